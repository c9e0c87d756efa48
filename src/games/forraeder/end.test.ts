/** The finale, the end and the silver; people who leave; who may be heard. (6.8, 6.9, 6.16, TR-S28 to TR-S31, TR-S40, TR-S41) */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '../../kernel/game.ts';
import { askEnd, beginFinalReveal, honoursOf } from './end.ts';
import {
  A,
  asks,
  atFinale,
  atNight,
  atTable,
  B,
  banishAll,
  C,
  type Castle,
  D,
  does,
  E,
  F,
  G,
  H,
  inject,
  inMission,
  onDay,
  pass,
  type Scene,
  seatsTo,
  told,
  toMorning,
  toPhase,
  viewOf,
  vote,
  wait,
} from './fixtures.ts';
import { whisperId } from './state.ts';
import { channels } from './talk.ts';

const finaleOf = (living: number, scene: Scene = {}): Scene => ({
  seats: 12,
  out: seatsTo(12).slice(living),
  day: 5,
  ...scene,
});
const answer = (table: Castle, choice: 'end' | 'banish', seats: readonly Seat[]) => {
  for (const seat of seats) does(table, seat, { type: 'end.vote', choice });
};
const next = (table: Castle): void => {
  const { phase } = table.truth;
  while (table.truth.phase === phase) pass(table);
};

/** A finale of six in which F is banished first, and the five are asked whether to end it. */
function afterFirstTable(): Castle {
  const table = atTable(finaleOf(6));
  banishAll(table, F);
  next(table);
  assert.equal(table.truth.phase, 'endVote');
  return table;
}

/** A would rather go on, and E is banished: four are left. */
function fourLeft(): Castle {
  const table = afterFirstTable();
  answer(table, 'banish', [A]);
  answer(table, 'end', [B, C, D, E]);
  banishAll(table, E);
  next(table);
  return table;
}

test('[TR-S28, TR-67] a finale with six: one table after another, without a night or a mission between', () => {
  const table = afterFirstTable();
  answer(table, 'banish', [A]);
  next(table);
  assert.equal(table.truth.phase, 'discussion');
  assert.equal(table.truth.until! - table.now, 150_000, 'shorter after the first');
  banishAll(table, E);
  toPhase(table, 'pause');
  banishAll(table, D);
  toPhase(table, 'finished');
  assert.equal(table.truth.tables.length, 3);
  assert.equal(told(table, 'nightFell').length, 0);
  assert.equal(told(table, 'missionBegan').length, 1, 'that of the morning');
});

test('[TR-68] with four left there is a pause, and then the Last Round Table', () => {
  const table = fourLeft();
  assert.equal(table.truth.phase, 'pause');
  wait(table, 59_999);
  assert.equal(table.truth.phase, 'pause');
  wait(table, 1);
  assert.equal(table.truth.phase, 'endVote');
  next(table);
  assert.equal(table.truth.phase, 'discussion');
  const four = atFinale({ seats: 12, out: seatsTo(12).slice(4) });
  assert.equal(four.truth.phase, 'pause', 'from the mission of a finale that begins with four');
  next(four);
  banishAll(four, D);
  toPhase(four, 'finished');
  assert.equal(four.truth.tables.length, 1);
});

test('[TR-69] the game ends when three are left', () => {
  const table = fourLeft();
  toPhase(table, 'discussion');
  assert.equal(table.truth.reason, null);
  banishAll(table, D);
  next(table);
  assert.deepEqual([table.truth.phase, table.truth.reason], ['finalReveal', 'three-left']);
});

test('[TR-70] the game ends when all agree, and goes on for one other answer or a silent one', () => {
  const agreed = afterFirstTable();
  answer(agreed, 'end', [A, B, C, D, E]);
  assert.deepEqual([agreed.truth.phase, agreed.truth.reason], ['finalReveal', 'unanimous']);
  const refused = afterFirstTable();
  answer(refused, 'banish', [A]);
  answer(refused, 'end', [B, C, D, E]);
  assert.equal(refused.truth.phase, 'discussion');
  const silent = afterFirstTable();
  answer(silent, 'end', [A, B, C, D]);
  next(silent);
  assert.equal(silent.truth.phase, 'discussion', 'silence is no');
});

