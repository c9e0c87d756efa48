/**
 * The village in snow: round, seen from its square, for the table; a strip of it for a phone. One house for each seat,
 * its window lit while somebody lives there.
 */
import { fir, type House, house } from './houses.ts';
import { cutDisc, disc, n1, type Point, path, rad, seeded } from './lino.ts';
import type { Palette } from './palette.ts';
import { type Globe, moonAt, onEllipse, type Place, star, sunAt, swirl } from './sky.ts';

export interface Village {
  readonly W?: number;
  readonly H?: number;
  readonly cx?: number;
  readonly cy?: number;
  readonly rx?: number;
  readonly ry?: number;
  readonly seats?: number;
  readonly scale?: number;
  readonly lit?: (seat: number) => boolean;
  readonly sun?: Globe | null;
  readonly moon?: Globe | null;
  /** Where words will stand: x, y, width, height of places without a gouge. */
  readonly clear?: readonly (readonly [x: number, y: number, w: number, h: number])[];
  readonly seed?: number;
}

export interface Strip {
  readonly w?: number;
  readonly h?: number;
  readonly R?: number;
  readonly seed?: number;
  readonly sun?: Globe | null;
  readonly moon?: Globe | null;
  readonly lit?: (house: number) => boolean;
  readonly houses?: number;
  readonly scale?: number;
  readonly church?: boolean;
  readonly ground?: number;
}

type Form = readonly [kind: NonNullable<House['kind']>, w: number, h: number, roof: number, gable: boolean];

const FORMS: readonly Form[] = [
  ['tall', 74, 74, 30, true],
  ['cottage', 92, 46, 36, false],
  ['cottage', 70, 50, 38, true],
  ['barn', 84, 52, 40, true],
  ['tall', 80, 70, 34, false],
  ['cottage', 76, 48, 40, true],
  ['cottage', 94, 48, 36, false],
  ['barn', 78, 50, 42, true],
  ['tall', 72, 76, 32, true],
  ['cottage', 86, 48, 36, false],
  ['cottage', 70, 52, 40, true],
  ['cottage', 88, 46, 36, false],
];
const STRIP_FORMS: readonly Form[] = [
  ['cottage', 92, 46, 36, false],
  ['tall', 74, 74, 30, true],
  ['barn', 84, 52, 40, true],
  ['cottage', 70, 50, 38, true],
  ['tall', 80, 70, 34, false],
  ['cottage', 94, 48, 36, false],
  ['cottage', 76, 48, 40, true],
  ['barn', 78, 50, 42, true],
];
const church = (c: Palette) =>
  house(c, { kind: 'church', w: 84, h: 46, roof: 30, wall: c.trim === '#f6efe0' ? '#ebe3d2' : '#4a5d7c', seed: 91 });
