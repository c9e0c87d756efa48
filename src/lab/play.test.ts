import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame } from '../kernel/game.ts';
import { liar } from '../kernel/testing/liar/index.ts';
import { type Job, playOne, seatBots } from './play.ts';
import { fromLines, toLines } from './saved.ts';
import { emptyTally } from './statistics.ts';

const options = { playMode: 'in-person', gameMaster: 'auto', candles: 2, ghostsSee: false };
const job: Job = { game: 'liar', players: 4, bots: 'random', seed: 'lab', options, commandsMax: 10_000 };

test('game i is the same whatever was played before it', () => {
  const alone = playOne(liar, job, 5, emptyTally());
  const tally = emptyTally();
  const later = [0, 1, 2, 3, 4, 5].map((index) => playOne(liar, job, index, tally)).at(-1)!;
  assert.equal(toLines(later.save()), toLines(alone.save()));
  assert.deepEqual([tally.games, tally.errors, tally.refusals, alone.failure], [6, 0, 0, undefined]);
  assert.deepEqual(fromLines(toLines(alone.save())), JSON.parse(JSON.stringify(alone.save())));
});

test('in a mixed game random and clever sit in turn, and who begins is drawn', () => {
  const tables = Array.from({ length: 40 }, (_, i) => seatBots({ ...job, bots: 'mixed' }, `s/${i}`).join(' '));
  assert.deepEqual([...new Set(tables)].sort(), ['clever random clever random', 'random clever random clever']);
});

test('a game that throws is an error with its log so far, and the run goes on', () => {
  let decisions = 0;
  const broken: AnyGame = {
    ...liar,
    decide(...args) {
      if (++decisions === 20) throw new Error('a rule is missing');
      liar.decide(...args);
    },
  };
  const tally = emptyTally();
  const { failure, save } = playOne(broken, job, 0, tally);
  assert.match(failure!, /a rule is missing/);
  assert.equal(save().log.length, 19);
  assert.equal(save().header.failure, failure);
  assert.equal(playOne(broken, job, 1, tally).failure, undefined);
  assert.deepEqual([tally.games, tally.errors], [2, 1]);
});

test('a game that does not end is an error', () => {
  const tally = emptyTally();
  const { failure, save } = playOne(liar, { ...job, commandsMax: 10 }, 0, tally);
  assert.match(failure!, /did not end: commands-max/);
  assert.ok(save().log.length >= 10);
  assert.deepEqual([tally.errors, tally.outcomes], [1, {}]);
});

test('a refused bot is counted and remembered', () => {
  const pushy: AnyGame = {
    ...liar,
    bots: {
      random: (seat) => ({
        wakes: (view, now) => (view.phase === 'turns' ? now + 1000 + seat : undefined),
        act: () => ({ type: 'callLiar' }),
      }),
    },
  };
  const tally = emptyTally();
  const { failure } = playOne(pushy, { ...job, commandsMax: 50 }, 0, tally);
  assert.ok(tally.refusals > 0);
  assert.ok(failure);
});

test('a fact with an empty field is a kind of its own', () => {
  const game: AnyGame = {
    ...liar,
    audience: { ...liar.audience, voteResolved: { to: 'everyone' } },
    decide(state, command, by, ctx) {
      if (command.type === 'begin') {
        ctx.tell({ type: 'voteResolved', hanged: 3 });
        ctx.tell({ type: 'voteResolved', hanged: null });
        ctx.tell({ type: 'voteResolved', hanged: null });
      }
      liar.decide(state, command, by, ctx);
    },
  };
  const { facts } = (() => {
    const tally = emptyTally();
    playOne(game, job, 0, tally);
    return tally;
  })();
  assert.deepEqual(facts.voteResolved, { sum: 1, squares: 1 });
  assert.deepEqual(facts['voteResolved (no hanged)'], { sum: 2, squares: 4 });
});

test('a file that is no saved game is told by its line', () => {
  assert.throws(() => fromLines(''), /it is empty/);
  assert.throws(() => fromLines('{"game":"liar"}\n'), /first line/);
  assert.throws(() => fromLines('{"game":"liar","seats":[],"options":{}}\nnonsense\n'), /line 2 is not JSON/);
  assert.throws(() => fromLines('{"game":"liar","seats":[],"options":{}}\n{}\n'), /line 2 is not an entry/);
});

test('several kinds of bots sit in turn, and who begins is drawn', () => {
  const tables = Array.from({ length: 60 }, (_, i) =>
    seatBots({ ...job, bots: 'clever,quiet,quiet' }, `s/${i}`).join(' '),
  );
  assert.deepEqual([...new Set(tables)].sort(), [
    'clever quiet quiet clever',
    'quiet clever quiet quiet',
    'quiet quiet clever quiet',
  ]);
});

test('what a game counts itself is added up', () => {
  const counting: AnyGame = {
    ...liar,
    numbers: {
      count(facts, end, add) {
        for (const { type } of facts) if (type === 'cardDealt') add('dealt');
        add('seats', end.cards.length);
      },
      tell: (sums) => sums,
    },
  };
  const [one, both] = [emptyTally(), emptyTally()];
  playOne(counting, job, 0, one);
  for (const index of [0, 1]) playOne(counting, job, index, both);
  assert.ok(one.numbers.dealt! >= 4 && both.numbers.dealt! > one.numbers.dealt!);
  assert.deepEqual([one.numbers.seats, both.numbers.seats], [4, 8]);
});
