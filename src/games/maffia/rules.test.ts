import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openedLog, verify } from '../../kernel/fairness.ts';
import { playGame, seating } from '../../kernel/testing/players.ts';
import { teamOf } from './content.ts';
import {
  aim,
  asks,
  condemn,
  dealing,
  does,
  endNight,
  F7,
  F10,
  F11,
  F11M,
  F18,
  hang,
  type MaffiaTable,
  nominateAll,
  onDayOne,
  pass,
  raise,
  rareGames,
  seatedAs,
  shoot,
  toCall,
  told,
  toPhase,
  viewOf,
  wait,
} from './fixtures.ts';
import { maffia } from './index.ts';

const seats = (table: MaffiaTable) => table.truth.bots.map((_, seat) => seat);

for (const nightStyle of ['parallel', 'called'] as const) {
  test(`[MF-3] [MF-33] random play ends at every number of players, ${nightStyle} nights`, () => {
    for (let players = 7; players <= 22; players++) {
      const options = { nightStyle, firstDaySeconds: 60, daySeconds: 60 };
      const played = playGame(maffia, { seats: seating(players), options, seed: players, bots: ['sample'] });
      const where = `${players} players`;
      assert.equal(played.ending, 'over', where);
      assert.equal(played.refusals, 0, where);
      const { outcome, winners } = played.result!;
      const { roles } = played.table.truth;
      const team = Object.keys(roles)
        .map(Number)
        .filter((seat) => teamOf(roles[seat]!) === outcome);
      assert.deepEqual(winners, team, where);
    }
  });
}

test('[MF-42] wanted cards come out of the real shuffle', () => {
  for (const roles of [F7, F10, F11, F11M, F18, F10.toReversed(), F18.toReversed()]) {
    const table = seatedAs(roles);
    toPhase(table, 'deal');
    assert.deepEqual(
      seats(table).map((seat) => table.truth.roles[seat]),
      roles,
    );
    assert.deepEqual(
      seats(table).map((seat) => viewOf(table, seat).roles[seat]),
      roles,
    );
  }
});

test('[MF-42] the opened log shows that the deal came from the lots, however the briefing ended', () => {
  const table = seatedAs(F7);
  for (const seat of seats(table)) does(table, seat, { type: 'ackBriefing' });
  assert.equal(table.truth.phase, 'deal');
  hang(table, 0);
  endNight(table);
  hang(table, 1);
  assert.equal(table.truth.result?.outcome, 'village');
  const opened = openedLog(table.log);
  assert.ok(opened.some(({ draws, command }) => draws?.deal === 6 && command?.type === 'ackBriefing'));
  const check = (roles: typeof F7) =>
    verify(maffia, table.initial, opened, { source: dealing(roles), isOpened: true }).difference;
  assert.equal(check(F7), undefined);
  assert.match(check(F7.toReversed())!, /deckShuffled/);
});

test('[MF-43] one by one, a card is told when its own six seconds begin', () => {
  const table = seatedAs(F11, { options: { dealStyle: 'one-by-one' } });
  toPhase(table, 'deal');
  const began = table.now;
  wait(table, 11_999);
  assert.deepEqual(viewOf(table, 2).roles, {});
  assert.equal(asks(table, 1, { type: 'ackRole' }), 'wrong-mode');
  wait(table, 1);
  assert.deepEqual(viewOf(table, 2).roles, { 2: 'mafia' });
  assert.deepEqual(viewOf(table, 3).roles, {});
  toPhase(table, 'night-zero');
  assert.equal(table.now - began, 66_000);
});

test('[MF-49] in night zero every seat is told exactly one thing', () => {
  const table = onDayOne(F11M);
  const circles = told(table, 'circleSeen');
  assert.deepEqual(
    circles.map(({ seat }) => seat),
    seats(table),
  );
  assert.deepEqual(viewOf(table, 0).roles, { 0: 'mafia', 1: 'mafia', 2: 'mafia' });
  assert.deepEqual(viewOf(table, 5).roles, { 4: 'freemason', 5: 'freemason' });
  assert.deepEqual(viewOf(table, 3).roles, { 3: 'doctor' });
});

