/** Plain data: copies of it, its text, and what about it is not plain. */

/** A deep copy that keeps `undefined`: what a view does not know stays unknown. */
export function copyOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as T;
  const copy: { [key: string]: unknown } = {};
  for (const key in value) copy[key] = copyOf(value[key]);
  return copy as T;
}

export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const key in value) freeze(value[key]);
  return Object.freeze(value);
}

/** JSON in which `undefined` inside a list is told from `null`; an unknown field is the same as a missing one. */
export const textOf = (value: unknown): string => JSON.stringify(value, keepUnknown) ?? 'undefined';

function keepUnknown(this: unknown, _key: string, value: unknown): unknown {
  return value === undefined && Array.isArray(this) ? '\u0000unknown' : value;
}

/** Where in this value there is something that JSON would change, if anywhere: a path and what is there. */
export function flawIn(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? undefined : ` is ${Object.is(value, -0) ? '-0' : value}`;
    case 'object':
      return value === null ? undefined : flawWithin(value);
    default:
      return ` is ${typeof value}`;
  }
}

function flawWithin(value: object): string | undefined {
  const kind = Object.getPrototypeOf(value);
  if (Array.isArray(value)) {
    if (kind !== Array.prototype || Object.keys(value).length !== value.length)
      return ' is a list with holes or fields';
    for (let i = 0; i < value.length; i++) {
      const flaw = flawIn(value[i]);
      if (flaw) return `[${i}]${flaw}`;
    }
    return undefined;
  }
  if (kind !== Object.prototype) return ` is a ${kind?.constructor?.name ?? 'thing without a prototype'}`;
  if (Object.getOwnPropertySymbols(value).length > 0) return ' has symbols';
  for (const key in value) {
    const flaw = flawIn(value[key as keyof typeof value]);
    if (flaw) return `.${key}${flaw}`;
  }
  return undefined;
}
