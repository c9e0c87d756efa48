/** Places of built scripts, as the server's log has them, found in the source. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { placed } from '../scripts/place.ts';

test('a place in a built script is told with that of its source; what has no map stays as it is', (t) => {
  const maps = mkdtempSync(join(tmpdir(), 'maps-'));
  t.after(() => rmSync(maps, { recursive: true }));
  // The sixth letter of the script is the second of the second line of its source.
  const map = { version: 3, sources: [`${'../'.repeat(3)}src/web/room.tsx`], names: [], mappings: 'AAAA,KACC' };
  writeFileSync(join(maps, 'room-Bx_3-k.js.map'), JSON.stringify(map));
  assert.equal(placed('room-Bx_3-k.js:1:3', maps), 'room-Bx_3-k.js:1:3 (src/web/room.tsx:1:1)');
  const line = '{"screen":"room","frames":["room-Bx_3-k.js:1:9","able.js:4:2"]}';
  assert.equal(
    placed(line, maps),
    '{"screen":"room","frames":["room-Bx_3-k.js:1:9 (src/web/room.tsx:2:2)","able.js:4:2"]}',
  );
});
