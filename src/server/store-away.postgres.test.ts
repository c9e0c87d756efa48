/** A real PostgreSQL is stopped in the middle of a game and started again: nobody loses time by it. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as games from '../games/index.ts';
import type { Typed } from '../kernel/game.ts';
import { verifyRoom } from '../kernel/room/verify.ts';
import type { Entry } from '../kernel/table.ts';
import { LIMITS } from './limits.ts';
import { openPostgres } from './log/postgres.ts';
import type { RoomLog } from './log/room-log.ts';
import { until } from './log/testing/conformance.ts';
import { type PostgresServer, startPostgres } from './log/testing/postgres-server.ts';
import { sitting } from './testing/client.ts';
import { VirtualClock } from './testing/clock.ts';
import { connect, keepUp, openHouse, openPage, type TestPage } from './testing/house.ts';

const BEAT_MS = LIMITS.serverBeatSeconds * 1000;
const GRACE_MS = LIMITS.graceSeconds * 1000;
const OUTAGE_MS = 60_000;
/** Less than what is taken for away: the database answers in time of its own. */
const STEP_MS = 500;

let database: PostgresServer;
before(async () => {
  database = await startPostgres();
});
after(() => database.close());

/** Says how many calls the database has not answered. */
function counted(log: RoomLog): { readonly log: RoomLog; readonly pending: () => number } {
  let pending = 0;
  const count = <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) => {
    return (...args: Args): Promise<T> => {
      pending++;
      return call(...args).finally(() => pending--);
    };
  };
  const { append, read, beat, beats } = log;
  const calls = { append: count(append), read: count(read), beat: count(beat), beats: count(beats) };
  return { log: { ...log, ...calls }, pending: () => pending };
}

/** The shorter one is still longer than a busy database takes for an answer. */
for (const patienceMs of [20_000, 1_000]) {
  const isWaitedFor = patienceMs > 10_000;
  test(`PostgreSQL is gone for ${OUTAGE_MS / 1000} s, and ${isWaitedFor ? 'waited for' : 'not waited for'}: the day is as long as ever`, {
    timeout: 120_000,
  }, async (t) => {
    const { log, pending } = counted(
      await openPostgres(database.url, { schema: `patience_${patienceMs}`, patienceMs }),
    );
    t.after(() => log.close());
    const clock = new VirtualClock();
    const house = openHouse(games, { clock, log });
    keepUp(house);
    const pass = async (ms: number): Promise<void> => {
      for (let left = ms; left > 0; left -= STEP_MS) {
        await clock.pass(Math.min(STEP_MS, left));
        await until(() => pending() === 0);
      }
    };
    const made = await house.rooms.create({ game: 'maffia', language: 'en', remote: true });
    assert.ok(typeof made === 'object');
    const { room: code } = made;
    const pages: TestPage[] = [];
    for (const name of ['Alma', 'Bodil', 'Carl', 'Dagny', 'Emil', 'Freja', 'Gunnar']) {
      const page = openPage(house, code, name);
      await connect(house, page, code);
      assert.deepEqual(await page.ask(sitting(name)), {});
      pages.push(page);
    }
    const set = { type: 'room.setOption', name: 'firstDaySeconds', value: 60 };
    assert.deepEqual(await pages[0]!.ask(set as Typed), {});
    assert.deepEqual(await pages[0]!.ask({ type: 'room.start' }), {});
    for (const type of ['ackBriefing', 'ackRole']) for (const page of pages) await page.ask({ type });
    await pass(30_000);
    const room = async () => (await house.rooms.find(code))!;
    const stateNow = async () => (await room()).state;
    const left = async () => {
      const { play, still } = await stateNow();
      return (play as { until: number }).until + still - clock.now();
    };
    const phase = async () => ((await stateNow()).play as { phase: string }).phase;
    assert.equal(await phase(), 'day-talk');
    const before = await left();
    assert.ok(before < OUTAGE_MS, 'otherwise there is nothing to lose');

    await database.tell('stop');
    const answers = pages.map((page, i) => page.ask({ type: 'room.say', channel: null, text: `${i}` } as Typed));
    await clock.pass(OUTAGE_MS);
    if (!isWaitedFor) await until(() => pending() === 0); // all are told that it does not answer
    await database.tell('start');
    await until(() => pending() === 0);
    // No time passes before it answers within its patience: such time would be given back, too.
    await until(() =>
      log.read(code, 0).then(
        () => true,
        () => false,
      ),
    );
    for (let i = 0; i < 4; i++) await pass(BEAT_MS);
    for (const page of pages) if (!page.isConnected) await connect(house, page, code);
    assert.deepEqual(await Promise.all(answers), Array(7).fill({}), 'whoever asked meanwhile is answered');

    assert.equal(await phase(), 'day-talk');
    const gone = (await left()) + 4 * BEAT_MS - before;
    // What passed until it was asked again is given back, too.
    assert.ok(gone >= GRACE_MS - 2 * BEAT_MS, `${gone} ms more than before`);
    assert.ok(gone <= GRACE_MS + 4 * BEAT_MS + 2 * BEAT_MS, `${gone} ms more than before`);
    await pass((await left()) + STEP_MS);
    assert.notEqual(await phase(), 'day-talk', 'the clock goes on');
    const entries = (await log.read(code, 0)).map((text) => JSON.parse(text) as Entry);
    assert.equal(verifyRoom(games, entries).difference, undefined);
  });
}
