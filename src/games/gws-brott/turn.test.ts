/** GW:s brott: a criminal's turn (6.2 to 6.6): order, resetting, evidence, rolling and moving. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { perceive } from '../../kernel/audience.ts';
import { watcherOf } from '../../kernel/table.ts';
import {
  asks,
  bytesOf,
  C1,
  C2,
  does,
  ends,
  G,
  given,
  passGw,
  passTurn,
  phaseOf,
  playing,
  rolls,
  strolls,
  toGw,
  told,
  viewOf,
  walks,
} from './fixtures.ts';
import { lockedCount } from './state.ts';

const away = { glove: 'M1', mask: 'M10' } as const;
/** C1 on D5 with the card of that square and four others. */
const onD5 = (more = {}) =>
  given(playing(3), { places: { hat: 'D5', ...away }, hands: { 1: ['e06', 'e01', 'e12', 'e17', 'e21'] }, ...more });
const destroy = { type: 'destroyEvidence', card: 'e06' } as const;
const roll = { type: 'roll', dice: null } as const;

test('[GW-11] the steps of a turn come in a fixed order, and what is passed over is gone', () => {
  const table = onD5({ locked: 2 });
  does(table, C1, destroy);
  assert.equal(asks(table, C1, { type: 'resetDice' }), 'wrong-step');
  rolls(table, C1, '1', '2', '3');
  assert.equal(asks(table, C1, destroy), 'wrong-phase');
  assert.equal(asks(table, C1, { type: 'resetDice' }), 'wrong-phase');
});

test('[GW-12] resetting and handing over may be left; rolling and moving may not', () => {
  const table = onD5({ locked: 2 });
  assert.equal(asks(table, C1, { type: 'movePiece', to: 'D4' }), 'wrong-phase');
  rolls(table, C1, '1', '2', '3');
  assert.equal(phaseOf(table), 'rolled');
  assert.equal(asks(table, C1, { type: 'declareStuck' }), 'not-stuck');
});

test('[GW-13] a reset is the first act of a turn, and needs a locked die', () => {
  assert.equal(asks(onD5(), C1, { type: 'resetDice' }), 'nothing-to-reset');
  const table = onD5({ locked: 1 });
  does(table, C1, { type: 'resetDice' });
  assert.equal(phaseOf(table), 'gw-special');
});

test('[GW-14] a reset gives GW as many steps as dice are locked, without a roll', () => {
  const table = onD5({ locked: 3 });
  does(table, C1, { type: 'resetDice' });
  assert.equal(viewOf(table, 'table').steps, 3);
  assert.equal(asks(table, G, { type: 'gwStep', to: 'J5' }), 'illegal-step');
  walks(table, 'I7', 'H7', 'H8');
  assert.equal(told(table, 'gwDieRolled').length, 0);
});

test('[GW-15] then all five dice are free, and the same criminal goes on', () => {
  const table = onD5({ locked: 3 });
  does(table, C1, { type: 'resetDice' });
  strolls(table);
  assert.deepEqual([phaseOf(table), table.truth.turn, lockedCount(table.truth)], ['turn-start', C1, 0]);
  does(table, C1, destroy);
  rolls(table, C1, '1', '1', '2', '3', '4');
  assert.equal(told(table, 'diceRolled').at(-1)!.dice.length, 5);
});

test('[GW-16] with five locked dice the turn begins with a reset, whether one wants or not', () => {
  const table = given(playing(3), { locked: 4 });
  rolls(table, C1, 'gw');
  assert.deepEqual([phaseOf(table), table.truth.turn, table.truth.steps], ['gw-special', C2, 5]);
  assert.equal(told(table, 'specialBegan')[0]!.forced, true);
  assert.equal(asks(table, C2, roll), 'not-your-turn');
});

