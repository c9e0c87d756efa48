/**
 * Forræder for its pictures: each moment is laid in a castle of its own, as good as still, and looked at from a phone,
 * from the table and from the console. Secrets stay under their seals.
 */

import { Evening, openBrowser } from '../../e2e/support/evening.ts';
import { type SceneName, scenes } from '../../e2e/support/forraeder-scenes.ts';
import { codeOf, enter, laySeasons } from '../../e2e/support/forraeder-season.ts';
import { House } from '../../e2e/support/house.ts';
import type { Sitting } from './album.ts';

/** So slow that a breath of the season lasts as long as all pictures of it. */
const STILL = 0.05;
const TABLE = { width: 960, height: 540 };

const ON_PHONE: readonly SceneName[] = [
  ...(['arrival', 'card', 'silver-chest', 'coats-question', 'raven-tower', 'bell-tower', 'cipher-scribe'] as const),
  ...(['cipher-knower', 'rope-bridge', 'field-mission', 'armoury', 'armoury-niche', 'armoury-outside'] as const),
  ...(['talk', 'listed-talk', 'ballot', 'turn', 'reveal', 'tie', 'banishment', 'council-loyal', 'letters'] as const),
  ...(['council-22', 'arrivals', 'empty-chair', 'death-list', 'pause', 'end-vote', 'final', 'end'] as const),
];
const ON_TABLE: readonly SceneName[] = [
  ...([
    'arrival',
    'ceremony-22',
    'silver-chest',
    'coats-of-arms',
    'raven-tower',
    'bell-tower',
    'cipher-knower',
  ] as const),
  ...([
    'rope-crossing',
    'field-mission',
    'armoury',
    'talk',
    'talk-22',
    'ballot',
    'reveal',
    'reveal-22',
    'tie',
  ] as const),
  ...(['tie-22', 'banishment', 'letters', 'council-22', 'arrivals', 'empty-chair-22', 'death-list', 'pause'] as const),
  ...(['end-vote', 'final', 'end'] as const),
];
const AT_DESK: readonly SceneName[] = ['desk-talk', 'desk-reveal', 'desk-night', 'field-mission'];

export const sit: Sitting = async (_, album) => {
  const names = [...new Set([...ON_PHONE, ...ON_TABLE, ...AT_DESK])];
  const house = await House.open(laySeasons(...names.map((name) => scenes[name]())));
  await house.hurry(STILL);
  const evening = new Evening(house, await openBrowser());
  try {
    const phone = await evening.device({ name: 'Alma', language: 'en', lessMotion: true });
    const table = await evening.device({ name: 'table', kind: 'table', language: 'en', size: TABLE, lessMotion: true });
    const master = await evening.device({ name: 'master', kind: 'master', language: 'en', lessMotion: true });
    for (const [at, name] of names.entries()) {
      for (const [device, wanted, drawn] of [
        [phone, ON_PHONE, '.fr'],
        [table, ON_TABLE, '.ft-layer'],
        [master, AT_DESK, '.fm'],
      ] as const) {
        if (!wanted.includes(name)) continue;
        await enter(device, codeOf(at), device.name);
        await device.sees(device.page.locator(drawn));
        await album.take(device, name);
      }
    }
  } finally {
    await evening.close();
  }
};
