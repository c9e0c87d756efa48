/**
 * Ordet fanger over lines of different lengths: a card turns on every screen at the same moment of the house's clock
 * (OF-63). Its face is sent ahead on a slow line; where it comes early it is kept covered.
 */
import assert from 'node:assert/strict';
import type { Device } from './support/device.ts';
import { evening } from './support/evening.ts';
import { fillChairs, sayReady, sitDown, typeCode } from './support/lobby.ts';
import { Guest, layOrdet, openAllOptions, screenWords, typedStep, writeOption } from './support/ordet-fanger.ts';
import { median, momentsOf, watchMoments } from './support/ordet-fanger-moments.ts';
import { exactly, houseWords, saying } from './support/words.ts';

const house = houseWords('en');
const w = screenWords('en');
/** Each way; there and back it is twice that. */
const LAG_MS = 100;
/** Two screens of one busy machine do not draw in the same frame. */
const TOGETHER_MS = LAG_MS / 2;
const FLIPS = 7;

const turnsOf = async (devices: readonly Device[]) =>
  Promise.all(devices.map(async (device) => (await momentsOf(device)).turned));

/** Plays until so many more cards have turned on all of these; gives the moments of those. */
async function flipped(guests: readonly Guest[], devices: readonly Device[], count: number): Promise<number[][]> {
  const before = (await turnsOf(devices)).map(({ length }) => length);
  let said = 0;
  for (let step = 0; step < 150; step++) {
    const turns = await turnsOf(devices);
    if (turns.every(({ length }, i) => length >= before[i]! + count))
      return turns.map((list, i) => list.slice(before[i]!, before[i]! + count));
    await typedStep(guests, () => `answer ${++said} of ${step}`);
  }
  throw new Error('too few cards turned');
}

evening('a card turns on a slow line and on a quick one at the same moment', async ({ device }) => {
  const quick = await device({ name: 'quick' });
  const slow = await device({ name: 'slow' });
  for (const one of [quick, slow]) await watchMoments(one);
  const code = await layOrdet(quick, { remote: true });
  await sitDown(quick, 'Alma');
  await typeCode(slow, code);
  await sitDown(slow, 'Bo');
  // In the lobby everybody sees how long the own line is.
  await slow.sees(slow.page.getByText(w.lobby.line.good));
  slow.lag(LAG_MS);
  await sayReady(slow);
  await fillChairs(quick, 3);
  await openAllOptions(quick);
  await writeOption(quick, 'removedSymbols', 'none');
  await quick.press(exactly(house.lobby.start));
  await slow.sees(slow.page.getByText(saying(w.shuffle.other('Alma'))));
  const guests = [new Guest(quick, 'Alma'), new Guest(slow, 'Bo')];

  await guests[0]!.press(w.shuffle.button);
  await slow.page.waitForFunction(() =>
    (globalThis as unknown as { moments: { lines: number[] } }).moments.lines.some((ms) => ms >= 150),
  );
  const together = await flipped(guests, [quick, slow], FLIPS);
  const apart = together[1]!.map((at, i) => at - together[0]![i]!);
  assert.ok(Math.abs(median(apart)) < TOGETHER_MS, `a line of ${LAG_MS} ms each way showed cards ${apart} ms later`);

  // The line is quick now and the server does not know it yet: faces come early, and are not shown early.
  slow.lag(0);
  const from = performance.timeOrigin + performance.now();
  const covered = await flipped(guests, [quick, slow], 3);
  const later = covered[1]!.map((at, i) => at - covered[0]![i]!);
  assert.ok(Math.abs(median(later)) < TOGETHER_MS, `faces that came early were shown ${later} ms later`);
  const { faces, turned } = await momentsOf(slow);
  const early = faces
    .filter((at) => at > from)
    .map((at) => turned.find((shown) => shown > at)! - at)
    .filter(Number.isFinite);
  assert.ok(Math.max(...early) > TOGETHER_MS, `a face came ${early} ms before it was shown`);
});
