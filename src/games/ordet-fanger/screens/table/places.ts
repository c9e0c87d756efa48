/** Where everything lies on the table screen, by the number of sides; 1920 x 1080. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Places {
  readonly seats: readonly Box[];
  /** Draw piles, with the joker between them or below. */
  readonly piles: { readonly x: number; readonly y: number; readonly w: number; readonly back: number };
  readonly joker: { readonly x: number; readonly y: number; readonly w: number } | null;
  readonly round: { readonly x: number; readonly y: number; readonly w: number; readonly centred: boolean };
  readonly legend: { readonly x: number; readonly y: number; readonly right: boolean } | null;
  readonly caption: { readonly x: number; readonly y: number; readonly w: number } | null;
  readonly symbol: number;
  readonly most: number;
}

const card = (x: number, y: number, w = 500, h = 246): Box => ({ x, y, w, h });

const RING = {
  piles: { x: 610, y: 418, w: 700, back: 200 },
  joker: null,
  round: { x: 60, y: 44, w: 340, centred: false },
  legend: { x: 60, y: 56, right: true },
  caption: { x: 50, y: 800, w: 340 },
  symbol: 150,
  most: 62,
} as const;

export const TWO = { top: 168, left: [60, 1240], w: 620, h: 376, gap: 54 } as const;

const LAYOUTS: { readonly [sides: number]: Places } = {
  2: {
    seats: [],
    piles: { x: 740, y: 322, w: 440, back: 196 },
    joker: { x: 868, y: 640, w: 184 },
    round: { x: 740, y: 44, w: 440, centred: true },
    legend: null,
    caption: null,
    symbol: 196,
    most: 84,
  },
  3: {
    seats: [card(60, 160, 580, 390), card(1264, 160, 580, 390), card(640, 664, 600, 350)],
    piles: { x: 690, y: 218, w: 540, back: 160 },
    joker: null,
    round: { x: 60, y: 612, w: 500, centred: false },
    legend: { x: 1330, y: 752, right: false },
    caption: null,
    symbol: 190,
    most: 86,
  },
  4: {
    seats: [card(60, 132, 584, 380), card(1260, 132, 584, 380), card(1260, 644, 584, 380), card(60, 644, 584, 380)],
    piles: { x: 732, y: 372, w: 440, back: 196 },
    joker: { x: 852, y: 690, w: 208 },
    round: { x: 700, y: 52, w: 500, centred: true },
    legend: null,
    caption: null,
    symbol: 190,
    most: 86,
  },
  5: { ...RING, seats: [card(416, 100), card(1004, 100), card(1370, 422), card(710, 762), card(50, 422)] },
  6: {
    ...RING,
    seats: [card(416, 100), card(1004, 100), card(1370, 422), card(1004, 762), card(416, 762), card(50, 422)],
  },
};

export const placesFor = (sides: number): Places => LAYOUTS[Math.min(6, Math.max(2, sides))]!;