const walls = (c: Palette) => [
  c.red,
  c.red,
  c.ochre,
  c.red,
  c.blue,
  c.red,
  c.red,
  c.ochre,
  c.red,
  c.red,
  c.blue,
  c.red,
];
/** The round village: houses stand around the square with their roofs outward, one for each seat. lit[i] says whether somebody lives there. */
export const roundVillage = (
  c: Palette,
  {
    W = 1920,
    H = 1080,
    cx = 960,
    cy = 500,
    rx = 520,
    ry = 320,
    seats = 12,
    lit = () => true,
    sun = null,
    moon = null,
    seed = 11,
    scale = 1.14,
    clear = [],
  }: Village = {},
): string => {
  const r = seeded(seed);
  const free = (x: number, y: number) => clear.every(([a, b, w, h]) => x < a || x > a + w || y < b || y > b + h);
  const inside = (x: number, y: number) => x > -60 && x < W + 60 && y > -60 && y < H + 60 && free(x, y);
  let s = `<rect width="${W}" height="${H}" fill="${c.sky}"/>`;
  s += path(swirl(cx, cy, rx + 60, ry + 60, 30, 27, r, { w: 5, density: 1.2, len: 0.06, clip: inside }), c.skyCut);
  s += path(swirl(cx, cy, rx + 74, ry + 74, 26, 33, r, { w: 4, density: 0.55, clip: inside }), c.skyDeep);
  if (moon) {
    for (let i = 0; i < 70; i++) {
      const x = r() * W,
        y = r() * H,
        q = ((x - cx) / (rx + 130)) ** 2 + ((y - cy) / (ry + 130)) ** 2;
      if (q > 1 && free(x, y)) s += path(star(x, y, 3 + r() * 8), r() > 0.7 ? '#f2d79a' : '#b9c9de');
    }
    s += moonAt(...moon, '#efe6cf', '#d3c6a5');
  }
  if (sun) s += sunAt(...sun, '#f6c65a', '#e3a93a');
  // hills of snow that the houses stand on
  s +=
    path(cutDisc(cx, cy, rx + 26, ry + 26, r, 5, 90), c.snowShade) +
    path(cutDisc(cx, cy, rx + 12, ry + 12, r, 3, 120), c.snow);
  const at = onEllipse(cx, cy, rx + 4, ry + 4),
    far = onEllipse(cx, cy, rx + 14, ry + 14);
  // trees behind, then houses
  const place = (p: Place, art: string, k = 1) =>
    `<g transform="translate(${n1(p.x)} ${n1(p.y)}) rotate(${n1(p.angle)}) scale(${Number(n1(k * scale * 100)) / 100})">${art}</g>`;
  for (let i = 0; i < seats; i++) {
    const mid = (i + 0.5) / seats;
    if (i === 11 || i === 5) continue;
    s +=
      place(far(mid - 0.012), fir(c, 66 + r() * 30, i + 40)) +
      (i % 2 ? place(far(mid + 0.014), fir(c, 50 + r() * 24, i + 80)) : '');
  }
  s += place(far(11.5 / 12), church(c), 0.82);
  s += place(far(5.42 / 12), fir(c, 90, 7)) + place(far(5.58 / 12), fir(c, 72, 8));
  for (let i = 0; i < seats; i++) {
    const [kind, w, h, roof, gable] = FORMS[i % 12]!;
    s += place(
      at(i / seats),
      house(c, { kind, w, h, roof, gable, wall: walls(c)[i % 12]!, seed: 20 + i, lit: lit(i) }),
      1.06,
    );
  }
  // the square
  s += path(cutDisc(cx, cy, rx - 4, ry - 4, r, 2.4, 120), c.snow);
  s += path(
    swirl(cx, cy, 70, 40, 10, Math.min(rx, ry) / 13, r, {
      w: 2.4,
      density: 0.55,
      len: 0.04,
      clip: (x, y) => ((x - cx) / (rx - 16)) ** 2 + ((y - cy) / (ry - 16)) ** 2 < 1,
    }),
    c.snowCut,
  );
  s += path(
    swirl(cx, cy, rx - 46, ry - 46, 2, 22, r, {
      w: 2.6,
      density: 1.3,
      len: 0.05,
      clip: (x, y) => ((x - cx) / (rx - 10)) ** 2 + ((y - cy) / (ry - 10)) ** 2 < 1,
    }),
    c.snowCut,
  );
  return s;
};

/** A strip of the same village seen from its edge, for a phone's header or a card. Houses ride on a big circle. */
export const villageStrip = (
  c: Palette,
  {
    w = 390,
    h = 190,
    R = 520,
    seed = 5,
    sun = null,
    moon = null,
    lit = () => true,
    houses = 6,
    scale = 0.78,
    church: hasChurch = true,
    ground = 46,
  }: Strip = {},
): string => {
  const r = seeded(seed),
    cx = w / 2,
    cy = h - ground + R;
  let s = `<rect width="${w}" height="${h}" fill="${c.sky}"/>${path(swirl(cx, cy, R + 26, R + 26, Math.ceil(h / 16), 17, r, { w: 2.2, density: 1.3, len: 0.03, clip: (x, y) => x > -30 && x < w + 30 && y > -20 && y < h }), c.skyCut)}`;
  if (moon) {
    for (let i = 0; i < w / 16; i++)
      s += path(star(r() * w, r() * h * 0.55, 2 + r() * 4), r() > 0.7 ? '#f2d79a' : '#b9c9de');
    s += moonAt(...moon, '#efe6cf', '#d3c6a5');
  }
  if (sun) s += sunAt(...sun, '#f6c65a', '#e3a93a');
  const place = (deg: number, art: string, k = 1, lift = 0) => {
    const a = rad(deg);
    return `<g transform="translate(${n1(cx + (R + lift) * Math.sin(a))} ${n1(cy - (R + lift) * Math.cos(a))}) rotate(${n1(deg)}) scale(${Number(n1(k * scale * 100)) / 100})">${art}</g>`;
  };
  const span = (Math.asin(Math.min(0.98, w / 2 / R)) * 180) / Math.PI;
  for (let i = 0; i < houses * 3; i++) {
    const deg = -span + (2 * span * (i + 0.5 + (r() - 0.5) * 0.6)) / (houses * 3);
    s += place(deg, fir(c, 44 + r() * 44, i + seed * 7), 1, -4);
  }
  if (hasChurch) s += place(span * 0.18, church(c), 0.9, -2);
  for (let i = 0; i < houses; i++) {
    const deg = -span * 0.98 + (2 * span * 0.98 * (i + 0.5)) / houses + (r() - 0.5) * 2,
      [kind, ww, hh, roof, gable] = STRIP_FORMS[(i + seed) % 8]!;
    if (hasChurch && Math.abs(deg - span * 0.18) < span * 0.13) continue;
    s += place(
      deg,
      house(c, { kind, w: ww, h: hh, roof, gable, wall: walls(c)[(i * 5 + seed) % 12]!, seed: 60 + i, lit: lit(i) }),
    );
  }
  s +=
    path(cutDisc(cx, cy, R + 2, R + 2, r, 1.6, 260), c.snow) +
    path(
      swirl(cx, cy, R - ground + 6, R - ground + 6, Math.ceil(ground / 9), 9.5, r, {
        w: 1.7,
        density: 1.1,
        len: 0.028,
        clip: (x, y) => x > -30 && x < w + 30 && y < h + 10,
      }),
      c.snowCut,
    );
  return s;
};

