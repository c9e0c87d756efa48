/** Missions, the armoury and the shield. (3.4, 6.3, 6.10, 6.11, TR-S10 to TR-S17) */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bitOf } from '../../kernel/audience.ts';
import type { Seat, Viewer } from '../../kernel/game.ts';
import { drawFrom, seeded } from '../../kernel/random.ts';
import { streamOf } from '../../kernel/table.ts';
import { lowerMedian } from './access.ts';
import { openArmoury } from './armoury.ts';
import { armouryPlaces } from './content.ts';
import {
  A,
  asks,
  atNight,
  atTable,
  B,
  banishAll,
  C,
  type Castle,
  D,
  deed,
  does,
  E,
  F,
  G,
  H,
  inject,
  inMission,
  onDay,
  pass,
  planAgainst,
  type Scene,
  seatsTo,
  told,
  toMorning,
  toPhase,
  viewOf,
  wait,
} from './fixtures.ts';
import { forraeder } from './index.ts';
import { dealClues, targetSize } from './missions/cipher-lock/clues.ts';
import type { CipherSymbol } from './missions/cipher-lock/content.ts';
import { allCodes, fits, symbols } from './missions/cipher-lock/content.ts';
import { arms } from './missions/coats-of-arms/content.ts';
import { errorOf, sharesFor } from './missions/raven-tower/rules.ts';
import { nightfall } from './night.ts';
import { mayLookAtShield } from './state.ts';
import { story } from './story.ts';
import { channels } from './talk.ts';
import './texts/all.ts';

const last = (table: Castle) => told(table, 'missionEnded').at(-1)!;
const eight: Scene = { seats: 12, out: [8, 9, 10, 11], day: 2 };
const ten: Scene = { seats: 12, out: [10, 11], day: 2 };

function chest(keys: readonly Seat[], scene: Scene): Castle {
  const table = inMission('silver-chest', scene);
  for (const seat of [...table.truth.living])
    does(table, seat, { type: 'chest.choose', choice: keys.includes(seat) ? 'key' : 'carry' });
  return table;
}

test('[TR-S10, TR-23] the silver chest: keys open the armoury until there are too many of them', () => {
  const table = chest([A, B, C], ten);
  assert.deepEqual([last(table).shares, last(table).access], [8, [A, B, C]]);
  assert.deepEqual(viewOf(table, D).visitors, [A, B, C]);
  const jam = chest([A, B, C, D], ten);
  assert.deepEqual([last(jam).shares, last(jam).access], [3, []]);
  assert.deepEqual(told(jam, 'chestOpened').at(-1), { type: 'chestOpened', carried: 6, keys: 4 });
  assert.deepEqual(viewOf(jam, E).choices, { [E]: 'carry' }, 'no trace of who it was');
  assert.deepEqual(viewOf(jam, 'master').choices, {}, 'not for the master either');
  const silent = inMission('silver-chest', ten);
  toPhase(silent, 'discussion');
  assert.equal(last(silent).shares, 12, 'silence carries');
});

test('[TR-20] silver goes at once to the pile that all see, which never shrinks', () => {
  const table = chest([A, B, C], { ...ten, pile: 8 });
  for (const viewer of [A, 'table', 'master'] as const) assert.equal(viewOf(table, viewer).pile, 16);
  const jam = chest(seatsTo(10), { ...ten, pile: 8 });
  assert.deepEqual([last(jam).shares, viewOf(jam, 'table').pile], [0, 8], 'nothing won, nothing lost');
});

test('[TR-21] a mission pays the same whoever the traitors are', () => {
  const table = chest([A, B, C], ten);
  const swapped = chest([A, B, C], { ...ten, traitors: [H, G, F] });
  assert.deepEqual(last(swapped), last(table));
  for (const mission of ['coats-of-arms', 'raven-tower', 'bell-tower', 'cipher-lock', 'rope-bridge'] as const) {
    const [one, other] = [
      [A, B],
      [C, D, E],
    ].map((traitors) => {
      const played = inMission(mission, { ...ten, traitors });
      toPhase(played, 'discussion');
      return last(played);
    });
    assert.deepEqual(one, other, mission);
  }
});

test('[TR-22] a share is a twelfth of the purse', () => {
  for (const [purse, silver] of [
    ['12', 8],
    ['24', 16],
    ['36', 24],
  ] as const)
    assert.equal(last(chest([A, B, C], { ...ten, options: { missionPurse: purse } })).silver, silver);
});

