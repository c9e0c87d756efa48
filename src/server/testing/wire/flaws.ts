/** Flaws of a server, planted to see whether the recorded wire gives them away. */
import type { Line, Room } from '../../room.ts';
import type { Rooms } from '../../rooms.ts';

type Put = Line['put'];

/** Rooms whose lines put their words on the wire in another way. */
const withPut =
  (change: (line: Line, put: Put) => Put) =>
  (rooms: Rooms): Rooms => ({
    ...rooms,
    async find(code) {
      const room = await rooms.find(code);
      return room && leaky(room, change);
    },
  });

function leaky(room: Room, change: (line: Line, put: Put) => Put): Room {
  const lines = new Map<Line, Line>();
  const inside = (line: Line): Line => {
    let other = lines.get(line);
    if (!other) {
      other = { page: line.page, holder: line.holder, role: line.role, put: line.put, close: (why) => line.close(why) };
      other.put = change(other, line.put);
      lines.set(line, other);
    }
    return other;
  };
  const changed: Pick<Room, 'join' | 'ask' | 'leave'> = {
    join: (line, hello) => room.join(inside(line), hello),
    ask: (line, n, command, of) => room.ask(inside(line), n, command, of),
    leave: (line) => room.leave(inside(line)),
  };
  return new Proxy(room, {
    get(honest, name) {
      if (name in changed) return changed[name as keyof typeof changed];
      const found = Reflect.get(honest, name, honest);
      return typeof found === 'function' ? found.bind(honest) : found;
    },
  });
}

const isAnswer = (text: string): boolean => /^\{"(done|refused)"/.test(text);

export interface Flaw {
  readonly flawed: (rooms: Rooms) => Rooms;
  /** How a line by itself gives it away, and how a twin does, where they do. */
  readonly alone?: RegExp;
  readonly twin?: RegExp;
}

export const flaws: { readonly [name: string]: Flaw } = {
  'an acknowledgement does not wait for the beat': {
    alone: /bytes in the quiet at/,
    twin: /on the air/,
    flawed: withPut((_, put) => (lines, quiet) => {
      const answers = lines.filter(isAnswer);
      if (quiet && answers.length > 0) put(answers, undefined);
      put(quiet ? lines.filter((text) => !isAnswer(text)) : lines, quiet);
    }),
  },
  'whoever comes back is told what they missed in as few bytes as it takes': {
    alone: /bytes for what was missed/,
    flawed: withPut(
      (_, put) => (lines, quiet) =>
        put(
          lines.map((text) => text.replaceAll('\t', '')),
          quiet,
        ),
    ),
  },
  'one seat is told at once at night, the others with the beat': {
    alone: /^3: /m,
    flawed: withPut((line, put) => (lines, quiet) => {
      if (quiet && line.role === 3 && lines.length > 0) put(lines, undefined);
      put(quiet && line.role === 3 ? [] : lines, quiet);
    }),
  },
  'one seat with nothing to hear gets no beat': {
    alone: /5: /,
    twin: /the line of 5/,
    flawed: withPut((line, put) => (lines, quiet) => {
      put(lines, line.role === 5 && lines.length === 0 ? undefined : quiet);
    }),
  },
  'a frame of the night is smaller for those who are told nothing': {
    alone: /512 bytes at/,
    twin: /512 at/,
    flawed: withPut((_, put) => (lines, quiet) => {
      put(lines, quiet && lines.length === 0 ? { ...quiet, bytes: 512 } : quiet);
    }),
  },
  'one seat is told what another does': {
    alone: /connection 0, byte \d+: .*hunchSet/,
    flawed(rooms) {
      let last: readonly string[] = [];
      return withPut((line, put) => (lines, quiet) => {
        if (line.role === 1) last = lines;
        put(line.role === 2 ? [...lines, ...last.filter((text) => text.includes('"hunchSet"'))] : lines, quiet);
      })(rooms);
    },
  },
  'frames of the day grow with what was done at night': {
    twin: /can tell: .* bytes here/,
    flawed(rooms) {
      let deeds = 0;
      return withPut((_, put) => (lines, quiet) => {
        deeds += lines.filter((text) => /"(hunchSet|pointed|patientChosen)"/.test(text)).length;
        put(quiet || lines.length === 0 ? lines : [...lines, '\t'.repeat(64 * deeds)], quiet);
      })(rooms);
    },
  },
};

/** A flaw of games that a person leads: the console misses what seats are asked and answer at night. */
export const masterMisses = withPut(
  (line, put) => (lines, quiet) => put(line.role === 'master' && quiet ? lines.filter(isAnswer) : lines, quiet),
);
