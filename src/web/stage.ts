/**
 * What a game's screens are given. They draw a view and its offers, and ask for commands; they decide nothing.
 */
import type { ComponentType } from 'preact';
import type { Language, Seat, Typed } from '../kernel/game.ts';
import type { Offer } from '../kernel/offer.ts';
import type { RoomState } from '../kernel/room/state.ts';
import type { Answer } from '../page.ts';

export interface Stage<State> {
  /** The game, as this viewer knows it. */
  readonly view: State;
  readonly room: RoomState;
  readonly code: string;
  /** The own seat; null on the table screen, at the master's console and for those who look on. */
  readonly me: Seat | null;
  readonly language: Language;
  /** Game time now; a component that calls it is drawn again as time passes. */
  readonly now: () => number;
  /** What may be done now, from the own view. */
  readonly offers: () => readonly Offer[];
  /** Asks for something; a refusal is shown to the person by the frame around the screen. */
  readonly ask: (command: Typed & { readonly [field: string]: unknown }) => Promise<Answer>;
}

export interface GameScreens {
  // biome-ignore lint/suspicious/noExplicitAny: each game narrows the state to its own
  readonly Phone: ComponentType<Stage<any>>;
  // biome-ignore lint/suspicious/noExplicitAny: each game narrows the state to its own
  readonly Table: ComponentType<Stage<any>>;
  // biome-ignore lint/suspicious/noExplicitAny: each game narrows the state to its own
  readonly Master: ComponentType<Stage<any>>;
}
