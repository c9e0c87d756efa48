/**
 * GW:s brott's bots: `random` does anything that is allowed, by lot, with the least sense that there is: a criminal takes
 * evidence that lies within reach, and of three squares by lot the one nearest to some; GW does not turn back on every second
 * step.
 */
import type { Seat } from '../../../kernel/game.ts';
import type { Stream } from '../../../kernel/random.ts';
import type { Command } from '../commands.ts';
import {
  destinations,
  type MoveFace,
  neighbours,
  numberOf,
  type Piece,
  pieces,
  placeOf,
  type Square,
  squareOf,
  stepsBetween,
  streets,
} from '../content.ts';
import type { View } from '../state.ts';
import { type PolicyMaker, player } from './pace.ts';

/** Squares of the criminals on the board other than this piece. */
export function others(view: View, piece: Piece): number[] {
  const list: number[] = [];
  for (const other of pieces) {
    const place = other === piece ? null : view.places[other];
    if (place && place !== 'jail') list.push(numberOf(place));
  }
  return list;
}

/** Where the acting piece may go with a face. */
export const ways = (view: View, face: MoveFace): readonly number[] =>
  destinations(numberOf(view.places[view.acting!]!), face, numberOf(view.gwAt), others(view, view.acting!));

export const usable = (view: View): number[] => {
  const dice: number[] = [];
  for (let die = 0; die < view.dice.length; die++) {
    const face = view.dice[die];
    if (face && face !== 'gw' && ways(view, face).length > 0) dice.push(die);
  }
  return dice;
};

/** A square of the own hand that a face leads to. */
function evidenceAt(view: View, me: Seat, face: MoveFace): Square | undefined {
  const ends = ways(view, face);
  for (const card of view.hands[me]!) if (ends.includes(numberOf(squareOf(card)))) return squareOf(card);
  return undefined;
}

/** Of three squares by lot the one that is nearest to some evidence of the own hand. */
function amble(view: View, me: Seat, ends: readonly number[], mind: Stream): number {
  let best = ends[0]!;
  let near = 99;
  for (let i = 0; i < 3; i++) {
    const end = mind.pick(ends);
    for (const card of view.hands[me]!) {
      const steps = stepsBetween(end, numberOf(squareOf(card)));
      if (steps >= near) continue;
      near = steps;
      best = end;
    }
  }
  return best;
}

function luckyDie(view: View, me: Seat, dice: readonly number[]): number | undefined {
  let tried = '';
  for (const die of dice) {
    const face = view.dice[die] as MoveFace;
    if (tried.includes(face)) continue;
    tried += face;
    if (evidenceAt(view, me, face) !== undefined) return die;
  }
  return undefined;
}

export const lockedDice = (view: View): number => {
  let count = 0;
  for (const face of view.dice) if (face === 'gw') count++;
  return count;
};

/** The card that can be handed over now. */
export const cardHere = (view: View, me: Seat) => {
  if (view.hasDestroyed) return undefined;
  const place = view.places[view.acting!];
  return view.hands[me]!.find((card) => squareOf(card) === place);
};

/** What all kinds of bots answer alike. */
export function commonAnswer(view: View, me: Seat, mind: Stream): Command | undefined {
  switch (view.phase) {
    case 'gw-choice':
      return { type: 'volunteer', willing: false };
    case 'setup': {
      const free = pieces.filter((piece) => !view.pieces.some((taken) => taken.includes(piece)));
      return { type: 'choosePieces', pieces: mind.shuffle(free).slice(0, view.seats === 2 ? 2 : 1) };
    }
    case 'infiltrator-ready':
      return { type: 'startLook' };
    case 'snitch-choice': {
      if (view.seats === 2) {
        const own = view.pieces[me]!;
        const outside = own.filter((piece) => view.places[piece] !== 'jail');
        return { type: 'snitchOnPiece', piece: mind.pick(outside.length > 0 ? outside : own) };
      }
      return { type: 'snitchOn', seat: mind.pick(tellableBy(view, me)) };
    }
    default:
      return undefined;
  }
}

export const tellableBy = (view: View, snitch: Seat): Seat[] =>
  view.order.filter(
    (seat) => seat !== snitch && view.out[seat] === null && view.places[view.pieces[seat]![0]!] !== 'jail',
  );

/** A criminal who can be named as snitch: somebody else is outside jail. */
export const namable = (view: View): Seat[] =>
  view.order.filter((seat) => view.out[seat] === null && (view.seats === 2 || tellableBy(view, seat).length > 0));

const randomPolicy: PolicyMaker = (me, mind) => {
  let last = -1;
  /** Anywhere, but not straight back. */
  const stroll = (view: View): number => {
    const at = numberOf(view.gwAt);
    const before = last;
    last = at;
    return mind.pick(neighbours[at]!.filter((square) => square !== before));
  };
  const act = (view: View): Command | undefined => {
    switch (view.phase) {
      case 'piece-choice':
        return { type: 'chooseActing', piece: mind.pick(view.pieces[me]!) };
      case 'turn-start': {
        const card = cardHere(view, me);
        if (card) return { type: 'destroyEvidence', card };
        const mayReset = !view.hasReset && !view.hasDestroyed && lockedDice(view) > 0;
        return mayReset && mind.int(8) === 0 ? { type: 'resetDice' } : { type: 'roll', dice: null };
      }
      case 'rolled': {
        if (mind.int(12) === 0) return { type: 'roll', dice: null };
        const dice = usable(view);
        if (dice.length === 0) return { type: 'declareStuck' };
        return { type: 'chooseDie', die: luckyDie(view, me, dice) ?? mind.pick(dice) };
      }
      case 'moving': {
        const { face } = view.chosen!;
        return {
          type: 'movePiece',
          to: evidenceAt(view, me, face) ?? placeOf(amble(view, me, ways(view, face), mind)),
        };
      }
      case 'gw-turn':
        return mind.int(10) === 0 ? (randomTrump(view, mind) ?? { type: 'rollGwDie' }) : { type: 'rollGwDie' };
      case 'gw-special':
      case 'gw-move':
      case 'gw-extra':
        return { type: 'gwStep', to: placeOf(stroll(view)) };
      default:
        return commonAnswer(view, me, mind);
    }
  };
  return { act };
};

/** Any trump in hand, aimed anywhere. */
export function randomTrump(view: View, mind: Stream): Command | undefined {
  const held = view.trumps ?? [];
  const trump = held.length > 0 ? mind.pick(held) : undefined;
  if (trump === undefined) return undefined;
  if (trump === 'helicopter') {
    const to = mind.pick(streets.filter((square) => square !== view.gwAt));
    return { type: 'playTrump', play: { trump, to } };
  }
  if (trump !== 'snitch') return { type: 'playTrump', play: { trump } };
  const named = namable(view);
  return named.length > 0 ? { type: 'playTrump', play: { trump, seat: mind.pick(named) } } : undefined;
}

export const random = player(randomPolicy);
