/** What comes late, on a slow or lost line, answers no other question. (TR-135) */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Actor } from '../../kernel/game.ts';
import type { Command } from './commands.ts';
import {
  A,
  asks,
  atNight,
  atTable,
  B,
  C,
  type Castle,
  D,
  does,
  E,
  F,
  H,
  I,
  inMission,
  pass,
  type Scene,
  showAll,
  toPhase,
  vote,
} from './fixtures.ts';
import { forraeder } from './index.ts';

const eight: Scene = { seats: 12, out: [8, 9, 10, 11], day: 2, lots: { first: [F] } };
const human = { gameMaster: 'human' } as const;

/** Presses now; afterwards says whether that press is too late, and what the door alone would have said. */
function press(table: Castle, by: Actor, command: Command) {
  const of = forraeder.question!(table.truth, command);
  return {
    isLate: () => forraeder.question!(table.truth, command) !== of,
    again: () => asks(table, by, command),
  };
}

const names = (seat: number): Command => ({ type: 'ballot.cast', seat, reason: 'hm' });

test('[TR-135] a ballot that was made for one vote names nobody in the next one, and the same name may be written then', () => {
  const table = atTable({ ...eight, options: { playMode: 'remote' } });
  toPhase(table, 'ballot');
  const late = press(table, H, names(C));
  vote(table, { [A]: C, [B]: C, [C]: D, [D]: C, [E]: D, [F]: D });
  toPhase(table, 'ballot');
  assert.equal(table.truth.stage, 'revote');
  assert.ok(late.isLate());
  assert.equal(late.again(), undefined, 'the door alone would have let it in');
});

test('[TR-135] at the finale a table after another is another one', () => {
  const table = atTable({ ...eight, day: 5, options: { playMode: 'remote' } });
  const late = [
    press(table, H, { type: 'table.ready' }),
    press(table, H, { type: 'ballot.cast', seat: A, reason: '' }),
  ];
  vote(table, { [A]: C, [B]: C, [C]: D, [D]: C });
  assert.equal(table.truth.banished, C);
  toPhase(table, 'discussion');
  for (const one of late) assert.ok(one.isLate());
});

test('[TR-135] the word of one night is for no other', () => {
  const table = atNight({ seats: 12, options: { playMode: 'remote' } });
  const journal: Command = { type: 'night.council', plan: 'journal', target: C };
  const late = [press(table, D, journal), press(table, A, { type: 'conclave.say', text: 'Tonight?' })];
  for (const phase of ['breakfast', 'council'] as const) toPhase(table, phase);
  pass(table);
  assert.equal(table.truth.step, 'open');
  assert.ok(table.truth.day > 2);
  for (const one of late) assert.ok(one.isLate());
  assert.equal(asks(table, D, { ...journal, target: table.truth.living.find((seat) => seat !== D)! }), undefined);
});

test('[TR-135] the code that the scribe enters with two quick taps is one try', () => {
  const table = inMission('cipher-lock', {});
  const scribe = table.truth.cipher.scribe!;
  const code = table.truth.cipher.code!;
  const wrong: Command = { type: 'cipher.try', code: [code[1]!, code[0]!, code[2]!, code[3]!] };
  const second = press(table, scribe, wrong);
  const clue = press(table, scribe, { type: 'cipher.tell', clue: { kind: 'absent', symbol: code[0]! } });
  does(table, scribe, wrong);
  assert.ok(second.isLate());
  assert.ok(!clue.isLate(), 'a clue is told whatever was tried meanwhile');
});

test('[TR-135] two presses of the master\'s "next" call one slate, and pass over nobody', () => {
  const table = atTable({ ...eight, options: human });
  does(table, 'master', { type: 'gm.callVote' });
  const vote = press(table, 'master', { type: 'gm.callVote' });
  for (const seat of table.truth.living) does(table, seat, names(seat === A ? B : A));
  assert.equal(table.truth.phase, 'reveal');
  assert.ok(vote.isLate());
  for (const next of [{ type: 'gm.moveOn' }, { type: 'gm.nextVoter', seat: H }, { type: 'gm.extend', seconds: 30 }]) {
    const second = press(table, 'master', next as Command);
    assert.ok(!second.isLate());
    does(table, 'master', { type: 'gm.moveOn' });
    assert.ok(second.isLate(), next.type);
    if (next.type === 'gm.moveOn') assert.equal(second.again(), undefined, 'the door alone would have let it in');
  }
});

test('[TR-135] a turn that goes on by itself is shown first: whoever lets it go on means the same speaker', () => {
  const table = atTable({ ...eight, options: human });
  does(table, 'master', { type: 'gm.callVote' });
  for (const seat of table.truth.living) does(table, seat, names(seat === A ? B : A));
  const next = press(table, 'master', { type: 'gm.moveOn' });
  pass(table);
  assert.ok(table.truth.isShown);
  assert.ok(!next.isLate());
});

test('[TR-135] who leads moves on after the last words, and not at once after the identity as well', () => {
  const table = atTable({ ...eight, options: human });
  does(table, 'master', { type: 'gm.callVote' });
  for (const seat of table.truth.living) does(table, seat, names(seat === A ? B : A));
  showAll(table);
  const second = press(table, 'master', { type: 'gm.moveOn' });
  const asked = press(table, 'master', { type: 'gm.askIdentity', ask: true });
  does(table, 'master', { type: 'gm.moveOn' });
  assert.ok(second.isLate());
  assert.ok(!asked.isLate(), 'whether it is asked is the same question until it is answered');
});

test('[TR-135] what is ordered for a day holds while the day goes on', () => {
  const table = atTable({ seats: 16, day: 3, options: human });
  const orders = [{ type: 'gm.orderDeathList' }, { type: 'gm.promptEnd' }, { type: 'gm.setFinale', day: 4 }] as const;
  const pressed = orders.map((order) => press(table, 'master', order));
  does(table, 'master', { type: 'gm.callVote' });
  for (const one of pressed) assert.ok(!one.isLate());
  vote(table, { [A]: I, [B]: I });
  for (const one of pressed) assert.ok(one.isLate());
});

test('[TR-135] the tied speak one after another, and over days in one window', () => {
  for (const pace of ['evening', 'days'] as const) {
    const table = atTable({
      ...eight,
      options: pace === 'days' ? { pace, playMode: 'remote' } : { playMode: 'remote' },
    });
    vote(table, { [A]: C, [B]: C, [C]: D, [D]: C, [E]: D, [F]: D });
    assert.equal(table.truth.phase, 'defence');
    const other = table.truth.floor[1]!;
    const said = press(table, other, { type: 'defence.say', text: 'It was not me.' });
    const more = press(table, 'server', { type: 'gm.extend', seconds: 30 });
    does(table, table.truth.floor[0]!, { type: 'defence.done' });
    assert.deepEqual([said.isLate(), more.isLate()], pace === 'days' ? [false, false] : [true, true]);
  }
});
