/** Ordet fanger: judging at a distance, answers, repeats (6.9, 6.10; scenarios 28 to 41, 44, 52, 54, 56, 57, 60). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstOf } from '../../kernel/lag.ts';
import { streamOf, watcherOf } from '../../kernel/table.ts';
import { bankOf, isSame, match } from './banks.ts';
import {
  asks,
  begun,
  bytesOf,
  closed,
  does,
  duelling,
  endDuel,
  facts,
  flips,
  given,
  lines,
  type OfTable,
  race,
  says,
  stack,
  startOf,
  told,
  tries,
  typed,
  voices,
  votes,
  wait,
  waitUntil,
  winner,
} from './fixtures.ts';
import { ordetFanger } from './index.ts';
import { clockOffset, lineOf, roundTripOf } from './lines.ts';
import { news } from './people.ts';
import { channels } from './talk.ts';
import { distance, fold } from './words.ts';

/** Puts the card that S2 must answer on S0's pile. */
const asking = (card: string, options = {}) => {
  const piles = [[card], [], [], []];
  const number = Number(card.slice(3));
  const other = card.replace(/\d+$/, String(((number + 7) % 72) + 1).padStart(2, '0'));
  return flips(
    given(typed(4, { cardSets: card.startsWith('s2') ? 'set-2' : 'set-1', ...options }), { piles, turn: 2 }),
    other,
  );
};

/** S0, on a line of 40, answers 2400 ms after the card turned; S2, on one of 240, so long after it. */
function photoFinish(ms: number, reaction: number | null = null) {
  const table = race();
  const at = startOf(table);
  const answers = [
    [0, 'book', 2400, null],
    [2, 'dust', ms, reaction],
  ] as const;
  for (const [seat, text, after, stopwatch] of answers.toSorted((one, other) => one[2] - other[2]))
    says(table, seat, text, at + after, stopwatch);
  return waitUntil(table, at + 2565);
}
const timesOf = (table: OfTable) => closed(table).answers.map(({ seat, r }) => [seat, r]);

test('[OF-60, OF-S28] who was first goes by when the face was sent, not by arrival alone', () => {
  assert.equal(winner(photoFinish(2200)), null, 'S2 came first, but was sent its face 100 ms before S0');
  assert.equal(winner(photoFinish(2179)), 2);
});

test('[OF-62] a line is the median of the last eight, from three on', () => {
  assert.deepEqual(
    [roundTripOf([9, 9]), roundTripOf([40, 900, 30, 50]), roundTripOf([1, 1, 1, 1, 1, 80, 80, 80, 80])],
    [undefined, 45, 40],
  );
});

test('[OF-63, OF-S28] a face is sent ahead by half a line, 125 ms at most', () => {
  assert.deepEqual(
    [40, 240, 250, 400, undefined].map((roundTrip) => lineOf(roundTrip).lead),
    [20, 120, 125, 125, 0],
  );
});

test('[OF-64, OF-S28] a time runs from the sending of the face to the receipt, whatever the stopwatch says', () => {
  for (const reaction of [null, 0, 2250, 9000])
    assert.deepEqual(timesOf(photoFinish(2426, reaction)), [
      [0, 2420],
      [2, 2546],
    ]);
});

test('[OF-65, OF-S28] a line is credited with what it takes beyond 20 ms, 45 ms at most', () => {
  assert.deepEqual(
    [0, 20, 40, 65, 240, 1000, undefined].map((roundTrip) => lineOf(roundTrip).credit),
    [0, 0, 20, 45, 45, 45, 0],
  );
});

test('[OF-66, OF-S28] the finish closes when the other could neither win nor tie, however long its line', () => {
  for (const roundTrip of [20, 240, 1000]) {
    const table = race({}, [40, undefined, roundTrip]);
    const at = startOf(table);
    says(table, 0, 'book', at + 2400);
    assert.equal(table.truth.race!.closesAt, at + 2420 + 100 + 45);
    says(table, 2, 'dust', at + 2500);
    assert.equal(table.truth.race!.closesAt, at + 2565, 'it does not move');
    waitUntil(table, at + 2564);
    assert.equal(table.truth.phase, 'race');
    waitUntil(table, at + 2565);
    assert.equal(table.truth.phase, 'challenge');
  }
});

test('[OF-68, OF-S28] within a tenth of a second it is a dead heat, and so is what the credit would decide', () => {
  for (const [ms, outcome] of [
    [2446, 0], // 146 ms later: 101 with its credit of 45
    [2445, null],
    [2300, null],
    [2180, null],
    [2179, 2], // 121 ms earlier: the other has a credit of 20
  ] as const)
    assert.equal(winner(photoFinish(ms)), outcome, `${ms}`);
});

test('[OF-68] a credit is for whoever would lose: the winner needs none', () => {
  for (const [roundTrip, ms, outcome] of [
    [240, 2546, 0],
    [240, 2545, null],
    [20, 2611, 0],
    [20, 2610, null],
  ] as const) {
    const table = race({}, [240, undefined, roundTrip]);
    says(table, 0, 'book', startOf(table) + 2400);
    says(table, 2, 'dust', startOf(table) + ms);
    wait(table, 400);
    assert.equal(winner(table), outcome, `${roundTrip} ${ms}`);
  }
});

