/** GW:s brott: GW's turn (6.7), the trumps (6.8) and the end (6.9, 6.11). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { streamOf, watcherOf } from '../../kernel/table.ts';
import type { Trump } from './content.ts';
import {
  asks,
  bytesOf,
  C1,
  C2,
  C3,
  does,
  G,
  type GwTable,
  given,
  type Position,
  passGw,
  phaseOf,
  plain,
  playing,
  rolls,
  strolls,
  toGw,
  told,
  toTurn,
  viewOf,
  wait,
  walks,
} from './fixtures.ts';
import { gwsBrott } from './index.ts';
import { lockedCount } from './state.ts';

const away = { hat: 'M1', glove: 'M10', mask: 'G1' } as const;
/** GW's turn on I6, all criminals far away, nobody immune in a way that matters. */
const gwTurn = (position: Position = {}, criminals = 3, options = {}): GwTable =>
  given(toGw(playing(criminals, options)), {
    gw: 'I6',
    ...position,
    criminals: { ...plain, ...position.criminals },
    places: { ...away, ...position.places },
  });
const gwRolls = (table: GwTable, face: number) => {
  table.fall.gw.push(face);
  does(table, G, { type: 'rollGwDie' });
};
const fly = (to: string) => ({ type: 'playTrump', play: { trump: 'helicopter', to } }) as const;
const trump = (name: 'breakthrough' | 'infiltrator') => ({ type: 'playTrump', play: { trump: name } }) as const;
const snitch = (seat: number) => ({ type: 'playTrump', play: { trump: 'snitch', seat } }) as const;
const all: Trump[] = ['helicopter', 'snitch', 'breakthrough', 'infiltrator'];

test('[GW-44] when all criminals have acted GW rolls, or plays one trump', () => {
  const offered = (table: GwTable) => gwsBrott.legal(viewOf(table, G), G, 0).map(({ command }) => command.type);
  assert.deepEqual(new Set(offered(gwTurn({ trumps: all }))), new Set(['rollGwDie', 'playTrump']));
  assert.deepEqual(offered(gwTurn({ trumps: [] })), ['rollGwDie']);
});

test('[GW-45] GW walks what the die shows and the locked dice, which stay locked', () => {
  const table = gwTurn({ locked: 3 });
  gwRolls(table, 2);
  assert.equal(table.truth.steps, 5);
  strolls(table);
  assert.equal(lockedCount(table.truth), 3);
});

test('[GW-46] GW walks exactly so far, never through houses or the jail', () => {
  const table = gwTurn();
  gwRolls(table, 3);
  for (const to of ['J5', 'K6', 'I6', 'H5', 'Z9']) assert.equal(asks(table, G, { type: 'gwStep', to }), 'illegal-step');
  walks(table, 'J6', 'I6');
  assert.equal(asks(table, G, { type: 'gwStop' }), 'must-use-all-steps');
  const atJail = gwTurn({ gw: 'B5' });
  gwRolls(atJail, 3);
  assert.equal(asks(atJail, G, { type: 'gwStep', to: 'A5' }), 'illegal-step');
});

test('[GW-47] step by step, and everybody sees each at once', () => {
  const table = gwTurn();
  gwRolls(table, 3);
  walks(table, 'J6');
  for (const { view } of table.watchers) assert.deepEqual([view.gwAt, view.steps], ['J6', 2]);
});

test('[GW-48] whoever stands on the square entered is caught; next to it nothing happens', () => {
  const table = gwTurn({ places: { hat: 'K6', glove: 'J6' } });
  gwRolls(table, 3);
  walks(table, 'I5', 'I6');
  assert.equal(told(table, 'arrested').length, 0);
  walks(table, 'J6');
  assert.deepEqual(
    told(table, 'arrested').map(({ seat, square }) => [seat, square]),
    [[C2, 'J6']],
  );
});

test('[GW-49] a catch ends the move on that square', () => {
  const table = gwTurn({ places: { glove: 'J6' } });
  gwRolls(table, 4);
  walks(table, 'J6');
  assert.deepEqual([table.truth.gwAt, phaseOf(table), table.truth.round], ['J6', 'turn-start', 2]);
});

