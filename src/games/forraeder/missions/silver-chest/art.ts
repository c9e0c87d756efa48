/** M1: the chest, in two halves. */
import { cutPoly, disc, gouges, path, seeded } from '../../../../web/art/lino.ts';
import { gold, goldDeep } from '../../screens/art/shapes.ts';

/** The open silver chest, 560 x 400, floor at y = 400; bars are put in by the caller at (280, 214). */
export const chestBack = (): string => {
  const r = seeded(31);
  return (
    path(
      cutPoly(
        [
          [40, 200],
          [22, 60],
          [60, 6],
          [500, 0],
          [540, 56],
          [522, 200],
        ],
        r,
        2,
        50,
      ),
      '#3a1c12',
    ) +
    path(
      cutPoly(
        [
          [60, 196],
          [46, 70],
          [78, 24],
          [484, 20],
          [516, 68],
          [502, 196],
        ],
        r,
        2,
        50,
      ),
      '#1b0d0f',
    ) +
    path(
      gouges([
        [80, 60, 480, 54, 3],
        [70, 110, 490, 106, 3],
      ]),
      '#3a1c12',
    ) +
    path('M130 4h34V198h-34ZM396 2h34V198h-34Z', '#6f5a3a')
  );
};

export const chestFront = (): string => {
  const r = seeded(32);
  return (
    path(
      cutPoly(
        [
          [24, 408],
          [10, 196],
          [552, 192],
          [540, 410],
        ],
        r,
        2,
        60,
      ),
      '#140a0e',
    ) +
    path(
      cutPoly(
        [
          [28, 396],
          [14, 188],
          [546, 184],
          [532, 398],
        ],
        r,
        2,
        50,
      ),
      '#6b3a20',
    ) +
    path(
      gouges([
        [34, 240, 520, 236, 3.4],
        [36, 292, 524, 290, 3.4],
        [38, 344, 524, 346, 3.4],
        [60, 214, 200, 212, 2.4],
        [330, 266, 500, 264, 2.4],
        [70, 318, 230, 320, 2.4],
        [340, 372, 500, 374, 2.4],
      ]),
      '#42210f',
    ) +
    path('M118 187h44V396h-44ZM398 186h44V397h-44Z', '#2a1c22') +
    path([204, 262, 320, 376].map((y) => disc(140, y, 6) + disc(420, y, 6)).join(''), gold) +
    path(
      cutPoly(
        [
          [228, 184],
          [332, 184],
          [326, 284],
          [280, 306],
          [234, 284],
        ],
        r,
        1.4,
        30,
      ),
      gold,
    ) +
    path(
      gouges([
        [242, 196, 316, 194, 2.4],
        [246, 270, 280, 292, 2.4],
      ]),
      goldDeep,
    ) +
    path(`${disc(280, 228, 13)}M273 232h14l6 40h-26Z`, '#1b0d14')
  );
};
