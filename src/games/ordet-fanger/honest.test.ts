/** Ordet fanger: who judges an answer that is not in the list, where bots sit at the table (OF-70a, OF-77, OF-78a). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answersIn, match } from './content.ts';
import {
  asks,
  begun,
  closed,
  does,
  duelling,
  endDuel,
  flips,
  given,
  type OfTable,
  says,
  startOf,
  told,
  tries,
  typed,
  viewOf,
  votes,
  wait,
  waitUntil,
  winner,
} from './fixtures.ts';
import { fold } from './words.ts';

/** Seat 0 is the only person; S0 answers s1-09, the bot S2 answers s1-01. */
const alone = (options = {}) => duelling(typed(4, options, [1, 2, 3]));
/** Both answers lie open, or only the person's. */
function answered(table: OfTable, text: string, reply?: string): OfTable {
  const at = startOf(table);
  says(table, 0, text, at + 1000);
  if (reply) says(table, 2, reply, at + 1110);
  return waitUntil(table, at + 1200);
}
const won = (table: OfTable) => told(table, 'duelWon').map((fact) => fact.winner);

test('[OF-70a, OF-S61] alone with bots, nonsense wins no duel: it is turned down, and the bot answers', () => {
  const table = alone();
  const at = startOf(table);
  for (const [i, text] of ['xyzzy', 'asdf', 'hfjdks', 'aaaaa'].entries())
    assert.equal(tries(table, 0, text, at + 500 + 400 * i), 'answer-no-word', text);
  assert.equal(table.truth.race!.closesAt, null, 'the race goes on');
  says(table, 2, 'dust', at + 4000);
  wait(table, 300);
  assert.equal(winner(table), 2);
  does(table, 0, { type: 'accept' });
  assert.deepEqual(won(table), [2]);
  for (const { viewer, view } of table.watchers.filter((one) => one.viewer !== 0))
    assert.equal(view.turnedDown, null, `${viewer} has not heard of it`);
});

test('[OF-70a] what the host has put on a list of their own is a word', () => {
  const lines = Array.from({ length: 24 }, (_, i) => `Something on day ${i + 1}: xyzzy`).join('\n');
  const table = given(begun(2, { judging: 'typed', playMode: 'remote', cardSets: 'own', ownCategories: lines }), {
    piles: [
      [['own-01'], []],
      [[], []],
    ],
    turn: 1,
  });
  flips(table, 'own-09', 0);
  assert.equal(tries(table, 1, 'xyzzy', startOf(table) + 900), undefined);
});

test('[OF-72, OF-77] what is listed is right at once: nobody is asked, and nobody can doubt it but as a repeat', () => {
  const own = answered(alone(), 'book');
  assert.deepEqual([own.truth.phase, own.truth.until], ['challenge', closed(own).at + 2000]);
  wait(own, 2000);
  assert.deepEqual(won(own), [0]);
  const table = answered(duelling(typed(4)), 'book');
  for (const reason of ['wrong', 'unknown'] as const)
    assert.equal(asks(table, 3, { type: 'challenge', side: 0, reason }), 'answer-listed');
  assert.equal(asks(table, 3, { type: 'challenge', side: 0, reason: 'repeat' }), undefined);
});

test('[OF-78a] alone with bots, whoever gave an answer that is not listed judges it, beside examples from the list', () => {
  const table = answered(alone(), 'wobblet', 'dust');
  const { ballot, phase } = table.truth;
  assert.equal(phase, 'ballot');
  assert.deepEqual(
    [ballot!.side, ballot!.voters, ballot!.choices, table.truth.until],
    [0, [0], ['valid', 'invalid'], closed(table).at + 30_000],
  );
  for (const viewer of [0, 1, 'table'] as const) {
    const { shown, ballot: seen } = viewOf(table, viewer);
    assert.deepEqual(
      shown.map(({ text }) => text),
      ['wobblet', 'dust'],
      'both answers lie open',
    );
    for (const language of ['en', 'da', 'sv', 'nb'] as const) {
      assert.equal(seen!.examples![language]!.length, 3);
      for (const text of seen!.examples![language]!)
        assert.notEqual(match(answersIn(language, 's1-09'), text), undefined, text);
    }
  }
  votes(table, [0, 'valid']);
  assert.deepEqual(won(table), [0]);
  assert.equal(table.truth.chronicle.disputed, null, 'nobody has disputed it');
});

