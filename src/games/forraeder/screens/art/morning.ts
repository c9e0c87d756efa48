/** The breakfast hall: the only light room. */
import { cutDisc, cutPoly, disc, fan, gouge, gouges, type Point, path, seeded } from '../../../../web/art/lino.ts';
import type { Box } from './hall.ts';
import { arch, gold, goldDeep } from './shapes.ts';

interface Breakfast {
  readonly W?: number;
  readonly H?: number;
  readonly windows?: readonly Box[];
  readonly door?: readonly [x: number, y: number, w: number, h: number, isOpen: boolean];
  readonly dais?: readonly Box[];
  readonly beam?: readonly [Point, Point, Point, Point] | null;
  readonly clear?: readonly Box[];
}

export const breakfastHall = ({
  W = 1920,
  H = 1080,
  windows = [],
  door,
  dais = [],
  beam = null,
  clear = [],
}: Breakfast): string => {
  const r = seeded(41),
    free = (x: number, y: number): boolean => clear.every(([a, b, w, h]) => x < a || x > a + w || y < b || y > b + h);
  const wall = '#c79b7c',
    cut = '#b4866a',
    lift = '#d8b193',
    dark = '#5b3036',
    stone = '#a87a63';
  let s = `<rect width="${W}" height="${H}" fill="${wall}"/>`,
    j = '',
    l = '';
  for (let y = 26, row = 0; y < H; y += 58, row++)
    for (let x = (row % 2) * 70 - 60; x < W; x += 140) {
      if (!free(x + 50, y)) continue;
      j += gouge(x + r() * 8, y + r() * 3, x + 118 + r() * 16, y + r() * 3, 2.4);
      if (r() > 0.45) j += gouge(x + 130 + r() * 6, y + 4, x + 131, y + 50, 2);
      if (r() > 0.6) l += gouge(x + 20, y + 16 + r() * 20, x + 60 + r() * 30, y + 18 + r() * 20, 1.8);
    }
  s += path(j, cut) + path(l, lift);
  for (const [x, y, w, h] of windows) {
    s +=
      path(arch(x, y, w + 34, h + 26), dark) +
      path(arch(x, y, w + 22, h + 18), stone) +
      path(arch(x, y, w, h), '#b7324a');
    const id = `w${x}`;
    s +=
      `<clipPath id="${id}"><path d="${arch(x, y, w, h)}"/></clipPath><g clip-path="url(#${id})">` +
      path(cutDisc(x, y + 20, w * 1.05, h * 0.86, r, 3, 40), '#d65a4c') +
      path(cutDisc(x, y + 24, w * 0.86, h * 0.6, r, 3, 40), '#eb9350') +
      path(cutDisc(x, y + 24, w * 0.6, h * 0.38, r, 3, 34), '#f6c974') +
      path(fan(x, y + 20, h * 0.5, h * 0.98, 200, 340, 17, 2.6), '#eb9350') +
      path(
        cutPoly(
          [
            [x - w, y + 4],
            [x - w, y - h * 0.16],
            [x - w * 0.3, y - h * 0.27],
            [x + w * 0.1, y - h * 0.14],
            [x + w, y - h * 0.24],
            [x + w, y + 4],
          ],
          r,
          3,
          16,
        ),
        '#3b1d2f',
      ) +
      '</g>';
    s +=
      path(
        `M${x - 3} ${y}V${y - h + 8}h6V${y}ZM${x - w / 2} ${y - h * 0.36}h${w}v5h${-w}ZM${x - w / 2} ${y - h * 0.62}h${w}v5h${-w}Z`,
        dark,
      ) + path(`M${x - w / 2 - 26} ${y}h${w + 52}v14h${-w - 52}Z`, dark);
  }
  for (const [x0, x1, y0, y1] of dais) {
    s +=
      path(
        cutPoly(
          [
            [x0, y0],
            [x1, y0],
            [x1, y1],
            [x0, y1],
          ],
          r,
          2,
          60,
        ),
        '#96685a',
      ) +
      path(
        cutPoly(
          [
            [x0 - 10, y0],
            [x1, y0],
            [x1, y0 + 16],
            [x0 - 10, y0 + 16],
          ],
          r,
          1.4,
          60,
        ),
        '#e0bd9f',
      );
    let d = '';
    for (let k = 0; k < 34; k++) {
      const x = x0 + 20 + r() * (x1 - x0 - 120),
        y = y0 + 30 + r() * (y1 - y0 - 40);
      d += gouge(x, y, x + 60 + r() * 60, y + 2, 2.4);
    }
    s += path(d, '#7f544c');
  }
  if (beam)
    s +=
      path(cutPoly(beam, r, 2, 40), '#f0cf9c') +
      path(
        gouges([
          [beam[0][0] + 20, beam[0][1] + 20, (beam[0][0] + beam[3][0]) / 2, (beam[0][1] + beam[3][1]) / 2, 3],
          [beam[1][0] - 12, beam[1][1] + 30, (beam[1][0] * 2 + beam[2][0]) / 3, (beam[1][1] * 2 + beam[2][1]) / 3, 3],
        ]),
        '#f8e3bd',
      );
  if (door) {
    const [x, y, w, h, open] = door;
    s += path(arch(x, y, w + 76, h + 54), dark) + path(arch(x, y, w + 56, h + 42), stone);
    let v = '';
    for (let k = 0; k < 13; k++) {
      const t = Math.PI * (k / 12);
      v += gouge(
        x - Math.cos(t) * (w / 2 + 2),
        y - h * 0.62 - Math.sin(t) * h * 0.37,
        x - Math.cos(t) * (w / 2 + 26),
        y - h * 0.62 - Math.sin(t) * (h * 0.37 + 20),
        2.6,
      );
    }
    s +=
      path(v, dark) +
      path(arch(x, y, w, h), '#2b141c') +
      path(arch(x, y, w * 0.72, h * 0.8), '#5a2b22') +
      path(arch(x, y, w * 0.46, h * 0.58), '#94552a') +
      (open
        ? ''
        : path(arch(x, y, w, h), '#4a2618') +
          (() => {
            let g = '';
            for (let k = 1; k < 7; k++)
              g += gouge(
                x - w / 2 + (k * w) / 7,
                y - 6,
                x - w / 2 + (k * w) / 7 + 2,
                y - h * (0.6 + 0.3 * Math.sin((k / 7) * Math.PI)),
                3.4,
              );
            return path(g, '#2c150f');
          })() +
          path(`M${x - w / 2} ${y - h * 0.2}h${w}v20h${-w}ZM${x - w / 2} ${y - h * 0.58}h${w}v20h${-w}Z`, '#20141f') +
          path(
            [-90, -45, 0, 45, 90]
              .map((q) => disc(x + q, y - h * 0.2 + 10, 6) + disc(x + q, y - h * 0.58 + 10, 6))
              .join(''),
            goldDeep,
          ) +
          path(disc(x + w * 0.32, y - h * 0.38, 22), gold) +
          path(disc(x + w * 0.32, y - h * 0.38, 14), '#4a2618'));
  }
  // floor
  s += path(
    cutPoly(
      [
        [-10, H - 178],
        [W + 10, H - 178],
        [W + 10, H + 10],
        [-10, H + 10],
      ],
      r,
      2,
      60,
    ),
    '#6d3a36',
  );
  let f = '';
  for (let k = 0; k < 60; k++) {
    const x = r() * W,
      y = H - 168 + r() * 160;
    f += gouge(x, y, x + 70 + r() * 90, y + r() * 3, 2.4);
  }
  s += path(f, '#834a40');
  return s;
};

export const smoke = (c: string): string =>
  path(gouge(20, 84, 12, 52, 3, 8) + gouge(13, 56, 26, 26, 3.4, -9) + gouge(25, 30, 16, 2, 3, 7), c);
