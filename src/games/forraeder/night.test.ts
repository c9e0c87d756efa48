/** Breakfast and the night: windows, murder, temptation, blackmail, the death list. (6.5, 6.12 to 6.15) */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '../../kernel/game.ts';
import { drawFrom, seeded } from '../../kernel/random.ts';
import { listSizeFor } from './content.ts';
import {
  A,
  asks,
  atNight,
  atTable,
  B,
  banishAll,
  C,
  type Castle,
  council,
  D,
  deed,
  does,
  E,
  F,
  G,
  H,
  heardBy,
  I,
  inject,
  J,
  K,
  L,
  onDay,
  pass,
  planAgainst,
  type Scene,
  seated,
  seatsTo,
  told,
  toMorning,
  toPhase,
  viewOf,
  wait,
} from './fixtures.ts';
import { nightfall } from './night.ts';
import { drawListNights } from './setup.ts';
import { legalVictims, wantedVictim } from './state.ts';
import { channels } from './talk.ts';

const plan = (table: Castle, by: Seat, what: string, target: Seat | null = null) =>
  asks(table, by, { type: 'night.council', plan: what as 'murder', target });
const names = (table: Castle, by: Seat, ...targets: Seat[]) => asks(table, by, { type: 'night.deed', targets });

/** The whole night of these picks, to the moment when all know. */
function murder(scene: Scene, ...picks: [Seat, Seat][]): Castle {
  const table = atNight(scene);
  toPhase(table, 'deed');
  for (const [seat, target] of picks) deed(table, seat, target);
  toMorning(table);
  return table;
}

const SEEDS = 10;
/** What comes of it in several seasons that differ by their lots alone. */
const bySeed = (play: (seed: string) => string): Set<string> =>
  new Set(Array.from({ length: SEEDS }, (_, k) => play(`season ${k}`)));

/** Eleven at the table, and F murdered: breakfast begins. */
function breakfastWithout(victim: Seat): Castle {
  const table = atNight({ seats: 12, out: [11], day: 2 });
  toPhase(table, 'deed');
  for (const seat of [A, B]) deed(table, seat, victim);
  toPhase(table, 'breakfast');
  return table;
}

test('[TR-37] who was murdered is told at breakfast, and not before', () => {
  const table = breakfastWithout(F);
  assert.equal(table.truth.night?.victim, F);
  const before = [...viewOf(table, 'table').living];
  for (let i = 1; i <= 10; i++) {
    for (const viewer of [C, F, 'table'] as const) {
      assert.deepEqual(viewOf(table, viewer).living, before);
      assert.equal(viewOf(table, viewer).out[F], null);
    }
    wait(table, 3_000);
  }
  toMorning(table);
  assert.deepEqual(told(table, 'chairEmpty'), [{ type: 'chairEmpty', seat: F }]);
});

test('[TR-S18, TR-38] the survivors enter one by one, every three seconds, and the victim is never called', () => {
  const table = breakfastWithout(F);
  for (let i = 1; i <= 10; i++) {
    wait(table, 2_999);
    assert.equal(viewOf(table, F).arrived.length, i - 1);
    wait(table, 1);
    assert.equal(viewOf(table, F).arrived.length, i);
  }
  toMorning(table);
  assert.deepEqual([...table.truth.arrived].sort(), [A, B, C, D, E, G, H, I, J, K].sort());
});

test('[TR-39] only after the last survivor is it clear whose chair stays empty, and nobody waits differently', () => {
  const table = breakfastWithout(F);
  wait(table, 27_000);
  const late = table.truth.living.filter((seat) => !table.truth.arrived.includes(seat));
  assert.equal(late.length, 2, 'the victim and one more');
  const heard = late.map((seat) => heardBy(table, seat).filter(({ at }) => at >= table.now - 27_000));
  assert.deepEqual(heard[0], heard[1]);
  wait(table, 3_000 + 3_999);
  assert.equal(told(table, 'chairEmpty').length, 0);
  wait(table, 1);
  assert.equal(told(table, 'chairEmpty').length, 1);
});

test('[TR-40] where nobody was murdered everyone enters, after the same wait and without a reason', () => {
  const murdered = breakfastWithout(F);
  const from = murdered.now;
  toMorning(murdered);
  assert.equal(murdered.now - from, 34_000);
  const spared = atNight({ seats: 12, out: [11], day: 2 });
  for (const seat of [A, B]) planAgainst(spared, seat, 'tempt', F);
  toPhase(spared, 'breakfast');
  const began = spared.now;
  wait(spared, 33_999);
  assert.equal(spared.truth.arrived.length, 10);
  assert.equal(told(spared, 'allHere').length, 0);
  wait(spared, 1);
  assert.equal(told(spared, 'arrived').length, 11);
  assert.deepEqual(told(spared, 'allHere'), [{ type: 'allHere' }]);
  assert.equal(spared.now - began, 34_000);
});

