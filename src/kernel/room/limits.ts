/** Every bound of the rules in one place; rates are the server's (server/limits.ts). Texts are let in somewhat longer, so that the refusal can say why. */
export const ROOM_LIMITS = {
  /** Letters, as they are seen. */
  nameLengthMax: 20,
  pronounsLengthMax: 16,
  /** Characters of either: a flag may be made of fourteen. */
  tagLengthMax: 300,
  messageLengthMax: 500,
  /** Lines of a chat that a page remembers. */
  chatLinesKept: 100,
  /** Of an option that people write themselves: a list of words. */
  optionTextLengthMax: 7000,
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
  /** How many may wait at a time, and how many may be the table's: the one let in first is forgotten first. */
  screensWaitingMax: 3,
  screensMax: 8,
  /** How long a human master may be gone before the host may hand over to the software. */
  masterGoneSeconds: 60,
  /** How long another device may take a seat over with what this one shows. */
  ticketSeconds: 60,
  /** Devices of which it is known that their place has moved on. */
  movedKept: 50,
  /** How much of a slow line is made good, where it is judged who was first (lag.ts). */
  lagCreditMaxMs: 45,
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
