import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bitOf } from '../../kernel/audience.ts';
import type { Seat, Viewer } from '../../kernel/game.ts';
import { streamOf, tick } from '../../kernel/table.ts';
import type { Role } from './content.ts';
import {
  aim,
  condemn,
  does,
  endNight,
  F7,
  F10,
  F11,
  F18,
  hang,
  type MaffiaTable,
  mafiaOf,
  nominateAll,
  onDayOne,
  pass,
  raise,
  shoot,
  toCall,
  toPhase,
  viewOf,
  wait,
} from './fixtures.ts';
import { maffia } from './index.ts';
import { no, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11 } from './room-fixtures.ts';
import { textsFor } from './texts/all.ts';

const counts = ({ truth }: MaffiaTable): [mafia: number, village: number] => {
  const mafia = truth.living.filter((seat) => truth.roles[seat] === 'mafia').length;
  return [mafia, truth.living.length - mafia];
};
const isOver = (table: MaffiaTable) => table.truth.phase === 'ended';
const endOf = (table: MaffiaTable) => {
  assert.ok(isOver(table), `it is ${table.truth.phase}`);
  return maffia.result(table.truth);
};
const swapped = (roles: readonly Role[], a: Seat, b: Seat): Role[] => {
  const copy = [...roles];
  [copy[a], copy[b]] = [copy[b]!, copy[a]!];
  return copy;
};

/** Eighteen of whom only these are left on day 2: all others were not well in the first night. */
function reducedTo(living: readonly Seat[], roles: readonly Role[] = F18): MaffiaTable {
  const table = onDayOne(roles);
  toPhase(table, 'night');
  for (const seat of roles.keys()) if (!living.includes(seat)) does(table, seat, { type: 'signalUnwell' });
  endNight(table);
  assert.deepEqual(table.truth.living, living);
  assert.equal(table.truth.phase, 'day-talk');
  return table;
}

/** Seven of whom s4 is hanged and s5 shot: two of the mafia and three others, on day 2. */
function twoAgainstThree(roles: readonly Role[] = F7): MaffiaTable {
  const table = onDayOne(roles);
  hang(table, s4);
  shoot(table, s5);
  return table;
}
/** The same village to the public, but s6 is mafia and s2 is not. */
const twinOfSeven = () => twoAgainstThree(swapped(F7, s2, s6));

test('[MF-3] day and night alternate until a team has won', () => {
  const table = onDayOne(F7);
  const seen: string[] = [];
  for (let steps = 0; !table.truth.result && steps < 200; steps++) {
    const { phase, day } = table.truth;
    if ((phase === 'day-talk' || phase === 'night') && seen.at(-1) !== `${phase} ${day}`) seen.push(`${phase} ${day}`);
    if (phase === 'night') aim(table, table.truth.living.find((seat) => table.truth.roles[seat] !== 'mafia')!);
    pass(table);
  }
  assert.deepEqual(seen, ['day-talk 1', 'night 1', 'day-talk 2', 'night 2', 'day-talk 3', 'night 3']);
  assert.deepEqual(endOf(table), { outcome: 'mafia', reason: 'parity', winners: [s1, s2] });
});

test('[MF-S33, MF-4] as many mafia as others, and the mafia has won', () => {
  const table = twoAgainstThree();
  assert.deepEqual(counts(table), [2, 3]);
  assert.equal(table.truth.phase, 'day-talk', 'not yet');
  hang(table, s6);
  assert.deepEqual(counts(table), [2, 2]);
  assert.deepEqual(endOf(table), { outcome: 'mafia', reason: 'parity', winners: [s1, s2] });
  const other = twinOfSeven();
  hang(other, s6);
  assert.deepEqual(counts(other), [1, 3]);
  assert.equal(other.truth.phase, 'night', 'the other game goes on');
});

test('[MF-S33, MF-10] without an avenger that is tested after a hanging and after a night', () => {
  const dusk = twoAgainstThree();
  hang(dusk, s6);
  assert.equal(endOf(dusk)?.reason, 'parity');
  const dawn = twoAgainstThree();
  nominateAll(dawn, []);
  shoot(dawn, s6);
  assert.equal(endOf(dawn)?.reason, 'parity');
});

