/**
 * A finished game of every version of a game that was ever played, kept beside it in versions/: it must fold to the same
 * end as on the day it was played, for everybody who looked on, whatever the game has become since.
 *
 * When the version rises, its first game is played and kept with
 *
 *   node src/games/<game>/versions.test.ts --record
 *
 * which writes versions/<version>.jsonl: a line that says what everybody saw in the end, then the log, an entry a line.
 * The game is always the same one, so a second run writes the same bytes. Until a version is released, a change of the
 * rules may record it anew; afterwards a change of the rules is a new version, and its file is never written again.
 * If a new field of the state gives an old log another hash, and what it says in words has not changed, then `--hash`
 * writes the new hashes into all of them.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { test } from 'node:test';
import { canonical, openedLog, type Verdict, verify } from '../fairness.ts';
import type { AnyGame, Typed, Viewer } from '../game.ts';
import { seeded } from '../random.ts';
import { roomRules } from '../room/rules.ts';
import { emptyRoom, type RoomState } from '../room/state.ts';
import { openedGame, verifyRoom } from '../room/verify.ts';
import { sha256, toHex, utf8 } from '../sha256.ts';
import { type Entry, openTable, replay, type Table } from '../table.ts';
import { playGame, seating } from './players.ts';

/** How the games of a folder are told and checked again. `About` is what that needs besides the log. */
interface Keeping<State, About> {
  readonly open: (about: About) => Table<State, Typed, Typed>;
  readonly verifyWhole: (log: readonly Entry[], about: About) => Verdict;
  readonly verifyOpened: (log: readonly Entry[], about: About) => Verdict;
  readonly play: () => { readonly log: readonly Entry[]; readonly about: About };
}

export interface Wanted<State> {
  readonly version: number;
  /** The folder of the kept games. */
  readonly folder: URL;
  /** What somebody has in the end, in words that stay the same. */
  readonly ending: (view: State) => { readonly [word: string]: unknown };
  /** Facts that are told in the game of this version: it is not a dull one. */
  readonly happens: readonly string[];
}

/** Evenings in a room, from the door to the end, that a test spends. */
export function inRoom(game: AnyGame, viewers: readonly Viewer[], spend: () => { readonly log: readonly Entry[] }) {
  const games = { [game.id]: game };
  const keeping: Keeping<RoomState, Record<never, never>> = {
    open: () => openTable(roomRules(games), emptyRoom, seeded('unused'), viewers),
    verifyWhole: (log) => verifyRoom(games, log),
    verifyOpened(log) {
      const opened = openedGame(log, 1)!;
      assert.equal(canonical(opened), canonical(openedLog(log)), 'one game, from its lobby on');
      return verifyRoom(games, opened, { isOpened: true });
    },
    play: () => ({ log: spend().log, about: {} }),
  };
  return keeping;
}

/** Games of clever bots, without a room. */
export function amongBots(game: AnyGame, seats: number, seed: string, options: { readonly [name: string]: unknown }) {
  type About = { readonly seed: string; readonly options: unknown };
  const viewers: readonly Viewer[] = [...Array(seats).keys(), 'table', 'master', 'ghost'];
  const bare = (about: About) => () => game.initial(seating(0, seats), about.options as never);
  const keeping: Keeping<unknown, About> = {
    open: (about) => openTable(game, bare(about), seeded('unused'), viewers),
    verifyWhole: (log, about) => verify(game, bare(about), log, { source: seeded(about.seed) }),
    verifyOpened: (log, about) =>
      verify(game, bare(about), openedLog(log), { source: seeded(about.seed), isOpened: true }),
    play() {
      const { table } = playGame(game, { seats: seating(0, seats), seed, options, bots: [game.bots.clever!] } as never);
      return { log: table.log, about: { seed, options: (table.truth as { options: unknown }).options } };
    },
  };
  return keeping;
}

export function versionsSuite<State, About extends object>(
  { version, folder, ending, happens }: Wanted<State>,
  { open, play, verifyWhole, verifyOpened }: Keeping<State, About>,
): void {
  type Ending = { readonly [word: string]: unknown };
  type Head = {
    readonly version: number;
    readonly about: About;
    readonly views: { readonly [viewer: string]: Ending };
  };
  const fileOf = (number: number): URL => new URL(`${number}.jsonl`, folder);
  const endingOf = (view: State, facts: number): Ending => ({
    facts,
    ...ending(view),
    hash: toHex(sha256(utf8(canonical(view)))),
  });

  const fold = (number: number, about: About, log: readonly Entry[]): Head => {
    const table = open(about);
    replay(table, log);
    const facts = log.reduce((sum, { told }) => sum + told.length, 0);
    const seen = table.watchers.map(({ viewer, view, count }) => [viewer, endingOf(view, count)]);
    const views = { truth: endingOf(table.truth, facts), ...Object.fromEntries(seen) };
    return JSON.parse(JSON.stringify({ version: number, about, views })) as Head;
  };
  const read = (number: number): { head: Head; log: Entry[] } => {
    const [head, ...lines] = readFileSync(fileOf(number), 'utf8').trimEnd().split('\n');
    return { head: JSON.parse(head!) as Head, log: lines.map((line) => JSON.parse(line) as Entry) };
  };
  const textOf = (head: Head, log: readonly Entry[]) =>
    [head, ...log].map((line) => `${JSON.stringify(line)}\n`).join('');
  const played = (): string => {
    const { log, about } = play();
    return textOf(fold(version, about, JSON.parse(JSON.stringify(log)) as Entry[]), log);
  };

  if (argv.includes('--record')) writeFileSync(fileOf(version), played());
  const kept = readdirSync(folder)
    .map((name) => Number.parseInt(name, 10))
    .sort((a, b) => a - b);
  if (argv.includes('--hash')) {
    for (const number of kept) {
      const { head, log } = read(number);
      writeFileSync(fileOf(number), textOf(fold(number, head.about, log), log));
    }
  }

  test('a game of every version is kept', () => {
    const all = Array.from({ length: version }, (_, i) => i + 1);
    assert.deepEqual(kept, all, 'play the first game of this version: see the top of kernel/testing/versions.ts');
  });

  for (const number of kept) {
    test(`the game of version ${number} folds to the same end, for everybody`, () => {
      const { head, log } = read(number);
      const now = fold(number, head.about, log);
      const words = ({ views }: Head) => Object.entries(views).map(([who, { hash: _, ...said }]) => [who, said]);
      assert.deepEqual(words(now), words(head));
      assert.deepEqual(now, head, 'see the top of kernel/testing/versions.ts about hashes');
    });
  }

  test('the game of this version is accepted by those who check it, whole and as it is handed out', () => {
    const { head, log } = read(version);
    const whole = verifyWhole(log, head.about);
    assert.deepEqual([whole.difference, whole.trusted], [undefined, []], 'the rules have changed: raise the version');
    assert.equal(verifyOpened(log, head.about).difference, undefined);
  });

  test('the game of this version is played the same way again', () => {
    const why = 'the rules have changed: raise the version, and record its first game (kernel/testing/versions.ts)';
    assert.ok(played() === readFileSync(fileOf(version), 'utf8'), why);
  });

  test('much happens in the game of this version', () => {
    const told = new Set(read(version).log.flatMap((entry) => entry.told.map(({ fact }) => fact.type)));
    assert.deepEqual(
      happens.filter((type) => !told.has(type)),
      [],
    );
  });
}
