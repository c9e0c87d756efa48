/** GW:s brott: setup and the order of turns (6.1). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playGame, seating } from '../../kernel/testing/players.ts';
import { cards, colourOf, criminalCards, trumps } from './content.ts';
import {
  asks,
  begun,
  C1,
  C2,
  C3,
  does,
  G,
  given,
  passTurn,
  phaseOf,
  playing,
  strolls,
  toGw,
  told,
  viewOf,
  wait,
} from './fixtures.ts';
import { gwsBrott } from './index.ts';

const COUNTS = [1, 2, 3, 4];

test('[GW-1] two to five players: one is GW, all others are criminals', () => {
  assert.deepEqual(gwsBrott.seats, { min: 2, max: 5 });
  for (const criminals of COUNTS) {
    const { truth } = begun(criminals);
    assert.equal(truth.gw, G);
    assert.deepEqual(truth.order, [1, 2, 3, 4].slice(0, criminals));
  }
});

test('[GW-2] each criminal has one of the eight criminal cards, and nobody sees the rest', () => {
  const table = begun(3);
  const dealt = table.truth.order.map((seat) => table.truth.criminals[seat]!);
  assert.equal(new Set([...dealt, ...table.truth.aside!.criminals]).size, criminalCards.length);
  assert.equal(table.truth.aside!.criminals.length, 5);
  for (const { view } of table.watchers) assert.equal(view.aside, null);
  assert.equal(viewOf(table, C1).criminals[C2], undefined);
  assert.equal(viewOf(table, C1).criminals[C1], dealt[0]);
});

test('[GW-3] each criminal has one evidence card of each colour, and nobody sees the rest', () => {
  for (const criminals of [2, 3, 4]) {
    const { truth, watchers } = begun(criminals);
    const hands = truth.order.map((seat) => truth.hands[seat]!);
    for (const hand of hands) assert.equal(new Set(hand.map(colourOf)).size, 5);
    assert.equal(new Set([...hands.flat(), ...truth.aside!.cards]).size, cards.length);
    assert.equal(truth.aside!.cards.length, cards.length - 5 * criminals);
    for (const { view } of watchers) assert.equal(view.aside, null);
  }
});

test('[GW-4] GW has 4, 6 or 7 handcuffs against 2, 3 or 4 criminals', () => {
  assert.deepEqual(
    [2, 3, 4].map((criminals) => begun(criminals).truth.handcuffs),
    [4, 6, 7],
  );
});

test('[GW-5] GW has three of the four trumps, and even GW does not see the fourth', () => {
  const table = begun(3);
  assert.equal(new Set(table.truth.trumps).size, 3);
  assert.deepEqual([...table.truth.trumps!, ...table.truth.aside!.trumps].sort(), [...trumps].sort());
  assert.deepEqual(viewOf(table, G).trumps, table.truth.trumps);
  assert.equal(viewOf(table, G).aside, null);
});

test('[GW-6] GW begins on I6, and everybody sees the piece all game', () => {
  const table = toGw(playing(3));
  given(table, { places: { hat: 'M1', glove: 'M10', mask: 'G1' } });
  for (const { view } of table.watchers) assert.equal(view.gwAt, 'I6');
  table.fall.gw.push(2);
  does(table, G, { type: 'rollGwDie' });
  does(table, G, { type: 'gwStep', to: 'I7' });
  for (const { view } of table.watchers) assert.equal(view.gwAt, 'I7');
});

test('[GW-7] each picks a piece that nobody has; all of them begin in jail together', () => {
  const table = begun(3);
  does(table, C2, { type: 'choosePieces', pieces: ['hat'] });
  assert.equal(asks(table, C1, { type: 'choosePieces', pieces: ['hat'] }), 'piece-taken');
  does(table, C1, { type: 'choosePieces', pieces: ['boot'] });
  does(table, C3, { type: 'choosePieces', pieces: ['mask'] });
  for (const { view } of table.watchers) assert.deepEqual(view.places, { hat: 'jail', boot: 'jail', mask: 'jail' });
});

test('[GW-8] the game begins with five free dice', () => {
  assert.deepEqual(playing(3).truth.dice, [null, null, null, null, null]);
});

test('[GW-9] GW never sees the other side of the board', () => {
  const table = toGw(playing(3));
  assert.ok(Object.values(table.truth.places).every((place) => place !== 'jail'));
  for (const viewer of [G, 'table', 'master', 'ghost'] as const) {
    assert.deepEqual(Object.values(viewOf(table, viewer).places).filter(Boolean), [], String(viewer));
  }
  assert.deepEqual(viewOf(table, C1).places, table.truth.places);
});

test('[GW-10] the seat after GW begins, turns go round, and GW is last', () => {
  const table = playing(3, { gwSeat: 3 });
  const seen: number[] = [];
  for (let i = 0; i < 3; i++) {
    seen.push(table.truth.turn!);
    passTurn(table);
  }
  assert.deepEqual(seen, [3, 0, 1]);
  assert.equal(phaseOf(table), 'gw-turn');
  assert.equal(table.truth.gw, 2);
});

test('[GW-84] one of those willing is drawn; of all if nobody is; the host may name a seat', () => {
  const drawn = new Set<number>();
  for (let seed = 0; seed < 40; seed++) {
    const table = begun(3, { gwPicker: 'volunteer' }, `v${seed}`);
    assert.equal(phaseOf(table), 'gw-choice');
    for (const seat of [0, 1, 2, 3]) does(table, seat, { type: 'volunteer', willing: seat === 1 || seat === 3 });
    drawn.add(table.truth.gw!);
    assert.equal(phaseOf(table), 'setup');
  }
  assert.deepEqual([...drawn].sort(), [1, 3]);
  const any = new Set(
    Array.from({ length: 60 }, (_, seed) => {
      const table = begun(3, { gwPicker: 'volunteer' }, `n${seed}`);
      for (const seat of [0, 1, 2, 3]) does(table, seat, { type: 'volunteer', willing: false });
      return table.truth.gw!;
    }),
  );
  assert.deepEqual([...any].sort(), [0, 1, 2, 3]);
  for (const gwSeat of [1, 3, 4]) assert.equal(begun(3, { gwPicker: 'host', gwSeat }).truth.gw, gwSeat - 1);
  const empty = new Set(Array.from({ length: 40 }, (_, seed) => begun(1, { gwSeat: 5 }, `e${seed}`).truth.gw!));
  assert.deepEqual([...empty].sort(), [0, 1], 'an empty seat: drawn by lot');
  assert.ok(
    new Set(Array.from({ length: 40 }, (_, seed) => begun(3, { gwPicker: 'random' }, `r${seed}`).truth.gw!)).size > 2,
  );
});

test('[GW-S01] setup, four players', () => {
  const table = playing(3);
  const { truth } = table;
  for (const seat of truth.order) assert.equal(new Set(truth.hands[seat]!.map(colourOf)).size, 5);
  assert.equal(new Set(truth.order.flatMap((seat) => truth.hands[seat]!)).size, 15);
  const { aside } = truth;
  assert.deepEqual([aside!.cards.length, aside!.criminals.length, aside!.trumps.length], [8, 5, 1]);
  assert.deepEqual([new Set(truth.trumps).size, truth.handcuffs, truth.gwAt], [3, 6, 'I6']);
  assert.deepEqual(truth.places, { hat: 'jail', glove: 'jail', mask: 'jail' });
  assert.deepEqual([truth.phase, truth.turn, truth.round], ['turn-start', C1, 1]);
  assert.deepEqual(truth.dice, [null, null, null, null, null]);
  assert.deepEqual(begun(3, { gwSeat: 3 }).truth.order, [3, 0, 1]);
});

test('[GW-S02] handcuffs', () => {
  assert.deepEqual(
    COUNTS.map((criminals) => begun(criminals).truth.handcuffs),
    [3, 4, 6, 7],
  );
  assert.ok(gwsBrott.seats.min > 1 && gwsBrott.seats.max < 6, 'no game with 0 or 5 criminals');
});

test('[GW-S40] who is GW', () => {
  const table = begun(3, { gwPicker: 'volunteer' });
  does(table, 1, { type: 'volunteer', willing: true });
  assert.equal(asks(table, 1, { type: 'volunteer', willing: false }), 'not-your-turn');
  for (const seat of [0, 2, 3]) does(table, seat, { type: 'volunteer', willing: seat === 3 });
  assert.ok([1, 3].includes(table.truth.gw!));
  assert.equal(told(table, 'cardsDealt').length, 3);
  const silent = begun(3, { gwPicker: 'volunteer', timers: 'relaxed' });
  wait(silent, 20_000);
  assert.notEqual(silent.truth.gw, null);
  assert.equal(told(begun(3, { gwSeat: 3 }), 'volunteersAsked').length, 0);
});

test('random play comes to an end at every number of players', () => {
  for (const players of [2, 3, 4, 5]) {
    for (const bot of ['random', 'easy'] as const) {
      const played = playGame(gwsBrott, { seats: seating(0, players), seed: players, bots: [gwsBrott.bots[bot]!] });
      assert.deepEqual([played.ending, played.refusals], ['over', 0], `${players} ${bot}`);
    }
  }
});

test('a stroll of GW in a fixture catches nobody', () => {
  const table = toGw(playing(2));
  table.fall.gw.push(4);
  does(table, G, { type: 'rollGwDie' });
  strolls(table);
  assert.equal(told(table, 'arrested').length, 0);
});
