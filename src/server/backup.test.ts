/** A backup of the embedded store that is taken while rooms play; and the way back, for the rooms and for their people. */
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, type TestContext, test } from 'node:test';
import * as games from '../games/index.ts';
import { canonical } from '../kernel/fairness.ts';
import type { Typed } from '../kernel/game.ts';
import { verifyRoom } from '../kernel/room/verify.ts';
import type { Entry } from '../kernel/table.ts';
import type { RoomLog } from './log/room-log.ts';
import { openSqlite } from './log/sqlite.ts';
import { backUp, putBack } from './log/sqlite-backup.ts';
import { FILE_NAME } from './log/sqlite-file.ts';
import { sitting } from './testing/client.ts';
import { VirtualClock } from './testing/clock.ts';
import { connect, openHouse, openPage, type TestHouse, type TestPage } from './testing/house.ts';
import { patient } from './testing/patient.ts';

const base = mkdtempSync(join(tmpdir(), 'konklave-backup-'));
after(() => rmSync(base, { recursive: true, force: true }));
let names = 0;
const newName = () => join(base, String(names++));

async function open(t: TestContext, folder: string, found: string[] = []): Promise<RoomLog> {
  const log = await openSqlite(folder, { isServing: true, onFound: (sentence) => found.push(sentence) });
  t.after(() => log.close());
  return log;
}

const say = (text: string) => ({ type: 'room.say', channel: null, text }) as Typed;
const entriesOf = async (log: RoomLog, code: string): Promise<Entry[]> =>
  (await log.read(code, 0)).map((text) => JSON.parse(text) as Entry);

/** Seven people in the first day of Maffia. */
async function playing(house: Storied): Promise<{ code: string; pages: TestPage[] }> {
  const made = await house.rooms.create({ game: 'maffia', language: 'en', remote: true });
  assert.ok(typeof made === 'object');
  const { room: code } = made;
  const pages: TestPage[] = [];
  for (const name of ['Alma', 'Bodil', 'Carl', 'Dagny', 'Emil', 'Freja', 'Gunnar']) {
    const page = openPage(house, code, `${name} of ${code}`);
    await connect(house, page, code);
    assert.deepEqual(await answer(house, page, sitting(name)), {});
    pages.push(page);
  }
  assert.deepEqual(await answer(house, pages[0]!, { type: 'room.start' }), {});
  const isTalking = () => (pages[0]!.view.play as { phase: string }).phase === 'day-talk';
  for (const type of ['ackBriefing', 'ackRole']) void Promise.all(pages.map((page) => page.ask({ type })));
  await passUntil(house, isTalking);
  return { code, pages };
}

/** The store has a thread of its own: no time passes while something is asked of it. */
interface Storied extends TestHouse {
  readonly rest: () => Promise<void>;
}

function houseOn(
  store: RoomLog,
  more: Partial<Parameters<typeof openHouse>[1]> & { readonly clock: VirtualClock },
): Storied {
  const { log, rest } = patient(store);
  return { ...openHouse(games, { ...more, log }), rest };
}

async function passUntil({ clock, rest }: Storied, isSo: () => boolean): Promise<void> {
  await rest();
  for (let step = 0; !isSo(); step++) {
    assert.ok(step < 10_000, 'it never came');
    await clock.pass(10);
    await rest();
  }
}

/** Asks, and lets time pass until it is answered. */
async function answer(house: Storied, page: TestPage, command: Typed): Promise<object> {
  let answered: object | undefined;
  void page.ask(command).then((one) => {
    answered = one;
  });
  await passUntil(house, () => answered !== undefined);
  return answered!;
}