/** Each sentence that this viewer hears of what was just counted. */
const heard = (table: Castle, viewer: Viewer): string[] =>
  streamOf(table.log, bitOf(viewer)).flatMap((fact) => {
    if (!/^(arms|ravens)Counted$/.test(fact.type)) return [];
    return story(fact as never, viewOf(table, viewer), 'en', (seat) => `${seat}`) ?? [];
  });

test('[TR-24a] how many knew their coat of arms all hear, and nobody hears who', () => {
  const table = inMission('coats-of-arms', { seats: 8, day: 2, out: [G, H] });
  while (table.truth.step !== 'open') pass(table);
  for (const seat of [A, B, C]) {
    const { position } = table.truth.armsAsked[seat]!;
    does(table, seat, { type: 'arms.answer', arms: table.truth.arms[position - 1]! });
  }
  toPhase(table, 'discussion');
  for (const viewer of [A, F, G, 'table', 'master'] as const)
    assert.deepEqual(heard(table, viewer), ['3 of 6 remembered their coat of arms.'], String(viewer));
});

test('[TR-25a] after each round of ravens all hear how many there were, and the middle of all guesses', () => {
  const table = inMission('raven-tower', { seats: 8, day: 2 });
  const counts = [1, 2, 3, 4].map((round) => {
    const count = table.truth.ravens.pictures[round - 1]!.length;
    if (round < 4)
      for (const seat of [A, B, C]) does(table, seat, { type: 'ravens.estimate', round, value: 60 + seat });
    pass(table);
    return count;
  });
  const sentences = counts.map((count, k) =>
    k < 3
      ? `Round ${k + 1}: ${count} ravens. The middle of all guesses was 61.`
      : `Round 4: ${count} ravens. Nobody guessed.`,
  );
  for (const viewer of [A, H, 'table', 'master'] as const)
    assert.deepEqual(heard(table, viewer), sentences, String(viewer));
});

test('[TR-S11, TR-24, TR-25] coats of arms and ravens', () => {
  const table = inMission('coats-of-arms', { seats: 12, out: [9, 10, 11], day: 2 });
  assert.equal(table.truth.step, 'show');
  assert.equal(viewOf(table, A).armsAsked[A], undefined, 'the question comes after the show');
  wait(table, 24_000);
  assert.equal(new Set(table.truth.arms).size, arms.length);
  const positions = table.truth.living.map((seat) => table.truth.armsAsked[seat]!.position);
  assert.equal(new Set(positions).size, 9, 'another one for each of the first twelve');
  for (const seat of [...table.truth.living]) {
    const { position, choices } = viewOf(table, seat).armsAsked[seat]!;
    const right = table.truth.arms[position - 1]!;
    assert.equal(choices.length, 4);
    assert.ok(choices.includes(right));
    const answer = seat < 7 ? right : choices.find((one) => one !== right)!;
    does(table, seat, { type: 'arms.answer', arms: answer });
  }
  assert.equal(last(table).shares, 9);
  assert.equal(last(table).access.length, 3);
  assert.ok(last(table).access.every((seat) => seat < 7));

  assert.deepEqual(
    [104, 114, 130, 131, null].map((group) => sharesFor(100, group)),
    [3, 2, 1, 0, 0],
  );
  assert.equal(lowerMedian([200, 90, 120, 110]), 110);
  const ravens = inMission('raven-tower', { seats: 12, out: [8, 9, 10, 11], day: 2 });
  for (let round = 1; round <= 4; round++) {
    const count = viewOf(ravens, A).ravens.pictures[round - 1]!.length;
    assert.ok(count >= 40 && count <= 180);
    assert.equal(
      asks(ravens, A, { type: 'ravens.estimate', round: round + 1 > 4 ? 1 : round + 1, value: 9 }),
      'round-closed',
    );
    for (const seat of [...ravens.truth.living].filter((one) => one !== H))
      does(ravens, seat, { type: 'ravens.estimate', round, value: count });
    pass(ravens);
  }
  assert.equal(last(ravens).shares, 12);
  const counted = ravens.truth.ravens.counted.reduce((sum, { count }) => sum + count, 0);
  assert.equal(errorOf(ravens.truth, H), counted, 'who is silent is as wrong as can be');
  assert.ok(!last(ravens).access.includes(H) && last(ravens).access.length === 2);
});

