/** The street on the last night: shops in the dark, one window open, and whoever climbs through it. */
import { cutPoly, disc, fan, gouge, gouges, n1, path as P, seeded } from '../../../../web/art/lino.ts';
import { flatCoin } from '../art/coins.ts';
import { C } from '../art/inks.ts';

interface Front {
  readonly wall: string;
  readonly deep: string;
  readonly awn?: readonly string[];
  readonly seed?: number;
  readonly isOpen?: boolean;
}

const shopFront = (
  x: number,
  y: number,
  w: number,
  h: number,
  { wall, deep, awn = [C.raspDeep, '#b9a98d'], seed = 3, isOpen = false }: Front,
): string => {
  const r = seeded(seed);
  let s = P(
      cutPoly(
        [
          [x, y],
          [x, y - h],
          [x + w, y - h],
          [x + w, y],
        ],
        r,
        1.6,
        40,
      ),
      wall,
    ),
    b = '';
  for (let k = 0; k < 46; k++) {
    const px = x + 10 + r() * (w - 60),
      py = y - h + 14 + r() * (h - 30);
    b += gouge(px, py, px + 34, py + 1, 2.2);
  }
  s += P(b, deep);
  s +=
    P(
      cutPoly(
        [
          [x - 16, y - h + 6],
          [x + w * 0.14, y - h - 92],
          [x + w * 0.86, y - h - 92],
          [x + w + 16, y - h + 6],
        ],
        r,
        2,
        30,
      ),
      '#1a1219',
    ) +
    P(
      Array.from({ length: 9 }, (_, k) =>
        gouge(x + 20 + (k * (w - 40)) / 8, y - h - 4, x + w * 0.18 + (k * (w * 0.64)) / 8, y - h - 84, 2.4),
      ).join(''),
      '#3a2b35',
    );
  const pane = (px: number, py: number, pw: number, ph: number): string =>
    P(`M${px - 8} ${py - 8}h${pw + 16}v${ph + 16}h${-pw - 16}Z`, '#0f0a0e') +
    P(`M${px} ${py}h${pw}v${ph}h${-pw}Z`, '#241a26') +
    P(`M${px + pw / 2 - 3} ${py}h6v${ph}h-6ZM${px} ${py + ph / 2 - 3}h${pw}v6h${-pw}Z`, '#0f0a0e');
  s +=
    pane(x + w * 0.12, y - h + 56, 92, 116) +
    (isOpen
      ? P(`M${x + w * 0.44 - 10} ${y - h + 46}h122v146h-122Z`, '#0f0a0e') +
        P(`M${x + w * 0.44} ${y - h + 56}h102v126h-102Z`, C.custard) +
        P(
          gouges([
            [x + w * 0.44 + 10, y - h + 170, x + w * 0.44 + 60, y - h + 70, 5],
            [x + w * 0.44 + 40, y - h + 174, x + w * 0.44 + 92, y - h + 76, 5],
          ]),
          C.custardCut,
        )
      : pane(x + w * 0.6, y - h + 56, 92, 116));
  s +=
    P(`M${x + 30} ${y - 12}V${y - 178}H${x + w * 0.6}V${y - 12}Z`, '#0f0a0e') +
    P(`M${x + 40} ${y - 22}V${y - 170}H${x + w * 0.6 - 10}V${y - 22}Z`, '#2a1e2a') +
    P(`M${x + w * 0.68} ${y}V${y - 196}H${x + w - 26}V${y}Z`, '#0f0a0e') +
    P(`M${x + w * 0.68 + 8} ${y}V${y - 188}H${x + w - 34}V${y}Z`, C.raspDark) +
    P(disc(x + w - 50, y - 96, 6), C.custard);
  const m = Math.round(w / 52);
  for (let k = 0; k < m; k++) {
    const q = w / m,
      px = x + k * q;
    s += P(`M${n1(px)} ${y - 236}h${n1(q)}v44q0 22 ${n1(-q / 2)} 22t${n1(-q / 2)} -22Z`, awn[k % 2]!);
  }
  return s + P(gouge(x - 4, y - 234, x + w + 4, y - 236, 5), '#0f0a0e');
};

