/**
 * Tables to play at: seat counts and options, drawn or swept.
 *
 * An integer option has too many values to try all: its ends, its default and one in between stand for them.
 */
import type { AnyGame, SeatSetup } from '../game.ts';
import { type AnyOption, isAllowed, type OptionValues, resolve } from '../options.ts';
import { lots, type Stream } from '../random.ts';

export interface Setting {
  readonly seats: readonly SeatSetup[];
  readonly options: OptionValues;
  /** Those that are not as they would be at such a table anyway. */
  readonly changed: OptionValues;
}

/** What is fixed beforehand; the rest is drawn. */
export interface Fixed {
  readonly seats?: number | readonly number[];
  readonly options?: { readonly [name: string]: unknown };
}

export const describe = ({ seats, changed }: Setting): string =>
  `${seats.length} seats (${seats.filter(({ bot }) => bot).length} bots), ${JSON.stringify(changed)}`;

/** The values that stand for an option, by the name under which the sweep ticks them off. */
function valuesOf(option: AnyOption, seats: number): Map<string, string | number | boolean> {
  const values = new Map(option.values.map((value) => [String(value), value]));
  if (option.kind !== 'integer') return values;
  const max = typeof option.max === 'function' ? option.max(seats) : option.max;
  values
    .set('min', option.min)
    .set('max', max)
    .set('middle', Math.floor((option.min + max) / 2));
  return values;
}

const tableOf = (seats: readonly SeatSetup[]) => ({
  seats: seats.length,
  humans: seats.filter(({ bot }) => !bot).length,
});

function isStartable(game: AnyGame, { seats, options }: Setting): boolean {
  if (seats.length < game.seats.min || seats.length > game.seats.max) return false;
  for (const name in game.options) if (!isAllowed(game.options[name]!, options[name], seats.length)) return false;
  return game.refuseStart?.(seats, options) === undefined;
}

/** The setting of these seats with these options and defaults for the rest. */
export function settingOf(game: AnyGame, seats: readonly SeatSetup[], set: { [name: string]: unknown }): Setting {
  const options = resolve(game.options, set, tableOf(seats)) as OptionValues;
  const usual = resolve(game.options, {}, tableOf(seats)) as OptionValues;
  return {
    seats,
    options,
    changed: Object.fromEntries(Object.entries(options).filter(([name, one]) => one !== usual[name])),
  };
}

function drawSeats(game: AnyGame, lot: Stream, fixed: Fixed): SeatSetup[] {
  const { min, max } = game.seats;
  const counts = typeof fixed.seats === 'number' ? [fixed.seats] : fixed.seats;
  const seats = counts ? lot.pick(counts) : min + lot.int(max - min + 1);
  const botPercent = lot.pick([0, 0, 30, 100]);
  return Array.from({ length: seats }, () => ({ bot: lot.int(100) < botPercent }));
}

/** A table that may start: about half of the options have another value than usual. */
export function drawSetting(game: AnyGame, lot: Stream, fixed: Fixed = {}): Setting {
  for (let attempt = 0; attempt < 200; attempt++) {
    const seats = drawSeats(game, lot, fixed);
    const set: { [name: string]: unknown } = {};
    for (const name in game.options) {
      if (attempt < 100 && lot.int(2)) set[name] = lot.pick([...valuesOf(game.options[name]!, seats.length).values()]);
    }
    const setting = settingOf(game, seats, { ...set, ...fixed.options });
    if (isStartable(game, setting)) return setting;
  }
  throw new Error(`${game.id}: no table starts with ${JSON.stringify(fixed)}`);
}

/** Few tables that together have every seat count and every value of every option, and what no table could have. */
export function sweep(game: AnyGame, seed: string | number): { settings: Setting[]; missing: string[] } {
  const lot = lots(`${seed}/sweep`);
  const settings: Setting[] = [];
  const wanted = new Set<string>();
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) wanted.add(`${seats} seats`);
  for (const name in game.options) {
    for (const value of valuesOf(game.options[name]!, game.seats.max).keys()) wanted.add(`${name}=${value}`);
  }
  for (let attempt = 0; wanted.size > 0 && attempt < 4000; attempt++) {
    const counts = [...wanted].filter((want) => want.endsWith(' seats')).map(Number.parseFloat);
    const seats = drawSeats(game, lot, counts.length ? { seats: counts } : {});
    const set: { [name: string]: unknown } = {};
    const has: string[] = [`${seats.length} seats`];
    // At first only what is still wanted is set, and sometimes little at once: not all values go together. Later the
    // rest is drawn as well: some values start only in the company of others.
    const share = attempt % 4;
    for (const name in game.options) {
      const values = [...valuesOf(game.options[name]!, seats.length)];
      const open = values.filter(([value]) => wanted.has(`${name}=${value}`));
      const among = open.length > 0 && lot.int(4) >= share ? open : attempt > 40 && lot.int(3) === 0 ? values : [];
      if (among.length === 0) continue;
      const [label, value] = lot.pick(among);
      set[name] = value;
      has.push(`${name}=${label}`);
    }
    const setting = settingOf(game, seats, set);
    if (!has.some((one) => wanted.has(one)) || !isStartable(game, setting)) continue;
    settings.push(setting);
    for (const one of has) wanted.delete(one);
    for (const name in setting.options) wanted.delete(`${name}=${setting.options[name]}`);
  }
  return { settings, missing: [...wanted] };
}
