/**
 * The room: what can happen around a game, and who may know it.
 *
 * An evening is a row of games. Each begins with `room.lobbyOpened`, which holds all that is public of the room, so
 * that nobody's stream reaches back behind it: what a seat learned in an earlier game, or in a setup that was undone,
 * is not told again to whoever sits there next. Until `room.gameStarted` nothing is addressed to single seats, because
 * people still change places. Facts of the game itself carry no prefix and follow the game's own audience.
 */
import type { Audience } from '../audience.ts';
import type { Language, Seat, Title, Viewer } from '../game.ts';
import type { OptionValues } from '../options.ts';
import type { RoomState } from './state.ts';

/** What everybody may read on a seat. */
export interface NameTag {
  readonly name: string;
  readonly pronouns: string;
  /** Which of the drawn masks. */
  readonly mask: number;
}

/** A seat as the lobby knows it. */
export interface LobbySeat extends NameTag {
  /** The bot that plays here, or null for a person. */
  readonly bot: string | null;
  readonly connected: boolean;
  readonly isNew: boolean;
  readonly hasTime: boolean;
  readonly isReady: boolean;
  /** 128 bits that this person's browser added to the deal, in hexadecimal; null until it has. */
  readonly contribution: string | null;
  /** Since when they are gone, of whoever was gone when the lobby opened. */
  readonly goneSince?: number;
}

/** Somebody who asks to come in at a locked door. */
export interface Asking {
  readonly id: number;
  readonly name: string;
  readonly mask: number;
  readonly at: number;
}

/** Somebody whose device is kept away, as they were called then. */
export type KeptAway = Asking;

/** A game of this evening that was played to its end, with those who sat at the table then. */
export interface Played {
  readonly number: number;
  readonly game: string;
  readonly outcome: string;
  readonly players: readonly (NameTag & { readonly hasWon: boolean })[];
  /** What some of them are remembered for, by their place among the players. */
  readonly titles?: readonly Title[];
}

export type PauseReason = 'asked' | 'master' | 'nobody-there' | 'master-gone' | 'moves-lost';

export type RoomFact =
  | { type: 'room.opened'; secret: string; table: string; master: string }
  | {
      type: 'room.lobbyOpened';
      number: number;
      game: string;
      language: Language;
      seats: readonly LobbySeat[];
      host: Seat | null;
      options: OptionValues;
      locked: readonly string[];
      commitment: string;
      hasMaster: boolean;
      /** Whether the master's console and the table screen are connected. */
      masterConnected: boolean;
      tableConnected: boolean;
      spectators: boolean;
      holders: readonly (string | null)[];
    }
  | { type: 'room.eveningTold'; games: readonly Played[] }
  | { type: 'room.eveningEnded' }
  | { type: 'room.seatTaken'; seat: LobbySeat; holder: string | null; via: string }
  | { type: 'room.tagged'; seat: Seat; tag: NameTag; isNew: boolean }
  | { type: 'room.timeConfirmed'; seat: Seat }
  | { type: 'room.readied'; seat: Seat; ready: boolean }
  | { type: 'room.contributed'; seat: Seat; bits: string }
  | { type: 'room.seatFreed'; seat: Seat }
  /** All bots at the table are of this kind from now on. */
  | { type: 'room.botsSet'; bot: string }
  | { type: 'room.ordered'; seats: readonly Seat[] }
  | { type: 'room.spectatorsSet'; allowed: boolean }
  | { type: 'room.languageSet'; language: Language }
  | { type: 'room.soundSet'; sounds: number; voice: number }
  | { type: 'room.screenKnocked'; sign: string; holder: string; at: number }
  | { type: 'room.screenAnswered'; sign: string; isLetIn: boolean }
  | { type: 'room.screensSet'; mayAsk: boolean }
  | { type: 'room.reminderSet'; holder: string; way: string | null }
  | { type: 'room.gameChosen'; game: string }
  | { type: 'room.optionSet'; name: string; value: string | number | boolean }
  | { type: 'room.optionLocked'; name: string; value: string | number | boolean; seat: Seat }
  | { type: 'room.hostChanged'; seat: Seat }
  | { type: 'room.standInNamed'; seat: Seat }
  | { type: 'room.voiceGiven'; by: Seat; seat: Seat | null }
  /** The table chose; whom it replaced may take the lead back. */
  | { type: 'room.hostChosen'; seat: Seat; earlier: Seat | null }
  | { type: 'room.lockSet'; isLocked: boolean }
  | { type: 'room.passMade'; pass: string }
  | { type: 'room.passUsed'; holder: string }
  | { type: 'room.askedIn'; id: number; name: string; mask: number; at: number; holder: string }
  | { type: 'room.askAnswered'; id: number; isLetIn: boolean }
  /** Out of their chair by the host's word; `keptAs`: their device is kept away, and has this number in the list. */
  | { type: 'room.sentAway'; seat: Seat; keptAs: number | null; at: number }
  | { type: 'room.letBack'; id: number }
  | {
      type: 'room.doorTold';
      isLocked: boolean;
      asking: readonly Asking[];
      keptAway: readonly KeptAway[];
      count: number;
    }
  | { type: 'room.connectionChanged'; who: Seat | 'table' | 'master'; connected: boolean; via: string; at: number }
  | { type: 'room.masterCame'; holder: string; via: string }
  | { type: 'room.masterFreed'; door: string; at: number }
  | { type: 'room.handedOver' }
  | { type: 'room.ticketMade'; ticket: string; holder: string; until: number }
  | { type: 'room.moved'; from: string; holder: string; via: string }
  | { type: 'room.gameStarted'; options: OptionValues; at: number }
  | { type: 'room.pauseAsked'; seat: Seat; stops: boolean }
  | { type: 'room.askedBy'; seat: Seat }
  | { type: 'room.pauseWaits' }
  | { type: 'room.paused'; why: PauseReason; until: number | null; at: number }
  | { type: 'room.resumed'; at: number }
  | { type: 'room.timeGiven'; ms: number }
  /** What was stored last is lost: all goes on from what is kept. */
  | { type: 'room.setBack' }
  | { type: 'room.said'; by: Seat | 'master'; channel: string; text: string }
  | { type: 'room.whispered'; by: Seat | 'master'; channel: string; text: string; readers: readonly Viewer[] }
  | { type: 'room.covered'; seat: Seat; bot: string }
  | { type: 'room.returned'; seat: Seat }
  | { type: 'room.kicked'; seat: Seat }
  | { type: 'room.left'; seat: Seat }
  | { type: 'room.gameOver'; secret: string; outcome: string };