const moon = (x: number, y: number): string =>
  P(disc(x, y, 76), C.custard) +
  P(fan(x, y, 46, 72, 10, 110, 9, 4), C.custardCut) +
  P(disc(x - 26, y - 26, 10) + disc(x + 24, y + 26, 13), C.custardCut) +
  P(fan(x, y, 94, 122, 0, 345, 24, 4), '#5f4222');

/** Gold leaves by the window: the thief on the ladder, without the head. 1920 x 1080 */
export const burglaryStreet = (amount: number): string => {
  const r = seeded(12);
  let sky = '';
  for (let k = 0; k < 150; k++) {
    const x = r() * 1920,
      y = r() * 700;
    if (x < 780 && y < 240) continue;
    sky += gouge(x, y, x + 50 + r() * 90, y - 6 + r() * 6, 3);
  }
  return `<rect width="1920" height="1080" fill="#120d14"/>${P(sky, '#1f1722')}
    ${P(disc(1130, 190, 86), C.custard)}${P(fan(1130, 190, 52, 82, 10, 110, 9, 4), C.custardCut)}${P(disc(1100, 160, 11) + disc(1156, 220, 15) + disc(1160, 150, 8), C.custardCut)}${P(fan(1130, 190, 104, 136, 0, 345, 24, 4), '#5f4222')}
    ${shopFront(-60, 946, 400, 440, { wall: '#33252f', deep: '#241a22', seed: 7 })}${shopFront(1010, 946, 430, 400, { wall: '#2e2130', deep: '#20161f', seed: 9 })}
    ${shopFront(372, 950, 600, 520, { wall: '#4a2f3a', deep: '#34202a', awn: [C.rasp, '#d9cbb0'], seed: 3, isOpen: true })}
    ${P(
      cutPoly(
        [
          [-10, 944],
          [1930, 940],
          [1930, 1090],
          [-10, 1090],
        ],
        r,
        3,
        40,
      ),
      '#241a1f',
    )}${(() => {
      let w = '';
      for (let k = 0; k < 70; k++) {
        const x = r() * 1920,
          y = 962 + r() * 110;
        w += gouge(x, y, x + 60 + r() * 60, y + 2, 3);
      }
      return P(w, '#3a2a30');
    })()}
    <path d="M896 470L852 968M986 470L946 968" stroke="#c99a54" stroke-width="11" stroke-linecap="round"/><path d="${Array.from({ length: 12 }, (_, k) => `M${n1(892 - k * 3.5)} ${512 + k * 38}l90 0`).join('')}" stroke="#a5782c" stroke-width="9"/>
    <g transform="translate(828 560) rotate(-8)">${P('M-60 30Q-84 90 -70 200Q0 226 74 200Q84 90 60 30Q0 6 -60 30Z', '#e5d8be')}${[46, 84, 122, 160].map((y) => P(`M-74 ${y}Q0 ${y + 18} 76 ${y}L77 ${y + 19}Q0 ${y + 38} -75 ${y + 19}Z`, '#1b1210')).join('')}${P('M-64 192Q-70 270 -44 330L-8 326Q-14 264 0 226Q22 270 64 300L90 268Q68 230 70 192Q0 216 -64 192Z', '#241a2c')}${P('M-46 326L-76 344Q-70 356 -8 346L-8 324ZM60 300L92 330Q108 318 92 266Z', '#0d0b0e')}${P('M52 52Q108 60 132 112L110 132Q84 100 44 96Z', '#e5d8be')}${P(
      gouges([
        [66, 62, 96, 84, 5],
        [96, 80, 118, 106, 5],
      ]),
      '#1b1210',
    )}${P(disc(126, 122, 18), '#cda687')}</g>
    <g transform="translate(668 664) rotate(-10)">${P('M0 -74Q-22 -96 -40 -92Q-26 -74 -18 -62Q-98 -18 -92 62Q-84 122 4 122Q94 120 98 60Q98 -20 22 -62Q30 -76 42 -94Q22 -94 0 -74Z', '#b98a52')}${P(
      gouges([
        [-60, -4, -76, 60, 5, 6],
        [-40, 100, 10, 112, 4],
        [62, 0, 78, 56, 4, -6],
        [-8, -52, -30, -24, 4],
      ]),
      '#6d4a20',
    )}${P(gouge(-24, -62, 26, -62, 7), C.rasp)}<text x="4" y="62" text-anchor="middle" font-family="Fraunces, Georgia, serif" font-weight="800" font-size="92" fill="#1b1210">${amount}</text></g>
    ${[
      [648, 822, 20],
      [706, 862, 17],
      [664, 916, 22],
    ]
      .map(([x = 0, y = 0, q = 0]) => flatCoin(x, y, q))
      .join(
        '',
      )}<g transform="translate(828 560) rotate(-8)">${P('M-44 44Q-104 40 -158 46L-160 74Q-104 76 -46 94Z', '#e5d8be')}${P(
      gouges([
        [-78, 44, -80, 84, 7],
        [-116, 44, -118, 78, 7],
      ]),
      '#1b1210',
    )}${P(disc(-164, 60, 19), '#cda687')}</g>`;
};

