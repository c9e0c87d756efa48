/**
 * Ordet fanger: a card is drawn, turned, and what follows from it (6.2, 6.3).
 */
import { type Ctx, known, type Seat } from '../../kernel/game.ts';
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
  const contest = nextContest(state);
  if (state.options.activeJokers === 'latest' && links(state).length > 1) throw new Error('OF-32: two duels at once');
  if (contest && (state.options.duelSignal === 'flash' || cardsLeft(state) === 0)) return announce(state, null, ctx);
  if (cardsLeft(state) === 0) return endRound(state, ctx);
  passTurn(state, ctx);
}

/** The deck is shuffled, and somebody is to move. */
export function deal(state: View, ctx: Ctx<Fact>): void {
  shuffle(state, ctx);
  passTurn(state, ctx);
}

/** OF-10, OF-19, OF-26, OF-87. */
function passTurn(state: View, ctx: Ctx<Fact>): void {
  const { drawer, dealer } = state;
  if (drawer !== null && state.again && !state.removed[drawer]) {
    coach(state, 8, ctx);
    return giveTurn(state, drawer, ctx);
  }
  let side = drawer === null ? clockwise(state, dealer)[0]! : nextSide(state, drawer);
  for (let passed = 0; state.skips[side] && passed < state.sides.length; passed++) {
    ctx.tell({ type: 'turnSkipped', side });
    side = nextSide(state, side);
  }
  if (state.hadTurn.some(Boolean)) coach(state, 6, ctx);
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
