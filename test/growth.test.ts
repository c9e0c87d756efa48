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
import { sample } from '../src/kernel/offer.ts';
import { lots, seeded } from '../src/kernel/random.ts';
import { roomCommand } from '../src/kernel/room/commands.ts';
import { TEXT_OPTION_MAX } from '../src/kernel/room/limits.ts';
import { lettersIn, lookAlike, shortened, tidy } from '../src/kernel/room/names.ts';
import { roomRules } from '../src/kernel/room/rules.ts';
import { emptyRoom, type RoomState } from '../src/kernel/room/state.ts';
import type { Shape } from '../src/kernel/shape.ts';
import { act, openTable, refuse, replay, type Table, tick } from '../src/kernel/table.ts';
import { MESSAGE_BYTES_MAX } from '../src/protocol.ts';
import { isUnwanted } from '../src/server/letters.ts';
import { checkId } from '../src/server/log/room-log.ts';
import { readEntry } from '../src/server/reading.ts';
import { marked } from '../src/web/marked.ts';
import { growthOf, repeated, slownessOf } from './growth.ts';
import { keptIn, release } from './kept/kept.ts';
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
  const commands = commandsOf(roomCommand as Shape<Typed>);
  const slow = commands.flatMap(({ command, texts }) =>
    texts.flatMap((field) => doorOf(lobbyOf('maffia'), (text) => ({ ...command, [field]: text }))),
  );
  assert.equal(slow.join('\n'), '');
});

test('nor is what somebody asks in by, before a locked door', () => {
  const table = lobbyOf('maffia');
  assert.equal(act(table, 0, { type: 'room.setLock', isLocked: true, pass: null }, 0).refusal, undefined);
  const ask = { type: 'room.askIn', holder: 'b2'.repeat(32), name: 'Bodil', mask: 0 };
  const named = (name: string) => ({ ...ask, name }) as Typed;
  assert.equal(refuse(table.rules, table.truth, ask, 'server', 0), undefined, 'it is looked at');
  assert.deepEqual(doorOf(table, named, ['server']), []);
});

/** Somebody may ask this in a game that is on, with words of their own in this field. */
interface Moment {
  readonly table: Table<RoomState, Typed, Typed>;
  readonly by: Actor;
  readonly command: Typed;
  readonly field: string;
  /** The most that its shape takes, and the most that is not refused. */
  readonly lengths: readonly number[];
}

const PLAIN = 'zorro';
const withText = ({ command, field }: Pick<Moment, 'command' | 'field'>, text: string): Typed =>
  ({ ...command, [field]: text }) as Typed;

/** The fields that hold any words at all, each with a command. */
const wordsOf = (shape: Shape<Typed>): { command: Typed; field: string }[] =>
  commandsOf(shape)
    .flatMap(({ command, texts }) => texts.map((field) => ({ command, field })))
    .filter((one) => shape(withText(one, PLAIN)));

/** What somebody is offered to say now: the game's, and what the room has in every game. */
const offered = ({ rules: { legal }, truth, now }: Moment['table'], by: Actor) =>
  (by === 'server' ? [] : legal(truth as never, by as number, now)).flatMap((offer) => {
    const command = sample(offer, lots('offered'));
    if (!command) return [];
    const texts = Object.entries(offer.command).filter(
      ([, one]) => (one as { readonly domain?: string } | null)?.domain === 'text',
    );
    return texts.map(([field]) => ({ command, field }));
  });

