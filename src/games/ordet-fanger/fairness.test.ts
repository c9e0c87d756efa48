/**
 * Ordet fanger: is the race fair at a distance, and what is a lie worth? Simulated players with known true answer times.
 * More duels, and the tables of section 16, with
 *
 *   FAIR_DUELS=4000 node src/games/ordet-fanger/fairness.test.ts
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { lots } from '../../kernel/random.ts';
import {
  between,
  drawWire,
  finish,
  type Gain,
  gainOf,
  HONEST,
  LIES,
  outcomeOf,
  type Wire,
  wireOf,
} from '../../kernel/testing/lag.ts';
import { duel, race, thinking } from './fairness-fixtures.ts';

const DUELS = Number(process.env.FAIR_DUELS ?? 200);
const LENGTHS = [20, 65, 120, 165, 250];
/** As much as a good line takes less than the longest honest one. */
const FARTHEST_MS = 230;

const drawPair = (lot: ReturnType<typeof lots>): [Wire, Wire] => {
  const wire = () => ({ ...drawWire(lot), skew: between(lot, -2000, 2000) });
  return [wire(), wire()];
};

test('[OF-60, OF-62, OF-68] on lines of 20 to 250 ms whoever is first by more than 120 ms does not lose', (t) => {
  const lot = lots('fair');
  const count = { first: 0, level: 0, second: 0 };
  for (let i = 0; i < DUELS; i++) {
    const base = 1500 + lot.int(3000);
    const gap = 121 + lot.int(500);
    const quick = lot.int(2);
    const { winner } = duel(`fair ${i}`, drawPair(lot), quick === 0 ? [base, base + gap] : [base + gap, base]);
    count[winner === quick ? 'first' : winner === null ? 'level' : 'second']++;
  }
  t.diagnostic(`${DUELS} duels 121 to 621 ms apart: ${JSON.stringify(count)}`);
  assert.equal(count.second, 0);
  assert.ok(count.first > DUELS * 0.7);
});

test('[OF-60, OF-64] whoever is first by more than the window and all that a line can cost wins', () => {
  const lot = lots('clear');
  for (let i = 0; i < DUELS; i++) {
    const base = 1500 + lot.int(3000);
    const gap = 100 + FARTHEST_MS + 60 + lot.int(500);
    assert.equal(duel(`clear ${i}`, drawPair(lot), [base, base + gap]).winner, 0);
  }
});

test('[OF-68] equals are level where their lines differ by 90 ms or less', (t) => {
  const lot = lots('level');
  const pairs = LENGTHS.flatMap((one) => LENGTHS.filter((other) => other >= one).map((other) => [one, other] as const));
  for (const [one, other] of pairs) {
    const count = { first: 0, level: 0, second: 0 };
    for (let i = 0; i < DUELS; i++) {
      const finishes = [one, other].map((length) => finish(wireOf(length), HONEST, 2000, race, lot));
      count[outcomeOf(finishes[0]!, finishes[1]!, race)]++;
    }
    t.diagnostic(`equals on ${one} and ${other}: ${JSON.stringify(count)}`);
    assert.equal(count.second, 0, 'the longer line wins no race of equals');
    if (other - one <= 90) assert.equal(count.level, DUELS, `${one} ${other}`);
  }
});

test('[OF-65] the best lie gains less than 60 ms, of a win or of not losing, and nothing turns a loss into a win', (t) => {
  const seeds = Math.max(8, DUELS / 25);
  const best: Gain & { half: number } = { wins: 0, holds: 0, half: 0 };
  const most = { ...best };
  for (const length of [20, 65, 150]) {
    for (const against of [20, 65, 120, 250]) {
      let found = { name: '', wins: 0, holds: 0, half: 0 };
      for (const lie of LIES) {
        const lotsOf = (n: number) => lots(`${length} ${against} ${n}`);
        const gain = gainOf(lie, wireOf(length), wireOf(against), race, lotsOf, seeds);
        const half = (gain.wins + gain.holds) / 2;
        if (half > found.half) found = { name: lie.name, ...gain, half };
        for (const key of ['wins', 'holds'] as const) most[key] = Math.max(most[key], gain[key]);
        most.half = Math.max(most.half, half);
      }
      t.diagnostic(
        `a line of ${length} against ${against}: ${found.wins.toFixed(0)} ms to a win, ${found.holds.toFixed(0)} to a dead heat by "${found.name}"`,
      );
    }
  }
  t.diagnostic(`the most of all lies: ${JSON.stringify(most)}`);
  assert.ok(most.wins < 60 && most.holds < 60, JSON.stringify(most));
  assert.ok(most.half < 35, 'a dead heat is half a win');
  assert.ok(most.holds > 40, 'the search has found what there is');
});

