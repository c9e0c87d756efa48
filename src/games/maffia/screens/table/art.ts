/** Small prints of the table: the hourglass, the cup, the snuffed candle, the shield, a card, the ring of seconds. */
import { cutDisc, gouge, gouges, path, rad, seeded } from '../../../../web/art/lino.ts';
import { candle, cardBack } from '../../../../web/art/marks.ts';
import type { Layout } from './places.ts';

/** A snuffed candle with its smoke, 48 x 122 from 6. */
export const snuffed = (smoke = '#54627a'): string =>
  candle(0.5, '#e5d8be', '#cfbe9d', false) +
  path(gouge(30, 60, 22, 34, 2.4, 6) + gouge(24, 38, 34, 10, 2.6, -8), smoke);

/** The stub on the tag of somebody who is out, 60 x 120. */
export const stub = (): string =>
  `${candle(0.3, '#e5d8be', '#cfbe9d', false)}<path d="M30 74q-8-10 0-20t0-22" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round"/>`;

/** For an attempt, 120 x 210. */
export const shield = (): string =>
  path('M60 8L112 26V92Q106 160 60 196Q14 160 8 92V26Z', '#142034') +
  path('M60 22L100 36V92Q95 148 60 178Q25 148 20 92V36Z', '#f3ead7') +
  path('M52 54h16v34h30v16h-30v48h-16v-48h-30v-16h30Z', '#a32531') +
  path(gouge(30, 128, 92, 62, 4) + gouge(38, 144, 70, 112, 3), '#cfbe9d');

/** For a quiet night: a moon over a sleeping roof, 120 x 210. */
export const quiet = (): string => {
  const r = seeded(3);
  return (
    path('M70 20Q34 30 36 66Q44 98 84 96Q96 92 102 82Q72 82 64 58Q60 36 70 20Z', '#142034') +
    path('M14 150L60 112L106 150V196H14Z', '#142034') +
    path('M24 156L60 126L96 156V188H24Z', '#f3ead7') +
    path('M48 158h24v30h-24Z', '#a32531') +
    path(cutDisc(60, 200, 58, 10, r, 2, 30), '#cfbe9d') +
    path(
      gouges([
        [30, 166, 42, 166, 2],
        [30, 176, 42, 176, 2],
        [78, 166, 90, 166, 2],
        [78, 176, 90, 176, 2],
      ]),
      '#6a5c45',
    )
  );
};

/** The hourglass of the extension, 120 x 180. */
export const hourglass = (): string =>
  path('M14 6H106V24H14ZM14 156H106V174H14Z', '#5a3412') +
  path(
    gouges([
      [20, 14, 100, 14, 2.4, 2],
      [20, 166, 100, 166, 2.4, -2],
    ]),
    '#b57c1d',
  ) +
  path('M24 24H96Q96 66 66 88Q66 92 66 92Q96 114 96 156H24Q24 114 54 92Q54 90 54 88Q24 66 24 24Z', '#dfe7ec') +
  path('M40 58Q60 70 80 58Q74 74 62 86H58Q46 74 40 58Z', '#f2b84b') +
  path('M58.600 86h2.800v44h-2.800Z', '#f2b84b') +
  path('M32 156Q34 136 60 124Q86 136 88 156Z', '#f2b84b') +
  path(
    gouges([
      [32, 34, 38, 60, 2.6, -3],
      [86, 150, 88, 128, 2, 3],
      [46, 148, 74, 148, 2, 2],
    ]),
    '#a2c0d4',
  ) +
  path('M16 24h6v132h-6ZM98 24h6v132h-6Z', '#5a3412');

/** A cup of coffee for the break, 200 x 150; its steam is drawn apart, because it moves. */
export const cup = (): string =>
  path('M34 60H150Q150 120 118 132H66Q34 120 34 60Z', '#f3ead7') +
  path('M148 70Q186 66 180 94Q172 118 138 112L142 100Q164 104 166 88Q166 78 148 84Z', '#f3ead7') +
  path('M34 60Q92 48 150 60Q148 72 92 74Q36 72 34 60Z', '#50341d') +
  path(gouges([[48, 62, 130, 64, 2.6, 5]]), '#8a5b24') +
  path('M20 134Q92 124 168 134L152 146H36Z', '#a32531') +
  path(
    gouges([
      [44, 84, 52, 118, 2.6, -4],
      [58, 92, 64, 124, 2.2, -3],
      [40, 140, 150, 140, 2, 2],
    ]),
    '#cfbe9d',
  );

export const steam = (): string =>
  path(gouge(74, 46, 66, 10, 4, 9) + gouge(96, 44, 92, 2, 4.4, -9) + gouge(118, 46, 112, 12, 4, 9), '#dfe7ec');

/** The back of a card, 300 x 420: the same for every role. */
export const card = (): string =>
  `<rect width="300" height="420" rx="18" fill="#1a2b46"/><rect x="16" y="16" width="268" height="388" rx="10" fill="none" stroke="#7089ae" stroke-width="4"/><g transform="translate(0 82)">${cardBack('#a3b5ce', '#56719b')}</g>`;

const CUTS = 132;

/** The seconds of the last nominations, on the snow; clockwise from the top. */
export function ringCuts({ ring: { cx, cy, rx, ry } }: Layout): string[] {
  return Array.from({ length: CUTS }, (_, k) => {
    const t = rad((k / CUTS) * 360 - 90);
    const [c, s] = [Math.cos(t), Math.sin(t)];
    return gouge(cx + (rx - 10) * c, cy + (ry - 10) * s, cx + (rx - 46) * c, cy + (ry - 40) * s, 7);
  });
}

/** Light on whoever speaks, in three printed steps. */
export function spotlight({ ring: { cx, cy }, isCrowded }: Layout): string {
  const random = seeded(6);
  const k = isCrowded ? 1.06 : 1;
  const steps = [
    ['#c9b98c', 520, 262],
    ['#dccb97', 420, 206],
    ['#eedfae', 320, 152],
  ] as const;
  return steps.map(([ink, a, b]) => path(cutDisc(cx, cy, a * k, b * k, random, 4, 70), ink)).join('');
}

/** The chalk line through a name, 300 x 24. */
export const chalk = (): string => path(gouge(2, 14, 298, 9, 7, 3) + gouge(20, 18, 270, 13, 3, -2), '#fbf5e8');
