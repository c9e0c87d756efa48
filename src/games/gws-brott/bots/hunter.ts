/**
 * GW:s brott's bots: GW. The competent one walks where its belief is thickest (14.1); the baseline goes where somebody was
 * last known to be (14.4).
 */
import type { Seat } from '../../../kernel/game.ts';
import type { Stream } from '../../../kernel/random.ts';
import type { Command } from '../commands.ts';
import {
  breakthroughSteps,
  cards,
  distance,
  JAIL,
  neighboursOf,
  numberOf,
  placeOf,
  type Square,
  squareOf,
  type Trump,
} from '../content.ts';
import type { View } from '../state.ts';
import { type Belief, gwFaces } from './belief.ts';
import { type Plan, planner } from './plan.ts';
import { lockedDice, namable, randomTrump } from './simple.ts';

export interface Hunter {
  act(view: View): Command | undefined;
}

const WIDTH = 120;
const isWalking = ({ phase }: View): boolean => phase === 'gw-special' || phase === 'gw-move' || phase === 'gw-extra';

export function competentGw(belief: Belief): Hunter {
  let path: number[] = [];
  let key = '';

  const step = (view: View): Command => {
    // One walk, one plan: on the way there is no other news than that nobody was there.
    const walk = `${view.round} ${view.phase} ${view.turn}`;
    if (walk !== key || path.length !== view.steps) {
      key = walk;
      path = [...planner(belief.weights(view), WIDTH)(numberOf(view.gwAt), view.steps).path];
    }
    return { type: 'gwStep', to: placeOf(path.shift()!) };
  };

  return {
    act(view) {
      if (view.phase === 'gw-turn') return trump(view, belief) ?? { type: 'rollGwDie' };
      return view.steps > 0 && isWalking(view) ? step(view) : undefined;
    },
  };
}

/** 14.1: breakthrough, helicopter, infiltrator, snitch, in this order; else undefined. */
function trump(view: View, belief: Belief): Command | undefined {
  const held = view.trumps ?? [];
  if (held.length === 0) return undefined;
  const has = (one: Trump): boolean => held.includes(one);
  const from = numberOf(view.gwAt);
  const plan = planner(belief.weights(view), WIDTH);
  const die = gwFaces(view);
  const usual = Math.round(die.reduce((sum, face) => sum + face, 0) / die.length) + lockedDice(view);
  const walk: Plan = plan(from, usual);
  const isLate = view.order.some((seat) => view.out[seat] === null && view.left[seat]! <= 2);
  if (has('breakthrough')) {
    const { value } = plan(from, breakthroughSteps);
    if (value > walk.value + 0.25 && value > (isLate ? 0.5 : 0.75)) {
      return { type: 'playTrump', play: { trump: 'breakthrough' } };
    }
  }
  if (has('helicopter')) {
    const { place, mass } = surest(view, belief);
    if (place !== from && mass > (isLate ? 0.28 : 0.4) && walk.value < mass) {
      return { type: 'playTrump', play: { trump: 'helicopter', to: placeOf(place) } };
    }
  }
  if (view.round < 2 || walk.value >= (isLate ? 0.18 : 0.1)) return undefined;
  if (has('infiltrator')) return { type: 'playTrump', play: { trump: 'infiltrator' } };
  const snitch = has('snitch') ? snitchFor(view) : undefined;
  return snitch === undefined ? undefined : { type: 'playTrump', play: { trump: 'snitch', seat: snitch } };
}

/** The square with the most certainty for one piece. */
function surest(view: View, belief: Belief): { place: number; mass: number } {
  let best = { place: -1, mass: 0 };
  for (const piece of belief.pieces.keys()) {
    const share = belief.of(piece);
    for (let i = 0; i < JAIL; i++) {
      if (share[i]! > best.mass && placeOf(i) !== view.gwAt) best = { place: i, mass: share[i]! };
    }
  }
  return best;
}

/** Anyone but the one with the fewest cards: that one is to be told on. */
function snitchFor(view: View): Seat | undefined {
  const named = namable(view);
  const fewest = Math.min(...view.order.filter((seat) => view.out[seat] === null).map((seat) => view.left[seat]!));
  return named.find((seat) => view.left[seat]! > fewest) ?? named[0];
}

/** 14.4: the shortest way to the square made known last, else to any evidence square; now and then a trump. */
export function reactiveGw(mind: Stream): Hunter {
  let goal: Square | null = null;
  let known: Square | null = null;
  return {
    act(view) {
      if (view.phase === 'gw-turn') {
        const played = mind.int(10) === 0 ? randomTrump(view, mind) : undefined;
        return played ?? { type: 'rollGwDie' };
      }
      if (!isWalking(view)) return undefined;
      if (view.lastKnown !== known) {
        known = view.lastKnown;
        goal = known;
      }
      if (goal === null || goal === view.gwAt)
        goal = squareOf(mind.pick(cards.filter((card) => squareOf(card) !== view.gwAt)));
      const to = neighboursOf(view.gwAt).reduce((best, square) =>
        distance(square, goal!) < distance(best, goal!) ? square : best,
      );
      return { type: 'gwStep', to };
    },
  };
}
