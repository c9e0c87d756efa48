/** A server of this tree starts on a store with so much of a kept evening in it, and everybody comes back. */
import assert from 'node:assert/strict';
import * as catalogue from '../../src/games/index.ts';
import { bitOf, GHOST } from '../../src/kernel/audience.ts';
import { canonical } from '../../src/kernel/fairness.ts';
import type { AnyGame } from '../../src/kernel/game.ts';
import { ageOf } from '../../src/kernel/room/editions.ts';
import { emptyRoom, type RoomState, recordIn } from '../../src/kernel/room/state.ts';
import { openedGame, verifyRoom } from '../../src/kernel/room/verify.ts';
import { type Entry, foldStream, streamOf } from '../../src/kernel/table.ts';
import type { RoomLog } from '../../src/server/log/room-log.ts';
import { readEntry } from '../../src/server/reading.ts';
import type { Room } from '../../src/server/room.ts';
import { VirtualClock } from '../../src/server/testing/clock.ts';
import { openHouse, type TestHouse } from '../../src/server/testing/house.ts';
import { patient } from '../../src/server/testing/patient.ts';
import { endingOf, phaseOf } from './keep.ts';
import { type Kept, release } from './kept.ts';
import { Person, playOut } from './people.ts';

const DOWN_MS = 60_000;
const CHANGED = `rules that are called the same decide otherwise: npm run keep, if ${release} is not out yet; else raise a version`;

const parsed = (texts: readonly string[]): Entry[] => texts.map((text) => JSON.parse(text) as Entry);
type Games = { readonly [id: string]: AnyGame };

function foldOf(games: Games, log: readonly Entry[]): RoomState {
  const state = emptyRoom();
  for (const { told } of log) for (const { fact } of told) recordIn(games, state, fact);
  return state;
}

/** From this phase on to the end of the game, and all of it is checked. */
export async function goOn(
  store: RoomLog,
  { name, head, entries }: Kept,
  phase: string,
  games: Games = catalogue,
): Promise<void> {
  const present = (texts: readonly string[]): Entry[] => texts.map((text) => readEntry(games, text));
  const where = `${head.release}, ${name}, from ${phase} on`;
  const length = head.cuts[phase]!;
  const stored = entries.slice(0, length);
  assert.equal(phaseOf(foldOf(games, present(stored))), phase, where);
  const code = `${name}-${length}-${head.release.replaceAll('.', '-')}`;
  assert.equal(await store.append(code, 0, stored), true);
  const { log, rest } = patient(store);
  const clock = new VirtualClock(parsed(stored).at(-1)!.at + DOWN_MS);
  const house = openHouse(games, { clock, log, server: 'later', isAlone: true });
  const room = (await house.rooms.find(code))!;
  const people = await comeBack(house, code, head);
  if (phase === 'lobby') await people[0]!.does({ type: 'room.start' });
  await playOut(house, room, rest).catch((error) => assert.fail(`${where}: ${error.message}`));
  assert.deepEqual(house.troubles, [], where);

  const texts = await log.read(code, 0);
  const isEarlier = ageOf(games, head.rules) === 'earlier';
  const verdict = verifyRoom(games, parsed(texts));
  assert.equal(verdict.difference, undefined, `${where}: ${CHANGED}`);
  assert.deepEqual(verdict.earlier, isEarlier ? [{ rules: head.rules, from: 0, to: length - 1 }] : undefined, where);
  const opened = openedGame(parsed(texts), 1);
  if (opened) assert.equal(verifyRoom(games, opened, { isOpened: true }).difference, undefined, where);
  for (const person of people) checkPage(house, room, present(texts), person, where);
  if (phase === 'ended') assert.deepEqual(endingOf(present(stored), games), head.ending, where);
  await house.rooms.close();
}

async function comeBack(house: TestHouse, code: string, { people, table, master }: Kept['head']): Promise<Person[]> {
  const all = [
    ...people.map((name) => new Person(house, code, name)),
    new Person(house, code, 'the table', { token: table }),
    ...(master === null ? [] : [new Person(house, code, 'the master', { key: master })]),
  ];
  for (const person of all) await person.come();
  return all;
}

/** What somebody holds in the end is the fold of what the log addresses to them. */
function checkPage(
  { house }: TestHouse,
  { state }: Room,
  log: readonly Entry[],
  { page }: Person,
  where: string,
): void {
  if (page.role === 'visitor') return;
  const { rules } = house;
  const isGhost = typeof page.role === 'number' && rules.ghosts!(state as never).includes(page.role);
  const stream = streamOf(log, bitOf(page.role) | (isGhost ? GHOST : 0), 0, rules.begins);
  assert.equal(page.count, stream.length, `${where}: ${page.role}`);
  const view = foldStream(rules, emptyRoom(), JSON.parse(JSON.stringify(stream)));
  assert.equal(canonical(page.view), canonical(view), `${where}: ${page.role}`);
}
