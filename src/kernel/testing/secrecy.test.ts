import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeepReadonly } from '../game.ts';
import { playFirst } from './first.ts';
import { type Flaw, flawSuite, withAudience } from './flaws.ts';
import { type Command, type Fact, liar, type Options, type State } from './liar/index.ts';
import { proveSecrecy, twins } from './secrecy.ts';
import { go, worldFrom } from './world.ts';

const swaps = (state: DeepReadonly<State>): number => state.swapped.filter(Boolean).length;

const flaws: Flaw<Options, State, Command, Fact>[] = [
  {
    name: 'timing: the night is shorter when somebody swapped',
    kinds: ['time'],
    patch: ({ deadline }) => ({
      deadline(state) {
        const due = deadline(state);
        return due && state.phase === 'night' && swaps(state) > 0 ? { ...due, at: due.at - 2000 } : due;
      },
    }),
  },
  {
    name: 'timing: turns are longer for a table with glimpses',
    kinds: ['content', 'time'],
    patch: ({ decide }) => ({
      decide: (state, command, by, ctx) =>
        decide(state, command, by, { ...ctx, now: ctx.now + (state.glimpses.some((at) => at !== null) ? 1 : 0) }),
    }),
  },
  {
    name: 'count: everybody hears that somebody took a glimpse, though not who',
    kinds: ['number', 'content', 'time'],
    patch: (game) =>
      withAudience(game, { glimpseTaken: { to: 'everyone', secret: { by: ({ by }) => [by], at: ({ by }) => [by] } } }),
  },
  {
    name: 'order: what is told first at dawn depends on a swap',
    kinds: ['order', 'content'],
    patch: ({ decide }) => ({
      decide(state, command, by, ctx) {
        if (command.type === 'timeUp' && state.phase === 'night') {
          const order = swaps(state) > 0 ? [1, 0] : [0, 1];
          for (const seat of order) ctx.tell({ type: 'claimPassed', by: seat });
        }
        decide(state, command, by, ctx);
      },
    }),
  },
  {
    name: 'size: the frames of a night grow with the swaps',
    kinds: ['size'],
    patch: ({ quiet }) => ({
      quiet(state) {
        const beat = quiet?.(state);
        return beat && { ...beat, bytes: beat.bytes + 64 * swaps(state) };
      },
    }),
  },
  {
    name: 'time: the beat of a night depends on the swaps',
    kinds: ['time', 'number'],
    patch: ({ quiet }) => ({
      quiet(state) {
        const beat = quiet?.(state);
        return beat && { ...beat, beatMs: beat.beatMs + 100 * swaps(state) };
      },
    }),
  },
  {
    name: 'refusal: whom you may suspect depends on what they did at night',
    kinds: ['refusal'],
    patch: ({ refuse }) => ({
      refuse: (view, command, by, now) =>
        command.type === 'note' && view.swapped[command.suspect] ? 'not-a-target' : refuse(view, command, by, now),
    }),
  },
  {
    name: 'audience: cards are dealt face up',
    kinds: ['content'],
    patch: (game) => withAudience(game, { cardDealt: { to: 'everyone' } }),
  },
  {
    name: 'audience: a swap is told to one seat too many',
    kinds: ['content', 'number'],
    patch: (game) => withAudience(game, { cardSwapped: { to: ({ seat }) => [seat, 0] } }),
  },
  {
    name: 'audience: hunches are read aloud',
    kinds: ['content', 'number'],
    patch: (game) => withAudience(game, { hunchNoted: { to: 'everyone' } }),
  },
  {
    name: 'offer: a seat is offered more when another has swapped',
    kinds: ['offer'],
    patch({ decide, legal }) {
      let leak: DeepReadonly<State> | undefined; // no honest game keeps the truth where a view can find it
      return {
        decide(state, command, by, ctx) {
          leak = state;
          decide(state, command, by, ctx);
        },
        legal: (view, who, now) =>
          leak && swaps(leak) > 0
            ? [...legal(view, who, now), { command: { type: 'letPass' } }]
            : legal(view, who, now),
      };
    },
  },
  {
    name: 'lots: a hidden swap draws from the stack that is dealt openly',
    kinds: ['content'],
    patch: ({ decide }) => ({
      decide: (state, command, by, ctx) =>
        decide(state, command, by, { ...ctx, draw: (label) => ctx.draw(label.startsWith('swap') ? 'deal' : label) }),
    }),
  },
];

