import assert from 'node:assert/strict';
import './texts/all.ts';
import { test } from 'node:test';
import { bitOf } from '../../kernel/audience.ts';
import type { Seat, Viewer } from '../../kernel/game.ts';
import { streamOf, tick } from '../../kernel/table.ts';
import type { Command } from './commands.ts';
import type { Role } from './content.ts';
import {
  aim,
  does,
  endNight,
  F7,
  F10,
  F11,
  F11M,
  F18,
  hang,
  type MaffiaTable,
  onDayOne,
  pass,
  type Seating,
  seatedAs,
  toPhase,
  viewOf,
} from './fixtures.ts';
import { maffia } from './index.ts';
import { no, noticing, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s12 } from './room-fixtures.ts';

const point = (target: Seat | null): Command => ({ type: 'point', target });
const thumb = (mate: Seat): Command => ({ type: 'thumbUp', mate });
const protect = (target: Seat | null): Command => ({ type: 'protect', target });
const check = (target: Seat): Command => ({ type: 'investigate', target });
const avenge = (target: Seat | null): Command => ({ type: 'avenge', target });
const hunch = (target: Seat | null): Command => ({ type: 'hunch', target });

/** The first night, after a day on which nobody was nominated. */
function nightOne(roles: readonly Role[], seating: Seating = {}): MaffiaTable {
  const table = onDayOne(roles, seating);
  toPhase(table, 'night');
  return table;
}

/** Through the next day, on which nobody is hanged, to its night. */
function nextNight(table: MaffiaTable): void {
  endNight(table);
  toPhase(table, 'night');
}

/** What the coming dawn declares. */
function dawn(table: MaffiaTable): { deaths: Seat[]; attempt: boolean } {
  toPhase(table, 'declaration');
  const { deaths, attempt } = viewOf(table, 'table').nights.at(-1)!;
  return { deaths, attempt };
}

const checksOf = (table: MaffiaTable, sheriff: Seat) =>
  viewOf(table, sheriff).checks[sheriff]?.map(({ target, team }) => [target, team]);

/** Night one of eleven: s1 points at s6, s2 agrees, and s3 does nothing yet. */
function twoOfThree(): MaffiaTable {
  const table = nightOne(F11);
  does(table, s1, point(s6));
  does(table, s2, thumb(s1));
  return table;
}
const quiet = { deaths: [], attempt: false };
const sleep = (table: MaffiaTable, seat: Seat, connected = false) =>
  does(table, 'server', { type: 'connection', seat, connected });

test('[MF-S26, MF-103] the mafia points, or shows a thumb up to agree', () => {
  const table = twoOfThree();
  for (const seat of [s1, s2, s3]) {
    const { choices } = viewOf(table, seat);
    assert.deepEqual([choices[s1], choices[s2], choices[s3]], [s6, s6, undefined]);
  }
  no(table, s1, thumb(s3), 'nothing-to-agree-with'); // A36
  does(table, s3, point(s7));
  does(table, s3, point(null));
  no(table, s1, thumb(s3), 'nothing-to-agree-with');
});

test('[MF-S26, MF-104] it shoots only if all its living members agree on the same player', () => {
  const agreed = twoOfThree();
  does(agreed, s3, thumb(s2));
  assert.deepEqual(dawn(agreed), { deaths: [s6], attempt: false });
  const apart = twoOfThree();
  does(apart, s3, point(s7));
  assert.deepEqual(dawn(apart), quiet, 's3 points elsewhere');
  assert.deepEqual(dawn(twoOfThree()), quiet, 's3 points at nobody');
  const withdrawn = twoOfThree();
  does(withdrawn, s3, thumb(s1));
  does(withdrawn, s3, point(null));
  assert.deepEqual(dawn(withdrawn), quiet, 'nor after a change of mind');
});

test('[MF-S26, MF-105] who points at nobody is left out if asleep, gone or not well when the night ends', () => {
  const asleep = twoOfThree();
  sleep(asleep, s3);
  assert.deepEqual(dawn(asleep), { deaths: [s6], attempt: false });
  const back = twoOfThree();
  sleep(back, s3);
  sleep(back, s3, true);
  assert.deepEqual(dawn(back), quiet, 'only the end of the night counts');
  const unwell = twoOfThree();
  does(unwell, s3, { type: 'signalUnwell' });
  assert.deepEqual(dawn(unwell), { deaths: [s3, s6], attempt: false }, 'A51: not punished for it');
  const gone = twoOfThree();
  does(gone, 'server', { type: 'leave', seat: s3 });
  assert.deepEqual(dawn(gone), { deaths: [s3, s6], attempt: false });
});

