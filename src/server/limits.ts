/**
 * Every limit of the server in one table. Rates live here and not in the rules: "too fast" is about the line, never
 * about the game. What is bounded in the rules themselves stands in kernel/room/limits.ts.
 *
 * Against a whole address, which all phones of a party share, is counted what strangers may do: make rooms, try codes,
 * come to a room and sit down where the door does not know them, ask at a locked door, have a screen ask, hold lines.
 * Twenty-two phones that come at once notice none of it (attack `phones-at-once`), and whoever has a place comes in over
 * all of it but the number of lines. Many who are counted one by one are kept in `Buckets`, which forget whoever came
 * longest ago.
 */
import { ROOM_LIMITS } from '../kernel/room/commands.ts';
import { SECRET } from '../kernel/wire.ts';
import { BREAKAGE, MESSAGE_BYTES_MAX } from '../protocol.ts';

export const LIMITS = {
  ...ROOM_LIMITS,
  messageBytesMax: MESSAGE_BYTES_MAX,
  /** Frames that one message may come in: a browser sends one, and empty ones cost as much as any. */
  messagePartsMax: 64,
  /** A line may send this many messages at once, and then so many a second. */
  messagesBurst: 40,
  messagesPerSecond: 15,
  /** What a line may ask in a quiet phase while the answers wait for the beat: a page asks a third of it (`BEAT`). */
  asksHeldMax: 24,
  /**
   * Milliseconds of the processor that one room's commands may take at once, and then in a second: its next turn waits
   * for as long as it has taken too much (effort.ts). A command takes less than one, and the start of a large game some
   * tens. Who alone takes so much more loses the line, and so does one that asks on and on while its room waits.
   */
  roomEffortBurstMs: 300,
  roomEffortMsPerSecond: 150,
  personEffortBurstMs: 3000,
  personEffortMsPerSecond: 50,
  asksWaitingMax: 40,
  /** Bytes that somebody may be told in secret (purses.ts). */
  secret: SECRET,
  /** Words in a chat. */
  chatBurst: 8,
  chatPerMinute: 30,
  roomsPerAddressPerHour: 60,
  /** By a /48 of IPv6, which holds 65,536 addresses as we count them, and which one person may be given. */
  roomsPerWiderNetworkPerHour: 600,
  /**
   * Questions for rooms that do not exist, by one device; by one address, since a device may call itself another each
   * time; and by all addresses, of which those wait then that asked wrong so shortly ago.
   */
  failedJoinsPerDevicePerMinute: 20,
  failedJoinsPerAddressBurst: 60,
  failedJoinsPerAddressPerMinute: 30,
  failedJoinsBurst: 200,
  failedJoinsPerSecond: 10,
  failedJoinsRememberedSeconds: 600,
  /** So many rooms are looked for at a time for those of one address who are over a limit: they may have a place there. */
  looksOverLimitPerAddress: 8,
  /** When a stranger is told to wait: late enough that it does not tell whether the room was looked up in vain. */
  waitToldMs: 250,
  /** Opened games that somebody takes home, or the host all of them: the whole log is read for it. */
  exportsBurst: 10,
  exportsPerMinute: 10,
  /**
   * Screens that could not be drawn, as pages tell it for the log. Our pages tell few (web/broken.ts), so whoever tells
   * more than so many on one line is shut out; what is too much for a room or for the server is only counted.
   */
  breakageFramesMax: BREAKAGE.framesMax,
  breakageFrameLengthMax: BREAKAGE.frameLengthMax,
  breakagesPerLineMax: 8,
  breakagesPerRoomBurst: 12,
  breakagesPerRoomPerHour: 12,
  breakagesBurst: 60,
  breakagesPerMinute: 10,
  /** Screens that ask a room to be its table's: all of a room, those of one address, one device; and who waits. */
  knocksBurst: 12,
  knocksPerMinute: 6,
  knocksPerAddressBurst: 6,
  knocksPerAddressPerMinute: 3,
  knocksPerDeviceBurst: 3,
  knocksPerDevicePerMinute: 1,
  knockingPerAddressMax: 2,
  /**
   * People who ask to come in at a locked door: all of a room, those of one address, and one device, which asks so often
   * in an evening. Of one address so many wait at most, so that a crowd there does not take every place from whoever
   * comes from elsewhere.
   */
  asksToEnterBurst: 60,
  asksToEnterPerMinute: 12,
  asksToEnterPerAddressBurst: 24,
  asksToEnterPerAddressPerMinute: 6,
  asksToEnterPerDevicePerMinute: 1,
  asksToEnterPerDeviceMax: 5,
  eveningHours: 12,
  askingPerAddressMax: 24,
  /** People of a room who want to be called, or not any more. */
  remindersBurst: 60,
  remindersPerMinute: 20,
  /** How often those without a place may come into a room, and how often somebody may come back to theirs. */
  visitsBurst: 100,
  visitsPerMinute: 120,
  visitsPerAddressBurst: 60,
  visitsPerAddressPerMinute: 60,
  /** Lines without a place, of one address: half of what a room holds. */
  visitorsPerAddressMax: 40,
  comingsBurst: 20,
  comingsPerMinute: 30,
  /** How long a lobby is kept in which nobody ever sat down: otherwise rooms that cost nothing would fill the server. */
  emptyLobbyHours: 6,
  /** A long evening has some thousands. All games of a room together, and all its lobbies, have as much as this. */
  entriesPerGameMax: 20_000,
  entriesPerRoomMax: 100_000,
  /** Beside them: who asked at the door, and who came and went. The first is then not heard, the other not told. */
  entriesAtDoorMax: 60_000,
  entriesOfPresenceMax: 60_000,
  /** What one person may do in a game. Who plays all evening needs some hundreds. */
  commandsPerPersonMax: 3_000,
  /**
   * The same in a lobby, where a dozen are usual, and words in its chat. And what all lobbies of an evening have for
   * others than the host, who has the rest (lengths.ts).
   */
  commandsPerPersonInLobbyMax: 120,
  wordsPerLobbyMax: 240,
  entriesOfGuestsInLobbiesMax: 60_000,
  /** How often those of one address sit down whom the door does not know: three times as many as have chairs. */
  sitsPerAddressBurst: 72,
  sitsPerAddressPerHour: 72,
  /** With more rooms than this, four letters would soon hit one by chance: a thousand addresses need a minute by then. */
  roomsForLongerCodes: 200,
  /** By far enough for every crowd that there may be: so many codes in a row are not taken or unwanted by chance. */
  codesTriedMax: 30,
  signsTriedMax: 8,
  /**
   * Of how many it is remembered how often they asked: devices and rooms over the whole server; in each room people, who
   * may call themselves something else each time, and addresses; and of commands the pages, with the last ones of each.
   */
  devicesKept: 10_000,
  peopleKeptPerRoom: 200,
  addressesKeptPerRoom: 1_000,
  pagesKeptPerRoom: 500,
  commandsKeptPerPage: 32,
  /** Characters of streams that lie ready for those who come, of all rooms together. */
  streamsKeptMax: 16 * 1024 * 1024,
  socketsPerRoomMax: 80,
  /** Lines of one device that looks on, or of the screens that one link has opened. */
  linesPerDeviceMax: 8,
  socketsMax: 20_000,
  /** Lines of one address, whoever they belong to: of a house, a school, a whole fair, and never all there are. */
  socketsPerAddressMax: 2_000,
  /** Bytes that may wait for a slow reader before its line is dropped. It can come back and go on. */
  waitingBytesMax: 1024 * 1024,
  /** A whole request, however slowly it comes; bodies are small. And how long the store may take for it. */
  requestSeconds: 15,
  /** Requests of a connection that were not answered yet: browsers send one at a time. And of its whole life. */
  requestsWaitingPerConnection: 8,
  requestsPerConnectionMax: 1_000,
  /** A connection without a request, and one on which nothing moves although something is to be read. */
  keepAliveSeconds: 30,
  stuckSeconds: 30,
  connectionsLookSeconds: 5,
  storeSeconds: 5,
  /** How often the files of the certificate are read again. */
  tlsLookSeconds: 10,
  helloSeconds: 10,
  heartbeatSeconds: 20,
  /** How often lines are measured where a game judges by time, how much of it is believed, and how often it is told. */
  roundTripEverySeconds: 2,
  roundTripMsMax: 10_000,
  roundTripsToldMax: 60,
  /** Measurements of a line that count, how many it takes to say anything, and what is of the moment, not of the line. */
  roundTripsKept: 8,
  roundTripsNeeded: 3,
  roundTripChangeMs: 10,
  roundTripChangePart: 0.2,
  /** How long a page has to answer a close before its line is cut. */
  closeSeconds: 5,
  /** A room that nobody touches leaves memory; it comes back on the next touch. */
  idleSeconds: 300,
  /** How long a line may be gone before the others are told: a phone that changes networks is back by then. */
  absenceSeconds: 5,
  /** So often at once, and then so often a minute; whoever goes more often is told as gone after so long. */
  absencesBurst: 10,
  absencesPerMinute: 2,
  absenceOftenSeconds: 60,
  /** Added to the time that a server was down when running clocks are given it back. */
  graceSeconds: 5,
  sweepSeconds: 60,
  /** How often games over days are looked for that no server holds. */
  wakeSeconds: 600,
  /** When the store is taken for away, and how long it may be before all lines are closed, so that people see it. */
  storeLateMs: 1_000,
  storeAwaySeconds: 20,
  /** For how long a damaged room is refused before it is read once more. */
  damagedSeconds: 60,
  /**
   * How long games that run are waited for when a server is to stop for good: the longest evening, and a break. And how
   * long after the last of them, so that people see how it ended.
   */
  drainMinutes: 240,
  drainLullSeconds: 60,
  serverBeatSeconds: 2,
  serverDeadSeconds: 10,
} as const;

