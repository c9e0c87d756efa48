/**
 * Where things lie on the table screen, in the 1920 x 1080 that it is drawn in: the ring of houses, the tags in front
 * of them, those who are out, those who stand on the square. Seven have large tags, twenty-two narrow ones that stand.
 */
import type { Point } from '../../../../web/art/lino.ts';
import { type Globe, onEllipse, type Place } from '../../../../web/art/sky.ts';
import { along } from '../../../../web/art/village.ts';

type Area = readonly [x: number, y: number, w: number, h: number];

export interface Layout {
  readonly seats: number;
  /** Tags that stand: mask above name. */
  readonly isCrowded: boolean;
  /** Houses and tags at even angles round the ring. */
  readonly isEven: boolean;
  readonly ring: { readonly cx: number; readonly cy: number; readonly rx: number; readonly ry: number };
  readonly house: { readonly scale: number; readonly firs: number };
  /** Sizes of a tag in its place. */
  readonly face: number;
  readonly name: number;
  readonly width: number;
  readonly globe: Globe;
  /** The places without a gouge, where words stand. */
  readonly clear: readonly Area[];
  /** In front of its house. */
  readonly seat: (seat: number) => Point;
  /** The same, nearer to the house: something lies in the middle. */
  readonly aside: (seat: number) => Point;
  /** On its house: much lies in the middle. */
  readonly wide: (seat: number) => Point;
  /** In front of its house, at the end: the corners and the tale need their room too. */
  readonly end: (seat: number) => Point;
  /** On its dark house. */
  readonly out: (seat: number) => Point;
}

const SEVEN: readonly Point[] = [
  [960, 266],
  [1306, 336],
  [1376, 556],
  [1138, 706],
  [782, 706],
  [544, 556],
  [614, 336],
];

/** Mask, name and width of a tag, by the number of seats. */
function tagSize(seats: number): readonly [face: number, name: number, width: number] {
  if (seats <= 7) return [96, 42, 344];
  if (seats === 8) return [86, 37, 286];
  if (seats === 9) return [78, 33, 256];
  if (seats <= 11) return [70, 30, 236];
  if (seats === 12) return [66, 29, 226];
  if (seats <= 14) return [58, 25, 196];
  if (seats <= 18) return [70, 27, 142];
  return [62, 24, 128];
}

const toPoint = ({ x, y }: Place): Point => [x, y];

/** The panel at the right covers what lies under it. */
const PANEL_LEFT = 1500;
const PANEL_BOTTOM = 530;

export function layoutFor(seats: number): Layout {
  const isCrowded = seats > 14;
  const isEven = seats > 7 && !isCrowded;
  const isLarge = seats < 10;
  const cy = isLarge ? 488 : 480;
  const [rx, ry] = isCrowded ? [700, 350] : isLarge ? [590, 300] : [580, 306];
  const ring = { cx: 960, cy, rx, ry };
  const [face, name, width] = tagSize(seats);
  const on = (x: number, y: number) =>
    isEven ? onEllipse(960, cy, rx + x, ry + y) : along(seats, 960, cy, rx + x, ry + y);
  const inner = isCrowded ? on(-78, -66) : isLarge ? on(-width / 2 - 26, -74) : on(-112, -58);
  const nearer = isCrowded ? on(-56, -36) : isLarge ? on(-62, -26) : on(-84, -32);
  const outer = isCrowded ? on(56, 50) : on(92, 84);
  const widest = isCrowded ? on(36, 20) : on(92, 50);
  const last = isCrowded ? on(30, -8) : isLarge ? inner : on(-96, -44);
  const besidePanel = ({ x, y }: Place): Point =>
    !isCrowded && y < PANEL_BOTTOM ? [Math.min(x, PANEL_LEFT - 20), y] : [x, y];
  return {
    seats,
    isCrowded,
    isEven,
    ring,
    house: { scale: isCrowded ? 0.86 : seats === 7 ? 1.42 : isLarge ? 1.32 : 1.2, firs: isLarge ? 0.8 : 1 },
    face,
    name,
    width,
    globe: isCrowded ? [1580, 96, 42] : [1448, 96, 46],
    clear: isCrowded
      ? [
          [30, 20, 330, 290],
          [1640, 20, 280, 130],
        ]
      : [
          [30, 20, 350, 310],
          [1560, 930, 360, 150],
        ],
    seat: (seat) => (seats === 7 ? SEVEN[seat]! : toPoint(inner(seat / seats))),
    aside: (seat) => toPoint(nearer(seat / seats)),
    wide: (seat) => besidePanel(widest(seat / seats)),
    end: (seat) => (seats === 7 ? SEVEN[seat]! : toPoint(last(seat / seats))),
    out: (seat) => besidePanel(outer(seat / seats)),
  };
}

