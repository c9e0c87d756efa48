import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bitOf, OPEN } from '../audience.ts';
import { canonical, commitmentTo, type OpenEntry, openedLog } from '../fairness.ts';
import type { AnyGame, News, Typed } from '../game.ts';
import { sample } from '../offer.ts';
import { lots, seeded } from '../random.ts';
import { act, type Entry, openTable, refuse, replay, streamOf, tick, watcherOf } from '../table.ts';
import {
  bot,
  byDay,
  checkFolds,
  DOORS,
  game,
  games,
  hexOf,
  no,
  ok,
  openRoom,
  playing,
  type Room,
  rules,
  SECRET,
  sitting,
  standing,
  VIEWERS,
} from '../testing/room-fixtures.ts';
import { ROOM_LIMITS } from './commands.ts';
import { refusePerson } from './door.ts';
import { roomRules } from './rules.ts';
import { emptyRoom, gameTime } from './state.ts';
import { contributedTo, openedGame, verifyRoom } from './verify.ts';

test('people sit down, the first one is host, and everybody reads their tags', () => {
  const room = openRoom();
  ok(room, 'visitor', sitting('  Alma   at the\u200b Mill ', { pronouns: 'hun/henne' }));
  ok(room, 'visitor', sitting('Bodil'));
  assert.equal(room.truth.host, 0);
  for (const viewer of VIEWERS) {
    const { view } = watcherOf(room, viewer);
    assert.deepEqual(
      view.seats.map((seat) => [seat.name, seat.pronouns]),
      [
        ['Alma at the Mill', 'hun/henne'],
        ['Bodil', ''],
      ],
    );
    assert.equal(view.holders, undefined, 'nobody is told a token, hashed or not');
    assert.equal(view.roomSecret, undefined);
  }
  no(room, 'visitor', sitting(' \u200b '), 'name-empty');
  no(room, 'visitor', sitting('x'.repeat(ROOM_LIMITS.nameLengthMax + 1)), 'name-too-long');
  no(room, 'visitor', sitting('Cyril', { pronouns: 'p'.repeat(17) }), 'name-too-long');
  no(room, 'visitor', sitting('BODIL'), 'name-taken');
  no(room, 'visitor', { ...sitting('Cyril'), extra: 1 }, 'bad-payload');
  no(room, 1, { type: 'room.tag', name: 'alma AT the mill', pronouns: '', mask: 0, isNew: false }, 'name-taken');
  ok(room, 1, { type: 'room.tag', name: 'bodil', pronouns: '', mask: 0, isNew: false });
  checkFolds(room);
});

test('the host keeps the lobby: order, bots, options, presets, start', () => {
  const room = openRoom();
  ok(room, 'visitor', sitting('Alma'));
  no(room, 0, { type: 'room.start' }, 'too-few-players');
  ok(room, 'visitor', sitting('Bodil'));
  for (const command of [bot('Egon'), { type: 'room.order', seats: [1, 0] }, { type: 'room.start' }]) {
    no(room, 1, command, 'host-only');
  }
  no(room, 0, { ...bot('Egon'), bot: 'genius' }, 'no-such-bot');
  ok(room, 0, bot('Egon'));
  no(room, 0, { type: 'room.order', seats: [0, 1] }, 'bad-seat-order');
  no(room, 0, { type: 'room.order', seats: [0, 1, 1] }, 'bad-seat-order');
  ok(room, 0, { type: 'room.order', seats: [2, 1, 0] });
  assert.deepEqual(
    room.truth.seats.map((seat) => seat.name),
    ['Egon', 'Bodil', 'Alma'],
  );
  assert.equal(room.truth.host, 2, 'the host keeps the office, not the chair');
  no(room, 2, { type: 'room.setOption', name: 'toString', value: 1 }, 'unknown-option');
  no(room, 2, { type: 'room.setOption', name: 'candles', value: 9 }, 'bad-option');
  no(room, 2, { type: 'room.setOption', name: 'preset', value: 'endless' }, 'bad-option');
  ok(room, 2, { type: 'room.setOption', name: 'preset', value: 'long' });
  assert.deepEqual(room.truth.options, { playMode: 'remote', candles: 5, preset: 'long' });
  ok(room, 2, { type: 'room.setOption', name: 'candles', value: 1 });
  ok(room, 2, { type: 'room.kick', seat: 0 });
  assert.deepEqual(
    room.truth.seats.map((seat) => seat.name),
    ['Bodil', 'Alma'],
  );
  assert.equal(room.truth.host, 1);
  ok(room, 1, { type: 'room.makeHost', seat: 0 });
  ok(room, 0, { type: 'room.start' });
  assert.equal(room.truth.settings.candles, 1);
  no(room, 0, { type: 'room.order', seats: [1, 0] }, 'wrong-phase');
  no(room, 'visitor', sitting('Dagny'), 'wrong-phase');
  checkFolds(room);
});

test('all see who is new and whether they have said that they can stay; it keeps nobody from starting', () => {
  const room = openRoom();
  ok(room, 'visitor', sitting('Alma'));
  ok(room, 'visitor', sitting('Bodil', { isNew: true }));
  no(room, 0, { type: 'room.confirmTime' }, 'not-new');
  const seen = () =>
    [0, 1].map((viewer) => watcherOf(room, viewer).view.seats.map(({ isNew, hasTime }) => [isNew, hasTime]));
  const unsaid = [
    [false, false],
    [true, false],
  ];
  assert.deepEqual(seen(), [unsaid, unsaid]);
  assert.equal(refuse(rules, room.truth, { type: 'room.start' }, 0, room.now), undefined, 'before it is said');
  ok(room, 1, { type: 'room.confirmTime' });
  const said = [
    [false, false],
    [true, true],
  ];
  assert.deepEqual(seen(), [said, said]);
  ok(room, 0, { type: 'room.start' });
});

