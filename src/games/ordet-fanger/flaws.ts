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
    name: 'audience: everybody is told that somebody is stuck',
    kinds: ['content', 'number', 'time', 'order'],
    ...table(4),
    patch: (game) => withAudience(game, { blankSignalled: { to: 'everyone' } }),
  },
  {
    name: 'audience: an answer that was turned down is public',
    kinds: ['content', 'number', 'time', 'order'],
    ...table(4),
    patch: (game) => withAudience(game, { answerTurnedDown: { to: 'everyone' } }),
  },
  {
    name: 'audience: votes are open',
    kinds: ['content'],
    ...table(5, { judging: 'voices', playMode: 'in-person', flipFoul: 'vote' }),
    patch: (game) => withAudience(game, { voteCast: { to: 'everyone' } }),
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
    name: 'refusal: a draw in a race says whether somebody has answered',
    kinds: ['answer', 'content'],
    ...table(4),
    patch: ({ refuse }) => ({
      refuse: (view, asked, by, now) => {
        const code = refuse(view, asked, by, now);
        return code === 'duel-pending' && view.race && view.race.held.length > 0 ? 'wrong-phase' : code;
      },
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
