import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HELP, Mistake, type PlayRequest, parseArguments } from './arguments.ts';
import { catalogue } from './catalogue.ts';

const parse = (line: string) => parseArguments(line.split(' ').filter((word) => word !== ''));

test('a run has defaults for everything but the game', () => {
  const { job, games, from, json, workers } = parse('maffia') as PlayRequest;
  assert.deepEqual([job.players, job.bots, job.seed, games, from, json], [7, 'random', '1', 1000, 0, false]);
  assert.ok(workers >= 1);
  assert.equal(job.options.daySeconds, 600, 'options are complete');
});

test('what is asked for is what is played', () => {
  const asked = parse(
    'maffia --players 12 --games 50 --bots uniform --seed konklave-1 --from 7 --workers 3 --json ' +
      '--options doctor=false,infoRole=none --options mafiaCount=4',
  ) as PlayRequest;
  const { players, bots, seed, options } = asked.job;
  assert.deepEqual([players, bots, seed], [12, 'uniform', 'konklave-1']);
  assert.deepEqual([asked.games, asked.from, asked.workers, asked.json], [50, 7, 3, true]);
  assert.deepEqual([options.doctor, options.infoRole, options.mafiaCount], [false, 'none', 4]);
});

test('seats count from 0 in --as', () => {
  const viewerOf = (line: string) => (parse(line) as { viewer?: unknown }).viewer;
  assert.equal(viewerOf('explain game.jsonl'), undefined);
  assert.equal(viewerOf('explain game.jsonl --as seat:3'), 3);
  assert.equal(viewerOf('explain game.jsonl --as table --language da'), 'table');
});

test('no arguments, or a cry for help, is help', () => {
  for (const line of ['', '--help', 'maffia --help', 'help', '-h']) assert.equal(parse(line).kind, 'help');
});

const mistakes: [line: string, words: RegExp][] = [
  ['mafia', /no game "mafia".*maffia/],
  ['secrecy chess', /no game "chess"/],
  ['secrecy', /which game/],
  ['maffia --players 6', /7 to 22 players, not 6/],
  ['maffia --players 23', /7 to 22/],
  ['maffia --players many', /whole number/],
  ['maffia --games 0', /--games takes a whole number from 1/],
  ['maffia --games 1.5', /whole number/],
  ['maffia --workers 0', /--workers/],
  ['maffia --games', /--games/],
  ['maffia --gmaes 5', /--gmaes.*--games/],
  ['maffia 12', /what is "12"/],
  ['maffia --bots brilliant', /no bots called "brilliant".*random/],
  ['maffia --options dayseconds=60', /no option "dayseconds".*daySeconds/],
  ['maffia --options toString=1', /no option "toString"/],
  ['maffia --options daySeconds=5', /60 to 1800, not "5"/],
  ['maffia --options infoRole=everything', /auto, sheriff.*not "everything"/],
  ['maffia --options doctor=1', /true, false, not "1"/],
  ['maffia --options doctor', /name=value/],
  ['maffia --players 7 --options mafiaCount=3,infoRole=both,avenger=on', /too-many-special-roles/],
  ['maffia --games 2 --save game.jsonl', /--games 1/],
  ['explain', /which log file/],
  ['explain game.jsonl --as seat:x', /seat:0/],
  ['explain game.jsonl --as ghost', /table or master/],
  ['explain game.jsonl --language fi', /en, da, sv, nb/],
  ['verify', /which log file/],
];

test('help names of each game the bots that it has', () => {
  for (const game of catalogue) {
    const line = HELP.split('\n').find((one) => one.trimStart().startsWith(`${game.id} `));
    assert.equal(line?.includes('uniform'), Object.hasOwn(game.bots, 'uniform'), game.id);
  }
  assert.equal(HELP.split('uniform').length - 1, catalogue.filter(({ bots }) => bots.uniform).length);
});

for (const [line, words] of mistakes) {
  test(`lab ${line}: says what is wrong`, () => {
    assert.throws(
      () => parse(line),
      (error) => error instanceof Mistake && words.test(error.message),
    );
  });
}
