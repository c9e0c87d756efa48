/**
 * Ordet fanger: the door. Why a command may not be, in the order of section 11: over, not seated, a card that is not
 * visible yet (the same for everybody, OF-20a), then the codes of the command itself, then the phase.
 *
 * It runs on the truth at the server and on the sender's own view in the browser, and must say the same on both: so it
 * reads what is public and what the sender's own side has done. Whether an answer will do is not its business: that needs
 * the banks, and the sender is told in private (answers.ts).
 */
import type { Actor, Refusal, Seat } from '../../kernel/game.ts';
import { hasVoted, isVerified } from './ballots.ts';
import type { Command, CommandOf, MasterCommand, PlayerCommand, SystemCommand } from './commands.ts';
import { thirdSide } from './duel.ts';
import {
  contestOf,
  hasMaster,
  isIn,
  isRival,
  isTyped,
  opensAt,
  type Phase,
  pilesPerSide,
  rivalsOf,
  sideOf,
  type View,
} from './state.ts';

// biome-ignore format: a list of words
export const refusals = [
  'game-over', 'bad-payload', 'not-seated', 'not-master', 'wrong-phase', 'not-yet-back', 'not-the-dealer', 'not-your-turn',
  'duel-pending', 'pile-empty', 'bad-play-pile', 'not-typed-game', 'not-voices-game', 'not-in-duel', 'too-early',
  'already-done', 'too-fast', 'speech-off', 'bad-winner', 'no-duel', 'own-answer', 'no-answer', 'already-challenged',
  'not-the-winner', 'answer-listed', 'not-a-voter', 'bad-choice', 'not-third-player', 'option-off', 'bad-target', 'nothing-to-rule', 'no-timer',
] as const;

/** Why an answer was turned down; told to its sender alone, as a fact. */
// biome-ignore format: a list of words
export const answerFaults = [
  'answer-too-long', 'empty-answer', 'answer-fails-check', 'answer-is-category', 'answer-no-word',
  'answer-repeated', 'answer-already-given', 'answer-shown',
] as const;

const ANSWER_GAP_MS = 300;
const NUDGE_GAP_MS = 2000;

export function refuse(view: View, asked: Command, by: Actor, now: number): Refusal | undefined {
  if (view.result) return 'game-over';
  if (by === 'clock') return asked.type === 'begin' && view.phase === 'lobby' ? undefined : 'not-seated';
  if (by === 'visitor' || view.phase === 'lobby') return 'not-seated';
  // The host may give a clock more time too: the room asks for it as `server`.
  const isHost = by === 'server' && asked.type === 'master.extend';
  if (by === 'server' && !isHost) return isForServer(asked) ? undefined : 'not-seated';
  if (by === 'master' || by === 'server') {
    if (!(isHost || hasMaster(view)) || !isMasters(asked)) return 'not-seated';
    return view.phase === 'reveal' ? 'wrong-phase' : refuseMaster(view, asked, now);
  }
  if (by >= view.seats || view.gone[by] || !isIn(view, sideOf(view, by))) return 'not-seated';
  if (isMasters(asked)) return 'not-master';
  if (isForServer(asked) || isForClock(asked)) return 'not-seated';
  if (view.phase === 'reveal') return 'wrong-phase';
  return refusePlayer(view, asked, by, now);
}

const isMasters = (asked: Command): asked is MasterCommand => asked.type.startsWith('master.');
const SERVERS = [
  'noteLine',
  'noteConnection',
  'notePlayer',
  'noteWords',
  'noteLanguage',
  'leave',
  'releaseMaster',
  'restartRace',
  'cancel',
];
const isForServer = (asked: Command): asked is SystemCommand => SERVERS.includes(asked.type);
const isForClock = (asked: Command): asked is CommandOf<'begin' | 'timeUp'> => ['begin', 'timeUp'].includes(asked.type);
const only = (view: View, ...phases: Phase[]): Refusal | undefined =>
  phases.includes(view.phase) ? undefined : 'wrong-phase';
/** A race is on: announced, or still to be spotted. */
const isRacing = (view: View): boolean => view.phase === 'race' || (view.phase === 'turn' && contestOf(view) !== null);

