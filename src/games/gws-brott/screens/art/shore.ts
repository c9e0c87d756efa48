/** The jail, and what lies round the edge of the board: forest, railway, mast, boats, lighthouse. */
import { disc, fan, gouge } from '../../../../web/art/lino.ts';
import type { Inks } from './inks.ts';
import { corners, cuts, P, rect } from './knife.ts';
import type { Parts } from './parts.ts';

/** x, y and size of each fir. */
const FIRS = corners(
  '-92 -34 1.1, -62 -14 1, -6 -26 1.1, 104 -18 0.9, 92 -52 1.1, 200 -26 1.1, 212 -60 0.9, 300 -16 1, 296 -56 1.1, 404 -28 1.1, 498 -18 0.9, 510 -54 1.2, 600 -24 1, 704 -18 0.9, 690 -54 1.2, 800 -26 1.1, 902 -18 0.9, 896 -58 1, 1000 -28 1.1, 1102 -18 1, 1094 -56 1.1, 1196 -26 1, -84 116 1.1, -52 124 0.8, -90 224 1, -58 318 1.1, -94 336 0.9, -80 424 1.1, -52 522 0.9, -88 540 1.1, -80 630 1, -56 724 0.9, -90 744 1.1, -74 826 1, 1350 700 1, 1376 760 1.1, 1346 840 1',
) as readonly (readonly number[])[];

export function jail(p: Inks, { poly }: Parts): string {
  let s = '';
  s +=
    P(poly(corners('6 406, 98 406, 98 694, 6 694'), 1.2, 40), p.ink) +
    P(poly(corners('2 402, 92 402, 92 688, 2 688'), 1.2, 40), p.stone) +
    P(poly(corners('16 430, 78 430, 78 664, 16 664'), 1, 40), p.stoneDark);
  let br = '';
  for (let y = 412; y < 690; y += 18) br += gouge(4, y, 15, y + 1, 1.3) + gouge(79, y + 6, 91, y + 7, 1.3);
  for (let x = 8; x < 88; x += 20)
    br +=
      gouge(x, 408, x + 12, 408, 1.3) +
      gouge(x, 424, x + 13, 424, 1.3) +
      gouge(x + 4, 672, x + 16, 672, 1.3) +
      gouge(x, 682, x + 13, 682, 1.3);
  s += P(br, p.stoneDark);
  for (const [x, y] of [
    [4, 402],
    [90, 402],
    [4, 690],
    [90, 690],
  ] as const)
    s +=
      P(disc(x + 3, y + 4, 14), p.ink) +
      P(disc(x, y, 13), p.stone) +
      P(disc(x, y, 8), p.roofs.tar[0]) +
      P(fan(x, y, 2, 7, 0, 315, 8, 1), p.stone);
  for (const gy of [450, 550, 650])
    s +=
      P(rect(78, gy - 20, 20, 40), p.ink) +
      P([0, 1, 2, 3].map((k) => rect(80, gy - 17 + k * 10, 18, 3)).join(''), p.stone);
  s += P(rect(30, 400, 40, 20), p.ink) + P([0, 1, 2, 3].map((k) => rect(33 + k * 10, 400, 3, 20)).join(''), p.stone);
  return s;
}

