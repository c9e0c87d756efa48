/**
 * Forræder for its pictures: a phone, the table's screen and a human master with the castle on the other chairs, at six
 * times the speed. Whatever a screen shows is taken once. Then the moments that seldom come, each laid for its picture.
 */
import type { Device } from '../../e2e/support/device.ts';
import { Evening, openBrowser } from '../../e2e/support/evening.ts';
import { castleWords, Guest, layCastle, leadCastle } from '../../e2e/support/forraeder.ts';
import { type SceneName, scenes } from '../../e2e/support/forraeder-scenes.ts';
import { codeOf, enter, laySeasons } from '../../e2e/support/forraeder-season.ts';
import { House } from '../../e2e/support/house.ts';
import { fillChairs, openDoor, sitDown, toTab } from '../../e2e/support/lobby.ts';
import { exactly, houseWords } from '../../e2e/support/words.ts';
import type { Album, Sitting } from './album.ts';

const FACTOR = 6;
const CHAIRS = 8;
const TABLE = { width: 960, height: 540 };

/** As good as still: a scene is a breath of its season. */
const STILL = 0.05;
const ON_PHONE: readonly SceneName[] = [
  ...(['silver-chest', 'coats-question', 'raven-tower', 'bell-tower', 'cipher-scribe', 'cipher-knower'] as const),
  ...(['rope-bridge', 'field-mission', 'armoury', 'armoury-niche', 'death-list', 'end-vote', 'council-22'] as const),
];
const ON_TABLE: readonly SceneName[] = [
  ...(['silver-chest', 'raven-tower', 'bell-tower', 'field-mission', 'armoury', 'death-list'] as const),
  ...(['reveal-22', 'tie-22', 'empty-chair-22', 'end-vote'] as const),
];
/** The console is one page in many moments: a few are enough. */
const AT_DESK = /arrival|ceremony|round-table|slates|banishment|council|the-end/;

const t = castleWords('en');

/** A room of the castle by its looks: "night", "breakfast", "rope-bridge". */
const nameOf = (looks: string): string =>
  looks
    .replace('ft-layer', '')
    .replace(/\bis-(mission|one|over)\b/g, '')
    .replace(/\bis-/g, '')
    .trim()
    .replace(/\s+/g, '-') || 'round-table';

/** Runs in the page. What lies on the table, besides the room. */
function readTable(): { readonly room: string; readonly what: string } {
  const has = (selector: string) => document.querySelector(selector) !== null;
  const what = [
    has('.ft-hello') && 'arrival',
    has('.ft-burn') && 'talk',
    has('.ft-big.is-shown') && 'slate',
    has('.ft-ladder') && 'tie',
    has('.ft-id') && (has('.ft-id.is-shown') ? 'identity' : 'banished'),
    has('.ft-paid') && 'paid',
    has('.is-dead') && 'empty-chair',
    has('.ft-scroll') && 'death-list',
    has('.ft-pk.is-now') && 'crossing',
    has('.ft-honours') && 'silver',
  ].filter((one) => one !== false);
  return { room: document.querySelector('.ft-layer')?.className ?? '', what: what.join('-') };
}

async function watch(table: Device, album: Album, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const { room, what } = await table.page.evaluate(readTable).catch(() => ({ room: '', what: '' }));
    if (room) await album.take(table, [nameOf(room), what].filter(Boolean).join('-'));
    await table.changes();
  }
}

export const sit: Sitting = async ({ device, house }, album) => {
  await house.hurry(FACTOR);
  const host = await device({ name: 'Alma', language: 'en' });
  const table = await device({ name: 'table', kind: 'table', language: 'en', size: TABLE });
  const master = await device({ name: 'master', kind: 'master', language: 'en' });
  const code = await layCastle(host);
  await sitDown(host, 'Alma');
  await openDoor(table, host, code);
  await fillChairs(host, CHAIRS);
  await toTab(host, 'options');
  await host.page.getByRole('radio', { name: exactly(t.options.gameMaster.values.human) }).click();
  await openDoor(master, host, code);
  await master.press(exactly(houseWords('en').lobby.start));
  const player = new Guest(host);
  let isOver = false;
  const watching = watch(table, album, () => isOver);
  watching.catch(() => {}); // told of below, unless the phone was first in trouble
  const leading = leadCastle(
    master,
    () => isOver,
    async (title) => {
      const name = title.replace(/[^a-z]+/gi, '-').toLowerCase();
      if (AT_DESK.test(name)) await album.take(master, name);
    },
  );
  leading.catch(() => {});
  await player.play(async (screen) => {
    if (screen.startsWith('fr-')) await album.take(host, screen.replace(/fr-/g, '').replace(/\s+/g, '-'));
  });
  await album.take(host, 'share');
  isOver = true;
  await Promise.all([watching, leading]);
  await rareMoments(album);
};

async function rareMoments(album: Album): Promise<void> {
  const names = [...new Set([...ON_PHONE, ...ON_TABLE])];
  const house = await House.open(laySeasons(...names.map((name) => scenes[name]())));
  await house.hurry(STILL);
  const evening = new Evening(house, await openBrowser());
  try {
    const phone = await evening.device({ name: 'Alma', language: 'en', lessMotion: true });
    const table = await evening.device({ name: 'table', kind: 'table', language: 'en', size: TABLE, lessMotion: true });
    for (const [at, name] of names.entries()) {
      for (const [device, which, drawn] of [
        [phone, ON_PHONE, '.fr'],
        [table, ON_TABLE, '.ft-layer'],
      ] as const) {
        if (!which.includes(name)) continue;
        await enter(device, codeOf(at), device.name);
        await device.sees(device.page.locator(drawn));
        await album.take(device, `rare-${name}`);
      }
    }
  } finally {
    await evening.close();
  }
}
