/** Scenes from the moment when somebody has gone home, 390 wide: fetched while the first cards are dealt. */
import { cutDisc, cutPoly, disc, fan, gouge, gouges, path as P, seeded } from '../../../../web/art/lino.ts';
import { stack } from './coins.ts';
import { shopBoard } from './figures.ts';
import { C } from './inks.ts';
import { lamp, wall } from './light.ts';
import { put } from './scenes.ts';

/** Purse and table: together always all coins, so that the light does not tell the answer. 358 x 370, from y -70 */
export const splitScene = (back: number, stays: number): string => {
  const r = seeded(6);
  const shape = (points: readonly (readonly [number, number])[], c: string) => P(cutPoly(points, r, 2, 26), c);
  const columns = (x: number, y: number, n: number, rx: number, seed: number): string => {
    const high = 12;
    const count = Math.ceil(n / high);
    let s = '';
    for (let k = 0, left = n; k < count; k++, left -= high)
      s += stack(x + (k - (count - 1) / 2) * rx * 1.9, y, Math.min(high, left), { rx, seed: seed + k });
    return s;
  };
  return (
    '<rect y="-80" width="358" height="400" fill="#120c11"/>' +
    shape(
      [
        [-6, 196],
        [364, 188],
        [364, 310],
        [-6, 310],
      ],
      '#3b2630',
    ) +
    shape(
      [
        [196, 192],
        [364, 188],
        [364, 310],
        [168, 310],
      ],
      C.amber,
    ) +
    shape(
      [
        [238, -90],
        [300, -90],
        [364, 190],
        [194, 194],
      ],
      '#4a351d',
    ) +
    P(
      gouges([
        [20, 226, 120, 228, 2.4],
        [40, 262, 150, 264, 2.4],
        [10, 286, 90, 288, 2],
      ]),
      '#251720',
    ) +
    P(
      gouges([
        [220, 222, 330, 218, 2.4],
        [250, 262, 350, 260, 2.4],
      ]),
      '#7a5520',
    ) +
    P(
      'M58 232Q20 218 22 176Q26 140 66 124L52 98Q60 90 70 98L84 106L98 98Q108 90 116 98L102 124Q142 140 146 176Q148 218 110 232Q84 240 58 232Z',
      '#6d4a2c',
    ) +
    P('M62 122Q84 132 106 122L104 134Q84 142 64 134Z', C.rasp) +
    P(
      gouges([
        [40, 168, 36, 204, 4],
        [52, 222, 84, 230, 3],
        [120, 160, 130, 196, 3],
      ]),
      '#3f2816',
    ) +
    columns(84, 120, back, back > 12 ? 24 : 34, 3) +
    columns(270, 262, stays, stays > 12 ? 30 : 42, 8)
  );
};

/** They think it over: the stacks under the lamp. Same size as `splitScene`. */
export const thinkScene = (bribes: readonly number[]): string => {
  const r = seeded(9);
  const shape = (points: readonly (readonly [number, number])[], c: string) => P(cutPoly(points, r, 2, 26), c);
  const gap = 300 / Math.max(1, bribes.length);
  return (
    `<g transform="translate(0 -80)">${wall(358, 400, r, { gap: 30 })}</g>` +
    shape(
      [
        [140, 88],
        [240, 80],
        [320, 214],
        [60, 218],
      ],
      '#4a351d',
    ) +
    shape(
      [
        [-6, 208],
        [364, 202],
        [364, 310],
        [-6, 310],
      ],
      '#3b2630',
    ) +
    P(cutDisc(192, 236, 140, 34, r, 2, 50), '#8a6528') +
    shape(
      [
        [158, 92],
        [222, 88],
        [286, 232],
        [102, 236],
      ],
      C.custard,
    ) +
    P(cutDisc(194, 236, 94, 22, r, 2, 50), C.custard) +
    P(fan(188, 60, 60, 160, 64, 116, 7, 2), C.custardCut) +
    bribes
      .map((n, k) =>
        stack(29 + gap / 2 + k * gap, 282 + (k % 2 ? 6 : 0), Math.min(n, 18), {
          rx: Math.min(30, gap * 0.4),
          seed: k + 2,
        }),
      )
      .join('') +
    '<path d="M147.5 -90L174.5 -9" stroke="#cbbd9c" stroke-width="2.5"/>' +
    lamp(174, 188, 62, 0.5)
  );
};

/** The lamp is out; the own bribe lies where it lay. 390 x 250 */
export const darkScene = (bribe: number): string => {
  const r = seeded(19);
  const columns = Math.ceil(bribe / 10);
  let coins = '';
  for (let k = 0, left = bribe; k < columns; k++) {
    const here = Math.min(Math.ceil(bribe / columns), left);
    left -= here;
    coins += stack(84 + k * 57, 228, here, { rx: 26, seed: 4 + k });
  }
  return (
    wall(390, 250, r, { gap: 30 }) +
    P(
      cutPoly(
        [
          [-6, 204],
          [396, 198],
          [396, 256],
          [-6, 256],
        ],
        r,
        2,
        26,
      ),
      '#3b2630',
    ) +
    P(
      gouges([
        [20, 220, 150, 222, 2.4],
        [200, 232, 350, 230, 2.4],
      ]),
      '#251720',
    ) +
    coins +
    '<path d="M171 -4L195 66" stroke="#cbbd9c" stroke-width="2.6"/>' +
    lamp(171, 200, 116, 0.62, { lit: false })
  );
};

