/**
 * An evening: a house, a browser and the devices that people bring. When a test fails, a picture and the words of every
 * page are kept in dist/e2e; when it passes, no page may have been in trouble.
 */
import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser, launchOptions } from '../../scripts/browser.ts';
import { Device, type DeviceSetup } from './device.ts';
import { House } from './house.ts';
import type { Phone } from './phone.ts';

const KEPT = join(import.meta.dirname, '../../dist/e2e');

let browser: Promise<Browser> | undefined;

/** One that crashed is followed by another. */
export async function openBrowser(): Promise<Browser> {
  const open = await browser?.catch(() => undefined);
  if (!open?.isConnected()) browser = chromium.launch(launchOptions(findBrowser()));
  return browser!;
}

/** Whatever else is open until the last test is over. */
export const alsoToClose: (() => Promise<void>)[] = [];

export async function closeBrowser(): Promise<void> {
  await Promise.all([(await browser)?.close(), ...alsoToClose.splice(0).map((close) => close())]);
}

type Runner = (title: string, play: () => Promise<void>) => void;

let isToClose = false;
let runner: Runner = (title, play) => {
  if (!isToClose) after(closeBrowser);
  isToClose = true;
  test(title, play);
};

/** A file by itself is run by node:test; whoever runs several in this process closes the browser in the end. */
export function playBy(other: Runner): void {
  runner = other;
}

/** A test with a browser and without a house. */
export const inBrowser: Runner = (title, play) => runner(title, play);

export class Evening {
  readonly house: House;
  readonly devices: Device[] = [];
  /** Of other engines than Playwright’s. */
  readonly phones: Phone[] = [];
  readonly #browser: Browser;

  constructor(house: House, chosen: Browser) {
    this.house = house;
    this.#browser = chosen;
  }

  device = async (setup: DeviceSetup): Promise<Device> => {
    await this.house.open();
    const device = await Device.take(this.#browser, this.house, setup);
    this.devices.push(device);
    return device;
  };

  async keep(title: string, error: unknown): Promise<void> {
    const folder = join(KEPT, title.replace(/[^\p{L}\d]+/gu, '-').slice(0, 60));
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'error.txt'), `${(error as Error).stack ?? error}\n\n${this.house.output()}`);
    for (const { name, page, troubles } of this.devices) {
      await page.screenshot({ path: join(folder, `${name}.png`), timeout: 5_000 }).catch(() => {});
      const words = await page.content().catch(() => 'no page');
      writeFileSync(join(folder, `${name}.txt`), `${page.url()}\n${troubles.join('\n')}\n\n${words}`);
    }
    for (const { name, tab } of this.phones) {
      writeFileSync(join(folder, `${name}.png`), await tab.picture());
      const words = await tab.run(() => `${location}\n${document.documentElement.outerHTML}`, null).catch(String);
      writeFileSync(join(folder, `${name}.txt`), `${(await tab.troubles()).join('\n')}\n\n${words}`);
    }
  }

  async close(): Promise<void> {
    await Promise.all(
      [...this.devices, ...this.phones.map(({ tab }) => tab)].map((one) => one.close().catch(() => {})),
    );
    await this.house.close();
  }
}

export function evening(
  title: string,
  play: (evening: Evening) => Promise<void>,
  prepare?: (folder: string) => Promise<void>,
): void {
  inBrowser(title, async () => {
    const chosen = await openBrowser();
    const here = new Evening(await House.build(prepare), chosen);
    try {
      await play(here);
      const others = here.phones.map(async ({ name, tab }) => ({ name, troubles: await tab.troubles() }));
      const troubles = [...here.devices, ...(await Promise.all(others))].flatMap(({ name, troubles: own }) =>
        own.map((one) => `${name}: ${one}`),
      );
      assert.deepEqual(troubles, [], 'a page was in trouble');
    } catch (error) {
      await here.keep(title, error);
      throw error;
    } finally {
      await here.close();
    }
  });
}
