/** The things of the six missions. */
import { cutPoly, disc, fan, gouges, path, rad, seeded } from '../../../../web/art/lino.ts';
import { type MaskId, maskOn } from '../../../../web/art/masks.ts';
import type { CipherSymbol } from '../../missions/cipher-lock/content.ts';
import type { Arms } from '../../missions/coats-of-arms/content.ts';
import { gold, goldDeep } from './shapes.ts';

/** Each 100 x 100, in the current colour. */
export const keyArt =
  path(disc(50, 24, 21), 'currentColor')
    .replace('d="', 'fill-rule="evenodd" d="')
    .replace('Z"', `Z${disc(50, 24, 10)}"`) + path('M45 43h10V94h-10ZM55 68h17v9h-7v6h7v10H55Z', 'currentColor');

/** On what field each stands: the twelve are told apart by shape, and the field only helps. */
export const fields: { readonly [one in Arms]: string } = {
  boar: '#5c2a1a',
  raven: '#1d3a5c',
  wolf: '#1f4a3a',
  stag: '#96182f',
  tower: '#5c2a1a',
  key: '#1d3a5c',
  crown: '#1d3a5c',
  oak: '#96182f',
  ship: '#1f4a3a',
  sun: '#96182f',
  moon: '#1d3a5c',
  fish: '#1f4a3a',
};

const MOON = 'M66 4Q20 12 20 51Q22 90 68 96Q82 96 92 88Q56 84 52 50Q54 18 84 10Q76 4 66 4Z';
const STAR = 'M50 3L61.8 37.5L98 38.2L69 60L80 95L50 74L20 95L31 60L2 38.2L38.2 37.5Z';
const SUN = path(disc(50, 50, 22) + fan(50, 50, 28, 49, 0, 330, 12, 5), 'currentColor');

const drawn: { readonly [one in Arms]?: string } = {
  tower: path(
    'M26 94V46L19 40V12H32V23H42V12H58V23H68V12H81V40L74 46V94H59V74Q58 64 50 64Q42 64 41 74V94ZM45 38V54H55V38Z',
    'currentColor',
  ).replace('<path', '<path fill-rule="evenodd"'),
  key: keyArt,
  crown: path(
    `M10 78L5 28L28 52L50 14L72 52L95 28L90 78ZM10 83h80v12H10Z${disc(5, 24, 5)}${disc(50, 10, 6)}${disc(95, 24, 5)}`,
    'currentColor',
  ),
  oak: path(
    `${disc(50, 26, 21) + disc(28, 42, 19) + disc(72, 42, 19) + disc(50, 48, 20)}M43 58h14L62 96H38Z`,
    'currentColor',
  ),
  ship: path(
    'M6 66H94Q88 92 70 94H30Q12 92 6 66ZM47.6 6h4.8V62h-4.8ZM55 12Q90 30 86 60H55ZM45 20Q16 36 16 60H45Z',
    'currentColor',
  ),
  sun: SUN,
  moon: path(MOON, 'currentColor'),
};
const beasts: { readonly [one in Arms]?: MaskId } = {
  boar: 'boar',
  raven: 'raven',
  wolf: 'wolf',
  stag: 'stag',
  fish: 'fish',
};

/** A coat of arms on its shield, 120 x 140. */
export const blazon = (one: Arms, rim = gold): string => {
  const field = fields[one];
  const beast = beasts[one];
  const inner = beast === undefined ? drawn[one]! : maskOn(beast, field);
  return (
    path('M2 4H118V66Q116 112 60 138Q4 112 2 66Z', rim) +
    path('M9 11H111V66Q109 106 60 130Q11 106 9 66Z', field) +
    `<g transform="translate(24 22) scale(.72)" color="#f4e2b8">${inner}</g>`
  );
};
export const blazonBack = (field = '#3a2230', rim = '#6d4a3c'): string =>
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

