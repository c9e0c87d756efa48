/** The front page on the server itself: every way in, the wall, and the way back to the table where this browser sits. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { h, render } from 'preact';
import { LANGUAGES } from '../src/kernel/game.ts';
import { type Drawn, happen, open, root } from './mounted/dom.ts';
import { controlsIn, enter, isUsable, nameOf, press, shown, textOf, wordsOf } from './mounted/look.ts';
import './mounted/scripts.ts';
import { serve } from './mounted/served.ts';
import { settled } from './mounted/settled.ts';

const server = await serve();
open();
const { Home } = await import('../src/web/home.tsx');
const { sortFor } = await import('../src/web/home-wall.tsx');
const { maskAt } = await import('../src/web/art/mask.ts');
const { GAMES } = await import('../src/web/catalogue.ts');
const { forget, keep, recall, setLanguage } = await import('../src/web/memory.ts');
const { frontWords, loadFrontWords } = await import('../src/web/texts/front/index.ts');
const { keepSeat, lastSeats } = await import('../src/web/last-seat.ts');
const { loadTexts, textsIn } = await import('../src/web/texts/index.ts');
const { wishAlone } = await import('../src/web/wish.ts');
for (const language of LANGUAGES) await Promise.all([loadTexts(language), loadFrontWords(language)]);
after(() => assert.deepEqual(server.house.troubles, []));

const NAMES = ['Alma', 'Bodil', 'Cyril'];

/** The front page as somebody opens it; what is pressed twice lies over the page the second time. */
async function home() {
  const page = root();
  render(h(Home, {}), page as never);
  await server.passes(200);
  const find = (name: RegExp) => controlsIn(page).findLast((one) => isUsable(one) && name.test(nameOf(one)));
  return {
    page,
    says: () => textOf(page),
    has: (name: RegExp) => find(name) !== undefined,
    control(name: RegExp): Drawn {
      const control = find(name);
      if (!control) throw new Error(`nothing is called ${name} among: ${controlsIn(page).map(nameOf).join(', ')}`);
      return control;
    },
    async presses(...names: readonly RegExp[]): Promise<void> {
      for (const name of names) {
        await press(this.control(name));
        await server.passes(200);
      }
    },
    async closes(): Promise<void> {
      render(null, page as never);
      await settled();
    },
  };
}

/** Pages that are opened from now on reach the server, and `went` is empty. */
async function listens(): Promise<void> {
  setLanguage('en');
  for (const kept of ['seat', 'name', 'hosted', 'alone']) forget(kept);
  wishAlone('', { name: '', mask: 0 }); // rooms of other servers have the same codes
  const { room } = await server.lay([]);
  await (await server.opens(room)).closes();
}

/** The room to which the page has gone. */
async function gone() {
  const path = server.went.at(-1)!;
  assert.match(path, /^\/[A-Z]{4,5}$/);
  return { code: path.slice(1), state: await server.stateOf(path.slice(1)) };
}

const offers = async (room: string): Promise<boolean> => {
  const page = await home();
  const isOffered = page.has(/^Back to your table/) && page.says().includes(`You have a chair at ${room}`);
  await page.closes();
  return isOffered;
};

test('whoever has a chair is led back there from the front page, and whoever has left is not', async () => {
  await listens();
  const { room, guests } = await server.lay(NAMES);
  const stranger = await server.opens(room);
  await stranger.closes();
  assert.equal(await offers(room), false, 'looking at a table is not sitting there');
  const phone = await server.opens(room, { as: guests[1]! });
  const page = await home();
  assert.match(page.says(), new RegExp(`You have a chair at ${room} Bodil, in Maffia`));
  await page.presses(/^Back to your table/);
  assert.equal(server.went.at(-1), `/${room}`);
  await page.closes();
  await phone.presses(/^menu/i);
  await phone.holds(/^hold to leave/i);
  await phone.closes();
  assert.equal(await offers(room), false);
});

test('it is forgotten when the table is gone, when the chair is, and after a week', async () => {
  for (const ends of ['gone', 'sent away', 'a week'] as const) {
    await listens();
    const { room, guests } = await server.lay(NAMES);
    const phone = await server.opens(room, { as: guests[1]! });
    assert.equal(await offers(room), true, ends);
    if (ends === 'sent away') void guests[0]!.ask({ type: 'room.kick', seat: 1 } as never);
    await server.passes(500);
    await phone.closes();
    if (ends === 'gone') await server.house.rooms.delete(room);
    const { now } = Date;
    if (ends === 'a week') Date.now = () => now() + 8 * 24 * 3_600_000;
    assert.equal(await offers(room), false, ends);
    Date.now = now;
    assert.equal(recall('seat') === null, ends !== 'a week', ends);
  }
});

