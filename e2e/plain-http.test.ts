/**
 * At home the pages come over plain HTTP, where a browser gives neither clipboard nor wake lock, and some televisions are
 * too old for them. What is missing there is taken away here.
 */
import assert from 'node:assert/strict';
import { type Evening, evening } from './support/evening.ts';
import { layTable, sitDown, toTab } from './support/lobby.ts';
import { houseWords } from './support/words.ts';

/** Runs in the page, before all else. */
function takeAway(names: readonly string[]): void {
  Object.assign(window, { aside: navigator.clipboard }); // what is in it, the test reads
  for (const name of names) Reflect.deleteProperty(Object.getPrototypeOf(navigator), name);
}

const SECURE_ONLY = ['clipboard', 'wakeLock', 'share', 'serviceWorker'];

async function plainly(here: Evening, setup: Parameters<Evening['device']>[0]) {
  const device = await here.device(setup);
  await device.context.addInitScript(takeAway, SECURE_ONLY);
  return device;
}

evening('a link is copied and a screen stays awake without what only HTTPS gives', async (here) => {
  const host = await plainly(here, { name: 'host' });
  const words = houseWords('en').lobby;
  const code = await layTable(host);
  await sitDown(host, 'Alma');
  await toTab(host, 'invite');
  await host.press(words.copyLink);
  await host.sees(host.button(words.copied));

  const { origin } = new URL(host.page.url());
  await host.context.grantPermissions(['clipboard-read'], { origin });
  const copied = await host.page.evaluate(() => (window as unknown as { aside: Clipboard }).aside.readText());
  assert.equal(copied, `${origin}/${code}`);

  // A press began the film, and it plays: the policy of the page lets it.
  const film = host.page.locator('video');
  await film.waitFor({ state: 'attached' });
  await host.page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5);
  assert.deepEqual(
    await film.evaluate((video: HTMLVideoElement) => {
      const { width, height } = video.getBoundingClientRect();
      const isCovering = width === innerWidth && height === innerHeight;
      const above = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      return [video.paused, video.muted, isCovering, above === video, video.error];
    }),
    [false, true, true, false, null],
  );
  // From the second half it begins anew, and goes on.
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 12;
  });
  await host.page.waitForFunction(() => {
    const { currentTime, paused } = document.querySelector('video')!;
    return !paused && currentTime < 8 && currentTime > 0;
  });
});

evening('a table’s screen is kept awake without anybody touching it', async (here) => {
  const table = await plainly(here, { name: 'table', kind: 'table' });
  const host = await here.device({ name: 'host' });
  const code = await layTable(host);
  await table.goto(`/${code}/table`);
  await table.page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2);
});

evening('a browser that is too old says so kindly, and in its language', async (here) => {
  const television = await here.device({ name: 'television', kind: 'table', language: 'sv' });
  await television.context.addInitScript(() => {
    Reflect.deleteProperty(window, 'CSSLayerBlockRule');
  });
  await television.goto('/LYKT/table');
  await television.sees(television.heading('Webbläsaren här är för gammal för bordet'));
  await television.sees(television.text(/Det här saknas: @layer\./));
  assert.equal(await television.page.locator('#konklave main').count(), 1, 'and nothing else is drawn');
  assert.equal(await television.page.getByRole('button').count(), 0);
});
