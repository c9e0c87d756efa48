/** What is printed on the town: evidence, pencil, footprints, lit squares. Inner SVG, as strings. */
import { gouge, n1, path, rad, seeded } from '../../../../web/art/lino.ts';
import {
  type Card,
  type Colour,
  cards,
  colourOf,
  gwStart,
  type Piece,
  type Place,
  type Square,
  squareOf,
} from '../../content.ts';
import { evInk, foot, tick } from '../art/marks.ts';
import { centre, type Direction, TURNS } from './places.ts';

const use = (id: string, x: number, y: number, w: number, h = w, attributes = ''): string =>
  `<use href="#gb-${id}" x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(h)}" ${attributes}/>`;

const printed = (card: Card, size: number, attributes = ''): string => {
  const [x, y] = centre(squareOf(card));
  return use(`ev-${colourOf(card)}`, x - size / 2, y - size / 2, size, size, attributes);
};
const outline = (card: Card, size: number, fill: string, stroke: string): string => {
  const [x, y] = centre(squareOf(card));
  const inks = `fill="${fill}" stroke="${stroke}" stroke-width="8" stroke-linejoin="round"`;
  return use(`evs-${colourOf(card)}`, x - size / 2, y - size / 2, size, size, inks);
};
const crossed = (card: Card, ink: string): string => {
  const [x, y] = centre(squareOf(card));
  const arms = `M${x - 14} ${y - 14}L${x + 14} ${y + 14}M${x + 14} ${y - 14}L${x - 14} ${y + 14}`;
  return `<path d="${arms}" stroke="${ink}" stroke-width="7" stroke-linecap="round"/>`;
};

/** GW's print: what is still there in colour, what was handed in crossed out. */
export const deskEvidence = (gone: ReadonlySet<Card>): string =>
  cards
    .map((card) =>
      gone.has(card) ? outline(card, 44, 'none', '#6b6048') + crossed(card, '#6b6048') : printed(card, 56),
    )
    .join('');

/** The criminals' side: own cards in colour, the others as faint outlines, those handed in not at all. */
export const nightEvidence = (own: readonly Card[], gone: ReadonlySet<Card>): string =>
  cards
    .map((card) =>
      own.includes(card) ? printed(card, 60) : gone.has(card) ? '' : outline(card, 34, '#1a2b47', '#7f9ac4'),
    )
    .join('');

/** The map on the wall: a destroyed square keeps its outline and shows the piece of who did it; of two nobody's. */
export const wallEvidence = (by: ReadonlyMap<Card, Piece | null>, paper: string, isFaint = false): string =>
  cards
    .map((card) => {
      const piece = by.get(card);
      if (piece === undefined) return isFaint ? printed(card, 40, 'opacity=".55"') : printed(card, 62);
      const [x, y] = centre(squareOf(card));
      const colour: Colour = colourOf(card);
      const inks = `fill="${paper}" stroke="${evInk[colour]}" stroke-width="9" stroke-linejoin="round"`;
      const hollow = use(`evs-${colour}`, x - 41, y - 41, 82, 82, inks);
      if (piece === null) return hollow + tick(x, y, 1.3);
      return hollow + use(`pb-${piece}`, x - 23, y - 23 + (colour === 'green' ? 11 : 0), 46, 46) + tick(x + 33, y - 33);
    })
    .join('');

/** The pencil has one direction for each criminal, so that overlaps cross-hatch by themselves. */
function strokes([cx, cy]: readonly [number, number], kind: number, w: number, gap: number): string {
  const [x, y] = [cx - 50, cy - 50];
  const r = seeded(x * 3 + y * 7 + kind);
  const shake = () => (r() - 0.5) * 5;
  let cuts = '';
  if (kind === 2) {
    for (let k = 16; k < 92; k += gap)
      cuts += gouge(x + 8 + shake(), y + k + shake(), x + 92 + shake(), y + k + shake(), w);
  } else if (kind === 3) {
    for (let k = 16; k < 92; k += gap)
      cuts += gouge(x + k + shake(), y + 8 + shake(), x + k + shake(), y + 92 + shake(), w);
  } else {
    for (let k = -70; k < 96; k += gap * 1.25) {
      const [x1, x2] = [Math.max(8, k), Math.min(92, k + 84)];
      if (x2 - x1 < 16) continue;
      const along = (u: number) => (kind === 1 ? 8 + (u - k) : 92 - (u - k));
      cuts += gouge(x + x1, y + along(x1) + shake(), x + x2, y + along(x2) + shake(), w);
    }
  }
  return cuts;
}

export const pencil = (places: readonly Place[], kind: number, w = 3.6, gap = 15, ink = '#1d222b'): string =>
  path(places.map((place) => (place === 'jail' ? '' : strokes(centre(place), kind, w, gap))).join(''), ink);

/** A patch of a criminal's pencil, 100 x 100. */
export const swatch = (kind: number): string =>
  `<rect width="100" height="100" rx="8" fill="#cfc19b"/>${path(strokes([50, 50], kind, 3.8, 15), '#1d222b')}`;

/** GW's way in the present move, two prints to a step. */
export const prints = (trail: readonly Square[], ink = '#1f5fc4', k = 0.3): string =>
  trail
    .slice(1)
    .map((to, i) => {
      const [[x1, y1], [x2, y2]] = [centre(trail[i]!), centre(to)];
      const a = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI + 90;
      return [0.34, 0.68]
        .map((t, side) => {
          const o = side ? 9 : -9;
          const x = x1 + (x2 - x1) * t + o * Math.cos(rad(a));
          const y = y1 + (y2 - y1) * t + o * Math.sin(rad(a));
          return `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(a)}) scale(${side ? k : -k} ${k}) translate(-36 -50)">${foot(ink)}</g>`;
        })
        .join('');
    })
    .join('');

