/**
 * A simple opponent for the lab: low cards go on, bribes are a share of the row, the highest bribe wins. (Section 14.5)
 */
import type { Seat } from '../../../kernel/game.ts';
import type { Stream } from '../../../kernel/random.ts';
import type { Face } from '../content.ts';
import type { View } from '../state.ts';
import { affordable } from './clever.ts';
import { handIn, isLastIn, placeIn, valueIn } from './look.ts';
import { type Mind, player } from './player.ts';

const FIRST_SHARE = 0.2;
const RAISED_SHARE = 0.35;

function lowest(view: View, me: Seat, lot: Stream): Face[] {
  const hand = handIn(view, me);
  const going = hand.filter((face) => face === 'J' && lot.int(2) === 0);
  const jewels = isLastIn(view, me) ? going.slice(0, 1) : going;
  return [...jewels, ...hand.filter((face) => face !== 'J')].slice(0, 2);
}

const baselineMind = (me: Seat, lot: Stream): Mind => {
  let hasRaised = false;
  const shareOf = (view: View, share: number) => Math.floor(share * valueIn(view, handIn(view, me)));
  return {
    begins() {
      hasRaised = false;
    },
    pass: (view) => lowest(view, me, lot),
    bid(view, isFirst) {
      if (isFirst) return affordable(view, me, shareOf(view, FIRST_SHARE));
      const isOutbid = view.room.some((seat) => view.bribes[seat]! > view.bribes[me]!);
      if (hasRaised || !isOutbid) return undefined;
      hasRaised = true;
      return affordable(view, me, shareOf(view, RAISED_SHARE));
    },
    keeps: (view) => view.bribes[me]!,
    lets(view) {
      const byPlace = [...view.room].sort((a, b) => placeIn(view, a) - placeIn(view, b));
      const seat = byPlace.reduce((best, one) => (view.bribes[one]! > view.bribes[best]! ? one : best));
      return { seat, takeBribe: view.bribes[seat]! > 0 };
    },
  };
};

export const baseline = player(baselineMind);
