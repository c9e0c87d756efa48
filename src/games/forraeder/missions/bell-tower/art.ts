/** M4: the bell. */
import { disc, gouges, path } from '../../../../web/art/lino.ts';
import { gold, goldDeep } from '../../screens/art/shapes.ts';

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
