/** The lab as a program: what it prints, what it leaves behind, and how it ends. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');
const start = (...args: string[]) => spawn(process.execPath, ['src/lab/main.ts', ...args], { cwd: root });

async function ended(child: ReturnType<typeof start>) {
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (data) => {
    stdout += data;
  });
  child.stderr.on('data', (data) => {
    stderr += data;
  });
  const [code] = await once(child, 'close');
  return { code, stdout, stderr };
}

const lab = (line: string) => ended(start(...line.split(' ')));

function folder(t: TestContext): string {
  const path = mkdtempSync(join(tmpdir(), 'konklave-lab-'));
  t.after(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Everything but the wall clock's figures. */
function counted(stdout: string): { [field: string]: unknown } {
  const { seconds: _, gamesPerSecond: __, commandsPerSecond: ___, ...rest } = JSON.parse(stdout);
  return rest;
}

test('one, two or three workers: the same games, the same counts', async () => {
  const run = 'maffia --players 9 --games 25 --seed workers --json --workers';
  const all = await Promise.all([1, 2, 3].map((workers) => lab(`${run} ${workers}`)));
  const [one, two, three] = all.map(({ stdout }) => JSON.stringify(counted(stdout)));
  assert.equal(one, two);
  assert.equal(one, three);
  const [first, second] = await Promise.all([lab(`${run} 2 --from 0`), lab(`${run} 2 --from 25`)]);
  assert.equal(JSON.stringify(counted(first!.stdout)), one);
  assert.notEqual(JSON.stringify(counted(second!.stdout)), one);
});

test('--json is one object on standard output and nothing else', async () => {
  const { code, stdout, stderr } = await lab('maffia --players 7 --games 6 --seed 1 --options daySeconds=60 --json');
  assert.deepEqual([code, stderr, stdout.trimEnd().split('\n').length], [0, '', 1]);
  const result = JSON.parse(stdout);
  assert.deepEqual(
    [result.game, result.players, result.games, result.bots, result.seed, result.options.daySeconds],
    ['maffia', 7, 6, 'random', '1', 60],
  );
  const wins = Object.values(result.wins as { [side: string]: number });
  assert.equal(wins.reduce((sum, one) => sum + one, 0) + result.draws, 6);
  for (const side in result.wins) {
    const { rate, low, high } = result.rates[side];
    assert.equal(rate, result.wins[side] / 6);
    assert.ok(low < rate && rate <= high);
  }
  assert.deepEqual(Object.keys(result.length), ['mean', 'p5', 'p50', 'p95']);
  assert.deepEqual([result.refusals, result.errors], [0, 0]);
  assert.equal(result.facts.gameEnded.mean, 1);
  for (const figure of ['seconds', 'gamesPerSecond', 'commandsPerSecond']) assert.ok(result[figure] > 0, figure);
});

test('a failed game is kept, and can be explained, verified and played again', async (t) => {
  const path = folder(t);
  const kept = join(path, 'kept');
  const again = join(path, 'again.jsonl');
  const run = 'maffia --players 8 --seed broken --commands-max 30 --json';
  const { code, stdout, stderr } = await lab(`${run} --games 3 --keep-failures ${kept}`);
  assert.deepEqual([code, JSON.parse(stdout).errors], [1, 3]);
  assert.match(stderr, /did not end.*--seed broken --from 0 --games 1/s);
  assert.deepEqual(
    readdirSync(kept).sort(),
    [0, 1, 2].map((index) => `maffia-broken-${index}.jsonl`),
  );

  const file = join(kept, 'maffia-broken-2.jsonl');
  await lab(`${run} --from 2 --games 1 --save ${again}`);
  assert.equal(readFileSync(again, 'utf8'), readFileSync(file, 'utf8'));
  const [told, seen, verified] = await Promise.all([
    lab(`explain ${file}`),
    lab(`explain ${file} --as seat:7 --language da`),
    lab(`verify ${file}`),
  ]);
  assert.match(told.stdout, /Told as the whole truth.*The game begins with 8 players.*commands-max/s);
  assert.match(seen.stdout, /Told as Hildur saw it.*Spillet begynder med 8 spillere/s);
  assert.deepEqual([told.code, seen.code, verified.code], [0, 0, 0]);
  assert.match(verified.stdout, /all \d+ entries follow from the rules and the seed/);
});

test('a game that another version played: of an earlier one it is told, and of none decided again', async (t) => {
  const file = join(folder(t), 'game.jsonl');
  await lab(`maffia --players 7 --games 1 --seed 4 --save ${file}`);
  const [head, ...entries] = readFileSync(file, 'utf8').split('\n');
  const playedBy = (version: number) => {
    writeFileSync(file, [JSON.stringify({ ...JSON.parse(head!), version }), ...entries].join('\n'));
    return Promise.all([lab(`explain ${file}`), lab(`verify ${file}`)]);
  };
  const [told, verified] = await playedBy(0);
  assert.match(told.stdout, /The game begins with 7 players/);
  assert.deepEqual([told.code, verified.code, verified.stdout], [0, 2, '']);
  assert.match(verified.stderr, /was decided by version 0 of maffia: it can be explained/);
  for (const { code, stderr } of await playedBy(1000)) {
    assert.equal(code, 2);
    assert.match(stderr, /was played by version 1000 of maffia; this is version \d+/);
  }
});

test('Ctrl-C prints what there is so far', async (t) => {
  const path = folder(t);
  const child = start(
    ...'maffia --games 100000000 --commands-max 5 --json --workers 2 --keep-failures'.split(' '),
    path,
  );
  const end = ended(child);
  while (readdirSync(path).length === 0) await wait(20); // the first games are played
  child.kill('SIGINT');
  const { code, stdout } = await end;
  const result = JSON.parse(stdout);
  assert.deepEqual([code, result.interrupted], [130, true]);
  assert.ok(result.games > 0 && result.games < 100_000_000);
  assert.equal(result.errors, result.games);
});

test('a report is one HTML file that needs nothing else', async (t) => {
  const file = join(folder(t), 'report.html');
  const { code, stdout } = await lab(`maffia --players 7 --games 5 --report ${file}`);
  assert.equal(code, 0);
  assert.match(stdout, /won by \w+ +\d+ +\d+\.\d%/);
  const html = readFileSync(file, 'utf8');
  assert.match(html, /^<!doctype html>/);
  assert.match(html, /<svg.*<\/svg>.*<table>/s);
  assert.doesNotMatch(html, /<script|https?:|undefined|NaN/);
});

test('the prover counts pairs and finds nothing', async () => {
  const { code, stdout } = await lab('secrecy maffia --players 7 --games 2 --seed 1 --json');
  const result = JSON.parse(stdout);
  assert.deepEqual([result.game, result.games, result.differences, result.found], ['maffia', 2, 0, []]);
  assert.ok(result.pairs > 0 && result.comparisons >= result.pairs);
  assert.equal(code, 0);
});

test('wrong arguments end with code 2 and say nothing on standard output', async () => {
  const all = await Promise.all(['chess', 'maffia --players 3', 'explain nowhere.jsonl'].map(lab));
  for (const { code, stdout, stderr } of all) {
    assert.deepEqual([code, stdout], [2, '']);
    assert.match(stderr, /^lab: /);
  }
  const { code, stdout } = await lab('--help');
  assert.equal(code, 0);
  assert.match(stdout, /Games, and their bots:\n( {2}.*\n)* {2}maffia +random, .*uniform/);
});