test('[GW-50] the one who is caught gets a handcuff and is in jail at once', () => {
  const table = gwTurn({ places: { glove: 'J6' } });
  gwRolls(table, 4);
  walks(table, 'J6');
  for (const { view } of table.watchers) {
    assert.deepEqual([view.handcuffs, view.arrests[C2], view.places.glove], [5, 1, 'jail']);
  }
});

test('[GW-51] an arrest costs no turn', () => {
  const table = gwTurn({ places: { hat: 'J6' }, locked: 2 });
  gwRolls(table, 4);
  walks(table, 'J6');
  assert.equal(table.truth.turn, C1);
  rolls(table, C1, '1', '1', '1');
  does(table, C1, { type: 'chooseDie', die: 2 });
  does(table, C1, { type: 'movePiece', to: 'B6' });
  assert.equal(table.truth.places.hat, 'B6');
});

const third = (more: Position = {}) => {
  const table = gwTurn({
    places: { hat: 'J6' },
    arrests: { 1: 2 },
    hands: { 1: ['e05', 'e12'] },
    handcuffs: 3,
    ...more,
  });
  gwRolls(table, 4);
  walks(table, 'J6');
  return table;
};

test('[GW-52] the third arrest puts a criminal out, cards face up, and wins nothing', () => {
  const table = third();
  assert.deepEqual(told(table, 'eliminated'), [{ type: 'eliminated', seat: C1, cards: ['e05', 'e12'] }]);
  assert.deepEqual([table.truth.places.hat, table.truth.result, table.truth.turn], [null, null, C2]);
  assert.equal(asks(table, C1, { type: 'roll', dice: null }), 'not-a-player');
  assert.equal(viewOf(table, C1).places.glove, table.truth.places.glove, 'still looks on from the criminals side');
});

test('[GW-53] with five locked dice GW has the turn and then five more steps, and the dice are free', () => {
  const table = gwTurn({ locked: 5 });
  gwRolls(table, 3);
  assert.equal(table.truth.steps, 8);
  strolls(table);
  assert.deepEqual([phaseOf(table), table.truth.steps], ['gw-extra', 5]);
  strolls(table);
  assert.deepEqual([lockedCount(table.truth), table.truth.round], [0, 2]);
});

test('[GW-54] an arrest does not cancel the five extra steps', () => {
  const table = gwTurn({ locked: 5, places: { hat: 'J6', glove: 'K6' } });
  gwRolls(table, 3);
  walks(table, 'J6');
  assert.deepEqual([phaseOf(table), table.truth.steps], ['gw-extra', 5]);
  walks(table, 'K6');
  assert.deepEqual(
    told(table, 'arrested').map(({ by }) => by),
    ['walk', 'extra'],
  );
});

test('[GW-55] in jail nobody is caught', () => {
  const table = gwTurn({ gw: 'B5', places: { hat: 'jail' } });
  gwRolls(table, 3);
  walks(table, 'B6', 'B7', 'B6');
  assert.equal(told(table, 'arrested').length, 0);
});

test('[GW-56] each trump works once, and at most one a turn', () => {
  const table = gwTurn({ trumps: ['helicopter', 'snitch'] });
  does(table, G, fly('D7'));
  assert.equal(asks(table, G, snitch(C1)), 'not-your-turn');
  toGw(table);
  assert.equal(asks(table, G, fly('D8')), 'trump-not-held');
});

test('[GW-57] a trump is the whole turn', () => {
  const table = gwTurn({ trumps: ['helicopter'], locked: 2 });
  does(table, G, fly('D7'));
  assert.deepEqual([phaseOf(table), table.truth.round, told(table, 'gwDieRolled').length], ['turn-start', 2, 0]);
});

