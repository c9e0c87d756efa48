/**
 * Friends far apart, in Norwegian: two phones and seven bots, led by the house. Both phones are opened again and again.
 *
 * How long a game of bots lasts is nobody's to say, so the host ends it if it is not won by the second evening: every
 * phase has been played by then.
 */
import assert from 'node:assert/strict';
import type { Phase } from '../src/games/maffia/state.ts';
import type { Device } from './support/device.ts';
import { endForAll } from './support/ending.ts';
import { evening } from './support/evening.ts';
import { choosePreset, fillChairs, layTable, sayReady, sitDown, step, toTab, turn, typeCode } from './support/lobby.ts';
import { Gallery } from './support/looks.ts';
import { Player } from './support/player.ts';
import { exactly, gameWords, houseWords, saying } from './support/words.ts';

const words = houseWords('nb');
const t = gameWords('nb');

/** Opens the page again in the middle of whatever goes on; it comes back into its chair. */
async function openAgain(device: Device, code: string): Promise<void> {
  await device.reload();
  await device.sees(device.page.locator('[data-surface]').filter({ hasText: code }));
  assert.equal(await device.page.getByRole('dialog').count(), 0);
}

evening('friends far apart play with bots, and the house leads', async ({ device }) => {
  const gallery = new Gallery();
  const host = await device({ name: 'host', language: 'nb' });
  const guest = await device({ name: 'guest', language: 'nb' });
  const code = await layTable(host, { remote: true });
  await sitDown(host, 'Dagny');
  await typeCode(guest, code);
  await sitDown(guest, 'Egon');
  await sayReady(guest);
  await fillChairs(host, 9);
  await toTab(host, 'options');
  await choosePreset(host, 'solo');
  await step(host, 'mafiaCount', '+', '4');
  await turn(host, 'doctor', false);
  await host.press(saying(words.lobby.allOptions(38)));
  await step(host, 'extensionCount', '+', '0'); // from the word that stands one step below nothing
  await step(host, 'voteCountdownMs', '−', '1 s');
  await host.press(exactly(words.lobby.start));

  const players = [new Player(host, 'Dagny'), new Player(guest, 'Egon')];
  const looked = new Set<Phase>();
  const playing = players.map((player) =>
    player.play(async (phase) => {
      if (player.device === guest) await gallery.look(guest, phase);
      looked.add(phase);
      await openAgain(player.device, code);
    }),
  );
  const second = host.page.locator('.bar .phase').filter({ hasText: exactly(t.panel.day(2)) });
  const ended = Promise.all(playing).then(() => 'ended' as const);
  const outcome = await Promise.race([ended, second.waitFor({ timeout: 280_000 }).then(() => 'second' as const)]);
  if (outcome === 'second') await host.alone(() => endForAll(host));
  await ended;
  for (const phone of [host, guest]) {
    await phone.sees(phone.button(exactly(t.buttons.turnCards)));
    await gallery.look(phone, 'ended');
  }
  // The others have clocks, and may pass while a slow machine still looks at one of them.
  for (const phase of ['briefing', 'day-talk'] as const) assert.ok(looked.has(phase), `${phase} was played`);
  gallery.isFlawless();
});
