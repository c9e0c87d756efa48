/** Maffia's bots: questions to a view that several of them ask. */
import type { Seat } from '../../../kernel/game.ts';
import type { Stream } from '../../../kernel/random.ts';
import type { View } from '../state.ts';

export const isLiving = (view: View, seat: Seat): boolean => view.out[seat] === null;

export const isNominated = (view: View, seat: Seat): boolean => view.nominations.some(({ target }) => target === seat);

export const nominationOf = (view: View, nominator: Seat): Seat | undefined =>
  view.nominations.find((one) => one.nominator === nominator)?.target;

/** Whom this seat may still nominate. */
export const nominable = (view: View, by: Seat): Seat[] =>
  view.living.filter((seat) => seat !== by && !isNominated(view, seat));

export const hasVoted = (view: View, seat: Seat): boolean => view.calls.some(({ hands }) => hands.includes(seat));

/** Who of the ballot is called now or later. */
export const toBeCalled = (view: View): Seat[] =>
  view.ballot.filter((seat) => !view.calls.some(({ nominee }) => nominee === seat));

export const matesOf = (view: View, me: Seat): Seat[] =>
  view.living.filter((seat) => seat !== me && view.roles[seat] === 'mafia');

export const patients = (view: View, doctor: Seat): Seat[] =>
  view.living.filter((seat) => seat !== view.blocked && (seat !== doctor || view.options.doctorMaySelf));

export const hasChecked = (view: View, sheriff: Seat): boolean =>
  view.checks[sheriff]?.some(({ day }) => day === view.day) ?? false;

/** Nobody is woken for a hunch when the roles are called one by one. */
export const takesHunches = (view: View): boolean => view.options.nightStyle === 'parallel';

/** The seat with the highest mark; the first of those that share it. */
export function bestOf(seats: readonly Seat[], mark: (seat: Seat) => number): Seat | undefined {
  let best: Seat | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const seat of seats) {
    const its = mark(seat);
    if (its > highest) [best, highest] = [seat, its];
  }
  return best;
}

/** Evenly from 0 up to 1. */
export const chance = (mind: Stream): number => mind.int(1_000_000) / 1_000_000;