/** Twelve keep the even angle of the first pages; every other number is spread by arc length, so that 22 narrow tags get the same room each. t is 0..1 clockwise from the top. */
export const along = (n: number, cx: number, cy: number, rx: number, ry: number): ((t: number) => Place) => {
  const at = onEllipse(cx, cy, rx, ry);
  if (n === 12) return at;
  const N = 1440,
    sum = [0];
  for (let k = 1; k <= N; k++) {
    const a = at((k - 1) / N),
      b = at(k / N);
    sum.push(sum[k - 1]! + Math.hypot(b.x - a.x, b.y - a.y));
  }
  return (t) => {
    const want = (((t % 1) + 1) % 1) * sum[N]!;
    let k = 1;
    while (sum[k]! < want) k++;
    return at((k - (sum[k]! - want) / (sum[k]! - sum[k - 1]!)) / N);
  };
};
/** A large scene needs no tenths of a pixel. */
export const whole = (d: string): string =>
  d.replace(/-?\d+(?:\.\d+)?/g, (m) => (m.includes('.') ? String(Math.round(Number(m))) : m));

export interface WideVillage extends Village {
  readonly firs?: number;
  readonly id?: string;
  readonly stars?: boolean;
  /** At even angles: tags that lie need the room above and below. */
  readonly even?: boolean;
}

/**
 * The same village as roundVillage, for 7 to 22 seats: the houses keep their forms and colours, only their size
 * follows the number. Two of them in one page need an `id` each, for the firs that they share. In two parts, so that a
 * sun can cross between them.
 */
