/**
 * Everything small: evidence, pieces, GW, dice, handcuffs, footprints, pins. Key block (ink) and colour, as the masks:
 * every hollow is the gouge of the house.
 */
import { disc, fan, gouge, n1, type Point, rad } from '../../../../web/art/lino.ts';
import { type Colour, type Face, type Piece, paint, symbols } from '../../content.ts';
import { corners, cuts, INK, line, P, PAPER } from './knife.ts';

// Evidence: a shape per colour, the kind of trace cut into it.
export const shapes = {
  circle: disc(50, 50, 43),
  square: 'M11 12L88 10L90 88L10 90Z',
  triangle: 'M50 5L96 88L4 89Z',
  star: 'M50 2L63 34L98 37L71 59L80 94L50 75L20 94L29 59L2 37L37 34Z',
  diamond: 'M50 2L93 50L50 98L7 50Z',
};
const traces = {
  red: cuts('22 60 78 58 3 -40, 31 70 69 69 3 -44, 38 78 62 77 3 -42, 46 80 55 79 3 -28, 24 72 29 62 2, 71 78 77 66 2'),
  blue: 'M44 20Q62 18 62 38Q62 50 56 58L42 59Q34 46 36 32Q38 22 44 20ZM42 64L57 63Q60 80 50 82Q41 82 42 64Z',
  green: cuts('18 78 60 30 4.4 12, 52 22 78 76 4.4 -14, 22 60 82 66 4.2 12, 40 86 66 48 3.6 -12'),
  yellow: 'M28 34H72V72H28ZM33 39V62L44 50L52 58L60 48L67 58V39Z',
  purple: 'M34 26H58L68 36V76H34ZM40 42H62V46H40ZM40 52H62V56H40ZM40 62H55V66H40Z',
};
export const evInk = paint.evidence;
const evCut = (c: Colour) => (c === 'yellow' ? INK : PAPER);
const evScale = (c: Colour, inner: string) =>
  c === 'green'
    ? `<g transform="translate(14 24) scale(.72)">${inner}</g>`
    : c === 'yellow'
      ? `<g transform="translate(12 14) scale(.76)">${inner}</g>`
      : c === 'purple'
        ? `<g transform="translate(6 6) scale(.88)">${inner}</g>`
        : inner;
/** Printed: the shape with the kind of trace cut into it, 116 x 116 from -8. */
export const evidence = (c: Colour): string =>
  line(shapes[symbols[c]], INK, 14) +
  line(shapes[symbols[c]], PAPER, 7) +
  P(shapes[symbols[c]], evInk[c]) +
  evScale(c, `<path fill="${evCut(c)}" fill-rule="evenodd" d="${traces[c]}"/>`);

// Pieces.
const pieceShape = {
  hat: 'M4 66Q14 58 26 58Q26 34 34 22Q42 14 50 20Q60 13 68 22Q75 36 75 58Q88 58 96 66Q84 80 50 80Q16 80 4 66Z',
  glove:
    'M28 94L26 66Q12 54 8 40Q8 32 15 32Q20 33 27 45L25 16Q26 8 32 8Q38 8 39 16L41 38L43 11Q44 4 50 4Q56 4 56 12L56 38L61 15Q62 9 68 10Q73 11 72 18L68 44L75 29Q78 24 82 26Q86 28 84 34L75 66L74 94Z',
  mask: 'M2 38Q12 24 30 28Q42 31 50 38Q58 31 70 28Q88 24 98 38Q98 58 84 70Q68 78 56 62Q50 56 44 62Q32 78 16 70Q2 58 2 38Z',
  boot: 'M30 6L66 4L66 54Q82 58 94 68Q99 78 96 90L62 90L56 82L50 90H30Q28 76 31 62Z',
};
const pieceCut = {
  hat: cuts('27 52 74 52 4 4, 14 68 44 75 1.8, 56 75 88 68 1.8, 36 26 33 46 1.8, 50 24 50 42 1.6, 64 26 67 46 1.8'),
  glove: cuts(
    '28 80 74 79 2.6 2, 36 54 36 72 1.6, 48 50 48 70 1.6, 60 54 59 72 1.6, 32 14 33 32 1.4, 50 11 49 32 1.4, 66 18 62 34 1.4, 34 86 34 93 1.4, 50 86 50 93 1.4, 66 86 66 93 1.4',
  ),
  mask:
    'M14 46Q24 36 40 48Q34 60 24 58Q16 56 14 46ZM86 46Q76 36 60 48Q66 60 76 58Q84 56 86 46Z' +
    cuts('46 40 50 50 1.4, 54 40 50 50 1.4, 8 38 22 33 1.4, 92 38 78 33 1.4'),
  boot:
    cuts('32 16 65 15 2.6 2, 64 56 50 52 1.6, 66 64 52 60 1.6, 74 68 60 68 1.6, 36 24 36 56 1.8, 44 26 44 52 1.4') +
    'M31 80L56 79L62 84L96 82V86H60L54 83H31Z',
};
export const pieceInk = paint.pieces;
/** Without its disc, 110 x 110 from -5. */
export const pieceBare = (id: Piece, out = INK): string =>
  line(pieceShape[id], out, 7) + P(pieceShape[id], pieceInk[id]) + P(pieceCut[id], id === 'hat' ? PAPER : INK);
