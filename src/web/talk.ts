/** What is said in a conversation: which lines came since a moment, and which of them this page has not shown yet. */
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Language } from '../kernel/game.ts';
import type { Line, RoomState } from '../kernel/room/state.ts';
import type { Stage } from './stage.ts';
import { useDrawerWords } from './texts/drawers/index.ts';

const SIGN = '/';
type Phrases = { readonly [sign: string]: string };

/** Ready-made words in the reader's language; everything else as it was written. */
export function readable(text: string, phrases: Phrases): string {
  const sign = text.startsWith(SIGN) ? text.slice(SIGN.length) : '';
  return Object.hasOwn(phrases, sign) ? phrases[sign]! : text;
}

/** How a ready-made phrase travels. */
export const asSign = (phrase: string): string => SIGN + phrase;

/** The lines of a conversation after so many of all. */
const linesSince = ({ chat, said }: RoomState, channel: string, since: number): Line[] =>
  chat.filter((line, i) => line.channel === channel && said - chat.length + i >= since);

/** What somebody has said since this began; whoever opens the page later has missed what was before. */
export function useSaidSince(
  room: RoomState,
  language: Language,
  of: { readonly by: number | null; readonly channel: string; readonly since: string },
): string[] {
  const phrases = useDrawerWords(language)?.chat.phrases ?? {};
  const from = useRef({ since: '', said: 0 });
  if (from.current.since !== of.since) from.current = { since: of.since, said: room.said };
  const lines = linesSince(room, of.channel, from.current.said).filter(({ by }) => by === of.by);
  return lines.map(({ text }) => readable(text, phrases));
}

/** How much there was when the talk was last looked at, for each game of each table. */
const read = signal<{ readonly [game: string]: number }>({});
const keyOf = (code: string, room: RoomState): string => `${code} ${room.number}`;

/** While the talk is open everything in it is read. */
export function useReads(code: string, room: RoomState): void {
  useEffect(() => {
    read.value = { ...read.peek(), [keyOf(code, room)]: room.said };
  }, [room.said]);
}

/** How many lines of others are new in a conversation that all hear; of one that only some hear a phone shows no mark. */
export function useUnread({ code, room, me }: Pick<Stage<unknown>, 'code' | 'room' | 'me'>, channel: string): number {
  const key = keyOf(code, room);
  const since = read.value[key];
  useEffect(() => {
    if (read.peek()[key] === undefined) read.value = { ...read.peek(), [key]: room.said };
  }, [key]);
  return since === undefined ? 0 : linesSince(room, channel, since).filter(({ by }) => by !== me).length;
}
