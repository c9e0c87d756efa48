/**
 * konklave: what can be done from a command line. Without arguments it plays a game with bots and tells it.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { LANGUAGES } from './kernel/game.ts';
import { catalogue, gameNamed } from './lab/catalogue.ts';
import { lab } from './lab/main.ts';
import { watch } from './lab/watch.ts';

const SEATS_DEFAULT = 9;

const HELP = `konklave [watch] [game] [--seats N] [--language ${LANGUAGES.join('|')}] [--seed S] [--fast]
    Plays one game with bots and tells it as the table sees it, at a reading pace on a terminal.
    Games: ${catalogue.map(({ id }) => id).join(', ')} (the first, if none is named)

konklave lab ...
    Plays many games and counts what happens; konklave lab --help says more.
`;

class Mistake extends Error {}

async function main(args: readonly string[]): Promise<number> {
  if (args[0] === 'lab') return lab(args.slice(1));
  if (args.includes('--help') || args.includes('-h') || args[0] === 'help') {
    process.stdout.write(HELP);
    return 0;
  }
  try {
    return await watch(watchingOf(args[0] === 'watch' ? args.slice(1) : args));
  } catch (error) {
    const isParsing = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof Mistake) && !isParsing) throw error;
    process.stderr.write(`konklave: ${(error as Error).message}\n\n${HELP}`);
    return 2;
  }
}

function watchingOf(args: readonly string[]): Parameters<typeof watch>[0] {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { seats: text, language: text, seed: text, fast: { type: 'boolean' } },
    allowPositionals: true,
  });
  const named = positionals[0] ?? catalogue[0]!.id;
  const game = gameNamed(named);
  if (!game || positionals.length > 1) throw new Mistake(`there is no command or game "${positionals.join(' ')}"`);
  const { min, max } = game.seats;
  const seats = values.seats === undefined ? Math.min(max, Math.max(min, SEATS_DEFAULT)) : Number(values.seats);
  if (!Number.isInteger(seats) || seats < min || seats > max) throw new Mistake(`--seats takes ${min} to ${max}`);
  const language = LANGUAGES.find((one) => one === (values.language ?? 'en'));
  if (!language) throw new Mistake(`--language takes ${LANGUAGES.join(', ')}`);
  const seed = values.seed ?? String(randomInt(1_000_000));
  return { game, seats, language, seed, isPaced: !values.fast && process.stdout.isTTY };
}

process.exitCode = await main(process.argv.slice(2));
