/**
 * Alone with bots: two clicks on the front page and the game is on. A game of the short preset still takes longer than
 * a test may; after a talk, a nomination and a look at the own card its owner ends it and turns the cards.
 */
import assert from 'node:assert/strict';
import { endForAll } from './support/ending.ts';
import { evening } from './support/evening.ts';
import { Gallery } from './support/looks.ts';
import { Player } from './support/player.ts';
import { exactly, gameWords, houseWords } from './support/words.ts';

const ALL_MS = 120_000;

evening('alone with bots, from the front page to the opened cards in under two minutes', async ({ device }) => {
  const from = performance.now();
  const gallery = new Gallery();
  const phone = await device({ name: 'alone', language: 'da' });
  const words = houseWords('da');
  const t = gameWords('da');
  await phone.goto('/');
  await phone.press(exactly(words.home.host));
  await phone.press(exactly(words.home.tryAlone));
  await phone.sees(phone.text(t.briefing.title));

  const player = new Player(phone, 'alone');
  const playing = player.play((phase) => gallery.look(phone, phase));
  const isReady = phone.page.getByRole('switch', { name: t.buttons.ready, checked: true });
  await Promise.race([isReady.waitFor({ timeout: ALL_MS }), playing]);
  assert.ok(player.role, 'it has looked at its card');
  await phone.alone(() => endForAll(phone));
  await playing;

  await phone.sees(phone.heading(t.outcomes.cancelled));
  await gallery.look(phone, 'cancelled');
  await phone.press(exactly(t.buttons.turnCards));
  await phone.sees(phone.text(t.roles[player.role].name));
  await gallery.look(phone, 'cards');
  const ms = performance.now() - from;
  assert.ok(ms < ALL_MS, `it took ${Math.round(ms / 1000)} s`);
  gallery.isFlawless();
});
