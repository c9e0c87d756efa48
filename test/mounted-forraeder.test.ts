/** Forræder: what phones say of the season and of one's own card, drawn on a clock that a test moves. */
import assert from 'node:assert/strict';
import process from 'node:process';
import { test } from 'node:test';
import { h } from 'preact';
import { type Castle, pass, seated, toPhase, viewOf } from '../src/games/forraeder/fixtures.ts';
import { forraeder } from '../src/games/forraeder/index.ts';
import type { State } from '../src/games/forraeder/state.ts';
import { textsFor } from '../src/games/forraeder/texts/index.ts';
import { LANGUAGES, type Language } from '../src/kernel/game.ts';
import { open } from './mounted/dom.ts';
import { screenOf, stageOf } from './mounted/screen.ts';

process.env.TZ = 'UTC';
open();
const { load, screensOf } = await import('../src/web/games.ts');
const { loadTexts } = await import('../src/web/texts/index.ts');
await loadTexts('en');
for (const language of LANGUAGES) await load('forraeder', language);

const NAMES = ['Alma', 'Bodil', 'Cyril', 'Dagny', 'Einar', 'Freja', 'Gorm', 'Helga'];
const HOUR = 3_600_000;

/** A phone that stays open, at the table's time or another. */
function phoneOf(table: Castle, me: number, language: Language = 'en', now = () => table.now) {
  const { Phone } = screensOf('forraeder');
  return screenOf(() => {
    const view = viewOf(table, me);
    const offers = () => forraeder.legal(view, me, table.now);
    return h(Phone, stageOf<State>('forraeder', NAMES, view, { me, now, offers, language }));
  });
}

const daysWith = (options: object): Castle =>
  seated({ seats: 8, options: { pace: 'days', playMode: 'remote', utcOffset: 0, ...options } });

test('the sheet of the day counts the nights that will be played, before the first day too', async () => {
  for (const ceremonyDay of [1, 2]) {
    const table = daysWith({ ceremonyDay });
    const phone = phoneOf(table, 0);
    assert.match(await phone.does(/Today/, 'click'), /\b2 +nights to the finale/, `ceremony on day ${ceremonyDay}`);
    phone.closes();
  }
});

test('a time that is not today says its day, on the sheet and above it', async () => {
  const table = daysWith({});
  // The evening before: the castle opens in the morning.
  const evening = phoneOf(table, 0, 'en', () => -4 * HOUR);
  const said = await evening.does(/Today/, 'click');
  assert.match(said, /Arrival until Thu 10:00/);
  assert.match(said, /Thu 11:00 Mission +Thu 14:00 The Round Table/);
  assert.match(said, /needed again on Thursday at 10:00 at the latest/);
  evening.closes();
  const morning = phoneOf(table, 0);
  assert.match(
    await morning.does(/Today/, 'click'),
    /until 10:00.* 11:00 Mission.*needed again at 10:00 at the latest/,
  );
  morning.closes();
  const needed = { da: 'senest torsdag kl. 10.00', sv: 'senast på torsdag kl. 10:00', nb: 'senest torsdag kl. 10:00' };
  for (const [language, words] of Object.entries(needed)) {
    const phone = phoneOf(table, 0, language as Language, () => -4 * HOUR);
    const { today } = textsFor(language as Language).phone;
    assert.ok((await phone.does(new RegExp(today), 'click')).includes(words), language);
    phone.closes();
  }
});

test('the hours of a day are those that come: before the ceremony there is a mission and a quiet night', async () => {
  const table = daysWith({ ceremonyDay: 2 });
  const phone = phoneOf(table, 0);
  assert.doesNotMatch(await phone.does(/Today/, 'click'), /Round Table|Council/);
  toPhase(table, 'mission');
  while (table.truth.step !== 'over') pass(table);
  assert.match(await phone.says(), /It continues on Friday at 08:00/);
  phone.closes();
});
