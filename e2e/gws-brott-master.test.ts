/**
 * GW:s brott far apart, led by a human master, in Danish: a phone as GW, a phone as a criminal, a bot and the console, from
 * the front page to the ending. The master moves the clock, stops it, skips it, writes to all and lends a chair to a bot,
 * and knows no more than the table. A second evening, around one table, is written to and ended from the console.
 */
import assert from 'node:assert/strict';
import type { Device } from './support/device.ts';
import { evening } from './support/evening.ts';
import { type Asked, chooseGw, gwScreens, gwTexts, gwWall, layGwTable, Rogue, stepGw } from './support/gws-brott.ts';
import { fillChairs, openDoor, sayReady, sitDown, toTab, typeCode } from './support/lobby.ts';
import { Gallery } from './support/looks.ts';
import { exactly, houseWords, saying } from './support/words.ts';

const words = houseWords('da');
const t = gwTexts('da');
const w = gwScreens('da');
const { master: s } = gwWall('da');
/** A name that no bot has: the bot sits there first. */
const QUARRY = 'Tilde';

/** The clock of the console, in seconds. */
async function secondsLeft(master: Device): Promise<number> {
  const [minutes, seconds] = (await master.page.locator('.gm-pending [role="timer"]').innerText()).split(':');
  return seconds === undefined ? Number(minutes) : Number(minutes) * 60 + Number(seconds);
}

const has = async (device: Device, name: string) => (await device.button(saying(name)).count()) > 0;

/** Thirty seconds more, on the console and on the phone. */
async function movesTheClock(master: Device): Promise<void> {
  const before = await secondsLeft(master);
  await master.press(exactly(s.more));
  await master.page.waitForFunction((least) => {
    const [a, b] = document.querySelector<HTMLElement>('.gm-pending [role="timer"]')!.innerText.split(':');
    return Number(a) * 60 + Number(b) > least;
  }, before + 20);
  assert.ok((await secondsLeft(master)) <= before + 30, 'and not more');
}

/** Nobody can do anything until the master goes on. */
async function stopsTheClock(master: Device, phone: Device): Promise<void> {
  await master.press(exactly(s.pause));
  await phone.sees(phone.heading(exactly(words.pause.why.master.title)));
  await master.sees(master.text(s.paused));
  await master.press(exactly(s.resume));
  await phone.loses(phone.heading(exactly(words.pause.why.master.title)));
  await master.loses(master.text(s.paused));
}

async function writesToAll(master: Device, phones: readonly Device[], text: string): Promise<void> {
  await master.press(saying(s.write));
  await master.field(words.drawers.write).fill(text);
  await master.press(exactly(words.drawers.send));
  for (const phone of phones) await phone.sees(phone.text(text));
  await master.page.keyboard.press('Escape');
  await master.loses(master.page.getByRole('dialog'));
}

/** Somebody's phone is gone; a bot sits there until it is back. */
async function lendsTheChair(master: Device, phone: Device, name: string): Promise<void> {
  await phone.loseNetwork();
  await master.press(exactly(`${name}: ${s.toBot}`));
  const row = master.page.getByRole('row').filter({ hasText: name });
  await master.sees(row.filter({ hasText: s.bot }));
  await phone.findNetwork();
  await phone.press(exactly(words.drawers.takeBack));
  await phone.loses(phone.button(exactly(words.drawers.takeBack)));
  await master.sees(row.filter({ hasText: s.here }));
}

/** What the table may not know is not in the console's page. */
async function knowsNothing(master: Device): Promise<void> {
  const text = await master.page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
    return `${document.body.textContent} ${labels.join(' ')}`;
  });
  assert.ok(!text.includes(w.turn.own), 'nobody’s evidence');
  for (const { name } of Object.values(t.criminals)) assert.ok(!text.includes(name), `${name} is nobody yet`);
  for (const { name } of Object.values(t.trumps)) assert.ok(!text.includes(name), `${name} is not GW’s yet`);
}

async function lay(host: Device, master: Device, { remote }: { remote: boolean }): Promise<string> {
  const code = await layGwTable(host, { remote });
  await sitDown(host, 'Egon');
  await fillChairs(host, remote ? 2 : 3);
  await toTab(host, 'options');
  await chooseGw(host, 'gameMaster', 'human');
  await openDoor(master, host, code);
  await master.sees(master.button(exactly(words.lobby.start)));
  return code;
}