test('[GW-17] a special move may arrest anybody, and the arrest ends it', () => {
  for (const piece of ['hat', 'glove'] as const) {
    const table = given(playing(3), { places: { [piece]: 'J6' }, locked: 4, criminals: { 1: 'turbo-tyra' } });
    does(table, C1, { type: 'resetDice' });
    walks(table, 'J6');
    assert.equal(table.truth.places[piece], 'jail');
    assert.equal(phaseOf(table), 'turn-start');
    assert.equal(told(table, 'arrested')[0]!.by, 'special');
  }
});

test('[GW-18] a criminal who resets and is caught keeps the card and rolls from jail; the third time the turn is over', () => {
  const caught = (arrests: number) => {
    const table = onD5({ locked: 2, gw: 'D7', arrests: { 1: arrests } });
    does(table, C1, { type: 'resetDice' });
    walks(table, 'D6', 'D5');
    return table;
  };
  const table = caught(0);
  assert.equal(asks(table, C1, destroy), 'no-evidence-here');
  assert.ok(table.truth.hands[C1]!.includes('e06'));
  rolls(table, C1, '1', '1', '1', '1', '1');
  assert.equal(ends(table, '1'), 'A4 B5 B6 B7');
  const out = caught(2);
  assert.deepEqual([out.truth.turn, phaseOf(out), lockedCount(out.truth)], [C2, 'turn-start', 0]);
});

test('[GW-19] no trump in a special move', () => {
  const table = onD5({ locked: 3, trumps: ['infiltrator'] });
  does(table, C1, { type: 'resetDice' });
  assert.equal(asks(table, G, { type: 'playTrump', play: { trump: 'infiltrator' } }), 'wrong-phase');
});

test('[GW-20] a card may be handed over where its piece stands', () => {
  const table = onD5();
  does(table, C1, destroy);
  assert.deepEqual(table.truth.hands[C1], ['e01', 'e12', 'e17', 'e21']);
});

test('[GW-21] only that very card counts', () => {
  const table = given(playing(3), { places: { hat: 'D5' }, hands: { 1: ['e08'] } });
  assert.equal(asks(table, C1, { type: 'destroyEvidence', card: 'e08' }), 'no-evidence-here');
  assert.equal(asks(table, C1, destroy), 'card-not-held');
});

test('[GW-22] it is handed over at the start of the next turn, if the piece still stands there', () => {
  const table = given(playing(3), { places: { hat: 'D4', ...away }, hands: { 1: ['e06', 'e01'] } });
  rolls(table, C1, '1', '1', '1', '1', '1');
  does(table, C1, { type: 'chooseDie', die: 0 });
  does(table, C1, { type: 'movePiece', to: 'D5' });
  assert.equal(table.truth.left[C1], 2);
  toGw(table);
  given(table, { places: { ...away } });
  passGw(table);
  does(table, C1, destroy);
  assert.equal(table.truth.left[C1], 1);
  const gone = onD5({ places: { hat: 'jail' } });
  assert.equal(asks(gone, C1, destroy), 'no-evidence-here');
});

test('[GW-23] everybody sees the card and who gave it, and so the square', () => {
  const table = onD5();
  does(table, C1, destroy);
  for (const { view } of table.watchers) {
    assert.deepEqual(view.handed, [{ seat: C1, card: 'e06', round: 1 }]);
    assert.equal(view.places.hat, 'D5');
    assert.equal(view.left[C1], 4);
  }
});

test('[GW-24] at most one card a turn', () => {
  const table = onD5();
  does(table, C1, destroy);
  assert.equal(asks(table, C1, { type: 'destroyEvidence', card: 'e01' }), 'wrong-step');
  assert.equal(asks(table, C1, roll), undefined);
});

test('[GW-25] a card may be kept, and nothing is announced', () => {
  const kept = onD5();
  const none = onD5({ hands: { 1: ['e07', 'e01', 'e12', 'e17', 'e21'] } });
  for (const table of [kept, none]) rolls(table, C1, '2', '2', '2', '2', '2');
  for (const viewer of [G, C2, 'table', 'master', 'ghost'] as const)
    assert.equal(bytesOf(kept, viewer), bytesOf(none, viewer));
  assert.deepEqual(viewOf(kept, C1).kept, [{ seat: C1, card: 'e06', round: 1 }]);
});

