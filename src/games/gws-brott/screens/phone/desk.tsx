/** GW's working print of the town: evidence, the pencil of the software, marks by hand, and whom GW was told of. */
import type { Signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { pieces as allPieces, type Piece, type Place, type Square } from '../../content.ts';
import { isDuel, ownerOf, piecesInPlay, tellsPieces, type View } from '../../state.ts';
import { type Aim, Board, type Sight } from '../board/board.tsx';
import { deskEvidence, pencil, ringAt } from '../board/layers.ts';
import type { Direction } from '../board/places.ts';
import { cardAt, goneCards, possible } from '../view.ts';
import { drawMarks, marksNow, sheetOf } from './pencils.ts';
import type { Play } from './play.ts';

/** Each piece its own direction of the pencil. */
export const strokeOf = (piece: Piece): number => allPieces.indexOf(piece);

/** The pencil of the software, if the option gives one. With two pieces that GW cannot tell apart, one hatching. */
function pencilLayer(view: View, w: number, gap: number): string {
  const sets = possible(view);
  if (!tellsPieces(view)) {
    const all = [...new Set(sets.flatMap(({ places }) => places))];
    return sets.length > 0 ? pencil(all, 0, w, gap) : '';
  }
  return sets.map(({ piece, places }) => pencil(places, strokeOf(piece), w, gap)).join('');
}

/** Pieces whose place GW has been told, and which have not moved since. */
const toldMen = (view: View) =>
  piecesInPlay(view).flatMap((piece) => {
    const place = view.places[piece];
    return place && view.told[piece] ? [{ piece, place }] : [];
  });

/** A square in words, for GW. */
function deskName(play: Play, square: Square, more: readonly string[] = []): string {
  const { view, w, t, name, list } = play;
  const words: string[] = [];
  const card = cardAt(square);
  if (card) words.push(t.places[card]);
  const handed = view.handed.find((one) => one.card === card);
  if (handed) words.push(isDuel(view) ? w.board.handedIn : w.board.handedBy(name(handed.seat)));
  if (view.gwAt === square) words.push(w.turn.you);
  const told = toldMen(view).filter(({ place }) => place === square);
  for (const { piece } of told) words.push(isDuel(view) ? t.pieces[piece] : name(ownerOf(view, piece)));
  const able = possible(view).filter(({ places }) => places.includes(square));
  if (able.length > 0 && tellsPieces(view))
    words.push(w.board.possible(list(able.map(({ piece }) => t.pieces[piece]))));
  const marks = marksNow(sheetOf(play.code, play.room.number).value, view.round).filter((one) => one.square === square);
  if (marks.length > 0)
    words.push(w.board.marked(list(marks.map(({ sign }) => (sign === 'not' ? w.gw.doubt : t.pieces[sign])))));
  if (words.length === 0 && !card) words.push(w.board.street);
  return [square, ...words, ...more].join(', ');
}

interface DeskProps {
  readonly play: Play;
  readonly zoom?: 'whole' | 'near';
  readonly over?: string;
  readonly live?: readonly Square[];
  readonly picked?: Square | null;
  readonly onSquare?: (square: Square) => void;
  readonly onDrag?: (direction: Direction) => void;
  readonly focus?: Place;
  readonly more?: (square: Square) => readonly string[];
  readonly sight?: Signal<Sight | null>;
  readonly aim?: Signal<Aim | null>;
  readonly onZoom?: (zoom: 'whole' | 'near') => void;
  /** Without pencil and marks: what is shown now must stand out. */
  readonly isBare?: boolean;
  readonly class?: string;
}

/** GW's working print: evidence, pencil, own marks, and whom GW was told of. */
export function Desk({ play, zoom = 'whole', over = '', more, isBare = false, class: name = '', ...board }: DeskProps) {
  const { view, w } = play;
  const marks = sheetOf(play.code, play.room.number).value;
  const isNear = zoom === 'near';
  const hatch = useMemo(() => pencilLayer(view, isNear ? 2.2 : 3.6, isNear ? 12.5 : 15), [view.pencil, isNear]);
  const men = toldMen(view).filter(({ place }) => place !== 'jail' || view.phase === 'setup');
  const rings = men.map(({ place }) => ringAt(place, 50, '#fbf5e8', 9)).join('');
  return (
    <Board
      ink="desk"
      class={`${isNear ? 'gb-lens' : 'gb-whole'} ${name}`}
      label={w.board.town}
      zoom={zoom}
      focus={board.focus ?? view.gwAt}
      gw={view.gwAt}
      men={men}
      under={(isBare ? '' : hatch) + deskEvidence(goneCards(view)) + rings}
      over={(isBare ? '' : drawMarks(marks, view.round)) + over}
      live={board.live ?? []}
      picked={board.picked ?? null}
      name={(square) => deskName(play, square, more?.(square))}
      {...(board.onSquare && { onSquare: board.onSquare })}
      {...(board.onDrag && { onDrag: board.onDrag })}
      {...(board.sight && { sight: board.sight })}
      {...(board.aim && { aim: board.aim })}
      {...(board.onZoom && { onZoom: board.onZoom })}
    />
  );
}
