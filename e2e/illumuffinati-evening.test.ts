/**
 * A whole evening of Illumuffinati around one table, in Danish: two phones, the table's screen and two bots, from the
 * front page to the last coin. The house's time runs faster, so that the bots are no longer waited for than needed.
 */
import assert from 'node:assert/strict';
import type { Phase } from '../src/games/illumuffinati/state.ts';
import type { Device } from './support/device.ts';
import { evening } from './support/evening.ts';
import { Cook, Course, gather, muffinWords, setChoice, setFlag, setNumber } from './support/illumuffinati.ts';
import { Gallery } from './support/looks.ts';
import { exactly, houseWords } from './support/words.ts';

const words = houseWords('da');
const t = muffinWords('da');
const FACTOR = 6;
const SEATS = 4;

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

/** The phases of a round, without second thoughts: not everybody leaves a bribe. */
const ROUND: readonly Phase[] = ['bake', 'hide', 'open', 'negotiate', 'inspect', 'accusation', 'earnings', 'round-end'];

/** What everybody has in the end, best first, as this screen shows it. */
async function countedOn(one: Device): Promise<number[]> {
  const gold = one.page.locator('.im-rank strong');
  // The winner's phone shouts first.
  const shout = one.page.locator('.im-gold').getByRole('button');
  await one.sees(one.page.locator('.im-gold, .im-rank'));
  if (await shout.isVisible()) await shout.click();
  await one.sees(gold.nth(SEATS - 1));
  return (await gold.allInnerTexts()).map(Number);
}

evening('an evening of Illumuffinati from the front page to the last coin', async ({ device, house }) => {
  await house.hurry(FACTOR);
  const gallery = new Gallery();
  const host = await device({ name: 'Albertina', language: 'da', motion: 'full' });
  const guest = await device({ name: 'Bodil', language: 'da' });
  const table = await device({ name: 'table', kind: 'table', language: 'da', motion: 'full' });
  await gather([host, guest], table, ['Albertina', 'Bodil'], SEATS);
  await setChoice(host, 'timers', 'hard');
  await setNumber(host, 'takeBackSeconds', '+', '60 s');
  await setFlag(host, 'tips', true);
  await gallery.look(host, 'options');
  await host.press(exactly(words.lobby.start));
  const course = await Course.of(table);

  const cooks = [
    new Cook(host, 'Albertina', { bribe: 1 }),
    new Cook(guest, 'Bodil', { bribe: 2, isGreedy: true }),
  ] as const;
  await Promise.all(cooks.map((cook) => cook.play()));

  for (const screen of SCREENS)
    assert.ok(
      cooks.some(({ seen }) => seen.has(screen)),
      `nobody has seen ${screen}`,
    );
  // Everybody has inspected once, and each round went its way.
  await course.through('first-inspector', ...Array(SEATS).fill(ROUND).flat(), 'final-count', 'finished');
  const phases = await course.phases();
  for (const phase of ['bake', 'accusation', 'round-end'] as const)
    assert.equal(phases.filter((one) => one === phase).length, SEATS, phase);
  assert.ok(phases.includes('takeback'), 'somebody had second thoughts');

  // Both phones and the table tell the same end.
  const [mine, theirs] = [await countedOn(host), await countedOn(guest)];
  assert.deepEqual(mine, theirs);
  assert.equal(mine.length, SEATS);
  await table.sees(table.page.locator('.it-cnt'));
  const onTable = (await table.page.locator('.it-cnt > li > b').allInnerTexts()).map(Number);
  assert.deepEqual(onTable, mine);
  assert.match(await host.words(), new RegExp(t.phases['final-count']));
  gallery.isFlawless();
});
