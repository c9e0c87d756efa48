/**
 * What an operator does with stored rooms from a command line: list, export, replay, verify, delete.
 */

import { bitOf, GHOST, perceive, type Told } from '../kernel/audience.ts';
import type { OpenEntry, Verdict } from '../kernel/fairness.ts';
import type { AnyGame, Language, Typed, Viewer } from '../kernel/game.ts';
import type { RoomFact } from '../kernel/room/facts.ts';
import { roomRules } from '../kernel/room/rules.ts';
import { emptyRoom, type RoomState } from '../kernel/room/state.ts';
import { verifyRoom } from '../kernel/room/verify.ts';
import type { Entry } from '../kernel/table.ts';
import { openedGames } from './handout.ts';
import type { RoomLog } from './log/room-log.ts';
import { readEntries } from './reading.ts';

type Games = { readonly [id: string]: AnyGame };

async function textsOf(log: RoomLog, room: string): Promise<string[]> {
  const texts = await log.read(room, 0);
  if (texts.length === 0) throw new Error(`there is no room ${room} in this store`);
  return texts;
}

const parsed = (texts: readonly string[]): Entry[] => texts.map((text) => JSON.parse(text) as Entry);

export async function listRooms(log: RoomLog): Promise<string[]> {
  const lines: string[] = [];
  for await (const { room, length, touchedAt } of log.list()) {
    lines.push(`${room}  ${String(length).padStart(6)} entries  last touched ${new Date(touchedAt).toISOString()}`);
  }
  return lines;
}

/** JSON lines: the opened games, or with `whole` the complete log, secrets and all. */
export async function exportRoom(log: RoomLog, room: string, isWhole: boolean): Promise<string[]> {
  const texts = await textsOf(log, room);
  if (isWhole) return texts;
  return (await openedGames(parsed(texts))).flatMap(({ log: opened }) => opened.map((entry) => JSON.stringify(entry)));
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
  const own = bitOf(viewer);
  const truth = emptyRoom();
  let view = emptyRoom();
  /** This game: how the room was before it, and what was said of each of its facts. */
  let before = emptyRoom();
  let past: { readonly told: Told; readonly said: string }[] = [];
  let mask = own;
  let seats = 0;
  const lines: string[] = [];
  const hear = (told: Told): string => {
    const fact = perceive(told, mask);
    if (!fact) return '';
    rules.record(view, fact);
    return sentence(games, view, fact, language).join('\n');
  };
  for (const entry of await readEntries(games, await textsOf(log, room))) {
    for (const told of entry.told) {
      rules.record(truth, told.fact as RoomFact);
      if (rules.begins?.(told.fact)) [before, past, mask] = [structuredClone(view), [], own];
      const said = hear(told);
      past.push({ told, said });
      if (said) lines.push(...said.split('\n'));
      seats = Math.max(seats, view.seats.length);
    }
    if (typeof viewer !== 'number' || mask !== own || !rules.ghosts?.(truth as never).includes(viewer)) continue;
    // Whoever is out and may see all is told anew, as on their screen; here, what they had not been told yet.
    mask |= GHOST;
    view = before;
    const unheard = past.flatMap(({ told, said }) => {
      const now = hear(told);
      return now && now !== said ? now.split('\n') : [];
    });
    lines.push('', `seat:${viewer} is out, and sees from now on also what was hidden:`, ...unheard, '');
  }
  if (typeof viewer === 'number' && viewer >= seats) throw new Error(`nobody ever sat in seat:${viewer} of ${room}`);
  return lines.map(printable);
}

/** A fact in words, just after it was recorded. */
function sentence(games: Games, view: RoomState, happened: Typed, language: Language): string[] {
  const fact = happened as Typed & { [field: string]: unknown };
  const name = (seat: number) => view.seats[seat]?.name ?? `seat:${seat}`;
  if (fact.type === 'room.said' || fact.type === 'room.whispered') {
    // With the seat, so that nobody can be called what the game master is called here.
    return [`${typeof fact.by === 'number' ? `seat:${fact.by} ${name(fact.by)}` : 'Game master'}: ${fact.text}`];
  }
  if (fact.type === 'room.lobbyOpened') return ['', `Game ${view.number}: ${view.game}`];
  if (fact.type === 'room.seatTaken') return [`+ ${name(view.seats.length - 1)}`];
  if (fact.type.startsWith('room.')) return [];
  return games[view.game]!.story?.(fact, view.play, language, name)?.split('\n') ?? [];
}

