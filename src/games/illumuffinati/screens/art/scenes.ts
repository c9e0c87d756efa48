/** The small scenes of the phone up to the open door, 390 wide; and the bag that the table borrows. */
import { cutDisc, cutPoly, disc, fan, gouge, gouges, path as P, seeded } from '../../../../web/art/lino.ts';
import { backs } from './back.ts';
import { bakerHat, inspectorCoat, inspectorHat } from './figures.ts';
import { C } from './inks.ts';
import { beam, wall } from './light.ts';
import { muffinArt } from './muffins.ts';

export const put = (x: number, y: number, art: string, turn = 0, k = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${art}</g>`;

const underLamp = (seed: number, h: number, spread: number): string => {
  const r = seeded(seed);
  return (
    wall(390, h, r, { gap: 30 }) +
    beam(r, 195, -6, 44, h + 6, spread, '#3f2d18') +
    beam(r, 195, -6, 22, h + 6, spread * 0.64, C.custard)
  );
};

const print = P('M0 -15Q10 -13 9 0Q8 12 0 14Q-9 12 -8 0Q-8 -13 0 -15Z', C.amber) + P(disc(0, 23, 6, 5), C.amber);

/** The first question: a crime is solved. 390 x 250 */
export const glassScene = (): string =>
  underLamp(4, 250, 165) +
  [
    [142, 208, 86],
    [188, 190, 50],
    [164, 172, 90],
    [212, 154, 52],
  ]
    .map(([x, y, q]) => put(x!, y!, print, q, 0.9))
    .join('') +
  P('M258 158L338 232L318 250L240 178Z', '#5a0f2a') +
  P('M262 154L342 228L324 246L244 172Z', C.rasp) +
  P(gouge(268, 172, 322, 224, 4), C.raspDeep) +
  P(disc(208, 116, 66), '#241604') +
  P(disc(208, 116, 54), C.cream) +
  P(fan(208, 116, 34, 48, 190, 260, 5, 5), '#e0c06a') +
  put(166, 88, muffinArt(17), 0, 0.42);

/** The second: a hat stand. 390 x 250 */
export const hatScene = (): string =>
  underLamp(5, 250, 185) +
  P('M188 256V60H202V256Z', '#4e2a1a') +
  P(gouge(192, 90, 192, 240, 2), '#8a5230') +
  P('M190 84Q150 80 142 56L152 52Q164 70 194 70ZM200 84Q240 80 248 56L238 52Q226 70 196 70Z', '#4e2a1a') +
  P(disc(194, 54, 13), '#4e2a1a') +
  put(206, 112, inspectorHat(0.62), -6) +
  put(118, 176, bakerHat(0.4), -14);

/** Somebody in the coat under the lamp; the mask is set by the page between this and `hatOn`. 390 x 330 */
export const coatScene = (): string => underLamp(6, 330, 205) + put(195, 178, inspectorCoat(0.92));
export const hatOn = (turn = 0): string => put(195, 186, inspectorHat(0.72), turn);

/** The oven, looked into from above. 390 x 210 */
export const ovenScene = (): string => {
  const r = seeded(7);
  const block = (x: number, y: number, w: number, h: number, c: string) =>
    P(
      cutPoly(
        [
          [x, y],
          [x + w, y - 2],
          [x + w + 2, y + h],
          [x - 2, y + h + 4],
        ],
        r,
        2,
        26,
      ),
      c,
    );
  return (
    '<rect width="390" height="210" fill="#1d141b"/>' +
    block(20, 0, 350, 182, C.raspDeep) +
    block(24, -10, 342, 184, C.rasp) +
    block(56, 20, 278, 120, '#1b0a12') +
    block(66, 30, 258, 100, C.amber) +
    P(fan(195, 150, 60, 128, 200, 340, 13, 4), '#7a5520') +
    P(
      gouges([
        [36, 20, 34, 160, 3],
        [354, 30, 354, 150, 3],
      ]),
      C.raspDeep,
    ) +
    block(-6, 186, 402, 30, '#4f4642') +
    P(
      gouges([
        [10, 196, 180, 198, 2],
        [210, 197, 380, 194, 2],
      ]),
      '#8d8076',
    )
  );
};

/** Outside the door with a notebook; the mask comes between this and `hatOutside`. 390 x 210 */
export const outsideScene = (): string =>
  wall(390, 210, seeded(8), { gap: 28 }) +
  P('M226 216V26H360V216Z', '#0a0709') +
  P('M236 216V36H350V216Z', C.raspDark) +
  P('M254 54H332V130H254Z', '#0a0709') +
  P('M260 60H326V124H260Z', C.custard) +
  P(
    gouges([
      [268, 118, 290, 66, 3],
      [290, 120, 316, 68, 3],
    ]),
    C.custardCut,
  ) +
  P(disc(340, 150, 5), C.custard) +
  P('M300 216L390 190V216Z', '#2a1b12') +
  put(118, 118, inspectorCoat(0.6));
export const hatOutside = (): string => put(118, 120, inspectorHat(0.46));

const BAG_RIM = 'M44 62L54 54L66 64L80 54L94 64L108 54L122 64L136 54L150 64L164 54L176 62';
const BAG_CUTS = gouges([
  [56, 96, 50, 178, 3],
  [166, 96, 170, 178, 3],
  [74, 186, 150, 186, 2.4],
  [60, 74, 84, 78, 2],
  [130, 78, 160, 74, 2],
]);

/** The neighbour's bag, with none, one or two backs that stand out of it. viewBox 20 -8 180 212 */
export const bag = (cards: number): string => {
  const back = (x: number, y: number, turn: number) =>
    put(x, y, `<rect width="200" height="280" rx="16" fill="#21171d"/>${backs.dim}`, turn, 0.3);
  return (
    (cards > 0 ? back(62, 2, -9) : '') +
    (cards > 1 ? back(104, -4, 8) : '') +
    P(`${BAG_RIM}L184 190Q110 202 34 190Z`, '#7a5a38') +
    P(`${BAG_RIM}L177 82Q110 92 42 82Z`, '#93704a') +
    P(BAG_CUTS, '#4a331c')
  );
};

/** The same bag where all see it, with the muffin that sees. */
export const paperBag = (k: number, isFull: boolean): string =>
  `<g transform="scale(${k})">` +
  (isFull ? put(66, 2, backs.bright, -9, 0.3) + put(104, -4, backs.bright, 8, 0.3) : '') +
  P(`${BAG_RIM}L184 190Q110 202 34 190Z`, '#b98a52') +
  P(`${BAG_RIM}L177 82Q110 92 42 82Z`, '#d0a56c') +
  P(BAG_CUTS, '#6d4a20') +
  put(
    74,
    98,
    P(
      'M20 44L30 84Q50 92 70 84L80 44Q50 54 20 44ZM12 42Q4 28 18 22Q24 2 50 2Q76 2 82 22Q96 28 88 42Q50 52 12 42Z',
      C.raspDeep,
    ) +
      P('M26 26Q50 6 74 26Q50 42 26 26Z', '#d0a56c') +
      P(disc(50, 25, 8), C.raspDeep),
    0,
    0.74,
  ) +
  '</g>';

/** The light on the table, where the last Baker lays two cards. 150 x 150 */
export const spot = (): string => {
  const r = seeded(9);
  return P(cutDisc(75, 84, 74, 52, r, 2, 50), '#3f2d18') + P(cutDisc(75, 84, 60, 40, r, 2, 50), '#5f4222');
};

/** The door with the bar across it. 100 x 134 */
export const barredDoor = (): string =>
  P('M4 132V6H96V132Z', '#0a0709') +
  P('M12 132V14H88V132Z', C.raspDark) +
  P('M26 28H74V62H26Z', '#0a0709') +
  P('M31 33H69V57H31Z', '#5f4222') +
  P(
    gouges([
      [42, 32, 42, 58, 3],
      [58, 32, 58, 58, 3],
    ]),
    '#0a0709',
  ) +
  P('M4 76H96V92H4Z', C.paperCut) +
  P(
    gouges([
      [10, 80, 90, 80, 2],
      [12, 88, 88, 88, 2],
    ]),
    '#5f5140',
  ) +
  P(disc(50, 84, 14), '#0a0709') +
  P(disc(50, 84, 11), C.coin) +
  P('M47 80A3.4 3.4 0 1 1 53 80L55 90H45Z', '#3a2405');
