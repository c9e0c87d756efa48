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
/** What a page may be wrong by about the server's clock, on a machine where both are busy. */
const EARLY_MS = 30;

interface Flip {
  /** When it was to be shown, and when it was. */
  readonly due: number;
  readonly shown: number;
  /** When the face had come, and the fact; where nothing was sent ahead, when it was shown. */
  readonly face: number;
  readonly fact: number;
}

async function flipsOn(device: Device): Promise<Flip[]> {
  const { due, turned, faces } = await momentsOf(device);
  return turned.map((shown, i) => {
    const moment = due.findLast((at) => at <= shown + LAG_MS) ?? Number.NaN;
    const own = faces.findLast(({ at }) => at <= shown && at > (turned[i - 1] ?? 0));
    return { due: moment, shown, face: own?.at ?? shown, fact: own?.fact ?? shown };
  });
}

/** Plays until so many more cards have turned on both of these; gives the moments of those. */
async function flipped(
  guests: readonly Guest[],
  { quick, slow }: { readonly quick: Device; readonly slow: Device },
  count: number,
): Promise<{ quick: Flip[]; slow: Flip[] }> {
  const before = { quick: (await flipsOn(quick)).length, slow: (await flipsOn(slow)).length };
  let said = 0;
  for (let step = 0; step < 150; step++) {
    const flips = {
      quick: (await flipsOn(quick)).slice(before.quick),
      slow: (await flipsOn(slow)).slice(before.slow),
    };
    if (flips.quick.length > count && flips.slow.length > count) return flips;
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
  const { quick: open, slow: late } = await flipped(guests, { quick, slow }, FLIPS);
  const before = (flips: readonly Flip[]) => Math.max(...flips.map(({ due, shown }) => due - shown));
  assert.ok(before([...open, ...late]) < EARLY_MS, 'nobody sees a card before its moment');
  // Sent ahead: it is there long before the fact that it is the face of.
  const ahead = late.map(({ face, fact }) => fact - face);
  assert.ok(median(ahead) > LAG_MS / 2, `faces came ${ahead} ms ahead`);
  // Shown at its moment, or as soon as a busy server had sent it.
  const behind = late.map(({ shown, face, due }) => shown - Math.max(face, due));
  assert.ok(median(behind) < TOGETHER_MS, `a line of ${LAG_MS} ms each way showed cards ${behind} ms later`);

  // The line is quick now and the server does not know it yet: faces come early, and are not shown early.
  slow.lag(0);
  const covered = await flipped(guests, { quick, slow }, 3);
  const early = covered.slow.map(({ shown, face }) => shown - face);
  assert.ok(Math.max(...early) > TOGETHER_MS, `faces came ${early} ms before they were shown`);
  const apart = covered.slow.map(({ shown, due }) => shown - due);
  assert.ok(Math.min(...apart) > -EARLY_MS && median(apart) < TOGETHER_MS, `they were shown ${apart} ms after it`);
});
