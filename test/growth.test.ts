/**
 * No text from outside may take longer than it is long: one process serves all rooms. Every regular expression of the
 * product, and every text of every command and option through the door, is tried with what would be slowest.
 */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import * as games from '../src/games/index.ts';
import type { Actor, AnyGame, Typed } from '../src/kernel/game.ts';
import { lots, seeded } from '../src/kernel/random.ts';
import { roomCommand } from '../src/kernel/room/commands.ts';
import { TEXT_OPTION_MAX } from '../src/kernel/room/limits.ts';
import { lettersIn, lookAlike, shortened, tidy } from '../src/kernel/room/names.ts';
import { roomRules } from '../src/kernel/room/rules.ts';
import { emptyRoom, type RoomState } from '../src/kernel/room/state.ts';
import type { Shape } from '../src/kernel/shape.ts';
import { act, openTable, refuse, type Table } from '../src/kernel/table.ts';
import { MESSAGE_BYTES_MAX } from '../src/protocol.ts';
import { isUnwanted } from '../src/server/letters.ts';
import { checkId } from '../src/server/log/room-log.ts';
import { marked } from '../src/web/marked.ts';
import { growthOf, repeated, slownessOf } from './growth.ts';
import { readSource, type Source } from './source.ts';

const catalogue = games as unknown as { readonly [id: string]: AnyGame };
const root = join(import.meta.dirname, '..');
const NOT_PRODUCT = /\.test\.tsx?$|\/testing\//;
const product: Source[] = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !NOT_PRODUCT.test(path))
  .map((path) => readSource(path, readFileSync(join(root, path), 'utf8')));

test('what is slower than the text is long is found', () => {
  const planted: [body: string, flags: string][] = [
    [String.raw`^\s*(\d{1,2})\s*=\s*(.*?)\s*$`, 's'],
    [String.raw`^###? [\d.]* ?(.*?)( - DECISION.*)?$`, ''],
    [String.raw`^- (.*?)(?: \[[^\]]*\])?$`, ''],
    [String.raw`\s+$`, ''],
    [String.raw`-?\d*\.\d+`, 'g'],
    ['^(a+)+$', ''],
    ['(?:,|x)*"(?:,|y)*"', ''],
  ];
  for (const [body, flags] of planted) assert.ok(slownessOf(body, flags, 4096), `/${body}/${flags}`);
  const pairs = (text: string) => [...text].flatMap((one) => [...text].filter((other) => one === other)).length;
  assert.ok(growthOf((size) => pairs('ab'.repeat(size / 16))));
  assert.equal(
    growthOf((size) => [...'ab'.repeat(size * 20)].filter((one) => one === 'a').length),
    undefined,
  );
});

test('every regular expression of the product is as quick as the text is short', () => {
  const patterns = new Map(
    product.flatMap(({ patterns: own }) =>
      own.map(({ body, flags }) => [`${flags}/${body}`, { body, flags }] as const),
    ),
  );
  assert.ok(patterns.size > 100, `${patterns.size} were found`);
  const slow = [...patterns.values()].flatMap(({ body, flags }) => slownessOf(body, flags) ?? []);
  assert.equal(slow.join('\n'), '');
});

/** Those that are put together while it runs, by the file: what they are used for. */
const PUT_TOGETHER: { readonly [path: string]: (text: string) => unknown } = {
  'src/kernel/room/names.ts': (text) => [tidy(text), lettersIn(text), shortened(text, 20), lookAlike(tidy(text), 'a')],
  'src/server/letters.ts': isUnwanted,
  'src/server/log/room-log.ts': (text) => assert.throws(() => checkId(text)),
  'src/web/marked.ts': (text) => marked(text, [{ name: 'a b' }, { name: 'a' }, { name: '. *' }]),
};
const UNITS = [
  ...[' ', 'a', '1', '\n', '.', '-', 'a ', 'a b', '. *', 'A', 'AB'],
  // What the texts of options and answers are made of.
  ...['=', ';', ':', ',', '+', '1=', '1=a;', '1+2 ', 'a\n', 'a:b,\n', 'a,', 'the ', 'x & ', '&', 'aa', 'qwe', 'auto '],
  // What is more than it looks, or less; the marks are such as have to be put in order.
  ...['\u0301\u0316', 'e\u0301', '\u200b', '\u202e', '👩\u200d', '\ufdfa', 'ﬁ', '𝕬', '\ud800', '🇳🇴', '1\ufe0f\u20e3'],
];

