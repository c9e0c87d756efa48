/**
 * What many games have in common, and how sure one may be of it.
 *
 * A tally holds integers alone, so that it does not matter which worker played which game in which order: adding up is
 * exact, and means, errors and percentiles are worked out once, at the end.
 */

export type Counts = { [key: string]: number };

export interface Tally {
  games: number;
  /** Games that threw or did not end. They count in nothing below. */
  errors: number;
  /** Commands that were refused to bots, in all games. */
  refusals: number;
  commands: number;
  outcomes: Counts;
  reasons: Counts;
  /** How many games had so many commands. */
  lengths: Counts;
  /** By kind of fact: how many in all, and the sum of each game's number squared. */
  facts: { [kind: string]: { sum: number; squares: number } };
  seatWins: Counts;
  /** By kind of bot: seats played and seats won. */
  botSeats: Counts;
  botWins: Counts;
  /** What the game itself counts. */
  numbers: Counts;
}

export const emptyTally = (): Tally => ({
  games: 0,
  errors: 0,
  refusals: 0,
  commands: 0,
  outcomes: {},
  reasons: {},
  lengths: {},
  facts: {},
  seatWins: {},
  botSeats: {},
  botWins: {},
  numbers: {},
});

export function count(counts: Counts, key: string | number, by = 1): void {
  counts[key] = (counts[key] ?? 0) + by;
}

export function addTally(into: Tally, other: Tally): void {
  into.games += other.games;
  into.errors += other.errors;
  into.refusals += other.refusals;
  into.commands += other.commands;
  for (const name of ['outcomes', 'reasons', 'lengths', 'seatWins', 'botSeats', 'botWins', 'numbers'] as const) {
    for (const key in other[name]) count(into[name], key, other[name][key]);
  }
  for (const kind in other.facts) {
    const { sum, squares } = other.facts[kind]!;
    const one = into.facts[kind] ?? { sum: 0, squares: 0 };
    into.facts[kind] = { sum: one.sum + sum, squares: one.squares + squares };
  }
}

export interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

const Z95 = 1.959963984540054;

/** Wilson's score interval, 95%: honest for few games and for rates near 0 and 1. */
export function wilson(successes: number, trials: number, z = Z95): Rate {
  if (trials === 0) return { rate: 0, low: 0, high: 1 };
  const rate = successes / trials;
  const centre = rate + z ** 2 / (2 * trials);
  const spread = z * Math.sqrt((rate * (1 - rate)) / trials + z ** 2 / (4 * trials ** 2));
  const scale = 1 + z ** 2 / trials;
  // The ends are exact, whatever the last bit of a square root says.
  const low = successes === 0 ? 0 : (centre - spread) / scale;
  const high = successes === trials ? 1 : (centre + spread) / scale;
  return { rate, low, high };
}

export interface Mean {
  readonly mean: number;
  readonly standardError: number;
}

export function meanOf(sum: number, squares: number, games: number): Mean {
  if (games === 0) return { mean: 0, standardError: 0 };
  const mean = sum / games;
  if (games === 1) return { mean, standardError: 0 };
  const variance = Math.max(0, (squares - sum * mean) / (games - 1));
  return { mean, standardError: Math.sqrt(variance / games) };
}

/** The smallest value that so large a share of the games does not exceed (nearest rank). */
export function percentile(lengths: Counts, share: number): number {
  const sorted = Object.entries(lengths)
    .map(([value, games]) => ({ value: Number(value), games }))
    .sort((a, b) => a.value - b.value);
  const wanted = Math.max(1, Math.ceil(share * sorted.reduce((sum, { games }) => sum + games, 0)));
  let seen = 0;
  for (const { value, games } of sorted) {
    seen += games;
    if (seen >= wanted) return value;
  }
  return 0;
}

export interface Summary {
  /** Games won, by outcome. */
  readonly wins: Counts;
  readonly draws: number;
  readonly rates: { readonly [outcome: string]: Rate };
  readonly reasons: Counts;
  /** In commands of players; the clock's are not counted. */
  readonly length: { readonly mean: number; readonly p5: number; readonly p50: number; readonly p95: number };
  /** How often each kind of fact happens in a game. */
  readonly facts: { readonly [kind: string]: Mean };
  /** How often each seat was among the winners. */
  readonly seatWins: readonly number[];
  /** How often a seat won, by the bot that played it. */
  readonly botRates: { readonly [bot: string]: Rate };
  readonly refusals: number;
  readonly errors: number;
}

export function summarise(tally: Tally, players: number): Summary {
  const finished = tally.games - tally.errors;
  const { draw: draws = 0, ...wins } = tally.outcomes;
  return {
    wins: sorted(wins),
    draws,
    rates: mapSorted(wins, (games) => wilson(games, finished)),
    reasons: sorted(tally.reasons),
    length: {
      mean: finished ? lengthSum(tally.lengths) / finished : 0,
      p5: percentile(tally.lengths, 0.05),
      p50: percentile(tally.lengths, 0.5),
      p95: percentile(tally.lengths, 0.95),
    },
    facts: mapSorted(tally.facts, ({ sum, squares }) => meanOf(sum, squares, finished)),
    seatWins: Array.from({ length: players }, (_, seat) => tally.seatWins[seat] ?? 0),
    botRates: mapSorted(tally.botSeats, (seats, bot) => wilson(tally.botWins[bot] ?? 0, seats)),
    refusals: tally.refusals,
    errors: tally.errors,
  };
}

const lengthSum = (lengths: Counts): number =>
  Object.entries(lengths).reduce((sum, [value, games]) => sum + Number(value) * games, 0);

/** Keys in order: which worker was first must not show in the output. */
const sorted = (counts: Counts): Counts => mapSorted(counts, (value) => value);

function mapSorted<A, B>(record: { [key: string]: A }, change: (value: A, key: string) => B): { [key: string]: B } {
  return Object.fromEntries(
    Object.keys(record)
      .sort()
      .map((key) => [key, change(record[key]!, key)]),
  );
}
