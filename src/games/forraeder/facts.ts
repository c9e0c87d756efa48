/**
 * Forræder: what can happen, and who may know it.
 *
 * The table below, with those of the missions in it, is section 7 of RULES.md: it is the whole secrecy of the game. In the night every living seat is told
 * as much as every other, in facts of one shape, in which only traitors find something. `ghost` stands for those who are
 * out where `ghostView` is `all`; they see what a human game master sees. What may lawfully give a hidden thing away is
 * marked `discloses`.
 */
import type { Audience } from '../../kernel/audience.ts';
import type { Seat, Viewer } from '../../kernel/game.ts';
import type { Plan, Role, Wish } from './content.ts';
import { type MissionFact, type MissionId, missionAudience } from './missions/index.ts';
import type { Honours, Letter, OpenedNight, RoleChange, Stage, State, View } from './state.ts';
import { self, selfAndWatchers, watchers } from './viewers.ts';

/** What an end question interrupts. */
export type Resume = 'mission' | 'after-mission' | 'table' | 'dusk' | 'finale' | 'last-table';
export type Task = 'fear' | 'murder' | 'nominate';
export type Reason = 'three-left' | 'unanimous' | 'no-traitors-left';

export type Fact =
  // Setup
  | { type: 'seasonBegan'; finale: number; until: number }
  | { type: 'listsDrawn'; nights: readonly number[] }
  | { type: 'wishGiven'; seat: Seat; wish: Wish }
  | { type: 'ceremonyBegan'; day: number; choosing: boolean; until: number }
  | { type: 'cardsSealed'; conclave: readonly Seat[] }
  | { type: 'cardsOut'; until: number }
  | { type: 'cardDealt'; seat: Seat; role: Role; conclave: readonly Seat[] | null }
  | { type: 'cardSeen'; seat: Seat }
  | { type: 'quietNightFell'; until: number }
  // Missions
  | { type: 'missionChosen'; mission: MissionId }
  | { type: 'missionBegan'; mission: MissionId; day: number; armoury: boolean; until: number }
  | MissionFact
  | { type: 'missionEnded'; shares: number; silver: number; access: readonly Seat[] }
  // Armoury
  | { type: 'armouryOpened'; visitors: readonly Seat[]; until: number }
  | { type: 'shieldHidden'; door: number }
  | { type: 'doorOpened'; seat: Seat; door: number; shield: 0 | 1 }
  | { type: 'armouryLeft'; seat: Seat; taken: 0 | 1 }
  // The Round Table
  | { type: 'discussionBegan'; from: number; until: number }
  | { type: 'seatReady'; seat: Seat; until: number | null }
  | { type: 'ballotOpened'; stage: Stage; voters: readonly Seat[]; candidates: readonly Seat[]; until: number }
  | { type: 'ballotCast'; seat: Seat; target: Seat; reason: string }
  | { type: 'revealBegan'; first: Seat }
  | { type: 'voterCalled'; seat: Seat; showAt: number; until: number }
  | { type: 'ballotShown'; seat: Seat; target: Seat | null; reason: string }
  | { type: 'votesCounted'; totals: readonly { seat: Seat; votes: number }[]; leaders: readonly Seat[] }
  | { type: 'defenceBegan'; tied: readonly Seat[]; until: number }
  | { type: 'floorGiven'; seat: Seat; until: number }
  | { type: 'defenceSaid'; seat: Seat; text: string }
  | { type: 'defenceDone'; seat: Seat }
  | { type: 'minuteBegan'; tied: readonly Seat[]; until: number }
  | { type: 'lotBegan'; among: readonly Seat[]; until: number }
  | { type: 'banished'; seat: Seat; votes: number; until: number }
  | { type: 'lastWordsSaid'; seat: Seat; until: number }
  | { type: 'identityAsked'; ask: boolean; until: number }
  | { type: 'identityShown'; seat: Seat; role: Role }
  // The night
  | { type: 'finaleMoved'; day: number }
  | { type: 'seatRemoved'; seat: Seat }
  | { type: 'nightFell'; until: number }
  | { type: 'councilOpened'; until: number }
  | { type: 'councilTold'; seat: Seat; conclave: readonly Seat[] | null; nomination: boolean; must: boolean }
  | { type: 'planned'; seat: Seat; plan: Plan; target: Seat | null }
  | { type: 'journalKept'; seat: Seat; target: Seat }
  | { type: 'shieldShownInConclave'; seat: Seat }
  | { type: 'conclaveSaid'; seat: Seat; text: string }
  | { type: 'diaryWritten'; seat: Seat; text: string }
  | { type: 'planSettled'; plan: Plan | null; target: Seat | null }
  | { type: 'lettersOpened'; until: number }
  | {
      type: 'letterTold';
      seat: Seat;
      letter: Letter;
      conclave: readonly Seat[] | null;
      plan: Plan | null;
      target: Seat | null;
    }
  | { type: 'letterAnswered'; seat: Seat; answer: 'yes' | 'no' }
  | { type: 'recruited'; seat: Seat; how: 'temptation' | 'blackmail'; conclave: readonly Seat[] }
  | { type: 'deedOpened'; until: number }
  | { type: 'deedTold'; seat: Seat; task: Task; size: number }
  | { type: 'picked'; seat: Seat; targets: readonly Seat[] }
  | { type: 'feared'; seat: Seat; target: Seat }
  | { type: 'nightSettled'; victim: Seat | null; dies: boolean; list: readonly Seat[] | null }
  | { type: 'nightTold'; seat: Seat; victim: Seat | null; list: readonly Seat[] | null }
  // Breakfast
  | { type: 'breakfastBegan'; day: number; until: number }
  | { type: 'arrived'; seat: Seat; until: number }
  | { type: 'chairEmpty'; seat: Seat }
  | { type: 'allHere' }
  | { type: 'attackNoticed'; seat: Seat; attacked: boolean }
  | { type: 'deathListRead'; list: readonly Seat[]; until: number }
  | { type: 'breakfastTalk'; until: number }
  | { type: 'shieldShown'; seat: Seat }
  // The end
  | { type: 'pauseBegan'; until: number }
  | { type: 'endPrompted' }
  | { type: 'endVoteBegan'; resume: Resume; until: number }
  | { type: 'endVoted'; seat: Seat; choice: 'end' | 'banish' }
  | { type: 'endVotesShown'; votes: readonly { seat: Seat; choice: 'end' | 'banish' | null }[] }
  | { type: 'finalRevealBegan'; reason: Reason }
  | { type: 'finalCalled'; seat: Seat; until: number }
  | { type: 'finalIdentity'; seat: Seat; role: Role }
  | {
      type: 'seasonEnded';
      side: 'loyals' | 'traitors';
      winners: readonly Seat[];
      share: number;
      remainder: number;
    }
  | { type: 'rolesOpened'; roles: readonly Role[]; changes: readonly RoleChange[] }
  | { type: 'nightsOpened'; nights: readonly OpenedNight[] }
  | { type: 'diariesOpened'; lines: readonly { night: number; seat: Seat; text: string }[] }
  | { type: 'honoursGiven'; honours: Honours }
  | { type: 'seasonAborted' }
  // People and the master
  | { type: 'listOrdered'; day: number }
  | { type: 'clockMoved'; until: number }
  | { type: 'masterReplaced' }
  | { type: 'seatLeft'; seat: Seat }
  | { type: 'connectionChanged'; seat: Seat; connected: boolean }
  | { type: 'playerChanged'; seat: Seat; bot: boolean };

