import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES } from '../../../kernel/game.ts';
import { isAllowed } from '../../../kernel/options.ts';
import { playGame, seating } from '../../../kernel/testing/players.ts';
import { BUCKETS } from '../content.ts';
import { refusals } from '../door.ts';
import { illumuffinati } from '../index.ts';
import { options, presets } from '../options.ts';
import { cardIn, listIn, textsFor } from './all.ts';

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

/** Every text with its path: a string as it is, a function with names and numbers in every place. */
function* rendered(node: unknown, path = ''): Generator<[path: string, text: string]> {
  if (typeof node === 'string') yield [path, node];
  else if (typeof node === 'function') {
    for (const a of [1, 2, 'Alma']) for (const b of [1, 'Bo']) yield [path, node(a, b, 3, 4)];
  } else for (const [key, value] of Object.entries(node ?? {})) yield* rendered(value, `${path}.${key}`);
}

/** What is where: `.buttons.pass string`. */
const shape = (node: unknown, path = ''): string[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, value]) => shape(value, `${path}.${key}`))
    : [`${path} ${typeof node}`];

test('every text is in all four languages, and none is empty', () => {
  const wanted = shape(textsFor('en'));
  assert.ok(wanted.length > 280, String(wanted.length));
  for (const language of LANGUAGES) {
    assert.deepEqual(shape(textsFor(language)), wanted, language);
    for (const [path, text] of rendered(textsFor(language))) {
      assert.ok(text.trim().length > 0, `${language} ${path} is empty`);
      assert.doesNotMatch(text, /undefined|\[object/, `${language} ${path}`);
    }
  }
  const same = ['.title', '.muffins', '.phases.lobby', '.panel.robot', '.panel.paused', '.buttons.pause'];
  const danish = new Map(rendered(textsFor('da')));
  const copied = [...rendered(textsFor('en'))].filter(([path, text]) => text.length > 14 && danish.get(path) === text);
  assert.deepEqual(
    copied.map(([path]) => path).filter((path) => !same.some((one) => path.startsWith(one))),
    [],
  );
});

test('every refusal, option, value, preset, phase and bucket has its words', () => {
  const t = textsFor('en');
  assert.deepEqual(Object.keys(t.refusals).sort(), [...refusals].sort());
  assert.deepEqual(Object.keys(t.options), Object.keys(options));
  for (const [name, option] of Object.entries(options)) {
    const words = t.options[name as keyof typeof t.options];
    // A number that may be nothing may say so in a word.
    const named = Object.keys(words.values).filter((value) => !(value === '0' && isAllowed(option, 0, 4)));
    assert.deepEqual(named.sort(), option.values.map(String).sort(), name);
  }
  assert.deepEqual(Object.keys(t.presets), Object.keys(presets));
  assert.deepEqual(Object.keys(t.first.buckets), [...BUCKETS]);
});

test('the words are those of the rule book’s tables', () => {
  const rows = rules.split('\n').filter((line) => line.startsWith('| '));
  const cells = rows.map((line) => line.split('|').map((cell) => cell.trim()));
  for (const [i, language] of LANGUAGES.entries()) {
    const t = textsFor(language);
    for (let number = 1; number <= 30; number++) {
      const row = cells.find((one) => one[1] === String(number) && one.length === 8)!;
      assert.equal(t.muffins[number - 1], row[3 + i]!.replace(' (two copies)', ''));
    }
    for (const [id, name] of Object.entries(t.things)) {
      const row = cells.find((one) => one[2] === `\`${id}\``);
      const word = row?.[3 + i] ?? '';
      assert.ok(
        [word, word.replace(' token', '')].some((one) => one === name),
        `${language} ${id}: ${name}, not ${word}`,
      );
    }
  }
});

test('[IM-126] the reference card has phases, values and hand sizes in every language', () => {
  for (const language of LANGUAGES) {
    const { reference } = textsFor(language);
    assert.match(reference.bake(3), /3/);
    assert.match(reference.hands, /3, 4, 4, 5/);
    assert.match(reference.tray(26, 30, 6), /26.*30.*6/);
    assert.match(reference.jewel(10), /10/);
    assert.notEqual(reference.negotiate(true), reference.negotiate(false));
  }
});

test('a card is its number and its name; jewels have no number, and the two 30s are one', () => {
  assert.equal(cardIn(textsFor('en'), 17), '17 Raspberry');
  assert.equal(cardIn(textsFor('sv'), 'J'), 'Kronjuvel');
  assert.equal(listIn('da', ['Anna', 'Bo', 'Cille']), 'Anna, Bo og Cille');
});

test('a whole game is told in every language, and to nobody what they did not see', () => {
  for (const language of LANGUAGES) {
    const lines: string[] = [];
    playGame(illumuffinati, {
      seats: seating(0, 5),
      seed: `told in ${language}`,
      bots: [illumuffinati.bots.clever!],
      viewers: ['table'],
      onAct(_, table) {
        for (const { fact } of table.log.at(-1)!.told) {
          const line = illumuffinati.story!(fact, table.truth as never, language, (seat) => `N${seat}`);
          if (line !== undefined) lines.push(line);
        }
      },
    });
    assert.ok(lines.length > 150);
    for (const line of lines) assert.doesNotMatch(line, /undefined|NaN|\[object/);
    assert.doesNotMatch(lines.join('\n'), /time is up|timed out/i);
  }
  const pass = { type: 'cardsPassed', from: 1, to: 2, cards: undefined };
  assert.equal(illumuffinati.story!(pass as never, {} as never, 'en', String), '1 hands 2 two cards.');
});
