/**
 * Ordet fanger: votes. Who may vote, how it is counted, what it says (6.8).
 */
import type { Ctx, Seat } from '../../kernel/game.ts';
import type { Choice } from './commands.ts';
import type { Fact } from './facts.ts';
import {
  type Ballot,
  hasMaster,
  hereOf,
  isAway,
  isHere,
  rivalsOf,
  type Side,
  seatsOf,
  sideOf,
  type View,
} from './state.ts';

type Question = Ballot['question'];

/** OF-57, OF-58, OF-86. */
function votersOf(state: View, question: Question, side: Side | null): { voters: Seat[]; perSide: boolean } {
  const here = seatsOf(state).filter((seat) => isHere(state, seat));
  if (question === 'foul') return { voters: here.filter((seat) => sideOf(state, seat) !== side), perSide: false };
  const rivals = rivalsOf(state);
  const outside = here.filter((seat) => !state.duel!.sides.includes(sideOf(state, seat)));
  if (outside.length > 0) return { voters: outside, perSide: false };
  return { voters: rivals.flatMap((one) => hereOf(state, one)), perSide: true };
}

function choicesOf(state: View, question: Question): Choice[] {
  if (question === 'answers') return ['valid', 'invalid', 'abstain'];
  if (question === 'foul') return ['yes', 'no', 'abstain'];
  const { kind } = state.duel!;
  const sides: Choice[] = kind === 'showdown' ? rivalsOf(state).map((side) => `side-${side}` as Choice) : ['a', 'b'];
  return [...sides, 'tie', 'continue', 'abstain'];
}

const goesToMaster = (state: View, question: Question): boolean =>
  hasMaster(state) && (question === 'foul' ? state.options.flipFoul === 'master' : state.options.disputes === 'master');

export function openBallot(
  state: View,
  question: Question,
  side: Side | null,
  { tell, now }: Ctx<Fact>,
  byMaster = goesToMaster(state, question),
): void {
  const { voters, perSide } = byMaster ? { voters: [], perSide: false } : votersOf(state, question, side);
  const choices = choicesOf(state, question).filter((choice) => !byMaster || choice !== 'abstain');
  tell({
    type: 'ballotOpened',
    question,
    side,
    choices,
    voters,
    perSide,
    byMaster,
    until: now + state.options.ballotMs,
  });
}

/** OF-58: one vote a side: the first vote of a side is the one. */
export const hasVoted = (ballot: View['ballot'], state: View, seat: Seat): boolean =>
  ballot!.votes.some((vote) =>
    ballot!.perSide ? sideOf(state, vote.seat) === sideOf(state, seat) : vote.seat === seat,
  );

export function isComplete(state: View): boolean {
  const { voters, perSide, byMaster, votes } = state.ballot!;
  if (byMaster) return false;
  if (perSide)
    return rivalsOf(state).every(
      (side) => isAway(state, side) || votes.some(({ seat }) => sideOf(state, seat) === side),
    );
  return voters.every((seat) => !isHere(state, seat) || votes.some((vote) => vote.seat === seat));
}

/** What the votes come to. Only the truth can count. */
export function resultOf(state: View): Choice {
  const { question, votes, perSide, side } = state.ballot!;
  const cast = votes.flatMap(({ choice }) => (choice && choice !== 'abstain' ? [choice] : []));
  const count = (choice: Choice): number => cast.filter((one) => one === choice).length;
  const leaders = [...new Set(cast)].filter((one) => cast.every((other) => count(other) <= count(one)));
  const most = leaders.length === 1 ? leaders[0]! : undefined;
  if (question === 'foul') return count('yes') * 2 > cast.length ? 'yes' : 'no';
  if (question === 'answers') {
    const isSplit = perSide && count('valid') > 0 && count('invalid') > 0;
    if (isSplit && !isVerified(state, side!)) return 'tie';
    return count('invalid') * 2 > cast.length ? 'invalid' : 'valid';
  }
  if (!perSide) return most ?? 'tie';
  const needed = rivalsOf(state).length / 2;
  return most && count(most) > needed ? most : 'tie';
}

export const isVerified = (state: View, side: Side): boolean =>
  state.shown.filter((answer) => answer.side === side && answer.counts).every(({ verified }) => verified);