test('[TR-24, TR-27] places in the Armoury go by lot, also where the scribe is late; their number by the living', () => {
  const sets = (mission: 'coats-of-arms' | 'cipher-lock') =>
    new Set(
      seatsTo(8).map((k) => {
        const table = inMission(mission, { ...eight, seed: `season ${k}` });
        if (mission === 'coats-of-arms') {
          wait(table, 24_000);
          for (const seat of [...table.truth.living]) {
            const { position } = table.truth.armsAsked[seat]!;
            does(table, seat, { type: 'arms.answer', arms: table.truth.arms[position - 1]! });
          }
        } else {
          does(table, table.truth.cipher.scribe!, { type: 'cipher.try', code: table.truth.cipher.code! });
          pass(table);
        }
        return last(table).access.join();
      }),
    );
  for (const mission of ['coats-of-arms', 'cipher-lock'] as const) assert.ok(sets(mission).size > 2, mission);
  assert.deepEqual([8, 9, 14, 15].map(armouryPlaces), [2, 3, 3, 4]);
});

test('[TR-25] ravens are shown for six seconds, also where there is more time to guess', () => {
  const table = inMission('raven-tower', eight);
  const began = table.now;
  assert.equal(table.truth.ravens.goneAt, began + 6_000);
  const { until } = table.truth;
  does(table, 'server', { type: 'gm.extend', seconds: 60 });
  assert.deepEqual([table.truth.until, viewOf(table, A).ravens.goneAt], [until! + 60_000, began + 6_000]);
});

test('[TR-25] a live round closes early when all have answered, and answers may be changed until then', () => {
  const table = inMission('raven-tower', eight);
  for (const seat of seatsTo(7)) does(table, seat, { type: 'ravens.estimate', round: 1, value: 100 });
  does(table, A, { type: 'ravens.estimate', round: 1, value: 50 });
  assert.equal(table.truth.ravens.counted.length, 0);
  does(table, H, { type: 'ravens.estimate', round: 1, value: 100 });
  assert.equal(table.truth.ravens.counted.length, 1);
  assert.equal(table.truth.ravens.pictures.length, 2);
});

const bell = (table: Castle, seat: Seat) => asks(table, seat, { type: 'bell.ring' });

test('[TR-S12, TR-26] the bell tower: who rings passes every lower number that is silent', () => {
  const numbers = [5, 12, 20, 33, 40, 58, 71, 90];
  const table = inMission('bell-tower', { ...eight, lots: { bells: numbers.map((one) => one - 1) } });
  assert.deepEqual(Object.values(table.truth.bells), numbers);
  assert.deepEqual(viewOf(table, B).bells, { [B]: 12 });
  for (const seat of [A, C]) assert.equal(bell(table, seat), undefined);
  assert.equal(bell(table, B), 'already-done');
  for (const seat of [D, E, G]) assert.equal(bell(table, seat), undefined);
  assert.equal(bell(table, F), 'already-done');
  assert.equal(viewOf(table, A).passed.length, 2);
  assert.equal(bell(table, H), undefined);
  assert.equal(last(table).shares, 7);
  assert.equal(last(table).access.length, 2);
  assert.ok(last(table).access.every((seat) => [A, D, E, H].includes(seat as 0)));
  const hasty = inMission('bell-tower', { ...eight, lots: { bells: numbers.map((one) => one - 1) } });
  assert.equal(bell(hasty, H), undefined);
  assert.deepEqual(last(hasty).access, [], 'who passed others does not go in');
  const late = inMission('bell-tower', eight);
  toPhase(late, 'discussion');
  assert.equal(last(late).shares, 0, 'every silent seat is a fault');
});

const code: CipherSymbol[] = ['sun', 'rose', 'cup', 'moon'];
/** The lots that shuffle these symbols to the front. */
function codeLots(): number[] {
  const wanted = [...code, ...symbols.filter((one) => !code.includes(one))];
  const left = [...symbols];
  const draws: number[] = [];
  for (let i = symbols.length - 1; i > 0; i--) {
    const at = left.indexOf(wanted[i]!);
    draws.push(at);
    left[at] = left[i]!;
    left.length = i;
  }
  return draws;
}

