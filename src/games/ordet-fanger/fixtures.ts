/**
 * Ordet fanger: tables with known cards, for tests.
 *
 * S0 is the dealer. A position is set up in the truth and in every view that may know it, and from there on only commands
 * are given. `flips` puts a card on the left pile and lets the side to move draw it.
 */
import './texts/all.ts';
import type { Actor, Refusal, Seat, Viewer } from '../../kernel/game.ts';
import { resolve } from '../../kernel/options.ts';
import { seeded } from '../../kernel/random.ts';
import { act, openTable, type Table, tick, watcherOf } from '../../kernel/table.ts';
import type { Choice, Command } from './commands.ts';
import type { CardId, Joker } from './content.ts';
import type { Fact } from './facts.ts';
import { ordetFanger } from './index.ts';
import { type Options, options as optionSpec } from './options.ts';
import type { Side, State } from './state.ts';

export type OfTable = Table<State, Command, Fact>;

export function opened(
  seats: number,
  options: Partial<Options> = {},
  seed = 'ordet',
  bots: readonly Seat[] = [],
  isWatched = true,
): OfTable {
  const setup = Array.from({ length: seats }, (_, seat) => ({ bot: bots.includes(seat) }));
  const chosen = resolve(optionSpec, { coach: false, ...options }, { seats, humans: seats - bots.length });
  const refusal = ordetFanger.refuseStart!(setup, chosen);
  if (refusal) throw new Error(refusal);
  const viewers: Viewer[] = isWatched ? [...setup.keys(), 'table', 'master', 'ghost'] : [];
  const table = openTable(ordetFanger, () => ordetFanger.initial(setup, chosen), seeded(seed), viewers);
  does(table, 'clock', ordetFanger.begin);
  return table;
}

/** The same with the deck shuffled: the dealer's turn. */
export function begun(
  seats: number,
  options: Partial<Options> = {},
  seed = 'ordet',
  bots: readonly Seat[] = [],
): OfTable {
  const table = opened(seats, options, seed, bots);
  does(table, table.truth.sides[table.truth.dealer]![0]!, { type: 'shuffle' });
  return table;
}

export const typed = (seats = 4, options: Partial<Options> = {}, bots: readonly Seat[] = []): OfTable =>
  begun(seats, { playMode: 'remote', judging: 'typed', ...options }, 'ordet', bots);
export const voices = (seats = 4, options: Partial<Options> = {}, bots: readonly Seat[] = []): OfTable =>
  begun(seats, { judging: 'voices', duelSignal: 'flash', ...options }, 'ordet', bots);

/** Tries something and says why not. */
export const asks = (table: OfTable, by: Actor, command: unknown, at = table.now): Refusal | undefined =>
  act(table, by, command, at).refusal;

/** Does something that must be allowed. */
export function does(table: OfTable, by: Actor, command: Command, at = table.now): void {
  const refusal = asks(table, by, command, at);
  if (refusal) throw new Error(`${command.type} by ${by} in ${table.truth.phase} was refused: ${refusal}`);
}

export const waitUntil = (table: OfTable, at: number): OfTable => {
  tick(table, at);
  return table;
};
export const wait = (table: OfTable, ms: number): OfTable => waitUntil(table, table.now + ms);
export const viewOf = (table: OfTable, viewer: Viewer): State => watcherOf(table, viewer).view;
export const bytesOf = (table: OfTable, viewer: Viewer): string => JSON.stringify(viewOf(table, viewer));
export const facts = (table: OfTable): Fact[] => table.log.flatMap(({ told }) => told.map(({ fact }) => fact));
export const told = <T extends Fact['type']>(table: OfTable, type: T): Extract<Fact, { type: T }>[] =>
  facts(table).filter((fact): fact is Extract<Fact, { type: T }> => fact.type === type);

