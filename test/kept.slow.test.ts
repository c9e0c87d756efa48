/**
 * The evenings that each release has kept go on from every phase of their games, in a real room on a real store: under the
 * rules of this tree, and under those that a next version might have, where a secret is called otherwise.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import * as games from '../src/games/index.ts';
import type { AnyGame } from '../src/kernel/game.ts';
import { MemoryStore } from '../src/server/log/memory.ts';
import type { RoomLog } from '../src/server/log/room-log.ts';
import { openSqlite } from '../src/server/log/sqlite.ts';
import { goOn } from './kept/going-on.ts';
import { keptIn, releases } from './kept/kept.ts';
import { renamed } from './kept/renamed.ts';

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

const RENAMED: { readonly [game: string]: readonly [fact: string, field: string] } = {
  maffia: ['readinessSet', 'seat'],
  forraeder: ['ballotCast', 'target'],
  illumuffinati: ['handDealt', 'cards'],
  'ordet-fanger': ['cardDrawn', 'card'],
  'gws-brott': ['cardsDealt', 'cards'],
};

for (const release of releases()) {
  for (const kept of keptIn(release)) {
    const { game, cuts } = kept.head;
    const [fact, field] = RENAMED[game]!;
    test(`${release}, ${kept.name}: so it does where ${field} of ${fact} has another name`, async () => {
      const next: { readonly [id: string]: AnyGame } = {
        ...games,
        [game]: renamed((games as unknown as { readonly [id: string]: AnyGame })[game]!, fact, field),
      };
      assert.ok(kept.entries.some((entry) => entry.includes(`"type":"${fact}"`)));
      const renamedStore = new MemoryStore().open();
      for (const phase of Object.keys(cuts)) await goOn(renamedStore, kept, phase, next);
    });
  }
}
