/**
 * Illumuffinati: deliberate leaks. The prover must find each: a proof that finds none of them proves nothing.
 */
import type { Ctx, DeepReadonly, Game } from '../../kernel/game.ts';
import { type Flaw, withAudience } from '../../kernel/testing/flaws.ts';
import { jewelsIn } from './content.ts';
import type { Command, Fact, Options, State } from './index.ts';

type Bakery = Game<Options, State, Command, Fact>;
type View = DeepReadonly<State>;
export type IllumuffinatiFlaw = Flaw<Options, State, Command, Fact>;

/** Every fact on its way out is passed through `change`. */
const telling =
  (change: (fact: Fact, state: View, tell: Ctx<Fact>['tell']) => void) =>
  ({ decide }: Bakery): Partial<Bakery> => ({
    decide: (state, command, by, ctx) =>
      decide(state, command, by, { ...ctx, tell: (fact) => change(fact, state, ctx.tell) }),
  });

const jewelsOf = (state: View, seat: number): number => jewelsIn(state.hands[seat] ?? []);

const brisk: Partial<Options> = { firstInspector: 'random', timers: 'hard', passSeconds: 10, laps: 1 };
const table = (seats: number, options: Partial<Options> = {}) => ({ seats, options: { ...brisk, ...options } });

export const flaws: readonly IllumuffinatiFlaw[] = [
  {
    name: 'audience: everybody reads what was passed',
    kinds: ['content'],
    ...table(5),
    patch: (game) => withAudience(game, { cardsPassed: { to: 'everyone' } }),
  },
  {
    name: 'audience: the Inspector reads what was passed',
    kinds: ['content'],
    ...table(4),
    patch: (game) =>
      withAudience(game, {
        cardsPassed: {
          ...game.audience.cardsPassed,
          secret: { cards: (fact, state) => [fact.from, fact.to, state.inspector] },
        },
      }),
  },
  {
    name: 'audience: answers in second thoughts are shown one by one',
    kinds: ['content'],
    ...table(5),
    patch: (game) => withAudience(game, { takeBackAnswered: { to: 'everyone' } }),
  },
  {
    name: 'audience: claims are shown one by one',
    kinds: ['content'],
    ...table(4, { firstInspector: 'ritual' }),
    patch: (game) => withAudience(game, { honourClaimed: { to: 'everyone' } }),
  },
  {
    name: 'timing: whoever passes a jewel leaves the next one less time',
    kinds: ['content', 'time'],
    ...table(5),
    patch: telling((fact, state, tell) => {
      const holder = (state.inspector + state.passes) % state.gold.length;
      const isHide = fact.type === 'phaseBegan' && fact.phase === 'hide';
      tell(isHide && jewelsOf(state, holder) > 0 ? { ...fact, endsAt: fact.endsAt! - 1 } : fact);
    }),
  },
  {
    name: 'timing: the lock is longer while a jewel is in the room',
    kinds: ['content', 'time'],
    ...table(6, { acceptLockSeconds: 3 }),
    patch: telling((fact, state, tell) => {
      const isLock = fact.type === 'phaseBegan' && fact.lockedUntil !== null;
      const isHot = state.room.some((seat) => jewelsOf(state, seat) > 0);
      tell(isLock && isHot ? { ...fact, lockedUntil: fact.lockedUntil! + 1 } : fact);
    }),
  },
  {
    name: 'number: a bag that holds a jewel clinks',
    kinds: ['number', 'content', 'order'],
    ...table(5),
    patch: telling((fact, state, tell) => {
      tell(fact);
      if (fact.type === 'cardsPassed' && jewelsOf(state, fact.from) > 0) tell({ type: 'gongRang' });
    }),
  },
  {
    name: 'order: who holds a jewel is named first when cards are inspected',
    kinds: ['order', 'content', 'number'],
    ...table(7),
    patch: telling((fact, state, tell) => {
      const seat = state.home.at(-1);
      const isHot =
        fact.type === 'phaseBegan' && fact.phase === 'inspect' && seat !== undefined && jewelsOf(state, seat);
      if (isHot) tell({ type: 'fingerPointed', seat: state.inspector, at: null });
      tell(fact);
    }),
  },
  {
    name: 'refusal: a Baker with a jewel cannot be pointed at',
    kinds: ['refusal', 'time', 'number', 'content'],
    ...table(5),
    patch: ({ refuse }) => ({
      refuse: (view, command, by, now) =>
        command.type === 'point' && command.seat !== null && jewelsOf(view, command.seat) > 0 && command.seat !== by
          ? 'unknown-seat'
          : refuse(view, command, by, now),
    }),
  },
  {
    name: 'offer: the finger cannot be put on a Baker with a jewel',
    kinds: ['offer'],
    ...table(5),
    patch({ decide, legal }) {
      let truth: View | undefined; // no honest game keeps the truth where a view can find it
      return {
        decide(state, command, by, ctx) {
          truth = state;
          decide(state, command, by, ctx);
        },
        legal: (view, who, now) =>
          legal(view, who, now).filter(
            ({ command }) =>
              command.type !== 'point' || !truth?.room.some((seat) => seat !== who && jewelsOf(truth!, seat) > 1),
          ),
      };
    },
  },
  {
    name: 'content: the count of a hand tells a jewel',
    kinds: ['content'],
    ...table(6),
    patch: telling((fact, state, tell) => {
      const isLaid = fact.type === 'bribeChanged' && jewelsOf(state, fact.seat) > 0;
      tell(
        isLaid
          ? ({ ...fact, hot: true } as never)
          : fact.type === 'bribeChanged'
            ? ({ ...fact, hot: false } as never)
            : fact,
      );
    }),
  },
];
