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
  voices,
  votes,
  wait,
  waitUntil,
} from '../src/games/ordet-fanger/fixtures.ts';
import { ordetFanger } from '../src/games/ordet-fanger/index.ts';
import type { State } from '../src/games/ordet-fanger/state.ts';
import { textsFor } from '../src/games/ordet-fanger/texts/index.ts';
import { LANGUAGES } from '../src/kernel/game.ts';
import { open } from './mounted/dom.ts';
import { screenOf, stageOf } from './mounted/screen.ts';

open();
const { load, screensOf } = await import('../src/web/games.ts');
const { Refusals } = await import('../src/web/kit/index.ts');
const { loadTexts } = await import('../src/web/texts/index.ts');
await loadTexts('en');
await load('ordet-fanger', 'en');
const { consent } = await import('../src/games/ordet-fanger/screens/phone/speech.ts');

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

test('what was half written when a race was lost is not in the field of the next one', async () => {
  const table = race();
  const phone = phoneOf(table, 2, () => undefined);
  await phone.writes('boo');
  says(table, 0, 'book', startOf(table) + 2000);
  assert.equal(await phone.holds(), 'boo');
  wait(table, 9000);
  duelling(table);
  assert.equal(await phone.holds(), '');
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

/** The ear of a browser: a test speaks into it. */
class Ear {
  static heard: Ear | undefined;
  onresult: ((event: object) => void) | null = null;
  start() {
    Ear.heard = this;
  }
  stop() {
    Ear.heard = undefined;
  }
}

/** A phone in a spoken race whose card turned so long ago; what it sends when somebody answers. */
async function answering(table: OfTable, { ago = 0, isHidden = false, takesMs = 1_000, said = ['book'] }) {
  const sent: { readonly [field: string]: unknown }[] = [];
  const from = performance.now();
  const [begun, passed] = [table.truth.race!.revealAt, () => performance.now() - from];
  Object.assign(document, { hidden: isHidden });
  Object.assign(globalThis, { SpeechRecognition: Ear });
  consent.value = 'yes';
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
  const results = said.map((transcript) => [{ transcript }]);
  for (const resultIndex of said.keys())
    Ear.heard!.onresult!({ resultIndex, results: results.slice(0, resultIndex + 1) });
  phone.closes();
  consent.value = 'unasked';
  Object.assign(globalThis, { SpeechRecognition: undefined });
  const answers = sent.filter(({ type }) => type === 'answer');
  assert.deepEqual(
    answers.map(({ text, input }) => [text, input]),
    said.map((text) => [text, 'speech']),
  );
  return answers[0]!.reactionMs as number | null;
}

test('[OF-76] the stopwatch of a spoken answer runs from the frame that showed the card, on a page that was seen', async () => {
  const reaction = (await answering(race({ speech: true }), { takesMs: 1_200 }))!;
  assert.ok(reaction > 1_100 && reaction <= 1_200, `${reaction} ms`);
  assert.equal(await answering(race({ speech: true }), { ago: 2_000 }), null, 'whoever comes back later has none');
  assert.equal(await answering(race({ speech: true }), { isHidden: true }), null, 'nor does a page that nobody saw');
});

test('whoever says something else after a first answer is heard with that', async () => {
  await answering(race({ speech: true }), { said: ['wobblet', 'book', 'pencil case'] });
});

test('[OF-76, OF-79] in a race that starts again the stopwatch runs from when it begins', async () => {
  const table = race({ speech: true });
  says(table, 0, 'wobblet', startOf(table) + 1000);
  wait(table, 400);
  does(table, 3, { type: 'challenge', side: 0, reason: 'wrong' });
  votes(table, [1, 'invalid'], [3, 'invalid']);
  const early = startOf(table) - table.now;
  assert.ok(early > 0, 'three, two, one');
  const reaction = (await answering(table, { ago: -early, takesMs: early + 4_000 }))!;
  assert.ok(reaction > 3_900 && reaction <= 4_000, `${reaction} ms`);
});

test('which symbols stay in the box is chosen by words and signs, at most three, and no code is shown', async () => {
  const { TextOption } = await import('../src/games/ordet-fanger/screens/text-option.tsx');
  for (const language of LANGUAGES) {
    await load('ordet-fanger', language);
    const { values, symbols } = textsFor(language);
    let value = 'auto';
    const set = (next: string) => {
      value = next;
    };
    const form = screenOf(() =>
      h(TextOption, { name: 'removedSymbols', label: 'Left out', value, language, disabled: false, set }),
    );
    assert.equal((await form.parts('<button')).length, 2 + Object.keys(symbols).length);
    assert.equal(await form.part('<textarea'), '', 'nothing is typed');
    assert.match((await form.part('aria-pressed=true')).trim(), new RegExp(`${values.auto}$`));
    if (language !== 'en') assert.doesNotMatch(await form.says(), /\b(auto|none|circle|waves)\b/);
    const named = (word: string) => new RegExp(`^ *${word}$`, 'm');
    await form.does(named(symbols.moon), 'click');
    await form.does(named(symbols.circle), 'click');
    await form.does(named(symbols.grid), 'click');
    assert.equal(value, 'circle moon grid');
    assert.match(await form.part(`disabled`), /chip/, 'three are enough');
    for (const sign of ['circle', 'moon', 'grid'] as const) await form.does(named(symbols[sign]), 'click');
    assert.equal(value, 'none');
    await form.does(named(values.auto), 'click');
    assert.equal(value, 'auto');
    form.closes();
  }
});

test('a game that was called off has no leader: no count under its title, and no places', async () => {
  const table = flips(typed(3), 's1-03');
  does(table, 'server', { type: 'cancel' });
  const screen = screenOf(() =>
    h(screensOf('ordet-fanger').Table, stageOf<State>('ordet-fanger', NAMES, viewOf(table, 'table'), {})),
  );
  assert.match(await screen.says(), /The game was ended/);
  assert.equal(await screen.part('ot-winner-sub'), '');
  screen.closes();
  const phone = phoneOf(table, 1, () => undefined);
  assert.match(await phone.says(), /The game was ended/);
  assert.doesNotMatch(await phone.part('of-place'), /\d/);
  phone.closes();
});

test('whoever looks on may wake people who duel, and is not asked to wake bots', async () => {
  for (const table of [race(), duelling(voices())]) {
    const [first, second] = table.truth.duel!.sides; // a side is a seat here
    const me = [0, 1, 2, 3].find((seat) => seat !== first && seat !== second)!;
    for (const [bots, isOffered] of [
      [[], true],
      [[first], true],
      [[first, second], false],
    ] as const) {
      const phone = screenOf(() => {
        const offers = () => ordetFanger.legal(view, me, table.now);
        const view = viewOf(table, me);
        const stage = stageOf<State>('ordet-fanger', NAMES, view, { me, now: () => table.now, offers });
        const isBot = (seat: number) => bots.some((bot) => bot === seat);
        const seats = stage.room.seats.map((one, seat) => (isBot(seat) ? { ...one, bot: 'clever' } : one));
        return h(screensOf('ordet-fanger').Phone, { ...stage, room: { ...stage.room, seats } });
      });
      const said = await phone.says();
      assert.equal(/Wake them/.test(said), isOffered, `${bots}: ${said}`);
      phone.closes();
    }
  }
});

test('[OF-36a] between two bots in person every screen shows the winning word, the other one and both times', async () => {
  const table = duelling(voices(4, {}, [0, 2]));
  const at = startOf(table);
  for (const [seat, text, ms] of [
    [2, 'dust', 3200],
    [0, 'book', 3330],
  ] as const)
    does(table, seat, { type: 'answer', text, input: 'keyboard', reactionMs: null }, at + ms);
  wait(table, 200);
  assert.equal(table.truth.phase, 'duel-end');
  const screen = screenOf(() => {
    const stage = stageOf<State>('ordet-fanger', NAMES, viewOf(table, 'table'), { me: null, now: () => table.now });
    return h(screensOf('ordet-fanger').Table, stage);
  });
  for (const [seen, whole, word] of [
    [screen, 'ot-words', 'class=word'],
    [phoneOf(table, 1, () => undefined), 'of-said', 'class=word'],
    [phoneOf(table, 2, () => undefined), 'of-said', 'class=word'],
  ] as const) {
    assert.match(await seen.part(word), /dust/);
    const said = await seen.part(whole);
    for (const part of [/dust/, /book/, /3\.20/, /3\.33/]) assert.match(said, part);
    seen.closes();
  }
});

test('the word that won stands on the console too, with the other answer and both times, and is read aloud', async () => {
  const table = duelling(typed(4));
  says(table, 0, 'book', startOf(table) + 2000);
  says(table, 2, 'an elephant', startOf(table) + 2130);
  while (table.truth.phase !== 'duel-end') wait(table, 100);
  const desk = screenOf(() =>
    h(
      screensOf('ordet-fanger').Master,
      stageOf<State>('ordet-fanger', NAMES, viewOf(table, 'master'), { now: () => table.now }),
    ),
  );
  await desk.says();
  const said = (await desk.says()).replaceAll(/\s+/g, ' ');
  assert.match(said, /Alma takes the card with “book”!/);
  assert.match(said, /“book” Alma , 2\.00 s/);
  assert.match(said, /“an elephant” Cyril , 2\.13 s/);
  desk.closes();
});
