import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { tick } from '../../kernel/table.ts';
import {
  allReady,
  allViews,
  anna,
  asks,
  belongings,
  bo,
  bribe,
  cille,
  dan,
  dealing,
  does,
  G4,
  g4,
  g4Rows,
  lapse,
  letGo,
  passAll,
  seated,
  secondRun,
  told,
  toPhase,
  viewOf,
  wait,
} from './fixtures.ts';
import { illumuffinati } from './index.ts';
import { lapseIn, lobby, ok, playing, playOf, type Room, rules, sitting, toPhaseIn, tries } from './room-fixtures.ts';
import { passerOf, type State } from './state.ts';

test('[IM-S01] player count', () => {
  assert.equal(tries(lobby(3), 0, { type: 'room.start' }, 5000), 'too-few-players');
  assert.equal(tries(lobby(7), 'visitor', sitting(7), 5000), 'table-full');
  for (const players of [4, 5, 6, 7]) assert.deepEqual(playOf(playing(players)).gold, Array(players).fill(25));
});

test('[IM-120] a lost line keeps its seat, and the clock plays its defaults', () => {
  const room = playing(4);
  toPhaseIn(room, 'hide');
  const passer = passerOf(playOf(room))!;
  ok(room, 'server', { type: 'room.connection', who: passer, connected: false, via: 'here' });
  const before = playOf(room).passes;
  lapseIn(room);
  assert.equal(playOf(room).passes, before + 1);
  assert.deepEqual([playOf(room).bots[passer], playOf(room).left[passer]], [false, false]);
});

test('[IM-121] a bot takes the seat of whoever leaves, with purse, tokens and hand; or the defaults do', () => {
  for (const standIns of [true, false]) {
    const room = playing(4, { options: { standIns } });
    const leaver = (playOf(room).inspector + 2) % 4;
    const hand = playOf(room).hands[leaver];
    ok(room, leaver, { type: 'room.leave' });
    assert.deepEqual([playOf(room).bots[leaver], playOf(room).left[leaver]], [standIns, !standIns]);
    assert.deepEqual([playOf(room).hands[leaver], playOf(room).gold[leaver]], [hand, 25]);
  }
});

test('[IM-122] a forced pass is a legal pair by lot, and looks like a chosen one', () => {
  const chosen = g4();
  does(chosen, bo, { type: 'passCards', cards: [4, 'J'] }, chosen.now + 40_000);
  const forced = g4();
  lapse(forced);
  assert.equal(forced.now, chosen.now);
  for (const viewer of [anna, dan, 'table', 'master'] as const) {
    assert.equal(JSON.stringify(viewOf(forced, viewer)), JSON.stringify(viewOf(chosen, viewer)), String(viewer));
  }
  assert.equal(forced.truth.hands[bo]!.length, 3);
  assert.equal(told(forced, 'cardsPassed')[0]!.cards.length, 4);
});

test('[IM-122] a forced discard is any pair but both jewels', () => {
  const pairs = new Set<string>();
  for (let seed = 0; seed < 100; seed++) {
    const table = seated({ source: dealing(G4, anna, `forced ${seed}`) });
    allReady(table, [bo, cille, dan]);
    passAll(table, ['J', 'J'], ['J', 'J']);
    assert.deepEqual(table.truth.hands[dan], [8, 21, 30, 'J', 'J']);
    lapse(table);
    pairs.add(told(table, 'cardsDiscarded')[0]!.cards.join(' '));
  }
  assert.deepEqual([...pairs].sort(), ['21 30', '21 J', '30 J', '8 21', '8 30', '8 J']);
});

test('[IM-123] while the room is paused nothing is accepted and no clock runs', () => {
  const room = playing(4);
  toPhaseIn(room, 'negotiate');
  const host = 0;
  const left = playOf(room).endsAt! - (room.now - room.truth.still);
  const baker = playOf(room).room.find((seat) => seat !== host)!;
  ok(room, host, { type: 'room.pause' });
  assert.equal(tries(room, baker, { type: 'setBribe', total: 1 }), 'paused');
  assert.equal(rules.deadline(room.truth), undefined, 'as long as they like');
  ok(room, host, { type: 'room.resume' }, room.now + 600_000);
  assert.equal(playOf(room).endsAt! - (room.now - room.truth.still), left);
  ok(room, baker, { type: 'setBribe', total: 1 });
});

