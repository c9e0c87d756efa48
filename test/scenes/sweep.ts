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

export const kindOf = (viewer: Viewer): string => (typeof viewer === 'number' ? 'phone' : viewer);

/** Without what only a person in need would press. */
export const freely = (offers: readonly Offer[]): Offer[] => offers.filter(({ care }) => !care);

// biome-ignore lint/suspicious/noExplicitAny: tables of every game
type AnyTable = Table<any, any, any>;

export function playedBySeed(
  game: AnyGame,
  { seed, seats, options = {}, bot }: Evening,
): { readonly table: AnyTable; readonly options: Moment['options'] } {
  const setup = {
    seats: seating(seats),
    seed,
    bots: [bot === undefined ? ('sample' as const) : game.bots[bot]!],
    options,
    commandsMax: COMMANDS_MAX,
  };
  const { table } = playGame(game, setup);
  return { table, options: table.truth.options };
}

/** Each way to look at a phase, once: `isNew` says so, for a name that tells the moment from others. */
export function* moments(game: AnyGame, evening: Evening, isNew: (name: string) => boolean): Generator<Moment> {
  const { seed, seats, options = {} } = evening;
  const viewers: Viewer[] = [
    ...Array(seats).keys(),
    'table',
    ...(options.gameMaster === 'human' ? ['master' as const] : []),
  ];
  const { table } = playedBySeed(game, evening);
  const name = `seed ${seed} with ${JSON.stringify(options)}`;
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
      const types = [...new Set(offers.map(({ command }) => command.type))].sort();
      if (!isNew([kindOf(viewer), state.phase, state.step, ...types].join(' '))) continue;
      yield {
        evening: name,
        log,
        options: table.truth.options,
        seats,
        viewer,
        phase: state.phase,
        offers,
        length: i + 1,
      };
    }
  }
}