test('[TR-71] the question comes after each finale banishment, or in the pause alone', () => {
  const four = atFinale({ seats: 12, out: seatsTo(12).slice(4) });
  next(four);
  assert.equal(four.truth.phase, 'discussion', 'no question before the first table');
  const options = { endQuestion: 'before-last' } as const;
  const asked = atFinale({ seats: 12, out: seatsTo(12).slice(4), options });
  next(asked);
  assert.equal(asked.truth.phase, 'endVote');
  const six = atTable(finaleOf(6, { options }));
  banishAll(six, F);
  next(six);
  assert.equal(six.truth.phase, 'discussion');
});

test('[TR-71] a human game master puts the question once between two banishments, and not in a vote', () => {
  const human = inMission('rope-bridge', { day: 3, options: { gameMaster: 'human' } });
  const prompt = () => asks(human, 'master', { type: 'gm.promptEnd' });
  assert.equal(prompt(), undefined);
  assert.equal(prompt(), 'already-done');
  next(human);
  assert.equal(human.truth.phase, 'endVote');
  next(human);
  assert.ok(['armoury', 'discussion'].includes(human.truth.phase));
  toPhase(human, 'ballot');
  assert.equal(prompt(), 'wrong-phase');
  const early = inMission('rope-bridge', { day: 1, options: { gameMaster: 'human' } });
  assert.equal(asks(early, 'master', { type: 'gm.promptEnd' }), 'too-early-in-season');
});

test('[TR-72] answers are secret until all are in, then shown together with names', () => {
  const table = afterFirstTable();
  answer(table, 'end', [B, C, D]);
  for (const viewer of [A, 'table', 'master'] as const) assert.deepEqual(viewOf(table, viewer).endVotes, {});
  assert.deepEqual(viewOf(table, B).endVotes, { [B]: 'end' });
  assert.equal(asks(table, B, { type: 'end.vote', choice: 'banish' }), 'already-done');
  answer(table, 'banish', [A]);
  assert.equal(told(table, 'endVotesShown').length, 0);
  answer(table, 'end', [E]);
  assert.deepEqual(viewOf(table, 'table').endVotes, { [A]: 'banish', [B]: 'end', [C]: 'end', [D]: 'end', [E]: 'end' });
});

/** All living agree to end it. */
function agree(living: number, traitors: readonly Seat[], pile: number): Castle {
  const table = onDay(finaleOf(living, { traitors, pile }));
  inject(table, (state, ctx) => askEnd(state, 'finale', ctx));
  answer(table, 'end', seatsTo(living));
  return table;
}

test('[TR-71] without the human who was to put it, the question comes as under the castle', () => {
  for (const [hasLeft, phase] of [
    [false, 'discussion'],
    [true, 'endVote'],
  ] as const) {
    const table = atTable(finaleOf(6, { options: { gameMaster: 'human' } }));
    if (hasLeft) does(table, 'server', { type: 'handOver' });
    banishAll(table, F);
    next(table);
    assert.equal(table.truth.phase, phase);
  }
});

test('[TR-77] who shows the card next is drawn', () => {
  const first = [0, 1, 2].map((lot) => {
    const table = onDay(finaleOf(4, { lots: { identity: [lot] } }));
    inject(table, (state, ctx) => beginFinalReveal(state, 'three-left', ctx));
    return table.truth.onStage;
  });
  assert.deepEqual(first, [A, B, C]);
});

