import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, type TestContext, test } from 'node:test';
import pg from 'pg';
import { drawFrom, seeded } from '../../kernel/random.ts';
import { openPostgres, type PostgresOptions } from './postgres.ts';
import type { LogTrouble, RoomLog, RoomLogError } from './room-log.ts';
import { conformance, until } from './testing/conformance.ts';
import { lineTo } from './testing/cut.ts';
import { type PostgresServer, startPostgres } from './testing/postgres-server.ts';

let server: PostgresServer;
let admin: pg.Pool;
const opened: RoomLog[] = [];
before(async () => {
  server = await startPostgres();
  admin = new pg.Pool({ connectionString: server.url });
  admin.on('error', () => {});
});
after(async () => {
  await Promise.all(opened.map((log) => log.close()));
  await admin.end();
  await server.close();
});
/** A connection beside the log's own. */
const connect = async (t: TestContext) => {
  const client = await admin.connect();
  t.after(() => client.release(true));
  return client;
};
let schemas = 0;
const newSchema = () => `test_${schemas++}`;
const open = async (schema: string, options: PostgresOptions = {}, url = server.url) => {
  const log = await openPostgres(url, { ...options, schema });
  opened.push(log);
  return log;
};

conformance('PostgreSQL', async () => {
  const { url } = server;
  const schema = newSchema();
  return {
    open: (options) => openPostgres(url, { ...options, schema }),
    opening: { store: 'postgres', url, schema },
    isHeard: true,
  };
});

/** Writers that are alone in their rooms: nothing may ever be refused, and nothing be missing or there twice. */
function load(log: RoomLog, rooms: number) {
  const written = new Map<string, string[]>();
  let isOn = true;
  let count = 0;
  const write = async (room: string) => {
    const mine: string[] = [];
    written.set(room, mine);
    while (isOn) {
      const texts = [JSON.stringify({ room, n: mine.length }), '"more"'];
      assert.equal(await log.append(room, mine.length, texts), true, `${room} at ${mine.length}`);
      mine.push(...texts);
      count += 1;
    }
  };
  const all = Promise.all(Array.from({ length: rooms }, (_, i) => write(`room-${i}`)));
  return {
    more: async (n: number) => {
      const target = count + n;
      await Promise.race([until(() => count >= target), all]);
    },
    end: async () => {
      isOn = false;
      await all;
      for (const [room, texts] of written) assert.deepEqual(await log.read(room, 0), texts);
    },
  };
}

