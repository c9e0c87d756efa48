/** What the check of a saved game found wrong, as somebody would tell it who was there. */
import type { Fault } from '../../kernel/fairness.ts';
import type { AnyGame, Language, Seat, Typed } from '../../kernel/game.ts';
import { type RoomState, recordIn } from '../../kernel/room/state.ts';
import { Fold, stepsOf } from '../after/fold.ts';
import type { Saved } from '../after/saved.ts';

export interface FaultTold {
  /** Counted from 1, as people do. */
  readonly step: number;
  readonly of: number;
  /** Wall time, by the file. */
  readonly at: number;
  /** What the file says there, and what it should say, where the story has a sentence for it. */
  readonly says?: string | undefined;
  readonly should?: string | undefined;
}

/** Undefined: it is about no single place. */
export function tellFault(
  games: { readonly [id: string]: AnyGame },
  { log }: Saved,
  { entry, logged, lawful }: Fault,
  language: Language,
): FaultTold | undefined {
  const found = entry === undefined ? undefined : log[entry];
  if (entry === undefined || !found) return undefined;
  const place = { step: entry + 1, of: log.length, at: found.at };
  const before = stepsOf(log.slice(0, entry));
  const told = found.told.map(({ fact }) => fact);
  const earlier = told.slice(0, Math.max(0, told.indexOf(logged as Typed)));
  /** A file that somebody has changed may hold anything: what cannot be told is left out. */
  const sentence = (fact: Typed | undefined): string | undefined => {
    if (!fact || fact.type.startsWith('room.')) return undefined;
    try {
      const room: RoomState = new Fold(games, before, 'all').at(before.length - 1);
      for (const one of [...earlier, fact]) recordIn(games, room, one);
      const name = (seat: Seat) => room.seats[seat]?.name ?? '?';
      const line = games[room.game]!.story?.(fact, room.play as never, language, name);
      return line?.includes('undefined') ? undefined : line; // an outcome, say, that no game has
    } catch {
      return undefined;
    }
  };
  const [says, should] = [sentence(logged), sentence(lawful)];
  return { ...place, says, ...(should !== says && { should }) };
}