test('[GW-58] an immunity works by itself, and its card is turned face up', () => {
  const table = gwTurn({ trumps: ['helicopter'], places: { hat: 'D5' }, criminals: { 1: 'velvet-vera' } });
  does(table, G, fly('D5'));
  for (const { view } of table.watchers) assert.deepEqual([view.criminals[C1], view.shown[C1]], ['velvet-vera', true]);
  const off = gwTurn({ trumps: ['helicopter'], places: { hat: 'D5' }, criminals: { 1: 'velvet-vera' } }, 3, {
    immunities: false,
  });
  does(off, G, fly('D5'));
  assert.equal(told(off, 'arrested').length, 1);
});

test('[GW-59] the helicopter lands on any other street square', () => {
  const table = gwTurn({ trumps: ['helicopter'] });
  for (const to of ['C5', 'A5', 'I6', 'N1']) assert.equal(asks(table, G, fly(to)), 'illegal-target');
  assert.deepEqual(viewOf(table, G).trumps, ['helicopter']);
  does(table, G, fly('A11'));
  assert.equal(viewOf(table, 'table').gwAt, 'A11');
});

test('[GW-60] whoever stands where the helicopter lands is arrested, and nobody else', () => {
  const table = gwTurn({ trumps: ['helicopter'], places: { glove: 'D5', mask: 'D6' } });
  does(table, G, fly('D5'));
  assert.deepEqual([table.truth.arrests[C2], table.truth.arrests[C3]], [1, 0]);
});

test('[GW-61] an immune criminal on one of the nine squares keeps the helicopter away', () => {
  for (const square of ['C4', 'D4', 'D5', 'D6', 'E5']) {
    const table = gwTurn({ trumps: ['helicopter'], places: { mask: square }, criminals: { 3: 'velvet-vera' } });
    does(table, G, fly('D5'));
    assert.deepEqual(
      [table.truth.gwAt, table.truth.trumps!.length, told(table, 'arrested').length],
      ['I6', 0, 0],
      square,
    );
    assert.ok(!JSON.stringify(viewOf(table, G).places).includes(square), 'on which of them is not told');
  }
  const beyond = gwTurn({ trumps: ['helicopter'], places: { mask: 'D3' }, criminals: { 3: 'velvet-vera' } });
  does(beyond, G, fly('D5'));
  assert.equal(beyond.truth.gwAt, 'D5');
});

test('[GW-62] the snitch picks another criminal on the board, and GW is told the square', () => {
  const table = gwTurn({ trumps: ['snitch'], places: { glove: 'H7' } });
  does(table, G, snitch(C1));
  does(table, C1, { type: 'snitchOn', seat: C2 });
  assert.equal(viewOf(table, G).places.glove, 'H7');
  assert.equal(viewOf(table, 'table').places.glove, undefined);
});

test('[GW-63] of an immune criminal GW is told the name and no square', () => {
  const table = gwTurn({ trumps: ['snitch'], places: { glove: 'H7' }, criminals: { 2: 'silent-sixten' } });
  does(table, G, snitch(C1));
  does(table, C1, { type: 'snitchOn', seat: C2 });
  assert.deepEqual([viewOf(table, G).places.glove, viewOf(table, G).criminals[C2]], [undefined, 'silent-sixten']);
  assert.equal(table.truth.trumps!.length, 0);
});

test('[GW-64] a snitch may be in jail, the one told on may not; with nobody to tell on the card is kept', () => {
  const table = gwTurn({ trumps: ['snitch'], places: { hat: 'jail', glove: 'H7', mask: 'jail' } });
  assert.equal(asks(table, G, snitch(C2)), 'nobody-to-tell-on');
  does(table, G, snitch(C1));
  assert.equal(asks(table, C1, { type: 'snitchOn', seat: C3 }), 'illegal-target');
  does(table, C1, { type: 'snitchOn', seat: C2 });
});

test('[GW-65] a breakthrough is exactly eight steps', () => {
  const table = gwTurn({ trumps: ['breakthrough'], locked: 3 });
  does(table, G, trump('breakthrough'));
  assert.equal(table.truth.steps, 8);
  assert.equal(asks(table, G, { type: 'gwStop' }), 'must-use-all-steps');
});

