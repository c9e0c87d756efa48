/** Who leads a table: the host, whoever stands in, and whom the table chooses. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame, Typed } from '../game.ts';
import { seeded } from '../random.ts';
import { act, openTable, refuse, tick, watcherOf } from '../table.ts';
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
  type Room,
  rules,
  SECRET,
  sitting,
  VIEWERS,
} from '../testing/room-fixtures.ts';
import { votersOf } from './lead.ts';
import { roomRules } from './rules.ts';
import { emptyRoom, recordIn } from './state.ts';
import { openedGame, verifyRoom } from './verify.ts';

const [A, B, C, D] = [0, 1, 2, 3];
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NAMES = ['Alma', 'Bodil', 'Cyril', 'Dagny'];
const KEY = hexOf('4f', 32);

type Asked = Typed & { readonly [field: string]: unknown };
const line = (who: number | 'table' | 'master', connected: boolean): Asked => ({
  ...{ type: 'room.connection', who, connected, via: 'here' },
});
const choose = (seat: number | null): Asked => ({ type: 'room.chooseHost', seat });
const holderOf = (seat: number) => hexOf(`a${seat}`, 32);

/** People in a lobby, and bots after them; each has a device of their own. */
function lobby({ people = 4, bots = 0, room = openRoom() } = {}): Room {
  for (const [seat, name] of NAMES.slice(0, people).entries())
    ok(room, 'visitor', sitting(name, { holder: holderOf(seat) }), 1000);
  for (let i = 0; i < bots; i++) ok(room, A, bot(`Egon ${i}`));
  return room;
}

function begun(setup: Parameters<typeof lobby>[0] = {}): Room {
  const room = lobby(setup);
  ok(room, A, { type: 'room.start' }, 5000);
  return byDay(room);
}

function goes(room: Room, seat: number, forMs = 0): Room {
  ok(room, 'server', line(seat, false));
  tick(room, room.now + forMs);
  return room;
}

/** Nobody does anything more. */
function toEnd(room: Room): Room {
  while (room.truth.phase === 'playing') tick(room, rules.deadline(room.truth)!.at);
  return room;
}

/** Whoever stands in. */
const standIn = (room: Room): number | undefined => room.truth.standIn?.seat;

const comes = (room: Room, seat: number) => ok(room, 'server', line(seat, true));

/** What the host may do in a game, with what it takes to try it. */
const HOSTS_IN_GAME: readonly Asked[] = [
  { type: 'room.extend', seconds: 30 },
  { type: 'room.moveOn' },
  { type: 'room.cover', seat: A, bot: 'honest' },
  { type: 'room.setSound', sounds: 3, voice: 3 },
  { type: 'room.kick', seat: A },
  { type: 'room.keepAway', seat: A },
  { type: 'room.kick', seat: C },
  { type: 'room.keepAway', seat: C },
  { type: 'room.makeHost', seat: B },
  { type: 'room.freeMaster', door: KEY },
  { type: 'room.cancel' },
  { type: 'room.setSpectators', allowed: true },
  { type: 'room.setLanguage', language: 'da' },
  { type: 'room.setLock', isLocked: true, pass: KEY },
  { type: 'room.letNobodyIn' },
  { type: 'room.letBack', id: 1 },
];

test('a host who is gone for five seconds, ten minutes or a day has every right back with the first sign of them', () => {
  for (const gone of [5_000, 10 * MINUTE, 24 * HOUR]) {
    for (const room of [lobby(), begun({ bots: 1 })]) {
      ok(room, 'server', line('table', true)); // somebody is there, so that the game is not given up
      const withheld = () =>
        HOSTS_IN_GAME.filter((command) =>
          ['host-only', 'not-for-stand-in'].includes(refuse(rules, room.truth, command, A, room.now) ?? ''),
        );
      assert.deepEqual(withheld(), []);
      goes(room, A, gone);
      assert.equal(room.truth.host, A, `after ${gone}`);
      comes(room, A);
      assert.deepEqual([room.truth.host, standIn(room)], [A, undefined]);
      assert.deepEqual(withheld(), [], `after ${gone}`);
      for (const viewer of VIEWERS) assert.equal(watcherOf(room, viewer).view.host, A);
      checkFolds(room);
    }
  }
});

