/**
 * Ordet fanger: people who come and go, their lines, and what they say in the room (6.14, OF-83).
 */
import type { Ctx, News, Seat } from '../../kernel/game.ts';
import { barsWords } from './answers.ts';
import { turnUntil } from './clock.ts';
import type { Command, CommandOf } from './commands.ts';
import { announce, level } from './duel.ts';
import { best, endGame, scoresOf } from './end.ts';
import type { Fact } from './facts.ts';
import { checkAccepted, checkBallot, checkClaim, checkStuck, giveUp } from './judging.ts';
import { afterRound, isEverybodyReady } from './rounds.ts';
import { contestOf, isRival, isTyped, nextSide, rivalsOf, type Side, sideOf, sidesIn, type View } from './state.ts';
import { deal, proceed } from './turn.ts';

/** A line that has hardly changed is not worth a line of the log. */
const LINE_STEP_MS = 5;

/** What the game makes of the room's news; nothing: the room does what it does of itself. */
export function news(told: News, state: View): Command | undefined {
  switch (told.type) {
    case 'roundTrip': {
      const roundTripMs = Math.min(60_000, Math.max(0, Math.floor(told.ms)));
      const before = state.roundTrips[told.seat];
      if (typeof before === 'number' && Math.abs(before - roundTripMs) < LINE_STEP_MS) return undefined;
      return { type: 'noteLine', seat: told.seat, roundTripMs };
    }
    case 'host': // OF-10: who deals is an option of the room
      return undefined;
    case 'language':
      return told.language === state.language ? undefined : { type: 'noteLanguage', language: told.language };
    case 'connection':
      return { type: 'noteConnection', seat: told.seat, connected: told.connected };
    case 'player':
      return { type: 'notePlayer', seat: told.seat, bot: told.bot };
    case 'left':
    case 'kicked':
      // OF-107a: no bot is put beside a mate who is here.
      if (state.options.absent === 'remove' || hasMate(state, told.seat)) return { type: 'leave', seat: told.seat };
      return undefined;
    case 'said':
      return isTyped(state) && barsWords(state, told.text)
        ? { type: 'noteWords', text: told.text.slice(0, 500) }
        : undefined;
    case 'handedOver':
      return { type: 'releaseMaster' };
    case 'cancelled':
      return { type: 'cancel' };
  }
}

const hasMate = (state: View, seat: Seat): boolean =>
  (state.sides[sideOf(state, seat)] ?? []).some(
    (mate) => mate !== seat && !state.gone[mate] && state.connected[mate] && !state.bots[mate],
  );

export function noteConnection(state: View, { seat, connected }: CommandOf<'noteConnection'>, ctx: Ctx<Fact>): void {
  if (seat >= state.seats || state.connected[seat] === connected) return;
  ctx.tell({ type: 'connectionNoted', seat, connected });
  // OF-106: with no turn timer a clock runs for a side that is away.
  if (state.phase === 'turn' && state.options.turnMs === 0 && sideOf(state, seat) === state.turn) {
    const until = turnUntil(state, state.turn, ctx.now);
    ctx.tell({ type: 'turnResumed', until });
  }
  recheck(state, ctx);
}

export function notePlayer(state: View, { seat, bot }: CommandOf<'notePlayer'>, ctx: Ctx<Fact>): void {
  if (seat >= state.seats || state.gone[seat]) return;
  const waits = !bot && state.bots[seat]! && contestOf(state) !== null && isRival(state, seat);
  if (state.bots[seat] !== bot) ctx.tell({ type: 'playerNoted', seat, bot, waits });
  recheck(state, ctx);
}

/** Nobody waits for somebody who is away: whatever was waiting may be complete now. */
function recheck(state: View, ctx: Ctx<Fact>): void {
  switch (state.phase) {
    case 'turn':
      return contestOf(state) ? checkStuck(state, ctx) : undefined;
    case 'race':
      return checkStuck(state, ctx);
    case 'verdict':
      return checkClaim(state, ctx);
    case 'challenge':
      return checkAccepted(state, ctx);
    case 'ballot':
      return checkBallot(state, ctx);
    case 'round-end':
      return isEverybodyReady(state) ? afterRound(state, ctx) : undefined;
  }
}

/** OF-107: a seat leaves; a side whose last seat it was leaves the round. */
export function leave(state: View, seat: Seat, ctx: Ctx<Fact>): void {
  if (seat >= state.seats || state.gone[seat]) return;
  ctx.tell({ type: 'seatLeft', seat });
  const side = sideOf(state, seat);
  if (state.sides[side]!.some((mate) => !state.gone[mate])) return recheck(state, ctx);
  removeSide(state, side, ctx);
}

function removeSide(state: View, side: Side, ctx: Ctx<Fact>): void {
  const left = sidesIn(state).filter((one) => one !== side);
  const duelled = contestOf(state) !== null && rivalsOf(state).includes(side);
  if (duelled && state.phase !== 'duel-end') {
    if (!state.duel) announce(state, null, ctx);
    giveUp(state, side, 'left', ctx);
  }
  if (state.result) return;
  const was = { phase: state.phase, drawer: state.drawn?.side };
  ctx.tell({ type: 'sideRemoved', side });
  if (left.length < 2) return endGame(state, 'too-few-players', best(state, scoresOf(state)), ctx);
  if (was.phase === 'reveal' && was.drawer === side) return proceed(state, ctx);
  if (was.phase === 'shuffle' && state.dealer === side) return deal(state, ctx);
  if (was.phase === 'turn' && state.turn === side) return moveOn(state, side, ctx);
  if (was.phase === 'neutral-flip' && state.third === side) return level(state, ctx);
  recheck(state, ctx);
}

/** The turn of a side that is gone goes to the next. */
function moveOn(state: View, gone: Side, { tell, now }: Ctx<Fact>): void {
  const side = nextSide(state, gone);
  tell({ type: 'turnCame', side, again: false, until: turnUntil(state, side, now) });
}
