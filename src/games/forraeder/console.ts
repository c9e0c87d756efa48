/**
 * Forræder: the human game master's door (section 13). What a command of the console does is in master.ts.
 */
import type { Refusal, Seat } from '../../kernel/game.ts';
import { type CommandOf, isMissions, type MasterCommand, type MissionCommand } from './commands.ts';
import { missionsOn } from './eligible.ts';
import { type MissionId, missionIds, missionOf, ownerOf } from './missions/index.ts';
import { isDays, isLiving, isNight, nightsLeft, type Phase, seatCount, type View } from './state.ts';

const BEFORE_MISSION: readonly Phase[] = ['arrival', 'ceremony', 'breakfast'];
/** TR-16: from the start of a day until its vote is called. */
const BEFORE_VOTE: readonly Phase[] = ['ceremony', 'breakfast', 'mission', 'armoury', 'discussion'];
const PROMPTED: readonly Phase[] = ['breakfast', 'mission', 'armoury', 'banishment', 'pause'];
/** 5.1: "P". */
const STRETCHED: readonly Phase[] = [
  'arrival',
  'ceremony',
  'mission',
  'armoury',
  'discussion',
  'ballot',
  'reveal',
  'banishment',
  'breakfast',
  'pause',
  'endVote',
];

export function refuseMaster(view: View, command: MasterCommand): Refusal | undefined {
  return isMissions(command) ? ownerOf(command)!.refuse(view, command, 'master') : refuseHouse(view, command);
}

type HouseCommand = Exclude<MasterCommand, MissionCommand>;

function refuseHouse(view: View, command: HouseCommand): Refusal | undefined {
  switch (command.type) {
    case 'gm.chooseTraitors':
      return refuseChoice(view, command);
    case 'gm.chooseMission':
      if (!BEFORE_MISSION.includes(view.phase)) return 'wrong-phase';
      return chooseable(view).includes(command.mission) ? undefined : 'wrong-mission';
    case 'gm.callVote':
      return view.phase === 'discussion' ? undefined : 'wrong-phase';
    case 'gm.nextVoter':
      if (view.phase !== 'reveal') return 'wrong-phase';
      return callable(view).includes(command.seat) ? undefined : 'bad-seats';
    case 'gm.moveOn':
      return hasSpeaker(view) ? undefined : 'wrong-phase';
    case 'gm.askIdentity':
      if (view.phase !== 'banishment') return 'wrong-phase';
      return view.asked === null ? undefined : 'already-done';
    case 'gm.orderDeathList':
      return refuseOrder(view);
    case 'gm.promptEnd':
      if (!PROMPTED.includes(view.phase) || (view.phase === 'breakfast' && view.step !== 'talk')) return 'wrong-phase';
      if (view.step === 'over') return 'wrong-phase';
      if (view.day <= view.options.ceremonyDay) return 'too-early-in-season';
      return view.isEndAsked || view.isEndPrompted ? 'already-done' : undefined;
    case 'gm.setFinale':
      if (!BEFORE_VOTE.includes(view.phase) || view.step === 'over') return 'wrong-phase';
      if (command.day >= view.finale) return 'finale-never-later';
      return command.day > Math.max(view.day, view.options.ceremonyDay) ? undefined : 'bad-payload';
    case 'gm.extend':
      return isStretchable(view) ? undefined : view.phase === 'lobby' ? 'wrong-phase' : 'fixed-timer';
    case 'gm.resume':
      return view.phase === 'pause' ? undefined : 'wrong-phase';
  }
}

/** The missions that the coming day may have. */
export const chooseable = (view: View): MissionId[] => {
  const on = missionsOn(view, Math.max(1, view.day));
  return missionIds.filter((mission) => on.includes(mission));
};

/** Voters of this stage who have not shown yet, the one on stage excepted. */
export const callable = (view: View): Seat[] =>
  view.callOrder.filter((seat) => seat !== view.onStage && !view.shown.some((ballot) => ballot.seat === seat));

/** Somebody has the floor, and everybody is there to wait for them; over days nobody is. */
const hasSpeaker = (view: View): boolean =>
  !isDays(view) && (view.phase === 'reveal' ? view.onStage !== null : view.step === 'words');

export function isStretchable(view: View): boolean {
  if (isDays(view) || isNight(view) || view.until === null || !STRETCHED.includes(view.phase)) return false;
  if (view.phase === 'ceremony') return view.step === 'choosing';
  if (view.phase === 'breakfast') return view.step === 'talk';
  if (view.phase !== 'mission' || view.step === 'open') return true;
  return view.step !== null && missionOf(view)?.stretched?.includes(view.step) === true;
}

/** 4.3: two to four, and less than half. */
export const choiceRange = (view: View): { min: number; max: number } => {
  const { traitorCount } = view.options;
  if (traitorCount !== 'secret-draw') return { min: traitorCount, max: traitorCount };
  return { min: 2, max: Math.min(4, Math.ceil(seatCount(view) / 2) - 1) };
};

function refuseChoice(view: View, { seats }: CommandOf<'gm.chooseTraitors'>): Refusal | undefined {
  if (view.phase !== 'ceremony') return 'wrong-phase';
  if (view.step !== 'choosing') return 'already-done';
  const { min, max } = choiceRange(view);
  if (new Set(seats).size !== seats.length) return 'duplicate-seat';
  if (seats.length < min || seats.length > max) return 'bad-traitor-count';
  return seats.every((seat) => seat < seatCount(view) && isLiving(view, seat)) ? undefined : 'bad-seats';
}

/** TR-120, TR-121. */
function refuseOrder(view: View): Refusal | undefined {
  const { deathLists, ceremonyDay } = view.options;
  const isDay = view.day > 0 && !isNight(view) && view.phase !== 'endVote' && view.phase !== 'finalReveal';
  if (!isDay || view.step === 'over') return 'wrong-phase';
  if (view.orders.includes(view.day)) return 'already-done';
  if (view.orders.length >= (deathLists === 'auto' ? 2 : deathLists)) return 'death-list-limit';
  if (view.day <= ceremonyDay) return 'too-early-in-season';
  if (nightsLeft(view) < 2) return 'too-late-in-season';
  return view.orders.includes(view.day - 1) ? 'list-pending' : undefined;
}
