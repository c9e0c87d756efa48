/**
 * Maffia's bots: the two baselines of section 14.1. `random` does anything that is allowed; `quiet` never nominates and
 * leaves the night alone, so that a table of them comes to a stalemate.
 */
import type { Seat } from '../../../kernel/game.ts';
import type { Stream } from '../../../kernel/random.ts';
import type { View } from '../state.ts';
import { hasChecked, matesOf, nominable, patients, takesHunches } from './look.ts';
import { type NightChoice, type Policy, type PolicyMaker, player } from './player.ts';

const ABSTAINS_PERCENT = 10;

export const randomPolicy: PolicyMaker = (me, mind): Policy => {
  let choice: Seat | undefined; // in this round of the vote
  let round = '';
  return {
    nominee: (view) => anyOf(nominable(view, me), mind),
    votes(view) {
      // A round is told by its day and number; the hand is chosen once in it.
      const now = `${view.day}.${view.round}`;
      if (now !== round) {
        round = now;
        const ballot = view.ballot.filter((seat) => seat !== me || view.options.selfVote);
        choice = mind.int(100) < ABSTAINS_PERCENT ? undefined : anyOf(ballot, mind);
      }
      return choice === view.nominee;
    },
    night: (view) => randomNight(view, me, mind),
  };
};

const anyOf = (seats: readonly Seat[], mind: Stream): Seat | undefined =>
  seats.length > 0 ? mind.pick(seats) : undefined;

function randomNight(view: View, me: Seat, mind: Stream): NightChoice | undefined {
  const target = (seats: readonly Seat[]) => anyOf(seats, mind) ?? null;
  switch (view.roles[me]) {
    case 'mafia': {
      if (typeof view.choices[me] === 'number') return undefined;
      const mate = matesOf(view, me).find((one) => typeof view.choices[one] === 'number');
      if (mate !== undefined) return { type: 'thumbUp', mate };
      const isAllowed = (seat: Seat) => view.options.mafiaMayShootMafia || view.roles[seat] !== 'mafia';
      return { type: 'point', target: target(view.living.filter(isAllowed)) };
    }
    case 'doctor':
      return { type: 'protect', target: target(patients(view, me)) };
    case 'sheriff': {
      const all = view.options.sheriffMayCheckOut ? view.bots.map((_, seat) => seat) : view.living;
      const checked = anyOf(
        all.filter((seat) => seat !== me),
        mind,
      );
      return checked === undefined || hasChecked(view, me) ? undefined : { type: 'investigate', target: checked };
    }
    case 'avenger':
      return { type: 'avenge', target: target(view.living.filter((seat) => seat !== me)) };
    default:
      return takesHunches(view) ? { type: 'hunch', target: target(view.living) } : undefined;
  }
}

export const random = player(randomPolicy);

export const quiet = player((me) => ({
  nominee: () => undefined,
  votes: (view) => view.nominee === view.ballot.find((seat) => seat !== me),
  night: () => undefined,
}));