test('[MF-S33, MF-123] the test is made when the result or the declaration ends, and nobody learns of it before', () => {
  const [table, other] = [twoAgainstThree(), twinOfSeven()];
  for (const one of [table, other]) {
    condemn(one, s6);
    tick(one, one.truth.until! - 1);
  }
  for (const { view } of table.watchers) assert.equal(view.result, null);
  for (const viewer of ['table', s3, s7] as Viewer[]) {
    assert.deepEqual(viewOf(table, viewer), viewOf(other, viewer), `the result as ${viewer} sees it`);
    assert.deepEqual(streamOf(table.log, bitOf(viewer)), streamOf(other.log, bitOf(viewer)));
  }
  pass(table);
  assert.ok(isOver(table));
  const dawn = twoAgainstThree();
  nominateAll(dawn, []);
  aim(dawn, s6);
  toPhase(dawn, 'declaration');
  for (const { view } of dawn.watchers) assert.equal(view.result, null, 'the declaration does not tell');
  wait(dawn, 7999);
  assert.equal(dawn.truth.phase, 'declaration');
  wait(dawn, 1);
  assert.ok(isOver(dawn));
});

test('[MF-123] a declaration that decides the game lasts as long and says as much as any other', () => {
  const table = onDayOne(F7);
  const other = onDayOne(swapped(F7, s2, s6));
  for (const one of [table, other]) {
    hang(one, s4);
    shoot(one, s5);
    nominateAll(one, []);
    toPhase(one, 'night');
  }
  // In the one game the mafia shoots s6; in the other s6 is mafia, and its mate shoots s6 with it.
  for (const one of [table, other]) aim(one, s6);
  for (const one of [table, other]) toPhase(one, 'declaration');
  assert.deepEqual(counts(table), [2, 2]);
  assert.deepEqual(counts(other), [1, 3]);
  for (const viewer of ['table', s3, s7] as Viewer[]) {
    assert.deepEqual(viewOf(table, viewer), viewOf(other, viewer));
    assert.deepEqual(streamOf(table.log, bitOf(viewer)), streamOf(other.log, bitOf(viewer)));
  }
  for (const one of [table, other]) pass(one);
  assert.ok(isOver(table) && !isOver(other));
});

/** Eleven of whom s1 is hanged, s6 shot and s2 hanged: eight are left, and one of them is mafia. */
function oneOfEight(): MaffiaTable {
  const table = onDayOne(F11);
  hang(table, s1);
  assert.deepEqual([counts(table), table.truth.phase], [[2, 8], 'night']);
  shoot(table, s6);
  assert.deepEqual([counts(table), table.truth.phase], [[2, 7], 'day-talk']);
  hang(table, s2);
  return table;
}

test('[MF-S34, MF-5] of eleven or more one living member is an organisation broken', () => {
  assert.deepEqual(endOf(oneOfEight()), {
    outcome: 'village',
    reason: 'organisation-broken',
    winners: [s4, s5, s6, s7, s8, s9, s10, s11],
  });
});

test('[MF-S34, MF-7] the rule looks at how many began, not at how many are left', () => {
  const table = oneOfEight();
  assert.equal(table.truth.living.length, 8, 'fewer than eleven are living');
  assert.equal(endOf(table)?.reason, 'organisation-broken');
  const ten = onDayOne(F10);
  hang(ten, s1);
  assert.deepEqual([counts(ten), ten.truth.phase], [[1, 8], 'night'], 'and ten began without it');
});

/** Ten of whom s1 is hanged and s5 shot: one of the mafia is left. */
function lastMember(): MaffiaTable {
  const table = onDayOne(F10);
  hang(table, s1);
  shoot(table, s5);
  return table;
}

test('[MF-S35, MF-6] of ten or fewer the last member must go too', () => {
  const table = lastMember();
  assert.deepEqual([counts(table), table.truth.phase], [[1, 7], 'day-talk'], 'the game goes on');
  hang(table, s2);
  const { outcome, reason } = endOf(table)!;
  assert.deepEqual([outcome, reason], ['village', 'all-mafia-out']);
});

test('[MF-S35, MF-11] the village’s condition is tested after a hanging', () => {
  const table = lastMember();
  condemn(table, s2);
  assert.ok(!isOver(table));
  pass(table);
  assert.deepEqual([endOf(table)?.outcome, counts(table)], ['village', [0, 7]]);
});