test('[GW-66] a catch in a breakthrough arrests and ends it', () => {
  const table = gwTurn({ trumps: ['breakthrough'], places: { hat: 'H7' }, criminals: { 1: 'velvet-vera' } });
  does(table, G, trump('breakthrough'));
  walks(table, 'I7', 'H7');
  assert.deepEqual([table.truth.gwAt, table.truth.arrests[C1], table.truth.round], ['H7', 1, 2]);
});

test('[GW-67] an immune criminal sends GW back to where the turn began', () => {
  const table = gwTurn({ trumps: ['breakthrough'], places: { hat: 'H7' }, criminals: { 1: 'turbo-tyra' } });
  does(table, G, trump('breakthrough'));
  walks(table, 'I7', 'H7');
  assert.deepEqual([table.truth.gwAt, table.truth.places.hat, table.truth.arrests[C1]], ['I6', 'H7', 0]);
  assert.equal(viewOf(table, 'table').places.hat, 'H7', 'all know the square now');
  const later = gwTurn({ places: { hat: 'H7' }, criminals: { 1: 'turbo-tyra' } });
  gwRolls(later, 4);
  walks(later, 'I7', 'H7');
  assert.equal(later.truth.arrests[C1], 1, 'an ordinary walk is no breakthrough');
});

const looked = (position: Position = {}, options = {}) => {
  const table = gwTurn(
    { trumps: ['infiltrator'], places: { hat: 'D5', glove: 'H7', mask: 'jail' }, ...position },
    3,
    options,
  );
  does(table, G, trump('infiltrator'));
  does(table, G, { type: 'startLook' });
  return table;
};

test('[GW-68] the infiltrator sees every piece for exactly three seconds', () => {
  const table = looked();
  const shown = [
    { piece: 'hat', place: 'D5' },
    { piece: 'glove', place: 'H7' },
    { piece: 'mask', place: 'jail' },
  ];
  wait(table, 2_999);
  assert.deepEqual(viewOf(table, G).look!.shown, shown);
  wait(table, 1);
  assert.deepEqual([viewOf(table, G).look, phaseOf(table)], [null, 'turn-start']);
  const long = looked({}, { lookSeconds: 10, timers: 'brisk' });
  wait(long, 9_999);
  assert.equal(phaseOf(long), 'infiltrator-look');
  assert.equal(gwsBrott.pausable!(long.truth), false);
});

test('[GW-69] pieces on the board of those who are immune are not shown; in jail they are', () => {
  const table = looked({ criminals: { 2: 'masquerade-mona' } });
  assert.deepEqual(
    viewOf(table, G).look!.shown!.map(({ piece }) => piece),
    ['hat', 'mask'],
  );
  assert.deepEqual(viewOf(table, 'table').look, { hidden: [C2], until: table.truth.until });
  const jailed = looked({ criminals: { 3: 'masquerade-mona' } });
  assert.equal(viewOf(jailed, G).look!.shown!.length, 3);
  assert.equal(viewOf(jailed, G).criminals[C3], undefined);
});

test('[GW-70] trumps in hand are GW alone to know; a played one is public', () => {
  const one = gwTurn({ trumps: ['helicopter', 'snitch', 'breakthrough'] });
  const other = gwTurn({ trumps: ['helicopter', 'snitch', 'infiltrator'] });
  for (const viewer of [C1, 'table'] as const) assert.equal(bytesOf(one, viewer), bytesOf(other, viewer));
  does(one, G, fly('A11'));
  for (const { view } of one.watchers) assert.deepEqual([view.played, view.trumpsLeft], [['helicopter'], 2]);
});

const lastCard = () => {
  const table = playing(3);
  return given(table, { places: { hat: 'M4' }, hands: { 1: ['e23'] } });
};

test('[GW-71] whoever destroys the last card wins alone, at once', () => {
  const table = lastCard();
  does(table, C1, { type: 'destroyEvidence', card: 'e23' });
  assert.deepEqual(table.truth.result, { outcome: 'criminal', reason: 'last-evidence', winners: [C1] });
});

