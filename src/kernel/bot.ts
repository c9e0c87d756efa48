/**
 * A bot is a player: it is given its own seat's perceived facts and view and nothing else, so it cannot cheat.
 *
 * When it answers is drawn when a public moment gives seats something to do, never from what the seat holds: the time
 * of an answer would otherwise tell what the cards do not.
 */
import type { DeepReadonly, Seat, Typed } from './game.ts';
import type { Offer } from './offer.ts';
import type { Stream } from './random.ts';

export interface Bot<State, Command extends Typed> {
  /** A fact that its seat perceived; its view already holds it. */
  see?(fact: Typed, view: DeepReadonly<State>, now: number): void;
  /** When it wants to be asked next, in game time; undefined: not until it sees something new. */
  wakes(view: DeepReadonly<State>, now: number): number | undefined;
  /** What it does now, if anything. `offers` is asked for only when it is needed: most bots know what they want. */
  act(view: DeepReadonly<State>, offers: () => readonly Offer[], now: number): Command | undefined;
}

/**
 * `lot` is the bot's own stream. `common(label)` begins the same stream for every seat of this game: drivers that act
 * for the whole table (a random village that hangs one player a day) agree through it; a real player never uses it.
 */
export type BotMaker<State, Command extends Typed> = (
  seat: Seat,
  lot: Stream,
  common: (label: string) => Stream,
) => Bot<State, Command>;
