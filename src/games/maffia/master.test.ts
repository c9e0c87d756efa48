import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { openedLog } from '../../kernel/fairness.ts';
import type { Seat, Typed } from '../../kernel/game.ts';
import { accepts, sample } from '../../kernel/offer.ts';
import { lots } from '../../kernel/random.ts';
import { refuse, tick } from '../../kernel/table.ts';
import { seating } from '../../kernel/testing/players.ts';
import type { Command, MasterCommand } from './commands.ts';
import {
  aim,
  asks,
  does,
  F7,
  F10,
  F18,
  hang,
  type MaffiaTable,
  nominateAll,
  onDayOne,
  pass,
  raise,
  type Seating,
  seatedAs,
  toCall,
  told,
  toPhase,
  viewOf,
  wait,
} from './fixtures.ts';
import { maffia } from './index.ts';
import type { Options } from './options.ts';
import { no, noticing, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s12 } from './room-fixtures.ts';
import { hasSpentVote, nominees, type Phase } from './state.ts';

const human: Partial<Options> = { gameMaster: 'human' };
const led = (roles: readonly (typeof F18)[number][], options: Partial<Options> = {}, more: Seating = {}) =>
  onDayOne(roles, { ...more, options: { ...human, ...options } });
const master = (table: MaffiaTable, command: MasterCommand, at?: number) => does(table, 'master', command, at);
const advance: MasterCommand = { type: 'master.advance' };
const callVote: MasterCommand = { type: 'master.callVote' };
const hand = (nominee: Seat): Command => ({ type: 'raiseHand', nominee });
const strike = (seat: Seat): MasterCommand => ({ type: 'master.strikeVote', seat });
const restore = (seat: Seat): MasterCommand => ({ type: 'master.restoreVote', seat });
const remove = (seat: Seat): MasterCommand => ({ type: 'master.removeSeat', seat });
const handsNow = (table: MaffiaTable) => table.truth.calls.at(-1)?.hands;

/** Seven with these nominees, at the countdown of the first call, which the master has just begun. */
function atCall(targets: readonly Seat[], options: Partial<Options> = {}, more: Seating = {}): MaffiaTable {
  const table = led(F7, options, more);
  nominateAll(table, targets);
  toCall(table, targets[0]!);
  return table;
}

test('[MF-S06, MF-22, MF-41] the card of the briefing that the game master turns lies open for everybody', () => {
  const table = seatedAs(F7, { options: human });
  const open = () => new Set(table.watchers.map(({ view }) => view.card));
  const turn = (card: number): MasterCommand => ({ type: 'master.turnCard', card });
  assert.deepEqual(open(), new Set([1]));
  master(table, turn(3));
  assert.deepEqual(open(), new Set([3]));
  no(table, 'master', turn(3), 'already-done');
  no(table, 'master', turn(0), 'bad-payload');
  no(table, 'master', turn(8), 'bad-payload');
  no(table, s1, turn(4), 'master-only');
  master(table, turn(2));
  assert.deepEqual(open(), new Set([2]), 'and back');
  for (const seat of table.truth.living) does(table, seat, { type: 'ackBriefing' });
  assert.equal(table.truth.phase, 'briefing', 'who has read ahead does not end it');
  master(table, advance);
  no(table, 'master', turn(4), 'wrong-phase');
});

test('[MF-S21, MF-17, MF-86] the game master judges lateness: a struck hand is not counted and not spent', () => {
  const table = atCall([s4, s5]);
  raise(table, s4, [s1, s3]);
  no(table, 'master', strike(s3), 'nothing-to-strike');
  wait(table, 4500);
  assert.deepEqual(handsNow(table), [s1, s3]);
  no(table, 'master', strike(s6), 'nothing-to-strike');
  no(table, s1, strike(s3), 'master-only');
  master(table, strike(s3));
  for (const { view } of table.watchers) assert.deepEqual(view.calls.at(-1), { nominee: s4, hands: [s1] });
  no(table, 'master', strike(s3), 'nothing-to-strike');
  assert.equal(hasSpentVote(table.truth, s3), false);
  assert.equal(hasSpentVote(table.truth, s1), true);

  wait(table, 3000);
  assert.deepEqual([table.truth.nominee, table.truth.step, table.truth.until], [s5, 'waiting', null]);
  wait(table, 600_000);
  assert.equal(table.truth.step, 'waiting', 'it waits for the word');
  no(table, s3, hand(s5), 'vote-not-open');
  no(table, 'master', advance, 'wrong-phase');
  master(table, callVote);
  does(table, s3, hand(s5));
  does(table, s2, hand(s5));
  wait(table, 4500);
  assert.deepEqual(handsNow(table), [s2, s3], 'the vote of s3 counts in the next call');
  no(table, 'master', callVote, 'wrong-phase');
  toPhase(table, 'vote-result');
  assert.equal(table.truth.hanged, s5);
});