test('backups that are taken while rooms play: each holds a moment of every room, whole, and its games go on', async (t) => {
  const [folder, elsewhere] = [newName(), newName()];
  const clock = new VirtualClock();
  const log = await open(t, folder);
  const house = houseOn(log, { clock });
  const tables = [await playing(house), await playing(house), await playing(house)];
  const files: string[] = [];
  for (let round = 0; round < 4; round++) {
    // Under way in the thread of the store, while this one copies.
    const said = tables.flatMap(({ pages }) => pages.slice(0, 3).map((page) => page.ask(say(`round ${round}`))));
    for (let turn = 0; turn < round; turn++) await undefined;
    files.push(newName());
    assert.deepEqual(backUp(folder, files.at(-1)!), { rooms: 3, damaged: [] });
    const answers: object[] = [];
    void Promise.all(said).then((all) => answers.push(...all));
    await passUntil(house, () => answers.length > 0);
    for (const one of answers) assert.deepEqual(one, {});
  }
  const last = new Map<string, readonly string[]>();
  for (const { code } of tables) last.set(code, await log.read(code, 0));

  for (const file of files) {
    const restored = putBack(elsewhere, file);
    assert.deepEqual([restored.rooms, restored.damaged], [3, []]);
    const found: string[] = [];
    const back = await openSqlite(elsewhere, { isServing: true, onFound: (sentence) => found.push(sentence) });
    t.after(() => back.close()); // also where something is not as it should be: the run would never end
    for (const { code, pages } of tables) {
      const texts = await back.read(code, 0);
      assert.deepEqual(texts, last.get(code)!.slice(0, texts.length));
      assert.equal(verifyRoom(games, await entriesOf(back, code)).difference, undefined);
      const next = houseOn(back, { clock, server: `next of ${code}`, seed: code, isAlone: true });
      const [alma] = pages as [TestPage];
      alma.cut();
      await connect(next, alma, code);
      await passUntil(next, () => alma.view.pause !== null); // whoever goes on has read why all wait
      assert.deepEqual(await answer(next, alma, { type: 'room.resume' }), {});
      assert.deepEqual(await answer(next, alma, say('we go on')), {});
      assert.equal(verifyRoom(games, await entriesOf(back, code)).difference, undefined);
      await next.rooms.close();
    }
    assert.deepEqual(found, [], 'what lies there of an earlier store is not held against this one');
    await back.close();
  }
});

test('an older backup is put back: people who saw more are told, lose nothing else, and go on', async (t) => {
  const folder = newName();
  const clock = new VirtualClock();
  const house = houseOn(await openSqlite(folder, { isServing: true }), { clock });
  const { code, pages } = await playing(house);
  const [alma, bodil] = pages as [TestPage, TestPage];
  const file = newName();
  backUp(folder, file);
  for (const text of ['one', 'two', 'three']) assert.deepEqual(await answer(house, bodil, say(text)), {});
  await house.rooms.close();
  await house.house.log.close();

  const { aside } = putBack(folder, file);
  assert.ok(existsSync(aside!), 'what was there is kept');
  const log = await open(t, folder);
  const next = houseOn(log, { clock, server: 'next', seed: 'next', isAlone: true });
  for (const page of pages) await connect(next, page, code);
  await passUntil(next, () => [alma, bodil].every(({ view }) => view.pause !== null));
  for (const page of [alma, bodil]) assert.equal(page.view.pause?.why, 'moves-lost');
  assert.deepEqual(bodil.view.chat, [], 'what is gone is gone for everybody');
  assert.deepEqual([alma.lost, bodil.lost], [0, 3]);
  assert.deepEqual(await answer(next, alma, { type: 'room.resume' }), {});
  for (const text of ['four', 'five', 'six', 'seven']) assert.deepEqual(await answer(next, bodil, say(text)), {});
  const { state } = (await next.rooms.find(code))!;
  for (const page of [alma, bodil]) assert.equal(canonical(page.view.chat), canonical(state.chat));
  assert.deepEqual(
    state.chat.map(({ text }) => text),
    ['four', 'five', 'six', 'seven'],
  );
  assert.equal(verifyRoom(games, await entriesOf(log, code)).difference, undefined);
});

async function filled(folder: string, rooms: readonly string[]): Promise<void> {
  const log = await openSqlite(folder);
  for (const room of rooms) await log.append(room, 0, ['"0"', '"1"', '"2"']);
  await log.close();
}