export function shore(p: Inks, { poly, firAt, tall, smoke, treeAt }: Parts): string {
  let s = '';
  for (const [x, y, k] of FIRS) s += firAt(x!, y!, k);
  s += P(rect(1334, -400, 6, 1010) + rect(1362, -400, 6, 1010), p.ink);
  let tr = '';
  for (let y = -90; y < 600; y += 22) tr += gouge(1324, y, 1378, y + 1, 3);
  s += P(tr, p.roofs.umber[1]) + P(rect(1335, -400, 4, 1010) + rect(1363, -400, 4, 1010), p.ink);
  s +=
    P(poly(corners('1326 250, 1376 250, 1376 392, 1326 392'), 1), p.roofs.red[1]) +
    P(rect(1330, 256, 42, 60) + rect(1330, 324, 42, 62), p.roofs.red[0]) +
    P([0, 1, 2].map((k) => rect(1336, 264 + k * 17, 30, 9) + rect(1336, 332 + k * 17, 30, 9)).join(''), p.trim) +
    P(disc(1351, 240, 9), p.ink);
  s +=
    P('M1286 -12L1302 -88L1318 -12H1311L1302 -56L1293 -12Z', p.ink) +
    P(cuts('1292 -24 1313 -38 1.2, 1311 -24 1292 -38 1.2, 1296 -48 1308 -60 1.2'), p.ink) +
    P(disc(1302, -86, 5), p.roofs.red[0]);
  s += P(
    [14, 24]
      .map(
        (R) =>
          gouge(1302 - R * 0.7, -86 - R * 0.7, 1302 - R * 0.7, -86 + R * 0.7, 1.6, 7) +
          gouge(1302 + R * 0.7, -86 - R * 0.7, 1302 + R * 0.7, -86 + R * 0.7, 1.6, -7),
      )
      .join(''),
    p.ink,
  );
  const boat = (x: number, y: number, k: number, c: string, sail = false) =>
    `<g transform="translate(${x} ${y}) scale(${k})">` +
    P('M-46 0H46Q40 24 22 26H-26Q-42 22 -46 0Z', c) +
    P(cuts('-40 6 40 6 1.8, -30 15 30 15 1.4'), p.trim) +
    (sail
      ? P('M-4 -60V-4H-40Q-14 -24 -4 -60Z', p.trim) +
        P('M4 -54V-4H32Q14 -22 4 -54Z', p.wallShade) +
        P(rect(-1.5, -66, 3, 66), p.ink)
      : P(rect(-20, -20, 30, 20), p.wall) +
        P(rect(-15, -15, 7, 8) + rect(-4, -15, 7, 8), p.window) +
        P(rect(14, -34, 3, 34), p.ink) +
        P(rect(-24, -24, 38, 5), p.roofs.red[1])) +
    P(cuts('-54 30 -10 31 2 2, 0 34 50 33 2 2'), p.waterLight) +
    '</g>';
  s +=
    boat(430, 1166, 1, p.roofs.slate[1]) +
    boat(330, 1190, 0.8, p.roofs.red[1], true) +
    boat(690, 1182, 0.9, p.roofs.tar[0], true);
  // ferry at A10
  s +=
    `<g transform="translate(-88 1010)">` +
    P('M-26 -96Q0 -128 26 -96V88Q0 104 -26 88Z', p.trim) +
    P('M-20 -86Q0 -108 20 -86V80Q0 92 -20 80Z', p.roofs.slate[0]) +
    P(rect(-13, -62, 26, 60), p.wall) +
    P(rect(-9, -56, 18, 8) + rect(-9, -42, 18, 8) + rect(-9, -28, 18, 8), p.window) +
    P(disc(0, 22, 10), p.roofs.red[0]) +
    P(disc(0, 22, 5), p.ink) +
    P(cuts('-14 50 14 50 1.6, -14 60 14 60 1.6, -14 70 14 70 1.6'), p.trim) +
    '</g>' +
    P(rect(-64, 930, 58, 10) + rect(-64, 1082, 58, 10), p.quayCut);
  // smokehouse hut on its pier, B11
  s +=
    P(rect(120, 1118, 60, 36), p.quayCut) +
    tall(124, 1112, 52, 62, 'tar', { door: 0, peak: 18, fh: 22 }) +
    smoke(148, 1110);
  // lighthouse, J11
  s +=
    P(poly(corners('880 1196, 900 1156, 948 1146, 1000 1156, 1022 1196, 990 1214, 910 1214'), 4, 14), p.stoneDark) +
    P(cuts('900 1186 930 1176 2, 960 1196 996 1190 2, 920 1204 950 1200 2'), p.stone) +
    P('M934 1190L939 1126H961L966 1190Z', p.trim) +
    P('M936.6 1156L938 1140H962L963.4 1156ZM934 1190L935.4 1174H964.6L966 1190Z', p.roofs.red[0]) +
    P(rect(934, 1120, 32, 7), p.ink) +
    P(rect(941, 1106, 18, 15), p.gold) +
    P('M936 1108L950 1092L964 1108Z', p.roofs.red[1]);
  // boatyard, M10: a hull on the slip
  s +=
    P(rect(1312, 940, 60, 6) + rect(1312, 972, 60, 6), p.quayCut) +
    P('M1322 930Q1356 900 1392 958Q1356 1012 1322 986Q1316 958 1322 930Z', p.roofs.umber[0]) +
    P(cuts('1326 940 1382 956 2, 1326 976 1382 960 2, 1326 958 1386 958 2'), p.wall);
  // trees on left-over corners
  for (const [x, y, k] of [
    [296, 114, 0.5],
    [790, 212, 0.5],
    [588, 312, 0.5],
  ] as const)
    s += treeAt(x, y, k);
  return s;
}
