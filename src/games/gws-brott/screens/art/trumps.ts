/** The four trumps, 300 x 300; fetched when one is looked at. */
import { cutDisc, cutPoly, disc, gouge, rad, seeded } from '../../../../web/art/lino.ts';
import type { Trump } from '../../content.ts';
import { corners, cuts, INK, line, P, PAPER, rect } from './knife.ts';
import { foot } from './marks.ts';

const dark = '#0d1a30',
  blue = '#1f5fc4',
  deep = '#143f86',
  light = '#8fb8f5',
  gold = '#f2b84b',
  pale = '#ffe3a1';
const ground = (c: string, cut: string, seed: number) => {
  const r = seeded(seed);
  let g = '';
  for (let k = 0; k < 46; k++) {
    const x = r() * 300,
      y = r() * 300;
    g += gouge(x, y, x + 30 + r() * 24, y + (r() - 0.5) * 6, 2);
  }
  return P(rect(0, 0, 300, 300), c) + P(g, cut);
};
const roofTop = (x: number, y: number, w: number, h: number, a: string, b: string) =>
  P(rect(x + 6, y + 8, w, h), dark) +
  P(rect(x, y, w, h / 2), a) +
  P(rect(x, y + h / 2, w, h / 2), b) +
  P(
    Array.from({ length: Math.floor(w / 10) }, (_, k) =>
      gouge(x + 6 + k * 10, y + h / 2 + 3, x + 6 + k * 10, y + h - 3, 1.3),
    ).join(''),
    dark,
  );
