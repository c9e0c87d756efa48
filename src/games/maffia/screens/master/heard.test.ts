/** What the console gives the master to say while they talk. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textsFor } from '../../texts/all.ts';
import { heardLast } from './heard.ts';
import { sv } from './words/sv.ts';

const NAMES = ['Alma', 'Bo', 'Cyril'];
const [own, table] = [textsFor('en'), textsFor('sv')];

/** An English console at a Swedish table, on day 2. */
const heard = (...lines: readonly string[]) =>
  heardLast({
    stage: { told: () => [own.log.day(1), own.log.nominated('Cyril', 'Bo'), own.log.day(2), ...lines] },
    view: { bots: [false, false, false], day: 2, options: { extensionSeconds: 60 } },
    t: own,
    aloud: { t: table, c: sv },
    name: (seat: number) => NAMES[seat]!,
  } as never);

test('the latest thing heard today is said, in the table’s language', () => {
  const nominated = own.log.nominated('Alma', 'Bo');
  assert.equal(heard(nominated), sv.say.noted('Alma', 'Bo'));
  assert.equal(heard(nominated, own.log.withdrew('Alma', 'Bo')), table.log.withdrew('Alma', 'Bo'));
  assert.equal(heard(nominated, own.log.extended('Cyril', 60)), table.log.extended('Cyril', 60));
  assert.equal(heard(own.log.extended('Cyril', 60), own.log.removed('Bo')), table.log.removed('Bo'));
});

test('nothing of yesterday is said, nor what nobody has to repeat', () => {
  assert.equal(heard(), undefined);
  assert.equal(heard(own.log.clockMoved), undefined);
});
