/** Torches, flames, steps, a pouch, an hourglass, and the card of identity when it is turned. */
import { cutPoly, fan, gouges, n1, path, seeded } from '../../../../web/art/lino.ts';
import { goldDeep } from './guest.ts';

/** Drawn upward from 0 0. The two of the end question differ in shape too: one tongue ends, two tongues go on. */
const flame = (a = '#d9822b', b = '#f6c974', c = '#fff1c9') =>
  path('M0 -78Q30 -40 20 -14Q12 0 0 0Q-12 0 -20 -14Q-28 -34 -8 -50Q-6 -36 0 -34Q6 -52 0 -78Z', a) +
  path('M2 -50Q18 -26 11 -10Q6 -2 0 -2Q-9 -2 -12 -12Q-13 -24 -3 -32Q0 -24 4 -26Q6 -36 2 -50Z', b) +
  path('M1 -24Q8 -14 5 -7Q3 -3 0 -3Q-5 -3 -6 -9Q-5 -16 1 -24Z', c);
export const flameEnd = (): string =>
  path('M0 -132Q14 -84 27 -46Q34 -4 0 0Q-34 -4 -27 -46Q-14 -84 0 -132Z', '#3f7350') +
  path('M1 -92Q12 -60 18 -34Q22 -4 0 -3Q-22 -4 -17 -34Q-10 -60 1 -92Z', '#74bd90') +
  path('M0 -48Q8 -30 10 -18Q10 -4 0 -4Q-10 -4 -9 -18Q-6 -32 0 -48Z', '#e2f4dc') +
  path(
    gouges([
      [-6, -104, -16, -50, 2.4],
      [10, -84, 20, -40, 2.2],
    ]),
    '#cfe6c4',
  );
export const flameOn = (): string =>
  path('M-26 -122Q4 -82 0 -54Q14 -76 22 -112Q52 -56 38 -22Q28 0 0 0Q-30 0 -38 -26Q-44 -72 -26 -122Z', '#96182f') +
  path('M-20 -84Q-2 -54 0 -34Q12 -46 20 -74Q34 -38 24 -16Q16 -3 0 -3Q-20 -3 -25 -20Q-28 -50 -20 -84Z', '#e8603c') +
  path('M-8 -42Q2 -28 2 -20Q8 -26 10 -36Q18 -16 10 -8Q6 -4 0 -4Q-10 -4 -11 -14Q-12 -28 -8 -42Z', '#ffdf9c');
export const torch = (x: number, y: number, k = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${path('M-9 0L9 0L5 92Q0 98 -5 92Z', '#4a2618')}${path(gouges([[-2, 10, -1, 84, 2]]), '#7a4a28')}${path('M-17 -8Q0 -2 17 -8L13 12Q0 17 -13 12Z', goldDeep)}<g transform="translate(0 -2)">${flame()}</g></g>`;
/** One foot, 20 x 32, heel towards 0 0. */
export const foot = path(
  'M0 -18Q8 -18 8 -7Q7 2 0 3Q-7 2 -8 -7Q-8 -18 0 -18ZM-5 6Q0 4 5 6Q6 15 0 16Q-6 15 -5 6Z',
  'currentColor',
);
/** A pouch, 120 x 132. */
export const pouch = (a: string, cut: string, tie: string): string =>
  path(
    'M34 6Q60 -4 86 6L80 30Q60 24 40 30ZM36 34Q60 27 84 34Q120 78 110 112Q98 130 60 130Q22 130 10 112Q0 78 36 34Z',
    a,
  ) +
  path(
    gouges([
      [44, 10, 48, 26, 2.4],
      [60, 6, 60, 25, 2.4],
      [76, 10, 72, 26, 2.4],
      [40, 44, 20, 96, 3],
      [54, 42, 44, 112, 3],
      [70, 44, 82, 108, 3],
      [84, 48, 102, 96, 3],
    ]),
    cut,
  ) +
  path('M34 26Q60 20 86 26L85 36Q60 30 35 36Z', tie) +
  path(
    gouges([
      [84, 30, 104, 52, 3],
      [84, 32, 96, 62, 3],
    ]),
    tie,
  );
/** An hourglass, 100 x 150; left = sand still above. */
export const glass = (left: number, wood = '#8a5b2c', sand = '#f2b84b', pane = '#d9cfd6') => {
  const h = 50 * left;
  return (
    path('M8 4h84v12H8ZM8 134h84v12H8Z', wood) +
    path(
      gouges([
        [14, 9, 60, 8, 1.6],
        [40, 140, 86, 141, 1.6],
      ]),
      '#c9a14a',
    ) +
    `<path d="M20 18H80Q80 58 54 75Q80 92 80 132H20Q20 92 46 75Q20 58 20 18Z" fill="#120c15" stroke="${pane}" stroke-width="3.4"/>` +
    path(
      `M${n1(27 + (1 - left) * 14)} ${n1(68 - h)}H${n1(73 - (1 - left) * 14)}Q66 62 50 73Q34 62 ${n1(27 + (1 - left) * 14)} ${n1(68 - h)}Z`,
      sand,
    ) +
    path(
      `M26 130H74Q70 ${n1(118 - 34 * (1 - left))} 50 ${n1(112 - 34 * (1 - left))}Q30 ${n1(118 - 34 * (1 - left))} 26 130Z`,
      sand,
    ) +
    path('M48.8 72h2.4v44h-2.4Z', sand)
  );
};
/** The card of identity, turned: 300 x 420 in paper, a ring of gouges behind the words. */
export const openCard = (ink: string, soft: string): string => {
  const r = seeded(4);
  return (
    path(
      cutPoly(
        [
          [10, 16],
          [300, 12],
          [308, 432],
          [14, 434],
        ],
        r,
        1.4,
        60,
      ),
      '#1b0710',
    ) +
    path(
      cutPoly(
        [
          [0, 4],
          [300, 0],
          [298, 420],
          [3, 418],
        ],
        r,
        1.4,
        50,
      ),
      '#f3ead7',
    ) +
    `<path d="${cutPoly(
      [
        [14, 18],
        [286, 15],
        [284, 405],
        [17, 404],
      ],
      r,
      1,
      50,
    )}" fill="none" stroke="${ink}" stroke-width="3"/>` +
    path(fan(150, 122, 66, 84, 0, 352.5, 48, 2.2), ink) +
    path(fan(150, 122, 88, 100, 3.75, 356.25, 48, 1.6), soft)
  );
};
export const loyalSign = (ink: string, cut: string): string =>
  path('M150 74L190 87V122Q186 152 150 168Q114 152 110 122V87Z', ink) +
  path(
    gouges([
      [126, 98, 126, 136, 3],
      [174, 98, 174, 136, 3],
    ]),
    cut,
  ) +
  path('M143 96h14v18h18v14h-18v24h-14v-24h-18v-14h18Z', cut);
export const traitorSign = (ink: string, cut: string): string =>
  path(
    'M150 68Q118 73 116 112Q113 132 98 140V172Q150 186 202 172V140Q187 132 184 112Q182 73 150 68ZM150 86Q168 94 167 118Q166 140 150 150Q134 140 133 118Q132 94 150 86Z',
    ink,
  ).replace('<path', '<path fill-rule="evenodd"') +
  path(
    gouges([
      [112, 146, 108, 172, 2.4],
      [128, 152, 126, 178, 2.4],
      [172, 152, 174, 178, 2.4],
      [188, 146, 192, 172, 2.4],
    ]),
    cut,
  );
