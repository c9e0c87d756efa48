/**
 * Forræder: breakfast. They come in one by one, and one chair may stay empty. (6.5)
 */
import { type Ctx, known, type Seat } from '../../kernel/game.ts';
import { ARRIVAL_MS, endOf, LAST_CHAIR_MS, momentMs } from './clock.ts';
import type { Fact } from './facts.ts';
import type { View } from './state.ts';

export function beginBreakfast(state: View, { tell, now }: Ctx<Fact>): void {
  tell({ type: 'breakfastBegan', day: state.day + 1, until: now + ARRIVAL_MS });
}

/**
 * TR-38 to TR-40: the next survivor, drawn at the door. Before the last chair the wait is the same whoever is missing.
 * Says whether everybody's fate is known.
 */
export function seatNext(state: View, { tell, draw, now }: Ctx<Fact>): boolean {
  const { victim, dies } = known(state.night);
  const isMissing = (seat: Seat): boolean => dies && seat === victim;
  const before = state.arrived.length;
  const chairs = state.living.length;
  if (before === chairs - 1 && dies) {
    tell({ type: 'chairEmpty', seat: victim! });
    return true;
  }
  const waiting = state.living.filter((seat) => !state.arrived.includes(seat) && !isMissing(seat));
  const isBeforeLast = before + 1 === chairs - 1;
  tell({
    type: 'arrived',
    seat: draw('arrival').pick(waiting),
    until: now + (isBeforeLast ? LAST_CHAIR_MS : ARRIVAL_MS),
  });
  if (before + 1 < chairs) return false;
  tell({ type: 'allHere' });
  return true;
}

/** `shieldNotice`: every living seat is told, so that nobody sees who was. */
export function noticeAttack(state: View, { tell }: Ctx<Fact>): void {
  if (!state.options.shieldNotice) return;
  const { victim, dies } = known(state.night);
  for (const seat of state.living) tell({ type: 'attackNoticed', seat, attacked: !dies && seat === victim });
}

/** TR-42: the list is read when everybody is seated. */
export function readList(state: View, { tell, now }: Ctx<Fact>): boolean {
  const { list } = known(state.night);
  if (list === null) return false;
  tell({ type: 'deathListRead', list, until: now + momentMs(state, 8) });
  return true;
}

export function beginTalk(state: View, { tell, now }: Ctx<Fact>): void {
  tell({ type: 'breakfastTalk', until: endOf(state, 'talk', now) });
}
