/** GW:s brott: two players (6.10). One criminal has two pieces, and GW is not told which of them does what. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { streamOf, watcherOf } from '../../kernel/table.ts';
import { colourOf, type Piece } from './content.ts';
import {
  asks,
  bytesOf,
  C1,
  does,
  ends,
  G,
  type GwTable,
  given,
  passGw,
  phaseOf,
  playing,
  rolls,
  strolls,
  toGw,
  told,
  viewOf,
  wait,
  walks,
} from './fixtures.ts';
import { lockedCount } from './state.ts';

const hidden = { tellActingPiece: false } as const;
const acts = (table: GwTable, piece: Piece) => does(table, C1, { type: 'chooseActing', piece });
const both = { hat: 'M1', glove: 'M10' } as const;
/** What somebody on GW's side has been told, as bytes. */
const heard = (table: GwTable, viewer: typeof G | 'table' | 'master') =>
  JSON.stringify(streamOf(table.log, watcherOf(table, viewer).mask));
const hand = ['e01', 'e06', 'e11', 'e16', 'e20', 'e02', 'e07', 'e12', 'e17', 'e21'] as const;

test('[GW-74] one criminal has two pieces and ten cards, two of each colour, and no criminal card', () => {
  const { truth } = playing(1);
  assert.deepEqual(truth.pieces[C1], ['hat', 'glove']);
  const colours = truth.hands[C1]!.map(colourOf);
  for (const colour of new Set(colours)) assert.equal(colours.filter((one) => one === colour).length, 2);
  assert.deepEqual([colours.length, truth.criminals[C1]], [10, null]);
});

test('[GW-75] GW has three handcuffs and no trumps, and nobody is immune', () => {
  const table = toGw(playing(1));
  assert.deepEqual([table.truth.handcuffs, table.truth.trumpsLeft], [3, 0]);
  assert.equal(asks(table, G, { type: 'playTrump', play: { trump: 'infiltrator' } }), 'trumps-off');
});

test('[GW-76] each round: a whole turn with one piece, one with the other, then GW', () => {
  const table = given(playing(1), { places: both });
  acts(table, 'glove');
  assert.deepEqual([phaseOf(table), table.truth.acting], ['turn-start', 'glove']);
  rolls(table, C1, '2', '2', '2', '2', '2');
  does(table, C1, { type: 'chooseDie', die: 0 });
  does(table, C1, { type: 'movePiece', to: 'M10' });
  assert.deepEqual([phaseOf(table), table.truth.acting], ['turn-start', 'hat']);
  toGw(table);
  assert.equal(phaseOf(table), 'gw-turn');
});

test('[GW-77] the first piece is chosen anew each round, and GW is not told which it is', () => {
  const [one, other] = (['hat', 'glove'] as const).map((piece) => {
    const table = given(playing(1, hidden), { places: { hat: 'M1', glove: 'A1' } });
    acts(table, piece);
    rolls(table, C1, '2', '2', '2', '2', '2');
    does(table, C1, { type: 'chooseDie', die: 0 });
    does(table, C1, { type: 'movePiece', to: table.truth.places[piece]! });
    return table;
  });
  for (const viewer of [G, 'table', 'master'] as const) {
    assert.equal(heard(one!, viewer), heard(other!, viewer));
    assert.equal(bytesOf(one!, viewer), bytesOf(other!, viewer));
  }
  assert.notEqual(one!.truth.first, other!.truth.first);
  const open = playing(1, { tellActingPiece: true });
  acts(open, 'glove');
  assert.equal(viewOf(open, G).acting, 'glove');
});

test('[GW-77] nor which was caught, nor how many are in jail', () => {
  const [one, other] = (['hat', 'glove'] as const).map((piece) => {
    const table = given(toGw(playing(1, hidden)), { places: { hat: 'M1', glove: 'M1', [piece]: 'J6' }, gw: 'I6' });
    table.fall.gw.push(3);
    does(table, G, { type: 'rollGwDie' });
    walks(table, 'J6');
    return table;
  });
  assert.notEqual(one!.truth.places.hat, other!.truth.places.hat);
  for (const viewer of [G, 'table', 'master'] as const) assert.equal(bytesOf(one!, viewer), bytesOf(other!, viewer));
});

test('[GW-78] either piece may destroy any of the cards', () => {
  for (const piece of ['hat', 'glove'] as const) {
    const table = given(playing(1), { places: { ...both, [piece]: 'D5' }, hands: { 1: [...hand] } });
    acts(table, piece);
    does(table, C1, { type: 'destroyEvidence', card: 'e06' });
    assert.equal(table.truth.left[C1], 9);
  }
});

