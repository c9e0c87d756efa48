/** Ordet fanger: what stands on a phone while a photo finish is looked at. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { h } from 'preact';
import {
  asks,
  does,
  duelling,
  flips,
  type OfTable,
  race,
  says,
  startOf,
  typed,
  viewOf,
  votes,
  wait,
  waitUntil,
} from '../src/games/ordet-fanger/fixtures.ts';
import { ordetFanger } from '../src/games/ordet-fanger/index.ts';
import type { State } from '../src/games/ordet-fanger/state.ts';
import { open } from './mounted/dom.ts';
import { screenOf, stageOf } from './mounted/screen.ts';

open();
const { load, screensOf } = await import('../src/web/games.ts');
const { Refusals } = await import('../src/web/kit/index.ts');
const { loadTexts } = await import('../src/web/texts/index.ts');
await loadTexts('en');
await load('ordet-fanger', 'en');

const NAMES = ['Alma', 'Bodil', 'Cyril', 'Dagny'];

/** A phone in the house's frame; what was refused is said by the house. */
function phoneOf(table: OfTable, me: number, refused: () => string | undefined) {
  return screenOf(() => {
    const view = viewOf(table, me);
    const offers = () => ordetFanger.legal(view, me, table.now);
    const stage = stageOf<State>('ordet-fanger', NAMES, view, { me, now: () => table.now, offers });
    return h(Refusals, {
      title: 'Not like that',
      help: refused(),
      children: h(screensOf('ordet-fanger').Phone, stage),
    });
  });
}

test('an answer that was too late is refused beside the photo finish, not on top of it', async () => {
  const table = race();
  let refused: string | undefined;
  const phone = phoneOf(table, 2, () => refused);
  says(table, 0, 'book', startOf(table) + 2000);
  refused = 'Not now.';
  assert.match(
    await phone.part('class=over-toast'),
    /Not now\./,
    'in a race it lies over the screen, as in every game',
  );
  for (let steps = 0; table.truth.phase !== 'challenge' && steps < 50; steps++) waitUntil(table, table.now + 500);
  assert.equal(table.truth.phase, 'challenge');
  assert.equal(asks(table, 2, { type: 'answer', text: 'late', input: 'keyboard', reactionMs: null }), 'wrong-phase');
  assert.match(await phone.says(), /Photo finish/);
  assert.equal(await phone.part('class=over-toast'), '');
  assert.match(await phone.part('class=thumb'), /Not like that(\n|.)*Not now\./);
  refused = undefined;
  assert.doesNotMatch(await phone.says(), /Not like that/);
  phone.closes();
});

test('[OF-57] a doubter who is the only voter is told so, and one of two is not', async () => {
  for (const [piles, expected] of [
    [[['s1-01'], ['s1-04'], []], /You alone decide/],
    [[['s1-01'], ['s1-04'], [], []], /More than half/],
  ] as const) {
    const table = duelling(typed(piles.length, { removedSymbols: 'none' }), { piles });
    says(table, 0, 'wobblet', startOf(table) + 1000);
    for (let steps = 0; table.truth.phase === 'race' && steps < 50; steps++) waitUntil(table, table.now + 500);
    assert.equal(asks(table, 1, { type: 'challenge', side: 0, reason: 'wrong' }), undefined);
    const phone = phoneOf(table, 1, () => undefined);
    assert.match(await phone.says(), expected);
    phone.closes();
  }
});

test('the legend of the table shows no number: nobody has won five cards yet', async () => {
  const table = flips(typed(3), 's1-03');
  const screen = screenOf(() => {
    const stage = stageOf<State>('ordet-fanger', NAMES, viewOf(table, 'table'), { me: null, now: () => table.now });
    return h(screensOf('ordet-fanger').Table, stage);
  });
  const legend = await screen.part('class=ot-legend');
  assert.match(legend, /class=of-won>\s*cards won/);
  screen.closes();
});

/** A phone in a typed race whose card turned so long ago; what it sends when somebody answers. */
async function answering(table: OfTable, { ago = 0, isHidden = false, takesMs = 1_000 }) {
  const sent: { readonly [field: string]: unknown }[] = [];
  const from = performance.now();
  const [begun, passed] = [table.truth.race!.revealAt, () => performance.now() - from];
  Object.assign(document, { hidden: isHidden });
  const phone = screenOf(() => {
    const view = viewOf(table, 0);
    const now = () => begun + ago + passed();
    const ask = async (command: object) => {
      sent.push(command as never);
      return {};
    };
    const offers = () => ordetFanger.legal(view, 0, now());
    return h(screensOf('ordet-fanger').Phone, stageOf<State>('ordet-fanger', NAMES, view, { me: 0, now, offers, ask }));
  });
  await phone.says();
  Object.assign(document, { hidden: false });
  await phone.waits(takesMs);
  await phone.enters('book');
  phone.closes();
  assert.equal(sent.length, 1);
  return sent[0]!.reactionMs as number | null;
}

test('[OF-64] the stopwatch runs from the frame in which the card turned, on a page that was there and seen', async () => {
  const reaction = (await answering(race(), { takesMs: 1_200 }))!;
  assert.ok(reaction > 1_100 && reaction <= 1_200, `${reaction} ms`);
  assert.equal(await answering(race(), { ago: 2_000 }), null, 'whoever comes back later has none');
  assert.equal(await answering(race(), { isHidden: true }), null, 'nor does a page that nobody saw');
});

test('[OF-64, OF-79] in a race that starts again the stopwatch runs from when it begins', async () => {
  const table = race();
  says(table, 0, 'wobblet', startOf(table) + 1000);
  wait(table, 400);
  does(table, 3, { type: 'challenge', side: 0, reason: 'wrong' });
  votes(table, [1, 'invalid'], [3, 'invalid']);
  const early = startOf(table) - table.now;
  assert.ok(early > 0, 'three, two, one');
  const reaction = (await answering(table, { ago: -early, takesMs: early + 4_000 }))!;
  assert.ok(reaction > 3_900 && reaction <= 4_000, `${reaction} ms`);
});
