/** M3: ravens in a picture: a cell of 64 by 64 for each, turned and sized by where it is, so that all screens show the same. */
import { n1, path } from '../../../../web/art/lino.ts';
import { ravenCells } from './content.ts';

const raven = path(
  'M0 2Q-8 -14 -27 -12Q-16 -6 -9 4Q-3 9 -2 16L0 11L2 16Q3 9 9 4Q16 -6 27 -12Q8 -14 0 2Z',
  'currentColor',
);

const SIDE = Math.sqrt(ravenCells);

export interface Bird {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size: number;
}

/** Places from 0 to 1 in either direction. */
export const birdsOf = (cells: readonly number[]): Bird[] =>
  cells.map((cell) => {
    const wobble = ((cell * 2654435761) >>> 0) / 4294967296;
    return {
      x: ((cell % SIDE) + 0.2 + wobble * 0.6) / SIDE,
      y: (Math.floor(cell / SIDE) + 0.2 + ((wobble * 7) % 1) * 0.6) / SIDE,
      turn: Math.round(((wobble * 13) % 1) * 70 - 35),
      size: 0.8 + ((wobble * 29) % 1) * 0.4,
    };
  });

/** Drawn into a box of this size; scale is how large a raven is. */
export const flock = (cells: readonly number[], w: number, h: number, scale = 0.34, ink = '#1b0d14'): string =>
  `<rect width="${w}" height="${h}" fill="#e48a56"/><g color="${ink}">${birdsIn(cells, w, h, scale)}</g>`;

export const birdsIn = (cells: readonly number[], w: number, h: number, scale: number): string =>
  birdsOf(cells)
    .map(
      ({ x, y, turn, size }) =>
        `<g transform="translate(${n1(x * w)} ${n1(y * h)}) rotate(${turn}) scale(${(size * scale).toFixed(2)})">${raven}</g>`,
    )
    .join('');