test('[OF-63] a face is sent to slow lines earlier, and to nobody more than 125 ms', () => {
  const table = given(lines(typed(), 240, 20, 600), {});
  stack(table, 's1-03');
  const at = table.now;
  does(table, 0, { type: 'draw', drawPile: 'left', playPile: null });
  const has = () => [0, 1, 2, 3].filter((seat) => bytesOf(table, seat).includes('s1-03'));
  for (const [ms, seats] of [
    [274, []],
    [275, [2]],
    [279, [2]],
    [280, [0, 2]],
    [389, [0, 2]],
    [390, [0, 1, 2]],
    [400, [0, 1, 2, 3]],
  ] as const) {
    waitUntil(table, at + ms);
    assert.deepEqual(has(), seats, `${ms}`);
  }
});

test('[OF-63] whoever comes back before a card is visible is not sent it early', () => {
  const table = given(lines(typed(), 240), {});
  stack(table, 's1-03');
  const at = table.now;
  does(table, 0, { type: 'draw', drawPile: 'left', playPile: null });
  does(table, 'server', { type: 'noteConnection', seat: 0, connected: false }, at + 100);
  does(table, 'server', { type: 'noteConnection', seat: 0, connected: true }, at + 350);
  assert.equal(ordetFanger.deadline(table.truth)!.at, at + 400);
  waitUntil(table, at + 399);
  assert.ok(!bytesOf(table, 0).includes('s1-03'));
  waitUntil(table, at + 400);
  assert.ok(bytesOf(table, 0).includes('s1-03'));
});

test('[OF-66, OF-S29] late is late', () => {
  const table = race();
  const at = startOf(table);
  says(table, 0, 'book', at + 2400);
  assert.equal(
    asks(table, 2, { type: 'answer', text: 'dust', input: 'keyboard', reactionMs: 0 }, at + 2566),
    'wrong-phase',
  );
  assert.equal(winner(table), 0);
  for (let roundTrip = 0; roundTrip <= 900; roundTrip += 37) {
    for (const late of [1, 2, 50, 5000]) {
      const { lead, credit } = lineOf(roundTrip);
      const [first, r] = [2420, 2565 + late + lead];
      const finishes = [
        { ms: first, credited: first },
        { ms: r, credited: r - credit },
      ];
      assert.deepEqual(firstOf(finishes, 100), [finishes[0]]);
    }
  }
});

test('[OF-65, OF-64, OF-S30] bounded cheating', () => {
  const table = race({}, [40, undefined, 400]);
  const at = startOf(table);
  assert.deepEqual(table.truth.lines![2], { lead: 125, credit: 45 });
  assert.equal(table.truth.slow[2], true);
  assert.equal(
    asks(table, 2, { type: 'answer', text: 'dust', input: 'keyboard', reactionMs: 0, creditMs: 5000 }, at + 2999),
    'bad-payload',
  );
  says(table, 2, 'dust', at + 3000, 0);
  assert.equal(table.truth.race!.held[0]!.r, 3125);
  for (const reactionMs of [Number.NaN, -1, 600_001, Number.POSITIVE_INFINITY, '1'])
    assert.equal(asks(table, 0, { type: 'answer', text: 'book', input: 'keyboard', reactionMs }), 'bad-payload');
});

test('[OF-66, OF-S31] until the finish closes nobody else learns of an answer', () => {
  const [one, other] = [race(), race()];
  const at = startOf(one);
  says(one, 0, 'book', at + 2400);
  waitUntil(one, at + 2564);
  waitUntil(other, at + 2564);
  for (const viewer of [1, 2, 3, 'table', 'master', 'ghost'] as const) {
    const stream = (table: OfTable) => JSON.stringify(streamOf(table.log, watcherOf(table, viewer).mask));
    assert.equal(stream(one), stream(other), `${viewer}`);
    assert.equal(bytesOf(one, viewer), bytesOf(other, viewer));
  }
  assert.ok(bytesOf(one, 0).includes('book'));
});

test('[OF-67, OF-S31] when the finish closes, or the race ends in any other way, all see the answers and their times', () => {
  const table = race();
  const at = startOf(table);
  says(table, 0, 'book', at + 2400);
  for (const { view } of table.watchers) assert.equal(view.race!.held[0]?.r, undefined, 'not its own side either');
  waitUntil(table, at + 2565);
  for (const { view } of table.watchers) assert.deepEqual([view.shown[0]!.text, view.shown[0]!.r], ['book', 2420]);
  assert.deepEqual(
    table.truth.said.map(({ text }) => text),
    ['book'],
  );
  const conceded = race();
  says(conceded, 0, 'book', startOf(conceded) + 2400);
  does(conceded, 2, { type: 'concede' });
  assert.deepEqual(
    [closed(conceded).answers.map(({ text }) => text), conceded.truth.said.map(({ text }) => text)],
    [['book'], ['book']],
  );
});

