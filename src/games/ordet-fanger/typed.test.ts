/** Ordet fanger: judging at a distance, answers, repeats (6.9, 6.10; scenarios 28 to 41, 44, 52, 54, 56, 57, 60). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { streamOf, watcherOf } from '../../kernel/table.ts';
import { bankOf, isSame, match } from './banks.ts';
import {
  asks,
  begun,
  bytesOf,
  closed,
  does,
  duelling,
  facts,
  flips,
  given,
  lines,
  type OfTable,
  race,
  says,
  settle,
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
import { clockOffset, judged, lineOf, roundTripOf } from './lines.ts';
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

test('[OF-60, OF-62, OF-63, OF-64, OF-66, OF-68, OF-S28] judged times', () => {
  assert.deepEqual(
    [lineOf(40), lineOf(240), lineOf(undefined)],
    [
      { lead: 20, credit: 50 },
      { lead: 120, credit: 150 },
      { lead: 0, credit: 30 },
    ],
  );
  assert.deepEqual(
    [roundTripOf([9, 9]), roundTripOf([40, 900, 30, 50]), roundTripOf([1, 1, 1, 1, 1, 80, 80, 80, 80])],
    [undefined, 45, 40],
  );
  for (const [reaction, outcome] of [
    [2480, 0],
    [2470, null],
    [1000, null],
  ] as const) {
    const table = race();
    const at = startOf(table);
    says(table, 0, 'book', at + 2400, 2370);
    assert.equal(table.truth.race!.closesAt, at + 2620);
    says(table, 2, 'dust', at + 2600, reaction);
    waitUntil(table, at + 2619);
    assert.equal(table.truth.phase, 'race');
    waitUntil(table, at + 2620);
    assert.deepEqual(
      closed(table).answers.map(({ r }) => r),
      [2370, Math.max(reaction, 2450)],
    );
    assert.equal(winner(table), outcome);
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
  says(table, 0, 'book', at + 2400, 2370);
  assert.equal(
    asks(table, 2, { type: 'answer', text: 'dust', input: 'keyboard', reactionMs: 0 }, at + 2621),
    'wrong-phase',
  );
  assert.equal(winner(table), 0);
  let tried = 0;
  for (let roundTrip = 0; roundTrip <= 900; roundTrip += 37) {
    for (let reaction = 0; reaction <= 5000; reaction += 613) {
      for (const late of [1, 2, 50, 5000]) {
        const { credit } = lineOf(roundTrip);
        const closesAt = 2370 + 100 + credit;
        assert.ok(judged(reaction, closesAt + late, credit) > 2370 + 100);
        tried++;
      }
    }
  }
  assert.ok(tried > 800);
});

test('[OF-65, OF-64, OF-S30] bounded cheating', () => {
  const table = race({}, [40, undefined, 400]);
  const at = startOf(table);
  assert.deepEqual(table.truth.lines![2], { lead: 125, credit: 250 });
  assert.equal(table.truth.slow[2], true);
  assert.equal(
    asks(table, 2, { type: 'answer', text: 'dust', input: 'keyboard', reactionMs: 0, creditMs: 5000 }, at + 2999),
    'bad-payload',
  );
  says(table, 2, 'dust', at + 3000, 0);
  assert.equal(table.truth.race!.held[0]!.r, 2750);
  const none = race({}, [40, undefined, 400]);
  says(none, 2, 'dust', startOf(none) + 3000);
  assert.equal(none.truth.race!.held[0]!.r, 3000);
  for (const reactionMs of [Number.NaN, -1, 600_001, Number.POSITIVE_INFINITY, '1'])
    assert.equal(asks(none, 0, { type: 'answer', text: 'book', input: 'keyboard', reactionMs }), 'bad-payload');
});

test('[OF-66, OF-67, OF-61, OF-S31] nothing leaks in the finish', () => {
  const [one, other] = [race(), race()];
  const at = startOf(one);
  says(one, 0, 'book', at + 2400, 2370);
  waitUntil(one, at + 2619);
  waitUntil(other, at + 2619);
  for (const viewer of [1, 2, 3, 'table', 'master', 'ghost'] as const) {
    const stream = (table: OfTable) => JSON.stringify(streamOf(table.log, watcherOf(table, viewer).mask));
    assert.equal(stream(one), stream(other), `${viewer}`);
    assert.equal(bytesOf(one, viewer), bytesOf(other, viewer));
  }
  assert.ok(bytesOf(one, 0).includes('book'));
  waitUntil(one, at + 2620);
  for (const { view } of one.watchers) assert.equal(view.shown[0]!.text, 'book');
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

test('[OF-40, OF-70, OF-71, OF-72, OF-73, OF-S33] bank and unknown answers', () => {
  for (const text of ['gandalf', 'Gandalff', 'The mad hatter', 'snusmumriken', 'GANDALF!', 'Pippin the Postman']) {
    const table = asking('s1-27');
    says(table, 2, text, startOf(table) + 1000);
    wait(table, 400);
    assert.equal(closed(table).answers[0]!.verified, text !== 'Pippin the Postman', text);
    assert.equal(winner(table), 2);
  }
  const table = asking('s1-27');
  const at = startOf(table);
  assert.equal(tries(table, 2, '???', at + 1000), 'empty-answer');
  assert.equal(tries(table, 2, 'x'.repeat(61), at + 1300), 'answer-too-long');
  assert.equal(tries(table, 2, 'a fictional character with a hat', at + 1600), 'answer-is-category');
  assert.equal(tries(table, 2, 'hatt', at + 1900), 'answer-is-category');
  assert.equal(tries(table, 2, 'Zorro', at + 2150), 'too-fast');
  assert.equal(tries(table, 2, 'Zorro', at + 2200), undefined);
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

test('[OF-77, OF-78, OF-79, OF-80, OF-41, OF-S35] challenge', () => {
  const answered = (isBoth: boolean, text = 'wobblet') => {
    const table = race();
    says(table, 0, text, startOf(table) + 1000);
    if (isBoth) says(table, 2, 'dust', startOf(table) + 1190);
    return waitUntil(table, startOf(table) + 1290);
  };
  const table = answered(true);
  assert.deepEqual(
    [table.truth.phase, winner(table), table.truth.until],
    ['challenge', 0, table.now + 6000 - (table.now - closed(table).at)],
  );
  assert.equal(asks(table, 0, { type: 'challenge', side: 0, reason: 'wrong' }), 'own-answer');
  assert.equal(asks(table, 3, { type: 'challenge', side: 2, reason: 'wrong' }), 'not-the-winner');
  assert.equal(asks(table, 3, { type: 'challenge', side: 1, reason: 'wrong' }), 'no-answer');
  does(table, 3, { type: 'challenge', side: 0, reason: 'wrong' });
  assert.deepEqual(table.truth.ballot!.voters, [1, 3]);
  assert.equal(asks(table, 1, { type: 'vote', choice: 'a' }), 'bad-choice');
  votes(table, [1, 'invalid'], [3, 'invalid']);
  assert.deepEqual([table.truth.phase, winner(table)], ['challenge', 2]);
  assert.equal(table.truth.until, table.now + 2000); // dust is known
  wait(table, 2000);
  assert.equal(told(table, 'duelWon')[0]!.winner, 2);
  const alone = answered(false);
  does(alone, 3, { type: 'challenge', side: 0, reason: 'unknown' });
  votes(alone, [1, 'invalid'], [3, 'invalid']);
  assert.deepEqual([alone.truth.phase, startOf(alone)], ['race', alone.now + 3000]);
  assert.equal(tries(alone, 2, 'dust', startOf(alone) - 1), 'too-early');
  assert.equal(tries(alone, 0, 'Wobblet', startOf(alone) + 3000), 'answer-already-given');
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
    const stands = answered(false);
    does(stands, 3, { type: 'challenge', side: 0, reason: 'repeat' });
    votes(stands, ...(cast as unknown as [number, 'valid'][]));
    assert.equal(told(stands, 'duelWon')[0]!.winner, 0);
  }
  const silent = answered(false);
  does(silent, 3, { type: 'challenge', side: 0, reason: 'wrong' });
  wait(silent, 15_000);
  assert.equal(told(silent, 'duelWon')[0]!.winner, 0);
  assert.equal(answered(false, 'book').truth.until, closed(answered(false, 'book')).at + 2000);
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

test('[OF-75, OF-81, OF-82, OF-83, OF-84, OF-S38] repeats', () => {
  const heard = (options = {}) => {
    const table = asking('s1-27', options);
    says(table, 2, 'Gandalf', startOf(table) + 1000);
    does(table, 2, { type: 'concede' });
    wait(table, 1200);
    return flips(given(table, { piles: [['s1-27'], [], [], []], turn: 2 }), 's1-03');
  };
  const table = heard();
  assert.equal(tries(table, 2, 'gandalf', startOf(table) + 500), 'answer-repeated');
  assert.equal(tries(table, 2, 'Gandalff', startOf(table) + 900), 'answer-repeated');
  assert.equal(tries(heard({ repeats: 'allowed' }), 2, 'gandalf', table.now), undefined);
  const both = asking('s1-27');
  says(both, 2, 'Zorro', startOf(both) + 1000);
  says(both, 0, 'Zorro', startOf(both) + 1010);
  wait(both, 400);
  assert.equal(both.truth.challenge!.winner, null);
  wait(both, 6000);
  wait(both, 6000);
  wait(both, 400);
  assert.equal(tries(both, 2, 'zorro', startOf(both) + 500), 'answer-repeated');
  for (const [text, expected] of [
    ['I say Zorro', 'answer-repeated'],
    ['one two three four five six seven eight Zorro', undefined],
  ] as const) {
    const chat = typed();
    const command = news({ type: 'said', seat: 3, channel: 'town', text }, chat.truth);
    assert.equal(command === undefined, expected === undefined);
    if (command) does(chat, 'server', command);
    flips(given(wait(chat, 10), { piles: [['s1-27'], [], [], []], turn: 2 }), 's1-03');
    assert.equal(tries(chat, 2, 'zorro', startOf(chat) + 500), expected);
    assert.equal(channels(chat.truth)[0]!.refuses(3), 'chat-closed');
  }
  assert.equal(channels(typed().truth)[0]!.refuses(3), undefined);
  given(table, { left: [], right: [] });
  for (const state of [table.truth, ...table.watchers.map(({ view }) => view)]) state.duel = null;
  flips(table, 's1-05', null, true);
  for (const seat of [0, 1, 2, 3]) does(table, seat, { type: 'ready' });
  assert.deepEqual(table.truth.said, []);
});

test('[OF-76, OF-S39] speech', () => {
  const table = race({ speech: true }, [40, undefined, 40]);
  const at = startOf(table);
  does(table, 2, { type: 'openMicrophone', open: true });
  says(table, 0, 'book', at + 2050, 2000);
  assert.deepEqual([table.truth.race!.held[0]!.r, table.truth.race!.closesAt], [2000, at + 3300]);
  does(table, 2, { type: 'answer', text: 'dust', input: 'speech', reactionMs: 1950 }, at + 3100);
  assert.equal(table.truth.race!.held[1]!.r, 1950);
  waitUntil(table, at + 3300);
  assert.equal(winner(table), null);
  assert.equal(asks(race(), 2, { type: 'answer', text: 'dust', input: 'speech', reactionMs: 0 }), 'speech-off');
  const closed = race({ speech: true }, [20, undefined, 20]);
  does(closed, 2, { type: 'answer', text: 'dust', input: 'speech', reactionMs: 0 }, startOf(closed) + 3000);
  assert.equal(closed.truth.race!.held[0]!.r, 3000 - 40, 'a closed microphone is worth no more than a keyboard');
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
  assert.equal(table.truth.race!.closesAt, at + 2600 + 100 + 30);
  says(table, 2, 'sock', at + 2720);
  waitUntil(table, at + 2730);
  assert.equal(winner(table), 0);
  assert.deepEqual(
    closed(table).answers.map(({ r }) => r),
    [1800, 2000, 2600, 2720],
  );
});

test('[OF-95, OF-96, OF-97, OF-98, OF-99, OF-S41] junior', () => {
  const start = (options = {}) =>
    given(typed(4, { juniors: '2=junior-animals', ...options }), { piles: [['s1-60'], [], [], []], turn: 1 });
  const table = flips(start(), 's1-04');
  says(table, 1, 'hest', startOf(table) + 1000);
  says(table, 0, 'banana', startOf(table) + 1050);
  wait(table, 400);
  assert.deepEqual(
    closed(table).answers.map(({ verified }) => verified),
    [true, true],
  );
  wait(table, 6000);
  stack(table, 's1-13');
  does(table, 2, { type: 'flipNeutral', drawPile: 'left' });
  wait(table, 400);
  says(table, 1, 'hund', startOf(table) + 1000);
  says(table, 0, 'drone', startOf(table) + 3000 - 1900);
  wait(table, 400);
  assert.deepEqual(
    closed(table).answers.map(({ verified }) => verified),
    [true, true],
  );
  does(table, 1, { type: 'concede' });
  wait(table, 1200);
  const again = (expected: string | undefined) => {
    given(table, { piles: [['s1-60'], [], [], []], turn: 1 });
    flips(table, 's1-12');
    assert.equal(tries(table, 1, 'hest', startOf(table) + 500), expected);
    does(table, 1, { type: 'concede' });
    wait(table, 1200);
  };
  again('answer-repeated');
  again(undefined);
  const team = flips(
    given(begun(4, { judging: 'typed', teams: '2+4', juniors: '4=Something red' }), {
      piles: [['s1-60'], [], []],
      turn: 1,
    }),
    's1-04',
  );
  says(team, 1, 'Thor', startOf(team) + 900);
  wait(team, 400);
  assert.equal(closed(team).answers[0]!.verified, true);
  const own = flips(
    given(begun(4, { judging: 'typed', teams: '2+4', juniors: '4=Something red' }), {
      piles: [['s1-60'], [], []],
      turn: 1,
    }),
    's1-04',
  );
  assert.equal(tries(own, 3, 'something red', startOf(own) + 500), 'answer-is-category');
  assert.equal(tries(own, 3, 'a fire engine', startOf(own) + 900), undefined);
});

test('[OF-64, OF-66, OF-68, OF-S44] handicap', () => {
  const table = race({ handicaps: '3=1000' }, [undefined, undefined, undefined]);
  const at = startOf(table);
  says(table, 0, 'book', at + 2450, 2450);
  assert.equal(table.truth.race!.closesAt, at + 2450 + 100 + 30 + 1000);
  says(table, 2, 'dust', at + 3400, 3400);
  waitUntil(table, at + 3580);
  assert.deepEqual(
    closed(table).answers.map(({ r }) => r),
    [2400, 2450],
  );
  assert.equal(winner(table), null);
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

test('[OF-44a, OF-44b, OF-67, OF-S54] stuck, and time up', () => {
  const make = (options = {}) =>
    flips(
      given(begun(8, { judging: 'typed', playMode: 'remote', ...options }), {
        piles: [['s1-01'], [], [], [], [], []],
        turn: 2,
      }),
      's1-09',
    );
  const table = make();
  does(table, 2, { type: 'blank' });
  does(table, 0, { type: 'blank' });
  assert.equal(table.truth.phase, 'race');
  does(table, 6, { type: 'blank' });
  assert.equal(table.truth.phase, 'neutral-flip');
  const answered = make();
  does(answered, 2, { type: 'blank' });
  does(answered, 0, { type: 'blank' });
  says(answered, 0, 'book', startOf(answered) + 500);
  does(answered, 6, { type: 'blank' });
  assert.equal(answered.truth.phase, 'race');
  const first = make({ answersRequired: 2 });
  for (const seat of [2, 0]) does(first, seat, { type: 'blank' });
  says(first, 0, 'book', startOf(first) + 500);
  does(first, 6, { type: 'blank' });
  assert.equal(first.truth.phase, 'race', 'seat 0 is stuck no longer');
  does(first, 0, { type: 'blank' });
  assert.equal(first.truth.phase, 'neutral-flip');
  const late = duelling(lines(typed(), undefined, undefined, 40));
  const at = startOf(late);
  says(late, 0, 'book', at + 29_950, 29_940);
  waitUntil(late, at + 30_089);
  assert.equal(late.truth.phase, 'race');
  waitUntil(late, at + 30_090);
  assert.equal(winner(late), 0);
  const part = duelling(typed(4, { answersRequired: 2 }));
  says(part, 0, 'book', startOf(part) + 500);
  waitUntil(part, startOf(part) + 30_000);
  assert.equal(part.truth.phase, 'neutral-flip');
  assert.deepEqual(
    [closed(part).cause, closed(part).answers[0]!.text, part.truth.said[0]!.text],
    ['time', 'book', 'book'],
  );
});

test('[OF-66, OF-69, OF-S56] team photo finish', () => {
  const table = given(begun(8, { judging: 'typed', playMode: 'remote' }), {
    piles: [['s1-01'], [], [], [], [], []],
    turn: 2,
  });
  lines(table, undefined, undefined, 40, undefined, undefined, undefined, 400);
  flips(table, 's1-09');
  const at = startOf(table);
  says(table, 0, 'book', at + 2110, 2100);
  assert.equal(table.truth.race!.closesAt, at + 2250);
  says(table, 6, 'pencil', at + 2200, 1960);
  assert.equal(tries(table, 0, 'ruler', at + 2240), 'already-done');
  waitUntil(table, at + 2250);
  assert.deepEqual(
    closed(table).answers.map(({ seat, r, counts }) => [seat, r, counts]),
    [
      [6, 1960, true],
      [0, 2100, false],
    ],
  );
  assert.deepEqual(
    table.truth.chronicle.wall.map(({ text }) => text),
    ['pencil'],
  );
});

test('[OF-77, OF-78, OF-80a, OF-80b, OF-S57] nonsense does not pay', () => {
  const reject = (table: OfTable, side: number) => {
    does(table, 3, { type: 'challenge', side, reason: 'wrong' });
    votes(table, [1, 'invalid'], [3, 'invalid']);
  };
  const table = race();
  says(table, 0, 'grumbo', startOf(table) + 1000);
  wait(table, 400);
  reject(table, 0);
  const at = startOf(table);
  assert.equal(tries(table, 0, 'grumbone', at + 2900), 'too-early');
  assert.equal(tries(table, 0, 'flimster', at + 3000), undefined);
  wait(table, 400);
  reject(table, 0);
  assert.equal(told(table, 'duelWon')[0]!.winner, 2);
  const heat = () => {
    const tied = race({}, []);
    says(tied, 0, 'grumbo', startOf(tied) + 1000);
    says(tied, 2, 'flimster', startOf(tied) + 1020);
    wait(tied, 400);
    does(tied, 3, { type: 'challenge', side: 0, reason: 'wrong' });
    assert.equal(asks(tied, 1, { type: 'challenge', side: 0, reason: 'wrong' }), 'already-challenged');
    does(tied, 1, { type: 'challenge', side: 2, reason: 'wrong' });
    for (const seat of [0, 2]) does(tied, seat, { type: 'accept' });
    return tied;
  };
  const one = heat();
  assert.equal(one.truth.ballot!.side, one.truth.duel!.sides[0]);
  votes(one, [1, 'valid'], [3, 'valid']);
  votes(one, [1, 'invalid'], [3, 'invalid']);
  assert.equal(told(one, 'duelWon')[0]!.winner, one.truth.duel!.sides[0]);
  const both = heat();
  votes(both, [1, 'invalid'], [3, 'invalid']);
  votes(both, [1, 'invalid'], [3, 'invalid']);
  assert.deepEqual([both.truth.phase, both.truth.race!.waits], ['race', []]);
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

test('[OF-1, OF-12, OF-43, OF-48, OF-49, OF-60, OF-77, OF-86, OF-S60] plain refusals', () => {
  const table = given(voices(4, { flipFoul: 'vote' }), { piles: [['s1-01'], [], [], []], turn: 1 });
  const draw = { type: 'draw', drawPile: 'left', playPile: null };
  assert.equal(asks(table, 'visitor', draw), 'not-seated');
  assert.equal(asks(table, 2, draw), 'not-your-turn');
  assert.equal(asks(table, 2, { type: 'answer', text: 'x', input: 'keyboard', reactionMs: null }), 'not-typed-game');
  assert.equal(asks(table, 3, { type: 'callFoul', side: 2 }), 'bad-target');
  const duel = duelling(voices());
  assert.equal(asks(duel, 1, { type: 'concede' }), 'not-in-duel');
  assert.equal(asks(duel, 1, { type: 'claim', winner: 3 }), 'bad-winner');
  does(duel, 0, { type: 'claim', winner: 0 });
  does(duel, 2, { type: 'dispute' });
  assert.equal(asks(duel, 1, { type: 'vote', choice: 'valid' }), 'bad-choice');
  const far = race();
  assert.equal(asks(far, 0, { type: 'claim', winner: 0 }), 'not-voices-game');
  does(far, 'server', { type: 'cancel' });
  assert.equal(asks(far, 0, draw), 'game-over');
  assert.ok(facts(far).some(({ type }) => type === 'gameEnded'));
  settle(duelling(voices()), 0);
});