const livingTraitors = (state: View): Seat[] => state.living.filter((seat) => state.roles[seat] === 'traitor');
const conclave = (_: unknown, state: View): Viewer[] => [...livingTraitors(state), 'master', 'ghost'];
/** Windows that close when everybody is done show that everybody was: the lobby warns of it. */
const isFast = (_: unknown, state: View): boolean => state.options.fastNights;

export const audience = {
  seasonBegan: { to: 'everyone' },
  listsDrawn: { to: 'nobody' },
  wishGiven: { to: 'everyone', secret: { wish: selfAndWatchers } },
  ceremonyBegan: { to: 'everyone' },
  cardsSealed: { to: watchers, discloses: true }, // TR-3, TR-4: drawn, or chosen by the master
  cardsOut: { to: 'everyone' },
  // TR-8: a card for everybody at the same moment. Whoever draws a traitor's lawfully learns it, and maybe the others.
  cardDealt: { to: selfAndWatchers, discloses: true },
  cardSeen: { to: self },
  quietNightFell: { to: 'everyone' },

  missionChosen: { to: watchers },
  missionBegan: { to: 'everyone', discloses: (_, state) => state.nextMission !== null }, // TR-18
  ...missionAudience,
  missionEnded: { to: 'everyone', discloses: true },

  armouryOpened: { to: 'everyone' },
  shieldHidden: { to: watchers },
  // TR-88: the others see that a door is open, and nothing of what was behind it.
  doorOpened: { to: 'everyone', secret: { shield: selfAndWatchers } },
  armouryLeft: { to: 'everyone', secret: { taken: selfAndWatchers } },

  discussionBegan: { to: 'everyone' },
  seatReady: { to: 'everyone' },
  ballotOpened: { to: 'everyone' },
  ballotCast: { to: 'everyone', secret: { target: self, reason: self } }, // TR-48, the master not excepted
  revealBegan: { to: 'everyone' },
  voterCalled: { to: 'everyone' },
  ballotShown: { to: 'everyone', discloses: true },
  votesCounted: { to: 'everyone', discloses: true },
  defenceBegan: { to: 'everyone' },
  floorGiven: { to: 'everyone' },
  defenceSaid: { to: 'everyone' },
  defenceDone: { to: 'everyone' },
  minuteBegan: { to: 'everyone' },
  lotBegan: { to: 'everyone' },
  banished: { to: 'everyone' },
  lastWordsSaid: { to: 'everyone' },
  identityAsked: { to: 'everyone' },
  identityShown: { to: 'everyone', discloses: true }, // TR-33, TR-35

  finaleMoved: { to: 'everyone' },
  seatRemoved: { to: 'everyone' },
  nightFell: { to: 'everyone' },
  councilOpened: { to: 'everyone' },
  // One for every living seat. The conclave lawfully learns who it is (TR-9), whom a loyal sees nothing of.
  councilTold: { to: self, discloses: (fact) => fact.conclave !== null },
  planned: { to: conclave, discloses: true }, // a fellow's plan, live; nobody else is told
  journalKept: { to: self },
  shieldShownInConclave: { to: conclave, discloses: true }, // TR-91
  conclaveSaid: { to: conclave },
  diaryWritten: { to: self },
  planSettled: { to: watchers, discloses: true },
  lettersOpened: { to: 'everyone', discloses: isFast },
  // TR-105, TR-107, TR-116: one for every living seat; only a letter from the traitors says something.
  letterTold: { to: self, discloses: (fact) => fact.conclave !== null || fact.letter.kind !== 'harmless' },
  letterAnswered: { to: self },
  recruited: { to: (fact, state) => [...new Set([fact.seat, ...conclave(fact, state)])], discloses: true },
  deedOpened: { to: 'everyone', discloses: isFast },
  deedTold: { to: self, discloses: (fact) => fact.task !== 'fear' },
  picked: { to: conclave, discloses: true },
  feared: { to: self },
  nightSettled: { to: watchers, discloses: true },
  // TR-103b
  nightTold: {
    to: self,
    discloses: (fact, state) => fact.victim !== null || fact.list !== null || isFast(fact, state),
  },

  breakfastBegan: { to: 'everyone', discloses: isFast },
  arrived: { to: 'everyone', discloses: true }, // TR-38: whoever is called lives
  chairEmpty: { to: 'everyone', discloses: true },
  allHere: { to: 'everyone', discloses: true },
  // `shieldNotice`: told to every living seat, so that nobody sees who was attacked.
  attackNoticed: { to: self, discloses: true },
  deathListRead: { to: 'everyone', discloses: true }, // TR-42
  breakfastTalk: { to: 'everyone', discloses: true }, // earlier where no list is read
  shieldShown: { to: 'everyone', discloses: true },

  pauseBegan: { to: 'everyone' },
  endPrompted: { to: 'everyone' },
  endVoteBegan: { to: 'everyone' },
  endVoted: { to: 'everyone', secret: { choice: self } }, // TR-72
  endVotesShown: { to: 'everyone', discloses: true },
  finalRevealBegan: { to: 'everyone', discloses: true },
  finalCalled: { to: 'everyone' },
  finalIdentity: { to: 'everyone', discloses: true },
  seasonEnded: { to: 'everyone', discloses: true },
  rolesOpened: { to: 'everyone', discloses: true },
  nightsOpened: { to: 'everyone', discloses: true },
  diariesOpened: { to: 'everyone', discloses: true },
  honoursGiven: { to: 'everyone', discloses: true },
  seasonAborted: { to: 'everyone' },

  listOrdered: { to: watchers },
  clockMoved: { to: 'everyone' },
  masterReplaced: { to: 'everyone' },
  seatLeft: { to: 'everyone' },
  connectionChanged: { to: 'everyone' },
  playerChanged: { to: 'everyone' },
} as const satisfies Audience<Fact, State>;