test('anybody may ask for a kinder wording; nobody learns who, and it stays, also in the rematch', () => {
  const room = openRoom();
  ok(room, 'visitor', sitting('Alma'));
  ok(room, 'visitor', sitting('Bodil'));
  no(room, 1, { type: 'room.ratchet', name: 'candles' }, 'bad-option');
  ok(room, 1, { type: 'room.ratchet', name: 'wording' });
  no(room, 0, { type: 'room.setOption', name: 'wording', value: 'plain' }, 'wording-locked');
  for (const viewer of VIEWERS) {
    const locked = streamOf(room.log, bitOf(viewer)).at(-1) as Typed & { seat?: number };
    assert.equal(locked.type, 'room.optionLocked');
    assert.equal(locked.seat, undefined);
  }
  assert.equal(openedLog(room.log).at(-1)!.command, undefined, 'the handed-out log does not say whose command it was');
  ok(room, 0, { type: 'room.start' });
  ok(room, 0, { type: 'room.leave' });
  assert.equal(room.truth.phase, 'ended');
  ok(room, 1, { type: 'room.rematch' });
  assert.equal(room.truth.options.wording, 'soft');
  no(room, 0, { type: 'room.setOption', name: 'wording', value: 'plain' }, 'wording-locked');
});

test('game time stands still while the room does', () => {
  const room = byDay(playing());
  assert.equal(room.truth.pause, null);
  const until = (room.truth.play as { until: number }).until;
  assert.equal(until, 40_000, 'ten seconds of night, thirty of day, counted from the start of the game');
  ok(room, 1, { type: 'room.pause' }, 20_000);
  for (const viewer of VIEWERS) {
    assert.equal(watcherOf(room, viewer).view.pause?.why, 'asked');
    assert.equal(watcherOf(room, viewer).view.pausedBy, viewer === 1 || viewer === 'master' ? 1 : null);
  }
  no(room, 0, { type: 'room.pause' }, 'paused');
  no(room, 0, { type: 'say', number: 1 }, 'paused', 100_000);
  ok(room, 0, { type: 'note', suspect: 1 }, 100_000);
  no(room, 2, { type: 'room.resume' }, 'not-your-pause');
  assert.equal(gameTime(room.truth, 100_000), 15_000);
  ok(room, 1, { type: 'room.resume' }, 120_000);
  assert.equal(gameTime(room.truth, 120_000), 15_000);
  assert.equal(rules.deadline(room.truth)?.at, 120_000 + 25_000);
  no(room, 1, { type: 'room.resume' }, 'not-paused');
  ok(room, 1, { type: 'room.pause' });
  tick(room, 120_000 + 300_000);
  assert.equal(room.truth.pause, null, 'a pause ends by itself');
  no(room, 1, { type: 'room.pause' }, 'no-pause-left');
  checkFolds(room);
});

test('a host ends any pause, and the others only their own', () => {
  const room = byDay(playing());
  ok(room, 1, { type: 'room.pause' }, 20_000);
  no(room, 2, { type: 'room.resume' }, 'not-your-pause');
  ok(room, 0, { type: 'room.resume' });
  ok(room, 0, { type: 'room.pause' });
  no(room, 1, { type: 'room.resume' }, 'not-your-pause');
  ok(room, 0, { type: 'room.resume' });
  ok(room, 'master', { type: 'room.pause' });
  no(room, 0, { type: 'room.resume' }, 'not-your-pause');
});

test('the log that is handed out does not say who ended a pause, nor that a host handed over instead of leaving', () => {
  const room = byDay(playing());
  ok(room, 1, { type: 'room.pause' }, 20_000);
  ok(room, 1, { type: 'room.resume' }, 30_000);
  ok(room, 0, { type: 'room.makeHost', seat: 1 });
  for (const type of ['room.paused', 'room.resumed', 'room.hostChanged']) {
    const entry = openedLog(room.log).findLast(({ told }) => told.some(({ fact }) => fact.type === type))!;
    assert.deepEqual(Object.keys(entry), ['at', 'told', 'rules'], type);
    assert.deepEqual(
      entry.told.map(({ fact }) => fact.type),
      [type],
    );
  }
  for (const viewer of [0, 2, 3, 'table'] as const) {
    const told = streamOf(room.log, bitOf(viewer)).filter(({ type }) => type === 'room.askedBy');
    assert.equal(told.length, viewer === 0 ? 1 : 0, `${viewer} hears of its own alone`);
  }
});

test('time in which the server was down is given back', () => {
  const room = byDay(playing());
  const before = rules.deadline(room.truth)!.at;
  ok(room, 'server', { type: 'room.giveTime', ms: 61_000 });
  assert.equal(rules.deadline(room.truth)!.at, before + 61_000);
});

test('in a pause that ends by itself time is given back to the pause, and the game stands where it stood', () => {
  const room = byDay(playing());
  ok(room, 1, { type: 'room.pause' }, 20_000);
  const [until, game] = [room.truth.pause!.until!, gameTime(room.truth, 20_000)];
  ok(room, 'server', { type: 'room.giveTime', ms: 61_000 }, 30_000);
  for (const viewer of VIEWERS) assert.equal(watcherOf(room, viewer).view.pause!.until, until + 61_000);
  assert.equal(gameTime(room.truth, 30_000), game);
  tick(room, until + 61_000);
  assert.equal(room.truth.pause, null);
  assert.equal(gameTime(room.truth, until + 61_000), game);
  ok(room, 'master', { type: 'room.pause' });
  no(room, 'server', { type: 'room.giveTime', ms: 61_000 }, 'paused');
  checkFolds(room);
});

test('whoever was waited for when the server went down is waited for as long afterwards', () => {
  const room = byDay(playing({ bots: 0 }));
  for (const who of [0, 1]) ok(room, 'server', { type: 'room.connection', who, connected: false, via: 'here' });
  tick(room, room.now + 60_000);
  assert.equal(standing(room), 'nobody-there');
  const { since } = room.truth.pause!;
  ok(room, 'server', { type: 'room.giveTime', ms: 7_200_000 });
  tick(room, since + 7_200_000 + 1_799_999);
  assert.equal(room.truth.phase, 'playing');
  tick(room, since + 7_200_000 + 1_800_000);
  assert.equal(room.truth.phase, 'ended');
  checkFolds(room);
});

