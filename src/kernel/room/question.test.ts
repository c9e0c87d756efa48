/** Which question a command of the room answers: what comes late counts for no other one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame, Typed } from '../game.ts';
import { questionIn } from './question.ts';
import { emptyRoom, type RoomState } from './state.ts';

const game = {
  question: ({ turn }: { turn: number }, { type }: Typed) => (type === 'shout' ? undefined : `turn ${turn}`),
  extend: (seconds: number) => ({ type: 'more', seconds }),
  moveOn: { type: 'on' },
} as unknown as AnyGame;

const seat = (name: string) => ({ name }) as RoomState['seats'][number];

function roomWith(change: Partial<RoomState> = {}): RoomState {
  const play = { turn: 1 };
  return {
    ...emptyRoom(),
    number: 1,
    phase: 'playing',
    game: 'liar',
    play,
    seats: ['Alma', 'Bo', 'Cy'].map(seat),
    ...change,
  };
}
const asks = (room: RoomState, type: string, more: object = {}) =>
  questionIn({ liar: game }, room, { type, ...more } as Typed);

const differs = (before: Partial<RoomState>, after: Partial<RoomState>, type: string, more: object = {}) =>
  asks(roomWith(before), type, more) !== asks(roomWith(after), type, more);

test('more time, and going on after a speech, are for the clock and the speech of the game that they were asked for', () => {
  for (const type of ['room.extend', 'room.moveOn', 'say']) {
    assert.ok(differs({}, { play: { turn: 2 } as never }, type), type);
    assert.ok(!differs({}, { pausesUsed: [1] }, type), type);
  }
  assert.equal(asks(roomWith(), 'shout'), undefined);
});

test('nothing of one game counts in the next one of the evening', () => {
  const all = ['say', 'room.start', 'room.rematch', 'room.endEvening', 'room.emptyLobby', 'room.cancel'];
  for (const type of all) assert.ok(differs({}, { number: 2 }, type), type);
});

test('whoever ends a pause ends that one, and whoever asks for one has not seen the last one end', () => {
  const pause = (since: number) => ({ why: 'asked', since, until: null }) as RoomState['pause'];
  assert.ok(differs({ pause: pause(5) }, { pause: pause(9), still: 3 }, 'room.resume'));
  assert.ok(differs({}, { still: 3 }, 'room.pause'));
  assert.ok(!differs({}, {}, 'room.pause'));
});

test('who is to go, or to lead, is a person and not a number: chairs move up in a lobby', () => {
  const moved = { phase: 'lobby', seats: ['Alma', 'Cy'].map(seat) } as const;
  for (const type of ['room.kick', 'room.keepAway', 'room.makeHost', 'room.chooseHost', 'room.cover']) {
    assert.ok(differs({ phase: 'lobby' }, moved, type, { seat: 1 }), type);
    assert.ok(!differs({ phase: 'lobby' }, moved, type, { seat: 0 }), type);
  }
});

test('what people say, and that they go, means the same whenever it arrives', () => {
  for (const type of ['room.say', 'room.leave', 'room.return', 'room.sit'])
    assert.equal(asks(roomWith(), type), undefined);
  assert.equal(asks(emptyRoom(), 'room.start'), undefined, 'nobody has seen the room yet');
});
