import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
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

test('alarms ring once each, in their order, and can be taken back', async () => {
  const rung: string[] = [];
  const late = new Promise<void>((done) => {
    wakeIn(40, () => {
      rung.push('late');
      done();
    });
  });
  wakeIn(5, () => rung.push('early'));
  wakeIn(10, () => rung.push('never'))();
  await late;
  assert.deepEqual(rung, ['early', 'late']);
});

test('the beat comes once a second, and sleeps while nobody reads it', async () => {
  const seen: number[] = [];
  const stop = beat.subscribe((count) => seen.push(count));
  await sleep(1_100);
  stop();
  const heard = seen.length;
  await sleep(1_100);
  assert.deepEqual([heard, seen.length], [2, 2]);
});