test('a backup names the rooms that are damaged in it, and is the owner’s alone', async () => {
  const [folder, file] = [newName(), newName()];
  await filled(folder, ['AAAA', 'BBBB', 'CCCC']);
  const db = new DatabaseSync(join(folder, FILE_NAME));
  db.exec(`UPDATE entries SET entry = '"x"' WHERE room = 'BBBB' AND position = 1;
           DELETE FROM entries WHERE room = 'CCCC' AND position = 2`);
  db.close();
  assert.deepEqual(backUp(folder, file), { rooms: 3, damaged: ['BBBB', 'CCCC'] });
  if (process.platform !== 'win32') assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.deepEqual(putBack(newName(), file), { rooms: 3, damaged: ['BBBB', 'CCCC'], aside: undefined });
});

test('a backup replaces no file, and one that could not be made leaves none', async () => {
  const [folder, file] = [newName(), newName()];
  await filled(folder, ['AAAA']);
  writeFileSync(file, 'mine');
  assert.throws(() => backUp(folder, file), /there is a file .* already/);
  const spoilt = newName();
  mkdirSync(spoilt);
  writeFileSync(join(spoilt, FILE_NAME), 'no database at all'.repeat(100));
  assert.throws(() => backUp(spoilt, newName()), { name: 'RoomLogError', code: 'damaged' });
  assert.ok(!existsSync(`${base}/${names - 1}`) && !existsSync(`${base}/${names - 1}.part`));
});

test('what is no backup, or is a damaged one, is not put back, and what is there stays', async () => {
  const [folder, good] = [newName(), newName()];
  await filled(folder, ['AAAA']);
  backUp(folder, good);
  const [rubbish, foreign, damaged] = [newName(), newName(), newName()];
  writeFileSync(rubbish, 'rubbish'.repeat(1000));
  const other = new DatabaseSync(foreign);
  other.exec('CREATE TABLE recipes (name TEXT)');
  other.close();
  cpSync(good, damaged);
  const size = statSync(damaged).size;
  writeFileSync(damaged, Buffer.alloc(4096, 0xa5), { flag: 'r+' });
  assert.equal(statSync(damaged).size, size);
  for (const file of [rubbish, foreign, damaged])
    assert.throws(() => putBack(folder, file), /nothing is changed/, file);
  assert.throws(() => putBack(folder, newName()), /there is no file/);
  const log = await openSqlite(folder, { isServing: true });
  assert.deepEqual(await log.read('AAAA', 0), ['"0"', '"1"', '"2"']);
  assert.equal(await log.isSetBack('AAAA'), false);
  assert.throws(() => putBack(folder, good), { code: 'held-by-another' });
  await log.close();
});

test('a backup of a store from before there were sums is put back as one of now', async () => {
  const [folder, file, next] = [newName(), newName(), newName()];
  mkdirSync(folder);
  const db = new DatabaseSync(join(folder, FILE_NAME));
  db.exec(`CREATE TABLE rooms (id TEXT PRIMARY KEY, length INTEGER NOT NULL, created_at INTEGER NOT NULL,
             touched_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
           CREATE TABLE entries (room TEXT NOT NULL, position INTEGER NOT NULL, entry TEXT NOT NULL,
             PRIMARY KEY (room, position)) STRICT;
           CREATE TABLE servers (id TEXT PRIMARY KEY, beat_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
           INSERT INTO rooms VALUES ('AAAA', 1, 1, 1); INSERT INTO entries VALUES ('AAAA', 0, '"0"');
           PRAGMA user_version = 1`);
  db.close();
  assert.deepEqual(backUp(folder, file), { rooms: 1, damaged: [] });
  putBack(next, file);
  const log = await openSqlite(next, { isServing: true });
  assert.deepEqual([await log.read('AAAA', 0), await log.isSetBack('AAAA')], [['"0"'], true]);
  await log.close();
});