/** What a terminal would obey, or show in another order, is written out. */
const printable = (text: string): string =>
  text.replace(/\p{C}/gu, (char) => `\\u{${char.codePointAt(0)!.toString(16)}}`);

/** Decides the whole log again. */
export async function verifyStored(games: Games, log: RoomLog, room: string): Promise<Checked> {
  const verdict = verifyRoom(games, parsed(await textsOf(log, room)));
  return { lines: toldOf(room, verdict), ok: verdict.ok };
}

/** What a guest has saved of one game, or an export of several, checked as far as it is open. */
export function verifyFile(games: Games, text: string): Checked {
  const logs = gamesIn(text);
  const verdicts = logs.map((log) => verdictOf(games, log));
  const isDecided = verdicts.map(({ earlier = [] }, i) => (earlier.at(-1)?.to ?? -1) < logs[i]!.length - 1);
  const lines = verdicts.flatMap((verdict, i) => [
    ...toldOf(`Game ${i + 1}`, verdict, isDecided[i]),
    ...(verdict.ok ? ['  Names, and what was said or written, are taken as the file has them.'] : []),
  ]);
  // Anybody can write into a file that earlier rules decided all of it: nothing was checked then.
  return { lines, ok: verdicts.length > 0 && verdicts.every(({ ok }, i) => ok && isDecided[i]!) };
}

interface Checked {
  readonly lines: readonly string[];
  readonly ok: boolean;
}

function toldOf(what: string, { difference, trusted, earlier = [] }: Verdict, isDecided = true): string[] {
  if (difference !== undefined) return [`${what}: ${difference}`];
  const from = earlier.length > 0 ? `from entry ${earlier.at(-1)!.to + 1} on ` : '';
  return [
    isDecided
      ? `${what}: ${from}every decision and every lot is as the rules and the sealed deal have it.`
      : `${what}: nothing of it could be decided again.`,
    ...earlier.map(
      ({ rules, from: first, to }) =>
        `  Entries ${first} to ${to} were decided by ${rules}, which are not the rules of now: they are read, and not decided again.`,
    ),
    ...(trusted.length > 0
      ? [
          `  ${trusted.length} entries follow from what is sealed, and are taken on trust:`,
          ...trusted.map((one) => `  ${one}`),
        ]
      : []),
  ];
}

/** What is damaged may be such that the rules cannot even read it. */
function verdictOf(games: Games, log: readonly OpenEntry[]): Verdict {
  try {
    return verifyRoom(games, log, { isOpened: true });
  } catch (error) {
    const difference = `it is damaged, and cannot be decided again (${(error as Error).message})`;
    return { ok: false, difference, trusted: [] };
  }
}

/** Undefined: it is none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Throws a message for people if there is none. */
function gamesIn(text: string): OpenEntry[][] {
  if (text.trim() === '') throw new Error('it is empty');
  const saved = jsonOf(text);
  const entries =
    isRecord(saved) && Array.isArray(saved.log) ? (saved.log as unknown[]) : text.trimEnd().split('\n').map(jsonOf);
  const logs: OpenEntry[][] = [];
  for (const [i, entry] of entries.entries()) {
    if (!isEntry(entry)) throw new Error(`number ${i + 1} of its lines is not an entry of a log`);
    if (logs.length === 0 || entry.told.some(({ fact }) => fact.type === 'room.lobbyOpened')) logs.push([]);
    logs.at(-1)!.push(entry);
  }
  return logs;
}

const isRecord = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null;

const isEntry = (value: unknown): value is OpenEntry =>
  isRecord(value) &&
  typeof value.at === 'number' &&
  Array.isArray(value.told) &&
  value.told.every((told) => isRecord(told) && isRecord(told.fact) && typeof told.fact.type === 'string');
