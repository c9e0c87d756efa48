/** How many votes each has of the slates that were turned, the most first; equal ones as they came. */
import type { Seat } from '../../../kernel/game.ts';
import type { State } from '../state.ts';

export function tallyOf({ shown }: Pick<State, 'shown'>): { seat: Seat; votes: number }[] {
  const votes = new Map<Seat, number>();
  for (const { target } of shown) if (target !== null) votes.set(target, (votes.get(target) ?? 0) + 1);
  return [...votes].map(([seat, count]) => ({ seat, votes: count })).sort((a, b) => b.votes - a.votes);
}

/** How many slates lie on the cloth, the one in hand not among them: the table and all phones say the same. */
export const slatesLying = ({ voters, shown, onStage }: Pick<State, 'voters' | 'shown' | 'onStage'>): number =>
  voters.filter((seat) => seat !== onStage && !shown.some((ballot) => ballot.seat === seat)).length;
