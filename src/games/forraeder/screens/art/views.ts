/** What a phone shows above its words: the gate, the shut eye, the breakfast hall, the end of a scroll. */
import { cutPoly, disc, fan, gouge, gouges, path, seeded } from '../../../../web/art/lino.ts';
import { longTable, placeCandle } from './laid.ts';
import { arch, gold } from './shapes.ts';
import { torch } from './things.ts';

/** 390 x 200. */
export const gate = (): string => {
  const r = seeded(8);
  let bars = '';
  for (let k = 0; k < 9; k++)
    bars += gouge(150 + k * 11.5, 198, 150 + k * 11.5, 96 - 34 * Math.sin((k / 8) * Math.PI), 2.2);
  for (let k = 0; k < 4; k++) bars += gouge(146, 112 + k * 24, 246, 112 + k * 24, 2);
  let joints = '';
  for (let y = 20, row = 0; y < 200; y += 22, row++)
    for (let x = (row % 2) * 28 - 10; x < 390; x += 56)
      if (r() > 0.4 && !(x > 90 && x < 270 && y > 20)) joints += gouge(x, y, x + 40, y + 1, 1.6);
  const glow = (x: number) => path(disc(x, 92, 92, 74), '#3a1c2a') + path(disc(x, 90, 56, 48), '#512536');
  return (
    `<rect width="390" height="200" fill="#2a1622"/>${glow(70)}${glow(320)}${path(joints, '#46293a')}` +
    path(arch(197, 204, 168, 196), '#574a55') +
    path(fan(197, 96, 62, 82, 192, 348, 13, 2.4), '#2a1220') +
    path(arch(197, 204, 120, 164), '#0d070d') +
    path(bars, '#5b3322') +
    torch(70, 96, 0.9) +
    torch(320, 96, 0.9)
  );
};

/** A shut eye, 300 x 120. */
export const lid = (ink = '#4b3f5a'): string =>
  path(gouge(10, 40, 290, 40, 9, 62), ink) +
  path(
    gouges([
      [40, 66, 28, 92, 3],
      [84, 82, 78, 110, 3],
      [130, 90, 128, 119, 3],
      [176, 89, 180, 118, 3],
      [220, 80, 230, 107, 3],
      [258, 62, 272, 86, 3],
    ]),
    ink,
  );

/** The breakfast hall as a strip, 390 x 190. */
export const morningStrip = (): string => {
  const r = seeded(2);
  const pane = (x: number) =>
    path(arch(x, 120, 74, 112), '#5b3036') +
    path(arch(x, 116, 58, 100), '#b7324a') +
    `<clipPath id="fr-pane-${x}"><path d="${arch(x, 116, 58, 100)}"/></clipPath><g clip-path="url(#fr-pane-${x})">` +
    path(disc(x, 124, 46, 70), '#d65a4c') +
    path(disc(x, 126, 38, 44), '#eb9350') +
    path(disc(x, 128, 26, 28), '#f6c974') +
    path(
      cutPoly(
        [
          [x - 40, 118],
          [x - 40, 100],
          [x - 8, 90],
          [x + 12, 102],
          [x + 40, 94],
          [x + 40, 118],
        ],
        r,
        1.4,
        12,
      ),
      '#3b1d2f',
    ) +
    `</g>${path(`M${x - 1.6} 118V18h3.2V118ZM${x - 29} 84h58v3h-58Z`, '#5b3036')}`;
  const candles = [40, 118, 196, 274, 352].map(
    (x) => `<g transform="translate(${x - 20} 104) scale(.9)">${placeCandle(true)}</g>`,
  );
  return (
    '<rect width="390" height="190" fill="#c79b7c"/>' +
    path(
      gouges([
        [10, 30, 90, 31, 2],
        [300, 50, 380, 49, 2],
        [20, 80, 80, 79, 2],
        [310, 110, 384, 111, 2],
      ]),
      '#b4866a',
    ) +
    [70, 195, 320].map(pane).join('') +
    longTable(10, 150, 370, 60, 3) +
    candles.join('')
  );
};

/** The rod at either end of the black scroll, 358 x 28. */
export const rod = (): string =>
  path('M6 4Q180 -2 352 4Q358 14 352 24Q180 30 6 24Q0 14 6 4Z', '#2a2430') +
  path(
    gouges([
      [20, 9, 170, 6, 1.6],
      [120, 20, 330, 21, 1.6],
    ]),
    '#4a4152',
  ) +
  path(disc(6, 14, 6, 11) + disc(352, 14, 6, 11), gold);
