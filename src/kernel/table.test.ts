import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GHOST } from './audience.ts';
import type { Viewer } from './game.ts';
import { resolve } from './options.ts';
import { seeded } from './random.ts';
import { act, foldStream, openTable, refuse, replay, streamOf, tick, watcherOf } from './table.ts';
import { liar, type Options } from './testing/liar/index.ts';
import { seating } from './testing/players.ts';

const NIGHT_ENDS = 10_000;

function table(seats = 3, set: Partial<Options> = {}, viewers: readonly Viewer[] = [0, 1, 2, 'table', 'ghost']) {
  const options = resolve(liar.options, set, { seats, humans: seats });
  const opened = openTable(liar, () => liar.initial(seating(seats), options), seeded('table'), viewers);
  act(opened, 'clock', liar.begin, 0);
  return opened;
}

test('a command at the very moment of a deadline is in time', () => {
  const one = table();
  const { entries, refusal } = act(one, 0, { type: 'swap' }, NIGHT_ENDS);
  assert.equal(refusal, undefined);
  assert.deepEqual(
    entries.map(({ by }) => by),
    [0],
  );
  assert.equal(one.truth.phase, 'night');
});

test('a deadline before a command is applied first, at its own time', () => {
  const one = table();
  const { entries, refusal } = act(one, 0, { type: 'swap' }, NIGHT_ENDS + 1);
  assert.equal(refusal, 'only-at-night');
  assert.deepEqual(
    entries.map(({ by, at }) => [by, at]),
    [['clock', NIGHT_ENDS]],
  );
  assert.equal(one.now, NIGHT_ENDS + 1);
});

test('letting time pass applies the deadline of that very moment', () => {
  const one = table();
  assert.deepEqual(tick(one, NIGHT_ENDS - 1), []);
  assert.deepEqual(
    tick(one, NIGHT_ENDS).map(({ at }) => at),
    [NIGHT_ENDS],
  );
  assert.equal(tick(one, NIGHT_ENDS).length, 0);
});

test('many deadlines in one stretch each happen at their own time', () => {
  const one = table();
  const times = tick(one, NIGHT_ENDS + 65_000).map(({ at }) => at);
  assert.deepEqual(times, [NIGHT_ENDS, NIGHT_ENDS + 30_000, NIGHT_ENDS + 60_000]);
  assert.equal(one.now, NIGHT_ENDS + 65_000);
});

test('time does not go backwards', () => {
  const one = table();
  tick(one, 5000);
  const before = JSON.stringify(one.truth);
  assert.deepEqual(act(one, 0, { type: 'swap' }, 4999), { entries: [], refusal: 'time-goes-backwards' });
  assert.equal(JSON.stringify(one.truth), before);
  tick(one, 4000);
  assert.equal(one.now, 5000);
});

test('a clock that never comes to rest is an error of the rules', () => {
  const restless = { ...liar, deadline: () => ({ at: 5, command: { type: 'timeUp' } as const }), decide: () => {} };
  const one = { ...table(), rules: restless };
  assert.throws(() => tick(one, 10), /never comes to rest/);
});

test('what has no shape is refused as such, and after the end as too late', () => {
  const one = table(2);
  assert.equal(act(one, 0, { type: 'dance' }, 1).refusal, 'bad-payload');
  act(one, 0, { type: 'leave' }, 2);
  assert.equal(act(one, 1, { type: 'dance' }, 3).refusal, 'game-over');
  assert.equal(refuse(liar, watcherOf(one, 1).view, { type: 'dance' }, 1, 3), 'game-over');
});

test('a refused command draws nothing and writes nothing', () => {
  const one = table();
  const [counters, length] = [JSON.stringify(one.counters), one.log.length];
  assert.equal(act(one, 0, { type: 'callLiar' }, 5).refusal, 'only-by-day');
  assert.deepEqual([JSON.stringify(one.counters), one.log.length], [counters, length]);
});

test('an entry says how many lots of each label it drew', () => {
  const one = table();
  assert.deepEqual(one.log[0]!.draws, { start: 1, deal: 3 });
  assert.deepEqual(act(one, 1, { type: 'swap' }, 5).entries[0]!.draws, { 'swap-1': 1 });
  assert.equal('draws' in act(one, 1, { type: 'note', suspect: 0 }, 6).entries[0]!, false);
  assert.deepEqual(one.counters, { start: 1, deal: 3, 'swap-1': 1 });
});

