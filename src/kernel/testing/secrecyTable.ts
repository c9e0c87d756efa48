/**
 * The table "Who knows what" of a rules document, checked in both directions: who must see, and who must not.
 *
 * The document says what is demanded of each cell ("never": somebody must be shown not to see it; "end": not before and
 * then yes); the game's test binds each row to a probe and to views of moments in a game. A row without a binding, a
 * binding without a row and a cell whose direction nobody shows fail.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';

export interface KnowsTable {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly information: string; readonly cells: readonly string[] }[];
}

export interface KnowsRow<View> {
  /** Is the information of this row in this view? */
  sees(view: View): boolean;
  /** By column: views in which it must be, and views in which it must not be. */
  readonly must?: { readonly [column: string]: readonly View[] };
  readonly mustNot?: { readonly [column: string]: readonly View[] };
}

/** The first table under a heading that has these words. */
export function parseKnows(markdown: string, heading = 'Who knows what'): KnowsTable {
  const lines = markdown.split('\n');
  const title = lines.findIndex((line) => line.startsWith('#') && line.includes(heading));
  if (title < 0) throw new Error(`no heading "${heading}"`);
  const begin = lines.findIndex((line, i) => i > title && line.startsWith('|'));
  const end = lines.findIndex((line, i) => i > begin && !line.startsWith('|'));
  const [head, rule, ...body] = lines.slice(begin, end < 0 ? lines.length : end).map(cellsOf);
  if (begin < 0 || !head || !rule?.every((cell) => /^:?-+:?$/.test(cell)))
    throw new Error(`no table under "${heading}"`);
  const rows = body.map(([information, ...cells]) => {
    if (cells.length !== head.length - 1) throw new Error(`row "${information}" has ${cells.length} cells`);
    return { information: information!, cells };
  });
  return { columns: head.slice(1), rows };
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** What a cell demands to be shown. `either`: it says something that only its author can read. */
export type Demand = 'none' | 'must' | 'must-not' | 'both' | 'either';

export function demandsOf(cells: readonly string[]): Demand[] {
  const demands: Demand[] = [];
  for (const cell of cells)
    demands.push(/^(same|as before)$/.test(cell) ? (demands.at(-1) ?? 'either') : demandOf(cell));
  return demands;
}

function demandOf(cell: string): Demand {
  if (cell === '-') return 'none';
  if (/^(never|nobody)\b/.test(cell)) return 'must-not';
  if (/\b(from|end|only)\b/.test(cell)) return 'both';
  return /\b(now|self)\b/.test(cell) ? 'must' : 'either';
}

/** What is wrong with a row: cells that nobody shows, and views that see too little or too much. */
export function checkRow<View>(table: KnowsTable, information: string, bound: KnowsRow<View>): string[] {
  const row = table.rows.find((one) => one.information === information);
  if (!row) return ['is not in the document'];
  const { must = {}, mustNot = {}, sees } = bound;
  const wrong = [...Object.keys(must), ...Object.keys(mustNot)]
    .filter((column) => !table.columns.includes(column))
    .map((column) => `${column}: no such column`);
  const demands = demandsOf(row.cells);
  table.columns.forEach((column, i) => {
    const [those, others] = [must[column] ?? [], mustNot[column] ?? []];
    const demand = demands[i]!;
    const cell = `${column} ("${row.cells[i]}")`;
    if ((demand === 'must' || demand === 'both') && those.length === 0)
      wrong.push(`${cell}: nobody is shown to see it`);
    if ((demand === 'must-not' || demand === 'both') && others.length === 0)
      wrong.push(`${cell}: nobody is shown not to see it`);
    if (demand === 'either' && those.length + others.length === 0) wrong.push(`${cell}: nobody is shown`);
    if (demand === 'must-not' && those.length > 0) wrong.push(`${cell}: nobody may see it`);
    those.forEach((view, k) => void (sees(view) || wrong.push(`${cell}: view ${k} must see it`)));
    others.forEach((view, k) => void (sees(view) && wrong.push(`${cell}: view ${k} must not see it`)));
  });
  return wrong;
}

/** A test for each row. Bindings are made when their test runs, so that one broken scenario fails one row. */
export function knowsSuite<View>(
  game: string,
  markdown: string,
  rows: { [information: string]: () => KnowsRow<View> },
): void {
  const table = parseKnows(markdown);
  for (const { information } of table.rows) {
    test(`${game}: who knows: ${information}`, () => {
      const bind = rows[information];
      assert.ok(bind, 'no probe is bound to this row');
      assert.deepEqual(checkRow(table, information, bind()), []);
    });
  }
  test(`${game}: every probe has its row in the document`, () => {
    const known = new Set(table.rows.map(({ information }) => information));
    assert.deepEqual(
      Object.keys(rows).filter((information) => !known.has(information)),
      [],
    );
  });
}
