/**
 * Maffia: the end. Who has won, and what is opened then. (6.1, section 8, MF-128)
 *
 * The tests are made when `vote-result` or `declaration` ends; before that no fact and no state says what they will
 * give (MF-123).
 */
import { type Ctx, known, type Seat } from '../../kernel/game.ts';
import { teamOf } from './content.ts';
import type { Fact, Outcome, Reason } from './facts.ts';
import { type Awards, isMafia, type OpenedNight, seatCount, type View } from './state.ts';

interface Verdict {
  readonly outcome: Outcome;
  readonly reason: Reason;
}

/** MF-4 to MF-14. The village is tested first (MF-13); with the avenger in the set the mafia wins only at dawn (MF-9). */
function verdict(state: View, after: 'vote' | 'night'): Verdict | undefined {
  const mafia = state.living.filter((seat) => isMafia(state, seat)).length;
  const village = state.living.length - mafia;
  if (mafia <= (state.organisationRule ? 1 : 0)) {
    return { outcome: 'village', reason: state.organisationRule ? 'organisation-broken' : 'all-mafia-out' };
  }
  if ((after === 'night' || state.roleSet.avenger === 0) && mafia >= village)
    return { outcome: 'mafia', reason: 'parity' };
  if (after === 'night' && state.stillCycles >= state.options.stalemateCycles) {
    return { outcome: 'draw', reason: 'stalemate' };
  }
  return undefined;
}

/** Ends the game if a team has won. Says whether it has. */
export function endIfWon(state: View, after: 'vote' | 'night', { tell }: Ctx<Fact>): boolean {
  const won = verdict(state, after);
  if (!won) return false;
  const roles = state.bots.map((_, seat) => known(state.roles[seat]));
  const nights = state.nights.map((night) => openNight(state, night));
  const awards = giveAwards(state);
  const winners = roles.flatMap((role, seat) => (teamOf(role) === won.outcome ? [seat] : [])); // MF-8
  tell({ type: 'gameEnded', ...won, winners });
  tell({ type: 'rolesOpened', roles });
  tell({ type: 'nightsOpened', nights });
  tell({ type: 'awardsGiven', awards });
  return true;
}

/** MF-27: no team wins or loses, and only the cards are opened. */
export function cancel(state: View, { tell }: Ctx<Fact>): void {
  tell({ type: 'gameEnded', outcome: 'cancelled', reason: 'cancelled', winners: [] });
  const roles = state.bots.flatMap((_, seat) => state.roles[seat] ?? []);
  if (roles.length === seatCount(state)) tell({ type: 'rolesOpened', roles });
}

function openNight(state: View, { day, deaths, attempt, saved }: View['nights'][number]): OpenedNight {
  const checks = Object.entries(state.checks).flatMap(([sheriff, made]) =>
    made.filter((check) => check.day === day).map(({ target, team }) => ({ seat: Number(sheriff), target, team })),
  );
  return { day, shot: deaths, saved: attempt ? (saved ?? null) : null, checks }; // MF-121: what was hidden stays so
}

function giveAwards(state: View): Awards {
  const seats = state.bots.map((_, seat) => seat);
  const noses = seats.flatMap((seat) => {
    const named = [...(state.hunches[seat] ?? []), ...state.votedFor[seat]!];
    if (isMafia(state, seat) || named.length === 0) return [];
    return [{ seat, hits: named.filter((one) => isMafia(state, one)).length, of: named.length }];
  });
  const share = new Map(noses.map(({ seat, hits, of }) => [seat, hits / of]));
  return {
    noses,
    bestNose: best(
      noses.map(({ seat }) => seat),
      (seat) => share.get(seat)!,
    ),
    silverTongue: best(seats, (seat) => survived(state, seat)),
    longestNomination: state.longestNomination && { ...state.longestNomination },
  };
}

/** How many of their speeches they came through. */
export const survived = (state: View, seat: Seat): number =>
  state.speeches[seat]! - (state.out[seat]?.how === 'hanged' ? 1 : 0);

/** All who share the highest mark above nothing. */
function best(seats: readonly Seat[], mark: (seat: Seat) => number): Seat[] {
  const highest = Math.max(0, ...seats.map(mark));
  return highest > 0 ? seats.filter((seat) => mark(seat) === highest) : [];
}
