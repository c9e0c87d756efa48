/** The bots: they play by the rules at every table, and when they answer tells nothing. (Section 14) */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '../../../kernel/game.ts';
import { lots } from '../../../kernel/random.ts';
import { playGame, seating } from '../../../kernel/testing/players.ts';
import { seatsMax, seatsMin } from '../content.ts';
import { A, atNight, atTable, C, type Castle, inject, toPhase, viewOf } from '../fixtures.ts';
import { forraeder } from '../index.ts';
import { type MissionId as Mission, missionIds as missions } from '../missions/index.ts';
import type { Options } from '../options.ts';
import { opinion } from './opinion.ts';

for (const name of ['clever', 'random', 'patient']) {
  test(`${name} plays to the end at every table and is never refused`, () => {
    for (let seats = seatsMin; seats <= seatsMax; seats++) {
      const pace = seats % 5 === 0 ? 'days' : 'live';
      const { ending, refusals, result } = playGame(forraeder, {
        seats: seating(0, seats),
        options: {
          pace,
          fastNights: seats % 2 === 0,
          playMode: seats % 3 === 0 || pace === 'days' ? 'remote' : 'in-person',
        },
        seed: `${name} ${seats}`,
        bots: [forraeder.bots[name]!],
      });
      assert.deepEqual([ending, refusals], ['over', 0], `${seats} seats`);
      assert.ok(['loyals', 'traitors'].includes(result!.outcome));
    }
  });
}

const FLAGS: { readonly [mission in Mission]?: keyof Options } = {
  'silver-chest': 'silverChest',
  'coats-of-arms': 'coatsOfArms',
  'raven-tower': 'ravenTower',
  'bell-tower': 'bellTower',
  'cipher-lock': 'cipherLock',
  'rope-bridge': 'ropeBridge',
};

for (const mission of missions.filter((one) => FLAGS[one])) {
  test(`${mission}: sensible players win 5 to 9 shares on average, and some get into the armoury`, () => {
    const off = Object.fromEntries(Object.values(FLAGS).map((flag) => [flag, false])) as Partial<Options>;
    const options = { ...off, [FLAGS[mission]!]: true, ...(mission === 'silver-chest' && { ropeBridge: true }) };
    let [shares, played, access, days] = [0, 0, 0, 0];
    for (let i = 0; i < 14; i++) {
      const { table } = playGame(forraeder, {
        seats: seating(0, 12),
        options: { ...options, fastNights: true },
        seed: `${mission} ${i}`,
        bots: [forraeder.bots.clever!],
      });
      let running: Mission | undefined;
      for (const { fact } of table.log.flatMap(({ told }) => told)) {
        if (fact.type === 'missionBegan') running = fact.mission;
        if (fact.type !== 'missionEnded' || running !== mission) continue;
        shares += fact.shares;
        played++;
        access += fact.access.length;
        if (fact.access.length > 0) days++;
      }
    }
    assert.ok(played >= 20, `${played} played`);
    assert.ok(shares / played >= 4.5 && shares / played <= 9.5, `${(shares / played).toFixed(2)} shares`);
    assert.ok(access > 0 && days > 0);
  });
}

test('a bot answers at the same time whatever card it holds', () => {
  const table = atNight({ day: 2, traitors: [A] });
  const dueOf = (seat: Seat, as: Castle): number | undefined =>
    forraeder.bots.clever!(seat, lots('same'), lots).wakes(viewOf(as, seat), as.now);
  const other = atNight({ day: 2, traitors: [C] });
  for (const phase of ['council', 'letters', 'deed'] as const) {
    for (const one of [table, other]) toPhase(one, phase);
    for (const seat of [A, C]) assert.equal(dueOf(seat, table), dueOf(seat, other), phase);
  }
});

test('what a loyal thinks: whoever voted for a shown traitor cools down, whom a victim named heats up', () => {
  const table = atTable({ day: 2, traitors: [A] });
  const mine = opinion();
  const view = table.truth;
  mine.see({ type: 'seasonBegan' }, view);
  const before = [...mine.heat];
  inject(table, (_, ctx) => {
    ctx.tell({ type: 'ballotOpened', stage: 'open', voters: view.living, candidates: view.living, until: ctx.now });
    for (const [seat, target] of [
      [2, 0],
      [3, 5],
      [4, 5],
      [6, 0],
    ] as const)
      ctx.tell({ type: 'ballotShown', seat, target, reason: '' });
    ctx.tell({ type: 'votesCounted', totals: [], leaders: [0] });
  });
  mine.see({ type: 'identityShown', seat: 0, role: 'traitor' } as never, view);
  assert.ok(mine.heat[2]! < before[2]! && mine.heat[3]! > before[3]!);
  const heat = mine.heat[5]!;
  mine.see({ type: 'chairEmpty', seat: 3 } as never, view);
  assert.ok(mine.heat[5]! > heat);
});
