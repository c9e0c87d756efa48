/**
 * Time in which nobody could act, because no server was there or its store was away: running clocks are given it back,
 * and a grace.
 */
import type { Typed } from '../kernel/game.ts';
import type { RoomState } from '../kernel/room/state.ts';
import type { Entry } from '../kernel/table.ts';
import { LIMITS } from './limits.ts';

const GRACE_MS = LIMITS.graceSeconds * 1000;

/** It is entered where it was lost, by a server that was there at the end of it. */
export const timeGiven = (ms: number): Typed & { readonly ms: number } => ({
  type: 'room.giveTime',
  ms: ms + GRACE_MS,
});

/** Until when a server was there, as an entry of the log shows it. */
export function lastAtOf({ at, command }: Entry): number {
  const { type, ms } = command as Typed & { readonly ms: number };
  return type === 'room.giveTime' ? at + ms - GRACE_MS : at;
}

/** Whether people are here by way of this server, or nobody is: then what it could not do was lost. */
export function isHeldBy({ via }: Pick<RoomState, 'via'>, server: string): boolean {
  const servers = Object.values(via ?? {});
  return servers.length === 0 || servers.includes(server);
}
