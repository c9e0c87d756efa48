import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accepts, count, integerIn, type Offer, oneOf, orderOf, sample, someOf, textOf } from './offer.ts';
import { lots } from './random.ts';

const offers: { [name: string]: { offer: Offer; size: number } } = {
  fixed: { offer: { command: { type: 'pass' } }, size: 1 },
  oneOf: { offer: { command: { type: 'vote', target: oneOf([1, 2, null]) } }, size: 3 },
  someOf: { offer: { command: { type: 'pick', cards: someOf([1, 2, 3, 4], 1, 2) } }, size: 10 },
  'someOf that needs one of some': {
    offer: { command: { type: 'pick', cards: someOf([1, 2, 3, 4], 1, 2, [1, 2]) } },
    size: 7,
  },
  'someOf with a wide end': { offer: { command: { type: 'pick', cards: someOf([1, 2, 3], 0, 9) } }, size: 8 },
  integer: { offer: { command: { type: 'bid', amount: integerIn(-2, 3) } }, size: 6 },
  order: { offer: { command: { type: 'rank', seats: orderOf([0, 1, 2]) } }, size: 6 },
  text: { offer: { command: { type: 'answer', text: textOf(2, 5) } }, size: 1 },
  nested: {
    offer: { command: { type: 'state', what: { kind: 'role', role: oneOf(['a', 'b']), sure: true } } },
    size: 2,
  },
  product: { offer: { command: { type: 'give', to: oneOf([1, 2]), amount: integerIn(1, 5) } }, size: 10 },
};

for (const [name, { offer, size }] of Object.entries(offers)) {
  test(`${name}: whatever is drawn is accepted, and all of it is drawn`, () => {
    const lot = lots(name);
    const drawn = new Set<string>();
    for (let i = 0; i < 600; i++) {
      const command = sample(offer, lot)!;
      assert.ok(accepts(offer, command), JSON.stringify(command));
      const sorted = Array.isArray((command as { cards?: number[] }).cards) ? sortedCards(command) : command;
      drawn.add(JSON.stringify(sorted));
    }
    assert.equal(count(offer), size);
    if (name !== 'text') assert.equal(drawn.size, size);
  });
}

const sortedCards = (command: object) => ({ ...command, cards: [...(command as { cards: number[] }).cards].sort() });

test('what is not quite of an offer is not accepted', () => {
  const { oneOf: vote, someOf: pick, integer: bid, order: rank, text: answer, nested } = offers;
  const not: [typeof vote, object][] = [
    [vote, { type: 'vote' }],
    [vote, { type: 'vote', target: 3 }],
    [vote, { type: 'vote', target: '1' }],
    [vote, { type: 'vote', target: undefined }],
    [vote, { type: 'vote', target: 1, extra: 1 }],
    [vote, { type: 'veto', target: 1 }],
    [pick, { type: 'pick', cards: [] }],
    [pick, { type: 'pick', cards: [1, 1] }],
    [pick, { type: 'pick', cards: [1, 2, 3] }],
    [pick, { type: 'pick', cards: [5] }],
    [pick, { type: 'pick', cards: { 0: 1, length: 1 } }],
    [bid, { type: 'bid', amount: 1.5 }],
    [bid, { type: 'bid', amount: 4 }],
    [bid, { type: 'bid', amount: Number.NaN }],
    [rank, { type: 'rank', seats: [0, 1] }],
    [rank, { type: 'rank', seats: [0, 1, 1] }],
    [answer, { type: 'answer', text: 'x' }],
    [answer, { type: 'answer', text: 'xxxxxx' }],
    [answer, { type: 'answer', text: 12 }],
    [nested, { type: 'state', what: { kind: 'role', role: 'c', sure: true } }],
    [nested, { type: 'state', what: 'role' }],
    [nested, { type: 'state', what: null }],
  ];
  for (const [one, command] of not) {
    assert.equal(accepts(one!.offer, command as never), false, JSON.stringify(command));
  }
});

test('an offer with an empty domain holds nothing', () => {
  for (const domain of [oneOf([]), integerIn(3, 2), someOf([1, 2], 3, 4)]) {
    const offer: Offer = { command: { type: 'choose', what: domain } };
    assert.equal(count(offer), 0);
    assert.equal(sample(offer, lots(1)), undefined);
  }
  assert.deepEqual(sample({ command: { type: 'choose', what: someOf([], 0, 4) } }, lots(1)), {
    type: 'choose',
    what: [],
  });
});

test('a text is as long as it must be', () => {
  const lot = lots('texts');
  const offer: Offer = { command: { type: 'answer', text: textOf(3, 4) } };
  for (let i = 0; i < 50; i++) {
    const { length } = (sample(offer, lot) as unknown as { text: string }).text;
    assert.ok(length >= 3 && length <= 4);
  }
});

test('what is there twice may be chosen twice, and not three times', () => {
  const offer: Offer = { command: { type: 'pass', cards: someOf([4, 'J', 'J'], 2, 2) } };
  for (const cards of [
    ['J', 'J'],
    [4, 'J'],
    ['J', 4],
  ])
    assert.ok(accepts(offer, { type: 'pass', cards } as never));
  assert.equal(accepts(offer, { type: 'pass', cards: [4, 4] } as never), false);
  assert.equal(accepts({ command: { type: 'pass', cards: someOf(['J', 'J'], 0, 3) } }, pass3), false);
  const drawn = new Set<string>();
  const lot = lots('twice');
  for (let i = 0; i < 60; i++) drawn.add(JSON.stringify(sample(offer, lot)));
  assert.equal(drawn.size, 3, 'JJ, 4J and J4');
});

const pass3 = { type: 'pass', cards: ['J', 'J', 'J'] } as never;
