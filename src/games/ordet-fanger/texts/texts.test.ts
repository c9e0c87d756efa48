import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../../kernel/game.ts';
import { playGame, seating } from '../../../kernel/testing/players.ts';
import { symbols } from '../content.ts';
import { answerFaults, refusals } from '../door.ts';
import { rareGames } from '../fixtures.ts';
import { ordetFanger } from '../index.ts';
import { options, presets } from '../options.ts';
import { namesIn, textsFor } from './all.ts';

/** Every text with its path: a string as it is, a function with names and numbers in every place. */
function* rendered(node: unknown, path = ''): Generator<[path: string, text: string]> {
  if (typeof node === 'string') yield [path, node];
  else if (typeof node === 'function') {
    const names = node
      .toString()
      .match(/^\(?([\w, ]*)\)?\s*=>/)![1]!
      .split(',');
    for (const number of [1, 2]) {
      yield [
        path,
        node(...names.map((name) => (['n', 'left', 'right', 'ms'].includes(name.trim()) ? number : 'Alma'))),
      ];
    }
  } else for (const [key, value] of Object.entries(node ?? {})) yield* rendered(value, `${path}.${key}`);
}
const shape = (node: unknown, path = ''): string[] =>
  typeof node !== 'object' || node === null
    ? [`${path} ${typeof node}`]
    : Object.entries(node).flatMap(([key, value]) => shape(value, `${path}.${key}`));
const sorted = (words: Iterable<string>) => [...words].sort();

test('every text is in all four languages, and none is empty', () => {
  const wanted = sorted(shape(textsFor('en')));
  assert.ok(wanted.length > 230);
  for (const language of LANGUAGES) {
    assert.deepEqual(sorted(shape(textsFor(language))), wanted, language);
    for (const [path, text] of rendered(textsFor(language)))
      assert.ok(text.trim().length > 0 && !/undefined|NaN|\[object|\$\{/.test(text), `${language} ${path}: ${text}`);
  }
});

test('the four languages are four', () => {
  for (const [i, one] of LANGUAGES.entries()) {
    for (const other of LANGUAGES.slice(i + 1)) {
      const [here, there] = [[...rendered(textsFor(one))], [...rendered(textsFor(other))]];
      const same = here.filter(([, text], k) => text === there[k]![1]).length;
      assert.ok(same < here.length * 0.35, `${one} and ${other} share ${same} of ${here.length}`);
    }
  }
});

test('symbols, refusals, options and presets have their words, and no others', () => {
  const t = textsFor('en');
  const lobby = ['bad-teams', 'bad-card-set', 'bad-juniors', 'bad-handicaps', 'bad-timers', 'chat-off', 'chat-closed'];
  assert.deepEqual(sorted(Object.keys(t.symbols)), sorted(symbols));
  assert.deepEqual(sorted(Object.keys(t.refusals)), sorted([...refusals, ...answerFaults, ...lobby]));
  assert.deepEqual(sorted(Object.keys(t.presets)), sorted(Object.keys(presets)));
  assert.deepEqual(sorted(Object.keys(t.options)), sorted(Object.keys(options)));
  const values = new Set(
    Object.values(options).flatMap((option) => (option.kind === 'text' ? ['auto', 'none'] : option.values.map(String))),
  );
  values.add('0'); // a number that is nothing says so in a word
  assert.deepEqual(sorted(Object.keys(t.values)), sorted(values));
});

test('a game is told in words in every language, to everybody', () => {
  const name = (seat: number) => ['Alma', 'Bodil', 'Cyril', 'Dagny', 'Egon', 'Frida'][seat] ?? 'Gerd';
  const played = (['voices', 'typed'] as const).map(
    (judging) =>
      playGame(ordetFanger, {
        seats: seating(0, 3),
        seed: 3,
        options: { rounds: 1, judging },
        bots: [ordetFanger.bots.random!],
      }).table,
  );
  const told = new Set<string>();
  for (const { log, initial } of [...played, ...rareGames()]) {
    const view = initial();
    for (const { told: facts } of log) {
      for (const { fact } of facts) {
        ordetFanger.record(view, fact);
        for (const language of LANGUAGES) {
          const said = ordetFanger.story!(fact, view, language, name);
          assert.ok(said === undefined || (said.length > 0 && !/undefined|NaN/.test(said)), `${fact.type}: ${said}`);
          if (said) told.add(fact.type);
        }
      }
    }
  }
  assert.ok(told.size > 20, `${told.size}`);
  assert.equal(namesIn('sv', ['Alma', 'Bodil']), 'Alma och Bodil');
});