test('[TR-132] who leaves in the pause is out when it ends', () => {
  const table = atTable(finaleOf(5, { options: { leaverPolicy: 'remove' } }));
  banishAll(table, E);
  toPhase(table, 'pause');
  does(table, 'server', { type: 'leave', seat: D });
  next(table);
  assert.deepEqual([table.truth.phase, table.truth.living.length], ['finalReveal', 3]);
});

test('[TR-S29] a unanimous end with a traitor among them', () => {
  const table = agree(5, [B, F], 47);
  assert.equal(table.truth.phase, 'finalReveal');
  toPhase(table, 'finished');
  assert.deepEqual(table.truth.result, { outcome: 'traitors', reason: 'unanimous', winners: [B] });
  assert.deepEqual([table.truth.share, table.truth.remainder], [47, 0]);
});

test('[TR-77] when it is over the living show their cards one by one, and then everything is open', () => {
  const table = agree(5, [B, F], 47);
  assert.equal(viewOf(table, 'table').identified.length, 0);
  const first = table.truth.onStage!;
  assert.equal(asks(table, (first + 1) % 5, { type: 'identity.reveal' }), 'not-your-turn');
  does(table, first, { type: 'identity.reveal' });
  assert.deepEqual(viewOf(table, 'table').identified, [first]);
  wait(table, 8_000);
  assert.equal(viewOf(table, 'table').identified.length, 2);
  assert.equal(viewOf(table, C).roles[F], undefined, 'who is out is not asked');
  toPhase(table, 'finished');
  assert.equal(viewOf(table, C).roles[F], 'traitor');
});

function threeLeft(traitors: readonly Seat[], pile: number): Castle {
  const table = onDay(finaleOf(3, { traitors, pile }));
  inject(table, (state, ctx) => beginFinalReveal(state, 'three-left', ctx));
  toPhase(table, 'finished');
  return table;
}

test('[TR-73] one living traitor at the end, and the traitors have won', () => {
  assert.equal(threeLeft([A], 61).truth.result?.outcome, 'traitors');
  const agreed = agree(5, [B], 61);
  toPhase(agreed, 'finished');
  assert.equal(agreed.truth.result?.outcome, 'traitors');
  assert.equal(threeLeft([A], 0).truth.result?.outcome, 'traitors', 'also where there is no silver');
});

test('[TR-74] no living traitor at the end, and the loyals have won', () => {
  const { result } = threeLeft([F], 61).truth;
  assert.deepEqual(result, { outcome: 'loyals', reason: 'three-left', winners: [A, B, C] });
});

const shared = ({ truth: { result, share, remainder } }: Castle) => [result?.winners, share, remainder];

test('[TR-78] one living traitor takes the whole pile', () => {
  assert.deepEqual(shared(threeLeft([B], 47)), [[B], 47, 0]);
});

test('[TR-S30, TR-79] two or three living traitors share equally', () => {
  assert.deepEqual(shared(threeLeft([A, C], 60)), [[A, C], 30, 0]);
  assert.deepEqual(shared(threeLeft([A, B, C], 60)), [[A, B, C], 20, 0]);
});

test('[TR-S30, TR-80] without a traitor the living loyals share equally, three or more', () => {
  assert.deepEqual(shared(threeLeft([F], 60)), [[A, B, C], 20, 0]);
  const four = agree(4, [F], 40);
  toPhase(four, 'finished');
  assert.deepEqual(shared(four), [[A, B, C, D], 10, 0]);
});

test('[TR-S30, TR-81] a share is whole bars, and the rest stays in the castle', () => {
  assert.deepEqual(shared(threeLeft([A, C], 61)), [[A, C], 30, 1]);
  assert.deepEqual(shared(threeLeft([F], 62)), [[A, B, C], 20, 2]);
  assert.deepEqual(shared(threeLeft([A], 0)), [[A], 0, 0]);
});

test('[TR-82] who is out gets no silver, whatever their side', () => {
  assert.deepEqual(threeLeft([A, F], 60).truth.result?.winners, [A], 'F was a traitor too');
  assert.deepEqual(threeLeft([F], 60).truth.result?.winners, [A, B, C], 'nine were as loyal');
});

