/**
 * Illumuffinati: phases 1 to 3 of a round, and who is Inspector first. Bake, hide, open. (IM-15 to IM-33)
 */
import { type Ctx, known, type Seat } from '../../kernel/game.ts';
import type { Draw } from '../../kernel/random.ts';
import { BUCKETS, type Face, isJewel, jewelsIn, MS, MUFFINS, pack } from './content.ts';
import type { Fact } from './facts.ts';
import {
  bakeMs,
  bakersOf,
  type Claim,
  handSize,
  isLastBaker,
  leftOf,
  type Phase,
  passerOf,
  seatsOf,
  type View,
} from './state.ts';

export function begin(state: View, ctx: Ctx<Fact>): void {
  switch (state.options.firstInspector) {
    case 'random':
      return nameInspector(state, ctx.draw('first-inspector').pick(seatsOf(state)), [], ctx);
    case 'host':
      return enter('first-inspector', null, ctx);
    case 'ritual':
      return enter('first-inspector', ctx.now + MS.claims, ctx);
  }
}

export function enter(phase: Phase, endsAt: number | null, { tell }: Pick<Ctx<Fact>, 'tell'>): void {
  tell({ type: 'phaseBegan', phase, endsAt, lockedUntil: null });
}

/** All have answered, or their time is up: whoever has not counts as never. */
export function closeClaims(state: View, ctx: Ctx<Fact>): void {
  const claims = seatsOf(state).map((seat): Claim => state.claims[seat] ?? { seat, crime: 'never', hat: 'never' });
  nameInspector(state, mostHonoured(claims, ctx.draw), claims, ctx);
}

const since = (bucket: Claim['crime']): number => BUCKETS.indexOf(bucket);

/** IM-15 to IM-17: the latest crime, then the latest hat, then a lot. */
function mostHonoured(claims: readonly Claim[], draw: Draw): Seat {
  const best = (among: readonly Claim[], age: (claim: Claim) => number): Claim[] => {
    const latest = Math.min(...among.map(age));
    return among.filter((claim) => age(claim) === latest);
  };
  const byCrime = best(claims, ({ crime }) => since(crime));
  const tied = best(byCrime, ({ hat }) => since(hat));
  return tied.length === 1 ? tied[0]!.seat : draw('first-inspector').pick(tied).seat;
}

export function nameInspector(state: View, seat: Seat, claims: readonly Claim[], ctx: Ctx<Fact>): void {
  ctx.tell({ type: 'inspectorNamed', seat, claims });
  beginRound(state, 0, seat, ctx);
}

/** IM-11, IM-20, IM-21, IM-93. */
export function beginRound(state: View, round: number, inspector: Seat, ctx: Ctx<Fact>): void {
  const { tell, draw, now } = ctx;
  tell({ type: 'roundBegan', round, inspector });
  const deck = draw('deck').shuffle(MUFFINS);
  tell({ type: 'deckShuffled', order: pack(deck) });
  const count = handSize(state);
  bakersOf(state).forEach((seat, i) => {
    tell({ type: 'handDealt', seat, count, cards: pack(deck.slice(i * count, (i + 1) * count)) });
  });
  enter('bake', now + bakeMs(state), ctx);
}

/** IM-22: everybody sees who takes the jewels. */
export function beginHide(state: View, ctx: Ctx<Fact>): void {
  callPasser(state, ctx);
  ctx.tell({ type: 'jewelsTaken', seat: passerOf(state)! });
}

function callPasser(state: View, ctx: Ctx<Fact>): void {
  enter('hide', ctx.now + state.options.passSeconds * 1000, ctx);
}

export function pass(state: View, cards: readonly Face[], ctx: Ctx<Fact>): void {
  const seat = passerOf(state)!;
  if (isLastBaker(state, seat)) {
    ctx.tell({ type: 'cardsDiscarded', seat, cards: [...cards] });
    return openBags(state, ctx);
  }
  ctx.tell({ type: 'cardsPassed', from: seat, to: leftOf(state, seat), cards: pack(cards) });
  callPasser(state, ctx);
}

/** IM-122: a lot among all legal pairs of cards; to all others it looks like any other pass. */
export function passByLot(state: View, ctx: Ctx<Fact>): void {
  const seat = passerOf(state)!;
  const hand = known(state.hands[seat]) as readonly Face[];
  const mayBeJewels = !isLastBaker(state, seat);
  const pairs: Face[][] = [];
  hand.forEach((one, i) => {
    for (const other of hand.slice(i + 1)) {
      if (mayBeJewels || !isJewel(one) || !isJewel(other)) pairs.push([one, other]);
    }
  });
  pass(state, ctx.draw('forced-pass').pick(pairs), ctx);
}

/** IM-31 to IM-33: the software sorts, and all lowest cards are turned up at one moment. */
function openBags(state: View, ctx: Ctx<Fact>): void {
  checkRows(state);
  enter('open', ctx.now + MS.open, ctx);
  const lowest = seatsOf(state).map((seat) => (seat === state.inspector ? null : known(state.hands[seat])[0]!));
  ctx.tell({ type: 'bagsOpened', lowest });
}

/** IM-27, IM-28: one or two jewels in the rows, all rows of one length. Anything else is a defect. */
function checkRows(state: View): void {
  const rows = bakersOf(state).map((seat) => known(state.hands[seat]));
  const jewels = jewelsIn(rows.flat());
  if (jewels < 1 || jewels > 2 || rows.some((row) => row.length !== handSize(state))) {
    throw new Error(`${jewels} jewels in rows of ${rows.map((row) => row.length).join(', ')} cards`);
  }
}
