/**
 * Ordet fanger: is the race fair at a distance? Simulated players with known true answer times. More duels with
 *
 *   FAIR_DUELS=4000 node src/games/ordet-fanger/fairness.test.ts
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lots } from '../../kernel/random.ts';
import { drawWire, duel, type Wire } from './fairness-fixtures.ts';
import { CREDIT_MAX, LEAD_MAX } from './lines.ts';

const DUELS = Number(process.env.FAIR_DUELS ?? 250);

test('[OF-60, OF-62, OF-64] the true first wins at least 99 % of duels that are more than 150 ms apart', (t) => {
  const lot = lots('fair');
  let [first, level, wrong] = [0, 0, 0];
  for (let i = 0; i < DUELS; i++) {
    const wires: [Wire, Wire] = [drawWire(lot), drawWire(lot)];
    const gap = 151 + lot.int(700);
    const base = 1500 + lot.int(3000);
    const quick = lot.int(2);
    const { winner } = duel(`fair ${i}`, wires, quick === 0 ? [base, base + gap] : [base + gap, base]);
    if (winner === quick) first++;
    else if (winner === null) level++;
    else wrong++;
  }
  t.diagnostic(`${DUELS} duels: the first won ${first}, dead heats ${level}, the second won ${wrong}`);
  assert.ok(first >= DUELS * 0.99 && wrong === 0);
});

test('[OF-68] a dead heat is called when both answer within the window', (t) => {
  const lot = lots('level');
  let [called, wrong] = [0, 0];
  const duels = Math.ceil(DUELS / 2);
  for (let i = 0; i < duels; i++) {
    const base = 1500 + lot.int(3000);
    const { winner } = duel(`level ${i}`, [drawWire(lot), drawWire(lot)], [base, base + lot.int(81) - 40]);
    if (winner === null) called++;
    else wrong++;
  }
  t.diagnostic(`${duels} duels at most 40 ms apart: ${called} dead heats, ${wrong} decided`);
  assert.ok(called >= duels * 0.98);
});

test('[OF-65] a cheating clock gains no more than the stated bound', (t) => {
  const lot = lots('cheat');
  let most = 0;
  const sum = { honest: 0, lying: 0 };
  const duels = Math.ceil(DUELS / 2);
  for (let i = 0; i < duels; i++) {
    const wire = drawWire(lot);
    const liar: Wire = { ...wire, liesBy: lot.int(5000), delaysEchoes: lot.pick([0, 100, 400, 2000]) };
    const base = 1500 + lot.int(2000);
    const [honest, lying] = [wire, liar].map(
      (one) => duel(`cheat ${i}`, [one, drawWire(lots(i))], [base, base + 3000]).judged[0]!,
    );
    most = Math.max(most, honest! - lying!);
    sum.honest += Math.abs(honest! - base);
    sum.lying += base - lying!;
    assert.ok(honest! - lying! <= CREDIT_MAX + LEAD_MAX, `${honest} ${lying}`);
    assert.ok(base - lying! <= CREDIT_MAX, `a reaction of ${base} was judged ${lying}`);
  }
  t.diagnostic(
    `${duels} duels: a liar gained at most ${most} ms, on average ${Math.round(sum.lying / duels)}; honest players were judged ${Math.round(sum.honest / duels)} ms off on average`,
  );
});