test('[OF-61, OF-S32] clock estimate', () => {
  const pings = [
    { t0: 1000, t1: 5030, t2: 5031, t3: 1061 },
    { t0: 2000, t1: 6100, t2: 6101, t3: 2201 },
  ];
  assert.deepEqual(clockOffset(pings), { offset: 4000, roundTrip: 60 });
  assert.equal(clockOffset([pings[1]!])!.roundTrip, 200);
  assert.equal(clockOffset([pings[0]!, ...Array.from({ length: 8 }, () => pings[1]!)])!.roundTrip, 200);
});

test('[OF-40, OF-72, OF-S33] what the bank knows is verified, and anything else may win as well', () => {
  for (const text of ['gandalf', 'Pippin the Postman']) {
    const table = asking('s1-27');
    says(table, 2, text, startOf(table) + 1000);
    wait(table, 400);
    assert.equal(closed(table).answers[0]!.verified, text === 'gandalf', text);
    assert.equal(winner(table), 2);
    wait(table, 6000);
    assert.equal(told(table, 'duelWon')[0]!.winner, 2);
  }
});

test('[OF-71, OF-S33] the bank knows an answer with a slip, an article or a mark, in any of the four languages', () => {
  for (const text of ['Gandalff', 'The mad hatter', 'snusmumriken', 'GANDALF!']) {
    const table = asking('s1-27');
    says(table, 2, text, startOf(table) + 1000);
    wait(table, 400);
    assert.equal(closed(table).answers[0]!.verified, true, text);
  }
});

test('[OF-70, OF-S33] nothing, too much or the category itself is turned down, unless the bank knows it', () => {
  const table = asking('s1-27');
  const at = startOf(table);
  assert.equal(tries(table, 2, '???', at + 1000), 'empty-answer');
  assert.equal(tries(table, 2, 'x'.repeat(61), at + 1300), 'answer-too-long');
  assert.equal(tries(table, 2, 'a fictional character with a hat', at + 1600), 'answer-is-category');
  assert.equal(tries(table, 2, 'hatt', at + 1900), 'answer-is-category');
  assert.equal(table.truth.phase, 'race', 'the race goes on');
  for (const [card, text] of [
    ['s1-54', 'Tower Bridge'],
    ['s1-49', 'Island'],
    ['s1-60', 'God'],
    ['s1-60', 'gud'],
  ] as const) {
    const good = asking(card);
    assert.equal(tries(good, 2, text, startOf(good) + 900), undefined);
    wait(good, 400);
    assert.equal(closed(good).answers[0]!.verified, true);
  }
});

test('[OF-73, OF-S33] a seat answers every 300 ms at most', () => {
  const table = asking('s1-27');
  const at = startOf(table);
  assert.equal(tries(table, 2, 'hatt', at + 1900), 'answer-is-category');
  assert.equal(tries(table, 2, 'Zorro', at + 2199), 'too-fast');
  assert.equal(tries(table, 2, 'Zorro', at + 2200), undefined, 'counted from the last that was not too fast');
});

test('[OF-71] case, marks, articles, plurals and small slips are forgiven, and no more', () => {
  const bank = bankOf('junior-animals');
  for (const text of [
    'DOG',
    'dogs',
    'hunde',
    'katter',
    'kattene',
    'krokodile',
    'crocodille',
    'the elephants',
    'bjorn',
    'bjoern',
    'peng uin',
  ])
    assert.notEqual(match(bank, text), undefined, text);
  for (const text of ['dig', 'cot', 'tractor', 'hu', 'lamp', '']) assert.equal(match(bank, text), undefined, text);
  assert.equal(fold('  Å la ÆBLE-Grød! '), 'a la able grod');
  assert.equal(fold('The Öresund'), 'oresund');
  assert.deepEqual([distance('abcd', 'abdc', 2), distance('abcd', 'abcd', 2), distance('abc', 'xyz', 2)], [1, 0, 3]);
  assert.ok(isSame(bank, 'Dog', 'dogs') && !isSame(bank, 'dog', 'hund'));
});

test('[OF-74, OF-S34] machine checks', () => {
  const five = asking('s1-71');
  const at = startOf(five);
  assert.equal(tries(five, 2, 'bord', at + 500), 'answer-fails-check');
  assert.equal(tries(five, 2, 'et hus', at + 900), 'answer-fails-check', 'the article does not count');
  assert.equal(tries(five, 2, 'en bil', at + 1300), 'answer-fails-check');
  assert.equal(tries(five, 2, 'an apple', at + 1700), undefined);
  const chair = asking('s1-71');
  assert.equal(tries(chair, 2, 'a chair', startOf(chair) + 900), undefined);
  const land = asking('s2-49');
  assert.equal(tries(land, 2, 'Norge', startOf(land) + 500), 'answer-fails-check');
  assert.equal(tries(land, 2, 'Tyskland', startOf(land) + 900), undefined);
});

