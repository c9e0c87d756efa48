/**
 * Checks a room's log: the operator's complete one to the last bit, a guest's opened one as far as it goes.
 */
import { commitmentTo, type OpenEntry, type Verdict, verify } from '../fairness.ts';
import type { AnyGame } from '../game.ts';
import type { RoomFact } from './facts.ts';
import { roomRules } from './rules.ts';
import { emptyRoom } from './state.ts';

export function verifyRoom(
  games: { readonly [id: string]: AnyGame },
  log: readonly OpenEntry[],
  { isOpened = false } = {},
): Verdict {
  const secrets: { [number: number]: string } = {};
  let lobby: { number: number; commitment: string } | undefined;
  for (const [index, entry] of log.entries()) {
    for (const told of entry.told) {
      const fact = told.fact as RoomFact;
      if (fact.type === 'room.lobbyOpened') lobby = fact;
      if (fact.type !== 'room.gameOver' || !lobby) continue;
      secrets[lobby.number] = fact.secret;
      if (commitmentTo(fact.secret) === lobby.commitment) continue;
      const difference = `entry ${index}: the secret of game ${lobby.number} is not the one that was promised`;
      return { ok: false, difference, trusted: [] };
    }
  }
  return verify(roomRules(games, isOpened ? secrets : {}), emptyRoom, log, { isOpened });
}