test('[TR-S13, TR-27] the cipher lock: everybody knows something, the scribe tries', () => {
  const lots = { code: codeLots(), scribe: [D] };
  const table = inMission('cipher-lock', { ...eight, lots });
  assert.deepEqual(table.truth.cipher.code, code);
  assert.equal(viewOf(table, D).cipher.code, undefined);
  assert.equal(viewOf(table, 'master').cipher.code, undefined);
  const tries = (seat: Seat, ...guess: CipherSymbol[]) => asks(table, seat, { type: 'cipher.try', code: guess });
  assert.equal(tries(A, ...code), 'not-scribe');
  assert.equal(tries(D, 'sun', 'sun', 'cup', 'moon'), 'bad-code');
  assert.equal(asks(table, D, { type: 'cipher.name', seats: [D, F] }), 'lock-closed');
  assert.equal(tries(D, 'sun', 'cup', 'rose', 'moon'), undefined);
  assert.deepEqual(viewOf(table, A).cipher.tries, [{ code: ['sun', 'cup', 'rose', 'moon'], placed: 2, present: 2 }]);
  assert.equal(asks(table, E, { type: 'cipher.tell', clue: { kind: 'at', symbol: 'cup', place: 1 } }), undefined);
  assert.deepEqual(viewOf(table, A).cipher.told, [{ seat: E, clue: { kind: 'at', symbol: 'cup', place: 1 } }]);
  assert.equal(tries(D, ...code), undefined);
  assert.equal(tries(D, ...code), 'no-tries-left');
  assert.equal(asks(table, D, { type: 'cipher.name', seats: [D] }), 'bad-seats');
  assert.equal(asks(table, D, { type: 'cipher.name', seats: [D, F] }), undefined);
  assert.deepEqual([last(table).shares, last(table).access], [6, [D, F]]);

  const lost = inMission('cipher-lock', { ...eight, lots });
  for (const guess of [
    ['cup', 'sun', 'moon', 'rose'],
    ['sun', 'cup', 'rose', 'moon'],
    ['star', 'sun', 'moon', 'rose'],
  ])
    does(lost, D, { type: 'cipher.try', code: guess as CipherSymbol[] });
  assert.deepEqual([last(lost).shares, last(lost).access], [0, []]);
  assert.deepEqual(viewOf(lost, A).cipher.code, code);

  const first = inMission('cipher-lock', { ...eight, day: 1, lots });
  does(first, D, { type: 'cipher.try', code });
  assert.equal(first.truth.phase, 'discussion', 'without an armoury nobody is named');
  assert.equal(last(first).shares, 9);
});

test('[TR-27] clues leave exactly one code from eight seats on, and at most two below', () => {
  assert.equal(targetSize(64, 6), 32);
  assert.equal(targetSize(243, 5), 81);
  for (let deal = 0; deal < 1000; deal++) {
    const draw = drawFrom(seeded(deal), {});
    const secret = draw('code').shuffle(symbols).slice(0, 4);
    const count = deal % 5 === 0 ? 4 + (deal % 4) : 8 + (deal % 15);
    const clues = dealClues(secret, count, draw);
    assert.ok(clues.every((clue) => fits(secret, clue)));
    const left = allCodes.filter((one) => clues.every((clue) => fits(one, clue))).length;
    if (count >= 8) assert.equal(left, 1, `deal ${deal} of ${count}`);
    else assert.ok(left <= 2, `deal ${deal} of ${count} leaves ${left}`);
  }
});

function bridge(planks: readonly number[]): Castle {
  const table = inMission('rope-bridge', { ...eight, lots: { plank: planks } });
  [6, 5, 4, 4, 2, 1, 3, 4].forEach((pledge, seat) => {
    does(table, seat, { type: 'bridge.pledge', planks: pledge });
  });
  assert.equal(table.truth.bridge?.group, 4);
  while (table.truth.phase === 'mission') pass(table);
  return table;
}

test('[TR-S14, TR-28] the rope bridge: the lower median goes, and a broken plank costs half and the armoury', () => {
  const over = bridge([99, 99, 99, 99]);
  assert.equal(last(over).shares, 8);
  assert.equal(last(over).access.length, 2);
  assert.ok(last(over).access.every((seat) => [C, D, H].includes(seat as 2)));
  assert.equal(over.truth.phase, 'armoury');
  const broken = bridge([99, 99, 0]);
  assert.deepEqual([last(broken).shares, last(broken).access], [2, []]);
  assert.equal(broken.truth.phase, 'discussion');
  assert.deepEqual(
    told(broken, 'plankCrossed').map(({ held }) => held),
    [true, true, false],
  );
});

