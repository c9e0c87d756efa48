/**
 * GW:s brott: another truth that a viewer may not tell from this one, for the prover of secrecy.
 *
 * Dice, evidence handed over and all else that is public stay as they are.
 */
import type { Viewer } from '../../kernel/game.ts';
import type { Stream } from '../../kernel/random.ts';
import { colourOf, type Piece, streets } from './content.ts';
import { isDuel, isOnBoard, isOut, type State, tellsPieces } from './state.ts';
import { endsOf } from './turn.ts';

/** Some of these: pieces elsewhere, other hands, other criminals, other trumps in GW's hand. */
export function twin(truth: State, viewer: Viewer, lot: Stream): State | undefined {
  if (truth.result || truth.gw === null) return undefined;
  const isCriminal = typeof viewer === 'number' && viewer !== truth.gw;
  const isWanted = (): boolean => lot.int(3) > 0;
  if (!isCriminal && isWanted()) moveElsewhere(truth, viewer, lot);
  if (!isCriminal && isDuel(truth) && !tellsPieces(truth) && lot.int(2) === 0) swapPieces(truth);
  if (isWanted()) exchangeEvidence(truth, viewer, lot);
  if (isWanted()) exchangeCriminal(truth, viewer, lot);
  if (viewer !== truth.gw && isWanted()) exchangeTrump(truth, lot);
  const isMoving = truth.phase === 'moving' && truth.acting;
  return isMoving && endsOf(truth, truth.chosen!.face).length === 0 ? undefined : truth; // that die could not be chosen
}

/** Pieces on the board of which GW has not been told where they stand now. A look shows all. */
function moveElsewhere(truth: State, viewer: Viewer, lot: Stream): void {
  if (viewer === truth.gw && truth.phase === 'infiltrator-look') return;
  const hidden = (Object.keys(truth.places) as Piece[]).filter(
    (piece) => isOnBoard(truth, piece) && !truth.told[piece],
  );
  for (const piece of hidden) {
    if (lot.int(2)) continue;
    const taken = [truth.gwAt, ...Object.values(truth.places)];
    truth.places[piece] = lot.pick(streets.filter((square) => !taken.includes(square)));
  }
}

/** GW-77: which of the two is which shows nowhere. */
function swapPieces(truth: State): void {
  const [one, other] = truth.pieces[truth.order[0]!] as [Piece, Piece];
  if (one === undefined || truth.phase === 'infiltrator-look') return;
  const swapped = <T extends Piece | null | undefined>(piece: T): T =>
    (piece === one ? other : piece === other ? one : piece) as T;
  [truth.places[one], truth.places[other]] = [truth.places[other]!, truth.places[one]!];
  [truth.told[one], truth.told[other]] = [truth.told[other]!, truth.told[one]!];
  truth.acting = swapped(truth.acting);
  truth.first = swapped(truth.first);
  truth.lastFirst = swapped(truth.lastFirst);
}

/** A card in somebody's hand for another of its colour, from those laid aside or from another hand. */
function exchangeEvidence(truth: State, viewer: Viewer, lot: Stream): void {
  const owners = truth.order.filter((seat) => seat !== viewer && !isOut(truth, seat) && truth.hands[seat]?.length);
  if (owners.length === 0 || !truth.aside) return;
  const seat = lot.pick(owners);
  const card = lot.pick(truth.hands[seat]!);
  const aside = truth.aside.cards.filter((one) => colourOf(one) === colourOf(card));
  const rival = truth.order.find((one) => one !== seat && owners.includes(one) && lot.int(2) === 0);
  const rivals = rival === undefined ? [] : truth.hands[rival]!.filter((one) => colourOf(one) === colourOf(card));
  const other = lot.pick([...aside, ...rivals, card]);
  const swap = (list: (typeof card)[]): (typeof card)[] =>
    list.map((one) => (one === card ? other : one === other ? card : one)).sort();
  truth.aside.cards = swap(truth.aside.cards);
  for (const one of truth.order) {
    if (one === viewer) continue;
    truth.hands[one] = swap(truth.hands[one] ?? []);
    truth.dealt[one] = swap(truth.dealt[one] ?? []);
  }
}

function exchangeCriminal(truth: State, viewer: Viewer, lot: Stream): void {
  const closed = truth.order.filter((seat) => seat !== viewer && !truth.shown[seat] && truth.criminals[seat] !== null);
  if (closed.length === 0 || !truth.aside || truth.aside.criminals.length === 0) return;
  const seat = lot.pick(closed);
  const place = lot.int(truth.aside.criminals.length);
  const criminal = truth.criminals[seat]!;
  truth.criminals[seat] = truth.aside.criminals[place]!;
  truth.aside.criminals[place] = criminal;
}

function exchangeTrump(truth: State, lot: Stream): void {
  if (!truth.aside || truth.aside.trumps.length === 0 || !truth.trumps?.length) return;
  const [held, aside] = [lot.pick(truth.trumps), truth.aside.trumps[0]!];
  const swap = (list: (typeof held)[]): (typeof held)[] => list.map((one) => (one === held ? aside : one));
  truth.trumps = swap(truth.trumps);
  truth.dealtTrumps = swap(truth.dealtTrumps!);
  truth.aside.trumps = [held];
}
