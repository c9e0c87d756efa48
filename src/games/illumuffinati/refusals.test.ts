/** Section 11, line by line: every wrong use has its code, changes nothing, and every code is met. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Actor, Refusal } from '../../kernel/game.ts';
import { refusals } from './door.ts';
import {
  accused,
  anna,
  asks,
  type Bakery,
  bo,
  bribe,
  cille,
  counted,
  dan,
  does,
  finished,
  g4,
  g4Rows,
  passAll,
  playOut,
  seated,
  secondRun,
} from './fixtures.ts';
import { illumuffinati } from './index.ts';

const met = new Set<Refusal>(['chat-off']); // of the chat: phones.test.ts

function wrong(what: string, make: () => Bakery, tried: readonly (readonly [Actor, object, Refusal])[]): void {
  for (const [, , code] of tried) met.add(code);
  test(`refused: ${what}`, () => {
    const table = make();
    for (const [by, command, code] of tried) {
      const before = JSON.stringify([table.truth, table.log.length]);
      assert.equal(asks(table, by, command), code, `${JSON.stringify(command)} by ${by}`);
      assert.equal(JSON.stringify([table.truth, table.log.length]), before, 'nothing has changed');
    }
  });
}

const ritual = () => {
  const table = seated({ options: { firstInspector: 'ritual' } });
  does(table, bo, { type: 'claimHonour', crime: 'never', hat: 'today' });
  return table;
};
const claim = (crime: unknown, hat: unknown) => ({ type: 'claimHonour', crime, hat });
wrong('claims', ritual, [
  [anna, claim('tomorrow', 'never'), 'bad-claim'],
  [anna, claim('never', 'tomorrow'), 'bad-claim'],
  [anna, claim(7, 'never'), 'bad-payload'],
  [bo, claim('never', 'today'), 'already-answered'],
  ['visitor', claim('never', 'today'), 'not-seated'],
  [9, claim('never', 'today'), 'not-seated'],
  ['visitor', { type: 'ready' }, 'wrong-phase'],
  [anna, { type: 'ready' }, 'wrong-phase'],
]);

const last = () => {
  const table = g4();
  passAll(table, ['J', 'J'], ['J', 'J']);
  return table;
};
const pass = (...cards: unknown[]) => ({ type: 'passCards', cards });
const discard = (...cards: unknown[]) => ({ type: 'discardCards', cards });
wrong('passing', g4, [
  [anna, pass(4, 17), 'not-your-turn'],
  [cille, pass(2, 12), 'not-your-turn'],
  [bo, discard(4, 17), 'wrong-move-for-seat'],
  [bo, pass(4), 'need-two-cards'],
  [bo, pass(4, 17, 26), 'need-two-cards'],
  [bo, pass(), 'need-two-cards'],
  [bo, pass(0, 4), 'bad-payload'],
  [bo, pass(31, 4), 'bad-payload'],
  [bo, pass('K', 4), 'bad-payload'],
  [bo, pass(4.5, 4), 'bad-payload'],
  [bo, pass(1, 2, 3, 4, 5, 6, 7, 8), 'bad-payload'],
  [bo, pass(30, 4), 'card-not-in-hand'],
  [bo, pass(4, 4), 'card-not-in-hand'],
]);
wrong('discarding', last, [
  [dan, pass('J', 8), 'wrong-move-for-seat'],
  [dan, discard('J', 'J'), 'must-discard-muffin'],
  [dan, discard(30, 30), 'card-not-in-hand'],
]);

const bids = () => {
  const table = secondRun({ minRaise: 2, declineBribe: false });
  bribe(table, dan, 5);
  return table;
};
const lay = (total: unknown) => ({ type: 'setBribe', total });
const home = (seat: unknown, takeBribe: unknown, seenBribe: unknown) => ({
  type: 'sendHome',
  seat,
  takeBribe,
  seenBribe,
});
wrong('bribes', bids, [
  [anna, lay(1), 'inspector-cannot-bribe'],
  [bo, lay(1), 'already-home'],
  [cille, lay(-1), 'bad-amount'],
  [cille, lay(1.5), 'bad-amount'],
  [cille, lay('1'), 'bad-payload'],
  [cille, lay(-0), 'bad-payload'],
  [cille, lay(Number.POSITIVE_INFINITY), 'bad-payload'],
  [cille, lay(1e308), 'bad-amount'],
  [dan, lay(4), 'bribe-can-only-rise'],
  [dan, lay(5), 'bribe-unchanged'],
  [dan, lay(26), 'not-enough-gold'],
  [dan, lay(6), 'below-min-raise'],
]);
wrong('sending home', bids, [
  [cille, home(dan, true, 5), 'not-the-inspector'],
  [anna, home(9, true, 5), 'unknown-seat'],
  [anna, home(anna, false, 0), 'not-a-baker'],
  [anna, home(bo, false, 0), 'already-home'],
  [anna, home(dan, true, -1), 'bad-amount'],
  [anna, home(dan, true, 0.5), 'bad-amount'],
  [anna, home(cille, true, 0), 'nothing-to-take'],
  [anna, home(dan, true, 6), 'bribe-changed'],
  [anna, home(dan, false, 4), 'bribe-changed'],
  [anna, home(dan, false, 5), 'decline-not-allowed'],
  [anna, home('dan', true, 5), 'bad-payload'],
]);
const locked = () => {
  const table = g4();
  passAll(table, [4, 'J'], [2, 4], [2, 4]);
  while (table.truth.phase !== 'negotiate') asks(table, 'visitor', { type: 'ready' }, table.now + 1000);
  return table;
};
wrong('sending home in the lock', locked, [[anna, home(dan, false, 0), 'too-early']]);
wrong('fingers', bids, [
  [dan, { type: 'point', seat: 9 }, 'unknown-seat'],
  [dan, { type: 'point', seat: -1 }, 'bad-payload'],
]);
wrong('fingers from home', () => secondRun({ playMode: 'remote', homeBakersMayTalk: false }), [
  [bo, { type: 'point', seat: anna }, 'already-home'],
]);

const thoughts = () => {
  const table = g4Rows();
  bribe(table, cille, 3);
  does(table, anna, { type: 'sendHome', seat: bo, takeBribe: false, seenBribe: 0 });
  return table;
};
const keep = (amount: unknown) => ({ type: 'takeBack', keep: amount });
wrong('second thoughts', thoughts, [
  [bo, keep(0), 'not-in-room'],
  [anna, keep(0), 'not-in-room'],
  [dan, keep(0), 'nothing-to-take'],
  [cille, keep(4), 'keep-too-high'],
  [cille, keep(-1), 'bad-amount'],
  [cille, keep(0.5), 'bad-amount'],
  [cille, lay(9), 'wrong-phase'],
]);

wrong('the last card', () => {
  const table = secondRun();
  does(table, anna, { type: 'sendHome', seat: dan, takeBribe: true, seenBribe: 2 });
  while (table.truth.phase !== 'accusation') asks(table, 'visitor', { type: 'ready' }, table.now + 1000);
  return table;
}, [
  [dan, { type: 'flipLast' }, 'not-the-last-baker'],
  [anna, { type: 'flipLast' }, 'not-the-last-baker'],
]);
wrong('being ready', () => {
  const table = seated();
  does(table, bo, { type: 'ready' });
  return table;
}, [
  [anna, { type: 'ready' }, 'not-your-turn'],
  [bo, { type: 'ready' }, 'already-answered'],
]);

const tie = [
  [60, 3, 2],
  [60, 3, 2],
  [40, 0, 4],
  [30, 0, 4],
] as const;
const touch = (reactionMs: unknown) => ({ type: 'touchNose', reactionMs });
wrong('noses', () => {
  const table = finished(tie, { burglaryGold: 0 });
  does(table, anna, { type: 'touchNose', reactionMs: 0 });
  return table;
}, [
  [cille, touch(300), 'not-tied'],
  [anna, touch(300), 'nose-locked'],
  [bo, touch(-1), 'bad-amount'],
  [bo, touch(0.5), 'bad-amount'],
  [bo, touch(60_001), 'bad-amount'],
  [anna, { type: 'master.noseVerdict', seat: bo }, 'wrong-phase'],
]);
wrong('a second touch', () => {
  const table = finished(tie, { burglaryGold: 0 });
  while (!table.truth.nose!.isCued) asks(table, 'visitor', { type: 'ready' }, table.now + 100);
  does(table, bo, { type: 'touchNose', reactionMs: 300 }, table.now + 300);
  return table;
}, [[bo, touch(400), 'already-answered']]);

wrong('the game master', g4, [
  [bo, { type: 'master.voidRound' }, 'master-only'],
  ['master', { type: 'master.voidRound' }, 'master-only'],
  [bo, { type: 'master.extend', seconds: 5 }, 'master-only'],
  [anna, { type: 'master.extend', seconds: 0 }, 'bad-amount'],
  [anna, { type: 'master.extend', seconds: 601 }, 'bad-amount'],
  [anna, { type: 'master.extend', seconds: 1.5 }, 'bad-amount'],
  [anna, { type: 'master.playDefault' }, 'too-early'],
  [anna, { type: 'master.setFirstInspector', seat: bo }, 'wrong-phase'],
  [anna, { type: 'master.noseVerdict', seat: bo }, 'wrong-phase'],
]);
wrong('the game master after the flip', () => accused(dan), [[anna, { type: 'master.voidRound' }, 'wrong-phase']]);
wrong('the game master with timers off', () => g4({ timers: 'off' }), [
  [anna, { type: 'master.extend', seconds: 5 }, 'wrong-phase'],
]);
wrong('the game master in an animation', () => {
  const table = g4();
  passAll(table, [4, 'J'], [2, 4], [2, 4]);
  return table;
}, [
  [anna, { type: 'master.extend', seconds: 5 }, 'wrong-phase'],
  [anna, { type: 'master.playDefault' }, 'wrong-phase'],
]);
wrong('the host beside a human game master', () => g4({ gameMaster: 'human' }), [
  [anna, { type: 'master.extend', seconds: 5 }, 'master-only'],
  ['server', { type: 'master.extend', seconds: 5 }, 'master-only'],
  [anna, { type: 'master.voidRound' }, 'master-only'],
]);
wrong('naming the Inspector', () => seated({ options: { firstInspector: 'host' } }), [
  [bo, { type: 'master.setFirstInspector', seat: bo }, 'master-only'],
  [anna, { type: 'master.setFirstInspector', seat: 7 }, 'unknown-seat'],
  [anna, { type: 'master.playDefault' }, 'wrong-phase'],
]);
wrong('the verdict', () => finished(tie, { burglaryGold: 0, noseRace: 'table' }), [
  [anna, { type: 'master.noseVerdict', seat: 7 }, 'unknown-seat'],
  [anna, { type: 'master.noseVerdict', seat: dan }, 'not-tied'],
  [bo, { type: 'master.noseVerdict', seat: bo }, 'master-only'],
]);

wrong('what only the system does', g4, [
  ...(
    ['begin', 'timeout', 'advance', 'unlock', 'noseCue', 'noseUnlock', 'noseClose', 'handOver', 'cancel'] as const
  ).map((type) => [bo, { type }, 'bad-payload'] as const),
  [bo, { type: 'leave', seat: cille }, 'bad-payload'],
  ['clock', { type: 'begin' }, 'wrong-phase'],
  ['clock', { type: 'timeout' }, 'wrong-phase'],
  ['clock', { type: 'advance' }, 'wrong-phase'],
  ['server', { type: 'leave', seat: 9 }, 'unknown-seat'],
  [bo, { type: 'nonsense' }, 'bad-payload'],
]);
wrong(
  'after the end',
  () =>
    playOut(
      counted([
        [60, 3, 2],
        [50, 1, 2],
        [40, 0, 4],
        [30, 0, 4],
      ]),
    ),
  [
    [anna, { type: 'ready' }, 'game-over'],
    [anna, { type: 'nonsense' }, 'game-over'],
  ],
);

test('every code of the game is met above, and none besides', () => {
  assert.deepEqual([...met].sort(), [...refusals].sort());
  assert.equal(illumuffinati.refusals, refusals);
});
