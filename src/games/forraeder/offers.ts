/**
 * Forræder: what a seat or the master may do now, from its own view alone. The door says the same.
 */
import type { Seat } from '../../kernel/game.ts';
import { integerIn, type Offer, oneOf, someOf, textOf } from '../../kernel/offer.ts';
import { doorOf } from './armoury.ts';
import { callable, choiceRange, chooseable, isStretchable, refuseMaster } from './console.ts';
import { wishes } from './content.ts';
import { missionOf } from './missions/index.ts';
import { refusePlan } from './plans.ts';
import {
  hasMaster,
  isDays,
  isGone,
  isLiving,
  isRemote,
  isTraitor,
  legalVictims,
  livingLoyals,
  othersOf,
  type View,
} from './state.ts';

const one = (command: Offer['command']): Offer => ({ command });

export function legal(view: View, who: Seat | 'master'): Offer[] {
  if (view.result || view.phase === 'lobby' || view.step === 'falling') return [];
  if (who === 'master') return hasMaster(view) ? masters(view) : [];
  const isBanished = view.phase === 'banishment' && view.banished === who;
  if (isBanished && view.step === 'words') return [one({ type: 'words.done' })];
  if (isBanished) return view.asked ? [one({ type: 'identity.reveal' })] : [];
  if (!isLiving(view, who) || isGone(view, who)) return [];
  switch (view.phase) {
    case 'arrival':
      return view.wished.includes(who) ? [] : [one({ type: 'arrival.wish', wish: oneOf(wishes) })];
    case 'ceremony':
      return view.step === 'open' && !view.seen[who] ? [one({ type: 'ceremony.ack' })] : [];
    case 'mission':
      return view.step === 'over' ? [] : (missionOf(view)?.legal(view, who) ?? []);
    case 'armoury':
      return armoury(view, who);
    case 'discussion':
      return view.ready.includes(who) ? [] : [one({ type: 'table.ready' })];
    case 'ballot':
      return ballot(view, who);
    case 'reveal': {
      if (view.onStage !== who) return [];
      const done = one({ type: 'reveal.done' });
      return view.isShown ? [done] : [one({ type: 'reveal.show' }), done];
    }
    case 'defence': {
      const hasFloor = isDays(view) ? view.floor.includes(who) : view.floor[0] === who;
      return hasFloor ? [one({ type: 'defence.say', text: textOf(1, 600) }), one({ type: 'defence.done' })] : [];
    }
    case 'council':
      return council(view, who);
    case 'letters':
      return view.letterAnswers[who] ? [] : [one({ type: 'night.letter', answer: oneOf(['yes', 'no']) })];
    case 'deed':
      return [...deed(view, who), writing(view, who)];
    case 'breakfast': {
      const mayShow = view.shields[who] && view.arrived.includes(who) && !view.shieldsShown[who];
      return mayShow ? [one({ type: 'shield.show' })] : [];
    }
    case 'endVote':
      return view.endVoted.includes(who) ? [] : [one({ type: 'end.vote', choice: oneOf(['end', 'banish']) })];
    case 'finalReveal':
      return view.onStage === who ? [one({ type: 'identity.reveal' })] : [];
    default:
      return [];
  }
}

function armoury(view: View, who: Seat): Offer[] {
  if (!view.visitors.includes(who) || view.gone.includes(who)) return [];
  if (doorOf(view, who) === 0) {
    const closed = view.doors.flatMap((owner, i) => (owner === null ? [i + 1] : []));
    return [one({ type: 'armoury.open', door: oneOf(closed) })];
  }
  return [one({ type: 'armoury.leave', take: oneOf(view.found[who] === 1 ? [true, false] : [false]) })];
}

function ballot(view: View, who: Seat): Offer[] {
  if (!view.voters.includes(who) || view.cast.includes(who)) return [];
  const seats = view.candidates.filter((seat) => seat !== who);
  return [one({ type: 'ballot.cast', seat: oneOf(seats), reason: textOf(isRemote(view) ? 1 : 0, 200) })];
}

const writing = (view: View, who: Seat): Offer =>
  one({ type: isTraitor(view, who) ? 'conclave.say' : 'diary.write', text: textOf(1, 300) });

function council(view: View, who: Seat): Offer[] {
  if (!isTraitor(view, who)) {
    return [one({ type: 'night.council', plan: 'journal', target: oneOf(othersOf(view, who)) }), writing(view, who)];
  }
  const type = 'night.council';
  const offers = (['murder', 'hold', 'nominate'] as const)
    .filter((plan) => refusePlan(view, plan, null) === undefined)
    .map((plan) => one({ type, plan, target: null }));
  for (const plan of ['murder', 'nominate', 'tempt', 'blackmail'] as const) {
    const targets = view.living.filter((seat) => refusePlan(view, plan, seat) === undefined);
    if (targets.length > 0) offers.push(one({ type, plan, target: oneOf(targets) }));
  }
  if (view.shields[who] && !view.shieldsShown[who]) offers.push(one({ type: 'shield.show' }));
  return [...offers, writing(view, who)];
}

function deed(view: View, who: Seat): Offer[] {
  const { task, size } = view.tasks[who] ?? { task: 'fear', size: 1 };
  const type = 'night.deed';
  if (task === 'murder') return [one({ type, targets: someOf(legalVictims(view), 1, 1) })];
  if (task === 'nominate') return [one({ type, targets: someOf(view.living, size, size, livingLoyals(view)) })];
  return [one({ type, targets: someOf(othersOf(view, who), 1, 1) })];
}

function masters(view: View): Offer[] {
  const offers: Offer[] = [];
  const add = (offer: Offer, care = false): void => void offers.push(care ? { ...offer, care } : offer);
  const mayDo = (command: Parameters<typeof refuseMaster>[1]): boolean => refuseMaster(view, command) === undefined;
  if (view.phase === 'ceremony' && view.step === 'choosing') {
    const { min, max } = choiceRange(view);
    add(one({ type: 'gm.chooseTraitors', seats: someOf(view.living, min, max) }));
  }
  if (view.phase === 'arrival' || view.phase === 'ceremony' || view.phase === 'breakfast')
    add(one({ type: 'gm.chooseMission', mission: oneOf(chooseable(view)) }));
  if (view.phase === 'mission' && view.step !== 'over') offers.push(...(missionOf(view)?.legal(view, 'master') ?? []));
  if (view.phase === 'discussion') add(one({ type: 'gm.callVote' }));
  const next = view.phase === 'reveal' ? callable(view) : [];
  if (next.length > 0) add(one({ type: 'gm.nextVoter', seat: oneOf(next) }));
  if (mayDo({ type: 'gm.moveOn' })) add(one({ type: 'gm.moveOn' }), true);
  if (view.phase === 'banishment' && view.asked === null)
    add(one({ type: 'gm.askIdentity', ask: oneOf([true, false]) }));
  if (mayDo({ type: 'gm.orderDeathList' })) add(one({ type: 'gm.orderDeathList' }));
  if (mayDo({ type: 'gm.promptEnd' })) add(one({ type: 'gm.promptEnd' }));
  const earliest = Math.max(view.day, view.options.ceremonyDay) + 1;
  if (earliest < view.finale && mayDo({ type: 'gm.setFinale', day: earliest }))
    add(one({ type: 'gm.setFinale', day: integerIn(earliest, view.finale - 1) }), true);
  if (isStretchable(view)) add(one({ type: 'gm.extend', seconds: integerIn(5, 600) }), true);
  if (view.phase === 'pause') add(one({ type: 'gm.resume' }));
  return offers;
}