/** Where the sun stands: it rises behind the clock, passes over the church and sets before the panel. */
export function sunAt({ isCrowded }: Layout, passed: number): Point {
  const t = Math.min(1, Math.max(0, passed));
  const [from, to, low, high] = isCrowded ? [480, 1580, 168, 74] : [486, 1516, 206, 66];
  return [from + (to - from) * t, low - (low - high) * Math.sin(Math.PI * (0.06 + 0.88 * t))];
}

/** Few seats have large tags: nominees lie apart by a tag's width or its height, so that none covers another's yarn. */
const AMONG_LARGE: readonly (readonly Point[])[] = [
  [[0, 12]],
  [
    [-110, -54],
    [62, 90],
  ],
  [
    [-230, -78],
    [110, -56],
    [-60, 76],
  ],
  [
    [-230, -76],
    [110, -60],
    [-215, 64],
    [70, 80],
  ],
];
const AMONG_STANDING: readonly (readonly Point[])[] = [
  [[0, 0]],
  [
    [-200, -50],
    [200, 60],
  ],
  [
    [210, -96],
    [-220, -8],
    [160, 100],
  ],
  [
    [-240, -74],
    [230, -74],
    [-160, 86],
    [190, 86],
  ],
];
const FEW: readonly (readonly Point[])[] = [
  [[0, 0]],
  [
    [-130, -58],
    [130, 62],
  ],
  [
    [124, -106],
    [-148, -4],
    [100, 106],
  ],
  [
    [-172, -84],
    [176, -64],
    [-150, 48],
    [186, 78],
  ],
];

/** Where the nominees lie, in their order. From seven on they are drawn smaller. */
export function squareFor({ ring, isCrowded, seats }: Layout, count: number): readonly Point[] {
  const few = (isCrowded ? AMONG_STANDING : seats < 10 ? AMONG_LARGE : FEW)[count - 1];
  if (few) return few.map(([x, y]) => [ring.cx + x, ring.cy + y]);
  const columns = isCrowded || count > 6 ? 3 : 2;
  const rows = Math.ceil(count / columns);
  const across = isCrowded ? 316 : count > 6 ? 232 : 306;
  const down = Math.min(isCrowded ? 124 : 98, (isCrowded ? 420 : 320) / rows);
  return Array.from({ length: count }, (_, k) => {
    const row = Math.floor(k / columns);
    const inRow = Math.min(columns, count - row * columns);
    return [
      ring.cx + ((k % columns) - (inRow - 1) / 2) * across,
      ring.cy + (row - (rows - 1) / 2) * down + ((k % columns) % 2) * 10,
    ];
  });
}

/** The edge of a tag on the way to another point: there the yarn is pinned. */
export function edgeOf([x, y]: Point, [toX, toY]: Point, halfW: number, halfH: number): Point {
  const [dx, dy] = [toX - x, toY - y];
  const k = Math.min(Math.abs(halfW / (dx || 1e-6)), Math.abs(halfH / (dy || 1e-6)), 1);
  return [x + dx * k, y + dy * k];
}
