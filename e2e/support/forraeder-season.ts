/**
 * A season that stands at one moment before anybody opens a page: the rules play it up to there, or are told what has
 * happened, and its log is laid into a house's store. Whoever is named first sits on a phone; the castle has the rest.
 */
import { createHash } from 'node:crypto';
import type { Command } from '../../src/games/forraeder/commands.ts';
import { guestNames } from '../../src/games/forraeder/content.ts';
import { isArmouryDay } from '../../src/games/forraeder/eligible.ts';
import type { Fact } from '../../src/games/forraeder/facts.ts';
import { forraeder } from '../../src/games/forraeder/index.ts';
import { startMission } from '../../src/games/forraeder/mission.ts';
import type { MissionId as Mission } from '../../src/games/forraeder/missions/index.ts';
import { nightfall } from '../../src/games/forraeder/night.ts';
import type { Options } from '../../src/games/forraeder/options.ts';
import { beginDiscussion } from '../../src/games/forraeder/roundtable.ts';
import { dealCards } from '../../src/games/forraeder/setup.ts';
import type { Phase, State, View } from '../../src/games/forraeder/state.ts';
import type { Actor, AnyGame, Ctx, Seat, Typed } from '../../src/kernel/game.ts';
import { seeded } from '../../src/kernel/random.ts';
import { roomRules } from '../../src/kernel/room/rules.ts';
import { emptyRoom, type RoomState } from '../../src/kernel/room/state.ts';
import { act, decide, openTable, type Table, tick } from '../../src/kernel/table.ts';
import { openSqlite } from '../../src/server/log/sqlite.ts';
import { hashOf } from '../../src/server/tokens.ts';
import type { Device } from './device.ts';

const CODE = 'BRG';
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
/** Long enough for any season that is played here; the house gives back what was lost since. */
const AGO_MS = 12 * 3_600_000;

const tokenOf = (name: string): string => createHash('sha256').update(`token of ${name}`).digest('hex').slice(0, 32);

export interface SeasonSetup {
  readonly seats?: number;
  /** How many of them are people; the rest are bots. */
  readonly people?: number;
  readonly names?: readonly string[];
  readonly options?: Partial<Options>;
  readonly seed?: string;
  /** How long ago it began. In the days pace nothing is given back. */
  readonly ago?: number;
  /** When it began, if that is to be the same every time. */
  readonly from?: number;
}

type Tells = (state: View, ctx: Ctx<Fact>) => void;

/** Without chance where a scene is about something else. */
const CALM: Partial<Options> = { fastNights: false, tempo: '2' };

export class Season {
  readonly #table: Table<RoomState, Typed, Typed>;
  #tells: Tells | undefined;

  constructor({
    seats = 8,
    people = 2,
    names = guestNames,
    options = {},
    seed = 'castle',
    ago = AGO_MS,
    from = Date.now() - ago,
  }: SeasonSetup = {}) {
    const hex = createHash('sha256').update(seed).digest('hex');
    const game = {
      ...forraeder,
      decide: (state: View, command: Command, by: Actor, ctx: Ctx<Fact>): void => {
        const tells = this.#tells;
        this.#tells = undefined;
        if (tells) tells(state, ctx);
        else forraeder.decide(state, command, by, ctx);
      },
    } as unknown as AnyGame;
    this.#table = openTable(roomRules({ forraeder: game }), emptyRoom, seeded(seed));
    this.#table.now = from;
    const chosen: Partial<Options> = { ...CALM, ...options };
    const remote = chosen.playMode === 'remote';
    const doors = { table: hashOf(tokenOf('table')), master: hashOf(tokenOf('master')) };
    this.does('server', { type: 'room.open', game: 'forraeder', language: 'en', remote, secret: hex, ...doors });
    for (let seat = 0; seat < seats; seat++) {
      const tag = { name: names[seat]!, pronouns: '', mask: seat };
      if (seat >= people) {
        this.does(0, { type: 'room.addBot', ...tag, bot: 'clever' });
        continue;
      }
      const holder = hashOf(tokenOf(tag.name));
      const contribution = holder.slice(0, 32);
      this.does('visitor', { type: 'room.sit', ...tag, isNew: false, holder, via: 'before', contribution });
    }
    for (const [name, value] of Object.entries(chosen)) this.does(0, { type: 'room.setOption', name, value });
    if (chosen.gameMaster === 'human')
      this.does('visitor', {
        type: 'room.takeMaster',
        door: doors.master,
        holder: hashOf(tokenOf('the master')),
        via: 'before',
      });
    for (let seat = 1; seat < people; seat++) this.does(seat, { type: 'room.ready', ready: true });
    this.does(chosen.gameMaster === 'human' ? 'master' : 0, { type: 'room.start' });
  }

  get state(): State {
    return this.#table.truth.play as State;
  }

