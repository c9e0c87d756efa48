import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BREAKAGE, isBreakage } from '../protocol.ts';
import { Breakages } from './breakages.ts';
import { LIMITS } from './limits.ts';
import { VirtualClock } from './testing/clock.ts';

const BROKE = { screen: 'maffia/phone', kind: 'TypeError', frames: ['room.js:1:2'] } as const;

function opened() {
  const clock = new VirtualClock();
  const written: { [field: string]: unknown }[] = [];
  const logger = { warn: (fields: { [field: string]: unknown }) => written.push(fields) };
  return { clock, written, breakages: new Breakages(logger as never, clock) };
}

test('the log is told the screen, the kind and the places, and neither room nor person', () => {
  const { breakages, written } = opened();
  breakages.tell({ ...BROKE, message: 'Anna' } as never, 'LYKT');
  assert.deepEqual(written, [BROKE]);
});

test('a room that breaks without end is written down no more, and takes nothing from others', async () => {
  const { breakages, written, clock } = opened();
  for (let i = 0; i < 1000; i++) breakages.tell(BROKE, 'LYKT');
  assert.equal(written.length, LIMITS.breakagesPerRoomBurst);
  breakages.tell(BROKE, 'MOLN');
  assert.equal(written.at(-1)?.unwritten, 1000 - LIMITS.breakagesPerRoomBurst, 'how many were left out is told');
  await clock.pass(3_600_000);
  for (let i = 0; i < 1000; i++) breakages.tell(BROKE, 'LYKT');
  assert.equal(written.length, LIMITS.breakagesPerRoomBurst + 1 + LIMITS.breakagesPerRoomPerHour);
});

test('many rooms together are bounded too', () => {
  const { breakages, written } = opened();
  for (let i = 0; i < 1000; i++) breakages.tell(BROKE, `room ${i}`);
  assert.equal(written.length, LIMITS.breakagesBurst);
});

test('what is no breakage is not taken: other words, other characters, more than there is room for', () => {
  assert.ok(isBreakage({ broke: BROKE }));
  const wrong = [
    { ...BROKE, screen: 'Anna' },
    { ...BROKE, screen: 'maffia/phone\n' },
    { ...BROKE, screen: 'a'.repeat(BREAKAGE.screenLengthMax + 1) },
    { ...BROKE, kind: 'Anna' },
    { ...BROKE, kind: undefined },
    { ...BROKE, frames: 'room.js:1:2' },
    { ...BROKE, frames: ['room.js'] },
    { ...BROKE, frames: ['room.js:1:2\n'] },
    { ...BROKE, frames: ['\u001b[2Jroom.js:1:2'] },
    { ...BROKE, frames: ['Anna is a traitor.js:1:2'] },
    { ...BROKE, frames: [`${'x'.repeat(BREAKAGE.frameLengthMax)}:1:2`] },
    { ...BROKE, frames: Array(BREAKAGE.framesMax + 1).fill('room.js:1:2') },
    null,
    [],
  ];
  for (const broke of wrong) assert.ok(!isBreakage({ broke }), JSON.stringify(broke));
});
