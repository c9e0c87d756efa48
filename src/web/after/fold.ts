/**
 * A finished game once more, through anybody's eyes: the opened log says of every fact who was told it, so a page folds
 * what one viewer knew, up to any moment, with the same `record` as on the evening itself.
 */
import { bitOf, perceive } from '../../kernel/audience.ts';
import type { OpenEntry } from '../../kernel/fairness.ts';
import type { AnyGame, DeepReadonly, Language, Seat, Typed } from '../../kernel/game.ts';
import { emptyRoom, gameTime, type RoomState, recordIn } from '../../kernel/room/state.ts';
import type { GameLobby } from '../stage.ts';

/** Of the public screen, of somebody at the table, or everything that is opened in the end. */
export type Eyes = 'table' | 'all' | Seat;

type Games = { readonly [id: string]: AnyGame };
type Step = { readonly at: number; readonly told: OpenEntry['told'][number] };

/** A sentence of the story, and how far the log had got when it was told. */
export interface Moment {
  readonly step: number;
  /** Wall time. */
  readonly at: number;
  readonly line: string;
  /** The part of the game that it belongs to. */
  readonly act: Act;
}

export type Act = ReturnType<NonNullable<GameLobby['act']>>;

export const stepsOf = (log: readonly OpenEntry[]): Step[] =>
  log.flatMap(({ at, told }) => told.map((one) => ({ at, told: one })));

/** What these eyes saw of it; undefined: nothing. In the opened log nothing is left that is closed to all. */
function seenBy(eyes: Eyes, { told }: Step): Typed | undefined {
  return eyes === 'all' ? told.fact : perceive(told, bitOf(eyes));
}

/** A view that is walked forward through the log; going back begins anew. */
export class Fold {
  readonly #games: Games;
  readonly #steps: readonly Step[];
  readonly #eyes: Eyes;
  #room: RoomState = emptyRoom();
  #next = 0;

  constructor(games: Games, steps: readonly Step[], eyes: Eyes) {
    this.#games = games;
    this.#steps = steps;
    this.#eyes = eyes;
  }

  /** The room when this step, and all before it, had happened. A copy: whoever draws it may keep it. */
  at(step: number): RoomState {
    if (step < this.#next - 1) {
      this.#room = emptyRoom();
      this.#next = 0;
    }
    while (this.#next <= step && this.#next < this.#steps.length) this.walk();
    return structuredClone(this.#room);
  }

  /** One step on; gives the fact that these eyes saw, if they saw one. */
  walk(): Typed | undefined {
    const step = this.#steps[this.#next]!;
    this.#next++;
    const fact = seenBy(this.#eyes, step);
    if (fact) recordIn(this.#games, this.#room, fact);
    return fact;
  }

  /** The room as it is now, to be read at once. */
  get room(): DeepReadonly<RoomState> {
    return this.#room;
  }
}

const WHOLE: Act = { kind: 'other', title: '' };

/** The whole game in sentences, as these eyes saw it. */
export function momentsOf(
  games: Games,
  steps: readonly Step[],
  eyes: Eyes,
  language: Language,
  actOf: GameLobby['act'] = () => WHOLE,
): Moment[] {
  const fold = new Fold(games, steps, eyes);
  const moments: Moment[] = [];
  for (const [step, { at }] of steps.entries()) {
    const fact = fold.walk();
    if (!fact || fact.type.startsWith('room.')) continue;
    const { room } = fold;
    const name = (seat: Seat) => room.seats[seat]?.name ?? '?';
    const line = games[room.game]!.story?.(fact, room.play as never, language, name);
    if (!line) continue;
    const moment = { step, at, line, act: actOf(room.play, language) };
    // What several were told one by one is one thing that happened.
    if (!isTold(moments.slice(-ONE_BY_ONE), moment)) moments.push(moment);
  }
  return moments;
}

/** No more than sit at a table. */
const ONE_BY_ONE = 24;

const isTold = (moments: readonly Moment[], { at, line }: Moment): boolean =>
  moments.some((other) => other.at === at && other.line === line);

/** Told to some and not to others: the lines of `more` up to now that `less` lacks, or tells with less in them. */
export function beyond(more: readonly Moment[], less: readonly Moment[], step: number): readonly Moment[] {
  const told = new Set(less.map(({ at, line }) => `${at} ${line}`));
  return more.filter((moment) => moment.step <= step && !told.has(`${moment.at} ${moment.line}`));
}

/** Game time when a step was told. */
export const timeAt = (room: RoomState, steps: readonly Step[], step: number): number =>
  gameTime(room, steps[Math.min(step, steps.length - 1)]!.at);
