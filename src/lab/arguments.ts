/**
 * What was asked for on the command line. Whatever cannot be played is said here, in words, before anything starts.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type AnyGame, LANGUAGES, type Language, SEATS_MAX, type Viewer } from '../kernel/game.ts';
import { isAllowed, type OptionValues, parseOption, resolve } from '../kernel/options.ts';
import { seating } from '../kernel/testing/players.ts';
import { catalogue, gameNamed } from './catalogue.ts';
import { botsOf, type Job } from './play.ts';

/** Something on the command line that cannot be. Its message is for people; the exit code is 2. */
export class Mistake extends Error {}

export interface PlayRequest {
  readonly kind: 'play';
  readonly job: Job;
  readonly games: number;
  readonly from: number;
  readonly workers: number;
  readonly json: boolean;
  readonly keepFailures?: string | undefined;
  readonly report?: string | undefined;
  readonly save?: string | undefined;
}

export interface ExplainRequest {
  readonly kind: 'explain';
  readonly file: string;
  /** Undefined: the whole truth. */
  readonly viewer?: Viewer | undefined;
  readonly language: Language;
}

export interface SecrecyRequest {
  readonly kind: 'secrecy';
  readonly game: string;
  /** Undefined: every number of players in turn. */
  readonly players?: number | undefined;
  readonly seed: string;
  readonly from: number;
  readonly games: number;
  readonly workers: number;
  readonly json: boolean;
}

export interface VerifyRequest {
  readonly kind: 'verify';
  readonly file: string;
}

export type Request = PlayRequest | ExplainRequest | SecrecyRequest | VerifyRequest | { readonly kind: 'help' };

const GAMES_DEFAULT = 1000;
const COMMANDS_MAX = 100_000;
const WORKERS_MAX = 256;

const botNames = (game: AnyGame): string[] => [...botsOf(game), ...(game.bots.clever ? ['mixed'] : [])];

export const HELP = `Plays complete games with bots and counts what happens.

  lab <game> [--players N] [--games N] [--bots WHO] [--seed S] [--options k=v,...]
             [--from I] [--workers N] [--commands-max N] [--json] [--report out.html]
             [--keep-failures DIR] [--save FILE]
  lab explain <log file> [--as seat:N|table|master] [--language ${LANGUAGES.join('|')}]
  lab secrecy <game> [--games N] [--players N] [--seed S] [--from I] [--workers N] [--json]
  lab verify <log file>

  --players        seats at the table (the fewest that the game takes)
  --games          how many games (${GAMES_DEFAULT}; secrecy: until Ctrl-C)
  --bots           who plays, of those named below; several with commas sit in turn, and mixed is random,clever (random)
  --seed           any text; the same seed plays the same games with any number of workers (1)
  --options        the game's options, as in --options daySeconds=60,doctor=false
  --from           number of the first game: --seed S --from 17 --games 1 plays game 17 of S again (0)
  --workers        threads (one per core)
  --commands-max   a game with more commands counts as one that does not end (${COMMANDS_MAX})
  --json           one JSON object on standard output and nothing else (npm prints lines of its own: npm run -s lab)
  --report         writes charts to an HTML file
  --keep-failures  writes every game that broke or in which a bot was refused to this folder
  --save           writes the log of the game, with --games 1
  --as             whose eyes; seats count from 0; without it the whole truth
  --language       of the words (en)

Games, and their bots:
${catalogue.map((game) => `  ${game.id.padEnd(15)}${botNames(game).join(', ')}`).join('\n')}
Exit code: 0 all well, 1 something broke, 2 wrong arguments, 130 interrupted.
`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const FLAGS = {
  play: {
    players: text,
    games: text,
    bots: text,
    seed: text,
    options: { type: 'string', multiple: true },
    from: text,
    workers: text,
    'commands-max': text,
    json: flag,
    report: text,
    'keep-failures': text,
    save: text,
  },
  explain: { as: text, language: text },
  secrecy: { games: text, players: text, seed: text, from: text, workers: text, json: flag },
  verify: {},
} as const;

type Values = { readonly [name: string]: string | boolean | readonly string[] | undefined };

export function parseArguments(args: readonly string[]): Request {
  if (args.length === 0 || args.includes('--help') || args.includes('-h') || args[0] === 'help')
    return { kind: 'help' };
  const kind = args[0] === 'explain' || args[0] === 'secrecy' || args[0] === 'verify' ? args[0] : 'play';
  const { values, subject } = read(kind === 'play' ? args : args.slice(1), kind);
  switch (kind) {
    case 'play':
      return playRequest(gameOf(subject), values);
    case 'explain':
      return { kind, file: fileOf(subject), viewer: viewerOf(values.as), language: languageOf(values.language) };
    case 'secrecy':
      return secrecyRequest(gameOf(subject), values);
    case 'verify':
      return { kind, file: fileOf(subject) };
  }
}

function read(args: readonly string[], kind: keyof typeof FLAGS): { values: Values; subject: string | undefined } {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: FLAGS[kind], allowPositionals: true });
    if (positionals.length > 1) throw new Mistake(`what is "${positionals[1]}"? (options begin with --)`);
    return { values: values as Values, subject: positionals[0] };
  } catch (error) {
    if (error instanceof Mistake || !(error instanceof TypeError)) throw error;
    const flags = Object.keys(FLAGS[kind]).map((name) => `--${name}`);
    throw new Mistake(`${error.message.split(/[.\n]/)[0]}. Possible here: ${flags.join(', ') || 'nothing'}`);
  }
}

