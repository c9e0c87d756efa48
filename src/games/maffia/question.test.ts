/** What comes late, on a slow or lost line, answers no other question. (MF-129) */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Actor } from '../../kernel/game.ts';
import type { Command } from './commands.ts';
import {
  asks,
  does,
  endNight,
  F7,
  type MaffiaTable,
  nominateAll,
  onDayOne,
  pass,
  raise,
  seatedAs,
  toCall,
  toPhase,
} from './fixtures.ts';
import { maffia } from './index.ts';
import { s1, s2, s3, s4, s5, s6, s7 } from './room-fixtures.ts';

/** Presses now; afterwards says whether that press is too late, and what the door alone would have said. */
function press(table: MaffiaTable, by: Actor, command: Command) {
  const of = maffia.question!(table.truth, command);
  return {
    isLate: () => maffia.question!(table.truth, command) !== of,
    again: () => asks(table, by, command),
  };
}

const hand = (nominee: number): Command => ({ type: 'raiseHand', nominee });

test('[MF-129] a hand that was raised in one round hangs nobody in the run-off, and may be raised there again', () => {
  const table = onDayOne(F7);
  nominateAll(table, [s4, s5]);
  toCall(table, s4);
  const late = press(table, s7, hand(s4));
  raise(table, s4, [s1, s2]);
  toCall(table, s5);
  raise(table, s5, [s3, s6]);
  toCall(table, s4);
  assert.equal(table.truth.round, 2);
  assert.ok(late.isLate());
  assert.equal(late.again(), undefined, 'the door alone would have let it in');
});

test('[MF-129] a name is for one day: in its last nominations too, and on no other', () => {
  const table = onDayOne(F7);
  const names = [
    press(table, s1, { type: 'nominate', target: s5 }),
    press(table, s1, { type: 'readyToVote', ready: true }),
  ];
  toPhase(table, 'last-nominations');
  assert.deepEqual(
    names.map((one) => one.isLate()),
    [false, true],
  );
  toPhase(table, 'night');
  endNight(table);
  assert.equal(table.truth.phase, 'day-talk');
  for (const one of names) {
    assert.ok(one.isLate());
    assert.equal(one.again(), undefined, 'the door alone would have let it in');
  }
});

test('[MF-129] who is ready is ready for what is left of the talk, and not for its extension', () => {
  const table = onDayOne(F7);
  const ready = press(table, s1, { type: 'readyToVote', ready: true });
  toPhase(table, 'extension-offer');
  does(table, s2, { type: 'useExtension' });
  assert.equal(table.truth.phase, 'day-talk');
  assert.ok(ready.isLate());
});

test('[MF-129] whom one points at in one night is nobody in the next', () => {
  const table = onDayOne(F7);
  toPhase(table, 'night');
  const shots = [press(table, s1, { type: 'point', target: s7 }), press(table, s1, { type: 'nightDone' })];
  endNight(table);
  toPhase(table, 'night');
  for (const one of shots) {
    assert.ok(one.isLate());
    assert.equal(one.again(), undefined, 'the door alone would have let it in');
  }
});

test('[MF-129] two presses of the master\'s "next" are one step, in every phase that waits for it', () => {
  const table = seatedAs(F7, { options: { gameMaster: 'human' } });
  const advance: Command = { type: 'master.advance' };
  const stepped: string[] = [];
  for (let steps = 0; !table.truth.result && steps < 60; steps++) {
    if (table.truth.phase === 'day-talk') nominateAll(table, table.truth.day === 1 ? [s4, s5] : []);
    const second = press(table, 'master', advance);
    if (asks(table, 'master', advance) !== undefined) {
      pass(table);
      continue;
    }
    stepped.push(table.truth.phase);
    assert.ok(second.isLate(), `into ${table.truth.phase}`);
    if (table.truth.day > 2) break;
  }
  assert.ok(stepped.length > 6, stepped.join());
});

test('[MF-129] the word for one call calls no other, and the hands of one are struck in no other', () => {
  const table = onDayOne(F7, { options: { gameMaster: 'human', votingMode: 'phone' } });
  nominateAll(table, [s4, s5]);
  for (let steps = 0; table.truth.step !== 'waiting'; steps++) {
    assert.ok(steps < 50);
    pass(table);
  }
  const call = press(table, 'master', { type: 'master.callVote' });
  does(table, 'master', { type: 'master.callVote' });
  raise(table, s4, [s1]);
  const strike = press(table, 'master', { type: 'master.strikeVote', seat: s2 });
  toCall(table, s5);
  raise(table, s5, [s2]);
  pass(table);
  pass(table);
  assert.equal(table.truth.step, 'shown');
  assert.ok(call.isLate());
  assert.ok(strike.isLate());
  assert.equal(strike.again(), undefined, 'the door alone would have let it in');
});

test('[MF-129] more time is for the speech that ran when it was asked for, and a speech ends by the word of its own', () => {
  const table = onDayOne(F7, { options: { playMode: 'remote' } });
  nominateAll(table, [s4, s5]);
  toPhase(table, 'speech');
  const more = press(table, 'server', { type: 'master.adjustClock', deltaSeconds: 30 });
  does(table, s4, { type: 'endSpeech' });
  assert.equal(table.truth.speaker, s5);
  assert.ok(more.isLate());
  assert.equal(more.again(), undefined, 'the door alone would have let it in');
});

test("[MF-129] what is asked for somebody's sake is taken whenever it comes", () => {
  const { truth } = onDayOne(F7);
  for (const type of ['signalUnwell', 'cancelUnwell', 'requestBreak', 'softenWording'] as const)
    assert.equal(maffia.question!(truth, { type }), undefined);
});
