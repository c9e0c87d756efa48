/** What every screen of the lobby is given, and what several of them ask for. */
import type { AnyGame, Language, Refusal, Seat, Typed } from '../kernel/game.ts';
import { type OptionValues, resolve } from '../kernel/options.ts';
import { ROOM_LIMITS } from '../kernel/room/commands.ts';
import { lettersOf, lookAlike } from '../kernel/room/names.ts';
import type { RoomState } from '../kernel/room/state.ts';
import type { Role } from '../protocol.ts';
import type { Surface } from './address.ts';
import type { FaceOf } from './kit/index.ts';
import { anyOf, house } from './memory.ts';
import type { GameLobby, Stage } from './stage.ts';
import type { Texts } from './texts/index.ts';
import { laterWords } from './texts/later/index.ts';

export interface Lobby {
  readonly code: string;
  readonly surface: Surface;
  readonly room: RoomState;
  readonly role: Role;
  readonly me: Seat | null;
  /** Whose offers these are; null for those who only look on. */
  readonly who: Seat | 'master' | null;
  readonly game: AnyGame;
  readonly about: GameLobby;
  readonly language: Language;
  readonly words: Texts;
  readonly faces: readonly FaceOf[];
  readonly ask: Stage<unknown>['ask'];
  readonly offers: Stage<unknown>['offers'];
  readonly open: Stage<unknown>['open'];
  readonly now: () => number;
  /** The time of day by the server's clock: a phone's own may be wrong. */
  readonly wall: () => number;
  /** How long this page's line takes there and back, at its quickest of late; infinite until it is known. */
  readonly lineMs: () => number;
  /** Why something may not be done now. */
  readonly why: (command: Typed & { readonly [field: string]: unknown }) => Refusal | undefined;
}

export const isHost = ({ who, room }: Pick<Lobby, 'who' | 'room'>): boolean =>
  who !== null && (who === 'master' || who === room.host);

/** Whoever does what cannot wait for the host, the host included. */
export const mayLead = ({ who, room }: Pick<Lobby, 'who' | 'room'>): boolean =>
  isHost({ who, room }) || (who !== null && who === room.standIn?.seat);

/** Every option with its value, for as many as sit at the table now. */
export function settingsOf({ game, room }: Pick<Lobby, 'game' | 'room'>, over: object = {}): OptionValues {
  const seats = room.seats.length;
  const humans = room.seats.filter((seat) => seat.bot === null).length;
  return resolve(game.options, { ...room.options, ...over }, { seats, humans }) as OptionValues;
}

export const isRemote = ({ room }: Pick<Lobby, 'room'>): boolean =>
  (room.phase === 'lobby' ? room.options : room.settings).playMode === 'remote';

/** Where a game is, as everybody at the table may know: a sign of it on one phone gives nothing away. */
export function pointOf({ number, phase, play }: Pick<RoomState, 'number' | 'phase' | 'play'>): string {
  const at = play as { readonly phase?: string; readonly step?: string; readonly speaker?: number } | null;
  return [number, phase, at?.phase, at?.step, at?.speaker].join();
}

export function freeMasks(room: Pick<RoomState, 'seats'>): number[] {
  const taken = new Set(room.seats.map((seat) => seat.mask));
  return Array.from({ length: ROOM_LIMITS.masks }, (_, mask) => mask).filter((mask) => !taken.has(mask));
}

/** A mask that nobody wears, by lot. */
export function someMask(room: Pick<RoomState, 'seats'>): number {
  const free = freeMasks(room);
  return free[anyOf(free.length)] ?? 0;
}

/** A made-up name that nobody has; first names before they are used twice. */
export function someName({ about, language, room }: Pick<Lobby, 'about' | 'language' | 'room'>): string {
  const first = (name: string) => name.split(' ')[0]!;
  const free = about.names(language).filter((name) => !room.seats.some((seat) => lookAlike(seat.name, name)));
  const fresh = free.filter((name) => !room.seats.some((seat) => lookAlike(first(seat.name), first(name))));
  const from = fresh.length > 0 ? fresh : free;
  return from[anyOf(from.length)] ?? `${anyOf(1000)}`;
}

