import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { beat, clockText, timeText, wakeIn } from './ticker.ts';

test('a begun second is still there, and time never runs below zero', () => {
  assert.deepEqual([402_000, 401_001, 12_000, 1, 0, -5_000].map(timeText), [
    '6:42',
    '6:42',
    '0:12',
    '0:01',
    '0:00',
    '0:00',
  ]);
  assert.deepEqual([402_000, 7_000, 6_000_000].map(clockText), ['06:42', '00:07', '100:00']);
});

/** Lets so much time pass, a millisecond at a time or all at once, as on a machine that was busy. */
function virtualTime({ mock }: TestContext): (ms: number, step?: number) => void {
  let now = 0;
  mock.timers.enable({ apis: ['setTimeout'] });
  mock.method(performance, 'now', () => now);
  return (ms, step = 1) => {
    for (const end = now + ms; now < end; ) {
      now += step;
      mock.timers.tick(step);
    }
  };
}

for (const step of [1, 50])
  test(`alarms ring once each, in their order, and can be taken back (${step} ms at a time)`, (t) => {
    const pass = virtualTime(t);
    const rung: string[] = [];
    wakeIn(40, () => rung.push('late'));
    const takeBack = wakeIn(30, () => rung.push('taken back by the early one'));
    wakeIn(5, () => {
      rung.push('early');
      takeBack();
    });
    wakeIn(10, () => rung.push('never'))();
    pass(4);
    assert.deepEqual(rung, []);
    pass(50, step);
    assert.deepEqual(rung, ['early', 'late']);
    pass(500, step);
    assert.equal(rung.length, 2);
  });

test('the beat comes once a second, and sleeps while nobody reads it', (t) => {
  const pass = virtualTime(t);
  const seen: number[] = [];
  const stop = beat.subscribe((count) => seen.push(count));
  pass(2_100);
  stop();
  pass(2_100);
  assert.deepEqual(seen, [0, 1, 2]);
});
