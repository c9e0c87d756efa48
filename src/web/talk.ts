/** What is said in a conversation: which lines came since a moment, and which of them this page has not shown yet. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
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

/** What somebody has written in their speech of now, also before this page was opened. */
export function useSpeech(
  room: RoomState,
  language: Language,
  by: number | null,
  speech: string | undefined,
): string[] {
  const phrases = useDrawerWords(language)?.chat.phrases ?? {};
  if (speech === undefined) return [];
  return room.chat
    .filter((line) => line.by === by && line.speech === speech)
    .map(({ text }) => readable(text, phrases));
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