test('no way back is shown before the house has said that the table stands', async () => {
  await listens();
  const { room, guests } = await server.lay(NAMES);
  await (await server.opens(room, { as: guests[1]! })).closes();
  const { fetch } = globalThis;
  const answers: (() => void)[] = [];
  Object.assign(globalThis, {
    fetch: async (...asked: Parameters<typeof fetch>) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return fetch(...asked);
    },
  });
  const page = await home();
  assert.ok(!page.has(/^Back to your table/));
  for (const answer of answers) answer();
  await server.passes(200);
  assert.ok(page.has(/^Back to your table/));
  await page.closes();
  Object.assign(globalThis, { fetch });
});

test('the first things on the page, in every language: what it is, and three ways in before the wall', async () => {
  await listens();
  for (const language of LANGUAGES) {
    setLanguage(language);
    const page = await home();
    const words = frontWords();
    const inOrder = shown(page.page)
      .filter((one) => one.matches('h1, form, .way-in, .card'))
      .map(wordsOf);
    const starts = [words.title, words.code, words.host, words.alone, 'Maffia'];
    for (const [i, start] of starts.entries()) assert.ok(inOrder[i]?.startsWith(start), `${start}: ${inOrder[i]}`);
    assert.equal(inOrder.length, 4 + GAMES.length);
    assert.equal(controlsIn(page.page).filter((one) => one.matches('.btn-primary')).length, 1, 'one thing is gold');
    await page.closes();
  }
  setLanguage('en');
});

test('a code is typed into one field, in any letters, and leads to its table; a wrong one says so', async () => {
  await listens();
  const { room } = await server.lay(NAMES);
  const page = await home();
  const field = () => page.control(/^Join with the code/);
  assert.equal(controlsIn(page.page).filter((one) => one.matches('input')).length, 1);
  await enter(field(), ` ${room.toLowerCase()}-`);
  assert.equal(field().value, room);
  await page.presses(/^Join$/);
  assert.equal(server.went.at(-1), `/${room}`);
  const before = server.went.length;
  for (const typed of ['', 'LY', room === 'LYKT' ? 'LYST' : 'LYKT']) {
    await enter(field(), typed);
    happen(field().closest('form')!, 'submit');
    await server.passes(200);
    assert.match(page.says(), /No table has this code/, typed);
  }
  assert.equal(server.went.length, before);
  await page.closes();
});

test('hosting: a game, then how; one tap on a row and there is a room', async () => {
  await listens();
  for (const [row, remote] of [
    [/^Play around the same table/, false],
    [/^Play far apart/, true],
  ] as const) {
    const page = await home();
    await page.presses(/^Host a game/, /^Illumuffinati/);
    assert.match(page.says(), /4–7 players 20–55 min .*One of you questions the bakers/);
    assert.ok(!page.has(/^Play over several days/), 'it is over in an evening');
    await page.presses(row);
    const { state } = await gone();
    assert.deepEqual(
      [state.game, state.options.playMode === 'remote', state.seats.length],
      ['illumuffinati', remote, 0],
    );
    await page.closes();
  }
  const page = await home();
  await page.presses(/^Maffia/);
  const gold = shown(page.page).find((one) => one.matches('.way-row.is-gold'))!;
  assert.match(wordsOf(gold), /^Play far apart/, 'as it was done last');
  await page.presses(/^Close/);
  assert.ok(!page.has(/^Play far apart/));
  await page.closes();
});

test('whoever hosts wears the mask that they chose on the front page', async () => {
  const maskOn = (drawn: Drawn) => drawn.querySelector('use')!.getAttribute('href');
  for (const times of [0, 1, 2]) {
    await listens();
    const page = await home();
    await page.presses(/^Host a game/, /^Illumuffinati/);
    for (let i = 0; i < times; i++) await page.presses(/^Another mask/);
    const chosen = maskOn(page.control(/^Another mask/));
    await page.presses(/^Play around the same table/);
    const { code } = await gone();
    await page.closes();
    const phone = await server.opens(code);
    await enter(phone.control(/^your name at the table/i), 'Gunvor');
    await phone.presses(/^sit down/i);
    const [host] = (await server.stateOf(code)).seats;
    assert.equal(`#mask-${maskAt(host!.mask)}`, chosen);
    await phone.closes();
  }
});