test('[MF-S26, MF-105] what was pointed at before the line broke stands, and if nobody is left nobody is shot', () => {
  const brokenOff = twoOfThree();
  does(brokenOff, s3, point(s7));
  sleep(brokenOff, s3);
  assert.deepEqual(dawn(brokenOff), quiet);
  const allAsleep = nightOne(F11);
  for (const seat of [s1, s2, s3]) does(allAsleep, seat, point(s6));
  for (const seat of [s1, s2, s3]) sleep(allAsleep, seat);
  assert.deepEqual(dawn(allAsleep), { deaths: [s6], attempt: false });
  const nobody = nightOne(F11);
  for (const seat of [s1, s2, s3]) sleep(nobody, seat);
  assert.deepEqual(dawn(nobody), quiet);
});

test('[MF-S26, MF-106] the mafia may shoot one of its own', () => {
  const table = nightOne(F11);
  for (const seat of [s1, s2, s3]) does(table, seat, point(s3));
  assert.deepEqual(dawn(table), { deaths: [s3], attempt: false });
});

test('[MF-105] a bot that covers a sleeping phone is there: it is waited for, and counts in the agreement', () => {
  const table = nightOne(F11);
  does(table, s1, point(s6));
  does(table, s2, thumb(s1));
  does(table, 'server', { type: 'connection', seat: s3, connected: false });
  does(table, 'server', { type: 'player', seat: s3, bot: true });
  assert.deepEqual(dawn(table), { deaths: [], attempt: false });
});

test('[MF-103] a thumb copies what the mate points at, and does not follow', () => {
  const table = nightOne(F7);
  does(table, s1, point(s5));
  does(table, s2, thumb(s1));
  does(table, s1, point(s6)); // A35
  assert.equal(viewOf(table, s1).choices[s2], s5);
  assert.deepEqual(dawn(table), { deaths: [], attempt: false });
  no(table, s1, thumb(s2), 'wrong-phase');
});

test('[MF-103] only the living mafia and the master see who points at whom; the agreed target is known at the end of the night', () => {
  const table = nightOne(F11, { options: { gameMaster: 'human' } });
  const mafia: Viewer[] = [s1, s2, s3, 'master', 'ghost'];
  assert.deepEqual(
    noticing(table, () => does(table, s1, point(s6))),
    mafia,
  );
  assert.deepEqual(
    noticing(table, () => does(table, s2, thumb(s1))),
    mafia,
  );
  does(table, s3, point(s6));
  assert.equal(viewOf(table, s1).agreed, undefined);
  toPhase(table, 'declaration');
  for (const { viewer, view } of table.watchers) {
    assert.equal(view.agreed, mafia.includes(viewer) ? s6 : undefined, `as ${viewer} sees it`);
  }
});

test('[MF-103] a mafia member who is out neither points nor sees it', () => {
  const table = onDayOne(F11);
  hang(table, s3);
  no(table, s3, point(s6), 'you-are-out');
  assert.ok(!noticing(table, () => does(table, s1, point(s6))).includes(s3));
  does(table, s2, point(s6));
  assert.deepEqual(dawn(table).deaths, [s6], 'and is not waited for');
});

test('[MF-104] the mafia may wish to shoot nobody', () => {
  const table = nightOne(F7);
  for (const seat of [s1, s2]) does(table, seat, point(null)); // A37
  assert.deepEqual(dawn(table), { deaths: [], attempt: false });
});

test('[MF-106] with mafiaMayShootMafia off its own members are spared', () => {
  const table = nightOne(F7, { options: { mafiaMayShootMafia: false } });
  no(table, s1, point(s2), 'target-is-mafia');
  no(table, s1, point(s1), 'target-is-mafia');
  does(table, s1, point(s4));
});