function refusePlayer(view: View, asked: PlayerCommand, by: Seat, now: number): Refusal | undefined {
  const side = sideOf(view, by);
  switch (asked.type) {
    case 'shuffle':
      return side !== view.dealer ? 'not-the-dealer' : only(view, 'shuffle');
    case 'draw':
      return refuseDraw(view, asked, side);
    case 'nudge':
      if (!contestOf(view)) return 'no-duel';
      if (!isRacing(view)) return 'wrong-phase';
      return view.duel && isWithin(view.lastNudgeAt[by], NUDGE_GAP_MS, now) ? 'too-fast' : undefined;
    case 'answer':
    case 'concede':
    case 'blank':
      return refuseDuellist(view, asked, by, now);
    case 'openMicrophone':
      return !view.options.speech ? 'speech-off' : view.microphones[by] === asked.open ? 'already-done' : undefined;
    case 'claim':
      return refuseClaim(view, asked, by);
    case 'confirm':
      if (view.phase !== 'verdict') return 'wrong-phase';
      return view.waiting[by] && isRival(view, by) ? 'not-yet-back' : backed(view, by);
    case 'dispute':
      return only(view, 'verdict');
    case 'challenge':
      return refuseChallenge(view, asked, by);
    case 'accept':
      if (view.phase !== 'challenge') return 'wrong-phase';
      if (side === view.challenge!.winner) return 'own-answer';
      return view.challenge!.accepted.includes(by) ? 'already-done' : undefined;
    case 'vote':
      return refuseVote(view, asked, by);
    case 'flipNeutral':
      if (view.duel && (view.phase === 'neutral-flip' ? view.third : thirdSide(view)) !== side)
        return 'not-third-player';
      if (view.phase !== 'neutral-flip') return 'wrong-phase';
      return view.counts[asked.drawPile] === 0 && view.counts.left + view.counts.right > 0 ? 'pile-empty' : undefined;
    case 'callFoul':
      if (view.options.flipFoul === 'off') return 'option-off';
      if (view.phase !== 'turn') return 'wrong-phase';
      if (contestOf(view)) return 'duel-pending';
      if (asked.side !== view.drawer || asked.side === side || !isIn(view, asked.side)) return 'bad-target';
      return view.foulCalled ? 'already-done' : undefined;
    case 'ready':
      return view.phase !== 'round-end' ? 'wrong-phase' : view.readied.includes(by) ? 'already-done' : undefined;
    case 'smile':
      return refuseSmile(view, asked, by);
  }
}

/** OF-94b: at what won a card, and not at what one's own side said. */
function refuseSmile(view: View, { answer, on }: CommandOf<'smile'>, by: Seat): Refusal | undefined {
  if (view.phase !== 'round-end') return 'wrong-phase';
  const told = view.chronicle.wall[answer];
  if (!told?.won) return 'no-answer';
  if (sideOf(view, told.seat) === sideOf(view, by)) return 'own-answer';
  return told.smiles.includes(by) === on ? 'already-done' : undefined;
}

const isWithin = (last: number | null | undefined, gap: number, now: number): boolean =>
  typeof last === 'number' && now - last < gap;
const backed = (view: View, by: Seat): Refusal | undefined =>
  view.verdict!.backers.includes(by) ? 'already-done' : undefined;

function refuseDraw(view: View, { drawPile, playPile }: CommandOf<'draw'>, side: number): Refusal | undefined {
  if (view.duel && view.phase !== 'round-end') return 'duel-pending';
  if (view.phase !== 'turn') return 'wrong-phase';
  if (side !== view.turn) return 'not-your-turn';
  if (view.counts[drawPile] === 0) return 'pile-empty';
  return (playPile === null) === (pilesPerSide(view) === 1) ? undefined : 'bad-play-pile';
}

