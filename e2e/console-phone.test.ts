/**
 * Whoever leads may have nothing but a phone: the console of every game fits the screen, from the lobby on. (That the
 * host gets up for it: lobby.test.ts.)
 */
import assert from 'node:assert/strict';
import * as games from '../src/games/index.ts';
import type { Actor, AnyGame, Typed } from '../src/kernel/game.ts';
import { seeded } from '../src/kernel/random.ts';
import { roomRules } from '../src/kernel/room/rules.ts';
import { emptyRoom } from '../src/kernel/room/state.ts';
import { act, openTable } from '../src/kernel/table.ts';
import { openSqlite } from '../src/server/log/sqlite.ts';
import { hashOf } from '../src/server/tokens.ts';
import { playable } from '../src/web/catalogue.ts';
import type { Device } from './support/device.ts';
import { evening } from './support/evening.ts';
import { codeOf } from './support/forraeder-season.ts';
import { tokenOf } from './support/illumuffinati-laid.ts';
import { exactly, houseWords, saying } from './support/words.ts';

const words = houseWords('en');
const doors = { table: hashOf(tokenOf('table')), master: hashOf(tokenOf('master')) };

/** Nothing can be pushed sideways, and what is opened lies whole on the screen. */
async function fits(phone: Device, what: string): Promise<void> {
  const { width } = phone.page.viewportSize()!;
  assert.equal(await phone.page.evaluate(() => document.documentElement.scrollWidth), width, what);
}

/** Nobody sits there yet but the host, and somebody leads. */
function ledLobby(game: AnyGame): string[] {
  const room = openTable(roomRules({ [game.id]: game }), emptyRoom, seeded(game.id));
  room.now = Date.now();
  const ok = (by: Actor, command: Typed & { readonly [field: string]: unknown }): void =>
    assert.equal(act(room, by, command, room.now).refusal, undefined, `${game.id}: ${command.type}`);
  const holder = hashOf(tokenOf('Alma'));
  ok('server', { type: 'room.open', game: game.id, language: 'en', remote: false, secret: hashOf('led'), ...doors });
  ok('visitor', {
    ...{ type: 'room.sit', name: 'Alma', pronouns: '', mask: 0, isNew: false, holder, via: 'here' },
    contribution: holder.slice(0, 32),
  });
  ok(0, { type: 'room.setOption', name: 'gameMaster', value: 'human' });
  ok('visitor', { type: 'room.takeMaster', door: doors.master, holder: hashOf(tokenOf('the master')), via: 'here' });
  return room.log.map((entry) => JSON.stringify(entry));
}

evening(
  'the console of every game on a phone',
  async ({ device }) => {
    const phone = await device({ name: 'master' });
    for (const [at, { id, seats }] of playable.entries()) {
      const code = codeOf(at);
      await phone.context.addInitScript(([key, token]) => localStorage.setItem(key, token), [
        `konklave.token.${code}.master`,
        tokenOf('the master'),
      ] as const);
      await phone.goto(`/${code}/master`);
      await phone.sees(phone.text(words.master.privacy));
      await fits(phone, `${id}, in the lobby`);
      await phone.press(exactly(words.lobby.fillBots(seats[0] - 1)));
      await phone.press(exactly(words.lobby.start));
      await phone.sees(phone.page.locator('main.master .mend'));
      await fits(phone, `${id}, in play`);
      await phone.press(exactly(words.drawers.menu));
      await phone.sees(phone.button(saying(words.drawers.moveConsole)));
      await fits(phone, `${id}, with the menu open`);
    }
  },
  async (folder) => {
    const store = await openSqlite(folder);
    const all = games as unknown as { readonly [id: string]: AnyGame };
    const byId = new Map(Object.values(all).map((game) => [game.id, game]));
    for (const [at, { id }] of playable.entries()) await store.append(codeOf(at), 0, ledLobby(byId.get(id)!));
    await store.close();
  },
);
