/**
 * Ordet fanger: votes. Who may vote, how it is counted, what it says (6.8).
 */
import type { Ctx, Seat } from '../../kernel/game.ts';
import { examplesOf } from './clock.ts';
import type { Choice } from './commands.ts';
import type { Examples, Fact } from './facts.ts';
import {
  askedOf,
  type Ballot,
  hasMaster,
  hereOf,
  isHere,
  isHuman,
  rivalsOf,
  type Side,
  seatsOf,
  sideOf,
  type View,
} from './state.ts';

type Question = Ballot['question'];

const peopleOf = (state: View): Seat[] => seatsOf(state).filter((seat) => isHuman(state, seat));

/** OF-78a: its answers are not in the list, and nobody else is there to doubt them. */
export function judgesItself(state: View, side: Side): boolean {
  const people = peopleOf(state);
  return people.length > 0 && people.every((seat) => sideOf(state, seat) === side) && !isVerified(state, side);
}

/** OF-57, OF-58, OF-86: people; a bot has a vote only where its own side has one. */
function votersOf(state: View, question: Question, side: Side | null): { voters: Seat[]; perSide: boolean } {
  const people = peopleOf(state);
  if (question === 'foul') return { voters: people.filter((seat) => sideOf(state, seat) !== side), perSide: false };
  if (question === 'answers' && judgesItself(state, side!)) return { voters: people, perSide: true };
  const outside = people.filter((seat) => !state.duel!.sides.includes(sideOf(state, seat)));
  if (outside.length > 0) return { voters: outside, perSide: false };
  return { voters: rivalsOf(state).flatMap((one) => hereOf(state, one)), perSide: true };
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
  const isOwn = !byMaster && question === 'answers' && judgesItself(state, side!);
  const choices = choicesOf(state, question).filter((choice) => choice !== 'abstain' || !(byMaster || isOwn));
  tell({
    type: 'ballotOpened',
    question,
    side,
    choices,
    voters,
    perSide,
    byMaster,
    examples: isOwn ? examplesFor(state, side!) : null,
    // Nobody else waits, and an answer that nobody stands by is lost.
    until: now + state.options.ballotMs * (isOwn ? 2 : 1),
  });
}

/** Of the card that the first of these answers was for. */
function examplesFor(state: View, side: Side): Examples {
  const said = state.shown.filter((answer) => answer.side === side && answer.counts);
  return examplesOf(
    askedOf(state, said[0]!.seat) ?? '',
    state.duel!.given.map(({ text }) => text),
  );
}

/** OF-58: one vote a side: the first vote of a side is the one. */
export const hasVoted = (ballot: View['ballot'], state: View, seat: Seat): boolean =>
  ballot!.votes.some((vote) =>
    ballot!.perSide ? sideOf(state, vote.seat) === sideOf(state, seat) : vote.seat === seat,
  );

export function isComplete(state: View): boolean {
  const { ballot } = state;
  return !ballot!.byMaster && ballot!.voters.every((seat) => !isHere(state, seat) || hasVoted(ballot, state, seat));
}

/** What the votes come to. Only the truth can count. */
export function resultOf(state: View): Choice {
  const { question, votes, perSide, side, examples } = state.ballot!;
  const cast = votes.flatMap(({ choice }) => (choice && choice !== 'abstain' ? [choice] : []));
  const count = (choice: Choice): number => cast.filter((one) => one === choice).length;
  const leaders = [...new Set(cast)].filter((one) => cast.every((other) => count(other) <= count(one)));
  const most = leaders.length === 1 ? leaders[0]! : undefined;
  if (question === 'foul') return count('yes') * 2 > cast.length ? 'yes' : 'no';
  // OF-78a: whoever does not stand by an answer of their own has not given it.
  if (examples) return count('valid') > 0 ? 'valid' : 'invalid';
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
