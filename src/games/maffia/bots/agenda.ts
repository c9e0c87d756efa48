/**
 * Maffia's bots: what one means to do, and when. A plan that is overtaken by events is dropped, or finds nothing to do.
 */
import type { Command } from '../commands.ts';
import type { View } from '../state.ts';

type Deed = (view: View, now: number) => Command | undefined;

export interface Agenda {
  plan(at: number, deed: Deed): void;
  clear(): void;
  next(): number | undefined;
  /** The first plan that is due and comes to something. */
  act(view: View, now: number): Command | undefined;
}

export function agenda(): Agenda {
  const plans: { readonly at: number; readonly deed: Deed }[] = []; // by time; what was planned first comes first
  return {
    plan(at, deed) {
      let place = plans.length;
      while (place > 0 && plans[place - 1]!.at > at) place--;
      plans.splice(place, 0, { at, deed });
    },
    clear() {
      plans.length = 0;
    },
    next: () => plans[0]?.at,
    act(view, now) {
      while (plans.length > 0 && plans[0]!.at <= now) {
        const command = plans.shift()!.deed(view, now);
        if (command) return command;
      }
      return undefined;
    },
  };
}
