/** What comes late, on a slow or lost line, answers no other question. (GW-86) */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Actor } from '../../kernel/game.ts';
import type { Command } from './commands.ts';
import { asks, C1, does, G, type GwTable, given, passGw, phaseOf, playing, rolls, toGw, walks } from './fixtures.ts';
import { gwsBrott } from './index.ts';

/** Presses now; afterwards says whether that press is too late, and what the door alone would have said. */
function press(table: GwTable, by: Actor, command: Command) {
  const of = gwsBrott.question!(table.truth, command);
  return {
    isLate: () => gwsBrott.question!(table.truth, command) !== of,
    again: () => asks(table, by, command),
  };
}

const roll: Command = { type: 'roll', dice: null };
const away = { hat: 'D5', glove: 'M1', mask: 'M10' } as const;

test('[GW-86] two quick taps are one roll, and rolling again is asked for again', () => {
  const table = given(playing(3), { places: away });
  const second = press(table, C1, roll);
  rolls(table, C1, '1', '2', '3', 'gw', '4');
  assert.ok(second.isLate());
  const die = press(table, C1, { type: 'chooseDie', die: 0 });
  const again = press(table, C1, roll);
  assert.ok(!again.isLate());
  rolls(table, C1, '1', '2', '3', '4');
  assert.ok(again.isLate());
  assert.ok(die.isLate(), 'the die shows something else now');
  assert.equal(die.again(), undefined, 'the door alone would have let it in');
});

test('[GW-86] a step is one step, and a stop is for the walk that was on', () => {
  const table = toGw(given(playing(3), { places: away }));
  const die = press(table, G, { type: 'rollGwDie' });
  table.fall.gw.push(3);
  does(table, G, { type: 'rollGwDie' });
  assert.ok(die.isLate());
  const stop = press(table, G, { type: 'gwStop' });
  walks(table, 'I7');
  assert.ok(stop.isLate());
});

test('[GW-86] a move that was made for one turn moves nobody in the next one', () => {
  const table = given(playing(3), { places: away });
  const late = [press(table, C1, roll), press(table, C1, { type: 'resetDice' })];
  toGw(table);
  passGw(table);
  assert.deepEqual([table.truth.round, table.truth.turn], [2, C1]);
  for (const one of late) assert.ok(one.isLate());
});

test('[GW-86] two presses of the master\'s "skip" pass over one thing, all round', () => {
  const table = playing(3, { gameMaster: 'human' });
  const skip: Command = { type: 'master.skip' };
  const seen = new Set<string>();
  for (let steps = 0; table.truth.round < 3 && !table.truth.result; steps++) {
    assert.ok(steps < 200);
    seen.add(phaseOf(table));
    const [second, more] = [
      press(table, 'master', skip),
      press(table, 'master', { type: 'master.extend', seconds: 30 }),
    ];
    does(table, 'master', skip);
    assert.ok(second.isLate(), `from ${[...seen].at(-1)} to ${phaseOf(table)}`);
    assert.ok(more.isLate());
  }
  assert.ok(seen.size >= 4, [...seen].join());
});

test('[GW-86] whoever is out may show how they feel about it whenever it arrives', () => {
  const { truth } = playing(3);
  assert.equal(gwsBrott.question!(truth, { type: 'react', reaction: 'clap' } as never), undefined);
});
