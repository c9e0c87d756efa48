/**
 * Small tools for the four catalogues.
 */

/** Two ways of saying the same, so that the narrator does not repeat itself every night. */
export type Either<T> = readonly [T, T];
export const either = <T>(first: T, second: T): Either<T> => [first, second];

/** `plural(2, 'vote', 'votes')` in a language. The four have one and many, nothing else. */
export function pluralIn(language: string): (n: number, one: string, many: string) => string {
  const rules = new Intl.PluralRules(language);
  return (n, one, many) => (rules.select(n) === 'one' ? one : many);
}