test('a game over days is laid as one as soon as its host sits there', async () => {
  await listens();
  const page = await home();
  await page.presses(/^Forræder/, /^Play over several days/);
  const { code } = await gone();
  await page.closes();
  const phone = await server.opens(code);
  await enter(phone.control(/^your name at the table/i), 'Gunvor');
  await phone.presses(/^sit down/i);
  const { options } = await server.stateOf(code);
  assert.deepEqual([options.pace, options.playMode], ['days', 'remote']);
  await phone.closes();
});

test('alone: two presses, as who one is told to be, with the name that one typed or that of the mask', async () => {
  await listens();
  let page = await home();
  const named = () => String(page.control(/^This is you/).value);
  await page.presses(/^Play alone now/);
  const first = named();
  assert.ok(Object.values(textsIn('en').masks).includes(first), `${first} is nobody's name`);
  await page.presses(/^Another mask/);
  const made = named();
  assert.notEqual(made, first, 'the name goes with the mask');
  await page.presses(/^Illumuffinati/);
  let { code } = await gone();
  await page.closes();
  assert.equal(recall('name'), null, 'and nobody is called so ever after');
  let phone = await server.opens(code);
  await server.passes(1_000);
  assert.match(phone.says(), new RegExp(`This is you: ${made}`));
  assert.ok(!phone.says().includes(`Mask: ${made}`), 'and is not said twice');
  await phone.closes();

  page = await home();
  await page.presses(/^Maffia/);
  await enter(page.control(/^This is you/), 'Gunvor');
  const mask = () =>
    page
      .control(/^Another mask/)
      .querySelector('use')!
      .getAttribute('href');
  const before = mask();
  await page.presses(/^Another mask/);
  assert.notEqual(mask(), before);
  await page.presses(/^Play alone now/);
  ({ code } = await gone());
  await page.closes();
  phone = await server.opens(code);
  await server.passes(1_000);
  const { phase, seats } = await server.stateOf(code);
  assert.deepEqual([phase, seats[0]!.name, seats[0]!.bot], ['playing', 'Gunvor', null]);
  assert.equal(new Set(seats.map(({ name }) => name)).size, seats.length);
  await phone.closes();
  page = await home();
  await page.presses(/^Play alone now/);
  assert.equal(page.control(/^This is you/).value, 'Gunvor', 'the next time');
  await page.closes();
});

test('alone once more: the game of the last time is first and gold, and any other is as near', async () => {
  await listens();
  let page = await home();
  await page.presses(/^Play alone now/);
  assert.match(page.says(), /Which game\?/);
  assert.ok(!shown(page.page).some((one) => one.matches('.way-row')), 'nobody played yet');
  await page.presses(/^GW:s brott/);
  await gone();
  await page.closes();
  page = await home();
  await page.presses(/^Play alone now/);
  const rows = shown(page.page).filter((one) => one.matches('.way-row'));
  assert.deepEqual(rows.map(wordsOf), ['GW:s brott As last time. It starts at once.']);
  const shelf = shown(page.page).find((one) => one.matches('.shelf'))!;
  assert.deepEqual(
    controlsIn(shelf).map((one) => wordsOf(one).replace(/ \d.*/, '')),
    [...['Maffia', 'Forræder', 'Illumuffinati', 'Ordet fanger']],
  );
  assert.match(page.says(), /Another game/);
  await page.presses(/^GW:s brott As last time/);
  assert.equal((await gone()).state.game, 'gws-brott');
  await page.closes();
  keep('alone', 'whist');
  page = await home();
  await page.presses(/^Play alone now/);
  assert.match(page.says(), /Which game\?/, 'a game that is no more is not offered');
  await page.closes();
});

test('whoever has a chair at two tables is led back to either, the latest first', async () => {
  await listens();
  const tables = [await server.lay(NAMES), await server.lay(NAMES, 'illumuffinati')];
  for (const { room, guests } of tables) await (await server.opens(room, { as: guests[1]! })).closes();
  const [first, second] = tables.map(({ room }) => room);
  let page = await home();
  const papers = () => shown(page.page).filter((one) => one.matches('.seated'));
  assert.deepEqual(papers().map(wordsOf), [
    `Back to ${second} Bodil, in Illumuffinati`,
    `Back to ${first} Bodil, in Maffia`,
  ]);
  assert.deepEqual(
    papers().map((one) => one.matches('.is-gold')),
    [true, false],
  );
  await page.presses(new RegExp(`^Back to ${first}`));
  assert.equal(server.went.at(-1), `/${first}`);
  await page.closes();
  keepSeat({ code: first!, seat: 1, mask: 1, name: 'Bodil' });
  assert.deepEqual(
    lastSeats().map(({ code }) => code),
    [first, second],
    'who sits down again at the first is there last',
  );
  keepSeat({ code: 'MANE', seat: 0, mask: 0, name: 'Bodil' });
  assert.deepEqual(
    lastSeats().map(({ code }) => code),
    ['MANE', first],
    'and two are kept',
  );
  page = await home();
  assert.match(page.says(), new RegExp(`You have a chair at ${first}`), 'one of them is gone');
  await page.closes();
});

