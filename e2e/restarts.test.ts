/** The server dies, or goes in good order: everybody is back in the seat, and no dialog. */
import assert from 'node:assert/strict';
import { evening } from './support/evening.ts';
import { layTable, sayReady, sitDown, typeCode } from './support/lobby.ts';
import { exactly, houseWords } from './support/words.ts';

evening('a server that is killed, or restarts in good order, finds everybody where they sat', async (here) => {
  const { device, house } = here;
  const host = await device({ name: 'host' });
  const guest = await device({ name: 'guest', language: 'nb' });
  const words = houseWords('nb').lobby;
  const code = await layTable(host);
  await sitDown(host, 'Alma');
  await typeCode(guest, code);
  await sitDown(guest, 'Bodil');
  await sayReady(guest);
  const ends = [
    [() => house.kill(), words.notReady, words.ready],
    [() => house.terminate(), words.ready, words.notReady],
  ] as const;
  for (const [end, shown, next] of ends) {
    await end();
    await guest.press(exactly(shown));
    await house.start();
    await guest.sees(guest.button(exactly(next)));
    for (const one of [host, guest])
      assert.equal(await one.page.getByRole('dialog').count(), 0, 'nothing asks anything');
  }
});