test('[TR-41] the murdered have no move, no chat and no vote, and only their name is told', () => {
  const table = atNight({ seats: 12, day: 2, options: { playMode: 'remote' } });
  toPhase(table, 'deed');
  for (const seat of [A, B]) deed(table, seat, F);
  toMorning(table);
  assert.equal(viewOf(table, 'table').roles[F], undefined);
  assert.equal(asks(table, F, { type: 'shield.show' }), 'not-alive');
  assert.equal(channels(table.truth)[0]!.refuses(F), 'not-alive');
  toPhase(table, 'ballot');
  assert.equal(asks(table, F, { type: 'ballot.cast', seat: A, reason: 'hm' }), 'not-alive');
  assert.ok(!table.truth.voters.includes(F));
});

test('[TR-38] every survivor is equally likely to be last', () => {
  const last = new Map<Seat, number>();
  const draws = 2_000;
  const table = atNight({ seats: 12, out: [8, 9, 10, 11], day: 2 });
  toPhase(table, 'breakfast');
  const { victim } = table.truth.night!;
  for (let i = 0; i < draws; i++) {
    const lot = drawFrom(seeded(i), {})('arrival');
    const waiting = table.truth.living.filter((seat) => seat !== victim);
    while (waiting.length > 1) waiting.splice(waiting.indexOf(lot.pick(waiting)), 1);
    last.set(waiting[0]!, (last.get(waiting[0]!) ?? 0) + 1);
  }
  for (const count of last.values()) assert.ok(Math.abs(count - draws / 7) < 80, `${[...last.values()]}`);
  const called = bySeed((seed) => {
    const morning = atNight({ day: 2, seed });
    for (const seat of [A, B]) planAgainst(morning, seat, 'tempt', F);
    toMorning(morning);
    return morning.truth.arrived.join();
  });
  assert.equal(called.size, SEEDS, 'the door draws');
});

test('[TR-98, TR-113] whom nobody chose the lot chooses: the victim, and the one who is blackmailed', () => {
  const victims = bySeed((seed) => {
    const table = atNight({ day: 2, seed });
    toPhase(table, 'breakfast');
    return `${table.truth.night?.victim}`;
  });
  const pressed = bySeed((seed) => {
    const table = atNight({ day: 2, traitors: [A], seed });
    toPhase(table, 'letters');
    return `${table.truth.settled?.target}`;
  });
  assert.ok(victims.size > 2 && pressed.size > 2, `${[...victims]}, ${[...pressed]}`);
});

/** Two traitors, both for tempting F: the letters are open. */
function tempted(scene: Scene = {}): Castle {
  const table = atNight({ day: 2, ...scene });
  for (const seat of [A, B]) planAgainst(table, seat, 'tempt', F);
  toPhase(table, 'letters');
  return table;
}
const accepts = (table: Castle) => does(table, F, { type: 'night.letter', answer: 'yes' });

test('[TR-S32, TR-32] who is tempted is a traitor from the moment of acceptance, and from then on', () => {
  const table = tempted();
  assert.equal(table.truth.roles[F], 'loyal');
  accepts(table);
  assert.equal(table.truth.roles[F], 'traitor');
  assert.equal(asks(table, F, { type: 'night.letter', answer: 'no' }), 'already-done');
  toPhase(table, 'discussion');
  assert.equal(table.truth.roles[F], 'traitor');
});

test('[TR-102] a plan other than murder needs them all, and a temptation the same target', () => {
  const table = atNight({ day: 2 });
  planAgainst(table, A, 'tempt', F);
  planAgainst(table, B, 'tempt', G);
  planAgainst(table, B, 'tempt', F);
  toPhase(table, 'letters');
  assert.deepEqual(viewOf(table, F).letters[F], { kind: 'temptation' }, 'B came round');
  for (const other of ['tempt', 'murder', undefined] as const) {
    const split = atNight({ day: 2 });
    planAgainst(split, A, 'tempt', F);
    if (other) plan(split, B, other, G);
    toPhase(split, 'deed');
    assert.ok(told(split, 'letterTold').every(({ letter }) => letter.kind === 'harmless'));
    assert.equal(viewOf(split, A).tasks[A]?.task, 'murder');
  }
});
test('[TR-104] only exactly two living traitors may tempt', () => {
  for (const [traitors, refusal] of [
    [[A], 'must-blackmail'],
    [[A, B], undefined],
    [[A, B, C], 'not-two-traitors'],
  ] as const)
    assert.equal(plan(atNight({ day: 2, traitors }), A, 'tempt', F), refusal);
});

