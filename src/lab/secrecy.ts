/**
 * The prover for as long as one likes: games and their twins on all cores, each game from its own seed.
 */
import type { Difference } from '../kernel/testing/secrecy.ts';
import type { SecrecyRequest } from './arguments.ts';
import { number } from './figures.ts';
import { runPool } from './pool.ts';
import { progressBar } from './progress.ts';
import type { Answer, Found, Orders } from './secrecy-worker.ts';

/** The first ones tell the story; the rest is counted. */
const SHOWN_MAX = 5;

export interface SecrecyResult {
  readonly game: string;
  readonly players: number | null;
  readonly seed: string;
  readonly games: number;
  /** Pairs of worlds, and how often a viewer of one was compared with the same viewer of the other. */
  readonly pairs: number;
  readonly comparisons: number;
  /** How many of these ended early because a hidden thing lawfully came out. */
  readonly disclosed: number;
  readonly differences: number;
  readonly found: readonly (Difference & { readonly index: number })[];
  readonly seconds: number;
  readonly interrupted?: true;
}

export async function secrecy(request: SecrecyRequest, stop: AbortSignal): Promise<number> {
  const { game, players, seed, from, games, workers } = request;
  const sums = { games: 0, pairs: 0, comparisons: 0, disclosed: 0, differences: 0 };
  let found: Found[] = [];
  const bar = progressBar(games, 'games with their twins');
  const seconds = await runPool<Answer>({
    script: new URL('./secrecy-worker.ts', import.meta.url),
    orders: { game, players, seed } satisfies Orders,
    workers,
    from,
    games,
    stop,
    onAnswer(answer) {
      for (const name of ['games', 'pairs', 'comparisons', 'disclosed'] as const) sums[name] += answer[name];
      sums.differences += answer.found.length;
      found = [...found, ...answer.found].sort((a, b) => a.index - b.index).slice(0, SHOWN_MAX);
      bar.show(sums.games);
    },
  });
  bar.clear();
  const result: SecrecyResult = {
    game,
    players: players ?? null,
    seed,
    ...sums,
    found: found.map(({ index, difference }) => ({ ...difference, index })),
    seconds,
    ...(stop.aborted && { interrupted: true }),
  };
  process.stdout.write(request.json ? `${JSON.stringify(result)}\n` : textOf(result));
  if (result.differences > 0) return 1;
  return stop.aborted && Number.isFinite(games) ? 130 : 0;
}

function textOf(result: SecrecyResult): string {
  const lines = [
    `${result.game}: ${number(result.games)} games, ${number(result.pairs)} pairs of worlds, ${number(result.comparisons)} viewers compared in ${result.seconds.toFixed(1)} s`,
    `${number(result.disclosed)} of them lawfully learned the difference; ${number(result.differences)} differences that nobody may see.`,
  ];
  for (const { index, viewer, kind, seats, setting, step, twin, here, there } of result.found) {
    lines.push(
      '',
      `Game ${index}, ${seats} seats: what ${typeof viewer === 'number' ? `seat ${viewer}` : viewer} gets differs in ${kind} at step ${step}.`,
      `  twin:  ${twin}`,
      `  here:  ${here}`,
      `  there: ${there}`,
      `  table: ${setting}`,
      `  again: lab secrecy ${result.game} --seed '${result.seed}' --from ${index} --games 1${result.players === null ? '' : ` --players ${result.players}`}`,
    );
  }
  return `${lines.join('\n')}\n`;
}
