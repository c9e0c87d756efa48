/**
 * A game is one folder and one line.
 *
 * A copy of the sources gets a game that they do not know, as somebody would add it: a folder under `games`, a line in
 * the catalogue and nothing else. Then the lab, which has never heard of it, plays it.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

test('a sixth game takes one folder and one line', () => {
  const copy = mkdtempSync(join(tmpdir(), 'sixth-game-'));
  try {
    cpSync(join(root, 'src'), join(copy, 'src'), { recursive: true });
    cpSync(join(root, 'package.json'), join(copy, 'package.json'));
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

    const folder = join(copy, 'src/games/liar'); // the folder
    cpSync(join(copy, 'src/kernel/testing/liar'), folder, { recursive: true });
    for (const file of readdirSync(folder)) {
      const text = readFileSync(join(folder, file), 'utf8');
      writeFileSync(join(folder, file), text.replaceAll(/from '(\.\.\/){2}/g, '$&kernel/'));
    }
    appendFileSync(join(copy, 'src/games/index.ts'), "export { liar } from './liar/index.ts';\n"); // the line

    const lab = (...args: string[]) =>
      execFileSync(process.execPath, [join(copy, 'src/lab/main.ts'), 'liar', ...args, '--json'], { encoding: 'utf8' });
    const report = JSON.parse(lab('--players', '4', '--games', '40', '--seed', 'sixth', '--workers', '1'));
    assert.deepEqual([report.game, report.games, report.refusals, report.errors], ['liar', 40, 0, 0]);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
