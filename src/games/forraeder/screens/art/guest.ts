/** What a guest is made of: hood, chair, slate, wax; and the silver. Cut once, printed for every seat. */
import { type Cut, disc, fan, gouges, n1, path } from '../../../../web/art/lino.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Clockwise from the top, in radians. */
  readonly a: number;
}

/** Places on an oval, evenly spaced by the length of the rim (not by angle), clockwise from the top: 22 guests get 150 px each. */
export const places = (cx: number, cy: number, rx: number, ry: number, count: number): Spot[] => {
  const steps = 4000,
    at = (k: number): [number, number] => {
      const a = (k / steps) * 2 * Math.PI;
      return [cx + rx * Math.sin(a), cy - ry * Math.cos(a)];
    };
  const sum = [0];
  for (let k = 1; k <= steps; k++) {
    const [x, y] = at(k),
      [u, v] = at(k - 1);
    sum.push(sum[k - 1]! + Math.hypot(x - u, y - v));
  }
  return Array.from({ length: count }, (_, i) => {
    const want = (i / count) * sum[steps]!;
    let k = 0;
    while (sum[k]! < want) k++;
    const [x, y] = at(k);
    return { x, y, a: (k / steps) * 2 * Math.PI };
  });
};

export const hoodArt =
  path(
    'M60 1Q47 3 37 13Q24 27 23 50Q21 63 9 71Q1 84 0 112H120Q119 84 111 71Q99 63 97 50Q96 27 83 13Q73 3 60 1Z',
    'var(--cloak)',
  ) +
  path('M60 9Q28 14 27 50Q28 81 60 94Q92 81 93 50Q92 14 60 9Z', 'var(--trim)') +
  path('M60 13.5Q32 18 31.4 50Q32 77 60 89Q88 77 88.6 50Q88 18 60 13.5Z', 'var(--hollow)') +
  path(
    gouges([
      [19, 72, 9, 110, 2.6],
      [31, 80, 24, 111, 2.6],
      [43, 91, 40, 111, 2.2],
      [77, 91, 80, 111, 2.2],
      [89, 80, 96, 111, 2.6],
      [101, 72, 111, 110, 2.6],
      [42, 6, 28, 26, 2],
      [78, 6, 92, 26, 2],
      [25, 40, 23.6, 60, 1.4],
      [95, 40, 96.4, 60, 1.4],
    ]),
    'var(--cloak-cut)',
  ) +
  path(disc(60, 97, 6.4), 'var(--trim)') +
  path(disc(60, 97, 2.8), 'var(--cloak)');

export const chairArt =
  path('M75 2Q56 22 40 31Q26 41 26 62V190H124V62Q124 41 110 31Q94 22 75 2Z', 'var(--wood)') +
  path('M75 22Q60 37 48 43Q38 49 38 64V142H112V64Q112 49 102 43Q90 37 75 22Z', 'var(--wood-deep)') +
  path(
    gouges([
      [50, 62, 50, 138, 3.4],
      [62.5, 50, 62.5, 140, 3.6],
      [75, 62, 75, 141, 3.6],
      [87.5, 50, 87.5, 140, 3.6],
      [100, 62, 100, 138, 3.4],
    ]),
    'var(--wood)',
  ) +
  path(disc(75, 44, 10), 'var(--wood)') +
  path(fan(75, 44, 2.4, 8.4, 0, 315, 8, 1.6), 'var(--wood-deep)') +
  path('M16 48h14V190H16ZM120 48h14V190H120Z', 'var(--wood)') +
  path(disc(23, 42, 9) + disc(127, 42, 9) + disc(75, 6, 6.4), 'var(--finial)') +
  path(
    gouges([
      [20, 58, 20, 130, 1.6],
      [124, 58, 124, 130, 1.6],
      [43, 36, 66, 20, 1.8],
      [107, 36, 84, 20, 1.8],
    ]),
    'var(--wood-lift)',
  );

export const seatArt =
  path('M8 150Q75 138 142 150L138 172Q75 162 12 172Z', 'var(--cushion)') +
  path(
    gouges([
      [20, 153, 60, 149, 2],
      [80, 149, 128, 154, 2],
      [28, 161, 70, 157, 1.6],
    ]),
    'var(--cushion-cut)',
  ) +
  path('M6 108h20v10H14v44H6ZM144 108h-20v10h12v44h8Z', 'var(--wood)') +
  path(disc(8, 112, 7) + disc(142, 112, 7), 'var(--wood)');

const slateFrame = (face: string, cut: readonly Cut[]): string =>
  path('M3 4L93 2L95 67L2 68Z', 'var(--frame)') +
  path(
    gouges([
      [6, 6.4, 60, 5, 1],
      [50, 64.6, 92, 64, 1],
      [4.6, 20, 5, 60, 1],
      [92, 12, 92.4, 50, 1],
    ]),
    'var(--frame-cut)',
  ) +
  path('M9 10L87.6 8.4L89 61.6L8.4 62Z', face) +
  path(gouges(cut), 'var(--slate-cut)');

export const slateFront = slateFrame('var(--slate)', [
  [14, 54, 40, 57, 1.2],
  [60, 14, 84, 15, 1],
  [66, 56, 82, 52, 1],
]);

export const slateBoard = slateFrame('var(--board)', [
  [12, 18, 50, 17, 1.2],
  [40, 28, 86, 27, 1.2],
  [12, 40, 44, 41, 1.2],
  [52, 50, 86, 51, 1.2],
  [14, 56, 40, 56, 1],
]);

export const barArt =
  path('M14 4L60 2L74 20L66 40L6 42L2 24Z', '#1b1722') +
  path('M16 7L58 5L69 20L7 23Z', 'var(--silver)') +
  path('M7 23L69 20L63 37L9 39Z', 'var(--silver-deep)') +
  path(
    gouges([
      [20, 11, 50, 9.6, 1.5],
      [14, 18, 34, 17, 1.4],
      [14, 33, 56, 31, 1.6],
    ]),
    'var(--silver-lift)',
  ) +
  path('M30 26h14l-2 7H31Z', '#6c7683');

/** Silver bars, stacked as masons do: the last row need not be full. Drawn upward from y = 0. */
export const pile = (count: number, base = 7, w = 66, barWidth = 76): string => {
  // Every bar is drawn: the more, the smaller.
  let longest = base;
  while ((longest * (longest + 1)) / 2 - 1 < count) longest++;
  const rows: number[] = [];
  let left = count,
    n = longest;
  while (left > 0) {
    rows.push(Math.min(n, left));
    left -= n;
    n--;
  }
  let s = '';
  rows.forEach((k, row) => {
    const x0 = -(((longest - row) * w) / 2);
    for (let i = 0; i < k; i++)
      s += `<use href="#t-bar" x="${n1(x0 + i * w + (row % 2 ? 3 : -2))}" y="${n1(-42 - row * 24 + ((i * 7) % 3))}" width="${barWidth}" height="${n1((barWidth * 44) / 76)}"/>`;
  });
  return longest === base ? s : `<g transform="scale(${(base / longest).toFixed(3)})">${s}</g>`;
};