test('[TR-105] the letter names nobody, and the answer is final', () => {
  for (const [answer, other] of [
    ['yes', 'no'],
    ['no', 'yes'],
  ] as const) {
    const table = tempted();
    assert.deepEqual(viewOf(table, F).letters[F], { kind: 'temptation' });
    assert.deepEqual(Object.keys(viewOf(table, F).roles), [`${F}`]);
    does(table, F, { type: 'night.letter', answer });
    assert.equal(asks(table, F, { type: 'night.letter', answer: other }), 'already-done');
  }
});

test('[TR-107] on a yes the three learn of each other at once', () => {
  const table = tempted();
  for (const seat of [A, B]) assert.deepEqual(viewOf(table, seat).conclave, [A, B]);
  accepts(table);
  for (const seat of [A, B, F]) assert.deepEqual(viewOf(table, seat).conclave, [A, B, F]);
  assert.equal(viewOf(table, C).conclave, undefined);
});

test('[TR-108] one temptation a night: after a no nobody else is tempted', () => {
  const table = tempted();
  does(table, F, { type: 'night.letter', answer: 'no' });
  assert.equal(plan(table, A, 'tempt', G), 'wrong-phase');
  toMorning(table);
  const tempting = told(table, 'letterTold').filter(({ letter }) => letter.kind === 'temptation');
  assert.deepEqual(
    tempting.map(({ seat }) => seat),
    [F],
  );
});

test('[TR-109] in a night with a temptation nobody is murdered, whatever the answer', () => {
  for (const answer of ['yes', 'no'] as const) {
    const table = tempted();
    does(table, F, { type: 'night.letter', answer });
    toPhase(table, 'deed');
    const traitors = answer === 'yes' ? [A, B, F] : [A, B];
    for (const seat of traitors) {
      assert.equal(viewOf(table, seat).tasks[seat]?.task, 'fear');
      deed(table, seat, G);
    }
    toMorning(table);
    assert.equal(told(table, 'allHere').length, 1);
    assert.equal(table.truth.living.length, 12);
  }
});

test('[TR-S33, TR-106, TR-112] who declines, or is silent, stays loyal, and nothing tells of it', () => {
  for (const answer of ['no', null] as const) {
    const table = tempted({ options: { playMode: 'remote' } });
    if (answer) does(table, F, { type: 'night.letter', answer });
    toMorning(table);
    assert.equal(table.truth.roles[F], 'loyal');
    assert.equal(viewOf(table, F).roles[A], undefined);
    assert.equal(told(table, 'recruited').length, 0);
    for (const viewer of [C, 'table'] as const) assert.equal(viewOf(table, viewer).letters[F], undefined);
    toPhase(table, 'discussion');
    assert.equal(channels(table.truth)[0]!.refuses(F), undefined, 'who declined may talk about it');
  }
});

test('[TR-110] a temptation needs three nights', () => {
  assert.equal(plan(atNight({ day: 2 }), A, 'tempt', F), undefined);
  assert.equal(plan(atNight({ day: 3 }), A, 'tempt', F), 'too-late-in-season');
  assert.equal(plan(atNight({ day: 2, options: { temptation: false } }), A, 'tempt', F), 'too-late-in-season');
});

test('[TR-111] no temptation in a night with a blackmail', () => {
  const table = atNight({ day: 2, traitors: [A] });
  assert.equal(plan(table, A, 'tempt', F), 'must-blackmail');
  planAgainst(table, A, 'blackmail', G);
  toPhase(table, 'letters');
  for (const seat of [A, G]) assert.notEqual(plan(table, seat, 'tempt', F), undefined);
  assert.ok(told(table, 'letterTold').every(({ letter }) => letter.kind !== 'temptation'));
});

const alone: Scene = { day: 3, traitors: [A] };
/** A alone brings in G: the letters are open. */
function blackmailed(): Castle {
  const table = atNight(alone);
  planAgainst(table, A, 'blackmail', G);
  toPhase(table, 'letters');
  return table;
}

test('[TR-S34, TR-113, TR-115] the last traitor is told to blackmail a loyal, and must', () => {
  const table = atNight(alone);
  assert.equal(viewOf(table, A).must, true);
  assert.equal(plan(table, A, 'murder'), 'must-blackmail');
  assert.equal(plan(table, A, 'hold'), 'must-blackmail');
  assert.equal(plan(table, A, 'blackmail', A), 'bad-target');
  assert.notEqual(viewOf(atNight({ day: 3 }), A).must, true, 'two are not');
  toPhase(table, 'letters');
  assert.equal(table.truth.conclave?.length, 2, 'a loyal is drawn by lot');
  const off = atNight({ ...alone, options: { blackmail: false } });
  assert.equal(plan(off, A, 'murder'), undefined);
});

test('[TR-114] only exactly one living traitor may blackmail', () => {
  assert.equal(plan(atNight(alone), A, 'blackmail', G), undefined);
  assert.equal(plan(atNight({ day: 3 }), A, 'blackmail', G), 'not-last-traitor');
  assert.equal(plan(atNight({ day: 3, traitors: [A, B, C] }), A, 'blackmail', G), 'not-last-traitor');
});

