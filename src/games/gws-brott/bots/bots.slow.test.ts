/** GW:s brott's bots: none is ever refused, none knows more than its seat, and thinking pays. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playGame, seating } from '../../../kernel/testing/players.ts';
import { JAIL, neighbours, numberOf } from '../content.ts';
import { gwsBrott } from '../index.ts';
import { planner } from './plan.ts';

const play = (bot: string, players: number, seed: string, options = {}) =>
  playGame(gwsBrott, { seats: seating(0, players), seed, options, bots: [gwsBrott.bots[bot]!] });

for (const bot in gwsBrott.bots) {
  test(`${bot}: games end, and nothing is refused`, () => {
    for (const players of [2, 3, 4, 5]) {
      for (const options of [
        {},
        { tellActingPiece: false, twoPlayerTrumps: true, trumps: 'four', timers: 'brisk' } as const,
      ]) {
        const { ending, refusals } = play(bot, players, `${bot} ${players}`, options);
        assert.deepEqual([ending, refusals], ['over', 0], `${players} players`);
      }
    }
  });
}

test('a bot answers 0.8 to 2.5 seconds after it is asked, whatever it holds', () => {
  let last = 0;
  const waits: number[] = [];
  playGame(gwsBrott, {
    seats: seating(0, 4),
    seed: 'pace',
    bots: [gwsBrott.bots.easy!],
    onAct({ by, at }) {
      if (typeof by === 'number' && last > 0) waits.push(at - last);
      last = at;
    },
  });
  const turns = waits.slice(8); // in the beginning several are asked at once
  assert.ok(turns.length > 50 && Math.min(...turns) >= 800 && Math.max(...turns) <= 6000);
});

test('a plan enters what is heaviest, and walks exactly its steps', () => {
  const weight = new Float64Array(JAIL + 1);
  weight[numberOf('K6')] = 1;
  const { path, value } = planner(weight, 120)(numberOf('I6'), 5);
  assert.equal(path.length, 5);
  assert.ok(path.includes(numberOf('K6')) && value > 0.9);
  for (const [i, square] of path.entries())
    assert.ok(neighbours[i === 0 ? numberOf('I6') : path[i - 1]!]!.includes(square));
});

test('against the same criminals a GW who thinks catches more than one who only follows evidence', () => {
  const wins = (bot: string): number => {
    let won = 0;
    for (let i = 0; i < 60; i++) if (play(bot, 4, `duel ${i}`).result!.outcome === 'gw') won++;
    return won;
  };
  const [thinking, following] = [wins('greedy'), wins('easy')]; // both against greedy criminals
  assert.ok(thinking >= following + 6, `${thinking} and ${following} of 60`);
});
