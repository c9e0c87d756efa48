/**
 * The tables of the shared log, and the functions that write to them.
 *
 * They are functions in the database so that a commit is one round trip, however many rooms it touches.
 */
import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { limits, RoomLogError } from './room-log.ts';
import { MODULUS, STEP } from './sums.ts';

/** Number n brings a database of version n to version n + 1. Never change one that was released: add another. */
const migrations: readonly ((schema: string) => string)[] = [
  (schema) => `
CREATE SCHEMA IF NOT EXISTS ${schema};
CREATE TABLE ${schema}.version (number integer NOT NULL);
INSERT INTO ${schema}.version VALUES (0);

-- Room for a new version of a row on its own page: every append changes one.
CREATE TABLE ${schema}.rooms (
  id text COLLATE "C" PRIMARY KEY,
  length integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  touched_at timestamptz NOT NULL DEFAULT clock_timestamp()
) WITH (fillfactor = 50);

-- The first entry of an append keeps the append's id: whoever lost the connection can tell whether it was written.
CREATE TABLE ${schema}.entries (
  room text COLLATE "C" NOT NULL,
  position integer NOT NULL,
  append uuid,
  entry text NOT NULL,
  PRIMARY KEY (room, position)
);

CREATE TABLE ${schema}.servers (
  id text COLLATE "C" PRIMARY KEY,
  beat_at timestamptz NOT NULL
);

-- Says of each append whether it is written. Asking again with the same ids gives the same answer.
-- An append is one place in ids, rooms, lengths, counts; an entry is one in owners (which append), places, texts.
CREATE FUNCTION ${schema}.append_all(
  origin text, ids uuid[], rooms text[], lengths integer[], counts integer[],
  owners integer[], places integer[], texts text[]
) RETURNS boolean[] LANGUAGE plpgsql AS $$
DECLARE
  one record;
  added boolean[] := array_fill(false, ARRAY[cardinality(ids)]);
  written boolean[] := added;
  told text;
BEGIN
  IF current_setting('synchronous_commit') = 'off' THEN
    SET LOCAL synchronous_commit = on;
  END IF;
  -- Rooms are locked in the order of their ids, by everybody: so two commits never wait for each other.
  FOR one IN
    SELECT * FROM unnest(ids, rooms, lengths, counts) WITH ORDINALITY AS append (id, room, length, count, n)
    ORDER BY room COLLATE "C", n
  LOOP
    IF one.length = 0 THEN
      INSERT INTO ${schema}.rooms (id, length) VALUES (one.room, one.count) ON CONFLICT DO NOTHING;
    ELSE
      UPDATE ${schema}.rooms AS room SET length = room.length + one.count, touched_at = clock_timestamp()
      WHERE room.id = one.room AND room.length = one.length;
    END IF;
    added[one.n] := FOUND;
    written[one.n] := FOUND OR EXISTS (
      SELECT FROM ${schema}.entries AS entry
      WHERE entry.room = one.room AND entry.position = one.length AND entry.append = one.id
    );
  END LOOP;

  INSERT INTO ${schema}.entries (room, position, append, entry)
  SELECT append.room, append.length + entry.place, CASE entry.place WHEN 0 THEN append.id END, entry.text
  FROM unnest(ids, rooms, lengths, added) WITH ORDINALITY AS append (id, room, length, is_added, n)
  JOIN unnest(owners, places, texts) AS entry (n, place, text) USING (n)
  WHERE append.is_added;
  IF FOUND THEN
    SELECT string_agg(DISTINCT append.room, ',') INTO told
    FROM unnest(rooms, added) AS append (room, is_added) WHERE append.is_added;
    -- A notification holds less than 8000 bytes; one without rooms means: look at all you have.
    PERFORM pg_notify('${schema}', origin || ' ' || CASE WHEN length(told) < 7900 THEN told ELSE '' END);
  END IF;
  RETURN written;
END $$;

-- Two statements, the room first: an append that is under way is waited for, and its entries are seen by the second.
CREATE FUNCTION ${schema}.delete_room(origin text, gone text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM ${schema}.rooms WHERE id = gone;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  DELETE FROM ${schema}.entries WHERE room = gone;
  PERFORM pg_notify('${schema}', origin || ' ' || gone);
  RETURN true;
END $$;

CREATE FUNCTION ${schema}.beat(server text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ${schema}.servers VALUES (server, clock_timestamp())
  ON CONFLICT (id) DO UPDATE SET beat_at = excluded.beat_at;
  DELETE FROM ${schema}.servers
  WHERE id IN (SELECT id FROM ${schema}.servers ORDER BY beat_at DESC OFFSET ${limits.beatsMax} FOR UPDATE SKIP LOCKED);
END $$;
`,
  // What was written before has no sums, and neither has what a server of an older version still writes beside us: the
  // chain goes on after it. set_back: what was stored last is known to be lost.
  (schema) => `
ALTER TABLE ${schema}.rooms ADD COLUMN sum bigint, ADD COLUMN set_back boolean NOT NULL DEFAULT false;
ALTER TABLE ${schema}.entries ADD COLUMN sum bigint;

-- As append_all, with a sum for each entry that covers the one before it (sums.ts). An append has also the sum that its
-- room begins with, and which of the texts is its first; a text has also its own sum.
CREATE FUNCTION ${schema}.append_summed(
  origin text, ids uuid[], rooms text[], lengths integer[], counts integer[], starts bigint[], firsts integer[],
  owners integer[], places integer[], texts text[], crcs bigint[]
) RETURNS boolean[] LANGUAGE plpgsql AS $$
DECLARE
  one record;
  added boolean[] := array_fill(false, ARRAY[cardinality(ids)]);
  written boolean[] := added;
  sums bigint[] := array_fill(0::bigint, ARRAY[cardinality(texts)]);
  chain bigint;
  told text;
BEGIN
  IF current_setting('synchronous_commit') = 'off' THEN
    SET LOCAL synchronous_commit = on;
  END IF;
  -- Rooms are locked in the order of their ids, by everybody: so two commits never wait for each other.
  FOR one IN
    SELECT * FROM unnest(ids, rooms, lengths, counts, starts, firsts)
      WITH ORDINALITY AS append (id, room, length, count, start, first, n)
    ORDER BY room COLLATE "C", n
  LOOP
    IF one.length = 0 THEN
      INSERT INTO ${schema}.rooms (id, length) VALUES (one.room, one.count) ON CONFLICT DO NOTHING;
      chain := NULL;
    ELSE
      UPDATE ${schema}.rooms AS room
      SET length = room.length + one.count, touched_at = clock_timestamp(), set_back = false
      WHERE room.id = one.room AND room.length = one.length
      RETURNING room.sum INTO chain;
    END IF;
    added[one.n] := FOUND;
    IF FOUND THEN
      chain := COALESCE(chain, one.start);
      FOR i IN one.first .. one.first + one.count - 1 LOOP
        chain := (chain * ${STEP} + crcs[i]) % ${MODULUS};
        sums[i] := chain;
      END LOOP;
      UPDATE ${schema}.rooms AS room SET sum = chain WHERE room.id = one.room;
      written[one.n] := true;
    ELSE
      written[one.n] := EXISTS (
        SELECT FROM ${schema}.entries AS entry
        WHERE entry.room = one.room AND entry.position = one.length AND entry.append = one.id
      );
    END IF;
  END LOOP;

  INSERT INTO ${schema}.entries (room, position, append, entry, sum)
  SELECT append.room, append.length + entry.place, CASE entry.place WHEN 0 THEN append.id END, entry.text, entry.sum
  FROM unnest(ids, rooms, lengths, added) WITH ORDINALITY AS append (id, room, length, is_added, n)
  JOIN unnest(owners, places, texts, sums) AS entry (n, place, text, sum) USING (n)
  WHERE append.is_added;
  IF FOUND THEN
    SELECT string_agg(DISTINCT append.room, ',') INTO told
    FROM unnest(rooms, added) AS append (room, is_added) WHERE append.is_added;
    -- A notification holds less than 8000 bytes; one without rooms means: look at all you have.
    PERFORM pg_notify('${schema}', origin || ' ' || CASE WHEN length(told) < 7900 THEN told ELSE '' END);
  END IF;
  RETURN written;
END $$;
`,
];