evening('GW:s brott with a human master, from the front page to the ending', async ({ device }) => {
  const gallery = new Gallery();
  const hunter = await device({ name: 'Egon', language: 'da' });
  const thief = await device({ name: QUARRY, language: 'da' });
  const master = await device({ name: 'master', kind: 'master', language: 'da' });
  const code = await lay(hunter, master, { remote: true });
  await chooseGw(hunter, 'trumps', 'four');
  await stepGw(hunter, 'handcuffs', '+', '1');
  await typeCode(thief, code);
  await sitDown(thief, QUARRY);
  await sayReady(thief);
  await master.sees(master.text(QUARRY));
  await gallery.look(master, 'lobby');
  await master.press(exactly(words.lobby.start));

  const done = new Set<string>();
  const once = async (name: string, does: () => Promise<unknown>) => {
    if (done.has(name)) return;
    done.add(name);
    await does();
  };

  const asThief = async (asked: Asked): Promise<boolean | undefined> => {
    if (asked === 'turn')
      await once('turn', async () => {
        await master.sees(master.heading(saying(QUARRY)));
        await gallery.look(master, 'turn');
        await knowsNothing(master);
        await movesTheClock(master);
        await stopsTheClock(master, thief);
        await writesToAll(master, [hunter, thief], 'Kaffe om fem minutter');
        await master.press(exactly(s.forMe));
        // The plain move: the dice are rolled, and the criminal has to choose.
        await master.press(saying(s.skip));
        await thief.loses(thief.button(saying(w.turn.reset)));
        done.add('skipped');
      });
    if (asked === 'moving') await once('lent', () => lendsTheChair(master, thief, QUARRY));
    return done.has('skipped') && asked === 'turn' ? done.delete('skipped') : false;
  };

  const asHunter = async (asked: Asked): Promise<boolean | undefined> => {
    if (asked !== 'gw-turn' || done.has('look')) return false;
    done.add('look');
    await hunter.press(exactly(w.gw.trump));
    await hunter.press(saying(t.trumps.infiltrator.name));
    await hunter.press(exactly(w.trumps.play(t.trumps.infiltrator.name)));
    await master.sees(master.text(s.script.ready));
    await gw.holdSeal(async () => {
      await master.sees(master.text(s.atTime['infiltrator-look']));
      assert.equal(await has(master, s.more), false, 'the look is not made longer');
      assert.equal(await has(master, s.skip), false, 'nor skipped');
      await master.press(exactly(s.pause));
    });
    // A pause that was asked for during the look begins when it is over.
    await hunter.sees(hunter.heading(exactly(words.pause.why.master.title)));
    await master.press(exactly(s.resume));
    await hunter.loses(hunter.heading(exactly(words.pause.why.master.title)));
    return true;
  };

  const criminal = new Rogue(thief, QUARRY, { hunts: false, at: asThief });
  const gw = new Rogue(hunter, 'Egon', { hunts: true, towards: () => criminal.square, at: asHunter });
  await Promise.all([gw.play(), criminal.play()]);

  for (const name of ['turn', 'lent', 'look']) assert.ok(done.has(name), `${name} was played`);
  await master.sees(master.heading(exactly(t.phases.finished)));
  await master.sees(master.text(s.script.end));
  await gallery.look(master, 'ended');
  gallery.isFlawless();
});

evening('around one table the console writes to all, and ends GW:s brott', async ({ device }) => {
  const host = await device({ name: 'Egon', language: 'da' });
  const master = await device({ name: 'master', kind: 'master', language: 'da' });
  await lay(host, master, { remote: false });
  await master.press(exactly(words.lobby.start));
  await host.press(exactly(t.buttons.willing));
  await writesToAll(master, [host], 'Kaffe om fem minutter');
  const end = master.button(exactly(s.end));
  await master.sees(end);
  const box = (await end.boundingBox())!;
  await master.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await master.page.mouse.down();
  await master.sees(master.heading(exactly(t.phases.finished)));
  await master.page.mouse.up();
  await host.sees(host.text(t.reasons.cancelled));
});
