import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES } from '../../../kernel/game.ts';
import { playGame, seating } from '../../../kernel/testing/players.ts';
import { sorted, textsSuite } from '../../../kernel/testing/texts.ts';
import { cards, colours, criminalCards, gwDice, pieces, trumps } from '../content.ts';
import { refusals } from '../door.ts';
import { rareGames } from '../fixtures.ts';
import { gwsBrott } from '../index.ts';
import { options, presets } from '../options.ts';
import { namesIn, textsFor } from './all.ts';

textsSuite(textsFor, { least: 250, shared: 0.35 });

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

test("GW's dice are named with the six faces that they have, in every language", () => {
  for (const language of LANGUAGES)
    for (const [die, sides] of Object.entries(gwDice)) {
      const said = textsFor(language).options.gwDie.values[die as keyof typeof gwDice];
      assert.ok(said.endsWith(`(${sides.join(' ')})`), said);
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