/** So many at once, and then so many a second. */
export class Bucket {
  #left: number;
  #at: number;
  readonly #burst: number;
  readonly #perSecond: number;

  constructor(burst: number, perSecond: number, now: number) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#left = burst;
    this.#at = now;
  }

  isEmpty(now: number): boolean {
    this.#left = Math.min(this.#burst, this.#left + (Math.max(0, now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    return this.#left < 1;
  }

  take(now: number): boolean {
    if (this.isEmpty(now)) return false;
    this.#left--;
    return true;
  }

  /** What is spent is spent: there may be less than nothing left. */
  spend(amount: number, now: number): void {
    this.isEmpty(now);
    this.#left -= amount;
  }

  /** In how many milliseconds it is not empty any more. */
  emptyMs(now: number): number {
    return this.isEmpty(now) ? Math.ceil(((1 - this.#left) / this.#perSecond) * 1000) : 0;
  }
}

/** One bucket for each of many. When there are too many, whoever came longest ago is forgotten, and nobody else. */
export class Buckets {
  readonly #burst: number;
  readonly #perSecond: number;
  readonly #max: number;
  readonly #buckets = new Map<string, Bucket>(); // the one used last comes last

  constructor(burst: number, perSecond: number, max = 100_000) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#max = max;
  }

  isEmpty(key: string, now: number): boolean {
    return this.#buckets.get(key)?.isEmpty(now) ?? false;
  }

  take(key: string, now: number): boolean {
    return this.#of(key, now).take(now);
  }

  spend(key: string, amount: number, now: number): void {
    this.#of(key, now).spend(amount, now);
  }

  #of(key: string, now: number): Bucket {
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#burst, this.#perSecond, now);
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    for (const [oldest] of this.#buckets) {
      if (this.#buckets.size <= this.#max) break;
      this.#buckets.delete(oldest);
    }
    return bucket;
  }
}
