import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Language, LANGUAGES as languages } from '../../../kernel/game.ts';
import { presets, roles, teams, type Wording } from '../content.ts';
import { briefingCards, namesIn, textsFor } from './all.ts';
import { da } from './da.ts';
import { en } from './en.ts';
import { nb } from './nb.ts';
import { spanIn } from './phrase.ts';
import { sv } from './sv.ts';

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const wordings: readonly Wording[] = ['classic', 'soft'];
const catalogues = { en, da, sv, nb };

/** Every text with its path: a string as it is, a function with names and numbers in every place. */
function* rendered(node: unknown, path = ''): Generator<[path: string, text: string]> {
  if (typeof node === 'string') yield [path, node];
  else if (typeof node === 'function') {
    const samples = [1, 2, 'Alma'];
    for (const a of samples) for (const b of samples) for (const c of samples) yield [path, node(a, b, c)];
  } else {
    for (const [key, value] of Object.entries(node ?? {})) yield* rendered(value, `${path}.${key}`);
  }
}

/** What is where: `.buttons.nominate function`. */
function shape(node: unknown, path = ''): string[] {
  if (typeof node !== 'object' || node === null) return [`${path} ${typeof node}`];
  const below = Object.entries(node).flatMap(([key, value]) => shape(value, `${path}.${key}`));
  return below.length ? below : [`${path} empty`];
}

