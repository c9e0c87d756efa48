/** Every refusal of section 11 that no scenario names, and what may start. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { resolve } from '../../kernel/options.ts';
import { refusals } from './door.ts';
import {
  A,
  asks,
  atNight,
  atTable,
  B,
  banishAll,
  C,
  D,
  does,
  inMission,
  onDay,
  pass,
  seated,
  seatsTo,
  toPhase,
  viewOf,
} from './fixtures.ts';
import { forraeder } from './index.ts';
import { finaleOf, type Options, presets, refuseStart, options as spec } from './options.ts';

const human = { gameMaster: 'human' } as const;

test('arrival and ceremony', () => {
  const table = seated();
  assert.equal(asks(table, A, { type: 'arrival.wish', wish: 'maybe' } as never), 'bad-payload');
  does(table, A, { type: 'arrival.wish', wish: 'eager' });
  assert.equal(asks(table, A, { type: 'arrival.wish', wish: 'eager' }), 'already-done');
  assert.equal(viewOf(table, B).wishes[A], undefined);
  assert.equal(viewOf(table, 'master').wishes[A], 'eager');
  toPhase(table, 'ceremony');
  assert.equal(asks(table, A, { type: 'ceremony.ack' }), 'wrong-phase');
  pass(table);
  does(table, A, { type: 'ceremony.ack' });
  assert.equal(asks(table, A, { type: 'ceremony.ack' }), 'already-done');
  assert.equal(asks(table, A, { type: 'arrival.wish', wish: 'eager' }), 'wrong-phase');
});

test('missions: another one is running, a second answer, out of range', () => {
  const table = inMission('rope-bridge', { day: 2 });
  assert.equal(asks(table, A, { type: 'chest.choose', choice: 'key' }), 'wrong-mission');
  assert.equal(asks(table, A, { type: 'cipher.tell', clue: { kind: 'absent', symbol: 'sun' } }), 'wrong-mission');
  assert.equal(asks(table, A, { type: 'bridge.pledge', planks: 7 }), 'bad-payload');
  does(table, A, { type: 'bridge.pledge', planks: 4 });
  assert.equal(asks(table, A, { type: 'bridge.pledge', planks: 4 }), 'already-done');
  const lock = inMission('cipher-lock', { day: 1, lots: { scribe: [A] } });
  assert.equal(asks(lock, A, { type: 'cipher.name', seats: [A] }), 'no-armoury-today');
  assert.equal(asks(lock, B, { type: 'cipher.name', seats: [A] }), 'not-scribe');
  const same = { kind: 'leftOf', symbol: 'sun', other: 'sun' } as const;
  assert.equal(asks(lock, A, { type: 'cipher.tell', clue: same }), 'bad-payload');
  const arms = inMission('coats-of-arms', { day: 2 });
  assert.equal(asks(arms, A, { type: 'arms.answer', arms: 'boar' }), 'wrong-phase');
  const ravens = inMission('raven-tower', { day: 2 });
  assert.equal(asks(ravens, A, { type: 'ravens.estimate', round: 1, value: 501 }), 'bad-payload');
});

test('the game master: who may, when, and how far', () => {
  const table = atTable({ day: 2, options: human });
  assert.equal(asks(table, A, { type: 'gm.callVote' }), 'not-game-master');
  assert.equal(asks(atTable({ day: 2 }), 'master', { type: 'gm.callVote' }), 'not-game-master');
  assert.equal(asks(table, 'master', { type: 'gm.resume' }), 'wrong-phase');
  assert.equal(asks(table, 'master', { type: 'gm.extend', seconds: 4 }), 'bad-payload');
  const { until } = table.truth;
  does(table, 'server', { type: 'gm.extend', seconds: 60 });
  assert.equal(table.truth.until, until! + 60_000, 'the host may as well');
  assert.equal(asks(table, 'master', { type: 'gm.askIdentity', ask: true }), 'wrong-phase');
  assert.equal(asks(table, 'master', { type: 'gm.nextVoter', seat: A }), 'wrong-phase');
  assert.equal(asks(table, 'master', { type: 'gm.missionResult', silver: 1, access: [] }), 'already-done');
  const night = atNight({ day: 2, options: human });
  assert.equal(asks(night, 'master', { type: 'gm.extend', seconds: 60 }), 'fixed-timer');
  assert.equal(forraeder.pausable!(night.truth), false, 'a pause begins when the night ends');
  toPhase(night, 'breakfast');
  assert.equal(asks(night, 'master', { type: 'gm.extend', seconds: 60 }), 'fixed-timer');
  assert.equal(asks(night, 'master', { type: 'gm.chooseMission', mission: 'field-mission' }), 'wrong-mission');
  assert.equal(asks(night, 'master', { type: 'gm.chooseMission', mission: 'rope-bridge' }), undefined);
  toPhase(night, 'mission');
  assert.equal(night.truth.mission, 'rope-bridge');
  assert.equal(asks(night, 'master', { type: 'gm.chooseMission', mission: 'rope-bridge' }), 'wrong-phase');
  assert.equal(asks(night, 'master', { type: 'gm.missionResult', silver: 1, access: [] }), 'wrong-mission');
});

test('a human game master who leaves: the software goes on by the policies', () => {
  const table = seated({ options: { ...human, selection: 'game-master' } });
  toPhase(table, 'ceremony');
  does(table, 'server', { type: 'handOver' });
  toPhase(table, 'mission');
  assert.ok(table.truth.conclave!.length >= 2, 'the lot draws who nobody chose');
  toPhase(table, 'finished');
  assert.ok(table.truth.result);
});

test('out, over and strange: nothing throws', () => {
  const table = atTable({ day: 2, out: [D] });
  assert.equal(asks(table, D, { type: 'table.ready' }), 'not-alive');
  assert.equal(asks(table, 'visitor', { type: 'table.ready' }), 'not-allowed');
  assert.equal(asks(table, A, { type: 'no.such.move' } as never), 'bad-payload');
  assert.equal(asks(table, A, { type: 'timeUp' }), 'bad-payload');
  banishAll(table, C);
  toPhase(table, 'finished');
  assert.equal(asks(table, A, { type: 'table.ready' }), 'game-over');
});

test('what may start', () => {
  const start = (set: Partial<Options>, seats = 12) => {
    const people = seatsTo(seats).map(() => ({ bot: false }));
    return refuseStart(people, resolve(spec, set, { seats, humans: seats }));
  };
  assert.equal(start({}), undefined);
  assert.equal(start({ selection: 'game-master' }), 'needs-human-master');
  assert.equal(start({ fieldMission: true }), 'needs-human-master');
  assert.equal(start({ endQuestion: 'human' }), 'needs-human-master');
  assert.equal(start({ finaleDay: 6 }), 'bad-options');
  assert.equal(start({ armouryFromDay: 5 }), 'bad-options');
  assert.equal(start({ pace: 'days', playMode: 'in-person' }), 'bad-options');
  assert.equal(start({ whispers: true }), 'bad-options');
  const none = { coatsOfArms: false, ravenTower: false, cipherLock: false, ropeBridge: false, bellTower: false };
  assert.equal(start(none), 'bad-options', 'the chest has no place on the first day');
  assert.equal(start({ finaleDay: 3 }), undefined);
  for (const preset of Object.values(presets)) assert.equal(start(preset), undefined);
  assert.deepEqual([forraeder.seats.min, forraeder.seats.max], [8, 22]);
});

test('options: defaults that look at the table', () => {
  const chosen = (set: Partial<Options>, humans: number) => resolve(spec, set, { seats: 12, humans });
  assert.equal(chosen({}, 1).fastNights, true);
  assert.equal(chosen({}, 2).fastNights, false);
  assert.equal(chosen({ pace: 'days' }, 5).playMode, 'remote');
  assert.equal(chosen({ pace: 'days' }, 5).whispers, true);
  assert.equal(chosen({ gameMaster: 'human' }, 5).endQuestion, 'human');
  assert.equal(finaleOf(12, chosen({ ceremonyDay: 2 }, 5)), 6);
  assert.equal(finaleOf(12, chosen({ finaleDay: 3 }, 5)), 3);
});

test('options: tempo stretches talk and never the moments that are fixed', () => {
  const slow = atTable({ day: 2, options: { tempo: '2' } });
  assert.equal(slow.truth.until! - slow.now, 480_000);
  banishAll(slow, C);
  assert.equal(slow.truth.until! - slow.now, 10_000, 'ten seconds for the identity');
  const night = atNight({ day: 2, options: { tempo: '0.75' } });
  assert.equal(night.truth.until! - night.now, 33_750);
});

test('options: those who are out see what the master sees where the group wants it', () => {
  for (const ghostView of ['public', 'all'] as const) {
    const table = onDay({ day: 2, out: [D], options: { ghostView } });
    assert.deepEqual(forraeder.ghosts!(table.truth), ghostView === 'all' ? [D] : []);
  }
});

test('every refusal is met in a test', () => {
  const folder = new URL('./', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  const texts = tests.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
  assert.deepEqual(
    refusals.filter((code) => !texts.includes(`'${code}'`)),
    [],
  );
});
