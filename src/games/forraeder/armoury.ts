/**
 * Forræder: the armoury. As many doors as visitors, a shield behind one of them. (6.10)
 */
import { type Ctx, known, type Seat } from '../../kernel/game.ts';
import { endOf } from './clock.ts';
import type { Fact } from './facts.ts';
import { isGone, type View } from './state.ts';

/** TR-85, TR-87. */
export function openArmoury(state: View, { tell, draw, now }: Ctx<Fact>): void {
  tell({ type: 'armouryOpened', visitors: [...state.access], until: endOf(state, 'armoury', now) });
  tell({ type: 'shieldHidden', door: 1 + draw('shield').int(state.access.length) });
}

export const doorOf = (state: View, seat: Seat): number => state.doors.indexOf(seat) + 1;

/** TR-86, TR-88. */
export function openDoor(state: View, seat: Seat, door: number, { tell }: Ctx<Fact>): void {
  tell({ type: 'doorOpened', seat, door, shield: door === known(state.shieldDoor) ? 1 : 0 });
}

export const haveAllLeft = (state: View): boolean =>
  state.visitors.every((seat) => state.gone.includes(seat) || isGone(state, seat));

/** Late visitors get a door by lot, and whoever is late at the shield takes it. */
export function closeArmoury(state: View, ctx: Ctx<Fact>): void {
  for (const seat of state.visitors) {
    if (state.gone.includes(seat)) continue;
    const closed = state.doors.flatMap((owner, i) => (owner === null ? [i + 1] : []));
    if (doorOf(state, seat) === 0) openDoor(state, seat, ctx.draw('door').pick(closed), ctx);
    ctx.tell({ type: 'armouryLeft', seat, taken: known(state.found[seat]) });
  }
}
