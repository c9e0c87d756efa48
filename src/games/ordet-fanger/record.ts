/**
 * Ordet fanger: the memory. It writes down what happened and decides nothing; a secret field may be missing.
 */
import type { Perceived } from '../../kernel/audience.ts';
import type { Seat } from '../../kernel/game.ts';
import { chronicleAnswers, chronicleDuel, chronicleRound, chronicleSmile, chronicleVotes } from './chronicle.ts';
import type { audience, Fact } from './facts.ts';
import { type DrawPile, type Duel, type Race, type Side, type State, sideOf } from './state.ts';

type Seen = Perceived<Fact, typeof audience>;

const raceFrom = (state: State, revealAt: number, card: Race['card'] = null): Race => ({
  revealAt,
  barFrom: revealAt,
  until: revealAt + state.options.raceMs,
  card,
  held: [],
  blanks: [],
  closesAt: null,
  waits: [],
});

const shed = <T>(list: readonly T[], one: T): T[] => list.filter((other) => other !== one);

export function record(state: State, fact: Seen): void {
  switch (fact.type) {
    case 'roundBegan':
      beginRound(state, fact);
      break;
    case 'deckShuffled':
    case 'jokersReturned':
    case 'neutralsReturned':
      if (fact.type === 'jokersReturned') {
        state.jokersAside = [];
        state.jokersBack = true;
      }
      if (fact.type === 'neutralsReturned' && state.duel) {
        state.chronicle.neutrals = state.duel.neutrals.map(({ card }) => card);
        state.duel.neutrals = [];
        state.duel.jokersAside = [];
      }
      state.counts = { ...fact.counts };
      state.deck = fact.left && fact.right ? { left: [...fact.left], right: [...fact.right] } : undefined;
      break;
    case 'turnCame':
      state.phase = 'turn';
      state.turn = fact.side;
      state.until = fact.until;
      break;
    case 'turnSkipped':
      state.skips[fact.side] = false;
      state.hadTurn[fact.side] = true;
      break;
    case 'cardDrawn':
      state.phase = 'reveal';
      state.until = null;
      state.drawer = fact.side;
      state.foulCalled = false;
      state.race = null;
      state.series = 0;
      state.counts[fact.drawPile]--;
      state.deck?.[fact.drawPile].shift();
      state.drawn = {
        side: fact.side,
        pile: fact.playPile,
        from: fact.drawPile,
        card: fact.card,
        revealAt: fact.revealAt,
      };
      state.sent = [];
      state.early = null;
      state.examples = null;
      state.chronicle.steps = [];
      break;
    case 'linesFrozen':
      state.slow = [...fact.slow];
      state.lines = fact.lines?.map((line) => ({ ...line }));
      break;
    case 'faceSent':
      state.sent = [...state.sent, ...fact.seats];
      state.early = fact.card;
      break;
    case 'cardFlipped':
    case 'cardUncovered':
      if (fact.type === 'cardFlipped') {
        state.piles[fact.side]![fact.playPile]!.push(fact.card);
        state.hadTurn[fact.side] = true;
        state.again = false;
        state.drawn = null;
      }
      state.stamps[fact.side]![fact.playPile] = ++state.stamp;
      state.changed = { side: fact.side, pile: fact.playPile };
      state.race = raceFrom(state, fact.at);
      clearDuel(state);
      break;
    case 'jokerTurned':
      if (fact.active) state.jokers.push(fact.card);
      else state.jokersAside.push(fact.card);
      state.changed = null;
      state.again = true;
      state.drawn = null;
      state.race = raceFrom(state, fact.at);
      break;
    default:
      recordDuel(state, fact);
  }
}

function clearDuel(state: State): void {
  clearJudging(state);
  state.neutral = null;
  state.duel = null;
  state.third = null;
  state.early = null;
  state.sent = [];
}

/** A race begins: nothing of the one before is judged any more. */
function clearJudging(state: State): void {
  state.shown = [];
  state.verdict = null;
  state.challenge = null;
  state.challenged = [];
  state.doubts = [];
  state.judged = [];
  state.ballot = null;
}