test('a game that keeps a calendar has wall time for game time, and nothing holds it up', () => {
  const daily = { ...game, calendar: () => true } as unknown as AnyGame;
  const dailyRules = roomRules({ liar: daily });
  const room: Room = openTable(dailyRules, emptyRoom, seeded('unused'), VIEWERS);
  ok(room, 'server', { type: 'room.open', game: 'liar', language: 'nb', remote: true, secret: SECRET, ...DOORS });
  ok(room, 'visitor', sitting('Alma'), 1000);
  ok(room, 'visitor', sitting('Bodil'));
  ok(room, 0, bot('Egon'));
  ok(room, 0, { type: 'room.start' }, 5000);
  assert.equal(gameTime(room.truth, 5000), 5000);
  const due = dailyRules.deadline(room.truth)!;
  assert.equal((room.truth.play as { until: number }).until, due.at);
  ok(room, 'server', { type: 'room.giveTime', ms: 61_000 });
  assert.equal(dailyRules.deadline(room.truth)!.at, due.at, 'a deadline is a moment');
  for (const who of [0, 1]) ok(room, 'server', { type: 'room.connection', who, connected: false, via: 'here' });
  tick(room, due.at);
  assert.equal(room.truth.pause, null, 'nobody is there, and the day goes on');
});

test('a pause waits for a moment that cannot be stopped', () => {
  const room = playing();
  ok(room, 0, { type: 'room.pause' });
  assert.equal(standing(room), undefined);
  assert.equal(room.truth.pauseWaits, true);
  byDay(room);
  assert.equal(standing(room), 'asked');
  checkFolds(room);
});

test('a human master: asks reach the master alone, pauses are the master’s, and the software can take over', () => {
  const open = openRoom();
  ok(open, 'visitor', sitting('Alma'));
  ok(open, 'visitor', sitting('Bodil'));
  ok(open, 0, { type: 'room.setOption', name: 'gameMaster', value: 'human' });
  no(open, 0, { type: 'room.start' }, 'master-missing');

  const room = byDay(playing({ human: true }));
  const unmoved = canonical(watcherOf(room, 1).view);
  ok(room, 0, { type: 'room.pause' });
  assert.equal(room.truth.pause, null);
  assert.equal(canonical(watcherOf(room, 1).view), unmoved);
  assert.equal(watcherOf(room, 'master').view.pausesUsed[0], 1);
  ok(room, 'master', { type: 'room.pause' });
  no(room, 0, { type: 'room.resume' }, 'not-your-pause');
  no(room, 0, { type: 'room.cancel' }, 'wrong-mode');
  ok(room, 'master', { type: 'room.resume' });
  const at = room.now;
  ok(room, 'server', { type: 'room.connection', who: 'master', connected: false, via: 'here' });
  assert.equal(standing(room), 'master-gone');
  no(room, 0, { type: 'room.handOver' }, 'master-there', at + 59_999);
  ok(room, 0, { type: 'room.handOver' }, at + 60_000);
  assert.equal(room.truth.pause, null);
  assert.equal(room.truth.master.present, false);
  checkFolds(room);
});

test('the master’s place is taken with its key, while nobody has it, and given away when its holder is gone', () => {
  const take = (door: string, holder = 'cd') => ({
    type: 'room.takeMaster',
    door,
    holder: hexOf(holder, 32),
    via: 'a',
  });
  const [first, second] = [DOORS.master, hexOf('44', 32)];
  const free = { type: 'room.freeMaster', door: second };
  const room = openRoom();
  ok(room, 'visitor', sitting('Alma'));
  ok(room, 'visitor', sitting('Bodil'));
  no(room, 'visitor', take(second), 'wrong-key');
  no(room, 0, take(first), 'not-seated');
  ok(room, 'visitor', take(first));
  no(room, 'visitor', take(first, 'ef'), 'master-present');
  no(room, 1, free, 'host-only');
  ok(room, 0, { type: 'room.setOption', name: 'gameMaster', value: 'human' });
  ok(room, 0, { type: 'room.start' }, 5000);
  byDay(room);
  no(room, 0, free, 'master-there');
  const at = room.now;
  ok(room, 'server', { type: 'room.connection', who: 'master', connected: false, via: 'a' });
  no(room, 'visitor', take(first, 'ef'), 'master-present');
  ok(room, 0, free, at + 60_000);
  assert.deepEqual([standing(room), room.truth.masterHolder], ['master-gone', undefined]);
  for (const viewer of VIEWERS) assert.equal(watcherOf(room, viewer).view.master.held, false);
  no(room, 'visitor', take(first, 'ef'), 'wrong-key');
  no(room, 'server', { type: 'room.connection', who: 'master', connected: true, via: 'a' }, 'master-missing');
  ok(room, 'visitor', take(second, 'ef'));
  assert.deepEqual([room.truth.pause, room.truth.masterHolder], [null, hexOf('ef', 32)]);
  checkFolds(room);

  ok(room, 'master', { type: 'room.handOver' });
  no(room, 'visitor', take(second), 'wrong-phase');
  no(room, 0, free, 'master-missing');
  checkFolds(room);
  const led = byDay(playing({ human: false }));
  no(led, 'visitor', take(first), 'wrong-phase');
});

test('the host may end the game for all, while it is paused', () => {
  const room = byDay(playing({ bots: 0 }));
  no(room, 1, { type: 'room.cancel' }, 'host-only');
  no(room, 0, { type: 'room.cancel' }, 'not-paused');
  ok(room, 0, { type: 'room.pause' });
  ok(room, 0, { type: 'room.cancel' });
  assert.equal(room.truth.phase, 'ended');
  assert.equal(commitmentTo(watcherOf(room, 'table').view.secret!), room.truth.commitment, 'the secret is revealed');
  no(room, 0, { type: 'say', number: 1 }, 'game-over');
  no(room, 0, { type: 'nonsense' }, 'game-over');
});

test('where nobody is, the room waits, and gives up after half an hour', () => {
  const room = byDay(playing({ bots: 0 }));
  const gone = room.now;
  ok(room, 'server', { type: 'room.connection', who: 0, connected: false, via: 'here' });
  ok(room, 'server', { type: 'room.connection', who: 1, connected: false, via: 'here' });
  tick(room, gone + 59_999);
  assert.notEqual(standing(room), 'nobody-there');
  tick(room, gone + 60_000);
  assert.equal(standing(room), 'nobody-there');
  const saved = room.log.length;
  ok(room, 'server', { type: 'room.connection', who: 'table', connected: true, via: 'here' }, gone + 90_000);
  assert.equal(room.truth.pause, null, 'somebody is back');
  ok(room, 'server', { type: 'room.connection', who: 'table', connected: false, via: 'here' });
  assert.ok(room.log.length > saved);
  tick(room, gone + 90_000 + 60_000 + 1_800_000);
  assert.equal(room.truth.phase, 'ended');
});

