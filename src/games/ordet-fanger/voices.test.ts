/** Ordet fanger: judging in person, votes, fouls, the master (6.7, 6.8, 6.11, 6.15; scenarios 19 to 22, 37, 45, 48, 50, 55). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  asks,
  begun,
  does,
  duelling,
  flips,
  given,
  opened,
  settle,
  told,
  typed,
  viewOf,
  voices,
  votes,
  wait,
  waitUntil,
} from './fixtures.ts';

const five = (options = {}) =>
  flips(given(voices(5, options), { piles: [[], [], ['s1-01'], [], []], turn: 0 }), 's1-09');
const winner = (table: ReturnType<typeof voices>) => told(table, 'duelWon').at(-1)?.winner;

test('[OF-43, OF-48, OF-49, OF-50, OF-S19] in person, loser admits', () => {
  const claimed = duelling(voices());
  does(claimed, 2, { type: 'claim', winner: 0 });
  assert.equal(winner(claimed), 0);
  const conceded = duelling(voices());
  does(conceded, 2, { type: 'concede' });
  assert.equal(winner(conceded), 0);
  const other = duelling(voices());
  does(other, 1, { type: 'claim', winner: 2 });
  assert.equal(other.truth.phase, 'verdict');
  assert.equal(asks(other, 3, { type: 'answer', text: 'sun', input: 'keyboard', reactionMs: null }), 'not-typed-game');
});

test('[OF-51, OF-52, OF-S20] in person, claim stands', () => {
  const alone = five();
  does(alone, 0, { type: 'claim', winner: 0 });
  wait(alone, 3999);
  assert.equal(winner(alone), undefined);
  wait(alone, 1);
  assert.equal(winner(alone), 0);
  const outside = five();
  does(outside, 0, { type: 'claim', winner: 0 });
  does(outside, 1, { type: 'confirm' }, outside.now + 1000);
  assert.equal(winner(outside), undefined);
  does(outside, 3, { type: 'confirm' });
  assert.equal(winner(outside), 0);
  const loser = five();
  does(loser, 0, { type: 'claim', winner: 0 });
  does(loser, 2, { type: 'confirm' }, loser.now + 500);
  assert.equal(winner(loser), 0);
});

test('[OF-41, OF-42, OF-53, OF-54, OF-55, OF-57, OF-S21] in person, dispute', () => {
  const disputed = () => {
    const table = five();
    does(table, 0, { type: 'claim', winner: 0 });
    does(table, 2, { type: 'claim', winner: 2 });
    return table;
  };
  const open = disputed();
  assert.deepEqual(
    [open.truth.ballot!.choices, open.truth.ballot!.voters],
    [
      ['a', 'b', 'tie', 'continue', 'abstain'],
      [1, 3, 4],
    ],
  );
  assert.equal(asks(open, 0, { type: 'vote', choice: 'a' }), 'not-a-voter');
  votes(open, [1, 'a'], [3, 'a'], [4, 'b']);
  assert.equal(winner(open), 0);
  const other = disputed();
  votes(other, [1, 'b'], [3, 'b'], [4, 'a']);
  assert.equal(winner(other), 2);
  const split = disputed();
  votes(split, [1, 'a'], [3, 'b'], [4, 'abstain']);
  assert.equal(split.truth.phase, 'neutral-flip');
  const on = disputed();
  wait(on, 500);
  votes(on, [1, 'continue'], [3, 'continue'], [4, 'a']);
  assert.deepEqual([on.truth.phase, on.truth.until], ['race', on.now + 60_000]);
  does(on, 2, { type: 'claim', winner: 0 });
  assert.equal(winner(on), 0);
  const silent = disputed();
  wait(silent, 15_000);
  assert.equal(silent.truth.phase, 'neutral-flip');
});

test('[OF-59, OF-S22] votes are secret', () => {
  const table = five();
  does(table, 0, { type: 'claim', winner: 0 });
  does(table, 3, { type: 'dispute' });
  votes(table, [1, 'a']);
  assert.equal(viewOf(table, 1).ballot!.votes[0]!.choice, 'a');
  for (const viewer of [0, 2, 3, 4, 'table', 'master'] as const) {
    assert.deepEqual(
      viewOf(table, viewer).ballot!.votes.map(({ seat, choice }) => [seat, choice]),
      [[1, undefined]],
    );
  }
  votes(table, [1, 'b'], [3, 'b'], [4, 'tie']);
  assert.equal(winner(table), 2);
  assert.deepEqual(
    told(table, 'ballotClosed')[0]!.votes.map(({ choice }) => choice),
    ['b', 'b', 'tie'],
  );
  const ruled = five({ disputes: 'master', gameMaster: 'human' });
  does(ruled, 0, { type: 'claim', winner: 0 });
  does(ruled, 2, { type: 'dispute' });
  assert.deepEqual([ruled.truth.ballot!.byMaster, ruled.truth.ballot!.voters], [true, []]);
  does(ruled, 'master', { type: 'master.rule', choice: 'a' });
  assert.equal(winner(ruled), 0);
});

test('[OF-58, OF-S37] two sides disagree', () => {
  const make = (judging: 'voices' | 'typed') =>
    flips(
      given(begun(2, { judging, duelSignal: 'flash' }), {
        piles: [
          [['s1-01'], []],
          [[], []],
        ],
        turn: 1,
      }),
      's1-09',
      0,
    );
  const heard = make('voices');
  does(heard, 0, { type: 'claim', winner: 0 });
  does(heard, 1, { type: 'claim', winner: 1 });
  assert.deepEqual([heard.truth.ballot!.voters.toSorted(), heard.truth.ballot!.perSide], [[0, 1], true]);
  votes(heard, [0, 'b'], [1, 'a']);
  assert.equal(told(heard, 'neutralFlipped').length, 1);
  for (const [text, outcome] of [
    ['book', 'valid'],
    ['qwerty', 'tie'],
  ] as const) {
    const written = make('typed');
    does(written, 0, { type: 'answer', text, input: 'keyboard', reactionMs: null }, written.now + 1000);
    wait(written, 300);
    does(written, 1, { type: 'challenge', side: 0, reason: 'wrong' });
    votes(written, [0, 'valid'], [1, 'invalid']);
    assert.equal(told(written, 'ballotClosed')[0]!.result, outcome, text);
    assert.equal(winner(written), outcome === 'valid' ? 0 : undefined);
    assert.equal(told(written, 'answersJudged').length, outcome === 'valid' ? 1 : 0);
  }
});

test('[OF-86, OF-87, OF-S45] foul', () => {
  const table = flips(given(voices(4, { flipFoul: 'vote' }), { turn: 1 }), 's1-03');
  wait(table, 10_000);
  does(table, 3, { type: 'callFoul', side: 1 });
  assert.deepEqual(table.truth.ballot!.voters, [0, 2, 3]);
  wait(table, 2000);
  votes(table, [0, 'yes'], [2, 'yes'], [3, 'no']);
  assert.deepEqual([table.truth.phase, table.truth.skips[1], table.truth.until], ['turn', true, table.now + 20_000]);
  assert.equal(asks(table, 3, { type: 'callFoul', side: 1 }), 'already-done');
  for (const card of ['s1-04', 's1-05', 's1-06']) flips(table, card);
  assert.deepEqual([table.truth.turn, table.truth.skips[1], told(table, 'turnSkipped').length], [2, false, 1]);
  const innocent = flips(given(voices(4, { flipFoul: 'vote' }), { turn: 1 }), 's1-03');
  does(innocent, 3, { type: 'callFoul', side: 1 });
  votes(innocent, [0, 'yes'], [2, 'no'], [3, 'abstain']);
  assert.equal(innocent.truth.skips[1], false);
  assert.equal(asks(voices(), 3, { type: 'callFoul', side: 1 }), 'option-off');
  const master = flips(given(voices(4, { flipFoul: 'master', gameMaster: 'human' }), { turn: 1 }), 's1-03');
  does(master, 3, { type: 'callFoul', side: 1 });
  does(master, 'master', { type: 'master.rule', choice: 'yes' });
  assert.equal(master.truth.skips[1], true);
});

test('[OF-56, OF-S48] a bot in person', () => {
  const table = duelling(voices(4, {}, [2]));
  does(table, 0, { type: 'claim', winner: 0 }, table.now + 2900);
  assert.equal(table.truth.phase, 'verdict');
  does(table, 2, { type: 'confirm' });
  assert.equal(winner(table), 0);
  const said = duelling(voices(4, {}, [2]));
  does(said, 2, { type: 'answer', text: 'dust', input: 'keyboard', reactionMs: null }, said.now + 3200);
  assert.deepEqual(
    [said.truth.phase, said.truth.verdict!.winner, told(said, 'botSpoke')[0]!.text],
    ['verdict', 2, 'dust'],
  );
  wait(said, 4000);
  assert.equal(winner(said), 2);
  const bots = duelling(voices(4, {}, [0, 2]));
  does(bots, 2, { type: 'answer', text: 'dust', input: 'keyboard', reactionMs: null }, bots.now + 3200);
  does(bots, 0, { type: 'answer', text: 'book', input: 'keyboard', reactionMs: null }, bots.now + 90);
  wait(bots, 200);
  assert.equal(bots.truth.phase, 'neutral-flip');
  assert.equal(told(bots, 'claimMade').length, 0);
});

test('[OF-111, OF-112, OF-S50] game master', () => {
  const table = five({ gameMaster: 'human', disputes: 'master' });
  assert.equal(asks(table, 'master', { type: 'master.rule', choice: 'a' }), 'nothing-to-rule');
  does(table, 0, { type: 'claim', winner: 0 });
  does(table, 3, { type: 'dispute' });
  assert.equal(asks(table, 'master', { type: 'master.rule', choice: 'valid' }), 'bad-choice');
  does(table, 'master', { type: 'master.rule', choice: 'a' });
  wait(table, 1200);
  const onTable = JSON.stringify(table.truth.piles);
  assert.equal(asks(table, 1, { type: 'master.correct', from: 0, to: 2 }), 'not-master');
  does(table, 'master', { type: 'master.correct', from: 0, to: 2 });
  assert.deepEqual(table.truth.won, [[], [], ['s1-01'], [], []]);
  assert.equal(JSON.stringify(table.truth.piles), onTable);
  assert.equal(asks(table, 'master', { type: 'master.correct', from: 0, to: 2 }), 'bad-target');
  does(table, 'master', { type: 'master.skip', side: 3 });
  assert.equal(table.truth.skips[3], true);
  const until = table.truth.until!;
  does(table, 'master', { type: 'master.extend', seconds: 15 });
  assert.equal(table.truth.until, until + 15_000);
  assert.equal(asks(table, 'master', { type: 'master.restart' }), 'wrong-phase');
  does(table, 'master', { type: 'master.end' });
  assert.deepEqual([table.truth.result!.reason, table.truth.result!.winners], ['ended-by-host', [2]]);
  const hidden = duelling(typed(4, { gameMaster: 'human' }));
  does(hidden, 0, { type: 'answer', text: 'homework', input: 'keyboard', reactionMs: null }, hidden.now + 500);
  assert.ok(!JSON.stringify(viewOf(hidden, 'master')).includes('homework'));
  assert.equal(viewOf(hidden, 'master').deck, undefined);
  const flipping = duelling(voices(4, { gameMaster: 'human' }));
  for (const seat of [0, 2]) does(flipping, seat, { type: 'blank' });
  does(flipping, 'master', { type: 'master.flip' });
  assert.equal(told(flipping, 'neutralFlipped').length, 1);
  const { revealAt } = flipping.truth.race!;
  does(flipping, 'master', { type: 'master.extend', seconds: -600 });
  assert.equal(flipping.truth.until, revealAt, 'a race is not over before its card is visible');
});

test('[OF-111] the master wakes a duel that nobody has seen, shuffles again before the first card, and sends the coach away', () => {
  const asleep = voices(4, { gameMaster: 'human', duelSignal: 'spot', nudgeAfterMs: 15_000 });
  assert.equal(asks(asleep, 'master', { type: 'master.nudge' }), 'no-duel');
  duelling(asleep);
  assert.equal(asleep.truth.duel, null);
  assert.equal(asks(asleep, 1, { type: 'master.nudge' }), 'not-master');
  does(asleep, 'master', { type: 'master.nudge' });
  assert.deepEqual(viewOf(asleep, 1).duel!.sides, [2, 0]);
  assert.equal(asks(asleep, 'master', { type: 'master.nudge' }), 'wrong-phase');

  const fresh = voices(4, { gameMaster: 'human', coach: true });
  const before = JSON.stringify(fresh.truth.deck);
  does(fresh, 'master', { type: 'master.restart' });
  assert.notEqual(JSON.stringify(fresh.truth.deck), before);
  assert.deepEqual([fresh.truth.phase, fresh.truth.turn, fresh.truth.counts], ['turn', 0, { left: 39, right: 39 }]);
  const said = told(fresh, 'coachSaid').length;
  assert.ok(said > 0);
  assert.equal(asks(fresh, 'master', { type: 'master.coach', on: true }), 'already-done');
  does(fresh, 'master', { type: 'master.coach', on: false });
  flips(fresh, 's1-03');
  assert.equal(told(fresh, 'coachSaid').length, said);
  assert.equal(asks(fresh, 'master', { type: 'master.restart' }), 'wrong-phase');
  does(fresh, 'master', { type: 'master.coach', on: true });
  flips(fresh, 's1-04');
  assert.ok(told(fresh, 'coachSaid').length > said);
});

test('[OF-59a, OF-58, OF-S55] the master is silent', () => {
  const silent = five({ disputes: 'master', gameMaster: 'human' });
  does(silent, 0, { type: 'claim', winner: 0 });
  does(silent, 2, { type: 'dispute' });
  const at = silent.now;
  waitUntil(silent, at + 14_999);
  assert.equal(silent.truth.ballot!.byMaster, true);
  waitUntil(silent, at + 15_000);
  assert.deepEqual([silent.truth.ballot!.byMaster, silent.truth.ballot!.voters], [false, [1, 3, 4]]);
  const none = five({ disputes: 'master' });
  does(none, 0, { type: 'claim', winner: 0 });
  does(none, 2, { type: 'dispute' });
  assert.equal(none.truth.ballot!.byMaster, false);
  const three = flips(given(voices(3), { piles: [['s1-03'], [], []], turn: 1 }), 's1-11');
  does(three, 'server', { type: 'noteConnection', seat: 2, connected: false });
  does(three, 0, { type: 'claim', winner: 0 });
  does(three, 1, { type: 'dispute' });
  assert.deepEqual([three.truth.ballot!.voters.toSorted(), three.truth.ballot!.perSide], [[0, 1], true]);
});

test('[OF-114, OF-S51] coach', () => {
  const points = (table: ReturnType<typeof voices>) => told(table, 'coachSaid').map(({ point }) => point);
  const table = given(voices(4, { coach: true }), { piles: [['s1-03'], ['s1-04'], [], []], turn: 2 });
  assert.deepEqual(points(table), [1, 2]);
  flips(table, 's1-05');
  assert.ok(!points(table).includes(7) && points(table).includes(3));
  flips(table, 'joker-2');
  assert.ok(points(table).includes(7) && points(table).includes(4));
  settle(table, 0);
  assert.ok(points(table).includes(8));
  flips(table, 'joker-3');
  assert.equal(new Set(points(table)).size, points(table).length);
  assert.deepEqual(points(opened(4)), []);
});
