/**
 * Ordet fanger: what is remembered. `undefined` is what this viewer does not know, `null` what is known to be none.
 *
 * The truth and every view have the same shape; only the order of the draw piles, a card that is still face down, held
 * answers of others and measured lines are missing in a view.
 */
import type { DeepReadonly, Language, Seat, SeatSetup } from '../../kernel/game.ts';
import type { Choice } from './commands.ts';
import { type CardId, categoryNamed, isJoker, type Joker, jokers, type SetId, type Sign } from './content.ts';
import { handicapsIn, juniorsIn, type Options, sidesOf } from './options.ts';

/** A side takes turns, owns play piles and scores: one seat, or two as a team. Counted from 0, clockwise. */
export type Side = number;
export type DrawPile = 'left' | 'right';
export type Source = DrawPile | 'reserve';
export type Phase =
  | 'lobby'
  | 'shuffle'
  | 'turn'
  | 'reveal'
  | 'race'
  | 'verdict'
  | 'challenge'
  | 'ballot'
  | 'neutral-flip'
  | 'duel-end'
  | 'round-end'
  | 'game-over';

export interface Place {
  side: Side;
  pile: number;
}
export interface Line {
  lead: number;
  credit: number;
}
export interface Held {
  seat: Seat;
  text: string;
  /** Its time (OF-64); only the truth has it before the close. */
  r: number | undefined;
}
/** An answer as everybody sees it when the race is over. `counts`: it is among those that make its side complete. */
export interface Shown extends Held {
  r: number;
  side: Side;
  verified: boolean;
  counts: boolean;
}

export interface Contest {
  /** `pair`: two tops of two sides. `own`: two tops of one side, with two players. `showdown`: the last card of all. */
  kind: 'pair' | 'own' | 'showdown';
  /** In the order in which they sit from the side that drew; the first is `a`, the second `b`. */
  sides: Side[];
  /** The linked tops; of a pair in the order of the sides. */
  places: Place[];
  /** The younger of the two. */
  trigger: Place | null;
  joker: boolean;
}

export interface Duel extends Contest {
  series: number;
  neutrals: { card: CardId; from: Source }[];
  jokersAside: { card: Joker; from: DrawPile }[];
  /** How many cards were put to them besides their own. */
  cards: number;
  rejections: number[];
  /** Rejected before, or shown to those who judged themselves. */
  barred: { side: Side; text: string; shown: boolean }[];
  given: { seat: Seat; text: string }[];
  dropped: Side[];
}

export interface Race {
  revealAt: number;
  /** What was public before this moment may not be said again. */
  barFrom: number;
  until: number;
  /** A card that all answer; null: each answers by the tops; undefined: it is still face down. */
  card: CardId | null | undefined;
  held: Held[];
  blanks: Seat[];
  /** When the photo finish closes; only the truth has it. */
  closesAt: number | null;
  /** OF-80b: these sides must wait. */
  waits: Side[];
}

export interface Verdict {
  /** null: a dead heat is claimed. */
  winner: Side | null;
  /** Who says so, the first of them the one who claimed it. */
  backers: Seat[];
  doubter: Seat | null;
}

export interface Challenge {
  /** null: dead heat of those in `tied`. */
  winner: Side | null;
  tied: Side[];
  accepted: Seat[];
}

export interface Ballot {
  question: 'first' | 'answers' | 'foul';
  side: Side | null;
  choices: Choice[];
  voters: Seat[];
  /** OF-58: one vote a side, the first one counts. */
  perSide: boolean;
  byMaster: boolean;
  /** OF-78a: a side judges its own answers, and these are from the list; otherwise null. */
  examples: { [language: string]: string[] } | null;
  votes: { seat: Seat; choice: Choice | undefined }[];
}

/** One duel of a series. */
export interface Step {
  winner: Side | null;
  loser: Side;
  card: CardId;
  joker: CardId | null;
}

/** A typed answer, with what it answered. */
export interface Told {
  seat: Seat;
  card: string;
  text: string;
  r: number;
  won: boolean;
  /** How many said that it will not do. */
  against: number;
  /** Who loved it (OF-94b). */
  smiles: Seat[];
}

export interface Chronicle {
  /** The cards that each side won in rounds that are over. */
  earlier: CardId[][][];
  /** The duels since the last draw. */
  steps: Step[];
  /** The typed answers of this round. */
  wall: Told[];
  /** From where on the wall is about the duel of this moment. */
  duelFrom: number;
  /** The answers of the typed race that ended last in this duel. */
  last: Shown[];
  /** The neutral cards of a duel, once they are back in their piles. */
  neutrals: CardId[];
  longest: number;
  fastest: Told | null;
  disputed: Told | null;
  /** The most loved of the rounds that are over. */
  loved: Told | null;
}