/** S0 is the provisional winner; S2 may have answered, too. */
function answered(isBoth: boolean, text = 'wobblet') {
  const table = race();
  says(table, 0, text, startOf(table) + 1000);
  if (isBoth) says(table, 2, 'dust', startOf(table) + 1150);
  return waitUntil(table, startOf(table) + 1165);
}
/** S3 doubts S0's answer, and those outside vote. */
function doubted(table: OfTable, ...cast: Parameters<typeof votes>[1][]) {
  does(table, 3, { type: 'challenge', side: 0, reason: 'wrong' });
  votes(table, ...cast);
  return table;
}

test('[OF-77, OF-S35] the winner’s answers may be doubted for six seconds, or two if all are known', () => {
  const table = answered(true);
  assert.deepEqual([table.truth.phase, winner(table), table.truth.until], ['challenge', 0, closed(table).at + 6000]);
  assert.equal(asks(table, 0, { type: 'challenge', side: 0, reason: 'wrong' }), 'own-answer');
  assert.equal(asks(table, 3, { type: 'challenge', side: 2, reason: 'wrong' }), 'not-the-winner');
  assert.equal(asks(table, 3, { type: 'challenge', side: 1, reason: 'wrong' }), 'no-answer');
  does(table, 3, { type: 'challenge', side: 0, reason: 'wrong' });
  assert.deepEqual(table.truth.ballot!.voters, [1, 3]);
  const known = answered(false, 'book');
  assert.equal(known.truth.until, closed(known).at + 2000);
});

test('[OF-78, OF-S35] more than half of the votes reject an answer; as many, or none, leave it', () => {
  const rejected = doubted(answered(true), [1, 'invalid'], [3, 'invalid']);
  assert.equal(winner(rejected), 2);
  for (const cast of [
    [
      [1, 'valid'],
      [3, 'invalid'],
    ],
    [
      [1, 'abstain'],
      [3, 'abstain'],
    ],
  ] as const) {
    const stands = doubted(answered(false), ...(cast as unknown as [number, 'valid'][]));
    assert.equal(told(stands, 'duelWon')[0]!.winner, 0);
  }
  const silent = doubted(answered(false));
  wait(silent, 15_000);
  assert.equal(told(silent, 'duelWon')[0]!.winner, 0);
});

test('[OF-79, OF-S35] after a wrong answer the other’s counts, and else the race starts again', () => {
  const table = doubted(answered(true), [1, 'invalid'], [3, 'invalid']);
  assert.deepEqual([table.truth.phase, winner(table)], ['challenge', 2]);
  assert.equal(table.truth.until, table.now + 2000); // dust is known
  wait(table, 2000);
  assert.equal(told(table, 'duelWon')[0]!.winner, 2);
  const alone = doubted(answered(false), [1, 'invalid'], [3, 'invalid']);
  assert.deepEqual([alone.truth.phase, startOf(alone)], ['race', alone.now + 3000]);
  assert.equal(tries(alone, 2, 'dust', startOf(alone) - 1), 'too-early');
  assert.equal(tries(alone, 0, 'Wobblet', startOf(alone) + 3000), 'answer-already-given');
});

test('[OF-80, OF-S35] nobody votes on who was first', () => {
  const table = doubted(answered(true));
  assert.deepEqual(table.truth.ballot!.choices, ['valid', 'invalid', 'abstain']);
  for (const choice of ['a', 'b', 'tie', 'continue'] as const)
    assert.equal(asks(table, 1, { type: 'vote', choice }), 'bad-choice');
});

test('[OF-41, OF-S35] a wrong answer does not end the duel', () => {
  const table = doubted(answered(false), [1, 'invalid'], [3, 'invalid']);
  assert.equal(told(table, 'duelWon').length, 0);
  const at = startOf(table) + 3000;
  assert.equal(tries(table, 0, 'book', at), undefined);
  assert.equal(tries(table, 2, 'dust', at + 50), undefined);
});

test('[OF-77, OF-113, OF-S36] early end of the challenge', () => {
  const table = duelling(typed(4, {}, [3]));
  says(table, 0, 'wobblet', startOf(table) + 1000);
  wait(table, 300);
  does(table, 1, { type: 'accept' });
  assert.equal(asks(table, 1, { type: 'challenge', side: 0, reason: 'wrong' }), 'already-done');
  assert.equal(asks(table, 0, { type: 'accept' }), 'own-answer');
  assert.equal(table.truth.phase, 'challenge');
  does(table, 2, { type: 'accept' });
  assert.equal(told(table, 'duelWon')[0]!.winner, 0);
  const alone = duelling(typed(4, {}, [1, 2, 3]));
  says(alone, 0, 'book', startOf(alone) + 1000);
  wait(alone, 300);
  assert.deepEqual([alone.truth.phase, told(alone, 'duelWon')], ['challenge', []], 'the finish is looked at');
  const opened = told(alone, 'raceClosed')[0]!.at;
  waitUntil(alone, opened + 1999);
  assert.equal(alone.truth.phase, 'challenge');
  waitUntil(alone, opened + 2000);
  assert.equal(told(alone, 'duelWon')[0]!.winner, 0);
  const among = duelling(typed(4, {}, [0, 1, 2, 3]));
  says(among, 0, 'wobblet', startOf(among) + 1000);
  wait(among, 300);
  assert.equal(told(among, 'duelWon')[0]!.winner, 0, 'nobody looks: no challenge time at all');
});

