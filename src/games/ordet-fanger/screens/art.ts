/** Ordet fanger: the jokers, and the backs of the three boxes. */
import { path } from '../../../web/art/lino.ts';
import { mouth, symbolArt } from '../../../web/art/symbols.ts';
import { letterOf, type Sign } from '../content.ts';

const INK = '#0b0d12';
const on = (sign: Sign): string => (sign === 'star' ? INK : '#fff');
const LETTERS = 'font-family="Atkinson Hyperlegible Next, Verdana, sans-serif" font-weight="800"';

/** 200 x 260: two fields, one cut between them, and the sign that says it all. Letters only where it is large. */
export const jokerArt = (a: Sign, b: Sign, hasLetters: boolean): string => {
  const put = (sign: Sign, x: number, y: number, size: number) =>
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 100 100" color="${on(sign)}">${symbolArt[sign]}</svg>`;
  const letters = `<g ${LETTERS} font-size="24"><text x="11" y="30" fill="${on(a)}">${letterOf(a)}</text><text x="189" y="249" text-anchor="end" fill="${on(b)}">${letterOf(b)}</text></g>`;
  return `<path fill="var(--sym-${a})" d="M0 0H200V104L0 156Z"/><path fill="var(--sym-${b})" d="M0 156L200 104V260H0Z"/><path fill="#fff" d="M0 150L200 98V110L0 162Z"/>${put(a, 60, 11, 78)}${put(b, 63, 172, 76)}<path fill="${INK}" d="M66 98L135 96L136 163L67 165Z"/><path fill="#fff" d="M81 113H121V126H81ZM81 136H121V149H81Z"/>${hasLetters ? letters : ''}`;
};

export type Box = 'set-1' | 'set-2' | 'own';
const INKS: { readonly [box in Box]: readonly [lips: string, tongue: string] } = {
  'set-1': ['var(--sym-diamond)', 'var(--sym-circle)'],
  'set-2': ['var(--sym-circle)', 'var(--sym-diamond)'],
  own: ['var(--sym-triangle)', 'var(--sym-star)'],
};

/** The back of a card, 200 x 260: a mouth wide open. What it is about to shout is the number of cards left. */
export const mouthArt = (box: Box, count: number | null): string => {
  const [lips, tongue] = INKS[box];
  const number =
    count === null
      ? ''
      : `<text x="100" y="166" text-anchor="middle" fill="#fff" ${LETTERS} font-size="66" letter-spacing="-2">${count}</text>`;
  return mouth(lips, tongue) + number;
};

export const ARROW = path('M2 9.4H12V3L23 12L12 21V14.6H2Z', 'currentColor');
export const MICROPHONE = path(
  'M8.600 2Q12 .6 15.400 2L16 12.400Q15 15 12 15Q9 15 8 12.400ZM4 10H6.600Q7 17 12 17.200Q17 17 17.400 10H20Q20 18 13.600 19.600V22H17V24H7V22H10.400V19.600Q4 18 4 10Z',
  'currentColor',
);
