/** Identity, the Round Table and its ties. (6.4, 6.6, 6.7, TR-S19 to TR-S27) */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '../../kernel/game.ts';
import { roles } from './content.ts';
import {
  A,
  asks,
  atTable,
  B,
  banishAll,
  C,
  type Castle,
  cast,
  D,
  does,
  E,
  F,
  G,
  H,
  I,
  pass,
  type Scene,
  seatsTo,
  showAll,
  told,
  toPhase,
  viewOf,
  vote,
  wait,
} from './fixtures.ts';
import { forraeder } from './index.ts';
import type { Options } from './options.ts';
import { channels } from './talk.ts';

const eight: Scene = { seats: 12, out: [8, 9, 10, 11], day: 2 };
const four: Scene = { seats: 12, out: [4, 5, 6, 7, 8, 9, 10, 11], day: 5 };
const chat = (table: Castle, seat: Seat) => channels(table.truth)[0]!.refuses(seat);
const ballot = (table: Castle, by: Seat, seat: Seat, reason = 'hm') =>
  asks(table, by, { type: 'ballot.cast', seat, reason });

test('[TR-S19, TR-7, TR-36a, TR-43, TR-44, TR-45, TR-46, TR-47, TR-48, TR-50, TR-51, TR-52, TR-53] an ordinary vote', () => {
  const table = atTable({ ...eight, options: { playMode: 'remote' }, lots: { first: [F] } });
  assert.equal(ballot(table, A, C), 'wrong-phase');
  wait(table, 20_000);
  for (const seat of seatsTo(8)) does(table, seat, { type: 'table.ready' });
  assert.equal(asks(table, A, { type: 'table.ready' }), 'already-done');
  wait(table, 9_999);
  assert.equal(table.truth.phase, 'discussion');
  wait(table, 1);
  assert.equal(table.truth.phase, 'ballot');
  assert.equal(ballot(table, A, C, ''), 'reason-required');
  assert.equal(ballot(table, A, A), 'no-self-vote');
  assert.equal(ballot(table, A, 9), 'target-out');
  assert.equal(ballot(table, A, C), undefined);
  assert.equal(ballot(table, A, D), 'vote-locked');
  assert.deepEqual(viewOf(table, B).cast, [A]);
  assert.deepEqual(viewOf(table, B).ballots, {});
  assert.deepEqual(viewOf(table, 'master').ballots, {});
  cast(table, B, C);
  cast(table, C, D);
  cast(table, D, E);
  cast(table, E, C);
  cast(table, F, D);
  cast(table, G, E);
  cast(table, H, A);
  assert.equal(table.truth.phase, 'reveal');
  assert.deepEqual(table.truth.callOrder, [F, G, H, A, B, C, D, E]);
  assert.equal(table.truth.onStage, F);
  assert.equal(asks(table, G, { type: 'reveal.show' }), 'not-your-turn');
  wait(table, 30_000);
  assert.deepEqual(viewOf(table, 'table').shown, [{ seat: F, target: D, reason: 'hm' }]);
  showAll(table);
  const totals = told(table, 'votesCounted')
    .at(-1)!
    .totals.filter(({ votes }) => votes > 0);
  assert.deepEqual(totals, [
    { seat: A, votes: 1 },
    { seat: C, votes: 3 },
    { seat: D, votes: 2 },
    { seat: E, votes: 2 },
  ]);
  assert.equal(table.truth.banished, C);
  assert.equal(table.truth.living.length, 7);
  const swapped = atTable({ ...eight, traitors: [G, H], options: { playMode: 'remote' }, lots: { first: [F] } });
  wait(swapped, 30_000);
  for (const seat of seatsTo(8)) {
    const here = forraeder.legal(viewOf(swapped, seat), seat, swapped.now);
    assert.deepEqual(here, [{ command: { type: 'table.ready' } }], 'both sides are offered the same');
  }
  const human = atTable({ ...eight, options: { gameMaster: 'human' } });
  wait(human, 31_000);
  for (const seat of seatsTo(8)) does(human, seat, { type: 'table.ready' });
  wait(human, 1_000);
  assert.equal(human.truth.phase, 'discussion', 'under a person ready marks are only advice');
  assert.equal(asks(human, A, { type: 'gm.callVote' }), 'not-game-master');
  does(human, 'master', { type: 'gm.callVote' });
  assert.equal(human.truth.phase, 'ballot');
});

