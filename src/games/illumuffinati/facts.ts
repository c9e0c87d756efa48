/**
 * Illumuffinati: what can happen, and who may know it.
 *
 * The table below is section 7 of RULES.md: it is the whole secrecy of the game. The table screen and the master see
 * what everybody sees; a Baker at home and the Inspector learn nothing that the table does not, so there are no ghosts.
 * What may lawfully give a hidden thing away is marked `discloses`, with the reason. Cards that not all may see are
 * packed, two characters each (content.ts).
 */
import type { Audience } from '../../kernel/audience.ts';
import type { Seat, Viewer } from '../../kernel/game.ts';
import type { Bucket, Face } from './content.ts';
import type { Claim, Phase, State, Why } from './state.ts';

export type Fact =
  // The first Inspector
  | { type: 'honourClaimed'; seat: Seat; crime: Bucket; hat: Bucket }
  | { type: 'inspectorNamed'; seat: Seat; claims: readonly Claim[] }
  // A round
  | { type: 'roundBegan'; round: number; inspector: Seat }
  | { type: 'phaseBegan'; phase: Phase; endsAt: number | null; lockedUntil: number | null }
  | { type: 'gongRang' }
  | { type: 'clockMoved'; endsAt: number }
  | { type: 'seatReady'; seat: Seat }
  | { type: 'deckShuffled'; order: string }
  | { type: 'handDealt'; seat: Seat; count: number; cards: string }
  | { type: 'jewelsTaken'; seat: Seat }
  | { type: 'cardsPassed'; from: Seat; to: Seat; cards: string }
  | { type: 'cardsDiscarded'; seat: Seat; cards: readonly Face[] }
  | { type: 'bagsOpened'; lowest: readonly (Face | null)[] }
  // The interrogation
  | { type: 'doorUnlocked' }
  | { type: 'bribeChanged'; seat: Seat; total: number }
  | { type: 'fingerPointed'; seat: Seat; at: Seat | null }
  | { type: 'bakerHome'; seat: Seat; taken: number; returned: number }
  | { type: 'takeBackAnswered'; seat: Seat; keep: number }
  | { type: 'bribesKept'; keeps: readonly (number | null)[] }
  | { type: 'bribeReturned'; seat: Seat }
  | { type: 'muffinsInspected'; taken: readonly (Face | null)[]; opened: readonly (Face | null)[] }
  | { type: 'lastCardFlipped'; seat: Seat; card: Face }
  | { type: 'pileSettled'; inspector: number; baker: number }
  | { type: 'rowsShown'; rows: readonly (readonly Face[])[] }
  | { type: 'suspicionTaken'; seats: readonly Seat[] }
  | { type: 'goldPaid'; amounts: readonly number[] }
  | { type: 'shopsCounted'; seats: readonly Seat[] }
  | { type: 'roundVoided' }
  // The end
  | { type: 'titlesGiven'; thief: Seat; absent: Seat }
  | { type: 'burglaryDone'; victim: Seat | null; amount: number }
  | { type: 'noseAttemptBegan'; attempt: number; seats: readonly Seat[]; cueAt: number }
  | { type: 'noseCued' }
  | { type: 'falseStarted'; seat: Seat }
  | { type: 'noseUnlocked' }
  | { type: 'noseTouched'; seat: Seat; effectiveMs: number; at: number }
  | { type: 'noseClosed'; times: readonly { readonly seat: Seat; readonly ms: number }[] }
  | { type: 'gameRanked'; places: readonly number[]; winners: readonly Seat[]; why: Why }
  | { type: 'gameCancelled' }
  // People
  | { type: 'seatLeft'; seat: Seat }
  | { type: 'playerChanged'; seat: Seat; bot: boolean }
  | { type: 'hostNamed'; seat: Seat }
  | { type: 'lineMeasured'; seat: Seat; roundTripMs: number }
  | { type: 'masterReplaced' };

const self = (fact: { seat: Seat }): Viewer[] => [fact.seat];

export const audience = {
  // Everybody sees who has answered, and the answers when all have.
  honourClaimed: { to: 'everyone', secret: { crime: self, hat: self } },
  inspectorNamed: { to: 'everyone', discloses: true },

  roundBegan: { to: 'everyone' },
  phaseBegan: { to: 'everyone' },
  gongRang: { to: 'everyone' },
  clockMoved: { to: 'everyone' },
  seatReady: { to: 'everyone' },
  // IM-21: the undealt muffins are unknown to everybody, the game master included.
  deckShuffled: { to: 'nobody' },
  handDealt: { to: 'everyone', secret: { cards: self } },
  jewelsTaken: { to: 'everyone' },
  // Whoever receives cards learns something of what others kept; all others learn that two cards went on. (IM-29)
  cardsPassed: {
    to: 'everyone',
    secret: { cards: (fact) => [fact.from, fact.to] },
    discloses: (fact) => [fact.to],
  },
  cardsDiscarded: { to: 'everyone', discloses: true }, // IM-29: face up on the table
  bagsOpened: { to: 'everyone', discloses: true }, // IM-32: all lowest cards at one moment

  doorUnlocked: { to: 'everyone' },
  bribeChanged: { to: 'everyone' },
  fingerPointed: { to: 'everyone' },
  bakerHome: { to: 'everyone' },
  // IM-46: the others only count.
  takeBackAnswered: { to: 'everyone', secret: { seat: self, keep: self } },
  bribesKept: { to: 'everyone', discloses: true }, // IM-46: all answers together
  bribeReturned: { to: 'everyone' },
  muffinsInspected: { to: 'everyone', discloses: true }, // IM-57, IM-58
  lastCardFlipped: { to: 'everyone', discloses: true }, // IM-70
  pileSettled: { to: 'everyone' },
  rowsShown: { to: 'everyone', discloses: true }, // IM-80
  suspicionTaken: { to: 'everyone' },
  goldPaid: { to: 'everyone' },
  shopsCounted: { to: 'everyone' },
  roundVoided: { to: 'everyone' },

  titlesGiven: { to: 'everyone' },
  burglaryDone: { to: 'everyone' },
  noseAttemptBegan: { to: 'everyone', secret: { cueAt: 'nobody' } },
  noseCued: { to: 'everyone', discloses: true }, // IM-113: the moment that nobody knew
  falseStarted: { to: 'everyone', discloses: true }, // IM-114: the cue had not come yet
  noseUnlocked: { to: 'everyone' },
  noseTouched: { to: self },
  noseClosed: { to: 'everyone', discloses: true }, // IM-113: all times together
  gameRanked: { to: 'everyone' },
  gameCancelled: { to: 'everyone' },

  seatLeft: { to: 'everyone' },
  playerChanged: { to: 'everyone' },
  hostNamed: { to: 'everyone' },
  lineMeasured: { to: 'nobody' },
  masterReplaced: { to: 'everyone' },
} as const satisfies Audience<Fact, State>;
