/**
 * Maffia: the memory. Writes down what happened, in the truth and in every view, so a secret field may be missing.
 *
 * No rule lives here. Facts are shared by everybody who perceives them, so what changes later is copied out of them.
 */
import type { Perceived } from '../../kernel/audience.ts';
import type { Seat } from '../../kernel/game.ts';
import type { audience, Fact } from './facts.ts';
import { type Nomination, type Phase, type State, savedOf } from './state.ts';

export function record(state: State, fact: Perceived<Fact, typeof audience>): void {
  switch (fact.type) {
    case 'briefingBegan':
    case 'dealBegan':
    case 'nightZeroBegan':
    case 'dawnBreakBegan':
      enter(state, GATHERINGS[fact.type], fact.until);
      state.acknowledged = { count: 0, seats: {} };
      state.cardOf = null;
      if (fact.type === 'dawnBreakBegan') state.breaks = {};
      break;
    case 'briefingTurned':
      state.card = fact.card;
      break;
    case 'acknowledged':
    case 'returned':
      state.acknowledged.count++;
      if (fact.seat !== undefined) state.acknowledged.seats[fact.seat] = true;
      break;
    case 'nightZeroSeen':
      state.acknowledged.seats[fact.seat] = true;
      break;
    case 'deckShuffled':
    case 'rolesOpened':
      fact.roles.forEach((role, seat) => {
        state.roles[seat] = role;
      });
      break;
    case 'cardCalled':
      state.cardOf = fact.seat;
      state.until = fact.until;
      break;
    case 'roleDealt':
      state.roles[fact.seat] = fact.role;
      break;
    case 'circleSeen':
      for (const mate of fact.mates) state.roles[mate] = fact.role;
      break;
    case 'setupUndone':
      gatherCards(state, fact.seat);
      break;

    case 'dayBegan':
      enter(state, 'day-talk', fact.until);
      state.day = fact.day;
      state.extensionUsed = false;
      state.ready = { count: 0, seats: {} };
      for (const one of state.statements) one.count = 0;
      state.nominations = [];
      state.order = [];
      state.ballot = [];
      state.calls = [];
      state.hanged = null;
      break;
    case 'stated': {
      const told = state.statements[fact.seat]!;
      told.count++;
      told.at = fact.at;
      break;
    }
    case 'readinessSet':
      state.ready.count += fact.ready ? 1 : -1;
      if (fact.seat !== undefined) state.ready.seats[fact.seat] = fact.ready;
      break;
    case 'extensionOffered':
      enter(state, 'extension-offer', fact.until);
      break;
    case 'extensionUsed':
      enter(state, 'day-talk', fact.until);
      state.extensionsLeft--;
      state.extensionUsed = true;
      state.ready = { count: 0, seats: {} };
      break;
    case 'nominated':
      state.nominations.push({ nominator: fact.nominator, target: fact.target, at: fact.at });
      if (!state.order.includes(fact.target)) state.order.push(fact.target);
      if (state.phase === 'last-nominations') state.lastActs[fact.nominator]!++;
      break;
    case 'nominationWithdrawn': {
      const at = state.nominations.findIndex((one) => one.nominator === fact.nominator && one.target === fact.target);
      for (const nomination of state.nominations.splice(at, 1)) measure(state, nomination, fact.at);
      if (state.phase === 'last-nominations') state.lastActs[fact.nominator]!++;
      break;
    }
    case 'lastNominationsBegan':
      enter(state, 'last-nominations', fact.until);
      state.windowFrom = fact.until;
      state.lastActs.fill(0);
      break;
    case 'windowRestarted':
    case 'clockMoved':
      state.until = fact.until;
      break;
    case 'nomineesRead':
      enter(state, 'nominee-list', fact.until);
      for (const nomination of state.nominations) measure(state, nomination, fact.at);
      break;
    case 'listConfirmed':
      beginRound(state, 1, fact.ballot);
      break;
    case 'speechBegan':
      state.heard.push(fact.seat);
      if (fact.until === null) break;
      enter(state, 'speech', fact.until);
      state.speaker = fact.seat;
      state.passAt = null;
      state.speeches[fact.seat]!++;
      break;
    case 'speakerMissed':
      state.passAt = fact.passAt;
      break;
    case 'speechPassed':
      state.speaker = null;
      break;

    case 'voteDeclared':
      enter(state, 'vote-intro', fact.until);
      break;
    case 'callAwaited':
    case 'countdownBegan':
    case 'handsCalled':
      enter(state, 'vote-call', fact.type === 'callAwaited' ? null : fact.until);
      state.nominee = fact.nominee;
      state.step = STEPS[fact.type];
      if (fact.type !== 'handsCalled') state.hands = {};
      break;
    case 'handRaised':
      state.hands[fact.seat] = true;
      break;
    case 'handLowered':
      delete state.hands[fact.seat];
      break;
    case 'handsShown':
      state.step = 'shown';
      state.until = fact.until;
      state.hands = {};
      state.struck = [];
      state.calls.push({ nominee: fact.nominee, hands: [...fact.seats] });
      break;
    case 'handsRecorded':
      state.until = fact.until;
      state.calls[state.calls.length - 1]!.hands = [...fact.seats];
      state.struck = state.struck.filter((seat) => state.bots[seat]); // the people's were counted anew
      break;
    case 'handStruck': {
      const call = state.calls[state.calls.length - 1]!;
      call.hands = call.hands.filter((seat) => seat !== fact.seat);
      state.struck.push(fact.seat);
      break;
    }
    case 'handRestored':
      state.calls[state.calls.length - 1]!.hands.push(fact.seat);
      state.calls[state.calls.length - 1]!.hands.sort((a, b) => a - b);
      state.struck = state.struck.filter((seat) => seat !== fact.seat);
      break;
    case 'runoffCalled':
      beginRound(state, 2, fact.ballot);
      break;
    case 'voteResolved':
      noteVotes(state);
      enter(state, 'vote-result', fact.until);
      state.hanged = fact.hanged;
      if (fact.hanged !== null) takeOut(state, fact.hanged, 'hanged');
      break;
    case 'cardShown':
      state.teams[fact.seat] = fact.team;
      if (fact.role !== null) state.roles[fact.seat] = fact.role;
      break;

    case 'nightFell':
      enter(state, 'night', fact.until);
      state.done = {};
      state.choices = {};
      delete state.agreed;
      delete state.closed;
      break;
    case 'segmentCalled':
      state.segment = fact.segment;
      state.until = fact.until;
      break;
    case 'pointed':
    case 'thumbShown':
    case 'patientChosen':
    case 'shotAimed':
    case 'hunchSet':
      state.choices[fact.seat] = fact.target;
      break;
    case 'teamLearned':
      state.checks[fact.seat] ??= [];
      state.checks[fact.seat]!.push({ day: state.day, target: fact.target, team: fact.team });
      break;
    case 'nightFinished':
      state.done[fact.seat] = true;
      break;
    case 'nightSettled': {
      const role = state.roles[fact.seat];
      if (role === 'mafia') state.agreed = fact.target;
      const hasHunches = role === 'villager' || role === 'freemason';
      if (!hasHunches || fact.target === null) break;
      state.hunches[fact.seat] ??= [];
      state.hunches[fact.seat]!.push(fact.target);
      break;
    }
    case 'nightClosed':
      state.agreed = fact.agreed;
      state.closed = { shots: [...fact.shots], patient: fact.patient };
      break;
    case 'nightDeclared':
      enter(state, 'declaration', fact.until);
      declare(state, fact.deaths, fact.attempt);
      break;
    case 'protectionSettled':
      if (fact.saves === 0) break;
      state.saved = state.blocked ?? null;
      state.blocked = null;
      break;

    case 'unwellSignalled':
      state.unwell[fact.seat] = true;
      break;
    case 'unwellCancelled':
      state.unwell[fact.seat] = false;
      break;
    case 'seatLeft':
      state.left[fact.seat] = true;
      break;
    case 'breakAsked':
      state.breaks[fact.seat] = true;
      break;
    case 'seatRemoved':
      remove(state, fact.seat);
      break;
    case 'wordingSoftened':
      state.wording = 'soft';
      break;
    case 'connectionChanged':
      state.connected[fact.seat] = fact.connected;
      break;
    case 'playerChanged':
      state.bots[fact.seat] = fact.bot;
      break;
    case 'masterReplaced':
      state.master = 'auto';
      if (fact.until !== null) state.until = fact.until;
      break;

    case 'gameEnded':
      enter(state, 'ended', null);
      state.result = { outcome: fact.outcome, reason: fact.reason, winners: [...fact.winners] };
      break;
    case 'nightsOpened':
      state.openedNights = fact.nights;
      break;
    case 'awardsGiven':
      state.awards = fact.awards;
      break;
  }
}

