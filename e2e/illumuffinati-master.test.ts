/**
 * An evening with a human game master: she names the first Inspector, stops the clock, gives more time, voids a round,
 * plays the default after the gong and gives a robot the chair of somebody who has gone; and she sees no card more than the
 * table. The house's time runs faster.
 */
import assert from 'node:assert/strict';
import { wall } from '../src/games/illumuffinati/texts/wall/en.ts';
import type { Device } from './support/device.ts';
import { evening } from './support/evening.ts';
import { Cook, gather, hold, muffinWords, setChoice, setNumber, untilShown } from './support/illumuffinati.ts';
import { openDoor } from './support/lobby.ts';
import { Gallery } from './support/looks.ts';
import { heapOf } from './support/secrets.ts';
import { exactly, houseWords } from './support/words.ts';

const words = houseWords('en');
const t = muffinWords('en');
const FACTOR = 6;
const SEATS = 4;
const START_GOLD = 25;
const { console: c } = wall;

/** The console's heading for a phase of a round. */
const heading = (round: number, phase: keyof typeof t.phases) =>
  exactly(c.heading(t.panel.round(round, SEATS), t.phases[phase]));

const pursesOn = async (master: Device): Promise<number[]> =>
  (await master.page.locator('.ic-p').allInnerTexts()).map(Number);

/** A face is nowhere in the console's memory before everybody has seen it. */
async function seesNoHand(master: Device): Promise<void> {
  const copies = (await heapOf(master.page)).having('hands', 'counts', 'bribes', 'room');
  assert.ok(copies.length > 0, 'the search finds the game');
  for (const { inside } of copies) {
    assert.ok(!inside.has('deck'));
    assert.deepEqual(
      [...inside.get('hands')!.inside.keys()].filter((seat) => /^\d+$/.test(seat)),
      [],
    );
  }
}

/** Runs in the page. Every title that it shows from now on, however briefly. */
function keepTitles(): void {
  const titles = new Set<string>();
  const look = () => titles.add(document.querySelector('h1')?.innerText ?? '');
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  look();
  Object.assign(window, { titles });
}

evening('an evening that a person leads from the console', async ({ device, house }) => {
  await house.hurry(FACTOR);
  const gallery = new Gallery();
  const host = await device({ name: 'Albertina' });
  const guest = await device({ name: 'Bodil' });
  const table = await device({ name: 'table', kind: 'table' });
  const master = await device({ name: 'master', kind: 'master' });
  const code = await gather([host, guest], table, ['Albertina', 'Bodil'], SEATS);
  await setChoice(host, 'gameMaster', 'human');
  await setChoice(host, 'firstInspector', 'host');
  await setNumber(host, 'negotiateSecondsFirst', '−', '60 s');
  await openDoor(master, host, code);
  await master.press(exactly(words.lobby.start));

  // She names the first Inspector; the host cannot.
  await master.sees(master.text(c.pending.name));
  await host.sees(host.text(t.phone.masterNames));
  assert.equal(await host.button(exactly(t.buttons.nameInspector('Albertina'))).count(), 0);
  await gallery.look(master, 'first-inspector');
  await master.press(exactly(t.buttons.nameInspector('Albertina')));
  const cooks = [new Cook(host, 'Albertina', { isGreedy: true }), new Cook(guest, 'Bodil', { bribe: 2 })] as const;
  const [inspector, baker] = cooks;
  const toTheLamp = () =>
    Promise.all([
      baker.play({ until: 'baker' }),
      untilShown(inspector, 'insp'),
      master.sees(master.heading(heading(1, 'negotiate'))),
    ]);
  await toTheLamp();
  await gallery.look(master, 'negotiate');
  await seesNoHand(master);

  // The clock stands still for everybody while she says so, and goes on with more time.
  await master.press(exactly(c.pause));
  await guest.sees(guest.heading(exactly(t.pause.out)));
  await table.sees(table.heading(exactly(t.pause.title)));
  // The lamp is out, and the table stays to be seen: every row, and the own cards for whoever holds the seal.
  await table.sees(table.page.locator('.it-place').nth(SEATS - 2));
  const seal = guest.page.locator('.im-paused .im-look');
  await hold(guest, seal, () => guest.sees(guest.page.locator('.im-paused .mc-blind').first()));
  assert.equal(await guest.page.locator('.mc-blind').count(), 0, 'what was looked at is gone with the finger');
  await Promise.all([gallery.look(master, 'paused'), gallery.look(guest, 'paused'), gallery.look(table, 'paused')]);
  // Whose phone is gone is told to all from who is there; who stopped the clock is not.
  await host.loseNetwork();
  const gone = t.pause.gone('Albertina', 1);
  for (const one of [guest, table]) await one.sees(one.text(gone));
  await host.findNetwork();
  for (const one of [guest, table]) await one.loses(one.text(gone));
  await master.press(exactly(c.resume));
  await guest.loses(guest.heading(exactly(t.pause.out)));
  await master.press(exactly(c.more));
  await master.sees(master.button(exactly(c.pause)));

  // Void: all gold goes back, new cards are dealt, the same Inspector, the same round.
  await guest.press(exactly(t.negotiate.more(2)));
  await table.sees(table.page.locator('.it-bribe b').filter({ hasText: exactly('2') }));
  const voids = master.button(exactly(c.void));
  await hold(master, voids, () => master.sees(master.heading(heading(1, 'bake'))));
  assert.deepEqual(await pursesOn(master), Array(SEATS).fill(START_GOLD));
  await toTheLamp();

  // Nobody decides: the gong rings, nothing is forced, and she plays the default.
  const byDefault = master.button(exactly(c.default));
  assert.equal(await byDefault.isDisabled(), true);
  await master.sees(master.text(t.panel.gong));
  await table.sees(table.heading(exactly(wall.table.timeUp)));
  await gallery.look(master, 'gong');
  await byDefault.click();
  await master.sees(master.page.locator('.ic-shop'));

  // Somebody has gone: her chair is given to a robot, and she takes it back.
  await guest.goto('/');
  await master.press(exactly(c.cover));
  await master.loses(master.button(exactly(c.cover)));
  await guest.goto(`/${code}`);
  await guest.press(exactly(words.drawers.takeBack));
  await guest.loses(guest.button(exactly(words.drawers.takeBack)));

  // And so to the end, which all screens tell alike.
  await master.page.evaluate(keepTitles);
  const looked = new Set<string>();
  const leading = (async () => {
    for (let title = ''; !title.includes(t.phases.finished); await master.changes()) {
      title = await master.page.getByRole('heading', { level: 1 }).first().innerText();
      const phase = title.split(': ').at(-1)!;
      if (!looked.has(phase)) await gallery.look(master, phase);
      looked.add(phase);
    }
  })();
  await Promise.all([...cooks.map((cook) => cook.play()), leading]);
  const titles = await master.page.evaluate(() => [...(window as unknown as { titles: Set<string> }).titles]);
  for (const phase of ['hide', 'accusation', 'earnings', 'final-count', 'finished'] as const)
    assert.ok(
      titles.some((title) => title.endsWith(t.phases[phase])),
      `the console has not shown ${phase}: ${titles.join(', ')}`,
    );
  await table.sees(table.page.locator('.it-cnt'));
  const onTable = (await table.page.locator('.it-cnt > li > b').allInnerTexts()).map(Number);
  assert.deepEqual(
    [...(await pursesOn(master))].sort((a, b) => b - a),
    onTable,
  );
  gallery.isFlawless();
});
