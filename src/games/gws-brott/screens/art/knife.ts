/** What the drawings of this game are cut with, besides the house's own tools (web/art/lino.ts). */
import { type Cut, gouges, type Point, path } from '../../../../web/art/lino.ts';

export const INK = '#142034';
export const PAPER = '#f7efdd';

export const rect = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`;
export const line = (d: string, colour: string, width: number, extra = ''): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${extra} d="${d}"/>`;

const numbers = (text: string): number[][] => text.split(',').map((one) => one.trim().split(' ').map(Number));
/** Gouges written close together: `x1 y1 x2 y2 w bend, ...` */
export const cuts = (text: string): string => gouges(numbers(text) as unknown as readonly Cut[]);
/** Corners written close together: `x y, x y, ...` */
export const corners = (text: string): Point[] => numbers(text) as unknown as Point[];
export const P = path;
