/** Ordet fanger: judging in person, votes, fouls, the master (6.7, 6.8, 6.11, 6.15; scenarios 19 to 22, 37, 45, 48, 50, 55). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  asks,
  begun,
  does,
  duelling,
  facts,
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
import { ordetFanger } from './index.ts';

const five = (options = {}) =>
  flips(given(voices(5, options), { piles: [[], [], ['s1-01'], [], []], turn: 0 }), 's1-09');
const winner = (table: ReturnType<typeof voices>) => told(table, 'duelWon').at(-1)?.winner;

test('[OF-43, OF-S19] who gives up has lost', () => {
  const table = duelling(voices());
  does(table, 2, { type: 'concede' });
  assert.equal(winner(table), 0);
});

test('[OF-48] in person a tap tells who has won, and no answer is typed', () => {
  const table = duelling(voices());
  assert.equal(asks(table, 0, { type: 'answer', text: 'sun', input: 'keyboard', reactionMs: null }), 'not-typed-game');
  assert.equal(asks(table, 0, { type: 'claim', winner: 0 }), undefined);
});

test('[OF-49] any seat may claim who has won, and the first claim opens the verdict', () => {
  for (const [seat, winner] of [
    [1, 2],
    [3, null],
    [0, 0],
  ] as const) {
    const table = duelling(voices());
    does(table, seat, { type: 'claim', winner });
    assert.equal(table.truth.phase, 'verdict');
  }
});

test('[OF-50, OF-S19] a claim of the loser’s own side settles it at once', () => {
  const table = duelling(voices());
  does(table, 2, { type: 'claim', winner: 0 });
  assert.equal(winner(table), 0);
  assert.notEqual(table.truth.phase, 'verdict');
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

/** S0 drew and claims to have won; S2, too. */
function disputed() {
  const table = five();
  does(table, 0, { type: 'claim', winner: 0 });
  does(table, 2, { type: 'claim', winner: 2 });
  return table;
}

test('[OF-42, OF-53, OF-S21] if it is disputed who was first, the group votes', () => {
  const table = disputed();
  assert.equal(table.truth.phase, 'ballot');
  assert.deepEqual(table.truth.ballot!.choices, ['a', 'b', 'tie', 'continue', 'abstain']);
  const b = disputed();
  votes(b, [1, 'b'], [3, 'b'], [4, 'b']);
  assert.equal(winner(b), 2, 'a is the side that drew');
});

test('[OF-54, OF-S21] most votes win; as many for two, or none at all, are a dead heat', () => {
  const open = disputed();
  votes(open, [1, 'a'], [3, 'a'], [4, 'b']);
  assert.equal(winner(open), 0);
  const split = disputed();
  votes(split, [1, 'a'], [3, 'b'], [4, 'abstain']);
  assert.equal(split.truth.phase, 'neutral-flip');
  const silent = disputed();
  wait(silent, 15_000);
  assert.equal(silent.truth.phase, 'neutral-flip');
});

test('[OF-41, OF-54, OF-S21] where nobody was right yet the race goes on, with its full time', () => {
  const table = disputed();
  const first = table.truth.race!.revealAt;
  wait(table, 500);
  votes(table, [1, 'continue'], [3, 'continue'], [4, 'a']);
  assert.deepEqual([table.truth.phase, table.truth.until], ['race', table.now + 60_000]);
  assert.equal(table.truth.race!.barFrom, first, 'what was said in it does not bar (OF-82)');
  does(table, 2, { type: 'claim', winner: 0 });
  assert.equal(winner(table), 0);
});

test('[OF-55] whoever doubts what was said disputes it in the same way', () => {
  for (const seat of [1, 2, 4]) {
    const table = five();
    does(table, 0, { type: 'claim', winner: 0 });
    does(table, seat, { type: 'dispute' });
    assert.equal(table.truth.phase, 'ballot');
    assert.deepEqual(table.truth.ballot!.choices, disputed().truth.ballot!.choices);
  }
});

