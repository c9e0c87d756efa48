/** Until when a server was there, as an entry of the log shows it. */
import type { Typed } from '../kernel/game.ts';
import type { Entry } from '../kernel/table.ts';
import { LIMITS } from './limits.ts';

/** Time that is given back is entered where it was lost, by a server that was there at the end of it. */
export function lastAtOf({ at, command }: Entry): number {
  const { type, ms } = command as Typed & { readonly ms: number };
  return type === 'room.giveTime' ? at + ms - LIMITS.graceSeconds * 1000 : at;
}
