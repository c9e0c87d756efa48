import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES } from '../../kernel/game.ts';
import {
  deckOf,
  estimateMinutes,
  expectedHangings,
  extensionsFor,
  mafiaCountFor,
  nameLengthMax,
  organisationRuleFor,
  type Preset,
  presets,
  pronounSuggestions,
  pronounsLengthMax,
  type RoleChoice,
  roleSetFor,
  roles,
  seatsMax,
  seatsMin,
  teamOf,
  villageNames,
} from './content.ts';

const rules = readFileSync(new URL('./RULES.md', import.meta.url), 'utf8');
const everyCount = Array.from({ length: seatsMax - seatsMin + 1 }, (_, i) => seatsMin + i);
const asWritten: RoleChoice = { mafiaCount: 'auto', doctor: true, infoRole: 'auto', avenger: 'auto' };
const setFor = (players: number, choice: Partial<RoleChoice> = {}) => roleSetFor(players, { ...asWritten, ...choice });

/** The rows of the table under a heading of the rules, cell by cell, without the marks for bold. */
function rowsUnder(heading: string): string[][] {
  const section = rules.split(heading)[1]?.split(/\n#/)[0] ?? '';
  const rows = section.split('\n').filter((line) => /^\| \d/.test(line));
  assert.equal(rows.length, 16, `one row for each number of players under ${heading}`);
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.replaceAll('*', '').trim()),
  );
}

test('a game is for 7 to 22 players', () => {
  assert.deepEqual([seatsMin, seatsMax], [7, 22]);
});

test('[MF-15] everyone outside the mafia is on the village team', () => {
  assert.deepEqual(
    roles.map((role) => [role, teamOf(role)]),
    [
      ['mafia', 'mafia'],
      ['doctor', 'village'],
      ['sheriff', 'village'],
      ['freemason', 'village'],
      ['avenger', 'village'],
      ['villager', 'village'],
    ],
  );
});

test('[MF-34] the number of mafia for every number of players', () => {
  assert.deepEqual(
    everyCount.map((n) => mafiaCountFor(n)),
    [2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5],
  );
  assert.equal(mafiaCountFor(12, 4), 4);
});

test('[MF-35] the organisation rule is on from 11 players, unless it is forced', () => {
  assert.deepEqual(
    everyCount.filter((n) => organisationRuleFor(n)),
    everyCount.slice(4),
  );
  for (const n of everyCount) {
    assert.equal(organisationRuleFor(n, 'on'), true);
    assert.equal(organisationRuleFor(n, 'off'), false);
  }
});

test('[MF-57] the stock of extensions for every number of players', () => {
  assert.deepEqual(
    everyCount.map((n) => extensionsFor(n)),
    [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4],
  );
  assert.equal(extensionsFor(7, 0), 0, 'an explicit number is followed, none included');
  assert.equal(extensionsFor(7, 8), 8);
});

test('[MF-S01] [MF-2] the table of counts', () => {
  const some = [7, 8, 9, 10, 11, 14, 15, 18, 19, 22];
  assert.deepEqual(
    some.map((n) => mafiaCountFor(n)),
    [2, 2, 2, 2, 3, 3, 4, 4, 5, 5],
  );
  assert.deepEqual(
    some.map((n) => organisationRuleFor(n)),
    [...Array(4).fill(false), ...Array(6).fill(true)],
  );
  assert.deepEqual(
    some.map((n) => extensionsFor(n)),
    [1, 1, 1, 1, 2, 2, 3, 3, 4, 4],
  );
  for (const n of everyCount) assert.ok(mafiaCountFor(n) < n - mafiaCountFor(n), `the mafia is a minority at ${n}`);
});

test('[MF-40] the role sets of table 3.3, row by row', () => {
  const count = (cell: string | undefined) => (cell === '-' ? 0 : Number.parseInt(cell ?? '', 10));
  for (const [players, mafia, rule, doctor, sheriff, avenger, villagers, withFreemasons, stock] of rowsUnder(
    '### 3.3',
  )) {
    const n = Number(players);
    const rest = { mafia: count(mafia), doctor: count(doctor), avenger: count(avenger) };
    assert.deepEqual(setFor(n), { ...rest, sheriff: count(sheriff), freemason: 0, villager: count(villagers) });
    assert.deepEqual(setFor(n, { infoRole: 'freemasons' }), {
      ...rest,
      sheriff: 0,
      freemason: 2,
      villager: count(withFreemasons),
    });
    assert.equal(organisationRuleFor(n), rule === 'yes');
    assert.equal(extensionsFor(n), count(stock));
  }
});

