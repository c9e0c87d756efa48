import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openSqlite } from './sqlite.ts';
import { assertKept } from './testing/conformance.ts';
import { killWriters } from './testing/writers.ts';

const folder = mkdtempSync(join(tmpdir(), 'konklave-log-'));
after(() => rmSync(folder, { recursive: true, force: true }));

// Long enough that the write-ahead log is moved to the file many times, by both processes.
test('SQLite: writers killed at any moment, also while they tidy up, lose nothing', async () => {
  const opening = { store: 'sqlite', folder } as const;
  const known = await killWriters(opening, { rooms: 8, kills: 12, acknowledgedMax: 3000, seed: 'long' });
  const log = await openSqlite(folder);
  const count = await assertKept(log, known);
  assert.ok(count > 5000, `only ${count} were acknowledged`);
  await log.close();
});