test('[MF-S21, MF-86] a strike is taken back while the call is shown: the hand counts again as it was raised', () => {
  const table = atCall([s4, s5], { pace: 'brisk' });
  raise(table, s4, [s1, s3, s7]);
  no(table, 'master', restore(s3), 'nothing-to-restore');
  wait(table, 4500);
  no(table, 'master', restore(s3), 'nothing-to-restore');
  wait(table, 1000);
  master(table, strike(s3));
  master(table, strike(s1));
  assert.equal(table.truth.until, table.now + 3000, 'there is time to judge again');
  for (const { view } of table.watchers) assert.deepEqual([view.calls.at(-1)?.hands, view.struck], [[s7], [s3, s1]]);
  wait(table, 2000);
  no(table, 'master', restore(s6), 'nothing-to-restore');
  no(table, s3, restore(s3), 'master-only');
  master(table, restore(s3));
  assert.equal(table.truth.until, table.now + 3000);
  for (const { view } of table.watchers) assert.deepEqual([view.calls.at(-1)?.hands, view.struck], [[s3, s7], [s1]]);
  no(table, 'master', restore(s3), 'nothing-to-restore');
  assert.equal(hasSpentVote(table.truth, s3), true);
  master(table, strike(s3));
  master(table, restore(s3));
  wait(table, 3000);
  assert.deepEqual([table.truth.nominee, table.truth.step], [s5, 'waiting']);
  no(table, 'master', restore(s1), 'nothing-to-restore');
  master(table, callVote);
  no(table, s3, hand(s5), 'vote-already-spent');
  does(table, s1, hand(s5));
  toPhase(table, 'vote-result');
  assert.equal(table.truth.hanged, s4, 'two hands against one');
});

test('[MF-86] a call that is shown longer than three seconds is not cut short by a strike', () => {
  const table = atCall([s4], { pace: 'calm' });
  raise(table, s4, [s1]);
  wait(table, 4500);
  const { until } = table.truth;
  assert.equal(until, table.now + 4500);
  master(table, strike(s1));
  assert.equal(table.truth.until, until);
});

test('[MF-86] real hands that are counted anew forget the strikes of before; a bot’s hand can still be put back', () => {
  const table = led(F7, { votingMode: 'hands' }, { bots: [s6] });
  nominateAll(table, [s4]);
  toCall(table, s4);
  does(table, s6, hand(s4));
  wait(table, 4500);
  master(table, strike(s6));
  assert.equal(table.truth.until, null, 'still waits for the count');
  const count = (...seats: Seat[]) => master(table, { type: 'master.recordHands', nominee: s4, seats });
  count(s1, s2);
  master(table, strike(s1));
  count(s2);
  assert.deepEqual([handsNow(table), table.truth.struck], [[s2], [s6]]);
  no(table, 'master', restore(s1), 'nothing-to-restore');
  master(table, restore(s6));
  assert.deepEqual([handsNow(table), table.truth.struck], [[s2, s6], []]);
});

test('[MF-86] whoever is removed has no struck hand to put back', () => {
  const table = atCall([s4, s5]);
  raise(table, s4, [s1, s3]);
  wait(table, 4500);
  master(table, strike(s3));
  master(table, remove(s3));
  no(table, 'master', restore(s3), 'nothing-to-restore');
});