test('[MF-S03] [MF-45] default role sets and the two choices of the table', () => {
  const none = { sheriff: 0, freemason: 0, avenger: 0 };
  assert.deepEqual(setFor(9), { ...none, mafia: 2, doctor: 1, villager: 6 });
  assert.deepEqual(setFor(10), { ...none, mafia: 2, doctor: 1, sheriff: 1, villager: 6 });
  assert.deepEqual(setFor(10, { infoRole: 'freemasons' }), { ...none, mafia: 2, doctor: 1, freemason: 2, villager: 5 });
  assert.deepEqual(setFor(17), { ...none, mafia: 4, doctor: 1, sheriff: 1, villager: 11 });
  assert.deepEqual(setFor(18), { ...none, mafia: 4, doctor: 1, sheriff: 1, avenger: 1, villager: 11 });
  assert.deepEqual(setFor(8, { infoRole: 'freemasons' }), { ...none, mafia: 2, doctor: 1, freemason: 2, villager: 3 });
  assert.deepEqual(setFor(12, { mafiaCount: 4 }), { ...none, mafia: 4, doctor: 1, sheriff: 1, villager: 6 });
  assert.equal(extensionsFor(12), 2, 'more mafia do not bring more extensions');
});

test('any choice of the other roles is followed at every number of players', () => {
  assert.deepEqual(setFor(12, { doctor: false, infoRole: 'both', avenger: 'on' }), {
    mafia: 3,
    doctor: 0,
    sheriff: 1,
    freemason: 2,
    avenger: 1,
    villager: 5,
  });
  assert.equal(setFor(7, { infoRole: 'both', avenger: 'on' }).villager, 0, 'seven special cards leave no villager');
  assert.equal(setFor(22, { avenger: 'off' }).avenger, 0);
  for (const n of everyCount) {
    assert.equal(setFor(n, { infoRole: 'none' }).sheriff, 0);
    assert.equal(setFor(n, { infoRole: 'sheriff' }).sheriff, 1);
    assert.equal(setFor(n, { avenger: 'on' }).avenger, 1);
    for (const infoRole of ['auto', 'sheriff', 'freemasons', 'both', 'none'] as const) {
      const set = setFor(n, { infoRole });
      assert.equal(
        Object.values(set).reduce((a, b) => a + b),
        n,
        'one card for each player',
      );
    }
  }
});

test('the deck has the cards of the role set, in the order that the shuffle starts from', () => {
  const deck = deckOf(setFor(18, { infoRole: 'both' }));
  assert.deepEqual(deck.slice(0, 9), [
    'mafia',
    'mafia',
    'mafia',
    'mafia',
    'doctor',
    'sheriff',
    'freemason',
    'freemason',
    'avenger',
  ]);
  assert.deepEqual(deck.slice(9), Array(9).fill('villager'));
  for (const n of everyCount) {
    assert.equal(deckOf(setFor(n)).length, n);
    assert.deepEqual(Object.keys(setFor(n)), roles, 'a role set is written in the order of the deck');
  }
});

test('the expected hangings are those of Appendix A.2, for both rules', () => {
  for (const [players, mafia, rule, , , , , off, on] of rowsUnder('### A.2')) {
    const n = Number(players);
    assert.equal(mafiaCountFor(n), Number(mafia));
    assert.equal(organisationRuleFor(n), rule === 'on');
    assert.equal(expectedHangings(n, false).toFixed(6), off);
    assert.equal(expectedHangings(n, true).toFixed(6), on);
  }
});

test('the length of an evening at 7, 10, 14, 18 and 22 players, standard and blitz (section 3.6)', () => {
  const lengths = (preset: Preset) =>
    [7, 10, 14, 18, 22].map((n) =>
      estimateMinutes(n, {
        ...presets[preset],
        organisationRule: organisationRuleFor(n),
        extensionCount: extensionsFor(n),
      }),
    );
  assert.deepEqual(lengths('standard'), [60, 80, 100, 135, 170]);
  assert.deepEqual(lengths('blitz'), [30, 35, 40, 55, 70]);
  for (const [i, minutes] of lengths('blitz').entries()) {
    assert.ok(minutes <= (lengths('standard')[i] ?? 0) / 2, 'blitz takes at most half');
  }
});

test('a lobby that is not full yet gets an estimate too, and a forced rule changes it', () => {
  const choice = { ...presets.standard, organisationRule: false, extensionCount: 1 };
  assert.equal(estimateMinutes(1, choice), estimateMinutes(7, choice));
  assert.equal(estimateMinutes(40, choice), estimateMinutes(22, choice));
  assert.ok(estimateMinutes(7, { ...choice, organisationRule: true }) < estimateMinutes(7, choice));
  assert.ok(estimateMinutes(7, { ...choice, extensionCount: 0 }) < estimateMinutes(7, choice));
});

test('forty invented names in each language, all different and none too long for a tag', () => {
  for (const language of LANGUAGES) {
    const names = villageNames(language);
    assert.equal(names.length, 40);
    assert.equal(new Set(names.map((name) => name.toLocaleLowerCase(language))).size, 40);
    assert.ok(names.every((name) => [...name].length <= nameLengthMax));
    assert.ok(pronounSuggestions[language].every((pronouns) => [...pronouns].length <= pronounsLengthMax));
    assert.equal(pronounSuggestions[language].length, 3);
  }
  assert.equal(villageNames('en')[0], 'Alma at the Mill');
  assert.equal(villageNames('sv')[39], 'Hildur från Myren');
  assert.ok(villageNames('en').includes('Fritjof the Ferryman'));
});