test('[MF-5, MF-6] a forced rule decides instead of the number of players', () => {
  const small = onDayOne(F10, { options: { organisationRule: 'on' } });
  hang(small, s1);
  assert.equal(endOf(small)?.reason, 'organisation-broken');
  const big = onDayOne(F11, { options: { organisationRule: 'off' } });
  hang(big, s1);
  shoot(big, s6);
  hang(big, s2);
  assert.equal(big.truth.phase, 'night');
  assert.deepEqual(counts(big), [1, 7]);
});

test('[MF-5] with the rule on, no member left is still a broken organisation', () => {
  const table = onDayOne(F11);
  toPhase(table, 'night');
  for (const seat of [s1, s2, s3]) does(table, seat, { type: 'signalUnwell' });
  endNight(table);
  assert.equal(endOf(table)?.reason, 'organisation-broken');
});

test('[MF-11] the village’s condition is tested after nights as well', () => {
  const table = onDayOne(F18);
  toPhase(table, 'night');
  for (const seat of [s1, s2]) does(table, seat, { type: 'signalUnwell' });
  for (const seat of [s1, s2, s3, s4]) does(table, seat, { type: 'point', target: s3 });
  endNight(table);
  assert.deepEqual(counts(table), [1, 14]);
  assert.deepEqual([endOf(table)?.outcome, endOf(table)?.reason], ['village', 'organisation-broken']);
});

test('[MF-11, MF-32] leaving players can bring the mafia down', () => {
  const table = onDayOne(F7);
  for (const seat of [s1, s2]) does(table, 'server', { type: 'leave', seat });
  toPhase(table, 'night');
  endNight(table);
  assert.deepEqual(endOf(table), { outcome: 'village', reason: 'all-mafia-out', winners: [s3, s4, s5, s6, s7] }); // A31
});

/** Eighteen of whom two of the mafia, the avenger and two villagers are left. */
const five = [s1, s2, s7, s8, s9];
/** s9 is hanged, and the avenger shoots s1 while the mafia shoots s8: both teams' conditions hold. */
function avenged(): MaffiaTable {
  const table = reducedTo(five);
  hang(table, s9);
  does(table, s7, { type: 'avenge', target: s1 });
  shoot(table, s8);
  assert.deepEqual(counts(table), [1, 1]);
  return table;
}

test('[MF-S36, MF-9] with the avenger in the set the mafia wins only after a night', () => {
  const table = reducedTo(five);
  hang(table, s9);
  assert.deepEqual([counts(table), table.truth.phase], [[2, 2], 'night'], 'no end');
  shoot(table, s8);
  assert.deepEqual(counts(table), [2, 1]);
  assert.deepEqual([endOf(table)?.outcome, endOf(table)?.reason], ['mafia', 'parity'], '(a)');
});

test('[MF-11] the village is tested after a hanging with the avenger, too, and it looks like any other', () => {
  const table = reducedTo(five);
  const other = reducedTo(five, swapped(F18, s2, s9));
  for (const one of [table, other]) condemn(one, s9);
  for (const viewer of ['table', s8] as Viewer[]) assert.deepEqual(viewOf(table, viewer), viewOf(other, viewer));
  pass(other);
  assert.equal(endOf(other)?.outcome, 'village');
});

test('[MF-S36, MF-12] that stays when the avenger is out', () => {
  const table = reducedTo([s1, s2, s8, s9, s10]);
  hang(table, s10);
  assert.deepEqual(counts(table), [2, 2]);
  assert.equal(table.truth.phase, 'night', '(c) A4');
  does(table, s1, { type: 'point', target: s8 });
  does(table, s2, { type: 'point', target: s9 });
  endNight(table);
  assert.deepEqual(counts(table), [2, 2]);
  assert.deepEqual([endOf(table)?.outcome, endOf(table)?.reason], ['mafia', 'parity']);
});

test('[MF-S36, MF-13] if both conditions hold the village wins', () => {
  const end = endOf(avenged());
  assert.deepEqual([end?.outcome, end?.reason], ['village', 'organisation-broken'], '(b) A7');
});

test('[MF-S36, MF-15] the avenger is of the village', () => {
  assert.ok(endOf(avenged())!.winners.includes(s7), 'A6');
  const lost = reducedTo(five);
  hang(lost, s9);
  shoot(lost, s8);
  assert.ok(!endOf(lost)!.winners.includes(s7));
});