test('[GW-72] GW wins with the last handcuff, before anybody is put out, or when nobody is left', () => {
  const table = third({ handcuffs: 1 });
  assert.deepEqual(table.truth.result, { outcome: 'gw', reason: 'last-handcuff', winners: [G] });
  assert.equal(told(table, 'eliminated').length, 0);
  const few = given(toGw(playing(2, { handcuffs: 8 })), {
    places: { hat: 'J6', glove: 'M1' },
    gw: 'I6',
    arrests: { 1: 2 },
    handcuffs: 3,
  });
  does(few, 'server', { type: 'retire', seat: C2 });
  gwRolls(few, 3);
  walks(few, 'J6');
  assert.deepEqual([few.truth.result!.reason, few.truth.handcuffs], ['nobody-left', 2]);
});

test('[GW-73] nothing is played after a win', () => {
  const table = third({ handcuffs: 1 });
  const length = table.log.length;
  for (const by of [G, C1, C2]) assert.equal(asks(table, by, { type: 'roll', dice: null }), 'game-over');
  assert.equal(gwsBrott.deadline(table.truth), undefined);
  assert.equal(table.log.length, length);
  assert.equal(told(table, 'roundBegan').length, 1);
});

test('[GW-83] after the last round allowed the game is a draw', () => {
  const table = playing(2, { maxRounds: 20 });
  for (let round = 1; round <= 20; round++) {
    toGw(table);
    given(table, { places: { hat: 'M1', glove: 'M10' }, locked: 0, gw: 'I6' });
    assert.equal(table.truth.round, round);
    passGw(table);
  }
  assert.deepEqual(table.truth.result, { outcome: 'draw', reason: 'round-limit', winners: [] });
});

test('after the game the true paths are opened to everybody', () => {
  const table = given(toTurn(playing(3), C2), { places: { glove: 'M4' }, hands: { 2: ['e23'] } });
  const path = [...table.truth.paths];
  does(table, C2, { type: 'destroyEvidence', card: 'e23' });
  for (const { view } of table.watchers) {
    assert.deepEqual(view.opened!.paths, path);
    assert.ok(path.some((step) => step.startsWith('hat:')));
    assert.deepEqual(view.opened!.hands[C1], table.truth.dealt[C1]);
    assert.deepEqual(view.opened!.trumps, table.truth.dealtTrumps);
    assert.deepEqual(view.opened!.aside, table.truth.aside);
    assert.equal(view.opened!.criminals[C3], table.truth.criminals[C3]);
    assert.equal(view.opened!.ranking[0], C2);
  }
});

test('[GW-S20] GW adds up', () => {
  const table = gwTurn({ locked: 3 });
  gwRolls(table, 2);
  assert.equal(table.truth.steps, 5);
  strolls(table);
  assert.equal(lockedCount(table.truth), 3);
});

test('[GW-S21] the limits of GW', () => {
  const table = gwTurn({ locked: 2 });
  gwRolls(table, 3);
  for (const to of ['J5', 'K6']) assert.equal(asks(table, G, { type: 'gwStep', to }), 'illegal-step');
  walks(table, 'J6', 'I6', 'J6');
  assert.equal(asks(table, G, { type: 'gwStop' }), 'must-use-all-steps');
  walks(table, 'I6', 'J6');
  assert.equal(table.truth.round, 2);
  const atJail = gwTurn({ gw: 'B5' });
  gwRolls(atJail, 2);
  assert.equal(asks(atJail, G, { type: 'gwStep', to: 'A5' }), 'illegal-step');
});

const caughtOnK6 = (locked: number) => {
  const table = gwTurn({ places: { hat: 'K6', glove: 'L6' }, locked });
  gwRolls(table, 5 - locked);
  walks(table, 'J6');
  for (const { view } of table.watchers) assert.deepEqual([view.gwAt, view.steps, view.handcuffs], ['J6', 4, 6]);
  walks(table, 'K6');
  return table;
};

