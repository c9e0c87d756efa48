/** What many scenes share: swirls of gouges, stars, sun and moon, and places on an ellipse. */
import { disc, fan, gouge, n1, path, type Random, rad } from './lino.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
  /** The outward normal, in degrees; 0 is up. */
  readonly angle: number;
}

/** x, y and radius of a sun or a moon. */
export type Globe = readonly [x: number, y: number, r: number];

/** Point on an ellipse, t in 0..1 clockwise from the top by even angle (the top and bottom get the wide gaps that name tags need). */
export const onEllipse =
  (cx: number, cy: number, rx: number, ry: number) =>
  (t: number): Place => {
    const a = t * 2 * Math.PI,
      nx = Math.sin(a) / rx,
      ny = -Math.cos(a) / ry;
    return { x: cx + rx * Math.sin(a), y: cy - ry * Math.cos(a), angle: (Math.atan2(nx, -ny) * 180) / Math.PI };
  };

export interface Swirl {
  readonly len?: number;
  readonly density?: number;
  readonly w?: number;
  readonly clip?: (x: number, y: number) => boolean;
}

/** Gouges that follow ellipses around a centre: the sky of the round village, the snow of its square. */
export const swirl = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  rings: number,
  gap: number,
  random: Random,
  { len = 0.05, density = 1, w = 2.6, clip = () => true }: Swirl = {},
): string => {
  let d = '';
  for (let k = 0; k < rings; k++) {
    const a = rx + k * gap,
      b = ry + k * gap,
      around = Math.PI * (a + b),
      count = Math.floor((around / (70 + 60 * random())) * density);
    for (let i = 0; i < count; i++) {
      const s = ((i + random() * 0.8) / count) * 2 * Math.PI,
        e = s + len * (0.5 + random()) * (900 / (a + b)) * 2;
      const x1 = cx + a * Math.sin(s),
        y1 = cy - b * Math.cos(s),
        x2 = cx + (a + 3) * Math.sin(e),
        y2 = cy - (b + 3) * Math.cos(e);
      if (!clip(x1, y1) || !clip(x2, y2)) continue;
      const m = (s + e) / 2,
        mx = cx + a * Math.sin(m),
        my = cy - b * Math.cos(m);
      const bend = Math.hypot(mx - (x1 + x2) / 2, my - (y1 + y2) / 2);
      d += gouge(x1, y1, x2, y2, w * (0.5 + random() * 0.8), -bend * 1.6);
    }
  }
  return d;
};

export const star = (x: number, y: number, r: number): string =>
  `M${n1(x)} ${n1(y - r)}L${n1(x + r * 0.22)} ${n1(y - r * 0.22)}L${n1(x + r)} ${n1(y)}L${n1(x + r * 0.22)} ${n1(y + r * 0.22)}L${n1(x)} ${n1(y + r)}L${n1(x - r * 0.22)} ${n1(y + r * 0.22)}L${n1(x - r)} ${n1(y)}L${n1(x - r * 0.22)} ${n1(y - r * 0.22)}Z`;

export const sunAt = (x: number, y: number, r: number, fill: string, cut: string): string => {
  let s = '';
  for (let i = 0; i < 20; i++) {
    const a = rad(i * 18),
      long = i % 2 ? 1.62 : 1.95;
    s += gouge(
      x + r * 1.18 * Math.cos(a),
      y + r * 1.18 * Math.sin(a),
      x + r * long * Math.cos(a),
      y + r * long * Math.sin(a),
      r * 0.1,
    );
  }
  return path(s, fill) + path(disc(x, y, r), fill) + path(fan(x, y, r * 0.62, r * 0.9, 20, 110, 6, 1.6), cut);
};

export const moonAt = (x: number, y: number, r: number, fill: string, shade: string): string =>
  path(disc(x, y, r), fill) +
  path(
    disc(x - r * 0.3, y - r * 0.25, r * 0.16) +
      disc(x + r * 0.25, y + r * 0.3, r * 0.22) +
      disc(x + r * 0.34, y - r * 0.36, r * 0.1) +
      disc(x - r * 0.36, y + r * 0.34, r * 0.11),
    shade,
  ) +
  path(fan(x, y, r * 0.7, r * 0.96, 10, 100, 8, 1.4), shade);
