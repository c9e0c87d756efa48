/** The houses of the town, each beside its evidence square; the rows at the back are drawn first. */
import { cutDisc, disc, fan, gouge, gouges, type Random } from '../../../../web/art/lino.ts';
import type { Inks } from './inks.ts';
import { corners, cuts, P, rect } from './knife.ts';
import type { Parts } from './parts.ts';

type Draw = () => string;

const north = (p: Inks, r: Random, { poly, windows, shadow, tiles, wide, tall, treeAt, flag }: Parts): Draw[] => [
  () => wide(416, 16, 68, 74, 'red', { win: 2, chim: [0.64] }) + treeAt(492, 22, 0.8),
  // B2 windmill, C2 pawn shop with three balls, C3 cottage
  () =>
    P(cutDisc(158, 188, 38, 12, r, 1, 16), p.shade) +
    P('M118 190L130 136H170L182 190Z', p.wall) +
    P(cuts('126 186 134 142 1.4, 172 186 166 146 1.4'), p.wallShade) +
    P('M124 140Q150 104 176 140Z', p.roofs.tar[0]) +
    P(rect(144, 168, 14, 22), p.ink) +
    P(rect(144, 148, 10, 10), p.window) +
    [20, 110, 200, 290]
      .map(
        (a) =>
          `<g transform="translate(150 132) rotate(${a})">` +
          P('M-2 0L-2 -50L13 -50L13 -12L2 -10L2 0Z', p.trim) +
          P(cuts('0 -46 12 -46 1.2, 0 -36 12 -36 1.2, 0 -26 12 -26 1.2, 0 -16 12 -16 1.2, 7 -49 7 -12 1'), p.ink) +
          P(rect(-3, -50, 3, 52), p.ink) +
          '</g>',
      )
      .join('') +
    P(disc(150, 132, 5), p.ink),

  () =>
    tall(212, 112, 76, 80, 'umber', { chim: [] }) +
    P(disc(282, 168, 7) + disc(296, 168, 7) + disc(289, 180, 7), p.gold) +
    P(rect(288, 154, 2, 9), p.ink),
  // G2-H2 museum
  () => {
    const x = 614,
      y = 108,
      W = 172;
    return (
      shadow(x, y, W, 84) +
      P(
        poly(
          [
            [x + 2, y],
            [x + W - 2, y],
            [x + W + 4, y + 44],
            [x - 4, y + 44],
          ],
          0.8,
        ),
        p.roofs.green[0],
      ) +
      P(tiles(x, x + W, y + 2, y + 40, 17), p.roofs.green[1]) +
      P(rect(x + 2, y + 44, W - 4, 40), p.wall) +
      P(`M${x + 44} ${y + 46}L${x + W / 2} ${y + 20}L${x + W - 44} ${y + 46}Z`, p.trim) +
      P(disc(x + W / 2, y + 37, 5), p.gold) +
      [0, 1, 2, 3].map((k) => P(rect(x + 52 + k * 20, y + 48, 7, 36), p.stone)).join('') +
      windows(x + 12, y + 56, 2, 20) +
      windows(x + W - 40, y + 56, 2, 20) +
      P(rect(x + 76, y + 60, 18, 24), p.ink) +
      flag(x + W / 2, y + 20)
    );
  },
  // J2 observatory, K2-L2-L3 terrace
  () =>
    P(cutDisc(956, 186, 42, 11, r, 1, 16), p.shade) +
    P('M914 190V158H986V190Z', p.wall) +
    P('M910 160Q912 116 950 112Q988 116 990 160Z', p.metal) +
    P(fan(950, 162, 14, 44, 190, 350, 8, 1.4), p.roofs.slate[0]) +
    P('M944 158L958 116L970 120L958 160Z', p.ink) +
    P('M952 140L974 104L982 110L960 146Z', p.trim) +
    windows(922, 168, 3, 24),

  () =>
    tall(1012, 112, 60, 78, 'ochre') +
    tall(1076, 106, 56, 84, 'red', {}) +
    wide(1136, 114, 52, 76, 'slate', { win: 2, chim: [0.3] }),

  () => wide(214, 214, 72, 72, 'slate', { chim: [0.2] }) + treeAt(290, 284, 0.7),
  // H3 theatre
  () =>
    shadow(714, 214, 72, 74) +
    P(rect(716, 246, 68, 42), p.wall) +
    P('M708 248Q712 212 750 208Q788 212 792 248Z', p.roofs.red[0]) +
    P(fan(750, 250, 12, 38, 192, 348, 9, 1.6), p.roofs.red[1]) +
    P('M730 288V262Q750 246 770 262V288Z', p.ink) +
    P(
      'M733 288Q737 270 732 262Q744 262 748 270Q752 262 768 262Q763 270 767 288L760 288Q758 278 750 274Q742 278 740 288Z',
      p.roofs.red[0],
    ) +
    P(disc(750, 232, 8), p.trim) +
    P(cuts('746 230 749 231 1.4, 752 231 755 230 1.4, 746 235 754 235 1.4 2'), p.ink),

  () => wide(1114, 212, 74, 76, 'umber', { chim: [0.6] }) + treeAt(1112, 286, 0.7),
  // E3-E4-F4 library: long house and reading room
  () => {
    const x = 412,
      y = 212;
    return (
      shadow(x, y, 76, 176) +
      P(rect(x + 3, y + 130, 70, 46), p.wall) +
      P(`M${x - 3} ${y + 17}L${x + 38} ${y}V${y + 112}L${x - 4} ${y + 134}Z`, p.roofs.slate[1]) +
      P(`M${x + 79} ${y + 17}L${x + 38} ${y}V${y + 112}L${x + 80} ${y + 134}Z`, p.roofs.slate[0]) +
      P(`M${x + 3} ${y + 134}L${x + 38} ${y + 108}L${x + 73} ${y + 134}Z`, p.wall) +
      P(gouge(x + 38, y, x + 38, y + 110, 1.8), p.ink) +
      P(
        [0, 1, 2, 3, 4, 5].map((k) => gouge(x + 44, y + 18 + k * 17, x + 74, y + 32 + k * 17, 1.4)).join(''),
        p.roofs.slate[1],
      ) +
      P(
        [0, 1, 2, 3, 4, 5].map((k) => gouge(x + 33, y + 18 + k * 17, x + 3, y + 32 + k * 17, 1.4)).join(''),
        p.roofs.slate[0],
      ) +
      windows(x + 11, y + 142, 2, 45, 9, 26) +
      P(rect(x + 30, y + 146, 16, 30), p.ink) +
      P(`M${x + 24} ${y + 122}q7 -4 14 1q7 -5 14 -1v10q-7 -3 -14 1q-7 -4 -14 -1Z`, p.gold)
    );
  },

  () => wide(512, 316, 74, 72, 'slate', { win: 3, chim: [], door: 0 }),
  // J4 greenhouse, J5-K5 bank
  () =>
    shadow(914, 314, 72, 72) +
    P('M912 334L950 314L988 334V386H912Z', p.glass) +
    P('M912 334L950 314L988 334L950 350Z', p.waterLight) +
    P(
      cuts(
        '912 334 950 350 1.4, 988 334 950 350 1.4, 950 314 950 386 1.5, 931 324 931 386 1.2, 969 324 969 386 1.2, 912 362 988 362 1.3, 912 335 912 387 1.6, 988 335 988 387 1.6, 910 386 990 386 1.8',
      ),
      p.ink,
    ) +
    P(disc(924, 374, 8) + disc(941, 377, 7) + disc(962, 372, 9) + disc(978, 377, 7), p.tree) +
    P(cuts('918 372 928 369 1.3, 956 370 968 367 1.3'), p.treeCut),

  () => {
    const x = 914,
      y = 412,
      W = 172;
    return (
      shadow(x, y, W, 78) +
      P(
        poly(
          [
            [x, y],
            [x + W, y],
            [x + W + 3, y + 36],
            [x - 3, y + 36],
          ],
          0.8,
        ),
        p.roofs.tar[0],
      ) +
      P(tiles(x, x + W, y, y + 34, 16), p.roofs.tar[1]) +
      P(rect(x + 2, y + 36, W - 4, 42), p.stone) +
      P(`M${x + 88} ${y + 40}L${x + 128} ${y + 16}L${x + 168} ${y + 40}Z`, p.trim) +
      P(disc(x + 128, y + 32, 6), p.gold) +
      [0, 1, 2, 3].map((k) => P(rect(x + 95 + k * 19, y + 42, 8, 36), p.trim)).join('') +
      P(rect(x + 119, y + 52, 16, 26), p.ink) +
      windows(x + 12, y + 48, 3, 26, 10, 16)
    );
  },
  // M5 station
  () =>
    wide(1214, 416, 74, 74, 'red', { win: 2, chim: [] }) +
    P(disc(1251, 428, 13), p.trim) +
    P(disc(1251, 428, 10), p.ink) +
    P(disc(1251, 428, 8.4), p.trim) +
    P(cuts('1251 428 1251 421 1.5, 1251 428 1256 430 1.5'), p.ink),
];

