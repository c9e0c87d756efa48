/** In every game of the catalogue the host of an automatic evening can give the running clock more time. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as catalogue from '../games/index.ts';
import type { Actor, AnyGame, Seat, Typed } from '../kernel/game.ts';
import { seeded } from '../kernel/random.ts';
import { ROOM_LIMITS } from '../kernel/room/commands.ts';
import { roomRules } from '../kernel/room/rules.ts';
import { emptyRoom, type RoomState } from '../kernel/room/state.ts';
import { act, openTable, type Table, tick, watcherOf } from '../kernel/table.ts';

type Room = Table<RoomState, Typed, Typed>;
type Asked = Typed & { readonly [field: string]: unknown };
const games = catalogue as unknown as { readonly [id: string]: AnyGame };
const rules = roomRules(games);
const hex = (two: string, bytes: number) => two.repeat(bytes);
const [HOST, GUEST] = [0, 1] as const;
const GIVES = { type: 'room.extend', seconds: ROOM_LIMITS.extendSeconds };

const asks = (room: Room, by: Actor, command: Asked) => act(room, by, command, room.now).refusal;
const does = (room: Room, by: Actor, command: Asked) => assert.equal(asks(room, by, command), undefined, command.type);
const isOffered = (room: Room, seat: Seat): boolean =>
  rules.legal(watcherOf(room, seat).view, seat, room.now).some(({ command }) => command.type === 'room.extend');

/** Two people and as many bots as are missing, at a distance, where every game has clocks. */
function playing(id: string, gameMaster: 'auto' | 'human' = 'auto'): Room {
  const game = games[id]!;
  const room: Room = openTable(rules, emptyRoom, seeded('unused'), [HOST, GUEST, 'master']);
  const secret = { secret: hex('5e', 32), table: hex('7a', 32), master: hex('3a', 32) };
  does(room, 'server', { type: 'room.open', game: id, language: 'nb', remote: true, ...secret });
  for (const [i, name] of ['Alma', 'Bodil'].entries()) {
    const tag = { name, pronouns: '', mask: i, isNew: false, via: 'here', contribution: hex('01', 16) };
    does(room, 'visitor', { type: 'room.sit', ...tag, holder: hex(`a${i}`, 32) });
  }
  does(room, 'visitor', { type: 'room.takeMaster', door: secret.master, holder: hex('cd', 32), via: 'here' });
  does(room, HOST, { type: 'room.setOption', name: 'gameMaster', value: gameMaster });
  const bot = Object.keys(game.bots)[0]!;
  for (let i = 2; i < Math.max(4, game.seats.min); i++)
    does(room, HOST, { type: 'room.addBot', name: `Egon ${i}`, pronouns: '', mask: i, bot });
  does(room, HOST, { type: 'room.start' });
  return room;
}

/** Goes on by clocks alone until somebody may have more time; nobody answers anything. */
function toClock(room: Room): void {
  for (let i = 0; i < 50 && !isOffered(room, HOST); i++) tick(room, rules.deadline(room.truth)!.at);
}

for (const id of Object.keys(games)) {
  test(`${id}: the host gives more time, whoever is not the host does not`, () => {
    const room = playing(id);
    toClock(room);
    assert.ok(isOffered(room, HOST), 'the host is offered it');
    const before = rules.deadline(room.truth)!.at;
    assert.ok(!isOffered(room, GUEST));
    assert.equal(asks(room, GUEST, GIVES), 'host-only');
    assert.equal(asks(room, HOST, { ...GIVES, seconds: -5 }), 'master-only');
    does(room, HOST, GIVES);
    assert.equal(rules.deadline(room.truth)!.at, before + ROOM_LIMITS.extendSeconds * 1000);
  });

  test(`${id}: where a person leads, that person has the clock`, () => {
    const room = playing(id, 'human');
    assert.ok(!isOffered(room, HOST));
    assert.equal(asks(room, HOST, GIVES), 'master-only');
  });
}

test('forraeder: the host goes on where somebody keeps the floor and says nothing', () => {
  const room = playing('forraeder');
  const mayGoOn = (seat: Seat) =>
    rules.legal(watcherOf(room, seat).view, seat, room.now).some(({ command }) => command.type === 'room.moveOn');
  for (let i = 0; i < 500 && !mayGoOn(HOST); i++) tick(room, rules.deadline(room.truth)!.at);
  const speaker = () => (room.truth.play as { onStage: Seat | null }).onStage;
  const before = speaker();
  assert.notEqual(before, null);
  assert.ok(!mayGoOn(GUEST));
  assert.equal(asks(room, GUEST, { type: 'room.moveOn' }), 'host-only');
  does(room, HOST, { type: 'room.moveOn' });
  assert.notEqual(speaker(), before);
  assert.equal(asks(playing('maffia'), HOST, { type: 'room.moveOn' }), 'wrong-mode');
});