test('[OF-57, OF-S21] those vote who are not in the duel, whoever doubted included', () => {
  const table = five();
  does(table, 0, { type: 'claim', winner: 0 });
  does(table, 3, { type: 'dispute' });
  assert.deepEqual(table.truth.ballot!.voters, [1, 3, 4]);
  for (const seat of [0, 2]) assert.equal(asks(table, seat, { type: 'vote', choice: 'a' }), 'not-a-voter');
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
    ['wobblet', 'tie'],
  ] as const) {
    const written = make('typed');
    does(written, 0, { type: 'answer', text, input: 'keyboard', reactionMs: null }, written.now + 1000);
    wait(written, 300);
    does(written, 1, { type: 'challenge', side: 0, reason: 'repeat' });
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
  waitUntil(flipping, revealAt);
  const order = facts(flipping).map(({ type }) => type);
  assert.ok(order.includes('neutralShown') && order.lastIndexOf('raceClosed') > order.indexOf('neutralShown'));
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
  assert.ok(points(table).includes(8) && !points(table).includes(5));
  const series = given(voices(4, { coach: true }), { piles: [['s1-03', 's1-01'], ['s1-11'], [], []], turn: 2 });
  settle(flips(series, 's1-09'), 2);
  assert.ok(points(series).includes(5), 'a second duel without a draw');
  flips(table, 'joker-3');
  assert.equal(new Set(points(table)).size, points(table).length);
  assert.deepEqual(points(opened(4)), []);
});

test('[OF-30, OF-114] the coach speaks of a duel after its signal, not before', () => {
  const table = duelling(voices(4, { coach: true, duelSignal: 'spot' }));
  does(table, 3, { type: 'nudge' });
  const types = facts(table).map((fact) => (fact.type === 'coachSaid' ? `point ${fact.point}` : fact.type));
  assert.ok(types.indexOf('point 4') > types.indexOf('duelStarted') && types.includes('duelStarted'), types.join(' '));
});

test('[OF-51] more than half of the people outside settle a claim: half do not, and bots are not counted', () => {
  const half = duelling(voices());
  does(half, 0, { type: 'claim', winner: 0 });
  does(half, 1, { type: 'confirm' });
  assert.equal(half.truth.phase, 'verdict');
  does(half, 3, { type: 'confirm' });
  assert.equal(winner(half), 0);
  const withBot = duelling(voices(4, {}, [3]));
  does(withBot, 0, { type: 'claim', winner: 0 });
  does(withBot, 1, { type: 'confirm' });
  assert.equal(winner(withBot), 0);
  const away = duelling(voices());
  does(away, 0, { type: 'claim', winner: 0 });
  does(away, 1, { type: 'confirm' });
  does(away, 'server', { type: 'noteConnection', seat: 3, connected: false });
  assert.equal(winner(away), 0, 'nobody waits for who is away (OF-106)');
});

test('[OF-53] any other claim is a dispute, a claimed dead heat too; the same claim is a confirmation', () => {
  for (const [first, second] of [
    [0, null],
    [null, 0],
  ]) {
    const table = five();
    does(table, 1, { type: 'claim', winner: first! });
    does(table, 3, { type: 'claim', winner: second! });
    assert.equal(table.truth.phase, 'ballot');
  }
  const same = five();
  does(same, 1, { type: 'claim', winner: 0 });
  does(same, 3, { type: 'claim', winner: 0 });
  assert.equal(winner(same), 0);
});

test('[OF-57, OF-78, OF-86] to abstain is to have voted, but no vote that is cast', () => {
  const foul = flips(given(voices(4, { flipFoul: 'vote' }), { turn: 1 }), 's1-03');
  does(foul, 3, { type: 'callFoul', side: 1 });
  votes(foul, [0, 'abstain'], [2, 'abstain'], [3, 'yes']);
  assert.equal(foul.truth.skips[1], true);
  for (const abstaining of [[], [0, 2, 3]]) {
    const nobody = flips(given(voices(4, { flipFoul: 'vote' }), { turn: 1 }), 's1-03');
    does(nobody, 3, { type: 'callFoul', side: 1 });
    votes(nobody, ...abstaining.map((seat): [number, 'abstain'] => [seat, 'abstain']));
    if (nobody.truth.phase === 'ballot') waitUntil(nobody, nobody.truth.until!);
    assert.deepEqual([nobody.truth.phase, nobody.truth.skips[1]], ['turn', false], 'without a vote nobody is guilty');
  }
  const written = duelling(typed());
  does(written, 0, { type: 'answer', text: 'wobblet', input: 'keyboard', reactionMs: null }, written.now + 900);
  wait(written, 300);
  does(written, 3, { type: 'challenge', side: 0, reason: 'wrong' });
  votes(written, [1, 'abstain'], [3, 'invalid']);
  assert.equal(told(written, 'answersJudged')[0]!.valid, false);
});