test('so is every one that is put together while it runs', () => {
  const files = product.filter(({ code }) => /\bRegExp\(/.test(code)).map(({ path }) => path);
  assert.deepEqual(files.toSorted(), Object.keys(PUT_TOGETHER).toSorted());
  for (const [path, use] of Object.entries(PUT_TOGETHER))
    for (const unit of UNITS) {
      assert.equal(
        growthOf((size) => use(`${repeated(unit, size)}\0`)),
        undefined,
        `${path}: ${JSON.stringify(unit)}`,
      );
    }
});

const rules = roomRules(catalogue);
const WHO: readonly Actor[] = [0, 'visitor', 'master', 'server'];
const hex = (length: number): string => 'a1'.repeat(length / 2);

/** The host and a visitor at the door of a lobby, where options and names are set. */
function lobbyOf(game: string): Table<RoomState, Typed, Typed> {
  const table = openTable(rules, emptyRoom, seeded('growth'));
  const keys = { secret: hex(64), table: hex(64), master: hex(64) };
  const tag = { name: 'Alma', pronouns: '', mask: 0, isNew: false, holder: hex(64), via: '', contribution: hex(32) };
  const lay = { type: 'room.open', game, language: 'en', remote: true, ...keys };
  assert.equal(act(table, 'server', lay, 0).refusal, undefined);
  assert.equal(act(table, 'visitor', { type: 'room.sit', ...tag }, 0).refusal, undefined);
  return table;
}

/** One example of each of its commands, with the names of the fields that are or may be words. */
function commandsOf(shape: Shape<Typed>): { command: Typed; texts: string[] }[] {
  const lot = lots('growth');
  const found = new Map<string, Typed>();
  for (let i = 0; i < 4000; i++) {
    const command = shape.example!(lot) as Typed;
    if (!found.has(command.type)) found.set(command.type, command);
  }
  return [...found.values()].map((command) => ({
    command,
    texts: Object.entries(command).flatMap(([field, value]) =>
      field !== 'type' && (value === undefined || value === null || typeof value === 'string') ? [field] : [],
    ),
  }));
}

/** As long as some text may be, and as long as a message may be. */
const LENGTHS = [60, 80, 200, 300, 600, 700, 2000, TEXT_OPTION_MAX, MESSAGE_BYTES_MAX];

/** What a text begins with, and goes on with. */
const HOSTILE = [...UNITS.map((unit) => ['', unit] as const), ['1=a', ' '], ['a:b', ' '], ['1+2', ' ']] as const;

/** Asks the door about such texts, no two of them the same: some are remembered. */
function doorOf(table: Table<RoomState, Typed, Typed>, of: (text: string) => Typed, who = WHO): string[] {
  let count = 0;
  return HOSTILE.flatMap(([before, unit]) => {
    const ask = (size: number): void => {
      const text = `${before}${repeated(unit, size)}`.slice(0, size - 6) + String(count++).padStart(6, '0');
      for (const by of who) refuse(table.rules, table.truth, of(text), by, table.now);
    };
    // All lengths at once cost what the slowest does.
    const askAll = (size: number): void => {
      for (const length of LENGTHS) ask(Math.max(12, Math.ceil((length * size) / MESSAGE_BYTES_MAX)));
    };
    const growth = growthOf(askAll, MESSAGE_BYTES_MAX, []);
    return growth ? [`${JSON.stringify(of(before + unit))}: ${growth}`] : [];
  });
}

test('a text option that is slower than its words is found at the door', () => {
  const game = catalogue['ordet-fanger']!;
  const isGood = (text: string) => /^\s*(\d{1,2})\s*=\s*(.*?)\s*$/s.test(text);
  const teams = { ...game.options.teams!, max: TEXT_OPTION_MAX, isGood };
  const planted = { ...game, options: { ...game.options, teams } };
  const table = { ...lobbyOf(game.id), rules: roomRules({ ...catalogue, [game.id]: planted }) };
  const found = doorOf(table, (value) => ({ type: 'room.setOption', name: 'teams', value }) as Typed, [0]);
  assert.ok(found.some((one) => one.includes('1=a ')));
});

test('no text of a command of the room is slow at the door', () => {
  const table = lobbyOf('maffia');
  const slow = commandsOf(roomCommand as Shape<Typed>).flatMap(({ command, texts }) =>
    texts.flatMap((field) => doorOf(table, (text) => ({ ...command, [field]: text }))),
  );
  assert.equal(slow.join('\n'), '');
});

for (const game of Object.values(catalogue)) {
  test(`${game.id}: no text of a command or an option is slow at the door`, () => {
    const table = lobbyOf(game.id);
    const options = Object.keys(game.options).flatMap((name) =>
      doorOf(table, (value) => ({ type: 'room.setOption', name, value }) as Typed, [0]),
    );
    const commands = commandsOf(game.command as Shape<Typed>).flatMap(({ command, texts }) =>
      texts.flatMap((field) => doorOf(table, (text) => ({ ...command, [field]: text }), [0])),
    );
    assert.equal([...options, ...commands].join('\n'), '');
  });
}
