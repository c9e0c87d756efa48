/**
 * Forræder's bots: the floor. Uniform over what is legal, declines letters, rings at its number. (14.1)
 */
import type { Seat } from '../../../kernel/game.ts';
import type { Stream } from '../../../kernel/random.ts';
import type { Command } from '../commands.ts';
import { botOf } from '../missions/house.ts';
import type { View } from '../state.ts';
import { type PolicyMaker, player } from './pace.ts';
import { ballot } from './reasons.ts';

export const randomPolicy: PolicyMaker = (me, mind) => ({
  act: (view) => choose(view, me, mind),
  waits: (view, now) => botOf(view)?.random.waits?.(view, me, now, mind),
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
      return botOf(view)?.random.act(view, me, mind, []);
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
