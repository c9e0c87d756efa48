import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../../kernel/game.ts';
import { playGame, seating } from '../../../kernel/testing/players.ts';
import { rendered, sorted, textsSuite } from '../../../kernel/testing/texts.ts';
import { botReasons, letterCount, plans, roles, wishes } from '../content.ts';
import { otherRefusals, refusals } from '../door.ts';
import { rareGames } from '../fixtures.ts';
import { forraeder } from '../index.ts';
import { symbols } from '../missions/cipher-lock/content.ts';
import { arms } from '../missions/coats-of-arms/content.ts';
import { missionIds as missions } from '../missions/index.ts';
import { options, presets } from '../options.ts';
import { namesIn, textsFor } from './all.ts';

textsSuite(textsFor, { least: 300, shared: 0.4 });

test('whatever the rules name has its words, and no others', () => {
  const t = textsFor('en');
  assert.deepEqual(sorted(Object.keys(t.roles)), sorted(roles));
  assert.deepEqual(sorted(Object.keys(t.missions)), sorted(missions));
  assert.deepEqual(sorted(Object.keys(t.arms)), sorted(arms));
  assert.deepEqual(sorted(Object.keys(t.symbols)), sorted(symbols));
  assert.deepEqual(sorted(Object.keys(t.plans)), sorted(plans));
  assert.deepEqual(sorted(Object.keys(t.reasons)), sorted(botReasons));
  assert.deepEqual(sorted(Object.keys(t.wishes)), sorted([...wishes, 'question']));
  assert.deepEqual(sorted(Object.keys(t.refusals)), sorted([...refusals, ...otherRefusals]));
  assert.deepEqual(sorted(Object.keys(t.options)), sorted([...Object.keys(options), 'preset']));
  for (const [name, { kind, values }] of Object.entries(options)) {
    if (kind !== 'choice') continue;
    assert.deepEqual(
      sorted(Object.keys(t.options[name as keyof typeof options].values)),
      sorted(values.map(String)),
      name,
    );
  }
  assert.deepEqual(sorted(Object.keys(t.presets)), sorted(Object.keys(presets)));
  for (const language of LANGUAGES) {
    assert.equal(new Set(textsFor(language).letters.map(([text]) => text)).size, letterCount);
    for (const lines of Object.values(textsFor(language).narration)) assert.equal(lines.length, 3, language);
  }
});

test('all letters are of one length and ask something, those of the traitors too', () => {
  for (const language of LANGUAGES) {
    const { letters, realLetters } = textsFor(language);
    for (const [text] of letters) assert.match(text, /\?/, text);
    for (const text of [...letters.map(([text]) => text), realLetters.temptation, realLetters.blackmail])
      assert.ok(text.length >= 85 && text.length <= 132, `${language}, ${text.length}: ${text}`);
  }
});

test('[TR-31] quick phrases claim loyalty and never treason', () => {
  for (const language of LANGUAGES) {
    const lines = [...rendered(textsFor(language).phrases)].map(([, text]) => text);
    assert.ok(!lines.some((line) => /traitor|forræder|förrädare/i.test(line)), language);
    assert.match(textsFor(language).phrases.loyal, /loyal|lojal/i);
  }
});

test('a season can be told in all languages, and nothing in it is left without names', () => {
  const { table } = playGame(forraeder, { seats: seating(0, 12), seed: 'story', bots: [forraeder.bots.clever!] });
  for (const { log, truth } of [table, ...rareGames()]) {
    for (const language of LANGUAGES) {
      const view = forraeder.initial(
        truth.order.map(() => ({ bot: true })),
        truth.options,
      );
      let lines = 0;
      for (const { told } of log) {
        for (const { fact } of told) {
          forraeder.record(view, fact);
          const line = forraeder.story!(fact, view, language, (seat) => `P${seat}`);
          if (line === undefined) continue;
          lines++;
          assert.ok(!/undefined|\[object/.test(line), `${language} ${fact.type}: ${line}`);
        }
      }
      assert.ok(lines > 5);
    }
  }
});

test('lists are joined as each language does', () => {
  assert.equal(namesIn('en', ['A', 'B', 'C']), 'A, B and C');
  assert.equal(namesIn('da', ['A', 'B', 'C']), 'A, B og C');
});

test('whoever was attacked or got a letter is named, and so is whoever wrote it', () => {
  const view = forraeder.initial(
    seating(0, 8),
    playGame(forraeder, { seats: seating(0, 8), seed: 'story', bots: ['sample'], commandsMax: 1 }).table.truth.options,
  );
  const line = (fact: object, language: (typeof LANGUAGES)[number]) =>
    forraeder.story!(fact as never, view, language, (seat) => `P${seat}`)!;
  const letter = { type: 'letterTold', seat: 3, plan: null, target: null };
  for (const language of LANGUAGES) {
    const { realLetters } = textsFor(language);
    assert.match(line({ type: 'attackNoticed', seat: 3, attacked: true }, language), /^P3 /);
    const blackmail = line({ ...letter, letter: { kind: 'blackmail' }, conclave: [1, 3] }, language);
    assert.match(blackmail, /P3.* P1: .{3}/);
    const temptation = line({ ...letter, letter: { kind: 'temptation' }, conclave: null }, language);
    assert.ok(temptation.includes('P3') && temptation.includes(realLetters.from), temptation);
  }
});

test('one winner takes the silver, and several take so much each', () => {
  const each = { en: / each/, da: / hver/, sv: / var\./, nb: / hver/ };
  for (const language of LANGUAGES) {
    const { end, phone } = textsFor(language);
    for (const line of [end.share('Alma', 26, 1), phone.result.share(26, 1)]) assert.doesNotMatch(line, each[language]);
    for (const line of [end.share('Alma', 13, 2), phone.result.share(13, 2)]) assert.match(line, each[language]);
  }
});

test('silver and pouches have names that mean nothing else', () => {
  const said = (language: (typeof LANGUAGES)[number]) =>
    [...rendered(textsFor(language))].map(([, text]) => text).join('\n');
  assert.doesNotMatch(said('sv'), /(?<!silver)\btack(a|or)\b|\bpung/i);
  assert.match(said('sv'), /silvertackor/);
  assert.doesNotMatch(said('nb'), /\bpung/i);
});
