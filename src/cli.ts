/**
 * konklave: what can be done from a command line. Without arguments it serves.
 */
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as games from './games/index.ts';
import { LANGUAGES } from './kernel/game.ts';
import { languageOf, Mistake, viewerOf } from './lab/arguments.ts';
import { catalogue, gameNamed } from './lab/catalogue.ts';
import { lab } from './lab/main.ts';
import { isOfLab } from './lab/saved.ts';
import { watch } from './lab/watch.ts';
import { isCode } from './protocol.ts';
import { backUpHere, drainHere, restoreHere, serveHere, withLog } from './server/main.ts';
import { exportRoom, listRooms, replayRoom, verifyFile, verifyStored } from './server/operator.ts';

const GAME_DEFAULT = 'maffia';
const SEATS_DEFAULT = 9;

const HELP = `konklave [serve]
    Serves rooms to browsers. Settings are environment variables: README.md has the table.

konklave drain
    Asks the server that runs with these settings to stop for good: no new games begin, those that run are played to
    their end, and this command ends when the server has. Asked again, the server stops at once.
konklave backup <file>
konklave restore <file>
    A copy of the embedded store, also while the server plays; and, when no server runs, the way back. What was there
    is kept, and the people in its rooms are told that the last moves may be lost.

konklave rooms
konklave export <room> [--whole]
konklave replay <room> [--as table|master|seat:N] [--language ${LANGUAGES.join('|')}]
konklave verify <room or file>
konklave delete <room>
    The rooms of the store: a list; a finished game's log for everybody (or, whole, the operator's own); an evening
    told in words; every decision and every lot checked again (of a file that somebody saved, as far as it is open);
    a room taken away.

konklave watch [game] [--seats N] [--language ${LANGUAGES.join('|')}] [--seed S] [--fast]
    Plays one game with bots and tells it as the table sees it, at a reading pace on a terminal.
    Games: ${catalogue.map(({ id }) => id).join(', ')} (${GAME_DEFAULT}, if none is named)

konklave lab ...
    Plays many games and counts what happens; konklave lab --help says more.
`;

async function main(args: readonly string[]): Promise<number> {
  if (args[0] === 'lab') return lab(args.slice(1));
  if (args.includes('--help') || args.includes('-h') || args[0] === 'help') {
    process.stdout.write(HELP);
    return 0;
  }
  try {
    if (args.length === 0 || args[0] === 'serve') {
      if (args.length > 1) throw new Mistake(`serve takes no "${args[1]}": its settings are environment variables`);
      await serveHere();
      return 0;
    }
    if (args[0] === 'drain') return await drain(args.slice(1));
    if (args[0] === 'backup' || args[0] === 'restore') return keep(args[0], args.slice(1));
    if (args[0] === 'watch') return await watch(watchingOf(args.slice(1)));
    return await operate(args);
  } catch (error) {
    const isParsing = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof Mistake) && !isParsing) throw error;
    const { message } = error as Error;
    const says = isParsing ? message.split(/[.\n]/)[0] : message; // what follows is about Node's own habits
    process.stderr.write(`konklave: ${says}\nkonklave --help tells more.\n`);
    return 2;
  }
}

async function drain(args: readonly string[]): Promise<number> {
  if (args.length > 0) throw new Mistake(`drain takes nothing more, and there is "${args[0]}"`);
  await drainHere().catch(mistaken);
  return 0;
}

/** 1: it is done, and some of its rooms are damaged. */
function keep(what: 'backup' | 'restore', args: readonly string[]): number {
  const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true });
  const [file, ...surplus] = positionals;
  if (file === undefined || surplus.length > 0) throw new Mistake(`${what} takes the name of one file`);
  try {
    return (what === 'backup' ? backUpHere : restoreHere)(file) ? 0 : 1;
  } catch (error) {
    return mistaken(error as Error);
  }
}

