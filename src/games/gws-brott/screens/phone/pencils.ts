/**
 * GW's own marks on the town. They are kept by this browser alone, are never sent, and fade by a shade each round.
 */
import { type Signal, signal } from '@preact/signals';
import { n1 } from '../../../../web/art/lino.ts';
import { type Piece, pieces, type Square } from '../../content.ts';
import { centre } from '../board/places.ts';

export type Sign = Piece | 'not';
export const signs: readonly Sign[] = [...pieces, 'not'];

interface Mark {
  readonly square: Square;
  readonly sign: Sign;
  readonly round: number;
}

const SHADES = [1, 0.72, 0.5, 0.32, 0.2] as const;

/** One sheet for each game; where nothing may be kept it lasts as long as the page. */
const sheets = new Map<string, Signal<readonly Mark[]>>();

export function sheetOf(code: string, game: number): Signal<readonly Mark[]> {
  const key = `gws-brott marks ${code} ${game}`;
  const known = sheets.get(key);
  if (known) return known;
  const sheet = signal<readonly Mark[]>(recalled(key));
  sheet.subscribe((marks) => {
    try {
      localStorage.setItem(key, JSON.stringify(marks));
    } catch {
      // A private window keeps nothing; the marks stay until it is closed.
    }
  });
  sheets.set(key, sheet);
  return sheet;
}

function recalled(key: string): readonly Mark[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as Mark[];
  } catch {
    return [];
  }
}

const ageOf = (mark: Mark, round: number): number => Math.max(0, round - mark.round);
export const marksNow = (marks: readonly Mark[], round: number): Mark[] =>
  marks.filter((mark) => ageOf(mark, round) < SHADES.length);

/** Set, or taken away where it stood already. */
export function toggle(sheet: Signal<readonly Mark[]>, square: Square, sign: Sign, round: number): void {
  const fresh = marksNow(sheet.peek(), round);
  const without = fresh.filter((mark) => mark.square !== square || mark.sign !== sign);
  sheet.value = without.length < fresh.length ? without : [...without, { square, sign, round }];
}

const SPOTS: { readonly [sign in Sign]: readonly [number, number] } = {
  hat: [-22, -22],
  glove: [22, -22],
  mask: [-22, 22],
  boot: [22, 22],
  not: [0, 0],
};

/** Inner SVG: each sign has its corner of the square. */
export const drawMarks = (marks: readonly Mark[], round: number): string =>
  marksNow(marks, round)
    .map((mark) => {
      const [x, y] = centre(mark.square);
      const [dx, dy] = SPOTS[mark.sign];
      const shade = SHADES[ageOf(mark, round)];
      const drawn =
        mark.sign === 'not'
          ? '<path d="M-24 -24L24 24M24 -24L-24 24" stroke="#8b202d" stroke-width="9" stroke-linecap="round"/>'
          : `<use href="#gb-pb-${mark.sign}" x="-20" y="-20" width="40" height="40"/>`;
      return `<g transform="translate(${n1(x + dx)} ${n1(y + dy)})" opacity="${shade}">${drawn}</g>`;
    })
    .join('');