export interface State {
  readonly options: Options;
  readonly seats: number;
  readonly sides: Seat[][];
  readonly juniors: (string | null)[];
  readonly handicaps: number[];
  phase: Phase;
  until: number | null;

  bots: boolean[];
  connected: boolean[];
  gone: boolean[];
  removed: boolean[];
  /** OF-107b: back at the table, but the duel of the bot that sat here is not over. */
  waiting: boolean[];
  microphones: boolean[];
  masterGone: boolean;
  /** What the table speaks: its bots answer in it. */
  language: Language;

  round: number;
  cardSet: SetId;
  symbolsOut: Sign[];
  dealer: Side;
  /** The order of the draw piles, top first; nobody knows it. */
  deck: { left: CardId[]; right: CardId[] } | undefined;
  counts: { left: number; right: number };
  piles: CardId[][][];
  /** When each top became one, in order of events. */
  stamps: number[][];
  stamp: number;
  /** Which pile changed last by a card that became visible; null: a joker, or a pile that became empty. */
  changed: Place | null;
  jokers: Joker[];
  jokersAside: Joker[];
  jokersBack: boolean;
  won: CardId[][];
  out: number;
  totals: number[][];

  turn: Side;
  drawer: Side | null;
  again: boolean;
  hadTurn: boolean[];
  skips: boolean[];
  foulCalled: boolean;
  drawn: { side: Side; pile: number; from: DrawPile; card: CardId | undefined; revealAt: number } | null;
  /** Who has been sent the face that is not due yet, and the face if this viewer has. */
  sent: Seat[];
  early: CardId | null;

  duel: Duel | null;
  race: Race | null;
  series: number;
  shown: Shown[];
  verdict: Verdict | null;
  challenge: Challenge | null;
  challenged: Side[];
  /** Whose doubts the ballot is about, and why. */
  doubts: { seat: Seat; side: Side; reason: 'wrong' | 'unknown' | 'repeat' }[];
  judged: { side: Side; valid: boolean }[];
  ballot: Ballot | null;
  /** OF-59: how the last ballot went, with names. */
  lastVotes: { seat: Seat; choice: Choice }[];
  left: number | null;
  third: Side | null;
  /** A neutral card that is not visible yet; what it is only the truth knows. */
  neutral: {
    card: CardId | undefined;
    from: Source | undefined;
    jokers: { card: Joker; from: DrawPile }[] | undefined;
  } | null;
  /** Whose top was taken in the last duel. */
  uncovers: Place | null;
  examples: { [language: string]: string[] } | null;

  lines: Line[] | null | undefined;
  roundTrips: (number | null | undefined)[];
  slow: boolean[];
  lastAnswerAt: (number | null)[];
  lastNudgeAt: (number | null)[];
  turnedDown: { seat: Seat; text: string; code: string } | null;

  said: { text: string; at: number; chat: boolean }[];
  juniorLast: string[][];
  readied: Seat[];
  coach: boolean;
  coached: number[];
  chronicle: Chronicle;
  result: { reason: Reason; winners: Side[]; places: number[] } | null;
}
export type Reason = 'piles-empty' | 'too-few-players' | 'ended-by-host' | 'cancelled';
export type View = DeepReadonly<State>;

const emptyChronicle = (): Chronicle => ({
  earlier: [],
  steps: [],
  wall: [],
  duelFrom: 0,
  last: [],
  neutrals: [],
  longest: 0,
  fastest: null,
  disputed: null,
  loved: null,
});