/** "Gandalf" was said and lost, and S2 is asked for the same again. */
function heard(options = {}) {
  const table = asking('s1-27', options);
  says(table, 2, 'Gandalf', startOf(table) + 1000);
  does(table, 2, { type: 'concede' });
  endDuel(table);
  return flips(given(table, { piles: [['s1-27'], [], [], []], turn: 2 }), 's1-03');
}
/** S3 has written this before the duel. */
function written(text: string) {
  const table = typed();
  const command = news({ type: 'said', seat: 3, channel: 'town', text }, table.truth);
  if (command) does(table, 'server', command);
  return flips(given(wait(table, 10), { piles: [['s1-27'], [], [], []], turn: 2 }), 's1-03');
}

test('[OF-75, OF-S38] the chat of a typed game is closed in a duel', () => {
  const refused = (table: OfTable) => channels(table.truth)[0]!.refuses(3);
  const table = duelling(typed());
  assert.equal(refused(table), 'chat-closed');
  does(table, 2, { type: 'concede' });
  endDuel(table);
  assert.equal(refused(table), undefined);
});

test('[OF-81, OF-S38] repeats are forbidden unless they are allowed', () => {
  const forbidden = heard();
  assert.equal(tries(forbidden, 2, 'gandalf', startOf(forbidden) + 500), 'answer-repeated');
  const allowed = heard({ repeats: 'allowed' });
  assert.equal(tries(allowed, 2, 'gandalf', startOf(allowed) + 500), undefined);
});

test('[OF-82, OF-S38] what was said earlier in the round bars, in another spelling too, and what is said at once does not', () => {
  const table = heard();
  assert.equal(tries(table, 2, 'Gandalff', startOf(table) + 900), 'answer-repeated');
  assert.equal(tries(table, 2, 'Zorro', startOf(table) + 1300), undefined);
  const both = asking('s1-27');
  says(both, 2, 'Zorro', startOf(both) + 1000);
  says(both, 0, 'Zorro', startOf(both) + 1010);
  wait(both, 400);
  assert.equal(both.truth.challenge!.winner, null);
  wait(both, 6000);
  wait(both, 6000);
  wait(both, 400);
  assert.equal(tries(both, 2, 'zorro', startOf(both) + 500), 'answer-repeated', 'on the neutral card');
});

test('[OF-83, OF-S38] what the chat said bars, except a long message', () => {
  for (const [text, expected] of [
    ['I say Zorro', 'answer-repeated'],
    ['one two three four five six seven Zorro', 'answer-repeated'],
    ['one two three four five six seven eight Zorro', undefined],
  ] as const) {
    const table = written(text);
    assert.equal(tries(table, 2, 'zorro', startOf(table) + 500), expected);
  }
});

test('[OF-84, OF-S38] a new round has forgotten what was said', () => {
  const table = heard();
  does(table, 2, { type: 'concede' });
  endDuel(table);
  given(table, { left: [], right: [] });
  flips(table, 's1-05', null, true);
  assert.ok(table.truth.said.length > 0);
  for (const seat of [0, 1, 2, 3]) does(table, seat, { type: 'ready' });
  assert.deepEqual([table.truth.round, table.truth.said], [2, []]);
});

test('[OF-76, OF-S39] speech', () => {
  const table = race({ speech: true }, [40, undefined, 40]);
  const at = startOf(table);
  does(table, 2, { type: 'openMicrophone', open: true });
  says(table, 0, 'book', at + 2050);
  assert.deepEqual([table.truth.race!.held[0]!.r, table.truth.race!.closesAt], [2070, at + 3415]);
  does(table, 2, { type: 'answer', text: 'dust', input: 'speech', reactionMs: 1990 }, at + 3100);
  assert.equal(table.truth.race!.held[1]!.r, 1990);
  waitUntil(table, at + 3415);
  assert.equal(winner(table), null);
  for (const [reactionMs, r] of [
    [0, 1820],
    [9000, 3020],
    [null, 3020],
  ] as const) {
    const liar = race({ speech: true }, [40, undefined, 40]);
    does(liar, 2, { type: 'openMicrophone', open: true });
    does(liar, 2, { type: 'answer', text: 'dust', input: 'speech', reactionMs }, startOf(liar) + 3000);
    assert.equal(liar.truth.race!.held[0]!.r, r);
  }
  assert.equal(asks(race(), 2, { type: 'answer', text: 'dust', input: 'speech', reactionMs: 0 }), 'speech-off');
  const closed = race({ speech: true }, [20, undefined, 20]);
  does(closed, 2, { type: 'answer', text: 'dust', input: 'speech', reactionMs: 0 }, startOf(closed) + 3000);
  assert.equal(closed.truth.race!.held[0]!.r, 3010, 'a closed microphone is worth no more than a keyboard');
});