/** The own shop from the street. 390 x 250 */
export const homeScene = (words: readonly string[]): string => {
  let awning = '';
  for (let k = 0; k < 9; k++)
    awning +=
      P(`M${k * 44 - 3} -4h45v64q0 24 -22 24t-23 -24Z`, k % 2 ? '#d9cbb0' : C.rasp) +
      P(gouge(k * 44 + 14, 6, k * 44 + 13, 66, 2), k % 2 ? '#b5a27c' : C.raspDeep);
  const r = seeded(14);
  let mortar = '';
  for (let y = 100, row = 0; y < 250; y += 26, row++)
    for (let x = (row % 2) * 31 - 26; x < 390; x += 62)
      if (r() > 0.3) mortar += gouge(x + r() * 8, y, x + 44 + r() * 16, y + (r() - 0.5) * 3, 1.8);
  return (
    '<rect width="390" height="250" fill="#4a2f3a"/>' +
    P(mortar, '#39232d') +
    P('M92 260V76H298V260Z', '#120b10') +
    P('M104 260V88H286V260Z', C.raspDark) +
    P('M122 106H268V214H122Z', '#120b10') +
    P('M130 114H260V206H130Z', C.custard) +
    P(
      gouges([
        [140, 196, 180, 122, 4],
        [168, 200, 214, 120, 4],
        [206, 200, 246, 126, 4],
      ]),
      C.custardCut,
    ) +
    P(disc(272, 234, 7), C.custard) +
    put(120, 76, shopBoard(words), 0, 0.75) +
    awning +
    P('M22 250V160H74V250Z', '#120b10') +
    P('M28 246V166H68V246Z', '#2a1e2a') +
    P('M318 250V160H370V250Z', '#120b10') +
    P('M324 246V166H364V246Z', '#2a1e2a')
  );
};

/** A striped awning over the earnings. 390 x 84 */
export const awning = (): string => {
  let s = '';
  for (let k = 0; k < 9; k++)
    s +=
      P(`M${k * 44 - 3} -4h45v56q0 24 -22 24t-23 -24Z`, k % 2 ? C.paper : C.rasp) +
      P(gouge(k * 44 + 14, 4, k * 44 + 13, 58, 2), k % 2 ? '#d9c9a6' : C.raspDeep);
  return s;
};

export type NoseLook = 'grey' | 'red' | 'taped';
const NOSES = {
  red: ['#e0344b', '#8c1327', '#ff9d9a', '#4a0714'],
  grey: ['#6f6670', '#453d47', '#938a94', '#2a242c'],
} as const;

/** viewBox 28 -8 344 368 */
export const nose = (look: NoseLook): string => {
  const [fill, deep, lit, cut] = NOSES[look === 'red' ? 'red' : 'grey'];
  return (
    P(
      'M168 6Q150 96 96 176Q58 214 52 262Q52 316 104 326Q128 330 146 316Q168 352 204 352Q244 352 262 314Q282 330 308 322Q352 308 344 258Q336 214 300 178Q250 96 236 6Q202 -6 168 6Z',
      fill,
    ) +
    P(
      'M118 294Q122 268 148 276Q166 288 154 306Q134 318 118 294ZM254 300Q242 280 264 272Q288 268 290 292Q276 314 254 300Z',
      cut,
    ) +
    P(
      gouges([
        [150, 110, 108, 180, 6, 6],
        [82, 218, 70, 272, 6, 8],
        [90, 306, 126, 312, 4, 4],
        [320, 222, 330, 268, 5, -8],
        [262, 120, 290, 170, 5, -5],
        [180, 332, 226, 334, 4, 5],
        [252, 154, 272, 186, 4],
      ]),
      deep,
    ) +
    P(
      gouges([
        [188, 60, 170, 190, 9, 8],
        [150, 214, 132, 250, 8, 6],
        [212, 50, 214, 100, 4],
      ]),
      lit,
    ) +
    (look === 'taped'
      ? P('M40 196L362 250L356 284L34 230Z', '#d9cbb0') +
        P('M62 176L340 300L326 330L48 206Z', '#c9b999') +
        P(
          gouges([
            [70, 206, 330, 254, 2],
            [96, 212, 300, 300, 2],
          ]),
          C.paperCut,
        )
      : '')
  );
};
export const noseRays = (): string => P(fan(200, 250, 196, 230, 196, 344, 15, 7), C.cream);
