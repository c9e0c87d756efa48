/** The map on the wall: paper, everything that was said aloud, and never a criminal's piece before the end. */
import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { pieces as allPieces, type Card, columns, height, type Piece, type Square } from '../../content.ts';
import { isDuel, tellsPieces, type View } from '../../state.ts';
import { day } from '../art/inks.ts';
import { beam, pieceInk, pin, string } from '../art/marks.ts';
import { gwId, layOut } from '../art/sprite.ts';
import { useTown } from '../board/board.tsx';
import { prints, startPlate, wallEvidence } from '../board/layers.ts';
import { centre, type Direction, directionTo } from '../board/places.ts';
import { isWalking, lastSeen, lastWalk } from '../view.ts';

const VIEW = '-120 -92 1540 1444';
const SCALE = 1152 / 1540;
/** A place of the map in pixels of the screen. */
export const pixels = (square: Square): readonly [number, number] => {
  const [x, y] = centre(square);
  return [(x + 120) * SCALE, (y + 92) * SCALE];
};

const LABELS = (() => {
  const text = (x: number, y: number, word: string | number) => `<text x="${x}" y="${y}">${word}</text>`;
  return `<g font-family="Atkinson Hyperlegible Next, Verdana, sans-serif" font-weight="700" font-size="30" text-anchor="middle" fill="${day.text}" stroke="${day.land}" stroke-width="10" stroke-linejoin="round" paint-order="stroke">${[...columns].map((letter, k) => text(50 + k * 100, -52, letter)).join('')}${Array.from({ length: height }, (_, k) => text(-30, 60 + k * 100, k + 1)).join('')}</g>`;
})();

/** Who destroyed what; with two players nobody's shape stands there, unless all are told. */
export function destroyed(view: View): Map<Card, Piece | null> {
  const by = new Map<Card, Piece | null>();
  for (const note of view.chronicle) {
    if (note.type !== 'evidence') continue;
    const piece = isDuel(view) ? (tellsPieces(view) ? (note.piece ?? null) : null) : view.pieces[note.seat]![0]!;
    by.set(note.card, piece);
  }
  return by;
}

const AIM: { readonly [direction in Direction]: number } = { up: -90, right: 0, down: 90, left: 180 };

export interface MapProps {
  readonly view: View;
  /** Instead of GW's own square: in a replay. */
  readonly gw?: Square;
  readonly under?: string;
  readonly over?: string;
  readonly isFaint?: boolean;
  readonly hasPlate?: boolean;
  readonly children?: ComponentChildren;
}

/** The sheet with its torn edge, evidence, footprints and GW with the torch. */
export function WallMap({ view, gw = view.gwAt, under = '', over = '', isFaint = false, hasPlate = true }: MapProps) {
  const town = useTown('day', false);
  useMemo(() => layOut(allPieces), []);
  const facing = useRef<Direction>('left');
  const before = useRef(gw);
  if (before.current !== gw) {
    facing.current = directionTo(before.current, gw);
    before.current = gw;
  }
  const evidence = useMemo(() => wallEvidence(destroyed(view), day.road, isFaint), [view.handed.length, isFaint]);
  const below = useMemo(
    () => ({ __html: LABELS + (hasPlate ? startPlate() : '') + under + evidence }),
    [hasPlate, under, evidence],
  );
  const steps = prints(lastWalk(view));
  const trail = isWalking(view) ? steps : `<g opacity=".5">${steps}</g>`;
  const above = useMemo(() => ({ __html: trail }), [trail]);
  const top = useMemo(() => ({ __html: over }), [over]);
  const light = useMemo(
    () => ({ __html: beam(0, -30, AIM[facing.current], 250, ['#ffcf5c', '#ffc23a'], [0.36, 0.42]) }),
    [facing.current],
  );
  const [x, y] = centre(gw);
  return (
    <>
      <div class="gt-edge" />
      <div class="gt-map">
        <svg viewBox={VIEW} aria-hidden="true">
          {town && <use href={town} />}
          <g dangerouslySetInnerHTML={below} />
          <g dangerouslySetInnerHTML={above} />
          <g class="gt-gw" style={{ transform: `translate(${x}px, ${y}px)` }}>
            <g dangerouslySetInnerHTML={light} />
            <use href={gwId()} x="-55" y="-95" width="109" height="130" />
          </g>
          <g dangerouslySetInnerHTML={top} />
        </svg>
      </div>
    </>
  );
}

const PINS = pin(34, 52, '#1f5fc4', 1.3) + pin(1120, 54, '#1f5fc4', 1.3);

/**
 * Red thread from a criminal's card to the square last told in public. Nothing is pinned for somebody whose last public
 * place is the jail: it says "last seen", never where somebody stands.
 */
export function Threads({ view, ends }: { view: View; ends: ReadonlyMap<Piece, number> }) {
  const drawn: string[] = [];
  for (const [piece, y] of ends) {
    const seat = view.order.find((one) => view.pieces[one]!.includes(piece))!;
    const seen = lastSeen(view, seat, isDuel(view) && tellsPieces(view) ? piece : undefined);
    if (seen.place === 'jail' || view.out[seat]) continue;
    const [sx, sy] = pixels(seen.place);
    const ink = tellsPieces(view) ? pieceInk[piece] : '#c8323f';
    drawn.push(
      `<g class="gt-thread">${string([sx + 20, sy + 4], [1186, y], 40, '#c8323f', 5.4)}${pin(sx + 16, sy + 20, ink, 0.92)}${pin(1196, y + 14, '#c8323f', 1)}</g>`,
    );
  }
  const art = { __html: drawn.join('') + PINS };
  return <svg class="gt-over" viewBox="0 0 1920 1080" aria-hidden="true" dangerouslySetInnerHTML={art} />;
}

export const PinsOnly = () => (
  <svg class="gt-over" viewBox="0 0 1920 1080" aria-hidden="true" dangerouslySetInnerHTML={{ __html: PINS }} />
);