test('[OF-78a, OF-79] an own answer that does not count gives way to the other, or the race starts again', () => {
  const both = answered(alone(), 'wobblet', 'dust');
  votes(both, [0, 'invalid']);
  assert.deepEqual([both.truth.phase, winner(both)], ['challenge', 2]);
  wait(both, 2000);
  assert.deepEqual(won(both), [2]);
  const again = answered(alone(), 'wobblet');
  votes(again, [0, 'invalid']);
  assert.deepEqual(
    [again.truth.phase, again.truth.race!.waits, startOf(again)],
    ['race', [0], again.now + 3000],
    'the bot may answer first',
  );
  assert.equal(tries(again, 0, 'Wobblet', startOf(again) + 3000), 'answer-already-given');
  says(again, 0, 'grumbo', again.now + 400);
  wait(again, 300);
  votes(again, [0, 'invalid']);
  assert.deepEqual(won(again), [2], 'a second one loses the duel (OF-80b)');
});

test('[OF-78a] whoever says nothing, or is gone, does not stand by the answer', () => {
  const silent = answered(alone(), 'wobblet');
  wait(silent, 30_000);
  assert.deepEqual(
    told(silent, 'answersJudged').map(({ side, valid }) => [side, valid]),
    [[0, false]],
  );
  const gone = answered(alone(), 'wobblet', 'dust');
  does(gone, 'server', { type: 'noteConnection', seat: 0, connected: false });
  assert.equal(told(gone, 'answersJudged')[0]!.valid, false);
});

test('[OF-78a, OF-82] examples that were shown win no card: not in this duel, nor later in the round, for anybody', () => {
  const table = answered(alone(), 'wobblet');
  const shown = Object.values(table.truth.ballot!.examples!).flat();
  votes(table, [0, 'invalid']);
  const at = startOf(table) + 3000;
  for (const [i, text] of [...new Set(shown.map(fold))].entries())
    assert.equal(tries(table, 0, text, at + 400 * i), 'answer-shown', text);
  does(table, 0, { type: 'concede' });
  endDuel(table);
  flips(given(table, { piles: [['s1-17'], [], ['s1-09'], []], turn: 0 }), 's1-01');
  assert.deepEqual([table.truth.phase, table.truth.duel!.sides.toSorted()], ['race', [0, 2]]);
  assert.equal(tries(table, 0, shown[0]!, startOf(table) + 500), 'answer-repeated');
});

test('[OF-67, OF-79, OF-82] what did not count is barred in its duel, and may be an answer in a later one', () => {
  const next = (table: OfTable) => {
    does(table, 0, { type: 'concede' });
    endDuel(table);
    return flips(given(table, { piles: [['s1-17'], [], ['s1-09'], []], turn: 0 }), 's1-01');
  };
  const own = answered(alone(), 'wobblet');
  votes(own, [0, 'invalid']);
  assert.equal(tries(own, 0, 'wobblet', startOf(own) + 3000), 'answer-already-given');
  next(own);
  assert.equal(tries(own, 0, 'wobblet', startOf(own) + 500), undefined, 'judged by its own side');
  const voted = answered(duelling(typed(4)), 'wobblet');
  does(voted, 3, { type: 'challenge', side: 0, reason: 'wrong' });
  votes(voted, [1, 'invalid'], [3, 'invalid']);
  assert.equal(tries(next(voted), 2, 'wobblet', startOf(voted) + 500), undefined, 'voted on, and said by another');
  const both = duelling(typed(4));
  says(both, 2, 'wobblet', startOf(both) + 1000);
  says(both, 0, 'wobblet', startOf(both) + 1120);
  wait(both, 400);
  does(both, 3, { type: 'challenge', side: 2, reason: 'wrong' });
  votes(both, [1, 'invalid'], [3, 'invalid']);
  assert.equal(tries(next(both), 0, 'wobblet', startOf(both) + 500), 'answer-repeated', 'the other one stands');
});

