/** Ordet fanger on screens: who has finished, why a neutral card comes, and what is told of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { does, duelling, lines, type OfTable, says, startOf, typed, viewOf, voices, wait } from '../fixtures.ts';
import { finishers, finishTitle, isByLine, levelOf } from './finish.ts';
import { en } from './words/en.ts';

const shownTo = (table: OfTable) => viewOf(table, 'table');

/** Both are stuck, until something else than a race comes. */
function stuck(table: OfTable): OfTable {
  for (const seat of [0, 2]) does(table, seat, { type: 'blank' });
  return table;
}

test('[OF-69] a side that has fewer answers than it needs has not finished, however quick they were', () => {
  const table = duelling(typed(4, { answersRequired: 2 }));
  const at = startOf(table);
  says(table, 2, 'an elephant', at + 900, 900);
  says(table, 0, 'a pen', at + 1500, 1500);
  says(table, 0, 'a ruler', at + 2600, 2600);
  wait(table, 1000);
  const list = finishers(shownTo(table));
  assert.deepEqual(
    list.map(({ side, r }) => [side, Number.isFinite(r)]),
    [
      [0, true],
      [2, false],
    ],
  );
});

test('[OF-45, OF-68] a dead heat is told with its times, and nobody in time is not called one', () => {
  const near = duelling(typed(4));
  const at = startOf(near);
  says(near, 0, 'a pen', at + 2000, 2000);
  says(near, 2, 'an elephant', at + 2060, 2060);
  while (near.truth.phase !== 'neutral-flip') wait(near, 500);
  const { title, between } = levelOf(shownTo(near));
  assert.equal(title, 'title');
  assert.ok(between !== null && between <= near.truth.options.tieWindowMs);
  assert.deepEqual(levelOf(shownTo(stuck(duelling(typed(4))))), { title: 'nobody', between: null });
  assert.deepEqual(levelOf(shownTo(duelling(voices(4)))), { title: 'title', between: null });
});

test('[OF-68] a dead heat for the sake of a line says so, and one of a tenth of a second does not', () => {
  for (const [ms, title] of [
    [2100, 'Dead heat'],
    [2101, 'Dead heat: it could be the line'],
    [2146, 'S0, by 0.15'],
  ] as const) {
    const table = duelling(lines(typed(4), undefined, undefined, 65));
    says(table, 0, 'a pen', startOf(table) + 2000);
    says(table, 2, 'an elephant', startOf(table) + ms - table.truth.lines![2]!.lead);
    wait(table, 400);
    const view = shownTo(table);
    const seconds = (of: number) => (of / 1000).toFixed(2);
    assert.equal(finishTitle({ view, w: en, side: (side) => `S${side}`, seconds }), title);
    const { between } = levelOf(view);
    assert.deepEqual([between, isByLine(view, between)], [ms - 2000, ms > 2100]);
  }
});

test('[OF-46, OF-47] at a stalemate the neutral cards are remembered, and forgotten with the next duel', () => {
  const table = duelling(typed(4));
  while (table.truth.phase !== 'duel-end') {
    if (table.truth.phase === 'race' && !table.truth.neutral) stuck(table);
    else wait(table, 500);
  }
  const { chronicle, duel } = shownTo(table);
  assert.equal(chronicle.neutrals.length, table.truth.options.maxNeutralCards);
  assert.equal(new Set(chronicle.neutrals).size, chronicle.neutrals.length);
  assert.equal(duel?.neutrals.length ?? 0, 0);
  assert.deepEqual(shownTo(duelling(typed(4))).chronicle.neutrals, []);
});
