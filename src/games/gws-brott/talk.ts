/**
 * GW:s brott: who may be heard where. The room carries the words, this says whether they are let through. Whoever is out
 * has no words until the end, but a few fixed reactions (10.2).
 */
import type { Actor, Channel, Ctx, Refusal, Seat } from '../../kernel/game.ts';
import type { Fact } from './facts.ts';
import { isCriminal, isOut, type Phase, type Reaction, type View } from './state.ts';

/**
 * Never while GW decides or walks, and once a round: somebody who sees every piece would tell hot from cold by the moment
 * of a reaction, whatever it says.
 */
const REACTING: readonly Phase[] = ['piece-choice', 'turn-start', 'rolled', 'moving'];

export function refuseReaction(view: View, seat: Seat): Refusal | undefined {
  if (!isOut(view, seat)) return 'not-your-turn';
  if (!REACTING.includes(view.phase)) return 'wrong-phase';
  return view.reacted[seat]?.round === view.round ? 'reacted-already' : undefined;
}

export const react = (seat: Seat, reaction: Reaction, { tell }: Ctx<Fact>): void =>
  tell({ type: 'reacted', seat, reaction });

export const channels = (view: View): readonly Channel[] => [town(view), criminals(view)];

const isSeat = (view: View, who: Actor): who is Seat => typeof who === 'number' && who < view.seats;

/** Anybody may say anything, true or false. Whoever is out has seen every square and has nothing left to lose. */
const town = (view: View): Channel => ({
  id: 'town',
  readers: 'everyone',
  refuses(who) {
    if (who === 'master' && view.options.gameMaster === 'human') return undefined;
    if (!isSeat(view, who)) return 'not-a-player';
    if (view.options.playMode !== 'remote') return 'chat-off';
    return isOut(view, who) && !view.result ? 'out-of-the-game' : undefined;
  },
});

/** `criminalsChannel`: those on the other side of the board among themselves, the ones who are out too. */
const criminals = (view: View): Channel => ({
  id: 'criminals',
  readers: view.order,
  refuses(who) {
    if (!isSeat(view, who) || !isCriminal(view, who)) return 'not-a-player';
    return view.options.criminalsChannel && view.options.playMode === 'remote' ? undefined : 'chat-off';
  },
});