export interface Position {
  /** Play piles by side: cards from the bottom up; with two piles a side, two lists. */
  readonly piles?: readonly (readonly CardId[] | readonly [readonly CardId[], readonly CardId[]])[];
  readonly turn?: Side;
  readonly drawer?: Side;
  readonly jokers?: readonly Joker[];
  readonly left?: readonly CardId[];
  readonly right?: readonly CardId[];
  readonly firstLap?: boolean;
}

/** A quiet table in the middle of a round. */
export function given(table: OfTable, position: Position): OfTable {
  const { truth } = table;
  const used = new Set((position.piles ?? []).flat(2) as CardId[]);
  const rest = [...truth.deck!.left, ...truth.deck!.right].filter(
    (card) => !used.has(card) && !card.startsWith('joker'),
  );
  const half = rest.length >> 1;
  const deck = { left: [...(position.left ?? rest.slice(0, half))], right: [...(position.right ?? rest.slice(half))] };
  for (const state of [truth, ...table.watchers.map(({ view }) => view)]) {
    let stamp = 0;
    state.piles = state.piles.map((piles, side) => {
      const cards = position.piles?.[side] ?? [];
      const isTwo = cards.some((one) => Array.isArray(one));
      return piles.map((_, pile) => [...((isTwo ? cards[pile] : pile === 0 ? cards : []) as CardId[])]);
    });
    state.stamps = state.piles.map((piles) => piles.map((cards) => (cards.length > 0 ? ++stamp : 0)));
    state.stamp = stamp;
    state.changed = null;
    state.jokers = [...(position.jokers ?? [])];
    state.turn = position.turn ?? 0;
    state.drawer = position.drawer ?? (state.turn + state.sides.length - 1) % state.sides.length;
    state.hadTurn = state.hadTurn.map((_, side) => !position.firstLap || side < state.turn);
    state.counts = { left: deck.left.length, right: deck.right.length };
    state.deck = state === truth ? deck : undefined;
    state.phase = 'turn';
    state.until = table.now + state.options.turnMs;
    if (state.options.turnMs === 0) state.until = null;
  }
  return table;
}

const seatOf = (table: OfTable, side: Side): Seat => table.truth.sides[side]![0]!;

/** Puts a card on the left pile, unseen. */
export function stack(table: OfTable, ...cards: CardId[]): OfTable {
  const { deck } = table.truth;
  deck!.left = [...cards, ...deck!.left.filter((card) => !cards.includes(card))];
  deck!.right = deck!.right.filter((card) => !cards.includes(card));
  for (const state of [table.truth, ...table.watchers.map(({ view }) => view)])
    state.counts = { left: deck!.left.length, right: deck!.right.length };
  return table;
}

/** The side to move draws this card, and it is turned. */
export function flips(table: OfTable, card: CardId, playPile: number | null = null, isLast = false): OfTable {
  stack(table, card);
  if (isLast) {
    table.truth.deck = { left: [card], right: [] };
    for (const state of [table.truth, ...table.watchers.map(({ view }) => view)]) state.counts = { left: 1, right: 0 };
  }
  does(table, seatOf(table, table.truth.turn), { type: 'draw', drawPile: 'left', playPile });
  return wait(table, 400);
}

/** A duel of S0 (circle s1-01) and S2 (who just turned circle s1-09), with S1 on star s1-04: scenario 8. */
export const duelling = (table: OfTable, position: Position = {}): OfTable =>
  flips(given(table, { piles: [['s1-01'], ['s1-04'], [], []], turn: 2, ...position }), 's1-09');

export const says = (
  table: OfTable,
  seat: Seat,
  text: string,
  at = table.now,
  reactionMs: number | null = null,
): void => does(table, seat, { type: 'answer', text, input: 'keyboard', reactionMs }, at);

/** Tries to answer and says what became of it: a refusal, a fault, or nothing. */
export function tries(table: OfTable, seat: Seat, text: string, at = table.now): string | undefined {
  const refusal = asks(table, seat, { type: 'answer', text, input: 'keyboard', reactionMs: null }, at);
  if (refusal) return refusal;
  const last = facts(table).at(-1)!;
  return last.type === 'answerTurnedDown' ? last.code : undefined;
}

