/**
 * Ordet fanger: duels between simulated players with known true answer times over simulated lines, judged by the game
 * itself. Every line has a latency, jitter on each message, and a clock that is off; the server measures round trips from
 * pings over the same line.
 */
import { lots, type Stream } from '../../kernel/random.ts';
import { does, duelling, lines, type OfTable, startOf, typed, waitUntil } from './fixtures.ts';
import { clockOffset, roundTripOf } from './lines.ts';

export interface Wire {
  /** One way, on average. */
  readonly latency: number;
  readonly jitter: number;
  /** How far the device's clock is from the server's. */
  readonly skew: number;
  /** What a liar adds to every echo, and what it takes off its stopwatch. */
  readonly delaysEchoes?: number;
  readonly liesBy?: number;
}

const between = (lot: Stream, from: number, to: number): number => from + lot.int(Math.floor(to - from) + 1);
const oneWay = (wire: Wire, lot: Stream): number => Math.max(1, wire.latency + between(lot, -wire.jitter, wire.jitter));

/** What the server measures, and what the client believes the server's clock to be. */
function measure(wire: Wire, lot: Stream): { roundTrip: number; offset: number } {
  const echoes = Array.from({ length: 8 }, () => oneWay(wire, lot) + oneWay(wire, lot) + (wire.delaysEchoes ?? 0));
  const pings = Array.from({ length: 8 }, (_, i) => {
    const [there, back] = [oneWay(wire, lot), oneWay(wire, lot)];
    const t0 = i * 150 + wire.skew;
    const t1 = i * 150 + there;
    return { t0, t1, t2: t1, t3: i * 150 + there + back + wire.skew };
  });
  return { roundTrip: roundTripOf(echoes)!, offset: clockOffset(pings)!.offset };
}

export interface Judged {
  readonly winner: number | null;
  readonly judged: readonly number[];
}

/** S0 and S2 see their cards, answer after so many true milliseconds, and the game says who was first. */
export function duel(seed: string, wires: readonly [Wire, Wire], trueMs: readonly [number, number]): Judged {
  const lot = lots(seed);
  const measured = wires.map((wire) => measure(wire, lot));
  const table: OfTable = duelling(
    lines(typed(4, {}, [1, 3]), measured[0]!.roundTrip, undefined, measured[1]!.roundTrip),
  );
  const revealAt = startOf(table);
  const frozen = table.truth.lines!;
  const arrivals = ([0, 1] as const).map((i) => {
    const wire = wires[i];
    const seat = i * 2;
    const arrives = revealAt - frozen[seat]!.lead + oneWay(wire, lot);
    // The client shows the card at revealAt by its own idea of the server's clock, or when it has it; a frame is 16 ms.
    const due = revealAt - (measured[i]!.offset + wire.skew);
    const shown = Math.max(arrives, due) + lot.int(16);
    const answered = shown + trueMs[i];
    const reactionMs = Math.max(0, Math.round(trueMs[i] - (wire.liesBy ?? 0)));
    return { seat, at: Math.ceil(answered + oneWay(wire, lot)), reactionMs, text: i === 0 ? 'homework' : 'dust' };
  });
  for (const { seat, at, reactionMs, text } of arrivals.toSorted((a, b) => a.at - b.at)) {
    waitUntil(table, at - 1);
    if (table.truth.phase !== 'race') break;
    does(table, seat, { type: 'answer', text, input: 'keyboard', reactionMs }, at);
  }
  waitUntil(table, Math.max(...arrivals.map(({ at }) => at)) + 800);
  const fact = table.log
    .flatMap(({ told }) => told.map((one) => one.fact))
    .findLast((one) => one.type === 'raceClosed');
  const opened = table.log
    .flatMap(({ told }) => told.map((one) => one.fact))
    .findLast((one) => one.type === 'challengeOpened');
  const answers = fact?.type === 'raceClosed' ? fact.answers : [];
  const side = opened?.type === 'challengeOpened' ? opened.winner : null;
  return {
    winner: side === null ? null : side / 2,
    judged: [0, 2].map((seat) => answers.find((one) => one.seat === seat)?.r ?? Number.NaN),
  };
}

/** A line between 20 and 400 ms there and back, with jitter and a clock up to two seconds off. */
export const drawWire = (lot: Stream): Wire => {
  const roundTrip = between(lot, 20, 400);
  return { latency: roundTrip / 2, jitter: Math.min(roundTrip / 8, 15), skew: between(lot, -2000, 2000) };
};
