/** What is said of a list of categories while somebody pastes it. */
import { linesIn, OWN, ownCards, symbolsFor } from '../content.ts';
import { fold } from '../words.ts';
import type { ScreenWords } from './words/en.ts';

export interface Judged {
  readonly isGood: boolean;
  readonly words: string;
}

/** The first thing that keeps a pasted list from being played, or how many cards it makes. */
export function judgeList(text: string, { problems, checked, notYet }: ScreenWords['lobby']): Judged {
  if (text.trim() === '') return { isGood: true, words: '' };
  const cards = ownCards(text);
  if (cards) return { isGood: true, words: checked(cards.length) };
  const lines = linesIn(text);
  const seen = new Set<string>();
  const wrong = (): string => {
    if (text.length > OWN.textMax) return problems.big;
    for (const [i, line] of lines.entries()) {
      const [title, answers = ''] = line.split(/:(.*)/s).map((part) => part.trim());
      const own = answers.split(',').filter((answer) => answer.trim() !== '');
      if (fold(title!) === '' || own.some((answer) => fold(answer) === '')) return problems.empty(i + 1);
      if (
        title!.length > OWN.titleMax ||
        own.length > OWN.answersMax ||
        own.some((one) => one.trim().length > OWN.answerMax)
      )
        return problems.long(i + 1);
      if (seen.has(fold(title!))) return problems.twice(i + 1);
      seen.add(fold(title!));
    }
    if (lines.length < OWN.cardsMin) return problems.few(lines.length);
    if (lines.length > OWN.cardsMax) return problems.many(lines.length);
    return symbolsFor(lines.length) ? problems.big : problems.uneven(lines.length);
  };
  return { isGood: false, words: `${notYet} ${wrong()}` };
}
