import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Audience,
  address,
  bitOf,
  GHOST,
  licensed,
  MASTER,
  OPEN,
  type Perceived,
  perceive,
  TABLE,
} from './audience.ts';
import { SEATS_MAX, type Seat, type Viewer } from './game.ts';

type Fact =
  | { type: 'dealt'; seat: Seat; card: number; back: string }
  | { type: 'pointed'; by: Seat; at: Seat }
  | { type: 'noted'; seat: Seat; text: string }
  | { type: 'drawn'; card: number }
  | { type: 'said'; seat: Seat };
interface State {
  allies: Seat[];
}

const audience = {
  dealt: { to: 'everyone', secret: { card: (fact) => [fact.seat, 'master'], back: 'nobody' } },
  pointed: { to: (fact, state) => [fact.by, ...state.allies, 'ghost'] },
  noted: { to: 'everyone', secret: { text: (fact) => [fact.seat] }, sealed: true },
  drawn: { to: 'nobody' },
  said: { to: 'everyone' },
} as const satisfies Audience<Fact, State>;

const told = (fact: Fact, allies: Seat[] = []) => address<Fact, State>(audience, fact, { allies });
const sees = (fact: Fact, viewer: Viewer) => perceive(told(fact), bitOf(viewer));

test('every viewer has a bit of its own, and they fit into 31', () => {
  const viewers: Viewer[] = [...Array.from({ length: SEATS_MAX }, (_, seat) => seat), 'table', 'master', 'ghost'];
  const bits = [...viewers.map(bitOf), OPEN];
  assert.equal(new Set(bits).size, bits.length);
  assert.ok(bits.every((bit) => bit > 0 && bit < 2 ** 31));
});

test('everyone is everyone, and the secret fields are for those who are named', () => {
  const fact: Fact = { type: 'dealt', seat: 1, card: 7, back: 'blue' };
  assert.deepEqual(sees(fact, 1), { type: 'dealt', seat: 1, card: 7, back: undefined });
  assert.deepEqual(sees(fact, 'master'), { type: 'dealt', seat: 1, card: 7, back: undefined });
  for (const viewer of [0, 2, 'table', 'ghost'] as Viewer[]) {
    assert.equal(JSON.stringify(sees(fact, viewer)), '{"type":"dealt","seat":1}');
  }
  assert.deepEqual(perceive(told(fact), OPEN), fact, 'at the end everything unsealed opens');
  assert.deepEqual(fact, { type: 'dealt', seat: 1, card: 7, back: 'blue' }, 'the fact itself stays whole');
});

test('in a list nobody is implied', () => {
  const fact: Fact = { type: 'pointed', by: 0, at: 3 };
  const { to } = told(fact, [4]);
  assert.equal(to, bitOf(0) | bitOf(4) | GHOST | OPEN);
  assert.equal(perceive({ fact, to }, MASTER | TABLE | bitOf(3)), undefined);
});

test('nobody means: until the end', () => {
  const fact: Fact = { type: 'drawn', card: 3 };
  assert.equal(told(fact).to, OPEN);
  assert.equal(sees(fact, 'master'), undefined);
  assert.deepEqual(perceive(told(fact), OPEN), fact);
});

test('what is sealed never opens', () => {
  const fact: Fact = { type: 'noted', seat: 1, text: 'Bo lies' };
  assert.deepEqual(sees(fact, 1), fact);
  assert.equal(told(fact).secret!.text, bitOf(1));
  assert.equal(
    JSON.stringify(perceive(told(fact), OPEN)),
    '{"type":"noted","seat":1}',
    'what all were told stays open',
  );
  assert.deepEqual(sees(fact, 'ghost'), { type: 'noted', seat: 1, text: undefined });
});

test('the audience is that of the moment: bits do not change with the state', () => {
  const state = { allies: [4] };
  const kept = address<Fact, State>(audience, { type: 'pointed', by: 0, at: 3 }, state);
  state.allies.push(5);
  assert.equal(perceive(kept, bitOf(5)), undefined);
});

// The compiler is the first reviewer of a secrecy table.
test('tables with a mistake do not compile', () => {
  const { said: _, ...incomplete } = audience;
  // @ts-expect-error a fact type without an entry
  const missing = incomplete satisfies Audience<Fact, State>;
  // @ts-expect-error a misspelt secret field
  const misspelt = { ...audience, dealt: { to: 'everyone', secret: { cart: 'nobody' } } } satisfies Audience<
    Fact,
    State
  >;
  // @ts-expect-error the type of a fact cannot be secret
  const typeless = { ...audience, said: { to: 'everyone', secret: { type: 'nobody' } } } satisfies Audience<
    Fact,
    State
  >;
  // @ts-expect-error nobody is called Bo
  const stranger = { ...audience, said: { to: () => ['bo'] } } satisfies Audience<Fact, State>;
  assert.ok(missing && misspelt && typeless && stranger);
});

test('a secret field cannot be read as if it were there', () => {
  const read = (fact: Perceived<Fact, typeof audience>): unknown[] => {
    switch (fact.type) {
      case 'dealt': {
        const seat: Seat = fact.seat;
        // @ts-expect-error others do not know the card
        const card: number = fact.card;
        return [seat, card];
      }
      case 'pointed': {
        const at: Seat = fact.at; // whoever is told of it at all knows it all
        return [at];
      }
      default:
        return [];
    }
  };
  assert.deepEqual(read({ type: 'dealt', seat: 1 }), [1, undefined]);
  assert.deepEqual(read({ type: 'pointed', by: 0, at: 2 }), [2]);
});

test('a licence to disclose is for all, for none or for these', () => {
  const fact = { type: 'cardGiven', to: 2 };
  const licence = (discloses?: Parameters<typeof licensed<typeof fact, null>>[0]['discloses']) =>
    [0, 2, 'table' as const].map(
      (viewer) => (licensed({ ...(discloses && { discloses }) }, fact, null) & bitOf(viewer)) !== 0,
    );
  assert.deepEqual(licence(), [false, false, false]);
  assert.deepEqual(licence(true), [true, true, true]);
  assert.deepEqual(
    licence(() => false),
    [false, false, false],
  );
  assert.deepEqual(
    licence(({ to }) => [to]),
    [false, true, false],
  );
});