test('[GW-26] all free dice are rolled, and everybody sees them', () => {
  const table = playing(3);
  rolls(table, C1, '1', '2', '3', '4', 'arrow');
  for (const { view } of table.watchers) assert.deepEqual(view.dice, ['1', '2', '3', '4', 'arrow']);
});

test('[GW-27] a die that shows GW is locked until a reset, over turns and rounds', () => {
  const table = playing(3);
  rolls(table, C1, 'gw', '2', '2', '2', '2');
  does(table, C1, { type: 'chooseDie', die: 1 });
  does(table, C1, { type: 'movePiece', to: 'A3' });
  assert.deepEqual(table.truth.dice, ['gw', null, null, null, null]);
  toGw(table);
  passGw(table);
  assert.equal(lockedCount(table.truth), 1);
  assert.equal(table.truth.round, 2);
});

test('[GW-28] whoever rolls again rolls all free dice', () => {
  const table = playing(3);
  rolls(table, C1, '1', 'gw', 'arrow', '3', 'gw');
  rolls(table, C1, '2', '2', '2');
  assert.deepEqual(told(table, 'diceRolled').at(-1)!.dice, [0, 2, 3]);
  assert.equal(asks(table, C1, { type: 'roll', dice: [0] }), 'bad-payload');
});

test('[GW-29] there is no limit to the number of rolls', () => {
  const table = playing(3);
  for (let i = 0; i < 60; i++) rolls(table, C1, '1', '2', '3', '4', 'arrow');
  assert.equal(phaseOf(table), 'rolled');
});

test('[GW-30] when the fifth die locks the turn is over without a move', () => {
  const table = given(playing(3), { locked: 4, places: { hat: 'D5' } });
  rolls(table, C1, 'gw');
  assert.equal(told(table, 'busted').length, 1);
  assert.equal(table.truth.places.hat, 'D5');
  assert.equal(table.truth.turn, C2);
});

test('[GW-31] one free die is chosen; all hear its face, and it cannot be taken back', () => {
  const table = playing(3);
  rolls(table, C1, '3', 'arrow', 'gw', 'gw', 'gw');
  does(table, C1, { type: 'chooseDie', die: 0 });
  for (const { view } of table.watchers) assert.deepEqual(view.chosen, { die: 0, face: '3' });
  for (const again of [roll, { type: 'chooseDie', die: 1 }]) assert.equal(asks(table, C1, again), 'wrong-phase');
});

test('[GW-32] pips move exactly so many steps, never diagonally', () => {
  const table = onD5();
  assert.equal(ends(table, '1'), 'D4 D6 E5');
  assert.equal(ends(table, '3'), 'B4 C7 D2 D4 D6 E5 E7 F6');
});

test('[GW-33] squares may be used again, and a move may end where it began', () => {
  assert.equal(ends(onD5(), '2'), 'C4 D3 D5 D7 F5');
});

test('[GW-34] houses, the edge and GW cannot be entered or passed', () => {
  assert.equal(ends(onD5({ gw: 'D4' }), '2'), 'D5 D7 F5');
  assert.equal(ends(given(playing(3), { places: { hat: 'A1' } }), '1'), 'A2 B1');
});

test('[GW-35] nobody walks into the jail', () => {
  assert.equal(ends(given(playing(3), { places: { hat: 'B7' } }), '1'), 'B6 B8 C7');
});

test('[GW-36] other criminals may be passed, but not joined', () => {
  const table = given(playing(3), { places: { hat: 'D5', glove: 'D4', mask: 'E5' } });
  assert.equal(ends(table, '2'), 'C4 D3 D5 D7 F5');
  assert.equal(ends(table, '1'), 'D6');
});

test('[GW-37] an arrow goes as far as it can, to the square before an obstacle', () => {
  assert.equal(ends(given(playing(3), { places: { hat: 'F7' } }), 'arrow'), 'B7 F5 F9');
  assert.equal(ends(given(playing(3), { places: { hat: 'F7', glove: 'D7' } }), 'arrow'), 'E7 F5 F9');
  assert.equal(ends(given(playing(3), { places: { hat: 'F7' }, gw: 'D7' }), 'arrow'), 'E7 F5 F9');
});

