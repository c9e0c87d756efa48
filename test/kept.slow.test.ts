/** The evenings that each release has kept go on from every phase of their games, in a real room on a real store. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { RoomLog } from '../src/server/log/room-log.ts';
import { openSqlite } from '../src/server/log/sqlite.ts';
import { goOn } from './kept/going-on.ts';
import { keptIn, releases } from './kept/kept.ts';

const folder = mkdtempSync(join(tmpdir(), 'konklave-kept-'));
let store: RoomLog;
before(async () => {
  store = await openSqlite(folder);
});
after(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

for (const release of releases()) {
  for (const kept of keptIn(release)) {
    test(`${release}, ${kept.name}: opened in every phase, it goes on to its end and is verified`, async () => {
      for (const phase of Object.keys(kept.head.cuts)) await goOn(store, kept, phase);
    });
  }
}
