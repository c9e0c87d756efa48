/**
 * Maffia: what can happen, and who may know it.
 *
 * The table below is section 7 of RULES.md, row by row: it is the whole secrecy of the game. `ghost` stands for those
 * who are out where `deadSeeAll` is on; they see what the master sees, except who is not well and the like. What a row
 * calls "never" is sealed. What may lawfully give a hidden thing away is marked `discloses`, with the reason.
 */
import type { Audience } from '../../kernel/audience.ts';
import type { DeepReadonly, Seat, Viewer } from '../../kernel/game.ts';
import type { Utterance } from './commands.ts';
import type { Role, Team } from './content.ts';
import { type Awards, isAttemptHidden, type OpenedNight, type Segment, type State } from './state.ts';

/** `until: null` waits for the human game master. */
type Until = number | null;

export type Fact =
  // Setup
  | { type: 'briefingBegan'; until: Until }
  | { type: 'briefingTurned'; card: number }
  | { type: 'acknowledged'; seat: Seat }
  | { type: 'dealBegan'; until: number }
  | { type: 'deckShuffled'; roles: readonly Role[] }
  | { type: 'cardCalled'; seat: Seat; until: number }
  | { type: 'roleDealt'; seat: Seat; role: Role }
  | { type: 'nightZeroBegan'; until: number }
  | { type: 'circleSeen'; seat: Seat; role: Role; mates: readonly Seat[] }
  | { type: 'nightZeroSeen'; seat: Seat }
  | { type: 'setupUndone'; seat: Seat }
  // Day
  | { type: 'dayBegan'; day: number; until: number }
  | { type: 'stated'; seat: Seat; says: Utterance; at: number }
  | { type: 'readinessSet'; seat: Seat; ready: boolean }
  | { type: 'extensionOffered'; until: number }
  | { type: 'extensionUsed'; seat: Seat; until: number }
  | { type: 'nominated'; nominator: Seat; target: Seat; at: number }
  | { type: 'nominationWithdrawn'; nominator: Seat; target: Seat; at: number }
  | { type: 'lastNominationsBegan'; early: boolean; until: number }
  | { type: 'windowRestarted'; until: number }
  | { type: 'nomineesRead'; nominees: readonly Seat[]; at: number; until: Until }
  | { type: 'listConfirmed'; ballot: readonly Seat[] }
  | { type: 'speechBegan'; seat: Seat; until: number | null }
  | { type: 'speakerMissed'; passAt: Until }
  | { type: 'speechPassed'; seat: Seat }
  // Vote
  | { type: 'voteDeclared'; round: 1 | 2; ballot: readonly Seat[]; until: Until }
  | { type: 'callAwaited'; nominee: Seat }
  | { type: 'countdownBegan'; nominee: Seat; until: number }
  | { type: 'handsCalled'; nominee: Seat; until: number }
  | { type: 'handRaised'; seat: Seat; nominee: Seat }
  | { type: 'handLowered'; seat: Seat; nominee: Seat }
  | { type: 'handsShown'; nominee: Seat; seats: readonly Seat[]; until: Until }
  | { type: 'handsRecorded'; nominee: Seat; seats: readonly Seat[]; until: number }
  | { type: 'handStruck'; nominee: Seat; seat: Seat }
  | { type: 'handRestored'; nominee: Seat; seat: Seat }
  | { type: 'runoffCalled'; ballot: readonly Seat[] }
  | { type: 'voteResolved'; hanged: Seat | null; until: number }
  | { type: 'cardShown'; seat: Seat; team: Team; role: Role | null }
  // Night
  | { type: 'nightFell'; day: number; until: number }
  | { type: 'segmentCalled'; segment: Segment; until: number }
  | { type: 'pointed'; seat: Seat; target: Seat | null }
  | { type: 'thumbShown'; seat: Seat; mate: Seat; target: Seat }
  | { type: 'patientChosen'; seat: Seat; target: Seat | null }
  | { type: 'teamLearned'; seat: Seat; target: Seat; team: Team }
  | { type: 'shotAimed'; seat: Seat; target: Seat | null }
  | { type: 'hunchSet'; seat: Seat; target: Seat | null }
  | { type: 'nightFinished'; seat: Seat }
  | { type: 'nightSettled'; seat: Seat; target: Seat | null }
  | { type: 'nightClosed'; agreed: Seat | null; shots: readonly Seat[]; patient: Seat | null }
  // Dawn
  | { type: 'dawnBreakBegan'; until: number }
  | { type: 'returned'; seat: Seat }
  | { type: 'nightDeclared'; deaths: readonly Seat[]; attempt: boolean; until: Until }
  | { type: 'protectionSettled'; seat: Seat; saves: 0 | 1 }
  // Care, people and the master
  | { type: 'unwellSignalled'; seat: Seat }
  | { type: 'unwellCancelled'; seat: Seat }
  | { type: 'seatLeft'; seat: Seat }
  | { type: 'seatRemoved'; seat: Seat }
  | { type: 'breakAsked'; seat: Seat }
  | { type: 'wordingSoftened'; seat: Seat }
  | { type: 'connectionChanged'; seat: Seat; connected: boolean }
  | { type: 'playerChanged'; seat: Seat; bot: boolean }
  | { type: 'clockMoved'; until: number }
  | { type: 'masterReplaced'; until: Until }
  | { type: 'nobodyAwaited' }
  // End
  | { type: 'gameEnded'; outcome: Outcome; reason: Reason; winners: readonly Seat[] }
  | { type: 'rolesOpened'; roles: readonly Role[] }
  | { type: 'nightsOpened'; nights: readonly OpenedNight[] }
  | { type: 'awardsGiven'; awards: Awards };

