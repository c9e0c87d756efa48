/**
 * The shape of what a client may send. A shape never throws, accepts own fields only, and refuses unknown ones, so
 * whatever passes is plain data of the declared type.
 */
import { SEATS_MAX, type Seat } from './game.ts';

export type Shape<T> = (value: unknown) => value is T;
export type Shaped<S> = S extends Shape<infer T> ? T : never;
type Fields = { readonly [field: string]: Shape<unknown> };
type ShapedFields<F> = { readonly [K in keyof F]: Shaped<F[K]> };
type Variants = { readonly [tag: string]: Fields };
type ShapedChoice<Tag extends string, V> = {
  [K in keyof V & string]: { readonly [T in Tag]: K } & ShapedFields<V[K]>;
}[keyof V & string];

export const integer =
  (min: number, max: number): Shape<number> =>
  (value): value is number =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

export const seat: Shape<Seat> = integer(0, SEATS_MAX - 1);

export const flag: Shape<boolean> = (value): value is boolean => typeof value === 'boolean';

/** Bounded text; whether it may be empty is for the rules to say, with a code that helps. */
export const text =
  (lengthMax: number): Shape<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length <= lengthMax;

export const literal =
  <const T extends string | number | boolean | null>(...values: readonly T[]): Shape<T> =>
  (value): value is T =>
    (values as readonly unknown[]).includes(value);

export const nullable =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value): value is T | null =>
    value === null || shape(value);

export const listOf =
  <T>(shape: Shape<T>, lengthMax: number): Shape<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.length <= lengthMax && value.every(shape);

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
export function choice<Tag extends string, const V extends Variants>(
  tag: Tag,
  variants: V,
): Shape<ShapedChoice<Tag, V>> {
  return (value): value is ShapedChoice<Tag, V> => {
    if (!isPlain(value) || !Object.hasOwn(value, tag)) return false;
    const name = value[tag];
    return typeof name === 'string' && Object.hasOwn(variants, name) && hasFields(value, variants[name]!, 1);
  };
}

/** The commands of a game by type: `commands({ nominate: { target: seat } })`. */
export const commands = <const V extends Variants>(variants: V) => choice('type', variants);