test('[MF-60] a seat that has left counts as ready, one that is disconnected does not', () => {
  const table = onDayOne(F7);
  for (const seat of [0, 1, 2, 3, 4]) does(table, seat, { type: 'readyToVote', ready: true });
  does(table, 'server', { type: 'connection', seat: 5, connected: false });
  does(table, 'server', { type: 'connection', seat: 6, connected: false });
  assert.equal(table.truth.phase, 'day-talk');
  does(table, 5, { type: 'readyToVote', ready: true });
  does(table, 'server', { type: 'leave', seat: 6 });
  assert.equal(table.truth.phase, 'last-nominations');
  assert.equal(table.truth.extensionsLeft, 1);
});

test('[MF-75] when nobody has acts left the silence ends at once', () => {
  const table = onDayOne(F7, { options: { maxLastActs: 1 } });
  nominateAll(table, []);
  for (const seat of seats(table)) {
    assert.equal(table.truth.phase, 'last-nominations');
    does(table, seat, { type: 'nominate', target: (seat + 1) % 7 });
  }
  assert.equal(table.truth.phase, 'nominee-list');
});

test('[MF-77] a nominee who has left does not speak; a remote one who is not there is passed after 20 s', () => {
  const table = onDayOne(F7, { options: { playMode: 'remote' } });
  nominateAll(table, [3, 4, 5]);
  does(table, 'server', { type: 'leave', seat: 3 });
  does(table, 'server', { type: 'connection', seat: 4, connected: false });
  toPhase(table, 'speech');
  assert.equal(table.truth.speaker, 4);
  wait(table, 19_999);
  assert.equal(table.truth.speaker, 4);
  wait(table, 1);
  assert.equal(table.truth.speaker, 5);
  does(table, 'server', { type: 'connection', seat: 5, connected: false });
  wait(table, 10_000);
  does(table, 'server', { type: 'connection', seat: 5, connected: true });
  wait(table, 60_000);
  assert.equal(table.truth.speaker, 5);
  assert.equal(viewOf(table, 'table').connected[3], true, 'whoever left keeps the last shown state');
});

test('[MF-80] with runoff speeches the tied nominees speak once more', () => {
  const table = onDayOne(F7, { options: { runoffSpeechSeconds: 15 } });
  nominateAll(table, [3, 4, 5]);
  toCall(table, 3);
  raise(table, 3, [0, 1]);
  toCall(table, 5);
  raise(table, 5, [2, 3]);
  toPhase(table, 'speech');
  assert.deepEqual([table.truth.round, table.truth.speaker, table.truth.ballot], [2, 3, [3, 5]]);
  pass(table);
  assert.equal(table.truth.speaker, 5);
  pass(table);
  assert.equal(table.truth.phase, 'vote-intro');
});

test('[MF-84] after a pause an unfinished call begins anew with all hands lowered', () => {
  const table = onDayOne(F7);
  nominateAll(table, [3]);
  toCall(table, 3);
  raise(table, 3, [0, 1]);
  const goesOn = () => {
    maffia.resumed!(table.truth, {
      tell: (fact) => maffia.record(table.truth, fact),
      draw: () => assert.fail(),
      now: table.now,
    });
    assert.deepEqual([table.truth.step, table.truth.until, table.truth.hands], ['countdown', table.now + 3000, {}]);
  };
  wait(table, 2_000);
  assert.equal(table.truth.step, 'countdown');
  goesOn();
  raise(table, 3, [0, 1]);
  wait(table, 3_500);
  assert.equal(table.truth.step, 'open');
  goesOn();
});