test('[TR-S15, TR-29] a field mission is what the game master says', () => {
  const options = { gameMaster: 'human', fieldMission: true } as const;
  const table = inMission('field-mission', { ...eight, options });
  const result = (silver: number, access: Seat[]) =>
    asks(table, 'master', { type: 'gm.missionResult', silver, access });
  assert.equal(result(13, []), 'bad-silver');
  assert.equal(result(-1, []), 'bad-silver');
  assert.equal(result(7, [B, B]), 'bad-seats');
  assert.equal(result(7, [B, E, H]), undefined);
  assert.equal(table.truth.pile, 7);
  assert.equal(table.truth.doors.length, 3);
  assert.equal(result(7, []), 'already-done');
  const first = inMission('field-mission', { ...eight, day: 1, options });
  assert.equal(asks(first, 'master', { type: 'gm.missionResult', silver: 7, access: [B] }), 'no-armoury-today');
  toPhase(first, 'discussion');
  assert.equal(first.truth.pile, 0, 'who says nothing pays nothing');
});

function armoury(lots: Scene['lots'] = { shield: [2] }): Castle {
  const table = onDay({ seats: 12, day: 2, lots, options: { playMode: 'remote' } });
  inject(table, (state, ctx) => {
    ctx.tell({ type: 'missionEnded', shares: 0, silver: 0, access: [B, E, H] });
    openArmoury(state, ctx);
  });
  return table;
}

const opens = (table: Castle, seat: Seat, door: number) => asks(table, seat, { type: 'armoury.open', door });
const leaves = (table: Castle, seat: Seat, take: boolean) => asks(table, seat, { type: 'armoury.leave', take });

test('[TR-84] only who has access may enter, and everybody sees who that is', () => {
  const table = armoury();
  assert.equal(opens(table, C, 1), 'no-access');
  for (const viewer of [C, 'table'] as const) assert.deepEqual(viewOf(table, viewer).visitors, [B, E, H]);
});

test('[TR-85] there are as many closed doors as visitors', () => {
  const table = armoury();
  assert.deepEqual(viewOf(table, C).doors, [null, null, null]);
  assert.equal(opens(table, E, 4), 'bad-payload');
});

test('[TR-86] one door for each, a closed one; who is late gets what is left', () => {
  const table = armoury();
  assert.equal(opens(table, E, 2), undefined);
  assert.equal(opens(table, B, 2), 'door-open');
  assert.equal(opens(table, B, 1), undefined);
  assert.equal(opens(table, E, 3), 'one-door-only');
  toPhase(table, 'discussion');
  assert.deepEqual(table.truth.doors, [B, E, H]);
  const late = armoury({ shield: [2], door: [1] });
  opens(late, E, 2);
  toPhase(late, 'discussion');
  assert.deepEqual(late.truth.doors, [H, E, B], 'by lot where there are more');
});

test('[TR-S16, TR-87] a shield behind one door, to be taken or left; who is late takes it', () => {
  const table = armoury();
  opens(table, E, 2);
  opens(table, B, 1);
  assert.equal(leaves(table, E, true), 'no-shield');
  toPhase(table, 'discussion');
  assert.deepEqual(viewOf(table, 'master').found, { [B]: 0, [E]: 0, [H]: 1 });
  assert.deepEqual(table.truth.shields, { [H]: true });
  for (const take of [true, false]) {
    const chosen = armoury();
    opens(chosen, E, 3);
    assert.equal(leaves(chosen, E, take), undefined);
    toPhase(chosen, 'discussion');
    assert.deepEqual(chosen.truth.shields, take ? { [E]: true } : {});
  }
});

test('[TR-88] what was behind a door is for the visitor alone, who leaves like all the others', () => {
  const table = armoury();
  opens(table, E, 3);
  assert.equal(viewOf(table, E).found[E], 1);
  for (const viewer of [A, B, C, H, 'table'] as const) {
    assert.equal(viewOf(table, viewer).found[E], undefined);
    assert.deepEqual(viewOf(table, viewer).doors, [null, null, E]);
  }
  assert.equal(leaves(table, B, false), 'open-first');
  assert.equal(leaves(table, E, true), undefined);
  assert.equal(leaves(table, E, true), 'already-done');
  assert.equal(viewOf(table, A).shields[E], undefined, 'nor whether it was taken');
});

/** In the morning after A and B chose E, who has a shield. */
function attacked(scene: Scene = {}): Castle {
  const table = atNight({ day: 2, shield: E, ...scene });
  toPhase(table, 'deed');
  for (const seat of [A, B]) deed(table, seat, E);
  toMorning(table);
  return table;
}

