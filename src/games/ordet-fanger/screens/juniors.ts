/** The six pictures of the juniors; fetched where somebody is one. */
import { disc, gouges, path } from '../../../web/art/lino.ts';
import type { Sign } from '../content.ts';

const INK = '#0b0d12';
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
