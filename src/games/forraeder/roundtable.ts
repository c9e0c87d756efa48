/**
 * Forræder: the Round Table. Talk, ballots that cannot be changed, slates turned one by one. (6.6)
 */
import type { Ctx, Seat } from '../../kernel/game.ts';
import { endOf, GRACE_MS, IDENTITY_MS, READY_MS, stageMs, wordsEnd } from './clock.ts';
import type { Fact } from './facts.ts';
import { hasMaster, isDays, isFinale, isGone, type Stage, type View } from './state.ts';

export const tablesToday = (state: View): number => state.tables.filter(({ day }) => day === state.day).length;

/** TR-44. */
export function beginDiscussion(state: View, { tell, now }: Ctx<Fact>): void {
  const isAgain = isFinale(state) && tablesToday(state) > 0;
  const until = endOf(state, isAgain ? 'discussionAgain' : 'discussion', now);
  tell({ type: 'discussionBegan', from: isDays(state) ? now : now + READY_MS, until });
}

export const areAllReady = (state: View): boolean =>
  state.living.every((seat) => state.ready.includes(seat) || isGone(state, seat));

/** TR-45: when all are ready the vote comes, not before thirty seconds; under a person the marks are only advice. */
export function markReady(state: View, seat: Seat, { tell, now }: Ctx<Fact>): void {
  const isLast = state.living.every((other) => other === seat || state.ready.includes(other) || isGone(state, other));
  const until = isLast && !hasMaster(state) ? Math.max(now, state.readyFrom) : null;
  tell({ type: 'seatReady', seat, until });
}

/** TR-63: everybody is told who may vote and who can be voted for. */
export function openBallot(
  state: View,
  stage: Stage,
  voters: readonly Seat[],
  candidates: readonly Seat[],
  { tell, now }: Ctx<Fact>,
): void {
  const timer = stage === 'open' || stage === 'fresh' ? 'ballot' : 'ballotAgain';
  tell({
    type: 'ballotOpened',
    stage,
    voters,
    candidates,
    until: endOf(state, timer, now) + (isDays(state) ? 0 : GRACE_MS),
  });
}

export const openFirstBallot = (state: View, ctx: Ctx<Fact>): void =>
  openBallot(state, 'open', [...state.living], [...state.living], ctx);

export const haveAllCast = (state: View): boolean =>
  state.voters.every((seat) => state.cast.includes(seat) || isGone(state, seat));

/** TR-50: from a seat drawn by lot anew. */
export function beginReveal(state: View, ctx: Ctx<Fact>): void {
  ctx.tell({ type: 'revealBegan', first: ctx.draw('first').pick(state.living) });
  callVoter(state, state.callOrder[0]!, ctx);
}

/** TR-51: the floor is theirs until they have said it, or until the cap. */
export function callVoter(state: View, seat: Seat, { tell, now }: Ctx<Fact>): void {
  const ms = stageMs(state, seat);
  tell({ type: 'voterCalled', seat, showAt: now + Math.floor(ms / 2), until: now + ms });
}

/** TR-49, TR-51: the name and the reason; who wrote nothing shows a blank. */
export function showBallot(state: View, { tell }: Ctx<Fact>): void {
  const seat = state.onStage!;
  const ballot = state.ballots[seat];
  tell({ type: 'ballotShown', seat, target: ballot?.target ?? null, reason: ballot?.reason ?? '' });
}

export const nextVoter = (state: View): Seat | undefined =>
  state.callOrder.find((seat) => !state.shown.some((ballot) => ballot.seat === seat));

/** TR-52, TR-56: a highest number of 0 counts too. */
export function countVotes(state: View, { tell }: Ctx<Fact>): readonly Seat[] {
  const totals = state.candidates.map((seat) => ({
    seat,
    votes: state.shown.filter(({ target }) => target === seat).length,
  }));
  const most = Math.max(...totals.map(({ votes }) => votes));
  const leaders = totals.filter(({ votes }) => votes === most).map(({ seat }) => seat);
  tell({ type: 'votesCounted', totals, leaders });
  return leaders;
}

/** TR-43, TR-55, TR-55a: last words first, unless nobody is there to say them. */
export function banish(state: View, seat: Seat, ctx: Ctx<Fact>): void {
  const votes = state.shown.filter(({ target }) => target === seat).length;
  ctx.tell({ type: 'banished', seat, votes, until: wordsEnd(state, ctx.now) });
  if (isGone(state, seat)) endWords(state, ctx);
}

/** TR-36: then comes the question; under a person the policy waits ten seconds for it. */
export function endWords(state: View, ctx: Ctx<Fact>): void {
  ctx.tell({ type: 'lastWordsSaid', seat: state.banished!, until: ctx.now + IDENTITY_MS });
  if (!hasMaster(state)) askIdentity(isAskedByPolicy(state), ctx);
}

export const isAskedByPolicy = (state: View): boolean => {
  const { revealPolicy } = state.options;
  return revealPolicy === 'always' || (revealPolicy === 'until-finale' && !isFinale(state));
};

/** TR-34 to TR-36: shown ten seconds later at the latest; unasked the chair is simply moved back. */
export function askIdentity(ask: boolean, { tell, now }: Ctx<Fact>): void {
  tell({ type: 'identityAsked', ask, until: now + IDENTITY_MS });
}
