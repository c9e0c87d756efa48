/** Bytes are easier to compare aloud in fours: K7F2 91AC. */
export const aloud = (hex: string): string =>
  hex
    .slice(0, 8)
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1 ');