/** Where the kept evenings come to it that such words are taken: one moment for each field. */
function momentsIn({ id, command: shape }: AnyGame): Map<string, Moment> {
  const found = new Map<string, Moment>();
  const examples = wordsOf(shape as Shape<Typed>);
  const tryAll = (table: Moment['table'], by: Actor): void => {
    for (const one of [...offered(table, by), ...examples]) {
      const name = `${one.command.type}.${one.field}`;
      const longest = (isTaken: (command: Typed) => boolean): number =>
        LENGTHS.findLast((length) => isTaken(withText(one, repeated(PLAIN, length)))) ?? PLAIN.length;
      const isTaken = (command: Typed) => refuse(rules, table.truth, command, by, table.now) === undefined;
      if (found.has(name) || !isTaken(withText(one, PLAIN))) continue;
      const lengths = [...new Set([longest((command) => rules.command(command)), longest(isTaken)])];
      found.set(name, { ...one, by, lengths, table: { ...table, truth: structuredClone(table.truth), log: [] } });
    }
  };
  for (const { head, entries } of keptIn(release).filter((kept) => kept.head.game === id)) {
    const table = openTable(rules, emptyRoom, seeded('growth'));
    for (const cut of Object.values(head.cuts).toSorted((a, b) => a - b)) {
      const next = entries.slice(table.log.length, cut);
      replay(
        table,
        next.map((text) => readEntry(catalogue, text)),
      );
      for (const by of [...table.truth.seats.keys(), 'master', 'server'] as const) tryAll(table, by);
    }
  }
  return found;
}

/** Refused in any case, unless it names one thing of a few. */
const CHOSEN = ['claimHonour.crime', 'claimHonour.hat'];
const DECIDED_MS = 25;

/** The first such text over which the door, what is decided, or what the clock makes of it next takes long. */
function slowIn({ table, by, lengths, ...moment }: Moment): string | undefined {
  const millisecondsOf = (text: string): number => {
    const copy = { ...table, truth: structuredClone(table.truth), counters: { ...table.counters }, log: [] };
    const from = process.cpuUsage();
    act(copy, by, withText(moment, text), copy.now);
    const due = copy.rules.deadline(copy.truth as never);
    if (due) tick(copy, due.at);
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1000;
  };
  for (const length of lengths) {
    for (const [before, unit] of HOSTILE) {
      const text = `${before}${repeated(unit, length)}`.slice(0, length);
      let least = Infinity;
      for (let i = 0; i < 3 && least > DECIDED_MS; i++) least = Math.min(least, millisecondsOf(text));
      if (least > DECIDED_MS) return `${JSON.stringify(withText(moment, before + unit))}: ${least.toFixed(1)} ms`;
    }
  }
  return undefined;
}

test('a command of a game that is slower than its words is found, at the door and behind it', () => {
  const game = catalogue.forraeder!;
  const moment = momentsIn(game).get('defence.say.text')!;
  const isSlow = (command: Typed) =>
    command.type === 'defence.say' && /^a*a*a*\0/.test((command as Typed & { readonly text: string }).text);
  const planted: Partial<AnyGame>[] = [
    { refuse: (view, command, ...more) => (isSlow(command) ? 'bad-payload' : game.refuse(view, command, ...more)) },
    { decide: (view, command, ...more) => (isSlow(command) ? undefined : game.decide(view, command, ...more)) },
  ];
  assert.equal(slowIn(moment), undefined);
  for (const flaw of planted) {
    const flawed = roomRules({ ...catalogue, [game.id]: { ...game, ...flaw } });
    assert.match(slowIn({ ...moment, table: { ...moment.table, rules: flawed } })!, /"defence\.say"/);
  }
});

for (const game of Object.values(catalogue)) {
  test(`${game.id}: no text of an option is slow at the door`, () => {
    const table = lobbyOf(game.id);
    const options = Object.keys(game.options).flatMap((name) =>
      doorOf(table, (value) => ({ type: 'room.setOption', name, value }) as Typed, [0]),
    );
    assert.equal(options.join('\n'), '');
  });

  test(`${game.id}: no text of a command is slow in a game that is on`, () => {
    const moments = momentsIn(game);
    const own = wordsOf(game.command as Shape<Typed>).map(({ command, field }) => `${command.type}.${field}`);
    const untried = own.filter((name) => !moments.has(name) && !CHOSEN.includes(name));
    assert.deepEqual(untried, [], 'a kept evening (test/kept/recipes.ts) in which somebody is asked for it');
    const slow = [...moments.values()].flatMap((moment) => slowIn(moment) ?? []);
    assert.equal(slow.join('\n'), '');
  });
}
