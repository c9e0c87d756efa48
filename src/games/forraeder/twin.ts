/**
 * Forræder: another truth that a viewer may not tell from this one, for the prover of secrecy.
 */
import type { Seat, Viewer } from '../../kernel/game.ts';
import type { Stream } from '../../kernel/random.ts';
import { rulesOf } from './missions/house.ts';
import { mustBlackmail } from './plans.ts';
import { isOut, isTraitor, type State } from './state.ts';

/**
 * Some of these: other seats are the traitors, or more or fewer of them; tonight is planned otherwise; another door hides
 * the shield or another seat holds it; ballots, answers and pledges that are not shown yet say something else.
 */
export function twin(truth: State, viewer: Viewer, lot: Stream): State | undefined {
  if (truth.result || truth.phase === 'finalReveal') return undefined;
  const isGhost = truth.options.ghostView === 'all' && typeof viewer === 'number' && isOut(truth, viewer);
  const seesAll = viewer === 'master' || viewer === 'ghost' || isGhost;
  const isOne = typeof viewer === 'number' && isTraitor(truth, viewer);
  const isWanted = (): boolean => lot.int(2) === 0;
  if (!seesAll && !isOne && truth.conclave && isWanted()) swapTraitors(truth, viewer, lot);
  if (!seesAll && isWanted()) moveShield(truth, viewer, lot);
  if (isWanted()) rethink(truth, viewer, seesAll, lot);
  if (!seesAll && truth.listNights && !isOne && isWanted() && truth.phase !== 'deed') truth.listNights = [];
  return truth;
}

/** Living seats whose role this viewer cannot know: it never met them, and nobody who is living was shown. */
function swapTraitors(truth: State, viewer: Viewer, lot: Stream): void {
  const closed = truth.living.filter((seat) => seat !== viewer && !isBusy(truth, seat));
  const traitors = closed.filter((seat) => isTraitor(truth, seat));
  const loyals = closed.filter((seat) => !isTraitor(truth, seat));
  const turn = (seat: Seat, how: 'in' | 'out'): void => {
    truth.roles[seat] = how === 'in' ? 'traitor' : 'loyal';
    truth.conclave = truth.conclave!.filter((one) => one !== seat);
    if (how === 'in') truth.conclave.push(seat);
    delete truth.plans[seat];
    delete truth.picks[seat];
    delete truth.journals[seat];
    delete truth.fears[seat];
    if (truth.tasks[seat]) truth.tasks[seat] = { task: 'fear', size: 1 };
  };
  const kind = lot.int(3);
  if (kind !== 0 && loyals.length > 1) turn(lot.pick(loyals), 'in');
  // The last one stays: without any the season would end at dusk, which all would see.
  if (kind !== 1 && traitors.length > 0 && truth.conclave!.length > 1) turn(lot.pick(traitors), 'out');
  truth.must = false;
  if (truth.phase === 'council' && truth.step === 'open') truth.must = mustBlackmail(truth);
}

/** Whose chair is already decided, or whose role was told in words to the viewer. */
const isBusy = (truth: State, seat: Seat): boolean =>
  truth.night?.victim === seat ||
  truth.settled?.target === seat ||
  truth.letters[seat]?.kind === 'temptation' ||
  truth.letters[seat]?.kind === 'blackmail';

function moveShield(truth: State, viewer: Viewer, lot: Stream): void {
  const own = typeof viewer === 'number' && (truth.shields[viewer] || truth.found[viewer]);
  if (own || truth.phase === 'armoury' || truth.phase === 'breakfast') return;
  const others = truth.visitors.filter((seat) => seat !== viewer && truth.living.includes(seat));
  const isShown = Object.keys(truth.shieldsShown).length > 0;
  if (others.length === 0 || isShown || Object.keys(truth.shields).length === 0) return;
  truth.shields = { [lot.pick(others)]: true };
}

/** What was given and not shown may be anything, where the viewer does not see it. */
function rethink(truth: State, viewer: Viewer, seesAll: boolean, lot: Stream): void {
  const others = truth.living.filter((seat) => seat !== viewer);
  if (truth.phase === 'ballot') {
    for (const seat of truth.cast) {
      const names = truth.candidates.filter((one) => one !== seat);
      if (seat !== viewer && names.length > 0) truth.ballots[seat] = { target: lot.pick(names), reason: 'hm' };
    }
  }
  if (truth.phase === 'endVote')
    for (const seat of truth.endVoted) if (seat !== viewer) truth.endVotes[seat] = lot.pick(['end', 'banish']);
  for (const seat of others) {
    const names = truth.living.filter((one) => one !== seat);
    if (truth.journals[seat] !== undefined) truth.journals[seat] = lot.pick(names);
    if (truth.fears[seat] !== undefined) truth.fears[seat] = lot.pick(names);
  }
  if (truth.phase === 'mission' && truth.step === 'open' && truth.mission)
    rulesOf(truth.mission).rethink?.(truth, others, seesAll, lot);
}
