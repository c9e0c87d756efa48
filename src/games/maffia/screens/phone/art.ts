/** The drawings of the phone: the village in its lights, the pictures of the briefing and of the newspaper. */
import { house } from '../../../../web/art/houses.ts';
import { gouge, gouges, n1, path } from '../../../../web/art/lino.ts';
import { candle, hand } from '../../../../web/art/marks.ts';
import { type MaskId, maskOn } from '../../../../web/art/masks.ts';
import { dawn, day, dusk, gold, hush, night, type Palette, red } from '../../../../web/art/palette.ts';
import { sunAt } from '../../../../web/art/sky.ts';
import { villageStrip } from '../../../../web/art/village.ts';

export type Light = 'day' | 'night' | 'red' | 'dawn' | 'gold' | 'hush' | 'lost';

/** The village as those see it who are out of it. */
const faded: Palette = {
  ...dusk,
  sky: '#5b6b80',
  skyCut: '#6d7d92',
  snow: '#b4bfca',
  snowCut: '#9aa7b5',
  red: '#7a4a50',
  redDeep: '#5f393f',
  ochre: '#8f8064',
  blue: '#56677a',
  fir: '#3f5150',
  firCut: '#566a66',
  window: '#e8d9ad',
  trim: '#d5d3cb',
};
const LIGHTS: { readonly [L in Light]: Palette } = { day, night, red, dawn, gold, hush: faded, lost: hush };
const WIDTH = 390;
/** Which houses go dark first, so that it is not always the left ones. */
const DARKENING = [3, 6, 1, 5, 0, 7, 2, 4];

const cut = new Map<string, { readonly sky: string; readonly ground: string }>();

/** In two parts: whatever crosses the sky stands between them. */
export function strip(light: Light, height: number, dark: number): { readonly sky: string; readonly ground: string } {
  const out = Math.round(dark * DARKENING.length);
  const key = `${light} ${height} ${out}`;
  const known = cut.get(key);
  if (known) return known;
  const whole = villageStrip(LIGHTS[light], {
    w: WIDTH,
    h: height,
    R: 560,
    ground: 40,
    houses: 8,
    scale: 0.62,
    seed: 5,
    moon: light === 'night' ? [316, Math.min(54, height * 0.32), 22] : null,
    sun: light === 'gold' ? [300, 58, 24] : light === 'dawn' ? [352, height - 142, 22] : null,
    lit: (one) => !DARKENING.slice(0, out).includes(one),
  });
  const at = whole.indexOf('/>', whole.indexOf('/>') + 2) + 2;
  const made = { sky: whole.slice(0, at), ground: whole.slice(at) };
  cut.set(key, made);
  return made;
}

export const sun = (): string => sunAt(0, 0, 19, '#f6c65a', '#e3a93a');

interface Drawing {
  readonly w: number;
  readonly h: number;
  readonly art: string;
}

const SKY_CUTS = gouges([
  [10, 26, 70, 22, 2.4],
  [96, 40, 160, 34, 2.4],
  [196, 22, 270, 26, 2.4],
  [30, 64, 92, 60, 2.2],
  [226, 58, 296, 52, 2.4],
  [130, 78, 186, 74, 2],
  [8, 96, 54, 92, 2],
  [250, 92, 300, 90, 2],
]);
const SNOW_CUTS = gouges([
  [14, 168, 90, 162, 2.2],
  [120, 174, 210, 168, 2.2],
  [216, 156, 296, 152, 2.2],
]);

const onSnow = (art: string, sky = '#84a8c2', skyCut = '#a2c0d4', snow = '#dfe7ec', snowCut = '#c3d2dc'): Drawing => ({
  w: 310,
  h: 190,
  art:
    `<rect width="310" height="190" fill="${sky}"/>${path(SKY_CUTS, skyCut)}` +
    path('M0 146Q80 128 160 138T310 132V190H0Z', snow) +
    path(SNOW_CUTS, snowCut) +
    art,
});

const put = (x: number, y: number, k: number, art: string) =>
  `<g transform="translate(${x} ${y}) scale(${k})">${art}</g>`;

/** An hourglass, 200 x 260. */
const glass = (top: number, bottom: number): string =>
  path('M22 8h156v22H22ZM22 230h156v22H22Z', '#6b4a2a') +
  path(
    gouges([
      [34, 16, 166, 16, 2.4, 2],
      [34, 243, 166, 243, 2.4, 2],
    ]),
    '#b57c1d',
  ) +
  path('M40 30H160Q158 96 112 128Q158 164 160 230H40Q42 164 88 128Q42 96 40 30Z', '#263c5e') +
  path('M50 36H150Q147 92 106 122H94Q53 92 50 36Z', '#14223a') +
  path('M94 136H106Q147 168 150 224H50Q53 168 94 136Z', '#14223a') +
  (top > 0
    ? path(`M62 ${n1(92 - 56 * top)}H138Q130 100 105 120H95Q70 100 62 ${n1(92 - 56 * top)}Z`, '#f2b84b') +
      path(gouge(100, 118, 100, 214, 2.4), '#f2b84b')
    : '') +
  path(
    `M56 224Q58 ${n1(216 - 60 * bottom)} 100 ${n1(210 - 60 * bottom)}Q142 ${n1(216 - 60 * bottom)} 144 224Z`,
    '#f2b84b',
  ) +
  path(
    gouges([
      [60, 46, 66, 86, 2.4],
      [60, 214, 64, 184, 2.4],
    ]),
    '#7089ae',
  );

