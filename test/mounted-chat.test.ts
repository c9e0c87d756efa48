/** What a chat refuses is said on its own sheet, in words that are true. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { h } from 'preact';
import { race, viewOf } from '../src/games/ordet-fanger/fixtures.ts';
import type { Lobby } from '../src/web/lobby.ts';
import { open } from './mounted/dom.ts';
import { screenOf, stageOf } from './mounted/screen.ts';

open();
const { load, loaded, lobbyOf } = await import('../src/web/games.ts');
const { Refusals, seatFaces } = await import('../src/web/kit/index.ts');
const { refusalText } = await import('../src/web/lobby.ts');
const { loadTexts, textsIn } = await import('../src/web/texts/index.ts');
const { laterWords, loadLaterWords } = await import('../src/web/texts/later/index.ts');
const { Drawers } = await import('../src/web/drawers/index.tsx');
const { createLog } = await import('../src/web/told.ts');
await loadTexts('en');
await load('ordet-fanger', 'en');

test('too many words at once: the sheet says so where one has just pressed, and nothing lies behind it', async () => {
  let refused: string | undefined;
  const phone = screenOf(() => {
    const table = race();
    const stage = stageOf<unknown>('ordet-fanger', ['Alma', 'Bodil', 'Cyril', 'Dagny'], viewOf(table, 1), {
      me: 1,
      now: () => table.now,
    });
    const { room, code, language, now, ask, offers, open: opens } = stage;
    const lobby = {
      ...{ code, surface: 'phone', room, role: 1, me: 1, who: 1, language, words: textsIn('en') },
      ...{ faces: seatFaces(room), game: loaded['ordet-fanger']!, about: lobbyOf('ordet-fanger'), ask, offers },
      ...{ open: opens, now, wall: () => 0, lineMs: () => 0, why: () => undefined },
    } as Lobby;
    const drawers = {
      ...{ lobby, stage, log: createLog(), open: { name: 'chat' as const }, onOpen: opens, onClose: () => {} },
    };
    return h(Refusals, { title: 'Not like that.', help: refused, children: h(Drawers, drawers) });
  });
  assert.doesNotMatch(await phone.says(), /Not like that/);
  refused = 'A moment.';
  assert.match(await phone.part('sheet-refused'), /Not like that\.(\n|.)*A moment\./);
  assert.equal(await phone.part('class=over-toast'), '');
  phone.closes();
});

test('a rate limit is not called a fault of the house, in any language', async () => {
  for (const language of ['en', 'da', 'sv', 'nb'] as const) {
    await loadLaterWords(language);
    const { refusals } = laterWords(language);
    const about = { refusal: () => undefined } as unknown as Lobby['about'];
    const told = refusalText({ about, language }, 'too-fast');
    assert.notEqual(told, refusals.trouble, language);
  }
});
