/**
 * GW:s brott: tables with known pieces, cards and dice, for tests.
 *
 * GW sits on seat 0, the criminals C1 to C4 on seats 1 to 4 with hat, glove, mask and boot. Dice fall as they are told to;
 * a position is set up in the truth and in every view that may know it, and from there on only commands are given.
 */
import type { Actor, Refusal, Seat, Viewer } from '../../kernel/game.ts';
import { resolve } from '../../kernel/options.ts';
import { type Source, seeded } from '../../kernel/random.ts';
import { act, openTable, type Table, tick, watcherOf } from '../../kernel/table.ts';
import type { Command } from './commands.ts';
import {
  type Card,
  type Criminal,
  type Face,
  faces,
  gwDice,
  gwDieFor,
  type Piece,
  type Place,
  pieces,
  placeOf,
  type Square,
  type Trump,
} from './content.ts';
import type { Fact } from './facts.ts';
import { gwsBrott } from './index.ts';
import { type Options, options as optionSpec } from './options.ts';
import { isDuel, type Phase, type State, tellsPieces } from './state.ts';
import { endsOf, usableDice } from './turn.ts';

export const [G, C1, C2, C3, C4] = [0, 1, 2, 3, 4] as const;

export interface GwTable extends Table<State, Command, Fact> {
  /** What the next dice show. */
  readonly fall: { faces: Face[]; gw: number[] };
}

/** A table just begun, with GW on seat 0 unless told otherwise, and the views of everybody. */
export function begun(criminals = 3, options: Partial<Options> = {}, seed = 'gw'): GwTable {
  const count = criminals + 1;
  const seats = Array.from({ length: count }, () => ({ bot: false }));
  const chosen = resolve(optionSpec, { gwPicker: 'host', gwSeat: 1, ...options }, { seats: count, humans: count });
  const fall: GwTable['fall'] = { faces: [], gw: [] };
  const others = seeded(seed);
  const die = gwDice[chosen.gwDie === 'auto' ? gwDieFor(criminals) : chosen.gwDie] as readonly number[];
  const source: Source = (label, k, again) => {
    if (label === 'dice' && fall.faces.length > 0) return faces.indexOf(fall.faces.shift()!);
    if (label === 'gw-die' && fall.gw.length > 0) return die.indexOf(fall.gw.shift()!);
    return others(label, k, again);
  };
  const viewers: Viewer[] = [...seats.keys(), 'table', 'master', 'ghost'];
  const table = Object.assign(
    openTable(gwsBrott, () => gwsBrott.initial(seats, chosen), source, viewers),
    { fall },
  );
  does(table, 'clock', gwsBrott.begin);
  return table;
}

/** The same with pieces taken: it is C1's turn in round 1. With two players the criminal has hat and glove. */
export function playing(criminals = 3, options: Partial<Options> = {}, seed = 'gw'): GwTable {
  const table = begun(criminals, options, seed);
  if (criminals === 1) does(table, table.truth.order[0]!, { type: 'choosePieces', pieces: ['hat', 'glove'] });
  else
    for (const [i, seat] of table.truth.order.entries())
      does(table, seat, { type: 'choosePieces', pieces: [pieces[i]!] });
  return table;
}

/** Tries something and says why not. */
export const asks = (table: GwTable, by: Actor, command: unknown, at = table.now): Refusal | undefined =>
  act(table, by, command, at).refusal;

/** Does something that must be allowed. */
export function does(table: GwTable, by: Actor, command: Command, at = table.now): void {
  const refusal = asks(table, by, command, at);
  if (refusal) throw new Error(`${command.type} by ${by} in ${table.truth.phase} was refused: ${refusal}`);
}

export const viewOf = (table: GwTable, viewer: Viewer): State => watcherOf(table, viewer).view;
export function wait(table: GwTable, ms: number): void {
  tick(table, table.now + ms);
}

/** The log's facts of one type, in order. */
export const told = <T extends Fact['type']>(table: GwTable, type: T): Extract<Fact, { type: T }>[] =>
  table.log.flatMap((entry) => entry.told.map(({ fact }) => fact)).filter((fact) => fact.type === type) as never;

export interface Position {
  places?: { [piece in Piece]?: Place };
  hands?: { [seat: Seat]: Card[] };
  criminals?: { [seat: Seat]: Criminal };
  trumps?: Trump[];
  /** So many dice are locked. */
  locked?: number;
  gw?: Square;
  handcuffs?: number;
  arrests?: { [seat: Seat]: number };
}

/** Sets up a position, in the truth and in each view that may know of it. */
export function given(table: GwTable, position: Position): GwTable {
  put(table.truth, position, true, () => true, true);
  for (const { viewer, view } of table.watchers) {
    const isCriminal = typeof viewer === 'number' && viewer !== table.truth.gw;
    put(view, position, isCriminal, (seat) => seat === viewer, viewer === table.truth.gw);
  }
  return table;
}