test('[TR-116] with the letters the chosen loyal is a traitor who knows the other, and cannot refuse', () => {
  const table = atNight(alone);
  planAgainst(table, A, 'blackmail', G);
  assert.equal(table.truth.roles[G], 'loyal');
  toPhase(table, 'letters');
  assert.equal(viewOf(table, G).roles[G], 'traitor');
  assert.deepEqual(viewOf(table, G).conclave, [A, G]);
  assert.deepEqual(viewOf(table, G).letters[G], { kind: 'blackmail' });
  does(table, G, { type: 'night.letter', answer: 'no' });
  toMorning(table);
  assert.equal(table.truth.roles[G], 'traitor', 'no refusal exists');
});

test('[TR-117] in the same night the two murder', () => {
  const table = blackmailed();
  toPhase(table, 'deed');
  for (const seat of [A, G]) assert.equal(viewOf(table, seat).tasks[seat]?.task, 'murder');
  deed(table, A, C);
  deed(table, G, D);
  toMorning(table);
  assert.equal(table.truth.out[C]?.how, 'murdered', 'the elder counts');
});

test('[TR-118] on the last night there is no blackmail, and the last traitor murders alone', () => {
  const late = atNight({ day: 4, traitors: [A] });
  assert.equal(plan(late, A, 'blackmail', G), 'too-late-in-season');
  council(late, A, 'murder');
  toPhase(late, 'deed');
  assert.equal(viewOf(late, A).tasks[A]?.task, 'murder');
  deed(late, A, G);
  toMorning(late);
  assert.equal(late.truth.out[G]?.how, 'murdered');
});

test('[TR-119] nothing public ever tells of a blackmail', () => {
  const table = blackmailed();
  toMorning(table);
  for (const viewer of [B, D, 'table'] as const) {
    assert.equal(viewOf(table, viewer).roles[G], undefined);
    assert.equal(viewOf(table, viewer).conclave, undefined);
    assert.equal(viewOf(table, viewer).letters[G], undefined);
    assert.ok(!heardBy(table, viewer).some(({ type }) => type === 'recruited'));
  }
});

const three: Scene = { day: 2, traitors: [A, B, C] };

test('[TR-S35, TR-98] most picks, then the earliest in conclave order, then the lot', () => {
  assert.equal(murder(three, [A, F], [B, G], [C, G]).truth.out[G]?.how, 'murdered');
  assert.equal(murder(three, [A, F], [B, G]).truth.out[F]?.how, 'murdered');
  assert.equal(murder(three, [A, F], [B, G], [A, G]).truth.out[G]?.how, 'murdered', 'a pick may be changed');
  const table = atNight(three);
  toPhase(table, 'deed');
  deed(table, A, F);
  assert.deepEqual(viewOf(table, B).picks[A], [F], 'visible to fellows');
  assert.equal(viewOf(table, D).picks[A], undefined);
});

test('[TR-96] every night the traitors murder one loyal, also when they choose nobody', () => {
  for (const picks of [
    [],
    [[A, F]],
    [
      [A, F],
      [B, G],
      [C, H],
    ],
  ] as [Seat, Seat][][]) {
    const table = murder(three, ...picks);
    const murdered = table.truth.out.flatMap((how, seat) => (how?.how === 'murdered' ? [seat] : []));
    assert.equal(murdered.length, 1);
    assert.equal(table.truth.roles[murdered[0]!], 'loyal');
  }
});

test('[TR-97] traitors cannot murder each other, nor who is out', () => {
  const table = atNight({ ...three, out: [L] });
  toPhase(table, 'deed');
  for (const seat of [A, B, L]) assert.equal(names(table, A, seat), 'bad-target');
  assert.equal(names(table, A, D), undefined);
  assert.deepEqual(legalVictims(table.truth), [D, E, F, G, H, I, J, K]);
});

test('[TR-103b] when the deed closes the traitors learn whom they chose, and not whether it succeeded', () => {
  const table = atNight({ ...three, shield: F });
  toPhase(table, 'deed');
  deed(table, A, F);
  assert.equal(viewOf(table, A).chosen, undefined);
  toPhase(table, 'breakfast');
  for (const seat of [A, B, C]) {
    assert.equal(viewOf(table, seat).chosen, F);
    assert.equal(viewOf(table, seat).night, undefined, 'that comes with breakfast');
  }
  assert.equal(viewOf(table, D).chosen, undefined);
  const lot = atNight(three);
  toPhase(lot, 'breakfast');
  for (const seat of [A, B, C])
    assert.equal(viewOf(lot, seat).chosen, lot.truth.night!.victim, 'also the lot’s choice');
});