/** Half in, half out of the own window. 1920 x 1080 */
export const ownWindow = (): string => {
  const r = seeded(12);
  let sky = '';
  for (let k = 0; k < 150; k++) {
    const x = r() * 1920,
      y = r() * 700;
    if (x < 860 && y < 250) continue;
    sky += gouge(x, y, x + 50 + r() * 90, y - 6 + r() * 6, 3);
  }
  return (
    `<rect width="1920" height="1080" fill="#120d14"/>${P(sky, '#1f1722')}${moon(1160, 170)}${shopFront(-60, 946, 400, 440, { wall: '#33252f', deep: '#241a22', seed: 7 })}${shopFront(1060, 946, 430, 400, { wall: '#2e2130', deep: '#20161f', seed: 9 })}${shopFront(396, 950, 620, 520, { wall: '#4a2f3a', deep: '#34202a', awn: [C.rasp, '#d9cbb0'], seed: 3, isOpen: true })}` +
    P(
      cutPoly(
        [
          [-10, 944],
          [1930, 940],
          [1930, 1090],
          [-10, 1090],
        ],
        r,
        3,
        40,
      ),
      '#241a1f',
    ) +
    (() => {
      let w = '';
      for (let k = 0; k < 70; k++) {
        const x = r() * 1920,
          y = 962 + r() * 110;
        w += gouge(x, y, x + 60 + r() * 60, y + 2, 3);
      }
      return P(w, '#3a2a30');
    })() +
    // half in, half out of her own window: striped back, two legs, an empty sack on the sill
    `<g transform="translate(608 586)">${P('M40 -30Q84 -36 118 14L100 36Q74 8 36 14Z', '#e5d8be')}${P(
      gouges([
        [62, -26, 54, 12, 7],
        [88, -14, 76, 16, 7],
      ]),
      '#1b1210',
    )}${P(disc(112, 30, 17), '#cda687')}${P('M-14 34Q-60 66 -76 150L-36 170Q-22 110 22 84ZM38 40Q78 80 82 176L42 182Q40 120 4 88Z', '#241a2c')}${P('M-78 146L-98 170Q-92 190 -34 178L-34 160ZM40 178L36 200Q60 216 96 200L84 172Z', '#0d0b0e')}${P('M-62 -46Q-10 -86 62 -50Q76 10 52 72Q0 92 -44 70Q-74 14 -62 -46Z', '#e5d8be')}${[-34, -4, 26, 54].map((y) => P(`M-66 ${y}Q0 ${y + 14} 66 ${y}L64 ${y + 15}Q0 ${y + 30} -62 ${y + 15}Z`, '#1b1210')).join('')}</g>`
  );
};
