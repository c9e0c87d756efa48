/**
 * GW:s brott's bots: when one acts. What it does is its policy's business.
 *
 * The time of an answer is drawn when a public fact gives the seat something to do, 0.8 to 2.5 seconds after it, from a
 * stream that nothing else draws from: it tells nothing about squares or cards (section 7, side channel 10).
 */
import type { BotMaker } from '../../../kernel/bot.ts';
import type { Seat, Typed } from '../../../kernel/game.ts';
import { lots, type Stream } from '../../../kernel/random.ts';
import type { Command } from '../commands.ts';
import type { State, View } from '../state.ts';

/** What somebody makes of its view; asked only when its seat has to act. */
export interface Policy {
  see?(fact: Typed, view: View): void;
  act(view: View): Command | undefined;
}
/** `mind` is the stream for choices. */
export type PolicyMaker = (me: Seat, mind: Stream) => Policy;

const FROM_MS = 800;
const TO_MS = 2500;

/** Whether this seat is asked something now, from public facts alone. */
export function isAsked(view: View, me: Seat): boolean {
  switch (view.phase) {
    case 'gw-choice':
      return view.willing[me] === null;
    case 'setup':
      return me !== view.gw && view.pieces[me]!.length === 0;
    case 'piece-choice':
    case 'turn-start':
    case 'rolled':
    case 'moving':
      return view.turn === me;
    case 'snitch-choice':
      return view.snitch === me;
    case 'lobby':
    case 'infiltrator-look':
    case 'finished':
      return false;
    default:
      return view.gw === me;
  }
}

export const player =
  (policyOf: PolicyMaker): BotMaker<State, Command> =>
  (me, lot) => {
    const pace = lots(lot.int(2 ** 32));
    const policy = policyOf(me, lot);
    let due: number | undefined;
    return {
      see(fact, view) {
        due = undefined;
        policy.see?.(fact, view);
      },
      wakes(view, now) {
        if (!isAsked(view, me)) return undefined;
        due ??= now + FROM_MS + pace.int(TO_MS - FROM_MS);
        return due;
      },
      act(view) {
        due = undefined;
        return policy.act(view);
      },
    };
  };