test('[MF-S21, MF-86] real hands: the master records them, bots arm theirs, and a later record replaces an earlier', () => {
  const table = led(F7, { votingMode: 'hands' }, { bots: [s6] });
  for (const target of [s4, s5]) master(table, { type: 'master.recordNomination', nominator: target - 3, target });
  wait(table, 900_000);
  toCall(table, s4);
  no(table, s1, hand(s4), 'wrong-mode');
  no(table, s1, { type: 'lowerHand', nominee: s4 }, 'wrong-mode');
  does(table, s6, hand(s4));
  const record = (seats: Seat[], nominee = s4 as Seat): MasterCommand => ({
    type: 'master.recordHands',
    nominee,
    seats,
  });
  no(table, 'master', record([s1]), 'wrong-phase');
  wait(table, 4500);
  assert.deepEqual([table.truth.step, table.truth.until], ['shown', null], 'waits for the count');
  wait(table, 60_000);
  no(table, 'master', record([s1], s5), 'not-on-ballot');
  master(table, record([s1, s3]));
  assert.deepEqual(handsNow(table), [s1, s3, s6]);
  assert.equal(table.truth.until, table.now + 3000);
  wait(table, 2000);
  master(table, record([s1, s2]));
  assert.deepEqual(handsNow(table), [s1, s2, s6], 'the bot’s hand stays');
  assert.equal(table.truth.until, table.now + 3000);
  master(table, strike(s2));
  wait(table, 3000);
  assert.equal(table.truth.nominee, s5);
  master(table, callVote);
  wait(table, 4500);
  no(table, 'master', record([s1], s5), 'vote-already-spent');
  no(table, 'master', record([s6], s5), 'wrong-mode');
  no(table, 'master', record([s2, s2], s5), 'bad-payload');
  master(table, record([s2, s3], s5));
  assert.deepEqual(table.truth.calls, [
    { nominee: s4, hands: [s1, s6] },
    { nominee: s5, hands: [s2, s3] },
  ]);
  wait(table, 3000);
  assert.equal(table.truth.round, 2, 'two against two');
  const options = { ...table.truth.options, gameMaster: 'auto' } as const;
  assert.equal(maffia.refuseStart!(seating(6, 1), options), 'needs-human-master');
  assert.equal(maffia.refuseStart!(seating(6, 1), table.truth.options), undefined);
});

test('[MF-86] hands of seats that are out cannot be recorded, and in phone mode none at all', () => {
  const table = led(F7, { votingMode: 'hands' });
  master(table, remove(s7));
  nominateAll(table, [s4]);
  toCall(table, s4);
  wait(table, 4500);
  no(table, 'master', { type: 'master.recordHands', nominee: s4, seats: [s1, s7] }, 'target-out');
  const phone = atCall([s4]);
  wait(phone, 4500);
  no(phone, 'master', { type: 'master.recordHands', nominee: s4, seats: [s1] }, 'wrong-mode');
});

const rulesText = readFileSync(new URL('./RULES.md', import.meta.url), 'utf8');
const PHASES: readonly Phase[] = [
  ...(['briefing', 'deal', 'night-zero', 'day-talk', 'extension-offer', 'last-nominations', 'nominee-list'] as const),
  ...(['speech', 'vote-intro', 'vote-call', 'vote-result', 'night', 'dawn-break', 'declaration'] as const),
];

/** A table led by a human, in this phase: two are nominated, somebody wants a break, and the bot votes for the first. */
function ledTo(phase: Phase, options: Partial<Options> = {}): MaffiaTable {
  const table = seatedAs(F10, { options: { ...human, ...options }, bots: [s10] });
  for (let steps = 0; ; steps++) {
    assert.ok(steps < 200, `${phase} never came`);
    if (table.truth.phase === 'day-talk' && table.truth.day === 1 && table.truth.nominations.length === 0) {
      does(table, s1, { type: 'nominate', target: s6 });
      does(table, s2, { type: 'nominate', target: s7 });
      does(table, s3, { type: 'requestBreak' });
    }
    if (table.truth.phase === phase) return table;
    if (table.truth.step === 'countdown' && table.truth.nominee === s6) raise(table, s6, [s10]);
    pass(table);
  }
}

