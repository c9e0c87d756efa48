/**
 * Races over simulated lines, honest ones and ones that lie: what a lie gains, and what honest lines make of each other.
 *
 * A line has a latency, jitter on each message, and a clock that is off; the server measures it by echoes over the same
 * line. Nobody can answer earlier than they have seen what to answer, or echo what has not come; the rest may be a lie.
 */
import { creditOf, type Finish, firstOf } from '../lag.ts';
import type { Stream } from '../random.ts';

export interface Wire {
  /** There and back, on average. */
  readonly roundTrip: number;
  /** Each way, at most. */
  readonly jitter: number;
  /** How far the device's clock is from the server's. */
  readonly skew: number;
}

export interface Lie {
  readonly name: string;
  /** By how much echoes are late, one after the other and again from the first. */
  readonly echoes: readonly number[];
  /** Looks at a face as soon as it is there, and not in the next frame after all are to see it. */
  readonly looksEarly: boolean;
  /** How long an answer is held back. */
  readonly holdsBack: number;
  /** What it takes off its stopwatch. */
  readonly clockOff: number;
}

export const HONEST: Lie = { name: 'honest', echoes: [0], looksEarly: false, holdsBack: 0, clockOff: 0 };

/** Every mix of late echoes (all, or some of them), early looks, answers held back and false stopwatches. */
export const LIES: readonly Lie[] = [0, 20, 45, 60, 100, 200, 400, 1000].flatMap((late) =>
  [[late], [0, late], [0, 0, 0, late, late]].flatMap((echoes) =>
    [true, false].flatMap((looksEarly) =>
      [0, 30, 200].flatMap((holdsBack) =>
        [0, 100, 5000].map((clockOff) => ({
          name: `echoes ${echoes.join(' ')} ms late${looksEarly ? ', looks early' : ''}, ${holdsBack} held back, ${clockOff} off`,
          echoes,
          looksEarly,
          holdsBack,
          clockOff,
        })),
      ),
    ),
  ),
);

const MEASURED = 8;
const FRAME_MS = 16;

const chance = (lot: Stream): number => (lot.int(1_000_000) + 1) / 1_000_000;
/** Standard normal, by Box and Muller. */
export const normal = (lot: Stream): number =>
  Math.sqrt(-2 * Math.log(chance(lot))) * Math.cos(2 * Math.PI * chance(lot));
export const between = (lot: Stream, from: number, to: number): number => from + lot.int(Math.floor(to - from) + 1);
const oneWay = ({ roundTrip, jitter }: Wire, lot: Stream): number =>
  Math.max(1, roundTrip / 2 + between(lot, -jitter, jitter));

/** A line of so long, with an eighth of that as jitter, up to 15 ms. */
export const wireOf = (roundTrip: number, skew = 0): Wire => ({
  roundTrip,
  jitter: Math.min(roundTrip / 8, 15),
  skew,
});
export const drawWire = (lot: Stream, from = 20, to = 250): Wire => wireOf(between(lot, from, to));

/** What the server measures: the median, as round-trips.ts has it. */
export function measure(wire: Wire, lie: Lie, lot: Stream): number {
  const echoes = Array.from(
    { length: MEASURED },
    (_, i) => oneWay(wire, lot) + oneWay(wire, lot) + lie.echoes[i % lie.echoes.length]!,
  );
  return echoes.toSorted((a, b) => a - b)[(MEASURED - 1) >> 1]!;
}

export interface Answer {
  /** From the moment at which all are to see it, to the arrival. */
  readonly elapsed: number;
  readonly reactionMs: number;
}

/**
 * Somebody who needs so long sees what was sent so much ahead, and answers. `syncMs`: how much later than the server their
 * device believes it to be time; without it, what arrives is shown at once.
 */
export function answer(
  wire: Wire,
  lie: Lie,
  leadMs: number,
  trueMs: number,
  lot: Stream,
  syncMs = Number.NEGATIVE_INFINITY,
): Answer {
  const arrived = oneWay(wire, lot) - leadMs;
  const frame = lot.int(FRAME_MS);
  const seen = lie.looksEarly ? arrived : Math.max(arrived, syncMs) + frame;
  const elapsed = seen + trueMs + lie.holdsBack + oneWay(wire, lot);
  return { elapsed: Math.ceil(elapsed), reactionMs: Math.max(0, Math.round(trueMs - lie.clockOff)) };
}

/** How a game races: how far ahead it sends to such a line, and what it calls a dead heat. */
export interface Race {
  readonly leadOf: (roundTrip: number) => number;
  readonly windowMs: number;
}

export function finish(wire: Wire, lie: Lie, trueMs: number, { leadOf }: Race, lot: Stream): Finish {
  const roundTrip = measure(wire, lie, lot);
  const lead = leadOf(roundTrip);
  const isSynced = lead > 0;
  const sync = isSynced ? between(lot, -wire.jitter, wire.jitter) / 2 : undefined;
  const ms = answer(wire, lie, lead, trueMs, lot, sync).elapsed + lead;
  return { ms, credited: ms - creditOf(roundTrip) };
}

export type Outcome = 'first' | 'level' | 'second';

export function outcomeOf(one: Finish, other: Finish, { windowMs }: Race): Outcome {
  const first = firstOf([one, other], windowMs);
  return first.length > 1 ? 'level' : first[0] === one ? 'first' : 'second';
}

const SPAN_MS = 4096;

/** Behind the other by how much somebody still wins, and still does not lose. */
function reachOf(one: Finish, other: Finish, race: Race): { wins: number; holds: number } {
  const least = (isSo: (ms: number) => boolean): number => {
    let [no, yes] = [-SPAN_MS, SPAN_MS];
    while (yes - no > 1) {
      const ms = (no + yes) >> 1;
      if (isSo(ms)) yes = ms;
      else no = ms;
    }
    return yes;
  };
  const after = (ms: number): Outcome => outcomeOf(one, { ms: other.ms + ms, credited: other.credited + ms }, race);
  return { wins: -least((ms) => after(ms) === 'first'), holds: -least((ms) => after(ms) !== 'second') };
}

export interface Gain {
  /** On average: by how much later somebody may be and still win, and still not lose. */
  readonly wins: number;
  readonly holds: number;
}

/** What a lie gains over the same line without it, against an honest one; the same lots for both. */
export function gainOf(
  lie: Lie,
  wire: Wire,
  against: Wire,
  race: Race,
  lotsOf: (n: number) => Stream,
  lots: number,
): Gain {
  let [wins, holds] = [0, 0];
  for (let n = 0; n < lots; n++) {
    const other = finish(against, HONEST, 3000, race, lotsOf(-1 - n));
    const [honest, lying] = [HONEST, lie].map((one) => reachOf(finish(wire, one, 3000, race, lotsOf(n)), other, race));
    wins += lying!.wins - honest!.wins;
    holds += lying!.holds - honest!.holds;
  }
  return { wins: wins / lots, holds: holds / lots };
}
