/** The round table from above and from the side, and those who sit at it. */
import { cutDisc, cutPoly, disc, fan, gouge, gouges, n1, path, seeded } from './lino.ts';
import { candle } from './marks.ts';
import { type MaskId, maskOn } from './masks.ts';
import { swirl } from './sky.ts';

export interface RoundTable {
  readonly cx: number;
  readonly cy: number;
  readonly R: number;
  readonly W: number;
  readonly H: number;
  readonly seed?: number;
}

export interface Guest {
  readonly mask: MaskId;
  readonly tint: number;
}

export interface TableScene {
  readonly w?: number;
  readonly h?: number;
  /** null is an empty chair. */
  readonly guests?: readonly (Guest | null)[];
  /** The candle is the connection: lit while the table is there. */
  readonly lit?: boolean;
  readonly left?: number;
  readonly cx?: number;
  readonly k?: number;
  readonly seed?: number;
  readonly top?: number;
  readonly candleK?: number;
  readonly gapLight?: boolean;
  readonly noCandle?: boolean;
}

/** The round table from above, by candle light: the light falls off in printed steps. */
export const roundTable = ({ cx, cy, R, W, H, seed = 3 }: RoundTable): string => {
  const r = seeded(seed);
  let s = `<rect width="${W}" height="${H}" fill="#0b1424"/>`;
  s += path(
    swirl(cx, cy, R + 60, R + 60, 44, 24, r, {
      w: 3.2,
      density: 1,
      len: 0.04,
      clip: (x, y) => x > -60 && x < W + 60 && y > -60 && y < H + 60,
    }),
    '#14233c',
  );
  s +=
    path(cutDisc(cx, cy, R + 150, R + 150, r, 5, 80), '#101d33') +
    path(swirl(cx, cy, R + 30, R + 30, 5, 24, r, { w: 3, density: 1.1, len: 0.035 }), '#1d3152');
  s +=
    path(cutDisc(cx + 4, cy + 12, R + 8, R + 8, r, 2, 90), '#070d18') +
    path(cutDisc(cx, cy, R, R, r, 2, 110), '#3a2618') +
    path(cutDisc(cx, cy, R - 12, R - 12, r, 2, 110), '#50341d');
  const steps = [
    ['#6a4520', 0.86],
    ['#8a5b24', 0.62],
    ['#b37a2c', 0.4],
    ['#dba13f', 0.22],
  ] as const;
  steps.forEach(([c, k], i) => {
    s +=
      path(cutDisc(cx, cy, R * k, R * k, r, R * 0.012, 64), c) +
      path(
        fan(cx, cy, R * k * 0.9, R * k * 1.12, 0, 360 - 360 / (54 - i * 8), 54 - i * 8, 3.4),
        i === 0 ? '#50341d' : steps[i - 1]![0],
      );
  });
  s += path(
    swirl(cx, cy, R * 0.66, R * 0.66, 4, R * 0.075, r, {
      w: 2.2,
      density: 0.8,
      len: 0.03,
      clip: (x, y) => Math.hypot(x - cx, y - cy) < R - 16,
    }),
    '#3a2618',
  );
  return s;
};

/** A spindle chair from the front, 80 x 130. */
export const chair = (wood = '#50341d', cut = '#6a4520', dark = '#2b1a10'): string =>
  path('M12 6Q14 1 18 4L22 82H13ZM68 6Q66 1 62 4L58 82H67ZM10 88h9L15 130H6ZM61 88h9L74 130H65Z', wood) +
  path(
    'M15 10Q40 2 65 10L64 24Q40 16 16 24ZM17 38Q40 32 63 38L62 48Q40 42 18 48ZM18 58Q40 53 62 58L61 67Q40 62 19 67Z',
    wood,
  ) +
  path('M7 78Q40 70 73 78L77 92Q40 100 3 92Z', cut) +
  path('M14 106h52v5H14Z', wood) +
  path(
    gouges([
      [22, 14, 58, 14, 1.4, -3],
      [24, 42, 56, 42, 1.2, -2],
      [24, 61, 56, 61, 1.2, -2],
      [14, 84, 66, 84, 1.6, -3],
      [16, 14, 17, 74, 1],
      [64, 14, 63, 74, 1],
    ]),
    dark,
  );
