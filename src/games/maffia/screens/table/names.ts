/** Names as the table shows them. */
import type { FaceOf } from '../../../../web/kit/index.ts';

const SHORT = 11;

/** "Alma at the Mill" is Alma in large letters, and the rest below. */
export function partsOf(name: string): readonly [name: string, rest: string] {
  const space = name.indexOf(' ');
  return name.length <= SHORT || space < 0 ? [name, ''] : [name.slice(0, space), name.slice(space + 1)];
}

/** How much smaller a long word must be printed. */
export const fitOf = (name: string, letters = 9): number => Math.max(0.5, Math.min(1, letters / name.length));

/** A sentence in pieces, names apart from the rest. */
export function marked(text: string, faces: readonly FaceOf[]): readonly { text: string; isName: boolean }[] {
  const names = faces.map(({ name }) => name).sort((a, b) => b.length - a.length);
  const pattern = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  if (pattern === '') return [{ text, isName: false }];
  const pieces = text.split(new RegExp(`(?<![\\p{L}])(${pattern})(?![\\p{L}])`, 'u'));
  return pieces.map((piece, at) => ({ text: piece, isName: at % 2 === 1 })).filter((piece) => piece.text !== '');
}
