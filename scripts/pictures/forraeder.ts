/**
 * Forræder for its pictures: a phone, the table's screen and a human master with the castle on the other chairs, at six
 * times the speed. Whatever a screen shows is taken once.
 */
import type { Device } from '../../e2e/support/device.ts';
import { castleWords, Guest, layCastle, leadCastle } from '../../e2e/support/forraeder.ts';
import { fillChairs, openDoor, sitDown, toTab } from '../../e2e/support/lobby.ts';
import { exactly, houseWords } from '../../e2e/support/words.ts';
import type { Album, Sitting } from './album.ts';

const FACTOR = 6;
const CHAIRS = 8;
const TABLE = { width: 960, height: 540 };

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
    (title) => album.take(master, title.replace(/[^a-z]+/gi, '-').toLowerCase()),
  );
  leading.catch(() => {});
  await player.play(async (screen) => {
    if (screen.startsWith('fr-')) await album.take(host, screen.replace(/fr-/g, '').replace(/\s+/g, '-'));
  });
  await album.take(host, 'share');
  isOver = true;
  await Promise.all([watching, leading]);
};
