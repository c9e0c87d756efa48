/** What missions have in common, the armoury and the shield. (3.4, 6.3, 6.10, 6.11, TR-S16, TR-S17) */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '../../kernel/game.ts';
import { openArmoury } from './armoury.ts';
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
  lastMission as last,
  onDay,
  planAgainst,
  type Scene,
  seatsTo,
  told,
  toMorning,
  toPhase,
  viewOf,
} from './fixtures.ts';
import { forraeder } from './index.ts';
import { missionIds } from './missions/index.ts';
import { nightfall } from './night.ts';
import { mayLookAtShield } from './state.ts';
import { channels } from './talk.ts';
import './texts/all.ts';

const ten: Scene = { seats: 12, out: [10, 11], day: 2 };

function chest(keys: readonly Seat[], scene: Scene): Castle {
  const table = inMission('silver-chest', scene);
  for (const seat of [...table.truth.living])
    does(table, seat, { type: 'chest.choose', choice: keys.includes(seat) ? 'key' : 'carry' });
  return table;
}

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
  for (const mission of missionIds.filter((one) => one !== 'silver-chest')) {
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
