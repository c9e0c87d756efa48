/**
 * A finished game of every version of Maffia that was ever played, kept in versions/: it must fold to the same end as
 * on the day it was played, for everybody who looked on, whatever the game has become since.
 *
 * When the version rises, its first game is played and kept with
 *
 *   node src/games/maffia/versions.test.ts --record
 *
 * which writes versions/<version>.jsonl: a line that says what everybody saw in the end, then the log, an entry a line.
 * The evening is always the same one, so a second run writes the same bytes. Until a version is released, a change of
 * the rules may record it anew; afterwards a change of the rules is a new version, and its file is never written again.
 * If a new field of the state gives an old log another hash, and what it says in words has not changed, then
 * `--hash` writes the new hashes into all of them.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { canonical, openedLog } from '../../kernel/fairness.ts';
import type { Seat, Viewer } from '../../kernel/game.ts';
import { seeded } from '../../kernel/random.ts';
import { emptyRoom, type RoomState } from '../../kernel/room/state.ts';
import { openedGame, verifyRoom } from '../../kernel/room/verify.ts';
import { sha256, toHex, utf8 } from '../../kernel/sha256.ts';
import { act, type Entry, openTable, replay, tick } from '../../kernel/table.ts';
import { villageNames } from './content.ts';
import { castBy } from './evening-fixtures.ts';
import { maffia } from './index.ts';
import {
  connecting,
  games,
  ok,
  passIn,
  playOf,
  type Room,
  rules,
  saying,
  setting,
  toPhaseIn,
} from './room-fixtures.ts';
import type { State } from './state.ts';

const folder = new URL('./versions/', import.meta.url);
const fileOf = (version: number): URL => new URL(`${version}.jsonl`, folder);

const SEATS = 12;
const VIEWERS: readonly Viewer[] = [...Array(SEATS).keys(), 'table', 'master', 'ghost'];

/** What somebody has in the end: in words that stay the same, and a hash of all of it. */
interface Ending {
  readonly facts: number;
  readonly phase: string;
  readonly day: number;
  readonly living: readonly Seat[];
  readonly outcome: string | undefined;
  readonly winners: readonly Seat[] | undefined;
  readonly shot: readonly (readonly Seat[])[] | undefined;
  readonly chat: number;
  readonly hash: string;
}

interface Kept {
  readonly version: number;
  readonly truth: Ending;
  readonly views: { readonly [viewer: string]: Ending };
  readonly log: readonly Entry[];
}

const hashOf = (value: unknown): string => toHex(sha256(utf8(canonical(value))));

function endingOf(room: RoomState, facts: number): Ending {
  const play = room.play as State;
  return {
    facts,
    phase: play.phase,
    day: play.day,
    living: play.living,
    outcome: play.result?.outcome,
    winners: play.result?.winners,
    shot: play.openedNights?.map(({ shot }) => shot),
    chat: room.chat.length,
    hash: hashOf(room),
  };
}

