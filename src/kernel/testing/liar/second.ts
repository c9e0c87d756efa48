/**
 * Liar as a later version might be, for tests of an upgrade: one fact has another name and calls its secret otherwise,
 * one has a field more, turns are longer, and there is an option that nobody could set before.
 */
import type { Told } from '../../audience.ts';
import type { AnyGame, Ctx, Migration, Seat, Typed } from '../../game.ts';
import { integerOption } from '../../options.ts';
import { audience } from './facts.ts';
import { type Fact as First, liar } from './index.ts';

type Laid = { readonly type: 'cardLaid'; readonly seat: Seat; readonly face: number };
type Said = { readonly type: 'numberSaid'; readonly seat: Seat; readonly number: number; readonly isLoud: boolean };
type Fact = Exclude<First, { type: 'cardDealt' | 'numberSaid' }> | Laid | Said;
type OfFirst<T> = Told<Extract<First, { type: T }>>;

const LONGER_MS = 5_000;

function today(fact: First): Fact {
  if (fact.type === 'cardDealt') return { type: 'cardLaid', seat: fact.seat, face: fact.card };
  if (fact.type === 'numberSaid') return { ...fact, isLoud: true };
  return fact.type === 'turnCame' ? { ...fact, until: fact.until + LONGER_MS } : fact;
}

function once(fact: Fact): First {
  if (fact.type === 'cardLaid') return { type: 'cardDealt', seat: fact.seat, card: fact.face };
  return fact.type === 'numberSaid' ? { type: 'numberSaid', seat: fact.seat, number: fact.number } : fact;
}

const migrations: readonly Migration<Fact>[] = [
  {
    version: 2,
    facts: {
      cardDealt: ({ fact: { seat, card }, to, secret }: OfFirst<'cardDealt'>) => ({
        fact: { type: 'cardLaid', seat, face: card },
        to,
        ...(secret && { secret: { face: secret.card! } }),
      }),
      numberSaid: ({ fact, to }: OfFirst<'numberSaid'>) => ({ fact: { ...fact, isLoud: false }, to }),
    },
  },
];

const { cardDealt, ...others } = audience;

export const secondLiar = {
  ...liar,
  version: 2,
  migrations,
  options: { ...liar.options, lanterns: integerOption(0, 9, 3) },
  audience: {
    ...others,
    cardLaid: { to: 'everyone', secret: { face: (fact: Laid) => [fact.seat, 'master', 'ghost'] } },
  },
  record: (state, fact) => liar.record(state, once(fact as Fact)),
  decide: (state, asked, by, ctx: Ctx<Typed>) =>
    liar.decide(state, asked, by, { ...ctx, tell: (fact) => ctx.tell(today(fact)) }),
} as AnyGame;
