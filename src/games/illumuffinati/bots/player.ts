/**
 * Illumuffinati's bots: when one acts. What it does is its mind's business (clever.ts, baseline.ts, random.ts).
 *
 * Every time is drawn when something public happens, as many lots for each happening whatever the seat holds, from a
 * stream that nothing else draws from: so the time of an answer tells nothing about a card.
 */
import type { BotMaker } from '../../../kernel/bot.ts';
import type { Seat, Typed } from '../../../kernel/game.ts';
import type { Offer } from '../../../kernel/offer.ts';
import { lots, type Stream } from '../../../kernel/random.ts';
import type { Command } from '../commands.ts';
import { BUCKETS, type Face } from '../content.ts';
import type { Fact } from '../facts.ts';
import type { State, View } from '../state.ts';
import { between, isLastIn, passerIn, seatsIn } from './look.ts';

/** What somebody makes of its view. Each question is asked when the bot's time for it has come. */
export interface Mind {
  /** A `negotiate` begins: what it thinks of from now on is drawn here. */
  begins?(view: View): void;
  pass(view: View): readonly Face[];
  /** A new total for its bribe; undefined: it stays as it is. */
  bid(view: View, isFirst: boolean): number | undefined;
  /** How much of its bribe stays. */
  keeps(view: View): number;
  /** Whom the Inspector lets go, and whether for the bribe. */
  lets(view: View): { seat: Seat; takeBribe: boolean };
  /** At whom it points. */
  suspects?(view: View): Seat | undefined;
}

export type MindMaker = (me: Seat, lot: Stream) => Mind;

const WATCH_QUIET_MS = 8_000;
/** A bot's first offer comes within 12 seconds; where none has come 8 seconds later, none of theirs will. */
const WATCH_FIRST_MS = 20_000;
const WATCH_MAX_MS = 45_000;

export const player =
  (mindOf: MindMaker): BotMaker<State, Command> =>
  (me, lot) => {
    const pace = lots(lot.int(2 ** 32));
    const mind = mindOf(me, lot);
    let at: number | undefined;
    let began = 0;
    let isFirst = true;
    let hasPointed = false;

    const plan = (view: View, now: number): void => {
      const soon = now + between(pace, 1_000, 3_000);
      const later = now + between(pace, 4_000, 12_000);
      at = undefined;
      switch (view.phase) {
        case 'first-inspector':
          at = soon;
          break;
        case 'bake':
        case 'earnings':
        case 'final-count':
          if (!view.bots[me]) at = soon; // nobody waits for a bot
          break;
        case 'hide':
          if (passerIn(view) === me) at = later;
          break;
        case 'negotiate':
          began = now;
          isFirst = true;
          hasPointed = false;
          if (view.room.includes(me) || view.inspector === me) mind.begins?.(view);
          at = view.inspector === me ? now + WATCH_FIRST_MS : view.room.includes(me) ? later : undefined;
          break;
        case 'takeback':
          if (view.room.includes(me) && view.bribes[me]! > 0) at = soon;
          break;
        case 'accusation':
          if (view.room.includes(me)) at = later;
          break;
      }
    };

    const negotiate = (view: View, now: number): Command | undefined => {
      if (view.inspector === me) {
        if (view.isLocked) {
          at = view.lockedUntil + 1;
          return undefined;
        }
        const { seat, takeBribe } = mind.lets(view);
        return { type: 'sendHome', seat, takeBribe, seenBribe: view.bribes[seat]! };
      }
      if (!view.room.includes(me)) return undefined;
      const total = mind.bid(view, isFirst);
      isFirst = false;
      if (total !== undefined && total > view.bribes[me]!) {
        at = now + between(pace, 3_000, 8_000);
        return { type: 'setBribe', total };
      }
      const finger = hasPointed ? undefined : mind.suspects?.(view);
      hasPointed = true;
      return finger === undefined ? undefined : { type: 'point', seat: finger };
    };

    const decide = (view: View, now: number): Command | undefined => {
      switch (view.phase) {
        case 'first-inspector':
          if (view.options.firstInspector === 'host') {
            return isMasterBot(view, me)
              ? { type: 'master.setFirstInspector', seat: lot.int(seatsIn(view)) }
              : undefined;
          }
          return view.hasClaimed[me] ? undefined : { type: 'claimHonour', crime: 'never', hat: lot.pick(BUCKETS) };
        case 'bake':
          return view.ready[me] || me === view.inspector ? undefined : { type: 'ready' };
        case 'earnings':
        case 'final-count':
          return view.ready[me] ? undefined : { type: 'ready' };
        case 'hide':
          if (passerIn(view) !== me) return undefined;
          return { type: isLastIn(view, me) ? 'discardCards' : 'passCards', cards: mind.pass(view) };
        case 'negotiate':
          return negotiate(view, now);
        case 'takeback':
          if (view.keeps[me] !== undefined || !view.room.includes(me) || view.bribes[me] === 0) return undefined;
          return { type: 'takeBack', keep: mind.keeps(view) };
        case 'accusation':
          return view.room.includes(me) ? { type: 'flipLast' } : undefined;
        case 'nose-race':
          return race(view, now);
        default:
          return undefined;
      }
    };

    const race = (view: View, now: number): Command | undefined => {
      const { nose } = view;
      if (view.options.noseRace === 'table') {
        return isMasterBot(view, me) && nose ? { type: 'master.noseVerdict', seat: lot.pick(nose.tied) } : undefined;
      }
      const mayTouch = nose?.isCued && nose.racing.includes(me) && !nose.locked[me] && !nose.touches[me];
      return mayTouch ? { type: 'touchNose', reactionMs: Math.max(0, now - began) } : undefined;
    };

    return {
      see(seen: Typed, view, now) {
        const fact = seen as Fact;
        switch (fact.type) {
          case 'phaseBegan':
            return plan(view, now);
          case 'bribeChanged': {
            const next = now + between(pace, 3_000, 8_000);
            if (view.inspector === me) at = Math.min(began + WATCH_MAX_MS, now + WATCH_QUIET_MS);
            else if (fact.seat !== me && view.room.includes(me)) at ??= next;
            return;
          }
          case 'noseAttemptBegan':
            at = view.options.noseRace === 'table' ? now + 2_000 : undefined;
            return;
          case 'noseCued':
            began = now;
            at = now + between(pace, 400, 900);
            return;
          case 'hostNamed':
          case 'masterReplaced':
            if (view.endsAt === null) at ??= now + 2_000;
            return;
        }
      },
      wakes: () => at,
      act(view, _offers: () => readonly Offer[], now) {
        at = undefined;
        return decide(view, now);
      },
    };
  };

const isMasterBot = (view: View, me: Seat): boolean => view.master === 'auto' && view.host === me;
