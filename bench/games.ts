/**
 * Whole games on one core, as the lab plays them, and what they leave in memory: nothing that grows with their number.
 * Runs in a process of its own, so that the memory it reports is that of the games.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { resolve } from '../src/kernel/options.ts';
import { gameNamed } from '../src/lab/catalogue.ts';
import { type Job, playOne } from '../src/lab/play.ts';
import { emptyTally } from '../src/lab/statistics.ts';

export interface Memory {
  readonly games: number;
  readonly rssMegabytes: number;
  /** After a garbage collection. */
  readonly heapMegabytes: number;
}

export interface GamesMeasured {
  readonly game: string;
  readonly players: number;
  readonly bots: string;
  readonly gamesPerSecond: number;
  /** Per second of processor time: what a core to itself would do. */
  readonly gamesPerCpuSecond: number;
  readonly commandsPerSecond: number;
  readonly errors: number;
  readonly refusals: number;
  readonly memory: readonly Memory[];
}

const GAME = 'maffia';
const PLAYERS = 12;
const BOTS = 'random';

/** `marks`: after how many games the memory is looked at; the last is how many are played. */
export function measureGames(marks: readonly number[]): Promise<GamesMeasured> {
  return new Promise((done, failed) => {
    const child = fork(fileURLToPath(import.meta.url), marks.map(String), { execArgv: ['--expose-gc'] });
    child.once('message', (measured) => done(measured as GamesMeasured));
    child.once('error', failed);
    child.once('exit', (code) => failed(new Error(`the games ended with code ${code}`)));
  });
}

function play(marks: readonly number[]): GamesMeasured {
  const game = gameNamed(GAME)!;
  const options = resolve(game.options, {}, { seats: PLAYERS, humans: 0 });
  const job: Job = { game: GAME, players: PLAYERS, bots: BOTS, seed: 'bench', options, commandsMax: 100_000 };
  const tally = emptyTally();
  const memory: Memory[] = [];
  let ms = 0;
  const used = process.cpuUsage();
  for (const mark of marks) {
    const start = performance.now();
    while (tally.games < mark) playOne(game, job, tally.games, tally);
    ms += performance.now() - start;
    const rssMegabytes = process.memoryUsage.rss() / 1e6;
    globalThis.gc?.();
    memory.push({ games: mark, rssMegabytes, heapMegabytes: process.memoryUsage().heapUsed / 1e6 });
  }
  const { errors, refusals } = tally;
  const { user, system } = process.cpuUsage(used);
  const perSecond = (count: number) => (count * 1000) / ms;
  return {
    ...{ game: GAME, players: PLAYERS, bots: BOTS, errors, refusals, memory },
    gamesPerSecond: perSecond(tally.games),
    gamesPerCpuSecond: (tally.games * 1e6) / (user + system),
    commandsPerSecond: perSecond(tally.commands),
  };
}

if (import.meta.main) process.send!(play(process.argv.slice(2).map(Number)), () => process.exit());
