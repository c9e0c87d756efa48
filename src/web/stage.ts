/**
 * What a game's screens are given, and what a game tells the lobby. Screens draw a view and its offers, and ask for
 * commands; they decide nothing.
 */
import type { ComponentChildren, ComponentType } from 'preact';
import type { Language, Seat, Typed } from '../kernel/game.ts';
import type { Offer } from '../kernel/offer.ts';
import type { OptionValues } from '../kernel/options.ts';
import type { RoomState } from '../kernel/room/state.ts';
import type { Answer } from '../page.ts';
import type { Lobby } from './lobby.ts';

export type { Lobby };

export type DrawerName =
  | 'menu'
  | 'rules'
  | 'log'
  | 'chat'
  | 'settings'
  | 'move'
  | 'invite'
  | 'lead'
  | 'seal'
  | 'next'
  | 'board'
  | 'replay';

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
  /** What has happened, in sentences that everybody may read; the latest is the last. */
  readonly told: () => readonly string[];
  /** What may be done now, from the own view. */
  readonly offers: () => readonly Offer[];
  /** Asks for something; a refusal is shown to the person by the frame around the screen. */
  readonly ask: (command: Typed & { readonly [field: string]: unknown }) => Promise<Answer>;
  /** What leads a phone to this house: a page that was opened as `localhost` knows better than its own address. */
  readonly address: string;
  /** Opens a drawer of the frame; the rules at one clause, if told. */
  readonly open: (drawer: DrawerName, clause?: string) => void;
}

export interface GameScreens {
  // biome-ignore lint/suspicious/noExplicitAny: each game narrows the state to its own
  readonly Phone: ComponentType<Stage<any>>;
  // biome-ignore lint/suspicious/noExplicitAny: each game narrows the state to its own
  readonly Table: ComponentType<Stage<any>>;
  // biome-ignore lint/suspicious/noExplicitAny: each game narrows the state to its own
  readonly Master: ComponentType<Stage<any>>;
  /**
   * For a game in which people forget what they were dealt: the own card, held to look, in the menu of every phase. The
   * same to the eye for everybody who has one.
   */
  // biome-ignore lint/suspicious/noExplicitAny: each game narrows the state to its own
  readonly Card?: ComponentType<Stage<any>>;
  /**
   * For a game that draws a pause itself: what lies over a phone then, with the house's buttons for whoever may go on
   * (`going`) and, for the host, who is away (`absent`). Its table, too, shows that the clock stands still.
   */
  // biome-ignore lint/suspicious/noExplicitAny: each game narrows the state to its own
  readonly Pause?: ComponentType<PauseProps<any>>;
}

export interface PauseProps<State> extends Stage<State> {
  readonly going: ComponentChildren;
  readonly absent: ComponentChildren;
}

export interface OptionWords {
  readonly name: string;
  readonly help: string;
  readonly values: { readonly [value: string]: string };
}

export interface TextOptionProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly language: Language;
  readonly disabled: boolean;
  readonly set: (value: string) => unknown;
}

export type OptionGroup = 'table' | 'clock' | 'cards' | 'more';

/** What the lobby needs of a game besides its options: words, a length, a picture. */
export interface GameLobby {
  readonly title: (language: Language) => string;
  readonly option: (language: Language, name: string) => OptionWords;
  readonly preset: (language: Language, id: string) => { readonly name: string; readonly help: string };
  readonly refusal: (language: Language, code: string) => string | undefined;
  /** Which options stand where; those not named come last, under `more`. A group may have a name of its own. */
  readonly groups: readonly {
    readonly id: OptionGroup;
    readonly options: readonly string[];
    readonly title?: (language: Language) => string;
  }[];
  /** What the game asks about the chairs themselves (teams, who is a child): drawn below the ring, for everybody. */
  readonly Seating?: ComponentType<Lobby>;
  /** For options that are words of the host's own. */
  readonly TextOption?: ComponentType<TextOptionProps>;
  /** Options that `Seating` sets; the form does not print them. */
  readonly seatingOptions?: readonly string[];
  /** Of the bots, those that a host may choose from. */
  readonly bots: readonly string[];
  /** A game alone: how many seats in all, and which preset, if it has one for that. */
  readonly alone: { readonly seats: number; readonly preset?: string };
  readonly minutes: (seats: number, options: OptionValues) => number;
  /** Who is dealt what: "3 mafia, 9 village". */
  readonly deal: (language: Language, seats: number, options: OptionValues) => string;
  /** The rules as short cards, in the reader's words. */
  readonly brief: (
    language: Language,
    seats: number,
    options: OptionValues,
  ) => readonly { readonly title: string; readonly text: string }[];
  /** Which part of the game a view is in, for the timeline of a replay: "Day 2", "The vote". */
  readonly act?: (
    // biome-ignore lint/suspicious/noExplicitAny: each game narrows the state to its own
    view: any,
    language: Language,
  ) => { readonly kind: 'day' | 'night' | 'vote' | 'other'; readonly title: string };
  /** Whether a phone or console may be bright at this moment, or in the lobby (null); without it, never. */
  // biome-ignore lint/suspicious/noExplicitAny: each game narrows the state to its own
  readonly isBright?: (view: any) => boolean;
  /** In a replay its table is drawn with what those eyes know, who is who; otherwise as it was seen by all. */
  readonly hasOpenTable?: true;
  /** The whole rules document, as Markdown. */
  readonly rules: () => Promise<string>;
  /** The view out of the window while people sit down: inner SVG of that size. */
  readonly picture: (width: number, height: number) => Promise<string>;
  readonly names: (language: Language) => readonly string[];
  readonly pronouns: (language: Language) => readonly string[];
  /** Whether an option means anything with the others as they are; without it, all do. */
  readonly applies?: (name: string, options: OptionValues) => boolean;
  /** Options that the host's device knows best; set unless somebody has, and not printed. */
  readonly device?: () => OptionValues;
}