test('[TR-50] a human game master may call the voters in another order', () => {
  const table = atTable({ ...eight, options: { gameMaster: 'human' }, lots: { first: [A] } });
  does(table, 'master', { type: 'gm.callVote' });
  for (const seat of seatsTo(8)) cast(table, seat, seat === C ? A : C);
  assert.equal(asks(table, 'master', { type: 'gm.nextVoter', seat: A }), 'bad-seats');
  does(table, 'master', { type: 'gm.nextVoter', seat: F });
  assert.equal(table.truth.onStage, F);
  assert.equal(table.truth.shown[0]?.seat, A, 'the slate on stage is shown first');
  showAll(table);
  assert.equal(table.truth.shown.length, 8);
});

test('[TR-S20, TR-49, TR-133] who writes nothing in time and grace casts a blank', () => {
  const table = atTable(eight);
  toPhase(table, 'ballot');
  for (const seat of seatsTo(7)) cast(table, seat, seat === C ? D : C);
  wait(table, 59_999);
  assert.equal(table.truth.phase, 'ballot');
  wait(table, 1);
  showAll(table);
  assert.deepEqual(
    table.truth.shown.find(({ seat }) => seat === H),
    { seat: H, target: null, reason: '' },
  );
  assert.equal(table.truth.banished, C);
  assert.equal(told(table, 'banished').at(-1)!.votes, 6);
});

test('[TR-51] whoever turns a slate has the floor until it is said, with a cap; the host goes on for a silent one', () => {
  const table = atTable({ ...eight, options: { slateSeconds: 40 } });
  const floor = () => table.truth.onStage;
  toPhase(table, 'ballot');
  for (const seat of table.truth.living) cast(table, seat, seat === A ? B : A);
  const [one, two, three, four] = table.truth.callOrder as [Seat, Seat, Seat, Seat];
  does(table, one, { type: 'reveal.show' });
  wait(table, 39_999);
  assert.equal(floor(), one, 'nobody is called away');
  does(table, one, { type: 'reveal.done' });
  assert.equal(floor(), two);
  wait(table, 20_000);
  assert.equal(table.truth.isShown, true, 'it turns half-way');
  wait(table, 20_000);
  assert.equal(floor(), three, 'at the cap');
  assert.equal(asks(table, one, { type: 'gm.moveOn' }), 'not-game-master');
  does(table, 'server', { type: 'gm.moveOn' });
  assert.deepEqual([table.truth.shown.at(-1)?.seat, floor()], [three, four], 'no slate is passed over');
});

test('[TR-55a] last words last until they are said, with a cap; then comes the question', () => {
  const banished = (options: Partial<Options> = {}) => {
    const table = atTable({ ...eight, traitors: [C, F], options });
    vote(table, { [A]: C, [B]: C, [C]: A, [D]: C, [E]: C, [F]: C, [G]: C, [H]: C });
    return table;
  };
  const table = banished();
  wait(table, 89_999);
  assert.deepEqual([table.truth.step, table.truth.asked], ['words', null]);
  assert.equal(asks(table, C, { type: 'identity.reveal' }), 'not-asked');
  assert.equal(asks(table, D, { type: 'words.done' }), 'not-your-turn');
  wait(table, 1);
  assert.deepEqual([table.truth.step, table.truth.asked], [null, true], 'at the cap');
  assert.equal(asks(table, C, { type: 'words.done' }), 'already-done');

  const said = banished({ lastWordsSeconds: 20 });
  assert.equal(said.truth.until! - said.now, 20_000);
  does(said, C, { type: 'words.done' });
  assert.equal(said.truth.asked, true);
  const cut = banished();
  does(cut, 'server', { type: 'gm.moveOn' });
  assert.equal(cut.truth.asked, true, 'the host goes on');
  assert.equal(asks(cut, 'server', { type: 'gm.moveOn' }), 'wrong-phase');
  const led = banished({ gameMaster: 'human' });
  does(led, 'master', { type: 'gm.askIdentity', ask: true });
  assert.deepEqual([led.truth.step, led.truth.asked], [null, true], 'a person who asks has heard enough');
  const gone = atTable({ ...eight, traitors: [C, F], options: { leaverPolicy: 'remove' } });
  does(gone, 'server', { type: 'leave', seat: C });
  vote(gone, { [A]: C, [B]: C, [D]: C, [E]: C, [F]: C, [G]: C, [H]: C });
  assert.deepEqual([gone.truth.step, gone.truth.asked], [null, true], 'nobody waits for a voice that has left');
});

