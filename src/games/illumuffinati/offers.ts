/**
 * Illumuffinati: what a seat or the master may do now, from its own view alone. What is offered the door lets through,
 * and nothing else; the contract suite holds the two together.
 */
import type { Seat } from '../../kernel/game.ts';
import { integerIn, type Offer, oneOf, someOf } from '../../kernel/offer.ts';
import type { MasterCommand } from './commands.ts';
import { BUCKETS, type Face, NOSE } from './content.ts';
import { EXTEND_SECONDS_MAX, isMastersMoment, mayTalk } from './door.ts';
import { isInRoom, isLastBaker, isMaster, isOver, isRemote, passerOf, readersOf, seatsOf, type View } from './state.ts';

export function legal(view: View, who: Seat | 'master'): Offer[] {
  if (isOver(view)) return [];
  const offers = who === 'master' ? [] : seatOffers(view, who);
  if (isMaster(view, who)) offers.push(...masterOffers(view));
  return offers;
}

const alone = (type: string): Offer[] => [{ command: { type } }];

function seatOffers(view: View, seat: Seat): Offer[] {
  switch (view.phase) {
    case 'first-inspector':
      if (view.hasClaimed[seat] || view.options.firstInspector === 'host') return [];
      return [{ command: { type: 'claimHonour', crime: oneOf(BUCKETS), hat: oneOf(BUCKETS) } }];
    case 'bake':
    case 'earnings':
    case 'final-count':
      return view.ready[seat] || !readersOf(view).includes(seat) ? [] : alone('ready');
    case 'hide':
      return passerOf(view) === seat ? [passOffer(view, seat)] : [];
    case 'negotiate':
      return [...(seat === view.inspector ? doorOffers(view) : bribeOffers(view, seat)), ...pointOffers(view, seat)];
    case 'takeback': {
      const bribe = view.bribes[seat]!;
      if (!isInRoom(view, seat) || bribe === 0 || view.keeps[seat] !== undefined) return [];
      return [{ command: { type: 'takeBack', keep: integerIn(0, bribe) } }];
    }
    case 'accusation':
      return isInRoom(view, seat) ? alone('flipLast') : [];
    case 'nose-race': {
      const { nose } = view;
      const mayTouch = view.options.noseRace === 'phone' && nose?.isRunning && nose.racing.includes(seat);
      if (!mayTouch || nose.locked[seat] || nose.touches[seat]) return [];
      return [{ command: { type: 'touchNose', reactionMs: integerIn(0, NOSE.reactionMax) } }];
    }
    default:
      return [];
  }
}

/** Every pair of the hand; of two jewels the last Baker may lay down one. (IM-26) */
function passOffer(view: View, seat: Seat): Offer {
  const hand = (view.hands[seat] ?? []) as readonly Face[];
  if (!isLastBaker(view, seat)) return { command: { type: 'passCards', cards: someOf(hand, 2, 2) } };
  const muffins = hand.filter((face) => face !== 'J');
  const cards = muffins.length < hand.length ? [...muffins, 'J' as const] : muffins;
  return { command: { type: 'discardCards', cards: someOf(cards, 2, 2) } };
}

function bribeOffers(view: View, seat: Seat): Offer[] {
  const [bribe, purse] = [view.bribes[seat]!, view.gold[seat]!];
  if (!isInRoom(view, seat) || purse === 0) return [];
  const least = bribe + Math.min(view.options.minRaise, purse);
  return [{ command: { type: 'setBribe', total: integerIn(least, bribe + purse) } }];
}

function doorOffers(view: View): Offer[] {
  if (view.isLocked) return [];
  return view.room.flatMap((seat): Offer[] => {
    const bribe = view.bribes[seat]!;
    const home = { type: 'sendHome', seat } as const;
    const free: Offer = { command: { ...home, takeBribe: false, seenBribe: bribe } };
    if (bribe === 0) return [free];
    const taking: Offer = { command: { ...home, takeBribe: true, seenBribe: integerIn(0, bribe) } };
    return view.options.declineBribe ? [taking, free] : [taking];
  });
}

const pointOffers = (view: View, seat: Seat): Offer[] =>
  mayTalk(view, seat) ? [{ command: { type: 'point', seat: oneOf([...seatsOf(view), null]) } }] : [];

function masterOffers(view: View): Offer[] {
  const offers: Offer[] = [];
  const isTime = (type: MasterCommand['type']) => isMastersMoment(view, type);
  if (isTime('master.setFirstInspector')) {
    offers.push({ command: { type: 'master.setFirstInspector', seat: oneOf(seatsOf(view)) } });
  }
  if (isTime('master.noseVerdict')) {
    offers.push({ command: { type: 'master.noseVerdict', seat: oneOf(view.nose?.tied ?? []) } });
  }
  if (isTime('master.playDefault') && view.hasGonged)
    offers.push({ command: { type: 'master.playDefault' }, care: true });
  if (isTime('master.voidRound') && !(view.master === 'auto' && isRemote(view))) {
    offers.push({ command: { type: 'master.voidRound' }, care: true });
  }
  if (isTime('master.extend')) {
    offers.push({ command: { type: 'master.extend', seconds: integerIn(1, EXTEND_SECONDS_MAX) }, care: true });
  }
  return offers;
}