export const votes = (table: OfTable, ...cast: [Seat, Choice][]): void => {
  for (const [seat, choice] of cast) does(table, seat, { type: 'vote', choice });
};

/** Lines as the server measured them. */
export const lines = (table: OfTable, ...roundTrips: (number | undefined)[]): OfTable => {
  for (const [seat, roundTripMs] of roundTrips.entries())
    if (roundTripMs !== undefined) does(table, 'server', { type: 'noteLine', seat, roundTripMs });
  return table;
};

/** The race of scenario 28: it began at `revealAt`, which is returned. */
export const startOf = (table: OfTable): number => table.truth.race!.revealAt;

/** Lets the duel be won at once, in person or typed, and its end pass. */
export function settle(table: OfTable, winner: Side): OfTable {
  const loser = table.truth.duel!.sides.find((side) => side !== winner)!;
  does(table, seatOf(table, loser), { type: 'concede' });
  return endDuel(table);
}

/** The end of a duel passes, however long it lasts. */
export const endDuel = (table: OfTable): OfTable => waitUntil(table, table.truth.until!);

/** Every card somewhere: piles, score piles, draw piles, out. */
export function cardCount({ truth }: OfTable): number {
  const inPlay = truth.piles.flat(2).length + truth.won.flat().length + truth.out;
  const deck = [...truth.deck!.left, ...truth.deck!.right].filter((card) => !card.startsWith('joker')).length;
  const out = truth.duel?.neutrals.filter(({ from }) => from !== 'reserve').length ?? 0;
  const drawn = truth.drawn && !truth.drawn.card!.startsWith('joker') ? 1 : 0;
  return inPlay + deck + drawn + out;
}

/** Games in which the rarest things happen, for those who want every type of fact. */
export function rareGames(): OfTable[] {
  const slow = lines(typed(4, { gameMaster: 'human' }), 300, 20);
  does(slow, 'server', { type: 'noteWords', text: 'Zorro' });
  does(slow, 'server', { type: 'noteLanguage', language: 'da' });
  does(slow, 'server', { type: 'releaseMaster' });
  duelling(slow);
  does(slow, 'server', { type: 'noteConnection', seat: 3, connected: false });
  const leaving = duelling(typed(4, { absent: 'remove' }));
  does(leaving, 'server', { type: 'leave', seat: 2 });
  const last = showdown(typed(3, { tieBreak: 'showdown', rounds: 1 }));
  waitUntil(last, startOf(last));
  does(last, 0, { type: 'concede' });
  const loved = worded();
  does(loved, 1, { type: 'smile', answer: 0, on: true });
  const back = given(typed(4, { firstLapJoker: 'return' }), { firstLap: true });
  for (const card of ['joker-2', 's1-03', 's1-04', 's1-05', 's1-06']) flips(back, card);
  return [slow, leaving, last, loved, back];
}

/** A typed round that is over, in which seat 0 has won a card with a word. */
export function worded(options: Partial<Options> = {}): OfTable {
  const table = duelling(typed(4, { rounds: 2, ...options }));
  says(table, 0, 'a pencil case', startOf(table) + 2000);
  wait(table, 9000);
  return flips(given(table, { left: [], right: [] }), 's1-03', null, true);
}

/** All sides level after the last round. */
export function showdown(table: OfTable): OfTable {
  const seats = table.truth.sides.map((_, side) => side);
  given(table, { piles: seats.map(() => []), left: [], right: [] });
  flips(table, 's1-52', null, true);
  for (const seat of seats) does(table, seat, { type: 'ready' });
  return table;
}

/** A typed duel of S0 and S2 of four, whose lines take so long. */
export const race = (options = {}, roundTrips: (number | undefined)[] = [40, undefined, 240]): OfTable =>
  duelling(lines(typed(4, options), ...roundTrips));
export const closed = (table: OfTable) => told(table, 'raceClosed').at(-1)!;
export const winner = (table: OfTable) => table.truth.challenge?.winner;
