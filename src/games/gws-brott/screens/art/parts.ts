/** What the town is built of, in one ink: walls, roofs, windows, smoke, trees. */
import { cutDisc, cutPoly, gouge, gouges, type Point, type Random } from '../../../../web/art/lino.ts';
import type { Inks, Roof } from './inks.ts';
import { P, rect } from './knife.ts';

interface Wide {
  readonly fh?: number;
  readonly win?: number;
  readonly door?: 0 | 1;
  readonly chim?: readonly number[];
  readonly wall?: string;
}
interface Tall {
  readonly fh?: number;
  readonly rows?: number;
  readonly door?: 0 | 1;
  readonly chim?: readonly (readonly [number, number])[];
  readonly wall?: string;
  readonly peak?: number;
}

export type Parts = ReturnType<typeof partsOf>;

export function partsOf(p: Inks, r: Random) {
  const poly = (points: readonly Point[], amp = 1.5, step = 34) => cutPoly(points, r, amp, step);
  const windows = (x: number, y: number, n: number, gap: number, ww = 9, hh = 12) =>
    Array.from(
      { length: n },
      (_, k) => P(rect(x + k * gap - 1.5, y - 1.5, ww + 3, hh + 3), p.trim) + P(rect(x + k * gap, y, ww, hh), p.window),
    ).join('');
  const chimney = (x: number, y: number, k = 1) =>
    P(rect(x, y, 13 * k, 20 * k), p.roofs.red[1]) + P(rect(x - 2, y - 4, 13 * k + 4, 6), p.ink);
  const smoke = (x: number, y: number) => P(`M${x} ${y}q-10 -10 0 -20q10 -10 2 -22q16 8 8 24q-6 10 2 18Z`, p.smoke);
  const shadow = (x: number, y: number, w: number, h: number) =>
    P(
      `M${x + 6} ${y + h}L${x + w} ${y + h}L${x + w} ${y + 18}L${x + w + 10} ${y + 26}V${y + h + 7}H${x + 14}Z`,
      p.shade,
    );
  const tiles = (x1: number, x2: number, y1: number, y2: number, gap = 13) => {
    let d = '';
    for (let x = x1 + gap * 0.7; x < x2 - 4; x += gap)
      d += gouge(x + (r() - 0.5) * 3, y1 + 3, x + (r() - 0.5) * 3, y1 + (y2 - y1) * (0.55 + r() * 0.4), 1.5);
    return d;
  };
  /** The ridge runs east and west. */
  const wide = (
    x: number,
    y: number,
    w: number,
    h: number,
    roof: Roof,
    { fh = 26, win = Math.floor((w - 20) / 24), door = 1, chim = [0.72], wall = p.wall }: Wide = {},
  ) => {
    const [a, b] = p.roofs[roof],
      ry = y + (h - fh) * 0.34,
      by = y + h - fh;
    return (
      shadow(x, y, w, h) +
      P(rect(x + 3, by - 4, w - 6, fh + 4), wall) +
      P(gouges([[x + 6, y + h - 2, x + w - 6, y + h - 2, 1.4]]), p.wallShade) +
      P(
        poly(
          [
            [x + 4, y],
            [x + w - 4, y],
            [x + w, ry],
            [x, ry],
          ],
          0.8,
        ),
        b,
      ) +
      P(
        poly(
          [
            [x, ry],
            [x + w, ry],
            [x + w + 4, by + 2],
            [x - 4, by + 2],
          ],
          0.8,
        ),
        a,
      ) +
      P(tiles(x, x + w, ry, by), b) +
      P(gouge(x - 2, ry, x + w + 2, ry, 1.7), p.ink) +
      windows(x + 12, by + 7, win, (w - 24 + 15) / win, 9, 12) +
      (door ? P(rect(x + w / 2 - 6, by + 6, 12, fh - 6), p.ink) : '') +
      chim.map((t) => chimney(x + w * t, ry - 16)).join('')
    );
  };
  /** The gable to the street. */
  const tall = (
    x: number,
    y: number,
    w: number,
    h: number,
    roof: Roof,
    { fh = 26, rows = 1, door = 1, chim = [], wall = p.wall, peak = 24 }: Tall = {},
  ) => {
    const [a, b] = p.roofs[roof],
      m = x + w / 2,
      by = y + h - fh * rows;
    let t = '';
    for (let k = y + 22; k < by - 10; k += 15) t += gouge(x + 4, k + 8 + r() * 3, m - 4, k - 8, 1.4);
    let t2 = '';
    for (let k = y + 22; k < by - 10; k += 15) t2 += gouge(x + w - 4, k + 8 + r() * 3, m + 4, k - 8, 1.4);
    return (
      shadow(x, y, w, h) +
      P(`M${x + 3} ${y + h}V${by}L${m} ${by - peak}L${x + w - 3} ${by}V${y + h}Z`, wall) +
      P(`M${x - 3} ${y + 17}L${m} ${y}V${by - peak - 5}L${x - 4} ${by + 4}Z`, b) +
      P(`M${x + w + 3} ${y + 17}L${m} ${y}V${by - peak - 5}L${x + w + 4} ${by + 4}Z`, a) +
      P(t, a) +
      P(t2, b) +
      P(gouge(m, y, m, by - peak - 4, 1.7), p.ink) +
      Array.from({ length: rows }, (_, k) =>
        windows(
          x + 11,
          by + 7 + k * fh,
          Math.max(2, Math.floor((w - 18) / 22)),
          (w - 22 + 13) / Math.max(2, Math.floor((w - 18) / 22)),
          9,
          12,
        ),
      ).join('') +
      P(rect(m - 4, by - peak + 15, 8, 10), p.window) +
      (door ? P(rect(m - 6, y + h - 19, 12, 19), p.ink) : '') +
      chim.map(([cx, cy]) => chimney(cx, cy)).join('')
    );
  };
  const treeAt = (x: number, y: number, k = 1) =>
    P(cutDisc(x + 5, y + 6, 13 * k, 11 * k, r, 1, 10), p.shade) +
    P(cutDisc(x, y, 13 * k, 12 * k, r, 1.6, 12), p.tree) +
    P(
      gouges([
        [x - 7 * k, y - 3, x + 3, y - 7 * k, 1.8],
        [x - 5 * k, y + 4, x + 8 * k, y, 1.8],
      ]),
      p.treeCut,
    );
  const firAt = (x: number, y: number, k = 1) =>
    P(
      `M${x} ${y - 44 * k}L${x - 15 * k} ${y - 18 * k}L${x - 8 * k} ${y - 19 * k}L${x - 19 * k} ${y + 4 * k}H${x + 19 * k}L${x + 8 * k} ${y - 19 * k}L${x + 15 * k} ${y - 18 * k}Z`,
      p.fir,
    ) +
    P(
      gouges([
        [x + 1, y - 36 * k, x - 8 * k, y - 19 * k, 1.6],
        [x + 2, y - 20 * k, x - 11 * k, y - 1, 1.8],
        [x + 6 * k, y - 14 * k, x + 10 * k, y - 1, 1.4],
      ]),
      p.firCut,
    );
  /** A pennant, no nation's flag. */
  const flag = (x: number, y: number) =>
    P(rect(x, y - 34, 2.6, 36), p.ink) + P(`M${x + 2} ${y - 34}q14 0 30 7q-14 5 -30 5Z`, p.gold);

  return { poly, windows, chimney, smoke, shadow, tiles, wide, tall, treeAt, firAt, flag };
}