/** The middle one of those that may be chosen. */
export const usualBot = ({ about }: Pick<Lobby, 'about'>): string => about.bots[1] ?? about.bots[0]!;

/** One bot more, with a name and a mask of its own. False: it was refused. */
export async function addBot(lobby: Lobby, bot: string): Promise<boolean> {
  const { nameForBot } = await import('./bot-names.ts');
  const { room, ask } = lobby;
  const answer = await ask({
    type: 'room.addBot',
    name: nameForBot(room, anyOf),
    pronouns: '',
    mask: someMask(room),
    bot,
  });
  return answer.refused === undefined;
}

export async function fillWithBots(lobby: Lobby, bot: string, seats: number): Promise<void> {
  while (lobby.room.seats.length < seats) if (!(await addBot(lobby, bot))) return;
}

/** The words for a refusal: the game's own, then the house's. */
export function refusalText({ about, language }: Pick<Lobby, 'about' | 'language'>, code: Refusal): string {
  const { refusals } = laterWords(language);
  return about.refusal(language, code) ?? refusals[code] ?? refusals.trouble!;
}

/** The option that any seat may lock, namelessly: soft words. */
export const ratchetOf = ({ game, room }: Pick<Lobby, 'game' | 'room'>): string | undefined =>
  Object.keys(game.options).find((name) => game.options[name]!.ratchet && !room.locked.includes(name));

/** As a date, a list or a number is written. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** "Alma, Bodil and Cyril" in the reader's language. */
export const namesOf = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(names);

const DAY = 24 * 60;

/** A game lasts minutes, or, by the calendar, days. */
export const spanOf = (minutes: number) =>
  minutes < DAY
    ? ({ count: minutes, unit: 'minutes' } as const)
    : ({ count: Math.round(minutes / DAY), unit: 'days' } as const);

/** "45 minutes", "3 days". */
export function lengthIn(minutes: number, language: Language): string {
  const { count, unit } = spanOf(minutes);
  const style = { style: 'unit', unit: unit === 'days' ? 'day' : 'minute', unitDisplay: 'long' } as const;
  return count.toLocaleString(localeOf(language), style);
}

export const linkTo = (path: string): string => `${house.origin}/${path}`;

const firstOf = (name: string): string => name.split(' ')[0]!;
const lastOf = (name: string): string => name.split(' ').at(-1)!;

/** One word where it is one person's at this table; else with the first letters of the last: "Hildur B.". */
export function shortOf(name: string, names: readonly string[]): string {
  const first = firstOf(name);
  const others = names.filter((one) => one !== name && firstOf(one) === first).map(lastOf);
  if (first === name || others.length === 0) return first;
  const last = lettersOf(lastOf(name));
  const begins = (letters: number) => last.slice(0, letters).join('');
  let letters = 1;
  while (letters < last.length && others.some((one) => one.startsWith(begins(letters)))) letters++;
  return `${first} ${begins(letters)}${letters < last.length ? '.' : ''}`;
}

/** What was just opened in the lobby is seen whole: at the lower edge it would lie under what the thumb presses. */
export const intoView = (card: HTMLElement | null): void => card?.scrollIntoView({ block: 'center' });

/** What goes to another device: the own chair, or the console of somebody who has none. */
export const movedThing = ({ me, words }: Pick<Lobby, 'me' | 'words'>): string =>
  me === null ? words.drawers.moveConsole : words.drawers.moveDevice;

/** What is said of a line that is gone for long, and of one that is back: the table, a console and whoever looks on have no chair. */
export function awayWords({ words: { line }, surface, role }: Pick<Lobby, 'words' | 'surface' | 'role'>) {
  if (surface === 'table') return line.table;
  if (surface === 'master') return line.master;
  return typeof role === 'number' ? line : { ...line, longAway: line.none };
}