/** Every command of the console that could mean something, one at a time. */
function* candidates(seats: number): Generator<MasterCommand> {
  const all = Array.from({ length: seats + 1 }, (_, seat) => seat); // one more than there are
  for (const type of ['master.advance', 'master.callVote', 'master.restartWindow', 'master.nextSegment'] as const) {
    yield { type };
  }
  for (const card of [1, 2, 7]) yield { type: 'master.turnCard', card };
  for (const seat of all) {
    for (const type of [
      'master.strikeVote',
      'master.restoreVote',
      'master.recordExtension',
      'master.declareUnwell',
      'master.removeSeat',
    ] as const) {
      yield { type, seat };
    }
    yield { type: 'master.recordWithdrawal', nominator: seat };
    for (const target of all) yield { type: 'master.recordNomination', nominator: seat, target };
    for (const seats of [[], [seat], [seat, (seat + 1) % 10]]) {
      for (const nominee of [s6, s7, s8]) yield { type: 'master.recordHands', nominee, seats };
    }
    yield { type: 'master.recordNight', seat, command: { type: 'nightDone' } };
    for (const target of [...all, null]) {
      for (const type of ['point', 'protect', 'avenge'] as const) {
        yield { type: 'master.recordNight', seat, command: { type, target } };
      }
      if (target === null) continue;
      yield { type: 'master.recordNight', seat, command: { type: 'investigate', target } };
      yield { type: 'master.recordNight', seat, command: { type: 'thumbUp', mate: target } };
    }
  }
  for (const deltaSeconds of [-600, -60, -1, 0, 1, 60, 600]) yield { type: 'master.adjustClock', deltaSeconds };
}

