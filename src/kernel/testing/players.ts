/**
 * Seeded players, and a whole game on virtual time.
 *
 * Everybody at this table is a bot that sees its own seat's facts and nothing else. The next thing that happens is the
 * earliest wake of a bot or the next deadline, so an evening takes as long as its decisions. The same seed plays the
 * same game.
 */
import type { Bot, BotMaker } from '../bot.ts';
import type { Actor, Game, Refusal, Result, Seat, SeatSetup, Typed, Viewer } from '../game.ts';
import { type Offer, sample } from '../offer.ts';
import { resolve } from '../options.ts';
import { lots, type Source, type Stream, seeded } from '../random.ts';
import { decide, openTable, refuse, type Table, type Watcher } from '../table.ts';

export interface Play<Options, State, Command extends Typed, Fact extends Typed> {
  readonly seats: readonly SeatSetup[];
  readonly options?: Partial<Options>;
  readonly seed: string | number;
  /** Who plays each seat; a shorter list goes round. `sample` draws from the seat's offers. */
  readonly bots: readonly (BotMaker<State, Command> | 'sample')[];
  /** How often in a thousand a sampling player draws a command of care. */
  readonly carePerMille?: number;
  /** Whose views are kept besides those of the seats. */
  readonly viewers?: readonly Viewer[];
  readonly commandsMax?: number;
  readonly source?: Source;
  /** After each command, deadlines included. It may act on the table itself, at the table's own time. */
  readonly onAct?: (step: Step<Command>, table: Table<State, Command, Fact>) => void;
}

export interface Step<Command extends Typed> {
  readonly by: Actor;
  readonly command: Command;
  readonly at: number;
  readonly refusal?: Refusal | undefined;
}

export interface Played<State, Command extends Typed, Fact extends Typed> {
  readonly table: Table<State, Command, Fact>;
  readonly result: Result | undefined;
  /** How many commands were sent, deadlines not counted. */
  readonly commands: number;
  readonly refusals: number;
  /** `stuck`: nobody wants to do anything and no clock runs. */
  readonly ending: 'over' | 'stuck' | 'commands-max';
}

/** The seats of a table with so many people and so many bots after them. */
export const seating = (people: number, bots = 0): SeatSetup[] =>
  Array.from({ length: people + bots }, (_, seat) => ({ bot: seat >= people }));

