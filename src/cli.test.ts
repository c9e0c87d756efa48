import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

const konklave = (...args: string[]) =>
  spawnSync(process.execPath, ['src/cli.ts', ...args], { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' });

test('without a terminal a game is told at once, to its outcome and the open cards', () => {
  const { status, stdout, stderr } = konklave('watch', '--seed', '1');
  assert.deepEqual([status, stderr], [0, '']);
  assert.match(stdout, /^A game with bots, told as the table sees it\.\nmaffia, --seed 1: Alma, .*Ivar\n/);
  assert.match(stdout, /Day 1 begins\..*(The village|The mafia|Nobody) has won\..*The whole truth\n *Mafia: /s);
  assert.equal(konklave('watch', 'maffia', '--seed', '1', '--fast').stdout, stdout);
});

test('it is told in the language that is asked for, with as many seats', () => {
  const { stdout } = konklave('watch', '--seed', '1', '--seats', '7', '--language', 'nb');
  assert.match(stdout, /^Et spill med roboter.*Alma, Bodil, Cyril, Dagny, Egon, Fritjof, Gunvor\n.*7 spillere/s);
});

test('whoever stops reading is not shouted at', () => {
  const piped = spawnSync('sh', ['-c', `"${process.execPath}" src/cli.ts watch --seed 1 | head -n 1`], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  });
  assert.equal(piped.stderr, '');
});

test('what cannot be is said, with code 2', () => {
  for (const args of [
    ['chess'],
    ...['chess', '--seats=3', '--language=fi', '--speed=2'].map((one) => ['watch', one]),
  ]) {
    const { status, stdout, stderr } = konklave(...args);
    assert.deepEqual([status, stdout], [2, ''], args.join(' '));
    assert.match(stderr, /^konklave: /);
  }
  assert.match(konklave('--help').stdout, /konklave lab/);
  assert.match(konklave('lab', '--help').stdout, /lab <game>/);
});
