/**
 * Forræder: deliberate leaks. The prover must find each: one that finds none of them proves nothing.
 */
import type { Ctx, DeepReadonly, Game } from '../../kernel/game.ts';
import { type Flaw, withAudience } from '../../kernel/testing/flaws.ts';
import type { Command, Fact, Options, State } from './index.ts';

type CastleGame = Game<Options, State, Command, Fact>;
type View = DeepReadonly<State>;
export type CastleFlaw = Flaw<Options, State, Command, Fact>;

const table = (seats: number, options: Partial<Options> = {}) => ({
  seats,
  options: { fastNights: false, ghostView: 'public', pace: 'live', ...options } as const,
});

/** Every fact on its way out is passed through `change`. */
const telling =
  (change: (fact: Fact, state: View, tell: Ctx<Fact>['tell']) => void) =>
  ({ decide }: CastleGame): Partial<CastleGame> => ({
    decide: (state, command, by, ctx) =>
      decide(state, command, by, { ...ctx, tell: (fact) => change(fact, state, ctx.tell) }),
  });

const traitors = (state: View): number => state.conclave?.length ?? 0;

export const flaws: readonly CastleFlaw[] = [
  {
    name: 'audience: a ballot can be read before it is shown',
    kinds: ['content'],
    ...table(8),
    patch: (game) => withAudience(game, { ballotCast: { to: 'everyone' } }),
  },
  {
    name: 'audience: the master reads the decoys of the night',
    kinds: ['content', 'number', 'time', 'order'],
    ...table(8, { gameMaster: 'human' }),
    patch: (game) => withAudience(game, { journalKept: { to: (fact) => [fact.seat, 'master'] } }),
  },
  {
    name: 'audience: the table hears that somebody writes a diary',
    kinds: ['content', 'number', 'time', 'order'],
    ...table(8),
    patch: (game) => withAudience(game, { diaryWritten: { to: (fact) => [fact.seat, 'table'] } }),
  },
  {
    name: 'number: the council opens once for every traitor',
    kinds: ['content', 'number', 'time', 'order'],
    ...table(12),
    patch: telling((fact, state, tell) => {
      tell(fact);
      if (fact.type === 'councilOpened') for (let i = 1; i < traitors(state); i++) tell(fact);
    }),
  },
  {
    name: 'timing: a night is longer with more traitors',
    kinds: ['content', 'time', 'number'],
    ...table(12),
    patch: telling((fact, state, tell) =>
      tell(fact.type === 'councilOpened' ? { ...fact, until: fact.until + traitors(state) * 1000 } : fact),
    ),
  },
  {
    name: 'refusal: a loyal cannot name a traitor in the journal',
    kinds: ['refusal', 'content', 'number', 'time'],
    ...table(8),
    patch: ({ refuse }) => ({
      refuse(view, command, by, now) {
        const isNamed =
          command.type === 'night.council' && command.target !== null && view.roles[command.target] === 'traitor';
        return refuse(view, command, by, now) ?? (isNamed ? 'bad-target' : undefined);
      },
    }),
  },
  {
    name: 'refusal: a table is not ready while traitors are many',
    kinds: ['refusal', 'content', 'number', 'time'],
    ...table(12),
    patch: ({ refuse }) => ({
      refuse(view, command, by, now) {
        const isSlow = command.type === 'table.ready' && traitors(view) > 2;
        return isSlow ? 'wrong-phase' : refuse(view, command, by, now);
      },
    }),
  },
  {
    name: 'size: the night falls in more words when there are more traitors',
    kinds: ['content', 'size'],
    ...table(12),
    patch: telling((fact, state, tell) =>
      tell(fact.type === 'nightFell' ? { ...fact, until: fact.until + 0.1 ** (traitors(state) + 1) } : fact),
    ),
  },
];
