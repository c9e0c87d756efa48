/**
 * Forræder: who may be heard where. The room carries the words, this says whether they are let through. (TR-134a)
 */
import type { Actor, Channel, Refusal, Seat } from '../../kernel/game.ts';
import { missionOf } from './missions/index.ts';
import { isLiving, isNight, isRemote, seatCount, type View, whisperId } from './state.ts';

export const channels = (view: View): readonly Channel[] => [castle(view), ...whispers(view)];

const isSeat = (view: View, who: Actor): who is Seat => typeof who === 'number' && who < seatCount(view);

/** TR-103, TR-134a: the hours in which nobody is heard. */
function isHushed(view: View): boolean {
  if (!isRemote(view) || isNight(view)) return true;
  const { phase, step } = view;
  if (phase === 'lobby' || phase === 'ceremony' || phase === 'defence' || phase === 'banishment') return true;
  return (phase === 'mission' && missionOf(view)?.isSilent === true) || (phase === 'breakfast' && step === 'arrivals');
}

/** TR-55a: the banished alone; when the identity is shown the phase is over. */
const hasLastWords = (view: View, who: Seat): boolean =>
  isRemote(view) && view.phase === 'banishment' && view.banished === who;

function refuseWords(view: View, who: Actor): Refusal | undefined {
  if (!isSeat(view, who)) return 'not-allowed';
  if (hasLastWords(view, who)) return undefined;
  if (!isLiving(view, who)) return 'not-alive';
  return isHushed(view) ? 'chat-closed' : undefined;
}

const castle = (view: View): Channel => ({
  id: 'castle',
  readers: 'everyone',
  refuses: (who) => refuseWords(view, who),
});

/** `whispers`: two living players by day. Nobody else sees that they take place, and they are never opened. */
function whispers(view: View): Channel[] {
  const seats = view.bots.map((_, seat) => seat);
  return seats.flatMap((one) =>
    seats.slice(one + 1).map((other) => ({
      id: whisperId(one, other),
      readers: [one, other],
      refuses: (who: Actor) => refuseWhisper(view, who, one, other),
    })),
  );
}

function refuseWhisper(view: View, who: Actor, one: Seat, other: Seat): Refusal | undefined {
  if (!view.options.whispers || (who !== one && who !== other)) return 'not-allowed';
  if (!isLiving(view, who)) return 'not-alive';
  if (isHushed(view)) return 'chat-closed';
  return isLiving(view, who === one ? other : one) ? undefined : 'bad-target';
}
