/** What all three surfaces ask of a view: who was seen where, what was announced since, which way GW has come. */
import type { Seat } from '../../../kernel/game.ts';
import {
  type Card,
  cards,
  destinations,
  distance,
  type GwDie,
  gwDice,
  gwDieFor,
  gwStart,
  type MoveFace,
  numberOf,
  type Pencil,
  type Piece,
  type Place,
  pencilled,
  placeOf,
  type Square,
  squareOf,
} from '../content.ts';
import { isActor, isDuel, isOut, lockedCount, type Note, othersThan, piecesInPlay, type View } from '../state.ts';
import type { GwTexts } from '../texts/index.ts';

const byCard = new Map<Square, Card>(cards.map((card) => [squareOf(card), card]));
export const cardAt = (square: Square): Card | undefined => byCard.get(square);

/** "Bakery D5", "D4", "Jail". */
export function placeText(t: GwTexts, place: Place): string {
  if (place === 'jail') return t.words.jail;
  const card = cardAt(place);
  return card ? `${t.places[card]} ${place}` : place;
}

/** What somebody who is out says in this round. */
export const saidNow = ({ reacted, round }: View, seat: number, t: GwTexts): string | undefined => {
  const last = reacted[seat];
  return last && last.round === round ? t.reactions[last.reaction] : undefined;
};

/** Destroyed: what was handed in, not what somebody gave up. */
export const goneCards = (view: View): ReadonlySet<Card> => new Set(view.handed.map(({ card }) => card));
export const handedBy = (view: View, seat: Seat): Card[] =>
  view.handed.filter((one) => one.seat === seat).map(({ card }) => card);

/** How many cards somebody has; of whoever is out, that they are out, which is not the same as having none left. */
export const leftText = (view: View, seat: Seat, t: GwTexts, out: string): string =>
  isOut(view, seat) ? out : t.screen.cardsLeft(view.left[seat]!);

/** When the game is over: what somebody never handed in, also if it went to GW with a third arrest. */
export const keptBy = (view: View, seat: Seat): Card[] =>
  (view.opened?.hands[seat] ?? []).filter((card) => !goneCards(view).has(card));

export interface Sighting {
  readonly place: Place;
  readonly round: number;
  /** By handing in evidence, or otherwise. */
  readonly by: 'start' | 'evidence' | 'arrest' | 'told';
}

/** Where this viewer was last told that somebody, or with two players one of the pieces, stands. */
export function lastSeen(view: View, seat: Seat, piece?: Piece): Sighting {
  for (let i = view.chronicle.length - 1; i >= 0; i--) {
    const note = view.chronicle[i]!;
    const seen = sightingIn(note, seat, piece);
    if (seen) return seen;
  }
  return { place: 'jail', round: 0, by: 'start' };
}

function sightingIn(note: Note, seat: Seat, piece: Piece | undefined): Sighting | undefined {
  const { round } = note;
  const isPiece = 'piece' in note && piece !== undefined ? note.piece === piece : true;
  if (!isPiece) return undefined;
  switch (note.type) {
    case 'evidence':
      return note.seat === seat ? { place: squareOf(note.card), round, by: 'evidence' } : undefined;
    case 'arrest':
      return note.seat === seat ? { place: 'jail', round, by: 'arrest' } : undefined;
    case 'blocked':
      return note.seat === seat ? { place: note.square, round, by: 'told' } : undefined;
    case 'told':
      return note.target === seat && note.place ? { place: note.place, round, by: 'told' } : undefined;
    default:
      return undefined;
  }
}

/** The faces announced since then, the oldest first. */
export function facesSince(view: View, seat: Seat, piece?: Piece): MoveFace[] {
  const faces: MoveFace[] = [];
  for (let i = view.chronicle.length - 1; i >= 0; i--) {
    const note = view.chronicle[i]!;
    if (sightingIn(note, seat, piece)) break;
    if (note.type !== 'moved' || note.seat !== seat) continue;
    if (piece === undefined || note.piece === piece) faces.push(note.face);
  }
  return faces.reverse();
}

export interface Nearness {
  readonly square: Square;
  readonly round: number;
  readonly faces: readonly MoveFace[];
}

/** Somebody kept the helicopter away after they were last seen: they were on its square or around it, and went on so. */
export function keptAway(view: View, seat: Seat): Nearness | undefined {
  const faces: MoveFace[] = [];
  for (let i = view.chronicle.length - 1; i >= 0; i--) {
    const note = view.chronicle[i]!;
    if (sightingIn(note, seat, undefined)) return undefined;
    if (note.type === 'moved' && note.seat === seat) faces.push(note.face);
    if (note.type === 'flight' && note.blockers.includes(seat))
      return { square: note.to, round: note.round, faces: faces.reverse() };
  }
  return undefined;
}

