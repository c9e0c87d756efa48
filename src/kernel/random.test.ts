import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { test } from 'node:test';
import { drawFrom, keyed, lots, type Source, seeded } from './random.ts';
import { hex, hmac, sha256, toHex, utf8 } from './sha256.ts';

test('sha256 and hmac agree with a known implementation at every length around the block size', () => {
  for (let length = 0; length < 200; length++) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
    assert.equal(toHex(sha256(message)), createHash('sha256').update(message).digest('hex'));
    const key = message.slice(0, length);
    assert.equal(toHex(hmac(key, message)), createHmac('sha256', key).update(message).digest('hex'));
  }
  const words = 'blåbærgrød 🎭 Ø';
  assert.deepEqual([...utf8(words)], [...Buffer.from(words)]);
  assert.equal(toHex(hex('00ff10')), '00ff10');
});

const sources = { keyed: keyed('00112233445566778899aabbccddeeff'), seeded: seeded('konklave-1') };

for (const [name, source] of Object.entries(sources)) {
  test(`${name}: a draw depends on label and count alone`, () => {
    const a = drawFrom(source, {});
    const first = [a('deal').int(1000), a('dice').int(1000), a('deal').int(1000)];
    const b = drawFrom(source, {});
    const again = [b('dice').int(1000), b('deal').int(1000), b('deal').int(1000)];
    assert.deepEqual([again[1], again[0], again[2]], first);
    const counters = { deal: 1 };
    assert.equal(drawFrom(source, counters)('deal').int(1000), first[2]);
    assert.deepEqual(counters, { deal: 2 });
  });

  test(`${name}: lots are even`, () => {
    const lot = drawFrom(source, {})('even');
    const rounds = name === 'keyed' ? 6000 : 60000;
    const counts = Array<number>(6).fill(0);
    for (let i = 0; i < rounds; i++) counts[lot.int(6)]!++;
    const expected = rounds / 6;
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    assert.ok(chi < 25, `chi-square ${chi} with 5 degrees of freedom`); // p < 0.0002; the seed is fixed
  });
}

test('the lot in a word is its remainder, and the last words, too few for all, are drawn again', () => {
  const lot = lots('words');
  const sizes = [1, 2, 3, 5, 7, 30, 52, 1000, 2000, 2 ** 20, 2 ** 31 - 1, 2 ** 32 - 5, 2 ** 32 - 1, 2 ** 32];
  for (let i = 0; i < 2000; i++) sizes.push(1 + lot.int(2 ** 32));
  for (const n of sizes) {
    const fair = 2n ** 48n - (2n ** 48n % BigInt(n));
    const some = BigInt(lot.int(2 ** 32)) * BigInt(lot.int(2 ** 16));
    const edges = [0n, BigInt(n) - 1n, BigInt(n), some - (some % BigInt(n)), fair - 1n, fair, 2n ** 48n - 1n];
    for (const word of [some, some - (some % BigInt(n)) + BigInt(n) - 1n, ...edges]) {
      if (word >= 2n ** 48n) continue;
      const again: Source = (_label, _k, times) => (times === 0 ? Number(word) : 0);
      const expected = word < fair ? word % BigInt(n) : 0n;
      assert.equal(drawFrom(again, {})('').int(n), Number(expected), `${word} among ${n}`);
    }
  }
});

test('a single stream is the one without a label', () => {
  const [one, other] = [lots('seed'), drawFrom(seeded('seed'), {})('')];
  for (let n = 1; n < 500; n++) assert.equal(one.int(n), other.int(n));
});

test('a shuffle keeps what it shuffles and draws one lot fewer than there are things', () => {
  const counters = {};
  const list = Array.from({ length: 22 }, (_, i) => i);
  const shuffled = drawFrom(sources.keyed, counters)('deal').shuffle(list);
  assert.deepEqual(
    [...shuffled].sort((a, b) => a - b),
    list,
  );
  assert.notDeepEqual(shuffled, list);
  assert.deepEqual(counters, { deal: 21 });
});

test('a lot among nothing is an error of the rules', () => {
  assert.throws(() => lots(1).int(0), RangeError);
  assert.throws(() => lots(1).int(1.5), RangeError);
});
