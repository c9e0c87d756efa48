/**
 * Forræder: what the traitors may do tonight. The door, the offers and the rules ask here, and every question can be
 * answered from a traitor's own view. (6.12 to 6.15)
 */
import type { Refusal, Seat } from '../../kernel/game.ts';
import type { Plan } from './content.ts';
import {
  isListed,
  isLiving,
  isTraitor,
  legalVictims,
  listSize,
  livingLoyals,
  livingTraitors,
  nightsLeft,
  seatCount,
  type View,
} from './state.ts';

/** TR-113: the last traitor has no choice, unless there is nobody to choose. */
export const mustBlackmail = (state: View): boolean =>
  livingTraitors(state).length === 1 && mayBlackmailTonight(state) && livingLoyals(state).length > 0;

/** TR-118. */
export const mayBlackmailTonight = (state: View): boolean =>
  state.options.blackmail && nightsLeft(state) >= state.options.blackmailNights;

const isLivingLoyal = (view: View, seat: Seat | null): boolean =>
  seat !== null && seat < seatCount(view) && isLiving(view, seat) && !isTraitor(view, seat);

/** Why a traitor may not plan this. */
export function refusePlan(view: View, plan: Plan, target: Seat | null): Refusal | undefined {
  if (plan === 'journal') return 'not-allowed';
  if (plan === 'hold' && target !== null) return 'bad-payload';
  const traitors = livingTraitors(view).length;
  if (plan === 'blackmail') {
    if (traitors !== 1) return 'not-last-traitor';
    if (!mayBlackmailTonight(view)) return 'too-late-in-season';
    return isLivingLoyal(view, target) ? undefined : 'bad-target';
  }
  if (view.must) return 'must-blackmail';
  switch (plan) {
    case 'murder':
      if (view.nomination) return 'nomination-night';
      return target === null ? undefined : refuseVictim(view, target);
    case 'nominate':
      if (!view.nomination) return 'not-allowed';
      return target === null || view.living.includes(target) ? undefined : 'bad-target';
    case 'hold':
      return refuseHold(view);
    case 'tempt': {
      const { temptation, temptationNights } = view.options;
      if (view.nomination) return 'nomination-night';
      if (traitors !== 2) return 'not-two-traitors';
      if (!temptation || nightsLeft(view) < temptationNights) return 'too-late-in-season';
      return isLivingLoyal(view, target) ? undefined : 'bad-target';
    }
  }
}

function refuseVictim(view: View, target: Seat): Refusal | undefined {
  if (!isLivingLoyal(view, target)) return 'bad-target';
  return legalVictims(view).includes(target) ? undefined : 'not-on-death-list';
}

/** TR-101: a fellow's shield shown tonight, and in the night of a list that of somebody on it. */
export function refuseHold(view: View): Refusal | undefined {
  if (view.nomination) return 'nomination-night';
  const shown = livingTraitors(view).filter((seat) => view.shieldsShown[seat]);
  if (shown.length === 0) return 'no-shield-shown';
  return view.deathList && !shown.some((seat) => isListed(view, seat)) ? 'not-on-death-list' : undefined;
}

/** Why a seat may not name these in the deed. */
export function refuseDeed(view: View, by: Seat, targets: readonly Seat[]): Refusal | undefined {
  const task = view.tasks[by]?.task;
  if (task === 'murder') {
    if (targets.length !== 1) return 'bad-payload';
    return refuseVictim(view, targets[0]!);
  }
  if (task === 'nominate') {
    if (new Set(targets).size !== targets.length) return 'duplicate-seat';
    if (targets.length !== listSize(view)) return 'bad-list-size';
    if (targets.some((seat) => seat >= seatCount(view) || !isLiving(view, seat))) return 'bad-target';
    return targets.some((seat) => !isTraitor(view, seat)) ? undefined : 'list-needs-loyal';
  }
  const [target] = targets;
  const isOneOther = targets.length === 1 && target !== by && target! < seatCount(view) && isLiving(view, target!);
  return isOneOther ? undefined : 'bad-payload';
}
