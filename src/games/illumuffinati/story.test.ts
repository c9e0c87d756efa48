import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Face } from './content.ts';
import type { Fact } from './facts.ts';
import { anna, bo, cille, dan, g4Rows } from './fixtures.ts';
import { record } from './record.ts';
import type { State } from './state.ts';
import { story } from './story.ts';
import './texts/all.ts';

const shows = (face: Face | null) => ({ open: [null, 17, face, 21] });
const bare = { ...shows(12), bots: [false, true, false, false] };

/** What is said when this one points at Cille, Bo being a bot. */
function said(by: number, change: Partial<State>): string | undefined {
  const fact: Fact = { type: 'fingerPointed', seat: by, at: cille };
  const state: State = { ...g4Rows().truth, ...bare, ...change };
  record(state, fact);
  return story(fact, state, 'en', (seat) => 'ABCD'[seat]!);
}

test('a bot that points says something that everybody sees, and a person says it herself', () => {
  const grounds: readonly [Partial<State>, string][] = [
    [{ bribes: [0, 0, 5, 0] }, 'B: Why so generous all of a sudden, C?'],
    [shows(27), 'B: C, what can lie behind a card that high?'],
    [shows('J'), 'B: C, that is a crown jewel lying there!'],
    [{ ...shows('J'), bribes: [0, 0, 5, 0] }, 'B: C, that is a crown jewel lying there!'],
    [{ suspicious: [0, 0, 1, 0] }, 'B: C has done this before. Look at the tokens.'],
    [shows(9), 'B: C, why did you keep a card that low?'],
    [{ inspector: bo }, 'B: C had both jewels in hand first.'],
  ];
  for (const [change, words] of grounds) {
    assert.equal(said(bo, change), words);
    assert.equal(said(dan, change), 'D points at C.');
  }
  const nothing = [{}, { bribes: [0, 0, 7, 3] }, shows(26), shows(10), shows(null), { suspicious: [0, 1, 1, 1] }];
  for (const change of nothing) assert.equal(said(bo, change), 'B points at C.', JSON.stringify(change));
});

/** The sentence of one fact, with what is known right after it. */
const sentence = (fact: Fact, view: Partial<State> = {}): string | undefined =>
  story(fact, { ...g4Rows().truth, ...view }, 'en', (seat) => 'ABCD'[seat]!);

test('what happened is told as it happened', () => {
  assert.equal(
    sentence({ type: 'bakerHome', seat: bo, taken: 5, returned: 0 }),
    'The Inspector takes 5 gold. B goes home.',
  );
  assert.equal(sentence({ type: 'bakerHome', seat: bo, taken: 0, returned: 5 }), 'B goes home without paying.');
  const last = (card: Face) => ({ last: { seat: dan, card, inspector: 0, baker: 0 } });
  const settled: Fact = { type: 'pileSettled', inspector: 4, baker: 5 };
  assert.equal(sentence(settled, last(30)), 'Wrong baker! D gets 5 gold to keep quiet, A keeps 4 gold.');
  assert.equal(
    sentence({ ...settled, inspector: 9, baker: 0 }, last('J')),
    'The case is solved. A keeps the whole pile: 9 gold.',
  );
  const titles = (thief: number, absent: number) => ({ titles: { thief, absent } });
  const none: Fact = { type: 'burglaryDone', victim: null, amount: 0 };
  assert.equal(sentence({ ...none, victim: cille, amount: 10 }, titles(bo, cille)), 'B robs the shop of C: 10 gold.');
  assert.equal(
    sentence(none, titles(bo, bo)),
    'B climbs in through the window of their own shop. No gold changes hands.',
  );
  assert.equal(sentence(none, titles(bo, cille)), 'Nobody is robbed tonight.');
  const ranked: Fact = { type: 'gameRanked', places: [1, 2, 3, 4], winners: [anna], why: 'gold' };
  assert.equal(sentence(ranked), 'A wins. The most gold.');
  assert.equal(
    sentence({ ...ranked, winners: [anna, bo], why: 'shared' }),
    'A and B share the victory. Nobody could tell them apart.',
  );
  assert.equal(sentence({ type: 'playerChanged', seat: cille, bot: true }), 'A bot plays for C.');
  assert.equal(sentence({ type: 'playerChanged', seat: cille, bot: false }), 'C is back.');
});

test('answers stand inside their sentence, in every language', () => {
  const claim: Fact = { type: 'honourClaimed', seat: bo, crime: 'week', hat: 'year' };
  const said = (['en', 'da', 'sv', 'nb'] as const).map((language) =>
    story(claim, g4Rows().truth, language, (seat) => 'ABCD'[seat]!),
  );
  assert.deepEqual(said, [
    'B: crime this week, hat this year.',
    'B: forbrydelse i denne uge, hat i år.',
    'B: brott den här veckan, hatt i år.',
    'B: forbrytelse denne uken, hatt i år.',
  ]);
});

test('of what somebody may not read nothing is told', () => {
  const hidden: readonly object[] = [
    { type: 'honourClaimed', seat: bo },
    { type: 'handDealt', seat: bo, count: 3 },
    { type: 'takeBackAnswered' },
  ];
  for (const fact of hidden) assert.equal(sentence(fact as Fact), undefined, JSON.stringify(fact));
});
