/**
 * Forræder: the ladder of ties. Speeches and a revote, a minute and a second one, the protected vote, the lot. (6.7)
 */
import type { Ctx, Seat } from '../../kernel/game.ts';
import { LOT_MS, speechEnd } from './clock.ts';
import type { Fact } from './facts.ts';
import { fromFirst } from './memory.ts';
import { banish, countVotes, openBallot } from './roundtable.ts';
import { isDays, isGone, type View } from './state.ts';

/** All ballots of this stage were shown. */
export function resolveVote(state: View, ctx: Ctx<Fact>): void {
  const first = state.callOrder[0]!;
  const leaders = countVotes(state, ctx);
  if (leaders.length === 1) return banish(state, leaders[0]!, ctx);
  switch (state.stage) {
    case 'open':
    case 'fresh':
      if (leaders.length < state.living.length) return beginDefence(state, leaders, first, ctx);
      // TR-65: nobody is left to vote, and nobody speaks.
      if (state.stage === 'open') return openBallot(state, 'fresh', [...state.living], [...state.living], ctx);
      return castLot(leaders, ctx);
    case 'revote':
      return ctx.tell({ type: 'minuteBegan', tied: leaders, until: speechEnd(state, 'minute', ctx.now) });
    case 'second':
      return protect(state, leaders, ctx);
    case 'protected':
      return castLot(leaders, ctx); // TR-66
  }
}

/** TR-57: in the order of the ballot that was tied. In the days pace all speak in one window. */
function beginDefence(state: View, leaders: readonly Seat[], first: Seat, ctx: Ctx<Fact>): void {
  const tied = fromFirst(state.order, first).filter((seat) => leaders.includes(seat));
  ctx.tell({ type: 'defenceBegan', tied, until: speechEnd(state, 'defence', ctx.now) });
  skipThoseGone(state, ctx);
}

/** The speech on the floor is over. */
export function endSpeech(state: View, seat: Seat, ctx: Ctx<Fact>): void {
  ctx.tell({ type: 'defenceDone', seat });
  const next = state.floor[0];
  if (next === undefined) return openRevote(state, 'revote', ctx);
  if (!isDays(state)) ctx.tell({ type: 'floorGiven', seat: next, until: speechEnd(state, 'defence', ctx.now) });
  skipThoseGone(state, ctx);
}

export function skipThoseGone(state: View, ctx: Ctx<Fact>): void {
  const next = isDays(state) ? state.floor.find((seat) => isGone(state, seat)) : state.floor[0];
  if (next !== undefined && isGone(state, next)) endSpeech(state, next, ctx);
}

/** TR-58, TR-59, TR-61: those who are not tied, for one of the tied. */
export function openRevote(state: View, stage: 'revote' | 'second', ctx: Ctx<Fact>): void {
  const tied = state.living.filter((seat) => state.tied.includes(seat));
  openBallot(
    state,
    stage,
    state.living.filter((seat) => !tied.includes(seat)),
    tied,
    ctx,
  );
}

/** TR-62, TR-64: everyone votes, and not for those who were tied last. */
function protect(state: View, leaders: readonly Seat[], ctx: Ctx<Fact>): void {
  const candidates = state.living.filter((seat) => !leaders.includes(seat));
  if (candidates.length === 1) return banish(state, candidates[0]!, ctx);
  openBallot(state, 'protected', [...state.living], candidates, ctx);
}

function castLot(among: readonly Seat[], { tell, now }: Ctx<Fact>): void {
  tell({ type: 'lotBegan', among, until: now + LOT_MS });
}

export const drawLot = (state: View, ctx: Ctx<Fact>): void =>
  banish(state, ctx.draw('banishment').pick(state.tied), ctx);
