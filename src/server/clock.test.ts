import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { wallClock } from './clock.ts';
import { openSqlite } from './log/sqlite.ts';

const HOUR = 3_600_000;
const folder = mkdtempSync(join(tmpdir(), 'konklave-clock-'));
after(() => rmSync(folder, { recursive: true, force: true }));

test('a wall clock that is set back changes no time and holds up no timer', async (t) => {
  const log = await openSqlite(folder);
  const before = [wallClock.now(), log.now()];
  const real = Date.now;
  t.mock.method(Date, 'now', () => real() - HOUR);
  for (const [i, clock] of [wallClock, log].entries()) {
    const gone = clock.now() - before[i]!;
    assert.ok(gone >= 0 && gone < 60_000, `${gone} ms have passed`);
  }
  await new Promise<void>((resolve) => {
    // The timer lets the process go, and this is all that it waits for.
    const held = setInterval(() => {}, 1000);
    wallClock.at(before[0]! + 20, () => {
      clearInterval(held);
      resolve();
    });
  });
  assert.ok(wallClock.now() >= before[0]! + 20);
  await log.append('a', 0, ['1']);
  for await (const { touchedAt } of log.list()) assert.ok(touchedAt >= before[1]!);
  await log.close();
});

test('not even if it was set back while no server was there', async (t) => {
  const real = Date.now;
  const serves = async (server: string, setBackMs: number) => {
    t.mock.method(Date, 'now', () => real() - setBackMs);
    const log = await openSqlite(join(folder, 'served'));
    const from = log.now();
    await log.beat(server);
    const [beat] = await log.beats();
    await log.close();
    return { from, until: beat!.at };
  };
  await serves('long-ago', 2 * HOUR);
  const { until } = await serves('lately', 0);
  const { from } = await serves('next', HOUR);
  assert.ok(from >= until, `${until - from} ms back`);
});
