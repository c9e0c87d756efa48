/** The engines that can be had here, each started once for all tests of a process, and phones that have them. */
import { type Firefox, findFirefox, findWebKit, type WebKit } from '../../scripts/browser.ts';
import { SIZES } from './device.ts';
import { alsoToClose, type Evening } from './evening.ts';
import { FirefoxBrowser, firefoxTab } from './firefox.ts';
import { Phone } from './phone.ts';
import { type Tab, tabOf } from './tab.ts';
import { WebKitBrowser, webkitTab } from './webkit.ts';

const found = { firefox: findFirefox(), webkit: findWebKit() };

export type Engine = 'chromium' | keyof typeof found;
export const engines: readonly Engine[] = (['chromium', 'firefox', 'webkit'] as const).filter(
  (engine) => engine === 'chromium' || !('missing' in found[engine]),
);

/** Opened when it is first wanted, and closed with the last test. */
function once<Browser extends { close(): Promise<void> }>(open: () => Promise<Browser>): () => Promise<Browser> {
  let browser: Promise<Browser> | undefined;
  return () => {
    if (!browser) {
      const opened = open();
      alsoToClose.push(async () => (await opened).close());
      browser = opened;
    }
    return browser;
  };
}

const openFirefox = once(() => FirefoxBrowser.open(found.firefox as Firefox));
const openWebKit = once(() => WebKitBrowser.open(found.webkit as WebKit));

/** A phone with this engine. Of WebKit there is one at a time. */
export async function phoneWith(engine: Engine, here: Evening, name: string): Promise<Phone> {
  if (engine === 'chromium') return new Phone(name, tabOf(await here.device({ name })));
  await here.house.open();
  const { base } = here.house;
  const open: { readonly [engine in typeof engine]: () => Promise<Tab> } = {
    firefox: async () => firefoxTab(await openFirefox(), base, SIZES.phone),
    webkit: async () => webkitTab(await openWebKit(), base, SIZES.phone),
  };
  const phone = new Phone(name, await open[engine]());
  here.phones.push(phone);
  return phone;
}