test('after a minute the next person in circle order stands in, and everybody sees who hosts and who does', () => {
  const room = lobby({ bots: 1 });
  ok(room, A, { type: 'room.order', seats: [0, 4, 1, 2, 3] });
  goes(room, 2);
  const gone = room.now;
  goes(room, A, 59_999);
  assert.equal(standIn(room), undefined);
  tick(room, gone + 60_000);
  assert.equal(standIn(room), 3, 'neither the bot nor a phone that is asleep');
  for (const viewer of VIEWERS) {
    const { host, standIn } = watcherOf(room, viewer).view;
    assert.deepEqual([host, standIn?.seat], [A, 3]);
  }
  ok(room, 'server', line(3, false));
  tick(room, room.now);
  assert.equal(standIn(room), 4, 'the next follows at once');
  ok(room, 'server', line(4, false));
  tick(room, room.now + HOUR);
  assert.equal(standIn(room), undefined, 'nobody is there');
  comes(room, 2);
  tick(room, room.now);
  assert.equal(standIn(room), 2);
  checkFolds(room);
});

test('where a game master leads at the console nobody needs to stand in', () => {
  const room = lobby();
  ok(room, 'visitor', { type: 'room.takeMaster', door: DOORS.master, holder: hexOf('cd', 32), via: 'here' });
  goes(room, A, HOUR);
  assert.equal(standIn(room), undefined);
  no(room, B, choose(B), 'host-there');
  ok(room, 'server', line('master', false));
  tick(room, room.now);
  assert.equal(standIn(room), B);
});

test('in a game whoever stands in keeps it going, and is refused each thing that spoils', () => {
  const room = begun({ bots: 1 });
  goes(room, A, 2 * MINUTE);
  assert.equal(standIn(room), B);
  const codeOf = (command: Asked, by: number) => refuse(rules, room.truth, command, by, room.now);
  const free = HOSTS_IN_GAME.filter((command) => codeOf(command, B) !== 'not-for-stand-in').map(({ type }) => type);
  assert.deepEqual(free, ['room.extend', 'room.moveOn', 'room.cover', 'room.setSound']);
  for (const command of HOSTS_IN_GAME) {
    const { view } = watcherOf(room, B);
    assert.equal(refuse(rules, view, command, B, room.now), codeOf(command, B), `${command.type} on the own view`);
    assert.equal(codeOf(command, C), 'host-only', `${command.type} by somebody else`);
  }
  ok(room, B, { type: 'room.cover', seat: A, bot: 'honest' });
  ok(room, B, { type: 'room.pause' });
  no(room, B, { type: 'room.cancel' }, 'not-for-stand-in');
  ok(room, B, { type: 'room.resume' });
  comes(room, A);
  assert.deepEqual(room.truth.stoodIn?.did, ['covered'], 'the host reads what was done');
  ok(room, A, { type: 'room.return' });
  ok(room, A, { type: 'room.kick', seat: B });
  checkFolds(room);
});

test('in a lobby whoever stands in begins what the host has laid, with bots where people are missing', () => {
  const room = lobby({ people: 3, bots: 1 });
  const hosts: readonly Asked[] = [
    bot('Freja'),
    { type: 'room.start' },
    { type: 'room.kick', seat: 3 }, // a bot
    { type: 'room.kick', seat: C },
    { type: 'room.emptyLobby' },
    { type: 'room.order', seats: [3, 2, 1, 0] },
    { type: 'room.chooseGame', game: 'liar' },
    { type: 'room.setOption', name: 'candles', value: 2 },
  ];
  goes(room, A, 2 * MINUTE);
  const codes = hosts.map((command) => refuse(rules, room.truth, command, B, room.now));
  assert.deepEqual(codes, [undefined, undefined, undefined, ...Array(5).fill('not-for-stand-in')]);
  ok(room, B, { type: 'room.start' });
  assert.deepEqual([room.truth.phase, room.truth.host, room.truth.standIn?.did], ['playing', A, ['began']]);
});

test('after a game whoever stands in lays the table again, and does not end the evening', () => {
  const room = toEnd(begun({ people: 3 }));
  goes(room, A, 2 * MINUTE);
  no(room, B, { type: 'room.endEvening' }, 'not-for-stand-in');
  ok(room, B, { type: 'room.rematch' });
  tick(room, room.now);
  assert.deepEqual([room.truth.phase, room.truth.host, standIn(room)], ['lobby', A, B]);
  comes(room, A);
  assert.equal(standIn(room), undefined);
  checkFolds(room);
});

