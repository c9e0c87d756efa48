/** Every face of the deck, drawn once. */
import type { Face } from '../../content.ts';
import { plain } from './plain.ts';
import { rich } from './rich.ts';

const table: { readonly [face in Face]?: () => string } = { ...plain, ...rich };
const drawn = new Map<Face, string>();

/** Inner SVG, viewBox 0 -34 200 224. */
export function muffinArt(face: Face): string {
  const known = drawn.get(face);
  if (known !== undefined) return known;
  const art = table[face]!();
  drawn.set(face, art);
  return art;
}
