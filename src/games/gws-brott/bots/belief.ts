/**
 * GW:s brott's bots: where each piece stands, as somebody on GW's side may think, from public facts alone. (14.1)
 *
 * For each piece a share of certainty on every square and in jail. Where GW is not told which of two pieces acts, there
 * are several worlds, each with its weight. Beside it lies the pencil (content.ts), which says what is possible at all:
 * no square of it is ever given up, and nothing outside it is believed.
 */
import type { Seat, Typed } from '../../../kernel/game.ts';
import {
  type Card,
  cards,
  colourOf,
  colours,
  gwDice,
  gwDieFor,
  JAIL,
  type MoveFace,
  numberOf,
  type Pencil,
  type Piece,
  type Place,
  pencilAfter,
  pencilled,
  pencilPieces,
  pencilSeen,
  rays,
  squareOf,
  stepsBetween,
  streets,
  walksTo,
} from '../content.ts';
import type { Fact } from '../facts.ts';
import type { View } from '../state.ts';
import { planner } from './plan.ts';

const PLACES = JAIL + 1;
const UNLIKELY = 1e-4;

interface World {
  weight: number;
  acting: number | null;
  beliefs: Float64Array[];
}

export interface Belief {
  see(fact: Typed, view: View): void;
  /** The weight on each square, all pieces together; those who are nearer to winning count more. */
  weights(view: View): Float64Array;
  /** The share of certainty for one piece, by its place in `pieces`. */
  of(piece: number): Float64Array;
  /** The same for the piece that acts, whichever it is. */
  acting(): Float64Array;
  readonly pieces: readonly Piece[];
  /** For each piece, everywhere where it may stand. */
  possible(): Place[][];
}

/** `hasPencil`: what is possible is kept beside what is believed. A criminal who only guesses at GW's thoughts needs none. */
export interface How {
  readonly hasPencil: boolean;
  /** Reckons with being avoided (level 2). */
  readonly isWary: boolean;
  /** How many walks are kept in mind when planning. */
  readonly width: number;
}

/** The faces of GW's die at this table. */
export const gwFaces = ({ options, seats }: View): readonly number[] =>
  gwDice[options.gwDie === 'auto' ? gwDieFor(seats - 1) : options.gwDie];

const point = (place: number): Float64Array => {
  const belief = new Float64Array(PLACES);
  belief[place] = 1;
  return belief;
};

function normalize(belief: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < PLACES; i++) sum += belief[i]!;
  if (sum > 0) for (let i = 0; i < PLACES; i++) belief[i]! /= sum;
  return sum;
}

/** Squares where this criminal may want to go: of colours still held, and not handed over by anybody. */
export function wantedBy(view: View, seat: Seat): Uint8Array {
  const wanted = new Uint8Array(PLACES);
  const perColour = view.seats === 2 ? 2 : 1;
  const gone = new Set<Card>(view.handed.map(({ card }) => card));
  const dealt = colours.slice(0, view.options.cardsPerCriminal);
  for (const card of cards) {
    const colour = colourOf(card);
    if (gone.has(card) || !dealt.includes(colour)) continue;
    let handed = 0;
    for (const one of view.handed) if (one.seat === seat && colourOf(one.card) === colour) handed++;
    if (handed < perColour) wanted[numberOf(squareOf(card))] = 1;
  }
  return wanted;
}

/** How likely each square is chosen as the end of a move. (14.1, 3) */
export function attraction(wanted: Uint8Array, gw: number): Float64Array {
  const weight = new Float64Array(JAIL);
  const goals: number[] = [];
  for (let i = 0; i < JAIL; i++) if (wanted[i]) goals.push(i);
  for (let i = 0; i < JAIL; i++) {
    let near = 99;
    for (const goal of goals) near = Math.min(near, stepsBetween(i, goal));
    const far = stepsBetween(i, gw);
    weight[i] = (wanted[i] ? 6 : 1) * (near <= 2 ? 1.2 : near <= 4 ? 1 : 0.7) * (far <= 2 ? 0.35 : far <= 4 ? 0.6 : 1);
  }
  return weight;
}

/** Each square's share goes to the squares that a face leads to, the likelier ones first. Others' pieces are ignored. */
export function spreadBelief(belief: Float64Array, face: MoveFace, gw: number, weight: Float64Array): Float64Array {
  const after = new Float64Array(PLACES);
  for (let from = 0; from < PLACES; from++) {
    const mass = belief[from]!;
    if (mass === 0) continue;
    const ends = face === 'arrow' ? slideEnds(from, gw) : walksTo(from, Number(face), gw);
    let sum = 0;
    for (const end of ends) sum += weight[end]!;
    if (sum === 0) continue;
    for (const end of ends) after[end]! += (mass * weight[end]!) / sum;
  }
  return after;
}

