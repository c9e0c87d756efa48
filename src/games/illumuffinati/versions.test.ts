/**
 * A finished game of every version of Illumuffinati that was ever played, kept in versions/: it must fold to the same end
 * as on the day it was played, for everybody who looked on, whatever the game has become since.
 *
 * When the version rises, its first game is played and kept with
 *
 *   node src/games/illumuffinati/versions.test.ts --record
 *
 * which writes versions/<version>.jsonl: a line that says what everybody saw in the end, then the log, an entry a line.
 * Until a version is released, a change of the rules may record it anew; afterwards a change of the rules is a new
 * version, and its file is never written again.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { canonical, openedLog } from '../../kernel/fairness.ts';
import { lots, seeded } from '../../kernel/random.ts';
import { emptyRoom, type RoomState } from '../../kernel/room/state.ts';
import { openedGame, verifyRoom } from '../../kernel/room/verify.ts';
import { sha256, toHex, utf8 } from '../../kernel/sha256.ts';
import { type Entry, openTable, replay } from '../../kernel/table.ts';
import { sampleOne } from '../../kernel/testing/players.ts';
import { viewersOf } from './fixtures.ts';
import { illumuffinati } from './index.ts';
import { games, lapseIn, ok, playing, playOf, type Room, rules, toPhaseIn } from './room-fixtures.ts';
import type { State } from './state.ts';

const folder = new URL('./versions/', import.meta.url);
const fileOf = (version: number): URL => new URL(`${version}.jsonl`, folder);

interface Ending {
  readonly facts: number;
  readonly phase: string;
  readonly gold: readonly number[];
  readonly winners: readonly number[] | undefined;
  readonly hash: string;
}
interface Kept {
  readonly version: number;
  readonly truth: Ending;
  readonly views: { readonly [viewer: string]: Ending };
  readonly log: readonly Entry[];
}

function endingOf(room: RoomState, facts: number): Ending {
  const { phase, gold, ranking } = room.play as State;
  return { facts, phase, gold, winners: ranking?.winners, hash: toHex(sha256(utf8(canonical(room)))) };
}

/** Folds a log into the truth and everybody's views. */
function fold(log: readonly Entry[]): Kept {
  const room = openTable(rules, emptyRoom, seeded('unused'), viewersOf(6));
  replay(room, log);
  const facts = log.reduce((sum, { told }) => sum + told.length, 0);
  const views = Object.fromEntries(room.watchers.map(({ viewer, view, count }) => [viewer, endingOf(view, count)]));
  return { version: room.truth.version!, truth: endingOf(room.truth, facts), views, log };
}

function read(version: number): Kept {
  const [head, ...lines] = readFileSync(fileOf(version), 'utf8').trimEnd().split('\n');
  return { ...(JSON.parse(head!) as Omit<Kept, 'log'>), log: lines.map((line) => JSON.parse(line) as Entry) };
}

const textOf = ({ log, ...head }: Kept): string => [head, ...log].map((line) => `${JSON.stringify(line)}\n`).join('');

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

const played = (): Kept => fold(JSON.parse(JSON.stringify(spend().log)) as Entry[]);

if (process.argv.includes('--record')) writeFileSync(fileOf(illumuffinati.version), textOf(played()));
const kept = readdirSync(folder)
  .map((name) => Number.parseInt(name, 10))
  .sort((a, b) => a - b);

test('a game of every version is kept', () => {
  assert.deepEqual(
    kept,
    Array.from({ length: illumuffinati.version }, (_, i) => i + 1),
    'play the first game of this version: see the top of this file',
  );
});

for (const version of kept) {
  test(`the game of version ${version} folds to the same end, for everybody`, () => {
    const { log, ...then } = read(version);
    const { log: _, ...now } = fold(log);
    assert.deepEqual(JSON.parse(JSON.stringify(now)), then);
    assert.equal(now.version, version);
  });
}

test('the game of this version is accepted by those who check it, whole and as it is handed out', () => {
  const { log } = read(illumuffinati.version);
  const whole = verifyRoom(games, log);
  assert.deepEqual([whole.difference, whole.trusted], [undefined, []]);
  const opened = openedGame(log, 1)!;
  assert.equal(verifyRoom(games, opened, { isOpened: true }).difference, undefined);
  assert.equal(canonical(opened), canonical(openedLog(log)), 'one game, from its lobby on');
});

test('the game of this version is played the same way again', () => {
  assert.equal(
    textOf(played()),
    readFileSync(fileOf(illumuffinati.version), 'utf8'),
    'the rules have changed: raise the version, and record its first game as it says at the top of this file',
  );
});

test('much happens in it', () => {
  const { log } = read(illumuffinati.version);
  const told = new Set(log.flatMap((entry) => entry.told.map(({ fact }) => fact.type)));
  const wanted = [
    'room.paused',
    'roundVoided',
    'clockMoved',
    'hostNamed',
    'playerChanged',
    'lineMeasured',
    'bribesKept',
  ];
  wanted.push(
    'bakerHome',
    'muffinsInspected',
    'lastCardFlipped',
    'burglaryDone',
    'gameRanked',
    'cardsPassed',
    'honourClaimed',
  );
  assert.deepEqual(
    wanted.filter((type) => !told.has(type)),
    [],
  );
});
