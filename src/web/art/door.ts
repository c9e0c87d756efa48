/** The door of the house from outside: light behind it, somebody before it, ajar, or dark. */
import { cutDisc, cutPoly, disc, gouge, gouges, n1, path, type Random, seeded } from './lino.ts';
import { bust, type Guest } from './table.ts';

export interface DoorScene {
  /** `dark`: nobody opened. */
  readonly light: 'closed' | 'ajar' | 'dark';
  /** Who stands before it. */
  readonly guest?: Guest;
}

export const DOOR = { width: 390, height: 250 } as const;
const GROUND = 198;
/** The opening in the wall, and the middle of its light. */
const FRAME = { left: 125, right: 265, shoulder: 60, top: 32 };
const LIGHT = { x: 195, y: 74 };

export function doorScene({ light, guest }: DoorScene): string {
  const r = seeded(11);
  const isLit = light !== 'dark';
  return [
    `<rect width="${DOOR.width}" height="${DOOR.height}" fill="#0b1424"/>`,
    path(wall(r), '#14233c'),
    isLit ? path(cutDisc(LIGHT.x, LIGHT.y, 150, 150, r, 4, 40), '#101d33') : '',
    isLit ? path(cutDisc(LIGHT.x, LIGHT.y, 108, 110, r, 4, 36), '#16233a') : '',
    path(box(r, -4, GROUND - 2, DOOR.width + 4, DOOR.height + 4), '#142034'),
    path(gouges(STEPS), '#263c5e'),
    path(stone(r), '#3a547e'),
    path(opening(r), isLit ? '#f2b84b' : '#14223a'),
    leaf(r, light === 'ajar'),
    isLit ? path(`${cutPoly(THRESHOLD, r, 0.8)}`, '#b37a2c') : '',
    path(cutPoly(STEP, r, 1), '#263c5e'),
    lantern(isLit),
    guest ? `<g transform="translate(323 216) scale(1.02)">${bust(guest, '#1a2b46', '#2b4366')}</g>` : '',
  ].join('');
}

/** Stones around the door are left out. */
function wall(r: Random): string {
  let d = '';
  for (let row = 0; row < 8; row++) {
    const y = 14 + row * 24;
    for (let x = -12 + (row % 2) * 30; x < DOOR.width; x += 61) {
      const from = x + r() * 8;
      const isBehind = from > FRAME.left - 60 && from < FRAME.right - 6 && y > FRAME.top;
      if (!isBehind) d += gouge(from, y, from + 24 + r() * 14, y + 1, 1.5);
    }
  }
  return d;
}

const box = (r: Random, x1: number, y1: number, x2: number, y2: number): string =>
  cutPoly(
    [
      [x1, y1],
      [x2, y1],
      [x2, y2],
      [x1, y2],
    ],
    r,
    1.2,
    30,
  );

const stone = (r: Random): string =>
  cutPoly(
    [
      [113, GROUND],
      [113, 58],
      [125, 30],
      [195, 16],
      [265, 30],
      [277, 58],
      [277, GROUND],
    ],
    r,
    1.2,
    24,
  );

const opening = (r: Random): string =>
  cutPoly(
    [
      [FRAME.left, GROUND],
      [FRAME.left, FRAME.shoulder],
      [195, FRAME.top],
      [FRAME.right, FRAME.shoulder],
      [FRAME.right, GROUND],
    ],
    r,
    0.8,
    27,
  );

/** Boards, two bands, a ring and a knob; ajar, its free edge has come towards us. */
function leaf(r: Random, isAjar: boolean): string {
  const right = isAjar ? 227 : 256;
  const foot = isAjar ? 208 : GROUND;
  const board = (right - 129) / 5;
  const boards = [1, 2, 3, 4].map((k) => {
    const x = 129 + board * k;
    return gouge(x, k === 1 || k === 4 ? 60 : 50, x, 192, 3.6);
  });
  const middle = isAjar ? 185 : 195;
  const bands = [100, 166].map((y) => gouge(137, y, right - 8, y - 2, 4.4)).join('');
  const outline = cutPoly(
    [
      [129, GROUND],
      [129, 64],
      [middle, isAjar ? 42 : 38],
      [right, isAjar ? 56 : 64],
      [right, foot],
    ],
    r,
    0.8,
    27,
  );
  return (
    path(outline, '#6a4520') +
    path(boards.join(''), '#3a2618') +
    path(bands, '#2b1a10') +
    path(disc(right - 20, 146, 5.5), '#dba13f') +
    `<circle cx="${n1(middle - 8)}" cy="130" r="11" fill="none" stroke="#dba13f" stroke-width="4"/>` +
    path(disc(middle - 8, 118, 6), '#b37a2c')
  );
}

const STEPS = [
  [20, 220, 90, 218, 2],
  [130, 234, 210, 232, 2],
  [250, 216, 330, 218, 2.4],
  [300, 238, 370, 236, 2],
  [50, 240, 100, 239, 2.2],
] as const;

const THRESHOLD = [
  [127, 197],
  [263, 197],
  [287, 210],
  [103, 211],
] as const;

const STEP = [
  [95, 206],
  [295, 205],
  [305, 220],
  [85, 220],
] as const;

const lantern = (isLit: boolean): string =>
  `<g transform="translate(67 82) scale(1.5)">${
    path('M9 2h6v4h-6ZM5 7h14l2 4H3Z', '#56719b') +
    path('M5 12h14v16H5Z', isLit ? '#f2b84b' : '#1a2b46') +
    (isLit ? path('M12 14Q16 20 12 26Q8 20 12 14Z', '#ffdf9c') : '') +
    path('M4 12h2v16H4ZM18 12h2v16h-2ZM11.2 12h1.6v16h-1.6ZM2 28h20v4H2Z', '#56719b')
  }</g>`;