export const statements = (schema: string) => ({
  append: `SELECT ${schema}.append_summed($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) AS written`,
  read: `SELECT room.length, entry.entry, entry.sum
         FROM ${schema}.rooms AS room LEFT JOIN ${schema}.entries AS entry
           ON entry.room = room.id AND entry.position >= $2
         WHERE room.id = $1 ORDER BY entry.position`,
  setBack: `SELECT set_back FROM ${schema}.rooms WHERE id = $1`,
  page: `SELECT id AS room, length, created_at, touched_at FROM ${schema}.rooms WHERE id > $1 ORDER BY id LIMIT $2`,
  count: `SELECT count(*)::integer AS count FROM ${schema}.rooms`,
  delete: `SELECT ${schema}.delete_room($1, $2) AS gone`,
  beat: `SELECT ${schema}.beat($1)`,
  beats: `SELECT id AS server, beat_at FROM ${schema}.servers ORDER BY beat_at DESC`,
});

/** Several servers may start at once: one of them migrates, the others wait for it. */
export async function migrate(client: ClientBase, schema: string): Promise<void> {
  const lock = createHash('sha256').update(`konklave ${schema}`).digest().readBigInt64BE();
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [lock]);
  const { rows } = await client.query('SELECT to_regclass($1) IS NOT NULL AS exists', [`${schema}.version`]);
  const found = rows[0].exists
    ? Number((await client.query(`SELECT number FROM ${schema}.version`)).rows[0].number)
    : 0;
  if (found > migrations.length) {
    const message = `The log was written by a newer Konklave (version ${found} of the tables). Update this server.`;
    throw new RoomLogError('too-new', message);
  }
  if (found < migrations.length) {
    for (const step of migrations.slice(found)) await client.query(step(schema));
    await client.query(`UPDATE ${schema}.version SET number = $1`, [migrations.length]);
  }
  await client.query('COMMIT');
}
