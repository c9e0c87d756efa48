/**
 * Ordet fanger: what can happen, and who may know it.
 *
 * The table below is section 7 of RULES.md: it is the whole secrecy of the game. Nobody, the master included, knows the
 * draw piles, a held answer or a vote. What may lawfully give a hidden thing away is marked `discloses`, with the reason.
 */
import type { Audience } from '../../kernel/audience.ts';
import type { DeepReadonly, Language, Seat, Viewer } from '../../kernel/game.ts';
import type { Choice } from './commands.ts';
import type { CardId, Joker, SetId, Sign } from './content.ts';
import {
  type Contest,
  type DrawPile,
  type Line,
  type Reason,
  type Shown,
  type Side,
  type Source,
  type State,
  sideOf,
} from './state.ts';

type Until = number | null;
type Counts = { left: number; right: number };
export type Cause = 'finish' | 'conceded' | 'blank' | 'time' | 'left';
export type Examples = { [language: string]: string[] };

export type Fact =
  // A round
  | { type: 'roundBegan'; round: number; cardSet: SetId; symbolsOut: readonly Sign[]; dealer: Side; until: Until }
  | { type: 'deckShuffled'; left: readonly CardId[]; right: readonly CardId[]; counts: Counts }
  | { type: 'turnCame'; side: Side; again: boolean; until: Until }
  | { type: 'turnSkipped'; side: Side }
  | {
      type: 'cardDrawn';
      side: Side;
      by: Seat | null;
      drawPile: DrawPile;
      playPile: number;
      card: CardId;
      revealAt: number;
    }
  | { type: 'linesFrozen'; slow: readonly boolean[]; lines: readonly Line[] }
  | { type: 'faceSent'; seats: readonly Seat[]; card: CardId }
  | { type: 'cardFlipped'; side: Side; playPile: number; card: CardId; at: number }
  | { type: 'jokerTurned'; side: Side; card: Joker; active: boolean; at: number }
  | { type: 'jokersReturned'; left: readonly CardId[]; right: readonly CardId[]; counts: Counts }
  // A duel
  | { type: 'duelStarted'; contest: Contest; series: number; by: Seat | null; until: number }
  | { type: 'nudged'; seat: Seat; at: number }
  | { type: 'answerHeld'; seat: Seat; text: string; r: number; at: number; closesAt: number | null }
  | { type: 'answerTurnedDown'; seat: Seat; text: string; code: string; at: number }
  | { type: 'microphoneSet'; seat: Seat; open: boolean }
  | { type: 'blankSignalled'; seat: Seat }
  | { type: 'conceded'; side: Side }
  | { type: 'raceClosed'; cause: Cause; answers: readonly Shown[]; at: number }
  | { type: 'raceOpened'; revealAt: number; barFrom: number; until: number; waits: readonly Side[]; part: boolean }
  | { type: 'botSpoke'; seat: Seat; text: string; at: number }
  | { type: 'claimMade'; seat: Seat; winner: Side | null; until: number }
  | { type: 'claimConfirmed'; seat: Seat }
  | { type: 'claimDisputed'; seat: Seat }
  | { type: 'challengeOpened'; winner: Side | null; tied: readonly Side[]; until: number }
  | { type: 'answerAccepted'; seat: Seat }
  | { type: 'answerChallenged'; seat: Seat; side: Side; reason: 'wrong' | 'unknown' | 'repeat' }
  | { type: 'answersJudged'; side: Side; valid: boolean }
  | { type: 'sideDropped'; side: Side }
  | {
      type: 'ballotOpened';
      question: 'first' | 'answers' | 'foul';
      side: Side | null;
      choices: readonly Choice[];
      voters: readonly Seat[];
      perSide: boolean;
      byMaster: boolean;
      /** What the list knows, where a side judges its own answers (OF-78a); otherwise null. */
      examples: Examples | null;
      until: number;
    }
  | { type: 'voteCast'; seat: Seat; choice: Choice }
  | { type: 'ballotClosed'; votes: readonly { seat: Seat; choice: Choice }[]; result: Choice; byMaster: boolean }
  | { type: 'neutralAsked'; side: Side; until: number }
  | {
      type: 'neutralFlipped';
      by: Seat | null;
      card: CardId;
      from: Source;
      jokers: readonly { card: Joker; from: DrawPile }[];
      revealAt: number;
      until: number;
    }
  | { type: 'neutralShown'; card: CardId; from: Source; jokers: readonly { card: Joker; from: DrawPile }[] }
  | { type: 'neutralsReturned'; left: readonly CardId[]; right: readonly CardId[]; counts: Counts }
  | { type: 'duelWon'; winner: Side; side: Side; playPile: number; card: CardId; examples: Examples; until: number }
  | { type: 'stalemateCalled'; side: Side; playPile: number; card: CardId; examples: Examples; until: number }
  | { type: 'cardUncovered'; side: Side; playPile: number; card: CardId; at: number }
  | { type: 'duelOver'; at: number }
  // Fouls
  | { type: 'foulCalled'; seat: Seat; side: Side; left: number | null }
  | { type: 'skipMarked'; side: Side }
  | { type: 'turnResumed'; until: Until }
  // People
  | { type: 'lineMeasured'; seat: Seat; roundTripMs: number }
  | { type: 'connectionNoted'; seat: Seat; connected: boolean }
  | { type: 'playerNoted'; seat: Seat; bot: boolean; waits: boolean }
  | { type: 'seatLeft'; seat: Seat }
  | { type: 'sideRemoved'; side: Side }
  | { type: 'wordsNoted'; text: string; at: number }
  | { type: 'languageNoted'; language: Language }
  | { type: 'masterReleased' }
  | { type: 'clockMoved'; until: number }
  | { type: 'cardCorrected'; from: Side; to: Side; card: CardId }
  | { type: 'coachSet'; on: boolean }
  | { type: 'coachSaid'; point: number }
  // The end
  | { type: 'roundEnded'; scores: readonly number[]; winners: readonly Side[]; until: number }
  | { type: 'readied'; seat: Seat }
  | { type: 'smiled'; seat: Seat; answer: number; on: boolean }
  | { type: 'gameEnded'; reason: Reason; winners: readonly Side[]; places: readonly number[] };

