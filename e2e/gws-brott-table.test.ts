/**
 * GW:s brott around one table: a phone as GW, a phone as a criminal, a bot, and the table's screen, from the front page to
 * the ending. GW looks through the infiltrator on the way, and the phones are opened again.
 */
import assert from 'node:assert/strict';
import { type Card, cards, squareOf } from '../src/games/gws-brott/content.ts';
import type { Device } from './support/device.ts';
import { evening } from './support/evening.ts';
import { type Asked, chooseGw, gwScreens, gwTexts, layGwTable, Rogue, stepGw, turnGw } from './support/gws-brott.ts';
import { fillChairs, openDoor, sayReady, sitDown, toTab, typeCode } from './support/lobby.ts';
import { Gallery } from './support/looks.ts';
import { exactly, houseWords, saying } from './support/words.ts';

const words = houseWords('sv');
const t = gwTexts('sv');
const w = gwScreens('sv');

/** The pieces that are drawn on the board of this page. */
const piecesOn = (device: Device): Promise<number> =>
  device.page.locator('.gb-print, .gt-map > svg').first().locator('use[href^="#gb-pc-"]').count();

/** What stands in the page, hidden or not, drawings and symbols left out. */
const pageText = (device: Device): Promise<string> =>
  device.page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
    return `${document.body.textContent} ${labels.join(' ')}`;
  });

interface Watched {
  seenPieces: number[];
  /** The longest time in which this page was given no time at all. */
  lagMs: number;
}

/** Runs in the page. From when to when more than so many pieces are in the document, in milliseconds. */
function watchPieces(before: number): void {
  const seen: number[] = [];
  const watched = Object.assign(window as unknown as Watched, { seenPieces: seen, lagMs: 0 });
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    watched.lagMs = Math.max(watched.lagMs, now - last);
    last = now;
  }, 20);
  const look = () => {
    const count = document.querySelectorAll('.gb-print use[href^="#gb-pc-"]').length;
    if (count > before) seen[0] ??= performance.now();
    // A finger that was lifted hides them too, and is not the end of the look.
    else if (seen.length === 1 && !document.querySelector('.gb-eye:not(.is-held)')) seen.push(performance.now());
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}
const shownMs = (device: Device): Promise<{ ms: number; lag: number }> =>
  device.page.evaluate(() => {
    const { seenPieces, lagMs } = window as unknown as Watched;
    return { ms: seenPieces[1]! - seenPieces[0]!, lag: lagMs };
  });

/** What this browser keeps. */
const keptBy = (device: Device): Promise<string> =>
  device.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** Three seconds by the clock of the game; a message takes its time to come, and a busy machine to draw. */
const LOOK_MS = { least: 2_200, most: 3_400 };

async function openAgain(device: Device, code: string): Promise<void> {
  await device.reload();
  await device.sees(device.page.locator('[data-surface]').filter({ hasText: code }));
  assert.equal(await device.field(words.join.name).count(), 0);
}

