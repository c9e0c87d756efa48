/**
 * The shared log: any number of servers on one PostgreSQL.
 *
 * A commit is one call of one function in the database (postgres-schema.ts), whatever it carries. When the connection
 * breaks in a commit, nobody knows whether it was carried out; it is asked for again with the same append ids, and the
 * database answers `true` to what is already there. So a promise never settles on a guess. Other servers hear of it by
 * one notification a commit (postgres-ear.ts).
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { listen } from './postgres-ear.ts';
import { migrate, statements } from './postgres-schema.ts';
import { persist } from './postgres-trouble.ts';
import { type Append, type LogOptions, limits, type RoomLog, RoomLogError } from './room-log.ts';
import { logOn } from './store.ts';
import { checkedFrom, firstSum, intact, ownSum } from './sums.ts';
import { Watchers } from './watchers.ts';

export interface PostgresOptions extends LogOptions {
  /** Where the tables are, and the name under which servers hear of each other. */
  readonly schema?: string;
  /** How long a lost database is waited for, before what waits for it is rejected. */
  readonly patienceMs?: number;
  /** For the operator's eyes: each attempt that failed while the database was waited for. */
  readonly onTrouble?: (error: RoomLogError) => void;
}

const STATEMENT_MS = 10_000;
const READERS = 3;
const CLOSE_MS = 5000;

export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<RoomLog> {
  const { schema = 'konklave', patienceMs = 20_000, onTrouble } = options;
  if (!/^[a-z_][a-z0-9_]{0,40}$/.test(schema)) throw new RangeError(`no name for a schema: ${schema}`);
  if (!isConnectionString(url)) {
    const form = 'postgres://user:password@host:5432/database';
    throw new RoomLogError('refused', `The connection string of the log is not of the form ${form}. Correct it.`);
  }
  const config: pg.ClientConfig = {
    connectionString: url,
    application_name: 'konklave',
    connectionTimeoutMillis: 5000,
    statement_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_MS + 2000, // a line that is dead without saying so
    keepAlive: true,
  };
  const { host, port, database } = new pg.Client(config);
  const patience = { where: `${host}:${port}/${database}`, patienceMs, onTrouble };
  const sql = statements(schema);
  const origin = randomUUID();

  await persist(patience, async () => {
    const client = new pg.Client(config);
    client.on('error', () => {});
    try {
      await client.connect();
      await migrate(client, schema);
    } finally {
      void client.end();
    }
  });
  const watchers = new Watchers();
  const ear = await listen({
    config,
    channel: schema,
    origin,
    patience,
    changed: (rooms) => watchers.changed(rooms),
    missed: () => watchers.missed(),
  });

  // Commits have a connection of their own: however many rooms are read after a restart, play goes on.
  const writer = new pg.Pool({ ...config, max: 1, idleTimeoutMillis: 0 });
  const readers = new pg.Pool({ ...config, max: READERS });
  const ask = <Row extends pg.QueryResultRow>(pool: pg.Pool, name: keyof typeof sql, values: unknown[]) =>
    persist(patience, async () => (await pool.query<Row>({ name, text: sql[name], values })).rows);
  for (const pool of [writer, readers]) pool.on('error', () => {}); // an idle connection was lost: the next is made

  return logOn(
    {
      commit: async (appends) => {
        const [row] = await ask<{ written: boolean[] }>(writer, 'append', [origin, ...columns(appends)]);
        return row!.written;
      },
      read: async (room, from) => {
        const first = checkedFrom(from);
        const found = await ask<Read>(readers, 'read', [room, first]);
        const rows = found.flatMap(({ entry, sum }) =>
          entry === null ? [] : { entry, sum: sum === null ? null : Number(sum) },
        );
        return intact({ room, first, rows, length: found[0]?.length ?? 0 }, from);
      },
      isSetBack: async (room) => (await ask<{ set_back: boolean }>(readers, 'setBack', [room]))[0]?.set_back === true,
      page: async (after) => {
        const rows = await ask<Room>(readers, 'page', [after, limits.listPageMax]);
        return rows.map(({ room, length, created_at, touched_at }) => ({
          room,
          length,
          createdAt: created_at.getTime(),
          touchedAt: touched_at.getTime(),
        }));
      },
      count: async () => (await ask<{ count: number }>(readers, 'count', []))[0]!.count,
      delete: async (room) => (await ask<{ gone: boolean }>(readers, 'delete', [origin, room]))[0]!.gone,
      beat: async (server) => void (await ask(readers, 'beat', [server])),
      beats: async () => {
        const rows = await ask<{ server: string; beat_at: Date }>(readers, 'beats', []);
        return rows.map(({ server, beat_at }) => ({ server, at: beat_at.getTime() }));
      },
      watch: (changed, missed) => watchers.watch(changed, missed),
      now: () => ear.now(),
      close: async () => {
        const ends = Promise.all([ear.close(), writer.end(), readers.end()]);
        await Promise.race([ends, sleep(CLOSE_MS, undefined, { ref: false })]); // a dead line never says goodbye
      },
    },
    options,
  );
}

const isConnectionString = (url: string) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url);

interface Read {
  readonly length: number;
  /** Null: there is none at this position or after it. */
  readonly entry: string | null;
  readonly sum: string | null;
}

interface Room {
  readonly room: string;
  readonly length: number;
  readonly created_at: Date;
  readonly touched_at: Date;
}

/** The arguments of append_summed after the first. The ids are made here, once: every attempt carries the same ones. */
function columns(appends: readonly Append[]): unknown[] {
  let texts = 0;
  const firsts = appends.map(({ entries }) => {
    texts += entries.length;
    return texts - entries.length + 1; // SQL counts from 1
  });
  return [
    appends.map(() => randomUUID()),
    appends.map(({ room }) => room),
    appends.map(({ expectedLength }) => expectedLength),
    appends.map(({ entries }) => entries.length),
    appends.map(({ room }) => firstSum(room)),
    firsts,
    appends.flatMap(({ entries }, i) => entries.map(() => i + 1)),
    appends.flatMap(({ entries }) => [...entries.keys()]),
    appends.flatMap(({ entries }) => entries),
    appends.flatMap(({ entries }) => entries.map(ownSum)),
  ];
}