test('[OF-86, OF-87] one call a card, a new card a new call, and one skip is stored however often it is earned', () => {
  const table = flips(given(voices(4, { flipFoul: 'vote', gameMaster: 'human' }), { turn: 1 }), 's1-03');
  does(table, 'master', { type: 'master.skip', side: 1 });
  does(table, 3, { type: 'callFoul', side: 1 });
  votes(table, [0, 'yes'], [2, 'yes'], [3, 'yes']);
  assert.equal(told(table, 'skipMarked').length, 1);
  assert.equal(asks(table, 0, { type: 'callFoul', side: 1 }), 'already-done');
  flips(table, 's1-04');
  assert.equal(asks(table, 0, { type: 'callFoul', side: 2 }), undefined);
  votes(table, [0, 'no'], [1, 'no'], [3, 'no']);
  does(table, 'master', { type: 'master.skip', side: 0 });
  flips(table, 's1-05');
  assert.deepEqual([table.truth.turn, told(table, 'turnSkipped').map(({ side }) => side)], [2, [0, 1]]);
});

test("[OF-87] a turn that is skipped in the first lap is that side's first", () => {
  const table = given(voices(4, { gameMaster: 'human', firstLapJoker: 'return' }), { firstLap: true });
  does(table, 'master', { type: 'master.skip', side: 1 });
  for (const card of ['s1-03', 's1-04', 's1-05', 's1-06']) flips(table, card);
  assert.equal(table.truth.turn, 1);
  flips(table, 'joker-3');
  assert.deepEqual([table.truth.jokers, table.truth.jokersAside], [['joker-3'], []]);
});

test('[OF-87] a dealer who is to lose a turn loses the first', () => {
  const table = opened(4, { judging: 'voices', gameMaster: 'human' });
  does(table, 'master', { type: 'master.skip', side: 0 });
  does(table, 0, { type: 'shuffle' });
  assert.deepEqual(
    [table.truth.turn, table.truth.hadTurn, table.truth.skips[0]],
    [1, [true, false, false, false], false],
  );
});

test('[OF-58] with two sides a side has one vote, its first voter may change it, and more than half is needed', () => {
  const pairs = () => {
    const table = given(begun(4, { judging: 'voices', duelSignal: 'flash', teams: '1+2 3+4' }), {
      piles: [
        [['s1-01'], []],
        [[], []],
      ],
      turn: 1,
    });
    flips(table, 's1-09', 0);
    does(table, 0, { type: 'claim', winner: 0 });
    does(table, 3, { type: 'dispute' });
    return table;
  };
  const table = pairs();
  assert.deepEqual([table.truth.ballot!.voters.toSorted(), table.truth.ballot!.perSide], [[0, 1, 2, 3], true]);
  votes(table, [1, 'tie']);
  assert.equal(asks(table, 0, { type: 'vote', choice: 'a' }), 'already-done');
  votes(table, [1, 'b']);
  votes(table, [2, 'b']);
  assert.equal(winner(table), 0, 'b is who sits after the side that drew');
  const half = pairs();
  votes(half, [0, 'b'], [2, 'abstain']);
  assert.equal(told(half, 'neutralFlipped').length, 1);
  const away = pairs();
  votes(away, [0, 'b']);
  for (const seat of [2, 3]) does(away, 'server', { type: 'noteConnection', seat, connected: false });
  assert.equal(told(away, 'ballotClosed').length, 1, 'nobody waits for a side that is away');
});

test('[OF-106] nobody waits for the vote of somebody who is away', () => {
  const table = five();
  does(table, 0, { type: 'claim', winner: 0 });
  does(table, 2, { type: 'dispute' });
  votes(table, [1, 'a'], [3, 'a']);
  assert.equal(table.truth.phase, 'ballot');
  does(table, 'server', { type: 'noteConnection', seat: 4, connected: false });
  assert.equal(winner(table), 0);
});

test('[OF-57, OF-58] where only bots are outside the duel its two sides vote', () => {
  const make = () => {
    const table = duelling(voices(4, {}, [1, 3]));
    does(table, 0, { type: 'claim', winner: 0 });
    does(table, 2, { type: 'dispute' });
    assert.deepEqual([table.truth.ballot!.voters.toSorted(), table.truth.ballot!.perSide], [[0, 2], true]);
    return table;
  };
  const split = make();
  votes(split, [0, 'b'], [2, 'a']);
  assert.equal(split.truth.phase, 'neutral-flip');
  const agreed = make();
  votes(agreed, [0, 'continue'], [2, 'continue']);
  assert.equal(agreed.truth.phase, 'race');
});

