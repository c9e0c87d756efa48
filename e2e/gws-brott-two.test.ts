/**
 * GW:s brott for two, far apart, in Danish: one phone is GW, the other runs two pieces, until the last handcuffs are given
 * away. GW's page never says which square is whose, and both come back after a reload.
 */
import assert from 'node:assert/strict';
import type { Device } from './support/device.ts';
import { evening } from './support/evening.ts';
import { type Asked, gwScreens, gwTexts, layGwTable, Rogue, stepGw } from './support/gws-brott.ts';
import { sayReady, sitDown, toTab, typeCode } from './support/lobby.ts';
import { Gallery } from './support/looks.ts';
import { exactly, houseWords } from './support/words.ts';

const words = houseWords('da');
const t = gwTexts('da');
const w = gwScreens('da');

/** Runs in the page. A square in sight, its middle, and how large it is drawn. */
function squareInSight(name: string | null) {
  const pane = document.querySelector('.gb-window')!.getBoundingClientRect();
  const isIn = (one: Element) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left > pane.left + 60 && right < pane.right - 60 && top > pane.top + 60 && bottom < pane.bottom - 60;
  };
  const squares = [...document.querySelectorAll<HTMLElement>('[data-square]')];
  const one = squares.find((square) => (name ? square.dataset.square === name : isIn(square)))!;
  const { left, top, width, height } = one.getBoundingClientRect();
  return { name: one.dataset.square!, x: left + width / 2, y: top + height / 2, width };
}

/** Two fingers around a spot, from so far apart to so far. */
async function pinch(phone: Device, { x, y }: { x: number; y: number }, from: number, to: number): Promise<void> {
  const fingers = await phone.context.newCDPSession(phone.page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apart === undefined ? [] : [-1, 1].map((side, id) => ({ x: x + (side * apart) / 2, y, id })),
    });
  await touch('touchStart', from);
  for (let k = 1; k <= 6; k++) await touch('touchMove', from + ((to - from) * k) / 6);
  await touch('touchEnd');
  await fingers.detach();
}

/** The board grows around the fingers, and shrinks to the whole town. */
async function pinches(phone: Device): Promise<void> {
  const before = await phone.page.evaluate(squareInSight, null);
  await pinch(phone, before, 60, 100);
  const after = await phone.page.evaluate(squareInSight, before.name);
  assert.ok(after.width > before.width * 1.4, `${before.width} px have become ${after.width}`);
  assert.ok(Math.hypot(after.x - before.x, after.y - before.y) < 12, 'what was under the fingers stays there');
  await pinch(phone, before, 200, 40);
  await phone.sees(phone.button(exactly(w.tools.nearer)));
  await phone.press(exactly(w.tools.nearer));
  await phone.sees(phone.button(exactly(w.tools.wholeTown)));
}

evening('GW:s brott for two, with two pieces on one phone', async ({ device }) => {
  const gallery = new Gallery();
  const hunter = await device({ name: 'Egon', language: 'da' });
  const thief = await device({ name: 'Dagny', language: 'da', motion: 'full' });
  const code = await layGwTable(hunter);
  await sitDown(hunter, 'Egon');
  await typeCode(thief, code);
  await sitDown(thief, 'Dagny');
  await sayReady(thief);
  await toTab(hunter, 'options');
  await stepGw(hunter, 'handcuffs', '+', '1');
  await hunter.press(exactly(words.lobby.start));

  const looked = new Set<string>();
  const look = async (one: Device, name: string) => {
    if (looked.has(name)) return;
    looked.add(name);
    await gallery.look(one, name);
  };
  const asThief = async (asked: Asked): Promise<boolean | undefined> => {
    if (['pieces', 'piece-choice', 'turn'].includes(asked)) await look(thief, asked);
    if (asked === 'turn' && !looked.has('pinched')) {
      looked.add('pinched');
      await pinches(thief);
    }
    if (asked === 'piece-choice' && !looked.has('again')) {
      looked.add('again');
      await thief.reload();
      await thief.sees(thief.heading(exactly(w.pieces.who)));
    }
    return false;
  };
  const asHunter = async (asked: Asked): Promise<boolean | undefined> => {
    if (asked === 'gw-turn') {
      await look(hunter, asked);
      const text = await hunter.page.evaluate(() => document.body.innerHTML);
      assert.ok(!text.includes(w.turn.own), 'GW does not read whose evidence a square is');
    }
    return false;
  };
  const criminal = new Rogue(thief, 'Dagny', { hunts: false, at: asThief });
  const gw = new Rogue(hunter, 'Egon', { hunts: true, towards: () => criminal.square, at: asHunter });
  await Promise.all([gw.play(), criminal.play()]);

  assert.ok(criminal.seen.has('piece-choice'), 'a piece was chosen for each round');
  await hunter.sees(hunter.heading(exactly(w.end.gwWon(1))));
  await thief.sees(thief.heading(exactly(w.end.youLost)));
  await gallery.look(thief, 'ended');
  await thief.press(exactly(w.end.ways));
  await thief.sees(thief.page.getByRole('slider'));
  await thief.press(exactly(w.end.table));
  await thief.sees(thief.heading(exactly(t.screen.everything)));
  gallery.isFlawless();
});
