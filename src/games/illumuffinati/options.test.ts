import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { isAllowed, resolve } from '../../kernel/options.ts';
import {
  accused,
  anna,
  asks,
  bo,
  bribe,
  cille,
  counted,
  dan,
  g4,
  g4Rows,
  passAll,
  playOut,
  seated,
  told,
  toPhase,
} from './fixtures.ts';
import { options, presets } from './options.ts';

const rules = readFileSync(new URL('./RULES.md', import.meta.url), 'utf8');
const section = rules.split('\n## 9. Options')[1]!.split('\n## ')[0]!;
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('the options are those of the rule book, with its defaults and ranges', () => {
  assert.deepEqual(rows.map(([, name]) => name!.replaceAll('`', '')).sort(), Object.keys(options).sort());
  const far = resolve(options, { playMode: 'remote' }, { seats: 5, humans: 5 });
  const near = resolve(options, {}, { seats: 5, humans: 5 });
  for (const [, cell, kind, fallback, range] of rows) {
    const name = cell!.replaceAll('`', '') as keyof typeof options;
    const option = options[name];
    if (kind === 'int') {
      const [min, max] = range!
        .match(/(\d+)-(\d+)/)!
        .slice(1)
        .map(Number) as [number, number];
      assert.deepEqual([option.min, option.max, near[name]], [min, max, Number(fallback)], name);
      for (const value of [min - 1, max + 1, min + 0.5]) assert.equal(isAllowed(option, value, 5), false, name);
    } else if (typeof option.default !== 'function')
      assert.equal(String(near[name]), fallback!.replaceAll('`', ''), name);
  }
  assert.deepEqual([near.timers, far.timers, near.peekToView, far.peekToView], ['soft', 'hard', true, false]);
});

test('presets set the four clocks, within their ranges', () => {
  for (const preset of Object.values(presets)) {
    assert.equal(Object.keys(preset).length, 4);
    for (const [name, value] of Object.entries(preset))
      assert.ok(isAllowed(options[name as keyof typeof options], value, 5));
  }
  const near = resolve(options, {}, { seats: 5, humans: 5 });
  for (const [name, value] of Object.entries(presets.normal!)) {
    assert.equal(near[name as keyof typeof near], value, 'what a table begins with');
    const [quick, slow] = [presets.quick!, presets.unhurried!].map((preset) => preset[name as keyof typeof preset]!);
    assert.ok(quick! < value && value < slow!, name);
  }
});

test('startGold, jewelGold and burglaryGold are what the purses show', () => {
  assert.deepEqual(seated({ options: { startGold: 40 } }).truth.gold, [40, 40, 40, 40]);
  assert.deepEqual(told(accused(dan, { jewelGold: 20 }), 'goldPaid')[0]!.amounts, [0, 30, 0, 11]);
  const having = [
    [60, 3, 2],
    [66, 1, 1],
    [58, 2, 2],
    [50, 0, 3],
  ] as const;
  assert.deepEqual(counted(having, { burglaryGold: 25 }).truth.gold, [85, 41, 58, 50]);
});

test('clocks last as long as they are set', () => {
  const table = g4({
    passSeconds: 11,
    negotiateSecondsFirst: 31,
    negotiateSeconds: 21,
    takeBackSeconds: 6,
    acceptLockSeconds: 0,
  });
  assert.equal(table.truth.endsAt! - table.now, 11_000);
  passAll(table, [4, 'J'], [2, 4], [2, 4]);
  toPhase(table, 'negotiate');
  assert.deepEqual([table.truth.endsAt! - table.now, table.truth.isLocked], [31_000, false]);
  assert.equal(asks(table, cille, { type: 'setBribe', total: 2 }), undefined);
  assert.equal(asks(table, anna, { type: 'sendHome', seat: bo, takeBribe: false, seenBribe: 0 }), undefined);
  assert.equal(table.truth.endsAt! - table.now, 6_000);
  toPhase(table, 'negotiate');
  assert.equal(table.truth.endsAt! - table.now, 21_000);
});

test('no lock lasts longer than the shortest negotiation', () => {
  const { acceptLockSeconds, negotiateSeconds, negotiateSecondsFirst } = options;
  for (const { min } of [negotiateSeconds, negotiateSecondsFirst]) assert.ok(Number(acceptLockSeconds.max) < min);
});

test('with two laps the order of Inspectors is that of the first', () => {
  const table = playOut(seated({ first: dan, options: { laps: 2 } }));
  assert.deepEqual(
    told(table, 'roundBegan').map(({ inspector }) => inspector),
    [3, 0, 1, 2, 3, 0, 1, 2],
  );
});

test('the smallest raise, and a purse that is smaller still', () => {
  const table = g4Rows({ minRaise: 5 });
  assert.equal(asks(table, bo, { type: 'setBribe', total: 4 }), 'below-min-raise');
  assert.equal(asks(table, bo, { type: 'setBribe', total: 23 }), undefined);
  assert.equal(asks(table, bo, { type: 'setBribe', total: 24 }), 'below-min-raise');
  assert.equal(asks(table, bo, { type: 'setBribe', total: 25 }), undefined, 'everything is always enough');
});

test('every phase lasts as long as the table of section 5 says', () => {
  const phases = rules.split('\n## 5. Phases')[1]!.split('\n### ')[0]!;
  const seconds = new Map<string, number[]>();
  for (const line of phases.split('\n').filter((one) => one.startsWith('| `'))) {
    const [, name, , , , timer] = line.split('|').map((cell) => cell.trim());
    const said = [...timer!.matchAll(/(\d+) s\b/g)].map(([, amount]) => Number(amount));
    if (said.length > 0) seconds.set(name!.replaceAll('`', ''), said);
  }
  const table = seated({ players: 6, options: { firstInspector: 'ritual' } });
  toPhase(table, 'negotiate');
  const [one, other] = table.truth.room;
  for (const seat of [one!, other!]) bribe(table, seat, 1);
  toPhase(table, 'final-count');
  const lasted = new Map<string, Set<number>>();
  for (const { at, told: facts } of table.log) {
    for (const { fact } of facts) {
      if (fact.type !== 'phaseBegan') continue;
      lasted.set(fact.phase, (lasted.get(fact.phase) ?? new Set()).add((fact.endsAt! - at) / 1000));
    }
  }
  seconds.delete('nose-race'); // has no end of its own
  assert.deepEqual(
    [...lasted].map(([phase, times]) => [phase, [...times]]),
    [...seconds],
  );
});
