/**
 * Ordet fanger: duels between simulated players with known true answer times over simulated lines, judged by the game
 * itself, or by its arithmetic alone where many are wanted.
 */
import { lots, type Stream } from '../../kernel/random.ts';
import {
  type Answer,
  answer,
  HONEST,
  type Lie,
  measure,
  normal,
  type Race,
  type Wire,
} from '../../kernel/testing/lag.ts';
import { does, duelling, lines, type OfTable, startOf, told, typed, waitUntil } from './fixtures.ts';
import { clockOffset, lineOf } from './lines.ts';

export const race: Race = { leadOf: (roundTrip) => lineOf(roundTrip).lead, windowMs: 100 };

/** How much later than the server the device believes it to be time, from eight exchanges over its line. */
function syncOf(wire: Wire, lot: Stream): number {
  const oneWay = () => Math.max(1, wire.roundTrip / 2 + lot.int(2 * Math.floor(wire.jitter) + 1) - wire.jitter);
  const pings = Array.from({ length: 8 }, (_, i) => {
    const [t0, t1] = [i * 150 + wire.skew, i * 150 + oneWay()];
    return { t0, t1, t2: t1, t3: t1 + oneWay() + wire.skew };
  });
  return -clockOffset(pings)!.offset - wire.skew;
}

export interface Judged {
  /** 0 or 1; null: a dead heat. */
  readonly winner: number | null;
  readonly times: readonly (number | undefined)[];
}

/** S0 and S2 see their cards, answer after so many true milliseconds, and the game says who was first. */
export function duel(
  seed: string,
  wires: readonly [Wire, Wire],
  trueMs: readonly [number, number],
  lies: readonly [Lie, Lie] = [HONEST, HONEST],
): Judged {
  const lot = lots(seed);
  const measured = wires.map((wire, i) => Math.floor(measure(wire, lies[i]!, lot)));
  const table: OfTable = duelling(lines(typed(4, {}, [1, 3]), measured[0], undefined, measured[1]));
  const revealAt = startOf(table);
  const answers = ([0, 1] as const).map((i) => {
    const { lead } = table.truth.lines![i * 2]!;
    const one: Answer = answer(wires[i], lies[i], lead, trueMs[i], lot, syncOf(wires[i], lot));
    return { ...one, seat: i * 2, at: revealAt + one.elapsed, text: i === 0 ? 'homework' : 'dust' };
  });
  for (const { seat, at, reactionMs, text } of answers.toSorted((a, b) => a.at - b.at)) {
    waitUntil(table, at - 1);
    if (table.truth.phase !== 'race') break;
    does(table, seat, { type: 'answer', text, input: 'keyboard', reactionMs }, at);
  }
  waitUntil(table, Math.max(...answers.map(({ at }) => at)) + 800);
  const side = told(table, 'challengeOpened').at(-1)!.winner;
  const shown = told(table, 'raceClosed').at(-1)!.answers;
  return {
    winner: side === null ? null : side / 2,
    times: [0, 2].map((seat) => shown.find((one) => one.seat === seat)?.r),
  };
}

const MEANS = [2200, 3200, 4800];

/** How long somebody thinks and types, by section 14.2: a card of any difficulty, a word of four to eleven letters. */
export const thinking = (lot: Stream): number =>
  Math.round(lot.pick(MEANS) * Math.exp(0.35 * normal(lot)) + 110 * (4 + lot.int(8)));