/** Folds a log into the truth and everybody's views. */
function fold(log: readonly Entry[]): Kept {
  const room = openTable(rules, emptyRoom, seeded('unused'), VIEWERS);
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

/** An evening of ten people and two bots, far apart, from the door to the debrief. */
function spend(): Room {
  const room = openTable(rules, emptyRoom, seeded('unused'), VIEWERS);
  const hex = (text: string, length: number) => toHex(sha256(utf8(text))).slice(0, length);
  const later = (ms: number) => tick(room, room.now + ms);
  const all = (seats: readonly Seat[], command: Parameters<typeof ok>[2]) => {
    for (const seat of seats) ok(room, seat, command, room.now + 40);
  };
  const living = () => [...playOf(room).living];

  // The lobby.
  const doors = { table: hex('table', 64), master: hex('master', 64), secret: hex('the first evening', 64) };
  ok(room, 'server', { type: 'room.open', game: 'maffia', language: 'sv', remote: true, ...doors }, 1_767_225_600_000);
  const names = villageNames('sv');
  for (let seat = 0; seat < 10; seat++) {
    const tag = { name: names[seat * 4 - (seat % 3)] ?? names[39]!, pronouns: seat % 2 ? 'hen/hen' : '', mask: seat };
    const line = { holder: hex(`holder ${seat}`, 64), via: 'here', contribution: hex(`bits ${seat}`, 32) };
    ok(room, 'visitor', { type: 'room.sit', ...tag, isNew: seat === 4, ...line }, room.now + 9_000);
  }
  for (const [i, bot] of ['clever', 'easy'].entries()) {
    ok(room, 0, { type: 'room.addBot', name: names[37 + i]!, pronouns: '', mask: 20 + i, bot });
  }
  ok(room, 0, setting('preset', 'blitz'));
  ok(room, 0, { type: 'room.order', seats: [1, 0, 2, 3, 4, 5, 10, 6, 7, 8, 11, 9] });
  const host = room.truth.host!;
  ok(room, 3, saying('Hej på er!'));
  ok(room, 4, { type: 'room.confirmTime' });
  all([2, 5], { type: 'room.ready', ready: true });
  ok(room, host, { type: 'room.setSpectators', allowed: true });
  ok(room, host, { type: 'room.start' }, room.now + 5_000);
  const people = room.truth.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  all(people, { type: 'ackBriefing' });
  all(people, { type: 'ackRole' });
  all(people, { type: 'ackNightZero' });
  toPhaseIn(room, 'day-talk');

  const { mafia, doctor, sheriff, villager } = castBy(room);
  const [m0, m1, m2] = mafia as [Seat, Seat, Seat];
  const [v0, v1, v2, v3, v4, v5, v6] = villager.filter((seat) => seat !== host).concat(host) as Seat[] as [
    Seat,
    Seat,
    Seat,
    Seat,
    Seat,
    Seat,
    Seat,
  ];
  const doc = doctor[0]!;

  // Day 1: talk, a pause, a lost line, an extension, an act in the last second, a tie and its runoff.
  later(20_000);
  ok(room, m0, { type: 'statement', says: { kind: 'suspect', target: v1 } });
  ok(room, v0, { type: 'nominate', target: v1 });
  ok(room, v1, saying('Varför just jag?'));
  ok(room, m1, { type: 'nominate', target: v2 });
  ok(room, m1, { type: 'withdrawNomination', target: v2 });
  ok(room, v3, { type: 'room.pause' });
  later(45_000);
  ok(room, v3, { type: 'room.resume' });
  ok(room, 'server', connecting(v4, false));
  later(8_000);
  ok(room, 'server', connecting(v4, true));
  all([v0, m0], { type: 'readyToVote', ready: true });
  toPhaseIn(room, 'extension-offer');
  ok(room, v2, { type: 'useExtension' });
  all(living(), { type: 'readyToVote', ready: true });
  later(1_500);
  ok(room, m1, { type: 'nominate', target: v2 });
  toPhaseIn(room, 'speech');
  ok(room, v1, saying('Jag är bara en vanlig bybo.'));
  ok(room, v1, { type: 'endSpeech' }, room.now + 12_000);
  toPhaseIn(room, 'vote-call');
  all([m0, m1, v0, v2], { type: 'raiseHand', nominee: v1 });
  ok(room, v3, { type: 'raiseHand', nominee: v1 });
  ok(room, v3, { type: 'lowerHand', nominee: v1 });
  while (playOf(room).nominee !== v2) passIn(room);
  all([m2, doc, v1, v5], { type: 'raiseHand', nominee: v2 });
  while (playOf(room).round !== 2 || playOf(room).step !== 'countdown') passIn(room);
  all([m0, m1, m2, v0, v2, v3], { type: 'raiseHand', nominee: v1 });
  toPhaseIn(room, 'night');

  // Night 1: a save, a check, hunches, somebody who is not well, and a break before the news.
  ok(room, v6, { type: 'requestBreak' });
  ok(room, m0, { type: 'point', target: v4 }, room.now + 3_000);
  ok(room, m1, { type: 'thumbUp', mate: m0 });
  ok(room, m2, { type: 'point', target: v5 });
  ok(room, m2, { type: 'thumbUp', mate: m1 }, room.now + 2_000);
  ok(room, doc, { type: 'protect', target: v4 });
  ok(room, sheriff[0]!, { type: 'investigate', target: m2 });
  all([v0, v2, v4], { type: 'hunch', target: m1 });
  ok(room, v5, { type: 'signalUnwell' }, room.now + 5_000);
  toPhaseIn(room, 'dawn-break');
  all(people, { type: 'readyAfterBreak' });
  toPhaseIn(room, 'day-talk');

  // Day 2: soft words, somebody leaves, and the mafia loses one; then it shoots. Day 3: it loses the next, and the game.
  ok(room, v0, { type: 'softenWording' });
  ok(room, v3, { type: 'room.leave' });
  condemn(room, v0, m2);
  toPhaseIn(room, 'night');
  all([m0, m1], { type: 'point', target: v2 });
  ok(room, doc, { type: 'protect', target: doc });
  toPhaseIn(room, 'day-talk');
  condemn(room, v0, m1);
  while (room.truth.phase === 'playing') passIn(room);
  ok(room, m0, saying('Bra spelat allihop!'), room.now + 6_000);
  return room;
}

function condemn(room: Room, nominator: Seat, target: Seat): void {
  ok(room, nominator, { type: 'nominate', target }, room.now + 10_000);
  for (const seat of [...playOf(room).living]) {
    if (!playOf(room).left[seat]) act(room, seat, { type: 'readyToVote', ready: true }, room.now + 500);
  }
  toPhaseIn(room, 'vote-call');
  for (const seat of [...playOf(room).living]) {
    if (!playOf(room).left[seat]) ok(room, seat, { type: 'raiseHand', nominee: target }, room.now + 20);
  }
  toPhaseIn(room, 'vote-result');
}

const played = (): Kept => fold(JSON.parse(JSON.stringify(spend().log)) as Entry[]);

if (process.argv.includes('--record')) writeFileSync(fileOf(maffia.version), textOf(played()));
const kept = readdirSync(folder)
  .map((name) => Number.parseInt(name, 10))
  .sort((a, b) => a - b);
if (process.argv.includes('--hash')) {
  for (const version of kept) writeFileSync(fileOf(version), textOf(fold(read(version).log)));
}

test('a game of every version is kept', () => {
  assert.deepEqual(
    kept,
    Array.from({ length: maffia.version }, (_, i) => i + 1),
    'play the first game of this version: see the top of this file',
  );
});

for (const version of kept) {
  test(`the game of version ${version} folds to the same end, for everybody`, () => {
    const { log, ...then } = read(version);
    const { log: _, ...now } = fold(log);
    const words = ({ truth, views }: Omit<Kept, 'log'>) =>
      Object.entries({ truth, ...views }).map(([who, { hash: __, ...ending }]) => [who, ending]);
    assert.deepEqual(JSON.parse(JSON.stringify(words(now))), words(then));
    assert.deepEqual(JSON.parse(JSON.stringify(now)), then, 'see the top of this file about hashes');
    assert.equal(now.version, version);
  });
}

test('the game of this version is accepted by those who check it, whole and as it is handed out', () => {
  const { log } = read(maffia.version);
  const whole = verifyRoom(games, log);
  assert.deepEqual([whole.difference, whole.trusted], [undefined, []]);
  const opened = openedGame(log, 1)!;
  assert.equal(verifyRoom(games, opened, { isOpened: true }).difference, undefined);
  assert.equal(canonical(opened), canonical(openedLog(log)), 'one game, from its lobby on');
});

test('the game of this version is played the same way again', () => {
  assert.equal(
    textOf(played()),
    readFileSync(fileOf(maffia.version), 'utf8'),
    'the rules have changed: raise the version, and record its first game as it says at the top of this file',
  );
});

test('much happens in it', () => {
  const { log, truth } = read(maffia.version);
  const told = new Set(log.flatMap((entry) => entry.told.map(({ fact }) => fact.type)));
  const wanted = ['room.paused', 'room.resumed', 'room.said', 'extensionUsed', 'runoffCalled', 'unwellSignalled'];
  wanted.push('wordingSoftened', 'dawnBreakBegan', 'seatLeft', 'room.ordered', 'room.timeConfirmed', 'hunchSet');
  assert.deepEqual(
    wanted.filter((type) => !told.has(type)),
    [],
  );
  assert.equal(truth.outcome, 'village');
  assert.ok(
    log.some(({ draws }) => draws?.deal === SEATS - 1),
    'the deck was shuffled under the key of the game',
  );
});