test('[MF-4] one villager more than the mafia is not parity; more mafia than village is', () => {
  const table = onDayOne(F7);
  hang(table, s4);
  shoot(table, s5);
  assert.deepEqual(counts(table), [2, 3]);
  assert.equal(table.truth.phase, 'day-talk');
  aim(table, s6);
  does(table, s7, { type: 'signalUnwell' });
  endNight(table);
  assert.deepEqual(counts(table), [2, 1]);
  assert.deepEqual(endOf(table), { outcome: 'mafia', reason: 'parity', winners: [s1, s2] });
});

test('[MF-8] all members of the winning team win, living or out, and nobody of the other', () => {
  const mafia = onDayOne(F7);
  hang(mafia, s4);
  aim(mafia, s2);
  endNight(mafia);
  assert.deepEqual(counts(mafia), [1, 4]);
  for (const seat of [s5, s6]) {
    nominateAll(mafia, []);
    shoot(mafia, seat);
  }
  hang(mafia, s7);
  assert.deepEqual(endOf(mafia), { outcome: 'mafia', reason: 'parity', winners: [s1, s2] }, 's2 is out and wins');
});

test('[MF-S39, MF-14] (b) four cycles in which nobody leaves play are a draw, at the fourth declaration', () => {
  const table = onDayOne(F7);
  for (let cycle = 1; cycle <= 4; cycle++) {
    toPhase(table, 'night');
    does(table, s1, { type: 'point', target: s4 });
    does(table, s2, { type: 'point', target: s5 });
    toPhase(table, 'declaration');
    assert.equal(table.truth.day, cycle);
    for (const { view } of table.watchers) assert.equal(view.result, null);
    pass(table);
    assert.equal(isOver(table), cycle === 4, `after cycle ${cycle}`);
  }
  assert.deepEqual(endOf(table), { outcome: 'draw', reason: 'stalemate', winners: [] });
});

test('[MF-14] a hanging, a shot or a removal begins the count anew', () => {
  const quiet = (table: MaffiaTable) => {
    toPhase(table, 'night');
    endNight(table);
  };
  const hanged = onDayOne(F11);
  for (let i = 0; i < 3; i++) quiet(hanged);
  hang(hanged, s11);
  quiet(hanged);
  for (let i = 0; i < 3; i++) quiet(hanged);
  assert.equal(hanged.truth.phase, 'day-talk');
  quiet(hanged);
  assert.equal(endOf(hanged)?.reason, 'stalemate');

  const shot = onDayOne(F11);
  for (let i = 0; i < 3; i++) quiet(shot);
  shoot(shot, s11);
  for (let i = 0; i < 3; i++) quiet(shot);
  assert.equal(shot.truth.phase, 'day-talk');
  quiet(shot);
  assert.ok(isOver(shot));

  const removed = onDayOne(F11, { options: { gameMaster: 'human' } });
  for (let i = 0; i < 3; i++) quiet(removed);
  does(removed, 'master', { type: 'master.removeSeat', seat: s11 });
  quiet(removed);
  assert.equal(removed.truth.phase, 'day-talk');
});

test('[MF-14] how many cycles is an option, and a team that has won has won', () => {
  const two = onDayOne(F7, { options: { stalemateCycles: 2 } });
  toPhase(two, 'night');
  endNight(two);
  assert.equal(two.truth.phase, 'day-talk');
  toPhase(two, 'night');
  endNight(two);
  assert.equal(endOf(two)?.outcome, 'draw');

  const won = onDayOne(F7, { options: { stalemateCycles: 2 } });
  toPhase(won, 'night');
  endNight(won);
  for (const seat of [s1, s2]) does(won, 'server', { type: 'leave', seat });
  toPhase(won, 'night');
  endNight(won);
  assert.equal(endOf(won)?.outcome, 'village');
});