test('[GW-79] the tenth card wins, and so does the third handcuff, whoever was caught', () => {
  const table = given(playing(1), { places: { ...both, glove: 'D5' }, hands: { 1: ['e06'] } });
  acts(table, 'glove');
  does(table, C1, { type: 'destroyEvidence', card: 'e06' });
  assert.deepEqual(table.truth.result!.winners, [C1]);
  const caught = given(toGw(playing(1)), {
    places: { hat: 'M1', glove: 'J6' },
    gw: 'I6',
    arrests: { 1: 2 },
    handcuffs: 1,
  });
  does(caught, G, { type: 'rollGwDie' });
  walks(caught, 'J6');
  assert.deepEqual(caught.truth.result!.winners, [G]);
});

test('[GW-80] the two pieces are to each other as two criminals', () => {
  const table = given(playing(1), { places: { hat: 'D4', glove: 'D5' } });
  acts(table, 'glove');
  assert.equal(ends(table, '1'), 'D6 E5');
});

test('[GW-81] nobody has to promise anything: every move is checked', () => {
  const table = given(playing(1), { places: { hat: 'D4', glove: 'D5' } });
  acts(table, 'glove');
  rolls(table, C1, '1', '1', '1', '1', '1');
  does(table, C1, { type: 'chooseDie', die: 0 });
  for (const to of ['C4', 'D4', 'D3', 'A1'])
    assert.equal(asks(table, C1, { type: 'movePiece', to }), 'illegal-destination');
});

test('[GW-82] locked dice carry over from one piece to the other', () => {
  const table = given(playing(1), { places: both });
  acts(table, 'hat');
  rolls(table, C1, 'gw', 'gw', '2', '2', '2');
  does(table, C1, { type: 'chooseDie', die: 2 });
  does(table, C1, { type: 'movePiece', to: 'M1' });
  assert.equal(lockedCount(table.truth), 2);
  rolls(table, C1, 'gw', 'gw', 'gw');
  assert.equal(phaseOf(table), 'gw-turn', 'bust, and GW is next');
  const first = given(playing(1), { places: both, locked: 4 });
  acts(first, 'hat');
  rolls(first, C1, 'gw');
  assert.deepEqual([phaseOf(first), first.truth.steps, first.truth.acting], ['gw-special', 5, 'glove']);
});

test('[GW-85] nobody is put out with two players', () => {
  const table = given(toGw(playing(1, { handcuffs: 5 })), {
    places: { hat: 'J6', glove: 'M1' },
    gw: 'I6',
    arrests: { 1: 2 },
    handcuffs: 3,
  });
  does(table, G, { type: 'rollGwDie' });
  walks(table, 'J6');
  assert.deepEqual([table.truth.out[C1], table.truth.handcuffs, table.truth.result], [null, 2, null]);
  assert.equal(phaseOf(table), 'piece-choice');
});

test('[GW-S37] two players, one round', () => {
  const table = playing(1, hidden);
  const { truth } = table;
  assert.deepEqual([truth.hands[C1]!.length, truth.criminals[C1], truth.handcuffs], [10, null, 3]);
  acts(table, 'glove');
  rolls(table, C1, 'gw', 'gw', '2', '2', '2');
  does(table, C1, { type: 'chooseDie', die: 2 });
  does(table, C1, { type: 'movePiece', to: 'B7' });
  assert.equal(truth.acting, 'hat');
  rolls(table, C1, '2', '2', '2');
  assert.equal(told(table, 'diceRolled').at(-1)!.dice.length, 3);
  does(table, C1, { type: 'chooseDie', die: 2 });
  does(table, C1, { type: 'movePiece', to: 'B8' });
  assert.equal(asks(table, G, { type: 'playTrump', play: { trump: 'snitch', seat: C1 } }), 'trumps-off');
  table.fall.gw.push(1);
  does(table, G, { type: 'rollGwDie' });
  assert.equal(truth.steps, 3);
  strolls(table);
  acts(table, 'hat');
  const busted = (['hat', 'glove'] as const).map((piece) => {
    const one = given(playing(1, hidden), { places: { hat: 'jail', glove: 'D5' }, locked: 4 });
    acts(one, piece);
    rolls(one, C1, 'gw');
    return one;
  });
  assert.equal(bytesOf(busted[0]!, G), bytesOf(busted[1]!, G));
});