test('[MF-16, MF-17] 13.1: each command of the console has its place in the phases that the rules name, and in no other', () => {
  const section = rulesText.split('### 13.1')[1]!.split(/\n##/)[0]!;
  const rows = [...section.matchAll(/^\| (`master\.[^|]*) \| ([^|]*) \|/gm)];
  const places = new Map<string, readonly Phase[]>();
  for (const [, commands, where] of rows) {
    const named = PHASES.filter((phase) => where!.includes(`\`${phase}\``));
    const isRange = where!.includes('to `declaration`') || where!.includes('as `signalUnwell`');
    for (const [type] of commands!.matchAll(/master\.\w+/g)) places.set(type, isRange ? PHASES : named);
  }
  assert.equal(places.size, 15, 'every command of the table was read');

  for (const phase of PHASES) {
    const table = ledTo(phase);
    const { truth } = table;
    const sees = viewOf(table, 'master');
    for (const command of candidates(truth.bots.length)) {
      const refusal = refuse(maffia, truth, command, 'master', table.now);
      if (!places.get(command.type)!.includes(phase)) {
        assert.equal(refusal, 'wrong-phase', `${command.type} in ${phase}`);
      }
      assert.equal(
        refuse(maffia, sees, command, 'master', table.now),
        refusal,
        'the console says the same as the server',
      );
      assert.equal(refuse(maffia, truth, command, s1, table.now), 'master-only');
    }
    for (const [type, where] of places) {
      if (!where.includes(phase) || NEEDS_MORE.includes(type)) continue;
      const isPossible = [...candidates(truth.bots.length)].some(
        (one) => one.type === type && refuse(maffia, truth, one, 'master', table.now) === undefined,
      );
      assert.ok(isPossible, `${type} in ${phase}`);
    }
  }
});

/** A hand to strike, real hands, the called style: each has its own test. */
const NEEDS_MORE = ['master.strikeVote', 'master.restoreVote', 'master.recordHands', 'master.nextSegment'];

test('[MF-17] what the console offers is what is accepted, in every phase, style and mode', () => {
  const settings: Partial<Options>[] = [{}, { nightStyle: 'called' }, { votingMode: 'hands' }, { coNominations: true }];
  const lot = lots('console');
  for (const options of settings) {
    for (const phase of PHASES) {
      const table = ledTo(phase, options);
      if (phase === 'vote-call') {
        master(table, callVote);
        raise(table, s6, [s10]);
        wait(table, 4500);
      }
      const offers = maffia.legal(viewOf(table, 'master'), 'master', table.now);
      for (const command of candidates(table.truth.bots.length)) {
        const isOffered = offers.some((offer) => accepts(offer, command));
        const refusal = refuse(maffia, table.truth, command, 'master', table.now);
        assert.equal(isOffered, refusal === undefined, `${JSON.stringify(command)} in ${phase}: ${refusal}`);
      }
      for (const offer of offers) {
        const command = sample(offer, lot) as Typed;
        assert.equal(refuse(maffia, table.truth, command, 'master', table.now), undefined, JSON.stringify(command));
      }
    }
  }
});

test('[MF-16] with an automatic game master no console is offered anything, and nothing is taken from it', () => {
  const table = onDayOne(F10);
  for (const command of candidates(10)) assert.equal(asks(table, 'master', command), 'master-only');
  assert.deepEqual(maffia.legal(viewOf(table, 'master'), 'master', table.now), []);
});

test('[MF-54] master.advance ends a phase as its timer would, the first long day too; never the night', () => {
  const next: Partial<Record<Phase, Phase>> = {
    briefing: 'deal',
    deal: 'night-zero',
    'day-talk': 'extension-offer',
    'extension-offer': 'last-nominations',
    'last-nominations': 'nominee-list',
    'nominee-list': 'speech',
    'vote-intro': 'vote-call',
    'dawn-break': 'declaration',
    declaration: 'day-talk',
  };
  for (const [phase, then] of Object.entries(next)) {
    const table = ledTo(phase as Phase);
    const at = table.now;
    master(table, advance);
    assert.equal(table.truth.phase, then, `from ${phase}`);
    assert.equal(table.now, at);
  }
  const table = ledTo('speech');
  assert.equal(table.truth.speaker, s6);
  master(table, advance);
  assert.equal(table.truth.speaker, s7, 'a speech is cut');
  master(table, advance);
  assert.equal(table.truth.phase, 'vote-intro');
  for (const phase of ['night', 'night-zero', 'vote-result'] as const) {
    no(ledTo(phase), 'master', advance, 'wrong-phase');
  }
});

test('[MF-43] a deal that the master cuts short still gives everybody their card', () => {
  const table = seatedAs(F7, { options: { ...human, dealStyle: 'one-by-one' } });
  master(table, advance);
  wait(table, 13_000);
  assert.equal(table.truth.cardOf, s3);
  master(table, advance);
  assert.equal(table.truth.phase, 'night-zero');
  for (const seat of F7.keys()) assert.equal(viewOf(table, seat).roles[seat], F7[seat]);
});

test('with a human master the briefing, the list, the intro, the declaration and every call wait for the word', () => {
  for (const phase of ['briefing', 'nominee-list', 'vote-intro', 'vote-call', 'declaration'] as const) {
    const table = ledTo(phase);
    assert.equal(table.truth.until, null, phase);
    wait(table, 3_600_000);
    assert.equal(table.truth.phase, phase);
  }
  for (const phase of [
    'deal',
    'night-zero',
    'day-talk',
    'extension-offer',
    'speech',
    'vote-result',
    'night',
  ] as const) {
    assert.notEqual(ledTo(phase).truth.until, null, `${phase} runs by itself`);
  }
});

test('[MF-17, MF-61] spoken nominations are noted under the same rules, acts and seconds', () => {
  const table = led(F7);
  const nominated = (nominator: Seat, target: Seat): MasterCommand => ({
    type: 'master.recordNomination',
    nominator,
    target,
  });
  const withdrawn = (nominator: Seat): MasterCommand => ({ type: 'master.recordWithdrawal', nominator });
  master(table, nominated(s1, s4));
  no(table, 'master', nominated(s1, s5), 'nomination-active');
  no(table, 'master', nominated(s2, s4), 'already-nominated');
  no(table, 'master', nominated(s3, s3), 'self-nomination');
  no(table, 'master', nominated(s3, s8), 'unknown-target');
  no(table, 'master', nominated(s8, s3), 'unknown-target');
  no(table, 'master', withdrawn(s2), 'no-active-nomination');
  no(table, s2, { type: 'withdrawNomination', target: s4 }, 'not-your-nomination');
  does(table, s1, { type: 'withdrawNomination', target: s4 });
  master(table, nominated(s2, s5));
  for (const seat of F7.keys()) does(table, seat, { type: 'readyToVote', ready: true });
  wait(table, 4000);
  for (const command of [nominated(s1, s4), withdrawn(s1), nominated(s1, s4)]) master(table, command);
  assert.equal(table.truth.until, table.now + 3000, 'each act starts the three seconds again');
  does(table, s1, { type: 'withdrawNomination', target: s4 });
  no(table, 'master', nominated(s1, s4), 'last-acts-spent');
  toPhase(table, 'nominee-list');
  assert.deepEqual(nominees(table.truth), [s5]);
  master(table, nominated(s1, s6));
  master(table, withdrawn(s2));
  master(table, nominated(s2, s4));
  assert.deepEqual(nominees(viewOf(table, 'table')), [s4, s6], 'corrections need no acts; the order of the day stays');
  master(table, advance);
  assert.equal(table.truth.speaker, s4);
});

test('[MF-54, MF-55] a spoken request for more time is noted for whoever asked', () => {
  const table = led(F7);
  master(table, remove(s7));
  wait(table, 900_000);
  no(table, 'master', { type: 'master.recordExtension', seat: s7 }, 'target-out');
  no(table, 'master', { type: 'master.recordExtension', seat: s8 }, 'unknown-target');
  master(table, { type: 'master.recordExtension', seat: s3 });
  assert.deepEqual([table.truth.phase, table.truth.until], ['day-talk', table.now + 300_000]);
  assert.deepEqual(
    told(table, 'extensionUsed').map(({ seat }) => seat),
    [s3],
  );
});

test('[MF-73] the master gives the full window again when someone had begun to speak', () => {
  const table = led(F7);
  for (const seat of F7.keys()) does(table, seat, { type: 'readyToVote', ready: true });
  wait(table, 4900);
  const restart: MasterCommand = { type: 'master.restartWindow' };
  master(table, restart);
  assert.equal(table.truth.until, table.now + 3000);
  wait(table, 2999);
  assert.equal(table.truth.phase, 'last-nominations');
  wait(table, 1);
  no(table, 'master', restart, 'wrong-phase');
});

test('the clock is moved by up to ten minutes, to between nothing and thirty minutes left', () => {
  const table = led(F7);
  const move = (deltaSeconds: number): MasterCommand => ({ type: 'master.adjustClock', deltaSeconds });
  const until = table.truth.until!;
  master(table, move(60));
  for (const { view } of table.watchers) assert.equal(view.until, until + 60_000);
  master(table, move(-60));
  master(table, move(600));
  no(table, 'master', move(301), 'bad-clock');
  master(table, move(300));
  assert.equal(table.truth.until, table.now + 1_800_000);
  no(table, 'master', move(1), 'bad-clock');
  no(table, 'master', move(601), 'bad-payload');
  no(table, 'master', move(-601), 'bad-payload');
  for (let i = 0; i < 2; i++) master(table, move(-600));
  wait(table, 100_000);
  no(table, 'master', move(-501), 'bad-clock');
  master(table, move(-500));
  assert.equal(table.truth.until, table.now);
  tick(table, table.now);
  assert.equal(table.truth.phase, 'extension-offer', 'with nothing left the talk is over');
  for (const phase of ['deal', 'speech', 'dawn-break'] as const) {
    const other = ledTo(phase);
    const before = other.truth.until!;
    master(other, move(30));
    assert.equal(other.truth.until, before + 30_000, phase);
  }
  for (const phase of ['night', 'vote-call', 'extension-offer', 'night-zero'] as const) {
    no(ledTo(phase), 'master', move(30), 'wrong-phase');
  }
});

test('called by voice, the master goes on to the next role; after the last the night is over', () => {
  const table = seatedAs(F18, { options: { ...human, nightStyle: 'called' } });
  toPhase(table, 'night-zero');
  const next: MasterCommand = { type: 'master.nextSegment' };
  master(table, next);
  assert.equal(table.truth.phase, 'day-talk', 'without freemasons night zero has one segment');
  toPhase(table, 'night');
  const called: (string | null)[] = [];
  const isNight = () => table.truth.phase === 'night';
  while (isNight()) {
    called.push(table.truth.segment);
    assert.notEqual(table.truth.until, null);
    master(table, next);
  }
  assert.deepEqual([...called, table.truth.phase], ['mafia', 'doctor', 'sheriff', 'avenger', 'declaration']);
  const parallel = ledTo('night');
  no(parallel, 'master', next, 'wrong-mode');
  no(ledTo('night-zero'), 'master', next, 'wrong-mode');
});

test('[MF-17, MF-128] a player without a phone: the gesture is noted under that player’s own rules, and never opened', () => {
  const table = led(F18);
  toPhase(table, 'night');
  const noted = (
    seat: Seat,
    command: Extract<MasterCommand, { type: 'master.recordNight' }>['command'],
  ): MasterCommand => ({
    type: 'master.recordNight',
    seat,
    command,
  });
  for (const seat of [s1, s2, s3]) master(table, noted(seat, { type: 'point', target: s12 }));
  master(table, noted(s4, { type: 'thumbUp', mate: s1 }));
  master(table, noted(s5, { type: 'protect', target: s9 }));
  assert.deepEqual(
    noticing(table, () => master(table, noted(s6, { type: 'investigate', target: s1 }))),
    [s6, 'master', 'ghost'],
  );
  master(table, noted(s7, { type: 'avenge', target: s9 }));
  no(table, 'master', noted(s6, { type: 'investigate', target: s2 }), 'already-investigated');
  no(table, 'master', noted(s7, { type: 'avenge', target: s7 }), 'self-target');
  no(table, 'master', noted(s8, { type: 'point', target: s9 }), 'not-your-role');
  no(table, 'master', noted(s4, { type: 'thumbUp', mate: s5 }), 'unknown-target');
  no(table, 'master', { type: 'master.recordNight', seat: s8, command: { type: 'hunch', target: s1 } }, 'bad-payload');
  toPhase(table, 'declaration');
  assert.deepEqual(viewOf(table, 'table').nights, [{ day: 1, deaths: [s12], attempt: true }]);
  master(table, advance);
  no(table, 'master', noted(s7, { type: 'nightDone' }), 'wrong-phase');
  const opened = openedLog(table.log);
  assert.ok(!opened.some(({ command }) => command?.type === 'master.recordNight'));
  assert.ok(
    opened.some(({ command }) => command?.type === 'master.advance'),
    'other commands of the console are there',
  );
});

test('[MF-17] the master notes gestures of people only: a bot has none', () => {
  const table = led(F7, {}, { bots: [s2] });
  toPhase(table, 'night');
  no(table, 'master', { type: 'master.recordNight', seat: s2, command: { type: 'point', target: s4 } }, 'wrong-mode');
});

test('[MF-23, MF-24] a signal by gesture: the master declares it, and it is as closed as any', () => {
  const declare = (seat: Seat): MasterCommand => ({ type: 'master.declareUnwell', seat });
  const table = led(F7);
  hang(table, s7);
  assert.deepEqual(
    noticing(table, () => master(table, declare(s4))),
    [s4, 'master'],
  );
  no(table, 'master', declare(s4), 'already-signalled');
  no(table, 'master', declare(s7), 'target-out');
  no(table, 'master', declare(s8), 'unknown-target');
  toPhase(table, 'declaration');
  assert.deepEqual(viewOf(table, 'table').nights[0]!.deaths, [s4]);
  assert.ok(!JSON.stringify(openedLog(table.log)).includes('declareUnwell'));

  const early = seatedAs(F7, { options: human });
  toPhase(early, 'deal');
  master(early, declare(s4));
  assert.deepEqual(maffia.result(early.truth)?.undone, [s4], 'before day 1 the setup is undone');
});

test('[MF-91] A29: a removed seat is out at once and in public, and all that hung on it lapses', () => {
  const table = led(F10);
  does(table, s1, { type: 'nominate', target: s5 });
  does(table, s5, { type: 'nominate', target: s6 });
  does(table, s2, { type: 'nominate', target: s7 });
  master(table, remove(s5));
  for (const { view } of table.watchers) {
    assert.deepEqual(view.out[s5], { how: 'removed', day: 1 });
    assert.deepEqual(nominees(view), [s7], 'the nomination against the seat and the one it made are struck');
  }
  no(table, 'master', remove(s5), 'target-out');
  no(table, s5, { type: 'nominate', target: s6 }, 'you-are-out');
  does(table, s1, { type: 'nominate', target: s6 });

  const speaking = led(F10);
  nominateAll(speaking, [s5, s6]);
  toPhase(speaking, 'speech');
  master(speaking, remove(s5));
  assert.equal(speaking.truth.speaker, s6, 'its running speech ends');
  toPhase(speaking, 'vote-intro');
  assert.deepEqual(speaking.truth.ballot, [s6]);
});

test('[MF-91] A29: a removed nominee’s running call ends; hands for it lapse and stay spent, its own earlier hands stand', () => {
  const table = led(F10);
  nominateAll(table, [s5, s6, s7]);
  toCall(table, s5);
  raise(table, s5, [s6, s8]);
  toCall(table, s6);
  raise(table, s6, [s1, s2, s3]);
  wait(table, 4500);
  assert.equal(table.truth.step, 'shown');
  master(table, remove(s6));
  assert.deepEqual([table.truth.nominee, table.truth.step], [s7, 'waiting']);
  master(table, callVote);
  no(table, s1, hand(s7), 'vote-already-spent');
  no(table, s6, hand(s7), 'you-are-out');
  does(table, s4, hand(s7));
  toPhase(table, 'vote-result');
  assert.equal(table.truth.hanged, s5, 'two hands, one of them by the seat that is gone, against one');
  assert.deepEqual(table.truth.calls.find(({ nominee }) => nominee === s5)!.hands, [s6, s8]);
});

test('[MF-91] A29: at night its choices lapse, and so does every choice of it as a target', () => {
  const table = led(F18);
  toPhase(table, 'night');
  aim(table, s12);
  does(table, s7, { type: 'avenge', target: s9 });
  does(table, s5, { type: 'protect', target: s10 });
  master(table, remove(s12));
  master(table, remove(s7));
  assert.deepEqual(table.truth.choices[s1] ?? null, null);
  toPhase(table, 'declaration');
  assert.deepEqual(viewOf(table, 'table').nights[0], { day: 1, deaths: [], attempt: false });

  const late = led(F18);
  does(late, s8, { type: 'requestBreak' });
  toPhase(late, 'night');
  aim(late, s12);
  does(late, s5, { type: 'protect', target: s12 });
  toPhase(late, 'dawn-break');
  master(late, remove(s12));
  master(late, advance);
  assert.deepEqual(
    viewOf(late, 'table').nights[0],
    { day: 1, deaths: [], attempt: false },
    'also between night and news',
  );
  assert.deepEqual(viewOf(late, 'master').nights[0]!.shots, [], 'in the master’s record too');
});

test('[MF-4, MF-91] A29: a removal is tested at the next result or declaration, not before', () => {
  const table = led(F7);
  for (const seat of [s5, s6, s7]) master(table, remove(seat));
  assert.equal(table.truth.phase, 'day-talk', '2 to 2, and nothing is said yet');
  assert.equal(table.truth.result, null);
  nominateAll(table, [s3]);
  toPhase(table, 'vote-result');
  assert.equal(table.truth.hanged, null);
  pass(table);
  assert.deepEqual(maffia.result(table.truth), { outcome: 'mafia', reason: 'parity', winners: [s1, s2] });
  for (const phase of ['briefing', 'deal', 'night-zero'] as const) {
    const early = ledTo(phase);
    master(early, remove(s4));
    assert.deepEqual(maffia.result(early.truth)?.undone, [s4], `in ${phase} the setup is undone`);
  }
});

test('[MF-16] when the automatic game master takes over, what waited gets its ordinary time, and the state is kept', () => {
  const waits: Partial<Record<Phase, number>> = {
    briefing: 180_000,
    'nominee-list': 5000,
    'vote-intro': 4000,
    declaration: 8000,
  };
  for (const [phase, ms] of Object.entries(waits)) {
    const table = ledTo(phase as Phase);
    wait(table, 90_000);
    const { nominations } = table.truth;
    does(table, 'server', { type: 'handOver' });
    assert.deepEqual([table.truth.phase, table.truth.until], [phase, table.now + ms], 'A39');
    assert.deepEqual(table.truth.nominations, nominations);
    no(table, 'master', advance, 'master-only');
    pass(table);
    assert.notEqual(table.truth.phase, phase);
  }
  const call = ledTo('vote-call');
  assert.equal(call.truth.step, 'waiting');
  does(call, 'server', { type: 'handOver' });
  assert.deepEqual([call.truth.step, call.truth.until], ['countdown', call.now + 3000]);
  const talk = ledTo('day-talk');
  const { until } = talk.truth;
  does(talk, 'server', { type: 'handOver' });
  assert.equal(talk.truth.until, until, 'a clock that ran goes on');
  const counting = led(F7, { votingMode: 'hands' });
  nominateAll(counting, [s4]);
  toCall(counting, s4);
  wait(counting, 4500);
  does(counting, 'server', { type: 'handOver' });
  assert.deepEqual([counting.truth.step, counting.truth.until], ['shown', counting.now + 3000]);
});

test('[MF-17, MF-84] the master sees cards and night choices, and never a hand before it is shown nor a hunch', () => {
  const table = led(F10);
  assert.deepEqual(Object.values(viewOf(table, 'master').roles), F10);
  nominateAll(table, [s5]);
  toCall(table, s5);
  assert.ok(!noticing(table, () => raise(table, s5, [s1, s2])).includes('master'));
  toPhase(table, 'night');
  assert.ok(noticing(table, () => does(table, s3, { type: 'protect', target: s6 })).includes('master'));
  assert.equal(viewOf(table, 'master').choices[s3], s6);
  assert.ok(noticing(table, () => does(table, s7, { type: 'nightDone' })).includes('master'));
  assert.ok(!noticing(table, () => does(table, s6, { type: 'hunch', target: s1 })).includes('master'));
});