test('[TR-102, TR-98] the mark of the council is what the deed begins with', () => {
  const T: Scene = { day: 2, traitors: [A, B, C] };
  /** A night of these marks and nothing else, and whoever names somebody else in the deed. */
  const marked = (marks: [Seat, Seat][], ...picks: [Seat, Seat][]): Seat | null | undefined => {
    const table = atNight(T);
    for (const [seat, mark] of marks) council(table, seat, 'murder', mark);
    toPhase(table, 'deed');
    for (const [seat, target] of picks) deed(table, seat, target);
    toPhase(table, 'breakfast');
    return table.truth.night?.victim;
  };
  for (const victim of [D, F, H]) assert.equal(marked([[B, victim]]), victim, 'one mark is enough');
  assert.equal(
    marked([
      [A, F],
      [B, G],
      [C, G],
    ]),
    G,
    'most marks',
  );
  assert.equal(
    marked([
      [C, F],
      [B, G],
    ]),
    G,
    'as many marks: B comes before C in conclave order',
  );
  assert.equal(
    marked(
      [
        [A, F],
        [B, F],
      ],
      [A, H],
    ),
    H,
    'what is named in the deed takes the place of the own mark',
  );
  assert.equal(
    marked(
      [
        [A, F],
        [B, G],
      ],
      [A, G],
    ),
    G,
    'a difference that was settled',
  );

  const table = atNight(T);
  council(table, A, 'murder', F);
  assert.deepEqual(viewOf(table, B).plans[A], { plan: 'murder', target: F }, 'fellows see it');
  assert.equal(viewOf(table, D).plans[A], undefined);
  assert.equal(wantedVictim(viewOf(table, B)), F);
  assert.equal(plan(table, A, 'murder', B), 'bad-target');
  assert.equal(plan(table, A, 'murder', A), 'bad-target');
  assert.equal(plan(table, A, 'hold', F), 'bad-payload');
  assert.equal(plan(listed([A, F, G]), A, 'murder', H), 'not-on-death-list');

  const split = atNight({ day: 2 });
  planAgainst(split, A, 'tempt', F);
  council(split, B, 'murder', G);
  toPhase(split, 'breakfast');
  assert.equal(split.truth.night?.victim, G, 'who was to be tempted was not marked for murder');
});

test('[TR-102, TR-124] on a nomination night the mark is a name on the list', () => {
  const table = atNight({ seats: 12, day: 2, listNights: [2] });
  assert.equal(plan(table, A, 'nominate', 12), 'bad-target');
  council(table, A, 'nominate', B);
  council(table, B, 'nominate', F);
  toPhase(table, 'breakfast');
  const { list } = table.truth.night!;
  assert.ok(list?.includes(B) && list.includes(F), `${list}`);
});

test('with fastNights a mark does not end the deed before its owner has looked', () => {
  const table = atNight({ seats: 12, day: 2, options: { fastNights: true } });
  for (const seat of [A, B]) council(table, seat, 'murder', F);
  for (const seat of seatsTo(12).slice(2)) planAgainst(table, seat, 'journal', A);
  for (const seat of seatsTo(12)) does(table, seat, { type: 'night.letter', answer: 'no' });
  for (const seat of seatsTo(12).slice(2)) deed(table, seat, A);
  assert.equal(table.truth.phase, 'deed');
});

test('[TR-S36, TR-101] to hold needs a shield that was shown tonight, and all of them', () => {
  const table = atNight({ day: 2, shield: B });
  assert.equal(plan(table, A, 'hold'), 'no-shield-shown');
  does(table, B, { type: 'shield.show' });
  assert.equal(viewOf(table, A).shieldsShown[B], true);
  assert.equal(viewOf(table, 'master').shieldsShown[B], true);
  assert.equal(viewOf(table, C).shieldsShown[B], undefined);
  for (const seat of [A, B]) council(table, seat, 'hold');
  toMorning(table);
  assert.equal(told(table, 'allHere').length, 1);
  does(table, B, { type: 'shield.show' });
  const half = atNight({ day: 2, shield: B });
  does(half, B, { type: 'shield.show' });
  council(half, B, 'hold');
  toPhase(half, 'deed');
  assert.equal(viewOf(half, A).tasks[A]?.task, 'murder');
  assert.equal(plan(atNight({ day: 2, shield: E }), A, 'hold'), 'no-shield-shown');
  const unlisted = listed([A, F, G], { shield: B });
  does(unlisted, B, { type: 'shield.show' });
  assert.equal(plan(unlisted, A, 'hold'), 'not-on-death-list');
  const own = listed([A, F, G], { shield: A });
  does(own, A, { type: 'shield.show' });
  assert.equal(plan(own, B, 'hold'), undefined);
});

/** The night after this list was read. */
function listed(list: readonly Seat[], scene: Scene = {}): Castle {
  const table = onDay({ day: 3, ...scene });
  inject(table, (_, ctx) => {
    ctx.tell({ type: 'deathListRead', list, until: ctx.now });
    nightfall(ctx);
  });
  pass(table);
  return table;
}