test('[OF-78a] in a dead heat, too; a team judges with its first word; a human master judges where masters do', () => {
  const heat = alone();
  says(heat, 0, 'wobblet', startOf(heat) + 1000);
  says(heat, 2, 'dust', startOf(heat) + 1020);
  wait(heat, 300);
  assert.deepEqual([heat.truth.phase, heat.truth.ballot!.side, heat.truth.challenge!.winner], ['ballot', 0, null]);
  votes(heat, [0, 'invalid']);
  assert.equal(winner(heat), 2);
  const team = flips(
    given(begun(8, { judging: 'typed', playMode: 'remote' }, 'ordet', [1, 2, 3, 4, 5, 7]), {
      piles: [['s1-01'], [], [], [], [], []],
      turn: 2,
    }),
    's1-09',
  );
  says(team, 6, 'wobblet', startOf(team) + 1000);
  wait(team, 300);
  assert.deepEqual(team.truth.ballot!.voters, [0, 6]);
  votes(team, [0, 'valid']);
  assert.deepEqual(won(team), [0]);
  const ruled = answered(alone({ gameMaster: 'human', disputes: 'master' }), 'wobblet');
  assert.deepEqual([ruled.truth.ballot!.byMaster, ruled.truth.ballot!.examples], [true, null]);
  does(ruled, 'master', { type: 'master.rule', choice: 'invalid' });
  assert.equal(told(ruled, 'answersJudged')[0]!.valid, false);
});

test('[OF-57, OF-58, OF-S62] two people and two bots: a doubt is judged by people, the doubter among them', () => {
  const duel = () => {
    const table = answered(duelling(typed(4, {}, [1, 3])), 'wobblet');
    does(table, 2, { type: 'challenge', side: 0, reason: 'wrong' });
    assert.deepEqual([table.truth.ballot!.voters.toSorted(), table.truth.ballot!.perSide], [[0, 2], true]);
    return table;
  };
  const admitted = duel();
  votes(admitted, [2, 'invalid'], [0, 'invalid']);
  assert.equal(told(admitted, 'answersJudged')[0]!.valid, false);
  const split = duel();
  votes(split, [2, 'invalid'], [0, 'valid']);
  assert.deepEqual([split.truth.phase, won(split)], ['neutral-flip', []], 'a neutral card decides');
  const silent = duel();
  votes(silent, [2, 'invalid']);
  wait(silent, 15_000);
  assert.equal(told(silent, 'answersJudged')[0]!.valid, false);
  // Against a bot: the other person has doubted it, and is the only judge.
  const outside = answered(duelling(typed(4, {}, [2, 3])), 'wobblet');
  does(outside, 1, { type: 'challenge', side: 0, reason: 'unknown' });
  assert.deepEqual([outside.truth.ballot!.voters, outside.truth.ballot!.perSide], [[1], false]);
  votes(outside, [1, 'invalid']);
  assert.equal(told(outside, 'answersJudged')[0]!.valid, false);
});

test('[OF-58, OF-113] alone, a doubt of what a bot said counts, unless it is listed', () => {
  const blunder = alone();
  says(blunder, 2, 'wobblet', startOf(blunder) + 1000);
  wait(blunder, 300);
  does(blunder, 0, { type: 'challenge', side: 2, reason: 'wrong' });
  votes(blunder, [0, 'invalid'], [2, 'abstain']);
  assert.equal(told(blunder, 'answersJudged')[0]!.valid, false);
  const listed = alone();
  says(listed, 2, 'dust', startOf(listed) + 1000);
  wait(listed, 300);
  does(listed, 0, { type: 'challenge', side: 2, reason: 'repeat' });
  votes(listed, [0, 'invalid'], [2, 'valid']);
  assert.deepEqual(won(listed), [2]);
});

test('[OF-66, OF-78a] until the finish closes nobody else learns whether an answer is listed', () => {
  const streams = ['book', 'wobblet'].map((text) => {
    const table = alone();
    says(table, 0, text, startOf(table) + 1000);
    waitUntil(table, startOf(table) + 1129);
    return [1, 2, 'table', 'master'].map((viewer) => JSON.stringify(viewOf(table, viewer as never)));
  });
  assert.deepEqual(streams[0], streams[1]);
});
