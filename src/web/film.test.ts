/** The film that keeps a screen awake, as a browser reads it; whether browsers play it, e2e/plain-http.test.ts looks. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { film, filmBytes, SECONDS } from './film.ts';

interface Box {
  readonly type: string;
  readonly from: number;
  readonly to: number;
}

const bytes = Buffer.from(filmBytes());
const HOLDS_BOXES = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'dinf'];

function boxesIn(from: number, to: number): Box[] {
  const found: Box[] = [];
  for (let at = from; at < to; ) {
    const size = bytes.readUInt32BE(at);
    const box = { type: bytes.toString('latin1', at + 4, at + 8), from: at + 8, to: at + size };
    assert.ok(size >= 8 && box.to <= to, `${box.type} ends where it should`);
    found.push(box, ...(HOLDS_BOXES.includes(box.type) ? boxesIn(box.from, box.to) : []));
    at = box.to;
  }
  return found;
}

test('every box ends where the next begins, and each sample lies in the film', () => {
  const boxes = boxesIn(0, bytes.length);
  const media = boxes.find(({ type }) => type === 'mdat')!;
  const all = (type: string) => boxes.filter((box) => box.type === type).map(({ from }) => from);
  let at = media.from;
  for (const [i, sizes] of all('stsz').entries()) {
    assert.equal(bytes.readUInt32BE(all('stco')[i]! + 8), at, 'the samples of this track begin here');
    const count = bytes.readUInt32BE(sizes + 8);
    for (let n = 0; n < count; n++) at += bytes.readUInt32BE(sizes + 12 + 4 * n);
    const [scale, length] = [12, 16].map((offset) => bytes.readUInt32BE(all('mdhd')[i]! + offset)) as [number, number];
    assert.equal(length / scale, SECONDS);
  }
  assert.equal(at, media.to);
});

test('it has a picture and a sound, and is small enough to be made where it is wanted', () => {
  const words = bytes.toString('latin1');
  for (const part of ['avc1', 'avcC', 'mp4a', 'esds']) assert.ok(words.includes(part), part);
  assert.ok(film().length < 8_000);
  assert.match(film(), /^data:video\/mp4;base64,/);
});