test('[TR-S31, TR-75] the last traitor falls silently', () => {
  const table = atTable(finaleOf(5, { traitors: [D] }));
  banishAll(table, D);
  next(table);
  assert.equal(table.truth.phase, 'pause');
  for (const viewer of [A, B, 'table'] as const) assert.equal(viewOf(table, viewer).roles[D], undefined);
  next(table);
  answer(table, 'banish', [C]);
  answer(table, 'end', [A, B, E]);
  banishAll(table, A);
  toPhase(table, 'finished');
  assert.deepEqual(table.truth.result, { outcome: 'loyals', reason: 'three-left', winners: [B, C, E] });
});

test('[TR-S40, TR-131] who leaves is replaced by the castle, which plays on with the seat’s card', () => {
  const table = atNight({ day: 3, options: { leaverPolicy: 'bot' } });
  does(table, 'server', { type: 'leave', seat: B });
  assert.equal(table.truth.left[B], false);
  does(table, 'server', { type: 'player', seat: B, bot: true });
  assert.equal(viewOf(table, 'table').bots[B], true);
  assert.equal(viewOf(table, 'table').roles[B], undefined);
  assert.deepEqual(viewOf(table, B).conclave, [A, B], 'it knows the fellows');
  assert.equal(asks(table, B, { type: 'conclave.say', text: 'hm' }), undefined);
});

test('[TR-134b] a lost line is not leaving', () => {
  const table = atTable({ day: 3, options: { leaverPolicy: 'remove' } });
  does(table, 'server', { type: 'connection', seat: C, connected: false });
  banishAll(table, D);
  toPhase(table, 'council');
  assert.deepEqual([table.truth.left[C], table.truth.living.includes(C)], [false, true]);
});

test('[TR-S40, TR-132] who leaves by day has a blank slate, and is out at dusk without a card', () => {
  const table = atTable({ seats: 12, day: 4, traitors: [A], out: [8, 9, 10, 11], options: { leaverPolicy: 'remove' } });
  does(table, 'server', { type: 'leave', seat: A });
  assert.equal(asks(table, A, { type: 'table.ready' }), 'not-allowed');
  vote(table, { [B]: C, [C]: B, [D]: C, [E]: C });
  assert.deepEqual(table.truth.shown.find(({ seat }) => seat === A)?.target, null);
  assert.equal(table.truth.banished, C);
  toPhase(table, 'finalReveal');
  assert.equal(table.truth.out[A]?.how, 'removed');
  assert.equal(table.truth.reason, 'no-traitors-left');
  assert.equal(viewOf(table, 'table').roles[A], undefined);
  toPhase(table, 'finished');
  assert.equal(table.truth.result?.outcome, 'loyals');
});

test('[TR-S40, TR-132] who leaves at a finale table is out after its banishment', () => {
  const table = atTable(finaleOf(6, { options: { leaverPolicy: 'remove' } }));
  does(table, 'server', { type: 'leave', seat: B });
  banishAll(table, C);
  toPhase(table, 'pause');
  assert.deepEqual([...table.truth.living], [A, D, E, F]);
});

test('[TR-132] who leaves at night is called to breakfast like everyone, and is out after it', () => {
  const table = atNight({ day: 2, options: { leaverPolicy: 'remove' } });
  does(table, 'server', { type: 'leave', seat: F });
  toMorning(table);
  if (table.truth.night?.victim !== F) assert.ok(table.truth.arrived.includes(F));
  assert.ok(table.truth.out[F]);
});

test('everybody leaves: no result', () => {
  const table = atTable({ seats: 8, day: 1, options: { leaverPolicy: 'remove' } });
  for (const seat of seatsTo(8)) does(table, 'server', { type: 'leave', seat });
  toPhase(table, 'finished');
  assert.equal(table.truth.result?.outcome, 'aborted');
  assert.deepEqual(table.truth.result?.winners, []);
});

