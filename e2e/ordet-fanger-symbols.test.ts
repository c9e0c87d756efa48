/** The eight symbols of Ordet fanger in one tone, as small as they come, whichever way up: no two look alike. */
import assert from 'node:assert/strict';
import { symbols } from '../src/games/ordet-fanger/content.ts';
import { symbolArt } from '../src/web/art/symbols.ts';
import { inBrowser, openBrowser } from './support/evening.ts';

/** The smallest use, in pixels. */
const SMALLEST = 24;
/** Of the ink of both together, how much may lie in the same place at worst. */
const SHARED_MAX = 0.65;

/** Runs in a page: the ink of each drawing, a number for each pixel. */
async function inked({ drawings, size }: { drawings: readonly string[]; size: number }): Promise<number[][]> {
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
  const pen = canvas.getContext('2d', { willReadFrequently: true })!;
  const all: number[][] = [];
  for (const art of drawings) {
    const picture = new Image();
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}" color="#000">${art}</svg>`;
    picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await picture.decode();
    pen.clearRect(0, 0, size, size);
    pen.drawImage(picture, 0, 0, size, size);
    const { data } = pen.getImageData(0, 0, size, size);
    all.push(Array.from({ length: size * size }, (_, i) => data[i * 4 + 3]! / 255));
  }
  return all;
}

const turned = (ink: readonly number[]): number[] =>
  ink.map((_, i) => ink[(SMALLEST - 1 - (i % SMALLEST)) * SMALLEST + Math.floor(i / SMALLEST)]!);

/** The part of their ink that two drawings share, turned against each other as they are most alike. */
function shared(one: readonly number[], other: readonly number[]): number {
  let [most, ink] = [0, [...other]];
  for (let quarter = 0; quarter < 4; quarter++) {
    const both = one.reduce((sum, value, i) => sum + Math.min(value, ink[i]!), 0);
    const either = one.reduce((sum, value, i) => sum + Math.max(value, ink[i]!), 0);
    most = Math.max(most, both / either);
    ink = turned(ink);
  }
  return most;
}

async function draw(drawings: readonly string[]): Promise<number[][]> {
  const page = await (await openBrowser()).newPage();
  const ink = await page.evaluate(inked, { drawings, size: SMALLEST });
  await page.close();
  return ink;
}

inBrowser(
  'told apart by outline alone: no two symbols share most of their ink at 24 px, turned as they may be',
  async () => {
    const ink = await draw(symbols.map((sign) => symbolArt[sign]));
    for (const [i, sign] of symbols.entries()) {
      assert.ok(ink[i]!.reduce((sum, value) => sum + value, 0) > SMALLEST ** 2 / 8, `${sign} is hardly drawn`);
      for (let j = i + 1; j < symbols.length; j++) {
        const part = shared(ink[i]!, ink[j]!);
        assert.ok(part <= SHARED_MAX, `${sign} and ${symbols[j]} share ${Math.round(part * 100)} %`);
      }
    }
  },
);

inBrowser('what looks alike is found: a thinner ring, a crescent on its back, a wide lozenge and a box', async () => {
  const thinner = '<path fill="none" stroke="currentColor" stroke-width="15" d="M50 11a39 39 0 1 0 .1 0Z"/>';
  const solid = '<path fill="currentColor" d="M50 2L98 50L50 98L2 50Z"/>';
  const square = '<path fill="currentColor" d="M12 12H88V88H12Z"/>';
  const [circle, ring, moon, lozenge, box] = await draw([symbolArt.circle, thinner, symbolArt.moon, solid, square]);
  assert.ok(shared(circle!, ring!) > SHARED_MAX);
  assert.ok(shared(moon!, turned(moon!)) > 0.99);
  assert.ok(shared(lozenge!, box!) > SHARED_MAX);
});