test('[GW-38] an arrow moves at least one square, and evidence does not stop it', () => {
  const table = given(playing(3), { places: { hat: 'F7' } });
  const way = ends(table, 'arrow').split(' ');
  assert.ok(way.includes('F9') && !way.includes('F8'), 'past the hotel');
  assert.ok(!way.includes('F7'), 'a direction that is blocked at once is none');
});

test('[GW-39] out of jail by pips, through a gate that GW does not hold', () => {
  const table = playing(3);
  assert.equal(ends(table, '1'), 'A4 B5 B6 B7');
  assert.equal(ends(table, '2'), 'A3 B4 B5 B6 B7 B8 C7');
  assert.equal(ends(given(playing(3), { gw: 'B6' }), '1'), 'A4 B5 B7');
  assert.equal(ends(given(playing(3), { gw: 'B6', places: { glove: 'A4' } }), '2'), 'A3 B4 B8 C7');
});

test('[GW-40] out of jail by arrow, through a free gate and on', () => {
  assert.equal(ends(playing(3), 'arrow'), 'A1 B5 B6 F7');
  assert.equal(ends(given(playing(3), { gw: 'B7', places: { glove: 'A4' } }), 'arrow'), 'B5 B6');
});

const boxed = (...shown: ('1' | '2' | 'arrow')[]) => {
  const table = given(playing(3), { places: { hat: 'K6', glove: 'L6' }, gw: 'J6', locked: 5 - shown.length });
  rolls(table, C1, ...shown);
  return table;
};

test('[GW-41] whoever cannot move says so to all, and the piece stays', () => {
  const table = boxed('1', 'arrow');
  does(table, C1, { type: 'declareStuck' });
  assert.deepEqual([table.truth.places.hat, table.truth.turn], ['K6', C2]);
  assert.ok(watcherOf(table, G).count > 0 && told(table, 'stuckDeclared').length === 1);
});

test('[GW-42] a die without a way cannot be chosen, and nobody is stuck who can move', () => {
  assert.equal(asks(boxed('1', 'arrow'), C1, { type: 'chooseDie', die: 4 }), 'die-unusable');
  assert.equal(asks(boxed('1', '2'), C1, { type: 'declareStuck' }), 'not-stuck');
});

test('[GW-43] where a piece went is for the criminals; GW learns that it moved', () => {
  const table = playing(3);
  passTurn(table);
  const heard = (viewer: typeof G | typeof C2) =>
    table.log
      .at(-1)!
      .told.map((one) => perceive(one, watcherOf(table, viewer).mask))
      .filter(Boolean);
  assert.ok(!JSON.stringify(heard(G)).includes(String(table.truth.places.hat)));
  assert.ok(heard(G).some((fact) => fact!.type === 'moveMade'));
  assert.ok(heard(C2).some((fact) => fact!.type === 'pieceMoved'));
});

test('[GW-S04] order of steps', () => {
  const table = onD5({ locked: 2 });
  does(table, C1, destroy);
  assert.equal(asks(table, C1, { type: 'resetDice' }), 'wrong-step');
  const fresh = onD5({ locked: 2 });
  does(fresh, C1, roll);
  assert.equal(asks(fresh, C1, destroy), 'wrong-phase');
});

test('[GW-S05] reset', () => {
  const table = given(playing(3), { locked: 3 });
  does(table, C1, { type: 'resetDice' });
  assert.equal(table.truth.steps, 3);
  walks(table, 'I7', 'H7', 'H8');
  assert.deepEqual(
    [table.truth.gwAt, lockedCount(table.truth), phaseOf(table), table.truth.turn],
    ['H8', 0, 'turn-start', C1],
  );
  does(table, C1, roll);
  assert.equal(told(table, 'diceRolled')[0]!.faces.length, 5);
  assert.equal(told(table, 'gwDieRolled').length, 0);
  assert.equal(asks(playing(3), C1, { type: 'resetDice' }), 'nothing-to-reset');
});

