/**
 * The browsers of tests and pictures. One of the Chromium family must be there: the one that KONKLAVE_BROWSER names, one
 * that is installed, Playwright's own; and if there is none, one is installed. Firefox and WebKit are found or installed
 * as well where a system has them (KONKLAVE_FIREFOX and KONKLAVE_WEBKIT name them; `none` does without).
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const root = join(import.meta.dirname, '..');

/** Where a browser may be: under these names in the PATH, and in these places. */
interface Whereabouts {
  readonly names: readonly string[];
  readonly darwin: readonly string[];
  readonly win32: string;
}

const CHROMIUM: Whereabouts = {
  names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: 'Google/Chrome/Application/chrome.exe',
};
const FIREFOX: Whereabouts = {
  names: ['firefox-esr', 'firefox'],
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: 'Mozilla Firefox/firefox.exe',
};
/** The small browser that comes with WebKitGTK, which its driver starts. */
const MINI_BROWSER = ['/usr/lib/*/', '/usr/lib/', '/usr/libexec/'].map(
  (folder) => `${folder}webkit2gtk-4.*/MiniBrowser`,
);

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

function inPath(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function installed({ names, darwin, win32 }: Whereabouts): string | undefined {
  const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => process.env[name] ?? []);
  const places = { darwin, win32: folders.map((folder) => join(folder, win32)) } as {
    readonly [platform: string]: readonly string[];
  };
  return places[process.platform]?.find(isProgram) ?? inPath(...names);
}

function ownOfPlaywright(): string | undefined {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function succeeds(what: string, program: string, ...args: string[]): boolean {
  process.stderr.write(`konklave: ${what} is not here yet: ${[program, ...args].join(' ')}\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { cwd: root, env, stdio: ['ignore', 2, 2] }).status === 0;
}

/** Where there is apt and it may be asked. */
function installPackages(what: string, ...packages: string[]): boolean {
  const isDebian = process.platform === 'linux' && existsSync('/etc/debian_version');
  if (!isDebian || process.getuid?.() !== 0) return false;
  return succeeds(what, 'apt-get', 'update') && succeeds(what, 'apt-get', 'install', '-y', ...packages);
}

function install(): void {
  if (installPackages('a browser', 'chromium')) return;
  const cli = join(root, 'node_modules/playwright-core/cli.js');
  succeeds('a browser', process.execPath, cli, 'install', 'chromium');
}

/** The path of a browser. Throws a sentence that says what to do. */
export function findBrowser(): string {
  const named = process.env.KONKLAVE_BROWSER;
  if (named) {
    if (isProgram(named)) return named;
    throw new Error(`KONKLAVE_BROWSER names ${named}, and there is no program there.`);
  }
  const found = installed(CHROMIUM) ?? ownOfPlaywright();
  if (found) return found;
  install();
  const fresh = installed(CHROMIUM) ?? ownOfPlaywright();
  if (fresh) return fresh;
  throw new Error(
    'No browser was found, and none could be installed: install Chrome or Chromium, or set KONKLAVE_BROWSER to the path of one.',
  );
}

/** Why an engine cannot be had here, in a few words. */
export interface Missing {
  readonly missing: string;
}

export interface Firefox {
  readonly path: string;
}

export interface WebKit {
  readonly driver: string;
  readonly browser: string;
  /** The X server on whose screen it draws. */
  readonly screen: string;
}

const NOT_WANTED: Missing = { missing: 'not wanted' };

function chosenBy(variable: string): string | Missing | undefined {
  const path = process.env[variable];
  if (path === undefined || path === '') return undefined;
  if (path === 'none') return NOT_WANTED;
  return isProgram(path) ? path : { missing: `${variable} names ${path}, and there is no program there` };
}

export function findFirefox(): Firefox | Missing {
  const own = chosenBy('KONKLAVE_FIREFOX');
  if (typeof own === 'object') return own;
  const look = () => own ?? installed(FIREFOX);
  const path = look() ?? (installPackages('Firefox', 'firefox-esr') ? look() : undefined);
  return path ? { path } : { missing: 'it is not installed' };
}

export function findWebKit(): WebKit | Missing {
  const own = chosenBy('KONKLAVE_WEBKIT');
  if (typeof own === 'object') return own;
  if (process.platform !== 'linux') return { missing: 'its driver, WebKitGTK, is for Linux' };
  const look = () => {
    const [driver, screen] = [own ?? inPath('WebKitWebDriver'), inPath('Xvfb')];
    const browser = globSync(MINI_BROWSER).find(isProgram);
    return driver && screen && browser ? { driver, browser, screen } : undefined;
  };
  const packages = ['webkit2gtk-driver', 'xvfb'];
  const found = look() ?? (installPackages('WebKit', ...packages) ? look() : undefined);
  return found ?? { missing: `it is not installed (in Debian: ${packages.join(' and ')})` };
}

/**
 * Installs them where it can. What cannot be had is no failure: it is told, and the last line of the check names it
 * (outcome.ts). For whoever plays then, an engine that is missing is one that is not wanted.
 */
export function otherEngines(): { readonly told: string; readonly env: NodeJS.ProcessEnv } {
  const env: NodeJS.ProcessEnv = {};
  let told = '';
  const wanted = { Firefox: ['KONKLAVE_FIREFOX', findFirefox()], WebKit: ['KONKLAVE_WEBKIT', findWebKit()] } as const;
  for (const [name, [variable, found]] of Object.entries(wanted)) {
    if (!('missing' in found)) continue;
    told += `without ${name}: ${found.missing}\n`;
    env[variable] = 'none';
  }
  return { told, env };
}
