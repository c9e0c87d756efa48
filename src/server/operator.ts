/**
 * What an operator does with stored rooms from a command line: list, export, replay, verify, delete.
 */

import { bitOf } from '../kernel/audience.ts';
import type { AnyGame, Language, Typed, Viewer } from '../kernel/game.ts';
import { roomRules } from '../kernel/room/rules.ts';
import { emptyRoom } from '../kernel/room/state.ts';
import { openedGame, verifyRoom } from '../kernel/room/verify.ts';
import { type Entry, streamOf } from '../kernel/table.ts';
import type { RoomLog } from './log/room-log.ts';

type Games = { readonly [id: string]: AnyGame };

async function entriesOf(log: RoomLog, room: string): Promise<Entry[]> {
  const texts = await log.read(room, 0);
  if (texts.length === 0) throw new Error(`there is no room ${room} in this store`);
  return texts.map((text) => JSON.parse(text) as Entry);
}

export async function listRooms(log: RoomLog): Promise<string[]> {
  const lines: string[] = [];
  for await (const { room, length, touchedAt } of log.list()) {
    lines.push(`${room}  ${String(length).padStart(6)} entries  last touched ${new Date(touchedAt).toISOString()}`);
  }
  return lines;
}

/** JSON lines: the opened games, or with `whole` the complete log, secrets and all. */
export async function exportRoom(log: RoomLog, room: string, isWhole: boolean): Promise<string[]> {
  const entries = await entriesOf(log, room);
  if (isWhole) return entries.map((entry) => JSON.stringify(entry));
  return gameNumbers(entries).flatMap((number) =>
    (openedGame(entries, number) ?? []).map((entry) => JSON.stringify(entry)),
  );
}

const gameNumbers = (entries: readonly Entry[]): number[] =>
  entries.flatMap(({ told }) =>
    told.flatMap(({ fact }) => (fact.type === 'room.lobbyOpened' ? [(fact as Typed & { number: number }).number] : [])),
  );

/** The evening in words, as this viewer saw it. */
export async function replayRoom(
  games: Games,
  log: RoomLog,
  room: string,
  viewer: Viewer,
  language: Language,
): Promise<string[]> {
  const rules = roomRules(games);
  const view = emptyRoom();
  const lines: string[] = [];
  for (const fact of streamOf(await entriesOf(log, room), bitOf(viewer)) as (Typed & { [field: string]: unknown })[]) {
    rules.record(view, fact);
    const name = (seat: number) => view.seats[seat]?.name ?? `seat ${seat + 1}`;
    if (fact.type === 'room.said' || fact.type === 'room.whispered') {
      lines.push(`${typeof fact.by === 'number' ? name(fact.by) : 'Game master'}: ${fact.text}`);
    } else if (fact.type === 'room.lobbyOpened') lines.push('', `Game ${view.number}: ${view.game}`);
    else if (fact.type === 'room.seatTaken') lines.push(`+ ${name(view.seats.length - 1)}`);
    else if (!fact.type.startsWith('room.')) {
      const text = games[view.game]!.story?.(fact, view.play, language, name);
      if (text !== undefined) lines.push(text);
    }
  }
  return lines;
}

/** Decides the whole log again; the first difference, if there is one. */
export async function verifyStored(games: Games, log: RoomLog, room: string): Promise<string | undefined> {
  return verifyRoom(games, await entriesOf(log, room)).difference;
}
