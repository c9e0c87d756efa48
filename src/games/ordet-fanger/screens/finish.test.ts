/** Ordet fanger on screens: who has finished, why a neutral card comes, and what is told of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { does, duelling, lines, type OfTable, says, startOf, typed, viewOf, voices, wait } from '../fixtures.ts';
import { finishers, finishTitle, isByLine, levelOf, textOf, wordsIn } from './finish.ts';
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
    [2101, 'Dead heat: it could be the connection'],
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

const bot = (text: string) => ({ type: 'answer', text, input: 'keyboard', reactionMs: null }) as const;

/** How long the end of the duel lasts; what is shown of it. */
function ending(table: OfTable) {
  while (table.truth.phase !== 'duel-end') wait(table, 100);
  const { won, others } = wordsIn(shownTo(table));
  const at = table.log.findLast(({ told }) => told.some(({ fact }) => fact.type === 'duelWon'))!.at;
  return {
    ms: table.truth.until! - at,
    won: won && [textOf(won), won.r],
    others: others.map((one) => [textOf(one), one.r, one.isRejected]),
  };
}

test('[OF-36a] the words that won and what they were up against are there to be read for two seconds', () => {
  const both = duelling(typed(4));
  says(both, 0, 'book', startOf(both) + 2000);
  says(both, 2, 'an elephant', startOf(both) + 2130);
  assert.deepEqual(ending(both), { ms: 2000, won: ['book', 2000], others: [['an elephant', 2130, false]] });

  const bots = duelling(voices(4, {}, [0, 2]));
  const at = startOf(bots);
  does(bots, 2, bot('dust'), at + 3200);
  does(bots, 0, bot('book'), at + 3330);
  assert.deepEqual(ending(bots), { ms: 2000, won: ['dust', 3200], others: [['book', 3330, false]] });

  const spoken = duelling(voices(4, {}, [2]));
  does(spoken, 2, bot('dust'), startOf(spoken) + 3200);
  assert.deepEqual(ending(spoken), { ms: 2000, won: ['dust', 3200], others: [] });
});

test('[OF-36a] nobody knows what people said aloud, and a duel that was given up has no words', () => {
  const aloud = duelling(voices(4));
  does(aloud, 0, { type: 'claim', winner: 0 });
  does(aloud, 2, { type: 'confirm' });
  assert.deepEqual(ending(aloud), { ms: 1200, won: undefined, others: [] });
  const given = duelling(typed(4));
  does(given, 2, { type: 'concede' });
  assert.deepEqual(ending(given), { ms: 1200, won: undefined, others: [] });
});

test('[OF-36a] an answer that did not count is not the one that won', () => {
  const table = duelling(typed(4));
  says(table, 0, 'wobblet', startOf(table) + 1000);
  says(table, 2, 'an elephant', startOf(table) + 1130);
  wait(table, 400);
  does(table, 3, { type: 'challenge', side: 0, reason: 'wrong' });
  for (const seat of [1, 3]) does(table, seat, { type: 'vote', choice: 'invalid' });
  assert.deepEqual(ending(table), { ms: 2000, won: ['an elephant', 1130], others: [['wobblet', 1000, true]] });
});