/** Two players: the faces of each round, in the order of the turns; null: no move in that turn. */
export function facesByRound(view: View, seat: Seat): { round: number; faces: (MoveFace | null)[] }[] {
  const rounds: { round: number; faces: (MoveFace | null)[] }[] = [];
  for (const note of view.chronicle) {
    if ((note.type !== 'moved' && note.type !== 'bust' && note.type !== 'stuck') || note.seat !== seat) continue;
    if (rounds.at(-1)?.round !== note.round) rounds.push({ round: note.round, faces: [] });
    rounds.at(-1)!.faces.push(note.type === 'moved' ? note.face : null);
  }
  return rounds;
}

/** How many steps the walk under way has in all. */
export function stepsInAll(view: View): number {
  switch (view.phase) {
    case 'gw-special': {
      const reset = view.chronicle.findLast((note) => note.type === 'reset');
      return reset?.steps ?? view.steps;
    }
    case 'gw-extra':
      return view.dice.length;
    case 'gw-move':
      return view.isBreakthrough ? 8 : (view.gwFace ?? 0) + lockedCount(view);
    default:
      return view.steps;
  }
}

/** Every square that GW has stood on, in order. */
export const gwWay = (view: View): Square[] => [
  gwStart,
  ...view.paths.flatMap((step) => (step.startsWith('gw:') ? [step.slice(3)] : [])),
];

/** The way of the present walk, from where it began. */
export function trailOf(view: View): Square[] {
  const gone = stepsInAll(view) - view.steps;
  return gwWay(view).slice(-(gone + 1));
}

const isBeside = (one: Square, other: Square): boolean => distance(one, other) === 1;

/** The way of GW's latest walk, from where it began; what was flown over is no walk. */
export function lastWalk(view: View): Square[] {
  if (isWalking(view)) return trailOf(view);
  const to = view.paths.findLastIndex((step) => step.startsWith('gw:'));
  const from = view.paths.findLastIndex((step, i) => i < to && step.startsWith('round:')) + 1;
  const earlier = view.paths.slice(0, from).filter((step) => step.startsWith('gw:')).length;
  const way = gwWay(view).slice(earlier);
  return way.slice(
    Math.max(
      0,
      way.findLastIndex((square, i) => i > 0 && !isBeside(way[i - 1]!, square)),
    ),
  );
}

export const isWalking = ({ phase }: View): boolean =>
  phase === 'gw-move' || phase === 'gw-special' || phase === 'gw-extra';

/** Whether GW came to an arrest by helicopter: the landing is told right before it. */
export function isFlown(view: View, arrest: Note): boolean {
  const before = view.chronicle[view.chronicle.indexOf(arrest) - 1];
  return arrest.type === 'arrest' && before?.type === 'flight' && before.to === arrest.square;
}

/** Whoever has just locked the last die, as long as nothing else has happened. */
export function bustNow(view: View): Seat | null {
  const last = view.chronicle.at(-1);
  const note = last?.type === 'reset' && last.forced ? view.chronicle.at(-2) : last;
  return note?.type === 'bust' ? note.seat : null;
}

/** Where the pencil allows each piece to stand, for whoever has one. */
export function possible(view: View): { readonly piece: Piece; readonly places: readonly Place[] }[] {
  if (!view.pencil) return [];
  const sets = pencilled(view.pencil as Pencil);
  return piecesInPlay(view).map((piece, i) => ({ piece, places: sets[i] ?? [] }));
}

/** Where the acting piece may go with a face, as those know who see the board. */
export function endsWith(view: View, face: MoveFace): Square[] {
  const place = view.acting ? view.places[view.acting] : undefined;
  if (!view.acting || place === undefined || place === null) return [];
  return destinations(numberOf(place), face, numberOf(view.gwAt), othersThan(view, view.acting)).map(placeOf);
}

export const gwDieOf = (view: View): readonly number[] => {
  const { gwDie } = view.options;
  const kind: GwDie = gwDie === 'auto' ? gwDieFor(view.seats - 1) : gwDie;
  return gwDice[kind];
};
/** In how many cases of a hundred all free dice lock. */
export const bustPercent = (free: number): number => Math.round(100 / 6 ** free);

export const cardsEach = (view: View): number => (isDuel(view) ? 2 : 1);

/** With how many handcuffs GW began. */
export const cuffsInAll = (view: View): number => view.handcuffs + view.arrests.reduce((sum, n) => sum + n, 0);

/** When the phase ends by itself; the clock stands while somebody is awaited whose move it is. */
export const clockUntil = (view: View): number | null =>
  view.awaited.some((seat) => isActor(view, seat)) ? null : view.until;
