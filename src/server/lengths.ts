/**
 * How long a room may grow, and by whose hand. Whoever comes back reads the whole game, so a game must have an end, also
 * if somebody does not want it to. What is written in lobbies is counted apart and by person, and so is what happens by
 * nobody's command at the door and on the lines, in games that go on for days: however long strangers play with it, the
 * evening has its room.
 */
import type { Entry } from '../kernel/table.ts';
import { PERSON_LENGTH } from './applied.ts';
import { LIMITS } from './limits.ts';

interface Asked {
  readonly type: string;
  readonly person: string;
  /** The host, or a human master. */
  readonly isLeading: boolean;
}

interface Share {
  commands: number;
  words: number;
}

/** What the server writes down for whoever asks from outside, and for whoever comes and goes. */
const AT_DOOR: ReadonlySet<string> = new Set(['room.knock', 'room.askIn', 'room.remind']);
const PRESENCE = 'room.connection';

export class Lengths {
  #isLobby = true;
  /** Entries of all games of this evening, of the one that is on, and of all lobbies. */
  #games = 0;
  #game = 0;
  #lobbies = 0;
  #atDoor = 0;
  #presence = 0;
  /** What each has asked for in this game or lobby. */
  #shares = new Map<string, Share>();

  /** Moves on over an entry that was just recorded. */
  pass({ id, command, told }: Entry): void {
    for (const { fact } of told) {
      if (fact.type === 'room.lobbyOpened') this.#begin(true);
      else if (fact.type === 'room.gameStarted') this.#begin(false);
    }
    if (!id && AT_DOOR.has(command.type)) this.#atDoor++;
    else if (!id && command.type === PRESENCE) this.#presence++;
    else if (this.#isLobby) this.#lobbies++;
    else {
      this.#games++;
      this.#game++;
    }
    if (!id) return;
    const person = id.slice(0, PERSON_LENGTH);
    const share = this.#shares.get(person) ?? { commands: 0, words: 0 };
    if (command.type === 'room.say') share.words++;
    else share.commands++;
    this.#shares.set(person, share);
  }

  #begin(isLobby: boolean): void {
    this.#isLobby = isLobby;
    this.#game = 0;
    this.#shares = new Map();
  }

  /** Whether the room has had enough of those who ask from outside. */
  isDeafTo = (type: string): boolean => AT_DOOR.has(type) && this.#atDoor >= LIMITS.entriesAtDoorMax;
  /** Whether it is told no more who goes. */
  get isPresenceOver(): boolean {
    return this.#presence >= LIMITS.entriesOfPresenceMax;
  }

  refuses(asked: Asked): 'room-full' | 'lobby-share' | undefined {
    const { type, isLeading } = asked;
    if (type === 'room.leave' || type === 'room.cancel') return undefined;
    if (Math.max(this.#games, this.#lobbies) >= LIMITS.entriesPerRoomMax) return 'room-full';
    // Whoever leads can put somebody out, stop, and begin anew, whatever others have done.
    if (isLeading && type.startsWith('room.') && type !== 'room.say') return undefined;
    return this.#isLobby ? this.#refusesInLobby(asked) : this.#refusesInGame(asked);
  }

  #refusesInLobby({ type, person }: Asked): 'room-full' | 'lobby-share' | undefined {
    if (this.#lobbies >= LIMITS.entriesOfGuestsInLobbiesMax) return 'room-full';
    const { commands, words } = this.#shareOf(person);
    const isOver =
      type === 'room.say' ? words >= LIMITS.wordsPerLobbyMax : commands >= LIMITS.commandsPerPersonInLobbyMax;
    return isOver ? 'lobby-share' : undefined;
  }

  #refusesInGame({ person }: Asked): 'room-full' | undefined {
    const { commands, words } = this.#shareOf(person);
    const isOver = this.#game >= LIMITS.entriesPerGameMax || commands + words >= LIMITS.commandsPerPersonMax;
    return isOver ? 'room-full' : undefined;
  }

  #shareOf = (person: string): Share => this.#shares.get(person) ?? { commands: 0, words: 0 };
}
