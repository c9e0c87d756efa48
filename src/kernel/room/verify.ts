/**
 * What may be handed out of a room, and how it is checked: the operator's complete log to the last bit, a guest's
 * opened one as far as it goes.
 */
import { type Fault, isPromised, type OpenEntry, openedLog, type Verdict, verify } from '../fairness.ts';
import type { AnyGame } from '../game.ts';
import type { Entry } from '../table.ts';
import { ageOf, broughtEntry, presentEntry } from './editions.ts';
import type { RoomFact } from './facts.ts';
import { roomRules } from './rules.ts';
import { contributionsOf, emptyRoom, recordIn } from './state.ts';

/**
 * The log of one finished game for everybody's eyes, from its lobby on. Nothing opens of a game that is still on, nor
 * of a setup that was undone: its cards are nobody's. What a cancelled game opens, the game itself has told.
 */
export function openedGame(log: readonly Entry[], number: number): OpenEntry[] | undefined {
  const part: Entry[] = [];
  let lobby = 0;
  let isOver = false;
  for (const entry of log) {
    const told = entry.told.filter(({ fact }) => {
      if (fact.type === 'room.lobbyOpened') lobby = (fact as Extract<RoomFact, { type: 'room.lobbyOpened' }>).number;
      if (lobby === number && fact.type === 'room.gameOver') {
        isOver = (fact as Extract<RoomFact, { type: 'room.gameOver' }>).outcome !== 'cancelled';
      }
      return lobby === number;
    });
    if (told.length > 0) part.push(told.length === entry.told.length ? entry : { ...entry, told });
  }
  return isOver ? openedLog(part) : undefined;
}

export function verifyRoom(
  games: { readonly [id: string]: AnyGame },
  given: readonly OpenEntry[],
  { isOpened = false } = {},
): Verdict {
  const missing = isOpened ? missingIn(given) : undefined;
  const wrong = (difference: string, fault: Fault): Verdict => ({ ok: false, difference, fault, trusted: [] });
  if (missing) return wrong(`this is not a whole game: it has no ${missing}`, { kind: 'incomplete' });
  const later = given.find(({ rules }) => ageOf(games, rules) === 'later');
  if (later) return wrong(`it was decided by ${later.rules}, which is newer than this program`, { kind: 'newer' });
  const log = given.map((entry) => (isOpened ? broughtEntry(games, entry) : presentEntry(games, entry)));
  const secrets: { [number: number]: string } = {};
  let lobby: { number: number; commitment: string } | undefined;
  for (const [index, entry] of log.entries()) {
    for (const told of entry.told) {
      const fact = told.fact as RoomFact;
      if (fact.type === 'room.lobbyOpened') lobby = fact;
      if ((fact.type === 'room.lobbyOpened' || fact.type === 'room.gameChosen') && !Object.hasOwn(games, fact.game)) {
        return wrong(`entry ${index}: there is no game ${fact.game}`, { kind: 'unknown-game' });
      }
      if (fact.type !== 'room.gameOver' || !lobby) continue;
      secrets[lobby.number] = fact.secret;
      if (isPromised(fact.secret, lobby.commitment)) continue;
      const difference = `entry ${index}: the secret of game ${lobby.number} is not the one that was promised`;
      return wrong(difference, { kind: 'broken-seal' });
    }
  }
  return verify(roomRules(games, isOpened ? secrets : {}), emptyRoom, log, { isOpened });
}

/** What went into the key: of those who sat there when the game began, and of nobody who had got up before. */
export function contributedTo(games: { readonly [id: string]: AnyGame }, log: readonly OpenEntry[]): string[] {
  const state = emptyRoom();
  let contributions: string[] = [];
  for (const { fact } of log.flatMap(({ told }) => told)) {
    if (fact.type === 'room.gameStarted') contributions = contributionsOf(state).filter(Boolean);
    recordIn(games, state, fact);
  }
  return contributions;
}

/** A guest is handed a game from its lobby to its end; with less of it there is less to check. */
function missingIn(log: readonly OpenEntry[]): string | undefined {
  const types = new Set(log.flatMap(({ told }) => told.map(({ fact }) => fact.type)));
  return ['room.lobbyOpened', 'room.gameStarted', 'room.gameOver'].find((type) => !types.has(type));
}