/** A night in which all do all that they may, remotely, at the end of its council. */
function busyNight(): Castle {
  const table = atNight({ day: 2, options: { playMode: 'remote' } });
  for (const seat of [A, B]) council(table, seat, 'murder');
  for (const seat of seatsTo(12).slice(2)) planAgainst(table, seat, 'journal', A);
  does(table, C, { type: 'diary.write', text: 'it was a dark night' });
  does(table, A, { type: 'conclave.say', text: 'the cook' });
  return table;
}

test('[TR-S37, TR-94] three windows of fixed length, whatever happens in them', () => {
  for (const table of [atNight({ day: 2 }), busyNight()]) {
    for (const [window, next, ms] of [
      ['council', 'letters', 45_000],
      ['letters', 'deed', 25_000],
      ['deed', 'breakfast', 45_000],
    ] as const) {
      assert.equal(table.truth.phase, window);
      if (window === 'letters')
        for (const seat of seatsTo(12)) does(table, seat, { type: 'night.letter', answer: 'yes' });
      wait(table, ms - 1);
      assert.equal(table.truth.phase, window);
      wait(table, 1);
      assert.equal(table.truth.phase, next);
    }
    for (const seat of seatsTo(12)) {
      const mine = heardBy(table, seat).filter(({ type }) => /^(council|letter|deed|night)Told$/.test(type));
      assert.equal(mine.length, 4, 'council, letter, deed and night are told to every seat');
    }
  }
});

test('[TR-95] a loyal’s answers are private and change nothing, and are open after the end', () => {
  const table = busyNight();
  assert.equal(plan(table, C, 'murder', D), 'not-allowed');
  assert.equal(plan(table, C, 'journal', C), 'bad-target');
  assert.equal(plan(table, C, 'journal', D), undefined, 'changed until the window closes');
  assert.equal(plan(table, A, 'journal', D), 'not-allowed');
  toPhase(table, 'deed');
  for (const seat of seatsTo(12).slice(2)) deed(table, seat, A);
  toMorning(table);
  assert.equal(table.truth.out[A], null);
  assert.equal(viewOf(table, D).openedNights, null);
  toPhase(table, 'finished');
  const [night] = viewOf(table, D).openedNights!;
  assert.deepEqual(
    night!.journals.find(({ seat }) => seat === C),
    { seat: C, target: D },
  );
  assert.ok(night!.fears.some(({ seat, target }) => seat === C && target === A));
});

test('[TR-103] traitors share a channel in council and deed, and the common chat is closed', () => {
  const table = busyNight();
  assert.deepEqual(viewOf(table, B).whispered, [{ seat: A, night: 2, text: 'the cook' }]);
  assert.deepEqual(viewOf(table, D).whispered, []);
  assert.equal(asks(table, C, { type: 'conclave.say', text: 'hm' }), 'not-allowed');
  const [common] = channels(table.truth);
  for (const seat of [A, C]) assert.equal(common!.refuses(seat), 'chat-closed');
  toPhase(table, 'letters');
  assert.equal(asks(table, A, { type: 'conclave.say', text: 'hm' }), 'wrong-phase');
  toPhase(table, 'deed');
  assert.equal(asks(table, A, { type: 'conclave.say', text: 'hm' }), undefined);
});

test('[TR-103a] what a loyal writes there is a diary, closed until the end', () => {
  const table = busyNight();
  assert.equal(asks(table, A, { type: 'diary.write', text: 'hm' }), 'not-allowed');
  for (const viewer of [A, D, 'table', 'master'] as const) assert.equal(viewOf(table, viewer).diaries.length, 0);
  toPhase(table, 'finished');
  assert.equal(viewOf(table, D).openedDiaries?.[0]?.text, 'it was a dark night');
});

test('letters are harmless for all but one, without repeats for a seat until all are used', () => {
  const table = atNight({ seats: 22, day: 2, traitors: [A, B] });
  for (let night = 0; night < 4 && table.truth.phase === 'council'; night++) {
    toPhase(table, 'breakfast');
    inject(table, (_, ctx) => nightfall(ctx));
    pass(table);
  }
  for (const read of Object.values(table.truth.lettersRead)) assert.equal(new Set(read).size, read.length);
});

const nomination: Scene = { seats: 12, out: [9, 10, 11], day: 2, listNights: [2] };
/** The morning after A and B wrote two lists. */
function read(): Castle {
  const table = atNight(nomination);
  toPhase(table, 'deed');
  deed(table, A, A, F, G);
  deed(table, B, F, H, A);
  toMorning(table);
  return table;
}
/** The deed of the night after. */
function nightAfter(): Castle {
  const table = read();
  inject(table, (state, ctx) => {
    ctx.tell({ type: 'missionBegan', mission: 'rope-bridge', day: state.day, armoury: false, until: ctx.now });
    nightfall(ctx);
  });
  pass(table);
  toPhase(table, 'deed');
  return table;
}

