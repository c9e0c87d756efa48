/**
 * One game of a run: who sits where, from which seed, and what becomes of it.
 *
 * Game i of a run depends on the run's seed and on i alone, so it does not matter who plays it, and any single game can
 * be played again.
 */
import type { BotMaker } from '../kernel/bot.ts';
import type { AnyGame, Typed } from '../kernel/game.ts';
import type { OptionValues } from '../kernel/options.ts';
import { lots } from '../kernel/random.ts';
import type { Entry } from '../kernel/table.ts';
import { type Played, playGame, type Step, seating } from '../kernel/testing/players.ts';
import type { SavedGame } from './saved.ts';
import { count, type Tally } from './statistics.ts';

export interface Job {
  readonly game: string;
  readonly players: number;
  /** A bot's name, several with commas between them, or `mixed`. */
  readonly bots: string;
  readonly seed: string;
  /** Every option with its value. */
  readonly options: OptionValues;
  /** A game with more commands than this counts as one that does not end. */
  readonly commandsMax: number;
}

export interface Finished {
  readonly save: () => SavedGame;
  /** Why this game is worth a look; undefined if it went as it should. */
  readonly failure?: string | undefined;
}

type AnyMaker = BotMaker<unknown, Typed> | 'sample';

export const seedOf = (job: Job, index: number): string => `${job.seed}/${index}`;

/** The kinds of bots that sit in turn. */
export const kindsOf = (bots: string): string[] => (bots === 'mixed' ? ['random', 'clever'] : bots.split(','));

/** The names of the bots at this table, seat by seat. In a mixed game every other seat is clever. */
export function seatBots(job: Job, seed: string): string[] {
  const kinds = kindsOf(job.bots);
  const first = kinds.length > 1 ? lots(`${seed}/mixed`).int(kinds.length) : 0;
  return Array.from({ length: job.players }, (_, seat) => kinds[(seat + first) % kinds.length]!);
}

/** A game without a random bot of its own draws from what its seats are offered. */
export const botsOf = (game: AnyGame): string[] => [...new Set(['random', ...Object.keys(game.bots)])];
const makerOf = (game: AnyGame, name: string): AnyMaker => game.bots[name] ?? 'sample';

/** Plays game `index` of a job and adds it to the tally. */
export function playOne(game: AnyGame, job: Job, index: number, tally: Tally): Finished {
  const seed = seedOf(job, index);
  const names = seatBots(job, seed);
  const seats = seating(0, job.players);
  const saved = (log: readonly Entry[], failure?: string): SavedGame => ({
    header: { game: job.game, version: game.version, seats, options: job.options, seed, bots: names, failure },
    log,
  });
  const failed = (log: readonly Entry[], failure: string): Finished => {
    tally.errors++;
    return { failure, save: () => saved(log, failure) };
  };

  tally.games++;
  let log: readonly Entry[] = [];
  let refused: Step<Typed> | undefined;
  let played: Played<unknown, Typed, Typed>;
  try {
    played = playGame<unknown, unknown, Typed, Typed>(game, {
      seats,
      options: job.options,
      seed,
      bots: names.map((name) => makerOf(game, name)),
      commandsMax: job.commandsMax,
      onAct(step, table) {
        log = table.log;
        if (step.refusal !== undefined) refused ??= step;
      },
    });
  } catch (error) {
    return failed(log, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  const { result, commands, refusals, ending } = played;
  tally.refusals += refusals;
  tally.commands += commands;
  if (!result) return failed(log, `the game did not end: ${ending}`);

  count(tally.outcomes, result.outcome);
  count(tally.reasons, result.reason);
  count(tally.lengths, commands);
  const facts: Typed[] = [];
  for (const { told } of log) for (const { fact } of told) facts.push(fact);
  countFacts(facts, tally);
  game.numbers?.count(facts, played.table.truth, (name, by) => count(tally.numbers, name, by));
  for (const seat of result.winners) count(tally.seatWins, seat);
  for (const [seat, name] of names.entries()) {
    count(tally.botSeats, name);
    if (result.winners.includes(seat)) count(tally.botWins, name);
  }
  const failure = refused && `${refused.command.type} of ${refused.by} was refused: ${refused.refusal}`;
  return { failure, save: () => saved(log, failure) };
}

function countFacts(facts: readonly Typed[], tally: Tally): void {
  const inGame = new Map<string, number>();
  for (const fact of facts) {
    const kind = kindOf(fact);
    inGame.set(kind, (inGame.get(kind) ?? 0) + 1);
  }
  for (const [kind, number] of inGame) {
    tally.facts[kind] ??= { sum: 0, squares: 0 };
    tally.facts[kind].sum += number;
    tally.facts[kind].squares += number ** 2;
  }
}

/** What a fact without a field is called, by type and field: put together once, for there are millions of them. */
const lacking = new Map<string, Map<string, string>>();

/** A fact with an empty field is another kind: a vote that hangs nobody is no hanging. */
function kindOf(fact: Typed): string {
  const fields = fact as unknown as { readonly [field: string]: unknown };
  for (const field in fields) if (fields[field] === null) return kindWithout(fact.type, field);
  return fact.type;
}

function kindWithout(type: string, field: string): string {
  const known = lacking.get(type)?.get(field);
  if (known !== undefined) return known;
  const kind = `${type} (no ${field})`;
  lacking.set(type, (lacking.get(type) ?? new Map<string, string>()).set(field, kind));
  return kind;
}
