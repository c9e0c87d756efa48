/**
 * The lab: many games from the command line. `lab --help` says what it can do; arguments.ts reads the command line.
 */
import { readFileSync } from 'node:fs';
import { verify } from '../kernel/fairness.ts';
import type { AnyGame } from '../kernel/game.ts';
import { type OptionValues, resolve } from '../kernel/options.ts';
import { seeded } from '../kernel/random.ts';
import { presentEntry } from '../kernel/room/editions.ts';
import { HELP, Mistake, parseArguments } from './arguments.ts';
import { gameNamed } from './catalogue.ts';
import { explain } from './explain.ts';
import { run } from './run.ts';
import { fromLines, type SavedGame } from './saved.ts';
import { secrecy } from './secrecy.ts';

/** Does what the arguments ask for and says the exit code. */
export async function lab(args: readonly string[]): Promise<number> {
  try {
    const request = parseArguments(args);
    switch (request.kind) {
      case 'help':
        process.stdout.write(HELP);
        return 0;
      case 'explain': {
        const { game, saved } = open(request.file);
        if (typeof request.viewer === 'number' && request.viewer >= saved.header.seats.length) {
          throw new Mistake(`this game has the seats 0 to ${saved.header.seats.length - 1}`);
        }
        process.stdout.write(explain(game, saved, request.viewer, request.language));
        return 0;
      }
      case 'verify':
        return check(request.file);
      case 'play':
        return await interruptible((stop) => run(request, stop));
      case 'secrecy':
        return await interruptible((stop) => secrecy(request, stop));
    }
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    process.stderr.write(`lab: ${error.message}\n`);
    return 2;
  }
}

/** The first Ctrl-C ends the run and prints what there is; a second one ends the program. */
async function interruptible(work: (stop: AbortSignal) => Promise<number>): Promise<number> {
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  process.once('SIGINT', stop);
  try {
    return await work(stopped.signal);
  } finally {
    process.off('SIGINT', stop);
  }
}

function open(file: string): { game: AnyGame; saved: SavedGame } {
  let saved: SavedGame;
  try {
    saved = fromLines(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Mistake(`cannot read ${file}: ${error instanceof Error ? error.message : error}`);
  }
  const { header } = saved;
  const game = gameNamed(header.game);
  if (!game) throw new Mistake(`${file} is a game of "${header.game}", which is not here`);
  if (!(header.version <= game.version)) {
    throw new Mistake(`${file} was played by version ${header.version} of ${game.id}; this is version ${game.version}`);
  }
  const rules = `${game.id}.${header.version}`;
  const log = saved.log.map((entry) => presentEntry({ [game.id]: game }, { ...entry, rules }));
  const humans = header.seats.filter(({ bot }) => !bot).length;
  const options = resolve<OptionValues>(game.options, header.options, { seats: header.seats.length, humans });
  return { game, saved: { header: { ...header, options }, log } };
}

/** Decides every entry of a saved game again, with the lots of its seed. */
function check(file: string): number {
  const { game, saved } = open(file);
  const { header, log } = saved;
  if (header.version < game.version) {
    const then = `version ${header.version} of ${game.id}`;
    throw new Mistake(
      `${file} was decided by ${then}: it can be explained, but version ${game.version} decides otherwise`,
    );
  }
  if (header.seed === undefined) throw new Mistake(`${file} has no seed: its lots are not known here`);
  const initial = () => game.initial(header.seats, header.options);
  const { seed } = header;
  const { ok, difference } = attempt(() => verify(game, initial, log, { source: seeded(seed) }));
  const words = ok ? `all ${log.length} entries follow from the rules and the seed` : difference;
  process.stdout.write(`${file}: ${words}\n`);
  return ok ? 0 : 1;
}

/** What is damaged may be such that the rules cannot even read it. */
function attempt(work: () => { ok: boolean; difference?: string | undefined }): ReturnType<typeof work> {
  try {
    return work();
  } catch (error) {
    return { ok: false, difference: `it is damaged, and cannot be decided again (${(error as Error).message})` };
  }
}

if (import.meta.main) process.exitCode = await lab(process.argv.slice(2));
