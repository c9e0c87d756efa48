/**
 * Ordet fanger: from an answer or a claim to the end of the duel (6.5 to 6.9).
 */
import type { Ctx, Seat } from '../../kernel/game.ts';
import { closeRace, hold, quickest, standing } from './answers.ts';
import { isComplete, isVerified, judgesItself, openBallot, resultOf } from './ballots.ts';
import { FLIP_MS, freezeLines, RESTART_MS, turnUntil, VERIFIED_MS } from './clock.ts';
import type { Choice, CommandOf } from './commands.ts';
import { announce, level, win } from './duel.ts';
import type { Cause, Fact } from './facts.ts';
import { isHuman, isStuck, isTyped, rivalsOf, type Side, seatsOf, sideNamed, sideOf, type View } from './state.ts';

/** Whatever ends a race is a signal too (OF-30). */
function announced(state: View, by: Seat | null, ctx: Ctx<Fact>): void {
  if (!state.duel) announce(state, by, ctx);
}

/** OF-56: two bots are settled by their times. */
const isAmongBots = (state: View): boolean =>
  rivalsOf(state).every((side) => state.sides[side]!.every((seat) => state.bots[seat] || state.gone[seat]));

export function answer(state: View, seat: Seat, asked: CommandOf<'answer'>, ctx: Ctx<Fact>): void {
  if (isTyped(state) || isAmongBots(state)) return hold(state, seat, asked, ctx);
  announced(state, null, ctx);
  ctx.tell({ type: 'botSpoke', seat, text: asked.text, at: ctx.now });
  claim(state, seat, sideOf(state, seat), ctx);
}

/** OF-43. */
export function concede(state: View, side: Side, ctx: Ctx<Fact>): void {
  announced(state, null, ctx);
  ctx.tell({ type: 'conceded', side });
  giveUp(state, side, 'conceded', ctx);
}

/** A side is out of this duel: by its own word, or because it left. */
export function giveUp(state: View, side: Side, cause: Cause, ctx: Ctx<Fact>): void {
  const others = rivalsOf(state).filter((one) => one !== side);
  if (others.length === 1) {
    if (state.phase === 'race' && isTyped(state)) closeRace(state, cause, ctx);
    return win(state, others[0]!, ctx);
  }
  ctx.tell({ type: 'sideDropped', side });
  if (state.phase === 'race') return checkStuck(state, ctx); // the others of a showdown race on
  startAgain(state, [], ctx);
}

export function blank(state: View, seat: Seat, ctx: Ctx<Fact>): void {
  ctx.tell({ type: 'blankSignalled', seat });
  checkStuck(state, ctx);
}

/** OF-44, OF-44a. */
export function checkStuck(state: View, ctx: Ctx<Fact>): void {
  const race = state.race!;
  if (race.closesAt !== null || race.blanks.length === 0 || !rivalsOf(state).every((side) => isStuck(state, side)))
    return;
  announced(state, null, ctx);
  closeRace(state, 'blank', ctx);
  level(state, ctx);
}

/** OF-44b: nobody was complete in time. */
export function timeIsUp(state: View, ctx: Ctx<Fact>): void {
  announced(state, null, ctx);
  closeRace(state, 'time', ctx);
  level(state, ctx);
}

/** OF-66 to OF-68. */
export function closeFinish(state: View, ctx: Ctx<Fact>): void {
  announced(state, null, ctx);
  closeRace(state, 'finish', ctx);
  const first = quickest(state, standing(state, state.shown));
  if (isTyped(state)) return openChallenge(state, first, ctx);
  return first.length === 1 ? win(state, first[0]!, ctx) : level(state, ctx);
}

// Typed answers and their challenge

function openChallenge(state: View, first: readonly Side[], ctx: Ctx<Fact>): void {
  const winner = first.length === 1 ? first[0]! : null;
  const isUndoubted = first.every((side) => isVerified(state, side)) || acceptors(state, winner).length === 0;
  const ms = isUndoubted ? VERIFIED_MS : state.options.challengeMs;
  ctx.tell({ type: 'challengeOpened', winner, tied: winner === null ? first : [], until: ctx.now + ms });
  if (first.some((side) => judgesItself(state, side))) return nextBallot(state, ctx);
  checkAccepted(state, ctx);
}

