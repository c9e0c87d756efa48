/** Alone with bots: two clicks on the front page and the game is on; and a whole game, played to its end. */
import assert from 'node:assert/strict';
import { endForAll } from './support/ending.ts';
import { evening } from './support/evening.ts';
import { layTable, playAlone, sitDown, step } from './support/lobby.ts';
import { Gallery } from './support/looks.ts';
import { Player } from './support/player.ts';
import { chooseShort, seesWinner } from './support/short.ts';
import { exactly, gameWords, houseWords } from './support/words.ts';

const ALL_MS = 120_000;
const words = houseWords('da');
const t = gameWords('da');

evening('two clicks on the front page, and a game with bots is on until it is called off', async ({ device }) => {
  const phone = await device({ name: 'visitor', language: 'da', motion: 'full' });
  await playAlone(phone);
  await phone.sees(phone.text(t.briefing.title));

  // Whoever has seen enough calls it off.
  const gallery = new Gallery();
  await endForAll(phone);
  await phone.sees(phone.heading(t.outcomes.cancelled));
  await gallery.look(phone, 'cancelled');
  gallery.isFlawless();
});

evening('alone with bots, from the front page to the ending in under two minutes', async ({ device }) => {
  const from = performance.now();
  const phone = await device({ name: 'alone', language: 'da', motion: 'full' });
  await layTable(phone);
  await sitDown(phone, 'Alma');
  await phone.press(exactly(words.lobby.fillBots(6)));
  await chooseShort(phone, 3);
  await step(phone, 'lastNominationWindowMs', '−', '2 s');
  await step(phone, 'voteWindowMs', '−', '0,5 s');
  await phone.press(exactly(words.lobby.start));
  const player = new Player(phone, 'Alma');
  await player.play();
  await seesWinner(phone);
  const ms = performance.now() - from;
  assert.ok(ms < ALL_MS, `it took ${Math.round(ms / 1000)} s`);

  assert.ok(player.role, 'it has looked at its card');
  const gallery = new Gallery();
  await gallery.look(phone, 'ended');
  await phone.press(exactly(t.buttons.turnCards));
  await phone.sees(phone.text(t.roles[player.role].name));
  await gallery.look(phone, 'cards');
  gallery.isFlawless();
});
