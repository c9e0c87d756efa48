/**
 * Illumuffinati: the memory. Each fact in one place; no rules. Runs on the truth and on every phone, so a secret field
 * may be missing.
 */
import type { Perceived } from '../../kernel/audience.ts';
import type { Seat } from '../../kernel/game.ts';
import { type Face, sorted, unpack, without } from './content.ts';
import type { audience, Fact } from './facts.ts';
import { groundFor } from './grounds.ts';
import { type Belongings, bakersOf, handSize, type State } from './state.ts';

export function record(state: State, fact: Perceived<Fact, typeof audience>): void {
  switch (fact.type) {
    case 'honourClaimed':
      state.hasClaimed[fact.seat] = true;
      if (fact.crime !== undefined && fact.hat !== undefined) {
        state.claims[fact.seat] = { seat: fact.seat, crime: fact.crime, hat: fact.hat };
      }
      break;
    case 'inspectorNamed':
      state.firstInspector = fact.seat;
      state.shownClaims = fact.claims;
      break;

    case 'roundBegan':
      beginRound(state, fact.round, fact.inspector);
      break;
    case 'phaseBegan':
      state.phase = fact.phase;
      state.endsAt = fact.endsAt;
      state.hasGonged = false;
      if (fact.phase !== 'bake') state.isVoided = false;
      if (fact.phase === 'negotiate') {
        state.isLocked = fact.lockedUntil !== null;
        state.lockedUntil = fact.lockedUntil ?? 0;
      } else {
        state.isLocked = false;
        if (fact.phase !== 'hide') state.ready.fill(false);
      }
      if (fact.phase === 'takeback') {
        state.answered = 0;
        state.keeps = {};
        state.offered = [...state.bribes];
      }
      break;
    case 'gongRang':
      state.hasGonged = true;
      break;
    case 'clockMoved':
      state.endsAt = fact.endsAt;
      state.hasGonged = false;
      break;
    case 'seatReady':
      state.ready[fact.seat] = true;
      break;
    case 'deckShuffled':
      if (fact.order !== undefined) state.deck = unpack(fact.order);
      break;
    case 'handDealt':
      state.counts[fact.seat] = fact.count;
      if (fact.cards !== undefined) state.hands[fact.seat] = sorted(unpack(fact.cards));
      break;
    case 'jewelsTaken':
      receive(state, fact.seat, ['J', 'J'], 2);
      break;
    case 'cardsPassed': {
      const cards = fact.cards === undefined ? undefined : unpack(fact.cards);
      state.passes++;
      give(state, fact.from, cards, fact.to);
      receive(state, fact.to, cards, 2);
      if (cards && state.hands[fact.to]) state.received[fact.to] = { seat: fact.from, cards: [...cards] };
      break;
    }
    case 'cardsDiscarded':
      state.passes++;
      give(state, fact.seat, fact.cards, null);
      state.used.push(...fact.cards);
      break;
    case 'bagsOpened':
      fact.lowest.forEach((face, seat) => {
        if (face !== null) turnUp(state, seat, face);
      });
      break;

    case 'doorUnlocked':
      state.isLocked = false;
      break;
    case 'bribeChanged':
      lay(state, fact.seat, fact.total);
      break;
    case 'fingerPointed':
      point(state, fact.seat, fact.at);
      break;
    case 'bakerHome':
      state.bribes[fact.seat] = 0;
      state.pile += fact.taken;
      state.gold[fact.seat]! += fact.returned;
      state.room = state.room.filter((seat) => seat !== fact.seat);
      state.home.push(fact.seat);
      state.taken[fact.seat] = fact.taken;
      state.open[fact.seat] = null; // IM-54
      dropFingers(state); // IM-69
      state.offered = null;
      break;
    case 'takeBackAnswered':
      state.answered++;
      if (fact.seat !== undefined && fact.keep !== undefined) state.keeps[fact.seat] = fact.keep;
      break;
    case 'bribesKept':
      fact.keeps.forEach((keep, seat) => {
        if (keep !== null) lay(state, seat, keep);
      });
      break;
    case 'bribeReturned':
      lay(state, fact.seat, 0);
      break;
    case 'muffinsInspected':
      inspect(state, fact.taken, fact.opened);
      break;

    case 'lastCardFlipped':
      state.last = { seat: fact.seat, card: fact.card, inspector: 0, baker: 0 };
      turnUp(state, fact.seat, fact.card);
      break;
    case 'pileSettled': {
      const last = state.last!;
      last.inspector = fact.inspector;
      last.baker = fact.baker;
      state.gold[state.inspector]! += fact.inspector;
      state.gold[last.seat]! += fact.baker;
      state.pile = 0;
      break;
    }
    case 'rowsShown':
      state.rows = [...fact.rows];
      break;
    case 'suspicionTaken':
      for (const seat of fact.seats) state.suspicious[seat]!++;
      break;
    case 'goldPaid':
      state.earned = [...fact.amounts];
      fact.amounts.forEach((amount, seat) => {
        state.gold[seat]! += amount;
        state.paid += amount;
      });
      break;
    case 'shopsCounted':
      for (const seat of fact.seats) state.openShop[seat]!++;
      break;
    case 'roundVoided':
      Object.assign(state, belongingsOf(state.before), { paid: state.before.paid });
      clearTable(state);
      state.isVoided = true;
      state.voids++;
      break;

    case 'titlesGiven':
      state.titles = { thief: fact.thief, absent: fact.absent };
      clearTable(state);
      break;
    case 'burglaryDone':
      state.burglary = { victim: fact.victim, amount: fact.amount };
      if (fact.victim === null) break;
      state.gold[fact.victim]! -= fact.amount;
      state.gold[state.titles!.thief]! += fact.amount;
      break;
    case 'noseAttemptBegan':
      state.nose = {
        tied: state.nose?.tied ?? [...fact.seats],
        racing: [...fact.seats],
        attempt: fact.attempt,
        isRunning: true,
        isCued: false,
        locked: state.gold.map(() => false),
        touches: {},
        times: state.nose?.times ?? [],
      };
      if (fact.cueAt !== undefined) state.nose.cueAt = fact.cueAt;
      break;
    case 'noseCued':
      state.nose!.isCued = true;
      break;
    case 'falseStarted':
      state.nose!.locked[fact.seat] = true;
      break;
    case 'noseUnlocked':
      state.nose!.locked.fill(false);
      break;
    case 'noseTouched':
      state.nose!.touches[fact.seat] = { ms: fact.effectiveMs, at: fact.at };
      break;
    case 'noseClosed':
      state.nose!.times = fact.times.map((time) => ({ ...time }));
      state.nose!.isRunning = false;
      break;
    case 'gameRanked':
      state.ranking = { places: [...fact.places], winners: [...fact.winners], why: fact.why };
      end(state);
      break;
    case 'gameCancelled':
      state.isCancelled = true;
      end(state);
      break;

    case 'seatLeft':
      state.left[fact.seat] = true;
      break;
    case 'playerChanged':
      state.bots[fact.seat] = fact.bot;
      if (!fact.bot) state.left[fact.seat] = false; // IM-129: whoever comes back has the seat again
      break;
    case 'hostNamed':
      state.host = fact.seat;
      break;
    case 'lineMeasured':
      state.roundTrips[fact.seat] = fact.roundTripMs;
      break;
    case 'masterReplaced':
      state.master = 'auto';
      break;
  }
}

