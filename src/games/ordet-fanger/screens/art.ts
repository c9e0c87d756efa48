/**
 * Ordet fanger: the eight symbols, the jokers, the mouth on the back of every card, and the six pictures of the juniors.
 * Cut with a knife, not constructed: no two corners agree, but every edge is flat and nothing is textured.
 */
import { disc, gouges, path } from '../../../web/art/lino.ts';
import { letterOf, type Sign } from '../content.ts';

const solid = (d: string): string => `<path fill="currentColor" fill-rule="evenodd" d="${d}"/>`;
const WAVES = [
  'M-1 29C9.6 8 20.6 8 33 22.4C44.6 36 54.4 36 66 22C78.4 7.4 90 7.6 101 28',
  'M-1 57.4C9.6 36.6 20.6 36.6 33 51C44.6 64.4 54.4 64.6 66 50.4C78.4 36 90 36 101 56.4',
  'M-1 86C9.6 65 20.6 65 33 79.4C44.6 93 54.4 93 66 79C78.4 64.4 90 64.6 101 85',
];

/** 100 x 100, one tone. Four solid, four drawn in lines; told apart by outline alone. */
export const symbolArt: { readonly [sign in Sign]: string } = {
  circle: solid(
    'M50 3C77 3 97 23.4 97 50.4C97 77.6 76.6 97 49.6 97C23 97 3 77 3 50C3 23 23.6 3 50 3ZM50.6 21.6C34 21.6 21.4 34 21.4 50.4C21.4 66.4 33.6 78.8 49.6 78.8C66.2 78.8 78.6 66.2 78.6 49.6C78.6 33.4 66.6 21.6 50.6 21.6Z',
  ),
  diamond: solid('M51 .6L79.6 49L49.4 99.4L20.6 51.4Z'),
  triangle: solid('M50.6 4L98 93L2 92ZM50.4 36.4L28.6 76.8L71.8 77.2Z'),
  star: solid('M50.4 1.6L63 35.6L99 37L70.6 59.6L81.4 95L50 74.6L19.6 96L30 59.4L1.4 38L37.4 36Z'),
  cross: solid(
    'M34 3.4L66.4 2.4L65.8 34L97.6 34.4L96.8 66.2L66 65.8L66.4 97.6L33.4 97L34 66.2L2.8 65.4L3.4 33.6L34.4 34.2Z',
  ),
  moon: solid(
    'M66 4.4C36 -2 9.6 21 9.6 50.4C9.6 79.6 35.6 102 66.8 95.4C76 93.4 84 88.6 90.4 81.4C66.4 86.6 45.4 71.6 45 50.2C44.6 29 65.6 13.4 89.6 18.4C83.4 11.4 75.4 6.4 66 4.4Z',
  ),
  // They run a little over their box, so that the knife cuts their ends straight.
  waves: WAVES.map((d) => `<path fill="none" stroke="currentColor" stroke-width="14" d="${d}"/>`).join(''),
  grid: solid(
    'M22 3L37.4 2.4L37.2 22.4L62.6 22L62.4 3L78 2.6L77.6 22L97 21.8L97.4 37L77.4 37.2L77.6 62.4L97 62L96.6 77.6L77.8 77.4L78.2 97L62.4 97.4L62.8 77.6L37 77.8L37.4 97L22 97.4L22.4 77.6L3 78L2.6 62.6L22.4 62.6L22.2 37.4L3 37.6L3.4 22.2L22.2 22.4ZM37.2 37.4L37.4 62.4L62.4 62.6L62.6 37.2Z',
  ),
};

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

const LIPS =
  'M100 33C113 19 139 19 153 37C183 56 192 106 186 150C179 207 141 241 100 241C59 241 21 207 14 150C8 106 17 56 47 37C61 19 87 19 100 33Z';

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
  return `${path(LIPS, lips)}${path('M100 58C131 49 150 57 159 78C172 110 169 162 151 194C138 213 119 217 100 217C81 217 62 213 49 194C31 162 28 110 41 78C50 57 69 49 100 58Z', INK)}${path('M46 76C52 62 72 56 99 64V96Q70 95 43 104Q42 88 46 76ZM103 64C130 56 148 62 154 76Q158 88 157 104Q130 95 103 96Z', '#fff')}${path('M70 60L73 60L71.6 98L68.4 98.4ZM127 60L130 60L131.6 98.4L128.4 98Z', INK)}${path('M54 199Q66 172 98 177Q134 172 146 199Q132 217 100 217Q68 217 54 199Z', tongue)}${number}`;
};

const body = (d: string): string => path(d, 'currentColor');
const cut = (d: string): string => path(d, '#fff');
const dark = (d: string): string => path(d, INK);

