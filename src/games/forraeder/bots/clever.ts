/**
 * Forræder's bots: a loyal that weighs what it sees, and a traitor that knows how it looks from outside. (14.3, 14.4)
 */
import type { Seat } from '../../../kernel/game.ts';
import type { Stream } from '../../../kernel/random.ts';
import type { Command } from '../commands.ts';
import { botOf } from '../missions/house.ts';
import type { View } from '../state.ts';
import { chance, softmax } from './chance.ts';
import { type Opinion, opinion } from './opinion.ts';
import { type PolicyMaker, player } from './pace.ts';
import { inArmoury } from './random.ts';
import { ballot } from './reasons.ts';
import { conclavePlan, killScore, nominateOrKill } from './traitor.ts';

/** How strictly a vote follows what a seat believes, and how much it follows those whom many have named before. */
export const TUNING = { loyalTemperature: 0.19, traitorTemperature: 0.34, endsAbove: 0.37 };

export const cleverPolicy: PolicyMaker = (me, mind) => {
  const mine = opinion();
  return {
    see: (fact, view) => mine.see(fact, view),
    act: (view) => choose(view, me, mind, mine),
    waits: (view, now) => botOf(view)?.clever.waits?.(view, me, now, mind),
  };
};

function choose(view: View, me: Seat, mind: Stream, mine: Opinion): Command | undefined {
  const isOne = view.roles[me] === 'traitor';
  switch (view.phase) {
    case 'arrival':
      return { type: 'arrival.wish', wish: mind.pick(['eager', 'willing', 'reluctant']) };
    case 'mission':
      return botOf(view)?.clever.act(view, me, mind, mine.heat);
    case 'armoury':
      return inArmoury(view, me, mind, view.found[me] === 1);
    case 'discussion':
      return { type: 'table.ready' };
    case 'ballot':
      return ballot(view, me, isOne ? traitorsVote(view, me, mind, mine) : vote(view, me, mind, mine));
    case 'reveal':
      return { type: view.isShown ? 'reveal.done' : 'reveal.show' };
    case 'defence':
      return { type: 'defence.done' };
    case 'banishment':
      return { type: view.step === 'words' ? 'words.done' : 'identity.reveal' };
    case 'finalReveal':
      return { type: 'identity.reveal' };
    case 'council':
      if (isOne) return conclavePlan(view, me, mind, mine);
      return { type: 'night.council', plan: 'journal', target: hottest(view, me, mind, mine) };
    case 'letters':
      return { type: 'night.letter', answer: wantsToTurn(view, me, mind, mine) ? 'yes' : 'no' };
    case 'deed':
      if (view.tasks[me]!.task !== 'fear') return nominateOrKill(view, me, mind, mine);
      return { type: 'night.deed', targets: [feared(view, me, mind, mine)] };
    case 'breakfast':
      return isNobodyMissing(view) ? { type: 'shield.show' } : undefined;
    case 'endVote':
      return { type: 'end.vote', choice: isOne || isSafe(view, me, mine) ? 'end' : 'banish' };
    default:
      return undefined;
  }
}

const isNobodyMissing = (view: View): boolean =>
  !view.out.some((fate) => fate?.how === 'murdered' && fate.day === view.day - 1);

const others = (view: View, me: Seat): Seat[] => view.living.filter((seat) => seat !== me);

function vote(view: View, me: Seat, mind: Stream, { heat }: Opinion): Seat {
  const names = view.candidates.filter((seat) => seat !== me);
  const temperature = view.stage === 'open' || view.stage === 'fresh' ? TUNING.loyalTemperature : 0.05;
  return softmax(mind, names, (seat) => heat[seat]!, temperature);
}

/** Loyals by heat; a fellow who burns is let go, unless that were the end of the conclave. */
function traitorsVote(view: View, me: Seat, mind: Stream, { heat }: Opinion): Seat {
  const names = view.candidates.filter((seat) => seat !== me);
  const isFellow = (seat: Seat): boolean => view.roles[seat] === 'traitor';
  const loyals = names.filter((seat) => !isFellow(seat));
  const sorted = names.toSorted((a, b) => heat[b]! - heat[a]!);
  const [first, second] = sorted;
  const isOpen = view.stage === 'open' || view.stage === 'fresh';
  const isLast = view.living.filter(isFellow).length <= 2 && view.finale - view.day < 2;
  const burns = first !== undefined && isFellow(first) && (second === undefined || heat[first]! - heat[second]! >= 0.8);
  if (loyals.length === 0 || (burns && isOpen && !isLast && chance(mind, 0.6))) return first!;
  return softmax(mind, loyals, (seat) => heat[seat]!, TUNING.traitorTemperature);
}

const hottest = (view: View, me: Seat, mind: Stream, { heat }: Opinion): Seat =>
  softmax(mind, others(view, me), (seat) => heat[seat]!, 0.3);

const feared = (view: View, me: Seat, mind: Stream, mine: Opinion): Seat =>
  softmax(mind, others(view, me), (seat) => killScore(view, me, seat, mine), 0.3);

function wantsToTurn(view: View, me: Seat, mind: Stream, { heat }: Opinion): boolean {
  const average = view.living.reduce((sum, seat) => sum + heat[seat]!, 0) / view.living.length;
  const isLast = view.finale - view.day === view.options.temptationNights;
  return chance(mind, Math.min(0.75, 0.25 + (heat[me]! < average ? 0.5 : 0) - (isLast ? 0.2 : 0)));
}

function isSafe(view: View, me: Seat, mine: Opinion): boolean {
  let safe = 1;
  for (const p of mine.chances(view, others(view, me)).values()) safe *= 1 - p;
  return safe > TUNING.endsAbove;
}

export const clever = player(cleverPolicy);

/** Lets every clock of talk and ceremony run out, as people do, and gives the floor back: for the length of an evening. */
export const patient = player((me, mind) => {
  const policy = cleverPolicy(me, mind);
  const waits: readonly string[] = ['table.ready', 'defence.done', 'identity.reveal'];
  return {
    ...policy,
    act(view) {
      const command = policy.act(view);
      return command && waits.includes(command.type) ? undefined : command;
    },
  };
});
