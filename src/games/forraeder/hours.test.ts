/** The hours that are promised over days: the same to everybody, and true if every clock runs out. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playGame, seating } from '../../kernel/testing/players.ts';
import { C, cast, D, pass, seated } from './fixtures.ts';
import { hoursAhead } from './hours.ts';
import { forraeder } from './index.ts';
import type { Options } from './options.ts';

const MINUTE = 60_000;
const DAYS: Partial<Options> = { pace: 'days', playMode: 'remote', fastNights: false, utcOffset: 60 };

test('side channel 5: everybody is promised the same hours, whatever they are', () => {
  let looked = 0;
  const { table } = playGame(forraeder, {
    seats: seating(0, 10),
    seed: 'hours',
    bots: [forraeder.bots.clever!],
    options: DAYS,
    viewers: ['table', 'ghost', 'master'],
    onAct(_, { truth, watchers }) {
      const hours = hoursAhead(truth as never);
      for (const { viewer, view } of watchers) assert.deepEqual(hoursAhead(view as never), hours, `${viewer}`);
      if (hours.length > 0) looked++;
    },
  });
  assert.ok(table.truth.result && looked > 50, `${looked}`);
});

test('what is promised comes, give or take the moments between, if every clock runs out', () => {
  const table = seated({ seats: 12, options: { ...DAYS, armouryFromDay: 0, deathLists: 0 } });
  const promised = hoursAhead(table.truth);
  assert.deepEqual(
    promised.filter(({ day }) => day === 2).map(({ phase }) => phase),
    ['breakfast', 'mission', 'discussion', 'ballot', 'banishment', 'council', 'letters', 'deed'],
  );
  assert.equal(promised.at(-1)!.day, table.truth.finale);
  assert.ok(!promised.some(({ day, phase }) => day === table.truth.finale && phase === 'council'));
  const [morning] = promised;
  assert.deepEqual(
    [morning!.phase, (morning!.from / MINUTE + 60) % (24 * 60)],
    ['ceremony', 10 * 60],
    'begun at night: two hours in the morning',
  );
  let last = '';
  let came = 0;
  while (table.truth.day < 3) {
    const { day, phase } = table.truth;
    if (`${day} ${phase}` !== last) {
      last = `${day} ${phase}`;
      const hour = promised.find((one) => one.day === day && one.phase === phase);
      if (hour) {
        assert.ok(Math.abs(table.now - hour.from) < 3 * MINUTE, `${last}: ${(table.now - hour.from) / MINUTE} min off`);
        came++;
      }
      if (phase === 'ballot') {
        const gone = day === 1 ? C : D;
        for (const seat of table.truth.living.slice(1))
          cast(table, seat, seat === gone ? table.truth.living[0]! : gone);
      }
    }
    pass(table);
  }
  assert.ok(came > 14, `${came}`);
});