test('a bot covers an absent person’s seat and hands it back', () => {
  const room = byDay(playing());
  no(room, 0, { type: 'room.cover', seat: 1, bot: 'honest' }, 'not-absent');
  ok(room, 'server', { type: 'room.connection', who: 1, connected: false, via: 'here' });
  no(room, 1, { type: 'room.cover', seat: 1, bot: 'honest' }, 'host-only');
  ok(room, 0, { type: 'room.cover', seat: 1, bot: 'honest' });
  assert.equal(room.truth.seats[1]!.coveredBy, 'honest');
  ok(room, 'server', { type: 'room.connection', who: 1, connected: true, via: 'here' });
  const note = { type: 'note', text: 'mine' };
  assert.equal(refusePerson(room.truth, note, 1), 'seat-covered');
  assert.ok(rules.refusals.includes('seat-covered'));
  for (const by of [0, 'master'] as const) assert.equal(refusePerson(room.truth, note, by), undefined);
  assert.equal(refusePerson(room.truth, { type: 'room.return' }, 1), undefined, 'the way back is open');
  no(room, 0, { type: 'room.return' }, 'not-covered');
  ok(room, 1, { type: 'room.return' });
  assert.equal(room.truth.seats[1]!.coveredBy, null);
  assert.equal(refusePerson(room.truth, note, 1), undefined);
  checkFolds(room);
});

test('words go to the readers of that moment', () => {
  const room = playing();
  no(room, 0, { type: 'room.say', channel: 'table', text: 'hush' }, 'silence');
  ok(room, 0, { type: 'room.say', channel: null, text: 'between us' });
  const line = { by: 0, channel: 'pair', text: 'between us' };
  assert.deepEqual(watcherOf(room, 0).view.chat, [line]);
  assert.deepEqual(watcherOf(room, 'master').view.chat, [line]);
  assert.deepEqual(watcherOf(room, 1).view.chat, []);
  assert.equal(
    streamOf(room.log, OPEN).some((fact) => fact.type === 'room.whispered'),
    false,
    'it never opens',
  );
  byDay(room);
  no(room, 1, { type: 'room.say', channel: null, text: ' \n ' }, 'message-empty');
  no(room, 1, { type: 'room.say', channel: null, text: 'x'.repeat(501) }, 'message-too-long');
  no(room, 1, { type: 'room.say', channel: 'cellar', text: 'x' }, 'no-such-channel');
  ok(room, 1, { type: 'room.say', channel: 'table', text: 'good morning' });
  assert.equal(watcherOf(room, 'table').view.chat.length, 1);
  const live = openRoom(false);
  ok(live, 'visitor', sitting('Alma'));
  no(live, 0, { type: 'room.say', channel: null, text: 'x' }, 'chat-off');
  const table = byDay(playing({ remote: false, human: true }));
  ok(table, 'master', { type: 'room.say', channel: null, text: 'the kettle boils' });
  assert.deepEqual(watcherOf(table, 1).view.chat, [{ by: 'master', channel: 'table', text: 'the kettle boils' }]);
});

test('a rematch has the same people, a fresh key and nothing of the past', () => {
  const room = byDay(playing({ bots: 0 }));
  ok(room, 1, { type: 'note', suspect: 0 });
  const first = { key: room.truth.key, commitment: room.truth.commitment };
  const cards = canonical((room.truth.play as { cards: unknown }).cards);
  ok(room, 0, { type: 'room.pause' });
  ok(room, 0, { type: 'room.cancel' });
  no(room, 1, { type: 'room.rematch' }, 'host-only');
  ok(room, 0, { type: 'room.rematch' });
  assert.deepEqual(
    room.truth.seats.map((seat) => [seat.name, seat.contribution]),
    [
      ['Alma', null],
      ['Bodil', null],
    ],
  );
  assert.notEqual(room.truth.commitment, first.commitment);
  for (const viewer of VIEWERS) {
    const stream = streamOf(room.log, bitOf(viewer), 0, rules.begins);
    assert.deepEqual(
      stream.map((fact) => fact.type),
      ['room.lobbyOpened', 'room.eveningTold'],
      'whoever sits here next reads no old secret',
    );
  }
  ok(room, 0, { type: 'room.contribute', bits: hexOf('7a', 16) });
  no(room, 0, { type: 'room.contribute', bits: hexOf('7b', 16) }, 'already-contributed');
  ok(room, 0, { type: 'room.start' });
  assert.notEqual(room.truth.key, first.key);
  assert.notEqual(canonical((room.truth.play as { cards: unknown }).cards), cards);
  checkFolds(room);
});

test('a setup that is undone frees the seat and says nothing else', () => {
  const undoing = {
    ...game,
    result: (state: { candles: number[] }) =>
      state.candles.includes(0) ? { outcome: 'undone', reason: 'undone', winners: [], undone: [1] } : undefined,
  } as AnyGame;
  const room = openTable(roomRules({ liar: undoing }), emptyRoom, seeded(1), VIEWERS);
  ok(room, 'server', { type: 'room.open', game: 'liar', language: 'da', remote: true, secret: SECRET, ...DOORS });
  for (const name of ['Alma', 'Bodil', 'Cyril']) ok(room, 'visitor', sitting(name));
  ok(room, 0, { type: 'room.start' });
  ok(room, 1, { type: 'room.leave' });
  assert.equal(room.truth.phase, 'lobby');
  assert.deepEqual(
    room.truth.seats.map((seat) => seat.name),
    ['Alma', 'Cyril'],
  );
  assert.equal(watcherOf(room, 0).view.secret, undefined, 'the lots of an undone setup stay sealed');
  assert.equal(openedGame(room.log, 1), undefined, 'and so do its cards');
  assert.equal(watcherOf(room, 0).view.play, null);
});