test('[MF-102] a called night lasts as long when a role is out', () => {
  const table = onDayOne(F18, { options: { nightStyle: 'called' } });
  const lengths = [6, 4, 5].map((target) => {
    hang(table, target);
    const began = table.now;
    toPhase(table, 'declaration');
    const length = table.now - began;
    pass(table);
    return length;
  });
  assert.deepEqual(lengths, [90_000, 90_000, 90_000]);
});

test('[MF-105] a mate who is not well and points at nobody is left out, and only the mafia is told', () => {
  const table = onDayOne(F11);
  aim(table, 5);
  does(table, 2, { type: 'point', target: null });
  does(table, 2, { type: 'signalUnwell' });
  toPhase(table, 'declaration');
  const settled = told(table, 'nightSettled');
  assert.deepEqual(
    settled.map(({ seat }) => seat),
    seats(table),
    'one for every living seat',
  );
  assert.deepEqual(
    settled.map(({ target }) => target),
    [5, 5, 5, ...Array(8).fill(null)],
  );
  assert.deepEqual(table.truth.nights[0], { day: 1, deaths: [2, 5], attempt: false, shots: [5], saved: null });
  assert.equal(viewOf(table, 0).agreed, 5);
  assert.equal('agreed' in viewOf(table, 6), false);
});

test('[MF-102] an early end waits for all who are there, and not for phones that are asleep', () => {
  const table = onDayOne(F7, { options: { nightEarlyEnd: true }, bots: [6] });
  toPhase(table, 'night');
  does(table, 'server', { type: 'connection', seat: 5, connected: false });
  for (const seat of [0, 1, 2, 3, 4]) does(table, seat, { type: 'nightDone' });
  assert.equal(table.truth.phase, 'night');
  assert.equal(asks(table, 0, { type: 'nightDone' }), 'already-done');
  does(table, 6, { type: 'nightDone' });
  assert.equal(table.truth.phase, 'declaration');
});

test('[MF-91] a removed seat takes its nominations, its hand and every choice of it along', () => {
  const table = onDayOne(F11, { options: { gameMaster: 'human' } });
  does(table, 4, { type: 'nominate', target: 5 });
  does(table, 6, { type: 'nominate', target: 4 });
  does(table, 'master', { type: 'master.removeSeat', seat: 4 });
  assert.deepEqual(table.truth.nominations, []);
  assert.equal(asks(table, 'master', { type: 'master.removeSeat', seat: 4 }), 'target-out');
  does(table, 7, { type: 'nominate', target: 5 });
  toCall(table, 5);
  raise(table, 5, [8]);
  does(table, 'master', { type: 'master.removeSeat', seat: 5 });
  assert.deepEqual([table.truth.phase, table.truth.hanged], ['vote-result', null]);
  aim(table, 9);
  does(table, 'master', { type: 'master.removeSeat', seat: 9 });
  assert.equal(viewOf(table, 0).choices[0], null);
  toPhase(table, 'declaration');
  assert.deepEqual(table.truth.nights[0]?.deaths, []);
  assert.deepEqual(table.truth.out[9], { how: 'removed', day: 1 });
});

test('[MF-16] when the human master falls away, what waited gets its ordinary time', () => {
  const table = onDayOne(F7, { options: { gameMaster: 'human', votingMode: 'hands' } });
  nominateAll(table, [3, 4]);
  toPhase(table, 'vote-intro');
  assert.equal(maffia.deadline(table.truth), undefined);
  does(table, 'server', { type: 'handOver' });
  assert.equal(maffia.deadline(table.truth)?.at, table.now + 4_000);
  assert.equal(asks(table, 'master', { type: 'master.advance' }), 'master-only');
  toCall(table, 3);
  raise(table, 3, [0]); // real hands need a human to count them: now the phones do
});

