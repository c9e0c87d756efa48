import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES } from '../../../kernel/game.ts';
import { playGame, seating } from '../../../kernel/testing/players.ts';
import { cards, colours, criminalCards, pieces, trumps } from '../content.ts';
import { refusals } from '../door.ts';
import { rareGames } from '../fixtures.ts';
import { gwsBrott } from '../index.ts';
import { options, presets } from '../options.ts';
import { namesIn, textsFor } from './all.ts';

/** Every text with its path: a string as it is, a function with names and numbers in every place. */
function* rendered(node: unknown, path = ''): Generator<[path: string, text: string]> {
  if (typeof node === 'string') yield [path, node];
  else if (typeof node === 'function') {
    const samples = [1, 2, 'Alma'];
    for (const a of samples) for (const b of samples) for (const c of samples) yield [path, node(a, b, c)];
  } else for (const [key, value] of Object.entries(node ?? {})) yield* rendered(value, `${path}.${key}`);
}

/** What is where: `.buttons.roll string`. */
function shape(node: unknown, path = ''): string[] {
  if (typeof node !== 'object' || node === null) return [`${path} ${typeof node}`];
  const below = Object.entries(node).flatMap(([key, value]) => shape(value, `${path}.${key}`));
  return below.length ? below : [`${path} empty`];
}
const sorted = (words: Iterable<string>) => [...words].sort();

test('every text is in all four languages, and none is empty', () => {
  const wanted = sorted(shape(textsFor('en')));
  assert.ok(wanted.length > 250);
  for (const language of LANGUAGES) {
    assert.deepEqual(sorted(shape(textsFor(language))), wanted, language);
    for (const [path, text] of rendered(textsFor(language))) {
      assert.ok(text.trim().length > 0 && !/undefined|\[object|\{\w/.test(text), `${language} ${path}: ${text}`);
    }
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

test('cards, colours, criminals, pieces, trumps, refusals, options and presets have their words, and no others', () => {
  const t = textsFor('en');
  assert.deepEqual(sorted(Object.keys(t.places)), sorted(cards));
  assert.deepEqual(sorted(Object.keys(t.colours)), sorted(colours));
  assert.deepEqual(sorted(Object.keys(t.kinds)), sorted(colours));
  assert.deepEqual(sorted(Object.keys(t.criminals)), sorted(criminalCards));
  assert.deepEqual(sorted(Object.keys(t.pieces)), sorted(pieces));
  assert.deepEqual(sorted(Object.keys(t.trumps)), sorted(trumps));
  assert.deepEqual(sorted(Object.keys(t.refusals)), sorted([...refusals, 'chat-off', 'out-of-the-game']));
  assert.deepEqual(sorted(Object.keys(t.presets)), sorted(Object.keys(presets)));
  assert.deepEqual(sorted(Object.keys(t.options)), sorted(Object.keys(options)));
  for (const [name, option] of Object.entries(options)) {
    const { values } = t.options[name as keyof typeof t.options];
    assert.deepEqual(sorted(Object.keys(values)), sorted(option.values.map(String)), name);
  }
});

test('every phase of the rules has a name', () => {
  const table = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
    .split('## 5. Phases')[1]!
    .split('```mermaid')[0]!;
  const phases = [...table.matchAll(/^\| `([a-z-]+)`/gm)].map((match) => match[1]!);
  assert.equal(phases.length, 14);
  assert.deepEqual(sorted(Object.keys(textsFor('en').phases)), sorted([...phases, 'lobby']));
});

test('the town and its places are those of the rules', () => {
  const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  for (const card of cards) {
    const row = rules
      .split('\n')
      .find((line) => line.startsWith(`| ${card} |`))!
      .split('|')
      .map((cell) => cell.trim());
    assert.deepEqual(
      row.slice(4, 8),
      LANGUAGES.map((language) => textsFor(language).places[card]),
      card,
    );
  }
  assert.ok(rules.includes(LANGUAGES.map((language) => textsFor(language).town).join(' / ')));
});

test('a game is told in words in every language, to everybody', () => {
  const name = (seat: number) => ['Alma', 'Bodil', 'Cyril', 'Dagny', 'Egon'][seat]!;
  const logs = [2, 4].map(
    (players) => playGame(gwsBrott, { seats: seating(0, players), seed: players, bots: [gwsBrott.bots.random!] }).table,
  );
  for (const { log, initial } of [...logs, ...rareGames()]) {
    const view = initial();
    const told = new Set<string>();
    for (const { told: facts } of log) {
      for (const { fact } of facts) {
        gwsBrott.record(view, fact);
        for (const language of LANGUAGES) {
          const said = gwsBrott.story!(fact, view, language, name);
          assert.ok(said === undefined || (said.length > 0 && !said.includes('undefined')), `${fact.type}: ${said}`);
          if (said) told.add(fact.type);
        }
      }
    }
    assert.ok(told.size > 4);
  }
  assert.equal(namesIn('sv', ['Alma', 'Bodil']), 'Alma och Bodil');
});
