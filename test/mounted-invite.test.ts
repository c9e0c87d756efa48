/** How others are asked in: a link that is truly copied or says that it is not, and an address that phones can reach. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { h, render } from 'preact';
import { around, type Drawn, happen, open, root } from './mounted/dom.ts';
import { enter } from './mounted/look.ts';
import './mounted/scripts.ts';
import { serve } from './mounted/served.ts';
import { settled } from './mounted/settled.ts';

const server = await serve();
open();
const { Qr } = await import('../src/web/qr.tsx');
const { house, keepDoors } = await import('../src/web/memory.ts');
const { loadTexts } = await import('../src/web/texts/index.ts');
const { lookUp } = await import('../src/web/api.ts');
await loadTexts('en');

const WAYS = ['http://192.168.1.23:8080', 'http://10.8.0.2:8080'] as const;
const squaresOn = (page: Drawn) =>
  page.querySelectorAll('svg.qr').map((square) => square.querySelector('path')!.getAttribute('d'));

async function squareOf(text: string): Promise<string | null> {
  const page = root();
  render(h(Qr, { text, label: 'a square' }), page as never);
  await settled();
  return squaresOn(page)[0]!;
}

const browser = (more: { readonly [name: string]: unknown }) => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
  for (const [name, value] of Object.entries(more))
    Object.defineProperty(navigator, name, { value, configurable: true, writable: true });
};
/**
 * What is copied as pages did before: a browser that does it asks the page what to take. Some say that they have done it
 * and ask nobody; false where it is not done.
 */
function copies(isAble: boolean | 'says so'): string[] {
  const copied: string[] = [];
  Object.assign(document, {
    execCommand: (what: string) => {
      if (what !== 'copy' || !isAble) return false;
      const clipboardData = { setData: (_: string, text: string) => copied.push(text) };
      if (isAble === true) happen(document.activeElement as unknown as Drawn, 'copy', { clipboardData });
      return true;
    },
  });
  return copied;
}

afterEach(() => {
  browser({});
  copies(false);
  house.ways.value = [];
  house.origin = '';
});

async function invites() {
  const { room, guests } = await server.lay(['Alma', 'Bodil']);
  const phone = await server.opens(room, { as: guests[0]! });
  await phone.presses(/^invite/i);
  const link = `${house.origin}/${room}`;
  return { ...phone, room, guests, link };
}

test('over plain HTTP the link is copied the old way, and only then is it said to be', async () => {
  const copied = copies(true);
  const phone = await invites();
  await phone.presses(/^copy the link/i);
  assert.deepEqual(copied, [phone.link]);
  assert.ok(phone.has(/^copied$/i));
  assert.doesNotMatch(phone.says(), /by hand/);
  await phone.closes();
});

test('a browser that says it has copied, and took nothing, is not believed', async () => {
  copies('says so');
  const phone = await invites();
  await phone.presses(/^copy the link/i);
  assert.ok(!phone.has(/^copied$/i));
  assert.match(phone.says(), /by hand/);
  await phone.closes();
});

test('a link that nothing copies lies there selected, with words to copy it by hand', async () => {
  browser({ clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } });
  const phone = await invites();
  assert.ok(phone.page.querySelector('input.is-aside'));
  await phone.presses(/^copy the link/i);
  assert.ok(!phone.has(/^copied$/i));
  assert.match(phone.says(), /The link is marked above: copy it by hand/);
  const field = phone.page.querySelector('input.link-field')!;
  assert.deepEqual([field.value, field.getAttribute('aria-hidden')], [phone.link, 'false']);
  assert.equal(document.activeElement, field);
  await phone.closes();
});

test('where there is a clipboard the link is put there; another link has not been copied', async () => {
  const written: string[] = [];
  browser({ clipboard: { writeText: async (text: string) => void written.push(text) } });
  const phone = await invites();
  await phone.presses(/^copy the link/i);
  assert.deepEqual(written, [phone.link]);
  assert.ok(phone.has(/^copied$/i));
  house.ways.value = WAYS;
  await settled();
  assert.ok(phone.has(/^copy the link/i));
  await phone.closes();
});

