import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const src = join(import.meta.dirname, '../..');

test('words are quoted as in the country: »so« in Danish, «so» in Norwegian, ”so” in Swedish', () => {
  const wrong = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/-])(da|nb|sv)\.ts$/.test(file))
    .flatMap((file) => {
      const lines = readFileSync(join(src, file), 'utf8').split('\n');
      return lines.flatMap((line, i) => (line.includes('“') ? [`${file}:${i + 1}`] : []));
    });
  assert.deepEqual(wrong, []);
});