test('a viewer perceives what it is told, and counts nothing else', () => {
  const one = table();
  const before = one.watchers.map(({ count }) => count);
  act(one, 1, { type: 'swap' }, 5);
  assert.deepEqual(
    one.watchers.map(({ count }, i) => count - before[i]!),
    [0, 1, 0, 0, 1],
  );
  assert.equal(watcherOf(one, 1).view.cards[1], one.truth.cards[1]);
  assert.equal(watcherOf(one, 0).view.cards[1], undefined);
  assert.equal(watcherOf(one, 'table').view.swapped[1], false);
});

test('whoever watches sees each fact when its view already holds it', () => {
  const one = table();
  const seen: unknown[] = [];
  watcherOf(one, 2).see = (fact, view) => seen.push([fact.type, view.swapped[2]]);
  act(one, 2, { type: 'swap' }, 5);
  act(one, 1, { type: 'swap' }, 6);
  assert.deepEqual(seen, [['cardSwapped', true]]);
});

test('a seat that becomes a ghost begins anew and sees what was hidden, also of the past', () => {
  const one = table(3, { ghostsSee: true });
  act(one, 1, { type: 'swap' }, 5);
  act(one, 1, { type: 'note', suspect: 0 }, 6);
  act(one, 0, { type: 'leave' }, 7);
  const ghost = watcherOf(one, 0);
  assert.equal(ghost.epoch, 1);
  assert.ok(ghost.mask & GHOST);
  assert.deepEqual(ghost.view.cards, one.truth.cards);
  assert.equal(ghost.view.hunches[1], null, 'what is sealed stays sealed');
  assert.equal(ghost.count, streamOf(one.log, ghost.mask).length);
  assert.deepEqual([watcherOf(one, 1).epoch, watcherOf(one, 2).epoch], [0, 0]);

  act(one, 1, { type: 'glimpse', at: 2 }, 8);
  assert.equal(ghost.epoch, 1, 'once is enough');
  assert.equal(ghost.view.glimpses[1], 2);
});

test('without the option nobody becomes a ghost', () => {
  const one = table(3, { ghostsSee: false });
  act(one, 0, { type: 'leave' }, 7);
  assert.equal(watcherOf(one, 0).epoch, 0);
  assert.equal(watcherOf(one, 0).view.cards[1], undefined);
});

test('a log is folded to the same truth, views, time and lots', () => {
  const one = table(3, { ghostsSee: true });
  act(one, 1, { type: 'swap' }, 5);
  act(one, 0, { type: 'leave' }, 7);
  tick(one, NIGHT_ENDS + 40_000);

  const other = openTable(liar, one.initial, one.source, [0, 1, 2, 'table', 'ghost']);
  replay(other, JSON.parse(JSON.stringify(one.log)));
  assert.deepEqual(other.truth, one.truth);
  assert.deepEqual(other.counters, one.counters);
  assert.deepEqual(
    other.watchers.map(({ view, count, epoch, mask }) => ({ view, count, epoch, mask })),
    one.watchers.map(({ view, count, epoch, mask }) => ({ view, count, epoch, mask })),
  );

  const next = [one, other].map((each) => tick(each, NIGHT_ENDS + 900_000));
  assert.ok(
    next[0]!.some(({ draws }) => draws?.deal),
    'cards are dealt again',
  );
  assert.deepEqual(next[1], next[0]);
});

test('a stream goes on from any position', () => {
  const one = table();
  act(one, 1, { type: 'swap' }, 5);
  tick(one, NIGHT_ENDS + 300_000);
  const { mask, view } = watcherOf(one, 1);
  const whole = streamOf(one.log, mask);
  for (let from = 0; from <= whole.length; from++) {
    assert.deepEqual(streamOf(one.log, mask, from), whole.slice(from));
    const kept = foldStream(liar, one.initial(), whole.slice(0, from));
    assert.deepEqual(foldStream(liar, kept, streamOf(one.log, mask, from)), view);
  }
});