/** A piece is a printed counter: paper disc, thick edge; 100 x 106. */
export const piece = (id: Piece): string =>
  P(disc(50, 55, 48), INK) +
  P(disc(50, 50, 48), INK) +
  P(disc(50, 50, 44), PAPER) +
  `<g transform="translate(50 50) scale(.66) translate(-50 ${id === 'glove' ? -49 : id === 'boot' ? -47 : -50})">${pieceBare(id)}</g>`;
/** GW: coat, hat, torch; 104 x 124, on a police blue foot. */
export const gwPiece = (): string =>
  P(disc(50, 106, 40, 13), INK) +
  P(disc(50, 102, 40, 13), '#1f5fc4') +
  P(disc(50, 100, 32, 9), '#143f86') +
  line('M24 102Q24 66 34 54Q42 46 50 46Q58 46 66 54Q76 66 76 102Q50 110 24 102Z', PAPER, 7) +
  P('M24 102Q24 66 34 54Q42 46 50 46Q58 46 66 54Q76 66 76 102Q50 110 24 102Z', '#1a3f86') +
  P('M36 52L50 74L64 52L60 46H40Z', PAPER) +
  P('M46 54L54 54L56 80L50 88L44 80Z', INK) +
  P(cuts('34 62 32 100 2.2 -2, 66 62 68 100 2.2 2, 50 90 50 106 1.4'), '#7fa6e6') +
  P(disc(58, 90, 2) + disc(58, 98, 2), PAPER) +
  P('M36 34Q36 22 50 22Q64 22 64 34Q64 50 50 53Q36 50 36 34Z', '#ecc9a0') +
  P(cuts('40 36 46 36 1.5, 54 36 60 36 1.5, 50 36 49 43 1.1, 44 47 57 46 1.2 1.6'), INK) +
  line('M20 26Q34 21 38 20Q38 4 50 4Q62 4 62 20Q68 21 80 26Q70 33 50 33Q30 33 20 26Z', PAPER, 6) +
  P('M20 26Q34 21 38 20Q38 4 50 4Q62 4 62 20Q68 21 80 26Q70 33 50 33Q30 33 20 26Z', '#12294f') +
  P(gouge(38, 21, 62, 21, 3, 2.4), '#7fa6e6') +
  P('M68 70L86 62L92 74L74 82Z', INK) +
  P('M84 60L96 55L102 71L91 77Z', '#f2b84b') +
  P('M64 68Q72 66 76 74Q76 84 68 84Q62 80 64 68Z', '#ecc9a0');
/** The light of GW's torch, in printed steps; aims in degrees. */
export const beam = (
  x: number,
  y: number,
  deg: number,
  len = 230,
  inks: readonly [string, string] = ['#ffe7a8', '#ffd87c'],
  strength: readonly [number, number] = [0.34, 0.5],
): string => {
  const wedge = (half: number, long: number) => {
    const edge = Array.from({ length: 15 }, (_, i) => {
      const t = rad(deg - half + (2 * half * i) / 14);
      const far = long * (1 + (i % 2 ? 0.006 : -0.006));
      return `L${n1(x + far * Math.cos(t))} ${n1(y + far * Math.sin(t))}`;
    });
    return `M${n1(x)} ${n1(y)}${edge.join('')}Z`;
  };
  return (
    `<path fill="${inks[0]}" fill-opacity="${strength[0]}" d="${wedge(23, len)}"/>` +
    `<path fill="${inks[1]}" fill-opacity="${strength[1]}" d="${wedge(13, len * 0.74)}"/>`
  );
};

// Dice, 100 x 108.
const block = (face: string, edge: string) =>
  P('M7 14Q50 8 94 13Q97 56 93 101Q50 107 8 101Q3 56 7 14Z', edge) +
  P('M7 8Q50 2 94 7Q97 50 93 94Q50 99 8 94Q3 50 7 8Z', face);
const spots: { readonly [n: string]: string } = {
  1: '50 50',
  2: '28 28, 72 72',
  3: '26 26, 50 50, 74 74',
  4: '28 28, 72 28, 28 72, 72 72',
  5: '26 26, 74 26, 50 50, 26 74, 74 74',
};
const pips = (n: string, c: string) =>
  P(
    corners(spots[n]!)
      .map(([x, y]) => disc(x, y, 11))
      .join(''),
    c,
  );
const torch = (c: string, lit: string) =>
  P('M20 58L50 44L57 57L27 72Z', c) + P('M48 41L62 34L70 52L57 60Z', c) + P(fan(66, 42, 6, 26, -62, 12, 4, 3), lit);
