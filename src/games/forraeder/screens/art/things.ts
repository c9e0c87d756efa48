/** Torches, flames, steps, a pouch, an hourglass, and the card of identity when it is turned. */
import { gouges, n1, path } from '../../../../web/art/lino.ts';
import { goldDeep } from './shapes.ts';

/** Drawn upward from 0 0. The two of the end question differ in shape too: one tongue ends, two tongues go on. */
const flame = (a = '#d9822b', b = '#f6c974', c = '#fff1c9') =>
  path('M0 -78Q30 -40 20 -14Q12 0 0 0Q-12 0 -20 -14Q-28 -34 -8 -50Q-6 -36 0 -34Q6 -52 0 -78Z', a) +
  path('M2 -50Q18 -26 11 -10Q6 -2 0 -2Q-9 -2 -12 -12Q-13 -24 -3 -32Q0 -24 4 -26Q6 -36 2 -50Z', b) +
  path('M1 -24Q8 -14 5 -7Q3 -3 0 -3Q-5 -3 -6 -9Q-5 -16 1 -24Z', c);
export const torch = (x: number, y: number, k = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${path('M-9 0L9 0L5 92Q0 98 -5 92Z', '#4a2618')}${path(gouges([[-2, 10, -1, 84, 2]]), '#7a4a28')}${path('M-17 -8Q0 -2 17 -8L13 12Q0 17 -13 12Z', goldDeep)}<g transform="translate(0 -2)">${flame()}</g></g>`;
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