test('[TR-S38, TR-42, TR-125] after a nomination night all are there, the list is read, and all see it', () => {
  const table = read();
  assert.equal(told(table, 'allHere').length, 1);
  assert.equal(table.truth.step, 'reading');
  for (const viewer of [C, 'table'] as const) assert.deepEqual(viewOf(table, viewer).deathList, [A, F, G]);
  toPhase(table, 'discussion');
  assert.deepEqual(viewOf(table, 'table').deathList, [A, F, G], 'it stays for the day');
});

test('[TR-121] traitors learn of a nomination night when the council opens', () => {
  const table = onDay(nomination);
  inject(table, (_, ctx) => nightfall(ctx));
  for (const seat of [A, B]) assert.notEqual(viewOf(table, seat).nomination, true);
  pass(table);
  for (const seat of [A, B]) assert.equal(viewOf(table, seat).nomination, true);
  for (const viewer of [C, 'table'] as const) assert.equal(viewOf(table, viewer).nomination, undefined);
});

test('[TR-122] on a nomination night nobody is murdered or tempted, and the list has its length', () => {
  const table = atNight(nomination);
  for (const [what, target] of [
    ['tempt', F],
    ['hold', null],
    ['murder', null],
  ] as const)
    assert.equal(plan(table, A, what, target), 'nomination-night');
  assert.equal(plan(table, A, 'nominate'), undefined);
  toPhase(table, 'deed');
  assert.equal(names(table, A, F, G), 'bad-list-size');
  assert.equal(names(table, A, F, F, G), 'duplicate-seat');
  assert.equal(names(table, A, F, G, 9), 'bad-target', 'the living alone');
  toMorning(table);
  assert.equal(table.truth.living.length, 9);
});

test('[TR-123] traitors may be on the list, but not alone', () => {
  const table = atNight({ ...nomination, options: { deathListSize: 2 } });
  toPhase(table, 'deed');
  assert.equal(names(table, A, A, B), 'list-needs-loyal');
  assert.equal(names(table, A, A, F), undefined);
});

test('[TR-124] two lists make one: most names first, then the place in the elder’s list', () => {
  assert.deepEqual(read().truth.deathList, [A, F, G], 'G before H, for the elder named G');
});

test('[TR-126] the night after, only a living loyal on the list may be murdered', () => {
  const table = nightAfter();
  assert.equal(names(table, A, H), 'not-on-death-list');
  assert.equal(names(table, B, A), 'bad-target');
  assert.deepEqual(legalVictims(table.truth), [F, G]);
  deed(table, A, G);
  toMorning(table);
  assert.equal(table.truth.out[G]?.how, 'murdered');
});

test('[TR-130] after that one night the list is void', () => {
  const table = nightAfter();
  assert.deepEqual(table.truth.deathList, [A, F, G]);
  toMorning(table);
  assert.equal(table.truth.deathList, null);
  const saved = listed([A, F, G], { shield: G });
  toPhase(saved, 'deed');
  for (const seat of [A, B]) deed(saved, seat, G);
  toMorning(saved);
  assert.deepEqual([told(saved, 'allHere').length, saved.truth.deathList], [1, null], 'whatever happened');
});

test('[TR-42, TR-122] a list is read in table order, and its length goes by the living', () => {
  const table = atNight({ seats: 12, day: 2, listNights: [2] });
  toPhase(table, 'deed');
  for (const seat of [A, B]) deed(table, seat, H, F, A);
  toMorning(table);
  assert.deepEqual(viewOf(table, 'table').deathList, [A, F, H]);
  assert.deepEqual([13, 14].map(listSizeFor), [3, 4]);
});

test('[TR-124] missing names come by lot, and a list of traitors gets a loyal', () => {
  const table = atNight({ seats: 12, day: 2, listNights: [2], traitors: [A, B, C] });
  toPhase(table, 'deed');
  deed(table, A, A, B, D);
  deed(table, B, B, C, E);
  deed(table, C, A, C, D);
  toPhase(table, 'breakfast');
  assert.deepEqual(table.truth.night?.list, [A, B, D], 'D stands in two lists, and the elder named A, B and D');
  const none = atNight({ seats: 12, day: 2, listNights: [2] });
  toPhase(none, 'breakfast');
  assert.equal(none.truth.night?.list?.length, 3);
  assert.ok(none.truth.night!.list!.every((seat) => none.truth.roles[seat] === 'loyal'));
  const three = atNight({ seats: 16, day: 2, listNights: [2], traitors: [A, B, C], options: { deathListSize: 3 } });
  toPhase(three, 'deed');
  deed(three, A, A, B, F);
  deed(three, B, A, C, G);
  deed(three, C, B, C, H);
  toPhase(three, 'breakfast');
  assert.deepEqual(three.truth.night?.list, [A, B, F], 'A, B and C lead; the last of them gives way to a loyal');
});

