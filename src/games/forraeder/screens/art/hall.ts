/** Rooms of the castle: the Round Table from above, and a stone hall from the front. */
import { cutDisc, cutPoly, fan, gouge, type Point, path, seeded } from '../../../../web/art/lino.ts';
import { swirl } from '../../../../web/art/sky.ts';
import { arch, gold, goldDeep } from './shapes.ts';

/** Where nothing is cut, so that words stand there: x, y, width, height. */
export type Box = readonly [x: number, y: number, w: number, h: number];

export interface HallInks {
  readonly floor: string;
  readonly stone: string;
  readonly stones: readonly [string, string];
  readonly joint: string;
  readonly cut: string;
  readonly rim: string;
  readonly wood: string;
  readonly woodCut: string;
  readonly woodDeep: string;
  readonly felt: readonly [string, string, string, string];
}

interface RoundHall {
  readonly W?: number;
  readonly H?: number;
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  readonly seed?: number;
  readonly clear?: readonly Box[];
  readonly c?: Partial<HallInks>;
}

interface GreatHall {
  readonly W?: number;
  readonly H?: number;
  readonly floorY?: number;
  readonly seed?: number;
  readonly wall?: string;
  readonly cut?: string;
  readonly deep?: string;
  readonly floor?: string;
  readonly floorCut?: string;
  readonly edge?: string;
  /** Falls off in printed steps: radius and ink, the widest first; k is how flat. */
  readonly light?: {
    readonly x: number;
    readonly y: number;
    readonly k?: number;
    readonly steps: readonly (readonly [number, string])[];
  };
  readonly niches?: readonly Box[];
  readonly clear?: readonly Box[];
}

export const roundHall = ({ W = 1920, H = 1080, cx, cy, rx, ry, seed = 9, clear = [], c = {} }: RoundHall): string => {
  const p: HallInks = {
    floor: '#20141f',
    stone: '#2b1c2a',
    stones: ['#302030', '#261825'],
    joint: '#150c15',
    cut: '#3c2839',
    rim: '#0f080f',
    wood: '#4a2618',
    woodCut: '#6f3f22',
    woodDeep: '#2f160f',
    felt: ['#5c0f20', '#78142a', '#8e1a32', '#a02239'],
    ...c,
  };
  const r = seeded(seed),
    inside = (x: number, y: number): boolean =>
      x > -60 &&
      x < W + 60 &&
      y > -60 &&
      y < H + 60 &&
      clear.every(([a, b, w, h]) => x < a || x > a + w || y < b || y > b + h);
  let s = `<rect width="${W}" height="${H}" fill="${p.floor}"/>`;
  // flagstones laid in rings around the table
  for (let k = 0; k < 9; k++) {
    const a = rx + 40 + k * 104,
      b = ry + 40 + k * 104,
      n = 26 + k * 7,
      off = r();
    for (let i = 0; i < n; i++) {
      const t0 = ((i + off + 0.03) / n) * 2 * Math.PI,
        t1 = ((i + off + 0.97) / n) * 2 * Math.PI,
        P = (t: number, q: number): Point => [cx + (a + q) * Math.sin(t), cy - (b + q) * Math.cos(t)],
        mid = P((t0 + t1) / 2, 50);
      if (mid[0] < -120 || mid[0] > W + 120 || mid[1] < -120 || mid[1] > H + 120) continue;
      const tone = r();
      s += path(
        cutPoly([P(t0, 4), P((t0 + t1) / 2, 4), P(t1, 4), P(t1, 98), P((t0 + t1) / 2, 98), P(t0, 98)], r, 2, 40),
        tone > 0.7 ? p.stones[0] : tone > 0.3 ? p.stone : p.stones[1],
      );
    }
  }
  s += path(swirl(cx, cy, rx + 60, ry + 60, 26, 36, r, { w: 2.6, density: 0.7, len: 0.03, clip: inside }), p.cut);
  s += path(cutDisc(cx + 4, cy + 20, rx + 30, ry + 30, r, 2, 130), p.joint);
  s +=
    path(cutDisc(cx, cy, rx + 18, ry + 18, r, 2, 150), p.rim) +
    path(cutDisc(cx, cy, rx + 10, ry + 10, r, 1.6, 150), p.wood);
  s +=
    path(swirl(cx, cy, rx - 34, ry - 34, 4, 11, r, { w: 2.2, density: 1.1, len: 0.06 }), p.woodCut) +
    path(swirl(cx, cy, rx - 28, ry - 28, 3, 14, r, { w: 1.8, density: 0.7, len: 0.05 }), p.woodDeep);
  // an inlaid ring of old gold, then cloth; the light falls off in printed steps
  s +=
    path(cutDisc(cx, cy, rx - 40, ry - 40, r, 1.2, 160), gold) +
    path(cutDisc(cx, cy, rx - 46, ry - 46, r, 1.2, 160), p.woodDeep) +
    path(cutDisc(cx, cy, rx - 50, ry - 50, r, 1.2, 160), gold) +
    path(cutDisc(cx, cy, rx - 53, ry - 53, r, 1, 160), p.felt[0]);
  let teeth = '';
  for (let i = 0; i < 132; i++) {
    const t = (i / 132) * 2 * Math.PI;
    teeth += gouge(
      cx + (rx - 56) * Math.sin(t),
      cy - (ry - 56) * Math.cos(t),
      cx + (rx - (i % 6 ? 66 : 78)) * Math.sin(t),
      cy - (ry - (i % 6 ? 66 : 78)) * Math.cos(t),
      i % 6 ? 1.6 : 3,
    );
  }
  s += path(teeth, goldDeep);
  p.felt.slice(1).forEach((f, i) => {
    const k = [0.8, 0.6, 0.4][i]!,
      a = (rx - 60) * k,
      b = (ry - 60) * k;
    s += path(cutDisc(cx, cy, a, b, r, 3, 90), f);
    let e = '';
    const n = [96, 72, 50][i]!;
    for (let q = 0; q < n; q++) {
      const t = (q / n) * 2 * Math.PI + 0.02;
      e += gouge(
        cx + a * 0.93 * Math.sin(t),
        cy - b * 0.93 * Math.cos(t),
        cx + a * 1.1 * Math.sin(t),
        cy - b * 1.1 * Math.cos(t),
        3.2,
      );
    }
    s += path(e, p.felt[i]!);
  });
  return s;
};