export const smoke = (x: number | string, y: number | string, fill = '#54627a', k = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${path(gouge(0, 0, -8, -30, 3, 8) + gouge(-7, -26, 6, -56, 3.4, -9) + gouge(5, -52, -4, -82, 3, 7), fill)}</g>`;

/** Somebody at the table: shoulders and a mask; drawn from the neck up, 100 wide, feet at y=0. */
export const bust = (p: Guest, cloak = '#1a2b46', cut = '#263c5e'): string =>
  `${
    path('M-46 0Q-44 -42 -16 -50Q0 -56 16 -50Q44 -42 46 0Z', cloak) +
    path(
      gouges([
        [-34, -4, -20, -44, 2.4],
        [34, -4, 20, -44, 2.4],
        [-12, -6, -8, -44, 1.8],
        [12, -6, 8, -44, 1.8],
      ]),
      cut,
    )
  }<g color="var(--seat-${p.tint})">${path(disc(0, -74, 37), '#0a1322')}<g transform="translate(-33 -107) scale(.66)">${maskOn(p.mask, cloak)}</g></g>`;
/** The table from the side by candle light. guests: list of people, null = an empty chair. */
export const tableScene = ({
  w = 390,
  h = 230,
  guests = [],
  lit = true,
  left = 0.62,
  cx = w / 2,
  k = 1,
  seed = 7,
  top = h - 54,
  candleK = 1,
  gapLight = false,
  noCandle = false,
}: TableScene = {}): string => {
  const r = seeded(seed),
    cy = top - 70 * candleK;
  const steps: readonly (readonly [string, number])[] = lit
    ? [
        ['#101d33', 250],
        ['#16233a', 190],
        ['#22304a', 132],
        ['#4a4030', 78],
        ['#8a652a', 40],
      ]
    : [
        ['#0d1728', 230],
        ['#101b2e', 150],
      ];
  let s = `<rect width="${w}" height="${h}" fill="#0b1424"/>`,
    g = '';
  for (let k2 = 0; k2 < w / 9; k2++) {
    const x = r() * w,
      y = r() * top;
    g += gouge(x, y, x + 18 + r() * 22, y + (r() - 0.5) * 6, 1.5);
  }
  s += path(g, '#14233c');
  steps.forEach(([c, rr], j) => {
    s +=
      path(cutDisc(cx, cy, rr * k, rr * k, r, 4, 52), c) +
      (lit && j > 1 ? path(fan(cx, cy, rr * k * 0.92, rr * k * 1.18, 0, 350, 40 - j * 4, 2.4), c) : '');
  });
  const n = guests.length,
    gap = w / (n + 0.6);
  guests.forEach((p, j) => {
    const x = gap * (j + 0.8),
      sc = Math.min(1, gap / 96) * k;
    s += p
      ? `<g transform="translate(${n1(x)} ${top + 4}) scale(${Number(n1(sc * 100)) / 100})">${bust(p, lit ? '#1a2b46' : '#14223a', lit ? '#2b4366' : '#1d2f4c')}</g>`
      : `<g transform="translate(${n1(x - 40 * sc)} ${n1(top - 78 * sc)}) scale(${Number(n1(sc * 100)) / 100})">${lit && Math.abs(x - cx) < 96 * k ? chair('#2b1a10', '#50341d', '#150c06') : lit || gapLight ? chair('#6a4520', '#8a5b24', '#3a2618') : chair('#2b2a2e', '#38363a', '#17181d')}</g>`;
  });
  s +=
    path(
      cutPoly(
        [
          [-4, top],
          [w + 4, top - 2],
          [w + 4, top + 20],
          [-4, top + 22],
        ],
        r,
        1.4,
        40,
      ),
      lit ? '#6a4520' : '#2a2420',
    ) +
    path(
      cutPoly(
        [
          [-4, top + 20],
          [w + 4, top + 18],
          [w + 4, h + 4],
          [-4, h + 4],
        ],
        r,
        1.4,
        40,
      ),
      lit ? '#3a2618' : '#1b1917',
    );
  let wood = '',
    hi = '';
  for (let j = 0; j < w / 14; j++) {
    const x = r() * w,
      y = top + 26 + r() * (h - top - 30);
    wood += gouge(x, y, x + 26 + r() * 40, y + (r() - 0.5) * 3, 1.6);
  }
  for (let j = 0; j < 16; j++) {
    const x = cx + (r() - 0.5) * 220 * k;
    hi += gouge(x, top + 5 + r() * 12, x + 24 + r() * 26, top + 6 + r() * 12, 1.6);
  }
  s += path(wood, lit ? '#50341d' : '#25211e') + (lit ? path(hi, '#b37a2c') : '');
  if (!noCandle)
    s += `<g transform="translate(${n1(cx - 30 * candleK)} ${n1(top + 12 - 119 * candleK)}) scale(${candleK})">${candle(left, lit ? undefined : '#8f9bb0', lit ? undefined : '#5f6c84', lit)}</g>${lit ? '' : smoke(n1(cx), n1(top + 10 - (119 - (108 - 62 * left)) * candleK), '#54627a', candleK * 0.9)}`;
  return s;
};
/** The round table from above for a phone: place for a ring of seats. */
export const smallTable = (cx: number, cy: number, R: number, seed = 3): string => {
  const r = seeded(seed);
  let s =
    path(cutDisc(cx + 2, cy + 6, R + 4, R + 4, r, 1.6, 60), '#070d18') +
    path(cutDisc(cx, cy, R, R, r, 1.6, 70), '#3a2618') +
    path(cutDisc(cx, cy, R - 6, R - 6, r, 1.4, 70), '#50341d');
  (
    [
      ['#6a4520', 0.8],
      ['#8a5b24', 0.56],
      ['#b37a2c', 0.35],
    ] as const
  ).forEach(([c, k], j) => {
    s +=
      path(cutDisc(cx, cy, R * k, R * k, r, 1.8, 44), c) +
      path(fan(cx, cy, R * k * 0.88, R * k * 1.16, 0, 352, 40 - j * 6, 2), c);
  });
  return s;
};