test('what a game makes of news may depend on its state; what it leaves is for the room, which puts a bot there', () => {
  const choosy = {
    ...game,
    news: (news: News, state: { candles: number[] }) =>
      news.type === 'left' && state.candles[news.seat]! > 2 ? { type: 'dismiss', seat: news.seat } : undefined,
  } as unknown as AnyGame;
  const leftBy = (candles: number): Room => {
    const room = openTable(roomRules({ liar: choosy }), emptyRoom, seeded(1), VIEWERS);
    ok(room, 'server', { type: 'room.open', game: 'liar', language: 'da', remote: true, secret: SECRET, ...DOORS });
    for (const name of ['Alma', 'Bodil', 'Cyril']) ok(room, 'visitor', sitting(name));
    ok(room, 0, { type: 'room.setOption', name: 'candles', value: candles });
    ok(room, 0, { type: 'room.start' });
    ok(room, 1, { type: 'room.leave' });
    return room;
  };
  assert.deepEqual([leftBy(5).truth.seats[1]!.coveredBy, leftBy(2).truth.seats[1]!.coveredBy], [null, 'honest']);
});

test('a room is rebuilt from its log without deciding again', () => {
  const room = byDay(playing());
  ok(room, 0, { type: 'note', suspect: 1 });
  const again = openTable(rules, emptyRoom, seeded('unused'), VIEWERS);
  replay(again, JSON.parse(JSON.stringify(room.log)) as Entry[]);
  assert.equal(canonical(again.truth), canonical(room.truth));
  assert.deepEqual(again.counters, room.counters);
  const at = room.now + 60_000;
  assert.equal(canonical(tick(again, at)), canonical(tick(room, at)), 'and goes on with the same lots');
});

/** A finished evening, played by whatever the offers hold. */
function finished(seed: number): Room {
  const room = playing({ bots: 0 });
  const lot = lots(seed);
  for (let step = 0; step < 4000 && room.truth.phase === 'playing'; step++) {
    const who = lot.pick([0, 1] as const);
    const offers = rules.legal(watcherOf(room, who).view, who, room.now).filter((offer) => !offer.care);
    const offer = offers.length > 0 && lot.int(3) > 0 ? lot.pick(offers) : undefined;
    const command = offer && sample(offer, lot);
    if (command) ok(room, who, command as Typed & { [field: string]: unknown });
    else tick(room, room.now + 1000 * (1 + lot.int(20)));
  }
  assert.equal(room.truth.phase, 'ended');
  return room;
}

test('anyone can verify a finished game; any alteration is found and named', () => {
  const room = finished(1);
  const whole = JSON.parse(JSON.stringify(room.log)) as Entry[];
  assert.deepEqual(verifyRoom(games, whole), { ok: true, trusted: [] });

  assert.equal(openedGame(room.log.slice(0, -1), 1), undefined, 'nothing opens before the end');
  const opened = JSON.parse(JSON.stringify(openedGame(room.log, 1)));
  const verdict = verifyRoom(games, opened, { isOpened: true });
  assert.equal(verdict.difference, undefined);
  assert.ok(verdict.trusted.length > 0 && verdict.trusted.every((line) => /sealed/.test(line)));
  assert.ok(!JSON.stringify(opened).includes('hunchNoted') && !JSON.stringify(opened).includes(SECRET));

  const altered = (change: (log: (Entry & { draws: { deal: number } })[], start: number) => void) => {
    const copy = JSON.parse(JSON.stringify(room.log));
    change(
      copy,
      copy.findIndex((entry: Entry) => entry.command.type === 'room.start'),
    );
    return verifyRoom(games, copy);
  };
  const card = altered((log, start) => {
    const dealt = log[start]!.told.find((one) => one.fact.type === 'cardDealt')!.fact as unknown as { card: number };
    dealt.card = (dealt.card % 6) + 1;
  });
  assert.match(card.difference ?? '', /room\.start by 0.*cardDealt/);
  const bits = altered((log, start) => {
    (log[start]!.told.find((one) => one.fact.type === 'cardDealt')! as { to: number }).to = 1;
  });
  assert.match(bits.difference ?? '', /cardDealt/);
  const drawn = altered((log, start) => {
    log[start]!.draws.deal += 1;
  });
  assert.match(drawn.difference ?? '', /drew/);
  assert.match(
    altered((log) => {
      const over = log.flatMap((entry) => entry.told).find((one) => one.fact.type === 'room.gameOver')!;
      (over.fact as unknown as { secret: string }).secret = hexOf('00', 32);
    }).difference ?? '',
    /not the one that was promised/,
  );
  assert.match(altered((log, start) => void log.splice(start + 1, 1)).difference ?? '', /entry/);
});

test('what went into the key is of those who sat there when the game began', () => {
  const bits = (n: number) => ({ contribution: hexOf(`0${n}`, 16) });
  const room = openRoom(true);
  ok(room, 'visitor', sitting('Alma', bits(1)), 1000);
  ok(room, 'visitor', sitting('Bodil', bits(2)));
  ok(room, 0, { type: 'room.kick', seat: 1 });
  ok(room, 'visitor', sitting('Bodil', bits(3)));
  ok(room, 0, bot('Egon'));
  ok(room, 0, { type: 'room.start' }, 5000);
  assert.deepEqual(contributedTo(games, room.log), [hexOf('01', 16), hexOf('03', 16)], 'sent away, she adds nothing');
});

test('a log that is handed out cannot be altered by taking its commands away', () => {
  const room = finished(3);
  const opened = openedGame(room.log, 1)!;
  assert.equal(verifyRoom(games, opened, { isOpened: true }).difference, undefined);
  const without = (entry: OpenEntry): OpenEntry => ({ at: entry.at, told: entry.told, rules: entry.rules! });
  const refused = (log: readonly OpenEntry[], why: RegExp) =>
    assert.match(verifyRoom(games, log, { isOpened: true }).difference ?? 'it was accepted', why);
  refused(opened.map(without), /stands without its command/);
  for (const [i, entry] of opened.entries()) {
    if (entry.command && entry.by !== 'visitor' && !entry.command.type.startsWith('room.'))
      refused(opened.with(i, without(entry)), /stands without its command/);
  }
  const last = opened.at(-1)!;
  const told = last.told.map((one) =>
    one.fact.type === 'room.gameOver' ? { ...one, fact: { ...one.fact, outcome: 'another' } as Typed } : one,
  );
  refused([...opened.slice(0, -1), { ...last, told }], /another/);
  refused([...opened.slice(0, -1), { at: last.at, told, rules: last.rules! }], /stands without its command/);
});

