/** A table that is laid: the cloth, and a candle for each who is expected. */
import { cutPoly, gouge, gouges, path, seeded } from '../../../../web/art/lino.ts';
import { crimson, goldDeep } from './shapes.ts';

/** A long table with its cloth, seen from the front. */
export const longTable = (x: number, y: number, w: number, h: number, seed: number): string => {
  const r = seeded(seed);
  const s =
    path(
      cutPoly(
        [
          [x - 6, y + 16],
          [x + w + 6, y + 16],
          [x + w - 2, y + h + 16],
          [x + 2, y + h + 16],
        ],
        r,
        2,
        50,
      ),
      '#4a2228',
    ) +
    path(
      cutPoly(
        [
          [x - 16, y],
          [x + w + 16, y],
          [x + w + 8, y + h],
          [x - 8, y + h],
        ],
        r,
        1.6,
        60,
      ),
      '#f3ead7',
    );
  let f = '',
    d = '';
  for (let k = 0; k < w / 46; k++) {
    const q = x + 12 + k * 46 + r() * 14;
    f += gouge(q, y + h - 4 - r() * 14, q + 3, y + h - 2 - 30 - r() * 30, 2.6);
  }
  for (let k = 0; k < w / 30; k++) d += gouge(x + k * 30, y + h - 3, x + k * 30 + 24, y + h - 3, 2.4, 4);
  return (
    s +
    path(f, '#dccbab') +
    path(d, crimson) +
    path(
      cutPoly(
        [
          [x - 16, y],
          [x + w + 16, y],
          [x + w + 14, y + 14],
          [x - 14, y + 14],
        ],
        r,
        1,
        60,
      ),
      '#fdf8ee',
    )
  );
};

/** A place candle, 40 x 70, lit or just gone out. */
export const placeCandle = (lit: boolean): string =>
  lit
    ? path('M14 66V28Q20 25 26 28V66Z', '#fbf5e8') +
      path(
        gouges([
          [17, 32, 17.4, 62, 1.1],
          [23, 36, 23, 58, 1],
        ]),
        '#cfbe9d',
      ) +
      path('M6 64Q20 60 34 64L31 70H9Z', goldDeep) +
      path('M20 3Q27 14 20 24Q13 14 20 3Z', '#d9822b') +
      path('M20 12Q23.4 18 20 23Q16.6 18 20 12Z', '#fff1c9')
    : path('M14 66V36Q20 33 26 36V66Z', '#b9a99a') +
      path(gouges([[17, 40, 17.4, 62, 1.1]]), '#8a7668') +
      path('M6 64Q20 60 34 64L31 70H9Z', '#4b3a2a') +
      path('M19.2 30h1.6v6h-1.6Z', '#2b1c14');
