/**
 * Forræder's bots: the floor. Uniform over what is legal, declines letters, rings at its number. (14.1)
 */
import type { Seat } from '../../../kernel/game.ts';
import type { Stream } from '../../../kernel/random.ts';
import type { Command } from '../commands.ts';
import { armouryPlaces, symbols } from '../content.ts';
import type { View } from '../state.ts';
import { type PolicyMaker, player } from './pace.ts';
import { ballot } from './reasons.ts';

export const BELL_MS = 1100;
export const tempoOf = (view: View): number => (view.options.pace === 'days' ? 1 : Number(view.options.tempo));

export const randomPolicy: PolicyMaker = (me, mind) => ({
  act: (view) => choose(view, me, mind),
  ringsAfter: (view, number) => number * BELL_MS * tempoOf(view),
});

/** Whom the traitors may murder tonight. */
export const victimsOf = (view: View): readonly Seat[] =>
  view.living.filter((seat) => view.roles[seat] !== 'traitor' && view.deathList?.includes(seat) !== false);

const others = (view: View, me: Seat): readonly Seat[] => view.living.filter((seat) => seat !== me);

function choose(view: View, me: Seat, mind: Stream): Command | undefined {
  switch (view.phase) {
    case 'arrival':
      return { type: 'arrival.wish', wish: mind.pick(['eager', 'willing', 'reluctant']) };
    case 'mission':
      return inMission(view, me, mind);
    case 'armoury':
      return inArmoury(view, me, mind, view.found[me] === 1 && mind.int(2) === 0);
    case 'discussion':
      return { type: 'table.ready' };
    case 'ballot':
      return ballot(view, me, mind.pick(view.candidates.filter((seat) => seat !== me)));
    case 'reveal':
      return { type: view.isShown ? 'reveal.done' : 'reveal.show' };
    case 'defence':
      return { type: 'defence.done' };
    case 'banishment':
      return { type: view.step === 'words' ? 'words.done' : 'identity.reveal' };
    case 'finalReveal':
      return { type: 'identity.reveal' };
    case 'council':
      return inCouncil(view, me, mind);
    case 'letters':
      return { type: 'night.letter', answer: 'no' };
    case 'deed':
      return inDeed(view, me, mind);
    case 'breakfast':
      return { type: 'shield.show' };
    case 'endVote':
      return { type: 'end.vote', choice: mind.pick(['end', 'banish']) };
    default:
      return undefined;
  }
}

export function inArmoury(view: View, me: Seat, mind: Stream, take: boolean): Command {
  if (view.doors.includes(me)) return { type: 'armoury.leave', take };
  const closed = view.doors.flatMap((owner, i) => (owner === null ? [i + 1] : []));
  return { type: 'armoury.open', door: mind.pick(closed) };
}

function inMission(view: View, me: Seat, mind: Stream): Command | undefined {
  switch (view.mission) {
    case 'silver-chest':
      return { type: 'chest.choose', choice: mind.pick(['carry', 'key']) };
    case 'coats-of-arms':
      return { type: 'arms.answer', arms: mind.pick(view.armsAsked[me]!.choices) };
    case 'raven-tower':
      return { type: 'ravens.estimate', round: openRound(view, me), value: 1 + mind.int(500) };
    case 'bell-tower':
      return { type: 'bell.ring' };
    case 'cipher-lock':
      if (view.step === 'naming') {
        return { type: 'cipher.name', seats: mind.shuffle(view.living).slice(0, armouryPlaces(view.living.length)) };
      }
      if (!view.cipher.told.some(({ seat }) => seat === me))
        return { type: 'cipher.tell', clue: view.cipher.clues[me]! };
      return { type: 'cipher.try', code: mind.shuffle(symbols).slice(0, 4) };
    case 'rope-bridge':
      return { type: 'bridge.pledge', planks: 1 + mind.int(6) };
    default:
      return undefined;
  }
}

/** The round that this seat has not answered yet. */
export function openRound(view: View, me: Seat): number {
  const given = view.ravens.estimates[me] ?? {};
  const first = view.ravens.counted.length + 1;
  for (let round = first; round <= view.ravens.pictures.length; round++) if (given[round] === undefined) return round;
  return view.ravens.pictures.length;
}

function inCouncil(view: View, me: Seat, mind: Stream): Command {
  const type = 'night.council';
  if (view.roles[me] !== 'traitor') return { type, plan: 'journal', target: mind.pick(others(view, me)) };
  const loyals = view.living.filter((seat) => view.roles[seat] !== 'traitor');
  if (view.must) return { type, plan: 'blackmail', target: mind.pick(loyals) };
  if (view.nomination) return { type, plan: 'nominate', target: mind.pick(view.living) };
  const victims = victimsOf(view);
  return { type, plan: 'murder', target: victims.length > 0 ? mind.pick(victims) : null };
}

function inDeed(view: View, me: Seat, mind: Stream): Command {
  const type = 'night.deed';
  const { task, size } = view.tasks[me]!;
  const loyals = view.living.filter((seat) => view.roles[seat] !== 'traitor');
  if (task === 'fear') return { type, targets: [mind.pick(others(view, me))] };
  if (task === 'murder') {
    return { type, targets: [mind.pick(victimsOf(view))] };
  }
  const certain = mind.pick(loyals);
  const rest = mind.shuffle(view.living.filter((seat) => seat !== certain)).slice(0, size - 1);
  return { type, targets: [certain, ...rest] };
}

export const random = player(randomPolicy);