export const villageParts = (
  c: Palette,
  {
    W = 1920,
    H = 1080,
    cx = 960,
    cy = 484,
    rx = 580,
    ry = 308,
    seats = 12,
    scale = 1.2,
    lit = () => true,
    sun = null,
    moon = null,
    clear = [],
    seed = 11,
    firs = 1,
    id = 'fir',
    stars = moon !== null,
    even = false,
  }: WideVillage = {},
): { readonly sky: string; readonly ground: string } => {
  const r = seeded(seed),
    free = (x: number, y: number) => clear.every(([a, b, w, h]) => x < a || x > a + w || y < b || y > b + h),
    inside = (x: number, y: number) => x > -50 && x < W + 50 && y > -50 && y < H + 50 && free(x, y);
  let s = `<rect width="${W}" height="${H}" fill="${c.sky}"/>`;
  s +=
    path(
      whole(swirl(cx, cy, rx + 60, ry + 60, 24, 32, r, { w: 5, density: 0.86, len: 0.06, clip: inside })),
      c.skyCut,
    ) + path(whole(swirl(cx, cy, rx + 74, ry + 74, 18, 44, r, { w: 4, density: 0.42, clip: inside })), c.skyDeep);
  if (stars) {
    let a = '',
      b = '';
    for (let i = 0; i < 60; i++) {
      const x = r() * W,
        y = r() * H,
        q = ((x - cx) / (rx + 130)) ** 2 + ((y - cy) / (ry + 130)) ** 2,
        z = 3 + r() * 8;
      if (q > 1 && free(x, y)) {
        if (r() > 0.7) a += star(x, y, z);
        else b += star(x, y, z);
      }
    }
    s += path(a, '#f2d79a') + path(b, '#b9c9de');
  }
  if (moon) s += moonAt(...moon, '#efe6cf', '#d3c6a5');
  if (sun) s += sunAt(...sun, '#f6c65a', '#e3a93a');
  const sky = s;
  s =
    path(whole(cutDisc(cx, cy, rx + 26, ry + 26, r, 5, 80)), c.snowShade) +
    path(whole(cutDisc(cx, cy, rx + 12, ry + 12, r, 3, 100)), c.snow);
  const ring = (out: number) =>
    even ? onEllipse(cx, cy, rx + out, ry + out) : along(seats, cx, cy, rx + out, ry + out);
  const at = ring(4),
    far = ring(14);
  const place = (p: Place, art: string, k = 1) =>
    `<g transform="translate(${n1(p.x)} ${n1(p.y)}) rotate(${n1(p.angle)}) scale(${Math.round(k * scale * 100) / 100})">${art}</g>`;
  const wood = [70, 84, 58, 76],
    tree = (k: number, h: number) =>
      `<g transform="scale(${Math.round((h / wood[k % 4]!) * 100) / 100})"><use href="#${id}${k % 4}"/></g>`;
  s += `<defs>${wood.map((h, k) => `<g id="${id}${k}">${fir(c, h, 40 + k)}</g>`).join('')}</defs>`;
  for (let i = 0; i < seats; i++) {
    if (i === seats - 1) continue;
    const mid = (i + 0.5) / seats,
      step = 0.144 / seats,
      extra = seats < 10 ? 3 : seats > 16 ? (i % 3 ? 0 : 1) : i % 2;
    s +=
      place(far(mid - step), tree(i, (66 + r() * 30) * firs)) +
      (extra > 0 ? place(far(mid + step * 1.2), tree(i + 1, (50 + r() * 24) * firs)) : '') +
      (extra > 1
        ? place(far(mid - step * 2.6), tree(i + 2, 44 * firs)) + place(far(mid + step * 2.7), tree(i + 3, 58 * firs))
        : '');
  }
  s += place(far((seats - 0.5) / seats), church(c), seats > 16 ? 0.62 : seats < 10 ? 0.66 : 0.82);
  for (let i = 0; i < seats; i++) {
    const [kind, w, h, roof, gable] = FORMS[i % 12]!;
    s += place(
      at(i / seats),
      house(c, { kind, w, h, roof, gable, wall: walls(c)[(i + (i > 11 ? 5 : 0)) % 12]!, seed: 20 + i, lit: lit(i) }),
    );
  }
  s += path(whole(cutDisc(cx, cy, rx - 4, ry - 4, r, 2.4, 110)), c.snow);
  const within = (k: number) => (x: number, y: number) => ((x - cx) / (rx - k)) ** 2 + ((y - cy) / (ry - k)) ** 2 < 1;
  const ground =
    s +
    path(
      whole(
        swirl(cx, cy, 70, 40, 10, Math.min(rx, ry) / 13, r, { w: 2.4, density: 0.5, len: 0.04, clip: within(16) }) +
          swirl(cx, cy, rx - 46, ry - 46, 2, 22, r, { w: 2.6, density: 1.1, len: 0.05, clip: within(10) }),
      ),
      c.snowCut,
    );
  return { sky, ground };
};

export const village = (c: Palette, of: WideVillage = {}): string => {
  const { sky, ground } = villageParts(c, of);
  return sky + ground;
};

/** Red yarn, from the nominator's house to the tag that hangs on it. */
export const thread = (from: Point, to: Point, sag = 34, c = '#b72f3a', shade = '#22324b'): string => {
  const mx = (from[0] + to[0]) / 2,
    my = (from[1] + to[1]) / 2 + sag,
    d = `M${n1(from[0])} ${n1(from[1])}Q${n1(mx)} ${n1(my)} ${n1(to[0])} ${n1(to[1])}`;
  return `<path d="${d}" fill="none" stroke="${shade}" stroke-width="9" stroke-linecap="round" opacity=".35" transform="translate(3 6)"/><path d="${d}" fill="none" stroke="${c}" stroke-width="7" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#e8808a" stroke-width="2.4" stroke-dasharray="7 9" stroke-linecap="round"/>${path(disc(from[0], from[1], 10), c)}`;
};
/** The dashed place that a tag has left. */
export const hole = (p: { readonly x: number; readonly y: number }, tone: string, rx = 84, ry = 38): string =>
  `<ellipse cx="${n1(p.x)}" cy="${n1(p.y)}" rx="${rx}" ry="${ry}" fill="none" stroke="${tone}" stroke-width="4" stroke-dasharray="14 11"/>`;
