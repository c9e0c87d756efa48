/** `konklave drain` and the server that it asks, by two files in the folder of the store. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { askToDrain, type DrainFiles, drainFilesOf, heedDrainWish, type Outcome } from './drain-wish.ts';
import { LIMITS } from './limits.ts';
import { VirtualClock } from './testing/clock.ts';

const SILENT_MS = LIMITS.serverDeadSeconds * 1000;
const where = { dataDir: '', databaseUrl: null, port: 8080 };

function folderOf(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'konklave-drain-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function server(files: DrainFiles, clock: VirtualClock) {
  const heard = { asked: 0, games: 3, troubles: [] as unknown[] };
  const end = heedDrainWish(files, {
    clock,
    asked: () => heard.asked++,
    gamesRunning: () => heard.games,
    onTrouble: (error) => heard.troubles.push(error),
  });
  return Object.assign(heard, { end });
}

function operator(files: DrainFiles, clock: VirtualClock) {
  const told: { lines: string[]; outcome: Outcome | undefined } = { lines: [], outcome: undefined };
  const sleep = (ms: number) => new Promise<void>((then) => clock.at(clock.now() + ms, then));
  const asking = askToDrain(files, { now: clock.now, sleep, say: (line) => told.lines.push(line) });
  void asking.then((outcome) => {
    told.outcome = outcome;
  });
  return told;
}

test('a wish is heard once, told how many games are waited for, and told when the server is gone', async (t) => {
  const clock = new VirtualClock();
  const files = drainFilesOf({ ...where, dataDir: folderOf(t) });
  const house = server(files, clock);
  const wish = operator(files, clock);
  await clock.pass(60_000);
  assert.deepEqual([house.asked, wish.outcome], [1, undefined]);
  house.games = 1;
  await clock.pass(60_000);
  assert.deepEqual(
    wish.lines.map((line) => line.replace(/.*: /, '')),
    ['3', '1'],
  );
  house.end();
  await clock.pass(2_000);
  assert.equal(wish.outcome, 'stopped');
  assert.ok(!existsSync(files.wish) && !existsSync(files.news));
  assert.deepEqual(house.troubles, []);
});

test('a second wish is heard as a second one', async (t) => {
  const clock = new VirtualClock();
  const files = drainFilesOf({ ...where, dataDir: folderOf(t) });
  const house = server(files, clock);
  const wishes = [operator(files, clock)];
  await clock.pass(10_000);
  wishes.push(operator(files, clock));
  await clock.pass(2_000);
  assert.equal(house.asked, 2);
  house.end();
  await clock.pass(2_000);
  assert.deepEqual(
    wishes.map(({ outcome }) => outcome),
    ['stopped', 'stopped'],
  );
});

test('where no server is, that is said after a while, and no wish is left for the next one', async (t) => {
  const clock = new VirtualClock();
  const files = drainFilesOf({ ...where, dataDir: join(folderOf(t), 'new') });
  const wish = operator(files, clock);
  await clock.pass(SILENT_MS);
  assert.equal(wish.outcome, undefined);
  await clock.pass(2_000);
  assert.equal(wish.outcome, 'nobody-there');
  assert.ok(!existsSync(files.wish));
});

test('a server that dies without a word is noticed, and the next one is not asked by what lies there', async (t) => {
  const clock = new VirtualClock();
  const files = drainFilesOf({ ...where, dataDir: folderOf(t) });
  writeFileSync(files.wish, '');
  writeFileSync(files.news, '2 17');
  const house = server(files, clock);
  await clock.pass(5_000);
  assert.equal(house.asked, 0);

  house.end();
  writeFileSync(files.news, '2 17');
  const wish = operator(files, clock);
  rmSync(files.wish); // as if it had been heard
  await clock.pass(SILENT_MS + 2_000);
  assert.equal(wish.outcome, 'silent');
});

test('a wish that cannot be taken away is not heard again and again', async (t) => {
  const clock = new VirtualClock();
  const files = drainFilesOf({ ...where, dataDir: folderOf(t) });
  const house = server(files, clock);
  mkdirSync(files.wish);
  await clock.pass(5_000);
  assert.deepEqual([house.asked, house.troubles.length > 0], [0, true]);
});

test('servers that share a database are asked one by one, by their ports', async (t) => {
  const dataDir = folderOf(t);
  const clock = new VirtualClock();
  const [one, other] = [8081, 8082].map((port) => drainFilesOf({ dataDir, databaseUrl: 'postgres://db/x', port }));
  const houses = [server(one!, clock), server(other!, clock)];
  operator(other!, clock);
  await clock.pass(3_000);
  assert.deepEqual(
    houses.map(({ asked }) => asked),
    [0, 1],
  );
  assert.match(readFileSync(other!.news, 'utf8'), /^3 \d+$/);
});