test('somebody who left for good ends a game, and the log that is handed out does not say who', () => {
  const room = byDay(playing({ bots: 0 }));
  ok(room, 0, { type: 'room.leave' });
  assert.equal(room.truth.phase, 'ended');
  const opened = openedGame(room.log, 1)!;
  assert.equal(opened.at(-1)!.command, undefined);
  assert.equal(verifyRoom(games, opened, { isOpened: true }).difference, undefined);
});

test('what the room offers is never refused, and the door says the same on the truth and on the own view', () => {
  const texts = new Set(['room.tag', 'room.say']);
  const seen = new Set<string>();
  for (let seed = 90; seed < 120; seed++) {
    const lot = lots(`room ${seed}`);
    const room = openRoom(seed % 2 === 0);
    ok(room, 'visitor', sitting('Alma'));
    ok(room, 'visitor', sitting('Bodil', { isNew: true }));
    ok(room, 'visitor', { type: 'room.takeMaster', door: DOORS.master, holder: hexOf('cd', 32), via: 'here' });
    for (let step = 0; step < 150; step++) {
      tick(room, room.now); // a game may begin in which nobody has been for so long that it pauses at once
      const count = room.truth.seats.length;
      const who = lot.pick<number | 'master'>([...room.truth.seats.keys(), 'master']);
      const offers = count > 0 || who === 'master' ? rules.legal(watcherOf(room, who).view, who, room.now) : [];
      const fresh = offers.filter(({ command: { type } }) => !seen.has(type));
      const offer = offers.length > 0 ? lot.pick(fresh.length > 0 ? fresh : offers) : undefined;
      const command = offer && sample(offer, lot);
      if (command) {
        seen.add(command.type);
        for (const other of [0, 1, 'master'] as const) {
          const { view } = watcherOf(room, other);
          const told: string | undefined = refuse(rules, view, command, other, room.now);
          assert.equal(told, refuse(rules, room.truth, command, other, room.now), `${command.type} by ${other}`);
        }
        const { refusal } = act(room, who, command, room.now);
        if (!texts.has(command.type))
          assert.equal(refusal, undefined, `seed ${seed} step ${step}: ${canonical(command)}`);
      }
      if (lot.int(6) === 0) {
        const who = lot.pick<number | 'table' | 'master'>([...room.truth.seats.keys(), 'table', 'master']);
        act(room, 'server', { type: 'room.connection', who, connected: lot.int(2) === 0, via: 'here' }, room.now);
      }
      if (lot.int(4) === 0) tick(room, room.now + lot.int(20_000));
      if (room.truth.phase === 'lobby' && room.truth.seats.length < 2) {
        act(room, 'visitor', sitting(`Guest ${step}`), room.now);
      }
      if (step % 15 === 0) checkFolds(room);
    }
  }
  const wanted = ['room.start', 'room.pause', 'room.resume', 'room.cancel', 'room.rematch', 'room.leave', 'room.kick'];
  for (const type of [
    ...wanted,
    'room.endEvening',
    'room.cover',
    'room.return',
    'room.makeHost',
    'room.setOption',
    'room.ratchet',
  ]) {
    assert.ok(seen.has(type), `${type} was tried`);
  }
});

test('a game is told what the table speaks, who is host and how long a line is, and may ask what it already knows', () => {
  const heard: unknown[] = [];
  const listening = {
    ...game,
    news(news: News, state: { phase: string }) {
      if (['language', 'host', 'roundTrip'].includes(news.type)) heard.push({ ...news, phase: state.phase });
      return undefined;
    },
  } as unknown as AnyGame;
  const room = openTable(roomRules({ liar: listening }), emptyRoom, seeded('unused'), VIEWERS) as Room;
  ok(room, 'server', { type: 'room.open', game: 'liar', language: 'nb', remote: true, secret: SECRET, ...DOORS });
  ok(room, 'visitor', sitting('Alma'), 1000);
  ok(room, 'visitor', sitting('Bodil'));
  no(room, 'server', { type: 'room.roundTrip', seat: 1, ms: 40 }, 'wrong-phase');
  assert.deepEqual(heard, [], 'there is no game yet');
  ok(room, 0, { type: 'room.start' }, 5000);
  ok(room, 0, { type: 'room.setLanguage', language: 'sv' });
  ok(room, 0, { type: 'room.makeHost', seat: 1 });
  ok(room, 'server', { type: 'room.connection', who: 1, connected: false, via: 'here' });
  tick(room, room.now + ROOM_LIMITS.standInSeconds * 1000);
  ok(room, 'server', { type: 'room.roundTrip', seat: 1, ms: 40 });
  no(room, 'server', { type: 'room.roundTrip', seat: 7, ms: 40 }, 'unknown-target');
  no(room, 0, { type: 'room.roundTrip', seat: 1, ms: 1 }, 'server-only');
  assert.deepEqual(heard, [
    { type: 'language', language: 'nb', phase: 'night' },
    { type: 'host', seat: 0, phase: 'night' },
    { type: 'language', language: 'sv', phase: 'night' },
    { type: 'host', seat: 1, phase: 'night' },
    { type: 'host', seat: 0, phase: 'turns' },
    { type: 'roundTrip', seat: 1, ms: 40, phase: 'turns' },
  ]);
});

test('a game is told in its own time that no server lived for a while', () => {
  const heard: number[] = [];
  const listening = { ...game, restarted: (_: unknown, { now }: { now: number }) => void heard.push(now) };
  const room = openTable(roomRules({ liar: listening as never }), emptyRoom, seeded('unused'), VIEWERS) as Room;
  ok(room, 'server', { type: 'room.open', game: 'liar', language: 'nb', remote: true, secret: SECRET, ...DOORS });
  ok(room, 'visitor', sitting('Alma'), 1000);
  ok(room, 'visitor', sitting('Bodil'));
  ok(room, 0, { type: 'room.start' }, 5000);
  ok(room, 'server', { type: 'room.giveTime', ms: 600 }, 6000);
  assert.deepEqual(heard, [400]);
});