test('[GW-S22] step by step', () => {
  const { truth } = caughtOnK6(0);
  assert.deepEqual(
    [truth.gwAt, truth.handcuffs, truth.arrests, truth.places.hat, truth.places.glove],
    ['K6', 5, [0, 1, 0, 0], 'jail', 'L6'],
  );
});

test('[GW-S23] after an arrest', () => {
  const table = caughtOnK6(3);
  assert.equal(table.truth.turn, C1);
  const offered = gwsBrott.legal(viewOf(table, C1), C1, 0).map(({ command }) => command.type);
  assert.deepEqual(offered, ['resetDice', 'roll']);
  does(table, C1, { type: 'roll', dice: null });
  assert.equal(told(table, 'diceRolled').at(-1)!.dice.length, 2);
});

test('[GW-S24] the third arrest', () => {
  const table = third();
  assert.deepEqual([table.truth.handcuffs, table.truth.places.hat, table.truth.result], [2, null, null]);
  for (const { view } of table.watchers) assert.deepEqual(view.out[C1], 1);
  assert.equal(asks(table, C1, { type: 'resetDice' }), 'not-a-player');
  toGw(table);
  assert.equal(viewOf(table, C1).places.mask, table.truth.places.mask);
  assert.ok(
    !told(table, 'turnBegan')
      .slice(3)
      .some(({ seat }) => seat === C1),
  );
});

test('[GW-S25] all five locked on the turn of GW', () => {
  const table = given(toTurn(playing(3), C3), { locked: 4, places: away, gw: 'I6', criminals: plain });
  rolls(table, C3, 'gw');
  gwRolls(table, 3);
  assert.equal(table.truth.steps, 8);
  strolls(table);
  strolls(table);
  assert.deepEqual([lockedCount(table.truth), table.truth.turn], [0, C1]);
  const two = gwTurn({ locked: 5, places: { hat: 'L6', glove: 'M6' } });
  gwRolls(two, 3);
  walks(two, 'J6', 'K6', 'L6');
  assert.deepEqual([phaseOf(two), two.truth.steps], ['gw-extra', 5]);
  walks(two, 'M6');
  assert.deepEqual([two.truth.arrests, two.truth.round], [[0, 1, 1, 0], 2]);
  const flown = gwTurn({ locked: 5, trumps: ['helicopter'] });
  does(flown, G, fly('A11'));
  assert.deepEqual([phaseOf(flown), flown.truth.steps], ['gw-extra', 5]);
  strolls(flown);
  assert.equal(lockedCount(flown.truth), 0);
});

test('[GW-S26] jail is safe', () => {
  const table = gwTurn({ gw: 'B4', places: { hat: 'jail' }, locked: 3 });
  gwRolls(table, 2);
  walks(table, 'B5', 'B6', 'B7', 'B6', 'B5');
  assert.equal(told(table, 'arrested').length, 0);
});

test('[GW-S27] the limits of trumps', () => {
  const table = gwTurn({ trumps: ['helicopter', 'snitch'], locked: 2 });
  does(table, G, fly('D7'));
  for (const late of [{ type: 'rollGwDie' }, snitch(C1)]) assert.equal(asks(table, G, late), 'not-your-turn');
  does(table, C1, { type: 'resetDice' });
  assert.equal(asks(table, G, snitch(C1)), 'wrong-phase');
  strolls(table);
  toGw(table);
  assert.equal(asks(table, G, fly('D8')), 'trump-not-held');
  const extra = gwTurn({ locked: 5, trumps: ['infiltrator'] });
  gwRolls(extra, 2);
  strolls(extra);
  assert.equal(asks(extra, G, trump('infiltrator')), 'wrong-phase');
});

test('[GW-S28] helicopter', () => {
  const table = gwTurn({ trumps: ['helicopter'], places: { glove: 'D5', mask: 'D6' } });
  for (const to of ['C5', 'A5', 'I6']) assert.equal(asks(table, G, fly(to)), 'illegal-target');
  assert.equal(table.truth.trumps!.length, 1);
  does(table, G, fly('D5'));
  assert.deepEqual([table.truth.arrests, table.truth.gwAt], [[0, 0, 1, 0], 'D5']);
});