test('[TR-S41, TR-134a] where chat is open', () => {
  const options = { playMode: 'remote', whispers: true } as const;
  const words = (table: Castle, seat: Seat, id = 'castle') =>
    channels(table.truth)
      .find((channel) => channel.id === id)!
      .refuses(seat);
  const table = atTable({ day: 2, options });
  for (const phase of ['discussion', 'ballot'] as const) {
    toPhase(table, phase);
    assert.equal(words(table, A), undefined, phase);
  }
  const pause = atFinale({ seats: 12, out: seatsTo(12).slice(4), options });
  assert.equal(words(pause, A), undefined);
  const speeches = atTable({ seats: 12, out: [...seatsTo(12).slice(4)], day: 2, options });
  vote(speeches, { [A]: B, [B]: A, [C]: A, [D]: B });
  assert.equal(speeches.truth.phase, 'defence');
  for (const seat of [A, C]) assert.equal(words(speeches, seat), 'chat-closed');
  const bells = inMission('bell-tower', { day: 2, options });
  assert.equal(words(bells, A), 'chat-closed');
  const night = atNight({ day: 2, options });
  for (const seat of [A, C]) assert.equal(words(night, seat), 'chat-closed');
  toPhase(night, 'breakfast');
  assert.equal(words(night, A), 'chat-closed');
  toMorning(night);
  assert.equal(words(night, night.truth.living[0]!), undefined);
  const person = atTable({ day: 2 });
  assert.equal(words(person, A), 'chat-closed');
  assert.equal(asks(atNight({ day: 2 }), A, { type: 'conclave.say', text: 'hm' }), undefined);
  const whisper = channels(table.truth).find(({ id }) => id === whisperId(B, A))!;
  assert.deepEqual(whisper.readers, [A, B]);
  assert.equal(whisper.refuses(A), undefined);
  assert.equal(whisper.refuses(C), 'not-allowed');
  const off = channels(atTable({ day: 2, options: { playMode: 'remote' } }).truth);
  assert.equal(off.find(({ id }) => id === whisperId(A, B))!.refuses(A), 'not-allowed');
});

test('honours: the eye, the mask, the fear and the quartermaster', () => {
  const { truth } = onDay({ traitors: [A, B] });
  const ballots = (names: readonly Seat[]) => names.map((target, seat) => ({ seat, target, reason: '' }));
  const state = {
    ...truth,
    history: [
      { day: 1, stage: 'open' as const, ballots: ballots([C, C, A, A, B]) },
      { day: 2, stage: 'open' as const, ballots: ballots([C, C, A, D, B]) },
    ],
    nights: [
      {
        night: 1,
        plan: null,
        target: null,
        victim: F,
        dies: true,
        journals: [],
        fears: [
          { seat: D, target: F },
          { seat: E, target: G },
        ],
      },
    ],
    accessCounts: truth.accessCounts.map((_, seat) => (seat === E ? 2 : 0)),
  };
  assert.deepEqual(honoursOf(state), { sharpestEye: [C, E], bestMask: [B], truestFear: [D], quartermaster: [E] });
});

test('honours: an eye needs two slates, and a recruit counts from the day after', () => {
  const { truth } = onDay({ traitors: [A, B] });
  const table = (day: number, ...pairs: readonly (readonly [Seat, Seat])[]) => ({
    day,
    stage: 'open' as const,
    ballots: pairs.map(([seat, target]) => ({ seat, target, reason: '' })),
  });
  const changes = [...truth.changes, { seat: H, day: 1, how: 'temptation' as const }];
  const history = [table(1, [C, H], [E, A]), table(2, [C, H], [E, A], [F, A])];
  assert.deepEqual(honoursOf({ ...truth, changes, history }).sharpestEye, [E]);
});
