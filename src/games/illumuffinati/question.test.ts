/** What comes late, on a slow or lost line, answers no other question. (IM-133) */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Actor } from '../../kernel/game.ts';
import type { Command } from './commands.ts';
import {
  accused,
  allReady,
  anna,
  asks,
  type Bakery,
  bo,
  bribe,
  cille,
  dan,
  does,
  g4,
  g4Rows,
  letGo,
  toNegotiate,
  toPhase,
} from './fixtures.ts';
import { illumuffinati } from './index.ts';

/** Presses now; afterwards says whether that press is too late, and what the door alone would have said. */
function press(table: Bakery, by: Actor, command: Command) {
  const of = illumuffinati.question!(table.truth, command);
  return {
    isLate: () => illumuffinati.question!(table.truth, command) !== of,
    again: () => asks(table, by, command),
  };
}

test('[IM-133] gold that was meant for one run is not laid on the table in the next', () => {
  const table = g4Rows();
  const late = [
    press(table, dan, { type: 'setBribe', total: 9 }),
    press(table, dan, { type: 'point', seat: bo }),
    press(table, anna, { type: 'sendHome', seat: cille, takeBribe: false, seenBribe: 0 }),
  ];
  bribe(table, bo, 5);
  letGo(table, bo);
  toNegotiate(table);
  assert.equal(table.truth.run, 1);
  for (const one of late) {
    assert.ok(one.isLate());
    assert.equal(one.again(), undefined, 'the door alone would have let it in');
  }
});

test('[IM-133] what others lay down meanwhile asks nothing new', () => {
  const table = g4Rows();
  const mine = press(table, dan, { type: 'setBribe', total: 9 });
  bribe(table, bo, 5);
  does(table, cille, { type: 'point', seat: bo });
  assert.ok(!mine.isLate());
  assert.equal(mine.again(), undefined);
});

test('[IM-133] a round that is voided has the same number, and is another one', () => {
  const table = g4Rows({ timers: 'soft', firstInspector: 'random' });
  const host = table.truth.host;
  const late = [press(table, dan, { type: 'setBribe', total: 9 }), press(table, host, { type: 'master.voidRound' })];
  does(table, host, { type: 'master.voidRound' });
  for (const one of late) assert.ok(one.isLate());
  assert.equal(late[1]!.again(), undefined, 'the door alone would have voided the next one');
});

test('[IM-133] two presses of the default pass the cards of one Baker', () => {
  const table = g4({ timers: 'soft' });
  const host = table.truth.host;
  for (let steps = 0; !table.truth.hasGonged; steps++) {
    assert.ok(steps < 5);
    const due = illumuffinati.deadline(table.truth)!;
    does(table, 'clock', due.command, due.at);
  }
  const pressed = [
    press(table, host, { type: 'master.playDefault' }),
    press(table, host, { type: 'master.extend', seconds: 30 }),
  ];
  does(table, host, { type: 'master.playDefault' });
  assert.equal(table.truth.passes, 1);
  for (const one of pressed) assert.ok(one.isLate());
  assert.equal(pressed[1]!.again(), undefined, 'the door alone would have let it in');
});

test('[IM-133] who was ready for one round is not ready for the next', () => {
  const table = accused(dan);
  const ready: Command = { type: 'ready' };
  const late = press(table, bo, ready);
  allReady(table);
  toPhase(table, 'bake');
  assert.equal(table.truth.round, 1);
  assert.ok(late.isLate());
  const now = press(table, cille, ready);
  does(table, dan, ready);
  assert.ok(!now.isLate(), 'others who are ready ask nothing new');
});
