/**
 * GW:s brott's bots: a criminal. The greedy one goes for its evidence and keeps away from GW (14.2); the competent one
 * thinks what GW would think, from public facts alone, and keeps off the way that GW would take (14.3).
 */
import type { Seat } from '../../../kernel/game.ts';
import type { Stream } from '../../../kernel/random.ts';
import type { Command } from '../commands.ts';
import { JAIL, type MoveFace, numberOf, type Piece, placeOf, squareOf, stepsBetween } from '../content.ts';
import type { View } from '../state.ts';
import { attraction, type Belief, gwFaces, spreadBelief, wantedBy } from './belief.ts';
import { planner } from './plan.ts';
import { cardHere, lockedDice, tellableBy, usable, ways } from './simple.ts';

export interface Crook {
  act(view: View): Command | undefined;
}

const WIDTH = 24;
const REROLLS = 2;

interface Choice {
  readonly die: number;
  readonly to: number;
  readonly value: number;
}

/** `belief`: what GW would think; without it the crook is greedy. */
export function crook(me: Seat, mind: Stream, belief?: Belief): Crook {
  let goal: number | undefined;
  const best = (view: View): Choice | undefined => {
    const goals = goalsOf(view, me);
    let top: Choice | undefined;
    const tried = new Set<MoveFace>();
    const dangerOf = belief ? dangers(view, me, belief) : () => nearGw(view);
    for (const die of usable(view)) {
      const face = view.dice[die] as MoveFace;
      if (tried.has(face)) continue;
      const danger = dangerOf(face);
      for (const to of ways(view, face)) {
        const value = worth(to, goals) - danger(to) + mind.int(300) / 1000;
        if (!top || value > top.value) top = { die, to, value };
      }
      tried.add(face);
    }
    return top;
  };

  return {
    act(view) {
      switch (view.phase) {
        case 'piece-choice':
          return { type: 'chooseActing', piece: chooseActing(view, me, mind) };
        case 'turn-start': {
          if (mayReset(view) && wantsReset(view, mind, belief)) return { type: 'resetDice' };
          const card = cardHere(view, me);
          return card ? { type: 'destroyEvidence', card } : { type: 'roll', dice: null };
        }
        case 'rolled': {
          const choice = best(view);
          const free = view.dice.length - lockedDice(view);
          const mayRoll = free >= 3 && view.rolls <= REROLLS;
          if (mayRoll && (!choice || choice.value < -1.5)) return { type: 'roll', dice: null };
          goal = choice?.to;
          return choice ? { type: 'chooseDie', die: choice.die } : { type: 'declareStuck' };
        }
        case 'moving': {
          const ends = ways(view, view.chosen!.face);
          return { type: 'movePiece', to: placeOf(goal !== undefined && ends.includes(goal) ? goal : mind.pick(ends)) };
        }
        case 'snitch-choice':
          return view.seats === 2 ? undefined : { type: 'snitchOn', seat: rival(view, me) };
        default:
          return undefined;
      }
    },
  };
}

/** Two players: a piece that stands on evidence first, else by lot. */
function chooseActing(view: View, me: Seat, mind: Stream): Piece {
  const own = view.pieces[me]!;
  const onEvidence = own.filter((piece) => view.hands[me]!.some((card) => squareOf(card) === view.places[piece]));
  return mind.pick(onEvidence.length > 0 ? onEvidence : own);
}

const mayReset = (view: View): boolean => !view.hasReset && !view.hasDestroyed && lockedDice(view) > 0;

function wantsReset(view: View, mind: Stream, belief: Belief | undefined): boolean {
  const locked = lockedDice(view);
  const place = view.places[view.acting!]!;
  if (locked < 3) return false;
  if (belief) {
    const { path } = planner(belief.weights(view), WIDTH)(numberOf(view.gwAt), locked);
    return !path.includes(numberOf(place));
  }
  if (locked === 3 && mind.int(10) >= 4) return false;
  return place === 'jail' || stepsBetween(numberOf(place), numberOf(view.gwAt)) > locked;
}

/** Squares of the own hand; with two pieces those that are nearer to the acting one. */
function goalsOf(view: View, me: Seat): number[] {
  const all = view.hands[me]!.map((card) => numberOf(squareOf(card)));
  if (view.seats > 2) return all;
  const other = view.pieces[me]!.find((piece) => piece !== view.acting)!;
  const [mine, its] = [numberOf(view.places[view.acting!]!), numberOf(view.places[other]!)];
  const nearer = all.filter((goal) => stepsBetween(mine, goal) <= stepsBetween(its, goal));
  return nearer.length > 0 ? nearer : all;
}

function worth(to: number, goals: readonly number[]): number {
  let near = 99;
  for (const goal of goals) near = Math.min(near, stepsBetween(to, goal));
  return near === 0 ? 6 : -0.7 * near + (near <= 4 ? 1 : 0);
}

const nearGw = (view: View): ((to: number) => number) => {
  const gw = numberOf(view.gwAt);
  return (to) => {
    const far = stepsBetween(to, gw);
    return far <= 2 ? 5 : far <= 4 ? 3 : far <= 6 ? 1 : 0;
  };
};

/** 14.3: on the ways that GW would take if a face were announced, and where GW would look for this piece. */
function dangers(view: View, me: Seat, belief: Belief): (face: MoveFace) => (to: number) => number {
  const gw = numberOf(view.gwAt);
  const before = belief.acting();
  const pull = attraction(wantedBy(view, me), gw);
  const weights = belief.weights(view);
  const factor = 1 + 0.25 * view.handed.filter(({ seat }) => seat === me).length;
  const die = gwFaces(view);
  const locked = lockedDice(view);
  const scale = view.seats === 2 ? 1.5 : 1;
  return (face) => {
    const own = spreadBelief(before, face, gw, pull);
    const plan = planner(
      weights.map((weight, i) => (i < JAIL ? weight + (own[i]! - before[i]!) * factor : 0)),
      WIDTH,
    );
    const on = new Float64Array(JAIL);
    for (const steps of [die[0]!, die[2]!, die[5]!]) {
      for (const square of new Set(plan(gw, steps + locked).path)) on[square]! += 1 / 3;
    }
    return (to) => {
      const far = stepsBetween(to, gw);
      const risk = far <= 3 ? 1 : far <= 5 ? 0.7 : far <= 7 ? 0.35 : 0.05;
      return scale * (4 * on[to]! + risk * (1 + 3 * Math.min(1, 3 * own[to]!)));
    };
  };
}

/** The rival with the fewest cards left; of several the one nearer to GW. */
function rival(view: View, me: Seat): Seat {
  const near = (seat: Seat): number =>
    stepsBetween(numberOf(view.places[view.pieces[seat]![0]!]!), numberOf(view.gwAt));
  return tellableBy(view, me).reduce((best, seat) => {
    const less = view.left[seat]! - view.left[best]!;
    return less < 0 || (less === 0 && near(seat) < near(best)) ? seat : best;
  });
}
