/**
 * Forræder: what follows what. The table of 5.1, top to bottom; each phase itself has a file of its own.
 */
import type { Ctx, Seat } from '../../kernel/game.ts';
import { closeArmoury, haveAllLeft, openArmoury } from './armoury.ts';
import { beginBreakfast, beginTalk, noticeAttack, readList, seatNext } from './breakfast.ts';
import { endOf } from './clock.ts';
import { askEnd, beginFinalReveal, endPolicy, haveAllAnswered, identify, showEndVotes } from './end.ts';
import type { Fact, Resume } from './facts.ts';
import { endMission, isMissionDone, missionOn, startMission } from './mission.ts';
import type { Won } from './missions/mission.ts';
import { areAllDone, closeNight, nightfall, openCouncil, openDeed, openLetters } from './night.ts';
import {
  areAllReady,
  askIdentity,
  beginDiscussion,
  beginReveal,
  callVoter,
  endWords,
  haveAllCast,
  isAskedByPolicy,
  nextVoter,
  openFirstBallot,
  showBallot,
  tablesToday,
} from './roundtable.ts';
import { beginCeremony, dealCards, drawTraitors, haveAllWished } from './setup.ts';
import { hasMaster, isDays, isFinale, livingTraitors, type View } from './state.ts';
import { drawLot, endSpeech, openRevote, resolveVote } from './ties.ts';
import { nextMorning } from './waking.ts';

type Rule = (state: View, ctx: Ctx<Fact>) => void;

/** The running phase, or the step of it, is over: its time is up, or all input is in. */
export function endPhase(state: View, ctx: Ctx<Fact>): void {
  switch (state.phase) {
    case 'arrival':
      return state.options.ceremonyDay === 1 ? beginCeremony(state, 1, ctx) : beginMission(state, 1, ctx);
    case 'ceremony':
      if (state.step !== 'open') return dealCards(state, drawTraitors(state, ctx.draw), ctx);
      return beginMission(state, state.day, ctx);
    case 'mission':
      if (state.step === 'over') return beginCeremony(state, state.day + 1, ctx);
      return missionGoesOn(state, ctx);
    case 'armoury':
      closeArmoury(state, ctx);
      return unlessAsked(state, 'table', ctx);
    case 'discussion':
      return openFirstBallot(state, ctx);
    case 'ballot':
      return beginReveal(state, ctx);
    case 'reveal':
      return state.isShown ? revealOn(state, ctx) : showBallot(state, ctx);
    case 'defence':
      if (!isDays(state)) return endSpeech(state, state.floor[0]!, ctx);
      return openRevote(state, 'revote', ctx);
    case 'minute':
      return openRevote(state, 'second', ctx);
    case 'lot':
      return drawLot(state, ctx);
    case 'banishment':
      return banishmentOn(state, ctx);
    case 'council':
      return state.step === 'falling' ? openCouncil(state, ctx) : openLetters(state, ctx);
    case 'letters':
      return openDeed(state, ctx);
    case 'deed':
      closeNight(state, ctx);
      return beginBreakfast(state, ctx);
    case 'breakfast':
      return breakfastOn(state, ctx);
    case 'pause':
      return endPause(state, ctx);
    case 'endVote':
      return showEndVotes(state, ctx) ? beginFinalReveal(state, 'unanimous', ctx) : goOn(state, state.resume!, ctx);
    case 'finalReveal':
      return identify(state, ctx);
  }
}

/** All input that a phase waits for is in: it need not wait for its clock. */
export function endIfAllIsIn(state: View, ctx: Ctx<Fact>): void {
  if (isAllIn(state)) endPhase(state, ctx);
}

function isAllIn(state: View): boolean {
  switch (state.phase) {
    case 'arrival':
      return haveAllWished(state);
    case 'mission':
      return isMissionDone(state);
    case 'armoury':
      return haveAllLeft(state);
    case 'ballot':
      return haveAllCast(state);
    case 'endVote':
      return haveAllAnswered(state);
    case 'council':
    case 'letters':
    case 'deed':
      return areAllDone(state);
    default:
      return false;
  }
}

/** TR-132: those who have left are out at a safe point, all of them before anything else is decided. */
function removeThoseGone(state: View, { tell }: Ctx<Fact>): void {
  for (const seat of [...state.living]) if (state.left[seat]) tell({ type: 'seatRemoved', seat });
}

/** TR-69. */
const isThreeLeft = (state: View): boolean => state.living.length <= 3;

export function beginMission(state: View, day: number, ctx: Ctx<Fact>): void {
  removeThoseGone(state, ctx);
  if (!isThreeLeft(state)) return startMission(state, day, ctx);
  if (state.conclave) return beginFinalReveal(state, 'three-left', ctx);
  ctx.tell({ type: 'seasonAborted' }); // nobody was named yet, so nobody has won
}

function missionGoesOn(state: View, ctx: Ctx<Fact>): void {
  const won = missionOn(state, ctx);
  if (won) missionDone(state, won, ctx);
}

export function missionDone(state: View, won: Won, ctx: Ctx<Fact>): void {
  endMission(state, won, ctx);
  unlessAsked(state, 'after-mission', ctx);
}

