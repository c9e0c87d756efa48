import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { crc32, deflateSync } from 'node:zlib';
import { decode, differenceOf, encode, shrink } from '../scripts/pictures/png.ts';

const [WIDTH, HEIGHT] = [40, 30];
const INKS = [
  [15, 26, 44],
  [244, 234, 216],
  [180, 40, 50],
];

/** Stripes of three inks, with a mark. */
function picture(mark?: { readonly x: number; readonly y: number; readonly size: number }) {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const isMarked = mark && x >= mark.x && x < mark.x + mark.size && y >= mark.y && y < mark.y + mark.size;
      rgb.set(isMarked ? [0, 200, 0] : INKS[(x + y) % INKS.length]!, (y * WIDTH + x) * 3);
    }
  }
  return { width: WIDTH, height: HEIGHT, rgb };
}

/** As a browser writes it, every row made by the same filter. */
function filtered(kind: number): Buffer {
  const { width, height, rgb } = picture();
  const stride = width * 3;
  const rows = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    rows[y * (stride + 1)] = kind;
    for (let i = 0; i < stride; i++) {
      const near = (back: number, up: number) => (i < back || y < up ? 0 : rgb[(y - up) * stride + i - back]!);
      const [left, above, corner] = [near(3, 0), near(0, 1), near(3, 1)];
      const sum = left + above - corner;
      const nearest = [left, above, corner].reduce((a, b) => (Math.abs(sum - b) < Math.abs(sum - a) ? b : a));
      const guess = [0, left, above, Math.floor((left + above) / 2), nearest][kind]!;
      rows[y * (stride + 1) + 1 + i] = rgb[y * stride + i]! - guess;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const framed = Buffer.alloc(named.length + 8);
    framed.writeUInt32BE(data.length, 0);
    named.copy(framed, 4);
    framed.writeUInt32BE(crc32(named), named.length + 4);
    return framed;
  };
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    ...[signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows))],
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('a picture is read as it was written, with each of the five filters', () => {
  for (const kind of [0, 1, 2, 3, 4]) assert.deepEqual(decode(filtered(kind)), picture(), `filter ${kind}`);
});

test('what has few colours keeps each of them, and the same picture is the same file', () => {
  assert.deepEqual(decode(encode(picture())), picture());
  assert.deepEqual(shrink(filtered(4)), encode(picture()));
  assert.throws(() => decode(Buffer.alloc(40)), /no PNG/);
});

test('what has many colours keeps its size, and each pixel nearly its colour', () => {
  const many = {
    width: 64,
    height: 64,
    rgb: Uint8Array.from({ length: 64 * 64 * 3 }, (_, i) => Math.imul(i, 2654435761) >>> 24),
  };
  const { width, height, rgb } = decode(encode(many));
  assert.deepEqual([width, height], [64, 64]);
  const worst = rgb.reduce((most, part, i) => Math.max(most, Math.abs(part - many.rgb[i]!)), 0);
  assert.ok(worst > 0 && worst < 40, `${worst}`);
});

test('a difference is counted, framed, and red where it is', () => {
  const mark = { x: 10, y: 20, size: 4 };
  const { png, pixels, share, box } = differenceOf(encode(picture()), encode(picture(mark)));
  assert.equal(pixels, 16);
  assert.equal(share, 16 / (WIDTH * HEIGHT));
  assert.deepEqual(box, { left: 10, top: 20, right: 13, bottom: 23 });
  const drawn = decode(png).rgb;
  const at = (x: number, y: number) => [...drawn.subarray((y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3)];
  assert.deepEqual(at(11, 21), [220, 20, 40]);
  assert.ok(Math.min(...at(0, 0)) > 150, 'the rest is pale');
});

test('what only one of two sizes has is a difference', () => {
  const { width, rgb } = picture();
  const lower = { width, height: HEIGHT - 5, rgb: rgb.slice(0, width * (HEIGHT - 5) * 3) };
  assert.equal(differenceOf(encode(lower), encode(picture())).pixels, width * 5);
});

test('README shows pictures that are kept', () => {
  const root = join(import.meta.dirname, '..');
  const shown = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/docs\/pictures\/[\w-]+\.png/g)];
  assert.equal(shown.length, 6);
  for (const [path] of shown) assert.ok(decode(readFileSync(join(root, path))).width >= 390, path);
});
