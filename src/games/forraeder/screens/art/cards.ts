/** Steps, flames of the end question, and the card of identity when it is turned. */
import { cutPoly, fan, gouges, path, seeded } from '../../../../web/art/lino.ts';
import type { Role } from '../../content.ts';

/** One foot, 20 x 32, heel towards 0 0. */
export const foot = path(
  'M0 -18Q8 -18 8 -7Q7 2 0 3Q-7 2 -8 -7Q-8 -18 0 -18ZM-5 6Q0 4 5 6Q6 15 0 16Q-6 15 -5 6Z',
  'currentColor',
);

/** The card of identity, turned: 300 x 420 in paper, a ring of gouges behind the words. */
const openCard = (ink: string, soft: string): string => {
  const r = seeded(4);
  return (
    path(
      cutPoly(
        [
          [10, 16],
          [300, 12],
          [308, 432],
          [14, 434],
        ],
        r,
        1.4,
        60,
      ),
      '#1b0710',
    ) +
    path(
      cutPoly(
        [
          [0, 4],
          [300, 0],
          [298, 420],
          [3, 418],
        ],
        r,
        1.4,
        50,
      ),
      '#f3ead7',
    ) +
    `<path d="${cutPoly(
      [
        [14, 18],
        [286, 15],
        [284, 405],
        [17, 404],
      ],
      r,
      1,
      50,
    )}" fill="none" stroke="${ink}" stroke-width="3"/>` +
    path(fan(150, 122, 66, 84, 0, 352.5, 48, 2.2), ink) +
    path(fan(150, 122, 88, 100, 3.75, 356.25, 48, 1.6), soft)
  );
};

const loyalSign = (ink: string, cut: string): string =>
  path('M150 74L190 87V122Q186 152 150 168Q114 152 110 122V87Z', ink) +
  path(
    gouges([
      [126, 98, 126, 136, 3],
      [174, 98, 174, 136, 3],
    ]),
    cut,
  ) +
  path('M143 96h14v18h18v14h-18v24h-14v-24h-18v-14h18Z', cut);

const traitorSign = (ink: string, cut: string): string =>
  path(
    'M150 68Q118 73 116 112Q113 132 98 140V172Q150 186 202 172V140Q187 132 184 112Q182 73 150 68ZM150 86Q168 94 167 118Q166 140 150 150Q134 140 133 118Q132 94 150 86Z',
    ink,
  ).replace('<path', '<path fill-rule="evenodd"') +
  path(
    gouges([
      [112, 146, 108, 172, 2.4],
      [128, 152, 126, 178, 2.4],
      [172, 152, 174, 178, 2.4],
      [188, 146, 192, 172, 2.4],
    ]),
    cut,
  );

const PAPER = '#f3ead7';

/** It lies open, and can be read by its sign and its ink. */
export function turnedCard(role: Role): string {
  const ink = role === 'loyal' ? '#1a4f6e' : '#8b1a2c';
  return openCard(ink, '#9fb2b9') + (role === 'loyal' ? loyalSign : traitorSign)(ink, PAPER);
}

export const flameEnd = (): string =>
  path('M0 -132Q14 -84 27 -46Q34 -4 0 0Q-34 -4 -27 -46Q-14 -84 0 -132Z', '#3f7350') +
  path('M1 -92Q12 -60 18 -34Q22 -4 0 -3Q-22 -4 -17 -34Q-10 -60 1 -92Z', '#74bd90') +
  path('M0 -48Q8 -30 10 -18Q10 -4 0 -4Q-10 -4 -9 -18Q-6 -32 0 -48Z', '#e2f4dc') +
  path(
    gouges([
      [-6, -104, -16, -50, 2.4],
      [10, -84, 20, -40, 2.2],
    ]),
    '#cfe6c4',
  );

export const flameOn = (): string =>
  path('M-26 -122Q4 -82 0 -54Q14 -76 22 -112Q52 -56 38 -22Q28 0 0 0Q-30 0 -38 -26Q-44 -72 -26 -122Z', '#96182f') +
  path('M-20 -84Q-2 -54 0 -34Q12 -46 20 -74Q34 -38 24 -16Q16 -3 0 -3Q-20 -3 -25 -20Q-28 -50 -20 -84Z', '#e8603c') +
  path('M-8 -42Q2 -28 2 -20Q8 -26 10 -36Q18 -16 10 -8Q6 -4 0 -4Q-10 -4 -11 -14Q-12 -28 -8 -42Z', '#ffdf9c');