test('[GW-S06] bust, forced reset', () => {
  const table = given(playing(3), { locked: 4, places: { hat: 'D5' } });
  rolls(table, C1, 'gw');
  assert.equal(lockedCount(table.truth), 5);
  assert.deepEqual(
    [table.truth.places.hat, table.truth.turn, phaseOf(table), table.truth.steps],
    ['D5', C2, 'gw-special', 5],
  );
});

test('[GW-S07] a special move catches a bystander', () => {
  const table = given(playing(3), { locked: 4, places: { glove: 'K6' } });
  does(table, C1, { type: 'resetDice' });
  walks(table, 'J6', 'K6');
  const { truth } = table;
  assert.deepEqual([truth.arrests[C2], truth.places.glove, truth.gwAt, truth.steps], [1, 'jail', 'K6', 0]);
  assert.deepEqual([lockedCount(truth), truth.turn, truth.phase], [0, C1, 'turn-start']);
});

test('[GW-S08] a special move catches the one who reset', () => {
  const table = onD5({ locked: 2, gw: 'D7' });
  does(table, C1, { type: 'resetDice' });
  walks(table, 'D6', 'D5');
  assert.equal(table.truth.places.hat, 'jail');
  assert.equal(asks(table, C1, destroy), 'no-evidence-here');
  assert.ok(table.truth.hands[C1]!.includes('e06'));
  does(table, C1, roll);
  assert.equal(told(table, 'diceRolled')[0]!.faces.length, 5);
  const third = onD5({ locked: 2, gw: 'D7', arrests: { 1: 2 } });
  does(third, C1, { type: 'resetDice' });
  walks(third, 'D6', 'D5');
  assert.deepEqual([third.truth.out[C1], third.truth.turn, lockedCount(third.truth)], [1, C2, 0]);
});

test('[GW-S09] destroying', () => {
  const table = onD5();
  assert.equal(table.truth.left[C1], 5);
  does(table, C1, destroy);
  for (const { view } of table.watchers) assert.equal(view.handed[0]!.card, 'e06');
  assert.equal(table.truth.left[C1], 4);
  for (const card of ['e06', 'e01', 'e23'] as const)
    assert.equal(asks(table, C1, { type: 'destroyEvidence', card }), 'wrong-step');
  assert.equal(asks(table, C1, { type: 'resetDice' }), 'wrong-step');
  assert.equal(asks(table, C1, roll), undefined);
});

test('[GW-S10] the wrong place of the right colour', () => {
  const table = given(playing(3), { places: { hat: 'D5' }, hands: { 1: ['e08'] } });
  assert.equal(asks(table, C1, { type: 'destroyEvidence', card: 'e08' }), 'no-evidence-here');
  assert.equal(asks(table, C1, destroy), 'card-not-held');
});

test('[GW-S11] declining', () => {
  const table = onD5();
  rolls(table, C1, '2', '2', '2', '2', '2');
  does(table, C1, { type: 'chooseDie', die: 0 });
  does(table, C1, { type: 'movePiece', to: 'D5' });
  assert.equal(told(table, 'evidenceDestroyed').length, 0);
  assert.ok(!bytesOf(table, G).includes('e06'));
  toGw(table);
  given(table, { places: away });
  passGw(table);
  assert.equal(asks(table, C1, destroy), undefined);
});

test('[GW-S12] rolling', () => {
  const table = playing(3);
  rolls(table, C1, '1', 'gw', 'arrow', '3', 'gw');
  for (const { view } of table.watchers) assert.deepEqual(view.dice, ['1', 'gw', 'arrow', '3', 'gw']);
  rolls(table, C1, '1', '2', '3');
  assert.deepEqual(told(table, 'diceRolled').at(-1)!.dice, [0, 2, 3]);
  for (let i = 0; i < 4; i++) rolls(table, C1, '1', '2', '3');
  assert.equal(asks(table, C1, { type: 'chooseDie', die: 1 }), 'die-locked');
  rolls(table, C1, '1', '2', '3');
  does(table, C1, { type: 'chooseDie', die: 0 });
  does(table, C1, { type: 'movePiece', to: 'A4' });
  assert.deepEqual([table.truth.turn, table.truth.dice], [C2, [null, 'gw', null, null, 'gw']]);
});

