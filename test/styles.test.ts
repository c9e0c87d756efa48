import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { bareParts } from './styles.ts';

const root = join(import.meta.dirname, '..');
const drawn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(tsx|css)$/.test(file) && !file.includes('/dev/'));
const games = readdirSync(join(root, 'src/games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const FILES = [...drawn('src/web'), ...games.flatMap(({ name }) => drawn(join('src/games', name)))];

/** Around what comes with its styles. */
const AROUND = [{ file: 'src/web/room.tsx', className: 'knocking', styles: ['src/web/knock.css'] }];

test('every part of a page has its styles along, whichever part was there before it', () => {
  assert.deepEqual(bareParts(root, FILES, ['src/web/main.tsx', 'src/web/room.tsx']), AROUND);
});