export function initial(seats: readonly SeatSetup[], options: Options): State {
  const sides = sidesOf(seats.length, options.teams) ?? seats.slice(0, 6).map((_, seat) => [seat]);
  const piles = sides.length === 2 ? 2 : 1;
  const [juniors, handicaps] = [juniorsIn(options.juniors), handicapsIn(options.handicaps)];
  const perSeat = <T>(value: T): T[] => seats.map(() => value);
  const perSide = <T>(make: () => T): T[] => sides.map(make);
  return {
    options,
    seats: seats.length,
    sides,
    juniors: seats.map((_, seat) => juniors?.get(seat) ?? null),
    handicaps: seats.map((_, seat) => handicaps?.get(seat) ?? 0),
    phase: 'lobby',
    until: null,
    bots: seats.map(({ bot }) => bot),
    connected: perSeat(true),
    gone: perSeat(false),
    removed: perSide(() => false),
    waiting: perSeat(false),
    microphones: perSeat(false),
    masterGone: false,
    language: 'en',
    round: 0,
    cardSet: 'set-1',
    symbolsOut: [],
    dealer: 0,
    deck: { left: [], right: [] },
    counts: { left: 0, right: 0 },
    piles: perSide(() => Array.from({ length: piles }, () => [])),
    stamps: perSide(() => Array.from({ length: piles }, () => 0)),
    stamp: 0,
    changed: null,
    jokers: [],
    jokersAside: [],
    jokersBack: false,
    won: perSide(() => []),
    out: 0,
    totals: perSide(() => []),
    turn: 0,
    drawer: null,
    again: false,
    hadTurn: perSide(() => false),
    skips: perSide(() => false),
    foulCalled: false,
    drawn: null,
    sent: [],
    early: null,
    duel: null,
    race: null,
    series: 0,
    shown: [],
    verdict: null,
    challenge: null,
    challenged: [],
    doubts: [],
    judged: [],
    ballot: null,
    lastVotes: [],
    left: null,
    third: null,
    neutral: null,
    uncovers: null,
    examples: null,
    lines: null,
    roundTrips: perSeat(null),
    slow: perSeat(false),
    lastAnswerAt: perSeat(null),
    lastNudgeAt: perSeat(null),
    turnedDown: null,
    said: [],
    juniorLast: seats.map(() => []),
    readied: [],
    coach: options.coach,
    coached: [],
    chronicle: emptyChronicle(),
    result: null,
  };
}

// Questions

export const sideOf = (state: View, seat: Seat): Side => state.sides.findIndex((seats) => seats.includes(seat));
export const isIn = (state: View, side: Side): boolean =>
  side >= 0 && side < state.sides.length && !state.removed[side];
export const isHere = (state: View, seat: Seat): boolean =>
  !state.gone[seat] && (state.bots[seat]! || state.connected[seat]!);
export const hereOf = (state: View, side: Side): Seat[] => state.sides[side]!.filter((seat) => isHere(state, seat));
export const isAway = (state: View, side: Side): boolean => hereOf(state, side).length === 0;
export const isHuman = (state: View, seat: Seat): boolean => isHere(state, seat) && !state.bots[seat];
export const seatsOf = (state: View): Seat[] => Array.from({ length: state.seats }, (_, seat) => seat);
export const sidesIn = (state: View): Side[] => state.sides.map((_, side) => side).filter((side) => isIn(state, side));
export const isTyped = (state: View): boolean => state.options.judging === 'typed';
export const hasMaster = (state: View): boolean => state.options.gameMaster === 'human' && !state.masterGone;
export const larger = ({ counts }: View): DrawPile => (counts.right > counts.left ? 'right' : 'left');
export const cardsLeft = ({ counts }: View): number => counts.left + counts.right;
export const pilesPerSide = (state: View): number => state.piles[0]!.length;

/** Clockwise from a side, itself first, those who are still in. */
export const clockwise = (state: View, from: Side): Side[] =>
  state.sides.map((_, i) => (from + i) % state.sides.length).filter((side) => isIn(state, side));
export const nextSide = (state: View, from: Side): Side => clockwise(state, (from + 1) % state.sides.length)[0] ?? from;

export const topOf = (state: View, { side, pile }: Place): CardId | undefined => state.piles[side]?.[pile]?.at(-1);
export const tops = (state: View): Place[] =>
  sidesIn(state).flatMap((side) =>
    state.piles[side]!.flatMap((cards, pile) => (cards.length > 0 ? [{ side, pile }] : [])),
  );
const symbolOf = (state: View, card: CardId): Sign | undefined =>
  isJoker(card) ? undefined : categoryNamed(card, state.options.ownCategories)?.symbol;

/** OF-25, OF-33. */
export const activeJokers = (state: View): readonly Joker[] =>
  state.options.activeJokers === 'all' ? state.jokers : state.jokers.slice(-1);

const isLinkedBy = (joker: Joker, one: Sign, other: Sign): boolean => {
  const pair: readonly Sign[] = jokers[joker];
  return pair.includes(one) && pair.includes(other);
};

interface Link {
  readonly one: Place;
  readonly other: Place;
  readonly isEqual: boolean;
}

