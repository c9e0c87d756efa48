/** Where no table is: a chair out in the snow, and a candle that has fallen. */
import { cutDisc, gouges, path, seeded } from './lino.ts';
import { candle } from './marks.ts';
import { night } from './palette.ts';
import { chair, smoke, tableScene } from './table.ts';
import { villageStrip } from './village.ts';

const WIDTH = 390;

/** The address leads outside: nobody is there, and somebody has just walked away. */
export function outInTheSnow(): string {
  const sky = villageStrip(
    { ...night, window: '#22375a' },
    { w: WIDTH, h: 340, R: 460, ground: 74, houses: 0, church: false, moon: [300, 112, 26], seed: 8 },
  );
  const steps = [
    [40, 330],
    [62, 318],
    [82, 326],
    [104, 314],
    [124, 322],
  ];
  return (
    sky +
    `<g transform="translate(150 196) scale(.95)">${chair('#50341d', '#8a5b24', '#2b1a10')}</g>` +
    path(
      gouges([
        [120, 322, 268, 318, 3, 4],
        [136, 330, 250, 328, 2.4, 2],
      ]),
      '#1a2c4a',
    ) +
    path(steps.map(([x, y]) => `M${x} ${y}q6-5 11 0q-4 6-11 0Z`).join(''), '#142744')
  );
}

/** Our own fault. */
export const fallenCandle = (): string =>
  tableScene({ w: WIDTH, h: 270, guests: [], lit: false, top: 214, noCandle: true, cx: 195 }) +
  `<g transform="translate(118 232) rotate(-82) scale(1.15)">${candle(0.7, '#8f9bb0', '#5f6c84', false)}</g>` +
  smoke(190, 196, '#54627a', 1.1) +
  path(cutDisc(166, 221, 30, 5, seeded(4), 1.5, 20), '#8f9bb0');