/** OF-77: those whose word is waited for. */
const acceptors = (state: View, winner: Side | null): Seat[] =>
  seatsOf(state).filter((seat) => isHuman(state, seat) && sideOf(state, seat) !== winner);

export function checkAccepted(state: View, ctx: Ctx<Fact>): void {
  const { winner, accepted } = state.challenge!;
  const asked = acceptors(state, winner);
  // Nobody is asked, but whoever has won against bots alone is to see by how much.
  const isWatched = asked.length === 0 && seatsOf(state).some((seat) => isHuman(state, seat));
  if (!isWatched && asked.every((seat) => accepted.includes(seat))) nextBallot(state, ctx);
}

export function accept(state: View, seat: Seat, ctx: Ctx<Fact>): void {
  ctx.tell({ type: 'answerAccepted', seat });
  checkAccepted(state, ctx);
}

export function challenge(state: View, seat: Seat, { side, reason }: CommandOf<'challenge'>, ctx: Ctx<Fact>): void {
  ctx.tell({ type: 'answerChallenged', seat, side, reason });
  if (state.challenge!.winner !== null) return nextBallot(state, ctx);
  checkAccepted(state, ctx);
}

/** The challenge time is over: what was challenged, or is left to itself, is judged, one side after the other. */
export function nextBallot(state: View, ctx: Ctx<Fact>): void {
  const { winner, tied } = state.challenge!;
  const isAsked = (side: Side) =>
    state.challenged.includes(side) || ((side === winner || tied.includes(side)) && judgesItself(state, side));
  const isOpen = (side: Side) => isAsked(side) && !state.judged.some((one) => one.side === side);
  const side = state.duel!.sides.find(isOpen);
  if (side === undefined) return settleAnswers(state, ctx);
  openBallot(state, 'answers', side, ctx);
  checkBallot(state, ctx);
}

/** OF-79 to OF-80b. */
function settleAnswers(state: View, ctx: Ctx<Fact>): void {
  const { winner, tied } = state.challenge!;
  const asked = winner === null ? tied : [winner];
  const isInvalid = (side: Side) => state.judged.some((one) => one.side === side && !one.valid);
  const rejected = asked.filter(isInvalid);
  if (rejected.length === 0) return winner === null ? level(state, ctx) : win(state, winner, ctx);

  const { duel } = state;
  const lost = rejected.filter((side) => duel!.rejections[side]! >= 2);
  if (lost.length > 0) {
    const left = rivalsOf(state).filter((side) => !lost.includes(side));
    if (left.length === 1) return win(state, left[0]!, ctx);
    if (left.length === 0) return level(state, ctx);
    for (const side of lost) ctx.tell({ type: 'sideDropped', side });
  }
  const rest = standing(state, state.shown).filter(({ side }) => !isInvalid(side));
  const first = quickest(state, rest);
  if (first.length === 0) return startAgain(state, rejected.length === 1 ? rejected : [], ctx);
  const isSettled = first.every((side) => state.judged.some((one) => one.side === side && one.valid));
  if (!isSettled) return openChallenge(state, first, ctx);
  return first.length === 1 ? win(state, first[0]!, ctx) : level(state, ctx);
}

/** OF-79: the same cards once more; what was public before the first start is still what bars. */
function startAgain(state: View, waits: readonly Side[], ctx: Ctx<Fact>): void {
  const revealAt = ctx.now + RESTART_MS;
  const { barFrom } = state.race!;
  ctx.tell({ type: 'raceOpened', revealAt, barFrom, until: revealAt + state.options.raceMs, waits, part: false });
  freezeLines(state, ctx);
}

/** Section 10, row 28: after the server was down; parts of an answer stay held. */
export function restartRace(state: View, ctx: Ctx<Fact>): void {
  const { race } = state;
  if (state.phase !== 'race' || !race || race.closesAt !== null || ctx.now < race.revealAt + FLIP_MS) return;
  const revealAt = isTyped(state) ? ctx.now + RESTART_MS : ctx.now;
  const until = revealAt + state.options.raceMs;
  ctx.tell({ type: 'raceOpened', revealAt, barFrom: race.barFrom, until, waits: race.waits, part: true });
}

// Claims in person

