/**
 * Options as data: one specification drives validation, the lobby's form and the lab's command line.
 */
import type { Refusal } from './game.ts';

/** What a default may look at: how many sit at the table, how many of them are people, and the options set so far. */
export interface Given<Options> {
  readonly seats: number;
  readonly humans: number;
  readonly options: Partial<Options>;
}

export interface Option<T, Options> {
  readonly kind: 'choice' | 'flag' | 'integer' | 'text';
  /** The values of a choice; words that an integer may also be, such as `auto`. */
  readonly values: readonly (string | number | boolean)[];
  /** Of a number, or of a text's length. */
  readonly min: number;
  readonly max: number | ((seats: number) => number);
  readonly default: T | ((given: Given<Options>) => T);
  /** A text that will do, besides those in `values`, which are examples of it. */
  readonly isGood?: (text: string) => boolean;
  /** Any seat may set the option to this value, namelessly; it is then locked and others get the code. */
  readonly ratchet?: { readonly value: T; readonly code: Refusal };
}

export type OptionSpec<Options> = { readonly [K in keyof Options]-?: Option<Options[K], Options> };

type Default<T> = T | ((given: Given<Record<string, unknown>>) => T);

export const choiceOption = <const T extends string>(
  values: readonly T[],
  fallback: Default<T>,
  ratchet?: { value: T; code: Refusal },
  // biome-ignore lint/suspicious/noExplicitAny: one builder serves the options of every game
): Option<T, any> => ({ kind: 'choice', values, min: 0, max: 0, default: fallback, ...(ratchet && { ratchet }) });

// biome-ignore lint/suspicious/noExplicitAny: one builder serves the options of every game
export const flagOption = (fallback: Default<boolean>): Option<boolean, any> => ({
  kind: 'flag',
  values: [true, false],
  min: 0,
  max: 0,
  default: fallback,
});

export const integerOption = <const W extends string = never>(
  min: number,
  max: number | ((seats: number) => number),
  fallback: Default<number | W>,
  words: readonly W[] = [],
  // biome-ignore lint/suspicious/noExplicitAny: one builder serves the options of every game
): Option<number | W, any> => ({ kind: 'integer', values: words, min, max, default: fallback });

/**
 * Words of the host's own: who plays with whom, a list of an evening. `examples` stand for them wherever all are tried.
 * `isGood` is never asked about a text that is longer than `lengthMax`.
 */
export const textOption = (
  examples: readonly string[],
  fallback: Default<string>,
  lengthMax: number,
  isGood: (text: string) => boolean,
  // biome-ignore lint/suspicious/noExplicitAny: one builder serves the options of every game
): Option<string, any> => ({ kind: 'text', values: examples, min: 0, max: lengthMax, default: fallback, isGood });

// biome-ignore lint/suspicious/noExplicitAny: any game's option
export type AnyOption = Option<any, any>;
// biome-ignore lint/suspicious/noExplicitAny: any game's options
export type AnyOptionSpec = OptionSpec<any>;
export type OptionValues = { readonly [name: string]: string | number | boolean };

export function isAllowed(option: AnyOption, value: unknown, seats: number): boolean {
  if (option.values.includes(value as string)) return true;
  const max = typeof option.max === 'function' ? option.max(seats) : option.max;
  if (option.kind === 'text')
    return typeof value === 'string' && value.length <= max && option.isGood?.(value) === true;
  if (option.kind !== 'integer' || !Number.isInteger(value)) return false;
  return (value as number) >= option.min && (value as number) <= max;
}

/** Why this value cannot be set. */
export function refuseOption(spec: AnyOptionSpec, name: string, value: unknown, seats: number): Refusal | undefined {
  if (!Object.hasOwn(spec, name)) return 'unknown-option';
  return isAllowed(spec[name]!, value, seats) ? undefined : 'bad-option';
}

/** Every option with a value: what was set, and defaults for the rest. */
export function resolve<Options>(
  spec: OptionSpec<Options>,
  set: Partial<Options>,
  table: { seats: number; humans: number },
): Options {
  const options = { ...set } as { [name: string]: unknown };
  const later: string[] = [];
  for (const name in spec) {
    if (options[name] !== undefined) continue;
    const fallback = spec[name].default;
    if (typeof fallback === 'function') later.push(name);
    else options[name] = fallback;
  }
  for (const name of later) {
    const fallback = spec[name as keyof Options].default as (given: Given<unknown>) => unknown;
    options[name] = fallback({ ...table, options });
  }
  return options as Options;
}

/** A value as typed on a command line; undefined if it is not one. */
export function parseOption(option: AnyOption, typed: string): string | number | boolean | undefined {
  const word = option.values.find((value) => String(value) === typed);
  if (word !== undefined) return word;
  if (option.kind === 'text') return typed;
  return option.kind === 'integer' && /^-?\d+$/.test(typed) ? Number(typed) : undefined;
}

export type PlayMode = 'in-person' | 'remote';
export type MasterMode = 'auto' | 'human';

/** The two that the room itself needs to know; every game spreads them into its own. */
export interface CommonOptions {
  playMode: PlayMode;
  gameMaster: MasterMode;
}

export const commonOptions = {
  playMode: choiceOption<PlayMode>(['in-person', 'remote'], 'in-person'),
  gameMaster: choiceOption<MasterMode>(['auto', 'human'], 'auto'),
};
