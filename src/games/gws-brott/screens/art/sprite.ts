/**
 * What is drawn many times is drawn once, into a sprite beside the app, when it is first used; every other one refers to
 * it. The town is such a block too: a thousand cuts, and a phone shows it twice.
 */
import { type Colour, colours, type Piece, symbols } from '../../content.ts';
import { cuffs, evidence, gwPiece, piece, pieceBare, shapes } from './marks.ts';

const SVG = 'http://www.w3.org/2000/svg';
const drawn = new Set<string>();
let sprite: SVGSVGElement | undefined;

function place(tag: 'symbol' | 'g', id: string, box: string | null, inner: () => string): string {
  const name = `gb-${id}`;
  if (drawn.has(name) || typeof document === 'undefined') return `#${name}`;
  drawn.add(name);
  if (!sprite) {
    sprite = document.createElementNS(SVG, 'svg');
    sprite.setAttribute('class', 'sprite');
    sprite.setAttribute('aria-hidden', 'true');
    document.body.prepend(sprite);
  }
  const block = document.createElementNS(SVG, tag);
  block.id = name;
  if (box) block.setAttribute('viewBox', box);
  block.innerHTML = inner();
  sprite.append(block);
  return `#${name}`;
}

export const evidenceId = (colour: Colour): string =>
  place('symbol', `ev-${colour}`, '-8 -8 116 116', () => evidence(colour));
/** The bare outline of a colour's shape; fill and stroke are the user's. */
export const shapeId = (colour: Colour): string =>
  place('symbol', `evs-${colour}`, '-4 -4 108 108', () => `<path d="${shapes[symbols[colour]]}"/>`);
export const pieceId = (id: Piece): string => place('symbol', `pc-${id}`, '0 0 100 106', () => piece(id));
export const bareId = (id: Piece): string => place('symbol', `pb-${id}`, '-5 -5 110 110', () => pieceBare(id));
export const gwId = (): string => place('symbol', 'gw', '0 0 104 124', gwPiece);
export const cuffsId = (): string => place('symbol', 'cuffs', '0 4 140 80', () => cuffs());
export const townId = (ink: string, draw: () => string): string => place('g', `town-${ink}`, null, draw);

/** Markup that refers to blocks finds them there. */
export function layOut(pieces: readonly Piece[]): void {
  for (const colour of colours) {
    evidenceId(colour);
    shapeId(colour);
  }
  for (const id of pieces) {
    pieceId(id);
    bareId(id);
  }
  gwId();
  cuffsId();
}