const text = { type: 'string' } as const;
/** What an operator may ask, and how. */
const COMMANDS = {
  rooms: {},
  export: { whole: { type: 'boolean' } },
  replay: { as: text, language: text },
  verify: {},
  delete: {},
} as const;

const say = (lines: readonly string[]) => process.stdout.write(lines.map((line) => `${line}\n`).join(''));

async function operate([what, ...args]: readonly string[]): Promise<number> {
  if (what === undefined || !Object.hasOwn(COMMANDS, what)) throw new Mistake(`there is no command "${what}"`);
  const options = COMMANDS[what as keyof typeof COMMANDS];
  const parsed = parseArgs({ args, options, allowPositionals: true });
  const values = parsed.values as { as?: string; language?: string; whole?: boolean };
  const [typed, ...surplus] = parsed.positionals;
  if (what === 'rooms') {
    if (typed !== undefined) throw new Mistake(`rooms takes nothing more, and there is "${typed}"`);
    say(await withLog(listRooms).catch(mistaken));
    return 0;
  }
  if (typed === undefined || surplus.length > 0) throw new Mistake(`${what} takes the code of one room`);
  if (what === 'verify' && existsSync(typed)) return verifySaved(typed);
  const room = typed.toUpperCase();
  if (!isCode(room)) {
    throw new Mistake(what === 'verify' ? `there is no file ${typed}` : `"${typed}" is not the code of a room`);
  }
  const language = languageOf(values.language);
  const viewer = viewerOf(values.as) ?? 'table';
  return withLog(async (log) => {
    if (what === 'export') {
      const lines = await exportRoom(log, room, values.whole ?? false);
      say(lines);
      if (lines.length > 0) return 0;
      process.stderr.write(`konklave: ${NOTHING_TO_EXPORT}\n`);
      return 1;
    } else if (what === 'replay') say(await replayRoom(games, log, room, viewer, language));
    else if (what === 'delete') {
      if (!(await log.delete(room))) throw new Mistake(`there is no room ${room} in this store`);
    } else {
      const { lines, ok } = await verifyStored(games, log, room);
      say(lines);
      return ok ? 0 : 1;
    }
    return 0;
  }).catch(mistaken);
}

/** A file of a room's games; or of the lab, which knows its own. */
function verifySaved(file: string): number | Promise<number> {
  if (statSync(file).isDirectory()) throw new Mistake(`${file} is a folder, and not a saved game`);
  try {
    const saved = readFileSync(file, 'utf8');
    if (isOfLab(saved)) return lab(['verify', file]);
    const { lines, ok } = verifyFile(games, saved);
    say(lines);
    return ok ? 0 : 1;
  } catch (error) {
    throw new Mistake(`${file} is not a saved game: ${(error as Error).message}`);
  }
}

const NOTHING_TO_EXPORT = 'no game of this room has come to its end; --whole gives the operator’s own copy';

function mistaken(error: Error): never {
  throw error instanceof Mistake ? error : new Mistake(error.message);
}

function watchingOf(args: readonly string[]): Parameters<typeof watch>[0] {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { seats: text, language: text, seed: text, fast: { type: 'boolean' } },
    allowPositionals: true,
  });
  const named = positionals[0] ?? GAME_DEFAULT;
  const game = gameNamed(named);
  if (!game || positionals.length > 1) throw new Mistake(`there is no command or game "${positionals.join(' ')}"`);
  const { min, max } = game.seats;
  const seats = values.seats === undefined ? Math.min(max, Math.max(min, SEATS_DEFAULT)) : Number(values.seats);
  if (!Number.isInteger(seats) || seats < min || seats > max) throw new Mistake(`--seats takes ${min} to ${max}`);
  const language = languageOf(values.language);
  const seed = values.seed ?? String(randomInt(1_000_000));
  return { game, seats, language, seed, isPaced: !values.fast && process.stdout.isTTY };
}

process.exitCode = await main(process.argv.slice(2));