function slideEnds(from: number, gw: number): number[] {
  const ends: number[] = [];
  for (const ray of rays[from]!) {
    const at = ray.indexOf(gw);
    const end = at < 0 ? ray[ray.length - 1] : ray[at - 1];
    if (end !== undefined) ends.push(end);
  }
  return ends;
}

export function believing({ isWary, hasPencil, width }: How): Belief {
  let worlds: World[] = [];
  let pencil: Pencil | null = null;
  let pieces: Piece[] = [];

  const each = (change: (world: World) => void): void => {
    for (const world of worlds) change(world);
    worlds = worlds.filter(({ weight }) => weight > 0);
  };
  const setAll = (piece: number, place: number): void =>
    each(({ beliefs }) => {
      beliefs[piece] = point(place);
    });

  /** Nothing impossible is believed, nothing possible given up. */
  const heed = (view: View): void => {
    if (!pencil) return revive(view);
    const possible = pencilled(pencil).map((places) => places.map(numberOf));
    for (const { beliefs } of worlds) {
      for (const [piece, belief] of beliefs.entries()) {
        const isPossible = new Uint8Array(PLACES);
        for (const place of possible[piece] ?? []) isPossible[place] = 1;
        let sum = 0;
        for (let i = 0; i < PLACES; i++) {
          if (!isPossible[i]) belief[i] = 0;
          else if (belief[i]! < UNLIKELY) belief[i] = UNLIKELY;
          sum += belief[i]!;
        }
        if (sum === 0 && view.seats === 2) {
          for (const square of streets) if (square !== view.gwAt) belief[numberOf(square)] = 1;
        }
        normalize(belief);
      }
    }
  };

  /** Without a pencil: a belief that the facts have emptied begins anew, evenly. */
  const revive = (view: View): void =>
    each(({ beliefs }) => {
      for (const belief of beliefs) {
        if (normalize(belief) > 0) continue;
        for (const square of streets) if (square !== view.gwAt) belief[numberOf(square)] = 1 / (streets.length - 1);
      }
    });

  const merge = (): void => {
    if (worlds.length < 2) return;
    const sum = worlds.reduce((total, { weight }) => total + weight, 0);
    const beliefs = pieces.map((_, piece) => {
      const merged = new Float64Array(PLACES);
      for (const { weight, beliefs: those } of worlds) {
        for (let i = 0; i < PLACES; i++) merged[i]! += (those[piece]![i]! * weight) / sum;
      }
      return merged;
    });
    worlds = [{ weight: 1, acting: null, beliefs }];
  };

  const act = (next: (acting: number | null) => number): void =>
    each((world) => {
      world.acting = next(world.acting);
    });

  const openTurn = (piece: Piece | undefined, isSecond: boolean): void => {
    if (piece !== undefined) return act(() => pieces.indexOf(piece));
    if (isSecond) return act((acting) => (acting === 0 ? 1 : 0));
    worlds = worlds.flatMap(({ weight, beliefs }) =>
      [0, 1].map((acting) => ({ weight: weight / 2, acting, beliefs: beliefs.map((one) => one.slice()) })),
    );
  };

  const weights = (view: View): Float64Array => {
    const sum = new Float64Array(PLACES);
    const total = worlds.reduce((all, { weight }) => all + weight, 0) || 1;
    for (const { weight, beliefs } of worlds) {
      for (const [piece, belief] of beliefs.entries()) {
        const owner =
          view.seats === 2 ? view.order[0]! : view.order.find((seat) => view.pieces[seat]![0] === pieces[piece])!;
        if (view.out[owner] !== null) continue;
        const handed = view.handed.filter(({ seat }) => seat === owner).length;
        const factor = ((1 + 0.25 * handed) * weight) / total;
        for (let i = 0; i < JAIL; i++) sum[i]! += belief[i]! * factor;
      }
    }
    return sum;
  };

  const move = (view: View): void => {
    const gw = numberOf(view.gwAt);
    const weight = attraction(wantedBy(view, lastTurn), gw);
    each((world) => {
      const piece = world.acting!;
      world.beliefs[piece] = spreadBelief(world.beliefs[piece]!, view.chosen!.face, gw, weight);
    });
    heed(view);
    if (isWary) beWary(view, gw);
  };

  /** 14.1, 4: criminals avoid the obvious way. */
  const beWary = (view: View, gw: number): void => {
    const plan = planner(weights(view), width);
    const locked = view.dice.filter((face) => face === 'gw').length;
    const die = gwFaces(view);
    const obvious = new Set([...plan(gw, die[0]! + locked).path, ...plan(gw, die[5]! + locked).path]);
    each(({ beliefs, acting }) => {
      const belief = beliefs[acting!]!;
      for (const square of obvious) belief[square]! *= 0.5;
      normalize(belief);
    });
  };

  const meet = (piece: number | null, square: number): void =>
    each((world) => {
      const [one, other] = [world.beliefs[0]!, world.beliefs[1]];
      const met = piece ?? (other && other[square]! > one[square]! ? 1 : 0);
      if (piece === null) world.weight *= Math.max(UNLIKELY, one[square]! + (other?.[square] ?? 0));
      world.beliefs[met] = point(JAIL);
    });

  const shareOf = (pieceIn: (world: World) => number): Float64Array => {
    const sum = new Float64Array(PLACES);
    const total = worlds.reduce((all, { weight }) => all + weight, 0) || 1;
    for (const world of worlds) {
      const belief = world.beliefs[pieceIn(world)]!;
      for (let i = 0; i < PLACES; i++) sum[i]! += (belief[i]! * world.weight) / total;
    }
    return sum;
  };

  let lastTurn: Seat = 0;
  let entered: number | null = null;
  const settle = (): void => {
    const square = entered;
    entered = null;
    if (square === null) return;
    each((world) => {
      for (const belief of world.beliefs) {
        world.weight *= Math.max(UNLIKELY, 1 - belief[square]!);
        belief[square] = 0;
        normalize(belief);
      }
    });
  };

  const see = (fact: Fact, view: View): void => {
    if (fact.type !== 'arrested' && fact.type !== 'breakthroughBlocked') settle();
    else entered = null;
    const track = (piece: Piece | null | undefined): number | null => (piece ? pieces.indexOf(piece) : null);
    switch (fact.type) {
      case 'roundBegan':
        if (fact.round > 1) return merge();
        pieces = pencilPieces(view);
        worlds = [{ weight: 1, acting: null, beliefs: pieces.map(() => point(JAIL)) }];
        return;
      case 'turnBegan':
        lastTurn = fact.seat;
        return openTurn(fact.piece as Piece | undefined, view.isSecond);
      case 'evidenceDestroyed': {
        const square = numberOf(squareOf(fact.card));
        return each((world) => {
          world.weight *= Math.max(UNLIKELY, world.beliefs[world.acting!]![square]!);
          world.beliefs[world.acting!] = point(square);
        });
      }
      case 'diceRolled': {
        if (view.rolls !== 1 || view.hasDestroyed) return;
        const wanted = wantedBy(view, fact.seat);
        return each(({ beliefs, acting }) => {
          const belief = beliefs[acting!]!;
          for (let i = 0; i < JAIL; i++) if (wanted[i]) belief[i]! *= 0.3;
          normalize(belief);
        });
      }
      case 'moveMade':
        return move(view);
      case 'gwStepped':
        entered = numberOf(fact.to);
        return;
      case 'helicopterFlew':
        if (fact.blockers.length === 0) entered = numberOf(fact.to);
        return heed(view);
      case 'arrested':
        return meet(track(fact.piece as Piece | undefined), numberOf(fact.square));
      case 'snitchTold':
        if (!fact.place) return;
        if (fact.piece) return setAll(pieces.indexOf(fact.piece), numberOf(fact.place));
        return heed(view);
      case 'breakthroughBlocked':
        return setAll(pieces.indexOf(view.pieces[fact.seat]![0]!), numberOf(fact.square));
      case 'lookBegan':
        for (const { piece, place } of fact.shown ?? []) setAll(pieces.indexOf(piece), numberOf(place));
    }
  };

  return {
    see(fact, view) {
      if (hasPencil) pencil = pencilAfter(pencil, fact, view);
      const look = fact as Fact;
      if (pencil && look.type === 'lookBegan') {
        for (const { piece, place } of look.shown ?? [])
          pencil = pencilSeen(pencil, pencilPieces(view).indexOf(piece), place);
      }
      see(look, view);
    },
    weights,
    of: (piece) => shareOf(() => piece),
    acting: () => shareOf(({ acting }) => acting ?? 0),
    get pieces() {
      return pieces;
    },
    possible: () => (pencil ? pencilled(pencil) : []),
  };
}