test('[MF-S27, MF-107, MF-108] the doctor must choose somebody else than the night before', () => {
  const table = nightOne(F7);
  does(table, s3, protect(s4));
  aim(table, s5);
  assert.deepEqual(dawn(table), { deaths: [s5], attempt: false });
  nextNight(table);
  no(table, s3, protect(s4), 'must-switch-patient');
  does(table, s3, protect(s6));
  for (const { viewer, view } of table.watchers) {
    const knows = viewer === s3 || viewer === 'master' || viewer === 'ghost';
    assert.equal(view.blocked, knows ? s4 : undefined, `the blocked patient as ${viewer} sees it`);
  }
  nextNight(table);
  does(table, s3, protect(s4));
});

/** Night one of ten: the doctor saves s5. */
function savedOnce(): MaffiaTable {
  const table = nightOne(F10);
  does(table, s3, protect(s5));
  aim(table, s5);
  return table;
}

test('[MF-S28, MF-109] a doctor who succeeded may protect the same person once more', () => {
  const table = savedOnce();
  nextNight(table);
  does(table, s3, protect(s5));
  aim(table, s6);
  nextNight(table);
  no(table, s3, protect(s5), 'must-switch-patient'); // A21: the exception covers one night
});

test('[MF-S28, MF-118] a shot that was stopped is declared as an attempt, never on whom', () => {
  const table = savedOnce();
  assert.deepEqual(dawn(table), { deaths: [], attempt: true });
  for (const viewer of [s4, s5, s6, s7, s8, s9, s10, 'table'] as const) {
    const { choices, closed, agreed, blocked, nights } = viewOf(table, viewer);
    assert.deepEqual(
      { choices, closed, agreed, blocked },
      { choices: {}, closed: undefined, agreed: undefined, blocked: undefined },
    );
    assert.deepEqual(nights, [{ day: 1, deaths: [], attempt: true }], `never on whom, to ${viewer}`);
  }
});

test('[MF-S28, MF-116] the master notes who is shot at and who is saved', () => {
  const table = savedOnce();
  nextNight(table);
  does(table, s3, protect(s5));
  aim(table, s6);
  dawn(table);
  assert.deepEqual(viewOf(table, 'master').nights, [
    { day: 1, deaths: [], attempt: true, shots: [s5], saved: s5 },
    { day: 2, deaths: [s6], attempt: false, shots: [s6], saved: null },
  ]);
});

test('[MF-S29, MF-110] the doctor may protect themself, or nobody, and is then free again', () => {
  const table = nightOne(F7);
  does(table, s3, protect(s3));
  aim(table, s3);
  assert.deepEqual(dawn(table), { deaths: [], attempt: true });
  assert.ok(table.truth.living.includes(s3));

  for (const nobody of [[protect(null)], []]) {
    const other = nightOne(F7);
    does(other, s3, protect(s4));
    nextNight(other);
    no(other, s3, protect(s4), 'must-switch-patient');
    for (const command of nobody) does(other, s3, command);
    nextNight(other);
    does(other, s3, protect(s4));
  }
});

test('[MF-110] with doctorMaySelf off the doctor protects others only', () => {
  const table = nightOne(F7, { options: { doctorMaySelf: false } });
  no(table, s3, protect(s3), 'self-target');
  does(table, s3, protect(s4));
});

test('[MF-107] the last choice of the night counts', () => {
  const table = nightOne(F7);
  does(table, s3, protect(s4));
  does(table, s3, protect(s5));
  aim(table, s4);
  assert.deepEqual(dawn(table), { deaths: [s4], attempt: false });
});

test('[MF-108] a last patient who was hanged meanwhile cannot be chosen, and nobody else is barred', () => {
  const table = nightOne(F7);
  does(table, s3, protect(s4));
  endNight(table);
  hang(table, s4);
  no(table, s3, protect(s4), 'target-out'); // A20
  for (const seat of [s1, s2, s3, s5, s6, s7]) does(table, s3, protect(seat));
});

test('[MF-S30, MF-112] the sheriff learns a player’s team, alone', () => {
  const table = nightOne(F10);
  assert.deepEqual(
    noticing(table, () => does(table, s4, check(s1))),
    [s4, 'master', 'ghost'],
  );
  assert.deepEqual(checksOf(table, s4), [[s1, 'mafia']]);
  for (const viewer of [s1, s2, s3, s5, 'table'] as const) assert.deepEqual(viewOf(table, viewer).checks, {});
});