function playRequest(game: AnyGame, values: Values): PlayRequest {
  const players = playersOf(game, values.players) ?? game.seats.min;
  const games = integerOf('games', values.games, 1) ?? GAMES_DEFAULT;
  const bots = (values.bots as string | undefined) ?? 'random';
  const known = botNames(game);
  const unknown = bots.split(',').find((bot) => !known.includes(bot) || (bot === 'mixed' && bots !== bot));
  if (unknown !== undefined)
    throw new Mistake(`${game.id} has no bots called "${unknown}". It has: ${known.join(', ')}`);
  const save = values.save as string | undefined;
  if (save !== undefined && games !== 1) throw new Mistake('--save is for one game: add --games 1');
  return {
    kind: 'play',
    job: {
      game: game.id,
      players,
      bots,
      seed: (values.seed as string | undefined) ?? '1',
      options: optionsOf(game, players, (values.options as readonly string[] | undefined) ?? []),
      commandsMax: integerOf('commands-max', values['commands-max'], 1) ?? COMMANDS_MAX,
    },
    games,
    from: integerOf('from', values.from, 0) ?? 0,
    workers: workersOf(values),
    json: values.json === true,
    keepFailures: values['keep-failures'] as string | undefined,
    report: values.report as string | undefined,
    save,
  };
}

const secrecyRequest = (game: AnyGame, values: Values): SecrecyRequest => ({
  kind: 'secrecy',
  game: game.id,
  players: playersOf(game, values.players),
  seed: (values.seed as string | undefined) ?? '1',
  from: integerOf('from', values.from, 0) ?? 0,
  games: integerOf('games', values.games, 1) ?? Number.POSITIVE_INFINITY,
  workers: workersOf(values),
  json: values.json === true,
});

const workersOf = (values: Values): number =>
  integerOf('workers', values.workers, 1, WORKERS_MAX) ?? availableParallelism();

function gameOf(name: string | undefined): AnyGame {
  const names = catalogue.map(({ id }) => id).join(', ');
  if (name === undefined) throw new Mistake(`which game? There are: ${names}`);
  const game = gameNamed(name);
  if (!game) throw new Mistake(`there is no game "${name}". There are: ${names}`);
  return game;
}

function fileOf(name: string | undefined): string {
  if (name === undefined) throw new Mistake('which log file?');
  return name;
}

function integerOf(name: string, typed: unknown, min: number, max = Number.MAX_SAFE_INTEGER): number | undefined {
  if (typed === undefined) return undefined;
  const value = /^\d+$/.test(String(typed)) ? Number(typed) : Number.NaN;
  if (value >= min && value <= max) return value;
  const range = max === Number.MAX_SAFE_INTEGER ? `from ${min}` : `from ${min} to ${max}`;
  throw new Mistake(`--${name} takes a whole number ${range}, not "${typed}"`);
}

function playersOf(game: AnyGame, typed: unknown): number | undefined {
  const { min, max } = game.seats;
  const players = integerOf('players', typed, 1);
  if (players !== undefined && (players < min || players > max)) {
    throw new Mistake(`${game.id} takes ${min === max ? min : `${min} to ${max}`} players, not ${players}`);
  }
  return players;
}

/** Every option with its value: what was typed, and the game's defaults for the rest. */
function optionsOf(game: AnyGame, players: number, typed: readonly string[]): OptionValues {
  const set: { [name: string]: string | number | boolean } = {};
  for (const pair of typed.flatMap((list) => list.split(',')).filter((one) => one !== '')) {
    const at = pair.indexOf('=');
    if (at < 1) throw new Mistake(`--options takes name=value, not "${pair}"`);
    const name = pair.slice(0, at);
    const value = pair.slice(at + 1);
    if (!Object.hasOwn(game.options, name)) {
      throw new Mistake(`${game.id} has no option "${name}". It has: ${Object.keys(game.options).join(', ')}`);
    }
    const option = game.options[name]!;
    const parsed = parseOption(option, value);
    if (parsed === undefined || !isAllowed(option, parsed, players)) {
      const max = typeof option.max === 'function' ? option.max(players) : option.max;
      const range = option.kind === 'integer' ? [`${option.min} to ${max}`] : [];
      throw new Mistake(`option ${name} takes ${[...option.values, ...range].join(', ')}, not "${value}"`);
    }
    set[name] = parsed;
  }
  const options = resolve(game.options, set, { seats: players, humans: 0 });
  const refusal = game.refuseStart?.(seating(0, players), options);
  if (refusal !== undefined) throw new Mistake(`${players} players cannot start with these options: ${refusal}`);
  return options as OptionValues;
}

export function viewerOf(typed: unknown): Viewer | undefined {
  if (typed === undefined || typed === 'table' || typed === 'master') return typed;
  const seat = /^seat:(\d{1,2})$/.exec(String(typed))?.[1];
  if (seat === undefined || Number(seat) >= SEATS_MAX) {
    throw new Mistake(`--as takes seat:0 to seat:${SEATS_MAX - 1}, table or master, not "${typed}"`);
  }
  return Number(seat);
}

export function languageOf(typed: unknown): Language {
  const language = LANGUAGES.find((one) => one === (typed ?? 'en'));
  if (!language) throw new Mistake(`--language takes ${LANGUAGES.join(', ')}, not "${typed}"`);
  return language;
}
