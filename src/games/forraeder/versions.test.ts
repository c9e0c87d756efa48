/**
 * A finished game of every version of Forræder that was ever played, kept in versions/: it must fold to the same end as
 * on the day it was played, for everybody who looked on, and be decided the same way again.
 *
 * When the version rises, its first game is played and kept with
 *
 *   node src/games/forraeder/versions.test.ts --record
 *
 * which writes versions/<version>.jsonl: a line that says what everybody saw in the end, then the log, an entry a line.
 * Until a version is released, a change of the rules may record it anew; afterwards a change of the rules is a new version,
 * and its file is never written again. If a new field of the state gives an old log another hash, and what it says in
 * words has not changed, then `--hash` writes the new hashes into all of them.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { canonical, openedLog, verify } from '../../kernel/fairness.ts';
import type { Viewer } from '../../kernel/game.ts';
import { seeded } from '../../kernel/random.ts';
import { sha256, toHex, utf8 } from '../../kernel/sha256.ts';
import { type Entry, openTable, replay } from '../../kernel/table.ts';
import { playGame, seating } from '../../kernel/testing/players.ts';
import { forraeder } from './index.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

const folder = new URL('./versions/', import.meta.url);
const fileOf = (version: number): URL => new URL(`${version}.jsonl`, folder);
const SEATS = 10;
const VIEWERS: readonly Viewer[] = [...Array(SEATS).keys(), 'table', 'master', 'ghost'];

/** What somebody has in the end: in words that stay the same, and a hash of all of it. */
interface Ending {
  readonly phase: string;
  readonly day: number;
  readonly outcome: string | undefined;
  readonly winners: readonly number[] | undefined;
  readonly pile: number;
  readonly share: number;
  readonly traitors: number;
  readonly nights: number | undefined;
  readonly hash: string;
}
interface Head {
  readonly version: number;
  readonly seed: string;
  readonly options: Options;
  readonly truth: Ending;
  readonly views: { readonly [viewer: string]: Ending };
}

const endingOf = (state: State): Ending => ({
  phase: state.phase,
  day: state.day,
  outcome: state.result?.outcome,
  winners: state.result?.winners,
  pile: state.pile,
  share: state.share,
  traitors: Object.values(state.roles).filter((role) => role === 'traitor').length,
  nights: state.openedNights?.length,
  hash: toHex(sha256(utf8(canonical(state)))),
});

const bare = (options: Options) => () => forraeder.initial(seating(0, SEATS), options);

function fold(version: number, seed: string, options: Options, log: readonly Entry[]): Head {
  const table = openTable(forraeder, bare(options), seeded('unused'), VIEWERS);
  replay(table, log as never);
  const views = Object.fromEntries(table.watchers.map(({ viewer, view }) => [viewer, endingOf(view)]));
  return { version, seed, options, truth: endingOf(table.truth), views };
}

function read(version: number): { head: Head; log: Entry[] } {
  const [head, ...lines] = readFileSync(fileOf(version), 'utf8').trimEnd().split('\n');
  return { head: JSON.parse(head!) as Head, log: lines.map((line) => JSON.parse(line) as Entry) };
}

const write = (head: Head, log: readonly Entry[]): void =>
  writeFileSync(fileOf(head.version), [head, ...log].map((line) => `${JSON.stringify(line)}\n`).join(''));

/** Ten bots from a distance, with a list, a shield and a letter that was answered. */
function record(): void {
  const seed = 'version 1';
  const options = { playMode: 'remote', deathLists: 1, shieldNotice: true, fastNights: false } as const;
  const { table } = playGame(forraeder, { seats: seating(0, SEATS), seed, options, bots: [forraeder.bots.clever!] });
  const log = JSON.parse(JSON.stringify(table.log)) as Entry[];
  write(fold(forraeder.version, seed, table.truth.options, log), log);
}

if (process.argv.includes('--record')) record();
const kept = readdirSync(folder)
  .map((name) => Number.parseInt(name, 10))
  .sort((a, b) => a - b);
if (process.argv.includes('--hash')) {
  for (const version of kept) {
    const { head, log } = read(version);
    write(fold(version, head.seed, head.options, log), log);
  }
}

test('a game of every version is kept', () => {
  assert.deepEqual(
    kept,
    Array.from({ length: forraeder.version }, (_, i) => i + 1),
    'see the top of this file',
  );
});

for (const version of kept) {
  test(`the game of version ${version} folds to the same end, for everybody`, () => {
    const { head, log } = read(version);
    const now = JSON.parse(JSON.stringify(fold(version, head.seed, head.options, log))) as Head;
    const words = ({ truth, views }: Head) =>
      Object.entries({ truth, ...views }).map(([who, { hash: _, ...ending }]) => [who, ending]);
    assert.deepEqual(words(now), words(head));
    assert.deepEqual(now, head, 'see the top of this file about hashes');
  });
}

test('the game of this version is decided the same way again, whole and as it is handed out', () => {
  const { head, log } = read(forraeder.version);
  const whole = verify(forraeder, bare(head.options), log, { source: seeded(head.seed) });
  assert.deepEqual([whole.difference, whole.trusted], [undefined, []], 'the rules have changed: raise the version');
  const opened = verify(forraeder, bare(head.options), openedLog(log), { source: seeded(head.seed), isOpened: true });
  assert.deepEqual([opened.difference, opened.trusted], [undefined, []], 'nothing of a finished game stays closed');
});

test('much happens in it', () => {
  const told = new Set(read(forraeder.version).log.flatMap((entry) => entry.told.map(({ fact }) => fact.type)));
  const wanted = [
    'deathListRead',
    'banished',
    'identityShown',
    'chairEmpty',
    'doorOpened',
    'endVotesShown',
    'honoursGiven',
  ];
  assert.deepEqual(
    wanted.filter((type) => !told.has(type)),
    [],
  );
});
