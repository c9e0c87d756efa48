/**
 * The shape of what a client may send. A shape never throws, accepts own fields only, and refuses unknown ones, so
 * whatever passes is plain data of the declared type.
 */
import { SEATS_MAX, type Seat } from './game.ts';
import type { Stream } from './random.ts';

export interface Shape<T> {
  (value: unknown): value is T;
  /** Some value of this shape, for suites that try everything; not every shape can give one. */
  readonly example?: (lot: Stream) => unknown;
}
export type Shaped<S> = S extends Shape<infer T> ? T : never;
type Fields = { readonly [field: string]: Shape<unknown> };
type ShapedFields<F> = { readonly [K in keyof F]: Shaped<F[K]> };
type Variants = { readonly [tag: string]: Fields };
type ShapedChoice<Tag extends string, V> = {
  [K in keyof V & string]: { readonly [T in Tag]: K } & ShapedFields<V[K]>;
}[keyof V & string];

const shaped = <T>(test: (value: unknown) => value is T, example: (lot: Stream) => unknown): Shape<T> =>
  Object.assign(test, { example });

/** A whole number; -0 is none, for JSON would make another number of it. */
export const integer = (min: number, max: number): Shape<number> =>
  shaped(
    (value): value is number =>
      Number.isInteger(value) && (value as number) >= min && (value as number) <= max && !Object.is(value, -0),
    (lot) => min + lot.int(Math.min(max - min + 1, 2 ** 32)),
  );

export const seat: Shape<Seat> = integer(0, SEATS_MAX - 1);

export const flag: Shape<boolean> = shaped(
  (value): value is boolean => typeof value === 'boolean',
  (lot) => lot.int(2) === 0,
);

/** Bounded text; whether it may be empty is for the rules to say, with a code that helps. */
export const text = (lengthMax: number): Shape<string> =>
  shaped(
    (value): value is string => typeof value === 'string' && value.length <= lengthMax,
    (lot) => 'æh'.repeat(lot.int(20)).slice(0, lengthMax),
  );

export const literal = <const T extends string | number | boolean | null>(...values: readonly T[]): Shape<T> =>
  shaped(
    (value): value is T => values.some((one) => Object.is(one, value)),
    (lot) => lot.pick(values),
  );

export const nullable = <T>(shape: Shape<T>): Shape<T | null> =>
  shaped(
    (value): value is T | null => value === null || shape(value),
    (lot) => (lot.int(3) ? shape.example?.(lot) : null),
  );

export const listOf = <T>(shape: Shape<T>, lengthMax: number): Shape<readonly T[]> =>
  shaped(
    // `every` would pass over the holes of a sparse list.
    (value): value is readonly T[] =>
      Array.isArray(value) &&
      value.length <= lengthMax &&
      !value.includes(undefined) &&
      value.every((one) => shape(one)),
    (lot) => Array.from({ length: lot.int(Math.min(lengthMax, 4) + 1) }, () => shape.example?.(lot)),
  );

const isPlain = (value: unknown): value is { [field: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function hasFields(value: { [field: string]: unknown }, fields: Fields, besides: number): boolean {
  let count = besides;
  for (const field in fields) {
    if (!Object.hasOwn(value, field) || !fields[field]!(value[field])) return false;
    count++;
  }
  return Object.keys(value).length === count;
}

/** One of several records told apart by a tag: the commands of a game, the kinds of a statement. */
export const choice = <Tag extends string, const V extends Variants>(
  tag: Tag,
  variants: V,
): Shape<ShapedChoice<Tag, V>> =>
  shaped(
    (value): value is ShapedChoice<Tag, V> => {
      if (!isPlain(value) || !Object.hasOwn(value, tag)) return false;
      const name = value[tag];
      return typeof name === 'string' && Object.hasOwn(variants, name) && hasFields(value, variants[name]!, 1);
    },
    (lot) => {
      const name = lot.pick(Object.keys(variants));
      const fields = Object.entries(variants[name]!).map(([field, shape]) => [field, shape.example?.(lot)]);
      return { [tag]: name, ...Object.fromEntries(fields) };
    },
  );

/** The commands of a game by type: `commands({ nominate: { target: seat } })`. */
export const commands = <const V extends Variants>(variants: V) => choice('type', variants);