test('[OF-69, OF-100, OF-S40] several answers, team', () => {
  const make = () =>
    flips(
      given(begun(8, { judging: 'typed', playMode: 'remote', answersRequired: 2 }), {
        piles: [['s1-01'], [], [], [], [], []],
        turn: 2,
      }),
      's1-09',
    );
  const table = make();
  const at = startOf(table);
  says(table, 0, 'book', at + 1800);
  assert.equal(tries(table, 6, 'Book', at + 1900), 'answer-already-given');
  says(table, 2, 'dust', at + 2000);
  says(table, 6, 'pencil', at + 2600);
  assert.equal(table.truth.race!.closesAt, at + 2600 + 145);
  says(table, 2, 'sock', at + 2720);
  waitUntil(table, at + 2745);
  assert.equal(winner(table), 0);
  assert.deepEqual(
    closed(table).answers.map(({ r }) => r),
    [1800, 2000, 2600, 2720],
  );
});

const startJunior = () => given(typed(4, { juniors: '2=junior-animals' }), { piles: [['s1-60'], [], [], []], turn: 1 });
/** S0 and the junior, S1, are each asked, and both answer what they should: a dead heat. */
function juniorHeat() {
  const table = flips(startJunior(), 's1-04');
  says(table, 1, 'hest', startOf(table) + 1000);
  says(table, 0, 'banana', startOf(table) + 1050);
  return wait(table, 400);
}
const verified = (table: OfTable) => closed(table).answers.map(({ seat, text, verified: is }) => [seat, text, is]);

test('[OF-95, OF-S41] a junior answers the own category whatever the card says', () => {
  const table = juniorHeat();
  assert.deepEqual(verified(table)[0], [1, 'hest', true]);
});

test('[OF-96, OF-S41] against a junior the others answer the card', () => {
  assert.deepEqual(verified(juniorHeat())[1], [0, 'banana', true]);
  const animal = flips(startJunior(), 's1-04');
  says(animal, 0, 'hest', startOf(animal) + 1000);
  wait(animal, 400);
  assert.deepEqual(verified(animal), [[0, 'hest', false]]);
});

/** The neutral card after that, which both have answered, and the junior has lost. */
function juniorNeutral() {
  const table = juniorHeat();
  wait(table, 6000);
  stack(table, 's1-13');
  does(table, 2, { type: 'flipNeutral', drawPile: 'left' });
  wait(table, 400);
  says(table, 1, 'hund', startOf(table) + 1000);
  says(table, 0, 'drone', startOf(table) + 3000 - 1900);
  wait(table, 400);
  return table;
}

test('[OF-97, OF-S41] on a neutral card, too', () => {
  assert.deepEqual(verified(juniorNeutral()), [
    [1, 'hund', true],
    [0, 'drone', true],
  ]);
});

test('[OF-98, OF-S41] a junior may repeat what was said, except in the own previous duel', () => {
  const table = juniorNeutral();
  does(table, 1, { type: 'concede' });
  endDuel(table);
  for (const expected of ['answer-repeated', undefined]) {
    given(table, { piles: [['s1-60'], [], [], []], turn: 1 });
    flips(table, 's1-12');
    assert.equal(tries(table, 1, 'hest', startOf(table) + 500), expected);
    does(table, 1, { type: 'concede' });
    endDuel(table);
  }
});

test('[OF-99, OF-S41] in a team of an adult and a junior each answers by the own rule', () => {
  const team = () =>
    flips(
      given(begun(4, { judging: 'typed', teams: '2+4', juniors: '4=Something red' }), {
        piles: [['s1-60'], [], []],
        turn: 1,
      }),
      's1-04',
    );
  const adult = team();
  says(adult, 1, 'Thor', startOf(adult) + 900);
  wait(adult, 400);
  assert.deepEqual([verified(adult), winner(adult)], [[[1, 'Thor', true]], 1]);
  const junior = team();
  assert.equal(tries(junior, 3, 'something red', startOf(junior) + 500), 'answer-is-category');
  assert.equal(tries(junior, 3, 'a fire engine', startOf(junior) + 900), undefined);
  wait(junior, 400);
  assert.equal(winner(junior), 1);
});

/** S2 has a head start of a second; S0 answered after 2450 ms, S2 after 3400. */
function headStart() {
  const table = race({ handicaps: '3=1000' }, [undefined, undefined, undefined]);
  const at = startOf(table);
  says(table, 0, 'book', at + 2450, 2450);
  says(table, 2, 'dust', at + 3400, 3400);
  return waitUntil(table, at + 3595);
}

test('[OF-64, OF-S44] a head start is taken off the judged time', () => {
  assert.deepEqual(
    closed(headStart()).answers.map(({ r }) => r),
    [2400, 2450],
  );
});

test('[OF-66, OF-S44] the finish waits for a head start', () => {
  const table = race({ handicaps: '3=1000' }, [undefined, undefined, undefined]);
  const at = startOf(table);
  says(table, 0, 'book', at + 2450, 2450);
  assert.equal(table.truth.race!.closesAt, at + 2450 + 145 + 1000);
});