test('[TR-S17, TR-89, TR-99] the holder of a shield is not murdered, and there is no second try', () => {
  const table = attacked();
  assert.equal(table.truth.out[E], null);
  assert.equal(told(table, 'allHere').length, 1);
  assert.equal(told(table, 'chairEmpty').length, 0);
  assert.equal(told(table, 'nightSettled').length, 1);
  assert.equal(table.truth.living.length, 12);
});

test('[TR-89] a shield does not protect from banishment, temptation, blackmail or being listed', () => {
  const table = atTable({ day: 2, shield: E });
  banishAll(table, E);
  assert.equal(table.truth.out[E]?.how, 'banished');
  const tempted = atNight({ day: 2, shield: E });
  for (const seat of [A, B]) planAgainst(tempted, seat, 'tempt', E);
  toPhase(tempted, 'letters');
  does(tempted, E, { type: 'night.letter', answer: 'yes' });
  assert.equal(tempted.truth.roles[E], 'traitor');
  const pressed = atNight({ day: 3, traitors: [A], shield: E });
  planAgainst(pressed, A, 'blackmail', E);
  toPhase(pressed, 'letters');
  assert.equal(pressed.truth.roles[E], 'traitor');
  const nominated = atNight({ day: 2, shield: E, listNights: [2] });
  toPhase(nominated, 'deed');
  for (const seat of [A, B]) deed(nominated, seat, E, F, G);
  toMorning(nominated);
  assert.deepEqual(viewOf(nominated, 'table').deathList, [E, F, G]);
});

test('[TR-90] a shield can never be given away', () => {
  const table = atNight({ day: 2, shield: E });
  assert.equal(asks(table, E, { type: 'shield.give', seat: C } as never), 'bad-payload', 'there is no such move');
  const moves = forraeder.legal(viewOf(table, E), E, table.now).map(({ command }) => command.type);
  assert.deepEqual(
    moves.filter((type) => type.startsWith('shield')),
    [],
  );
});

test('[TR-91] a shield shows in the conclave to traitors, at breakfast to all, and at no other time', () => {
  const table = atTable({ day: 2, shield: E });
  assert.equal(asks(table, E, { type: 'shield.show' }), 'wrong-phase');
  assert.equal(mayLookAtShield(viewOf(table, E), E), false, 'a phone held up by day proves nothing');
  const night = atNight({ day: 2, shield: E });
  assert.equal(asks(night, E, { type: 'shield.show' }), 'not-allowed');
  assert.equal(mayLookAtShield(viewOf(night, E), E), true);
  toPhase(night, 'breakfast');
  assert.equal(asks(night, E, { type: 'shield.show' }), 'not-seated-yet');
  const morning = attacked();
  assert.equal(asks(morning, C, { type: 'shield.show' }), 'no-shield');
  assert.equal(asks(morning, E, { type: 'shield.show' }), undefined);
  assert.equal(viewOf(morning, 'table').shieldsShown[E], true);
  assert.equal(asks(morning, E, { type: 'shield.show' }), 'already-done');
});

test('[TR-92] to show it is the holder’s free choice, and words about it are never checked', () => {
  const table = atTable({ day: 2, shield: E, options: { playMode: 'remote' } });
  const common = channels(table.truth)[0]!;
  for (const seat of [C, E]) assert.equal(common.refuses(seat), undefined, 'true or not');
  const kept = attacked();
  toPhase(kept, 'mission');
  assert.equal(kept.truth.shieldsShown[E], undefined, 'nobody shows it for them');
});

test('[TR-93] a shield is over after breakfast, and the next night kills', () => {
  const table = attacked();
  assert.deepEqual(table.truth.shields, { [E]: true });
  toPhase(table, 'mission');
  assert.deepEqual(table.truth.shields, {});
  inject(table, (_, ctx) => nightfall(ctx));
  toPhase(table, 'deed');
  for (const seat of [A, B]) deed(table, seat, E);
  toMorning(table);
  assert.equal(table.truth.out[E]?.how, 'murdered');
});

test('[TR-100] nobody is told that a shield worked, unless its holder is by option', () => {
  const table = attacked();
  assert.deepEqual(viewOf(table, E).attacked, {});
  for (const viewer of [A, B, E, 'table'] as const) assert.equal(viewOf(table, viewer).night, undefined);
  const noticed = attacked({ options: { shieldNotice: true } });
  assert.equal(viewOf(noticed, E).attacked[E], true);
  assert.equal(viewOf(noticed, C).attacked[E], undefined);
  assert.equal(viewOf(noticed, C).attacked[C], false, 'all are told as much');
});
