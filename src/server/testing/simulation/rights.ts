/** Who may ask for what is the leader's to ask for: written down here once more, to hold what was stored against it. */
import type { Typed } from '../../../kernel/game.ts';
import type { RoomState } from '../../../kernel/room/state.ts';
import type { Entry } from '../../../kernel/table.ts';

/** Whoever stands in for a host who is gone keeps the evening going with these. */
const KEEPS_GOING = [
  ...['extend', 'moveOn', 'cover', 'rematch', 'addBot', 'setBots', 'start', 'letIn', 'letScreen', 'setSound', 'kick'],
];
/** And takes nothing from anybody: these are the host's alone. */
const SPOILS = [
  ...['setOption', 'chooseGame', 'order', 'setSpectators', 'setLanguage', 'setLock', 'letNobodyIn', 'keepAway'],
  ...['letBack', 'emptyLobby', 'makeHost', 'cancel', 'endEvening', 'freeMaster', 'handOver'],
];

/** What is wrong about an entry that comes after this state. */
export function wrongIn({ host, standIn, seats }: Readonly<RoomState>, { by, command }: Entry): string | undefined {
  if (typeof by !== 'number' || by === host || !command.type.startsWith('room.')) return undefined;
  const what = command.type.slice('room.'.length);
  const { seat } = command as Typed & { readonly seat?: number };
  const isSpoiling = SPOILS.includes(what) || (what === 'kick' && seats[seat!]?.bot === null);
  const isLeading = KEEPS_GOING.includes(what) && by !== standIn?.seat;
  return isSpoiling || isLeading ? `seat ${by} does ${command.type}, and ${host} is the host` : undefined;
}
