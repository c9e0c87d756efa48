/** A run: many games on all cores, then the result as a table for people, as JSON, or as an HTML report. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlayRequest } from './arguments.ts';
import { gameNamed } from './catalogue.ts';
import { number, range } from './figures.ts';
import { runPool } from './pool.ts';
import { progressBar } from './progress.ts';
import { reportOf } from './report.ts';
import { addTally, emptyTally, type Summary, summarise, type Tally } from './statistics.ts';
import type { Answer, Orders } from './worker.ts';

/** A folder full of the same failure helps nobody. */
const KEPT_MAX = 100;

export interface RunResult extends Summary {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly bots: string;
  readonly seed: string;
  readonly options: PlayRequest['job']['options'];
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly commandsPerSecond: number;
  /** What the game itself counts. */
  readonly numbers?: { readonly [name: string]: number };
  readonly interrupted?: true;
}

export async function run(request: PlayRequest, stop: AbortSignal): Promise<number> {
  const { job, games, from, workers, keepFailures, save } = request;
  const tally = emptyTally();
  const bar = progressBar(games, 'games');
  let failure: Answer['failure'];
  let kept = 0;
  if (keepFailures !== undefined) mkdirSync(keepFailures, { recursive: true });

  const keep = save !== undefined ? 'all' : keepFailures !== undefined ? 'failures' : 'none';
  const seconds = await runPool<Answer>({
    script: new URL('./worker.ts', import.meta.url),
    orders: { job, keep } satisfies Orders,
    workers,
    from,
    games,
    stop,
    onAnswer(answer) {
      addTally(tally, answer.tally);
      bar.show(tally.games);
      if (answer.failure && (!failure || answer.failure.index < failure.index)) failure = answer.failure;
      for (const { index, lines, failed } of answer.kept) {
        if (save !== undefined) writeFileSync(save, lines);
        if (keepFailures === undefined || !failed || kept++ >= KEPT_MAX) continue;
        writeFileSync(join(keepFailures, `${job.game}-${fileSafe(job.seed)}-${index}.jsonl`), lines);
      }
    },
  });
  bar.clear();

  const result = resultOf(request, tally, seconds, stop.aborted);
  if (request.report !== undefined) writeFileSync(request.report, reportOf(result, tally));
  process.stdout.write(request.json ? `${JSON.stringify(result)}\n` : tableOf(result));
  if (failure) process.stderr.write(failureNote(request, failure));
  if (stop.aborted) return 130;
  return result.errors > 0 || result.refusals > 0 ? 1 : 0;
}

const fileSafe = (seed: string): string => seed.replace(/[^\w.-]+/g, '_').slice(0, 60);

export function resultOf(request: PlayRequest, tally: Tally, seconds: number, interrupted: boolean): RunResult {
  const { game, players, bots, seed, options } = request.job;
  const own = gameNamed(game)?.numbers?.tell(tally.numbers);
  const perSecond = (count: number): number => (seconds > 0 ? count / seconds : 0);
  return {
    game,
    players,
    games: tally.games,
    bots,
    seed,
    options,
    ...summarise(tally, players),
    seconds,
    gamesPerSecond: perSecond(tally.games),
    commandsPerSecond: perSecond(tally.commands),
    ...(own && { numbers: own }),
    ...(interrupted && { interrupted: true }),
  };
}

function failureNote({ job, from }: PlayRequest, { index, what }: NonNullable<Answer['failure']>): string {
  const seed = /^[\w.-]+$/.test(job.seed) ? job.seed : `'${job.seed}'`;
  return [
    '',
    `Game ${index}${index === from ? '' : ' was the first that'} did not go as it should: ${what}`,
    `Play it again with the same options and: --seed ${seed} --from ${index} --games 1 --save game.jsonl`,
    '',
  ].join('\n');
}

function tableOf(result: RunResult): string {
  const { wins, rates, length, facts, botRates } = result;
  const rows: [string, string][] = [
    ['games', `${number(result.games)}${result.interrupted ? ', then interrupted' : ''}`],
    ...Object.keys(wins).map((side): [string, string] => [
      `won by ${side}`,
      `${number(wins[side]!)}  ${range(rates[side]!)}`,
    ]),
    ['draws', number(result.draws)],
  ];
  if (Object.keys(botRates).length > 1) {
    for (const bot in botRates) rows.push([`seats of ${bot} won`, range(botRates[bot]!)]);
  }
  rows.push(
    ['commands a game', `${number(length.mean, 1)}  (5%: ${length.p5}, half: ${length.p50}, 95%: ${length.p95})`],
    ['refusals', number(result.refusals)],
    ['errors', number(result.errors)],
    ['speed', `${number(result.gamesPerSecond)} games/s, ${number(result.commandsPerSecond)} commands/s`],
    ['time', `${result.seconds.toFixed(1)} s`],
  );
  const width = Math.max(...rows.map(([name]) => name.length));
  const often = Object.entries(facts)
    .map(
      ([kind, { mean, standardError }]) =>
        `  ${kind.padEnd(34)}${mean.toFixed(3).padStart(10)}  ± ${standardError.toFixed(3)}`,
    )
    .join('\n');
  return [
    `${result.game}: ${result.players} players, bots ${result.bots}, seed ${result.seed}`,
    ...rows.map(([name, value]) => `  ${name.padEnd(width + 2)}${value}`),
    '',
    'Facts a game, mean and standard error:',
    often,
    '',
    ...(result.numbers ? ['Numbers of the game:', numbersOf(result.numbers), ''] : []),
  ].join('\n');
}

const numbersOf = (numbers: { readonly [name: string]: number }): string =>
  Object.entries(numbers)
    .map(([name, value]) => `  ${name.padEnd(44)}${value.toFixed(3).padStart(10)}`)
    .join('\n');
