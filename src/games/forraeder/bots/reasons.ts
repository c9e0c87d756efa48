/**
 * Forræder's bots: why they wrote a name. From what everybody saw, and without a lot of their own: a traitor gives the
 * reason that a loyal would give. (14.5)
 */
import type { Seat } from '../../../kernel/game.ts';
import type { Command } from '../commands.ts';
import type { BotReason } from '../content.ts';
import type { View } from '../state.ts';

export const ballot = (view: View, me: Seat, seat: Seat): Command => ({
  type: 'ballot.cast',
  seat,
  reason: `/${signFor(view, me, seat)}`,
});

/**
 * What is true of this name. Neighbours at the table choose among other sentences, so that none is heard twice in a
 * row: slates are turned in the order of the chairs.
 */
function signFor(view: View, me: Seat, target: Seat): BotReason {
  const voters = view.order.filter((seat) => view.voters.includes(seat));
  const at = voters.indexOf(me);
  // Round a table with an odd number of voters the last sits beside the first, and both would say the same.
  if (at === voters.length - 1 && voters.length % 2 === 1) return 'somebody';
  const last = view.history.findLast(({ stage }) => stage === 'open' || stage === 'fresh');
  const named = (seat: Seat): Seat | null | undefined => last?.ballots.find((ballot) => ballot.seat === seat)?.target;
  if (at % 2 === 0) {
    if (view.stage !== 'open' && view.stage !== 'fresh') return 'tied';
    const victim = view.out.findIndex((fate) => fate?.how === 'murdered' && fate.day === view.day - 1);
    return victim >= 0 && named(victim) === target ? 'victim' : 'feeling';
  }
  const gone = view.tables.at(-1)?.banished;
  const wasLoyal = gone !== undefined && view.identified.includes(gone) && view.roles[gone] === 'loyal';
  if (wasLoyal && named(target) === gone) return 'votes';
  return view.bots[target] ? 'quiet' : 'nothing'; // bots say nothing, and what people say no bot hears
}