test('[GW-S13] choosing', () => {
  const table = given(playing(3), { locked: 3 });
  rolls(table, C1, '3', 'arrow');
  does(table, C1, { type: 'chooseDie', die: 3 });
  for (const { view } of table.watchers) assert.equal(view.chosen!.face, '3');
  assert.equal(asks(table, C1, roll), 'wrong-phase');
  assert.equal(asks(table, C1, { type: 'chooseDie', die: 4 }), 'wrong-phase');
});

test('[GW-S14] exact steps', () => {
  const table = onD5();
  assert.deepEqual(
    [ends(table, '1'), ends(table, '2'), ends(table, '3')],
    ['D4 D6 E5', 'C4 D3 D5 D7 F5', 'B4 C7 D2 D4 D6 E5 E7 F6'],
  );
  rolls(table, C1, '1', '1', '1', '1', '1');
  does(table, C1, { type: 'chooseDie', die: 0 });
  for (const to of ['C4', 'D5', 'D3', 'C5', 'A5', 'N5'])
    assert.equal(asks(table, C1, { type: 'movePiece', to }), 'illegal-destination');
  assert.equal(ends(onD5({ gw: 'D4' }), '2'), 'D5 D7 F5');
  assert.equal(ends(given(playing(3), { places: { hat: 'B7' } }), '1'), 'B6 B8 C7');
});

test('[GW-S15] passing others', () => {
  const table = given(playing(3), { places: { hat: 'D5', glove: 'D4', mask: 'E5' } });
  assert.deepEqual([ends(table, '2'), ends(table, '1')], ['C4 D3 D5 D7 F5', 'D6']);
});

test('[GW-S16] arrow', () => {
  assert.equal(ends(given(playing(3), { places: { hat: 'F7' } }), 'arrow'), 'B7 F5 F9');
  for (const blocked of [{ places: { hat: 'F7', glove: 'D7' } }, { places: { hat: 'F7' }, gw: 'D7' }] as const)
    assert.equal(ends(given(playing(3), blocked), 'arrow'), 'E7 F5 F9');
});

test('[GW-S17] out of jail by pips', () => {
  assert.deepEqual([ends(playing(3), '1'), ends(playing(3), '2')], ['A4 B5 B6 B7', 'A3 B4 B5 B6 B7 B8 C7']);
  const table = given(playing(4), { gw: 'B6', places: { glove: 'A4', mask: 'B5', boot: 'B7' }, locked: 4 });
  rolls(table, C1, '1');
  assert.equal(ends(table, '1'), '');
  assert.equal(asks(table, C1, { type: 'chooseDie', die: 4 }), 'die-unusable');
});

test('[GW-S18] out of jail by arrow', () => {
  assert.equal(ends(playing(3), 'arrow'), 'A1 B5 B6 F7');
  assert.equal(ends(given(playing(3), { gw: 'B7', places: { glove: 'A4' } }), 'arrow'), 'B5 B6');
});

test('[GW-S19] stuck', () => {
  const table = boxed('1', 'arrow');
  does(table, C1, { type: 'declareStuck' });
  assert.deepEqual([table.truth.places.hat, table.truth.turn], ['K6', C2]);
  for (const one of table.log.at(-1)!.told.slice(0, 1)) assert.ok(perceive(one, watcherOf(table, G).mask));
  const other = boxed('1', '2');
  assert.equal(asks(other, C1, { type: 'declareStuck' }), 'not-stuck');
  assert.equal(ends(other, '2'), 'K6 L5 M6');
  assert.equal(other.truth.turn, C1);
});
