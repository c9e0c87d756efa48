/** Forræder over days: nothing ends while people sleep, also when the clocks are changed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Typed } from '../../kernel/game.ts';
import { resolve } from '../../kernel/options.ts';
import { playGame, seating } from '../../kernel/testing/players.ts';
import { forraeder } from './index.ts';
import { type Options, options as spec } from './options.ts';
import { hostClock } from './screens/host-clock.ts';
import { nextMorning, wakingAfter } from './waking.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const chosen = (set: Partial<Options>): Options => resolve(spec, { pace: 'days', ...set }, { seats: 12, humans: 12 });
/** Copenhagen, where clocks go forward on 28 March 2027 and back on 31 October, both at 01:00 UTC. */
const SPRING = Date.UTC(2027, 2, 28, 1);
const AUTUMN = Date.UTC(2027, 9, 31, 1);
const inSpring = { utcOffset: 60, utcOffsetLater: 120, utcOffsetLaterFrom: SPRING / MINUTE };
const inAutumn = { utcOffset: 120, utcOffsetLater: 60, utcOffsetLaterFrom: AUTUMN / MINUTE };
/** What that clock shows, in minutes after midnight. */
const shown = (at: number, { utcOffset, utcOffsetLater, utcOffsetLaterFrom }: typeof inSpring): number =>
  ((at + (at < utcOffsetLaterFrom * MINUTE ? utcOffset : utcOffsetLater) * MINUTE) % DAY) / MINUTE;

test('[TR-134c] the morning comes at the same hour of the clock, also when it is changed', () => {
  for (const [clock, change] of [
    [inSpring, SPRING],
    [inAutumn, AUTUMN],
  ] as const) {
    const state = { options: chosen(clock) };
    let morning = nextMorning(state, change - 2 * DAY);
    const gaps: number[] = [];
    for (let k = 0; k < 4; k++) {
      const next = nextMorning(state, morning);
      gaps.push((next - morning) / HOUR);
      assert.equal(shown(next, clock), 8 * 60);
      morning = next;
    }
    assert.deepEqual(gaps.sort(), clock === inSpring ? [23, 24, 24, 24] : [24, 24, 24, 25]);
  }
});

test('[TR-134c] time goes by only while people are awake', () => {
  const state = { options: chosen(inSpring) };
  const evening = Date.UTC(2027, 2, 27, 20); // nine in the evening
  assert.equal(wakingAfter(state, evening, HOUR), evening + HOUR, 'to the last minute of the day');
  const next = wakingAfter(state, evening, 2 * HOUR);
  assert.equal(next, Date.UTC(2027, 2, 28, 7), 'nine in the morning, of a night that was an hour shorter');
  assert.equal(wakingAfter(state, Date.UTC(2027, 2, 27, 23), HOUR), next, 'whatever the hour of the night');
  assert.equal(wakingAfter(state, evening, 29 * HOUR), Date.UTC(2027, 2, 29, 20), 'two whole days');
});

test('[TR-134c] in a season over days every hour ends while people are awake, and a day is a day', () => {
  for (const [seed, day] of [
    ['a', { dayStartsAt: 8 * 60, dayEndsAt: 22 * 60 }],
    ['b', { dayStartsAt: 10 * 60, dayEndsAt: 18 * 60 }],
    ['c', { dayStartsAt: 7 * 60 + 30, dayEndsAt: 23 * 60 }],
  ] as const) {
    const clock = { utcOffset: 60, utcOffsetLater: 120, utcOffsetLaterFrom: (2 * DAY) / MINUTE };
    const options = { pace: 'days', playMode: 'remote', fastNights: false, ...day, ...clock } as const;
    const { table } = playGame(forraeder, { seats: seating(0, 12), seed, bots: [forraeder.bots.patient!], options });
    const mornings: number[] = [];
    let hours = 0;
    for (const { at, told } of table.log) {
      for (const { fact } of told as readonly { readonly fact: Typed & { readonly until?: number | null } }[]) {
        if (fact.type === 'breakfastBegan') mornings.push(at);
        if (typeof fact.until !== 'number' || fact.until - at < MINUTE) continue;
        hours++;
        const minutes = shown(fact.until, clock);
        assert.ok(minutes >= day.dayStartsAt && minutes <= day.dayEndsAt, `${seed} ${fact.type}: ${minutes / 60}`);
      }
    }
    assert.ok(hours > 20 && mornings.length >= 3, `${hours} ${mornings.length}`);
    for (const morning of mornings) assert.equal(shown(morning, clock), day.dayStartsAt);
    const days = mornings.map((at) => Math.floor((at + 2 * HOUR) / DAY));
    assert.deepEqual(
      days,
      days.map((_, k) => days[0]! + k),
      'one calendar day after the other',
    );
  }
});

test('a day of less than six hours is no day', () => {
  const start = (set: Partial<Options>) => forraeder.refuseStart!(seating(12, 12), chosen(set));
  assert.equal(start({}), undefined);
  assert.equal(start({ dayStartsAt: 10 * 60, dayEndsAt: 15 * 60 + 59 }), 'day-too-short');
  assert.equal(start({ dayStartsAt: 22 * 60, dayEndsAt: 8 * 60 }), 'day-too-short');
  assert.equal(start({ pace: 'live', playMode: 'remote', dayEndsAt: 0 }), undefined);
});

test('the host’s device says how its clock will be changed', () => {
  const danish = (at: number) => (at >= SPRING && at < AUTUMN ? 120 : 60);
  assert.deepEqual(hostClock(new Date(SPRING - 9 * DAY - 17 * MINUTE), danish), inSpring);
  assert.deepEqual(hostClock(new Date(SPRING - 7 * MINUTE), danish), inSpring);
  assert.deepEqual(hostClock(new Date(SPRING + 7 * MINUTE), danish), inAutumn);
  assert.deepEqual(
    hostClock(new Date(SPRING), () => 0),
    { utcOffset: 0, utcOffsetLater: 0, utcOffsetLaterFrom: 0 },
  );
});
