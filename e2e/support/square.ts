/** Reads a square that a page shows, as a camera would: which cells are dark, compared with what a link looks like. */
import type { Locator } from 'playwright-core';
import { encode } from 'uqr';

export async function squareHolds(square: Locator, link: string): Promise<boolean> {
  const { data, size } = encode(link, { border: 0, ecc: 'M' });
  const drawn = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const path = (await square.locator('path').getAttribute('d')) ?? '';
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let i = 0; i < Number(run); i++) drawn[Number(y)]![Number(x) + i] = true;
  }
  return JSON.stringify(drawn) === JSON.stringify(data);
}