const south = (p: Inks, { poly, windows, chimney, smoke, shadow, tiles, wide, tall, treeAt, flag }: Parts): Draw[] => [
  // C5-C6 bakery
  () =>
    tall(214, 420, 72, 78, 'ochre', { door: 0 }) +
    wide(212, 506, 76, 84, 'red', { win: 2, chim: [] }) +
    chimney(262, 500, 1.3) +
    smoke(268, 492) +
    P('M292 548q-10 -13 -15 -3q-3 10 15 15q18 -5 15 -15q-5 -10 -15 3q-6 8 -12 12M292 548q6 8 12 12', 'none').replace(
      'fill="none"',
      `fill="none" stroke="${p.gold}" stroke-width="4"`,
    ),
  // E6 church
  () =>
    shadow(416, 540, 70, 50) +
    P('M444 588V556L464 536L484 556V588Z', p.wall) +
    P('M440 560L464 534V520L480 516L488 556L484 560L464 538Z', p.roofs.slate[0]) +
    P('M464 520L490 524L490 556L464 536Z', p.roofs.slate[1]) +
    P('M414 590V540H446V590Z', p.wall) +
    P('M408 542L430 504L452 542Z', p.roofs.tar[0]) +
    P(cuts('430 510 424 540 1.6, 430 510 437 540 1.6'), p.roofs.slate[0]) +
    P(rect(428.6, 508, 3, 1), p.ink) +
    P('M428.5 492h3v5h5v3h-5v9h-3v-9h-5v-3h5Z', p.gold) +
    P('M424 590V574Q430 566 436 574V590Z', p.ink) +
    P(disc(430, 554, 6), p.window) +
    windows(458, 566, 1, 20, 11, 16),
  // G5-G8 town hall and hotel
  () => {
    const x = 612,
      y = 416;
    return (
      shadow(x, y, 76, 174) +
      P(rect(x + 3, y + 128, 70, 46), p.wall) +
      P(
        poly(
          [
            [x, y + 34],
            [x + 76, y + 34],
            [x + 80, y + 132],
            [x - 4, y + 132],
          ],
          1,
        ),
        p.roofs.green[0],
      ) +
      P(tiles(x, x + 76, y + 36, y + 130, 12), p.roofs.green[1]) +
      P(rect(x + 22, y + 22, 32, 44), p.wall) +
      P(
        `M${x + 16} ${y + 26}Q${x + 22} ${y + 2} ${x + 38} ${y - 6}Q${x + 54} ${y + 2} ${x + 60} ${y + 26}Z`,
        p.roofs.green[1],
      ) +
      P(disc(x + 38, y + 43, 10), p.trim) +
      P(
        gouges([
          [x + 38, y + 43, x + 38, y + 35, 1.5],
          [x + 38, y + 43, x + 44, y + 45, 1.5],
        ]),
        p.ink,
      ) +
      windows(x + 11, y + 140, 3, 21, 10, 14) +
      P(`M${x + 30} ${y + 174}V${y + 160}Q${x + 38} ${y + 152} ${x + 46} ${y + 160}V${y + 174}Z`, p.ink)
    );
  },
  // J7, K7 baths, L7 tram depot
  () => tall(914, 614, 72, 76, 'umber', { chim: [[930, 622]] }),

  () =>
    shadow(1012, 616, 76, 74) +
    P(rect(1012, 614, 76, 50), p.trim) +
    P(poly(corners('1019 621, 1081 621, 1081 657, 1019 657'), 1), p.water) +
    P(cuts('1024 630 1076 630 1.5 3, 1024 639 1076 639 1.5 3, 1024 648 1076 648 1.5 3'), p.waterLight) +
    P(rect(1012, 664, 76, 26), p.wall) +
    windows(1019, 670, 4, 18, 10, 12) +
    P(disc(1044, 636, 4), p.ink),

  () =>
    wide(1112, 614, 76, 76, 'tar', { fh: 36, win: 1, door: 0, chim: [] }) +
    P(rect(1115, 654, 70, 36), p.wall) +
    P('M1120 690V668Q1133 656 1146 668V690ZM1154 690V668Q1167 656 1180 668V690Z', p.ink) +
    P(rect(1124, 670, 18, 17), p.roofs.red[0]) +
    P(rect(1127, 673, 12, 7), p.trim) +
    P(rect(1124, 684, 18, 2), p.gold),

  () => {
    const x = 612,
      y = 612;
    return (
      shadow(x, y, 76, 178) +
      P(rect(x + 2, y + 88, 72, 90), p.wall) +
      P(
        poly(
          [
            [x + 2, y],
            [x + 74, y],
            [x + 80, y + 92],
            [x - 4, y + 92],
          ],
          1,
        ),
        p.roofs.red[0],
      ) +
      P(tiles(x, x + 76, y, y + 90, 12), p.roofs.red[1]) +
      [0, 1, 2].map((k) => windows(x + 10, y + 98 + k * 25, 4, 17, 8, 13)).join('') +
      P(rect(x + 30, y + 156, 16, 22), p.ink) +
      P(rect(x + 2, y + 22, 72, 26), p.ink) +
      P(rect(x + 4, y + 24, 68, 22), p.roofs.tar[0]) +
      // The sign of the hotel is a bed: the word is not the same in all languages.
      P(rect(x + 18, y + 27, 3, 17) + rect(x + 18, y + 37, 40, 4) + rect(x + 55, y + 37, 3, 7), p.gold) +
      P(`M${x + 32} ${y + 36}V${y + 30}H${x + 51}Q${x + 58} ${y + 30} ${x + 58} ${y + 36}Z`, p.gold) +
      P(disc(x + 26, y + 33, 3.4), p.gold) +
      flag(x + 66, y + 10)
    );
  },
  // A8 gatehouse
  () => tall(14, 714, 72, 76, 'tar', { wall: p.stone }),
  // C8-D8 laundry with its line
  () =>
    wide(212, 714, 88, 76, 'slate', { chim: [0.7] }) +
    smoke(282, 712) +
    P(rect(318, 726, 3, 50) + rect(382, 726, 3, 50), p.ink) +
    P(gouge(318, 732, 386, 732, 1.3, 4), p.ink) +
    P('M326 736h15v26l-7 -3l-8 4ZM345 738h13v32l-6 -3l-7 2ZM362 737h15v22l-8 -2l-7 3Z', p.trim) +
    P(cuts('333 738 333 758 1, 351 740 351 764 1, 369 739 369 754 1'), p.wallShade) +
    treeAt(392, 782, 0.7),
  // I8-J8 market hall, striped
  () => {
    const x = 812,
      y = 714,
      W = 176,
      k9 = 19.5;
    return (
      shadow(x, y, W, 76) +
      P(rect(x + 2, y + 46, W - 4, 30), p.wall) +
      P(
        poly(
          [
            [x, y],
            [x + W, y],
            [x + W + 4, y + 50],
            [x - 4, y + 50],
          ],
          0.6,
        ),
        p.trim,
      ) +
      [0, 2, 4, 6, 8]
        .map((k) => {
          const a = x + k * k9,
            c = a + k9,
            o = (k - 4) * 0.8;
          return P(
            `M${a} ${y}L${c} ${y}L${c + o + 0.8} ${y + 50}Q${(a + c) / 2 + o} ${y + 62} ${a + o} ${y + 50}Z`,
            p.roofs.red[0],
          );
        })
        .join('') +
      P(gouge(x, y + 1, x + W, y + 1, 2), p.ink) +
      [0, 1, 2, 3]
        .map((k) =>
          P(
            `M${x + 12 + k * 41} ${y + 76}V${y + 64}Q${x + 26 + k * 41} ${y + 54} ${x + 40 + k * 41} ${y + 64}V${y + 76}Z`,
            p.ink,
          ),
        )
        .join('') +
      P([0, 1, 2, 3].map((k) => disc(x + 20 + k * 41, y + 73, 4) + disc(x + 31 + k * 41, y + 73, 4)).join(''), p.gold)
    );
  },
  // L9-L10 boat sheds
  () => tall(1112, 812, 76, 80, 'red', { door: 0 }) + P(rect(1138, 868, 24, 24), p.ink),

  () =>
    tall(1112, 908, 76, 82, 'tar', { door: 0 }) +
    P(rect(1134, 962, 32, 28), p.ink) +
    P('M1136 990q14 -22 28 0Z', p.gold),
  // C10-D10, H10-J10: warehouses, gables in a row
  () =>
    tall(212, 910, 42, 80, 'red', { rows: 1, peak: 20, door: 0 }) +
    tall(256, 910, 42, 80, 'ochre', { peak: 20, door: 0 }) +
    tall(302, 910, 42, 80, 'umber', { peak: 20, door: 0 }) +
    tall(346, 910, 42, 80, 'slate', { peak: 20, door: 0 }),

  () =>
    (['ochre', 'red', 'slate', 'umber', 'red', 'ochre'] as const)
      .map((c, k) => tall(712 + k * 46, 910 + (k % 2) * 2, 44, 80, c, { peak: 20, door: 0 }))
      .join(''),
  // F10-F11 customs house
  () => {
    const x = 512,
      y = 912;
    return (
      shadow(x, y, 76, 176) +
      P(rect(x + 2, y + 108, 72, 68), p.wall) +
      P(
        poly(
          [
            [x + 10, y],
            [x + 66, y],
            [x + 80, y + 112],
            [x - 4, y + 112],
          ],
          1,
        ),
        p.roofs.tar[0],
      ) +
      P(tiles(x + 2, x + 76, y + 4, y + 108, 13), p.roofs.slate[1]) +
      windows(x + 12, y + 118, 3, 21, 10, 15) +
      windows(x + 12, y + 146, 1, 21, 10, 15) +
      windows(x + 54, y + 146, 1, 21, 10, 15) +
      P(rect(x + 30, y + 148, 16, 28), p.ink) +
      P(`M${x + 30} ${y + 74}h16v12q-8 10 -8 10q0 0 -8 -10Z`, p.gold) +
      flag(x + 38, y + 4)
    );
  },
];

export const houses = (p: Inks, r: Random, parts: Parts): string =>
  [...north(p, r, parts), ...south(p, parts)].map((draw) => draw()).join('');
