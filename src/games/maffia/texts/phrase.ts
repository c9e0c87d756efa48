/**
 * Small tools for the four catalogues.
 */

/** Two ways of saying the same, so that the narrator does not repeat itself every night. */
type Either<T> = readonly [T, T];
export const either = <T>(first: T, second: T): Either<T> => [first, second];

/** `plural(2, 'vote', 'votes')` in a language. The four have one and many, nothing else. */
export function pluralIn(language: string): (n: number, one: string, many: string) => string {
  const rules = new Intl.PluralRules(language);
  return (n, one, many) => (rules.select(n) === 'one' ? one : many);
}

/** "5 minutes", "30 seconds", "2 minutes and 30 seconds": clocks are options, so a minute is not always a whole one. */
export function spanIn(language: string): (seconds: number) => string {
  const unit = (name: string) => new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' });
  const [minutes, seconds] = [unit('minute'), unit('second')];
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
  return (total) => {
    const rest = total % 60;
    if (total < 60) return seconds.format(total);
    return list.format([minutes.format((total - rest) / 60), ...(rest === 0 ? [] : [seconds.format(rest)])]);
  };
}