const SMOKE = gouge(30, 60, 22, 34, 2.4, 6) + gouge(24, 38, 34, 10, 2.6, -8);
const snuffed = () => candle(0.5, '#f3ead7', '#cfbe9d', false) + path(SMOKE, '#54627a');
const masked = (id: MaskId, colour: string, ground: string) => `<g color="${colour}">${maskOn(id, ground)}</g>`;

/** The newspaper prints in fewer inks. */
const paper: Palette = {
  ...day,
  sky: '#c9d3d6',
  skyCut: '#dbe2e0',
  snow: '#f6efe0',
  snowCut: '#cdbf9f',
  window: '#142034',
  red: '#a52733',
};
const printed = (art: string): Drawing => ({
  w: 320,
  h: 150,
  art: villageStrip(paper, { w: 320, h: 150, R: 900, ground: 30, houses: 0, church: false, scale: 1, seed: 12 }) + art,
});
const paperHouse = (lit: boolean) => house(paper, { kind: 'tall', w: 84, h: 66, roof: 34, seed: 44, lit });
const shield = (fill: string, line: string) =>
  path('M50 4L92 18V54Q88 90 50 110Q12 90 8 54V18Z', fill) +
  path('M50 14L83 25V54Q79 82 50 98Q21 82 17 54V25Z', line) +
  path('M50 24L74 32V54Q70 76 50 87Q30 76 26 54V32Z', fill) +
  path(
    gouges([
      [36, 44, 36, 66, 2.6],
      [50, 40, 50, 76, 2.8],
      [64, 44, 64, 66, 2.6],
    ]),
    line,
  );

const DAY_PRIVY = { kind: 'tall', w: 30, h: 52, roof: 20, seed: 8, chimney: false, gable: true } as const;

export const pictures = {
  time: () => onSnow(put(100, 16, 0.6, glass(0.7, 0.4))),
  privy: () =>
    onSnow(
      put(98, 150, 1.15, house(day, { kind: 'cottage', w: 104, h: 60, roof: 42, seed: 31, gable: true })) +
        put(232, 152, 1.1, house(day, { ...DAY_PRIVY, wall: day.ochre })) +
        path(
          gouges([
            [168, 160, 184, 158, 3],
            [190, 164, 206, 161, 3],
            [212, 160, 222, 158, 3],
          ]),
          '#6b92af',
        ),
    ),
  pretend: () =>
    onSnow(
      put(22, 66, 0.9, masked('hare', '#cda687', '#14223a')) +
        put(198, 62, 0.92, masked('owl', '#ec8068', '#14223a')) +
        put(98, 34, 1.16, masked('fox', '#f0a352', '#14223a')),
      '#35527a',
      '#46678f',
      '#a9bccf',
      '#8aa1ba',
    ),
  vote: () =>
    onSnow(put(94, 20, 0.63, hand('#fff8ea', '#7a1b27', '#f2b84b')), '#7c1b28', '#9a2a38', '#d9caac', '#c2b08b'),
  talk: (): Drawing => ({
    w: 310,
    h: 190,
    art: villageStrip(day, { w: 310, h: 190, R: 420, ground: 52, houses: 6, scale: 0.72, sun: [52, 44, 20], seed: 5 }),
  }),
  care: () =>
    onSnow(
      put(62, 30, 0.6, hand('#f3ead7', '#7a1b27', '#bf2f3c')) +
        `<g transform="translate(250 30) scale(-.6 .6)">${hand('#f2b84b', '#5b3a08', '#4a6d8c')}</g>`,
      '#35527a',
      '#46678f',
      '#a9bccf',
      '#8aa1ba',
    ),
  glassEmpty: (): Drawing => ({ w: 200, h: 260, art: glass(0, 1) }),
  glassFull: (): Drawing => ({ w: 200, h: 260, art: glass(0.9, 0.12) }),
  death: () => printed(put(92, 124, 1.15, paperHouse(false)) + put(206, 34, 0.88, snuffed())),
  attempt: () => printed(put(92, 124, 1.15, paperHouse(false)) + put(204, 30, 0.92, shield('#2a3850', '#f6efe0'))),
  quiet: () => printed(put(92, 124, 1.15, paperHouse(true)) + sunAt(238, 66, 22, '#e3a93a', '#c98f3c')),
  snuffed: (): Drawing => ({ w: 60, h: 120, art: snuffed() }),
  cup: () =>
    onSnow(
      path('M96 92H196Q198 150 178 166H114Q94 150 96 92Z', '#f3ead7') +
        path('M196 104Q232 102 226 128Q220 150 188 148L190 138Q212 140 214 124Q214 112 195 114Z', '#f3ead7') +
        path('M100 92Q146 80 192 92Q146 106 100 92Z', '#50341d') +
        path(
          gouges([
            [110, 112, 116, 154, 2.6],
            [126, 116, 130, 160, 2.6],
            [176, 112, 170, 154, 2.6],
          ]),
          '#cfbe9d',
        ) +
        path('M80 168H214Q204 182 146 182Q90 182 80 168Z', '#bf2f3c') +
        `<g class="mf-steam">${path(gouge(126, 76, 118, 30, 4, 10) + gouge(148, 74, 158, 22, 4.4, -12) + gouge(170, 76, 164, 36, 3.6, 8), '#dbe6ee')}</g>`,
      '#35527a',
      '#46678f',
      '#a9bccf',
      '#8aa1ba',
    ),
};
export type PictureName = keyof typeof pictures;