test('a room is led by nobody who is gone: whoever was taken out is refused, whoever left is passed over', () => {
  const room = openRoom();
  for (const name of ['Alma', 'Bodil', 'Carl', 'Dagny']) ok(room, 'visitor', sitting(name));
  ok(room, 0, { type: 'room.start' }, 5000);
  ok(room, 1, { type: 'room.leave' });
  ok(room, 0, { type: 'room.makeHost', seat: 1 });
  assert.equal(room.truth.host, 2);
  const handed = openedLog(room.log).at(-1)!;
  assert.deepEqual(Object.keys(handed), ['at', 'told', 'rules'], 'whom they asked for is not handed out');
  assert.deepEqual(
    handed.told.map(({ fact }) => fact),
    [{ type: 'room.hostChanged', seat: 2 }],
  );
  ok(room, 2, { type: 'room.kick', seat: 3 });
  no(room, 2, { type: 'room.makeHost', seat: 3 }, 'unknown-target');
  assert.equal(
    refuse(rules, watcherOf(room, 2).view, { type: 'room.makeHost', seat: 3 } as Typed, 2, room.now),
    'unknown-target',
  );
  checkFolds(room);
});

test('words are said on one line, without what nobody sees', () => {
  const room = openRoom();
  ok(room, 'visitor', sitting('Alma'));
  ok(room, 0, { type: 'room.say', channel: null, text: ' one\n two\u001b[31m\u202e \u200b three\t' });
  assert.equal(room.truth.chat.at(-1)!.text, 'one two[31m three');
  no(room, 0, { type: 'room.say', channel: null, text: '\u202e\n' }, 'message-empty');
});

test('the host chooses what the table speaks, at any time; it stays for the next game', () => {
  const room = byDay(playing({ bots: 0 }));
  assert.equal(room.truth.language, 'nb');
  no(room, 1, { type: 'room.setLanguage', language: 'da' }, 'host-only');
  no(room, 0, { type: 'room.setLanguage', language: 'fr' }, 'bad-payload');
  ok(room, 0, { type: 'room.setLanguage', language: 'da' });
  for (const viewer of VIEWERS) assert.equal(watcherOf(room, viewer).view.language, 'da');
  ok(room, 0, { type: 'room.pause' });
  ok(room, 0, { type: 'room.cancel' });
  ok(room, 0, { type: 'room.rematch' });
  assert.equal(room.truth.language, 'da');
  checkFolds(room);
});

test('a locked door hears screens that it knows alone, and none of a device that is kept away', () => {
  const room = openRoom();
  for (const [name, byte] of Object.entries({ Alma: 'a0', Bodil: 'b0', Mallory: 'c0' }))
    ok(room, 'visitor', sitting(name, { holder: hexOf(byte, 32) }));
  const knock = (sign: string, holder: string) => ({ type: 'room.knock', sign, holder: hexOf(holder, 32) });
  ok(room, 0, { type: 'room.keepAway', seat: 2 });
  no(room, 'server', knock('LYKT', 'd0'), 'door-locked');
  ok(room, 'server', knock('LYKT', 'b0'));
  ok(room, 0, { type: 'room.setLock', isLocked: false, pass: null });
  ok(room, 'server', knock('MOSE', 'd0'));
  no(room, 'server', knock('SNOW', 'c0'), 'door-locked');
  checkFolds(room);
});

test('a host who wants no more screens is asked by none, also before the next game, until they say otherwise', () => {
  const room = openRoom();
  for (const name of ['Alma', 'Bodil', 'Cyril']) ok(room, 'visitor', sitting(name));
  const knock = { type: 'room.knock', sign: 'LYKT', holder: hexOf('d0', 32) };
  const screens = (mayAsk: boolean) => ({ type: 'room.setScreens', mayAsk });
  ok(room, 'server', knock);
  no(room, 1, screens(false), 'host-only');
  no(room, 0, screens(true), 'no-change');
  ok(room, 0, screens(false));
  for (const viewer of VIEWERS) {
    const { noScreens, knocking } = watcherOf(room, viewer).view;
    assert.deepEqual([noScreens, knocking], [true, undefined], 'and whoever waited is gone');
  }
  no(room, 'server', knock, 'door-locked');
  ok(room, 0, { type: 'room.start' }, 5000);
  while (room.truth.phase === 'playing') tick(room, rules.deadline(room.truth)!.at);
  ok(room, 0, { type: 'room.rematch' });
  no(room, 'server', knock, 'door-locked');
  ok(room, 0, screens(true));
  ok(room, 'server', knock);
  checkFolds(room);
});

test('a screen that knocks is let in by whoever leads, by the sign that it shows, and not for ever', () => {
  const room = openRoom();
  ok(room, 'visitor', sitting('Alma'));
  ok(room, 'visitor', sitting('Bodil'));
  const [first, second] = [hexOf('1a', 32), hexOf('2b', 32)];
  no(room, 'visitor', { type: 'room.knock', sign: 'LYKT', holder: first }, 'server-only');
  ok(room, 'server', { type: 'room.knock', sign: 'LYKT', holder: first });
  no(room, 'server', { type: 'room.knock', sign: 'LYKT', holder: second }, 'no-change');
  ok(room, 'server', { type: 'room.knock', sign: 'MOSE', holder: second });
  for (const viewer of VIEWERS) {
    const { view } = watcherOf(room, viewer);
    assert.deepEqual(
      view.knocking?.map(({ sign, holder }) => [sign, holder]),
      [
        ['LYKT', undefined],
        ['MOSE', undefined],
      ],
    );
  }
  no(room, 1, { type: 'room.letScreen', sign: 'MOSE', isLetIn: true }, 'host-only');
  no(room, 0, { type: 'room.letScreen', sign: 'SNOW', isLetIn: true }, 'no-such-screen');
  ok(room, 0, { type: 'room.letScreen', sign: 'LYKT', isLetIn: false });
  ok(room, 0, { type: 'room.letScreen', sign: 'MOSE', isLetIn: true });
  assert.deepEqual(room.truth.screens, [second], 'the one that was refused is not in');
  assert.deepEqual(room.truth.knocking, []);

  ok(room, 'server', { type: 'room.knock', sign: 'LYKT', holder: first });
  const late = room.now + ROOM_LIMITS.screenWaitSeconds * 1000;
  no(room, 0, { type: 'room.letScreen', sign: 'LYKT', isLetIn: true }, 'no-such-screen', late);
  ok(room, 'server', { type: 'room.knock', sign: 'LYKT', holder: first }, late);
  assert.equal(room.truth.knocking?.length, 1, 'it asks again under the same sign');
  for (const sign of ['AAAA', 'BBBB']) ok(room, 'server', { type: 'room.knock', sign, holder: first });
  no(room, 'server', { type: 'room.knock', sign: 'CCCC', holder: second }, 'door-crowded');
  assert.deepEqual(
    room.truth.knocking?.map(({ sign }) => sign),
    ['LYKT', 'AAAA', 'BBBB'],
    'only so many wait, and nobody pushes out who came first',
  );
  checkFolds(room);
});

