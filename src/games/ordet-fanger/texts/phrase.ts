/** `plural(2, 'card', 'cards')` in a language. The four have one and many, nothing else. */
export function pluralIn(language: string): (n: number, one: string, many: string) => string {
  const rules = new Intl.PluralRules(language);
  return (n, one, many) => (rules.select(n) === 'one' ? one : many);
}

/** A reaction as people read it: hundredths of a second. */
export const secondsIn = (language: string): ((ms: number) => string) => {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (ms) => format.format(ms / 1000);
};
