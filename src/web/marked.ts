/** Sentences that name people, for screens that print names apart. */

/** A sentence in pieces, names apart from the rest. */
export function marked(
  text: string,
  people: readonly { readonly name: string }[],
): readonly { text: string; isName: boolean }[] {
  const names = people.map(({ name }) => name).sort((a, b) => b.length - a.length);
  const pattern = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  if (pattern === '') return [{ text, isName: false }];
  const pieces = text.split(new RegExp(`(?<![\\p{L}])(${pattern})(?![\\p{L}])`, 'u'));
  return pieces.map((piece, at) => ({ text: piece, isName: at % 2 === 1 })).filter((piece) => piece.text !== '');
}
