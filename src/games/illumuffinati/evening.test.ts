/** Illumuffinati: an evening from the lobby on, in which much happens. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame } from '../../kernel/game.ts';
import { lots } from '../../kernel/random.ts';
import { openedGame, verifyRoom } from '../../kernel/room/verify.ts';
import type { Entry } from '../../kernel/table.ts';
import { sampleOne } from '../../kernel/testing/players.ts';
import { illumuffinati } from './index.ts';
import { lapseIn, ok, playing, playOf, type Room, toPhaseIn } from './room-fixtures.ts';

/** An evening of six, at one table: everybody does something by lot, with a pause, a void, a leaver and a new host. */
function spend(): Room {
  const options = {
    firstInspector: 'ritual',
    timers: 'hard',
    passSeconds: 20,
    negotiateSecondsFirst: 40,
    negotiateSeconds: 20,
  } as const;
  const room = playing(6, { remote: false, options });
  const lot = lots('the first evening');
  ok(room, 'server', { type: 'room.roundTrip', seat: 2, ms: 35 });
  for (const seat of [0, 2, 4])
    ok(room, seat, { type: 'claimHonour', crime: 'never', hat: seat === 2 ? 'today' : 'year' });
  toPhaseIn(room, 'negotiate');
  ok(room, 0, { type: 'room.pause' });
  ok(room, 0, { type: 'room.resume' }, room.now + 30_000);
  ok(room, 0, { type: 'master.voidRound' }, room.now + 1_000);
  ok(room, 0, { type: 'room.extend', seconds: 30 });
  ok(room, 0, { type: 'room.makeHost', seat: 1 });
  ok(room, 5, { type: 'room.leave' });
  while (room.truth.phase === 'playing') {
    for (const seat of lot.shuffle([0, 1, 2, 3, 4]).slice(0, 3)) {
      const play = playOf(room);
      const wanted = illumuffinati
        .legal(play, seat, 0)
        .filter(({ command, care }) => !care && command.type !== 'point');
      const command = room.truth.phase === 'playing' ? sampleOne(wanted, lot) : undefined;
      if (command) ok(room, seat, { ...command }, room.now + 400);
    }
    if (room.truth.phase === 'playing' && lot.int(3) === 0) lapseIn(room);
  }
  return room;
}

test('an evening in which much happens is accepted by those who check it, whole and as it is handed out', () => {
  const log = JSON.parse(JSON.stringify(spend().log)) as Entry[];
  const told = new Set(log.flatMap((entry) => entry.told.map(({ fact }) => fact.type)));
  const wanted = [
    ...['room.paused', 'roundVoided', 'clockMoved', 'hostNamed', 'playerChanged', 'lineMeasured', 'bribesKept'],
    ...['bakerHome', 'muffinsInspected', 'lastCardFlipped', 'burglaryDone', 'gameRanked', 'cardsPassed'],
    'honourClaimed',
  ];
  assert.deepEqual(
    wanted.filter((type) => !told.has(type)),
    [],
  );
  const games = { illumuffinati: illumuffinati as AnyGame };
  assert.deepEqual(verifyRoom(games, log), { ok: true, trusted: [] });
  assert.equal(verifyRoom(games, openedGame(log, 1)!, { isOpened: true }).difference, undefined);
});
