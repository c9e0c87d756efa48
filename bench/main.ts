/**
 * npm run bench -- [--json] [--rounds 7] [--ms 400] [--games 20000] [--only kernel|games]
 * npm run bench -- server        the servers beside others; its options are in server/main.ts
 * npm run bench -- phone         what a page costs its phone; phone.ts
 *
 * What is compared, and what was measured when, is in README.md.
 */
import { cpus } from 'node:os';
import { argumentsOf } from './arguments.ts';
import { type GamesMeasured, measureGames } from './games.ts';
import { type Measured, measureKernel, ratioOf } from './kernel.ts';

/** What the kernel is wanted to be over boardgame.io, with every seat's view kept up to date in both. */
const WANTED = 50;
const FIRST_MARK = 1000;

if (process.argv[2] === 'phone') {
  await import('./phone.ts');
  process.exit();
}

if (process.argv[2] === 'server') {
  await import('./server/main.ts');
  process.exit();
}

const values = argumentsOf(process.argv.slice(2), {
  json: { type: 'boolean', default: false },
  rounds: { type: 'string', default: '7' },
  ms: { type: 'string', default: '400' },
  games: { type: 'string', default: '20000' },
  only: { type: 'string' },
});

const kernel = values.only === 'games' ? undefined : measureKernel(Number(values.rounds), Number(values.ms));
const marks = [FIRST_MARK, Number(values.games)].filter((mark, i) => i === 1 || mark < Number(values.games));
const games = values.only === 'kernel' ? undefined : await measureGames(marks);

const ratios = kernel && {
  overBoardgameIo: ratioOf(kernel, 'konklave, 5 views', 'boardgame.io, 5 playerViews'),
  overReducer: ratioOf(kernel, 'konklave, 5 views', 'plain reducer, 5 views'),
  wanted: WANTED,
};

if (values.json) {
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, node ${process.version}`;
  process.stdout.write(`${JSON.stringify({ machine, kernel, ratios, games })}\n`);
} else {
  if (kernel && ratios) process.stdout.write(kernelTable(kernel, ratios));
  if (games) process.stdout.write(gamesTable(games));
}
if (ratios && ratios.overBoardgameIo < WANTED) process.exitCode = 1;

function kernelTable(
  measured: readonly Measured[],
  { overBoardgameIo, overReducer }: NonNullable<typeof ratios>,
): string {
  const whole = (value: number): string => Math.round(value).toLocaleString('en');
  const rows = measured.map(
    ({ name, movesPerSecond, rounds }) =>
      `  ${name.padEnd(30)}${whole(movesPerSecond).padStart(12)}${`${whole(Math.min(...rounds))} to ${whole(Math.max(...rounds))}`.padStart(26)}`,
  );
  return [
    `Stash, 5 seats, 60 moves; median of ${values.rounds} rounds of ${values.ms} ms, taken in turn`,
    `  ${''.padEnd(30)}${'moves/s'.padStart(12)}${'lowest to highest'.padStart(26)}`,
    ...rows,
    '',
    `  konklave is ${overBoardgameIo.toFixed(1)} times as fast as boardgame.io with five views (wanted: ${WANTED})`,
    `  and ${overReducer.toFixed(2)} times as fast as the plain reducer, which has no log, no door and no addressees.`,
    '',
    '',
  ].join('\n');
}

function gamesTable({ game, players, bots, memory, ...measured }: GamesMeasured): string {
  return [
    `${game}, ${players} players, ${bots} bots, whole games on one core`,
    `  ${measured.gamesPerSecond.toFixed(0)} games/s (${measured.gamesPerCpuSecond.toFixed(0)} per second of processor time), ${Math.round(measured.commandsPerSecond).toLocaleString('en')} commands/s, ${measured.refusals} refusals, ${measured.errors} errors`,
    ...memory.map(
      ({ games: played, rssMegabytes, heapMegabytes }) =>
        `  after ${played.toLocaleString('en').padStart(7)} games: ${rssMegabytes.toFixed(0)} MB resident, ${heapMegabytes.toFixed(1)} MB of heap in use`,
    ),
    '',
  ].join('\n');
}