function put(
  state: State,
  position: Position,
  seesBoard: boolean,
  isOwn: (seat: Seat) => boolean,
  isGw: boolean,
): void {
  const { places = {}, hands = {}, criminals = {}, trumps, locked, gw, handcuffs, arrests = {} } = position;
  for (const [piece, place] of Object.entries(places) as [Piece, Place][]) {
    const isKnown = seesBoard || (place === 'jail' && (tellsPieces(state) || !isDuel(state)));
    state.places[piece] = isKnown ? place : undefined;
    state.told[piece] = place === 'jail';
  }
  for (const [seat, cards] of Object.entries(hands)) {
    if (isOwn(Number(seat))) state.hands[Number(seat)] = [...cards];
    state.left[Number(seat)] = cards.length;
  }
  for (const [seat, criminal] of Object.entries(criminals)) {
    if (isOwn(Number(seat))) state.criminals[Number(seat)] = criminal;
  }
  if (trumps) {
    if (isGw) state.trumps = [...trumps];
    state.trumpsLeft = trumps.length;
  }
  if (locked !== undefined) state.dice = state.dice.map((_, die) => (die < locked ? 'gw' : null));
  if (gw !== undefined) {
    state.gwAt = gw;
    state.gwFrom = gw;
  }
  if (handcuffs !== undefined) state.handcuffs = handcuffs;
  for (const [seat, count] of Object.entries(arrests)) state.arrests[Number(seat)] = count;
}

/** Nobody is immune in a way that matters. */
export const plain = { 1: 'turbo-tyra', 2: 'slippery-sigge', 3: 'turbo-tyra', 4: 'slippery-sigge' } as const;

export const rolls = (table: GwTable, by: Seat, ...shown: Face[]): void => {
  table.fall.faces.push(...shown);
  does(table, by, { type: 'roll', dice: null });
};

/** The acting criminal rolls a move, takes the first die that can be used and goes to the first square. */
export function passTurn(table: GwTable): void {
  const { truth } = table;
  const seat = truth.turn!;
  if (truth.phase === 'piece-choice') does(table, seat, { type: 'chooseActing', piece: truth.pieces[seat]![0]! });
  const free = truth.dice.filter((face) => face !== 'gw').length;
  rolls(table, seat, ...Array<Face>(free).fill('2'));
  does(table, seat, { type: 'chooseDie', die: usableDice(truth)[0]! });
  does(table, seat, { type: 'movePiece', to: placeOf(endsOf(truth, truth.chosen!.face)[0]!) });
}

/** All criminals pass: it is GW's turn. */
export function toGw(table: GwTable): GwTable {
  for (let turns = 0; table.truth.phase !== 'gw-turn'; turns++) {
    if (turns > 9) throw new Error(`GW's turn never comes; it is ${table.truth.phase}`);
    passTurn(table);
  }
  return table;
}

/** It is this criminal's turn, the earlier ones have passed. */
export function toTurn(table: GwTable, seat: Seat): GwTable {
  while (table.truth.turn !== seat) passTurn(table);
  return table;
}

export const walks = (table: GwTable, ...squares: Square[]): void => {
  for (const to of squares) does(table, table.truth.gw!, { type: 'gwStep', to });
};

/** GW walks up and down without meeting anybody, until the walk is over. */
export function strolls(table: GwTable): void {
  const { phase } = table.truth;
  while (table.truth.phase === phase && table.truth.steps > 0) {
    const to = gwsBrott
      .legal(viewOf(table, G), G, table.now)
      .flatMap(({ command }) => (command.to as unknown as { values: Square[] }).values)
      .find((square) => !Object.values(table.truth.places).includes(square))!;
    walks(table, to);
  }
}

/** GW rolls this and walks without a catch: the next round begins. */
export function passGw(table: GwTable, face = 3): void {
  table.fall.gw.push(face);
  does(table, G, { type: 'rollGwDie' });
  strolls(table);
  if (table.truth.phase === 'gw-extra') strolls(table);
}

export const phaseOf = (table: GwTable): Phase => table.truth.phase;
export const ends = (table: GwTable, face: '1' | '2' | '3' | '4' | 'arrow'): string =>
  endsOf(table.truth, face).map(placeOf).join(' ');
/** Everything that a viewer has, as bytes. */
export const bytesOf = (table: GwTable, viewer: Viewer): string => JSON.stringify(viewOf(table, viewer));

/**
 * For the contract suite, which looks for it here: at a table without timers a random player takes its time, and nobody
 * hurries it. Days instead of hours.
 *
 * @public
 */
export const contract = { hoursMax: 24 * 60 };

/** Games in which things happen that random play seldom comes to: every type of fact is in one of them. */
export function rareGames(): GwTable[] {
  return [somebodyIsStuck(), immunitiesTakeEffect(), peopleComeAndGo(), clockIsMoved()];
}

function somebodyIsStuck(): GwTable {
  const table = given(playing(3), { places: { hat: 'K6', glove: 'L6' }, gw: 'J6', locked: 3 });
  rolls(table, C1, '1', 'arrow');
  does(table, C1, { type: 'declareStuck' });
  return table;
}

function immunitiesTakeEffect(): GwTable {
  const table = toGw(playing(3));
  given(table, {
    places: { hat: 'H7', glove: 'jail', mask: 'jail' },
    gw: 'I6',
    trumps: ['breakthrough'],
    criminals: { 1: 'turbo-tyra' },
  });
  does(table, G, { type: 'playTrump', play: { trump: 'breakthrough' } });
  walks(table, 'I7', 'H7');
  return table;
}

function peopleComeAndGo(): GwTable {
  const table = playing(3, { onLeave: 'retire' });
  does(table, 'server', { type: 'retire', seat: C2 });
  does(table, 'server', { type: 'awaitSeat', seat: C1 });
  does(table, 'server', { type: 'fillSeat', seat: C1 });
  does(table, 'server', { type: 'cancel' });
  return table;
}

function clockIsMoved(): GwTable {
  const table = playing(3, { timers: 'relaxed', gameMaster: 'human' });
  does(table, 'master', { type: 'master.extend', seconds: 60 });
  return table;
}