test('[GW-S29] helicopter blocked', () => {
  const table = gwTurn({
    trumps: ['helicopter'],
    places: { glove: 'D5', mask: 'C4' },
    criminals: { 3: 'velvet-vera' },
  });
  does(table, G, fly('D5'));
  assert.deepEqual([table.truth.gwAt, table.truth.arrests, table.truth.trumps], ['I6', [0, 0, 0, 0], []]);
  assert.deepEqual(told(table, 'helicopterFlew')[0]!.blockers, [C3]);
  assert.equal(viewOf(table, 'table').criminals[C3], 'velvet-vera');
  assert.ok(!bytesOf(table, G).includes('"C4"'));
  const both = gwTurn({
    trumps: ['helicopter'],
    places: { hat: 'D6', mask: 'C4' },
    criminals: { 1: 'fuse-folke', 3: 'velvet-vera' },
  });
  does(both, G, fly('D5'));
  assert.deepEqual(told(both, 'helicopterFlew')[0]!.blockers, [C1, C3]);
  const jailed = gwTurn({ trumps: ['helicopter'], places: { mask: 'jail' }, criminals: { 3: 'velvet-vera' } });
  does(jailed, G, fly('B6'));
  assert.equal(jailed.truth.gwAt, 'B6');
});

test('[GW-S30] snitch', () => {
  const table = gwTurn({ trumps: ['snitch'], places: { hat: 'jail', glove: 'H7', mask: 'M4' } });
  does(table, G, snitch(C1));
  assert.equal(asks(table, C1, { type: 'snitchOn', seat: C1 }), 'illegal-target');
  does(table, C1, { type: 'snitchOn', seat: C2 });
  assert.equal(viewOf(table, G).places.glove, 'H7');
  assert.ok(!bytesOf(table, 'table').includes('H7'));
  assert.equal(phaseOf(table), 'turn-start');
  const immune = gwTurn({
    trumps: ['snitch'],
    places: { hat: 'jail', glove: 'H7' },
    criminals: { 2: 'silent-sixten' },
  });
  does(immune, G, snitch(C1));
  does(immune, C1, { type: 'snitchOn', seat: C2 });
  assert.deepEqual([told(immune, 'snitchTold')[0]!.place, immune.truth.trumps], [null, []]);
  const lonely = gwTurn({ trumps: ['snitch'], places: { hat: 'jail', glove: 'H7', mask: 'jail' } });
  assert.equal(asks(lonely, G, snitch(C2)), 'nobody-to-tell-on');
  assert.equal(lonely.truth.trumps!.length, 1);
});

test('[GW-S31] breakthrough', () => {
  const table = gwTurn({ trumps: ['breakthrough'], locked: 3, places: { hat: 'H7' }, criminals: { 1: 'velvet-vera' } });
  does(table, G, trump('breakthrough'));
  assert.equal(table.truth.steps, 8);
  walks(table, 'I7', 'H7');
  assert.deepEqual([table.truth.places.hat, table.truth.gwAt, table.truth.round], ['jail', 'H7', 2]);
});

test('[GW-S32] breakthrough blocked', () => {
  const table = gwTurn({ trumps: ['breakthrough'], places: { hat: 'H7' }, criminals: { 1: 'turbo-tyra' } });
  does(table, G, trump('breakthrough'));
  walks(table, 'I7', 'H7');
  assert.deepEqual(
    [table.truth.gwAt, table.truth.places.hat, table.truth.arrests[C1], table.truth.trumps],
    ['I6', 'H7', 0, []],
  );
  assert.equal(told(table, 'breakthroughBlocked')[0]!.seat, C1);
});

