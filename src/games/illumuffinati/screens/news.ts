/** What is read aloud of the sentences that were told. */

export interface News {
  /** How many sentences there were, and the last of them. */
  readonly count: number;
  readonly last: string;
  readonly text: string;
}

/** Everything that came since it was last read: a turned card brings several sentences, and the last is not the story. */
export function newsAfter(before: News | null, lines: readonly string[]): News {
  const last = lines.at(-1) ?? '';
  if (before && lines.length === before.count && last === before.last) return before;
  const fresh = before && lines.length > before.count ? lines.slice(before.count) : [last];
  return { count: lines.length, last, text: fresh.join(' ') };
}