test('[MF-S30, MF-113] one a night and never themself; a team and not a role, at once and for good', () => {
  const table = nightOne(F10);
  no(table, s4, check(s4), 'self-target');
  does(table, s4, check(s1));
  assert.deepEqual(checksOf(table, s4), [[s1, 'mafia']]);
  assert.deepEqual(viewOf(table, s4).roles, { [s4]: 'sheriff' }, 'a team, never a role');
  for (const seat of [s1, s2]) no(table, s4, check(seat), 'already-investigated');
  nextNight(table);
  does(table, s4, check(s3));
  assert.deepEqual(checksOf(table, s4), [
    [s1, 'mafia'],
    [s3, 'village'],
  ]);
});

test('[MF-S30, MF-115] a sheriff who is shot still learns in that night', () => {
  const table = nightOne(F10);
  aim(table, s4);
  does(table, s4, check(s3));
  assert.deepEqual(dawn(table).deaths, [s4]);
  assert.deepEqual(checksOf(table, s4), [[s3, 'village']]);
});

test('[MF-S30, MF-112] the sheriff may look at somebody who is out, unless sheriffMayCheckOut is off', () => {
  const table = onDayOne(F10);
  hang(table, s6);
  assert.deepEqual(
    noticing(table, () => does(table, s4, check(s6))),
    [s4, 'master', 'ghost'],
  );
  assert.deepEqual(checksOf(table, s4), [[s6, 'village']]); // A49
  const strict = onDayOne(F10, { options: { sheriffMayCheckOut: false } });
  hang(strict, s6);
  no(strict, s4, check(s6), 'target-out');
  does(strict, s4, check(s5));
});

test('[MF-113] an answer about a player who dies the same night is given all the same', () => {
  const table = nightOne(F10);
  aim(table, s5);
  does(table, s4, check(s5)); // A38
  assert.deepEqual(checksOf(table, s4), [[s5, 'village']]);
  assert.deepEqual(dawn(table).deaths, [s5]);
});

/** What the table screen was told of the night, from nightfall to the declaration. */
function toldOfTheNight(table: MaffiaTable) {
  const stream = streamOf(table.log, bitOf('table'));
  return stream.slice(stream.findLastIndex(({ type }) => type === 'nightFell') + 1);
}

/** The dawn of a night in which the mafia shoots one, the avenger another, and the doctor may protect somebody. */
function avengedDawn(target: Seat, avenged: Seat, patient: Seat | null): MaffiaTable {
  const table = nightOne(F18);
  aim(table, target);
  does(table, s7, avenge(avenged));
  if (patient !== null) does(table, s5, protect(patient));
  toPhase(table, 'declaration');
  return table;
}

test('[MF-S31, MF-101] shots and protections are resolved together, whatever the order', () => {
  const [early, late] = [true, false].map((isFirst) => {
    const table = nightOne(F18);
    if (isFirst) does(table, s5, protect(s9));
    does(table, s7, avenge(s9));
    aim(table, s12);
    if (!isFirst) does(table, s5, protect(s9));
    return dawn(table);
  });
  assert.deepEqual(early, { deaths: [s12], attempt: true });
  assert.deepEqual(late, early);
});

test('[MF-S31, MF-111] a protection stops every shot at that player, and no other', () => {
  assert.deepEqual(dawn(avengedDawn(s12, s12, s12)), { deaths: [], attempt: true }, '(c) both of them');
  assert.deepEqual(dawn(avengedDawn(s12, s9, s9)), { deaths: [s12], attempt: true }, '(b) the avenger’s alone');
});

test('[MF-S31, MF-114] the avenger may shoot one other player a night, or nobody', () => {
  const table = nightOne(F18);
  no(table, s7, avenge(s7), 'self-target');
  does(table, s7, avenge(s9));
  does(table, s7, avenge(null));
  assert.deepEqual(dawn(table), quiet, 'the avenger may pass');
  assert.deepEqual(dawn(avengedDawn(s12, s9, null)).deaths, [s9, s12]);
  assert.deepEqual(dawn(avengedDawn(s12, s12, null)).deaths, [s12], 'the same target dies once');
});

