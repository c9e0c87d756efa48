/** Where things are on the drawn town: 100 units to a square, A1 has its corner at 0, 0. */

import type { Point } from '../../../../web/art/lino.ts';
import { columns, distance, type Place, rows, type Square, streets } from '../../content.ts';

export const columnOf = (square: Square): number => columns.indexOf(square[0]!);
export const rowOf = (square: Square): number => Number(square.slice(1)) - 1;

/** The jail has no squares; pieces stand in its yard, one below the other. */
export const centre = (place: Place, place2nd = 0): Point =>
  place === 'jail' ? [46, 465 + place2nd * 66] : [columnOf(place) * 100 + 50, rowOf(place) * 100 + 50];

/** What a board on a phone shows of the drawing: above the first row so much that GW's hat stands below the letters. */
export const VIEW = { x: -62, y: -94, w: 1374, h: 1218 } as const;
export const viewBox = `${VIEW.x} ${VIEW.y} ${VIEW.w} ${VIEW.h}`;

export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const TURNS: { readonly [direction in Direction]: number } = { up: -90, right: 0, down: 90, left: 180 };
const SHIFTS: { readonly [direction in Direction]: readonly [number, number] } = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};

/** What lies one step that way: a street square by its name, or why there is none. */
export function beside(square: Square, direction: Direction): Square | 'house' | 'jail' | 'edge' {
  const [dx, dy] = SHIFTS[direction];
  const [column, row] = [columnOf(square) + dx, rowOf(square) + dy];
  const ground = rows[row]?.[column];
  if (ground === '.') return `${columns[column]}${row + 1}`;
  return ground === '#' ? 'house' : ground === 'J' ? 'jail' : 'edge';
}

/** The name of the square that way, also where a house stands. */
export function nameBeside(square: Square, direction: Direction): string {
  const [dx, dy] = SHIFTS[direction];
  const column = columns[columnOf(square) + dx];
  const row = rowOf(square) + dy + 1;
  return column === undefined || row < 1 || row > rows.length ? '' : `${column}${row}`;
}

export const directionTo = (from: Square, to: Square): Direction => {
  const [dx, dy] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
  if (Math.abs(dx) >= Math.abs(dy)) return dx >= 0 ? 'right' : 'left';
  return dy > 0 ? 'down' : 'up';
};

/** A shortest way, because no way is recorded: only where a move ended. */
export function route(from: Place, to: Square, avoid: Square | null = null): Place[] {
  const way: Place[] = [from];
  let at = from;
  for (let guard = 0; at !== to && guard < streets.length; guard++) {
    const steps = at === 'jail' ? ['A4', 'B5', 'B6', 'B7'] : neighbours(at);
    const open = steps.filter((square) => square !== avoid);
    at = open.reduce((best, square) => (distance(square, to) < distance(best, to) ? square : best), open[0] ?? to);
    way.push(at);
  }
  return way;
}

export const neighbours = (square: Square): Square[] =>
  DIRECTIONS.map((direction) => beside(square, direction)).filter((one) => /^[A-Z]\d/.test(one));
