/**
 * Forræder: what a mission is. Each is a folder and a line in index.ts; the castle goes over that list, and knows none of
 * them by name.
 *
 * What a page needs of it is in the `index.ts` of its folder (Mission, below). What the house alone decides is in its
 * `rules.ts` (MissionRules), what bots make of it in `bot.ts` (MissionBot), and what is drawn of it in `phone.tsx` and
 * `table.tsx`.
 */
import type { Audience, Perceived } from '../../../kernel/audience.ts';
import type { Ctx, Refusal, Seat, Typed } from '../../../kernel/game.ts';
import type { Offer } from '../../../kernel/offer.ts';
import type { Stream } from '../../../kernel/random.ts';
import type { commands, Shape, Shaped } from '../../../kernel/shape.ts';
import type { Duration } from '../clock.ts';
import type { TableTexts } from '../screens/table/words/en.ts';
import type { State, Step, View } from '../state.ts';
import type { Teller } from '../story.ts';

type Shapes = { readonly [type: string]: { readonly [field: string]: Shape<unknown> } };

/** The types that a mission brings. Those of the game are computed from the list: a union of these, or all together. */
export interface Own {
  readonly id: string;
  /** The name of the host's switch. */
  readonly option: string;
  /** What there is to remember of it. */
  readonly state: object;
  /** What it is at, besides `open` and `over`. */
  readonly step: string;
  readonly fact: Typed;
  readonly audience: object;
  readonly commands: Shapes;
  /** Why not, for reasons that only this mission has. */
  readonly refusal: string;
}

export type CommandOf<M extends Own> = Shaped<ReturnType<typeof commands<M['commands']>>>;
/** A fact as a viewer may get it. */
export type Seen<M extends Own> = Perceived<M['fact'], M['audience']>;

/** For whoever speaks to the table. */
export interface Said {
  readonly view: View;
  readonly w: TableTexts;
  readonly name: (seat: Seat) => string;
  readonly names: (seats: readonly Seat[]) => string;
}

/** What is known of a day before it has a mission. */
export interface Day {
  readonly isArmouryDay: boolean;
  readonly isLive: boolean;
  readonly hasMaster: boolean;
}

export interface Mission<M extends Own> {
  /** Never there: the list finds the types by it. */
  readonly owns?: M;
  readonly id: M['id'];
  readonly option: M['option'];
  /** Whether the host finds it switched on. */
  readonly isOn: boolean;
  /** Whether a day may have it; any day, where nothing is said. (TR-19) */
  fits?(day: Day): boolean;
  /** How long a seat has to answer. */
  readonly time: Duration;
  /** Nobody may write meanwhile. (TR-134a) */
  readonly isSilent?: true;
  /** It is a human master who says what it came to. */
  readonly isMasters?: true;
  /** Steps besides `open` in which a master may give more time. */
  readonly stretched?: readonly Step[];

  readonly commands: M['commands'];
  readonly refusals: readonly M['refusal'][];
  readonly audience: M['audience'] & Audience<M['fact'], State>;
  /** Nothing of it has happened yet. */
  empty(): M['state'];
  /** Why its command may not be. What a seat asks comes in its phase and on its day; what a master asks, at any time. */
  refuse(view: View, command: CommandOf<M>, by: Seat | 'master'): Refusal | undefined;
  record(state: State, fact: Seen<M>): void;
  /** While it is on. */
  legal(view: View, who: Seat | 'master'): Offer[];
  /** While it is open: nobody is waited for any longer. */
  isAllIn(view: View): boolean;
  /**
   * Another text for each question that a command of this type can answer in it, where it has several; null, if the
   * command says that itself. (TR-135)
   */
  question?(view: View, type: string): string | null;
  /** What a master reads of a seat; where nothing is said, whether it has given its one answer. */
  progress?(view: View, seat: Seat): { readonly isDone: boolean; readonly number?: number | undefined };
  /** Its facts in words. */
  story?(fact: Seen<M>, teller: Teller): string | undefined;
  /** Its clauses, for whoever looks them up. */
  rules(): Promise<{ readonly default: string }>;
  /** What the castle says aloud while it is on; and after it, if that is not only how much silver it was. */
  says(said: Said): string;
  saysAfter?(said: Said): string | undefined;
}

/** What a mission comes to. */
export interface Won {
  readonly shares: number;
  readonly access: readonly Seat[];
  /** Where a person says how much it was. */
  readonly silver?: number;
}

/** What the house decides. */
export interface MissionRules<M extends Own> {
  begin?(state: View, ctx: Ctx<M['fact']>): void;
  /** What its command leads to; what was won, if the mission is over with it. */
  decide(state: View, command: CommandOf<M>, by: Seat, ctx: Ctx<M['fact']>): Won | undefined;
  /** The step that is on has ended, by its clock or because all input is in. Says what was won, when it is over. */
  goOn(state: View, ctx: Ctx<M['fact']>): Won | undefined;
  /** For the prover: what was given and not shown may be anything, where the viewer does not see it. */
  rethink?(truth: State, others: readonly Seat[], seesAll: boolean, lot: Stream): void;
}

/** Somebody who plays it from what a seat sees. */
export interface MissionPlayer<M extends Own> {
  /** Asked only when the seat has to act. `heat` says how much each seat is suspected. */
  act(view: View, me: Seat, mind: Stream, heat: readonly number[]): CommandOf<M> | undefined;
  /** How many milliseconds it takes, where it is not as long as over any question. */
  waits?(view: View, me: Seat, now: number, mind: Stream): number | undefined;
}

/** What bots make of it: the same for both sides. (TR-21) */
export interface MissionBot<M extends Own> {
  /** Whether the seat has something to do now; where nothing is said, it gives the one answer of an open mission. */
  isAsked?(view: View, me: Seat): boolean;
  /** Another text for each question of a mission that has several. */
  question?(view: View, me: Seat): string;
  readonly random: MissionPlayer<M>;
  readonly clever: MissionPlayer<M>;
  /** By how much a fact of it makes a loyal suspect somebody. */
  suspects?(fact: Seen<M>, view: View, heat: readonly number[]): readonly (readonly [seat: Seat, by: number])[];
}
