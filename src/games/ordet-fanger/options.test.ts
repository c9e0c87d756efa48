/** Ordet fanger: what the host may choose, against the table of section 9, and what the lobby refuses (section 11). */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { isAllowed, resolve } from '../../kernel/options.ts';
import { begun } from './fixtures.ts';
import { handicapsIn, juniorsIn, type Options, options, presets, refuseStart } from './options.ts';

const rules = readFileSync(new URL('./RULES.md', import.meta.url), 'utf8');
const ROWS = rules
  .slice(rules.indexOf('## 9. Options'), rules.indexOf('## 10.'))
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
  .map(([, name, kind, standard, range]) => ({
    name: name as keyof Options,
    kind,
    standard: standard!,
    range: range!,
  }));
const inPerson = resolve(options, {}, { seats: 4, humans: 4 });
const remote = resolve(options, { playMode: 'remote' }, { seats: 4, humans: 4 });
const may = (name: keyof Options, value: unknown): boolean => isAllowed(options[name], value, 4);

test('the table of section 9 names every option, and no other', () => {
  const own = Object.keys(options).filter((name) => name !== 'playMode' && name !== 'gameMaster');
  assert.deepEqual(ROWS.map(({ name }) => name).toSorted(), own.toSorted());
});

for (const { name, kind, standard, range } of ROWS) {
  if (kind === 'int' && name !== 'dealerSeat') {
    test(`${name}: ${standard}, ${range}`, () => {
      const [voices, typed = voices] = standard.split(' / ').map(Number);
      assert.deepEqual([inPerson[name], remote[name]], [voices, typed]);
      const [least, most] = range.split(',')[0]!.split('-').map(Number);
      // A turn may also have no end: its least is refused at the start (below).
      const low = name === 'turnMs' ? 0 : least!;
      assert.deepEqual(
        [low - 1, low, most!, most! + 1].map((value) => may(name, value)),
        [false, true, true, false],
      );
    });
  }
  if (kind === 'enum') {
    test(`${name}: ${standard}, ${range}`, () => {
      const values = range.split(', ');
      assert.deepEqual(options[name].values.toSorted(), values.toSorted());
      const named = standard
        .replace(/\(.*\)/, '')
        .match(/[\w-]+/g)!
        .filter((word) => values.includes(word));
      assert.deepEqual([inPerson[name], remote[name]], named.length > 1 ? named : [named[0], named[0]]);
    });
  }
  if (kind === 'bool') {
    test(`${name}: ${standard}`, () => assert.equal(inPerson[name], standard.startsWith('true')));
  }
}

test('what else comes of itself: nobody is a junior, nobody has a head start, pairs and symbols by the number of people', () => {
  const { ownCategories, dealerSeat, removedSymbols, teams, juniors, handicaps } = inPerson;
  assert.deepEqual(
    [ownCategories, dealerSeat, removedSymbols, teams, juniors, handicaps],
    ['', 1, 'auto', 'auto', 'none', 'none'],
  );
  assert.deepEqual(
    [0, 1, 4, 5].map((seat) => may('dealerSeat', seat)),
    [false, true, true, false],
  );
});

test('[OF-95, OF-64] juniors and head starts are by seat, once each, and bounded', () => {
  assert.deepEqual(
    juniorsIn('3=junior-animals; 4=Something red'),
    new Map([
      [2, 'junior-animals'],
      [3, 'Something red'],
    ]),
  );
  assert.equal(juniorsIn(`1=${'x'.repeat(40)}`)!.size, 1);
  for (const bad of [`1=${'x'.repeat(41)}`, '1=', '0=animals', '13=animals', '1=a; 1=b', 'animals', '1=a\nb', ''])
    assert.equal(juniorsIn(bad), undefined, bad);
  assert.deepEqual(
    handicapsIn('3=1000; 4=3000'),
    new Map([
      [2, 1000],
      [3, 3000],
    ]),
  );
  for (const bad of ['1=3001', '1=-5', '1=1.5', '1=', '1=5; 1=6', 'x']) assert.equal(handicapsIn(bad), undefined, bad);
  assert.deepEqual(begun(4, { handicaps: '2=250', juniors: '3=Something red' }).truth.handicaps, [0, 250, 0, 0]);
});

test('[OF-4, OF-7] the lobby refuses teams and symbols that cannot be', () => {
  const why = (seats: number, set: Partial<Options>) =>
    refuseStart(
      Array.from({ length: seats }, () => ({ bot: false })),
      { ...inPerson, ...set },
    );
  for (const [seats, teams, code] of [
    [2, '1+2', 'bad-teams'],
    [4, '1+1', 'bad-teams'],
    [4, '0+1', 'bad-teams'],
    [4, '1+5', 'bad-teams'],
    [4, 'one and two', 'bad-teams'],
    [12, '1+2 3+4 5+6 7+8 9+10 11+12', undefined],
    [3, '1+3', undefined],
  ] as const)
    assert.equal(why(seats, { teams }), code, teams);
  for (const [removedSymbols, code] of [
    ['star cross grid', undefined],
    ['star cross grid moon', 'bad-card-set'],
    ['star star', 'bad-card-set'],
    ['sun', 'bad-card-set'],
  ] as const)
    assert.equal(why(4, { removedSymbols }), code, removedSymbols);
  // 25 lines are five symbols: one may go, two may not.
  const ownCategories = Array.from({ length: 25 }, (_, i) => `Thing ${i}`).join('\n');
  assert.equal(why(4, { cardSets: 'own', ownCategories, removedSymbols: 'circle' }), undefined);
  assert.equal(why(4, { cardSets: 'own', ownCategories, removedSymbols: 'circle diamond' }), 'bad-card-set');
  assert.equal(why(3, { cardSets: 'own', ownCategories }), 'bad-card-set', 'three sides take two symbols out');
});

test('every way to begin is one that can be played', () => {
  assert.deepEqual(Object.keys(presets), ['classic', 'family', 'quick', 'experts']);
  for (const [name, set] of Object.entries(presets)) {
    for (const [option, value] of Object.entries(set))
      assert.ok(may(option as keyof Options, value), `${name} ${option}`);
    for (const seats of [2, 3, 6, 12]) assert.equal(begun(seats, set).truth.phase, 'turn', name);
  }
});

test('[OF-77] no way to begin takes from the time in which an answer may be doubted', () => {
  for (const [name, set] of Object.entries(presets)) assert.ok(!('challengeMs' in set), name);
});

test('the quick way to begin has shorter clocks than the ordinary one, shouted and typed', () => {
  for (const judging of ['voices', 'typed'] as const) {
    const [usual, quick] = [{}, presets.quick!].map((set) => begun(4, { judging, ...set }).truth.options);
    for (const clock of ['turnMs', 'raceMs', 'ballotMs'] as const)
      assert.ok(quick![clock] < usual![clock], `${judging} ${clock}: ${quick![clock]}`);
  }
});