test('[GW-S33] infiltrator', () => {
  const table = looked({ criminals: { 2: 'masquerade-mona' } });
  assert.deepEqual(viewOf(table, G).look!.shown, [
    { piece: 'hat', place: 'D5' },
    { piece: 'mask', place: 'jail' },
  ]);
  assert.deepEqual(told(table, 'lookBegan')[0]!.hidden, [C2]);
  wait(table, 3_000);
  const reloaded = gwsBrott.initial(
    table.truth.willing.map(() => ({ bot: false })),
    table.truth.options,
  );
  for (const fact of streamOf(table.log, watcherOf(table, G).mask)) gwsBrott.record(reloaded, fact);
  assert.equal(reloaded.look, null);
  for (const viewer of [C1, C3, 'table', 'master', 'ghost'] as const) {
    const stream = streamOf(table.log, watcherOf(table, viewer).mask).filter(({ type }) => type === 'lookBegan');
    assert.ok(!JSON.stringify(stream).includes('D5'), String(viewer));
  }
  assert.equal(table.truth.places.glove, 'H7');
  const jailed = looked({ places: { hat: 'D5', glove: 'jail', mask: 'jail' }, criminals: { 2: 'masquerade-mona' } });
  assert.ok(viewOf(jailed, G).look!.shown!.some(({ piece, place }) => piece === 'glove' && place === 'jail'));
  assert.equal(viewOf(jailed, G).criminals[C2], undefined);
});

test('[GW-S34] hidden trumps', () => {
  const one = gwTurn({ trumps: ['helicopter', 'snitch', 'breakthrough'] });
  const other = gwTurn({ trumps: ['helicopter', 'snitch', 'infiltrator'] });
  for (const viewer of [C1, 'table', 'ghost'] as const) {
    assert.equal(bytesOf(one, viewer), bytesOf(other, viewer));
    assert.equal(viewOf(one, viewer).trumpsLeft, 3);
  }
  does(one, G, fly('A11'));
  assert.deepEqual([viewOf(one, C1).played, viewOf(one, C1).trumpsLeft], [['helicopter'], 2]);
});

test('[GW-S35] a criminal wins', () => {
  const table = lastCard();
  does(table, C1, { type: 'destroyEvidence', card: 'e23' });
  assert.deepEqual([phaseOf(table), table.truth.result!.winners], ['finished', [C1]]);
  assert.equal(told(table, 'diceRolled').length, 0);
  for (const { view } of table.watchers) assert.equal(view.opened!.hands[C2]!.length, 5);
});

test('[GW-S36] GW wins', () => {
  const table = gwTurn({ places: { glove: 'K6' }, arrests: { 2: 2 }, handcuffs: 1, locked: 2 });
  gwRolls(table, 3);
  walks(table, 'J6', 'K6');
  assert.deepEqual(table.truth.result, { outcome: 'gw', reason: 'last-handcuff', winners: [G] });
  assert.equal(told(table, 'eliminated').length, 0);
  const eight = given(toGw(playing(2, { handcuffs: 8 })), {
    places: { hat: 'J6', glove: 'K6' },
    gw: 'I6',
    arrests: { 1: 2, 2: 2 },
    handcuffs: 4,
    locked: 5,
  });
  gwRolls(eight, 2);
  walks(eight, 'J6', 'K6');
  assert.deepEqual([eight.truth.result!.reason, eight.truth.handcuffs], ['nobody-left', 2]);
});

test('[GW-S39] cap', () => {
  const table = given(toGw(playing(2)), { places: { hat: 'M1', glove: 'M10' }, gw: 'I6' });
  for (const state of [table.truth, ...table.watchers.map(({ view }) => view)]) state.round = 200;
  passGw(table);
  assert.deepEqual(table.truth.result, { outcome: 'draw', reason: 'round-limit', winners: [] });
});

test('[GW-S03] secrecy', () => {
  const at = (square: string) => given(toTurn(playing(3), C2), { places: { hat: square } });
  const [x, y] = [at('D5'), at('K6')];
  for (const viewer of [G, 'table', 'master', 'ghost'] as const) assert.equal(bytesOf(x, viewer), bytesOf(y, viewer));
  assert.notEqual(bytesOf(x, C2), bytesOf(y, C2));
});
