/** The front page leads back to the table at which this browser sits, as long as it has a chair there. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { h, render } from 'preact';
import { open, root } from './mounted/dom.ts';
import { wordsOf } from './mounted/look.ts';
import './mounted/scripts.ts';
import { serve } from './mounted/served.ts';
import { settled } from './mounted/settled.ts';

const server = await serve();
open();
const { Home } = await import('../src/web/home.tsx');
const { forget, setLanguage } = await import('../src/web/memory.ts');
const { loadTexts } = await import('../src/web/texts/index.ts');
await loadTexts('en');
after(() => assert.deepEqual(server.house.troubles, []));

const NAMES = ['Alma', 'Bodil', 'Cyril'];

async function home(): Promise<string> {
  const page = root();
  render(h(Home, {}), page as never);
  await settled();
  const said = wordsOf(page);
  render(null, page as never);
  return said;
}

const offers = async (room: string): Promise<boolean> => (await home()).includes(`Back to your table ${room}`);

test('whoever has a chair is led back there from the front page, and whoever has left is not', async () => {
  setLanguage('en');
  forget('seat');
  const { room, guests } = await server.lay(NAMES);
  const stranger = await server.opens(room);
  await stranger.closes();
  assert.equal(await offers(room), false, 'looking at a table is not sitting there');
  const phone = await server.opens(room, { as: guests[1]! });
  assert.equal(await offers(room), true);
  await phone.presses(/^menu/i);
  await phone.holds(/^hold to leave/i);
  await phone.closes();
  assert.equal(await offers(room), false);
});

test('it is forgotten when the table is gone, when the chair is, and after a week', async () => {
  setLanguage('en');
  for (const ends of ['gone', 'sent away', 'a week'] as const) {
    forget('seat');
    const { room, guests } = await server.lay(NAMES);
    const phone = await server.opens(room, { as: guests[1]! });
    assert.equal(await offers(room), true, ends);
    if (ends === 'gone') await server.house.rooms.delete(room);
    if (ends === 'sent away') void guests[0]!.ask({ type: 'room.kick', seat: 1 } as never);
    await server.passes(500);
    await phone.closes();
    const { now } = Date;
    if (ends === 'a week') Date.now = () => now() + 8 * 24 * 3_600_000;
    assert.equal(await offers(room), false, ends);
    Date.now = now;
  }
});