export function playGame<Options, State, Command extends Typed, Fact extends Typed>(
  game: Game<Options, State, Command, Fact>,
  play: Play<Options, State, Command, Fact>,
): Played<State, Command, Fact> {
  const { seed, onAct, commandsMax = 100_000 } = play;
  const seats = play.seats.length;
  const humans = play.seats.filter(({ bot }) => !bot).length;
  const options = resolve(game.options, play.options ?? {}, { seats, humans });
  const players: (Seat | 'master')[] = play.seats.map((_, seat) => seat);
  if ((options as { gameMaster?: unknown }).gameMaster === 'human') players.push('master');

  const viewers = [...new Set<Viewer>([...players, ...(play.viewers ?? [])])];
  const initial = () => game.initial(play.seats, options);
  const table = openTable(game, initial, play.source ?? seeded(seed), viewers);

  const sampling = randomPlayer<State, Command>(play.carePerMille);
  const common = (label: string) => lots(`${seed}/common/${label}`);
  const bots: Bot<State, Command>[] = [];
  const offers: (() => readonly Offer[])[] = [];
  const watchers: Watcher<State>[] = [];
  const wakes: number[] = [];
  const stirred: boolean[] = []; // saw or did something, so its next wake is asked for anew
  players.forEach((who, i) => {
    const bot = who === 'master' ? 'sample' : play.bots[i % play.bots.length]!;
    const maker = bot === 'sample' ? sampling : bot;
    const watcher = table.watchers[i]!;
    bots.push(maker(who as Seat, lots(`${seed}/bot/${who}`), common));
    offers.push(() => game.legal(watcher.view as never, who, table.now));
    watchers.push(watcher);
    wakes.push(Number.POSITIVE_INFINITY);
    stirred.push(true);
    // Named first: V8 puts a function literal that is assigned to a property straight into the old generation, where it
    // would keep its whole game until the next full collection.
    const see = (fact: Typed, view: State): void => {
      stirred[i] = true;
      bots[i]!.see?.(fact, view as never, table.now);
    };
    watcher.see = see;
  });

  let commands = 0;
  let refusals = 0;
  const played = (ending: Played<State, Command, Fact>['ending']): Played<State, Command, Fact> => {
    for (const watcher of watchers) watcher.see = undefined;
    return { table, result: game.result(table.truth as never), commands, refusals, ending };
  };
  const done = (by: Actor, command: Command, refusal?: Refusal): void => {
    onAct?.({ by, command, at: table.now, refusal }, table);
  };

  decide(table, game.begin, 'clock', 0);
  done('clock', game.begin);
  let length = -1; // of the log when the clock was last read: the state changes by entries alone
  let due = game.deadline(table.truth as never);
  for (;;) {
    if (length !== table.log.length) {
      if (game.result(table.truth as never)) return played('over');
      due = game.deadline(table.truth as never);
      length = table.log.length;
    }
    let next = 0;
    for (let i = 0; i < wakes.length; i++) {
      if (stirred[i]) {
        stirred[i] = false;
        wakes[i] = Math.max(
          table.now,
          bots[i]!.wakes(watchers[i]!.view as never, table.now) ?? Number.POSITIVE_INFINITY,
        );
      }
      if (wakes[i]! < wakes[next]!) next = i;
    }
    const wake = wakes[next]!;
    if (due && due.at < wake) {
      const { command } = due;
      decide(table, command, 'clock', Math.max(due.at, table.now));
      done('clock', command);
      continue;
    }
    if (wake === Number.POSITIVE_INFINITY) return played('stuck');
    if (commands >= commandsMax) return played('commands-max');

    table.now = wake;
    const who = players[next]!;
    const watcher = watchers[next]!;
    const command = bots[next]!.act(watcher.view as never, offers[next]!, wake);
    const refusal = command && refuse(game, table.truth, command, who, wake);
    if (command) {
      commands++;
      if (refusal === undefined) decide(table, command, who, wake);
      else refusals++;
      done(who, command, refusal);
    }
    if (command && refusal === undefined) stirred[next] = true;
    else {
      // A bot that has nothing to say, or was refused, and wants to be asked again at once, waits for something new.
      const again = bots[next]!.wakes(watcher.view as never, wake);
      wakes[next] = again !== undefined && again > wake ? again : Number.POSITIVE_INFINITY;
    }
  }
}

const RECENT = 40;
const DELAY_MS = 100;
const OCTAVES = 8;
const TIRED_MAX = 7;

/**
 * Draws from its seat's offers, care not included unless asked for. It answers after anything from a tenth of a second
 * to half a minute and grows slower with every act, until a kind of fact arrives that it has not seen of late: so it
 * takes part in short windows and does not fill long ones with noise.
 */
export function randomPlayer<State, Command extends Typed>(carePerMille = 0): BotMaker<State, Command> {
  return (_who, lot) => {
    const lastSeen = new Map<string, number>();
    let seen = 0;
    let tired = 0;
    let plan: number | undefined;
    let idle = false;
    return {
      see({ type }) {
        idle = false;
        if (++seen - (lastSeen.get(type) ?? -RECENT) > RECENT) {
          tired = 0;
          plan = undefined;
        }
        lastSeen.set(type, seen);
      },
      wakes(_view, now) {
        if (idle) return undefined;
        plan ??= now + DELAY_MS * 2 ** tired * 2 ** lot.int(OCTAVES) + lot.int(DELAY_MS);
        return plan;
      },
      act(_view, offers) {
        plan = undefined;
        tired = Math.min(TIRED_MAX, tired + 1);
        const command = sampleOne(offers(), lot, carePerMille);
        idle = command === undefined;
        return command as Command | undefined;
      },
    };
  };
}

/** One command of these offers: an offer drawn evenly, then a command of it. */
export function sampleOne(offers: readonly Offer[], lot: Stream, carePerMille = 0): Typed | undefined {
  const isDrawn = carePerMille > 0 && lot.int(1000) < carePerMille;
  const withCare = isDrawn && offers.some(({ care }) => care); // a seat without any does something else
  const among = offers.filter((offer) => !offer.care !== withCare);
  return among.length ? sample(lot.pick(among), lot) : undefined;
}
