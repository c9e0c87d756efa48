/**
 * Maffia: section 9 of RULES.md against the options of the code: names, defaults and ranges. What an option does is
 * shown where it does it (setup, day, vote, night, care, master, room).
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type AnyOptionSpec, resolve } from '../../kernel/options.ts';
import { playGame, seating } from '../../kernel/testing/players.ts';
import { F7, onDayOne, viewOf } from './fixtures.ts';
import { maffia } from './index.ts';
import type { Options } from './options.ts';
import { gathered, no, ok, playOf, s1, setting } from './room-fixtures.ts';

const rules = readFileSync(new URL('./RULES.md', import.meta.url), 'utf8');
const rows = rules
  .split('## 9. Options')[1]!
  .split(/\n##/)[0]!
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  .map(([name, type, standard, range]) => ({
    name: name!.replaceAll('`', ''),
    type: type!,
    standard: standard!,
    range: range!,
  }));
const own = rows.filter(({ name }) => name !== 'preset');

const chosen = (set: Partial<Options>, seats = 7, humans = seats) =>
  resolve(maffia.options, set, { seats, humans }) as unknown as { [name: string]: unknown };

/** What a cell of the table means: a word, a number or a flag. */
const meant = (text: string): unknown => {
  const word = text.replaceAll('`', '').trim();
  return word === 'true' ? true : word === 'false' ? false : Number.isFinite(Number(word)) ? Number(word) : word;
};

test('the options of the rules are those of the game, with their defaults', () => {
  assert.deepEqual(Object.keys(maffia.options).sort(), own.map(({ name }) => name).sort());
  for (const { name, standard } of own) {
    const byMode = standard.match(/^(\w+) (in person|remote), (\w+) (in person|remote)$/);
    if (byMode) {
      for (const [value, mode] of [byMode.slice(1, 3), byMode.slice(3, 5)]) {
        const playMode = mode === 'remote' ? 'remote' : 'in-person';
        assert.equal(chosen({ playMode })[name], meant(value!), `${name} ${mode}`);
      }
    } else assert.equal(chosen({})[name], meant(standard.split(/[(;=]/)[0]!), name);
  }
});

test('each option takes the whole of its range in the lobby, and nothing beside it', () => {
  const room = gathered({ people: 9 });
  const spec = maffia.options as AnyOptionSpec;
  let tried = 0;
  for (const { name, type, range } of own) {
    const bounds = range.match(/(\d+)(?:-| \.\. )(\d+|floor)/);
    if (type.startsWith('int')) {
      const [min, max] = [Number(bounds![1]), bounds![2] === 'floor' ? 4 : Number(bounds![2])];
      for (const value of [min, max]) ok(room, s1, setting(name, value));
      for (const value of [min - 1, max + 1, min + 0.5, String(min)]) no(room, s1, setting(name, value), 'bad-option');
      if (type.includes('auto')) ok(room, s1, setting(name, 'auto'));
      else no(room, s1, setting(name, 'auto'), 'bad-option');
    } else if (type === 'enum') {
      const values = [...range.split(';')[0]!.matchAll(/(?:^|, |\) ?, )`([a-z-]+)`/g)].map((match) => match[1]!);
      assert.deepEqual([...spec[name]!.values].sort(), values.sort(), name);
      for (const value of values) ok(room, s1, setting(name, value));
      for (const value of ['', 'sometimes', true, 1]) no(room, s1, setting(name, value), 'bad-option');
    } else {
      for (const value of [true, false]) ok(room, s1, setting(name, value));
      for (const value of ['true', 1]) no(room, s1, setting(name, value), 'bad-option');
    }
    tried++;
  }
  assert.equal(tried, 39);
});

test('a default that differs by play mode follows it until the option itself is set', () => {
  const room = gathered({ people: 7 });
  ok(room, s1, setting('voteWindowMs', 2000));
  ok(room, s1, setting('playMode', 'remote'));
  ok(room, s1, { type: 'room.start' });
  const { voteWindowMs, lastNominationWindowMs, ghostChat } = playOf(room).options;
  assert.deepEqual([voteWindowMs, lastNominationWindowMs, ghostChat], [2000, 5000, true]);
});

test('[MF-28] a game may begin with soft words', () => {
  for (const { view } of onDayOne(F7, { options: { wording: 'soft' } }).watchers) assert.equal(view.wording, 'soft');
  assert.equal(viewOf(onDayOne(F7), 'table').wording, 'classic');
});

test('nightEarlyEnd is on where only one human plays, and bots then act and are done in seconds 1 to 3 of the night', () => {
  assert.equal(chosen({}, 7, 1).nightEarlyEnd, true);
  assert.equal(chosen({}, 7, 2).nightEarlyEnd, false);
  assert.equal(chosen({ nightEarlyEnd: false }, 7, 1).nightEarlyEnd, false);
  for (const seed of [1, 2, 3]) {
    const nights: number[] = [];
    let fell: number | undefined;
    playGame(maffia, {
      seats: seating(0, 10),
      options: { nightEarlyEnd: true, firstDaySeconds: 60, daySeconds: 60, speechSeconds: 15 },
      seed,
      bots: [maffia.bots.random!],
      onAct: (_, { truth, now }) => {
        if (truth.phase === 'night') fell ??= now;
        else if (fell !== undefined) {
          nights.push(now - fell);
          fell = undefined;
        }
      },
    });
    assert.ok(nights.length > 0);
    for (const ms of nights) assert.ok(ms >= 1000 && ms < 4000, `a night of ${ms} ms`);
  }
});
