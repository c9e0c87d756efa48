/**
 * GW:s brott: before the first round (section 4, 6.1). Who is GW, the deal, and who takes which piece.
 */
import type { Ctx, Seat } from '../../kernel/game.ts';
import { untilOf } from './clock.ts';
import { type Card, cardsOf, colours, criminalCards, type Piece, pieces, trumps } from './content.ts';
import type { Fact } from './facts.ts';
import { hasTrumps, isDuel, type View } from './state.ts';
import { beginRound } from './turn.ts';

/** GW-84: those willing are asked, or the lot decides, or the host has named a seat. */
export function beginGame(state: View, ctx: Ctx<Fact>): void {
  const { gwPicker, gwSeat } = state.options;
  if (gwPicker === 'volunteer') {
    return ctx.tell({ type: 'volunteersAsked', until: untilOf(state, 'gw-choice', ctx.now) });
  }
  const seats = [...Array(state.seats).keys()];
  const isNamed = gwPicker === 'host' && gwSeat <= state.seats;
  deal(state, isNamed ? gwSeat - 1 : ctx.draw('gw-seat').pick(seats), ctx);
}

export function volunteer(state: View, seat: Seat, willing: boolean, ctx: Ctx<Fact>): void {
  ctx.tell({ type: 'volunteered', seat, willing });
  if (state.willing.every((answer) => answer !== null)) chooseGw(state, ctx);
}

/** One of those willing, or of all if none is. */
export function chooseGw(state: View, ctx: Ctx<Fact>): void {
  const seats = state.willing.map((_, seat) => seat);
  const willing = seats.filter((seat) => state.willing[seat]);
  deal(state, ctx.draw('gw-seat').pick(willing.length > 0 ? willing : seats), ctx);
}

/** Section 4, in its order of draws: criminal cards, evidence by colour, trumps. */
function deal(state: View, gw: Seat, { tell, draw, now }: Ctx<Fact>): void {
  tell({ type: 'gwChosen', seat: gw });
  const { order, options } = state;
  const who = isDuel(state) ? [] : draw('criminals').shuffle(criminalCards);
  order.forEach((seat, i) => {
    if (!isDuel(state)) tell({ type: 'criminalDealt', seat, criminal: who[i]! });
  });

  const perColour = isDuel(state) ? 2 : 1; // GW-74
  const piles = colours.map((colour) => draw(colour).shuffle(cardsOf(colour)));
  const dealt = piles.slice(0, options.cardsPerCriminal);
  order.forEach((seat, i) => {
    const cards = dealt.flatMap((pile) => pile.slice(i * perColour, (i + 1) * perColour));
    tell({ type: 'cardsDealt', seat, cards: cards.sort() });
  });
  const rest = piles.flatMap((pile, i) => pile.slice(i < dealt.length ? order.length * perColour : 0)).sort() as Card[];

  const shuffled = hasTrumps(state) ? draw('trumps').shuffle(trumps) : [];
  const count = hasTrumps(state) ? (options.trumps === 'four' && !isDuel(state) ? 4 : 3) : 0;
  tell({ type: 'trumpsDealt', trumps: shuffled.slice(0, count), count });
  tell({ type: 'restLaidAside', criminals: who.slice(order.length), cards: rest, trumps: shuffled.slice(count) });
  tell({ type: 'piecesOffered', until: untilOf(state, 'setup', now) });
}

export const freePieces = (state: View): Piece[] =>
  pieces.filter((piece) => !state.pieces.some((taken) => taken.includes(piece)));

export function takePieces(state: View, seat: Seat, taken: readonly Piece[], ctx: Ctx<Fact>): void {
  ctx.tell({ type: 'piecesTaken', seat, pieces: [...taken] });
  if (state.order.every((one) => state.pieces[one]!.length > 0)) beginRound(state, ctx);
}

/** Time is up: the first free ones in the order of the box, in turn order. */
export function takeRest(state: View, ctx: Ctx<Fact>): void {
  for (const seat of state.order) {
    if (state.pieces[seat]!.length > 0) continue;
    ctx.tell({ type: 'piecesTaken', seat, pieces: freePieces(state).slice(0, isDuel(state) ? 2 : 1) });
  }
  beginRound(state, ctx);
}