export const greatHall = ({
  W = 1920,
  H = 1080,
  floorY = 800,
  seed = 51,
  wall = '#2a1622',
  cut = '#3d2331',
  deep = '#170b13',
  floor = '#1b0f17',
  floorCut = '#35212c',
  edge = '#50323f',
  light,
  niches = [],
  clear = [],
}: GreatHall): string => {
  const r = seeded(seed),
    free = (x: number, y: number): boolean => clear.every(([a, b, w, h]) => x < a || x > a + w || y < b || y > b + h);
  let s = `<rect width="${W}" height="${H}" fill="${wall}"/>`;
  if (light)
    for (const [q, ink] of light.steps) {
      s += path(cutDisc(light.x, light.y, q, q * (light.k ?? 0.8), r, 5, 64), ink);
      s += path(
        Array.from({ length: 44 }, (_, i) => {
          const t = (i / 44) * 2 * Math.PI;
          return gouge(
            light.x + q * 0.95 * Math.cos(t),
            light.y + q * (light.k ?? 0.8) * 0.95 * Math.sin(t),
            light.x + q * 1.08 * Math.cos(t),
            light.y + q * (light.k ?? 0.8) * 1.08 * Math.sin(t),
            3.4,
          );
        }).join(''),
        ink,
      );
    }
  let j = '';
  for (let y = 34, row = 0; y < floorY; y += 66, row++)
    for (let x = (row % 2) * 80 - 70; x < W; x += 160) {
      if (!free(x + 60, y) || r() < 0.22) continue;
      j += gouge(x + r() * 10, y + r() * 3, x + 126 + r() * 18, y + r() * 3, 2.4);
      if (r() > 0.5) j += gouge(x + 146, y + 5, x + 147, y + 56, 2);
    }
  s += path(j, cut);
  for (const [x, y, w, h] of niches) {
    s +=
      path(arch(x, y, w + 44, h + 32), edge) +
      path(fan(x, y - h * 0.62, w * 0.5 + 2, w * 0.5 + 22, 188, 352, 13, 2.6), deep) +
      path(arch(x, y, w, h), deep);
  }
  s += path(
    cutPoly(
      [
        [-10, floorY],
        [W + 10, floorY],
        [W + 10, H + 10],
        [-10, H + 10],
      ],
      r,
      2,
      60,
    ),
    floor,
  );
  let f = '';
  for (let k = 0; k < 56; k++) {
    const x = r() * W,
      y = floorY + 14 + r() * (H - floorY - 20);
    f += gouge(x, y, x + 70 + r() * 90, y + r() * 3, 2.4);
  }
  return (
    s +
    path(f, floorCut) +
    path(
      Array.from({ length: Math.ceil(W / 150) }, (_, k) =>
        gouge(k * 150 - 10, floorY + 3, k * 150 + 150, floorY + 3, 3),
      ).join(''),
      edge,
    )
  );
};