test('[OF-59a] a master who goes is replaced at once, and a ballot without a voter closes at once', () => {
  const ruled = five({ disputes: 'master', gameMaster: 'human' });
  does(ruled, 0, { type: 'claim', winner: 0 });
  does(ruled, 2, { type: 'dispute' });
  assert.ok(!ruled.truth.ballot!.choices.includes('abstain'), 'a master cannot but rule');
  does(ruled, 'server', { type: 'releaseMaster' });
  assert.deepEqual([ruled.truth.ballot!.byMaster, ruled.truth.ballot!.voters], [false, [1, 3, 4]]);
  const empty = five({ disputes: 'master', gameMaster: 'human' });
  does(empty, 0, { type: 'claim', winner: 0 });
  does(empty, 2, { type: 'dispute' });
  for (const seat of [0, 1, 2, 3, 4]) does(empty, 'server', { type: 'noteConnection', seat, connected: false });
  wait(empty, 15_000);
  assert.equal(empty.truth.phase, 'neutral-flip');
});

test('[OF-31b] a nudge of an earlier duel does not keep anybody from seeing the next; after the signal one every 2 s', () => {
  const table = given(voices(4, { duelSignal: 'spot' }), { piles: [['s1-03', 's1-01'], ['s1-11'], [], []], turn: 2 });
  flips(table, 's1-09');
  does(table, 3, { type: 'nudge' });
  does(table, 0, { type: 'concede' });
  wait(table, 1200);
  assert.equal(table.truth.duel, null);
  does(table, 3, { type: 'nudge' });
  assert.deepEqual(table.truth.duel!.sides, [0, 1]);
  assert.equal(asks(table, 3, { type: 'nudge' }, table.now + 1999), 'too-fast');
  assert.equal(asks(table, 3, { type: 'nudge' }, table.now + 1), undefined);
});

test('[OF-111] more time moves the end of a race in person, never further than ten minutes from now', () => {
  const table = duelling(voices(4, { gameMaster: 'human' }));
  const until = table.truth.until!;
  does(table, 'master', { type: 'master.extend', seconds: 15 });
  waitUntil(table, until + 14_999);
  assert.equal(table.truth.phase, 'race');
  waitUntil(table, until + 15_000);
  assert.equal(table.truth.phase, 'neutral-flip');
  const extend = { type: 'master.extend', seconds: 15 } as const;
  const turn = voices(4, { gameMaster: 'human' }).truth;
  assert.equal(ordetFanger.refuse(turn, extend, 'master', turn.until!), undefined);
  assert.equal(ordetFanger.refuse(turn, extend, 'master', turn.until! + 1), 'no-timer', 'it has run out');
  const long = duelling(voices(4, { gameMaster: 'human' }));
  does(long, 'master', { type: 'master.extend', seconds: 600 });
  assert.equal(long.truth.until, long.now + 600_000);
});

test('in person anybody may pause, also a race; at a distance the host, and not from the draw to the end of a race', () => {
  const { pauses, pausable } = ordetFanger;
  assert.deepEqual([pauses!(voices().truth).perSeat, pauses!(typed().truth).perSeat], [2, 0]);
  const drawing = (table: ReturnType<typeof voices>) => {
    does(given(table, {}), 0, { type: 'draw', drawPile: 'left', playPile: null });
    return table;
  };
  for (const [make, isPausable] of [
    [() => voices(), true],
    [() => duelling(voices()), true],
    [() => drawing(voices()), true],
    [() => typed(), true],
    [() => drawing(typed()), false],
    [() => duelling(typed()), false],
    [() => duelling(typed(4, { duelSignal: 'spot' })), false],
  ] as const)
    assert.equal(pausable!(make().truth), isPausable);
});

test('[OF-56] what a bot has said in person may not be said again in the round', () => {
  const table = duelling(voices(4, {}, [2]));
  does(table, 2, { type: 'answer', text: 'dust', input: 'keyboard', reactionMs: null }, table.now + 3200);
  assert.deepEqual(
    table.truth.said.map(({ text }) => text),
    ['dust'],
  );
});