test('a phone hands the link on; whoever closes that without a choice has nothing copied', async () => {
  const shared: string[] = [];
  const copied = copies(true);
  browser({ share: async ({ url }: { url: string }) => void shared.push(url) });
  const phone = await invites();
  await phone.presses(/^share the link/i);
  assert.deepEqual([shared, copied], [[phone.link], []]);
  browser({ share: () => Promise.reject(Object.assign(new Error(), { name: 'AbortError' })) });
  await phone.presses(/^share the link/i);
  assert.deepEqual(copied, []);
  assert.doesNotMatch(phone.says(), /copied|by hand/i);
  browser({ share: () => Promise.reject(Object.assign(new Error(), { name: 'NotAllowedError' })) });
  await phone.presses(/^share the link/i);
  assert.deepEqual(copied, [phone.link], 'what cannot be handed on is copied');
  await phone.closes();
});

test('whoever sits at the machine of the house chooses the address that phones open, and it stays chosen', async () => {
  const phone = await invites();
  const { room } = phone;
  assert.equal(phone.page.querySelector('select.way'), null, 'there is one way, and nothing to choose');
  house.ways.value = WAYS;
  await settled();
  const choice = phone.control(/^the address that phones open/i);
  assert.match(phone.says(), /several networks.*choose the next one/);
  assert.deepEqual(squaresOn(phone.page), [await squareOf(`${WAYS[0]}/${room}`)], 'the likeliest, until one is chosen');
  await enter(choice, WAYS[1]);
  assert.deepEqual(squaresOn(phone.page), [await squareOf(`${WAYS[1]}/${room}`)]);
  assert.match(phone.says(), /Open 10\.8\.0\.2:8080\/table/);
  await phone.closes();

  house.ways.value = [];
  house.ways.value = WAYS;
  assert.equal(house.origin, WAYS[1], 'remembered');
  house.ways.value = [WAYS[0], 'http://10.8.0.99:8080'];
  assert.equal(house.origin, WAYS[0], 'the one that was chosen is not there any more');
});

test('the table’s screen offers the same choice, and follows what is chosen in another window', async () => {
  const { room, table } = await server.lay(['Alma']);
  house.ways.value = WAYS;
  const screen = await server.opens(room, { surface: 'table', token: table });
  assert.deepEqual(squaresOn(screen.page), [await squareOf(`${WAYS[0]}/${room}`)]);
  await enter(screen.control(/^the address that phones open/i), WAYS[1]);
  assert.deepEqual(squaresOn(screen.page), [await squareOf(`${WAYS[1]}/${room}`)]);
  happen(around.window, 'storage', { key: 'konklave.way', newValue: WAYS[0] });
  await settled();
  assert.deepEqual(squaresOn(screen.page), [await squareOf(`${WAYS[0]}/${room}`)]);
  await screen.closes();
});

test('a page that was opened by an address phones can reach keeps it, whatever it is told', async () => {
  const { room, guests, table } = await server.lay(['Alma']);
  keepDoors(room, { table });
  Object.assign(globalThis, {
    fetch: async () => ({ ok: true, status: 200, json: async () => ({ game: 'maffia', language: 'en', ways: WAYS }) }),
  });
  const at = (hostname: string) => Object.assign(location, { hostname });
  await lookUp(room, guests[0]!.token);
  assert.equal(house.origin, location.origin);
  for (const name of ['localhost', '127.0.0.1', 'konklave.localhost', '[::1]']) {
    at(name);
    await lookUp(room, guests[0]!.token);
    assert.equal(house.origin, WAYS[0], name);
    house.ways.value = [];
  }
  at('127.evil.example');
  await lookUp(room);
  assert.equal(house.origin, location.origin);
  at('lykt.example');
});
