/** A seat is a chair: chair, hood, mask, letter and place card are one block. Cloth never tells. */

import { type ComponentChildren, Fragment } from 'preact';
import { useMemo } from 'preact/hooks';
import { candle } from '../../../../web/art/marks.ts';
import { type FaceOf, Icon, Mask, Picture } from '../../../../web/kit/index.ts';
import { foot } from '../art/cards.ts';
import { barArt, chairArt, hoodArt, pile, seatArt, slateBoard, slateFront } from '../art/guest.ts';
import { wax } from '../art/shapes.ts';
import { plateOf } from './plate.ts';
import type { TableProps } from './props.ts';

const SYMBOLS: { readonly [id: string]: readonly [box: string, art: () => string] } = {
  hood: ['0 0 120 112', () => hoodArt],
  chair: ['0 0 150 190', () => chairArt],
  chairseat: ['0 0 150 190', () => chairArt + seatArt],
  slatefront: ['0 0 98 70', () => slateFront],
  slateback: [
    '0 0 98 70',
    () => `${slateBoard}<g transform="translate(31 17) scale(.36)">${wax('var(--wax)', 'var(--wax-cut)')}</g>`,
  ],
  bar: ['0 0 76 44', () => barArt],
  foot: ['-10 -20 20 40', () => foot],
};

/** Cut once, printed for every seat. */
export function Sprite() {
  const art = useMemo(
    () => ({
      __html: Object.entries(SYMBOLS)
        .map(([id, [box, cut]]) => `<symbol id="t-${id}" viewBox="${box}" overflow="visible">${cut()}</symbol>`)
        .join(''),
    }),
    [],
  );
  return <svg class="sprite" aria-hidden="true" dangerouslySetInnerHTML={art} />;
}

export const Use = ({ id, box, class: name }: { id: string; box: string; class: string }) => (
  <svg class={name} viewBox={box} aria-hidden="true">
    <use href={`#t-${id}`} />
  </svg>
);

export const Hood = ({ face }: { face: FaceOf }) => (
  <>
    <Use id="hood" box="0 0 120 112" class="ft-hood" />
    <Mask id={face.mask} class="ft-mask" />
    <b>{face.letter}</b>
  </>
);

export function Lines({ name, letters }: { name: string; letters?: number }) {
  const { lines } = plateOf(name, letters);
  const drawn = lines.map((line, k) => (
    <Fragment key={k}>
      {k > 0 && <br />}
      {k > 0 && ' '}
      {line}
    </Fragment>
  ));
  if (lines.join(' ') === name) return <>{drawn}</>;
  // Read aloud, a name that is broken would be two.
  return (
    <>
      <span class="vh">{name}</span>
      <span aria-hidden="true">{drawn}</span>
    </>
  );
}

export interface GuestProps {
  readonly face: FaceOf;
  readonly x: number;
  readonly y: number;
  readonly class?: string;
  readonly chair?: boolean;
  /** Somebody sits there. */
  readonly hood?: boolean;
  /** Below the name. */
  readonly small?: ComponentChildren;
  /** What a screen reader says besides the name. */
  readonly note?: string | undefined;
}

export function Guest({ face, x, y, class: name = '', chair = true, hood = true, small, note }: GuestProps) {
  return (
    <div
      class={`ft-guest ${name}`}
      style={{
        left: `${x.toFixed(1)}px`,
        top: `${y.toFixed(1)}px`,
        '--tint': `var(--seat-${face.tint})`,
        '--fit': plateOf(face.name).fit,
      }}
    >
      <span class="ft-fig" aria-hidden="true">
        {chair && <Use id={hood ? 'chair' : 'chairseat'} box="0 0 150 190" class="ft-chair" />}
        {hood && <Hood face={face} />}
      </span>
      <span class="ft-card">
        <Lines name={face.name} />
        {face.bot && <Icon id="robot" class="bot" />}
        {small && <small>{small}</small>}
      </span>
      {note && <span class="vh">, {note}</span>}
    </div>
  );
}

/** The season as a row of candles: a stub for each day that is over. */
export function Season({ today, last, label }: { today: number; last: number; label: string }) {
  const arts = useMemo(
    () =>
      Array.from({ length: last }, (_, k) => {
        const isOver = k + 1 < today;
        const isNow = k + 1 === today;
        const left = isOver ? 0.12 : isNow ? 0.62 : 0.9;
        return `<g transform="translate(-8 -26)">${candle(left, isOver ? '#7d6c70' : '#f3ead7', isOver ? '#5b4b50' : '#cfbe9d', isNow)}</g>`;
      }),
    [today, last],
  );
  return (
    <span class="ft-season" role="img" aria-label={label}>
      {arts.map((art, k) => (
        <Picture key={k} width={44} height={92} art={art} />
      ))}
    </span>
  );
}

/** Every bar is drawn, and one number stands beside them. */
export function Silver({ bars, base = 5, class: name = '' }: { bars: number; base?: number; class?: string }) {
  const rows = bars > 24 ? base + 3 : bars > 14 ? base + 1 : base;
  const art = useMemo(() => pile(bars, rows, 58), [bars, rows]);
  const width = rows * 58 + 40;
  return (
    <svg class={`ft-silver ${name}`} viewBox={`${-width / 2} -230 ${width} 240`} aria-hidden="true">
      <g dangerouslySetInnerHTML={{ __html: art }} />
    </svg>
  );
}

/** The number of the day, and where the day is. */
export function Head({ title, sub }: { title: ComponentChildren; sub?: ComponentChildren }) {
  return (
    <div class="ft-head">
      <p class="ft-day">{title}</p>
      {sub && <p class="ft-sub">{sub}</p>}
    </div>
  );
}

export function SeasonNote({ view, t, w }: TableProps) {
  return (
    <div class="ft-note">
      <b>{w.left(view.living.length)}</b>
      {w.finaleOn(view.finale)}
      <Season
        today={Math.max(1, view.day)}
        last={view.finale}
        label={t.status.day(Math.max(1, view.day), view.finale)}
      />
    </div>
  );
}
