/** How long it takes to find a room by guessing: the table in docs/security.md, computed from the limits. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CODE_LENGTHS, CODE_LETTERS } from '../protocol.ts';
import { networkOf } from './address.ts';
import { createFailures } from './failures.ts';
import { LIMITS } from './limits.ts';

const {
  failedJoinsPerAddressBurst: ADDRESS_BURST,
  failedJoinsPerAddressPerMinute: PER_ADDRESS,
  failedJoinsBurst: BURST,
  failedJoinsPerSecond: PER_SECOND,
  failedJoinsRememberedSeconds: REMEMBERED,
} = LIMITS;

interface Guesser {
  /** So many guesses at once, and then in a second. */
  readonly burst: number;
  readonly perSecond: number;
}

const ONE: Guesser = { burst: ADDRESS_BURST, perSecond: PER_ADDRESS / 60 };
/** What all have together, and one guess for each that has not guessed wrong lately. */
const manyOf = (networks: number): Guesser => ({
  burst: BURST + networks,
  perSecond: PER_SECOND + networks / REMEMBERED,
});
const WHO: readonly (readonly [name: string, guesser: Guesser])[] = [
  ['one address, or one /64 of IPv6', ONE],
  ['all 65,536 networks of one /48 of IPv6', manyOf(1)],
  ['a thousand addresses', manyOf(1000)],
  ['all 65,536 networks of /48 in one /32 of IPv6', manyOf(65_536)],
];
const ROOMS = [1, 20, 200];

/** Nobody tries a code twice: the first of so many rooms among all codes is found after so many guesses, on average. */
const guessesFor = (letters: number, rooms: number): number => (CODE_LETTERS.length ** letters + 1) / (rooms + 1);
const secondsFor = ({ burst, perSecond }: Guesser, guesses: number): number =>
  Math.max(0, (guesses - burst) / perSecond);

const UNITS = [
  ['days', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
] as const;

function inWords(seconds: number): string {
  if (seconds < 1) return 'at once';
  const [unit, size] = UNITS.find(([, one]) => seconds >= 1.5 * one) ?? UNITS.at(-1)!;
  const count = seconds / size;
  return `${count < 10 && size > 60 ? count.toFixed(1) : Math.round(count)} ${unit}`;
}

test('docs/security.md says how long guessing takes within these limits', () => {
  const text = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');
  for (const [name, guesser] of WHO) {
    const cells = CODE_LENGTHS.flatMap((letters) =>
      ROOMS.map((rooms) => inWords(secondsFor(guesser, guessesFor(letters, rooms)))),
    );
    const row = `| ${[name, ...cells].join(' | ')} |`;
    assert.ok(text.includes(row), row);
  }
});

const SECONDS = 1200;
const STEP_MS = 1000;

/** So many wrong guesses are answered in a third of an hour, each by a device of its own. */
function guessed(networks: readonly string[]): number {
  const clock = { time: 0, now: (): number => clock.time, at: () => () => {} };
  const failures = createFailures(clock);
  let count = 0;
  for (; clock.time < SECONDS * 1000; clock.time += STEP_MS)
    for (const network of networks) {
      if (failures.refuses({ network, holder: null })) continue;
      failures.missed({ network, holder: null });
      count++;
    }
  return count;
}

test('the limits let through what that is computed from', () => {
  const about = ({ burst, perSecond }: Guesser, count: number) => {
    const expected = burst + perSecond * SECONDS;
    assert.ok(Math.abs(count / expected - 1) < 0.05, `${count} instead of ${expected}`);
  };
  about(ONE, guessed(['192.0.2.1']));
  about(manyOf(300), guessed(Array.from({ length: 300 }, (_, i) => `192.0.${i >> 8}.${i & 255}`)));
  const networks = Array.from({ length: 1200 }, (_, i) => networkOf(`2001:db8:1:${i.toString(16)}::1`));
  assert.equal(new Set(networks).size, 1200);
  about(manyOf(1), guessed(networks));
});
