/** What muffins are made of: cup, dome, crumbs, and what lies on top. 200 x 190, standing on 190. */
import {
  type Cut,
  disc,
  fan,
  gouge,
  gouges,
  n1,
  path as P,
  type Random,
  rad,
  seeded,
} from '../../../../web/art/lino.ts';
import { C } from './inks.ts';

interface Bake {
  readonly dome?: string;
  readonly cut?: string;
  readonly cup?: string;
  readonly pleat?: string;
  readonly marks?: readonly Cut[];
  readonly behind?: string;
  readonly on?: string;
  readonly d?: string;
}
const DOME = 'M34 113Q22 86 47 75Q56 35 100 33Q144 35 153 75Q178 86 166 113Q134 127 100 123Q66 127 34 113Z';
export const CUP = 'M46 110L60 173Q100 185 140 173L154 110Q100 130 46 110Z';
export const leaf = (
  x: number,
  y: number,
  l: number,
  deg: number,
  c: string = C.leaf,
  cut: string = C.leafCut,
): string => {
  const a = rad(deg),
    x2 = x + l * Math.cos(a),
    y2 = y + l * Math.sin(a);
  return (
    P(gouge(x, y, x2, y2, l * 0.42), c) + P(gouge(x, y, x + (x2 - x) * 0.85, y + (y2 - y) * 0.85, l * 0.05 + 0.6), cut)
  );
};
export const berry = (x: number, y: number, r: number, c: string, cut: string, star = false): string =>
  P(disc(x, y, r), c) +
  P(
    star
      ? fan(x, y - r * 0.25, 0, r * 0.55, 0, 288, 5, r * 0.13)
      : gouge(x - r * 0.6, y - r * 0.1, x - r * 0.1, y - r * 0.6, r * 0.16),
    cut,
  );
export const bumps = (x: number, y: number, rows: readonly number[], r: number, c: string, cut: string): string => {
  let a = '',
    b = '';
  rows.forEach((n, i) => {
    for (let k = 0; k < n; k++) {
      const px = x + (k - (n - 1) / 2) * r * 1.62,
        py = y + i * r * 1.42;
      a += disc(px, py, r);
      b += gouge(px - r * 0.5, py + r * 0.5, px + r * 0.45, py + r * 0.6, r * 0.16, -r * 0.3);
    }
  });
  return P(a, c) + P(b, cut);
};
export const slice = (x: number, y: number, r: number, rind: string, flesh: string, cut: string): string =>
  P(disc(x, y, r), rind) +
  P(disc(x, y, r * 0.84), cut) +
  (() => {
    let s = '';
    for (let k = 0; k < 8; k++) {
      const a = rad(k * 45 + 12),
        b = rad(k * 45 + 45 + 4),
        q = r * 0.74;
      s += `M${n1(x + r * 0.1 * Math.cos((a + b) / 2))} ${n1(y + r * 0.1 * Math.sin((a + b) / 2))}L${n1(x + q * Math.cos(a))} ${n1(y + q * Math.sin(a))}Q${n1(x + q * 1.1 * Math.cos((a + b) / 2))} ${n1(y + q * 1.1 * Math.sin((a + b) / 2))} ${n1(x + q * Math.cos(b))} ${n1(y + q * Math.sin(b))}Z`;
    }
    return P(s, flesh);
  })();
export const ear = (x: number, y: number, l: number, deg: number, c: string, cut: string): string => {
  let s = gouge(x, y, x + l * Math.cos(rad(deg)), y + l * Math.sin(rad(deg)), 1.6);
  for (let k = 0; k < 6; k++) {
    const t = 0.42 + k * 0.1,
      px = x + l * t * Math.cos(rad(deg)),
      py = y + l * t * Math.sin(rad(deg));
    for (const d of [-34, 34])
      s += gouge(px, py, px + 15 * Math.cos(rad(deg + d)), py + 15 * Math.sin(rad(deg + d)), 4.2);
  }
  return (
    P(s, c) +
    P(
      gouge(
        x + l * 0.4 * Math.cos(rad(deg)),
        y + l * 0.4 * Math.sin(rad(deg)),
        x + l * Math.cos(rad(deg)),
        y + l * Math.sin(rad(deg)),
        1,
      ),
      cut,
    )
  );
};
export const drip = (
  c: string,
  d = 'M47 76Q56 35 100 33Q144 35 153 76Q160 92 150 98Q142 98 140 86Q132 82 128 92Q126 112 116 112Q108 110 108 94Q100 86 94 94Q92 106 84 104Q76 102 77 90Q70 82 66 90Q64 100 56 98Q44 92 47 76Z',
) => P(d, c);
const crumb: readonly Cut[] = [
  [58, 96, 76, 90, 2.6],
  [88, 52, 104, 47, 2.6],
  [120, 62, 136, 70, 2.8],
  [128, 98, 146, 101, 2.6],
  [62, 68, 70, 58, 2.4],
  [90, 104, 106, 107, 2.4],
];
export const muffin = ({
  dome = '#d9a95c',
  cut = '#8a5a24',
  cup = C.cup,
  pleat = C.paperCut,
  marks = crumb,
  behind = '',
  on = '',
  d = DOME,
}: Bake): string =>
  behind +
  P(CUP, cup) +
  P(
    gouges([
      [56, 122, 66, 172, 2.8],
      [70, 127, 77, 176, 2.8],
      [85, 130, 89, 178, 2.8],
      [100, 131, 100, 179, 2.8],
      [115, 130, 111, 178, 2.8],
      [130, 127, 123, 176, 2.8],
      [144, 122, 134, 172, 2.8],
    ]),
    pleat,
  ) +
  P(d, dome) +
  P(gouges(marks), cut) +
  on;
export const scatter = (n: number, seed: number, f: (x: number, y: number, r: Random) => string): string => {
  const r = seeded(seed);
  let s = '';
  for (let k = 0; k < n; k++) {
    const a = rad(190 + (160 * (k + r() * 0.7)) / n),
      q = 22 + r() * 40;
    s += f(100 + q * 1.25 * Math.cos(a), 106 + q * Math.sin(a) + (r() - 0.3) * 8, r);
  }
  return s;
};
