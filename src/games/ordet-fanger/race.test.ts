/** Ordet fanger: the typed race at its edges: lines, head starts, teams, doubts, what bars, and who is away (6.9, 6.10). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { watcherOf } from '../../kernel/table.ts';
import {
  begun,
  closed,
  does,
  duelling,
  endDuel,
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
import { news } from './people.ts';
import { channels } from './talk.ts';

test('[OF-64] a lead counts in a race that starts again, too, though no face was sent ahead', () => {
  const table = race();
  says(table, 0, 'wobblet', startOf(table) + 1000);
  wait(table, 400);
  does(table, 3, { type: 'challenge', side: 0, reason: 'wrong' });
  votes(table, [1, 'invalid'], [3, 'invalid']);
  says(table, 2, 'dust', startOf(table) + 2000);
  assert.equal(table.truth.race!.held[0]!.r, 2120);
});

test('[OF-69] a team is judged by its k-th answer in each reading by itself', () => {
  // S2 has 2010 in both readings. Seat 0, on a long line, and its mate on a short one each make one of the side's two.
  const finish = (long: number, short: number) => {
    const table = given(begun(8, { judging: 'typed', playMode: 'remote' }), {
      piles: [['s1-01'], [], [], [], [], []],
      turn: 2,
    });
    flips(lines(table, 240, undefined, 20, undefined, undefined, undefined, 20), 's1-09');
    const at = startOf(table);
    says(table, 2, 'dust', at + 2000);
    says(table, 0, 'book', at + long);
    says(table, 6, 'pencil', at + short);
    wait(table, 600);
    return winner(table);
  };
  assert.equal(finish(2036, 2101), 2);
  assert.equal(finish(2035, 2101), null, 'level if seat 0 is credited');
  assert.equal(finish(2036, 2100), null, 'level as its mate stands');
});

test('[OF-64, OF-66] a head start may be larger than the reaction: r is below nothing, and the finish closes at once', () => {
  const table = race({ handicaps: '1=3000' }, []);
  says(table, 0, 'book', startOf(table) + 1000);
  assert.deepEqual([table.truth.race!.held[0]!.r, table.truth.race!.closesAt], [-2000, table.now]);
  wait(table, 1);
  assert.equal(winner(table), 0);
});

test('[OF-62] the room measures a line in whole milliseconds, within bounds, and tells what has changed', () => {
  const { truth } = lines(typed(), 100);
  const measured = (ms: number) => news({ type: 'roundTrip', seat: 0, ms }, truth);
  assert.deepEqual(
    [12.7, -5, 1e9].map((ms) => (measured(ms) as { roundTripMs: number }).roundTripMs),
    [12, 0, 60_000],
  );
  assert.deepEqual([measured(104), measured(96)], [undefined, undefined]);
  assert.ok(measured(105) && measured(95));
});

test('[OF-66] the finish waits for the largest head start of a team', () => {
  const table = given(begun(8, { judging: 'typed', playMode: 'remote', handicaps: '1=250; 7=500' }), {
    piles: [['s1-01'], [], [], [], [], []],
    turn: 2,
  });
  flips(table, 's1-09');
  says(table, 2, 'dust', startOf(table) + 2000);
  assert.equal(table.truth.race!.closesAt, startOf(table) + 2000 + 145 + 500);
});

test('[OF-44, OF-66] a team whose mates are stuck keeps the answer that it has given', () => {
  const table = flips(
    given(begun(8, { judging: 'typed', playMode: 'remote' }), { piles: [['s1-01'], [], [], [], [], []], turn: 2 }),
    's1-09',
  );
  says(table, 0, 'book', startOf(table) + 1000);
  for (const seat of [6, 2]) does(table, seat, { type: 'blank' });
  does(table, 'server', { type: 'noteConnection', seat: 0, connected: false });
  assert.equal(table.truth.phase, 'race');
  wait(table, 300);
  assert.equal(winner(table), 0);
});

test('[OF-106] two who are away are not stuck: their race runs to its end', () => {
  const table = race();
  const at = startOf(table);
  for (const seat of [0, 2]) does(table, 'server', { type: 'noteConnection', seat, connected: false });
  waitUntil(table, at + 29_999);
  assert.deepEqual([table.truth.phase, told(table, 'raceClosed')], ['race', []]);
  waitUntil(table, at + 30_000);
  assert.equal(table.truth.phase, 'neutral-flip');
});

test('[OF-44a] a team is stuck when all of it that is connected says so', () => {
  const table = flips(
    given(begun(8, { judging: 'typed', playMode: 'remote' }), { piles: [['s1-01'], [], [], [], [], []], turn: 2 }),
    's1-09',
  );
  for (const seat of [0, 2]) does(table, seat, { type: 'blank' });
  assert.equal(table.truth.phase, 'race');
  does(table, 'server', { type: 'noteConnection', seat: 6, connected: false });
  assert.equal(table.truth.phase, 'neutral-flip');
});

test('[OF-77] a dead heat of a known answer and an unknown one may be doubted for the whole time', () => {
  const table = race({}, []);
  says(table, 0, 'book', startOf(table) + 1000);
  says(table, 2, 'wobblet', startOf(table) + 1020);
  wait(table, 400);
  assert.deepEqual([winner(table), table.truth.until], [null, closed(table).at + 6000]);
});

test('[OF-77, OF-106] nobody waits for the word of somebody who goes away', () => {
  const table = race();
  says(table, 0, 'wobblet', startOf(table) + 1000);
  wait(table, 300);
  for (const seat of [1, 2]) does(table, seat, { type: 'accept' });
  assert.equal(table.truth.phase, 'challenge');
  does(table, 'server', { type: 'noteConnection', seat: 3, connected: false });
  assert.equal(told(table, 'duelWon')[0]!.winner, 0);
});

test('[OF-79, OF-82] in the race that starts again the opponent may say what was rejected, and its own may not', () => {
  const table = race();
  says(table, 0, 'wobblet', startOf(table) + 1000);
  wait(table, 400);
  does(table, 3, { type: 'challenge', side: 0, reason: 'wrong' });
  votes(table, [1, 'invalid'], [3, 'invalid']);
  const at = startOf(table);
  assert.equal(table.truth.until, at + 30_000, 'a fresh timer');
  assert.equal(tries(table, 0, 'wobblet', at + 3000), 'answer-already-given');
  assert.equal(tries(table, 2, 'wobblet', at + 3010), undefined);
});

test('[OF-80b] the side that was not rejected may answer as soon as the race starts again', () => {
  const table = race();
  says(table, 0, 'wobblet', startOf(table) + 1000);
  wait(table, 400);
  does(table, 3, { type: 'challenge', side: 0, reason: 'wrong' });
  votes(table, [1, 'invalid'], [3, 'invalid']);
  const at = startOf(table);
  assert.deepEqual([tries(table, 2, 'dust', at - 1), tries(table, 2, 'dust', at)], ['too-early', undefined]);
});

test('[OF-80b] both sides rejected for the second time: a neutral card', () => {
  const table = race({}, []);
  for (const [one, other] of [
    ['grumbo', 'flimster'],
    ['wobblet', 'snorkum'],
  ] as const) {
    const at = startOf(table);
    says(table, 0, one, at + 1000);
    says(table, 2, other, at + 1020);
    wait(table, 400);
    does(table, 3, { type: 'challenge', side: 0, reason: 'wrong' });
    does(table, 1, { type: 'challenge', side: 2, reason: 'wrong' });
    for (const seat of [0, 2]) does(table, seat, { type: 'accept' });
    for (const _ of [0, 2]) votes(table, [1, 'invalid'], [3, 'invalid']);
  }
  assert.deepEqual([table.truth.phase, told(table, 'duelWon')], ['neutral-flip', []]);
});

test('[OF-43] whoever has lost the race may still give up while it is doubted', () => {
  const table = race();
  says(table, 0, 'wobblet', startOf(table) + 1000);
  wait(table, 300);
  assert.equal(table.truth.phase, 'challenge');
  does(table, 2, { type: 'concede' });
  assert.equal(told(table, 'duelWon')[0]!.winner, 0);
});

test('[OF-82] what is said as the card turns, and not before, does not bar', () => {
  const chat = (ms: number) => {
    const table = given(typed(), { piles: [['s1-27'], [], [], []], turn: 2 });
    stack(table, 's1-03');
    does(table, 2, { type: 'draw', drawPile: 'left', playPile: null });
    does(table, 'server', { type: 'noteWords', text: 'Zorro' }, table.now + ms);
    waitUntil(table, startOf(wait(table, 400 - ms)) + 500);
    return tries(table, 2, 'zorro');
  };
  assert.deepEqual([chat(399), chat(400)], ['answer-repeated', undefined]);
});

test('[OF-83] eight words bar, nine do not; where repeats are allowed, and in person, none do', () => {
  const said = (table: OfTable, words: number) =>
    news({ type: 'said', seat: 3, channel: 'town', text: 'Zorro '.repeat(words) }, table.truth)?.type;
  assert.deepEqual([said(typed(), 8), said(typed(), 9)], ['noteWords', undefined]);
  assert.deepEqual([said(typed(4, { repeats: 'allowed' }), 1), said(voices(), 1)], [undefined, undefined]);
  assert.equal(news({ type: 'said', seat: 3, channel: 'town', text: '!?' }, typed().truth), undefined);
});

test('[OF-75] the chat is closed in a typed duel alone, and there is none in one room', () => {
  const chat = (table: OfTable, who: number | 'master' | 'visitor' = 3) => channels(table.truth)[0]!.refuses(who);
  assert.equal(chat(duelling(voices(4, { playMode: 'remote' }))), undefined);
  assert.equal(chat(settle(race(), 0)), undefined);
  assert.equal(chat(voices()), 'chat-off');
  assert.deepEqual([chat(typed(), 'visitor'), chat(typed(), 'master'), chat(typed(), 4)], Array(3).fill('not-seated'));
  assert.equal(chat(typed(4, { gameMaster: 'human' }), 'master'), undefined);
});

test('[OF-98] a junior may say what its opponent said in the duel before', () => {
  const start = () => {
    const table = given(typed(4, { juniors: '2=junior-animals' }), { piles: [['s1-60'], [], [], []], turn: 1 });
    return flips(table, 's1-04');
  };
  const table = start();
  says(table, 0, 'hund', startOf(table) + 1000);
  says(table, 1, 'hest', startOf(table) + 1050);
  does(table, 1, { type: 'concede' });
  endDuel(table);
  flips(given(table, { piles: [['s1-60'], [], [], []], turn: 1 }), 's1-12');
  assert.equal(tries(table, 1, 'hest', startOf(table) + 500), 'answer-repeated');
  assert.equal(tries(table, 1, 'hund', startOf(table) + 900), undefined);
});

test('[OF-98] what a junior said and did not count is no answer that it has given', () => {
  const start = (table: OfTable, card: string) =>
    flips(given(table, { piles: [['s1-60'], [], [], []], turn: 1 }), card);
  const table = start(typed(4, { juniors: '2=junior-animals' }), 's1-04');
  says(table, 1, 'wobblet', startOf(table) + 1000);
  wait(table, 400);
  does(table, 3, { type: 'challenge', side: 1, reason: 'wrong' });
  votes(table, [2, 'invalid'], [3, 'invalid']);
  does(table, 1, { type: 'concede' });
  endDuel(table);
  start(table, 's1-12');
  assert.equal(tries(table, 1, 'wobblet', startOf(table) + 500), undefined);
});

test('after the server was down a race in person has a fresh timer, and one that has just begun goes on', () => {
  const heard = duelling(voices());
  does(heard, 'server', { type: 'restartRace' }, heard.now + 20_000);
  assert.deepEqual([startOf(heard), heard.truth.until], [heard.now, heard.now + 60_000]);
  const fresh = race();
  does(fresh, 'server', { type: 'restartRace' }, fresh.now + 399);
  assert.equal(told(fresh, 'raceOpened').length, 0);
  does(fresh, 'server', { type: 'restartRace' }, fresh.now + 1);
  assert.equal(told(fresh, 'raceOpened').length, 1);
});

test('[OF-66, OF-69] a team mate knows an answer, and that somebody is stuck; a fault or a line is known to one alone', () => {
  const table = given(begun(8, { judging: 'typed', playMode: 'remote', answersRequired: 2, speech: true }), {
    piles: [['s1-01'], [], [], [], [], []],
    turn: 2,
  });
  flips(lines(table, 77), 's1-09');
  const view = (seat: number) => watcherOf(table, seat).view;
  says(table, 0, 'homework', startOf(table) + 1000);
  assert.deepEqual(
    [0, 6, 2, 1].map((seat) => view(seat).race!.held.length),
    [1, 1, 0, 0],
  );
  assert.deepEqual([view(0).roundTrips[0], view(6).roundTrips[0]], [77, null]);
  tries(table, 6, '?!');
  assert.deepEqual([view(6).turnedDown?.code, view(0).turnedDown], ['empty-answer', null]);
  does(table, 6, { type: 'blank' });
  const stuck = () => [0, 6, 2, 1].map((seat) => view(seat).race!.blanks.length);
  assert.deepEqual(stuck(), [1, 1, 0, 0]);
  tries(table, 6, '!?', startOf(table) + 1500);
  assert.deepEqual(stuck(), [0, 0, 0, 0], 'whoever tries again is stuck no longer, and the mate knows');
  assert.equal(view(0).turnedDown, null);
  does(table, 6, { type: 'openMicrophone', open: true });
  assert.deepEqual(
    [0, 6, 2, 1].map((seat) => view(seat).microphones[6]),
    [true, true, false, false],
    'the time of an answer that the mate sees depends on it',
  );
  says(table, 0, 'pencil', startOf(table) + 2000);
  assert.deepEqual(
    [typeof table.truth.race!.closesAt, view(0).race!.closesAt, view(6).race!.closesAt],
    ['number', null, null],
  );
});

test("[OF-65] a line is called slow above 150 ms, and a bot in somebody's place has none of that line's credit", () => {
  const table = lines(typed(), 150, 151, 400);
  does(table, 'server', { type: 'notePlayer', seat: 2, bot: true });
  duelling(table);
  assert.deepEqual(table.truth.slow.slice(0, 2), [false, true]);
  assert.deepEqual(table.truth.lines!.slice(1, 3), [
    { lead: 75, credit: 45 },
    { lead: 0, credit: 0 },
  ]);
});
