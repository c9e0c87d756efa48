/**
 * GW:s brott: what a seat or the master may do now, from its own view alone. The door (door.ts) says the same.
 */
import type { Seat } from '../../kernel/game.ts';
import { integerIn, type Offer, oneOf, someOf } from '../../kernel/offer.ts';
import { neighboursOf, placeOf, streets, type Trump } from './content.ts';
import { clockRange } from './door.ts';
import { freePieces } from './setup.ts';
import {
  criminalsIn,
  evidenceHere,
  freeDice,
  isActor,
  isDuel,
  isOut,
  lockedCount,
  reactions,
  tellable,
  tellablePieces,
  type View,
} from './state.ts';
import { refuseReaction } from './talk.ts';
import { endsOf, usableDice } from './turn.ts';

const one = (command: Offer['command']): Offer => ({ command });

export function legal(view: View, who: Seat | 'master', now: number): Offer[] {
  if (view.result) return [];
  if (who === 'master') return masters(view, now);
  if (refuseReaction(view, who) === undefined) return [one({ type: 'react', reaction: oneOf(reactions) })];
  if (isOut(view, who) || !isActor(view, who)) return [];
  switch (view.phase) {
    case 'gw-choice':
      return [one({ type: 'volunteer', willing: oneOf([true, false]) })];
    case 'setup': {
      const wanted = isDuel(view) ? 2 : 1;
      return [one({ type: 'choosePieces', pieces: someOf(freePieces(view), wanted, wanted) })];
    }
    case 'piece-choice':
      return [one({ type: 'chooseActing', piece: oneOf(view.pieces[who]!) })];
    case 'turn-start':
      return turnStart(view, who);
    case 'rolled':
      return rolled(view);
    case 'moving':
      return [one({ type: 'movePiece', to: oneOf(endsOf(view, view.chosen!.face).map(placeOf)) })];
    case 'gw-turn':
      return [one({ type: 'rollGwDie' }), ...(view.trumps ?? []).flatMap((trump) => plays(view, trump))];
    case 'gw-special':
    case 'gw-move':
    case 'gw-extra': {
      const steps = one({ type: 'gwStep', to: oneOf(neighboursOf(view.gwAt)) });
      return view.options.gwExactSteps ? [steps] : [steps, one({ type: 'gwStop' })];
    }
    case 'snitch-choice':
      if (isDuel(view)) return [one({ type: 'snitchOnPiece', piece: oneOf(tellablePieces(view, who)) })];
      return [one({ type: 'snitchOn', seat: oneOf(tellable(view, who)) })];
    case 'infiltrator-ready':
      return [one({ type: 'startLook' })];
    default:
      return [];
  }
}

function masters(view: View, now: number): Offer[] {
  if (view.phase === 'lobby' || view.phase === 'infiltrator-look' || view.options.gameMaster !== 'human') return [];
  const { from, to } = clockRange(view, now);
  const skip: Offer = { command: { type: 'master.skip' }, care: true };
  if (from > to) return [skip];
  return [skip, { command: { type: 'master.extend', seconds: integerIn(from, to) }, care: true }];
}

/** In the order of the turn (GW-11). */
function turnStart(view: View, who: Seat): Offer[] {
  const offers: Offer[] = [];
  if (!view.hasReset && !view.hasDestroyed && lockedCount(view) > 0) offers.push(one({ type: 'resetDice' }));
  const card = view.hasDestroyed ? undefined : evidenceHere(view, who);
  if (card !== undefined) offers.push(one({ type: 'destroyEvidence', card: oneOf([card]) }));
  offers.push(one({ type: 'roll', dice: null }));
  return offers;
}

function rolled(view: View): Offer[] {
  const usable = usableDice(view);
  const free = freeDice(view);
  const offers = [
    usable.length > 0 ? one({ type: 'chooseDie', die: oneOf(usable) }) : one({ type: 'declareStuck' }),
    one({ type: 'roll', dice: null }),
  ];
  if (view.options.rerollSubset) offers.push(one({ type: 'roll', dice: someOf(free, 1, free.length) }));
  return offers;
}

function plays(view: View, trump: Trump): Offer[] {
  const type = 'playTrump';
  if (trump === 'helicopter') {
    return [one({ type, play: { trump, to: oneOf(streets.filter((square) => square !== view.gwAt)) } })];
  }
  if (trump !== 'snitch') return [one({ type, play: { trump } })];
  const named = criminalsIn(view).filter((seat) => isDuel(view) || tellable(view, seat).length > 0);
  return named.length > 0 ? [one({ type, play: { trump, seat: oneOf(named) } })] : [];
}
