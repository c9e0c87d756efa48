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

evening('GW:s brott for two, with two pieces on one phone', async ({ device }) => {
  const gallery = new Gallery();
  const hunter = await device({ name: 'Egon', language: 'da' });
  const thief = await device({ name: 'Dagny', language: 'da' });
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