evening('GW:s brott with three seats, from the front page to the ending', async ({ device }) => {
  const gallery = new Gallery();
  const hunter = await device({ name: 'Egon', language: 'sv' });
  const thief = await device({ name: 'Dagny', language: 'sv' });
  const table = await device({ name: 'table', kind: 'table', language: 'sv', motion: 'full' });

  const code = await layGwTable(hunter);
  await sitDown(hunter, 'Egon');
  await openDoor(table, hunter, code);
  await typeCode(thief, code);
  await sitDown(thief, 'Dagny');
  await sayReady(thief);
  await fillChairs(hunter, 3);
  await toTab(hunter, 'options');
  await gallery.look(hunter, 'options');
  await chooseGw(hunter, 'gwAid', 'possible-squares');
  await chooseGw(hunter, 'trumps', 'four');
  await turnGw(hunter, 'immunities', false); // somebody has to be seen
  await stepGw(hunter, 'handcuffs', '+', '2');
  await table.sees(table.text('Dagny'));
  await hunter.press(exactly(words.lobby.start));

  const looked = new Set<string>();
  const once = async (name: string, ...devices: Device[]) => {
    if (looked.has(name)) return;
    looked.add(name);
    for (const one of devices) await gallery.look(one, name);
  };
  let hand: Card[] = [];

  const asThief = async (asked: Asked): Promise<boolean | undefined> => {
    if (asked === 'waiting') return undefined;
    await once(asked, thief);
    if (asked === 'turn' && hand.length === 0) {
      const own = await criminal.goals();
      hand = cards.filter((card) => own.includes(squareOf(card)));
      assert.equal(hand.length, 5, 'five squares are the own evidence');
      await once('turn of another', hunter, table);
      await openAgain(thief, code);
    }
    if (asked === 'moving') await once('moving, seen by GW', hunter, table);
    return false;
  };

  let hasLooked = false;
  const asHunter = async (asked: Asked): Promise<boolean | undefined> => {
    if (asked === 'waiting') return undefined;
    await once(`GW: ${asked}`, hunter);
    if (asked === 'gw-turn') {
      await once('GW thinks', table, thief);
      // Nobody's hand and nobody's place is in GW's page, nor on the table's.
      for (const one of [hunter, table]) {
        const text = await pageText(one);
        assert.ok(!text.includes(w.turn.own), 'nobody else reads what is somebody’s evidence');
        for (const { name } of Object.values(t.criminals)) assert.ok(!text.includes(name), `${name} is nobody yet`);
      }
      await table.sees(table.page.locator('.gt-map > svg'));
      assert.equal(await piecesOn(table), 0, 'the table shows no criminal’s piece');
      if (hasLooked) return false;
      hasLooked = true;
      await hunter.press(exactly(w.gw.trump));
      await hunter.press(saying(t.trumps.infiltrator.name));
      await once('trumps', hunter);
      await hunter.press(exactly(w.trumps.play(t.trumps.infiltrator.name)));
      await hunter.sees(hunter.button(exactly(w.look.hold)));
      await thief.sees(thief.heading(exactly(w.wait.ready)));
      await once('before the look', hunter, table);
      const before = await piecesOn(hunter);
      const kept = await keptBy(hunter);
      await hunter.page.evaluate(watchPieces, before);
      await gw.holdSeal(async () => {
        assert.ok((await piecesOn(hunter)) > before, 'the pieces are there while the seal is held');
        await hunter.page.mouse.up();
        await hunter.sees(hunter.text(exactly(w.look.let)));
        assert.equal(await piecesOn(hunter), before, 'and gone when the finger is');
        await hunter.page.mouse.down();
        await hunter.sees(hunter.text(exactly(w.look.holdOn)));
        await thief.sees(thief.text(w.wait.hidden));
        assert.equal(await thief.page.locator('.gb-board').count(), 0, 'the criminals’ boards are off');
      });
      await hunter.loses(hunter.button(exactly(w.look.hold)));
      assert.equal(await piecesOn(hunter), before, 'nothing of the look stays in the page');
      const { ms, lag } = await shownMs(hunter);
      const isThree = ms > LOOK_MS.least - lag && ms < LOOK_MS.most + lag;
      assert.ok(isThree, `three seconds, not ${ms} ms (the page once stood still for ${lag} ms)`);
      assert.equal(await keptBy(hunter), kept, 'nor in the browser');
      const text = await pageText(hunter);
      for (const piece of Object.values(t.pieces))
        assert.ok(!new RegExp(`${w.look.at(piece, '')}[A-M]\\d`).test(text), `nor where ${piece} was, in words`);
      await openAgain(hunter, code);
      await hunter.sees(hunter.page.locator('.gb-board'));
      assert.equal(await piecesOn(hunter), before, 'nor after a reload');
      return true;
    }
    if (asked === 'gw-step') await once('GW walks', table, thief);
    if (asked === 'moment') await once('caught', thief, table);
    return false;
  };

  const criminal = new Rogue(thief, 'Dagny', { hunts: false, at: asThief });
  const gw = new Rogue(hunter, 'Egon', { hunts: true, towards: () => criminal.square, at: asHunter });
  await Promise.all([gw.play(), criminal.play()]);

  for (const asked of ['will-you', 'cards', 'gw-turn', 'gw-step', 'ended'] as const)
    assert.ok(gw.seen.has(asked), `GW has seen ${asked}`);
  for (const asked of ['cards', 'pieces', 'turn', 'rolled', 'moving', 'ended'] as const)
    assert.ok(criminal.seen.has(asked), `the criminal has seen ${asked}`);

  await table.sees(table.page.getByRole('heading', { level: 1 }));
  for (const one of [hunter, thief, table]) await gallery.look(one, 'ended');
  for (const phone of [hunter, thief]) {
    await phone.press(exactly(w.end.ways));
    await phone.sees(phone.page.getByRole('slider'));
    await gallery.look(phone, 'ways');
    await phone.press(exactly(w.end.table));
    await phone.sees(phone.heading(exactly(t.screen.everything)));
    await gallery.look(phone, 'who was who');
  }
  gallery.isFlawless();
});
