/** Inks and shapes that phones and the table screen share. */
import { cutDisc, cutPoly, fan, gouges, n1, path, seeded } from '../../../../web/art/lino.ts';

export const gold = '#c9a14a';

export const goldDeep = '#8f6d2a';

export const crimson = '#96182f';

/** Wax, 100 x 100: a drop with a hood pressed into it. */
export const wax = (fill: string, cut: string, seed = 4): string => {
  const r = seeded(seed);
  return (
    path(cutDisc(50, 50, 46, 46, r, 3.6, 26), fill) +
    `<circle cx="50" cy="50" r="33.5" fill="none" stroke="${cut}" stroke-width="2.6"/>` +
    path(fan(50, 50, 36.5, 43, 0, 345, 24, 1.3), cut) +
    path(
      'M50 24Q36 27 35 45Q33 54 26 58V70Q50 78 74 70V58Q67 54 65 45Q64 27 50 24ZM50 31Q58 35 58 47Q57 57 50 61Q43 57 42 47Q42 35 50 31Z',
      cut,
    ).replace('<path', '<path fill-rule="evenodd"')
  );
};

/** A large slate in its frame, any size. */
export const bigSlate = (w: number, h: number, f = 20, quiet = false): string => {
  const r = seeded(6);
  return (
    path(
      cutPoly(
        [
          [2, 14],
          [w - 6, 12],
          [w + 8, h + 18],
          [10, h + 20],
        ],
        r,
        1,
        80,
      ),
      '#2f0711',
    ) +
    path(
      cutPoly(
        [
          [0, 6],
          [w, 0],
          [w - 3, h],
          [5, h - 4],
        ],
        r,
        1.4,
        60,
      ),
      'var(--frame)',
    ) +
    path(
      gouges([
        [20, 11, w * 0.6, 8, 2.4],
        [w * 0.4, h - 10, w - 30, h - 9, 2.4],
        [11, 40, 13, h - 50, 2.4],
        [w - 11, 60, w - 13, h - 30, 2.4],
      ]),
      'var(--frame-cut)',
    ) +
    path(
      cutPoly(
        [
          [f, f + 4],
          [w - f, f],
          [w - f - 3, h - f],
          [f + 4, h - f - 3],
        ],
        r,
        1,
        60,
      ),
      'var(--slate)',
    ) +
    path(
      gouges(
        quiet
          ? [[f + 20, h - f - 10, w * 0.3, h - f - 8, 1.6]]
          : [
              [f + 20, h - f - 16, w * 0.3, h - f - 12, 2.4],
              [w * 0.66, f + 14, w - f - 24, f + 18, 2.2],
              [w * 0.8, h - f - 22, w - f - 20, h - f - 30, 2],
            ],
      ),
      'var(--slate-cut)',
    ) +
    path('M9 11m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0', 'var(--frame-cut)')
  );
};

/** A pointed arch, standing on y. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${n1(x - w / 2)} ${n1(y)}V${n1(y - h * 0.62)}Q${n1(x - w / 2)} ${n1(y - h * 0.86)} ${n1(x)} ${n1(y - h)}Q${n1(x + w / 2)} ${n1(y - h * 0.86)} ${n1(x + w / 2)} ${n1(y - h * 0.62)}V${n1(y)}Z`;
