/** A finished log with one thing altered: a verifier must see each. */
import { GHOST, MASTER, OPEN, TABLE, type Told } from '../audience.ts';
import type { Typed } from '../game.ts';
import type { Stream } from '../random.ts';
import type { Entry } from '../table.ts';

export interface Alteration {
  readonly what: string;
  readonly log: Entry[];
}

/** Alterations without end: a kind of fact is drawn evenly, then one of its kind, then what is done to it. */
export function* alterations(log: readonly Entry[], seats: number, lot: Stream): Generator<Alteration> {
  const places = new Map<string, { entry: number; told: number }[]>();
  log.forEach(({ told }, entry) => {
    told.forEach(({ fact }, i) => {
      places.set(fact.type, [...(places.get(fact.type) ?? []), { entry, told: i }]);
    });
  });
  const types = [...places.keys()];
  const drawing = log.flatMap(({ draws }, i) => (draws ? [i] : []));
  const bits = [...Array(seats).keys()].map((seat) => 1 << seat).concat(TABLE, MASTER, GHOST, OPEN);
  for (;;) {
    if (drawing.length > 0 && lot.int(6) === 0) {
      const index = lot.pick(drawing);
      yield { what: `the draws of entry ${index}`, log: log.with(index, otherDraws(log[index]!, lot)) };
      continue;
    }
    const type = lot.pick(types);
    const place = lot.pick(places.get(type)!);
    const entry = log[place.entry]!;
    const [how, told] = otherTold(entry.told, place.told, bits, lot);
    yield { what: `${type} in entry ${place.entry}: ${how}`, log: log.with(place.entry, { ...entry, told }) };
  }
}

function otherDraws(entry: Entry, lot: Stream): Entry {
  const labels = Object.keys(entry.draws!);
  const label = lot.pick(labels);
  const { draws, ...rest } = entry;
  if (lot.int(3) === 0) return rest;
  return {
    ...rest,
    draws: lot.int(2) ? { ...draws, [label]: draws![label]! + 1 } : { ...draws, [`${label}-other`]: 1 },
  };
}

function otherTold(all: readonly Told[], at: number, bits: readonly number[], lot: Stream): [string, Told[]] {
  const told = all[at]!;
  const secrets = Object.keys(told.secret ?? {});
  const bit = lot.pick(bits);
  switch (lot.int(7)) {
    case 0:
      return ['left out', all.toSpliced(at, 1)];
    case 1:
      return ['told twice', all.toSpliced(at, 0, told)];
    case 2:
      if (secrets.length > 0) {
        const field = lot.pick(secrets);
        const secret = { ...told.secret, [field]: told.secret![field]! ^ bit };
        return [`who may read ${field} (bit ${Math.log2(bit)})`, all.with(at, { ...told, secret })];
      }
      break;
    case 3:
    case 4: {
      const fields = Object.keys(told.fact);
      const field = lot.pick(fields);
      const fact = { ...told.fact, [field]: other((told.fact as unknown as Fields)[field]) } as Typed;
      return [`its ${field}`, all.with(at, { ...told, fact })];
    }
  }
  return [`whom it was told to (bit ${Math.log2(bit)})`, all.with(at, { ...told, to: told.to ^ bit })];
}

type Fields = { [field: string]: unknown };

/** Another value of the same kind. */
function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return `${value}x`;
  if (Array.isArray(value)) return value.length > 0 ? value.slice(1) : [0];
  if (value === null || value === undefined) return 0;
  const [first] = Object.keys(value);
  return first === undefined ? { other: 0 } : { ...value, [first]: other((value as Fields)[first]) };
}