/** For those who cannot read yet, 100 x 100: a body, a second tone, the cut. */
export const juniorArt: { readonly [id: string]: readonly [ink: Sign, art: string] } = {
  'junior-animals': [
    'moon',
    body(
      'M62 15C75 14 83 24 81 36C80 43 75 47 75 53C92 61 94 79 80 87C58 95 24 93 12 76C6 66 8 55 6 47C17 57 31 58 45 54C52 52 53 46 50 39C45 27 51 16 62 15Z',
    ) +
      dark('M80 27L98 33L81 41Z') +
      cut(disc(67, 28, 4.4)) +
      dark(disc(67.6, 28, 2)) +
      cut(
        gouges([
          [28, 72, 66, 68, 4.6, 6],
          [34, 82, 62, 79, 3.4, 5],
          [58, 50, 72, 50, 2.6, -4],
        ]),
      ),
  ],
  'junior-food': [
    'waves',
    dark('M27 49L74 50L51 99Z') +
      cut(
        gouges([
          [36, 53, 56, 84, 1.6],
          [49, 53, 62, 73, 1.5],
          [63, 54, 42, 83, 1.6],
          [50, 54, 37, 72, 1.4],
        ]),
      ) +
      body(
        'M50 4C68 3 77 16 74 27C85 30 85 47 73 49C66 55 58 49 51 54C43 50 35 55 27 49C15 46 17 29 27 27C24 14 33 4 50 4Z',
      ) +
      cut(
        gouges([
          [36, 16, 34, 30, 3],
          [46, 10, 62, 14, 2.4, -3],
          [30, 40, 46, 42, 2.6, 4],
        ]),
      ) +
      dark(disc(51, 5.4, 5)),
  ],
  'junior-clothes': [
    'circle',
    body(
      'M30 8L72 6L73 26L71 44C77 38 83 30 91 33C98 38 93 48 87 55L73 74C70 90 62 97 50 97C34 97 27 86 27 68L29 26Z',
    ) +
      dark('M27 8L76 5L77 27L26 30Z') +
      cut(
        gouges([
          [34, 10, 34, 28, 2],
          [44, 9.6, 44, 27.6, 2],
          [54, 9, 54, 27, 2],
          [64, 8.4, 65, 26.4, 2],
        ]),
      ) +
      cut('M49 42L55 51L49 60L43 51ZM38 55L44 64L38 73L32 64ZM60 55L66 64L60 73L54 64ZM49 68L55 77L49 86L43 77Z'),
  ],
  'junior-toys': [
    'cross',
    dark('M46 2H55V24H46Z') +
      body('M39 18L63 17L66 27L36 28Z') +
      body('M12 43C20 32 34 27 51 27C68 27 81 32 89 43L92 53L60 88L51 99L42 88L9 53Z') +
      cut('M11 46Q50 59 90 45L91.6 52Q50 68 9.4 53ZM24 66Q50 76 77 65L70 73.6Q50 82 31 74Z') +
      dark(disc(50.5, 2.8, 5.4)),
  ],
  'junior-home': [
    'triangle',
    body('M32 7L70 6L90 50L11 52Z') +
      cut(
        gouges([
          [40, 12, 28, 45, 2.4],
          [51, 12, 51, 46, 2.2],
          [62, 12, 73, 44, 2.4],
        ]),
      ) +
      dark('M46 51H56L57 86H45ZM28 86L74 85L79 97H22ZM72 51H75.6V67H72Z') +
      dark(disc(73.8, 70, 3.6)),
  ],
  'junior-vehicles': [
    'diamond',
    body('M6 24Q7 17 14 17L86 16Q95 17 96 27L97 76L5 77Z') +
      cut(
        'M14 27L32 26.6V46L14 46.4ZM37 26.6L55 26.4V45.8L37 46ZM60 26.4L77 26V45.4L60 45.8ZM82 26L90 26Q92 36 92 45.4L82 45.4Z',
      ) +
      dark('M4 58L97 57V63L4 64Z') +
      dark(disc(27, 78, 12.4) + disc(74, 78, 12.4)) +
      cut(disc(27, 78, 5) + disc(74, 78, 5)),
  ],
};

export const ARROW = path('M2 9.4H12V3L23 12L12 21V14.6H2Z', 'currentColor');
export const MICROPHONE = path(
  'M8.600 2Q12 .6 15.400 2L16 12.400Q15 15 12 15Q9 15 8 12.400ZM4 10H6.600Q7 17 12 17.200Q17 17 17.400 10H20Q20 18 13.600 19.600V22H17V24H7V22H10.400V19.600Q4 18 4 10Z',
  'currentColor',
);