test('whoever stands in does not take the lead from a game master who is away too', () => {
  const room = lobby();
  ok(room, 'visitor', { type: 'room.takeMaster', door: DOORS.master, holder: hexOf('cd', 32), via: 'here' });
  ok(room, A, { type: 'room.setOption', name: 'gameMaster', value: 'human' });
  ok(room, A, { type: 'room.start' }, 5000);
  ok(room, 'server', line('master', false));
  goes(room, A, 2 * MINUTE);
  assert.equal(standIn(room), B);
  for (const command of [{ type: 'room.handOver' }, { type: 'room.freeMaster', door: KEY }])
    no(room, B, command, 'not-for-stand-in');
  tick(room, room.now + 4 * MINUTE);
  ok(room, B, choose(B));
  ok(room, C, choose(B));
  ok(room, B, { type: 'room.handOver' });
  assert.equal(room.truth.pause, null);
});

test('a game that a host stops is stopped by whoever stands in, and what it keeps for the host alone is kept', () => {
  const heard: number[] = [];
  const hosted = {
    ...game,
    pauses: () => ({ perSeat: 0, seconds: 0, isHostFree: true }),
    forHostAlone: ['note'],
    news: (news: { type: string; seat: number }) => void (news.type === 'host' && heard.push(news.seat)),
  } as unknown as AnyGame;
  const room: Room = openTable(roomRules({ liar: hosted }), emptyRoom, seeded('unused'), VIEWERS);
  ok(room, 'server', { type: 'room.open', game: 'liar', language: 'nb', remote: true, secret: SECRET, ...DOORS });
  begun({ people: 3, room });
  const note = { type: 'note', suspect: C };
  no(room, B, { type: 'room.pause' }, 'host-only');
  ok(room, B, note);
  goes(room, A, MINUTE);
  no(room, B, note, 'not-for-stand-in');
  const offers = room.rules.legal(watcherOf(room, B).view as never, B, room.now);
  assert.ok(offers.every(({ command }) => command.type !== 'note'));
  ok(room, B, { type: 'room.pause' });
  ok(room, B, { type: 'room.resume' });
  comes(room, A);
  assert.deepEqual(heard, [A, B, A], 'the game is told who does what is for the host');
});

test('a host who gets up is followed by somebody of the table, also one who is away, and not by a newcomer', () => {
  const room = lobby({ people: 3 });
  for (const seat of [B, C]) goes(room, seat);
  ok(room, A, { type: 'room.leave' });
  assert.equal(room.truth.seats[room.truth.host!]!.name, 'Bodil');
  ok(room, 'visitor', sitting('Nobody', { holder: hexOf('ee', 32) }));
  assert.equal(room.truth.seats[room.truth.host!]!.name, 'Bodil');
  tick(room, room.now + MINUTE);
  assert.equal(room.truth.seats[standIn(room)!]!.name, 'Nobody');
  no(room, standIn(room)!, { type: 'room.kick', seat: 0 }, 'not-for-stand-in');
});

test('a game master who takes the host out of a game names the next', () => {
  const room = lobby();
  ok(room, 'visitor', { type: 'room.takeMaster', door: DOORS.master, holder: hexOf('cd', 32), via: 'here' });
  ok(room, A, { type: 'room.setOption', name: 'gameMaster', value: 'human' });
  ok(room, A, { type: 'room.start' }, 5000);
  ok(room, 'master', { type: 'room.kick', seat: A });
  assert.equal(room.truth.host, B);
});

// The vote

test('the table chooses after five minutes: more than half of those who are there, absent people and bots not counted', () => {
  const room = begun({ bots: 2 });
  goes(room, D);
  goes(room, A, 5 * MINUTE - 1);
  no(room, B, choose(B), 'host-there');
  tick(room, room.now + 1);
  const { view } = watcherOf(room, C);
  assert.deepEqual(votersOf(games, view, room.now), [B, C], 'Dagny is away, two are bots');
  no(room, C, choose(B), 'not-willing', room.now);
  ok(room, B, choose(B));
  assert.equal(room.truth.host, A, 'one alone is not enough');
  no(room, B, choose(B), 'no-change');
  for (const viewer of VIEWERS) assert.equal(watcherOf(room, viewer).view.seats[B]!.voice, B, 'it is open');
  ok(room, C, choose(B));
  for (const viewer of VIEWERS) {
    const seen = watcherOf(room, viewer).view;
    assert.deepEqual([seen.host, seen.earlierHost, seen.standIn], [B, A, undefined]);
    assert.ok(seen.seats.every(({ voice }) => voice === undefined));
  }
  ok(room, B, { type: 'room.pause' });
  ok(room, B, { type: 'room.cancel' });
  checkFolds(room);
});

