/** The people: the player's own mask is the face at (0, 0); coat and hat make an Inspector or a Baker of it. */
import { disc, gouges, path as P } from '../../../../web/art/lino.ts';
import { C } from './inks.ts';

export const inspectorCoat = (k: number, rim: string = C.custard): string =>
  `<g transform="scale(${k})">` +
  P('M-30 96Q-120 112 -150 190Q-164 250 -168 330H168Q164 250 150 190Q120 112 30 96Z', '#33252f') +
  P('M-46 100L-6 196L-40 330H-96Q-92 190 -46 100ZM46 100L6 196L40 330H96Q92 190 46 100Z', '#46343f') +
  P(
    gouges([
      [-138, 190, -112, 128, 5],
      [-150, 270, -142, 204, 5],
      [-52, 112, -12, 190, 4],
      [52, 112, 12, 190, 4],
      [118, 130, 140, 186, 4],
    ]),
    rim,
  ) +
  P('M-26 92H26L14 132L0 122L-14 132Z', '#e5d8be') +
  P('M-9 124H9L14 206L0 224L-14 206Z', C.rasp) +
  '</g>';

export const inspectorHat = (k: number): string =>
  `<g transform="scale(${k})">` +
  P(
    'M-148 -46Q-96 -76 -72 -74L-62 -148Q-34 -170 0 -150Q34 -170 62 -148L72 -74Q100 -78 148 -50Q70 -14 0 -18Q-70 -14 -148 -46Z',
    '#3b2d38',
  ) +
  P('M-70 -88Q0 -62 70 -88L73 -66Q0 -40 -74 -66Z', C.rasp) +
  P(
    gouges([
      [-140, -46, -70, -38, 5, 4],
      [-48, -140, -52, -100, 4],
      [-4, -140, -2, -96, 4],
      [84, -40, 140, -50, 4, 4],
    ]),
    '#7a6070',
  ) +
  '</g>';

export const bakerCoat = (k: number, rim: string = C.custard): string =>
  `<g transform="scale(${k})">` +
  P('M-30 96Q-116 112 -146 190Q-160 250 -164 330H164Q160 250 146 190Q116 112 30 96Z', '#4a3a44') +
  P('M-58 118L-70 330H70L58 118Q0 150 -58 118Z', '#cfc0a4') +
  P(
    gouges([
      [-46, 150, -50, 300, 4],
      [0, 160, 0, 310, 4],
      [46, 150, 50, 300, 4],
    ]),
    '#8d7a5c',
  ) +
  P('M-34 94Q0 122 34 94L44 116L0 138L-44 116Z', C.rasp) +
  P(
    gouges([
      [110, 126, 138, 190, 5],
      [140, 204, 150, 272, 5],
      [84, 130, 96, 190, 4],
    ]),
    rim,
  ) +
  '</g>';

export const bakerHat = (k: number): string =>
  `<g transform="scale(${k})">` +
  P(
    'M-70 -58L-76 -104Q-116 -120 -104 -156Q-92 -186 -56 -180Q-40 -214 0 -212Q40 -214 56 -180Q92 -186 104 -156Q116 -120 76 -104L70 -58Q0 -38 -70 -58Z',
    '#efe5d0',
  ) +
  P('M-72 -80Q0 -60 72 -80L70 -58Q0 -38 -70 -58Z', '#cbbb9a') +
  P(
    gouges([
      [-60, -110, -66, -150, 4, -6],
      [-26, -104, -30, -170, 4],
      [10, -102, 14, -176, 4],
      [44, -106, 54, -152, 4, 5],
    ]),
    '#9a8563',
  ) +
  '</g>';

/** The sign that hangs at the shop of whoever is home. */
export const shopBoard = (words: readonly string[]): string =>
  '<path d="M20 54L100 6L180 54" fill="none" stroke="#d9b45c" stroke-width="4"/>' +
  P(disc(100, 6, 6), '#e5d8be') +
  P('M6 54L193 50L196 136L9 140Z', '#5a0f2a') +
  P('M4 48L191 44L194 130L7 134Z', C.rasp) +
  P('M13 57L183 53L186 121L15 125Z', C.paper) +
  words
    .map(
      (w, k) =>
        `<text x="100" y="${(words.length === 1 ? 102 : 86) + k * 31}" text-anchor="middle" font-family="Fraunces, Georgia, serif" font-weight="760" font-size="${words.length === 1 ? 42 : 32}" fill="#8c1a40" transform="rotate(-1.2 100 90)">${w}</text>`,
    )
    .join('');
