/**
 * GW:s brott: GW walks (6.7): by the die, by a reset, by a breakthrough, and five extra steps. Every step may catch
 * somebody, and everybody sees every step at once.
 */
import { type Ctx, known, type Seat } from '../../kernel/game.ts';
import { untilOf } from './clock.ts';
import { arrestsMax, distance, gwDice, gwDieFor, gwHaunt, neighboursOf, type Piece, type Square } from './content.ts';
import { endGame } from './end.ts';
import type { ArrestedBy, Fact } from './facts.ts';
import { criminalsIn, isDuel, isImmune, isOut, lockedCount, ownerOf, pieceAt, type View } from './state.ts';
import { beginRound, endTurn } from './turn.ts';

/** GW-45: the die and the locked dice. */
export function rollGwDie(state: View, ctx: Ctx<Fact>): void {
  const { gwDie } = state.options;
  const die = gwDice[gwDie === 'auto' ? gwDieFor(state.order.length) : gwDie];
  const face = ctx.draw('gw-die').pick(die as readonly number[]);
  const steps = face + lockedCount(state);
  ctx.tell({ type: 'gwDieRolled', face, steps, until: untilOf(state, 'gw-move', ctx.now) });
}

export function step(state: View, to: Square, ctx: Ctx<Fact>): void {
  ctx.tell({ type: 'gwStepped', to });
  const piece = pieceAt(state, to);
  if (piece !== undefined) meet(state, piece, to, ctx);
  if (state.steps === 0 && !state.result) endWalk(state, ctx);
}

export function stop(state: View, ctx: Ctx<Fact>): void {
  ctx.tell({ type: 'gwStopped' });
  endWalk(state, ctx);
}

/** GW-48, GW-66, GW-67. */
function meet(state: View, piece: Piece, square: Square, ctx: Ctx<Fact>): void {
  const seat = ownerOf(state, piece);
  const isBreakthrough = state.phase === 'gw-move' && state.isBreakthrough;
  if (isBreakthrough && isImmune(state, seat, 'breakthrough')) {
    ctx.tell({ type: 'breakthroughBlocked', seat, square });
    return show(state, seat, ctx);
  }
  const by = isBreakthrough
    ? 'breakthrough'
    : state.phase === 'gw-special'
      ? 'special'
      : state.phase === 'gw-extra'
        ? 'extra'
        : 'walk';
  arrest(state, piece, square, by, ctx);
}

/** GW-58: an immunity that takes effect turns the card face up. */
export function show(state: View, seat: Seat, ctx: Ctx<Fact>): void {
  ctx.tell({ type: 'criminalShown', seat, criminal: known(state.criminals[seat])! });
}

/** GW-50, GW-52, GW-72: a handcuff, the jail, and perhaps the end. */
export function arrest(state: View, piece: Piece, square: Square, by: ArrestedBy, ctx: Ctx<Fact>): void {
  const seat = ownerOf(state, piece);
  ctx.tell({ type: 'arrested', seat, piece, square, by });
  if (state.handcuffs === 0) return endGame(state, 'gw', 'last-handcuff', ctx);
  if (isDuel(state) || !state.options.thirdArrestEliminates || state.arrests[seat]! < arrestsMax) return; // GW-85
  ctx.tell({ type: 'eliminated', seat, cards: [...known(state.hands[seat])!] });
  if (criminalsIn(state).length === 0) endGame(state, 'gw', 'nobody-left', ctx);
}

function endWalk(state: View, ctx: Ctx<Fact>): void {
  switch (state.phase) {
    case 'gw-special': {
      ctx.tell({ type: 'diceFreed' }); // GW-15
      const seat = state.turn!;
      if (isOut(state, seat)) return endTurn(state, ctx); // GW-18
      return ctx.tell({ type: 'turnResumed', seat, until: untilOf(state, 'turn-start', ctx.now) });
    }
    case 'gw-move':
      return endGwTurn(state, ctx);
    case 'gw-extra':
      ctx.tell({ type: 'diceFreed' });
      return beginRound(state, ctx);
  }
}

/** GW-53: with all five dice locked, five more steps come after the turn, whatever it was. */
export function endGwTurn(state: View, ctx: Ctx<Fact>): void {
  if (lockedCount(state) < state.dice.length) return beginRound(state, ctx);
  ctx.tell({ type: 'extraBegan', steps: state.dice.length, until: untilOf(state, 'gw-extra', ctx.now) });
}

/** 10.2: towards the square that was made known last; ties: up, right, down, left. */
export function defaultStep(state: View): Square {
  const ways = neighboursOf(state.gwAt);
  const goal = state.lastKnown ?? gwHaunt;
  if (state.gwAt === goal) return ways[0]!;
  return ways.reduce((best, square) => (distance(square, goal) < distance(best, goal) ? square : best));
}

/** Time is up: all steps that are left, at once; a catch ends them (section 5). */
export function walkOn(state: View, ctx: Ctx<Fact>): void {
  const { phase } = state;
  while (!state.result && state.phase === phase && state.steps > 0) step(state, defaultStep(state), ctx);
}