test('[MF-S31, MF-115] an avenger, or a doctor, who is shot still acts in that night', () => {
  assert.deepEqual(dawn(avengedDawn(s7, s1, null)), { deaths: [s1, s7], attempt: false }, '(d) A23: both');
  assert.deepEqual(dawn(avengedDawn(s5, s9, s9)), { deaths: [s5], attempt: true });
});

test('[MF-S31, MF-117] at dawn the village is told by name who has died', () => {
  const table = avengedDawn(s12, s9, null);
  for (const { viewer, view } of table.watchers) assert.deepEqual(view.nights[0]!.deaths, [s9, s12], `${viewer}`);
  for (const seat of [s9, s12]) assert.ok(!viewOf(table, 'table').living.includes(seat));
});

test('[MF-S31, MF-119] the declaration tells no shooter, no number of shots and no role', () => {
  for (const table of [avengedDawn(s12, s9, null), avengedDawn(s12, s9, s9), avengedDawn(s12, s12, s12)]) {
    const declared = dawn(table);
    const { until } = table.truth;
    assert.deepEqual(toldOfTheNight(table), [{ type: 'nightDeclared', ...declared, until }]);
    for (const viewer of ['table', s8, s10] as const) {
      const view = viewOf(table, viewer);
      assert.deepEqual(view.nights, [{ day: 1, ...declared }]);
      assert.deepEqual([view.choices, view.closed, view.teams], [{}, undefined, {}]);
    }
  }
});

test('[MF-S31, MF-121] in seat order; a death and a stopped shot are both declared, and an attempt once', () => {
  assert.deepEqual(dawn(avengedDawn(s12, s9, null)), { deaths: [s9, s12], attempt: false }, '(a)');
  assert.deepEqual(dawn(avengedDawn(s9, s12, null)).deaths, [s9, s12]);
  assert.deepEqual(dawn(avengedDawn(s12, s9, s9)), { deaths: [s12], attempt: true }, '(b)');
  assert.deepEqual(dawn(avengedDawn(s12, s12, s12)), { deaths: [], attempt: true }, '(c) A22');
});

test('[MF-114] the avenger may shoot every night, a mate of the village too', () => {
  const table = nightOne(F18);
  does(table, s7, avenge(s5));
  assert.deepEqual(dawn(table).deaths, [s5]);
  nextNight(table);
  does(table, s7, avenge(s9)); // A5: every night
  assert.deepEqual(dawn(table).deaths, [s9]);
});

test('[MF-115] each of the roles acts in the night in which it is shot', () => {
  const table = nightOne(F18);
  aim(table, s6);
  does(table, s6, check(s2));
  does(table, s7, avenge(s5));
  does(table, s5, protect(s6));
  assert.deepEqual(dawn(table), { deaths: [s5], attempt: true });
  assert.deepEqual(checksOf(table, s6), [[s2, 'mafia']]);
});

test('[MF-101] no role notices what another does', () => {
  const table = nightOne(F18);
  const seen = (by: Seat, command: Command) => noticing(table, () => does(table, by, command));
  assert.deepEqual(seen(s1, point(s9)), [s1, s2, s3, s4, 'master', 'ghost']);
  assert.deepEqual(seen(s5, protect(s9)), [s5, 'master', 'ghost']);
  assert.deepEqual(seen(s6, check(s1)), [s6, 'master', 'ghost']);
  assert.deepEqual(seen(s7, avenge(s1)), [s7, 'master', 'ghost']);
  assert.deepEqual(seen(s8, hunch(s1)), [s8], 'a hunch is its owner’s alone');
  assert.deepEqual(seen(s8, { type: 'nightDone' }), [s8, 'master', 'ghost']);
});

/** Night one of seven, in which the mafia disagrees. */
function quietNight(): MaffiaTable {
  const table = nightOne(F7);
  does(table, s1, point(s5));
  does(table, s2, point(s6));
  does(table, s3, protect(s4));
  toPhase(table, 'declaration');
  return table;
}

test('[MF-S32, MF-120] without a shot and a death a quiet night is declared', () => {
  const table = quietNight();
  assert.deepEqual(dawn(table), quiet);
  const fact = toldOfTheNight(table).find(({ type }) => type === 'nightDeclared')!;
  assert.match(maffia.story!(fact, viewOf(table, 'table'), 'en', (seat) => `s${seat + 1}`) ?? '', /quiet/i);
});

