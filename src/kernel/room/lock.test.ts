/** Who comes in: an open door, a locked one, and a device that is kept away. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bitOf } from '../audience.ts';
import { refuse, streamOf, tick, watcherOf } from '../table.ts';
import {
  bot,
  checkFolds,
  DOORS,
  hexOf,
  no,
  ok,
  openRoom,
  type Room,
  rules,
  sitting,
  VIEWERS,
} from '../testing/room-fixtures.ts';
import { ROOM_LIMITS } from './commands.ts';
import { shutOut } from './lock.ts';

const [A, B, C] = [0, 1, 2];
const [ALMA, BODIL, CYRIL] = [hexOf('a0', 32), hexOf('b0', 32), hexOf('c0', 32)];
const [STRANGER, FRIEND] = [hexOf('d0', 32), hexOf('f0', 32)];
const PASS = hexOf('9a', 32);

const lock = (isLocked: boolean, pass: string | null = null) => ({ type: 'room.setLock', isLocked, pass });
const asking = (name: string, holder: string) => ({ type: 'room.askIn', name, mask: 7, holder });
const names = (room: Room) => room.truth.seats.map(({ name }) => name);

/** Alma hosts, Bodil and Cyril sit with her. */
function lobby(): Room {
  const room = openRoom();
  for (const [name, holder] of Object.entries({ Alma: ALMA, Bodil: BODIL, Cyril: CYRIL }))
    ok(room, 'visitor', sitting(name, { holder }), 1000);
  return room;
}

test('behind a locked door nobody becomes somebody else: whoever was let in by a name keeps it, and the host may unlock', () => {
  const room = lobby();
  const tag = (name: string, mask = 3) => ({ type: 'room.tag', name, pronouns: '', mask, isNew: false });
  ok(room, B, tag('Bo'));
  ok(room, A, lock(true));
  ok(room, 'server', asking('Dagny', STRANGER));
  ok(room, A, { type: 'room.letIn', id: room.truth.asking![0]!.id, isLetIn: true });
  ok(room, 'visitor', sitting('Dagny', { holder: STRANGER }));
  for (const by of [B, 3]) no(room, by, tag('Mallory'), 'name-kept');
  ok(room, 3, tag('Dagny', 9));
  ok(room, A, tag('Alva'));
  assert.deepEqual(names(room), ['Alva', 'Bo', 'Cyril', 'Dagny']);
  ok(room, A, lock(false));
  ok(room, 3, tag('Dina'));
});

test('a locked door lets nobody sit down or look on whom it does not know', () => {
  const room = lobby();
  for (const holder of [STRANGER, FRIEND]) assert.equal(shutOut(room.truth, holder), undefined);
  no(room, B, lock(true), 'host-only');
  ok(room, A, lock(true));
  for (const viewer of VIEWERS) assert.equal(watcherOf(room, viewer).view.isLocked, true);
  no(room, A, lock(true), 'no-change');
  assert.equal(shutOut(room.truth, STRANGER), 'locked');
  no(room, 'visitor', sitting('Mallory', { holder: STRANGER }), 'door-locked');
  assert.equal(shutOut(room.truth, STRANGER, DOORS.master), undefined, 'a key to the console is a key');
  ok(room, 'visitor', { type: 'room.takeMaster', door: DOORS.master, holder: hexOf('e0', 32), via: 'here' });
  ok(room, A, lock(false));
  ok(room, 'visitor', sitting('Mallory', { holder: STRANGER }));
  checkFolds(room);
});

test('whoever sat there when it was locked comes back to a chair through the locked door', () => {
  const room = lobby();
  ok(room, A, lock(true));
  ok(room, B, { type: 'room.leave' });
  assert.equal(shutOut(room.truth, BODIL), undefined);
  ok(room, 'visitor', sitting('Bodil', { holder: BODIL }));
  assert.deepEqual(names(room), ['Alma', 'Cyril', 'Bodil']);
});

test('whoever played a game here comes back, also after getting up in an open lobby; who only looked in does not', () => {
  const room = lobby();
  ok(room, 'visitor', sitting('Mallory', { holder: STRANGER }));
  ok(room, 3, { type: 'room.leave' });
  ok(room, A, { type: 'room.start' }, 5000);
  while (room.truth.phase === 'playing') tick(room, rules.deadline(room.truth)!.at);
  ok(room, A, { type: 'room.rematch' });
  ok(room, C, { type: 'room.leave' });
  ok(room, A, lock(true));
  no(room, 'visitor', sitting('Mallory', { holder: STRANGER }), 'door-locked');
  ok(room, 'visitor', sitting('Cyril', { holder: CYRIL }));
  checkFolds(room);
});