export function claim(state: View, seat: Seat, winner: Side | null, ctx: Ctx<Fact>): void {
  announced(state, seat, ctx);
  const { verdict } = state;
  if (verdict && verdict.winner !== winner) return dispute(state, seat, ctx);
  if (verdict) return confirm(state, seat, ctx);
  ctx.tell({ type: 'claimMade', seat, winner, until: ctx.now + state.options.verdictMs });
  checkClaim(state, ctx);
}

export function confirm(state: View, seat: Seat, ctx: Ctx<Fact>): void {
  ctx.tell({ type: 'claimConfirmed', seat });
  checkClaim(state, ctx);
}

/** OF-50, OF-51. */
export function checkClaim(state: View, ctx: Ctx<Fact>): void {
  const { winner, backers } = state.verdict!;
  const rivals = rivalsOf(state);
  const backing = new Set(backers.map((seat) => sideOf(state, seat)));
  const losers = rivals.filter((side) => side !== winner);
  const outside = seatsOf(state).filter(
    (seat) => isHuman(state, seat) && !state.duel!.sides.includes(sideOf(state, seat)),
  );
  const agreeing = outside.filter((seat) => backers.includes(seat)).length;
  if (losers.every((side) => backing.has(side)) || agreeing * 2 > outside.length) claimStands(state, ctx);
}

/** OF-52. */
export function claimStands(state: View, ctx: Ctx<Fact>): void {
  const { winner } = state.verdict!;
  return winner === null ? level(state, ctx) : win(state, winner, ctx);
}

/** OF-53. */
export function dispute(state: View, seat: Seat, ctx: Ctx<Fact>): void {
  ctx.tell({ type: 'claimDisputed', seat });
  openBallot(state, 'first', null, ctx);
  checkBallot(state, ctx);
}

// Ballots

export function vote(state: View, seat: Seat, choice: Choice, ctx: Ctx<Fact>): void {
  ctx.tell({ type: 'voteCast', seat, choice });
  checkBallot(state, ctx);
}

export function checkBallot(state: View, ctx: Ctx<Fact>): void {
  if (isComplete(state)) closeBallot(state, resultOf(state), false, ctx);
}

/** OF-59a: a master who says nothing is replaced by those who vote. */
export function ballotTimeIsUp(state: View, ctx: Ctx<Fact>): void {
  const { byMaster, question, side } = state.ballot!;
  if (!byMaster) return closeBallot(state, resultOf(state), false, ctx);
  openBallot(state, question, side, ctx, false);
  checkBallot(state, ctx);
}

export function closeBallot(state: View, result: Choice, byMaster: boolean, ctx: Ctx<Fact>): void {
  const { question, side, votes } = state.ballot!;
  ctx.tell({
    type: 'ballotClosed',
    votes: votes.map(({ seat, choice }) => ({ seat, choice: choice! })),
    result,
    byMaster,
  });
  if (question === 'foul') return closeFoul(state, side!, result === 'yes', ctx);
  if (question === 'answers') {
    if (result === 'tie') return level(state, ctx);
    ctx.tell({ type: 'answersJudged', side: side!, valid: result === 'valid' });
    return nextBallot(state, ctx);
  }
  if (result === 'continue') return goOn(state, ctx);
  const winner = sideNamed(state, result);
  return winner === undefined ? level(state, ctx) : win(state, winner, ctx);
}

/** OF-54: nobody has answered yet. */
function goOn(state: View, { tell, now }: Ctx<Fact>): void {
  const until = now + state.options.raceMs;
  tell({ type: 'raceOpened', revealAt: now, barFrom: state.race!.barFrom, until, waits: [], part: false });
}

// Fouls

/** OF-86. */
export function callFoul(state: View, seat: Seat, side: Side, ctx: Ctx<Fact>): void {
  ctx.tell({ type: 'foulCalled', seat, side, left: state.until === null ? null : Math.max(0, state.until - ctx.now) });
  openBallot(state, 'foul', side, ctx);
  checkBallot(state, ctx);
}

function closeFoul(state: View, side: Side, isGuilty: boolean, ctx: Ctx<Fact>): void {
  if (isGuilty && !state.skips[side]) ctx.tell({ type: 'skipMarked', side });
  const until = state.left === null ? turnUntil(state, state.turn, ctx.now) : ctx.now + state.left;
  ctx.tell({ type: 'turnResumed', until });
}
