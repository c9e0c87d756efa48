/**
 * The bots' minds. A bot is given its own seat's perceived facts and nothing else; it folds them with the game's own
 * `record`, so it knows what a person in that seat would. Minds live in a worker thread (brain.ts): heavy thinking
 * holds up no other room.
 */
import type { Bot } from '../kernel/bot.ts';
import type { AnyGame, Seat, SeatSetup, Typed } from '../kernel/game.ts';
import type { OptionValues } from '../kernel/options.ts';
import { lots } from '../kernel/random.ts';

export interface Birth {
  readonly game: string;
  readonly seats: readonly SeatSetup[];
  readonly options: OptionValues;
  readonly seat: Seat;
  readonly bot: string;
  readonly seed: string;
}

/** What a mind says after it has seen or done something: when it wants to be asked next, in game time. */
export interface Intent {
  readonly wakesAt: number | null;
  /** How many facts it had seen: part of the command's id, so that two servers' bots never act twice. */
  readonly seen: number;
}

export interface Deed extends Intent {
  readonly command: Typed | null;
}

export interface Mind {
  see(facts: readonly Typed[], now: number): Intent;
  act(now: number): Deed;
}

export function createMind(games: { readonly [id: string]: AnyGame }, birth: Birth): Mind {
  const game = games[birth.game]!;
  const view = game.initial(birth.seats, birth.options);
  // One that sat down before this game got other bots is the first of those.
  const make = game.bots[birth.bot] ?? Object.values(game.bots)[0]!;
  const bot: Bot<unknown, Typed> = make(birth.seat, lots(`${birth.seed}/bot/${birth.seat}`), (label) =>
    lots(`${birth.seed}/common/${label}`),
  );
  let seen = 0;
  const intent = (now: number): Intent => ({ wakesAt: bot.wakes(view, now) ?? null, seen });
  return {
    see(facts, now) {
      for (const fact of facts) {
        game.record(view, fact);
        bot.see?.(fact, view, now);
        seen++;
      }
      return intent(now);
    },
    act(now) {
      // It may have been shown something since it was to be asked now, and want nothing any more, or not yet.
      const { wakesAt } = intent(now);
      if (wakesAt === null || wakesAt > now) return { wakesAt, seen, command: null };
      const command = bot.act(view, () => game.legal(view, birth.seat, now), now) ?? null;
      const next = intent(now);
      // A bot that has nothing to say and wants to be asked again at once waits for something new.
      const isIdle = command === null && next.wakesAt !== null && next.wakesAt <= now;
      return { ...next, wakesAt: isIdle ? null : next.wakesAt, command };
    },
  };
}
