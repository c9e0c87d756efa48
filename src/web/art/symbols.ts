/**
 * Ordet fanger, also on its poster: the eight symbols, and the mouth on the back of every card.
 * Cut with a knife, not constructed: no two corners agree, but every edge is flat and nothing is textured.
 */
import { path } from './lino.ts';

const INK = '#0b0d12';
const solid = (d: string): string => `<path fill="currentColor" fill-rule="evenodd" d="${d}"/>`;
const WAVES = [
  'M-1 29C9.6 8 20.6 8 33 22.4C44.6 36 54.4 36 66 22C78.4 7.4 90 7.6 101 28',
  'M-1 57.4C9.6 36.6 20.6 36.6 33 51C44.6 64.4 54.4 64.6 66 50.4C78.4 36 90 36 101 56.4',
  'M-1 86C9.6 65 20.6 65 33 79.4C44.6 93 54.4 93 66 79C78.4 64.4 90 64.6 101 85',
];

/** 100 x 100, one tone. Four solid, four drawn in lines; told apart by outline alone. */
export const symbolArt = {
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
} as const;

export const LIPS =
  'M100 33C113 19 139 19 153 37C183 56 192 106 186 150C179 207 141 241 100 241C59 241 21 207 14 150C8 106 17 56 47 37C61 19 87 19 100 33Z';

/** 200 x 260: wide open. */
export const mouth = (lips: string, tongue: string): string =>
  `${path(LIPS, lips)}${path('M100 58C131 49 150 57 159 78C172 110 169 162 151 194C138 213 119 217 100 217C81 217 62 213 49 194C31 162 28 110 41 78C50 57 69 49 100 58Z', INK)}${path('M46 76C52 62 72 56 99 64V96Q70 95 43 104Q42 88 46 76ZM103 64C130 56 148 62 154 76Q158 88 157 104Q130 95 103 96Z', '#fff')}${path('M70 60L73 60L71.6 98L68.4 98.4ZM127 60L130 60L131.6 98.4L128.4 98Z', INK)}${path('M54 199Q66 172 98 177Q134 172 146 199Q132 217 100 217Q68 217 54 199Z', tongue)}`;