test('[TR-S39, TR-127] who is listed and has won a shield survives', () => {
  const table = listed([A, F, G], { shield: G });
  toPhase(table, 'deed');
  for (const seat of [A, B]) deed(table, seat, G);
  toMorning(table);
  assert.equal(told(table, 'allHere').length, 1);
  assert.equal(table.truth.out[G], null);
});

test('[TR-S39, TR-128] a temptation in the night after lets the whole list escape', () => {
  const table = listed([A, F, G], { seats: 16 });
  for (const seat of [A, B]) planAgainst(table, seat, 'tempt', H);
  toMorning(table);
  assert.equal(told(table, 'allHere').length, 1);
  assert.equal(table.truth.deathList, null);
});

test('[TR-S39, TR-129] without a living loyal on the list nobody can be murdered, and nothing is said', () => {
  const table = listed([A, B, F], { out: [F] });
  assert.deepEqual(legalVictims(table.truth), []);
  assert.equal(plan(table, A, 'murder', G), 'not-on-death-list');
  toPhase(table, 'deed');
  assert.equal(viewOf(table, A).tasks[A]?.task, 'fear');
  assert.equal(names(table, A, G), undefined, 'a fear, as for the others');
  toMorning(table);
  assert.deepEqual(told(table, 'allHere'), [{ type: 'allHere' }]);
  assert.equal(table.truth.living.length, 11);
});

/** A human orders a list for tonight, after these orders. */
function orders(day: number, ...before: number[]) {
  const table = atTable({ seats: 22, day, options: { gameMaster: 'human' } });
  inject(table, (_, ctx) => {
    for (const one of before) ctx.tell({ type: 'listOrdered', day: one });
  });
  return asks(table, 'master', { type: 'gm.orderDeathList' });
}
/** Every set of nights that the castle may draw. */
function drawn(seats: number): string[] {
  const { truth } = seated({ seats, options: { deathLists: 2 } });
  return [...new Set(Array.from({ length: 60 }, (_, i) => drawListNights(truth, drawFrom(seeded(i), {})).join()))];
}

test('[TR-S39, TR-120] at most two lists a season', () => {
  assert.equal(orders(5, 3), undefined);
  assert.equal(orders(7, 3, 5), 'death-list-limit');
  for (const seats of [8, 10, 22]) assert.ok(drawn(seats).every((nights) => nights.split(',').length <= 2));
  assert.ok(drawn(22).every((nights) => nights.includes(',')));
});

test('[TR-S39, TR-121] a list is not for the first night, nor the last, nor the night after a list', () => {
  assert.equal(orders(1), 'too-early-in-season');
  assert.equal(orders(3), undefined);
  assert.equal(orders(4, 3), 'list-pending');
  assert.equal(orders(3, 3), 'already-done');
  assert.equal(orders(8), undefined);
  assert.equal(orders(9), 'too-late-in-season');
  assert.deepEqual(drawn(10), ['2']);
  assert.deepEqual(drawn(8), ['']);
  for (const pair of drawn(22)) {
    const [one, other] = pair.split(',').map(Number) as [number, number];
    assert.ok(one > 1 && other < 9 && other - one >= 2, pair);
  }
});

test('[TR-121] an ordered list is made that night; in a season cut short it is dropped silently', () => {
  const table = atTable({ seats: 12, day: 2, options: { gameMaster: 'human' } });
  does(table, 'master', { type: 'gm.orderDeathList' });
  assert.deepEqual(viewOf(table, A).orders, []);
  banishAll(table, C);
  toPhase(table, 'council');
  pass(table);
  assert.equal(viewOf(table, A).nomination, true);
  assert.equal(asks(table, 'master', { type: 'gm.orderDeathList' }), 'wrong-phase');
  const short = atNight({ seats: 12, day: 4, listNights: [4] });
  assert.equal(viewOf(short, A).nomination, false);
});

test('the last traitor on a nomination night blackmails, and both make the list', () => {
  const table = atNight({ seats: 12, day: 2, traitors: [A], listNights: [2] });
  planAgainst(table, A, 'blackmail', G);
  toPhase(table, 'deed');
  for (const seat of [A, G]) assert.equal(viewOf(table, seat).tasks[seat]?.task, 'nominate');
});

test('with fastNights a window ends when everybody has given something', () => {
  const table = atNight({ seats: 12, day: 2, options: { fastNights: true } });
  for (const seat of [A, B]) council(table, seat, 'murder');
  for (const seat of seatsTo(12).slice(2)) planAgainst(table, seat, 'journal', A);
  assert.equal(table.truth.phase, 'letters');
});