function beginRound(state: State, fact: Extract<Seen, { type: 'roundBegan' }>): void {
  clearDuel(state);
  chronicleRound(state);
  state.phase = 'shuffle';
  state.round = fact.round;
  state.cardSet = fact.cardSet;
  state.symbolsOut = [...fact.symbolsOut];
  state.dealer = fact.dealer;
  state.turn = fact.dealer;
  state.until = fact.until;
  state.piles = state.piles.map((piles) => piles.map(() => []));
  state.stamps = state.stamps.map((piles) => piles.map(() => 0));
  state.stamp = 0;
  state.changed = null;
  state.jokers = [];
  state.jokersAside = [];
  state.jokersBack = false;
  state.won = state.won.map(() => []);
  state.out = 0;
  state.drawer = null;
  state.again = false;
  state.hadTurn = state.hadTurn.map(() => false);
  state.skips = state.skips.map(() => false);
  state.foulCalled = false;
  state.race = null;
  state.series = 0;
  state.said = [];
  state.readied = [];
  state.examples = null;
}

function recordDuel(state: State, fact: Seen): void {
  const { duel, race } = state;
  switch (fact.type) {
    case 'duelStarted':
      state.phase = 'race';
      state.until = fact.until;
      state.series = fact.series;
      state.chronicle.last = [];
      state.chronicle.neutrals = [];
      state.duel = {
        ...structuredContest(fact.contest),
        series: fact.series,
        neutrals: [],
        jokersAside: [],
        cards: 0,
        rejections: state.sides.map(() => 0),
        barred: [],
        given: [],
        dropped: [],
      };
      break;
    case 'nudged':
      state.lastNudgeAt[fact.seat] = fact.at;
      break;
    case 'answerHeld':
      state.lastAnswerAt[fact.seat] = fact.at;
      if (race) {
        race.held.push({ seat: fact.seat, text: fact.text, r: fact.r });
        race.blanks = shed(race.blanks, fact.seat);
        if (fact.closesAt !== undefined) race.closesAt = fact.closesAt;
      }
      state.turnedDown = null;
      break;
    case 'answerTurnedDown':
      state.lastAnswerAt[fact.seat] = fact.at;
      if (race) race.blanks = shed(race.blanks, fact.seat);
      if (fact.text !== undefined && fact.code !== undefined)
        state.turnedDown = { seat: fact.seat, text: fact.text, code: fact.code };
      break;
    case 'microphoneSet':
      state.microphones[fact.seat] = fact.open;
      break;
    case 'blankSignalled':
      race?.blanks.push(fact.seat);
      break;
    case 'raceClosed':
      closeRace(state, fact);
      break;
    case 'raceOpened': {
      const kept = fact.part ? (race?.held ?? []).map((held) => ({ ...held, r: 0 })) : [];
      state.phase = 'race';
      state.until = fact.until;
      state.race = {
        ...raceFrom(state, fact.revealAt, race?.card ?? null),
        barFrom: fact.barFrom,
        until: fact.until,
        waits: [...fact.waits],
        held: kept,
      };
      clearJudging(state);
      break;
    }
    case 'botSpoke':
      state.said.push({ text: fact.text, at: fact.at, chat: false });
      duel?.given.push({ seat: fact.seat, text: fact.text });
      if (race) noteSpoken(state, fact, fact.at - race.revealAt);
      break;
    case 'claimMade':
      state.phase = 'verdict';
      state.until = fact.until;
      state.verdict = { winner: fact.winner, backers: [fact.seat], doubter: null };
      break;
    case 'claimConfirmed':
      state.verdict?.backers.push(fact.seat);
      break;
    case 'claimDisputed':
      if (state.verdict) state.verdict.doubter = fact.seat;
      break;
    case 'challengeOpened':
      state.phase = 'challenge';
      state.until = fact.until;
      state.ballot = null;
      state.challenge = { winner: fact.winner, tied: [...fact.tied], accepted: [] };
      break;
    case 'answerAccepted':
      state.challenge?.accepted.push(fact.seat);
      break;
    case 'answerChallenged':
      state.challenged.push(fact.side);
      state.doubts.push({ seat: fact.seat, side: fact.side, reason: fact.reason });
      if (state.challenge && !state.challenge.accepted.includes(fact.seat)) state.challenge.accepted.push(fact.seat);
      break;
    case 'answersJudged':
      judge(state, fact.side, fact.valid);
      break;
    case 'sideDropped':
      duel?.dropped.push(fact.side);
      break;
    case 'neutralAsked':
      state.phase = 'neutral-flip';
      state.until = fact.until;
      state.third = fact.side;
      break;
    case 'neutralFlipped':
      state.phase = 'race';
      state.until = fact.until;
      state.third = null;
      clearJudging(state);
      state.sent = [];
      state.early = null;
      state.race = raceFrom(state, fact.revealAt, fact.card);
      state.race.until = fact.until;
      state.neutral = { card: fact.card, from: fact.from, jokers: fact.jokers?.map((joker) => ({ ...joker })) };
      if (duel) duel.cards++;
      break;
    case 'neutralShown':
      state.neutral = null;
      if (race) race.card = fact.card;
      if (duel) turnNeutral(state, duel, fact);
      break;
    default:
      recordRest(state, fact);
  }
}