const GATHERINGS = {
  briefingBegan: 'briefing',
  dealBegan: 'deal',
  nightZeroBegan: 'night-zero',
  dawnBreakBegan: 'dawn-break',
} as const;

const STEPS = { callAwaited: 'waiting', countdownBegan: 'countdown', handsCalled: 'open' } as const;

function enter(state: State, phase: Phase, until: number | null): void {
  state.phase = phase;
  state.until = until;
  if (phase !== 'vote-call') {
    state.nominee = null;
    state.step = null;
  }
  if (phase !== 'speech') {
    state.speaker = null;
    state.passAt = null;
  }
  state.segment = null;
}

function takeOut(state: State, seat: Seat, how: 'hanged' | 'shot' | 'removed'): void {
  state.out[seat] = { how, day: state.day };
  state.living = state.living.filter((one) => one !== seat);
}

function beginRound(state: State, round: 1 | 2, ballot: readonly Seat[]): void {
  noteVotes(state);
  state.round = round;
  state.ballot = [...ballot];
  state.heard = [];
  state.calls = [];
}

function noteVotes(state: State): void {
  for (const { nominee, hands } of state.calls) for (const seat of hands) state.votedFor[seat]!.push(nominee);
}

function measure(state: State, { nominator, target, at }: Nomination, now: number): void {
  const ms = now - at;
  if (ms > (state.longestNomination?.ms ?? 0)) state.longestNomination = { nominator, target, ms };
}

