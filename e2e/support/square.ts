/** Reads a square that a page shows, as a camera would: which cells are dark, and what they say. */
import type { Locator } from 'playwright-core';
import { encode, QrCodeDataType } from 'uqr';

type Cells = readonly (readonly boolean[])[];

/** For the level M of correction, by version: bytes of correction in a block, and blocks. */
const CORRECTION = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
/** Where the three bits of the mask stand beside the first corner, and the bits they were mixed with. */
const MASK_AT = [
  [2, 8],
  [3, 8],
  [4, 8],
] as const;
const MASK_MIXED = 0b101;
const BYTES = 0b0100;

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Up and down in columns of two, from the right; what belongs to the frame is passed over. */
function bytesOf(cells: Cells, version: number): number[] {
  const { types } = encode('', { ecc: 'M', border: 0, minVersion: version, maxVersion: version });
  const size = cells.length;
  const mask = MASKS[MASK_AT.reduce((sum, [x, y]) => sum * 2 + Number(cells[y]![x]), 0) ^ MASK_MIXED]!;
  const bits: number[] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let i = 0; i < size; i++) {
      const y = isUp ? size - 1 - i : i;
      for (const x of [right, right - 1]) {
        if (types[y]![x] === QrCodeDataType.Data) bits.push(Number(cells[y]![x] !== mask(x, y)));
      }
    }
    isUp = !isUp;
  }
  const byteAt = (at: number) => bits.slice(at, at + 8).reduce((sum, bit) => sum * 2 + bit, 0);
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, i) => byteAt(i * 8));
}

/** The blocks lie interleaved: the first byte of each, then the second. The last ones may be a byte longer. */
function dataOf(bytes: readonly number[], version: number): number[] {
  const count = BLOCKS[version]!;
  const short = Math.floor(bytes.length / count) - CORRECTION[version]!;
  const longer = bytes.length % count;
  const blocks = Array.from({ length: count }, (_, block) => {
    const own = Array.from({ length: short }, (_unused, i) => bytes[i * count + block]!);
    const isLonger = block >= count - longer;
    return isLonger ? [...own, bytes[short * count + block - (count - longer)]!] : own;
  });
  return blocks.flat();
}

export function readCells(cells: Cells): string {
  const version = (cells.length - 17) / 4;
  const data = dataOf(bytesOf(cells, version), version);
  const nibbles = data.flatMap((byte) => [byte >> 4, byte & 15]);
  if (nibbles[0] !== BYTES) throw new Error('this square is not written in bytes');
  const [a = 0, b = 0, c = 0, d = 0] = nibbles.slice(1, 5);
  const [length, from] = version < 10 ? [a * 16 + b, 3] : [((a * 16 + b) * 16 + c) * 16 + d, 5];
  const text = Array.from({ length }, (_, i) => nibbles[from + i * 2]! * 16 + nibbles[from + i * 2 + 1]!);
  return new TextDecoder().decode(new Uint8Array(text));
}

export async function readSquare(square: Locator): Promise<string> {
  await square.locator('path[d*="M"]').waitFor({ state: 'attached' });
  const size = Number((await square.getAttribute('viewBox'))!.split(' ')[2]);
  const cells = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const path = (await square.locator('path').getAttribute('d')) ?? '';
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let i = 0; i < Number(run); i++) cells[Number(y)]![Number(x) + i] = true;
  }
  return readCells(cells);
}
