/**
 * What may be done now: command types with a domain for each field.
 *
 * Screens draw controls from offers, the random player samples them, and the contract suite checks that whatever an
 * offer holds is accepted and whatever none holds is refused.
 */
import type { Typed } from './game.ts';
import type { Stream } from './random.ts';

type Plain = string | number | boolean | null;

export type Domain =
  | { readonly domain: 'oneOf'; readonly values: readonly Plain[] }
  | {
      readonly domain: 'someOf';
      readonly values: readonly Plain[];
      readonly min: number;
      readonly max: number;
      /** At least one of them is one of these. */
      readonly needs?: readonly Plain[];
    }
  | { readonly domain: 'integer'; readonly min: number; readonly max: number }
  | { readonly domain: 'order'; readonly values: readonly Plain[] }
  | { readonly domain: 'text'; readonly min: number; readonly max: number };

/** A domain, a fixed value, or a record of these. */
export type Field = Domain | Plain | { readonly [field: string]: Field };

export interface Offer {
  readonly command: { readonly type: string; readonly [field: string]: Field };
  /** A command of care (not well, leave, pause): a bot never draws it. */
  readonly care?: true;
}

export const oneOf = (values: readonly Plain[]): Domain => ({ domain: 'oneOf', values });
export const someOf = (values: readonly Plain[], min: number, max: number, needs?: readonly Plain[]): Domain => ({
  domain: 'someOf',
  values,
  min,
  max,
  ...(needs && { needs }),
});
export const integerIn = (min: number, max: number): Domain => ({ domain: 'integer', min, max });
export const orderOf = (values: readonly Plain[]): Domain => ({ domain: 'order', values });
export const textOf = (min: number, max: number): Domain => ({ domain: 'text', min, max });

type Nested = { readonly [field: string]: Field };
const isRecord = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null;
const isPlain = (field: Field): field is Plain => !isRecord(field);
const isDomain = (field: Domain | Nested): field is Domain => 'domain' in field;

export const accepts = (offer: Offer, command: Typed): boolean => holds(offer.command, command);

function holds(field: Field, value: unknown): boolean {
  if (isPlain(field)) return field === value;
  if (!isDomain(field)) {
    if (!isRecord(value)) return false;
    const names = Object.keys(field);
    return Object.keys(value).length === names.length && names.every((name) => holds(field[name]!, value[name]));
  }
  switch (field.domain) {
    case 'oneOf':
      return (field.values as readonly unknown[]).includes(value);
    case 'integer':
      return Number.isInteger(value) && (value as number) >= field.min && (value as number) <= field.max;
    case 'text':
      return typeof value === 'string' && value.length >= field.min && value.length <= field.max;
    case 'someOf':
    case 'order': {
      if (!Array.isArray(value)) return false;
      const all = field.values.length;
      const [min, max] = field.domain === 'order' ? [all, all] : [field.min, field.max];
      const needs = field.domain === 'someOf' ? field.needs : undefined;
      if (needs && !value.some((one) => needs.includes(one))) return false;
      return value.length >= min && value.length <= max && isAmong(value, field.values);
    }
  }
}

/** Each of these is there, and one that is there twice may be chosen twice: two cards alike in a hand. */
function isAmong(chosen: readonly unknown[], values: readonly Plain[]): boolean {
  const left: unknown[] = [...values];
  return chosen.every((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** One command of an offer, drawn evenly; an offer with an empty domain has none. */
export function sample(offer: Offer, lot: Stream): Typed | undefined {
  return count(offer) > 0 ? (draw(offer.command, lot) as Typed) : undefined;
}

function draw(field: Field, lot: Stream): unknown {
  if (isPlain(field)) return field;
  if (!isDomain(field)) return Object.fromEntries(Object.entries(field).map(([name, one]) => [name, draw(one, lot)]));
  switch (field.domain) {
    case 'oneOf':
      return lot.pick(field.values);
    case 'integer':
      return field.min + lot.int(field.max - field.min + 1);
    case 'order':
      return lot.shuffle(field.values);
    case 'someOf':
      return drawSome(field, lot);
    case 'text':
      return Array.from({ length: Math.max(field.min, 1 + lot.int(Math.min(field.max, 20))) }, () =>
        lot.pick([...'abcdefghijklmnopqrstuvwxyzæøåöä ']),
      )
        .join('')
        .slice(0, field.max);
  }
}

/** Drawn again until what it needs is among them: `count` has said that this can be. */
function drawSome({ values, min, max, needs }: Extract<Domain, { domain: 'someOf' }>, lot: Stream): Plain[] {
  for (;;) {
    const some = lot.shuffle(values).slice(0, min + lot.int(Math.min(max, values.length) - min + 1));
    if (!needs || some.some((one) => needs.includes(one))) return some;
  }
}

/** How many commands an offer holds; texts count as one. */
export const count = (offer: Offer): number => size(offer.command);

function size(field: Field): number {
  if (isPlain(field)) return 1;
  if (!isDomain(field)) return Object.values(field).reduce<number>((product, one) => product * size(one), 1);
  switch (field.domain) {
    case 'oneOf':
      return field.values.length;
    case 'integer':
      return Math.max(0, field.max - field.min + 1);
    case 'text':
      return 1;
    case 'order':
      return factorial(field.values.length);
    case 'someOf': {
      const all = field.values.length;
      let sum = 0;
      const without = field.needs ? field.values.filter((one) => !field.needs!.includes(one)).length : -1;
      for (let k = field.min; k <= Math.min(field.max, all); k++) {
        sum += binomial(all, k) - (without < 0 ? 0 : binomial(without, k));
      }
      return sum;
    }
  }
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

function binomial(n: number, k: number): number {
  let product = 1;
  for (let i = 0; i < k; i++) product = (product * (n - i)) / (i + 1);
  return Math.max(0, Math.round(product));
}
