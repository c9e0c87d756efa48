/**
 * Moments of a game worth a picture: one of each screen. Phones stand where something new may be done; tables and
 * consoles well into a phase, when there is something to see.
 */
import type { AnyGame, Viewer } from '../../src/kernel/game.ts';
import { apart } from './evenings.ts';
import { type Around, layRoom, type Room } from './laid.ts';
import { type Kind, kindOf, type Moment, moments, type Played, playedBySeed, typesOf } from './sweep.ts';

export interface Still {
  readonly name: string;
  readonly viewer: Viewer | 'visitor';
  readonly room: () => Room;
  /** Where the page is, if not in that room. */
  readonly path?: string;
  /** How large, if not as most are of whoever looks. */
  readonly size?: Size;
  /** What this browser has kept of other days. */
  readonly kept?: { readonly [key: string]: string };
  /** What is pressed before the picture is taken. */
  readonly press?: string;
}

/** Beside the size of each surface: the smallest phone, a usual laptop, a television without a mouse, and a very large screen. */
export type Size = Kind | 'small' | 'laptop' | 'television' | 'large';

export const sizeOf = ({ size, viewer }: Still): Size => size ?? kindOf(viewer);

/** Screens on which the smallest phone has hardly room enough: they are drawn there, too. */
export const TIGHT: { readonly [game: string]: readonly string[] } = {
  forraeder: ['phone-ceremony-open-ceremony-ack'],
  illumuffinati: ['phone-negotiate-point-sendHome'],
};

const atSmall = (still: Still): Still => ({ ...still, name: still.name.replace(/^phone/, 'small'), size: 'small' });

/** The day on which every picture is taken: an evening in winter. */
export const DAY = Date.UTC(2026, 0, 17, 19);

export const NAMES = [
  ...['Alma', 'Bodil', 'Cyril', 'Dagny', 'Egon', 'Fritjof', 'Gunvor', 'Hildur', 'Ivar', 'Jorunn', 'Knut', 'Liv'],
  ...['Magnus', 'Nanna', 'Olav', 'Petra', 'Ragna', 'Sten', 'Tora', 'Ulf', 'Vera', 'Ylva'],
];

const LONG_NAMES = [
  ...['Wilhelmine', 'Bartholomæus', 'Christoffer', 'Dag', 'Maximilianus', 'Fredericka', 'Gudmundsdóttir', 'Hildur'],
  ...['Ingeborg Marie', 'Maj'],
];

type Cast = Pick<Around, 'names' | 'bots' | 'language'>;

const stillOf = (game: AnyGame, name: string, moment: Moment, cast: Cast = { names: NAMES }): Still => {
  const { log, length, options, seats, viewer } = moment;
  const around = { game, from: DAY, ...cast, names: cast.names.slice(0, seats) };
  return { name, viewer, room: () => layRoom(log.slice(0, length), options, around).room };
};

/** How far into a phase. */
const WELL_IN = 0.9;

/** What an earlier game shows already is left out. */
export function stillsOf(game: AnyGame, played: readonly Played[]): Still[] {
  const stills = new Map<string, Still>();
  for (const table of played)
    for (const still of [...shared(game, table), ...phones(game, table)])
      if (!stills.has(still.name)) stills.set(still.name, still);
  return [...stills.values(), ...(TIGHT[game.id] ?? []).map((name) => atSmall(stills.get(name)!))];
}

/** The same screens of people who are far apart. */
export function apartStills(game: AnyGame): Still[] {
  const evening = apart[game.id];
  if (!evening) return [];
  const bots = Array.from({ length: evening.seats - evening.people }, (_, k) => evening.people + k);
  const cast: Cast = { names: LONG_NAMES, bots, language: 'da' };
  const table = playedBySeed(game, evening);
  const stills = [...shared(game, table, cast), ...phonesWellIn(game, table, cast)];
  return stills.map((still) => ({ ...still, name: `${still.name}-apart` }));
}

/** Of the table and of the console: each phase the first time that it comes. */
function shared(game: AnyGame, table: Played, cast?: Cast): Still[] {
  const runs = new Map<string, Moment[][]>();
  let [last, before] = ['', 0];
  for (const moment of moments(game, table, () => true)) {
    if (typeof moment.viewer === 'number') continue;
    const name = nameOf(moment);
    const own = runs.get(name) ?? [];
    if (moment.viewer === 'table' && (name !== last || moment.length > before + 1)) own.push([]);
    if (moment.viewer === 'master' && (own.at(-1)?.at(-1)?.length ?? -1) !== moment.length - 1) own.push([]);
    own.at(-1)!.push(moment);
    runs.set(name, own);
    if (moment.viewer === 'table') [last, before] = [name, moment.length];
  }
  return [...runs].map(([name, [first]]) =>
    stillOf(game, name, first![Math.floor((first!.length - 1) * WELL_IN)]!, cast),
  );
}

/** Of phones when something has happened: whatever may be done, well into the first time that it may. */
function phonesWellIn(game: AnyGame, table: Played, cast: Cast): Still[] {
  const runs = new Map<string, Moment[]>();
  for (const moment of moments(game, table, () => true, '', cast.bots)) {
    if (typeof moment.viewer !== 'number') continue;
    const name = nameOf(moment, typesOf(moment.offers));
    const run = runs.get(name) ?? [];
    const last = run.at(-1);
    if (!last) runs.set(name, [moment]);
    else if (last.viewer === moment.viewer && last.length === moment.length - 1) run.push(moment);
  }
  return [...runs].map(([name, run]) => stillOf(game, name, run[Math.floor((run.length - 1) * WELL_IN)]!, cast));
}

/** Of phones: whatever may be done, the first time. */
function* phones(game: AnyGame, table: Played): Generator<Still> {
  const seen = new Set<string>();
  const isNew = (name: string) => name.startsWith('phone') && !seen.has(name) && !!seen.add(name);
  for (const moment of moments(game, table, isNew)) yield stillOf(game, nameOf(moment, typesOf(moment.offers)), moment);
}

const nameOf = ({ viewer, phase, step }: Moment, may: readonly string[] = []): string =>
  [kindOf(viewer), phase, step, ...may.map((type) => type.replaceAll('.', '-'))].filter(Boolean).join('-');
