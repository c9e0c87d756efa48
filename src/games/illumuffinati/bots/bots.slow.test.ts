import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lots } from '../../../kernel/random.ts';
import { playGame, seating } from '../../../kernel/testing/players.ts';
import type { Face } from '../content.ts';
import { anna, bo, bribe, cille, dan, g4, g4Rows, passAll, secondRun, toNegotiate, viewOf } from '../fixtures.ts';
import { illumuffinati } from '../index.ts';
import type { State } from '../state.ts';
import { jewelChances, scores, suspicions } from './belief.ts';
import { affordable } from './clever.ts';

const { random, baseline, clever } = illumuffinati.bots;

test('every bot plays every number of players to the end, and is never refused', () => {
  for (const [name, bot] of Object.entries(illumuffinati.bots)) {
    for (const players of [4, 5, 6, 7]) {
      for (const options of [
        {},
        { playMode: 'remote' },
        { firstInspector: 'host', minRaise: 4, declineBribe: false },
      ] as const) {
        const played = playGame(illumuffinati, {
          seats: seating(0, players),
          seed: `${name}${players}`,
          bots: [bot],
          options,
        });
        assert.deepEqual([played.ending, played.refusals], ['over', 0], `${name}, ${players}`);
      }
    }
  }
});

const GAMES = 10_000;

test('[IM-127] after every command of ten thousand random games the money is whole', () => {
  let commands = 0;
  const isSound = (amount: number): boolean => Number.isInteger(amount) && amount >= 0;
  const isWhole = ({ gold, bribes, pile, paid, options }: State): boolean => {
    let sum = pile;
    let isFine = isSound(pile);
    for (let seat = 0; seat < gold.length; seat++) {
      isFine &&= isSound(gold[seat]!) && isSound(bribes[seat]!);
      sum += gold[seat]! + bribes[seat]!;
    }
    return isFine && sum === options.startGold * gold.length + paid;
  };
  for (let i = 0; i < GAMES; i++) {
    const { ending } = playGame(illumuffinati, {
      seats: seating(0, 4 + (i % 4)),
      seed: `money ${i}`,
      bots: i % 20 ? [random!] : ['sample'],
      options: { timers: 'hard', laps: i % 10 ? 1 : 2 },
      onAct(step, { truth }) {
        commands++;
        if (isWhole(truth)) return;
        assert.fail(`game ${i}, after ${JSON.stringify(step)}: ${truth.gold} and ${truth.bribes} and ${truth.pile}`);
      },
    });
    assert.equal(ending, 'over', `game ${i}`);
  }
  assert.ok(commands > 100 * GAMES, String(commands));
});

/** A view with these open cards, two cards behind each. */
function opened(cards: readonly (Face | null)[]): State {
  const view = structuredClone(viewOf(g4Rows(), anna));
  view.open = [...cards];
  view.shown = cards.map((face) => (face === null ? [] : [face]));
  return view;
}

test('a high open card makes a jewel likelier, and an open jewel is certain', () => {
  const chances = jewelChances(opened([null, 29, 12, 3]));
  assert.ok(chances[bo]! > chances[cille]! && chances[cille]! > chances[dan]!);
  assert.equal(chances[anna], 0);
  assert.ok(chances.reduce((sum, one) => sum + one, 0) >= 1);
  const view = opened([null, 'J', 12, 3]);
  view.counts = [0, 2, 2, 2];
  assert.deepEqual(jewelChances(view), [0, 1, 0, 0], 'both are there');
});

test('a Baker knows what came to her and what went on', () => {
  const table = g4();
  passAll(table, [4, 'J'], ['J', 4], [4, 8]);
  toNegotiate(table);
  assert.deepEqual(jewelChances(viewOf(table, cille), cille), [0, 1, 0, 1]);
  const heard = jewelChances(viewOf(table, dan), dan);
  assert.equal(heard[dan], 1);
  assert.ok(heard[bo]! > 0 && heard[cille]! > 0, 'one of the two before him kept the other');
  assert.ok(Math.abs(heard[bo]! + heard[cille]! - 1) < 1e-9);
  const unsure = jewelChances(viewOf(table, anna));
  assert.ok(unsure[bo]! < 1 && unsure[cille]! > 0 && unsure[dan]! < 1);
});

test('a jewel that was laid down is nobody’s', () => {
  const table = g4();
  passAll(table, ['J', 'J'], ['J', 'J'], ['J', 8]);
  toNegotiate(table);
  const chances = jewelChances(viewOf(table, anna));
  assert.ok(Math.abs(chances.reduce((sum, one) => sum + one, 0) - 1) < 1e-9, 'one is left');
});

test('a bribe above the others is suspicious, and a suspicion costs', () => {
  const table = g4Rows();
  const view = () => viewOf(table, anna);
  const before = suspicions(view(), jewelChances(view()))[bo]!;
  bribe(table, bo, 6);
  assert.ok(suspicions(view(), jewelChances(view()))[bo]! > before);
  const [, mark] = scores(view(), jewelChances(view()));
  assert.ok(mark! < 6, 'worth less than its coins');
  assert.equal(scores(view(), jewelChances(view()))[anna], Number.NEGATIVE_INFINITY);
});

test('no bot offers what it does not have, or less than the smallest raise', () => {
  const view = structuredClone(viewOf(secondRun(), dan));
  view.options = { ...view.options, minRaise: 3 };
  assert.equal(affordable(view, dan, 2), undefined, 'it lies there already');
  assert.equal(affordable(view, dan, 3), 5);
  assert.equal(affordable(view, dan, 99), 25);
});

test('when a bot passes does not depend on its hand', () => {
  const times = (hands: readonly Face[]) => {
    const bot = clever!(bo, lots('pace'), lots);
    const view = structuredClone(viewOf(g4(), bo));
    view.hands[bo] = [...hands];
    bot.see!({ type: 'phaseBegan' }, view, 1000);
    return bot.wakes(view, 1000);
  };
  assert.equal(times([1, 2, 3, 'J', 'J']), times([4, 17, 26, 28, 29]));
});

test('the competent bot beats three of the baseline more often than its share', () => {
  let won = 0;
  const games = 160;
  for (let i = 0; i < games; i++) {
    const me = i % 4;
    const seats = [0, 1, 2, 3].map((seat) => (seat === me ? clever! : baseline!));
    const { result } = playGame(illumuffinati, { seats: seating(0, 4), seed: `contest ${i}`, bots: seats });
    if (result!.winners.includes(me)) won += 1 / result!.winners.length;
  }
  assert.ok(won / games > 0.3, `${won} of ${games}`); // 5,000 games in the lab: RULES.md, "Measured"
});