/** Another game, with bots of its own. */
const other = { ...game, id: 'other', bots: { careful: game.bots.honest, clever: game.bots.honest } } as AnyGame;
const twoGames = (): Room => openTable(roomRules({ liar: game, other }), emptyRoom, seeded('unused'), VIEWERS);

test('another game keeps where people are, and who leads', () => {
  const room = twoGames();
  ok(room, 'server', { type: 'room.open', game: 'liar', language: 'nb', remote: true, secret: SECRET, ...DOORS });
  ok(room, 'visitor', sitting('Alma'));
  ok(room, 0, { type: 'room.setOption', name: 'candles', value: 4 });
  ok(room, 0, { type: 'room.chooseGame', game: 'other' });
  assert.deepEqual([room.truth.game, room.truth.options], ['other', { playMode: 'remote' }]);
  ok(room, 0, { type: 'room.setOption', name: 'gameMaster', value: 'human' });
  ok(room, 0, { type: 'room.chooseGame', game: 'liar' });
  assert.deepEqual(room.truth.options, { playMode: 'remote', gameMaster: 'human' });
  checkFolds(room);
});

test('bots who know one game play another as the bots of that one do', () => {
  const room = twoGames();
  ok(room, 'server', { type: 'room.open', game: 'liar', language: 'nb', remote: true, secret: SECRET, ...DOORS });
  ok(room, 'visitor', sitting('Alma'));
  for (const name of ['Egon', 'Freja', 'Gorm']) ok(room, 0, bot(name));
  const kinds = () => room.truth.seats.map((seat) => seat.bot);
  no(room, 0, { type: 'room.setBots', bot: 'clever' }, 'no-such-bot');
  ok(room, 0, { type: 'room.chooseGame', game: 'other' });
  assert.deepEqual(kinds(), [null, 'clever', 'clever', 'clever']);
  ok(room, 0, { type: 'room.setBots', bot: 'careful' });
  assert.deepEqual(kinds(), [null, 'careful', 'careful', 'careful']);
  no(room, 0, { type: 'room.setBots', bot: 'careful' }, 'no-change');
  no(room, 'visitor', { type: 'room.setBots', bot: 'clever' }, 'not-seated');
  checkFolds(room);

  // As a lobby was that was laid before bots were asked.
  for (const seat of room.truth.seats) if (seat.bot) seat.bot = 'honest';
  ok(room, 0, { type: 'room.start' });
  assert.deepEqual(kinds(), [null, 'clever', 'clever', 'clever']);
  no(room, 0, { type: 'room.setBots', bot: 'careful' }, 'wrong-phase');
});

test('what was played to its end is told in every lobby of the evening, with those who sat there', () => {
  const room = byDay(playing({ bots: 0 }));
  ok(room, 0, { type: 'room.leave' });
  assert.equal(room.truth.phase, 'ended');
  const { winners, outcome } = game.result(room.truth.play)!;
  ok(room, 1, { type: 'room.rematch' });
  const evening = [
    {
      number: 1,
      game: 'liar',
      outcome,
      players: ['Alma', 'Bodil'].map((name, seat) => ({ name, pronouns: '', mask: 3, hasWon: winners.includes(seat) })),
    },
  ];
  for (const viewer of VIEWERS) assert.deepEqual(watcherOf(room, viewer).view.evening, evening);
  ok(room, 0, bot('Egon'));
  ok(room, 0, { type: 'room.start' });
  assert.deepEqual(room.truth.evening, evening, 'it stays while the next one is played');
  checkFolds(room);
});

test('whoever leads says when it was the last game of the evening; one more may still follow', () => {
  const room = byDay(playing({ bots: 0 }));
  no(room, 0, { type: 'room.endEvening' }, 'wrong-phase');
  ok(room, 0, { type: 'room.leave' });
  no(room, 0, { type: 'room.endEvening' }, 'host-only');
  ok(room, 1, { type: 'room.endEvening' });
  for (const viewer of VIEWERS) assert.equal(watcherOf(room, viewer).view.eveningEnded, true);
  no(room, 1, { type: 'room.endEvening' }, 'no-change');
  ok(room, 1, { type: 'room.rematch' });
  for (const viewer of VIEWERS) assert.equal(watcherOf(room, viewer).view.eveningEnded, undefined);
  checkFolds(room);
});

test('whoever leads says how loud the table is; it stays for the next game', () => {
  const room = byDay(playing({ bots: 0 }));
  no(room, 1, { type: 'room.setSound', sounds: 4, voice: 0 }, 'host-only');
  no(room, 0, { type: 'room.setSound', sounds: 11, voice: 0 }, 'bad-payload');
  ok(room, 0, { type: 'room.setSound', sounds: 4, voice: 0 });
  ok(room, 0, { type: 'room.setSound', sounds: 4, voice: 0 });
  for (const viewer of VIEWERS) {
    assert.deepEqual(watcherOf(room, viewer).view.sound, { sounds: 4, voice: 0, times: 2 }, 'to be heard again');
  }
  ok(room, 0, { type: 'room.leave' });
  ok(room, 1, { type: 'room.rematch' });
  for (const viewer of VIEWERS) {
    assert.deepEqual(watcherOf(room, viewer).view.sound, { sounds: 4, voice: 0, times: 1 });
  }
  checkFolds(room);
});
