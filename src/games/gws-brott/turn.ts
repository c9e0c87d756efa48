/**
 * GW:s brott: a criminal's turn (6.2 to 6.6), and whose turn it is next.
 */
import { type Ctx, known, type Seat } from '../../kernel/game.ts';
import { untilOf } from './clock.ts';
import {
  type Card,
  destinations,
  distance,
  type Face,
  faces,
  isUsable,
  type MoveFace,
  numberOf,
  type Piece,
  placeOf,
  type Square,
  squareOf,
} from './content.ts';
import { endGame } from './end.ts';
import type { Fact } from './facts.ts';
import {
  criminalsIn,
  evidenceHere,
  freeDice,
  isDuel,
  isLocked,
  isOut,
  lockedCount,
  othersThan,
  type View,
} from './state.ts';

/** The next round, or a draw after the last one (GW-83). */
export function beginRound(state: View, ctx: Ctx<Fact>): void {
  if (state.round >= state.options.maxRounds) return endGame(state, 'draw', 'round-limit', ctx);
  ctx.tell({ type: 'roundBegan', round: state.round + 1 });
  const seat = criminalsIn(state)[0]!;
  if (!isDuel(state)) return beginTurn(state, seat, state.pieces[seat]![0]!, ctx);
  ctx.tell({ type: 'actingAsked', seat, until: untilOf(state, 'piece-choice', ctx.now) }); // GW-77
}

export function beginTurn(state: View, seat: Seat, piece: Piece, ctx: Ctx<Fact>): void {
  ctx.tell({ type: 'turnBegan', seat, piece, until: untilOf(state, 'turn-start', ctx.now) });
  if (lockedCount(state) === state.dice.length) reset(state, true, ctx); // GW-16
}

/** The next criminal still in the game, the other piece of a lone one (GW-76), or GW. */
export function endTurn(state: View, ctx: Ctx<Fact>): void {
  const seat = state.turn!;
  if (isDuel(state) && !state.isSecond) {
    return beginTurn(state, seat, known(state.pieces[seat]!.find((piece) => piece !== state.acting)), ctx);
  }
  const later = state.order.slice(state.order.indexOf(seat) + 1).find((one) => !isOut(state, one));
  if (later !== undefined && !isDuel(state)) return beginTurn(state, later, state.pieces[later]![0]!, ctx);
  ctx.tell({ type: 'gwTurnBegan', until: untilOf(state, 'gw-turn', ctx.now) });
}

/** GW-14: GW walks as many steps as dice are locked; what follows is in walk.ts. */
export function reset(state: View, forced: boolean, ctx: Ctx<Fact>): void {
  const until = untilOf(state, 'gw-special', ctx.now);
  ctx.tell({ type: 'specialBegan', seat: state.turn!, steps: lockedCount(state), forced, until });
}

export function destroy(state: View, card: Card, ctx: Ctx<Fact>): void {
  const seat = state.turn!;
  ctx.tell({ type: 'evidenceDestroyed', seat, piece: known(state.acting)!, card });
  if (state.left[seat] === 0) endGame(state, 'criminal', 'last-evidence', ctx); // GW-71
}

export function roll(state: View, chosen: readonly number[] | null, ctx: Ctx<Fact>): void {
  const seat = state.turn!;
  const here = state.rolls === 0 && !state.hasDestroyed ? evidenceHere(state, seat) : undefined;
  if (here !== undefined) ctx.tell({ type: 'evidenceKept', seat, card: here });
  const dice = chosen ? [...chosen].sort((a, b) => a - b) : freeDice(state);
  const lot = ctx.draw('dice');
  const shown = dice.map((): Face => lot.pick(faces));
  ctx.tell({ type: 'diceRolled', seat, dice, faces: shown, until: untilOf(state, 'rolled', ctx.now) });
  if (lockedCount(state) < state.dice.length) return;
  ctx.tell({ type: 'busted', seat }); // GW-30
  endTurn(state, ctx);
}

/** Where the acting piece may go with a die that shows a way. */
export const endsOf = (state: View, face: MoveFace): readonly number[] =>
  destinations(
    numberOf(known(state.places[state.acting!])!),
    face,
    numberOf(state.gwAt),
    othersThan(state, state.acting!),
  );

export const isDieUsable = (state: View, die: number): boolean => {
  const face = state.dice[die];
  if (isLocked(state, die) || face === null) return false;
  const from = numberOf(known(state.places[state.acting!])!);
  return isUsable(from, face as MoveFace, numberOf(state.gwAt), othersThan(state, state.acting!));
};
export const usableDice = (state: View): number[] => freeDice(state).filter((die) => isDieUsable(state, die));

export function chooseDie(state: View, die: number, timedOut: boolean, { tell, now }: Ctx<Fact>): void {
  const face = state.dice[die] as MoveFace;
  tell({ type: 'dieChosen', seat: state.turn!, die, face, timedOut, until: untilOf(state, 'moving', now) });
}

export function declareStuck(state: View, timedOut: boolean, ctx: Ctx<Fact>): void {
  ctx.tell({ type: 'stuckDeclared', seat: state.turn!, timedOut });
  endTurn(state, ctx);
}

export function movePiece(state: View, to: Square, timedOut: boolean, ctx: Ctx<Fact>): void {
  const seat = state.turn!;
  ctx.tell({ type: 'pieceMoved', seat, piece: known(state.acting)!, to, timedOut });
  ctx.tell({ type: 'moveMade', seat, timedOut });
  endTurn(state, ctx);
}

/** 10.2: an own evidence square, else the way towards one; ties by column, then by row. */
export function defaultDestination(state: View): Square {
  const ends = endsOf(state, state.chosen!.face).map(placeOf);
  const hand = known(state.hands[state.turn!])!.map(squareOf);
  const own = hand.find((square) => ends.includes(square)); // hands are sorted by card
  if (own !== undefined) return own;
  const far = (square: Square): number => Math.min(...hand.map((one) => distance(square, one)));
  return ends.reduce((best, square) => (far(square) < far(best) ? square : best));
}
