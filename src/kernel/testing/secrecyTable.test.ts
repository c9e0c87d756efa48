import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Typed, Viewer } from '../game.ts';
import { seeded } from '../random.ts';
import { act, openTable, streamOf, tick, watcherOf } from '../table.ts';
import { liar, type State } from './liar/index.ts';
import { seating } from './players.ts';
import { checkRow, demandsOf, type KnowsRow, knowsSuite, parseKnows } from './secrecyTable.ts';
import { settingOf } from './settings.ts';

const document = `
# Liar

## 7. Who knows what

"Now" = as soon as it happens.

| Information | Self | Other seats | Master | Table |
|---|---|---|---|---|
| Candles left | now | same | now | now |
| A card | now | from the call "liar" | now | from the call "liar" |
| A hunch | self | never | never | never |

Whoever is out sees no more than before.
`;

/** What somebody has: a view, and the facts that it was made of. */
interface Knows {
  readonly view: State;
  readonly facts: readonly Typed[];
}

/** A table of three at which seat 0 has noted something. */
function evening() {
  const { seats, options } = settingOf(liar, seating(3), { gameMaster: 'human' });
  const viewers = [0, 1, 'master', 'table'] as const;
  const table = openTable(liar, () => liar.initial(seats, options as never), seeded('knows'), viewers);
  const knows = (viewer: Viewer): Knows => {
    const { view, mask } = watcherOf(table, viewer);
    return { view: structuredClone(view), facts: streamOf(table.log, mask) };
  };
  const all = () => ({ self: knows(0), other: knows(1), master: knows('master'), table: knows('table') });
  act(table, 'clock', liar.begin, 0);
  act(table, 0, { type: 'note', suspect: 1 }, 1000);
  return { table, all };
}

const candles = (): KnowsRow<Knows> => {
  const { self, other, master, table } = evening().all();
  return {
    sees: ({ view }) => view.candles.every((left) => left === 2),
    must: { Self: [self], 'Other seats': [other], Master: [master], Table: [table] },
  };
};

knowsSuite<Knows>('liar', document, {
  'Candles left': candles,
  'A card': () => {
    const { table, all } = evening();
    const before = all();
    const card = table.truth.cards[0]!;
    tick(table, 10_000);
    while (table.truth.turn !== 0 || table.truth.claim) tick(table, table.truth.until);
    act(table, 0, { type: 'say', number: card }, table.now);
    act(table, 1, { type: 'callLiar' }, table.now);
    const after = all();
    return {
      sees: ({ view, facts }) =>
        view.cards[0] === card ||
        facts.some((fact) => fact.type === 'liarCalled' && 'card' in fact && fact.card === card),
      must: { Self: [before.self], Master: [before.master], 'Other seats': [after.other], Table: [after.table] },
      mustNot: { 'Other seats': [before.other], Table: [before.table] },
    };
  },
  'A hunch': () => {
    const { self, other, master, table } = evening().all();
    return {
      sees: ({ view }) => view.hunches[0] === 1,
      must: { Self: [self] },
      mustNot: { 'Other seats': [other], Master: [master], Table: [table] },
    };
  },
});

test('a table is read with its columns and rows', () => {
  const table = parseKnows(document);
  assert.deepEqual(table.columns, ['Self', 'Other seats', 'Master', 'Table']);
  assert.deepEqual(
    table.rows.map(({ information }) => information),
    ['Candles left', 'A card', 'A hunch'],
  );
  assert.deepEqual(parseKnows('# Who knows what\n| a | b |\n|--|:-:|\n| x \\| y | `z` |').rows, [
    { information: 'x | y', cells: ['`z`'] },
  ]);
  assert.throws(() => parseKnows('# Other'), /no heading/);
  assert.throws(() => parseKnows('# Who knows what\n\ntext'), /no table/);
  assert.throws(() => parseKnows('# Who knows what\n| a | b |\n|--|--|\n| x |'), /row "x" has 0 cells/);
});

test('a cell says which direction has to be shown', () => {
  const cells = [
    'now',
    'same',
    'never',
    'nobody (own buttons only)',
    '-',
    'end',
    'from `deal`',
    'mafia: now',
    'night end',
    'count',
  ];
  const demands = ['must', 'must', 'must-not', 'must-not', 'none', 'both', 'both', 'must', 'both', 'either'];
  assert.deepEqual(demandsOf(cells), demands);
});

test('a view that sees too much or too little, and a cell that nobody shows, are found', () => {
  const table = parseKnows(document);
  const bound = candles();
  assert.deepEqual(checkRow(table, 'Candles left', { ...bound, sees: () => false }).length, 4);
  assert.deepEqual(checkRow(table, 'A hunch', { sees: () => true, must: { Self: [0] }, mustNot: { Table: [0] } }), [
    'Other seats ("never"): nobody is shown not to see it',
    'Master ("never"): nobody is shown not to see it',
    'Table ("never"): view 0 must not see it',
  ]);
  assert.deepEqual(checkRow(table, 'No such row', bound), ['is not in the document']);
  assert.match(checkRow(table, 'Candles left', { ...bound, mustNot: { Gost: [] } })[0]!, /Gost: no such column/);
});