test('people ask by a name and a mask, and are let in one by one', () => {
  const room = lobby();
  no(room, 'server', asking('Torvald', FRIEND), 'no-change');
  ok(room, A, lock(true));
  no(room, 'visitor', asking('Torvald', FRIEND), 'server-only');
  no(room, 'server', asking(' \u200b', FRIEND), 'name-empty');
  no(room, 'server', asking('x'.repeat(21), FRIEND), 'name-too-long');
  no(room, 'server', asking('Bodil', BODIL), 'no-change');
  ok(room, 'server', asking('Torvald', FRIEND));
  no(room, 'server', asking('Torvald again', FRIEND), 'no-change');
  ok(room, 'server', asking('Mallory', STRANGER));
  for (const viewer of VIEWERS) {
    const { view } = watcherOf(room, viewer);
    assert.deepEqual(
      view.asking?.map(({ id, name, mask }) => [id, name, mask]),
      [
        [1, 'Torvald', 7],
        [2, 'Mallory', 7],
      ],
    );
    assert.deepEqual([view.askers, view.known], [undefined, undefined], 'no devices');
    assert.doesNotMatch(JSON.stringify(streamOf(room.log, bitOf(viewer))), new RegExp(`${FRIEND}|${STRANGER}`));
  }
  no(room, B, { type: 'room.letIn', id: 1, isLetIn: true }, 'host-only');
  ok(room, A, { type: 'room.letIn', id: 1, isLetIn: true });
  ok(room, A, { type: 'room.letIn', id: 2, isLetIn: false });
  no(room, A, { type: 'room.letIn', id: 2, isLetIn: true }, 'nobody-asks');
  no(room, 'visitor', sitting('Mallory', { holder: STRANGER }), 'door-locked');
  ok(room, 'visitor', sitting('Torvald', { holder: FRIEND }));
  assert.deepEqual(names(room), ['Alma', 'Bodil', 'Cyril', 'Torvald']);
  checkFolds(room);
});

test('nobody knocks by a name that looks like one at the table, and who was let in sits down by the name they knocked with', () => {
  const room = lobby();
  ok(room, A, lock(true));
  for (const name of ['Bodil', 'bodil', 'Bod\u0456l']) no(room, 'server', asking(name, STRANGER), 'name-taken');
  ok(room, 'server', asking('Torvald', FRIEND));
  ok(room, A, { type: 'room.letIn', id: 1, isLetIn: true });
  no(room, 'visitor', sitting('Mallory', { holder: FRIEND }), 'other-name');
  assert.equal(watcherOf(room, 0).view.letInAs, undefined, 'no devices');
  ok(room, 'visitor', sitting(' Torvald ', { holder: FRIEND }));
  ok(room, 3, { type: 'room.leave' });
  ok(room, A, bot('Torvald'));
  ok(room, 'visitor', sitting('Torvald B', { holder: FRIEND }));
  checkFolds(room);
  ok(room, A, lock(false));
  assert.equal(room.truth.letInAs, undefined);
});

test('who asks waits for four minutes; only so many wait, and the host can turn all of them down at once', () => {
  const room = lobby();
  ok(room, A, lock(true));
  for (let i = 0; i < ROOM_LIMITS.askingMax; i++)
    ok(room, 'server', asking(`Guest ${i}`, i.toString(16).padStart(64, '0')));
  no(room, 'server', asking('Torvald', FRIEND), 'door-crowded');
  ok(room, A, { type: 'room.letNobodyIn' });
  assert.equal(room.truth.asking?.length, 0);
  no(room, A, { type: 'room.letNobodyIn' }, 'nobody-asks');
  ok(room, 'server', asking('Torvald', FRIEND));
  const late = room.now + ROOM_LIMITS.askSeconds * 1000;
  no(room, A, { type: 'room.letIn', id: room.truth.asking![0]!.id, isLetIn: true }, 'nobody-asks', late);
  ok(room, 'server', asking('Torvald', FRIEND), late);
  assert.equal(room.truth.asking!.length, 1, 'the one that ran out is gone');
  ok(room, A, lock(false));
  assert.equal(room.truth.asking, undefined);
});

test('whoever stands in opens to those who ask; the lock stays the host’s', () => {
  const room = lobby();
  ok(room, A, lock(true));
  ok(room, 'server', asking('Torvald', FRIEND));
  ok(room, 'server', { type: 'room.connection', who: A, connected: false, via: 'here' });
  tick(room, room.now + 60_000);
  no(room, B, lock(false), 'not-for-stand-in');
  no(room, B, { type: 'room.letNobodyIn' }, 'not-for-stand-in');
  ok(room, B, { type: 'room.letIn', id: 1, isLetIn: true });
  ok(room, 'server', { type: 'room.connection', who: A, connected: true, via: 'here' });
  assert.deepEqual(room.truth.stoodIn?.did, ['let-in']);
});

