/** GW:s brott, Danish, around one table: GW walks into somebody with eight pairs of handcuffs, and every phone tells of it. */
import assert from 'node:assert/strict';
import type { Device } from './support/device.ts';
import { evening } from './support/evening.ts';
import { gwScreens, gwTexts } from './support/gws-brott.ts';
import { layNear, PEOPLE } from './support/gws-brott-laid.ts';
import { comeTo } from './support/illumuffinati-laid.ts';
import { exactly } from './support/words.ts';

const CODE = 'SNAP';
const t = gwTexts('da');
const w = gwScreens('da');

/** Whatever stands beside the edge, also where the page does not scroll to it. */
const pastTheEdge = ({ page }: Device): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.gb-caught .stage *')]
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
      .map(({ className, innerText }) => `${className}: ${innerText}`),
  );

let square = '';
evening(
  'GW’s click with eight pairs of handcuffs is whole, and everybody is told',
  async ({ device }) => {
    const [hunter, caught, other] = await Promise.all(PEOPLE.map((name) => device({ name, language: 'da' })));
    const people = [hunter!, caught!, other!];
    for (const [k, one] of people.entries()) await comeTo(one, CODE, PEOPLE[k]!);
    for (const one of [caught!, other!]) await one.sees(one.page.locator('.gb-near'));
    const step = hunter!.page.locator('.gb-pad button').filter({ hasText: new RegExp(`^${square}\\D`) });
    // It goes by itself after a few seconds: whoever looks later than that finds it gone.
    const seen = [
      other!.sees(other!.heading(exactly(t.log.arrested(PEOPLE[1], square)))),
      caught!.sees(caught!.heading(exactly(t.screen.caught))),
      hunter!.sees(hunter!.text(w.caught.cuffs(7))).then(() => pastTheEdge(hunter!)),
    ] as const;
    await step.click();
    const [, , past] = await Promise.all(seen);
    assert.deepEqual(past, []);
  },
  async (folder) => {
    square = await layNear(folder, CODE, 'da');
  },
);
