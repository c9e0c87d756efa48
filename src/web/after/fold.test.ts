import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roles } from '../../games/maffia/content.ts';
import { firstEvening } from '../../games/maffia/first-evening-fixtures.ts';
import { maffia } from '../../games/maffia/index.ts';
import type { State } from '../../games/maffia/state.ts';
import { textsFor } from '../../games/maffia/texts/all.ts';
import { bitOf, GHOST } from '../../kernel/audience.ts';
import type { AnyGame, Seat } from '../../kernel/game.ts';
import { openedGame } from '../../kernel/room/verify.ts';
import type { Entry } from '../../kernel/table.ts';
import { beyond, type Eyes, Fold, momentsOf, stepsOf } from './fold.ts';

const games = { maffia: maffia as unknown as AnyGame };
const steps = stepsOf(openedGame(JSON.parse(JSON.stringify(firstEvening().log)) as Entry[], 1)!);
const cards = Object.values(textsFor('en', 'classic').roles).map(({ name }) => name);
const softCards = Object.values(textsFor('en', 'soft').roles).map(({ name }) => name);
const tellsCards = (line: string) => [...cards, ...softCards].some((card) => line.endsWith(`: ${card}`));
const linesOf = (eyes: Eyes) => momentsOf(games, steps, eyes, 'en').map(({ line }) => line);
const playAt = (eyes: Eyes, step: number) => new Fold(games, steps, eyes).at(step).play as State;

test('as the table saw it no card is told; whoever looks through a seat is told one; open, everybody’s', () => {
  assert.equal(linesOf('table').filter(tellsCards).length, 0);
  const seats = playAt('all', steps.length - 1).bots.length;
  for (let seat: Seat = 0; seat < seats; seat++)
    assert.equal(linesOf(seat).filter(tellsCards).length, 1, `seat ${seat}`);
  assert.equal(linesOf('all').filter(tellsCards).length, seats);
});

test('in the middle of the game a view knows no more than it did then', () => {
  const middle = momentsOf(games, steps, 'table', 'en')[40]!.step;
  const known = (eyes: Eyes) => Object.values(playAt(eyes, middle).roles).filter((role) => roles.includes(role!));
  assert.equal(known('table').length, 0);
  assert.ok(known(3).length >= 1 && known(3).length < known('all').length);
  assert.equal(known('all').length, playAt('all', middle).bots.length);
});

test('whose eyes one looks through sees what was told to them: not what ghosts heard, the master or others at the table', () => {
  const dealt = steps.find(({ told }) => told.fact.type === 'roleDealt')!;
  const eyes: readonly Eyes[] = ['table', 3, 4];
  const seen = (to: number, secret: number) =>
    eyes.map((whose) => {
      const one = { ...dealt, told: { ...dealt.told, to, secret: { role: secret } } };
      const fold = new Fold(games, [...steps.slice(0, steps.indexOf(dealt)), one], whose);
      let fact: object | undefined;
      for (let step = 0; step <= steps.indexOf(dealt); step++) fact = fold.walk();
      return fact && ((fact as { role?: string }).role ?? 'hidden');
    });
  const { role } = dealt.told.fact as unknown as { role: string };
  for (const bits of [GHOST, bitOf('master'), GHOST | bitOf('master')]) {
    assert.deepEqual(seen(bits, bits), [undefined, undefined, undefined], 'a fact for them');
    assert.deepEqual(seen(-1, bits), ['hidden', 'hidden', 'hidden'], 'a part of it for them');
  }
  assert.deepEqual(seen(bitOf(3), bitOf(3)), [undefined, role, undefined]);
  assert.deepEqual(seen(-1, bitOf(3)), ['hidden', role, 'hidden']);
  assert.deepEqual(seen(-1, -1), [role, role, role]);
});

test('going back shows what was there before', () => {
  const fold = new Fold(games, steps, 'table');
  const early = fold.at(60);
  const late = fold.at(steps.length - 1);
  assert.equal(late.phase, 'ended');
  assert.deepEqual(fold.at(60), early);
  assert.deepEqual(fold.at(61), new Fold(games, steps, 'table').at(61));
});

test('what several were told one by one is one moment, and nothing that was hidden from whoever was told it', () => {
  // Every card that is dealt, in words that name nobody.
  const story: AnyGame['story'] = (fact) => (fact.type === 'roleDealt' ? 'A card is dealt.' : undefined);
  const untold = { maffia: { ...games.maffia, story } };
  const open = momentsOf(untold, steps, 'all', 'en');
  const own = momentsOf(untold, steps, 3, 'en');
  assert.deepEqual([open.length, own.length], [1, 1]);
  assert.deepEqual(beyond(open, own, steps.length), []);
  assert.equal(beyond(open, momentsOf(untold, steps, 'table', 'en'), steps.length).length, 1);
});
