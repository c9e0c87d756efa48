/**
 * Maffia: another truth that a viewer may not tell from this one, for the prover of secrecy.
 */
import type { Seat, Viewer } from '../../kernel/game.ts';
import type { Stream } from '../../kernel/random.ts';
import { type Role, teamOf } from './content.ts';
import { isMafia, isOut, type State } from './state.ts';

/**
 * Some of these: two cards swapped, tonight chosen otherwise, another patient blocked, hands rearmed, somebody not well or
 * in want of a break.
 */
export function twin(truth: State, viewer: Viewer, lot: Stream): State | undefined {
  if (truth.result || Object.keys(truth.roles).length === 0) return undefined;
  const isGhost = truth.options.deadSeeAll && typeof viewer === 'number' && isOut(truth, viewer);
  const seesAll = viewer === 'master' || viewer === 'ghost' || isGhost;
  const others = truth.living.filter((seat) => seat !== viewer);
  const isWanted = (): boolean => lot.int(2) === 0;
  if (!seesAll && isWanted()) {
    const closed = truth.bots.flatMap((_, seat) => (seat === viewer || isKnown(truth, viewer, seat) ? [] : [seat]));
    const one = lot.pick(closed.length ? closed : [null]);
    const other = lot.pick(closed.filter((seat) => seat !== one && mayTrade(truth, viewer, one!, seat)).concat(-1));
    if (one !== null && other >= 0) swapCards(truth, one, other);
  }
  const isDoctor = typeof viewer === 'number' && truth.roles[viewer] === 'doctor';
  if (truth.blocked !== undefined && !seesAll && !isDoctor && isWanted()) truth.blocked = lot.pick([null, ...others]);
  if (truth.phase === 'night' && isWanted()) rethinkNight(truth, viewer, seesAll, lot);
  if ((truth.step === 'countdown' || truth.step === 'open') && isWanted()) rearm(truth, others, lot);
  if (truth.day === 0 || viewer === 'master' || others.length === 0) return truth;
  const [ill, tired] = [lot.pick(others), lot.pick(others)];
  if (isWanted()) truth.unwell[ill] = !truth.unwell[ill];
  if (isWanted()) truth.breaks[tired] = true;
  return truth;
}

/** The viewer is of the same circle and was told so in night zero. */
function isKnown(truth: State, viewer: Viewer, seat: Seat): boolean {
  if (typeof viewer !== 'number' || (truth.day === 0 && truth.phase !== 'night-zero')) return false;
  const role = truth.roles[viewer];
  return (role === 'mafia' || role === 'freemason') && truth.roles[seat] === role;
}

/**
 * A sheriff who knows the team of one of them would notice if it changed. Whoever is out stays in the same team, for the
 * game did not end when it was counted.
 */
function mayTrade(truth: State, viewer: Viewer, one: Seat, other: Seat): boolean {
  const isOneOut = isOut(truth, one) || isOut(truth, other);
  if (isOneOut && truth.options.revealOnOut === 'role') return false;
  if (teamOf(truth.roles[one]!) === teamOf(truth.roles[other]!)) return true;
  if (isOneOut) return false;
  const checks = typeof viewer === 'number' ? (truth.checks[viewer] ?? []) : [];
  return !checks.some(({ target }) => target === one || target === other);
}

function swapCards(truth: State, one: Seat, other: Seat): void {
  for (const record of [truth.roles, truth.choices, truth.checks, truth.hunches] as { [seat: Seat]: unknown }[]) {
    const [first, second] = [record[one], record[other]];
    delete record[one];
    delete record[other];
    if (second !== undefined) record[one] = second;
    if (first !== undefined) record[other] = first;
  }
  for (const made of Object.values(truth.checks)) {
    for (const check of made) check.team = teamOf(truth.roles[check.target]!);
  }
}

const CHOOSERS: readonly Role[] = ['mafia', 'doctor', 'avenger', 'villager', 'freemason'];

/** What others chose tonight may be anything, where the viewer does not see it: a mate's finger, or all but a hunch. */
function rethinkNight(truth: State, viewer: Viewer, seesAll: boolean, lot: Stream): void {
  const isMate = typeof viewer === 'number' && isMafia(truth, viewer);
  for (const seat of truth.living) {
    const role = truth.roles[seat]!;
    const isHunch = role === 'villager' || role === 'freemason';
    if (seat === viewer || !CHOOSERS.includes(role) || (seesAll && !isHunch) || (isMate && role === 'mafia')) continue;
    truth.choices[seat] = lot.pick([null, ...truth.living.filter((target) => target !== seat)]);
  }
}

function rearm(truth: State, others: readonly Seat[], lot: Stream): void {
  for (const seat of others) {
    if (truth.calls.some(({ hands }) => hands.includes(seat))) continue;
    delete truth.hands[seat];
    if (lot.int(2) === 0) truth.hands[seat] = true;
  }
}