test('[IM-123] a guest pauses twice, the host as often as they like, and either ends the guest’s', () => {
  const room = playing(4);
  toPhaseIn(room, 'negotiate');
  for (const by of [1, 0]) {
    ok(room, 1, { type: 'room.pause' });
    assert.equal(rules.deadline(room.truth), undefined, 'it does not end by itself');
    assert.equal(tries(room, 2, { type: 'room.resume' }), 'not-your-pause');
    ok(room, by, { type: 'room.resume' });
  }
  assert.equal(tries(room, 1, { type: 'room.pause' }), 'no-pause-left');
  for (let times = 0; times < 4; times++) {
    ok(room, 0, { type: 'room.pause' });
    assert.equal(tries(room, 1, { type: 'room.resume' }), 'not-your-pause');
    ok(room, 0, { type: 'room.resume' });
  }
});

test('[IM-123] in the nose race a guest’s pause would be a second try: the host alone has one', () => {
  const { pauses, initial } = illumuffinati;
  const view = initial(
    playing(4).truth.seats.map(() => ({ bot: false })),
    {} as never,
  );
  assert.deepEqual(
    (['negotiate', 'nose-race'] as const).map((phase) => pauses!({ ...view, phase })),
    [2, 0].map((perSeat) => ({ perSeat, seconds: 0, isHostFree: true })),
  );
});

