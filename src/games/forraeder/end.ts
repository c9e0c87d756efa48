/**
 * Forræder: the end. The question whether to stop, identities one by one, the silver, the honours. (6.8, 6.9, 8)
 */
import { type Ctx, known, type Seat } from '../../kernel/game.ts';
import { endOf, momentMs } from './clock.ts';
import type { Fact, Reason, Resume } from './facts.ts';
import { type Honours, hasMaster, isGone, isTraitor, type View } from './state.ts';

/** TR-71: under the automatic game master "only when the human asks" would be never. */
export const endPolicy = (state: View): 'finale' | 'before-last' | 'human' => {
  const { endQuestion } = state.options;
  return endQuestion === 'human' && !hasMaster(state) ? 'finale' : endQuestion;
};

export function askEnd(state: View, resume: Resume, { tell, now }: Ctx<Fact>): void {
  tell({ type: 'endVoteBegan', resume, until: endOf(state, 'endVote', now) });
}

export const haveAllAnswered = (state: View): boolean =>
  state.living.every((seat) => state.endVoted.includes(seat) || isGone(state, seat));

/** TR-70, TR-72: shown together; silence is no. Says whether all want to end. */
export function showEndVotes(state: View, { tell }: Ctx<Fact>): boolean {
  const votes = state.living.map((seat) => ({ seat, choice: state.endVotes[seat] ?? null }));
  tell({ type: 'endVotesShown', votes });
  return votes.every(({ choice }) => choice === 'end');
}

export function beginFinalReveal(state: View, reason: Reason, ctx: Ctx<Fact>): void {
  if (state.living.length === 0) return ctx.tell({ type: 'seasonAborted' });
  ctx.tell({ type: 'finalRevealBegan', reason });
  callNext(state, ctx);
}

/** TR-77: one by one in an order drawn by lot; then everything is opened. */
function callNext(state: View, ctx: Ctx<Fact>): void {
  const { tell, draw, now } = ctx;
  const left = state.living.filter((seat) => !state.identified.includes(seat));
  if (left.length === 0) return openAll(state, ctx);
  tell({ type: 'finalCalled', seat: draw('identity').pick(left), until: now + momentMs(state, 8) });
}

export function identify(state: View, ctx: Ctx<Fact>): void {
  const seat = state.onStage as Seat;
  ctx.tell({ type: 'finalIdentity', seat, role: known(state.roles[seat]) });
  callNext(state, ctx);
}

/** TR-73, TR-74, TR-78 to TR-82. */
function openAll(state: View, { tell }: Ctx<Fact>): void {
  const traitors = state.living.filter((seat) => isTraitor(state, seat));
  const winners = traitors.length > 0 ? traitors : [...state.living];
  const share = Math.floor(state.pile / winners.length);
  tell({ type: 'rolesOpened', roles: state.bots.map((_, seat) => known(state.roles[seat])), changes: state.changes });
  tell({ type: 'nightsOpened', nights: state.nights });
  tell({ type: 'diariesOpened', lines: state.diaries });
  tell({ type: 'honoursGiven', honours: honoursOf(state) });
  tell({
    type: 'seasonEnded',
    side: traitors.length > 0 ? 'traitors' : 'loyals',
    winners,
    share,
    remainder: state.pile - share * winners.length,
  });
}

/** From which day on a seat sat down as a traitor: recruits of a night do so on the day after. */
function traitorSince(state: View, seat: Seat): number {
  const change = state.changes.find((one) => one.seat === seat);
  if (!change) return Number.POSITIVE_INFINITY;
  return change.how === 'ceremony' ? change.day : change.day + 1;
}

export function honoursOf(state: View): Honours {
  const seats = state.bots.map((_, seat) => seat);
  const open = state.history.filter(({ stage }) => stage === 'open');
  const own = (seat: Seat) =>
    open.flatMap(({ day, ballots }) =>
      ballots.filter((one) => one.seat === seat && one.target !== null).map(({ target }) => ({ day, target: target! })),
    );
  const eye = (seat: Seat): number | null => {
    const ballots = own(seat);
    const hits = ballots.filter(({ day, target }) => traitorSince(state, target) <= day).length;
    return ballots.length >= 2 ? hits / ballots.length : null;
  };
  const mask = (seat: Seat): number | null => {
    if (!isTraitor(state, seat)) return null;
    const sat = open.filter(({ ballots }) => ballots.some((one) => one.seat === seat));
    const got = sat.reduce((sum, { ballots }) => sum + ballots.filter(({ target }) => target === seat).length, 0);
    return sat.length > 0 ? -got / sat.length : null;
  };
  const fear = (seat: Seat): number =>
    state.nights.filter(({ victim, fears }) => fears.some((one) => one.seat === seat && one.target === victim)).length;
  return {
    sharpestEye: best(seats, eye),
    bestMask: best(seats, mask),
    truestFear: best(seats, (seat) => fear(seat) || null),
    quartermaster: best(seats, (seat) => state.accessCounts[seat] || null),
  };
}

function best(seats: readonly Seat[], worth: (seat: Seat) => number | null): Seat[] {
  const worths = seats.map(worth);
  const most = Math.max(...worths.filter((one) => one !== null));
  return seats.filter((seat) => worths[seat] !== null && worths[seat] === most);
}