function refuseDuellist(
  view: View,
  asked: CommandOf<'answer' | 'concede' | 'blank'>,
  by: Seat,
  now: number,
): Refusal | undefined {
  if (asked.type === 'answer' && !isTyped(view) && !view.bots[by]) return 'not-typed-game';
  if (!contestOf(view) || view.phase === 'duel-end') return 'wrong-phase';
  if (!isRival(view, by)) return 'not-in-duel';
  if (view.waiting[by]) return 'not-yet-back';
  if (asked.type === 'concede') return isRacing(view) ? undefined : only(view, 'verdict', 'challenge');
  if (!isRacing(view)) return 'wrong-phase';
  const { held, blanks } = view.race!;
  const isDone = held.filter(({ seat }) => seat === by).length >= view.options.answersRequired;
  if (asked.type === 'blank') return isDone || blanks.includes(by) ? 'already-done' : undefined;
  if (asked.input === 'speech' && !view.options.speech) return 'speech-off';
  if (now < opensAt(view, sideOf(view, by))) return 'too-early';
  if (isDone) return 'already-done';
  return isWithin(view.lastAnswerAt[by], ANSWER_GAP_MS, now) ? 'too-fast' : undefined;
}

function refuseClaim(view: View, { winner }: CommandOf<'claim'>, by: Seat): Refusal | undefined {
  if (isTyped(view)) return 'not-voices-game';
  if (!contestOf(view)) return 'no-duel';
  if (!isRacing(view) && view.phase !== 'verdict') return 'wrong-phase';
  if (view.waiting[by] && isRival(view, by)) return 'not-yet-back';
  if (winner !== null && !rivalsOf(view).includes(winner)) return 'bad-winner';
  return view.verdict?.winner === winner ? backed(view, by) : undefined;
}

function refuseChallenge(view: View, { side, reason }: CommandOf<'challenge'>, by: Seat): Refusal | undefined {
  if (view.phase !== 'challenge') return 'wrong-phase';
  const { winner, tied, accepted } = view.challenge!;
  if (side === sideOf(view, by)) return 'own-answer';
  if (!view.shown.some((answer) => answer.side === side)) return 'no-answer';
  if (view.challenged.includes(side)) return 'already-challenged';
  if (winner !== null ? side !== winner : !tied.includes(side)) return 'not-the-winner';
  if (reason !== 'repeat' && isVerified(view, side)) return 'answer-listed';
  return accepted.includes(by) ? 'already-done' : undefined;
}

function refuseVote(view: View, { choice }: CommandOf<'vote'>, by: Seat): Refusal | undefined {
  const { ballot } = view;
  if (view.phase !== 'ballot' || !ballot) return 'wrong-phase';
  if (!ballot.voters.includes(by)) return 'not-a-voter';
  if (!ballot.choices.includes(choice)) return 'bad-choice';
  const isOwn = ballot.votes.some(({ seat }) => seat === by);
  return ballot.perSide && !isOwn && hasVoted(ballot, view, by) ? 'already-done' : undefined;
}

function refuseMaster(view: View, asked: MasterCommand, now: number): Refusal | undefined {
  switch (asked.type) {
    case 'master.rule':
      if (view.phase !== 'ballot' || !view.ballot?.byMaster) return 'nothing-to-rule';
      return view.ballot.choices.includes(asked.choice) ? undefined : 'bad-choice';
    case 'master.skip':
      return !isIn(view, asked.side) ? 'bad-target' : view.skips[asked.side] ? 'already-done' : undefined;
    case 'master.extend':
      if (view.until === null || (view.phase === 'race' && isTyped(view)) || view.phase === 'duel-end')
        return 'no-timer';
      return view.until < now ? 'no-timer' : undefined;
    case 'master.flip':
      return only(view, 'neutral-flip');
    case 'master.nudge':
      if (!contestOf(view)) return 'no-duel';
      return view.duel ? 'wrong-phase' : only(view, 'turn');
    case 'master.restart':
      return view.drawer === null ? only(view, 'turn') : 'wrong-phase';
    case 'master.coach':
      return view.coach === asked.on ? 'already-done' : undefined;
    case 'master.correct':
      if (!['turn', 'duel-end', 'round-end'].includes(view.phase)) return 'wrong-phase';
      if (asked.from === asked.to || asked.to >= view.sides.length || !view.won[asked.from]?.length)
        return 'bad-target';
      return undefined;
    case 'master.end':
      return undefined;
  }
}
