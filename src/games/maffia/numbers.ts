/**
 * Maffia: the numbers of section 16, for the lab.
 */
import type { Add, Numbers } from '../../kernel/game.ts';
import type { Fact } from './facts.ts';
import { isMafia, type State, type View } from './state.ts';

type Sums = { [name: string]: number };

function count(facts: readonly Fact[], end: View, add: Add): void {
  add('games');
  let day = 0;
  for (const fact of facts) {
    switch (fact.type) {
      case 'dayBegan':
        day = fact.day;
        add('days');
        break;
      case 'listConfirmed':
        add('nominees', fact.ballot.length);
        break;
      case 'runoffCalled':
        add('runoffs');
        break;
      case 'voteResolved':
        if (fact.hanged === null) break;
        add(`hanged ${day}`);
        if (isMafia(end, fact.hanged)) add(`hit ${day}`);
        break;
      case 'nightDeclared':
        add('nights');
        if (fact.attempt) add('attempts');
        if (fact.deaths.length > 1) add('two deaths');
        if (fact.deaths.length === 0 && !fact.attempt) add('quiet nights');
        break;
    }
  }
  add(`lasted ${day}`);
}

/** A day that only so few games reach says nothing of the hangings on it. */
const REACHED = 0.05;

function tell(sums: { readonly [name: string]: number }): Sums {
  const of = (name: string): number => sums[name] ?? 0;
  const per = (name: string, base: string): number => (of(base) > 0 ? of(name) / of(base) : 0);
  const numbersAfter = (word: string): number[] =>
    Object.keys(sums).flatMap((name) => (name.startsWith(word) ? [Number(name.slice(word.length))] : []));
  const days = numbersAfter('hanged ').sort((a, b) => a - b);
  const hangings = days.reduce((sum, day) => sum + of(`hanged ${day}`), 0);
  const numbers: Sums = {
    'hangings a game': of('games') > 0 ? hangings / of('games') : 0,
    'longest game in days': Math.max(0, ...numbersAfter('lasted ')),
    'days with a hanging': of('days') > 0 ? hangings / of('days') : 0,
    'days with a runoff': per('runoffs', 'days'),
    'nominees a day': per('nominees', 'days'),
    'nights with an attempt': per('attempts', 'nights'),
    'quiet nights': per('quiet nights', 'nights'),
    'nights with two deaths': per('two deaths', 'nights'),
  };
  for (const day of days) {
    if (of(`hanged ${day}`) >= of('games') * REACHED)
      numbers[`hangings on day ${day} that hit`] = per(`hit ${day}`, `hanged ${day}`);
  }
  return numbers;
}

export const numbers: Numbers<State, Fact> = { count, tell };
