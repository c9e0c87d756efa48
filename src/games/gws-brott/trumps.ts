/**
 * GW:s brott: the four trumps (6.8). Each is GW's whole turn; an immunity works by itself, and everybody is told whose.
 */
import { type Ctx, known, type Seat } from '../../kernel/game.ts';
import { untilOf } from './clock.ts';
import type { Command } from './commands.ts';
import { around, type Piece, type Square } from './content.ts';
import type { Fact } from './facts.ts';
import {
  criminalsIn,
  isDuel,
  isImmune,
  isInJail,
  isOnBoard,
  ownerOf,
  pieceAt,
  pieceOf,
  piecesInPlay,
  tellable,
  tellablePieces,
  type View,
} from './state.ts';
import { arrest, endGwTurn, show } from './walk.ts';

export type Play = Extract<Command, { type: 'playTrump' }>['play'];

export function playTrump(state: View, play: Play, ctx: Ctx<Fact>): void {
  const phase = play.trump === 'breakthrough' ? 'gw-move' : 'infiltrator-ready';
  ctx.tell({ type: 'trumpPlayed', trump: play.trump, until: untilOf(state, phase, ctx.now) });
  switch (play.trump) {
    case 'helicopter':
      return fly(state, play.to, ctx);
    case 'snitch':
      return ctx.tell({ type: 'snitchNamed', seat: play.seat, until: untilOf(state, 'snitch-choice', ctx.now) });
    default:
      return; // a walk of eight steps, or a finger on the glass
  }
}

/** GW-59 to GW-61. */
function fly(state: View, to: Square, ctx: Ctx<Fact>): void {
  const near = around(to);
  const blockers = criminalsIn(state).filter((seat) => {
    const piece = state.pieces[seat]!.find((one) => isOnBoard(state, one) && near.includes(state.places[one]!));
    return piece !== undefined && isImmune(state, seat, 'helicopter');
  });
  ctx.tell({ type: 'helicopterFlew', to, blockers });
  for (const seat of blockers) show(state, seat, ctx);
  const caught = blockers.length === 0 ? pieceAt(state, to) : undefined;
  if (caught !== undefined) arrest(state, caught, to, 'helicopter', ctx);
  if (!state.result) endGwTurn(state, ctx);
}

/** GW-62, GW-63. */
export function snitchOn(state: View, target: Seat, ctx: Ctx<Fact>): void {
  const isBlocked = isImmune(state, target, 'snitch');
  const piece = pieceOf(state, target);
  const place = isBlocked ? null : known(state.places[piece])!;
  ctx.tell({ type: 'snitchTold', snitch: state.snitch!, target, piece, place });
  if (isBlocked) show(state, target, ctx);
  endGwTurn(state, ctx);
}

/** Two players: the criminal tells of one piece; with both in jail GW is told just that. (9, `twoPlayerTrumps`) */
export function snitchOnPiece(state: View, piece: Piece, ctx: Ctx<Fact>): void {
  const seat = state.snitch!;
  const isJail = isInJail(state, piece);
  const place = known(state.places[piece])!;
  ctx.tell({ type: 'snitchTold', snitch: seat, target: seat, piece: isJail ? null : piece, place });
  endGwTurn(state, ctx);
}

/** The snitch is silent: anybody by lot. */
export function snitchByLot(state: View, ctx: Ctx<Fact>): void {
  const snitch = state.snitch!;
  if (isDuel(state)) return snitchOnPiece(state, ctx.draw('snitch').pick(tellablePieces(state, snitch)), ctx);
  snitchOn(state, ctx.draw('snitch').pick(tellable(state, snitch)), ctx);
}

/** GW-68, GW-69: all pieces but those on the board whose owners are immune; exactly so many seconds. */
export function startLook(state: View, ctx: Ctx<Fact>): void {
  const isHidden = (piece: Piece): boolean =>
    isOnBoard(state, piece) && isImmune(state, ownerOf(state, piece), 'infiltrator');
  const onIt = piecesInPlay(state).filter((piece) => state.places[piece] !== null);
  const shown = onIt
    .filter((piece) => !isHidden(piece))
    .map((piece) => ({ piece, place: known(state.places[piece])! }));
  const hidden = onIt.filter(isHidden).map((piece) => ownerOf(state, piece));
  ctx.tell({ type: 'lookBegan', shown, hidden, until: ctx.now + state.options.lookSeconds * 1000 });
  for (const seat of hidden) show(state, seat, ctx);
}

export function endLook(state: View, ctx: Ctx<Fact>): void {
  ctx.tell({ type: 'lookEnded' });
  endGwTurn(state, ctx);
}