export const signs: { readonly [sign in CipherSymbol]: string } = {
  sun: SUN,
  moon: path(MOON, 'currentColor'),
  star: path(STAR, 'currentColor'),
  rose:
    path(
      Array.from({ length: 5 }, (_, k) =>
        disc(50 + 25 * Math.sin(rad(k * 72)), 50 - 25 * Math.cos(rad(k * 72)), 21),
      ).join(''),
      'currentColor',
    ) + path(fan(50, 50, 12, 24, 36, 324, 5, 3) + disc(50, 50, 9), 'var(--mask-cut)'),
  sword: path('M50 2L57 13V62H80V71H57V84Q60 92 50 98Q40 92 43 84V71H20V62H43V13Z', 'currentColor'),
  cup: path('M16 8H84Q84 52 56 60V80H74V93H26V80H44V60Q16 52 16 8Z', 'currentColor'),
};

export const raven = path(
  'M0 2Q-8 -14 -27 -12Q-16 -6 -9 4Q-3 9 -2 16L0 11L2 16Q3 9 9 4Q16 -6 27 -12Q8 -14 0 2Z',
  'currentColor',
);

export const bell = (a = gold, cut = goldDeep, dark = '#1b0d14'): string =>
  path('M-14 -108h28v20h-28Z', dark) +
  path(disc(0, 48, 16), dark) +
  path('M0 -92Q14 -92 14 -80Q56 -70 60 -8Q62 24 84 44H-84Q-62 24 -60 -8Q-56 -70 -14 -80Q-14 -92 0 -92Z', a) +
  path(
    gouges([
      [-44, -30, -50, 24, 4],
      [-30, -60, -36, -10, 4],
      [20, -70, 34, -30, 3],
      [-72, 36, 72, 36, 3],
      [-58, 14, 58, 14, 2.6],
    ]),
    cut,
  ) +
  path(gouges([[30, -20, 36, 20, 4]]), '#f4e2b8');

/** The open silver chest, 560 x 400, floor at y = 400; bars are put in by the caller at (280, 214). */
export const chestBack = (): string => {
  const r = seeded(31);
  return (
    path(
      cutPoly(
        [
          [40, 200],
          [22, 60],
          [60, 6],
          [500, 0],
          [540, 56],
          [522, 200],
        ],
        r,
        2,
        50,
      ),
      '#3a1c12',
    ) +
    path(
      cutPoly(
        [
          [60, 196],
          [46, 70],
          [78, 24],
          [484, 20],
          [516, 68],
          [502, 196],
        ],
        r,
        2,
        50,
      ),
      '#1b0d0f',
    ) +
    path(
      gouges([
        [80, 60, 480, 54, 3],
        [70, 110, 490, 106, 3],
      ]),
      '#3a1c12',
    ) +
    path('M130 4h34V198h-34ZM396 2h34V198h-34Z', '#6f5a3a')
  );
};

export const chestFront = (): string => {
  const r = seeded(32);
  return (
    path(
      cutPoly(
        [
          [24, 408],
          [10, 196],
          [552, 192],
          [540, 410],
        ],
        r,
        2,
        60,
      ),
      '#140a0e',
    ) +
    path(
      cutPoly(
        [
          [28, 396],
          [14, 188],
          [546, 184],
          [532, 398],
        ],
        r,
        2,
        50,
      ),
      '#6b3a20',
    ) +
    path(
      gouges([
        [34, 240, 520, 236, 3.4],
        [36, 292, 524, 290, 3.4],
        [38, 344, 524, 346, 3.4],
        [60, 214, 200, 212, 2.4],
        [330, 266, 500, 264, 2.4],
        [70, 318, 230, 320, 2.4],
        [340, 372, 500, 374, 2.4],
      ]),
      '#42210f',
    ) +
    path('M118 187h44V396h-44ZM398 186h44V397h-44Z', '#2a1c22') +
    path([204, 262, 320, 376].map((y) => disc(140, y, 6) + disc(420, y, 6)).join(''), gold) +
    path(
      cutPoly(
        [
          [228, 184],
          [332, 184],
          [326, 284],
          [280, 306],
          [234, 284],
        ],
        r,
        1.4,
        30,
      ),
      gold,
    ) +
    path(
      gouges([
        [242, 196, 316, 194, 2.4],
        [246, 270, 280, 292, 2.4],
      ]),
      goldDeep,
    ) +
    path(`${disc(280, 228, 13)}M273 232h14l6 40h-26Z`, '#1b0d14')
  );
};