flawSuite(liar, flaws, { seed: 'twins', pairs: 400, honestPairs: 800, otherLots: true });

test('a difference names the game, the table, the seed, the step and the viewer, and comes again', () => {
  const leaky = { ...liar, ...flaws[0]!.patch(liar) };
  const [one] = proveSecrecy(leaky, { seed: 'again', pairs: 400 }).differences;
  const [other] = proveSecrecy(leaky, { seed: 'again', pairs: 400 }).differences;
  assert.deepEqual(one, other);
  assert.match(one!.seed, /^again\/\d+$/);
  assert.equal(one!.game, 'liar');
});

test('what a viewer is lawfully told and what waits for the beat may change its offers at once', () => {
  const remembers: typeof liar = {
    ...liar,
    record(state, fact) {
      liar.record(state, fact);
      if (fact.type === 'cardGlimpsed' && fact.card !== undefined) state.cards[fact.at!] = fact.card;
    },
    legal: (view, who, now) =>
      liar.legal(view, who, now).filter(({ command }) => command.type !== 'note' || !view.cards.includes(6)),
  };
  const asked = { seed: 'beat', pairs: 400, offersPerStep: 5 };
  assert.deepEqual(proveSecrecy(remembers, asked).differences, []);
  // Without the licence the same is a leak.
  const secret = withAudience(remembers, { cardGlimpsed: { ...liar.audience.cardGlimpsed, discloses: () => false } });
  assert.equal(proveSecrecy({ ...remembers, ...secret }, asked).differences.length, 1);
});

test('deadlines that fall due at one moment are one moment in both worlds', () => {
  const hasty: typeof liar = {
    ...liar,
    deadline(state) {
      const due = liar.deadline(state);
      return due && state.phase === 'turns' && state.claim ? { ...due, at: 0 } : due;
    },
  };
  assert.deepEqual(proveSecrecy(hasty, { seed: 'at once', pairs: 200 }).differences, []);
});

test('a table may be fixed beforehand', () => {
  const settings = new Set<string>();
  const proof = proveSecrecy(liar, {
    seed: 'fixed',
    seats: 4,
    options: { candles: 1 },
    pairs: 30,
    onProgress: ({ pairs }) => settings.add(String(pairs)),
  });
  assert.deepEqual([proof.pairs, settings.size, proof.differences], [30, 30, []]);
});

test('other lots find a leak in a game that makes no twins itself', () => {
  const leaky: typeof liar = {
    ...liar,
    twin: () => undefined,
    deadline(state) {
      const due = liar.deadline(state);
      return due && { ...due, at: due.at + state.cards.filter((card) => card === 6).length };
    },
  };
  let found = 0;
  for (const pair of twins(leaky, { seed: 'lots', otherLots: true })) {
    assert.notEqual(pair.by, 'truth');
    if (pair.by === 'lots' && ++found > 20) assert.fail('not found in 20 pairs');
    if (pair.by === 'lots' && pair.differences.length > 0) break;
  }
});

test('who cannot do the same in a twin world, for they hold other cards there, does something of the same kind', () => {
  const { world: origin, snapshots } = playFirst(liar, 'otherwise', { seed: 'otherwise', seats: 3 });
  const isNight = ({ truth }: { truth: unknown }) => (truth as State).phase === 'night' && !(truth as State).swapped[0];
  const snapshot = snapshots.find(isNight)!;
  const step = { at: snapshot.now, by: 0, command: { type: 'say', number: 99 } };
  const twin = () => worldFrom(origin, snapshot, [0, 1]);
  assert.equal(go(twin(), step), undefined, 'it is refused');
  assert.equal(go(twin(), step, undefined, () => ({ type: 'swap' }))?.command.type, 'swap');
  assert.equal(
    go(twin(), step, undefined, () => undefined),
    undefined,
  );
  const refused = twin();
  go(refused, step, undefined, () => step.command);
  assert.equal(refused.ears[0]!.heard.at(-1)?.type, 'refused', 'what is not possible either is refused like the first');
  let isAsked = false;
  go(twin(), { ...step, command: { type: 'swap' } }, undefined, () => {
    isAsked = true;
    return undefined;
  });
  assert.equal(isAsked, false, 'what is possible is done');
});
