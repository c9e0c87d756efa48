/** Who somebody is in a room: by the hash of their token, as its state has it now. */
import type { Seat, Viewer } from '../kernel/game.ts';
import { hasMaster, type RoomState } from '../kernel/room/state.ts';
import type { Role } from '../protocol.ts';

type State = Readonly<RoomState>;

export function roleOf(state: State, holder: string): Role {
  const { holders, doors, screens, master, masterHolder } = state;
  const seat = holders?.indexOf(holder) ?? -1;
  if (seat >= 0 && !state.left?.includes(seat)) return seat;
  if (master.held && holder === masterHolder && hasMaster(state)) return 'master';
  return holder === doors?.table || screens?.includes(holder) ? 'table' : 'visitor';
}

/** Those without a seat look on like the table screen. */
export const viewerOf = (role: Role): Viewer => (role === 'visitor' ? 'table' : role);

/** By what the room's state knows a line: the person's token, since people change places. */
export const wireOf = (role: Role, holder: string): string => (typeof role === 'number' ? holder : String(role));

export function isConnected(state: State, who: Viewer): boolean {
  if (who === 'table') return state.tableConnected;
  if (who === 'master') return state.master.connected;
  return state.seats[who as Seat]?.connected ?? false;
}
