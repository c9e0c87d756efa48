/**
 * A whole evening of Illumuffinati around one table, in Danish: two phones, the table's screen and two bots, from the
 * front page to the last coin. On the way every phone is opened again in every phase, and every screen is looked at.
 */
import assert from 'node:assert/strict';
import type { Device } from './support/device.ts';
import { evening } from './support/evening.ts';
import { Cook, layMuffins, muffinWords, phaseOnTable, setChoice, setFlag, setNumber } from './support/illumuffinati.ts';
import { fillChairs, openDoor, sayReady, sitDown, toTab, typeCode } from './support/lobby.ts';
import { Gallery } from './support/looks.ts';
import { exactly, houseWords } from './support/words.ts';

const words = houseWords('da');
const t = muffinWords('da');

/** A page that is opened again is in its seat, and asks nothing. */
async function openAgain(device: Device, code: string): Promise<void> {
  await device.reload();
  await device.sees(device.page.locator('[data-surface]').filter({ hasText: code }));
  assert.equal(await device.page.getByRole('dialog').count(), 0);
  assert.equal(await device.field(words.join.name).count(), 0);
}

/** Screens without a code on them last a few seconds, and are not opened again. */
const BRIEF = ['dark', 'caught', 'hush', 'win'];
/** What at least one of the two phones must have shown, whatever the cards. */
const SCREENS = [
  'first',
  'bake',
  'outside',
  'hide',
  'baker',
  'insp',
  'inspect',
  'home',
  'watch',
  'earn',
  'final-count',
];
const PHASES = [
  'first-inspector',
  'bake',
  'hide',
  'open',
  'negotiate',
  'inspect',
  'accusation',
  'earnings',
  'final-count',
];

evening('an evening of Illumuffinati from the front page to the last coin', async ({ device }) => {
  const gallery = new Gallery();
  const [host, guest] = [
    await device({ name: 'Albertina', language: 'da' }),
    await device({ name: 'Bodil', language: 'da' }),
  ];
  const table = await device({ name: 'table', kind: 'table', language: 'da' });
  const code = await layMuffins(host);
  await sitDown(host, 'Albertina');
  await openDoor(table, host, code);
  await typeCode(guest, code);
  await sitDown(guest, 'Bodil');
  await sayReady(guest);
  await fillChairs(host, 4);
  await toTab(host, 'options');
  await setChoice(host, 'timers', 'hard');
  await setNumber(host, 'passSeconds', '−', '10 s');
  await setNumber(host, 'negotiateSecondsFirst', '−', '30 s');
  await setNumber(host, 'negotiateSeconds', '−', '20 s');
  await setNumber(host, 'takeBackSeconds', '−', '5 s');
  await setFlag(host, 'tips', true);
  await gallery.look(host, 'options');
  await host.press(exactly(words.lobby.start));

  const cooks = [
    new Cook(host, 'Albertina', { bribe: 1 }),
    new Cook(guest, 'Bodil', { bribe: 2, isGreedy: true }),
  ] as const;
  const seenOnTable = new Set<string>();
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const phase = await phaseOnTable(table);
      if (phase && !seenOnTable.has(phase)) {
        seenOnTable.add(phase);
        await gallery.look(table, phase);
      }
      await table.changes();
    }
  })();
  const playing = cooks.map((cook) =>
    cook.play(async (screen) => {
      if (!BRIEF.includes(screen)) await openAgain(cook.device, code);
      const now = cook.nameOf(await cook.shown());
      if (now === screen) await gallery.look(cook.device, screen);
    }),
  );
  await Promise.all(playing);
  isOver = true;
  await watching;

  for (const screen of SCREENS)
    assert.ok(
      cooks.some(({ seen }) => seen.has(screen)),
      `nobody has seen ${screen}`,
    );
  for (const phase of PHASES) assert.ok(seenOnTable.has(phase), `the table has not shown ${phase}`);
  // Both phones and the table tell the same end.
  const counted = async (one: Device) => {
    const gold = one.page.locator('.im-rank strong');
    // The winner's phone shouts first.
    const shout = one.page.locator('.im-gold').getByRole('button');
    await one.sees(one.page.locator('.im-gold, .im-rank'));
    if (await shout.isVisible()) await shout.click();
    await one.sees(gold.nth(3));
    return (await gold.allInnerTexts()).map(Number);
  };
  const [mine, theirs] = [await counted(host), await counted(guest)];
  assert.deepEqual(mine, theirs);
  assert.equal(mine.length, 4);
  await table.sees(table.page.locator('.it-cnt'));
  const onTable = (await table.page.locator('.it-cnt > li > b').allInnerTexts()).map(Number);
  assert.deepEqual(onTable, mine);
  await gallery.look(table, 'finished');
  assert.match(await host.words(), new RegExp(t.phases['final-count']));
  gallery.isFlawless();
});