test('a link with the host’s pass needs no answer, until the lock is set anew', () => {
  const room = lobby();
  const use = (pass: string, holder = FRIEND) => ({ type: 'room.usePass', pass, holder });
  no(room, 'visitor', use(PASS), 'wrong-key');
  ok(room, A, lock(true, PASS));
  assert.equal(shutOut(room.truth, FRIEND, PASS), undefined);
  for (const viewer of VIEWERS) assert.equal(watcherOf(room, viewer).view.pass, undefined);
  no(room, 'visitor', use(hexOf('9b', 32)), 'wrong-key');
  no(room, A, use(PASS), 'not-seated');
  ok(room, 'visitor', use(PASS));
  no(room, 'visitor', use(PASS), 'no-change');
  ok(room, A, lock(true, hexOf('9c', 32)));
  no(room, 'visitor', use(PASS, STRANGER), 'wrong-key');
  ok(room, 'visitor', sitting('Torvald', { holder: FRIEND }), room.now);
  ok(room, A, lock(false));
  ok(room, A, lock(true));
  no(room, 'visitor', use(hexOf('9c', 32), STRANGER), 'wrong-key');
  checkFolds(room);
});

test('whoever is sent away has to ask at a locked door, and sits down again at an open one', () => {
  const room = lobby();
  ok(room, A, { type: 'room.kick', seat: B });
  ok(room, 'visitor', sitting('Bodil', { holder: BODIL }));
  ok(room, A, lock(true));
  ok(room, A, { type: 'room.kick', seat: 2 });
  assert.equal(shutOut(room.truth, BODIL), 'locked');
  no(room, 'visitor', sitting('Bodil', { holder: BODIL }), 'door-locked');
  ok(room, 'server', asking('Bodil', BODIL));
  ok(room, A, { type: 'room.letIn', id: 1, isLetIn: true });
  ok(room, 'visitor', sitting('Bodil', { holder: BODIL }));
});

test('a device that is kept away locks the door behind it, and comes back only when the host says so', () => {
  const room = lobby();
  ok(room, A, bot('Egon'));
  no(room, B, { type: 'room.keepAway', seat: C }, 'host-only');
  no(room, A, { type: 'room.keepAway', seat: A }, 'unknown-target');
  no(room, A, { type: 'room.keepAway', seat: 3 }, 'unknown-target');
  ok(room, A, { type: 'room.keepAway', seat: C });
  assert.deepEqual(names(room), ['Alma', 'Bodil', 'Egon']);
  for (const viewer of VIEWERS) {
    const { isLocked, keptAway, barred } = watcherOf(room, viewer).view;
    assert.deepEqual([isLocked, keptAway?.map(({ name }) => name), barred], [true, ['Cyril'], undefined]);
  }
  ok(room, A, lock(false));
  assert.equal(shutOut(room.truth, CYRIL), 'locked', 'also while the door is open');
  no(room, 'visitor', sitting('Cyril', { holder: CYRIL }), 'door-locked');
  ok(room, 'visitor', sitting('Mallory', { holder: STRANGER }));
  const { id } = room.truth.keptAway![0]!;
  no(room, B, { type: 'room.letBack', id }, 'host-only');
  no(room, A, { type: 'room.letBack', id: id + 9 }, 'no-change');
  ok(room, A, { type: 'room.letBack', id });
  ok(room, 'visitor', sitting('Cyril', { holder: CYRIL }));
  checkFolds(room);
});

test('the door and its list stay as they are from game to game', () => {
  const room = lobby();
  ok(room, 'visitor', sitting('Mallory', { holder: STRANGER }));
  ok(room, A, { type: 'room.keepAway', seat: 3 });
  ok(room, A, { type: 'room.start' }, 5000);
  while (room.truth.phase === 'playing') tick(room, rules.deadline(room.truth)!.at);
  ok(room, 'server', asking('Torvald', FRIEND));
  ok(room, A, { type: 'room.rematch' });
  for (const viewer of VIEWERS) {
    const { isLocked, keptAway, asking: waits } = watcherOf(room, viewer).view;
    assert.deepEqual(
      [isLocked, keptAway?.map(({ name }) => name), waits?.map(({ name }) => name)],
      [true, ['Mallory'], ['Torvald']],
    );
  }
  assert.deepEqual([shutOut(room.truth, STRANGER), shutOut(room.truth, BODIL)], ['locked', undefined]);
  ok(room, A, { type: 'room.letIn', id: room.truth.asking![0]!.id, isLetIn: true });
  ok(room, 'visitor', sitting('Torvald', { holder: FRIEND }));
  checkFolds(room);
});