test('[OF-68, OF-S44] judged times within the window are a dead heat', () => {
  assert.equal(winner(headStart()), null);
});

test('[OF-20a, OF-15, OF-S52] the refusal betrays nothing', () => {
  const codes = ['s1-09', 's1-06'].map((card) => {
    const table = given(typed(), { piles: [['s1-01'], [], [], []], turn: 1 });
    stack(table, card);
    does(table, 1, { type: 'draw', drawPile: 'left', playPile: null });
    assert.equal(told(table, 'cardDrawn')[0]!.drawPile, 'left');
    wait(table, 200);
    assert.ok(!JSON.stringify(streamOf(table.log, watcherOf(table, 0).mask)).includes(card));
    const answer = { type: 'answer', text: 'x', input: 'keyboard', reactionMs: null };
    return [
      asks(table, 0, answer),
      asks(table, 2, answer),
      asks(table, 2, { type: 'draw', drawPile: 'left', playPile: null }),
      asks(table, 3, { type: 'nudge' }),
    ];
  });
  assert.deepEqual(codes, [Array(4).fill('wrong-phase'), Array(4).fill('wrong-phase')]);
});

/** A team of seats 0 and 6 against seat 2. */
const teamRace = (options = {}) =>
  flips(
    given(begun(8, { judging: 'typed', playMode: 'remote', ...options }), {
      piles: [['s1-01'], [], [], [], [], []],
      turn: 2,
    }),
    's1-09',
  );

test('[OF-44a, OF-S54] a team is stuck when all of it says so, and an answer takes that back', () => {
  const table = teamRace();
  for (const seat of [2, 0]) does(table, seat, { type: 'blank' });
  assert.equal(table.truth.phase, 'race');
  does(table, 6, { type: 'blank' });
  assert.equal(table.truth.phase, 'neutral-flip');
  const answered = teamRace();
  for (const seat of [2, 0]) does(answered, seat, { type: 'blank' });
  says(answered, 0, 'book', startOf(answered) + 500);
  does(answered, 6, { type: 'blank' });
  assert.equal(answered.truth.phase, 'race');
  const first = teamRace({ answersRequired: 2 });
  for (const seat of [2, 0]) does(first, seat, { type: 'blank' });
  says(first, 0, 'book', startOf(first) + 500);
  does(first, 6, { type: 'blank' });
  assert.equal(first.truth.phase, 'race', 'seat 0 is stuck no longer');
  does(first, 0, { type: 'blank' });
  assert.equal(first.truth.phase, 'neutral-flip');
});

test('[OF-44b, OF-S54] a finish that is open when time is up runs to its own end', () => {
  const late = duelling(lines(typed(), undefined, undefined, 40));
  const at = startOf(late);
  says(late, 0, 'book', at + 29_950);
  waitUntil(late, at + 30_094);
  assert.equal(late.truth.phase, 'race');
  waitUntil(late, at + 30_095);
  assert.equal(winner(late), 0);
});

/** One answer of two when time is up. */
function half() {
  const table = duelling(typed(4, { answersRequired: 2 }));
  says(table, 0, 'book', startOf(table) + 500);
  return waitUntil(table, startOf(table) + 30_000);
}

test('[OF-44b, OF-S54] fewer answers than are needed do not stand', () => {
  assert.equal(half().truth.phase, 'neutral-flip');
});

test('[OF-67, OF-S54] time up shows what was answered, too, and it bars', () => {
  const table = half();
  assert.deepEqual(
    [closed(table).cause, closed(table).answers[0]!.text, table.truth.said[0]!.text],
    ['time', 'book', 'book'],
  );
});

test('[OF-66, OF-69, OF-S56] team photo finish', () => {
  const table = given(begun(8, { judging: 'typed', playMode: 'remote' }), {
    piles: [['s1-01'], [], [], [], [], []],
    turn: 2,
  });
  lines(table, 240, undefined, 40, undefined, undefined, undefined, 20);
  flips(table, 's1-09');
  const at = startOf(table);
  says(table, 0, 'book', at + 2000);
  assert.equal(table.truth.race!.closesAt, at + 2265);
  says(table, 6, 'pencil', at + 2100);
  assert.equal(tries(table, 0, 'ruler', at + 2240), 'already-done');
  waitUntil(table, at + 2265);
  assert.deepEqual(
    closed(table).answers.map(({ seat, r, counts }) => [seat, r, counts]),
    [
      [6, 2110, true],
      [0, 2120, false],
    ],
  );
  assert.deepEqual(
    table.truth.chronicle.wall.map(({ text }) => text),
    ['pencil'],
  );
});

const reject = (table: OfTable, side: number) => {
  does(table, 3, { type: 'challenge', side, reason: 'wrong' });
  votes(table, [1, 'invalid'], [3, 'invalid']);
};
/** A dead heat of S0 and S2 in which S3 doubts the one and S1 the other. */
function doubtedHeat() {
  const table = race({}, []);
  says(table, 0, 'grumbo', startOf(table) + 1000);
  says(table, 2, 'flimster', startOf(table) + 1020);
  wait(table, 400);
  does(table, 3, { type: 'challenge', side: 0, reason: 'wrong' });
  assert.equal(asks(table, 1, { type: 'challenge', side: 0, reason: 'wrong' }), 'already-challenged');
  does(table, 1, { type: 'challenge', side: 2, reason: 'wrong' });
  for (const seat of [0, 2]) does(table, seat, { type: 'accept' });
  return table;
}