const belongingsOf = ({ gold, suspicious, openShop }: Belongings): Belongings => ({
  gold: [...gold],
  suspicious: [...suspicious],
  openShop: [...openShop],
});

function end(state: State): void {
  state.phase = 'finished';
  state.endsAt = null;
}

/** IM-95: cards, bribes and the pile do not carry over. */
function clearTable(state: State): void {
  if (state.deck) state.deck = [];
  state.hands = {};
  state.counts.fill(0);
  state.passes = 0;
  state.received = {};
  state.passed = {};
  state.used = [];
  state.open.fill(null);
  state.shown = state.gold.map(() => []);
  state.home = [];
  state.taken.fill(0);
  state.run = 0;
  state.bribes.fill(0);
  state.pile = 0;
  dropFingers(state);
  state.offered = null;
  state.answered = 0;
  state.keeps = {};
  state.last = null;
  state.rows = null;
  state.earned.fill(0);
  state.room = [];
}

function beginRound(state: State, round: number, inspector: Seat): void {
  state.round = round;
  state.inspector = inspector;
  clearTable(state);
  state.room = bakersOf(state);
  state.before = { ...belongingsOf(state), paid: state.paid };
}

function receive(state: State, seat: Seat, cards: readonly Face[] | undefined, count: number): void {
  state.counts[seat]! += count;
  const hand = state.hands[seat];
  if (cards && hand) state.hands[seat] = sorted([...hand, ...cards]);
}

function give(state: State, seat: Seat, cards: readonly Face[] | undefined, to: Seat | null): void {
  state.counts[seat] = handSize(state);
  const hand = state.hands[seat];
  if (!cards || !hand) return;
  state.hands[seat] = without(hand, cards)!;
  state.passed[seat] = { seat: to, cards: [...cards] };
}

function turnUp(state: State, seat: Seat, face: Face): void {
  state.open[seat] = face;
  state.shown[seat]!.push(face);
}

/** From the purse to the table, or back. */
function lay(state: State, seat: Seat, total: number): void {
  state.gold[seat]! += state.bribes[seat]! - total;
  state.bribes[seat] = total;
}

function point(state: State, seat: Seat, at: Seat | null): void {
  state.fingers[seat] = at;
  state.said = state.said.filter((one) => one.seat !== seat);
  const ground = at !== null && state.bots[seat] ? groundFor(state, at) : undefined;
  if (at !== null && ground) state.said.push({ seat, at, ground });
}

function dropFingers(state: State): void {
  state.fingers.fill(null);
  state.said = [];
}

function inspect(state: State, taken: readonly (Face | null)[], opened: readonly (Face | null)[]): void {
  state.run++;
  for (const seat of state.room) {
    const face = taken[seat]!;
    state.used.push(face);
    state.counts[seat]!--;
    state.open[seat] = null;
    const hand = state.hands[seat];
    if (hand) state.hands[seat] = hand.slice(1);
    const next = opened[seat];
    if (next !== null && next !== undefined) turnUp(state, seat, next);
  }
}
