/** A room of the kernel for tests: people who sit down in it, and a small game that they play. */
import assert from 'node:assert/strict';
import { canonical } from '../fairness.ts';
import type { Actor, AnyGame, News, Typed, Viewer } from '../game.ts';
import { choiceOption } from '../options.ts';
import { seeded } from '../random.ts';
import { roomRules } from '../room/rules.ts';
import { emptyRoom, type RoomState } from '../room/state.ts';
import { act, foldStream, openTable, streamOf, type Table, tick } from '../table.ts';
import { liar } from './liar/index.ts';

/** Liar with everything that a room may ask of a game: a kinder wording, a cancel, a moment that cannot be paused. */
export const game = {
  ...liar,
  options: {
    ...liar.options,
    wording: choiceOption(['plain', 'soft'], 'plain', { value: 'soft', code: 'wording-locked' }),
  },
  presets: { long: { candles: 5 } },
  whilePaused: ['note'],
  news: (news: News, state: never) =>
    news.type === 'cancelled' ? { type: 'dismiss', seat: 0 } : liar.news!(news, state),
  pausable: (state: { phase: string }) => state.phase !== 'night',
  channels: (state: { phase: string }) => [
    { id: 'table', readers: 'everyone', refuses: () => (state.phase === 'night' ? 'silence' : undefined) },
    { id: 'pair', readers: [0, 'master'], refuses: (who: Actor) => (who === 0 ? undefined : 'silence') },
  ],
} as unknown as AnyGame;
export const games = { liar: game };
export const rules = roomRules(games);

export type Room = Table<RoomState, Typed, Typed>;
export const VIEWERS: Viewer[] = [0, 1, 2, 3, 'table', 'master'];
export const hexOf = (char: string, length: number) => char.repeat(length);
export const SECRET = hexOf('5e', 32);
export const DOORS = { table: hexOf('7a', 32), master: hexOf('3a', 32) };

export function openRoom(remote = true): Room {
  const room = openTable(rules, emptyRoom, seeded('unused'), VIEWERS);
  ok(room, 'server', { type: 'room.open', game: 'liar', language: 'nb', remote, secret: SECRET, ...DOORS });
  return room;
}

export function ok(room: Room, by: Actor, command: Typed & { [field: string]: unknown }, at = room.now): void {
  assert.equal(act(room, by, command, at).refusal, undefined, `${command.type} by ${by}`);
}

export function no(
  room: Room,
  by: Actor,
  command: Typed & { [field: string]: unknown },
  code: string,
  at = room.now,
): void {
  const before = canonical([room.truth, room.watchers.map((watcher) => watcher.view)]);
  assert.equal(act(room, by, command, at).refusal, code, `${command.type} by ${by}`);
  assert.equal(
    canonical([room.truth, room.watchers.map((watcher) => watcher.view)]),
    before,
    'a refusal changes nothing',
  );
}

export const sitting = (name: string, more = {}) => ({
  type: 'room.sit',
  name,
  pronouns: '',
  mask: 3,
  isNew: false,
  holder: hexOf('ab', 32),
  via: 'here',
  contribution: hexOf('01', 16),
  ...more,
});
export const bot = (name: string) => ({ type: 'room.addBot', name, pronouns: '', mask: 5, bot: 'honest' });

/** A room of two people and, if wanted, more bots, with the game begun. */
export function playing({ bots = 1, remote = true, human = false } = {}): Room {
  const room = openRoom(remote);
  ok(room, 'visitor', sitting('Alma'), 1000);
  ok(room, 'visitor', sitting('Bodil'));
  if (human) {
    ok(room, 'visitor', { type: 'room.takeMaster', door: DOORS.master, holder: hexOf('cd', 32), via: 'here' });
    ok(room, 0, { type: 'room.setOption', name: 'gameMaster', value: 'human' });
  }
  for (let i = 0; i < bots; i++) ok(room, 0, bot(`Egon ${i}`));
  ok(room, 0, { type: 'room.start' }, 5000);
  return room;
}

export const standing = (room: Room) => room.truth.pause?.why;

export const byDay = (room: Room): Room => {
  tick(room, 5000 + 10_000 + room.truth.still - 5000);
  return room;
};

/** Every viewer's fold of its own stream, recomputed from the log, is the view that was kept for it. */
export function checkFolds(room: Room): void {
  for (const watcher of room.watchers) {
    const stream = streamOf(room.log, watcher.mask, 0, rules.begins);
    assert.equal(stream.length, watcher.count, `count of ${watcher.viewer}`);
    assert.equal(
      canonical(foldStream(rules, emptyRoom(), stream)),
      canonical(watcher.view),
      `view of ${watcher.viewer}`,
    );
  }
}
