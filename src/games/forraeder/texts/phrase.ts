/** `plural(2, 'step', 'steps')` in a language. The four have one and many, nothing else. */
export function pluralIn(language: string): (n: number, one: string, many: string) => string {
  const rules = new Intl.PluralRules(language);
  return (n, one, many) => (rules.select(n) === 'one' ? one : many);
}