const open = { to: 'everyone' } as const;
/** Nothing is decided by these, and who asked for them may be sealed. */
const unsigned = { to: 'everyone', unsigned: true } as const;

export const roomAudience = {
  'room.opened': { to: 'nobody', sealed: true },
  // Tokens are hashed, and still nobody's business.
  'room.lobbyOpened': { to: 'everyone', secret: { holders: 'nobody' }, sealed: true },
  'room.eveningTold': unsigned,
  'room.eveningEnded': open,
  'room.seatTaken': { to: 'everyone', secret: { holder: 'nobody', via: 'nobody' }, sealed: true },
  'room.tagged': open,
  'room.timeConfirmed': open,
  'room.readied': open,
  'room.contributed': open,
  'room.seatFreed': open,
  'room.botsSet': open,
  'room.ordered': open,
  'room.spectatorsSet': open,
  'room.languageSet': open,
  'room.soundSet': unsigned,
  // Everybody may see that a screen waits; which one it is, only its token says.
  'room.screenKnocked': { to: 'everyone', secret: { holder: 'nobody' }, sealed: true },
  'room.screenAnswered': open,
  'room.screensSet': unsigned,
  // How somebody's browser is reached is between them and the house.
  'room.reminderSet': { to: 'nobody', sealed: true },
  'room.gameChosen': open,
  'room.optionSet': open,
  // Not even to the seat itself: people still change places, and the next one there would read it.
  'room.optionLocked': { to: 'everyone', secret: { seat: 'nobody' }, sealed: true },
  'room.hostChanged': unsigned,
  // Whoever has left for good is passed over, and that they have is for the game to tell, or not.
  'room.standInNamed': { to: 'everyone', onTrust: ['seat'] },
  'room.voiceGiven': open,
  'room.hostChosen': unsigned,
  'room.lockSet': open,
  'room.passMade': { to: 'nobody', sealed: true },
  'room.passUsed': { to: 'nobody', sealed: true },
  // All at the table hear that somebody asks, and by which name; whose device it is, nobody does.
  'room.askedIn': { to: 'everyone', secret: { holder: 'nobody' }, sealed: true },
  'room.askAnswered': open,
  'room.sentAway': open,
  'room.letBack': open,
  'room.doorTold': unsigned,
  // Which server holds the line is the house's own business.
  'room.connectionChanged': { to: 'everyone', secret: { via: 'nobody' }, unsigned: true },
  'room.masterCame': { to: 'everyone', secret: { holder: 'nobody', via: 'nobody' }, sealed: true },
  // Whoever led does so no more: everybody is to know that it will be somebody else.
  'room.masterFreed': { to: 'everyone', secret: { door: 'nobody' }, sealed: true },
  'room.handedOver': open,
  // On which device somebody sits is nobody else's business.
  'room.ticketMade': { to: 'nobody', sealed: true },
  'room.moved': { to: 'nobody', sealed: true },
  'room.gameStarted': open,
  // Who needs a rest is between them and a human game master.
  'room.pauseAsked': { to: (fact) => [fact.seat, 'master'], sealed: true },
  // Beside a public fact, so that the log that is handed out does not say whose command it was: only the one who asked
  // for a pause may end it, and a host who hands over must look like one who has left.
  'room.askedBy': { to: (fact) => [fact.seat, 'master'], sealed: true },
  'room.pauseWaits': unsigned,
  'room.paused': unsigned,
  'room.resumed': unsigned,
  'room.timeGiven': open,
  // How much is lost is for nobody: what was done in secret would be counted in it. Each page knows what it had seen.
  'room.setBack': open,
  'room.said': open,
  'room.whispered': { to: (fact) => fact.readers, secret: { readers: 'nobody' }, sealed: true },
  'room.covered': open,
  'room.returned': open,
  'room.kicked': open,
  // A game that keeps leaving to itself (it may look like a death at dawn) has told its own facts already.
  'room.left': { to: 'nobody', sealed: true },
  // A guest cannot derive the secret, only check it against the commitment (verify.ts).
  'room.gameOver': { to: 'everyone', discloses: true, onTrust: ['secret'] },
} as const satisfies Audience<RoomFact, RoomState>;