const structuredContest = (contest: Duel | Extract<Seen, { type: 'duelStarted' }>['contest']) => ({
  kind: contest.kind,
  sides: [...contest.sides],
  places: contest.places.map((place) => ({ ...place })),
  trigger: contest.trigger && { ...contest.trigger },
  joker: contest.joker,
});

/** A bot says what is on its list. */
function noteSpoken(state: State, { seat, text }: Extract<Seen, { type: 'botSpoke' }>, r: number): void {
  state.shown.push({ seat, text, r, side: sideOf(state, seat), verified: true, counts: true });
}

function closeRace(state: State, fact: Extract<Seen, { type: 'raceClosed' }>): void {
  const { duel, race } = state;
  state.shown = fact.answers.map((answer) => ({ ...answer }));
  state.chronicle.last = fact.answers.map((answer) => ({ ...answer }));
  chronicleAnswers(state, state.shown);
  for (const { seat, text } of fact.answers) {
    state.said.push({ text, at: fact.at, chat: false });
    duel?.given.push({ seat, text });
  }
  if (!race) return;
  race.held = [];
  race.blanks = [];
  race.closesAt = null;
}

function judge(state: State, side: Side, valid: boolean): void {
  state.judged.push({ side, valid });
  if (valid || !state.duel) return;
  state.duel.rejections[side]!++;
  for (const { text } of state.shown.filter((answer) => answer.side === side)) {
    state.duel.barred.push({ side, text, shown: false });
    // OF-82: what did not count is no answer, so it may be one to another card.
    const at = state.said.findLastIndex((one) => !one.chat && one.text === text);
    state.said = state.said.filter((_, i) => i !== at);
  }
}

/** OF-78a: nobody wins with what was shown, neither in this duel nor in one that begins later in the round. */
function barExamples(state: State, side: Side, examples: readonly string[]): void {
  for (const text of new Set(examples)) {
    state.duel?.barred.push({ side, text, shown: true });
    state.said.push({ text, at: state.race?.barFrom ?? 0, chat: false });
  }
}

function turnNeutral(state: State, duel: Duel, { card, from, jokers }: Extract<Seen, { type: 'neutralShown' }>): void {
  const take = (pile: DrawPile, gone: string): void => {
    state.counts[pile]--;
    if (state.deck) state.deck[pile] = shed(state.deck[pile], gone);
  };
  if (from !== 'reserve') take(from, card);
  for (const joker of jokers) {
    take(joker.from, joker.card);
    duel.jokersAside.push({ ...joker });
  }
  duel.neutrals.push({ card, from });
  state.early = null;
  state.sent = [];
}