/** Every two tops that are linked now (OF-21). */
export function links(state: View): Link[] {
  const all = tops(state);
  const symbols = all.map((place) => symbolOf(state, topOf(state, place)!));
  const active = activeJokers(state);
  const found: Link[] = [];
  for (let i = 0; i < all.length; i++) {
    for (let j = i + 1; j < all.length; j++) {
      const [one, other] = [symbols[i]!, symbols[j]!];
      const isEqual = one === other;
      if (isEqual || active.some((joker) => isLinkedBy(joker, one, other)))
        found.push({ one: all[i]!, other: all[j]!, isEqual });
    }
  }
  return found;
}

/** Which of the linked tops are fought over next, and by whom (OF-22, OF-33, OF-102, OF-103). */
export function nextContest(state: View): Contest | null {
  const found = links(state);
  if (found.length === 0) return null;
  const from = state.drawer ?? state.turn;
  const count = state.sides.length;
  const steps = ({ side }: Place): number => (side - from + count) % count;
  const { changed } = state;
  const isChanged = (place: Place): boolean => place.side === changed?.side && place.pile === changed.pile;
  const ranked = found.map(({ one, other, isEqual }) => {
    const [near, far] = steps(one) <= steps(other) ? [one, other] : [other, one];
    const touches = changed !== null && (isChanged(one) || isChanged(other));
    return {
      near,
      far,
      isEqual,
      key: [isEqual ? 0 : 1, touches ? 0 : 1, steps(near), steps(far), near.pile, far.pile],
    };
  });
  ranked.sort((one, other) => compareKeys(one.key, other.key));
  const { near, far, isEqual } = ranked[0]!;
  const younger = state.stamps[near.side]![near.pile]! > state.stamps[far.side]![far.pile]! ? near : far;
  const isOwn = near.side === far.side;
  return {
    kind: isOwn ? 'own' : 'pair',
    sides: isOwn ? clockwise(state, from) : [near.side, far.side],
    places: [near, far],
    trigger: younger,
    joker: !isEqual,
  };
}

function compareKeys(one: readonly number[], other: readonly number[]): number {
  const i = one.findIndex((value, k) => value !== other[k]);
  return i < 0 ? 0 : one[i]! - other[i]!;
}

/** The duel of this moment: announced, or still to be spotted (OF-30). */
export const contestOf = (state: View): DeepReadonly<Contest> | null =>
  state.duel ?? (state.phase === 'turn' ? nextContest(state) : null);

export const rivalsOf = (state: View): Side[] =>
  (contestOf(state)?.sides ?? []).filter((side) => !state.duel?.dropped.includes(side));
export const isRival = (state: View, seat: Seat): boolean => rivalsOf(state).includes(sideOf(state, seat));

/** OF-80b: how much later than the others whoever was rejected may answer. */
const WAIT_MS = 3000;

/** From when on a side may answer in this race. */
export const opensAt = ({ race }: View, side: Side): number =>
  race!.revealAt + (race!.waits.includes(side) ? WAIT_MS : 0);

/** What a seat has to answer: a card's id, a junior category's, or a junior's own words. */
export function askedOf(state: View, seat: Seat): string | undefined {
  const junior = state.juniors[seat];
  if (junior) return junior;
  const contest = contestOf(state);
  if (!contest || !state.race) return undefined;
  if (state.race.card !== null) return state.race.card;
  if (contest.kind === 'own') return topOf(state, contest.trigger!);
  const place = contest.places.find(({ side }) => side !== sideOf(state, seat));
  return place && topOf(state, place);
}

/** OF-106: a side is stuck when all of it that is here says so. */
export const isStuck = (state: View, side: Side): boolean =>
  hereOf(state, side).every((seat) => state.race!.blanks.includes(seat));

/** The answer that most people loved so far (OF-94b); of equally many, the first that was given. */
export function lovedOf({ chronicle }: View): DeepReadonly<Told> | null {
  const all = [...(chronicle.loved ? [chronicle.loved] : []), ...chronicle.wall];
  const most = Math.max(0, ...all.map(({ smiles }) => smiles.length));
  return (most > 0 && all.find(({ smiles }) => smiles.length === most)) || null;
}

/** Which side a choice names. */
export function sideNamed(state: View, choice: Choice): Side | undefined {
  if (choice === 'a') return state.duel!.sides[0];
  if (choice === 'b') return state.duel!.sides[1];
  return choice.startsWith('side-') ? Number(choice.slice(5)) : undefined;
}