test('[GW-S38] two players, cards and end', () => {
  const table = given(playing(1), { places: { glove: 'D5', hat: 'D4' }, hands: { 1: [...hand] } });
  acts(table, 'glove');
  does(table, C1, { type: 'destroyEvidence', card: 'e06' });
  assert.equal(ends(table, '1'), 'D6 E5');
  rolls(table, C1, '1', '1', '1', '1', '1');
  does(table, C1, { type: 'chooseDie', die: 0 });
  assert.equal(asks(table, C1, { type: 'movePiece', to: 'C4' }), 'illegal-destination');
  for (const piece of ['hat', 'glove'] as const) {
    const last = given(playing(1), { places: { ...both, [piece]: 'D5' }, hands: { 1: ['e06'] } });
    acts(last, piece);
    does(last, C1, { type: 'destroyEvidence', card: 'e06' });
    assert.equal(last.truth.result!.outcome, 'criminal');
  }
  const caught = given(toGw(playing(1)), {
    places: { hat: 'M1', glove: 'J6' },
    gw: 'I6',
    arrests: { 1: 2 },
    handcuffs: 1,
  });
  does(caught, G, { type: 'rollGwDie' });
  walks(caught, 'J6');
  assert.equal(caught.truth.result!.outcome, 'gw');
});

const withTrumps = (places: { hat: string; glove: string }, options = {}) =>
  given(toGw(playing(1, { twoPlayerTrumps: true, ...hidden, ...options })), {
    places,
    gw: 'I6',
    trumps: ['snitch', 'infiltrator'],
  });

test('twoPlayerTrumps: the one criminal tells of a piece on the board, and GW hears the square, not the shape', () => {
  const table = withTrumps({ hat: 'jail', glove: 'D5' });
  does(table, G, { type: 'playTrump', play: { trump: 'snitch', seat: C1 } });
  assert.equal(asks(table, C1, { type: 'snitchOnPiece', piece: 'hat' }), 'illegal-target');
  assert.equal(asks(table, C1, { type: 'snitchOn', seat: C1 }), 'illegal-target');
  does(table, C1, { type: 'snitchOnPiece', piece: 'glove' });
  const said = streamOf(table.log, watcherOf(table, G).mask).find(({ type }) => type === 'snitchTold')!;
  assert.deepEqual(said, { type: 'snitchTold', snitch: C1, target: C1, piece: undefined, place: 'D5' });
  assert.ok(!heard(table, 'table').includes('D5'));
});

test('twoPlayerTrumps: with both in jail GW is told just that, and the card is spent', () => {
  const table = withTrumps({ hat: 'jail', glove: 'jail' });
  does(table, G, { type: 'playTrump', play: { trump: 'snitch', seat: C1 } });
  does(table, C1, { type: 'snitchOnPiece', piece: 'glove' });
  assert.deepEqual([told(table, 'snitchTold')[0]!.place, table.truth.trumps], ['jail', ['infiltrator']]);
});

test('twoPlayerTrumps: a look shows both pieces with their shapes', () => {
  const table = withTrumps({ hat: 'jail', glove: 'D5' });
  does(table, G, { type: 'playTrump', play: { trump: 'infiltrator' } });
  does(table, G, { type: 'startLook' });
  assert.deepEqual(viewOf(table, G).look!.shown, [
    { piece: 'hat', place: 'jail' },
    { piece: 'glove', place: 'D5' },
  ]);
  wait(table, 3_000);
  assert.equal(phaseOf(table), 'piece-choice');
});

test('tellActingPiece: all are told which piece acts, was caught and is in jail', () => {
  const table = given(toGw(playing(1, { tellActingPiece: true })), { places: { hat: 'J6', glove: 'M1' }, gw: 'I6' });
  does(table, G, { type: 'rollGwDie' });
  walks(table, 'J6');
  for (const viewer of [G, 'table'] as const) assert.equal(viewOf(table, viewer).places.hat, 'jail');
});

test('without an answer the piece acts first that did so last time', () => {
  const table = given(playing(1, { timers: 'relaxed' }), { places: both });
  wait(table, 20_000);
  assert.equal(table.truth.acting, 'hat', 'in round 1 the one chosen first');
  toGw(table);
  given(table, { places: both });
  passGw(table);
  acts(table, 'glove');
  toGw(table);
  given(table, { places: both });
  passGw(table);
  wait(table, 20_000);
  assert.equal(table.truth.acting, 'glove');
});
