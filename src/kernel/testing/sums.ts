/** What a game counts of itself for the lab, of one game alone. */
import type { DeepReadonly, Numbers } from '../game.ts';

type Sums = { [name: string]: number };

export function sumsOf<State, Fact>(
  numbers: Numbers<State, Fact>,
  facts: readonly Fact[],
  end: DeepReadonly<State>,
): Sums {
  const sums: Sums = {};
  numbers.count(facts, end, (name, by = 1) => {
    sums[name] = (sums[name] ?? 0) + by;
  });
  return sums;
}
