/**
 * Every bound of the rules in one place; rates are the server's (server/limits.ts). Texts are let in somewhat longer, so
 * that the refusal can say why.
 */
export const ROOM_LIMITS = {
  /** Letters, as they are seen. */
  nameLengthMax: 20,
  pronounsLengthMax: 16,
  /** Characters of either: a flag may be made of fourteen. */
  tagLengthMax: 300,
  messageLengthMax: 500,
  masks: 24,
  /** How a browser is reached that is not looking, as JSON. */
  wayLengthMax: 1200,
  extendSecondsMax: 600,
  /** What a host's press gives. */
  extendSeconds: 30,
  /** How loud the table may be. */
  soundMax: 10,
  /** How long nobody may be there before the room stands still, and before it gives up. */
  nobodySeconds: 60,
  nobodyCancelSeconds: 1800,
  /** How long a screen may wait to be let in. */
  screenWaitSeconds: 240,
  /** How long a human master may be gone before the host may hand over to the software. */
  masterGoneSeconds: 60,
  /** How long another device may take a seat over with what this one shows. */
  ticketSeconds: 60,
  /** How long a host may be gone before the next person stands in, and before the table may choose another (lead.ts). */
  standInSeconds: 60,
  hostVoteSeconds: 300,
  /** The same in a game over days, in which nobody stands in; who was here so long ago still has a voice there. */
  hostVoteDaysSeconds: 86_400,
  /** Nobody makes themselves host alone. */
  hostVoicesMin: 2,
  /** How long somebody waits at a locked door, and how many may wait at a time (lock.ts). */
  askSeconds: 240,
  askingMax: 48,
  /** Devices that the door knows, and that it keeps away. Whoever came first is forgotten first. */
  knownMax: 100,
  keptAwayMax: 24,
} as const;

/** Lines of a chat that a page remembers. */
export const CHAT_LINES_KEPT = 100;
/** Screens that wait at a time, and that may be the table's: the one let in first is forgotten first. */
export const SCREENS_WAITING_MAX = 3;
export const SCREENS_MAX = 8;
/** Devices of which it is known that their place has moved on. */
export const MOVED_KEPT = 50;
/** How long a text option may be at all, a pasted list of cards (options.ts); the room takes none that is longer. */
export const TEXT_OPTION_MAX = 7000;
/** What is credited to a slow line (lag.ts): with more of it a lie would gain what distance costs. */
export const CREDIT_MAX_MS = 45;