/** TR-71: a question that was noted comes at the end of the phase. */
function unlessAsked(state: View, resume: Resume, ctx: Ctx<Fact>): void {
  if (state.isEndPrompted && !state.isEndAsked) askEnd(state, resume, ctx);
  else goOn(state, resume, ctx);
}

function goOn(state: View, resume: Resume, ctx: Ctx<Fact>): void {
  switch (resume) {
    case 'mission':
      return beginMission(state, state.day, ctx);
    case 'after-mission':
      return state.isArmouryDay && state.access.length > 0 ? openArmoury(state, ctx) : toTable(state, ctx);
    case 'table':
      return toTable(state, ctx);
    case 'dusk':
      return dusk(state, ctx);
    case 'finale':
    case 'last-table':
      return beginDiscussion(state, ctx);
  }
}

function toTable(state: View, ctx: Ctx<Fact>): void {
  const { ceremonyDay, firstTable } = state.options;
  if (state.day < ceremonyDay) {
    // TR-10: the quiet night has no phase; in the days pace the next day begins with its morning.
    if (!isDays(state)) return beginCeremony(state, state.day + 1, ctx);
    return ctx.tell({ type: 'quietNightFell', until: nextMorning(state, ctx.now) });
  }
  if (firstTable === 'day-after' && state.day === ceremonyDay) return dusk(state, ctx);
  if (isFinale(state) && state.living.length === 4) return beginPause(state, ctx);
  beginDiscussion(state, ctx);
}

/** TR-51: whoever has the floor has said it, or somebody goes on for them. A slate is never passed over unseen. */
export function endTurn(state: View, ctx: Ctx<Fact>): void {
  if (!state.isShown) showBallot(state, ctx);
  revealOn(state, ctx);
}

/** The slate was shown and its time is up, or its owner is done. */
function revealOn(state: View, ctx: Ctx<Fact>): void {
  const next = nextVoter(state);
  if (next === undefined) resolveVote(state, ctx);
  else callVoter(state, next, ctx);
}

function banishmentOn(state: View, ctx: Ctx<Fact>): void {
  if (state.step === 'words') return endWords(state, ctx);
  if (state.asked === null) return askIdentity(isAskedByPolicy(state), ctx);
  if (state.asked && !state.identified.includes(state.banished!)) return showIdentity(state, ctx);
  afterBanishment(state, ctx);
}

/** TR-35: the true role, and no other. */
export function showIdentity(state: View, ctx: Ctx<Fact>): void {
  const seat = state.banished as Seat;
  ctx.tell({ type: 'identityShown', seat, role: state.roles[seat]! });
  afterBanishment(state, ctx);
}

function afterBanishment(state: View, ctx: Ctx<Fact>): void {
  if (!isFinale(state)) return unlessAsked(state, 'dusk', ctx);
  removeThoseGone(state, ctx);
  if (isThreeLeft(state)) return beginFinalReveal(state, 'three-left', ctx);
  if (state.living.length === 4) return beginPause(state, ctx);
  if (endPolicy(state) === 'finale') return askEnd(state, 'finale', ctx);
  unlessAsked(state, 'finale', ctx);
}

/** TR-16a, in this order. */
export const dusk: Rule = (state, ctx) => {
  removeThoseGone(state, ctx);
  if (isThreeLeft(state)) return beginFinalReveal(state, 'three-left', ctx);
  if (livingTraitors(state).length === 0) return beginFinalReveal(state, 'no-traitors-left', ctx);
  const latest = state.day + Math.max(0, Math.floor((state.living.length - 3) / 2));
  if (latest < state.finale) ctx.tell({ type: 'finaleMoved', day: latest });
  if (isFinale(state)) return beginPause(state, ctx); // TR-15: four are left
  nightfall(ctx);
};

function breakfastOn(state: View, ctx: Ctx<Fact>): void {
  if (state.step === 'reading') return beginTalk(state, ctx);
  if (state.step === 'talk') return unlessAsked(state, 'mission', ctx);
  if (!seatNext(state, ctx)) return;
  noticeAttack(state, ctx);
  removeThoseGone(state, ctx);
  if (isThreeLeft(state)) return beginFinalReveal(state, 'three-left', ctx);
  if (!readList(state, ctx)) beginTalk(state, ctx);
}

/** TR-68. */
const beginPause: Rule = (state, { tell, now }) => tell({ type: 'pauseBegan', until: endOf(state, 'pause', now) });

export function endPause(state: View, ctx: Ctx<Fact>): void {
  removeThoseGone(state, ctx);
  if (isThreeLeft(state)) return beginFinalReveal(state, 'three-left', ctx);
  const policy = endPolicy(state);
  const isPut = policy === 'before-last' || (policy === 'finale' && tablesToday(state) > 0);
  if (isPut && !state.isEndAsked) return askEnd(state, 'last-table', ctx);
  unlessAsked(state, 'last-table', ctx);
}

/** Somebody has gone for good: whoever was waited for is not waited for any longer. */
export function endIfReady(state: View, ctx: Ctx<Fact>): void {
  if (state.phase !== 'discussion') return endIfAllIsIn(state, ctx);
  const isCalled = !hasMaster(state) && areAllReady(state) && state.until! > state.readyFrom;
  if (!isCalled) return;
  if (ctx.now >= state.readyFrom) return endPhase(state, ctx);
  ctx.tell({ type: 'clockMoved', until: state.readyFrom });
}