function declare(state: State, deaths: readonly Seat[], attempt: boolean): void {
  const doctor = state.living.find((seat) => state.roles[seat] === 'doctor');
  if (doctor !== undefined) {
    state.blocked = state.choices[doctor] ?? null;
    state.saved = null;
  }
  state.nights.push({
    day: state.day,
    deaths: [...deaths],
    attempt,
    ...(state.closed && { shots: [...state.closed.shots], saved: savedOf(state.closed, deaths) }),
  });
  for (const seat of deaths) takeOut(state, seat, 'shot');
  state.stillCycles = state.living.length === state.livingAtDawn ? state.stillCycles + 1 : 0;
  state.livingAtDawn = state.living.length;
}

/** A29: out at once; what it nominated, chose or armed lapses, and so does every choice of it. Its earlier hands stand. */
function remove(state: State, seat: Seat): void {
  takeOut(state, seat, 'removed');
  state.nominations = state.nominations.filter((one) => one.nominator !== seat && one.target !== seat);
  state.ballot = state.ballot.filter((one) => one !== seat);
  state.ready = { count: 0, seats: {} }; // a count that fell by one would tell that this seat was ready
  delete state.hands[seat];
  state.struck = state.struck.filter((one) => one !== seat);
  delete state.done[seat];
  delete state.choices[seat];
  for (const one of state.living) if (state.choices[one] === seat) state.choices[one] = null;
  if (!state.closed) return;
  state.closed.shots = state.closed.shots.filter((one) => one !== seat);
  if (state.closed.patient === seat) state.closed.patient = null;
}

/** MF-126: all return to the lobby, and nobody keeps a card or a name that was learned. */
function gatherCards(state: State, seat: Seat | undefined): void {
  enter(state, 'lobby', null);
  state.roles = {};
  state.cardOf = null;
  state.unwell = {};
  state.breaks = {};
  state.result = { outcome: 'undone', reason: 'setup-undone', winners: [], undone: seat === undefined ? [] : [seat] };
}