test('[MF-20] [MF-127] a dawn break ends when all who are there are back, the guests who are out too', () => {
  const table = onDayOne(F7);
  hang(table, 3);
  does(table, 3, { type: 'requestBreak' });
  aim(table, 4);
  toPhase(table, 'dawn-break');
  assert.deepEqual(viewOf(table, 'table').nights, []);
  for (const seat of [0, 1, 2, 4, 5, 6]) does(table, seat, { type: 'readyAfterBreak' });
  assert.equal(table.truth.phase, 'dawn-break');
  does(table, 'server', { type: 'connection', seat: 3, connected: false });
  assert.equal(table.truth.phase, 'declaration');
});

test('[MF-123] after a hanging that decides the game, nobody is told more than after any other', () => {
  const lost = onDayOne(F7);
  hang(lost, 3);
  shoot(lost, 4);
  condemn(lost, 5);
  const lengths = seats(lost).map((seat) => lost.watchers[seat]!.count);
  wait(lost, 4_999);
  assert.deepEqual(
    seats(lost).map((seat) => lost.watchers[seat]!.count),
    lengths,
  );
  assert.equal(maffia.result(lost.truth), undefined);
  wait(lost, 1);
  assert.deepEqual(lost.truth.result, { outcome: 'mafia', reason: 'parity', winners: [0, 1] });
});

test('[MF-126] an undone setup leaves nobody with a card', () => {
  const table = seatedAs(F11M);
  toPhase(table, 'night-zero');
  does(table, 6, { type: 'signalUnwell' });
  for (const { view, viewer } of table.watchers) {
    assert.deepEqual(view.roles, {}, `${viewer}`);
    assert.deepEqual(view.result?.undone, viewer === 6 || viewer === 'master' ? [6] : [], `${viewer}`);
  }
  assert.deepEqual(maffia.result(table.truth)?.undone, [6]);
});

test('[MF-128] the end opens who was shot and saved, and of hunches only totals', () => {
  const table = onDayOne(F10);
  aim(table, 5);
  does(table, 2, { type: 'protect', target: 5 });
  does(table, 3, { type: 'investigate', target: 0 });
  does(table, 4, { type: 'hunch', target: 1 });
  endNight(table);
  hang(table, 0);
  toPhase(table, 'night');
  does(table, 9, { type: 'signalUnwell' });
  endNight(table);
  hang(table, 1);
  const view = viewOf(table, 'table');
  assert.deepEqual(view.openedNights?.[0], {
    day: 1,
    shot: [],
    saved: 5,
    checks: [{ seat: 3, target: 0, team: 'mafia' }],
  });
  assert.deepEqual(view.openedNights?.[1]?.shot, [9]);
  assert.deepEqual(
    view.awards?.noses.find(({ seat }) => seat === 4),
    { seat: 4, hits: 3, of: 3 },
  );
  assert.deepEqual([view.hunches, view.choices, view.unwell], [{}, {}, {}]);
  const opened = JSON.stringify(openedLog(table.log));
  for (const sealed of ['pointed', 'patientChosen', 'hunchSet', 'unwellSignalled', 'nightClosed', 'nightSettled']) {
    assert.equal(opened.includes(sealed), false, sealed);
  }
});

test('every type of fact happens in a game, and each of these games can be verified', () => {
  const tables = rareGames();
  for (const table of tables) {
    assert.equal(verify(maffia, table.initial, table.log, { source: table.source }).difference, undefined);
    if (table.truth.result?.outcome === 'undone') continue;
    const opened = verify(maffia, table.initial, openedLog(table.log), { source: table.source, isOpened: true });
    assert.equal(opened.difference, undefined);
  }
  const types = new Set(tables.flatMap(({ log }) => log.flatMap((entry) => entry.told.map(({ fact }) => fact.type))));
  for (const type of [
    'handsRecorded',
    'briefingTurned',
    'handStruck',
    'handRestored',
    'clockMoved',
    'seatRemoved',
    'masterReplaced',
    'speakerMissed',
  ] as const) {
    assert.ok(types.has(type), type);
  }
});
