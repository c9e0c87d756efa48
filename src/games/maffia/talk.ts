/**
 * Maffia: who may be heard where. The room carries the words, this says whether they are let through.
 */
import type { Actor, Channel, Refusal, Seat } from '../../kernel/game.ts';
import { isBeforeDayOne, isCalled, isMafia, isOut, isRemote, seatCount, type View } from './state.ts';

export const channels = (view: View): readonly Channel[] => [village(view), mafia(view), ghosts(view)];

const allSeats = (view: View): Seat[] => view.bots.map((_, seat) => seat);
const isSeat = (view: View, who: Actor): who is Seat => typeof who === 'number' && who < seatCount(view);

/** Nobody talks in the silent phases, in another's speech, in the vote or at night. (MF-71, MF-79, MF-100) */
const hush = (view: View): Refusal => (isBeforeDayOne(view) ? 'wrong-phase' : 'silence');

const village = (view: View): Channel => ({
  id: 'village',
  readers: 'everyone',
  refuses(who) {
    if (who === 'master' && view.master === 'human') return isRemote(view) ? undefined : 'chat-off';
    if (!isSeat(view, who)) return 'not-seated';
    if (isOut(view, who) && view.phase !== 'ended') return 'you-are-out';
    if (!isRemote(view)) return 'chat-off';
    if (view.phase === 'ended') return undefined; // the debrief is for all (MF-30)
    const maySpeak = view.phase === 'day-talk' || (view.phase === 'speech' && view.speaker === who);
    return maySpeak ? undefined : hush(view);
  },
});

/** `mafiaChat`: the living members among themselves, at night, and awake. To all others the night is as silent as ever. */
const mafia = (view: View): Channel => ({
  id: 'mafia',
  readers: [...view.living.filter((seat) => isMafia(view, seat)), 'master', 'ghost'],
  refuses(who) {
    if (!isSeat(view, who)) return 'not-seated';
    if (!isRemote(view)) return 'chat-off';
    if (isOut(view, who)) return 'you-are-out';
    const isAwake = view.phase === 'night' && (!isCalled(view) || view.segment === 'mafia');
    return view.options.mafiaChat && isAwake && isMafia(view, who) ? undefined : hush(view);
  },
});

/** `ghostChat`: those who are out among themselves, unseen by the living. */
const ghosts = (view: View): Channel => ({
  id: 'ghosts',
  readers: [...allSeats(view).filter((seat) => isOut(view, seat)), 'master'],
  refuses(who) {
    if (!isSeat(view, who)) return 'not-seated';
    if (!isOut(view, who)) return isRemote(view) ? hush(view) : 'chat-off';
    return view.options.ghostChat ? undefined : 'you-are-out';
  },
});
