/** What every screen of the phone is given: the stage, and what is asked of it again and again. */
import type { Seat } from '../../../../kernel/game.ts';
import type { Offer } from '../../../../kernel/offer.ts';
import { type FaceOf, seatFaces } from '../../../../web/kit/index.ts';
import type { Stage } from '../../../../web/stage.ts';
import type { Card, Piece, Place, Square } from '../../content.ts';
import { isOut, type Note, ownerOf, piecesInPlay, type State } from '../../state.ts';
import { namesIn } from '../../texts/index.ts';
import type { Man } from '../board/board.tsx';
import { cardAt, goneCards } from '../view.ts';
import { type Words, wordsIn } from '../words.ts';

export interface Play extends Omit<Stage<State>, 'me'>, Words {
  readonly me: Seat;
  readonly faces: readonly FaceOf[];
  readonly may: readonly Offer[];
  readonly name: (seat: Seat) => string;
  readonly names: (seats: readonly Seat[]) => string;
  readonly list: (words: readonly string[]) => string;
  readonly showCards: () => void;
}

export function playOf(stage: Stage<State>, me: Seat, showCards: () => void): Play {
  const faces = seatFaces(stage.room);
  const name = (seat: Seat) => faces[seat]?.name ?? '?';
  const list = (words: readonly string[]) => namesIn(stage.language, words);
  return {
    ...stage,
    ...wordsIn(stage.language),
    me,
    faces,
    may: stage.offers(),
    name,
    names: (seats) => list(seats.map(name)),
    list,
    showCards,
  };
}

export const isGw = ({ view, me }: Pick<Play, 'view' | 'me'>): boolean => view.gw === me;
export const isRemote = ({ view }: Pick<Play, 'view'>): boolean => view.options.playMode === 'remote';

/** The pieces on the criminals' side, as all of them see it. */
export const menOf = ({ view, me }: Pick<Play, 'view' | 'me'>, isMarked = true): Man[] =>
  piecesInPlay(view).flatMap((piece) => {
    const place = view.places[piece];
    if (place === undefined || place === null) return [];
    const isOwn = ownerOf(view, piece) === me && isMarked && (view.acting === piece || view.seats > 2 || !view.acting);
    return [{ piece, place, mine: isOwn }];
  });

/** The own piece: the one that acts, else the one that is nearest to hand. */
export function ownPiece({ view, me }: Pick<Play, 'view' | 'me'>): Piece {
  const own = view.pieces[me]!;
  return own.includes(view.acting as Piece) ? view.acting! : own[0]!;
}
export const ownPlace = (play: Pick<Play, 'view' | 'me'>): Place => play.view.places[ownPiece(play)] ?? 'jail';
export const ownCards = ({ view, me }: Pick<Play, 'view' | 'me'>): readonly Card[] => view.hands[me] ?? [];

/** A square in words, for those who see the criminals' side. */
export function squareName(play: Play, square: Square, more: readonly string[] = []): string {
  const { view, w, t, name } = play;
  const words: string[] = [];
  const card = cardAt(square);
  if (card) words.push(t.places[card]);
  if (card && ownCards(play).includes(card)) words.push(w.turn.own);
  if (card && goneCards(view).has(card)) words.push(w.board.handedIn);
  for (const { piece, place } of menOf(play)) {
    if (place !== square) continue;
    const owner = ownerOf(view, piece);
    words.push(owner === play.me ? `${t.pieces[piece]}, ${w.turn.you}` : name(owner));
  }
  if (view.gwAt === square) words.push(w.turn.gw);
  if (words.length === 0 && !card) words.push(w.board.street);
  return [square, ...words, ...more].join(', ');
}

/** The last thing heard that somebody should look at before going on; `isFor`: whether it is one for this phone. */
export const isOutNow = ({ view, me }: Pick<Play, 'view' | 'me'>): boolean => isOut(view, me);

export type NoteOf<T extends Note['type']> = Extract<Note, { type: T }>;
