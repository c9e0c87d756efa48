/**
 * Ordet fanger: deliberate leaks. Each must be found by the prover: a proof that finds none of them proves nothing.
 */
import type { Ctx, DeepReadonly, Game } from '../../kernel/game.ts';
import { type Flaw, withAudience } from '../../kernel/testing/flaws.ts';
import type { Command, Fact, Options, State } from './index.ts';

type OfGame = Game<Options, State, Command, Fact>;
type View = DeepReadonly<State>;

const typed = {
  judging: 'typed',
  playMode: 'remote',
  rounds: 1,
  duelSignal: 'flash',
  raceMs: 30_000,
  gameMaster: 'auto',
} as const;
const table = (seats: number, options: object = {}) => ({
  seats,
  options: {
    ...typed,
    teams: 'auto',
    juniors: 'none',
    handicaps: 'none',
    cardSets: 'alternate',
    turnMs: 10_000,
    ...options,
  },
});

/** Every fact on its way out is passed through `change`. */
const telling =
  (change: (fact: Fact, state: View, tell: Ctx<Fact>['tell']) => void) =>
  ({ decide }: OfGame): Partial<OfGame> => ({
    decide: (state, command, by, ctx) =>
      decide(state, command, by, { ...ctx, tell: (fact) => change(fact, state, ctx.tell) }),
  });

export const flaws: readonly Flaw<Options, State, Command, Fact>[] = [
  {
    name: 'audience: everybody reads a held answer',
    kinds: ['content', 'number', 'time', 'order'],
    ...table(4),
    patch: (game) => withAudience(game, { answerHeld: { to: 'everyone' } }),
  },
  {
    name: 'count: a nudge says whether somebody is stuck',
    kinds: ['content', 'number', 'time', 'order'],
    ...table(4),
    patch: telling((fact, state, tell) => {
      tell(fact);
      if (fact.type === 'nudged' && state.race?.blanks.length) tell({ type: 'clockMoved', until: state.race.until });
    }),
  },
  {
    name: 'timing: a vote moves the clock by what was voted before it',
    kinds: ['content', 'number', 'time', 'order'],
    ...table(6, { judging: 'voices', playMode: 'in-person', flipFoul: 'vote', disputes: 'vote' }),
    patch: telling((fact, state, tell) => {
      tell(fact);
      const first = state.ballot?.votes[0]?.choice?.length ?? 0;
      if (fact.type === 'voteCast' && state.ballot!.votes.length > 1)
        tell({ type: 'clockMoved', until: state.until! + first });
    }),
  },
  {
    name: 'audience: the face of a card is told when it is drawn',
    kinds: ['content', 'size'],
    ...table(4),
    patch: (game) => withAudience(game, { cardDrawn: { to: 'everyone' } }),
  },
  {
    name: 'audience: the order of the draw piles is dealt out',
    kinds: ['content'],
    ...table(3),
    patch: (game) => withAudience(game, { deckShuffled: { to: 'everyone' } }),
  },
  {
    name: 'timing: the countdown is cut short when one side has answered',
    kinds: ['content', 'number', 'time', 'order'],
    ...table(4),
    patch: telling((fact, state, tell) => {
      tell(fact);
      if (fact.type === 'answerHeld' && state.race?.closesAt) tell({ type: 'clockMoved', until: state.race.closesAt });
    }),
  },
  {
    name: 'size: the time of a turn depends on the next card',
    kinds: ['content', 'time', 'number'],
    ...table(4),
    patch: telling((fact, state, tell) => {
      if (fact.type !== 'turnCame' || fact.until === null) return tell(fact);
      tell({
        ...fact,
        until: fact.until + (state.deck?.left[0]?.length ?? 0) * 100 + Number(state.deck?.left[0]?.slice(-1) ?? 0),
      });
    }),
  },
];