test('whoever sits down after the host has gone has no voice, and is made host by nobody, until the host is back', () => {
  const room = goes(lobby({ people: 2 }), A, MINUTE);
  for (const name of ['Mallory', 'Malte', 'Malin'])
    ok(room, 'visitor', sitting(name, { holder: hexOf(`b${name.length}`, 32) }));
  tick(room, room.now + 10 * MINUTE);
  assert.deepEqual(votersOf(games, room.truth, room.now), [B]);
  for (const seat of [C, D]) no(room, seat, choose(seat), 'host-only');
  ok(room, B, choose(B));
  for (const viewer of VIEWERS) assert.deepEqual(votersOf(games, watcherOf(room, viewer).view, room.now), [B]);
  assert.equal(room.truth.host, A, 'one alone makes nobody host');
  comes(room, A);
  goes(room, A, 10 * MINUTE);
  assert.deepEqual(votersOf(games, room.truth, room.now), [B, C, D, 4], 'the host has seen them');
  checkFolds(room);
});

test('of two who would lead, whoever has more than half leads; who steps back takes no voices along', () => {
  const room = lobby({ people: 4 });
  for (const [i, name] of ['Freja', 'Gorm'].entries())
    ok(room, 'visitor', sitting(name, { holder: hexOf(`c${i}`, 32) }));
  goes(room, A, 6 * MINUTE);
  ok(room, B, choose(B));
  ok(room, C, choose(C));
  ok(room, D, choose(B));
  ok(room, 4, choose(C));
  assert.equal(room.truth.host, A, 'two and two of five');
  ok(room, D, choose(null));
  ok(room, C, choose(null));
  assert.deepEqual(
    room.truth.seats.map(({ voice }) => voice),
    [undefined, B, undefined, undefined, undefined, undefined],
    'nobody is chosen who would not be',
  );
  no(room, D, choose(C), 'not-willing');
  ok(room, D, choose(B));
  ok(room, C, choose(B));
  assert.equal(room.truth.host, B, 'three of five');
  checkFolds(room);
});

test('half of those who are there make nobody host', () => {
  const room = lobby({ people: 4 });
  ok(room, 'visitor', sitting('Freja', { holder: hexOf('c0', 32) }));
  goes(room, A, 6 * MINUTE);
  ok(room, B, choose(B));
  ok(room, C, choose(B));
  assert.equal(room.truth.host, A, 'two of four');
  ok(room, D, choose(B));
  assert.equal(room.truth.host, B, 'three of four');
});

test('a single person makes nobody host, whoever is away', () => {
  const room = begun({ people: 2, bots: 3 });
  goes(room, A, 24 * HOUR);
  comes(room, B);
  ok(room, 'server', line('table', true));
  if (room.truth.phase === 'playing') {
    ok(room, B, choose(B));
    assert.equal(room.truth.host, A);
  }
  no(room, B, { type: 'room.kick', seat: A }, 'not-for-stand-in');
});

test('the host who comes back ends the vote', () => {
  const room = lobby();
  goes(room, A, 6 * MINUTE);
  ok(room, B, choose(B));
  comes(room, A);
  assert.equal(room.truth.seats[B]!.voice, undefined);
  no(room, C, choose(C), 'host-there');
  goes(room, A, 6 * MINUTE);
  no(room, C, choose(B), 'not-willing');
});

test('whom the table replaced takes the lead back by a press, and cannot be sent away until then', () => {
  const room = lobby();
  goes(room, A, 6 * MINUTE);
  ok(room, B, choose(B));
  ok(room, C, choose(B));
  for (const command of ['room.kick', 'room.keepAway']) no(room, B, { type: command, seat: A }, 'earlier-host');
  no(room, C, { type: 'room.takeLead' }, 'host-only');
  ok(room, B, { type: 'room.order', seats: [B, C, D, A] });
  assert.deepEqual([room.truth.host, room.truth.earlierHost], [0, 3]);
  ok(room, 0, { type: 'room.start' });
  toEnd(room);
  ok(room, 0, { type: 'room.rematch' });
  for (const viewer of VIEWERS) assert.equal(watcherOf(room, viewer).view.earlierHost, 3, 'also in the next lobby');
  ok(room, 0, { type: 'room.emptyLobby' });
  assert.deepEqual(
    room.truth.seats.map(({ name }) => name),
    ['Bodil', 'Alma'],
    'nor with all the others',
  );
  comes(room, 1);
  assert.equal(room.truth.host, 0, 'a phone that wakes up changes nothing');
  ok(room, 1, { type: 'room.takeLead' });
  assert.deepEqual([room.truth.host, room.truth.earlierHost], [1, undefined]);
  ok(room, 1, { type: 'room.kick', seat: 0 });
  checkFolds(room);
});