const section = (heading: string) => rules.split(`\n${heading}`)[1]?.split(/\n##/)[0] ?? '';
const cells = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
const ticked = (cell = '') => [...cell.matchAll(/`([a-z]+(?:-[a-z]+)*)`/gi)].map((match) => match[1] as string);
const sorted = (words: Iterable<string>) => [...new Set(words)].sort();

test('every text is in all four languages and both wordings, and none is empty', () => {
  const wanted = shape(textsFor('en')).sort();
  assert.ok(wanted.length > 400);
  for (const language of languages) {
    for (const wording of wordings) {
      const texts = textsFor(language, wording);
      assert.deepEqual(shape(texts).sort(), wanted, `${language} ${wording}`);
      for (const [path, text] of rendered(texts)) {
        assert.equal(typeof text, 'string', `${language} ${path}`);
        assert.ok(text.trim().length > 0, `${language} ${path} is empty`);
        assert.doesNotMatch(text, /undefined|\[object/, `${language} ${path}`);
      }
    }
  }
});

test('every refusal code of the rules has a sentence, and no other has', () => {
  const codes = [...cells(section('## 11. Bad input')), ...cells(section('### 13.1'))].flatMap((row) =>
    ticked(row.at(-1)?.replace('(for `master.*`)', '')),
  );
  assert.ok(codes.length > 60);
  assert.deepEqual(sorted(Object.keys(textsFor('en').refusals)), sorted(codes));
});

test('every option of the rules has a name, an explanation and a name for each value', () => {
  const rows = cells(section('## 9. Options')).slice(2);
  const { options } = textsFor('en');
  assert.deepEqual(sorted(Object.keys(options)), sorted(rows.flatMap((row) => ticked(row[0]))));
  for (const row of rows) {
    const name = ticked(row[0])[0] as keyof typeof options;
    const values = { enum: ticked(row[3]), bool: ['true', 'false'], int: [], 'int or `auto`': ['auto'] }[row[1] ?? ''];
    // A number that may be nothing may say so in a word.
    const mayBeNothing = row[1] === 'int' && row[3]?.startsWith('0-');
    const named = Object.keys(options[name].values).filter((value) => !(value === '0' && mayBeNothing));
    assert.deepEqual(sorted(named), sorted(values ?? ['?']), name);
  }
  assert.deepEqual(Object.keys(textsFor('en').presets), Object.keys(presets));
});

test('every role, team, phase, outcome and reason has its words', () => {
  const t = textsFor('en');
  assert.deepEqual(sorted(Object.keys(t.roles)), sorted(roles));
  assert.deepEqual(sorted(Object.keys(t.teams)), sorted(teams));
  assert.deepEqual(sorted(Object.keys(t.statements['claim-role'])), sorted(roles));
  const phases = cells(section('### 5.2'))
    .slice(2)
    .flatMap((row) => ticked(row[0]));
  assert.equal(phases.length, 17);
  assert.deepEqual(sorted(Object.keys(t.phases)), sorted(phases));
  const end =
    section('## 8. End and scoring')
      .split('\n')
      .find((line) => line.includes('`outcome`')) ?? '';
  const [outcomes, reasons] = end.split('`reason`').map((half) => ticked(half));
  assert.deepEqual(sorted(Object.keys(t.outcomes)), sorted(outcomes?.filter((word) => word !== 'outcome') ?? []));
  assert.deepEqual(sorted(Object.keys(t.reasons)), sorted(reasons ?? []));
});

test('names are listed as the language lists them', () => {
  const names = ['Alma', 'Bodil', 'Cyril'];
  assert.deepEqual(
    languages.map((language) => namesIn(language, names)),
    ['Alma, Bodil and Cyril', 'Alma, Bodil og Cyril', 'Alma, Bodil och Cyril', 'Alma, Bodil og Cyril'],
  );
});

test('a span of time and a single vote are said as one says them', () => {
  assert.deepEqual(
    languages.map((language) => spanIn(language)(99)),
    ['1 minute and 39 seconds', '1 minut og 39 sekunder', '1 minut och 39 sekunder', '1 minutt og 39 sekunder'],
  );
  for (const language of languages) {
    const { bestNoseText } = textsFor(language).end;
    assert.notEqual(bestNoseText('Alma', 1, 1).slice(-40), bestNoseText('Alma', 1, 2).slice(-40), language);
  }
  assert.match(textsFor('sv').end.bestNoseText('Alma', 1, 1), /1 av 1 röst /);
});

const game = {
  minutes: 90,
  roleSet: { mafia: 3, doctor: 1, sheriff: 1, freemason: 0, avenger: 0, villager: 6 },
  organisationRule: true,
  extensions: 2,
};

test('[MF-22] the briefing states the four points in every language and wording', () => {
  const points: Record<Language, readonly RegExp[]> = {
    en: [/plays the role they were dealt/, /all pretend, and we talk it through/, /only way .* is to vote/, /Chaos/],
    da: [/spiller den rolle, de har fået/, /kun leg, og vi taler det igennem/, /kun vinde ved at stemme/, /Kaos/],
    sv: [/spelar den roll de har fått/, /på låtsas, och vi pratar igenom/, /bara vinna genom att rösta/, /Kaos/],
    nb: [/spiller rollen de har fått/, /på liksom, og vi snakker gjennom/, /bare vinne ved å stemme/, /Kaos/],
  };
  for (const language of languages) {
    for (const wording of wordings) {
      const cards = briefingCards(language, wording, game);
      const t = textsFor(language, wording);
      assert.equal(cards.length, 7);
      assert.deepEqual(
        cards.map((card) => card.heading),
        [null, null, t.briefing.deeper, t.briefing.deeper, t.briefing.deeper, null, null],
      );
      const deeper = cards
        .slice(2, 5)
        .map((card) => card.text)
        .join(' ');
      for (const point of points[language]) assert.match(deeper, point);
      assert.match(cards[0]?.text ?? '', /90/);
      assert.ok(cards[5]?.text.includes(t.buttons.notWell), 'the care card names the button');
      assert.ok(cards[6]?.text.includes(t.roles.villager.count(6)));
      assert.ok(cards[6]?.text.includes(t.panel.organisationOn));
      assert.ok(cards[6]?.text.includes(t.panel.extensions(2)));
      const avenged = briefingCards(language, wording, { ...game, roleSet: { ...game.roleSet, avenger: 1 } });
      assert.match(avenged[3]?.text ?? '', points[language][2] as RegExp);
      assert.notEqual(avenged[3]?.text, cards[3]?.text, 'with the avenger the card says so');
    }
  }
});

test('[MF-30] the debrief asks all to step out of their roles and talk it through', () => {
  const asked: Record<Language, RegExp> = {
    en: /Step out of your role.*talk it through/,
    da: /Træd ud af jeres roller.*tal det igennem/,
    sv: /Kliv ur era roller.*prata igenom/,
    nb: /Tre ut av rollene.*snakk gjennom/,
  };
  for (const language of languages) assert.match(textsFor(language, 'soft').debrief.text, asked[language]);
});

// Whole words that begin like this, in any form and also as the first part of a longer word. `\p{L}*` is the rest of the
// word. The short ones are spelled out: in Swedish a door must not be taken for a death.
const stems: Record<Language, { [meaning: string]: string }> = {
  en: {
    hang: String.raw`hang\p{L}*|hung|noose\p{L}*|gallows`,
    shoot: String.raw`shoot\p{L}*|shot\p{L}*|gun\p{L}*`,
    dead: String.raw`dead\p{L}*|death\p{L}*|die|dies|died|dying`,
    murder: String.raw`murder\p{L}*|kill\p{L}*`,
  },
  da: {
    hang: String.raw`hæng\p{L}*|hang\p{L}*|galge\p{L}*`,
    shoot: String.raw`skyd\p{L}*|skud\p{L}*|skød\p{L}*|pistol\p{L}*`,
    dead: String.raw`død\p{L}*|dø|dør|døende`,
    murder: String.raw`mord\p{L}*|myrd\p{L}*|drab\p{L}*|dræb\p{L}*`,
  },
  sv: {
    hang: String.raw`häng\p{L}*|galge\p{L}*`,
    shoot: String.raw`skjut\p{L}*|sköt|sköts|skott\p{L}*|pistol\p{L}*`,
    dead: String.raw`död\p{L}*|dött|dö|dör|dog|döende`,
    murder: String.raw`mord\p{L}*|mörd\p{L}*`,
  },
  nb: {
    hang: String.raw`heng\p{L}*|hang\p{L}*|galge\p{L}*`,
    shoot: String.raw`skyt\p{L}*|skut\p{L}*|skudd\p{L}*|skjøt\p{L}*|pistol\p{L}*`,
    dead: String.raw`død\p{L}*|dø|dør|døende`,
    murder: String.raw`mord\p{L}*|myrd\p{L}*|drap\p{L}*|drep\p{L}*`,
  },
};
const scan = (language: Language, meaning: string) =>
  new RegExp(String.raw`(?<!\p{L})(?:${stems[language][meaning]})(?!\p{L})`, 'iu');

test('[MF-28] no soft text in any language has a word for hanging, shooting, dying or murder', () => {
  for (const language of languages) {
    const soft = [...rendered(textsFor(language, 'soft'))];
    const classic = [...rendered(textsFor(language, 'classic'))];
    for (const cards of [game, { ...game, roleSet: { ...game.roleSet, avenger: 1 } }]) {
      soft.push(...rendered(briefingCards(language, 'soft', cards), '.cards'));
    }
    for (const meaning in stems[language]) {
      const word = scan(language, meaning);
      for (const [path, text] of soft) assert.doesNotMatch(text, word, `${language}${path} says ${meaning}`);
      assert.ok(
        classic.some(([, text]) => word.test(text)),
        `the scan finds ${meaning} in classic ${language}`,
      );
    }
  }
});

test('[MF-28] the scan knows the words in their forms, and leaves harmless ones alone', () => {
  const caught: Record<Language, string> = {
    en: 'hanging hung Hanged shoots shot shooter dead dies death murderer killed',
    da: 'hængt hænges hængning skyder skudt skud skød død døde dør døden mordforsøg myrdet drab dræbt',
    sv: 'hängs hängdes hängning skjuter skjuten sköt skott död döda dött dog dör mordförsök mördare',
    nb: 'henges hengt henging skyter skutt skudd skjøt død døde dør dødens mord drapsforsøk drept myrdet',
  };
  const spared: Record<Language, string> = {
    en: 'hand short change diet handed shout village',
    da: 'hænder skylder høre dømmer forsøg hånden',
    sv: 'dörr händer skött dömer försök morgon sammanhang',
    nb: 'hender skyld dømmer forsøk morgen hånden',
  };
  for (const language of languages) {
    const found = (word: string) => Object.keys(stems[language]).some((meaning) => scan(language, meaning).test(word));
    for (const word of caught[language].split(' ')) assert.ok(found(word), `${language}: ${word}`);
    for (const word of spared[language].split(' ')) assert.ok(!found(word), `${language}: ${word}`);
  }
});

test('[MF-28] a text that has two wordings says it differently in each', () => {
  for (const language of languages) {
    const { classic, soft } = catalogues[language];
    const said = [...rendered(classic)];
    for (const [i, [path, text]] of [...rendered(soft)].entries()) {
      assert.equal(path, said[i]?.[0]);
      assert.notEqual(text, said[i]?.[1], `${language}${path}`);
    }
  }
});