test('[OF-77, OF-78, OF-S57] in a dead heat both may be doubted, and the votes come one after the other', () => {
  const table = doubtedHeat();
  const [a, b] = table.truth.duel!.sides;
  assert.equal(table.truth.ballot!.side, a);
  votes(table, [1, 'valid'], [3, 'valid']);
  assert.equal(table.truth.ballot!.side, b);
});

test('[OF-80a, OF-S57] in a dead heat of which one is wrong the other has won, and if both are, it starts again', () => {
  const one = doubtedHeat();
  const [a] = one.truth.duel!.sides;
  votes(one, [1, 'valid'], [3, 'valid']);
  votes(one, [1, 'invalid'], [3, 'invalid']);
  assert.equal(told(one, 'duelWon')[0]!.winner, a);
  const both = doubtedHeat();
  votes(both, [1, 'invalid'], [3, 'invalid']);
  votes(both, [1, 'invalid'], [3, 'invalid']);
  assert.deepEqual([both.truth.phase, both.truth.race!.waits], ['race', []]);
});

test('[OF-80b, OF-S57] a wrong answer costs three seconds, and the second one the duel', () => {
  const table = race();
  says(table, 0, 'grumbo', startOf(table) + 1000);
  wait(table, 400);
  reject(table, 0);
  const at = startOf(table);
  assert.equal(tries(table, 0, 'grumbone', at + 2900), 'too-early');
  assert.equal(tries(table, 0, 'flimster', at + 3000), undefined);
  wait(table, 400);
  assert.equal(told(table, 'duelWon').length, 0);
  reject(table, 0);
  assert.equal(told(table, 'duelWon')[0]!.winner, 2);
});

test('[OF-79] after the server was down an answer that was acknowledged is not lost, and a part stays held', () => {
  const complete = race();
  says(complete, 0, 'book', startOf(complete) + 1000);
  does(complete, 'server', { type: 'restartRace' }, complete.now + 5);
  assert.equal(told(complete, 'raceOpened').length, 0);
  const part = race({ answersRequired: 2 });
  says(part, 0, 'book', startOf(part) + 1000);
  does(part, 'server', { type: 'restartRace' }, part.now + 2000);
  assert.deepEqual([startOf(part), part.truth.race!.held], [part.now + 3000, [{ seat: 0, text: 'book', r: 0 }]]);
});

const draw = { type: 'draw', drawPile: 'left', playPile: null };
const quiet = (options = {}) => given(voices(4, options), { piles: [['s1-01'], [], [], []], turn: 1 });

test('[OF-1, OF-12, OF-S60] only a seat plays, only in its turn, and not after the end', () => {
  const table = quiet();
  assert.equal(asks(table, 'visitor', draw), 'not-seated');
  for (const seat of [0, 2, 3]) assert.equal(asks(table, seat, draw), 'not-your-turn');
  assert.equal(asks(table, 1, draw), undefined);
  const over = quiet();
  does(over, 'server', { type: 'cancel' });
  assert.equal(asks(over, 1, draw), 'game-over');
  assert.ok(facts(over).some(({ type }) => type === 'gameEnded'));
});

test('[OF-48, OF-60, OF-S60] in person nobody types, and where all type nobody claims', () => {
  const answer = { type: 'answer', text: 'x', input: 'keyboard', reactionMs: null };
  assert.equal(asks(quiet(), 2, answer), 'not-typed-game');
  assert.equal(asks(race(), 0, { type: 'claim', winner: 0 }), 'not-voices-game');
});

test('[OF-43, OF-49, OF-S60] a duellist gives up, and a claim names one of the two', () => {
  const table = duelling(voices());
  for (const seat of [1, 3]) assert.equal(asks(table, seat, { type: 'concede' }), 'not-in-duel');
  for (const side of [1, 3]) assert.equal(asks(table, 1, { type: 'claim', winner: side }), 'bad-winner');
  assert.equal(asks(table, 1, { type: 'claim', winner: 0 }), undefined);
});

test('[OF-77, OF-86, OF-S60] a doubt or a foul is about who may be meant', () => {
  assert.equal(asks(quiet({ flipFoul: 'vote' }), 3, { type: 'callFoul', side: 2 }), 'bad-target');
  const shown = race();
  says(shown, 0, 'wobblet', startOf(shown) + 1000);
  wait(shown, 400);
  assert.equal(asks(shown, 3, { type: 'challenge', side: 1, reason: 'wrong' }), 'no-answer');
  const table = duelling(voices());
  does(table, 0, { type: 'claim', winner: 0 });
  does(table, 2, { type: 'dispute' });
  assert.equal(asks(table, 1, { type: 'vote', choice: 'valid' }), 'bad-choice');
});
