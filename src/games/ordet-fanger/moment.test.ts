/** A card turns at the same instant of the server's clock on every screen, whenever its face arrived (OF-63). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  does,
  flips,
  given,
  lines,
  race,
  says,
  stack,
  startOf,
  tries,
  typed,
  viewOf,
  votes,
  wait,
  waitUntil,
} from './fixtures.ts';
import { closedUntil, momentOf } from './moment.ts';
import { topOf } from './state.ts';

test('on a slow line the face that was sent ahead is shown at its moment, with the duel that follows', () => {
  const table = given(lines(typed(4), 240), { piles: [['s1-01'], ['s1-04'], [], []], turn: 2 });
  stack(table, 's1-09');
  const at = table.now;
  does(table, 2, { type: 'draw', drawPile: 'left', playPile: null });
  waitUntil(table, at + 300);
  const view = viewOf(table, 0);
  assert.equal(view.phase, 'reveal');
  const before = momentOf(view, at + 399);
  assert.deepEqual([before.view.phase, before.wakeAt], ['reveal', at + 400]);
  const now = momentOf(view, at + 400).view;
  assert.equal(now.phase, 'race');
  assert.deepEqual(now.duel!.sides.toSorted(), [0, 2]);
  assert.equal(topOf(now, { side: 2, pile: 0 }), 's1-09');
  assert.equal(view.phase, 'reveal', 'what was received is left as it is');
  // What was foreseen is what comes.
  waitUntil(table, at + 400);
  const { phase, duel, race } = viewOf(table, 0);
  assert.deepEqual({ phase, duel, race }, { phase: now.phase, duel: now.duel, race: now.race });
});

test('[OF-63, OF-87] a turn that is foreseen on a slow line passes over whoever is skipped, as the rules do', () => {
  const table = given(lines(typed(4, { gameMaster: 'human' }), 240), {
    piles: [['s1-01'], ['s1-04'], [], []],
    turn: 2,
  });
  does(table, 'master', { type: 'master.skip', side: 3 });
  stack(table, 's1-06');
  const at = table.now;
  does(table, 2, { type: 'draw', drawPile: 'left', playPile: null });
  waitUntil(table, at + 300);
  const now = momentOf(viewOf(table, 0), at + 400).view;
  waitUntil(table, at + 400);
  const { phase, turn, skips } = viewOf(table, 0);
  assert.deepEqual([phase, turn, skips], ['turn', 0, [false, false, false, false]]);
  assert.deepEqual([now.phase, now.turn, now.skips], [phase, turn, skips]);
});

test('what has arrived before its moment by the own clock is kept covered, but not for long', () => {
  const table = flips(given(typed(4), { piles: [['s1-01'], ['s1-04'], [], []], turn: 2 }), 's1-09');
  const view = viewOf(table, 0);
  const { revealAt } = view.race!;
  const early = momentOf(view, revealAt - 80);
  assert.deepEqual([early.view.phase, early.view.duel, early.wakeAt], ['reveal', null, revealAt]);
  assert.equal(topOf(early.view, { side: 2, pile: 0 }), undefined);
  assert.equal(momentOf(view, revealAt).view, view);
  assert.equal(momentOf(view, revealAt - 5000).view, view, 'a clock that is wrong hides nothing');
});

test('a neutral card is covered until its moment', () => {
  const table = flips(given(typed(4), { piles: [['s1-01'], ['s1-04'], [], []], turn: 2 }), 's1-09');
  for (const seat of [0, 2]) does(table, seat, { type: 'blank' });
  does(table, 3, { type: 'flipNeutral', drawPile: 'left' });
  const covered = momentOf(viewOf(table, 0), table.now + 100);
  assert.notEqual(covered.view.neutral, null);
  wait(table, 400);
  const view = viewOf(table, 0);
  const early = momentOf(view, view.race!.revealAt - 50).view;
  assert.notEqual(early.neutral, null);
  assert.equal(early.race!.card, undefined);
});

test('the card below a lost one opens when the duel is over, and may begin the next', () => {
  const table = given(typed(4), { piles: [['s1-01'], ['s1-06'], ['s1-12'], []], turn: 2 });
  flips(table, 's1-09');
  for (const { piles } of [table.truth, ...table.watchers.map(({ view }) => view)]) piles[1] = [['s1-04']];
  does(table, 2, { type: 'concede' });
  const view = viewOf(table, 3);
  assert.equal(momentOf(view, view.until! - 1).view.phase, 'duel-end');
  const next = momentOf(view, view.until!).view;
  assert.equal(next.phase, 'race');
  assert.deepEqual(next.duel!.sides.toSorted(), [1, 2]);
  waitUntil(table, view.until!);
  assert.deepEqual(viewOf(table, 3).duel, next.duel);
});

test('[OF-79, OF-80b] the field of a race that starts again opens on each phone when the server takes its answer', () => {
  const table = race();
  assert.equal(closedUntil(viewOf(table, 0), 0), null, 'a first race is open as soon as it is seen');
  says(table, 0, 'wobblet', startOf(table) + 1000);
  wait(table, 400);
  does(table, 3, { type: 'challenge', side: 0, reason: 'wrong' });
  votes(table, [1, 'invalid'], [3, 'invalid']);
  const [rejected, other] = [closedUntil(viewOf(table, 0), 0)!, closedUntil(viewOf(table, 2), 2)!];
  assert.equal(rejected - other, 3000, 'a head start for the other');
  assert.deepEqual(
    [tries(table, 2, 'wobblet', other - 1), tries(table, 0, 'grumbo', rejected - 1)],
    ['too-early', 'too-early'],
  );
  assert.equal(tries(table, 0, 'grumbo', rejected), undefined);
});