test('[IM-123] what the game master may do she may do while the room is paused', () => {
  const section = readFileSync(new URL('./RULES.md', import.meta.url), 'utf8')
    .split('\n## 13.')[1]!
    .split('\n## ')[0]!;
  const moves = new Set([...section.matchAll(/`(master\.\w+)/g)].map(([, type]) => type!));
  assert.deepEqual([...illumuffinati.whilePaused!].sort(), [...moves].sort());
  const naming = playing(4, { remote: false, options: { firstInspector: 'host' } });
  ok(naming, 0, { type: 'room.pause' });
  ok(naming, 0, { type: 'master.setFirstInspector', seat: 2 });
  assert.deepEqual([playOf(naming).phase, playOf(naming).inspector], ['bake', 2]);
  ok(naming, 0, { type: 'room.resume' });
  for (const baker of [3, 0, 1]) ok(naming, baker, { type: 'ready' });
  lapseIn(naming);
  assert.ok(playOf(naming).hasGonged);
  ok(naming, 0, { type: 'room.pause' });
  ok(naming, 0, { type: 'master.playDefault' });
  assert.equal(playOf(naming).passes, 1);
  const before = playOf(naming).endsAt!;
  ok(naming, 0, { type: 'master.extend', seconds: 30 });
  assert.equal(playOf(naming).endsAt, before + 30_000);
});

test('[IM-124] a round that is voided begins anew with the same Inspector, and shows nothing', () => {
  const table = secondRun();
  const hidden = JSON.stringify(allViews(table).map(({ hands }) => hands));
  assert.match(hidden, /26/);
  does(table, anna, { type: 'master.voidRound' });
  const { truth } = table;
  assert.deepEqual(belongings(truth), Array(4).fill('25/0/0'));
  assert.deepEqual([truth.inspector, truth.round, truth.phase, truth.pile, truth.used], [anna, 0, 'bake', 0, []]);
  assert.equal(told(table, 'rowsShown').length, 0);
  assert.equal(told(table, 'deckShuffled').length, 2);
  for (const view of allViews(table)) assert.deepEqual([view.isVoided, view.taken], [true, [0, 0, 0, 0]]);
  toPhase(table, 'hide');
  assert.equal(truth.isVoided, false, 'it is told at the oven');
  toPhase(table, 'earnings');
  assert.equal(asks(table, anna, { type: 'master.voidRound' }), 'wrong-phase');
});

test('[IM-S39] leaving, forced pass, pause, void', () => {
  const room = playing(4, { remote: false, options: { timers: 'hard' } });
  toPhaseIn(room, 'hide');
  const passer = passerOf(playOf(room))!;
  ok(room, passer, { type: 'room.leave' });
  assert.equal(playOf(room).bots[passer], true);
  const host = room.truth.host!;
  ok(room, host, { type: 'room.pause' });
  assert.equal(tries(room, passer, { type: 'passCards', cards: [1, 2] }), 'paused');
  ok(room, host, { type: 'master.voidRound' }); // the host's moves are taken while the room stands still
  ok(room, host, { type: 'room.resume' });
  assert.equal(playOf(room).phase, 'bake');
});

test('[IM-125] tips are an option, and no view carries more because of them', () => {
  const [on, off] = [true, false].map((tips) => {
    const table = g4Rows({ tips });
    return JSON.stringify(table.log.map(({ told: facts }) => facts));
  });
  assert.equal(on, off, 'the same facts');
  assert.equal(illumuffinati.options.tips.default, false);
});

test('[IM-S40] phones only', () => {
  const table = secondRun({ playMode: 'remote' });
  assert.equal(asks(table, bo, { type: 'setBribe', total: 1 }), 'already-home');
  assert.equal(illumuffinati.channels!(table.truth)[0]!.refuses(bo), undefined);
  const silent = secondRun({ playMode: 'remote', homeBakersMayTalk: false });
  assert.equal(illumuffinati.channels!(silent.truth)[0]!.refuses(bo), 'already-home');
  assert.equal(asks(silent, bo, { type: 'point', seat: anna }), 'already-home');
  assert.equal(
    illumuffinati.channels!(secondRun().truth)[0]!.refuses(dan),
    'chat-off',
    'at one table people talk aloud',
  );
});

test('[IM-S41] defaults of the small phases', () => {
  const claims = seated({ options: { firstInspector: 'ritual' } });
  wait(claims, 45_000);
  assert.deepEqual(new Set(claims.truth.shownClaims.flatMap(({ crime, hat }) => [crime, hat])), new Set(['never']));
  const table = g4Rows();
  bribe(table, cille, 3);
  bribe(table, dan, 2);
  does(table, anna, { type: 'sendHome', seat: bo, takeBribe: false, seenBribe: 0 });
  does(table, dan, { type: 'takeBack', keep: 0 });
  wait(table, 12_000);
  assert.deepEqual(
    told(table, 'bribesKept').map(({ keeps }) => keeps),
    [[null, null, 3, 0]],
  );
  toPhase(table, 'accusation');
  const began = table.now;
  lapse(table);
  assert.deepEqual([table.now - began, table.truth.phase], [15_000, 'earnings']);
});

test('[IM-128] hard plays the default, soft rings once, off does neither; animations run in all', () => {
  for (const timers of ['hard', 'soft', 'off'] as const) {
    const table = g4({ timers });
    wait(table, 41_000);
    assert.equal(table.truth.passes > 0, timers === 'hard');
    assert.equal(told(table, 'gongRang').length, timers === 'soft' ? 1 : 0);
  }
  for (const timers of ['soft', 'off'] as const) {
    const table = g4({ timers });
    passAll(table, [4, 'J'], [2, 4], [2, 4]);
    wait(table, 4_000);
    assert.deepEqual([table.truth.phase, table.truth.isLocked], ['negotiate', true]);
    wait(table, 3_000);
    assert.equal(table.truth.isLocked, false);
  }
});

test('[IM-S42, IM-129] who has left without a bot plays the defaults, whatever the timers, and may come back', () => {
  const table = g4({ timers: 'off', standIns: false });
  does(table, 'server', { type: 'leave', seat: cille });
  passAll(table, [4, 'J']);
  wait(table, 39_999);
  assert.equal(passerOf(table.truth), cille);
  wait(table, 1);
  assert.equal(passerOf(table.truth), dan);
  const back = g4({ timers: 'off', standIns: false });
  does(back, 'server', { type: 'leave', seat: cille });
  passAll(back, [4, 'J']);
  does(back, 'server', { type: 'player', seat: cille, bot: false });
  wait(back, 3_600_000);
  assert.equal(passerOf(back.truth), cille, 'nothing is played for somebody who is there');
  does(back, cille, { type: 'passCards', cards: [2, 4] });
  assert.deepEqual(back.truth.passed[cille]?.cards, [2, 4]);
  const stoodIn = g4({ timers: 'off', standIns: false });
  does(stoodIn, 'server', { type: 'leave', seat: bo });
  does(stoodIn, 'server', { type: 'player', seat: bo, bot: true });
  assert.equal(illumuffinati.deadline(stoodIn.truth), undefined, 'a bot plays for itself');
  const inspector = g4Rows({ timers: 'off', standIns: false });
  bribe(inspector, dan, 2);
  does(inspector, 'server', { type: 'leave', seat: anna });
  wait(inspector, 150_000);
  assert.deepEqual([inspector.truth.home, inspector.truth.pile], [[dan], 2]);
  const empty = seated({ bots: [bo, cille], options: { timers: 'off' } });
  does(empty, 'server', { type: 'player', seat: dan, bot: true });
  assert.equal(empty.truth.phase, 'bake', 'where nobody can be ready the phase lasts its time');
  wait(empty, 8_000);
  assert.equal(empty.truth.phase, 'hide');
  const last = secondRun({ timers: 'off', standIns: false });
  letGo(last, dan);
  toPhase(last, 'accusation');
  does(last, 'server', { type: 'leave', seat: cille });
  wait(last, 14_999);
  assert.equal(last.truth.phase, 'accusation');
  wait(last, 1);
  assert.deepEqual([last.truth.phase, last.truth.last?.card], ['earnings', 'J']);
  const room = playing(4, { remote: false, options: { timers: 'hard' } });
  toPhaseIn(room, 'hide');
  const before = playOf(room).endsAt! - (room.now - room.truth.still);
  ok(room, 0, { type: 'room.pause' }, room.now + 15_000);
  ok(room, 0, { type: 'room.resume' }, room.now + 600_000);
  assert.equal(playOf(room).endsAt! - (room.now - room.truth.still), before - 15_000);
});

test('who has left without a bot counts as ready, answers by default, and claims nothing', () => {
  const table = seated({ options: { timers: 'off', standIns: false, firstInspector: 'ritual' } });
  does(table, 'server', { type: 'leave', seat: dan });
  for (const seat of [anna, bo, cille])
    does(table, seat, { type: 'claimHonour', crime: 'never', hat: seat === bo ? 'today' : 'never' });
  assert.equal(table.truth.phase, 'first-inspector');
  wait(table, 45_000);
  assert.deepEqual([table.truth.phase, table.truth.inspector], ['bake', bo]);
  allReady(table, [cille, anna]);
  assert.equal(table.truth.phase, 'hide', 'Dan counts as ready');
  const awaited = seated({ options: { timers: 'off', standIns: false } });
  allReady(awaited, [bo, cille]);
  does(awaited, 'server', { type: 'leave', seat: dan });
  assert.equal(awaited.truth.phase, 'hide', 'also who leaves when all others are');
  const asked = seated({ options: { timers: 'soft', standIns: false, firstInspector: 'ritual' } });
  does(asked, 'server', { type: 'leave', seat: dan });
  for (const seat of [anna, bo]) does(asked, seat, { type: 'claimHonour', crime: 'never', hat: 'year' });
  wait(asked, 45_000);
  assert.deepEqual(asked.truth.hasClaimed, [true, true, false, true], 'Cille is still asked');
  does(asked, cille, { type: 'claimHonour', crime: 'never', hat: 'today' });
  assert.deepEqual([asked.truth.phase, asked.truth.inspector], ['bake', cille]);
  const thoughts = g4Rows({ timers: 'soft', standIns: false });
  bribe(thoughts, cille, 3);
  bribe(thoughts, dan, 2);
  does(thoughts, anna, { type: 'sendHome', seat: bo, takeBribe: false, seenBribe: 0 });
  does(thoughts, 'server', { type: 'leave', seat: cille });
  wait(thoughts, 12_000);
  assert.deepEqual([thoughts.truth.phase, thoughts.truth.answered], ['takeback', 1], 'Dan is still asked');
  does(thoughts, dan, { type: 'takeBack', keep: 1 });
  assert.deepEqual(told(thoughts, 'bribesKept')[0]!.keeps, [null, null, 3, 1]);
});

test('[IM-S43, IM-130] a seated host is no judge in remote play', () => {
  const room = playing(4);
  assert.equal(tries(room, 0, { type: 'master.voidRound' }), 'master-only');
  assert.equal(tries(room, 0, { type: 'room.cover', seat: 3, bot: 'clever' }), 'not-absent');
  ok(room, 0, { type: 'room.pause' });
  const judged = playing(4, { human: true });
  toPhaseIn(judged, 'negotiate');
  assert.equal(tries(judged, 0, { type: 'master.voidRound' }), 'master-only', 'there is a game master');
  ok(judged, 'master', { type: 'master.voidRound' });
  for (const { view } of judged.watchers) assert.deepEqual((view.play as { rows: unknown }).rows, null);
  const near = playing(4, { remote: false });
  ok(near, 0, { type: 'master.voidRound' });
});

test('[IM-130] whoever stands in for the host does what the host may, and voids no round', () => {
  const room = playing(4, { remote: false, options: { timers: 'soft' } });
  toPhaseIn(room, 'bake');
  ok(room, 'server', { type: 'room.connection', who: 0, connected: false, via: 'here' });
  tick(room, room.now + 60_000);
  assert.deepEqual([room.truth.standIn?.seat, playOf(room).host], [1, 1]);
  assert.equal(tries(room, 1, { type: 'master.voidRound' }), 'not-for-stand-in');
  const offers = rules.legal(room.truth as never, 1, room.now).map(({ command }) => command.type);
  assert.ok(offers.includes('master.playDefault') && !offers.includes('master.voidRound'));
  ok(room, 1, { type: 'master.playDefault' });
  ok(room, 1, { type: 'room.pause' });
  ok(room, 'server', { type: 'room.connection', who: 0, connected: true, via: 'here' });
  assert.deepEqual([room.truth.standIn, playOf(room).host], [undefined, 0]);
  ok(room, 0, { type: 'room.resume' });
  ok(room, 0, { type: 'master.voidRound' });
});

test('[IM-S45, IM-131] hidden purses and no memory aid change the display, not what is told', () => {
  const heard = (options: object) => JSON.stringify(secondRun(options).log.map(({ told: facts }) => facts));
  assert.equal(heard({ purses: 'hidden', memoryAid: false }), heard({}));
});

test('[IM-132] what the table’s screen shows every phone knows as well, and it stays as it was said', () => {
  const table = seated({ hands: G4, bots: [dan] });
  allReady(table, [bo, cille]);
  passAll(table, [4, 'J'], [2, 4], [2, 4]);
  toPhase(table, 'negotiate');
  does(table, dan, { type: 'point', seat: bo });
  does(table, cille, { type: 'point', seat: dan });
  bribe(table, bo, 9);
  bribe(table, cille, 3);
  const shown = ({ used, gold, openShop, suspicious, home, taken, pile, fingers, said, offered, bribes }: State) => ({
    ...{ used, gold, openShop, suspicious, home, taken, pile, fingers, said, offered, bribes },
  });
  const alike = () => {
    for (const view of allViews(table)) assert.deepEqual(shown(view), shown(table.truth));
  };
  assert.deepEqual(table.truth.said, [{ seat: dan, at: bo, ground: 'left' }], 'what a bot says, once');
  assert.deepEqual([table.truth.used, table.truth.offered], [[2, 4], null]);
  alike();
  letGo(table, bo);
  assert.deepEqual([table.truth.said, table.truth.offered], [[], [0, 0, 3, 0]]);
  does(table, cille, { type: 'takeBack', keep: 1 });
  assert.deepEqual([table.truth.offered, table.truth.bribes[cille]], [[0, 0, 3, 0], 1], 'and what stays of it');
  alike();
});

test('the host, or a human game master, gives more time; the host changes with the room', () => {
  const room = playing(4, { remote: false, options: { timers: 'soft' } });
  toPhaseIn(room, 'bake');
  const before = playOf(room).endsAt!;
  ok(room, 0, { type: 'room.extend', seconds: 30 });
  assert.equal(playOf(room).endsAt, before + 30_000);
  assert.equal(tries(room, 0, { type: 'room.extend', seconds: -5 }), 'master-only');
  assert.equal(tries(room, 1, { type: 'master.extend', seconds: 30 }), 'master-only');
  ok(room, 0, { type: 'room.makeHost', seat: 1 });
  assert.equal(playOf(room).host, 1);
  ok(room, 1, { type: 'master.extend', seconds: 30 });
  const judged = playing(4, { human: true });
  assert.equal(tries(judged, 0, { type: 'room.extend', seconds: 30 }), 'master-only', 'one judge at a table');
  const then = playOf(judged).endsAt!;
  ok(judged, 'master', { type: 'room.extend', seconds: 30 });
  assert.equal(playOf(judged).endsAt, then + 30_000);
  const late = g4({ timers: 'soft' });
  wait(late, 60_000);
  does(late, anna, { type: 'master.extend', seconds: 10 });
  assert.deepEqual([late.truth.endsAt, late.truth.hasGonged], [late.now + 10_000, false]);
  wait(late, 10_000);
  assert.equal(told(late, 'gongRang').length, 2);
  does(late, anna, { type: 'master.extend', seconds: 600 });
});

test('a human game master who is gone for good is replaced by the host', () => {
  const room: Room = playing(4, { human: true });
  assert.equal(playOf(room).master, 'human');
  ok(room, 'master', { type: 'room.handOver' });
  assert.equal(playOf(room).master, 'auto');
  assert.equal(tries(room, 0, { type: 'master.extend', seconds: 30 }), undefined);
});

test('news that change nothing tell nothing', () => {
  const table = g4();
  const before = told(table, 'hostNamed').length + told(table, 'masterReplaced').length;
  does(table, 'server', { type: 'host', seat: anna });
  does(table, 'server', { type: 'handOver' });
  assert.equal(told(table, 'hostNamed').length + told(table, 'masterReplaced').length, before);
});

test('a cancelled game has no winner', () => {
  const room = playing(4);
  ok(room, 0, { type: 'room.pause' });
  ok(room, 0, { type: 'room.cancel' });
  assert.deepEqual(illumuffinati.result(playOf(room)), { outcome: 'cancelled', reason: 'cancelled', winners: [] });
  assert.equal(tries(room, 1, { type: 'ready' }), 'game-over');
});

test('nobody waits for a bot to be ready; where nobody else is asked the phase lasts its time', () => {
  const table = seated({ bots: [cille, dan], options: { timers: 'off' } });
  allReady(table, [bo]);
  assert.equal(table.truth.phase, 'hide');
  const alone = seated({ bots: [bo, cille, dan], options: { timers: 'off' } });
  wait(alone, 7_999);
  assert.equal(alone.truth.phase, 'bake');
  wait(alone, 1);
  assert.equal(alone.truth.phase, 'hide');
  const leaving = seated({ options: { timers: 'off' } });
  allReady(leaving, [bo, cille]);
  does(leaving, 'server', { type: 'player', seat: dan, bot: true });
  assert.equal(leaving.truth.phase, 'hide', 'a bot sat down for the last who was awaited');
});