/** A criminal die, 100 x 108; null: not rolled yet. */
export const die = (f: Face | null): string =>
  f === 'gw'
    ? block('#1f5fc4', '#0f2f68') +
      P(cuts('12 20 88 18 1.2, 12 84 88 86 1.2'), '#4b86e0') +
      `<g transform="translate(6 -2) scale(.86)">${torch('#f4f8ff', '#ffd87c')}</g><text x="50" y="86" text-anchor="middle" font-family="Fraunces, Georgia, serif" font-weight="800" font-size="32" fill="#f4f8ff">GW</text>`
    : block('#fbf5e8', '#b7a67c') +
      P(cuts('14 16 86 14 1, 14 88 84 90 1'), '#e0d3b6') +
      (f === 'arrow'
        ? P('M14 42Q38 38 54 42L52 22Q76 34 90 51Q76 68 52 82L54 60Q36 64 14 60L20 51Z', INK) +
          P(cuts('24 51 60 51 2'), '#fbf5e8')
        : f
          ? pips(f, INK)
          : '');
export const gwDie = (n: number): string =>
  block('#143f86', '#0a2350') + P(cuts('14 16 86 14 1, 14 88 84 90 1'), '#2d63b8') + pips(String(n), '#f4f8ff');

// Handcuffs, 140 x 100; footprint; pin; string.
/** 140 x 80 from 0 4. */
export const cuffs = (c = 'currentColor', cut = 'var(--cuff-cut, #0f1a2c)'): string =>
  line(disc(33, 36, 23), c, 11) +
  line(disc(107, 36, 23), c, 11) +
  P('M22 54H44L46 72H20ZM96 54H118L120 72H94Z', c) +
  line('M46 66Q54 84 62 72', c, 6) +
  line('M60 74Q70 60 80 74', c, 6) +
  line('M78 72Q86 84 94 66', c, 6) +
  P(disc(33, 62, 3.4) + disc(107, 62, 3.4), cut) +
  P(cuts('13 30 24 16 2, 50 22 55 36 1.6, 87 30 98 16 2, 124 22 129 36 1.6'), cut);
/** 50 x 92 from 10 4. */
const FOOT = 'M30 8Q52 4 54 34Q54 52 46 62L26 64Q14 48 18 26Q20 12 30 8ZM25 70L47 68Q52 92 38 94Q24 94 25 70Z';
export const foot = (c: string): string => P(FOOT, c);
export const emptyFoot = (c: string): string =>
  `<path fill="none" stroke="${c}" stroke-width="4" stroke-dasharray="9 7" d="${FOOT}"/>`;
export const pin = (x: number, y: number, c: string, k = 1): string =>
  `<g transform="translate(${n1(x)} ${n1(y)}) scale(${k})">${
    P(gouge(0, 0, 16, 16, 3), 'rgb(20 32 52 / .35)') +
    P(gouge(0, 0, 4, -18, 2.4), INK) +
    P(disc(5, -22, 12), INK) +
    P(disc(5, -22, 9.4), c) +
    P(disc(2, -25, 2.8), '#fff')
  }</g>`;
/** A red thread that hangs a little. */
export const string = (a: Point, b: Point, sag = 26, c = '#c8323f', w = 6): string => {
  const middle = `${n1((a[0] + b[0]) / 2)} ${n1((a[1] + b[1]) / 2 + sag)}`;
  const d = `M${n1(a[0])} ${n1(a[1])}Q${middle} ${n1(b[0])} ${n1(b[1])}`;
  return line(d, '#7f1420', w) + line(d, c, w - 2.4) + line(d, '#f08a8f', 1.6, 'stroke-dasharray="5 9"');
};
/** The back of a trump card, 100 x 140. */
export const trumpBack = (): string =>
  P('M3 5Q50 1 97 4L98 136Q50 139 3 136Z', '#143f86') +
  '<path fill="none" stroke="#8fb8f5" stroke-width="2.4" d="M11 13Q50 10 89 12L90 128Q50 131 11 128Z"/>' +
  P(fan(50, 70, 12, 40, 0, 345, 24, 2), '#3f78cf') +
  '<text x="50" y="82" text-anchor="middle" font-family="Fraunces, Georgia, serif" font-weight="800" font-size="34" fill="#f4f8ff">GW</text>';
export const tick = (x: number, y: number, k = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${k})"><circle r="17" fill="#fbf5e8" stroke="#142034" stroke-width="4"/><path fill="#3f7350" d="M-10 1L-7 -3L-2 2L8 -9L12 -5L-2 11Z"/></g>`;
/** An arrow that points right, 24 x 24, in the colour of the words beside it. */
export const arrowIcon = 'M2 9Q9 8 13 9L12 3L22 12L12 21L13 15Q8 16 2 15L5 12Z';
export const listIcon =
  'M2 3H7V8H2ZM10 4Q16 3 22 4V7Q16 8 10 7ZM2 10H7V15H2ZM10 11Q16 10 22 11V14Q16 15 10 14ZM2 17H7V22H2ZM10 18Q16 17 22 18V21Q16 22 10 21Z';
export const mapIcon = 'M2 4L8 2L16 5L22 3V20L16 22L8 19L2 21ZM8.6 4.6V17L15.4 19.6V7.2Z';
export const torchIcon =
  'M2 17L12 11L15 16L5 22ZM12 8L17 5L21 12L16 15ZM20 3L22 1L23 2L21.4 4.4ZM22 7L24 6.6V8.4L22.4 8.6Z';