test('who is kept away is told in the next lobby also when the door is open by then, so that the host can let them back', () => {
  const room = lobby();
  ok(room, 'visitor', sitting('Mallory', { holder: STRANGER }));
  ok(room, A, { type: 'room.keepAway', seat: 3 });
  ok(room, A, lock(false));
  ok(room, A, { type: 'room.start' }, 5000);
  while (room.truth.phase === 'playing') tick(room, rules.deadline(room.truth)!.at);
  ok(room, A, { type: 'room.rematch' });
  for (const viewer of VIEWERS) {
    const { isLocked = false, keptAway } = watcherOf(room, viewer).view;
    assert.deepEqual([isLocked, keptAway?.map(({ name }) => name)], [false, ['Mallory']]);
  }
  ok(room, A, { type: 'room.letBack', id: room.truth.keptAway![0]!.id });
  ok(room, 'visitor', sitting('Mallory', { holder: STRANGER }));
  checkFolds(room);
});

test('a screen that was let in is the table’s in the next game too, behind a locked door', () => {
  const room = lobby();
  const holder = hexOf('1a', 32);
  ok(room, 'server', { type: 'room.knock', sign: 'LYKT', holder });
  ok(room, A, { type: 'room.letScreen', sign: 'LYKT', isLetIn: true });
  ok(room, A, { type: 'room.start' }, 5000);
  while (room.truth.phase === 'playing') tick(room, rules.deadline(room.truth)!.at);
  ok(room, A, { type: 'room.rematch' });
  ok(room, A, lock(true));
  assert.deepEqual(room.truth.screens, [holder]);
  checkFolds(room);
});

test('an emptied lobby keeps its host and its bots, and is locked', () => {
  const room = lobby();
  ok(room, A, bot('Egon'));
  no(room, B, { type: 'room.emptyLobby' }, 'host-only');
  ok(room, A, { type: 'room.emptyLobby' });
  assert.deepEqual([names(room), room.truth.host, room.truth.isLocked], [['Alma', 'Egon'], 0, true]);
  for (const holder of [BODIL, CYRIL]) assert.equal(shutOut(room.truth, holder), 'locked');
  no(room, A, { type: 'room.emptyLobby' }, 'no-change');
  ok(room, A, { type: 'room.start' });
  no(room, A, { type: 'room.emptyLobby' }, 'wrong-phase');
  checkFolds(room);
});

test('a chair that moves to another device takes along that it comes in', () => {
  const room = lobby();
  ok(room, A, lock(true));
  ok(room, B, { type: 'room.ticket', ticket: hexOf('77', 32) });
  assert.equal(shutOut(room.truth, FRIEND, hexOf('77', 32)), undefined);
  ok(room, 'visitor', { type: 'room.move', ticket: hexOf('77', 32), holder: FRIEND, via: 'here' });
  ok(room, B, { type: 'room.leave' });
  no(room, 'visitor', sitting('Bodil', { holder: BODIL }), 'door-locked');
  ok(room, 'visitor', sitting('Bodil', { holder: FRIEND }));
});

test('lists of devices end somewhere: whoever came first is forgotten first', () => {
  const room = lobby();
  const nth = (i: number) => (i + 100).toString(16).padStart(64, '0');
  ok(room, A, lock(true, PASS));
  for (let i = 0; i < ROOM_LIMITS.knownMax; i++)
    ok(room, 'visitor', { type: 'room.usePass', pass: PASS, holder: nth(i) });
  assert.equal(room.truth.known?.length, ROOM_LIMITS.knownMax);
  for (let i = 0; i < ROOM_LIMITS.keptAwayMax + 2; i++) {
    const holder = nth(i + 1000);
    ok(room, 'visitor', { type: 'room.usePass', pass: PASS, holder });
    ok(room, 'visitor', sitting(`Guest ${i}`, { holder }));
    ok(room, A, { type: 'room.keepAway', seat: room.truth.seats.length - 1 });
  }
  const { keptAway = [], barred = {} } = room.truth;
  assert.deepEqual([keptAway.length, Object.keys(barred).length], [ROOM_LIMITS.keptAwayMax, ROOM_LIMITS.keptAwayMax]);
  assert.equal(refuse(rules, room.truth, sitting('Back', { holder: nth(1002) }), 'visitor', room.now), 'door-locked');
});