test('a screen becomes the table from here, and what is promised is one press away', async () => {
  await listens();
  const page = await home();
  await page.presses(/^Use this screen as the table/);
  assert.equal(server.went.at(-1), '/table');
  await page.presses(/^How it works/);
  assert.equal(server.went.at(-1), '/about');
  await page.closes();
});

test('the language is chosen on the first screen', async () => {
  await listens();
  const page = await home();
  await page.presses(/^Language: English/, /^Svenska/);
  assert.match(page.says(), /Fem sällskapsspel med hemligheter/);
  assert.ok(!page.has(/^Dansk/), 'the list has closed');
  setLanguage('en');
  await page.closes();
});

const cardsOn = (page: Drawn) =>
  shown(page)
    .filter((one) => one.matches('.card'))
    .map((one) => one.getAttribute('data-game'));

test('how many you are puts the games in order, and leaves none out', async () => {
  await listens();
  const page = await home();
  const orders = {
    '2–3': ['ordet-fanger', 'gws-brott', 'maffia', 'forraeder', 'illumuffinati'],
    '4–6': ['illumuffinati', 'ordet-fanger', 'gws-brott', 'maffia', 'forraeder'],
    '7–12': ['maffia', 'forraeder', 'ordet-fanger', 'illumuffinati', 'gws-brott'],
    '13\\+': ['maffia', 'forraeder', 'illumuffinati', 'ordet-fanger', 'gws-brott'],
    Any: GAMES.map(({ id }) => id),
  };
  for (const [band, order] of Object.entries(orders)) {
    await page.presses(new RegExp(`^${band}$`));
    assert.deepEqual(cardsOn(page.page), order, band);
  }
  await page.presses(/^4–6$/);
  assert.match(page.says(), /Just right for 4 to 6 .*Or with bots in the empty chairs .*Maffia/);
  assert.ok(!page.says().includes('For fewer of you'));
  await page.presses(/^7–12$/);
  assert.match(page.says(), /Just right for 7 to 12 .*For fewer of you .*Illumuffinati/);
  assert.ok(!page.says().includes('Or with bots'), 'bots make no room');
  await page.closes();
});

test('bots are promised only where chairs would be empty', () => {
  for (let number = 2; number <= 22; number++) {
    const { fits, withBots, fewer } = sortFor(GAMES, { min: number, max: number });
    assert.equal(fits.length + withBots.length + fewer.length, GAMES.length);
    for (const { seats } of fits) assert.ok(number >= seats[0] && number <= seats[1]);
    for (const { seats } of withBots) assert.ok(number < seats[0]);
    for (const { seats } of fewer) assert.ok(number > seats[1]);
  }
});

test('a chair that an earlier version kept, without a name, is no chair', async () => {
  await listens();
  keep('seat', `LYKT ${Date.now()}`);
  const page = await home();
  assert.ok(!page.has(/^Back to your table/));
  await page.closes();
});

test('on a television nothing is typed, and the language can be chosen', async () => {
  await listens();
  const { matchMedia } = globalThis;
  Object.assign(globalThis, {
    matchMedia: (query: string) => Object.assign(matchMedia(query), { matches: /pointer: none/.test(query) }),
  });
  const page = await home();
  const focused = () => nameOf(document.activeElement as unknown as Drawn);
  assert.match(page.says(), /Scan, or go to lykt\.example/);
  await page.presses(/^Language: English/, /^Svenska/);
  assert.match(page.says(), /Gör den här skärmen till bordet/);
  assert.match(focused(), /Svenska$/, 'arrows go on from the button that opened the list');
  await page.presses(/^Spela ensam nu/);
  assert.match(page.says(), /Det här är du ?: \p{L}+/u);
  assert.ok(!controlsIn(page.page).some((one) => one.matches('input')));
  setLanguage('en');
  await page.closes();
  Object.assign(globalThis, { matchMedia });
});