export type Outcome = 'village' | 'mafia' | 'draw' | 'cancelled';
export type Reason = 'organisation-broken' | 'all-mafia-out' | 'parity' | 'stalemate' | 'cancelled';

type View = DeepReadonly<State>;
const self = (fact: { seat: Seat }): Viewer[] => [fact.seat];
const selfAndMaster = (fact: { seat: Seat }): Viewer[] => [fact.seat, 'master'];
const selfAndWatchers = (fact: { seat: Seat }): Viewer[] => [fact.seat, 'master', 'ghost'];
const watchers = (): Viewer[] => ['master', 'ghost'];
const livingMafia = (_: unknown, state: View): Viewer[] => [
  ...state.living.filter((seat) => state.roles[seat] === 'mafia'),
  'master',
  'ghost',
];

const isMafiaSilent = (state: View): boolean =>
  state.living.some((seat) => state.roles[seat] === 'mafia' && typeof state.choices[seat] !== 'number');

export const audience = {
  briefingBegan: { to: 'everyone' },
  briefingTurned: { to: 'everyone' },
  // The others only count. Not sealed: the last of them starts the deal, and everybody may check the deal at the end.
  acknowledged: { to: 'everyone', secret: { seat: self } },
  dealBegan: { to: 'everyone' },
  deckShuffled: { to: watchers },
  cardCalled: { to: 'everyone' },
  // MF-43: everybody lawfully learns their own card; called one by one, a while after the shuffle (5.7).
  roleDealt: { to: selfAndWatchers, discloses: (_fact, state) => state.options.dealStyle === 'one-by-one' },
  nightZeroBegan: { to: 'everyone' },
  // Everybody is told of a circle, also those who have none: otherwise the number of facts would tell who has. The mafia
  // and the freemasons lawfully learn their mates. (MF-46, MF-47)
  circleSeen: { to: self, discloses: (fact) => fact.mates.length > 0 },
  // To its own seat alone: whoever has names to learn takes longer, and a public count would show it.
  nightZeroSeen: { to: self, sealed: true },
  // MF-126: that it happened shows that somebody left or was not well, never who.
  setupUndone: { to: 'everyone', secret: { seat: selfAndMaster }, sealed: true, discloses: true, onTrust: true },

  // An early end of night zero shows that all had looked (`nightEarlyEnd`).
  dayBegan: {
    to: 'everyone',
    discloses: (fact, state) => fact.day === 1 && state.options.nightEarlyEnd,
    unsigned: true,
  },
  stated: { to: 'everyone' },
  // Who is ready is nobody's business: the others only count.
  readinessSet: { to: 'everyone', secret: { seat: self }, sealed: true },
  extensionOffered: { to: 'everyone' },
  extensionUsed: { to: 'everyone' },
  nominated: { to: 'everyone' },
  nominationWithdrawn: { to: 'everyone' },
  // A43: a seat that has left counts as ready, so the talk can end before the count is full.
  lastNominationsBegan: {
    to: 'everyone',
    discloses: (fact, state) => fact.early && state.ready.count < state.living.length,
    onTrust: true,
  },
  windowRestarted: { to: 'everyone' },
  nomineesRead: { to: 'everyone' },
  listConfirmed: { to: 'everyone' },
  // A28: a nominee who has left does not speak, and the table sees that the floor stays empty (`until: null`).
  speechBegan: { to: 'everyone', discloses: (fact) => fact.until === null, onTrust: true },
  speakerMissed: { to: 'everyone' },
  speechPassed: { to: 'everyone', discloses: (fact, state) => state.left[fact.seat] === true },

  voteDeclared: { to: 'everyone' },
  callAwaited: { to: 'everyone' },
  countdownBegan: { to: 'everyone' },
  handsCalled: { to: 'everyone' },
  handRaised: { to: self },
  handLowered: { to: self },
  handsShown: { to: 'everyone', discloses: true }, // MF-89: all hands of the call go up at once
  handsRecorded: { to: 'everyone' },
  handStruck: { to: 'everyone' },
  handRestored: { to: 'everyone' },
  runoffCalled: { to: 'everyone' },
  voteResolved: { to: 'everyone' },
  cardShown: { to: 'everyone', discloses: true, unsigned: true }, // A46: the card is turned with the name

  nightFell: { to: 'everyone' },
  segmentCalled: { to: 'everyone' },
  pointed: { to: livingMafia, sealed: true },
  thumbShown: { to: livingMafia, sealed: true },
  patientChosen: { to: selfAndWatchers, sealed: true },
  // MF-113: the sheriff lawfully learns a team. Opened to all at the end by nightsOpened.
  teamLearned: { to: selfAndWatchers, sealed: true, discloses: true },
  shotAimed: { to: selfAndWatchers, sealed: true },
  hunchSet: { to: self, sealed: true },
  nightFinished: { to: selfAndWatchers, sealed: true },
  // One for every living seat, of one shape: what its own night came to. The mafia learns what it agreed on: if a mate
  // points at nobody, that may show that the mate is not well or has left (MF-105, A25). An early end shows that all
  // were done (`nightEarlyEnd`).
  nightSettled: {
    to: self,
    sealed: true,
    discloses: (fact, state) =>
      state.options.nightEarlyEnd || (state.roles[fact.seat] === 'mafia' && isMafiaSilent(state)),
  },
  nightClosed: { to: watchers, sealed: true, discloses: true }, // MF-116: the master's record of the night

  dawnBreakBegan: { to: 'everyone', discloses: true, onTrust: true }, // MF-127: that a break was asked for
  returned: { to: 'everyone', secret: { seat: self }, sealed: true },
  nightDeclared: { to: 'everyone', discloses: true, onTrust: true }, // MF-117, MF-118
  // One for every living seat, of one size: whether it saved its patient, which only a doctor can have done. Beside a
  // death that hides the attempt it shows the doctor, and nobody else, that somebody left (MF-121, A25).
  protectionSettled: {
    to: selfAndWatchers,
    sealed: true,
    discloses: (fact, state) =>
      state.roles[fact.seat] === 'doctor' && isAttemptHidden(state, state.nights.at(-1)!.deaths) ? [fact.seat] : [],
  },

  // Sealed for ever, also from the ghosts. (MF-24, MF-29, MF-127)
  unwellSignalled: { to: selfAndMaster, sealed: true },
  unwellCancelled: { to: selfAndMaster, sealed: true },
  seatLeft: { to: selfAndMaster, sealed: true },
  breakAsked: { to: selfAndMaster, sealed: true },
  wordingSoftened: { to: 'everyone', secret: { seat: self }, sealed: true },
  seatRemoved: { to: 'everyone' },
  connectionChanged: { to: 'everyone', unsigned: true }, // beside `nobodyAwaited` its command is sealed
  playerChanged: { to: 'everyone' },
  clockMoved: { to: 'everyone' },
  masterReplaced: { to: 'everyone' },
  // Told to nobody. A phase has ended because all who were awaited had answered or gone, which is sealed: with this
  // beside them, the public facts that follow from it are taken on trust.
  nobodyAwaited: { to: 'nobody', sealed: true },

  gameEnded: { to: 'everyone', discloses: true }, // MF-123: here, and not a moment before
  rolesOpened: { to: 'everyone', discloses: true },
  nightsOpened: { to: 'everyone', discloses: true, onTrust: true }, // MF-128: saves and checks follow from sealed facts
  awardsGiven: { to: 'everyone', discloses: true, onTrust: true }, // hunches open as totals only
} as const satisfies Audience<Fact, State>;
