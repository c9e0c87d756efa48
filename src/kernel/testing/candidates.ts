/** Things that somebody might send: what was possible elsewhere, that with a field changed, and garbage. */
import type { AnyGame, News, Typed } from '../game.ts';
import type { Stream } from '../random.ts';
import type { Table } from '../table.ts';

const KEPT = 256;

/** Commands seen earlier in this game, in any phase and from any seat, and others of any shape that it declares. */
export interface Candidates {
  keep(command: Typed): void;
  /** One of those, or one with a field changed. */
  draw(lot: Stream): Typed;
}

export function openCandidates({ command: shape }: AnyGame, seats: number): Candidates {
  const kept = new Map<string, Typed[]>(); // by type, so that frequent ones do not crowd out the rare
  const types: string[] = [];
  return {
    keep(command) {
      let alike = kept.get(command.type);
      if (!alike) {
        alike = [];
        kept.set(command.type, alike);
        types.push(command.type);
      }
      if (alike.length < KEPT) alike.push(command);
    },
    draw(lot) {
      const example = lot.int(4) === 0 && (shape.example?.(lot) as Typed | undefined);
      const command = example || lot.pick(kept.get(lot.pick(types))!);
      return lot.int(2) ? command : changed(command, lot, seats);
    },
  };
}

type Record = { [field: string]: unknown };

/** The same command with another value in one field: still of a likely shape. */
function changed(command: Typed, lot: Stream, seats: number): Typed {
  const fields = Object.keys(command).filter((field) => field !== 'type');
  if (fields.length === 0) return command;
  const field = lot.pick(fields);
  return { ...command, [field]: otherValue((command as unknown as Record)[field], lot, seats) } as Typed;
}

function otherValue(value: unknown, lot: Stream, seats: number): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number' || value === null) return lot.int(6) ? lot.int(seats + 1) : null;
  if (Array.isArray(value)) {
    const others = value.map((one) => (lot.int(2) ? one : otherValue(one, lot, seats)));
    return lot.int(2) ? others : others.slice(1);
  }
  return value;
}

const nested = (depth: number): unknown => {
  let value: unknown = 0;
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { value };
  return value;
};

const NOT_EVEN_COMMANDS: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  Number.NaN,
  '',
  'vote',
  [],
  [{}],
  {},
  nested(5000),
  () => 0,
  Symbol('x'),
  1n,
  new Map(),
  new Date(0),
  { type: undefined },
  { type: null },
  { type: 7 },
  { type: ['vote'] },
  { type: {} },
  { type: '' },
  { type: 'no-such-command' },
  { type: '__proto__' },
  { type: 'constructor' },
  { type: 'toString' },
  { type: 'hasOwnProperty' },
  { type: 'x'.repeat(100_000) },
  JSON.parse('{"__proto__":{"type":"leave"}}'),
  Object.create({ type: 'leave' }),
  Object.create(null),
];

const NOT_VALUES: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  -0,
  1.5,
  -1,
  24,
  31,
  32,
  2 ** 31,
  2 ** 53,
  Number.POSITIVE_INFINITY,
  -1e-9,
  '',
  '0',
  '1',
  'x'.repeat(100_000),
  true,
  false,
  [],
  [0],
  [0, 0],
  [[0]],
  Array(3),
  {},
  { length: 1 },
  nested(5000),
  JSON.parse('{"__proto__":{"x":1}}'),
  1n,
  new Date(0),
];

/** Something that no honest client sends; now and then it happens to be allowed after all. */
export function garbageFrom(command: Typed, lot: Stream): unknown {
  const fields = Object.keys(command);
  const field = lot.pick(fields);
  switch (lot.int(6)) {
    case 0:
      return lot.pick(NOT_EVEN_COMMANDS);
    case 1:
      return {
        ...command,
        [lot.pick(['extra', 'seat', 'by', 'at', 'now', 'target', 'toString'])]: lot.pick(NOT_VALUES),
      };
    case 2:
      return Object.fromEntries(Object.entries(command).filter(([name]) => name !== field));
    case 3: {
      const text = JSON.stringify(command);
      return JSON.parse(`${text.slice(0, -1)},"${lot.pick(['__proto__', 'constructor'])}":{"type":"leave"}}`);
    }
    case 4:
      return [command];
    default:
      return { ...command, [field]: lot.pick(NOT_VALUES) };
  }
}

/** What the room might have to tell a game now, as the command that the game makes of it. */
export function newsFor(game: AnyGame, table: Table<unknown, Typed, Typed>, lot: Stream): Typed | undefined {
  const seat = lot.pick(table.watchers.map(({ viewer }) => viewer).filter((viewer) => typeof viewer === 'number'));
  const open = (game.channels?.(table.truth) ?? []).filter((channel) => channel.refuses(seat) === undefined);
  const common: News[] = [
    { type: 'connection', seat, connected: false },
    { type: 'connection', seat, connected: true },
    ...open.map(({ id }): News => ({ type: 'said', seat, channel: id, text: lot.pick(['hej', 'nej', 'ja!']) })),
  ];
  const rare: News[] = [
    { type: 'left', seat },
    { type: 'kicked', seat },
    { type: 'player', seat, bot: true },
    { type: 'player', seat, bot: false },
    { type: 'host', seat },
    { type: 'roundTrip', seat, ms: lot.int(500) },
  ];
  if (table.watchers.some(({ viewer }) => viewer === 'master')) rare.push({ type: 'handedOver' });
  return game.news?.(lot.pick(lot.int(8) ? common : rare), table.truth);
}
