/** The view out of the lobby's window, and the poster: a mouth that is about to shout, and the symbols around it. */
import { n1 } from '../../../web/art/lino.ts';
import { symbolArt } from '../../../web/art/symbols.ts';
import { type Sign, symbols } from '../content.ts';
import { mouthArt } from './art.ts';

const INKS: { readonly [sign in Sign]: string } = {
  circle: '#e8412f',
  diamond: '#1d62d8',
  triangle: '#11915a',
  star: '#0b0d12',
  cross: '#7a3bb8',
  moon: '#0f6f86',
  waves: '#d9317f',
  grid: '#2b2f38',
};

const put = (sign: Sign, x: number, y: number, size: number, turn: number, ink = INKS[sign]): string =>
  `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${turn}) scale(${n1(size)} ${n1(size)}) scale(.01)" color="${ink}"><g transform="translate(-50 -50)">${symbolArt[sign]}</g></g>`;

/** A frieze of mouths with the symbols flying out of them. */
export function windowArt(width: number, height: number): string {
  const size = height * 0.3;
  const signs = symbols
    .map((sign, i) => put(sign, width * (0.06 + 0.126 * i), height * (i % 2 ? 0.3 : 0.62), size, ((i * 37) % 40) - 20))
    .join('');
  const scale = (height * 0.74) / 260;
  const mouths = [0.26, 0.74].map(
    (at, i) =>
      `<g transform="translate(${n1(width * at - 100 * scale)} ${n1(height * 0.16)}) scale(${scale.toFixed(3)})">${mouthArt(i ? 'set-2' : 'set-1', null)}</g>`,
  );
  return `<g color="#fff"><rect width="${width}" height="${height}" fill="#f4b400"/>${signs}${mouths.join('')}</g>`;
}
