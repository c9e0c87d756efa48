/** Forræder's bots: draws that a policy makes of its own stream. */
import type { Stream } from '../../../kernel/random.ts';

export const chance = (mind: Stream, probability: number): boolean => mind.int(1_000_000) < probability * 1_000_000;

/** One of these, the more likely the higher its score; a low temperature is strict. */
export function softmax<T>(mind: Stream, among: readonly T[], score: (one: T) => number, temperature: number): T {
  const scores = among.map(score);
  const most = Math.max(...scores);
  const weights = scores.map((one) => Math.exp((one - most) / temperature));
  let lot = (mind.int(1_000_000) / 1_000_000) * weights.reduce((sum, one) => sum + one, 0);
  return among.find((_, i) => {
    lot -= weights[i]!;
    return lot < 0;
  })!;
}

export function normal(mind: Stream): number {
  const u = (mind.int(1_000_000) + 1) / 1_000_001;
  const v = mind.int(1_000_000) / 1_000_000;
  return Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * v);
}
