/** What the console tells the master, and nobody else, of a night. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Night } from '../../state.ts';
import { textsFor } from '../../texts/all.ts';
import { behindNight } from './behind.ts';
import { sv } from './words/sv.ts';

const NAMES = ['Alma', 'Bo', 'Göran'];
const t = textsFor('sv');
const behind = (night: Omit<Night, 'day'>) =>
  behindNight(
    { t, c: sv, name: (seat) => NAMES[seat]!, names: (seats) => seats.map((seat) => NAMES[seat]).join(' ') },
    { day: 1, ...night },
  );

test('[MF-116] whoever was shot at and saved is not said to be shot', () => {
  assert.deepEqual(behind({ deaths: [], attempt: true, shots: [2], saved: 2 }), [sv.behind.saved('Göran')]);
});

test('[MF-23, MF-116] the master reads who was shot, who was saved and who left', () => {
  assert.deepEqual(behind({ deaths: [0, 1], attempt: true, shots: [1, 2], saved: 2 }), [
    `${t.end.shot('Bo', 1)}.`,
    sv.behind.saved('Göran'),
    sv.behind.unwell('Alma'),
  ]);
  assert.deepEqual(behind({ deaths: [], attempt: false, shots: [], saved: null }), [sv.behind.nothing]);
});
