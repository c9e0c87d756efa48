import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playGame, seating } from '../../../kernel/testing/players.ts';
import { illumuffinati } from '../index.ts';
import type { State } from '../state.ts';

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