test('[TR-S21, TR-33, TR-34, TR-35, TR-36, TR-55, TR-55a] identity is shown only when asked for', () => {
  const options = { playMode: 'remote' } as const;
  const table = atTable({ ...eight, traitors: [C, F], options });
  banishAll(table, C);
  assert.equal(table.truth.asked, true);
  assert.equal(chat(table, C), undefined);
  assert.equal(chat(table, D), 'chat-closed');
  assert.equal(asks(table, D, { type: 'identity.reveal' }), 'not-your-turn');
  wait(table, 9_999);
  assert.equal(viewOf(table, 'table').roles[C], undefined);
  wait(table, 1);
  for (const viewer of [...seatsTo(8), 'table'] as const) assert.equal(viewOf(table, viewer).roles[C], 'traitor');
  assert.equal(chat(table, C), 'not-alive');
  assert.equal(asks(table, C, { type: 'table.ready' }), 'not-alive');

  const finale = atTable({ ...eight, day: 5, traitors: [C, D], options });
  banishAll(finale, D);
  assert.equal(finale.truth.asked, false);
  assert.equal(asks(finale, D, { type: 'identity.reveal' }), 'not-asked');
  wait(finale, 20_000);
  assert.notEqual(finale.truth.phase, 'banishment');
  for (const viewer of [A, B, E, 'table'] as const) assert.equal(viewOf(finale, viewer).roles[D], undefined);

  const never = atTable({ ...eight, traitors: [C, F], options: { revealPolicy: 'never' } });
  banishAll(never, C);
  assert.equal(never.truth.asked, false);
  const always = atTable({ ...eight, day: 5, traitors: [C, F], options: { revealPolicy: 'always' } });
  banishAll(always, C);
  assert.equal(always.truth.asked, true);

  const human = atTable({ ...eight, traitors: [C, F], options: { gameMaster: 'human' } });
  banishAll(human, C);
  assert.equal(human.truth.asked, null);
  wait(human, 10_000);
  assert.equal(human.truth.asked, true, 'silent for ten seconds: the policy decides');
  assert.equal(asks(human, 'master', { type: 'gm.askIdentity', ask: false }), 'already-done');
  const kept = atTable({ ...eight, traitors: [C, F], options: { gameMaster: 'human' } });
  banishAll(kept, C);
  does(kept, 'master', { type: 'gm.askIdentity', ask: false });
  wait(kept, 20_000);
  assert.notEqual(kept.truth.phase, 'banishment');
  assert.equal(viewOf(kept, 'table').roles[C], undefined);
});

test('[TR-S22, TR-30, TR-31] no move proves a role before the game asks', () => {
  const types = ['role.show', 'claim', 'identity.claim', 'card.show'];
  const table = atTable(eight);
  for (const type of types) assert.equal(asks(table, A, { type } as never), 'bad-payload');
  assert.equal(asks(table, A, { type: 'identity.reveal' }), 'wrong-phase');
  assert.deepEqual([...roles], ['loyal', 'traitor']);
});

test('[TR-S23, TR-54] a traitor may vote for a fellow', () => {
  const table = atTable({ ...eight, traitors: [A, B] });
  toPhase(table, 'ballot');
  assert.equal(ballot(table, A, B), undefined);
  for (const seat of [B, C, D, E, F, G, H]) cast(table, seat, seat === B ? C : B);
  showAll(table);
  assert.equal(table.truth.banished, B);
  assert.deepEqual(table.truth.conclave, [A]);
});

const tie = { [A]: B, [B]: A, [C]: A, [D]: A, [E]: B, [F]: B, [G]: C, [H]: C };