type View = DeepReadonly<State>;
const self = (fact: { seat: Seat }): Viewer[] => [fact.seat];
const ownSide = (fact: { seat: Seat }, state: View): readonly Viewer[] => state.sides[sideOf(state, fact.seat)] ?? [];

export const audience = {
  roundBegan: { to: 'everyone' },
  deckShuffled: { to: 'everyone', secret: { left: 'nobody', right: 'nobody' } },
  turnCame: { to: 'everyone' },
  turnSkipped: { to: 'everyone' },
  cardDrawn: { to: 'everyone', secret: { card: 'nobody' } }, // OF-20a: that, not what
  linesFrozen: { to: 'everyone', secret: { lines: 'nobody' } },
  faceSent: { to: (fact) => fact.seats, discloses: true }, // OF-63: to slow lines somewhat earlier
  cardFlipped: { to: 'everyone', discloses: true }, // OF-15: face up
  jokerTurned: { to: 'everyone', discloses: true },
  jokersReturned: { to: 'everyone', secret: { left: 'nobody', right: 'nobody' } },

  // OF-30: with `spot` the end of a race is a signal, and what ended it may have been hidden until then.
  duelStarted: { to: 'everyone', discloses: (_, state) => state.options.duelSignal === 'spot' },
  nudged: { to: 'everyone' },
  // OF-66: nothing about it is told to anyone else. `r` tells how long a line is, and is known from the close.
  answerHeld: { to: ownSide, secret: { r: 'nobody', closesAt: 'nobody' } },
  // OF-44a: it takes a `blank` back, which the side knows of; what it was, its sender alone.
  answerTurnedDown: { to: ownSide, secret: { text: self, code: self } },
  microphoneSet: { to: ownSide },
  blankSignalled: { to: ownSide },
  conceded: { to: 'everyone' },
  raceClosed: { to: 'everyone', discloses: true }, // OF-67: all held answers, with their times
  raceOpened: { to: 'everyone' },
  botSpoke: { to: 'everyone' },
  claimMade: { to: 'everyone' },
  claimConfirmed: { to: 'everyone' },
  claimDisputed: { to: 'everyone' },
  challengeOpened: { to: 'everyone' },
  answerAccepted: { to: 'everyone' },
  answerChallenged: { to: 'everyone' },
  answersJudged: { to: 'everyone' },
  sideDropped: { to: 'everyone' },
  ballotOpened: { to: 'everyone' },
  voteCast: { to: 'everyone', secret: { choice: self } }, // OF-59: who has voted, not what
  ballotClosed: { to: 'everyone', discloses: true },
  neutralAsked: { to: 'everyone' },
  neutralFlipped: { to: 'everyone', secret: { card: 'nobody', from: 'nobody', jokers: 'nobody' } },
  neutralShown: { to: 'everyone', discloses: true },
  neutralsReturned: { to: 'everyone', secret: { left: 'nobody', right: 'nobody' } },
  duelWon: { to: 'everyone' },
  stalemateCalled: { to: 'everyone' },
  cardUncovered: { to: 'everyone' },
  duelOver: { to: 'everyone' },

  foulCalled: { to: 'everyone' },
  skipMarked: { to: 'everyone' },
  turnResumed: { to: 'everyone' },

  lineMeasured: { to: self },
  connectionNoted: { to: 'everyone' },
  playerNoted: { to: 'everyone' },
  seatLeft: { to: 'everyone' },
  sideRemoved: { to: 'everyone' },
  wordsNoted: { to: 'everyone' },
  languageNoted: { to: 'everyone' },
  masterReleased: { to: 'everyone' },
  clockMoved: { to: 'everyone' },
  cardCorrected: { to: 'everyone' },
  coachSet: { to: 'everyone' },
  coachSaid: { to: 'everyone' },

  roundEnded: { to: 'everyone' },
  readied: { to: 'everyone' },
  smiled: { to: 'everyone' },
  gameEnded: { to: 'everyone' },
} as const satisfies Audience<Fact, State>;
