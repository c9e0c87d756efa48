import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Face } from './content.ts';
import type { Fact } from './facts.ts';
import { bo, cille, dan, g4Rows } from './fixtures.ts';
import type { State } from './state.ts';
import { story } from './story.ts';
import './texts/all.ts';

const shows = (face: Face | null) => ({ open: [null, 17, face, 21] });
const bare = { ...shows(12), bots: [false, true, false, false] };

/** What is said when this one points at Cille, Bo being a bot. */
function said(by: number, change: Partial<State>): string | undefined {
  const fact: Fact = { type: 'fingerPointed', seat: by, at: cille };
  return story(fact, { ...g4Rows().truth, ...bare, ...change }, 'en', (seat) => 'ABCD'[seat]!);
}

test('a bot that points says something that everybody sees, and a person says it herself', () => {
  const grounds: readonly [Partial<State>, string][] = [
    [{ bribes: [0, 0, 5, 0] }, 'B: Why so generous all of a sudden, C?'],
    [shows(27), 'B: C, what can lie behind a card that high?'],
    [shows('J'), 'B: C, what can lie behind a card that high?'],
    [{ suspicious: [0, 0, 1, 0] }, 'B: C has done this before. Look at the tokens.'],
    [shows(9), 'B: C, why did you keep a card that low?'],
    [{ inspector: bo }, 'B: C had both jewels in hand first.'],
  ];
  for (const [change, words] of grounds) {
    assert.equal(said(bo, change), words);
    assert.equal(said(dan, change), 'D points at C');
  }
  const nothing = [{}, { bribes: [0, 0, 7, 3] }, shows(26), shows(10), shows(null), { suspicious: [0, 1, 1, 1] }];
  for (const change of nothing) assert.equal(said(bo, change), 'B points at C', JSON.stringify(change));
});
