/** Small tools for the four catalogues. */
import type { Language } from '../../../kernel/game.ts';

/** The name of a title, and what it was given for. */
export type TitleWords = {
  readonly [id: string]: {
    readonly name: string;
    readonly line: (numbers: readonly number[], word: string) => string;
  };
};

export function wordsIn(language: Language) {
  const rules = new Intl.PluralRules(language);
  const unit = (name: string, digits = 0) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: digits });
  const [minutes, seconds, tenths] = [unit('minute'), unit('second'), unit('second', 1)];
  return {
    plural: (n: number, one: string, many: string): string => (rules.select(n) === 'one' ? one : many),
    span: (ms: number): string => (ms < 60_000 ? seconds.format(ms / 1000) : minutes.format(ms / 60_000)),
    seconds: (ms: number): string => tenths.format(ms / 1000),
  };
}