test('[MF-S32, MF-53, MF-122] the next day’s ten minutes begin directly after the declaration', () => {
  const table = quietNight();
  const began = table.now;
  assert.equal(table.truth.until, began + 8000);
  tick(table, began + 7999);
  assert.equal(table.truth.phase, 'declaration');
  tick(table, began + 8000);
  assert.deepEqual([table.truth.phase, table.truth.day, table.truth.until], ['day-talk', 2, began + 608_000]);
});

test('[MF-117, MF-118, MF-121] the declaration names the dead in seat order and the attempt once, and nobody else', () => {
  const table = nightOne(F18);
  aim(table, s12);
  does(table, s7, avenge(s9));
  does(table, s5, protect(s9));
  does(table, s8, { type: 'signalUnwell' });
  toPhase(table, 'declaration');
  const fact = toldOfTheNight(table).find(({ type }) => type === 'nightDeclared')!;
  for (const language of ['en', 'da', 'sv', 'nb'] as const) {
    const line = maffia.story!(fact, viewOf(table, 'table'), language, (seat) => `<s${seat + 1}>`)!;
    assert.deepEqual(line.match(/<s\d+>/g), ['<s8>', '<s12>'], `${language}: ${line}`);
  }
  assert.deepEqual(table.truth.living.includes(s9), true);
});

test('[MF-24] a patient who is shot at and not well is declared shot: no attempt, and the doctor has not succeeded', () => {
  const table = nightOne(F11);
  aim(table, s8);
  does(table, s4, protect(s8));
  does(table, s8, { type: 'signalUnwell' });
  assert.deepEqual(dawn(table), { deaths: [s8], attempt: false }); // A24
  assert.deepEqual(viewOf(table, 'master').nights[0]!.saved, null);
});

test('[MF-119] two deaths without an avenger are declared like any', () => {
  const table = nightOne(F11);
  aim(table, s6);
  does(table, s8, { type: 'signalUnwell' });
  assert.deepEqual(dawn(table), { deaths: [s6, s8], attempt: false }); // A25
  const { out } = viewOf(table, 'table');
  assert.deepEqual(out[s6], out[s8]);
});

test('[MF-100] at night nobody living speaks', () => {
  const table = nightOne(F11);
  const says = { kind: 'suspect', target: s7 } as const;
  for (const seat of F11.keys()) no(table, seat, { type: 'statement', says }, 'silence');
});

test('[MF-102] a night lasts sixty seconds whoever is living and whatever they do', () => {
  const length = (table: MaffiaTable, deed: () => void = () => undefined) => {
    toPhase(table, 'night');
    const began = table.now;
    deed();
    toPhase(table, 'declaration');
    return table.now - began;
  };
  assert.equal(length(nightOne(F18)), 60_000);
  const busy = nightOne(F18);
  const everyone = () => {
    aim(busy, s12);
    for (const seat of busy.truth.living) does(busy, seat, { type: 'nightDone' });
  };
  assert.equal(length(busy, everyone), 60_000, 'also when all are done');
  const bereft = onDayOne(F18);
  hang(bereft, s7);
  assert.equal(length(bereft), 60_000, 'A45: without the avenger too');
  assert.equal(length(nightOne(F7, { options: { nightSeconds: 15 } })), 15_000);
  assert.deepEqual(maffia.quiet!(nightOne(F7).truth), { beatMs: 1000, bytes: 1024 });
  const zero = seatedAs(F7);
  toPhase(zero, 'night-zero');
  assert.deepEqual(maffia.quiet!(zero.truth), { beatMs: 1000, bytes: 1024 });
  assert.equal(maffia.quiet!(onDayOne(F7).truth), undefined);
});

