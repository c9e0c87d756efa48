/** M5: the signs on the wheels of the lock, each 100 x 100. */
import { disc, fan, path, rad } from '../../../../web/art/lino.ts';
import { moonArt, sunArt } from '../../screens/art/charges.ts';
import type { CipherSymbol } from './content.ts';

const STAR = 'M50 3L61.8 37.5L98 38.2L69 60L80 95L50 74L20 95L31 60L2 38.2L38.2 37.5Z';

export const signs: { readonly [sign in CipherSymbol]: string } = {
  sun: sunArt,
  moon: moonArt,
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
