/**
 * Illumuffinati: another truth that a viewer may not tell from this one, for the prover of secrecy.
 */
import type { Seat, Viewer } from '../../kernel/game.ts';
import type { Stream } from '../../kernel/random.ts';
import { BUCKETS, type Face, rankOf, sorted } from './content.ts';
import { askedBack, bakersOf, isOver, type State } from './state.ts';

/** Some of these: cards exchanged between two others or with the pile, other answers, another cue, other touches. */
export function twin(truth: State, viewer: Viewer, lot: Stream): State | undefined {
  if (truth.phase === 'lobby' || isOver(truth)) return undefined;
  const isWanted = (): boolean => lot.int(3) > 0;
  if (!truth.rows && isWanted()) for (let i = 0; i < 3; i++) exchange(truth, viewer, lot);
  if (truth.phase === 'first-inspector') {
    for (const claim of Object.values(truth.claims)) {
      if (claim.seat === viewer || !isWanted()) continue;
      truth.claims[claim.seat] = { seat: claim.seat, crime: lot.pick(BUCKETS), hat: lot.pick(BUCKETS) };
    }
  }
  if (truth.phase === 'takeback') {
    for (const seat of askedBack(truth)) {
      if (seat !== viewer && truth.keeps[seat] !== undefined) truth.keeps[seat] = lot.int(truth.bribes[seat]! + 1);
    }
  }
  const { nose } = truth;
  if (nose?.cueAt !== undefined && !nose.isCued) nose.cueAt += lot.int(500);
  for (const seat of nose?.racing ?? []) {
    if (seat !== viewer && nose!.touches[seat]) nose!.touches[seat].ms += lot.int(50);
  }
  return truth;
}

/** A card that the viewer has not seen changes places with another one: of another hand, or of the undealt pile. */
function exchange(truth: State, viewer: Viewer, lot: Stream): void {
  const others = bakersOf(truth).filter((seat) => seat !== viewer && hiddenIn(truth, seat).length > 0);
  if (others.length === 0) return;
  const one = lot.pick(others);
  const other = lot.pick(others);
  const face = lot.pick(hiddenIn(truth, one));
  if (one === other) {
    const pile = (truth.deck ?? []).slice(truth.counts.reduce((sum, count) => sum + count, 0));
    const undealt = pile.filter((card) => fits(truth, one, card));
    if (face !== 'J' && undealt.length > 0) replace(truth, one, face, lot.pick(undealt));
    return;
  }
  const back = lot.pick(hiddenIn(truth, other));
  if (!fits(truth, one, back) || !fits(truth, other, face)) return;
  replace(truth, one, face, back);
  replace(truth, other, back, face);
}

/** All of a hand, or what lies behind the card that is, or was at the door, open. */
function hiddenIn(truth: State, seat: Seat): Face[] {
  const isShown = truth.open[seat] !== null || truth.home.includes(seat);
  return (truth.hands[seat] ?? []).slice(isShown ? 1 : 0);
}

/** A row stays sorted: what lies behind the shown card is not lower. */
function fits(truth: State, seat: Seat, face: Face): boolean {
  const shown = truth.shown[seat]!.at(-1);
  return shown === undefined || rankOf(face) >= rankOf(shown);
}

function replace(truth: State, seat: Seat, out: Face, put: Face): void {
  const hand = [...truth.hands[seat]!];
  hand[hand.lastIndexOf(out)] = put;
  truth.hands[seat] = sorted(hand);
}