/** Echoes that are 400 ms late, a look at every face as soon as it is there, and a stopwatch that says nothing. */
const liar = LIES.find(({ echoes, looksEarly, holdsBack, clockOff }) =>
  isDeepStrictEqual([echoes, looksEarly, holdsBack, clockOff], [[400], true, 0, 5000]),
)!;

test('[OF-65] echoes that are 400 ms late win no duel of equals', () => {
  const lot = lots('late');
  for (let i = 0; i < DUELS; i++) {
    const wires: [Wire, Wire] = [wireOf(20), drawWire(lot, 20, 80)];
    assert.equal(duel(`late ${i}`, wires, [2500, 2500], [liar, HONEST]).winner, null);
  }
});

test('[OF-65] late echoes win no more races of equals than the same line without them', (t) => {
  for (const length of LENGTHS) {
    const [honest, early, lying] = [HONEST, { ...HONEST, looksEarly: true }, liar].map((lie) => {
      const count = { first: 0, level: 0, second: 0 };
      for (let i = 0; i < DUELS; i++) {
        const one = finish(wireOf(20), lie, 2000, race, lots(`one ${length} ${i}`));
        count[outcomeOf(one, finish(wireOf(length), HONEST, 2000, race, lots(`other ${length} ${i}`)), race)]++;
      }
      return count;
    });
    t.diagnostic(`equals on 20 and ${length}: honest ${JSON.stringify(honest)}, lying ${JSON.stringify(lying)}`);
    assert.deepEqual(lying, early, 'what it wins more it wins by looking at once');
  }
});

test('[OF-68] among honest lines of 20 to 250 ms credit makes half as many dead heats more at most, and few wrong winners', (t) => {
  const lot = lots('cards');
  const duels = DUELS * 100;
  let [level, without, wrong, worst] = [0, 0, 0, 0];
  for (let i = 0; i < duels; i++) {
    const times = [thinking(lot), thinking(lot)] as const;
    const [one, other] = times.map((ms) => finish(drawWire(lot), HONEST, ms, race, lot));
    const outcome = outcomeOf(one!, other!, race);
    if (outcome === 'level') level++;
    const bare = [one!, other!].map(({ ms }) => ({ ms, credited: ms }));
    if (outcomeOf(bare[0]!, bare[1]!, race) === 'level') without++;
    const ahead = times[1] - times[0];
    if ((outcome === 'first' && ahead < 0) || (outcome === 'second' && ahead > 0)) {
      wrong++;
      worst = Math.max(worst, Math.abs(ahead));
    }
  }
  const share = (n: number) => `${((100 * n) / duels).toFixed(2)} %`;
  t.diagnostic(
    `${duels} duels: dead heats ${share(level)}, without any credit ${share(without)}; the later one won ${share(wrong)}, by ${worst} ms at most`,
  );
  assert.ok(level > without && level <= without * 1.5, 'twice 45 ms beside twice 100');
  assert.ok(wrong < duels * 0.005 && worst < 120);
  for (const length of LENGTHS.slice(1)) {
    const count = { first: 0, level: 0, second: 0 };
    for (let i = 0; i < duels; i++) {
      const [one, other] = [20, length].map((of) => finish(wireOf(of), HONEST, thinking(lot), race, lot));
      count[outcomeOf(one!, other!, race)]++;
    }
    const points = (count.second + count.level / 2) / duels;
    t.diagnostic(
      `a line of ${length} against 20: ${(100 * points).toFixed(1)} points of 100, dead heats ${share(count.level)}`,
    );
    assert.ok(points > 0.42 && points < 0.52, `${length}: ${points}`);
  }
});
