import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { bareParts } from './styles.ts';

const root = join(import.meta.dirname, '..');
/** Of the house: the screens of a game come all together, with all styles of that game. */
const FILES = readdirSync(join(root, 'src/web'), { recursive: true, encoding: 'utf8' })
  .map((file) => join('src/web', file))
  .filter((file) => /\.(tsx|css)$/.test(file) && !file.includes('/dev/'));

/** Around what comes with its styles. */
const AROUND = [{ file: 'src/web/room.tsx', className: 'knocking', styles: ['src/web/knock.css'] }];

test('every part of a page has its styles along, whichever part was there before it', () => {
  assert.deepEqual(bareParts(root, FILES, ['src/web/main.tsx', 'src/web/room.tsx']), AROUND);
});

test('heights on phones go with the bar of the browser, which comes and goes', () => {
  const sheets = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join('src', file).replaceAll('\\', '/'));
  // A table's screen has no such bar.
  const onPhones = sheets.filter((file) => !/\/table\/|\/dev\//.test(file));
  const wrong = onPhones.filter((file) => /\d(vh|vmin|vmax)\b/.test(readFileSync(join(root, file), 'utf8')));
  assert.deepEqual(wrong, [], 'write dvh there');
});

test('what lies over a table in a break makes its words unreadable in every browser, at the edge too', () => {
  const sheet = readFileSync(join(root, 'src/web/room.css'), 'utf8');
  const [, rule = ''] = /\.over-table \{([^}]*)\}/.exec(sheet) ?? [];
  const blurs = [...rule.matchAll(/^ *((?:-webkit-)?backdrop-filter): blur\(([\d.]+)vw\);$/gm)];
  assert.deepEqual(
    blurs.map(([, name]) => name),
    ['-webkit-backdrop-filter', 'backdrop-filter'],
  );
  assert.ok(blurs.every(([, , width]) => Number(width) >= 2));
});
