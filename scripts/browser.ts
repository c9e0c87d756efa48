/**
 * A browser of the Chromium family for tests and pictures: the one that KONKLAVE_BROWSER names, one that is installed,
 * Playwright's own; and if there is none, one is installed.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const root = join(import.meta.dirname, '..');
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const PLACES: { readonly [platform: string]: readonly string[] } = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
    const folder = process.env[variable];
    return folder ? [join(folder, 'Google/Chrome/Application/chrome.exe')] : [];
  }),
};

/**
 * What it is not to have. A browser obeys one such list, so that this one stands instead of Playwright's: what would
 * talk to others, or change what a page is given; the lists below the address bar, which nobody sees and which are
 * a page of their own for every device; and a process that waits for the next page, which is another one's.
 */
const WITHOUT = [
  ...['NetworkTimeServiceQuerying', 'OptimizationHints', 'PreconnectToSearch', 'MediaRouter', 'LensOverlay'],
  ...['AimEnabled', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'ThirdPartyStoragePartitioning'],
  ...['PaintHolding', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  'SpareRendererForSitePerProcess',
];

/** What makes it start in a container and talk to nobody but the house. */
const FLAGS = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  `--disable-features=${WITHOUT.join(',')}`,
];

/** What is drawn depends on nothing but the page: not on what was drawn before it, nor on which thread was first. */
export const SAME_PIXELS = ['--disable-partial-raster', '--num-raster-threads=1', '--disable-checker-imaging'];

export const launchOptions = (executablePath: string, flags: readonly string[] = []) => ({
  executablePath,
  args: [...FLAGS, ...flags],
});

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...(PLACES[process.platform] ?? []), ...inPath].find(isProgram);
}

function ownOfPlaywright(): string | undefined {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function succeeds(program: string, ...args: string[]): boolean {
  process.stderr.write(`konklave: no browser is here yet: ${[program, ...args].join(' ')}\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { cwd: root, env, stdio: ['ignore', 2, 2] }).status === 0;
}

function install(): void {
  const isDebian = process.platform === 'linux' && existsSync('/etc/debian_version');
  if (isDebian && process.getuid?.() === 0) {
    if (succeeds('apt-get', 'update') && succeeds('apt-get', 'install', '-y', 'chromium')) return;
  }
  succeeds(process.execPath, join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium');
}

/** The path of a browser. Throws a sentence that says what to do. */
export function findBrowser(): string {
  const named = process.env.KONKLAVE_BROWSER;
  if (named) {
    if (isProgram(named)) return named;
    throw new Error(`KONKLAVE_BROWSER names ${named}, and there is no program there.`);
  }
  const found = installedBrowser() ?? ownOfPlaywright();
  if (found) return found;
  install();
  const installed = installedBrowser() ?? ownOfPlaywright();
  if (installed) return installed;
  throw new Error(
    'No browser was found, and none could be installed: install Chrome or Chromium, or set KONKLAVE_BROWSER to the path of one.',
  );
}