test('[MF-S39, MF-102] (c) the table sees the same night whether the avenger lives or is out, and whatever is done in secret', () => {
  // Two villages that differ in who holds the avenger's card: in the second it is out.
  const traded = F18.map((role, seat) => (seat === s7 ? 'villager' : seat === s8 ? 'avenger' : role)) as Role[];
  const alive = onDayOne(traded);
  const dead = onDayOne(F18);
  for (const table of [alive, dead]) hang(table, s7);
  assert.equal(alive.truth.roles[s8], 'avenger');
  does(alive, s8, avenge(s9));
  does(alive, s5, protect(s9));
  does(dead, s6, check(s1));
  for (const table of [alive, dead]) aim(table, s12);
  for (const table of [alive, dead]) tick(table, table.truth.until! - 1);
  assert.equal(alive.truth.phase, 'night');
  assert.equal(alive.truth.until, dead.truth.until);
  for (const viewer of ['table', s9, s10, s12] as const) {
    assert.deepEqual(viewOf(alive, viewer), viewOf(dead, viewer), `the night of ${viewer}`);
    assert.deepEqual(streamOf(alive.log, bitOf(viewer)), streamOf(dead.log, bitOf(viewer)));
  }
});

test('[MF-102] called, every role of the set has its full time, living or not, and is alone in it', () => {
  const options = { nightStyle: 'called' } as const;
  const segments = (table: MaffiaTable) => {
    toPhase(table, 'night');
    const began = table.now;
    const called: [string | null, number][] = [];
    while (table.truth.phase === 'night') {
      called.push([table.truth.segment, table.now - began]);
      pass(table);
    }
    return [...called, [table.truth.phase, table.now - began]];
  };
  const wanted = [
    ['mafia', 0],
    ['doctor', 30_000],
    ['sheriff', 50_000],
    ['avenger', 70_000],
    ['declaration', 90_000],
  ];
  assert.deepEqual(segments(onDayOne(F18, { options })), wanted);
  const bereft = onDayOne(F18, { options });
  hang(bereft, s5);
  assert.deepEqual(segments(bereft), wanted, 'the doctor is out and is still called');
  assert.deepEqual(segments(onDayOne(F7, { options: { ...options, calledSegmentSeconds: 8 } })), [
    ['mafia', 0],
    ['doctor', 18_000],
    ['declaration', 26_000],
  ]);

  const table = onDayOne(F18, { options: { ...options, nightEarlyEnd: true } });
  toPhase(table, 'night');
  no(table, s5, protect(s9), 'not-awake');
  no(table, s8, hunch(s1), 'not-awake');
  aim(table, s9);
  for (const seat of table.truth.living) does(table, seat, { type: 'nightDone' });
  assert.equal(table.truth.segment, 'mafia', 'the early end does not apply');
  pass(table);
  no(table, s1, point(s10), 'not-awake');
  does(table, s5, protect(s9));
  pass(table);
  no(table, s5, protect(s10), 'not-awake');
  does(table, s6, check(s1));
  pass(table);
  does(table, s7, avenge(s10));
  assert.deepEqual(dawn(table), { deaths: [s10], attempt: true }, 'all of it resolved together');
});

test('[MF-102] with nightEarlyEnd the night ends when all who are there are done, the bots too', () => {
  const table = nightOne(F7, { options: { nightEarlyEnd: true }, bots: [s7] });
  for (const seat of [s1, s2, s3, s4, s5]) does(table, seat, { type: 'nightDone' });
  does(table, s6, { type: 'nightDone' });
  assert.equal(table.truth.phase, 'night', 'A47: a bot is waited for');
  does(table, s7, { type: 'nightDone' });
  assert.equal(table.truth.phase, 'declaration');

  const asleep = nightOne(F7, { options: { nightEarlyEnd: true } });
  for (const seat of [s1, s2, s3, s4, s5, s6]) does(asleep, seat, { type: 'nightDone' });
  does(asleep, 'server', { type: 'connection', seat: s7, connected: false });
  assert.equal(asleep.truth.phase, 'declaration', 'a phone that is asleep is not');
});

test('[MF-100] freemasons and villagers have a hunch to set at night, and it changes nothing', () => {
  const table = nightOne(F11M);
  for (const seat of [s5, s6, s7, s8]) does(table, seat, hunch(s1));
  for (const seat of [s1, s4]) no(table, seat, hunch(s7), 'not-your-role');
  does(table, s5, hunch(null));
  for (const seat of table.truth.living) {
    const offers = maffia.legal(viewOf(table, seat), seat, table.now).filter(({ care }) => !care);
    const tappable = offers.filter(({ command }) => 'target' in command);
    assert.ok(tappable.length > 0, `${seat} has a grid to tap on`);
  }
  assert.deepEqual(dawn(table), { deaths: [], attempt: false });
});