test('[TR-S24, TR-56, TR-57, TR-58, TR-59, TR-60, TR-62, TR-63, TR-66] three ties, the protected vote, and the lot', () => {
  const table = atTable({ ...eight, lots: { first: [A, A, A, A, A] } });
  vote(table, tie);
  assert.equal(table.truth.phase, 'defence');
  assert.deepEqual(viewOf(table, 'table').tied, [A, B]);
  assert.equal(asks(table, B, { type: 'defence.done' }), 'not-your-turn');
  does(table, A, { type: 'defence.say', text: 'not me' });
  wait(table, 60_000);
  assert.deepEqual(table.truth.floor, [B]);
  does(table, B, { type: 'defence.done' });
  const { stage, voters, candidates } = viewOf(table, 'table');
  assert.deepEqual({ stage, voters, candidates }, { stage: 'revote', voters: [C, D, E, F, G, H], candidates: [A, B] });
  assert.equal(ballot(table, A, B), 'no-vote-while-tied');
  assert.equal(ballot(table, C, D), 'not-a-candidate');
  const even = { [C]: A, [D]: A, [E]: A, [F]: B, [G]: B, [H]: B };
  vote(table, even);
  assert.equal(table.truth.phase, 'minute');
  wait(table, 60_000);
  assert.equal(table.truth.stage, 'second');
  vote(table, even);
  assert.equal(table.truth.stage, 'protected');
  assert.deepEqual(table.truth.voters, seatsTo(8));
  assert.deepEqual(table.truth.candidates, [C, D, E, F, G, H]);
  assert.equal(ballot(table, C, A), 'not-a-candidate');
  vote(table, { [A]: E, [B]: E, [C]: E, [D]: E, [E]: F, [F]: C, [G]: F, [H]: F });
  assert.equal(table.truth.banished, E);
});

test('[TR-57] the tied speak in the order in which the slates were turned', () => {
  const table = atTable({ ...eight, lots: { first: [B] } });
  vote(table, tie);
  assert.deepEqual(viewOf(table, 'table').floor, [B, A]);
});

test('[TR-55a] the shield of the banished is void', () => {
  const table = atTable({ ...eight, shield: C });
  assert.equal(viewOf(table, 'master').shields[C], true);
  banishAll(table, C);
  assert.deepEqual(viewOf(table, 'master').shields, {});
});

test('[TR-66] a tie in the protected vote is decided by lot among those tied there', () => {
  const table = atTable({ ...eight, lots: { banishment: [1] } });
  vote(table, tie);
  const even = { [C]: A, [D]: A, [E]: A, [F]: B, [G]: B, [H]: B };
  for (const step of [even, even]) vote(table, step);
  vote(table, { [A]: E, [B]: E, [C]: F, [D]: F });
  assert.equal(table.truth.phase, 'lot');
  wait(table, 8_000);
  assert.equal(table.truth.banished, F);
});

test('[TR-S25, TR-61] the second revote is between those tied in the first', () => {
  const table = atTable({ seats: 12, out: [9, 10, 11], day: 2 });
  vote(table, { [A]: B, [B]: C, [C]: A, [D]: A, [E]: A, [F]: B, [G]: B, [H]: C, [I]: C });
  assert.deepEqual([...table.truth.tied].sort(), [A, B, C]);
  vote(table, { [D]: A, [E]: A, [F]: A, [G]: B, [H]: B, [I]: B });
  toPhase(table, 'ballot');
  assert.deepEqual(table.truth.candidates, [A, B]);
  assert.deepEqual(table.truth.voters, [C, D, E, F, G, H, I]);
  vote(table, { [C]: A, [D]: A, [E]: A, [F]: A, [G]: B, [H]: B, [I]: B });
  assert.equal(table.truth.banished, A);
});

test('[TR-S26, TR-65] everybody tied: no speeches, one fresh ballot, then the lot', () => {
  const round = { [A]: B, [B]: C, [C]: D, [D]: A };
  const table = atTable({ ...four, lots: { banishment: [2] } });
  vote(table, round);
  assert.equal(table.truth.stage, 'fresh');
  assert.deepEqual(table.truth.voters, [A, B, C, D]);
  vote(table, round);
  assert.equal(table.truth.phase, 'lot');
  pass(table);
  assert.equal(table.truth.banished, C);
  const other = atTable(four);
  vote(other, round);
  vote(other, { [A]: B, [B]: A, [C]: A, [D]: B });
  assert.equal(other.truth.phase, 'defence');
  toPhase(other, 'ballot');
  assert.deepEqual(other.truth.voters, [C, D]);
});

test('[TR-S27, TR-64] a protected vote with one candidate is none', () => {
  const table = atTable(four);
  vote(table, { [A]: B, [B]: C, [C]: A });
  assert.equal(table.truth.phase, 'defence');
  vote(table, {});
  assert.equal(table.truth.phase, 'minute');
  vote(table, {});
  assert.equal(table.truth.banished, D);
});