  /** Does something that must be allowed. */
  does(by: Actor, command: Typed & { readonly [field: string]: unknown }): this {
    const { refusal } = act(this.#table, by, command, this.#table.now);
    if (refusal !== undefined) throw new Error(`${JSON.stringify(command)} by ${by} was refused: ${refusal}`);
    return this;
  }

  /** The rules are told what has happened. */
  tells(facts: Tells): this {
    this.#tells = facts;
    decide(this.#table, { type: 'timeUp' }, 'clock', this.#table.now);
    return this;
  }

  /** Lets the clock end the running phase or step. */
  pass(): this {
    const due = this.#table.rules.deadline(this.#table.truth as never);
    if (!due) throw new Error(`no clock runs in ${this.state.phase}`);
    tick(this.#table, due.at);
    return this;
  }

  /** Time goes by; what is done next is done later. */
  waits(ms: number): this {
    this.#table.now += ms;
    return this;
  }

  passes(isThere: (state: State) => boolean): this {
    for (let steps = 0; !isThere(this.state); steps++) {
      if (steps > 500) throw new Error(`it never came; it is ${this.state.phase}`);
      this.pass();
    }
    return this;
  }

  to(phase: Phase, step?: State['step']): this {
    return this.passes((state) => state.phase === phase && (step === undefined || state.step === step));
  }

  /** On some day after its mission, with these traitors. */
  onDay({
    day = 2,
    traitors = [1, 2],
    out = [],
    pile = 0,
    access = [],
  }: {
    readonly day?: number;
    readonly traitors?: readonly Seat[];
    readonly out?: readonly Seat[];
    readonly pile?: number;
    readonly access?: readonly Seat[];
  }): this {
    return this.tells((state, ctx) => {
      ctx.tell({ type: 'listsDrawn', nights: [] });
      ctx.tell({ type: 'ceremonyBegan', day: state.options.ceremonyDay, choosing: false, until: ctx.now });
      dealCards(state, traitors, ctx);
      for (const [k, seat] of out.entries()) {
        const gone = Math.max(1, Math.floor(1 + (k * (day - 1)) / out.length));
        ctx.tell({ type: 'missionBegan', mission: 'field-mission', day: gone, armoury: false, until: ctx.now });
        ctx.tell({ type: 'missionEnded', shares: 0, silver: 0, access: [] });
        ctx.tell({ type: 'banished', seat, votes: 3, until: ctx.now });
        ctx.tell({ type: 'identityAsked', ask: true, until: ctx.now });
        if (k % 2 === 0) ctx.tell({ type: 'identityShown', seat, role: state.roles[seat] ?? 'loyal' });
      }
      const armoury = isArmouryDay(state, day);
      ctx.tell({ type: 'missionBegan', mission: 'rope-bridge', day, armoury, until: ctx.now });
      ctx.tell({ type: 'missionEnded', shares: Math.min(12, pile), silver: pile, access });
    });
  }

  /** In this mission, on the day after the one that is on. */
  inMission(mission: Mission, day = 2): this {
    return this.tells((state, ctx) => {
      ctx.tell({ type: 'missionChosen', mission });
      startMission(state, day, ctx);
    });
  }

  atTable(): this {
    return this.tells(beginDiscussion);
  }

  atNight(): this {
    return this.tells((_, ctx) => nightfall(ctx)).to('council', 'open');
  }

  /** Everybody who is not on a phone gives an answer of this shape. */
  castle(people: readonly Seat[], command: (seat: Seat) => Typed & { readonly [field: string]: unknown }): this {
    for (const seat of this.state.living) if (!people.includes(seat)) this.does(seat, command(seat));
    return this;
  }

  get room(): Table<RoomState, Typed, Typed> {
    return this.#table;
  }

  get log(): readonly string[] {
    return this.#table.log.map((entry) => JSON.stringify(entry));
  }
}

/** The code of the nth season that was laid. */
export const codeOf = (at: number): string => `${CODE}${LETTERS[at % LETTERS.length]}${at < LETTERS.length ? '' : 'S'}`;

/** Lays these seasons into the store of a house that is not open yet. */
export const laySeasons =
  (...seasons: readonly Season[]) =>
  async (folder: string): Promise<void> => {
    const store = await openSqlite(folder);
    for (const [at, { log }] of seasons.entries()) await store.append(codeOf(at), 0, log);
    await store.close();
  };

/** Opens a laid season on this device: as the person of that name, as the table's screen or as the master. */
export async function enter(device: Device, code: string, name: string): Promise<void> {
  const { kind } = device;
  const key = kind === 'phone' ? `konklave.token.${code}` : `konklave.token.${code}.${kind}`;
  const token = tokenOf(kind === 'master' ? 'the master' : name);
  await device.context.addInitScript(
    ([own, kept]) => {
      if (location.protocol === 'http:') localStorage.setItem(own, kept); // an empty page may keep nothing
    },
    [key, token] as const,
  );
  const door = kind === 'table' ? `/table#${tokenOf('table')}` : kind === 'master' ? '/master' : '';
  await device.goto(`/${code}${door}`);
}
