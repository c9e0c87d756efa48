/**
 * Ordet fanger: a card is drawn, turned, and what follows from it (6.2, 6.3).
 */
import { type Ctx, known, type Seat } from '../../kernel/game.ts';
import { readAnswers } from './banks.ts';
import { coach, FLIP_MS, freezeLines, turnUntil } from './clock.ts';
import { isJoker } from './content.ts';
import { announce } from './duel.ts';
import type { Fact } from './facts.ts';
import { endRound, shuffle } from './rounds.ts';
import {
  cardsLeft,
  clockwise,
  type DrawPile,
  links,
  nextContest,
  nextSide,
  type Side,
  sidesIn,
  type View,
} from './state.ts';

export function drawCard(
  state: View,
  side: Side,
  by: Seat | null,
  drawPile: DrawPile,
  playPile: number,
  ctx: Ctx<Fact>,
): void {
  const card = known(state.deck)[drawPile][0]!;
  ctx.tell({ type: 'cardDrawn', side, by, drawPile, playPile, card, revealAt: ctx.now + FLIP_MS });
  freezeLines(state, ctx);
}

/** OF-63: the next seats whose line needs the face before it is due, and when. */
export function nextFace(state: View): { at: number; seats: Seat[] } | undefined {
  const revealAt = state.drawn?.revealAt ?? (state.neutral ? state.race!.revealAt : undefined);
  if (revealAt === undefined || !state.lines) return undefined;
  const waiting = state.lines.flatMap(({ lead }, seat) =>
    lead > 0 && !state.sent.includes(seat) && state.connected[seat] && !state.gone[seat] ? [{ seat, lead }] : [],
  );
  if (waiting.length === 0) return undefined;
  const most = Math.max(...waiting.map(({ lead }) => lead));
  return { at: revealAt - most, seats: waiting.filter(({ lead }) => lead === most).map(({ seat }) => seat) };
}

/** OF-15, OF-17, OF-23: the card that was drawn is turned for everybody. */
export function reveal(state: View, ctx: Ctx<Fact>): void {
  const { side, pile, card: hidden } = state.drawn!;
  const card = known(hidden);
  if (isJoker(card)) {
    const active = state.hadTurn[side]!;
    ctx.tell({ type: 'jokerTurned', side, card, active, at: ctx.now });
    if (active) coach(state, 7, ctx);
  } else {
    ctx.tell({ type: 'cardFlipped', side, playPile: pile, card, at: ctx.now });
    coach(state, 3, ctx);
  }
  proceed(state, ctx);
}

/** What comes after a card that became visible, or after a duel: the next duel, the next turn, or the end. */
export function proceed(state: View, ctx: Ctx<Fact>): void {
  if (state.options.activeJokers === 'latest' && links(state).length > 1) throw new Error('OF-32: two duels at once');
  const follows = whatFollows(state);
  if (follows === 'duel') announce(state, null, ctx);
  else if (follows === 'round-end') endRound(state, ctx);
  else passTurn(state, ctx);
}

/** The same for whoever foresees it from what all can see. */
export function whatFollows(state: View): 'duel' | 'round-end' | 'turn' {
  const isLast = cardsLeft(state) === 0;
  if (nextContest(state) && (state.options.duelSignal === 'flash' || isLast)) return 'duel';
  return isLast ? 'round-end' : 'turn';
}

/** The deck is shuffled, and somebody is to move. */
export function deal(state: View, ctx: Ctx<Fact>): void {
  readAnswers();
  shuffle(state, ctx);
  passTurn(state, ctx);
}

/** OF-10, OF-19, OF-26, OF-87: whose turn comes, and who is passed over on the way to it. */
export function turnAfter(state: View): { readonly side: Side; readonly skipped: readonly Side[] } {
  const { drawer, dealer, skips } = state;
  if (isAgain(state)) return { side: drawer!, skipped: [] };
  const skipped: Side[] = [];
  let side = drawer === null ? clockwise(state, dealer)[0]! : nextSide(state, drawer);
  for (; skips[side] && !skipped.includes(side); side = nextSide(state, side)) skipped.push(side);
  return { side, skipped };
}

/** OF-26: whoever drew a joker draws once more. */
const isAgain = ({ drawer, again, removed }: View): boolean => drawer !== null && again && !removed[drawer];

function passTurn(state: View, ctx: Ctx<Fact>): void {
  const { side, skipped } = turnAfter(state);
  for (const passed of skipped) ctx.tell({ type: 'turnSkipped', side: passed });
  if (isAgain(state)) coach(state, 8, ctx);
  else if (state.hadTurn.some(Boolean)) coach(state, 6, ctx);
  giveTurn(state, side, ctx);
}

function giveTurn(state: View, side: Side, ctx: Ctx<Fact>): void {
  returnJokers(state, ctx);
  coach(state, 2, ctx);
  ctx.tell({ type: 'turnCame', side, again: state.again, until: turnUntil(state, side, ctx.now) });
}

/** OF-18: those that were set aside come back when everybody has had a turn. */
function returnJokers(state: View, { tell, draw }: Ctx<Fact>): void {
  const isDue = state.options.firstLapJoker === 'return' && !state.jokersBack && state.jokersAside.length > 0;
  if (!isDue || !sidesIn(state).every((side) => state.hadTurn[side])) return;
  const deck = known(state.deck);
  const piles = { left: [...deck.left], right: [...deck.right] };
  const lot = draw('jokers');
  for (const joker of state.jokersAside) {
    const pile = piles[lot.pick(['left', 'right'] as const)];
    pile.splice(lot.int(pile.length + 1), 0, joker);
  }
  tell({ type: 'jokersReturned', ...piles, counts: { left: piles.left.length, right: piles.right.length } });
}
