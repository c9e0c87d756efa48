/**
 * Anything that is allowed, by lot: any two cards, any bribe or none, any Baker. It does each thing once and takes no
 * more part than it must, so that the lab plays many games of it.
 */
import type { Seat } from '../../../kernel/game.ts';
import type { Stream } from '../../../kernel/random.ts';
import { affordable } from './clever.ts';
import { handIn, isLastIn } from './look.ts';
import { type Mind, player } from './player.ts';

const randomMind = (me: Seat, lot: Stream): Mind => ({
  pass(view) {
    const hand = handIn(view, me);
    for (;;) {
      const [one, other] = [lot.int(hand.length), lot.int(hand.length)];
      const isTwoJewels = hand[one] === 'J' && hand[other] === 'J';
      if (one !== other && !(isTwoJewels && isLastIn(view, me))) return [hand[one]!, hand[other]!];
    }
  },
  bid: (view, isFirst) =>
    isFirst && lot.int(2) === 0 ? affordable(view, me, view.bribes[me]! + 1 + lot.int(8)) : undefined,
  keeps: (view) => lot.int(view.bribes[me]! + 1),
  lets(view) {
    const seat = lot.pick(view.room);
    const isTaken = view.bribes[seat]! > 0 && (!view.options.declineBribe || lot.int(4) > 0);
    return { seat, takeBribe: isTaken };
  },
});

export const random = player(randomMind);
