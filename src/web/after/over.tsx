/** The host has said that this was the last game: what each screen shows then. */
import type { Lobby } from '../lobby.ts';
import { Ceremony } from './ceremony.tsx';
import { Closing } from './closing.tsx';

export function EveningOver(lobby: Lobby) {
  const isTable = lobby.surface === 'table' || lobby.role === 'visitor';
  return isTable ? <Ceremony {...lobby} /> : <Closing {...lobby} />;
}
