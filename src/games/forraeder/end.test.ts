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

test('[TR-S28, TR-67, TR-68, TR-69, TR-70, TR-71, TR-72] a finale with six', () => {
  const table = atTable(finaleOf(6));
  banishAll(table, F);
  next(table);
  assert.equal(table.truth.phase, 'endVote');
  answer(table, 'end', [B, C, D]);
  assert.deepEqual(viewOf(table, A).endVotes, {}, 'secret until all are in');
  assert.equal(asks(table, B, { type: 'end.vote', choice: 'end' }), 'already-done');
  answer(table, 'banish', [A]);
  answer(table, 'end', [E]);
  assert.deepEqual(told(table, 'endVotesShown').at(-1)!.votes.length, 5);
  assert.equal(table.truth.phase, 'discussion', 'no night in between');
  assert.equal(table.truth.until! - table.now, 150_000, 'shorter after the first');
  assert.equal(viewOf(table, 'table').endVotes[A], 'banish');
  banishAll(table, E);
  next(table);
  assert.equal(table.truth.phase, 'pause');
  wait(table, 60_000);
  assert.equal(table.truth.phase, 'endVote');
  answer(table, 'end', [A, B, C]);
  next(table);
  assert.equal(table.truth.phase, 'discussion', 'silence is no');
  banishAll(table, D);
  next(table);
  assert.equal(table.truth.phase, 'finalReveal');
  assert.equal(table.truth.reason, 'three-left');
  assert.equal(table.truth.tables.length, 3);

  const four = atFinale({ seats: 12, out: seatsTo(12).slice(4) });
  assert.equal(four.truth.phase, 'pause');
  next(four);
  assert.equal(four.truth.phase, 'discussion', 'no question before the first table');
  const asked = atFinale({ seats: 12, out: seatsTo(12).slice(4), options: { endQuestion: 'before-last' } });
  next(asked);
  assert.equal(asked.truth.phase, 'endVote');

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

test('[TR-S29, TR-73, TR-77, TR-78, TR-82] a unanimous end with a traitor among them', () => {
  const table = agree(5, [B, F], 47);
  assert.equal(table.truth.phase, 'finalReveal');
  assert.equal(viewOf(table, 'table').identified.length, 0);
  const first = table.truth.onStage!;
  assert.equal(asks(table, (first + 1) % 5, { type: 'identity.reveal' }), 'not-your-turn');
  does(table, first, { type: 'identity.reveal' });
  assert.deepEqual(viewOf(table, 'table').identified, [first]);
  wait(table, 8_000);
  assert.equal(viewOf(table, 'table').identified.length, 2);
  toPhase(table, 'finished');
  assert.deepEqual(table.truth.result, { outcome: 'traitors', reason: 'unanimous', winners: [B] });
  assert.deepEqual([table.truth.share, table.truth.remainder], [47, 0]);
  assert.equal(viewOf(table, C).roles[F], 'traitor', 'everything is open');
});

function threeLeft(traitors: readonly Seat[], pile: number): Castle {
  const table = onDay(finaleOf(3, { traitors, pile }));
  inject(table, (state, ctx) => beginFinalReveal(state, 'three-left', ctx));
  toPhase(table, 'finished');
  return table;
}

test('[TR-S30, TR-74, TR-79, TR-80, TR-81] sharing the silver', () => {
  const two = threeLeft([A, C], 61).truth;
  assert.deepEqual([two.result?.winners, two.share, two.remainder], [[A, C], 30, 1]);
  const none = threeLeft([F], 61).truth;
  assert.deepEqual([none.result?.outcome, none.share, none.remainder], ['loyals', 20, 1]);
  const four = agree(4, [F], 40);
  toPhase(four, 'finished');
  assert.deepEqual([four.truth.result?.winners.length, four.truth.share], [4, 10]);
  const poor = threeLeft([A], 0).truth;
  assert.deepEqual([poor.result?.outcome, poor.share], ['traitors', 0]);
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

test('[TR-S40, TR-131, TR-132, TR-134b] leaving', () => {
  const kept = atTable({ day: 3, options: { leaverPolicy: 'bot' } });
  does(kept, 'server', { type: 'leave', seat: B });
  assert.equal(kept.truth.left[B], false, 'the castle plays on');
  does(kept, 'server', { type: 'player', seat: B, bot: true });
  assert.equal(viewOf(kept, 'table').bots[B], true);
  assert.equal(viewOf(kept, 'table').roles[B], undefined);
  does(kept, 'server', { type: 'connection', seat: C, connected: false });
  toPhase(kept, 'council');
  assert.ok(kept.truth.living.includes(C) || kept.truth.out[C]?.how === 'banished', 'a lost line is not leaving');

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

  const six = atTable(finaleOf(6, { options: { leaverPolicy: 'remove' } }));
  does(six, 'server', { type: 'leave', seat: B });
  banishAll(six, C);
  toPhase(six, 'pause');
  assert.deepEqual([...six.truth.living], [A, D, E, F]);
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
