/** Moments of seeded games: the first of each kind, by what goes on and by what whoever looks at it may do. */
import { bitOf, perceive } from '../../src/kernel/audience.ts';
import type { AnyGame, Seat, Typed, Viewer } from '../../src/kernel/game.ts';
import type { Offer } from '../../src/kernel/offer.ts';
import type { Entry, Table } from '../../src/kernel/table.ts';
import { playGame, seating } from '../../src/kernel/testing/players.ts';

const COMMANDS_MAX = 4_000;

export interface Moment {
  /** For whoever looks for it. */
  readonly evening: string;
  readonly log: readonly Entry[];
  readonly options: { readonly [name: string]: unknown };
  readonly seats: number;
  readonly viewer: Viewer;
  readonly phase: string;
  readonly step?: string | undefined;
  readonly offers: readonly Offer[];
  /** How many of the log are part of it. */
  readonly length: number;
}

export interface Evening {
  readonly seed: string;
  readonly seats: number;
  readonly options?: { readonly [name: string]: unknown };
  /** Who sits there: people who do anything that is offered, unless a bot is named. */
  readonly bot?: string;
}

export type Kind = 'phone' | 'table' | 'master';

export const kindOf = (viewer: Viewer | 'visitor'): Kind =>
  viewer === 'table' || viewer === 'master' ? viewer : 'phone';

export const typesOf = (offers: readonly Offer[]): string[] =>
  [...new Set(offers.map(({ command }) => command.type))].sort();

/** Without what only a person in need would press. */
export const freely = (offers: readonly Offer[]): Offer[] => offers.filter(({ care }) => !care);

// biome-ignore lint/suspicious/noExplicitAny: tables of every game
export type Played = Table<any, any, any>;

export function playedBySeed(game: AnyGame, { seed, seats, options = {}, bot }: Evening): Played {
  const setup = {
    seats: seating(seats),
    seed,
    bots: [bot === undefined ? ('sample' as const) : game.bots[bot]!],
    options,
    commandsMax: COMMANDS_MAX,
  };
  return playGame(game, setup).table;
}

export const seatsAt = ({ watchers }: Played): Seat[] =>
  watchers.map(({ viewer }) => viewer).filter((viewer): viewer is Seat => typeof viewer === 'number');

/** Each way to look at a phase, once: `isNew` says so, for a name that tells the moment from others. Bots have no phone. */
export function* moments(
  game: AnyGame,
  table: Played,
  isNew: (name: string) => boolean,
  name = '',
  bots: readonly Seat[] = [],
): Generator<Moment> {
  const { options } = table.truth;
  const seats = seatsAt(table);
  const viewers: Viewer[] = [
    ...seats.filter((seat) => !bots.includes(seat)),
    'table',
    ...(options.gameMaster === 'human' ? ['master' as const] : []),
  ];
  const views = viewers.map((viewer) => ({ viewer, bit: bitOf(viewer), view: table.initial() }));
  const log = table.log as readonly Entry[];
  for (const [i, { told, at }] of log.entries()) {
    for (const { bit, view } of views)
      for (const one of told) {
        const fact = perceive(one, bit);
        if (fact) game.record(view, fact as Typed);
      }
    for (const { viewer, view } of views) {
      const state = view as { readonly phase: string; readonly step?: string };
      const offers = viewer === 'table' ? [] : freely(game.legal(view, viewer as Seat, at));
      if (!isNew([kindOf(viewer), state.phase, state.step, ...typesOf(offers)].join(' '))) continue;
      yield {
        evening: name,
        log,
        options,
        seats: seats.length,
        viewer,
        phase: state.phase,
        step: state.step,
        offers,
        length: i + 1,
      };
    }
  }
}
