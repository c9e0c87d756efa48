/**
 * Whoever leads sees every card, so nobody leads and plays. A browser has one token for a chair and another for the
 * console, and only that browser knows that they are the same person's: it says the other one along with what would give
 * it both. One that keeps silent about it cannot be told from two people's.
 */
import type { Refusal, Typed } from '../kernel/game.ts';
import type { RoomState } from '../kernel/room/state.ts';
import { isToken } from '../protocol.ts';
import { roleOf } from './roles.ts';
import { hashOf } from './tokens.ts';

type Said = Typed & { readonly beside?: unknown; readonly ticket?: unknown };

const besideOf = ({ beside }: Said): string | undefined => (isToken(beside) ? hashOf(beside) : undefined);

const isMaster = ({ master, masterHolder }: RoomState, holder: string): boolean =>
  master.held && holder === masterHolder;

export function refuseBoth(state: RoomState, command: Typed): Refusal | undefined {
  const beside = besideOf(command);
  if (beside === undefined) return undefined;
  const plays = typeof roleOf(state, beside) === 'number';
  if (command.type === 'room.takeMaster') return plays ? 'leads-and-plays' : undefined;
  if (command.type !== 'room.move') return undefined;
  const { ticket } = command as Said;
  const from = isToken(ticket) ? state.tickets?.[hashOf(ticket)]?.holder : undefined;
  if (from === undefined) return undefined;
  return (isMaster(state, from) ? plays : isMaster(state, beside)) ? 'leads-and-plays' : undefined;
}

/** Whoever sits down with the browser that has the console gets up from there: the same key opens it again. */
export function givesUpConsole(state: RoomState, command: Typed): Typed | undefined {
  const beside = besideOf(command);
  if (command.type !== 'room.sit' || beside === undefined || !isMaster(state, beside)) return undefined;
  return { type: 'room.freeMaster', door: state.doors?.master } as Typed;
}