const cutEverybodyOff = () =>
  admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'konklave'`);

test('connections that are cut off under load cost time, and nothing else', async () => {
  const log = await open(newSchema());
  const work = load(log, 20);
  for (let i = 0; i < 15; i++) {
    await work.more(100);
    await cutEverybodyOff();
  }
  await work.more(100);
  await work.end();
});

test('a database that crashes and comes back under load costs time, and nothing else', async () => {
  const log = await open(newSchema());
  const work = load(log, 20);
  for (const order of ['crash', 'stop', 'crash'] as const) {
    await work.more(200);
    await server.tell(order);
    await server.tell('start');
  }
  await work.more(200);
  await work.end();
});

for (const when of ['before', 'after'] as const) {
  test(`a line that is lost ${when} the commit: it is written once, and known to be`, async () => {
    const schema = newSchema();
    const direct = await open(schema);
    const line = await lineTo(Number(new URL(server.url).port));
    const troubles: RoomLogError[] = [];
    const onTrouble = (error: RoomLogError) => troubles.push(error);
    const log = await open(schema, { onTrouble }, server.url.replace(/:\d+\//, `:${line.port}/`));
    assert.equal(await log.append('a', 0, ['"0"']), true);

    line.cut('unique', when);
    const answers = await Promise.all([
      log.append('a', 1, ['"unique"', '"2"']),
      log.append('a', 1, ['"late"']),
      log.append('b', 0, ['"b"']),
      log.append('b', 7, ['"gap"']),
    ]);
    assert.deepEqual(answers, [true, false, true, false]);
    assert.equal(troubles.length, 1);
    assert.deepEqual(await direct.read('a', 0), ['"0"', '"unique"', '"2"']);
    assert.deepEqual(await direct.read('b', 0), ['"b"']);

    // Somebody else goes on in the room before the lost one is asked about again: it is still known.
    const isCut = line.cut('third', when);
    const third = log.append('a', 3, ['"third"']);
    await until(isCut);
    const other = await direct.append('a', 4, ['"other"']);
    const isThird = await third;
    const entries = await direct.read('a', 3);
    assert.ok(isThird);
    assert.deepEqual(entries, other ? ['"third"', '"other"'] : ['"third"']);
    await log.close();
    await line.close();
  });
}

for (const end of ['COMMIT', 'ROLLBACK'] as const) {
  test(`a lost commit that is still under way is waited for: ${end}`, async (t) => {
    const schema = newSchema();
    const log = await open(schema);
    const [ghost, retry] = [await connect(t), await connect(t)];
    const values = [[randomUUID()], ['a'], [0], [2], [1, 1], [0, 1], ['"0"', '"1"']];
    const append = { text: `SELECT ${schema}.append_all('me', $1, $2, $3, $4, $5, $6, $7) AS written`, values };
    await ghost.query('BEGIN');
    assert.deepEqual((await ghost.query(append)).rows, [{ written: [true] }]);
    const answer = retry.query(append);
    await waitsForLock(retry);
    await ghost.query(end);
    assert.deepEqual((await answer).rows, [{ written: [true] }]);
    assert.deepEqual((await retry.query(append)).rows, [{ written: [true] }], 'however often it is asked');
    assert.deepEqual(await log.read('a', 0), ['"0"', '"1"']);
  });
}

async function waitsForLock(client: pg.PoolClient): Promise<void> {
  const { processID } = client as unknown as { processID: number };
  const sql = `SELECT FROM pg_stat_activity WHERE pid = $1 AND wait_event_type = 'Lock'`;
  await until(async () => (await admin.query(sql, [processID])).rowCount === 1);
}

test('a deletion waits for the append under way and takes its entries too', async (t) => {
  const schema = newSchema();
  const log = await open(schema);
  await log.append('a', 0, ['"0"']);
  const [writer, deleter] = [await connect(t), await connect(t)];
  await writer.query('BEGIN');
  const values = [[randomUUID()], ['a'], [1], [1], [1], [0], ['"1"']];
  await writer.query(`SELECT ${schema}.append_all('me', $1, $2, $3, $4, $5, $6, $7)`, values);
  const gone = deleter.query(`SELECT ${schema}.delete_room('me', 'a') AS gone`);
  await waitsForLock(deleter);
  await writer.query('COMMIT');
  assert.deepEqual((await gone).rows, [{ gone: true }]);
  assert.deepEqual(await log.read('a', 0), []);
  assert.equal(await log.append('a', 0, ['"anew"']), true);
});

test('commits over the same rooms in any order never lock each other out', async () => {
  const schema = newSchema();
  const logs = await Promise.all([open(schema), open(schema), open(schema)]);
  const count = 'SELECT deadlocks::integer AS n FROM pg_stat_database WHERE datname = current_database()';
  const deadlocks = async () => (await admin.query(count)).rows[0].n as number;
  const before = await deadlocks();
  const rooms = Array.from({ length: 40 }, (_, i) => `room-${i}`);
  const written = new Map(rooms.map((room) => [room, 0]));
  await Promise.all(
    logs.map(async (log, k) => {
      const lots = drawFrom(seeded(k), {})('order');
      for (let n = 0; n < 30; n++) {
        const tries = lots.shuffle(rooms).map(async (room) => {
          if (await log.append(room, written.get(room)!, ['1'])) written.set(room, written.get(room)! + 1);
        });
        await Promise.all(tries);
      }
    }),
  );
  assert.equal(await deadlocks(), before);
  for (const room of rooms) assert.equal((await logs[0].read(room, 0)).length, written.get(room));
});

test('several servers may start at once on an empty database', async () => {
  const schema = newSchema();
  const logs = await Promise.all(Array.from({ length: 6 }, () => open(schema)));
  const written = await Promise.all(logs.map((log, i) => log.append('a', 0, [`${i}`])));
  assert.equal(written.filter((isWritten) => isWritten).length, 1);
});

test('a commit is one notification, with the rooms that grew', async (t) => {
  const schema = newSchema();
  const log = await open(schema);
  const ear = await connect(t);
  const heard: (string | undefined)[] = [];
  ear.on('notification', ({ payload }) => heard.push(payload));
  await ear.query(`LISTEN ${schema}`);
  await Promise.all([
    log.append('b', 0, ['1', '2', '3']),
    log.append('a', 0, ['1']),
    log.append('a', 1, ['2']),
    log.append('c', 9, ['conflict']),
  ]);
  await log.append('c', 9, ['conflict']);
  await log.append('c', 0, ['1']);
  await until(() => heard.length >= 2);
  const rooms = heard.map((payload) => payload?.split(' ')[1]);
  assert.deepEqual(rooms, ['a,b', 'c']);
});

test('a commit of more rooms than a notification holds says: look at all you have', async () => {
  const schema = newSchema();
  const [one, other] = [await open(schema), await open(schema)];
  let missed = 0;
  other.watch(
    () => {},
    () => {
      missed += 1;
    },
  );
  const ids = Array.from({ length: 200 }, (_, i) => `${i}`.padStart(60, '-'));
  await Promise.all(ids.map((id) => one.append(id, 0, ['1'])));
  await until(() => missed > 0);
  assert.equal(missed, 1);
});

test('an ear that was cut off comes back, says that it may have missed something, and hears again', async () => {
  const schema = newSchema();
  const [one, other] = [await open(schema), await open(schema)];
  const heard = new Set<string>();
  let missed = 0;
  other.watch(
    (room) => heard.add(room),
    () => {
      missed += 1;
    },
  );
  for (let i = 1; i <= 3; i++) {
    await cutEverybodyOff();
    await until(() => missed >= i);
    await one.append(`room-${i}`, 0, ['1']);
    await until(() => heard.has(`room-${i}`));
  }
});

test('a commit is durable also where the database was set up to be careless', async (t) => {
  const schema = newSchema();
  await open(schema);
  const client = await connect(t);
  await client.query('SET synchronous_commit = off; BEGIN');
  const values = [[randomUUID()], ['a'], [0], [1], [1], [0], ['1']];
  await client.query(`SELECT ${schema}.append_all('me', $1, $2, $3, $4, $5, $6, $7)`, values);
  assert.deepEqual((await client.query('SHOW synchronous_commit')).rows, [{ synchronous_commit: 'on' }]);
  await client.query('COMMIT');
});

test('the time is the database’s', async () => {
  const log = await open(newSchema());
  const sent = performance.now();
  const { rows } = await admin.query('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms');
  const away = Math.abs(log.now() - Number(rows[0].ms));
  assert.ok(away <= performance.now() - sent + 100, `${away} ms apart`);
});

const damaged = { name: 'RoomLogError', code: 'room-damaged', message: /^What is stored of room a is damaged/ };

for (const [what, sql] of [
  ['altered', `UPDATE $.entries SET entry = '"x"' WHERE room = 'a' AND position = 3`],
  ['gone', `DELETE FROM $.entries WHERE room = 'a' AND position = 3`],
  ['gone at the end', `DELETE FROM $.entries WHERE room = 'a' AND position = 5`],
] as const) {
  test(`an entry that is ${what}: that room is refused by a sentence, and the others go on`, async () => {
    const schema = newSchema();
    const log = await open(schema);
    for (let n = 0; n < 6; n += 2)
      await Promise.all(['a', 'b'].map((room) => log.append(room, n, [`"${n}"`, `"${n + 1}"`])));
    await admin.query(sql.replace('$', schema));
    await assert.rejects(log.read('a', 0), damaged);
    assert.equal((await log.read('b', 0)).length, 6);
    assert.equal(await log.append('b', 6, ['1']), true);
    assert.deepEqual(await log.read('b', 6), ['1']);
    assert.equal(await log.delete('a'), true);
    assert.deepEqual(await log.read('a', 0), []);
  });
}

test('tables from before there were sums open, and the next append begins the chain', async () => {
  const schema = newSchema();
  await (await open(schema)).close();
  await admin.query(`DROP FUNCTION ${schema}.append_summed`);
  await admin.query(`ALTER TABLE ${schema}.rooms DROP COLUMN sum, DROP COLUMN set_back`);
  await admin.query(`ALTER TABLE ${schema}.entries DROP COLUMN sum`);
  await admin.query(`UPDATE ${schema}.version SET number = 1`);
  const older = (length: number, entry: string) =>
    admin.query(`SELECT ${schema}.append_all('older', $1, $2, $3, $4, $5, $6, $7)`, [
      ...[[randomUUID()], ['a'], [length], [1], [1], [0], [entry]],
    ]);
  await older(0, '"0"');
  await older(1, '"1"');
  const log = await open(schema);
  assert.deepEqual(await log.read('a', 0), ['"0"', '"1"']);
  assert.equal(await log.append('a', 2, ['"2"']), true);
  await older(3, '"3"'); // a server of the version before, which is still there
  assert.equal(await log.append('a', 4, ['"4"', '"5"']), true);
  for (let from = 0; from < 6; from++) assert.equal((await log.read('a', from)).length, 6 - from);
  assert.equal(await log.isSetBack('a'), false);
  await admin.query(`UPDATE ${schema}.entries SET entry = '"x"' WHERE position = 2`);
  await assert.rejects(log.read('a', 0), damaged);
});

test('a room that the operator has set back says so until it is written to', async () => {
  const schema = newSchema();
  const log = await open(schema);
  await log.append('a', 0, ['1']);
  await admin.query(`UPDATE ${schema}.rooms SET set_back = true`);
  assert.equal(await log.isSetBack('a'), true);
  await log.append('a', 1, ['2']);
  assert.equal(await log.isSetBack('a'), false);
});

/** A sentence that names the place, says what to do, and tells no password. */
const trouble = (code: LogTrouble, remedy: RegExp) => (error: RoomLogError) => {
  assert.equal(error.name, 'RoomLogError', error.stack);
  assert.equal(error.code, code, error.message);
  assert.match(error.message, remedy);
  assert.doesNotMatch(error.message, /hush/);
  return true;
};

test('a database that is not there, or not for us, is said so', async () => {
  const patient = { patienceMs: 100 };
  for (const url of ['', 'games', 'http://me:hush@here/games', 'postgres://me:hush@here:99999/games']) {
    await assert.rejects(openPostgres(url), trouble('refused', /of the form postgres:\/\/.*Correct it/));
  }
  await assert.rejects(
    openPostgres('postgres://me:hush@127.0.0.1:1/games', patient),
    trouble('unreachable', /127\.0\.0\.1:1\/games cannot be reached .*ECONNREFUSED.*connection string is right/),
  );
  await assert.rejects(
    openPostgres(server.url.replace(/postgres$/, 'nowhere')),
    trouble('refused', /Create the database/),
  );
  await assert.rejects(
    openPostgres(server.url.replace('postgres@', 'stranger:hush@')),
    trouble('refused', /Correct the user and the password/),
  );
  await admin.query('CREATE ROLE guest LOGIN');
  await assert.rejects(
    openPostgres(server.url.replace('postgres@', 'guest@'), { schema: newSchema() }),
    trouble('refused', /Let the user create a schema/),
  );
});

test('tables of a newer version are left alone and said so', async () => {
  const schema = newSchema();
  await open(schema);
  await admin.query(`UPDATE ${schema}.version SET number = 1000`);
  await assert.rejects(open(schema), trouble('too-new', /version 1000.*Update this server/));
});

test('patience has an end: what waits is rejected, and goes on when the database is back', async () => {
  const log = await open(newSchema(), { patienceMs: 300 });
  assert.equal(await log.append('a', 0, ['1']), true);
  await server.tell('stop');
  await Promise.all([
    assert.rejects(log.append('a', 1, ['2']), trouble('unreachable', /cannot be reached/)),
    assert.rejects(log.read('a', 0), trouble('unreachable', /cannot be reached/)),
  ]);
  const closing = await open(newSchema(), { patienceMs: 300 }).catch((error) => error);
  assert.equal(closing.code, 'unreachable');
  await server.tell('start');
  assert.deepEqual(await log.read('a', 0), ['1']);
  assert.equal(await log.append('a', 1, ['2']), true);
  await server.tell('stop');
  await log.close();
  await server.tell('start');
});
