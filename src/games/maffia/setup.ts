/**
 * Maffia: before day 1. The briefing, the deal, night zero. (6.3, 6.4)
 *
 * Nobody is shot, protected or investigated in night zero (MF-48): the circles learn who they are, and that is all.
 */
import { type Ctx, known, type Seat } from '../../kernel/game.ts';
import { deckOf, type Role, roles } from './content.ts';
import type { Fact } from './facts.ts';
import { isCalled, isThere, nightZeroSegments, seatCount, unlessMaster, type View } from './state.ts';

export const BRIEFING_MS = 180_000;
const DEAL_MS = 60_000;
const CARD_MS = 6_000;
const NIGHT_ZERO_MS = 20_000;
const NIGHT_ZERO_SEGMENT_MS = 10_000;

/** The briefing comes before the deal. (MF-41) */
export function beginBriefing(state: View, { tell, now }: Ctx<Fact>): void {
  tell({ type: 'briefingBegan', until: unlessMaster(state, now + BRIEFING_MS) });
}

/** Phases that collect acknowledgements wait for the humans who are connected. (A27) */
export function areAllAcknowledged(state: View): boolean {
  const humans = state.bots.flatMap((bot, seat) => (bot || state.out[seat]?.how === 'removed' ? [] : [seat]));
  const awaited = humans.filter((seat) => isThere(state, seat));
  // When the last phone falls asleep nobody has agreed to anything: the timer decides.
  if (awaited.length === 0 && humans.length > 0) return false;
  return awaited.every((seat) => state.acknowledged.seats[seat]);
}

/** MF-42: entry i of the shuffled deck to seat i. */
export function beginDeal(state: View, { tell, draw, now }: Ctx<Fact>): void {
  const seats = seatCount(state);
  const isOneByOne = state.options.dealStyle === 'one-by-one';
  tell({ type: 'dealBegan', until: now + (isOneByOne ? seats * CARD_MS : DEAL_MS) });
  const deck = draw('deal').shuffle(deckOf(state.roleSet));
  checkDeal(state, deck);
  tell({ type: 'deckShuffled', roles: deck });
  if (isOneByOne) return callCard(state, 0, { tell, now });
  deck.forEach((role, seat) => {
    tell({ type: 'roleDealt', seat, role });
  });
}

/** MF-44: the dealt roles equal the role set. A deal that does not is a defect, and nobody plays on with it. */
function checkDeal(state: View, deck: readonly Role[]): void {
  for (const role of roles) {
    const dealt = deck.filter((one) => one === role).length;
    if (dealt !== state.roleSet[role]) throw new Error(`dealt ${dealt} of ${role}, not ${state.roleSet[role]}`);
  }
}

/** 5.7: a seat learns its role when its own six seconds begin, not before. */
function callCard(state: View, seat: Seat, { tell, now }: Pick<Ctx<Fact>, 'tell' | 'now'>): void {
  tell({ type: 'cardCalled', seat, until: now + CARD_MS });
  tell({ type: 'roleDealt', seat, role: known(state.roles[seat]) });
}

/** The time of a card, or of the whole deal, is up. */
export function dealOn(state: View, ctx: Ctx<Fact>): void {
  const next = state.cardOf === null ? seatCount(state) : state.cardOf + 1;
  if (next < seatCount(state)) callCard(state, next, ctx);
  else beginNightZero(state, ctx);
}

/** The master ends the deal: whoever was not called yet gets the card now. */
export function cutDeal(state: View, ctx: Ctx<Fact>): void {
  const first = state.cardOf === null ? seatCount(state) : state.cardOf + 1;
  for (let seat = first; seat < seatCount(state); seat++) {
    ctx.tell({ type: 'roleDealt', seat, role: known(state.roles[seat]) });
  }
  beginNightZero(state, ctx);
}

/** MF-46, MF-47: the mafia members and the two freemasons learn of each other. */
export function beginNightZero(state: View, { tell, now }: Ctx<Fact>): void {
  const segments = isCalled(state) ? nightZeroSegments(state) : [];
  tell({ type: 'nightZeroBegan', until: now + (segments.length * NIGHT_ZERO_SEGMENT_MS || NIGHT_ZERO_MS) });
  if (segments[0]) tell({ type: 'segmentCalled', segment: segments[0], until: now + NIGHT_ZERO_SEGMENT_MS });
  for (const seat of state.living) {
    const role = known(state.roles[seat]);
    const hasCircle = role === 'mafia' || role === 'freemason';
    const mates = hasCircle ? state.living.filter((mate) => mate !== seat && state.roles[mate] === role) : [];
    tell({ type: 'circleSeen', seat, role, mates });
  }
}

/** With `nightEarlyEnd` nobody waits for a clock when all have looked; called one by one, each circle has its time. */
export const isNightZeroSeen = (state: View): boolean =>
  state.options.nightEarlyEnd && !isCalled(state) && areAllAcknowledged(state);

/** The next circle is called, if there is one. Says whether night zero goes on. */
export function nightZeroOn(state: View, { tell, now }: Ctx<Fact>): boolean {
  const segments = nightZeroSegments(state);
  const next = state.segment && segments[segments.indexOf(state.segment) + 1];
  if (next) tell({ type: 'segmentCalled', segment: next, until: now + NIGHT_ZERO_SEGMENT_MS });
  return !!next;
}
