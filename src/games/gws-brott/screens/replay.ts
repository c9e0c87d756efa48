/**
 * After the game: who stood where in each round, and where GW could have looked then.
 *
 * The true ways come from what was opened. GW's pencil is drawn anew from what GW had heard (the chronicle), whether or
 * not the option drew it during the game; what an infiltrator saw is not used.
 */
import {
  gwStart,
  immunityOf,
  type Pencil,
  type PencilFact,
  type PencilView,
  type Piece,
  type Place,
  pencilAfter,
  pencilled,
  type Square,
} from '../content.ts';
import { isDuel, ownerOf, piecesInPlay, tellsPieces, type View } from '../state.ts';

export interface Stop {
  readonly place: Place;
  readonly round: number;
  /** The square on which GW took the piece, if that is why it is in jail. */
  readonly caught?: Square;
}

export interface Replay {
  readonly rounds: number;
  readonly stops: ReadonlyMap<Piece, readonly Stop[]>;
  /** GW's square at the end of each round; 0: the start. */
  readonly gw: readonly { readonly square: Square; readonly round: number }[];
  /** By round: where each piece was possible when the criminals had moved. */
  readonly possible: ReadonlyMap<number, ReadonlyMap<Piece, readonly Place[]>>;
}

export function replayOf(view: View): Replay {
  const stops = new Map<Piece, Stop[]>(piecesInPlay(view).map((piece) => [piece, [{ place: 'jail', round: 0 }]]));
  const gw: { square: Square; round: number }[] = [{ square: gwStart, round: 0 }];
  let round = 0;
  for (const step of view.opened?.paths ?? []) {
    const [who, to] = step.split(':') as [string, string];
    if (who === 'round') round = Number(to);
    else if (who === 'gw') gw.push({ square: to, round });
    else if (to === 'jail') stops.get(who as Piece)?.push({ place: 'jail', round, caught: gw.at(-1)!.square });
    else if (to !== 'off') stops.get(who as Piece)?.push({ place: to, round });
  }
  return { rounds: Math.max(1, round), stops, gw, possible: possibleBy(view) };
}

interface Pen {
  pencil: Pencil | null;
  round: number;
  gwAt: Square;
  /** How many of GW's squares have been entered. */
  walked: number;
  /** Whose turn is open, and how many were before it in this round. */
  isOpen: boolean;
  turns: number;
}

function possibleBy(view: View): Map<number, Map<Piece, readonly Place[]>> {
  const { order, seats, pieces } = view;
  const inPlay = piecesInPlay(view);
  const way = (view.opened?.paths ?? []).flatMap((step) => (step.startsWith('gw:') ? [step.slice(3)] : []));
  const pen: Pen = { pencil: null, round: 0, gwAt: gwStart, walked: 0, isOpen: false, turns: 0 };
  const kept = new Map<number, Map<Piece, readonly Place[]>>();
  const feed = (fact: PencilFact, face: PencilView['chosen'] = null) => {
    const seen: PencilView = {
      seats,
      order,
      pieces,
      round: pen.round,
      gwAt: pen.gwAt,
      isSecond: pen.turns > 0,
      chosen: face,
    };
    pen.pencil = pencilAfter(pen.pencil, fact, seen);
  };
  const walkTo = (count: number) => {
    for (; pen.walked < count; pen.walked++) {
      pen.gwAt = way[pen.walked]!;
      feed({ type: 'gwStepped', to: pen.gwAt });
    }
  };
  const keep = () => {
    if (!pen.pencil) return;
    const sets = pencilled(pen.pencil);
    kept.set(pen.round, new Map(inPlay.map((piece, i) => [piece, sets[i] ?? []])));
  };
  /** GW is told of a piece only where everybody is. */
  const told = (piece: Piece | undefined) => (piece && tellsPieces(view) ? { piece } : {});
  const begin = (piece: Piece | undefined) => {
    if (pen.isOpen) return;
    feed({ type: 'turnBegan', ...told(piece) });
    pen.isOpen = true;
  };

  for (const [i, note] of view.chronicle.entries()) {
    walkTo(note.walked);
    if (note.round !== pen.round) {
      pen.round = note.round;
      pen.turns = 0;
      feed({ type: 'roundBegan' });
    }
    switch (note.type) {
      case 'evidence':
        begin(note.piece);
        if (i === view.chronicle.length - 1) keep();
        feed({ type: 'evidenceDestroyed', card: note.card });
        break;
      case 'moved':
      case 'bust':
      case 'stuck':
        begin(note.piece);
        if (note.type === 'moved') feed({ type: 'moveMade' }, { face: note.face });
        pen.isOpen = false;
        pen.turns++;
        keep();
        break;
      case 'arrest':
        feed({ type: 'arrested', square: note.square, ...told(note.piece) });
        break;
      case 'out':
        pen.isOpen = false;
        feed({ type: 'eliminated', seat: note.seat });
        break;
      case 'flight':
        if (note.blockers.length === 0) {
          pen.walked++;
          pen.gwAt = note.to;
        }
        feed({ type: 'helicopterFlew', to: note.to, blockers: note.blockers });
        break;
      case 'blocked':
        feed({ type: 'breakthroughBlocked', seat: note.seat, square: note.square });
        pen.gwAt = way[pen.walked] ?? pen.gwAt; // back to where the turn began; nothing is entered
        pen.walked++;
        break;
      case 'told':
        feed({ type: 'snitchTold', target: note.target, ...toldOn(view, i) });
    }
  }
  return kept;
}

/** What GW alone was told: everybody may know it now. */
function toldOn(view: View, at: number): { piece?: Piece | null; place?: Place | null } {
  const note = view.chronicle[at]!;
  if (note.type !== 'told') return {};
  if (note.place !== undefined)
    return { place: note.place, ...(note.piece && tellsPieces(view) && { piece: note.piece }) };
  if (isDuel(view)) return {};
  const criminal = view.opened?.criminals[note.target];
  if (view.options.immunities && criminal && immunityOf(criminal) === 'snitch') return { place: null };
  const piece = piecesInPlay(view).find((one) => ownerOf(view, one) === note.target)!;
  const place = placeBefore(view, piece, note);
  return place === undefined ? {} : { piece, place };
}

/** Where a piece stood when something was written down: after its moves of that round. */
function placeBefore(
  view: View,
  piece: Piece,
  { round, walked }: { round: number; walked: number },
): Place | undefined {
  let place: Place | undefined = 'jail';
  let now = 0;
  let steps = 0;
  for (const step of view.opened?.paths ?? []) {
    const [who, to] = step.split(':') as [string, string];
    if (who === 'round') now = Number(to);
    if (who === 'gw') steps++;
    if (now > round || steps > walked) break;
    if (who === piece) place = to === 'off' ? undefined : to;
  }
  return place;
}