test('a second vote leaves the first host’s claim as it is; a lead that was given away is not taken back', () => {
  const room = lobby();
  goes(room, A, 6 * MINUTE);
  ok(room, B, choose(B));
  ok(room, C, choose(B));
  goes(room, B, 6 * MINUTE);
  ok(room, C, choose(C));
  ok(room, D, choose(C));
  assert.deepEqual([room.truth.host, room.truth.earlierHost], [C, A]);
  comes(room, A);
  comes(room, B);
  no(room, B, { type: 'room.takeLead' }, 'host-only');
  ok(room, A, { type: 'room.takeLead' });
  ok(room, A, { type: 'room.makeHost', seat: D });
  no(room, A, { type: 'room.takeLead' }, 'host-only');
});

test('in a game over days nobody stands in, and the table chooses after a day, with all who looked in within one', () => {
  const daily = { ...game, calendar: () => true } as unknown as AnyGame;
  const room: Room = openTable(roomRules({ liar: daily }), emptyRoom, seeded('unused'), VIEWERS);
  ok(room, 'server', { type: 'room.open', game: 'liar', language: 'nb', remote: true, secret: SECRET, ...DOORS });
  lobby({ room });
  goes(room, A, HOUR);
  assert.equal(standIn(room), undefined, 'nor in its lobby: the host has sent the link, and put the phone away');
  for (const seat of [B, C, D]) goes(room, seat, HOUR);
  comes(room, B);
  no(room, B, choose(B), 'host-there');
  tick(room, 1000 + 24 * HOUR);
  ok(room, B, choose(B));
  assert.equal(room.truth.host, A, 'Cyril and Dagny looked in today: three, and one voice');
  ok(room, 'server', line(B, false));
  comes(room, D);
  ok(room, D, choose(B));
  assert.deepEqual([room.truth.host, room.truth.earlierHost], [B, A], 'a voice stands while its phone is away');
});

// Logs

test('a log in which the lead went by absence still folds', () => {
  const room = lobby({ people: 3 });
  const state = emptyRoom();
  for (const { fact } of room.log.flatMap(({ told }) => told)) recordIn(games, state, fact);
  const earlier = [
    { type: 'room.connectionChanged', who: A, connected: false, via: 'here', at: 2000 },
    { type: 'room.hostChanged', seat: B },
    { type: 'room.connectionChanged', who: A, connected: true, via: 'here', at: 9000 },
  ];
  for (const fact of earlier) recordIn(games, state, fact as Typed);
  assert.deepEqual([state.host, state.standIn, state.earlierHost], [B, undefined, undefined]);
  assert.deepEqual({ ...state, host: A }, room.truth);
});

test('the log that is handed out is accepted, whoever stood in, was chosen, or had left in secret', () => {
  const room = lobby();
  ok(room, A, { type: 'room.start' }, 5000);
  byDay(room);
  ok(room, B, { type: 'room.leave' });
  if (room.truth.phase === 'playing') {
    goes(room, A, MINUTE);
    assert.notEqual(standIn(room), B, 'whoever left for good is passed over');
    comes(room, A);
  }
  const opened = openedGame(toEnd(room).log, 1)!;
  assert.equal(verifyRoom(games, opened, { isOpened: true }).difference, undefined);
  assert.deepEqual(verifyRoom(games, JSON.parse(JSON.stringify(room.log))), { ok: true, trusted: [] });
});

test('somebody who would lead and leaves for good is withdrawn, as if they had said so', () => {
  const quiet = { ...game, news: () => ({ type: 'note', suspect: A }) } as unknown as AnyGame;
  const room: Room = openTable(roomRules({ liar: quiet }), emptyRoom, seeded('unused'), VIEWERS);
  ok(room, 'server', { type: 'room.open', game: 'liar', language: 'nb', remote: true, secret: SECRET, ...DOORS });
  begun({ room });
  goes(room, A, 6 * MINUTE);
  ok(room, B, choose(B));
  act(room, B, { type: 'room.leave' }, room.now);
  for (const viewer of VIEWERS) assert.equal(watcherOf(room, viewer).view.seats[B]!.voice, undefined);
  no(room, C, choose(B), 'not-willing');
  assert.notEqual(standIn(room), B);
});