export const trumpArt: { readonly [trump in Trump]: () => string } = {
  helicopter: () => {
    const r = seeded(5);
    return (
      ground('#12233f', '#1b3156', 3) +
      roofTop(14, 214, 70, 56, '#56303a', '#43252f') +
      roofTop(222, 196, 64, 60, '#2c4161', '#213452') +
      roofTop(206, 22, 80, 46, '#57462f', '#443624') +
      P(cutPoly(corners('136 130, 154 130, 244 300, 62 300'), r, 3, 24), '#5d5a3c') +
      P(cutPoly(corners('140 130, 152 130, 206 300, 98 300'), r, 3, 24), '#c9a851') +
      P(cutDisc(152, 282, 50, 17, r, 2, 26), pale) +
      P(cuts('128 180 116 250 3, 152 176 152 256 3, 170 180 188 250 3'), '#8d7a3c') +
      line('M60 84Q110 60 170 66Q206 70 216 104Q216 130 168 136Q120 138 104 112L30 96Z', PAPER, 9) +
      P('M60 84Q110 60 170 66Q206 70 216 104Q216 130 168 136Q120 138 104 112L30 96L24 70L44 84Z', blue) +
      P('M170 74Q200 78 208 104L172 106Q164 90 170 74Z', PAPER) +
      P(cuts('176 80 182 102 2, 190 84 200 102 2'), light) +
      P(cuts('40 92 104 104 2.4, 110 122 160 128 2.6, 112 84 160 80 2.4'), light) +
      P('M110 92h34v22h-34Z', PAPER) +
      P(cuts('112 103 142 103 4'), '#c8323f') +
      P(rect(147, 46, 8, 22), dark) +
      P(gouge(20, 44, 284, 40, 6), PAPER) +
      P(gouge(70, 30, 230, 58, 4), light) +
      P(disc(151, 44, 9), gold) +
      P('M18 56L30 52L34 84L24 86ZM14 92L36 88L38 96L16 102Z', gold) +
      P('M112 144h98v6h-98Z', dark) +
      P(cuts('126 136 122 148 2.4, 190 134 196 148 2.4'), dark)
    );
  },
  snitch: () =>
    ground('#10203a', '#1a2f52', 8) +
    P(rect(84, 24, 136, 266), '#0a1526') +
    P(rect(76, 18, 136, 266), '#8b202d') +
    P(rect(92, 58, 104, 206), '#f0d38c') +
    P(rect(92, 22, 104, 26), PAPER) +
    `<text x="144" y="43" text-anchor="middle" font-family="Atkinson Hyperlegible Next, Verdana, sans-serif" font-weight="800" font-size="20" letter-spacing="3" fill="${INK}">1 1 2</text>` +
    P(cuts('84 60 84 270 2.4, 204 60 204 270 2.4, 90 272 198 272 2.4'), '#bf4a50') +
    P(
      'M104 264Q102 200 122 182Q116 168 118 150Q112 148 106 140L122 136Q124 118 146 116Q168 118 168 138L184 142Q176 150 170 150Q172 170 164 182Q186 198 186 264Z',
      dark,
    ) +
    P('M148 152Q168 148 170 160L166 176Q156 182 148 176Z', '#ecc9a0') +
    P(cuts('156 158 164 158 1.8, 160 171 168 170 1.8'), INK) +
    P('M168 150Q178 146 182 156L182 180Q176 190 168 184L172 178L172 160Z', '#c8323f') +
    line('M176 186Q166 204 178 210Q190 216 178 226Q166 234 180 244', '#c8323f', 5) +
    P('M170 186L186 170L194 182L184 206Z', '#ecc9a0') +
    P(cuts('118 200 112 258 3, 140 196 138 260 3, 166 206 170 258 3, 124 132 164 132 3'), '#2b4a7a') +
    P(cuts('94 130 194 128 1.6, 94 196 108 196 1.6, 144 60 144 112 1.6'), '#b98f45') +
    P('M204 118Q244 102 284 114Q288 142 284 170Q258 182 232 170L210 184L216 162Q200 148 204 118Z', PAPER) +
    P(cuts('220 128 270 126 3, 220 142 272 140 3, 222 156 256 155 3'), INK),
  breakthrough: () => {
    const r = seeded(12);
    let rays = '';
    for (let k = 0; k < 22; k++) {
      const a = rad(k * 16.4);
      rays += gouge(
        150 + 94 * Math.cos(a),
        146 + 94 * Math.sin(a),
        150 + (150 + r() * 70) * Math.cos(a),
        146 + (150 + r() * 70) * Math.sin(a),
        5,
      );
    }
    const jag = Array.from({ length: 22 }, (_, k) => {
      const a = rad(k * (360 / 22)),
        R = k % 2 ? 112 : 82;
      return [150 + R * Math.cos(a), 146 + R * 0.98 * Math.sin(a)] as const;
    });
    return (
      P(rect(0, 0, 300, 300), blue) +
      P(rays, light) +
      P(
        cutPoly(
          jag.map(([x, y]) => [x + 5, y + 8] as const),
          r,
          2,
          30,
        ),
        deep,
      ) +
      P(cutPoly(jag, r, 2, 30), pale) +
      P(cutDisc(150, 148, 60, 58, r, 3, 30), gold) +
      P(
        'M96 236Q100 190 118 172L96 184L78 168L84 158L98 164L126 140Q130 128 140 126Q130 118 132 104L118 106Q124 98 134 96Q134 80 152 80Q168 82 170 96L184 100Q176 106 168 106Q168 120 160 126Q176 130 182 150L212 146L216 158L180 172Q178 184 174 192L200 214L226 214L228 228L194 230L160 206Q146 226 130 262L150 280L140 290L110 266Z',
        dark,
      ) +
      P('M138 106Q152 100 166 106Q166 122 152 124Q140 122 138 106Z', '#ecc9a0') +
      P(cuts('144 110 149 111 1.6, 156 111 161 110 1.6, 146 118 158 118 1.6 1.6'), INK) +
      P(
        cuts('134 98 168 98 3, 150 132 146 190 3, 126 152 112 166 2.6, 170 150 176 170 2.6, 140 206 120 252 2.6'),
        light,
      ) +
      P('M210 140L236 130L242 146L216 158Z', PAPER) +
      P('M234 126L248 120L256 144L242 150Z', gold) +
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map(
          (k) =>
            `<g transform="translate(${18 + k * 34} ${262 + (k % 2) * 8}) rotate(90 18 18) scale(.26)">${foot(PAPER)}</g>`,
        )
        .join('')
    );
  },
  infiltrator: () =>
    ground('#1a1f2c', '#272e40', 21) +
    P('M74 300Q70 216 110 196H190Q230 216 226 300Z', '#2b3a57') +
    P('M102 90Q100 50 150 48Q200 50 198 90V170Q196 210 150 214Q104 210 102 170Z', '#ecc9a0') +
    P('M70 82Q100 72 104 70Q104 22 150 20Q196 22 196 70Q200 72 230 82Q206 98 150 98Q94 98 70 82Z', '#12294f') +
    P(gouge(104, 72, 196, 72, 7, 7), light) +
    P(cuts('116 40 112 62 2.4, 140 30 138 58 2.4, 180 36 184 60 2.4'), '#31508a') +
    P('M30 120L146 132V286L38 272Z', PAPER) +
    P('M154 132L270 118L264 270L154 286Z', '#efe4cb') +
    P('M146 132H154V286H146Z', '#b7a67c') +
    `<path fill="#1a1f2c" d="${disc(114, 150, 15, 11)}${disc(188, 149, 15, 11)}"/>` +
    P(disc(114, 150, 11, 8) + disc(188, 149, 11, 8), '#ecc9a0') +
    P(disc(116, 150, 5) + disc(190, 149, 5), INK) +
    P(disc(117, 148, 1.6) + disc(191, 147, 1.6), '#fff') +
    P(
      cuts(
        '52 142 92 147 4, 208 147 250 141 4, 52 176 136 184 2.2, 52 190 136 198 2.2, 54 204 112 210 2.2, 166 184 250 175 2.2, 166 198 250 189 2.2, 166 212 250 203 2.2, 166 226 248 217 2.2, 166 240 222 234 2.2',
      ),
      INK,
    ) +
    P('M54 218L104 224V262L58 256Z', '#b7a67c') +
    P(cuts('60 250 100 240 3, 64 232 96 236 3'), INK) +
    P('M18 196Q34 188 46 200L48 214Q32 224 22 216ZM282 196Q266 186 254 198L252 214Q268 222 278 216Z', '#ecc9a0') +
    P(cuts('26 200 44 204 1.6, 26 208 46 210 1.6, 274 200 256 204 1.6, 274 208 254 210 1.6'), '#8a5f3c'),
};
