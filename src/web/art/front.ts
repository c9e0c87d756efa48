/** Pictures of the front page: people behind masks around a candle, a phone before each; and what each way in leads to. */
import { icons } from './icons.ts';
import { cutDisc, disc, fan, path, rad, seeded } from './lino.ts';
import { candle } from './marks.ts';
import { type MaskId, maskOn } from './masks.ts';
import { tableScene } from './table.ts';

/** Those in the middle are always in the picture; where it is wide, the free chairs beside them are too. */
const GUESTS = [
  null,
  null,
  { mask: 'fox', tint: 2 },
  { mask: 'owl', tint: 1 },
  { mask: 'wolf', tint: 6 },
  { mask: 'moon', tint: 8 },
  null,
  null,
] as const;

/** Lying on the table, its card face down. */
const phone = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${
    path('M-15 -22Q0 -24 15 -22L16 24Q0 26 -16 24Z', '#070d18') +
    path('M-12.5 -18Q0 -20 12.5 -18L13 18Q0 20 -13 18Z', '#2b4366') +
    path(fan(0, -3, 3, 9, 0, 330, 12, 1.5) + disc(0, 13, 2.6), '#7089ae')
  }</g>`;

export const PARTY = { width: 920, height: 250 } as const;
const TOP = 194;
/** As tables have them (table.ts). */
const seatX = (seat: number): number => (PARTY.width / (GUESTS.length + 0.6)) * (seat + 0.8);

export const party = (): string =>
  tableScene({ w: PARTY.width, h: PARTY.height, top: TOP, guests: GUESTS, seed: 7 }) +
  [-9, 6, -5, 8].map((turn, i) => phone(seatX(i + 2), TOP + 26, turn)).join('');

export const WAY = { width: 120, height: 92 } as const;
export type WayIn = 'host' | 'table' | 'remote' | 'days' | 'alone' | 'screen';

const masked = (id: MaskId, tint: number, x: number, y: number, size: number, ground: string): string =>
  `<g color="var(--seat-${tint})" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})">${maskOn(id, ground)}</g>`;

/** A table from above by candle light, its host with a crown. */
function tableFor(chairs: number): string {
  const random = seeded(5);
  const light = [
    ['#50341d', 29],
    ['#8a5b24', 22],
    ['#dba13f', 11],
  ] as const;
  const seat = (index: number): string => {
    const angle = rad((360 / chairs) * index - 90);
    const [x, y] = [60 + 46 * Math.cos(angle), 48 + 36 * Math.sin(angle)];
    return index === 0
      ? path('M49 2L55 8L60 0L65 8L71 2L69 15H51Z', '#f2b84b')
      : `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="6.5" fill="#0f1a2c" stroke="#a3b5ce" stroke-width="2.4"/>`;
  };
  return (
    light.map(([ink, r]) => path(cutDisc(60, 48, r, r, random, 1, 24), ink)).join('') +
    path(fan(60, 48, 24, 29, 0, 340, 18, 1.8), '#6a4520') +
    `<g transform="translate(47 16) scale(.44)">${candle(0.7)}</g>` +
    Array.from({ length: chairs }, (_, index) => seat(index)).join('')
  );
}

const robot = (x: number): string => `<g transform="translate(${x} 22) scale(1.5)" color="#7089ae">${icons.robot}</g>`;

const handset = (x: number, turn: number, mask: MaskId, tint: number): string =>
  `<g transform="translate(${x} 46) rotate(${turn})">${
    path('M-19 -30Q0 -33 19 -30L20 32Q0 35 -20 32Z', '#a3b5ce') +
    path('M-15 -24Q0 -26 15 -24L16 24Q0 26 -16 24Z', '#0f1a2c') +
    masked(mask, tint, 0, 0, 26, '#0f1a2c')
  }</g>`;

function calendar(): string {
  const days = Array.from({ length: 8 }, (_, day) =>
    path(`M${30 + (day % 4) * 16} ${day < 4 ? 40 : 60}h11v13h-11Z`, day === 5 ? '#f2b84b' : '#cfbe9d'),
  );
  return (
    path('M22 16H98V84H22Z', '#f3ead7') +
    path('M22 16H98V32H22Z', '#96182f') +
    path('M36 8h6v14h-6ZM78 8h6v14h-6Z', '#a3b5ce') +
    days.join('')
  );
}

/** 120 x 92 each. */
export const ways: { readonly [way in WayIn]: () => string } = {
  host: () => tableFor(6),
  table: () => tableFor(6),
  remote: () =>
    handset(26, -8, 'owl', 1) +
    handset(94, 8, 'wolf', 6) +
    path('M46 40Q57 33 74 40Q57 30 46 40ZM46 52Q57 62 74 52Q57 59 46 52Z', '#f2b84b'),
  days: calendar,
  alone: () =>
    robot(4) +
    robot(80) +
    path(disc(60, 46, 34), '#0f1a2c') +
    '<circle cx="60" cy="46" r="33" fill="none" stroke="var(--seat-2)" stroke-width="3"/>' +
    masked('fox', 2, 60, 46, 52, '#0f1a2c'),
  screen: () =>
    path('M10 6L110 8V66L70 66V74L86 76V84H34V76L50 74V66L10 66Z', '#a3b5ce') +
    path('M17 13L103 15V59L17 59Z', '#0f1a2c') +
    `<g transform="translate(27 11) scale(.55)">${tableFor(6)}</g>`,
};
