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

function signFor(view: View, me: Seat, target: Seat): BotReason {
  if (view.stage !== 'open' && view.stage !== 'fresh') return 'tied';
  const last = view.history.findLast(({ stage }) => stage === 'open' || stage === 'fresh');
  const named = (seat: Seat): Seat | null | undefined => last?.ballots.find((ballot) => ballot.seat === seat)?.target;
  const victim = view.out.findIndex((fate) => fate?.how === 'murdered' && fate.day === view.day - 1);
  if (victim >= 0 && named(victim) === target) return 'victim';
  const gone = view.tables.at(-1)?.banished;
  const wasLoyal = gone !== undefined && view.identified.includes(gone) && view.roles[gone] === 'loyal';
  if (wasLoyal && named(target) === gone) return 'votes';
  return (me + target + view.day) % 2 === 0 ? 'quiet' : 'feeling';
}
