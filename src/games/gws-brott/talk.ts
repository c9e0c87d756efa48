/**
 * GW:s brott: who may be heard where. The room carries the words, this says whether they are let through.
 */
import type { Actor, Channel, Seat } from '../../kernel/game.ts';
import { isCriminal, isOut, type View } from './state.ts';

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
