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
  inject,
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

test('[TR-S18, TR-37, TR-38, TR-39, TR-40, TR-41] breakfast: one by one, and the last chair after the same wait', () => {
  const scene: Scene = { seats: 12, out: [11], day: 2 };
  const table = atNight(scene);
  toPhase(table, 'deed');
  for (const seat of [A, B]) deed(table, seat, F);
  toPhase(table, 'breakfast');
  const from = table.now;
  const livingBefore = [...viewOf(table, 'table').living];
  for (let i = 1; i <= 10; i++) {
    wait(table, 3_000);
    assert.equal(viewOf(table, F).arrived.length, i);
    assert.ok(!table.truth.arrived.includes(F));
    assert.deepEqual(viewOf(table, 'table').living, livingBefore, 'nothing shows before the last chair');
  }
  const late = [...table.truth.living].find((seat) => !table.truth.arrived.includes(seat));
  assert.equal(late, F);
  wait(table, 3_999);
  assert.equal(told(table, 'chairEmpty').length, 0);
  wait(table, 1);
  assert.deepEqual(told(table, 'chairEmpty'), [{ type: 'chairEmpty', seat: F }]);
  assert.equal(viewOf(table, 'table').roles[F], undefined, 'the name only');
  assert.equal(asks(table, F, { type: 'shield.show' }), 'not-alive');
  const times = told(table, 'arrived').length;
  assert.equal(times, 10);
  assert.equal(table.now - from, 34_000);

  const spared = atNight(scene);
  for (const seat of [A, B]) planAgainst(spared, seat, 'tempt', F);
  toPhase(spared, 'breakfast');
  const began = spared.now;
  wait(spared, 30_000);
  assert.equal(spared.truth.arrived.length, 10);
  wait(spared, 3_999);
  assert.equal(told(spared, 'allHere').length, 0);
  wait(spared, 1);
  assert.equal(told(spared, 'arrived').length, 11);
  assert.equal(told(spared, 'allHere').length, 1);
  assert.equal(spared.now - began, 34_000);
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

test('[TR-S32, TR-32, TR-102, TR-104, TR-105, TR-107, TR-108, TR-109] a temptation that is accepted', () => {
  const table = atNight({ day: 2 });
  planAgainst(table, A, 'tempt', F);
  planAgainst(table, B, 'tempt', G);
  planAgainst(table, B, 'tempt', F);
  toPhase(table, 'letters');
  assert.deepEqual(viewOf(table, F).letters[F], { kind: 'temptation' });
  assert.equal(viewOf(table, F).roles[A], undefined, 'the letter names nobody');
  assert.equal(table.truth.roles[F], 'loyal');
  does(table, F, { type: 'night.letter', answer: 'yes' });
  for (const seat of [A, B, F]) assert.deepEqual(viewOf(table, seat).conclave, [A, B, F]);
  assert.equal(viewOf(table, C).conclave, undefined);
  assert.equal(asks(table, F, { type: 'night.letter', answer: 'no' }), 'already-done');
  toPhase(table, 'deed');
  for (const seat of [A, B, F]) assert.equal(viewOf(table, seat).tasks[seat]?.task, 'fear');
  deed(table, A, B);
  toMorning(table);
  assert.equal(told(table, 'allHere').length, 1);

  const split = atNight({ day: 2 });
  planAgainst(split, A, 'tempt', F);
  planAgainst(split, B, 'tempt', G);
  toPhase(split, 'deed');
  assert.ok(told(split, 'letterTold').every(({ letter }) => letter.kind === 'harmless'));
  assert.equal(viewOf(split, A).tasks[A]?.task, 'murder');
});

test('[TR-S33, TR-106, TR-110, TR-111, TR-112] a temptation that is declined, or not allowed', () => {
  for (const answer of ['no', null] as const) {
    const table = atNight({ day: 2, options: { playMode: 'remote' } });
    for (const seat of [A, B]) planAgainst(table, seat, 'tempt', F);
    toPhase(table, 'letters');
    if (answer) does(table, F, { type: 'night.letter', answer });
    toMorning(table);
    assert.equal(table.truth.roles[F], 'loyal');
    assert.equal(told(table, 'allHere').length, 1);
    assert.equal(viewOf(table, F).roles[A], undefined);
    assert.equal(told(table, 'recruited').length, 0);
  }
  assert.equal(plan(atNight({ day: 3 }), A, 'tempt', F), 'too-late-in-season');
  assert.equal(plan(atNight({ day: 2, traitors: [A, B, C] }), A, 'tempt', F), 'not-two-traitors');
  assert.equal(plan(atNight({ day: 2, options: { temptation: false } }), A, 'tempt', F), 'too-late-in-season');
  const alone = atNight({ day: 2, traitors: [A] });
  assert.equal(plan(alone, A, 'tempt', F), 'must-blackmail');
});

test('[TR-S34, TR-113, TR-114, TR-115, TR-116, TR-117, TR-118, TR-119] blackmail', () => {
  const table = atNight({ day: 3, traitors: [A] });
  assert.equal(viewOf(table, A).must, true);
  assert.equal(plan(table, A, 'murder'), 'must-blackmail');
  assert.equal(plan(table, A, 'hold'), 'must-blackmail');
  assert.equal(plan(table, A, 'blackmail', A), 'bad-target');
  planAgainst(table, A, 'blackmail', G);
  toPhase(table, 'letters');
  assert.equal(viewOf(table, G).roles[G], 'traitor');
  assert.deepEqual(viewOf(table, G).conclave, [A, G]);
  assert.deepEqual(viewOf(table, G).letters[G], { kind: 'blackmail' });
  does(table, G, { type: 'night.letter', answer: 'no' });
  assert.equal(table.truth.roles[G], 'traitor', 'no refusal exists');
  toPhase(table, 'deed');
  deed(table, A, C);
  deed(table, G, D);
  toMorning(table);
  assert.equal(table.truth.out[C]?.how, 'murdered', 'the elder counts');
  for (const viewer of [B, D, 'table'] as const) {
    assert.equal(viewOf(table, viewer).roles[G], undefined);
    assert.ok(!heardBy(table, viewer).some(({ type }) => type === 'recruited'), 'nothing tells of it');
  }
  const silent = atNight({ day: 3, traitors: [A] });
  toPhase(silent, 'letters');
  assert.equal(silent.truth.conclave?.length, 2, 'a loyal is drawn by lot');
  assert.equal(plan(atNight({ day: 3 }), A, 'blackmail', G), 'not-last-traitor');
  const late = atNight({ day: 4, traitors: [A] });
  assert.equal(plan(late, A, 'blackmail', G), 'too-late-in-season');
  council(late, A, 'murder');
  toPhase(late, 'deed');
  assert.equal(viewOf(late, A).tasks[A]?.task, 'murder');
  const off = atNight({ day: 3, traitors: [A], options: { blackmail: false } });
  assert.equal(plan(off, A, 'murder'), undefined);
});

test('[TR-S35, TR-96, TR-97, TR-98, TR-103b] most picks, then the earliest in conclave order, then the lot', () => {
  const T: Scene = { day: 2, traitors: [A, B, C] };
  assert.equal(murder(T, [A, F], [B, G], [C, G]).truth.out[G]?.how, 'murdered');
  assert.equal(murder(T, [A, F], [B, G]).truth.out[F]?.how, 'murdered');
  const none = atNight(T);
  toPhase(none, 'deed');
  assert.equal(names(none, A, B), 'bad-target');
  assert.equal(names(none, A, A), 'bad-target');
  deed(none, A, F);
  assert.deepEqual(viewOf(none, B).picks[A], [F], 'visible to fellows');
  assert.equal(viewOf(none, D).picks[A], undefined);
  const lot = atNight(T);
  toPhase(lot, 'breakfast');
  const { victim } = lot.truth.night!;
  assert.equal(lot.truth.roles[victim!], 'loyal');
  for (const seat of [A, B, C]) {
    assert.equal(viewOf(lot, seat).chosen, victim);
    assert.equal(viewOf(lot, seat).night, undefined, 'whether it succeeded comes with breakfast');
  }
  assert.equal(viewOf(lot, D).chosen, undefined);
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

test('[TR-S37, TR-94, TR-95, TR-103, TR-103a] three windows of fixed length, in which everybody is busy', () => {
  const quiet = atNight({ day: 2 });
  const busy = atNight({ day: 2, options: { playMode: 'remote' } });
  for (const seat of [A, B]) council(busy, seat, 'murder');
  for (const seat of seatsTo(12).slice(2)) planAgainst(busy, seat, 'journal', A);
  assert.equal(plan(busy, C, 'murder', D), 'not-allowed');
  assert.equal(plan(busy, C, 'journal', C), 'bad-target');
  assert.equal(plan(busy, A, 'journal', D), 'not-allowed');
  assert.equal(asks(busy, C, { type: 'conclave.say', text: 'hm' }), 'not-allowed');
  assert.equal(asks(busy, A, { type: 'diary.write', text: 'hm' }), 'not-allowed');
  does(busy, C, { type: 'diary.write', text: 'it was a dark night' });
  does(busy, A, { type: 'conclave.say', text: 'the cook' });
  assert.deepEqual(viewOf(busy, B).whispered, [{ seat: A, night: 2, text: 'the cook' }]);
  assert.deepEqual(viewOf(busy, D).whispered, []);
  assert.deepEqual(viewOf(busy, D).diaries, []);
  for (const table of [quiet, busy]) {
    const from = table.now;
    wait(table, 45_000);
    assert.equal(table.truth.phase, 'letters');
    if (table === busy) for (const seat of seatsTo(12)) does(busy, seat, { type: 'night.letter', answer: 'yes' });
    wait(table, 25_000);
    assert.equal(table.truth.phase, 'deed');
    wait(table, 44_999);
    assert.equal(table.truth.phase, 'deed');
    wait(table, 1);
    assert.equal(table.truth.phase, 'breakfast');
    assert.equal(table.now - from, 115_000);
  }
  for (const seat of seatsTo(12)) {
    const mine = heardBy(quiet, seat).filter(({ type }) => /Told$/.test(type)).length;
    assert.equal(mine, 4, 'council, letter, deed and night are told to every seat');
  }
  toPhase(busy, 'finished');
  assert.equal(viewOf(busy, D).openedDiaries?.[0]?.text, 'it was a dark night');
  assert.ok(viewOf(busy, D).openedNights![0]!.journals.length > 0);
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

test('[TR-S38, TR-42, TR-121, TR-122, TR-123, TR-124, TR-125, TR-126, TR-130] a death list and its night', () => {
  const scene: Scene = { seats: 12, out: [9, 10, 11], day: 2, listNights: [2] };
  const table = atNight(scene);
  for (const seat of [A, B]) assert.equal(viewOf(table, seat).nomination, true);
  assert.equal(viewOf(table, C).nomination, undefined);
  assert.equal(plan(table, A, 'tempt', F), 'nomination-night');
  assert.equal(plan(table, A, 'hold'), 'nomination-night');
  assert.equal(plan(table, A, 'murder'), 'nomination-night');
  assert.equal(plan(table, A, 'nominate'), undefined);
  toPhase(table, 'deed');
  assert.equal(names(table, A, F, G), 'bad-list-size');
  assert.equal(names(table, A, F, F, G), 'duplicate-seat');
  deed(table, A, A, F, G);
  deed(table, B, F, H, A);
  toMorning(table);
  assert.equal(told(table, 'allHere').length, 1);
  assert.deepEqual(viewOf(table, 'table').deathList, [A, F, G]);
  assert.equal(table.truth.step, 'reading');

  const small = atNight({ ...scene, options: { deathListSize: 2 } });
  toPhase(small, 'deed');
  assert.equal(names(small, A, A, B), 'list-needs-loyal');

  inject(table, (state, ctx) => {
    ctx.tell({ type: 'missionBegan', mission: 'rope-bridge', day: state.day, armoury: false, until: ctx.now });
    nightfall(ctx);
  });
  pass(table);
  toPhase(table, 'deed');
  assert.equal(names(table, A, H), 'not-on-death-list');
  assert.equal(names(table, B, A), 'bad-target');
  deed(table, A, G);
  toMorning(table);
  assert.equal(table.truth.out[G]?.how, 'murdered');
  assert.equal(table.truth.deathList, null, 'void after its night');
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

test('[TR-S39, TR-120, TR-127, TR-128, TR-129] escapes from the list, and its limits', () => {
  const shielded = listed([A, F, G], { shield: G });
  toPhase(shielded, 'deed');
  for (const seat of [A, B]) deed(shielded, seat, G);
  toMorning(shielded);
  assert.equal(told(shielded, 'allHere').length, 1);

  const tempted = listed([A, F, G], { seats: 16 });
  for (const seat of [A, B]) planAgainst(tempted, seat, 'tempt', H);
  toMorning(tempted);
  assert.equal(told(tempted, 'allHere').length, 1);
  assert.equal(tempted.truth.deathList, null);

  const nobody = listed([A, B, F], { out: [F] });
  assert.deepEqual(legalVictims(nobody.truth), []);
  toPhase(nobody, 'deed');
  assert.equal(viewOf(nobody, A).tasks[A]?.task, 'fear');
  toMorning(nobody);
  assert.equal(told(nobody, 'allHere').length, 1);

  const human = { gameMaster: 'human' } as const;
  const order = (day: number, ...orders: number[]) => {
    const table = atTable({ seats: 22, day, options: human });
    inject(table, (_, ctx) => {
      for (const one of orders) ctx.tell({ type: 'listOrdered', day: one });
    });
    return asks(table, 'master', { type: 'gm.orderDeathList' });
  };
  assert.equal(order(1), 'too-early-in-season');
  assert.equal(order(3), undefined);
  assert.equal(order(5, 3), undefined);
  assert.equal(order(7, 3, 5), 'death-list-limit');
  assert.equal(order(4, 3), 'list-pending');
  assert.equal(order(3, 3), 'already-done');
  assert.equal(order(9), 'too-late-in-season');
  const drawn = (seats: number) => {
    const lists = new Set<string>();
    for (let i = 0; i < 60; i++)
      lists.add(drawListNights(seated({ seats, options: { deathLists: 2 } }).truth, drawFrom(seeded(i), {})).join());
    return [...lists];
  };
  assert.deepEqual(drawn(10), ['2']);
  assert.deepEqual(drawn(8), ['']);
  const apart = (pair: string) => pair.split(',').reduce((one, other) => `${Number(other) - Number(one)}`);
  assert.ok(
    drawn(22).every((pair) => pair.includes(',') && Number(apart(pair)) >= 2),
    `${drawn(22)}`,
  );
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
