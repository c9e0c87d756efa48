/** A choice on a ballot, in words. */
import type { Choice } from '../commands.ts';
import { sideNamed } from '../state.ts';
import type { Around } from './around.ts';

export function choiceText({ w, view, side }: Pick<Around, 'w' | 'view' | 'side'>, choice: Choice): string {
  const named = sideNamed(view, choice);
  if (named !== undefined) return side(named);
  const { ballot: words } = w;
  return {
    tie: w.duel.same,
    continue: words.nobody,
    valid: words.counts,
    invalid: words.not,
    yes: words.yes,
    no: words.no,
    abstain: words.abstain,
  }[choice as 'tie'];
}