/** What the chosen die can reach: by outline, not by fill, so that the phone is no brighter than before. */
export const lit = (square: Square, isPicked: boolean): string => {
  const [x, y] = centre(square);
  return isPicked
    ? `<rect x="${x - 44}" y="${y - 44}" width="88" height="88" rx="12" fill="#f2b84b" fill-opacity=".28" stroke="#f2b84b" stroke-width="8"/>`
    : `<rect x="${x - 42}" y="${y - 42}" width="84" height="84" rx="12" fill="#f2b84b" fill-opacity=".1" stroke="#f2b84b" stroke-width="4.5" stroke-dasharray="18 8"/>`;
};

const POINTER = 'M-22 -9Q-4 -11 2 -10L0 -24L28 0L0 24L2 10Q-8 11 -22 9L-16 0Z';

/** A square that GW may step to. */
export const stepTo = (square: Square, direction: Direction): string => {
  const [x, y] = centre(square);
  return `<rect x="${x - 42}" y="${y - 42}" width="84" height="84" rx="12" fill="#f2b84b" fill-opacity=".62" stroke="#7a4c05" stroke-width="6"/><g transform="translate(${x} ${y}) rotate(${TURNS[direction]})"><path fill="#2b1c05" d="${POINTER}"/></g>`;
};

/** A square that GW can still come to in this walk. */
export const reached = (square: Square): string => {
  const [x, y] = centre(square);
  return `<circle cx="${x}" cy="${y}" r="9" fill="#7a4c05" fill-opacity=".55"/>`;
};

/** A shortest way to the square that is chosen: how it could be walked. */
export const dotted = (way: readonly Place[], ink = '#f2b84b'): string =>
  `<path d="M${way.map((place) => centre(place, 1).join(' ')).join('L')}" fill="none" stroke="${ink}" stroke-width="7" stroke-dasharray="4 15" stroke-linecap="round"/>`;

/** An arrow's slide and where it ends. */
export const slide = (from: Place, to: Square, isPicked: boolean): string => {
  const [[x1, y1], [x2, y2]] = [centre(from, 1), centre(to)];
  const turn = Math.atan2(y2 - y1, x2 - x1);
  const ink = isPicked ? '#f2b84b' : '#c9a25a';
  const far = Math.hypot(x2 - x1, y2 - y1) > 110;
  const shaft = `M${n1(x1 + 56 * Math.cos(turn))} ${n1(y1 + 56 * Math.sin(turn))}L${n1(x2 - 62 * Math.cos(turn))} ${n1(y2 - 62 * Math.sin(turn))}`;
  return (
    (far && from !== 'jail'
      ? `<path d="${shaft}" stroke="${ink}" stroke-width="${isPicked ? 9 : 6}" stroke-dasharray="4 16" stroke-linecap="round"/>`
      : '') +
    `<g transform="translate(${x2} ${y2}) rotate(${n1((turn * 180) / Math.PI)}) scale(${isPicked ? 1.1 : 0.9})"><path fill="${ink}" d="${POINTER}"/></g>`
  );
};

export const target = (square: Square): string => {
  const [x, y] = centre(square);
  return `<circle cx="${x}" cy="${y}" r="58" fill="#f2b84b" fill-opacity=".4" stroke="#7a4c05" stroke-width="10"/><circle cx="${x}" cy="${y}" r="84" fill="none" stroke="#7a4c05" stroke-width="7" stroke-dasharray="26 18"/>`;
};
export const flight = (from: Square, to: Square, ink = '#143f86'): string => {
  const [[x1, y1], [x2, y2]] = [centre(from), centre(to)];
  return `<path d="M${x1} ${y1}Q${(x1 + x2) / 2} ${Math.min(y1, y2) - 120} ${x2} ${y2}" fill="none" stroke="${ink}" stroke-width="11" stroke-dasharray="6 24" stroke-linecap="round"/>`;
};
/** Where a trump was stopped. */
export const barred = (square: Square, ink = '#8b202d'): string => {
  const [x, y] = centre(square);
  return `<path d="M${x - 22} ${y - 22}L${x + 22} ${y + 22}M${x + 22} ${y - 22}L${x - 22} ${y + 22}" stroke="${ink}" stroke-width="12" stroke-linecap="round"/>`;
};
/** A dashed ring round somebody. */
export const ringAt = (place: Place, r = 47, ink = '#f3ead7', w = 5, nth = 0): string => {
  const [x, y] = centre(place, nth);
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${ink}" stroke-width="${w}" stroke-dasharray="17 9"/>`;
};
export const startPlate = (): string => {
  const [x, y] = centre(gwStart);
  return `<circle cx="${x}" cy="${y}" r="36" fill="none" stroke="#1f5fc4" stroke-width="5" stroke-dasharray="16 7"/><text x="${x}" y="${y + 11}" text-anchor="middle" font-family="Fraunces, Georgia, serif" font-weight="800" font-size="32" fill="#1a4fa3">GW</text>`;
};
export const pieceAt = (piece: Piece, place: Place, size = 62, nth = 0): string => {
  const [x, y] = centre(place, nth);
  return use(`pc-${piece}`, x - size / 2, y - size / 2, size, size * 1.06);
};