function recordRest(state: State, fact: Seen): void {
  switch (fact.type) {
    case 'ballotOpened':
      state.phase = 'ballot';
      state.until = fact.until;
      state.ballot = {
        question: fact.question,
        side: fact.side,
        choices: [...fact.choices],
        voters: [...fact.voters],
        perSide: fact.perSide,
        byMaster: fact.byMaster,
        examples: fact.examples && { ...fact.examples },
        votes: [],
      };
      if (fact.examples) barExamples(state, fact.side!, Object.values(fact.examples).flat());
      break;
    case 'voteCast':
      if (!state.ballot) break;
      state.ballot.votes = [
        ...state.ballot.votes.filter(({ seat }) => seat !== fact.seat),
        { seat: fact.seat, choice: fact.choice },
      ];
      break;
    case 'ballotClosed':
      state.lastVotes = fact.votes.map((vote) => ({ ...vote }));
      if (state.ballot?.question === 'answers' && state.ballot.side !== null && !state.ballot.examples)
        chronicleVotes(state, state.ballot.side, fact.votes.filter(({ choice }) => choice === 'invalid').length);
      break;
    case 'duelWon':
    case 'stalemateCalled':
      finishDuel(state, fact);
      break;
    case 'duelOver':
      clearDuel(state);
      state.race = raceFrom(state, fact.at);
      break;
    case 'foulCalled':
      state.foulCalled = true;
      state.left = fact.left;
      break;
    case 'skipMarked':
      state.skips[fact.side] = true;
      break;
    case 'turnResumed':
      state.phase = 'turn';
      state.until = fact.until;
      state.ballot = null;
      state.left = null;
      break;
    case 'lineMeasured':
      state.roundTrips[fact.seat] = fact.roundTripMs;
      break;
    case 'connectionNoted':
      state.connected[fact.seat] = fact.connected;
      // Whoever comes back while a card is face down sees it with the others, not early.
      if (fact.connected) state.sent = [...state.sent, fact.seat];
      break;
    case 'playerNoted':
      state.bots[fact.seat] = fact.bot;
      state.waiting[fact.seat] = fact.waits;
      break;
    case 'seatLeft':
      leave(state, fact.seat);
      break;
    case 'sideRemoved':
      state.removed[fact.side] = true;
      state.out += state.piles[fact.side]!.reduce((sum, cards) => sum + cards.length, 0);
      if (state.drawn?.side === fact.side) state.drawn = null;
      state.piles[fact.side] = state.piles[fact.side]!.map(() => []);
      state.changed = null;
      break;
    case 'wordsNoted':
      state.said.push({ text: fact.text, at: fact.at, chat: true });
      break;
    case 'languageNoted':
      state.language = fact.language;
      break;
    case 'masterReleased':
      state.masterGone = true;
      break;
    case 'clockMoved':
      state.until = fact.until;
      if (state.phase === 'race' && state.race) state.race.until = fact.until;
      break;
    case 'cardCorrected':
      state.won[fact.from]!.pop();
      state.won[fact.to]!.push(fact.card);
      break;
    case 'coachSet':
      state.coach = fact.on;
      break;
    case 'coachSaid':
      state.coached.push(fact.point);
      break;
    case 'roundEnded':
      clearDuel(state);
      state.phase = 'round-end';
      state.until = fact.until;
      state.race = null;
      state.totals = state.totals.map((rounds, side) => [...rounds, fact.scores[side]!]);
      break;
    case 'readied':
      state.readied.push(fact.seat);
      break;
    case 'smiled':
      chronicleSmile(state, fact.answer, fact.seat, fact.on);
      break;
    case 'gameEnded':
      clearDuel(state);
      state.phase = 'game-over';
      state.until = null;
      state.drawn = null;
      state.race = null;
      state.result = { reason: fact.reason, winners: [...fact.winners], places: [...fact.places] };
      break;
    default:
      break; // conceded: told, and followed at once by what it means
  }
}

const leave = (state: State, seat: Seat): void => {
  state.gone[seat] = true;
  if (state.race && sideOf(state, seat) >= 0) state.race.blanks = shed(state.race.blanks, seat);
};

function finishDuel(state: State, fact: Extract<Seen, { type: 'duelWon' | 'stalemateCalled' }>): void {
  state.phase = 'duel-end';
  state.until = fact.until;
  const pile = state.piles[fact.side]![fact.playPile]!;
  pile.pop();
  chronicleDuel(state, fact.type === 'duelWon' ? fact.winner : null, fact.side, fact.card);
  state.uncovers = { side: fact.side, pile: fact.playPile };
  if (fact.type === 'duelWon') state.won[fact.winner]!.push(fact.card);
  else state.out++;
  state.changed = null;
  state.examples = Object.fromEntries(Object.entries(fact.examples).map(([language, list]) => [language, [...list]]));
  state.waiting = state.waiting.map(() => false);
  const { duel } = state;
  if (!duel) return;
  for (const seat of duel.sides.flatMap((side) => state.sides[side]!)) {
    if (state.juniors[seat] === null) continue;
    const rejected = duel.barred.filter((one) => !one.shown && state.sides[one.side]!.includes(seat));
    const own = duel.given.filter((one) => one.seat === seat).map(({ text }) => text);
    state.juniorLast[seat] = own.filter((text) => !rejected.some((one) => one.text === text));
  }
  state.ballot = null;
  state.verdict = null;
  state.challenge = null;
  state.third = null;
}
