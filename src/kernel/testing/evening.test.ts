/** A suite that no broken game fails proves nothing: each promise is broken here at least once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game } from '../game.ts';
import { integerOption } from '../options.ts';
import type { Shape } from '../shape.ts';
import { PROMISES, type Promised, spendEvening } from './evening.ts';
import { type Command, type Fact, liar, type Options, type State } from './liar/index.ts';

type Liar = Game<Options, State, Command, Fact>;
type Broken = { promise: Promised; name: string; patch: Partial<Liar> };
const { audience, command, decide, initial, legal, record, refuse } = liar;
const lax = ((value) => command(value) || (value as Command | null)?.type === 'swap') as Shape<Command>;

const broken: Broken[] = [
  {
    promise: 'starts',
    name: 'a value of an option that no table may have',
    patch: { refuseStart: (_, { candles }) => (candles === 5 ? 'too-many-candles' : undefined) },
  },
  {
    promise: 'ends',
    name: 'a clock that stops',
    patch: { deadline: () => undefined, legal: (view, who, now) => (view.claims > 2 ? [] : legal(view, who, now)) },
  },
  {
    promise: 'ends',
    name: 'a game that nobody ever loses',
    patch: {
      record(state, fact) {
        record(state, fact);
        state.candles.fill(2);
      },
    },
  },
  {
    promise: 'throws',
    name: 'a door that reads a field before it knows that there is one',
    patch: {
      command: lax,
      refuse: (view, asked, by, now) => refuse(view, JSON.parse(JSON.stringify(asked, sure)), by, now),
    },
  },
  {
    promise: 'throws',
    name: 'an offer that needs to know what is hidden',
    patch: {
      legal(view, who, now) {
        if (view.cards.includes(undefined)) throw new Error('a hole');
        return legal(view, who, now);
      },
    },
  },
  {
    promise: 'frozen',
    name: 'a memory that keeps a fact and changes it later',
    patch: {
      record(state, fact) {
        record(state, fact);
        if (fact.type === 'numberSaid') state.claim = fact;
        if (fact.type === 'claimPassed') state.claim = null;
        if (fact.type === 'turnCame' && state.claim) state.claim.number += 0;
      },
    },
  },
  {
    promise: 'garbage',
    name: 'a code that is not in the list',
    patch: { refusals: liar.refusals.filter((code) => code !== 'only-at-night') },
  },
  { promise: 'garbage', name: 'a shape that lets extra fields pass', patch: { command: lax } },
  {
    promise: 'garbage',
    name: 'a door that writes',
    patch: {
      refuse(view, asked, by, now) {
        if (asked.type === 'begin') (view as State).claims++;
        return refuse(view, asked, by, now);
      },
    },
  },
  {
    promise: 'plain',
    name: 'a set in the state',
    patch: { initial: (seats, options) => ({ ...initial(seats, options), out: new Set() }) as State },
  },
  {
    promise: 'plain',
    name: 'a hole in a list',
    patch: { initial: (seats, options) => ({ ...initial(seats, options), list: [undefined] }) as unknown as State },
  },
  {
    promise: 'facts',
    name: 'a field that is sometimes missing',
    patch: {
      decide: (state, asked, by, ctx) =>
        decide(state, asked, by, {
          ...ctx,
          tell: (fact) =>
            ctx.tell(fact.type === 'turnCame' && fact.seat === 1 ? ({ ...fact, extra: 1 } as Fact) : fact),
        }),
    },
  },
  {
    promise: 'copy',
    name: 'rules that remember something outside the state',
    patch: (() => {
      let nights = 0;
      return {
        decide: (state, asked, by, ctx) =>
          decide(state, asked, by, {
            ...ctx,
            tell: (fact) => ctx.tell(fact.type === 'nightFell' ? { ...fact, until: fact.until + ++nights } : fact),
          }),
      } satisfies Partial<Liar>;
    })(),
  },
  {
    promise: 'offered',
    name: 'a target too many',
    patch: {
      legal: (view, who, now) => [...legal(view, who, now), { command: { type: 'note', suspect: who as number } }],
    },
  },
  {
    promise: 'unoffered',
    name: 'a button that is missing',
    patch: { legal: (view, who, now) => legal(view, who, now).filter(({ command: { type } }) => type !== 'swap') },
  },
  {
    promise: 'parity',
    name: 'a refusal that looks at the cards of another',
    patch: {
      refuse: (view, asked, by, now) =>
        asked.type === 'glimpse' && view.cards[asked.at] === 6 ? 'not-a-target' : refuse(view, asked, by, now),
    },
  },
  {
    promise: 'questions',
    name: 'a question that is named by the cards of another',
    patch: { question: ({ cards }) => cards.join(' ') },
  },
  {
    promise: 'folds',
    name: 'a memory that counts its own calls',
    patch: (() => {
      let calls = 0;
      return {
        record(state, fact) {
          record(state, fact);
          state.claims = fact.type === 'numberSaid' ? ++calls % 5 : state.claims;
        },
      } satisfies Partial<Liar>;
    })(),
  },
  {
    promise: 'folds',
    name: 'a memory that tells an unknown field from a missing one',
    patch: {
      record(state, fact) {
        record(state, fact);
        if (fact.type === 'cardDealt') state.cards[fact.seat] = 'card' in fact ? fact.card : null;
      },
    },
  },
  {
    promise: 'news',
    name: 'a door that is shut to the room',
    patch: {
      refuse: (view, asked, by, now) =>
        by === 'server' && view.phase === 'night' ? 'only-by-day' : refuse(view, asked, by, now),
    },
  },
  {
    promise: 'waits',
    name: 'a turn without a clock, and nobody says whose',
    patch: { deadline: (view) => (view.phase === 'turns' ? undefined : liar.deadline(view)) },
  },
  {
    promise: 'waits',
    name: 'those for whom all wait, by what they hold',
    patch: { awaits: ({ cards }) => [...cards.keys()].filter((seat) => cards[seat] !== undefined) },
  },
  {
    promise: 'titles',
    name: 'a title for whoever holds a hidden card',
    patch: {
      titles: ({ cards }) => [{ id: 'card', seats: [], numbers: cards.map((card) => card ?? 0) }],
    },
  },
];

function sure(_: string, value: unknown): unknown {
  if (value === undefined) throw new Error('a field that is not there');
  return value;
}

for (const { promise, name, patch } of broken) {
  test(`${PROMISES[promise]}: ${name} is found`, () => {
    const plan = { seed: 'broken', games: 4, newsPerMille: 100, stepsPerLook: 20, commandsMax: 400 };
    const { findings } = spendEvening({ ...liar, ...patch }, plan);
    assert.ok(findings[promise].length > 0, `found only ${JSON.stringify(findings, null, 2)}`);
    assert.match(findings[promise][0]!, /^liar/);
  });
}

test('every promise is broken by somebody', () => {
  assert.deepEqual(
    Object.keys(PROMISES).filter((promise) => !broken.some((one) => one.promise === promise)),
    [],
  );
});

test('an honest game breaks none', () => {
  const { findings, produced } = spendEvening(liar, { seed: 'honest', games: 30 });
  assert.deepEqual(Object.values(findings).flat(), []);
  assert.deepEqual([...produced].sort(), Object.keys(audience).sort());
});

test('an option of many numbers is tried at its ends and between', () => {
  const seen = new Set<number>();
  const game: Liar = {
    ...liar,
    options: { ...liar.options, candles: integerOption<never>(1, 1000, 2) },
    initial(seats, options) {
      seen.add(options.candles);
      return initial(seats, { ...options, candles: 1 });
    },
  };
  spendEvening(game, { seed: 'ends', games: 0 });
  for (const candles of [1, 500, 1000]) assert.ok(seen.has(candles), `${candles} among ${[...seen]}`);
});
