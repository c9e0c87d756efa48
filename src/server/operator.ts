/**
 * What an operator does with stored rooms from a command line: list, export, replay, verify, delete.
 */

import { bitOf } from '../kernel/audience.ts';
import type { OpenEntry } from '../kernel/fairness.ts';
import type { AnyGame, Language, Typed, Viewer } from '../kernel/game.ts';
import { roomRules } from '../kernel/room/rules.ts';
import { emptyRoom } from '../kernel/room/state.ts';
import { verifyRoom } from '../kernel/room/verify.ts';
import { type Entry, streamOf } from '../kernel/table.ts';
import { openedGames } from './handout.ts';
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
  return (await openedGames(entries)).flatMap(({ log: opened }) => opened.map((entry) => JSON.stringify(entry)));
}

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
  let seats = 0;
  for (const fact of streamOf(await entriesOf(log, room), bitOf(viewer)) as (Typed & { [field: string]: unknown })[]) {
    rules.record(view, fact);
    seats = Math.max(seats, view.seats.length);
    const name = (seat: number) => view.seats[seat]?.name ?? `seat ${seat + 1}`;
    if (fact.type === 'room.said' || fact.type === 'room.whispered') {
      // With the seat, so that nobody can be called what the game master is called here.
      lines.push(`${typeof fact.by === 'number' ? `seat:${fact.by} ${name(fact.by)}` : 'Game master'}: ${fact.text}`);
    } else if (fact.type === 'room.lobbyOpened') lines.push('', `Game ${view.number}: ${view.game}`);
    else if (fact.type === 'room.seatTaken') lines.push(`+ ${name(view.seats.length - 1)}`);
    else if (!fact.type.startsWith('room.')) {
      const text = games[view.game]!.story?.(fact, view.play, language, name);
      if (text !== undefined) lines.push(...text.split('\n'));
    }
  }
  if (typeof viewer === 'number' && viewer >= seats) throw new Error(`nobody ever sat in seat:${viewer} of ${room}`);
  return lines.map(printable);
}

/** What a terminal would obey, or show in another order, is written out. */
const printable = (text: string): string =>
  text.replace(/\p{C}/gu, (char) => `\\u{${char.codePointAt(0)!.toString(16)}}`);

/** Decides the whole log again; the first difference, if there is one. */
export async function verifyStored(games: Games, log: RoomLog, room: string): Promise<string | undefined> {
  return verifyRoom(games, await entriesOf(log, room)).difference;
}

/** What a guest has saved of one game, or an export of several, checked as far as it is open. */
export function verifyFile(games: Games, text: string): { readonly lines: readonly string[]; readonly ok: boolean } {
  const verdicts = gamesIn(text).map((log) => verifyRoom(games, log, { isOpened: true }));
  const lines = verdicts.flatMap(({ difference, trusted }, i) => [
    `Game ${i + 1}: ${difference ?? 'every decision and every lot is as the rules and the sealed deal have it.'}`,
    ...(difference === undefined && trusted.length > 0
      ? [
          `  ${trusted.length} entries follow from what is sealed, and are taken on trust:`,
          ...trusted.map((one) => `  ${one}`),
        ]
      : []),
  ]);
  return { lines, ok: verdicts.length > 0 && verdicts.every(({ ok }) => ok) };
}

function gamesIn(text: string): OpenEntry[][] {
  const saved = text.trimStart().startsWith('{"room"') ? (JSON.parse(text) as { log: OpenEntry[] }).log : undefined;
  const entries =
    saved ??
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as OpenEntry);
  const logs: OpenEntry[][] = [];
  for (const entry of entries) {
    if (logs.length === 0 || entry.told.some(({ fact }) => fact.type === 'room.lobbyOpened')) logs.push([]);
    logs.at(-1)!.push(entry);
  }
  return logs;
}
