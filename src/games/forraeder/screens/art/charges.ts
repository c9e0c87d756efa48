/** What is borne on shields, and stands for itself elsewhere too. */
import { disc, fan, gouges, path } from '../../../../web/art/lino.ts';
import { gold } from './shapes.ts';

/** Each 100 x 100, in the current colour. */
export const keyArt =
  path(disc(50, 24, 21), 'currentColor')
    .replace('d="', 'fill-rule="evenodd" d="')
    .replace('Z"', `Z${disc(50, 24, 10)}"`) + path('M45 43h10V94h-10ZM55 68h17v9h-7v6h7v10H55Z', 'currentColor');

export const moonArt = path(
  'M66 4Q20 12 20 51Q22 90 68 96Q82 96 92 88Q56 84 52 50Q54 18 84 10Q76 4 66 4Z',
  'currentColor',
);
export const sunArt = path(disc(50, 50, 22) + fan(50, 50, 28, 49, 0, 330, 12, 5), 'currentColor');
export const towerArt = path(
  'M26 94V46L19 40V12H32V23H42V12H58V23H68V12H81V40L74 46V94H59V74Q58 64 50 64Q42 64 41 74V94ZM45 38V54H55V38Z',
  'currentColor',
).replace('<path', '<path fill-rule="evenodd"');

/** Something on its shield, 120 x 140. */
export const shield = (inner: string, field: string, rim = gold): string =>
  path('M2 4H118V66Q116 112 60 138Q4 112 2 66Z', rim) +
  path('M9 11H111V66Q109 106 60 130Q11 106 9 66Z', field) +
  `<g transform="translate(24 22) scale(.72)" color="#f4e2b8">${inner}</g>`;

export const shieldBack = (field = '#3a2230', rim = '#6d4a3c'): string =>
  path('M2 4H118V66Q116 112 60 138Q4 112 2 66Z', rim) +
  path('M9 11H111V66Q109 106 60 130Q11 106 9 66Z', field) +
  path(
    gouges([
      [20, 26, 100, 92, 3],
      [100, 26, 22, 92, 3],
      [34, 20, 108, 78, 2],
      [14, 52, 60, 118, 2],
      [106, 52, 62, 118, 2],
    ]),
    rim,
  );