test('[MF-27] a cancelled game has no winners and opens the cards alone', () => {
  const table = onDayOne(F10);
  hang(table, s5);
  aim(table, s6);
  does(table, s4, { type: 'investigate', target: s1 });
  does(table, s3, { type: 'protect', target: s6 });
  endNight(table);
  does(table, 'server', { type: 'cancel' });
  assert.deepEqual(endOf(table), { outcome: 'cancelled', reason: 'cancelled', winners: [] });
  for (const viewer of ['table', s7, s5] as Viewer[]) {
    const view = viewOf(table, viewer);
    assert.deepEqual(Object.values(view.roles), F10);
    assert.equal(view.openedNights, null);
    assert.equal(view.awards, null);
    assert.deepEqual(view.checks, {});
  }
  for (const command of [{ type: 'nominate', target: s1 }, { type: 'signalUnwell' }, { type: 'softenWording' }]) {
    no(table, s2, command, 'game-over');
  }
});

test('[MF-30] after the end everybody has the debrief, and nothing else to do in the game', () => {
  const table = onDayOne(F7);
  hang(table, s1);
  shoot(table, s5);
  hang(table, s2);
  assert.equal(endOf(table)?.outcome, 'village');
  for (const { viewer, view } of table.watchers) {
    assert.equal(view.phase, 'ended');
    assert.match(textsFor('en', view.wording).debrief.text, /Step out of your role.*talk it through/);
    if (typeof viewer === 'number') assert.deepEqual(maffia.legal(view, viewer, table.now), []);
  }
  assert.equal(maffia.deadline(table.truth), undefined);
});

test('[MF-128] the end opens per night who was shot, who was saved and what the sheriff learned, to everyone alike', () => {
  const table = onDayOne(F10);
  toPhase(table, 'night');
  aim(table, s5);
  does(table, s3, { type: 'protect', target: s5 });
  does(table, s4, { type: 'investigate', target: s2 });
  endNight(table);
  toPhase(table, 'night');
  aim(table, s6);
  does(table, s3, { type: 'protect', target: s7 });
  does(table, s8, { type: 'signalUnwell' });
  does(table, s9, { type: 'hunch', target: s1 });
  endNight(table);
  hang(table, s1);
  pass(table);
  assert.equal(table.truth.phase, 'declaration');
  for (const { view } of table.watchers) assert.equal(view.openedNights, null, 'not before the end');
  pass(table);
  hang(table, s2);
  assert.ok(isOver(table));
  for (const { viewer, view } of table.watchers) {
    assert.deepEqual(
      view.openedNights,
      [
        { day: 1, shot: [], saved: s5, checks: [{ seat: s4, target: s2, team: 'mafia' }] },
        { day: 2, shot: [s6, s8], saved: null, checks: [] },
        { day: 3, shot: [], saved: null, checks: [] },
      ],
      `as ${viewer} sees them`,
    );
  }
  for (const viewer of ['table', s10] as Viewer[]) {
    const { choices, closed, agreed, unwell, hunches } = viewOf(table, viewer);
    assert.deepEqual([choices, closed, agreed, unwell, hunches], [{}, undefined, undefined, {}, {}]);
  }
});

test('for fun: the best nose counts hunches and votes, the silver tongue speeches survived, and the longest nomination', () => {
  const table = onDayOne(F7);
  const t0 = table.now;
  does(table, s3, { type: 'nominate', target: s1 }, t0 + 1000);
  does(table, s4, { type: 'nominate', target: s5 }, t0 + 60_000);
  does(table, s3, { type: 'withdrawNomination', target: s1 }, t0 + 400_000);
  for (const seat of F7.keys()) does(table, seat, { type: 'readyToVote', ready: true });
  toCall(table, s5);
  raise(table, s5, [s6]);
  does(table, s6, { type: 'lowerHand', nominee: s5 });
  toPhase(table, 'night');
  does(table, s4, { type: 'hunch', target: s1 });
  does(table, s6, { type: 'hunch', target: s7 });
  endNight(table);
  nominateAll(table, [s1]);
  toCall(table, s1);
  raise(table, s1, [s4, s5, s6]);
  toPhase(table, 'night');
  endNight(table);
  hang(table, s2);
  assert.deepEqual(mafiaOf(table), []);
  for (const { view } of table.watchers) {
    const awards = view.awards!;
    assert.deepEqual(awards.bestNose, [s3, s4, s5, s7], 'all their hunches and votes hit');
    assert.deepEqual(
      awards.noses.find(({ seat }) => seat === s6),
      { seat: s6, hits: 2, of: 3 },
    );
    assert.deepEqual(awards.silverTongue, [s5]);
    assert.deepEqual(awards.longestNomination, { nominator: s3, target: s1, ms: 399_000 });
  }
});
