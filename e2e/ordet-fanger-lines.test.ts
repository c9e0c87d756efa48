/**
 * Ordet fanger over lines of different lengths: a card turns on every screen at the same moment of the house's clock
 * (OF-63). Its face is sent ahead on a slow line, and shown from there. That one which comes early is kept covered is
 * proved where there is a clock to move: src/games/ordet-fanger/screens/moment.test.ts.
 */
import assert from 'node:assert/strict';
import type { Device } from './support/device.ts';
import { evening } from './support/evening.ts';
import { fillChairs, sayReady, sitDown, typeCode } from './support/lobby.ts';
import { Guest, layOrdet, leaveNoneOut, openAllOptions, screenWords, typedStep } from './support/ordet-fanger.ts';
import { median, momentsOf, watchMoments } from './support/ordet-fanger-moments.ts';
import { exactly, houseWords, saying } from './support/words.ts';

const house = houseWords('en');
const w = screenWords('en');
/** Each way; there and back it is twice that. */
const LAG_MS = 100;
const FLIPS = 5;
interface Flip {
  /** When it was to be shown, in game time: the same on both. When it was, by the clock of this machine. */
  readonly due: number;
  readonly shown: number;
  /** When the face had come, and the fact; where nothing was sent ahead, when it was shown. */
  readonly face: number;
  readonly fact: number;
}

interface Both {
  readonly quick: readonly Flip[];
  readonly slow: readonly Flip[];
}

async function flipsOn(device: Device): Promise<Flip[]> {
  const { turned, faces } = await momentsOf(device);
  return turned.map(({ at: shown, due }, i) => {
    const own = faces.findLast(({ at }) => at <= shown && at > (turned[i - 1]?.at ?? 0));
    return { due, shown, face: own?.at ?? shown, fact: own?.fact ?? shown };
  });
}

/** How far apart the two of them showed the same card. */
const apart = ({ quick, slow }: Both): number[] =>
  [...new Set(slow.map(({ due }) => due))].flatMap((due) => {
    const [here, there] = [quick, slow].map((flips) => flips.filter((one) => one.due === due));
    // A card that is drawn anew later has turned then, too.
    const gaps = here!.flatMap((one) => there!.map((other) => Math.abs(one.shown - other.shown)));
    return gaps.length > 0 ? [Math.min(...gaps)] : [];
  });

/** Plays until so many more cards have turned on both of these; gives the moments of those. */
async function flipped(
  guests: readonly Guest[],
  { quick, slow }: { readonly quick: Device; readonly slow: Device },
  count: number,
): Promise<Both> {
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
  const quick = await device({ name: 'quick', motion: 'full' });
  const slow = await device({ name: 'slow', motion: 'full' });
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
  await leaveNoneOut(quick);
  await quick.press(exactly(house.lobby.start));
  await slow.sees(slow.page.getByText(saying(w.shuffle.other('Alma'))));
  const guests = [new Guest(quick, 'Alma'), new Guest(slow, 'Bo')];

  await guests[0]!.press(w.shuffle.button);
  await slow.page.waitForFunction(() =>
    (globalThis as unknown as { moments: { lines: number[] } }).moments.lines.some((ms) => ms >= 150),
  );
  const known = await flipped(guests, { quick, slow }, FLIPS);
  // Sent ahead: it is there long before the fact that it is the face of, and shown from it.
  const ahead = known.slow.map(({ face, fact }) => fact - face);
  assert.ok(median(ahead) > LAG_MS / 2, `faces came ${ahead} ms ahead`);
  const sooner = known.slow.map(({ shown, fact }) => fact - shown);
  assert.ok(median(sooner) > LAG_MS / 2, `cards were shown ${sooner} ms before their fact came`);
  assert.ok(median(apart(known)) < LAG_MS, `the same card was shown ${apart(known)} ms apart`);
});
