/**
 * GW:s brott: deliberate leaks. Each must be found, by the prover or (where it hides behind a fact that may lawfully give
 * something away) by games played again with another way through town: a proof that finds none of them proves nothing.
 */
import type { Ctx, DeepReadonly, Game } from '../../kernel/game.ts';
import { type Flaw, withAudience } from '../../kernel/testing/flaws.ts';
import type { Command, Fact, Options, State } from './index.ts';
import { evidenceHere } from './state.ts';

type GwGame = Game<Options, State, Command, Fact>;
type View = DeepReadonly<State>;
export type GwFlaw = Flaw<Options, State, Command, Fact>;

const table = (seats: number, options: Partial<Options> = {}) => ({ seats, options: { gwPicker: 'host', ...options } });

/** Every fact on its way out is passed through `change`. */
const telling =
  (change: (fact: Fact, state: View, tell: Ctx<Fact>['tell']) => void) =>
  ({ decide }: GwGame): Partial<GwGame> => ({
    decide: (state, command, by, ctx) =>
      decide(state, command, by, { ...ctx, tell: (fact) => change(fact, state, ctx.tell) }),
  });

/** Found by the prover. */
export const flaws: readonly GwFlaw[] = [
  {
    name: 'audience: GW is told where a piece went',
    kinds: ['content', 'number', 'time'],
    ...table(4),
    patch: (game) => withAudience(game, { pieceMoved: { to: 'everyone' } }),
  },
  {
    name: 'audience: the other criminals see a hand of cards',
    kinds: ['content'],
    ...table(4),
    patch: (game) => withAudience(game, { cardsDealt: { to: 'everyone' } }),
  },
  {
    name: 'audience: GW is told of evidence that was kept',
    kinds: ['content', 'number', 'time', 'order'],
    ...table(3),
    patch: (game) => withAudience(game, { evidenceKept: { to: 'everyone' } }),
  },
  {
    name: 'audience: criminal cards are dealt face up',
    kinds: ['content'],
    ...table(4, { openCriminalCards: false }),
    patch: (game) => withAudience(game, { criminalDealt: { to: 'everyone' } }),
  },
  {
    name: 'audience: all see the trumps of GW',
    kinds: ['content'],
    ...table(4, { trumps: 'three' }),
    patch: (game) => withAudience(game, { trumpsDealt: { to: 'everyone' } }),
  },
  {
    name: 'audience: with two players GW sees which piece acts',
    kinds: ['content'],
    ...table(2, { tellActingPiece: false }),
    patch: (game) => withAudience(game, { turnBegan: { to: 'everyone' } }),
  },
  {
    name: 'timing: a turn lasts longer where evidence can be handed over',
    kinds: ['time', 'content'],
    ...table(3, { timers: 'relaxed', cardsPerCriminal: 5 }),
    patch: ({ deadline }) => ({
      deadline(state) {
        const due = deadline(state);
        const isThere = state.phase === 'turn-start' && state.turn !== null && evidenceHere(state, state.turn);
        return due && isThere ? { ...due, at: due.at + 5_000 } : due;
      },
    }),
  },
  {
    name: 'size: the frames of a turn grow with the cards of its owner',
    kinds: ['content', 'size'],
    ...table(3, { timers: 'relaxed' }),
    patch: telling((fact, state, tell) => {
      const far = (place: unknown): number => (typeof place === 'string' ? place.charCodeAt(0) : 0);
      if (fact.type !== 'turnBegan' || fact.until === null) return tell(fact);
      tell({ ...fact, until: fact.until + far(state.places[fact.piece]) });
    }),
  },
  {
    name: 'number: GW hears steps near by',
    kinds: ['number', 'content', 'time', 'order'],
    ...table(4, { timers: 'relaxed' }),
    patch: telling((fact, state, tell) => {
      tell(fact);
      const isNear = Object.values(state.places).some((place) => place?.[0] === state.gwAt[0]);
      if (fact.type === 'gwTurnBegan' && isNear && state.until !== null)
        tell({ type: 'clockMoved', until: state.until });
    }),
  },
  {
    name: 'refusal: a helicopter may not land where nobody stands',
    kinds: ['refusal'],
    ...table(4, { trumps: 'four' }),
    patch: ({ refuse }) => ({
      refuse(view, command, by, now) {
        const isAir = command.type === 'playTrump' && command.play.trump === 'helicopter';
        const to = isAir ? (command.play as { to: string }).to : '';
        const isEmpty = isAir && Object.keys(view.places).length > 0 && !Object.values(view.places).includes(to);
        return refuse(view, command, by, now) ?? (isEmpty && by === view.gw ? 'illegal-target' : undefined);
      },
    }),
  },
  {
    name: 'offer: GW can no longer name a snitch who would tell on somebody immune',
    kinds: ['offer', 'content'],
    ...table(3, { trumps: 'four', immunities: true }),
    patch: ({ legal, audience }) => ({
      audience: {
        ...audience,
        criminalDealt: { to: 'everyone', secret: { criminal: (fact, state) => [fact.seat, state.gw!] } },
      },
      legal: (view, who, now) =>
        legal(view, who, now).filter(
          ({ command }) =>
            who !== view.gw ||
            command.type !== 'playTrump' ||
            (command.play as { trump: string }).trump !== 'snitch' ||
            !view.order.some(
              (seat) => view.criminals[seat] === 'silent-sixten' || view.criminals[seat] === 'madam-ottilia',
            ),
        ),
    }),
  },
];

/** Found by games played again with another way for one piece. */
export const pathFlaws: readonly Pick<GwFlaw, 'name' | 'patch'>[] = [
  {
    name: 'content: the public fact of a move names its square',
    patch: telling((fact, state, tell) =>
      tell(fact.type === 'moveMade' ? ({ ...fact, to: state.moved } as unknown as Fact) : fact),
    ),
  },
  {
    name: 'content: the public fact of a move says how far it went',
    patch: telling((fact, state, tell) => {
      const isFar = state.moved !== null && state.moved[0] !== String(state.places[state.acting!])[0];
      tell(fact.type === 'moveMade' ? ({ ...fact, timedOut: isFar } as Fact) : fact);
    }),
  },
  {
    name: 'audience: GW is told where a piece went',
    patch: (game) => withAudience(game, { pieceMoved: { to: 'everyone' } }),
  },
  {
    name: 'number: a move along a column is told twice',
    patch: telling((fact, state, tell) => {
      tell(fact);
      if (fact.type === 'moveMade' && state.acting && state.places[state.acting]?.startsWith('B'))
        tell({ type: 'lookEnded' });
    }),
  },
];
