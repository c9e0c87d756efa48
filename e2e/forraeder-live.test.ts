/**
 * A season of Forræder in one room: three phones, the table's screen and a human game master, and the castle on the other
 * chairs, from the front page to the silver. The house's time runs faster, so that an evening is a minute.
 */
import assert from 'node:assert/strict';
import { evening } from './support/evening.ts';
import { castleWords, Guest, layCastle, leadCastle } from './support/forraeder.ts';
import { fillChairs, openDoor, sayReady, sitDown, toTab, typeCode } from './support/lobby.ts';
import { Gallery } from './support/looks.ts';
import { exactly, houseWords, like, saying } from './support/words.ts';

const NAMES = ['Alma', 'Bodil', 'Cyril'];
const CHAIRS = 8;
const FACTOR = 8;
/** Longer than all clocks of a season together, at this speed. */
const ALL_MS = 300_000;
/** Missions that take minutes have an evening of their own. */
const LONG = ['ravenTower', 'bellTower', 'cipherLock'] as const;

/** The master goes on when all have read their cards. */
const CEREMONY = castleWords('en').phases.ceremony;

evening(
  'eight chairs, three phones, a table and a master, from the front page to the silver',
  async ({ device, house }) => {
    await house.hurry(FACTOR);
    const gallery = new Gallery();
    const [host, ...guests] = await Promise.all(
      NAMES.map((name, k) => device({ name, language: (['da', 'sv', 'nb'] as const)[k]!, motion: 'full' })),
    );
    const table = await device({ name: 'table', kind: 'table', language: 'da', motion: 'full' });
    const master = await device({ name: 'master', kind: 'master', language: 'en', motion: 'full' });
    const t = castleWords('da');
    const code = await layCastle(host!);
    await sitDown(host!, NAMES[0]!);
    await openDoor(table, host!, code);
    for (const [k, guest] of guests.entries()) {
      await typeCode(guest, code);
      await sitDown(guest, NAMES[k + 1]!);
      await sayReady(guest);
    }
    await fillChairs(host!, CHAIRS);
    await toTab(host!, 'options');
    await host!.choose(saying(t.presets.brisk.name));
    await host!.press(like(houseWords('da').lobby.allOptions));
    for (const option of LONG) {
      const control = host!.page.getByRole('switch', { name: t.options[option].name, exact: true });
      await control.click();
      await host!.sees(control.and(host!.page.locator('[aria-checked=false]')));
    }
    const masterName = t.options.gameMaster.values.human;
    await host!.page.getByRole('radio', { name: exactly(masterName) }).click();
    await openDoor(master, host!, code);
    await master.press(exactly(houseWords('en').lobby.start));

    const players = [host!, ...guests].map((one) => new Guest(one));
    const rooms = new Set<string>();
    let isOver = false;
    const watch = (async () => {
      while (!isOver) {
        const room = await table.page
          .evaluate(() => document.querySelector('.ft-layer')?.className ?? '')
          .catch(() => '');
        if (room && !rooms.has(room)) {
          rooms.add(room);
          await gallery.look(table, room);
        }
        await table.changes();
      }
    })();
    const leading = leadCastle(
      master,
      () => isOver,
      async (title) => {
        await gallery.look(master, title.replace(/\d+/g, ''));
        const isCeremony = async () => (await master.page.locator('.mbar h1').innerText()).includes(CEREMONY);
        while (players.some(({ read }) => read.length === 0) && (await isCeremony())) await master.changes();
      },
    );
    const playing = players.map((player, k) =>
      player.play(k === 0 ? (screen) => gallery.look(player.device, screen) : undefined),
    );
    const late = setTimeout(() => {
      for (const player of players) player.stop();
    }, ALL_MS);
    await Promise.all(playing);
    clearTimeout(late);
    isOver = true;
    await Promise.all([watch, leading]);

    await host!.sees(host!.page.locator('.fr-end h1'));
    const title = await table.page.locator('.ft-win-head h1').innerText();
    assert.ok([t.end.loyals, t.end.traitors].includes(title), `the table says ${title}`);
    assert.ok(rooms.size >= 6, [...rooms].join(', '));
    for (const { read, device: own } of players)
      assert.ok(
        read.some((words) => words.length > 0),
        `${own.name} has read something under the seal`,
      );
    // Who has played until here may have turned the page already.
    await host!.tryTo(host!.button(exactly(t.phone.result.next)));
    await host!.sees(host!.heading(exactly(t.phone.result.cards)));
    await gallery.look(host!, 'cards');
    gallery.isFlawless();
  },
);
