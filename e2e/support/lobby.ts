/** From the front door to a table where everybody sits. */
import type { GameId } from '../../src/web/catalogue.ts';
import type { Device } from './device.ts';
import { exactly, frontWords, gameWords, houseWords, saying } from './words.ts';

/** What lies over the front page: which game, and how. */
const inSheet = (device: Device, name: RegExp) => device.page.getByRole('dialog').getByRole('button', { name });

/** Lays a table from the front page; gives its code. */
export async function layTable(host: Device, { remote = false, game = 'maffia' as GameId } = {}): Promise<string> {
  const words = frontWords(host.language);
  await host.goto('/');
  await host.press(saying(words.host));
  await inSheet(host, saying(houseWords(host.language).posters[game].name)).click();
  await inSheet(host, saying(words.ways[remote ? 'remote' : 'table'].name)).click();
  await host.page.waitForURL(/\/[A-Z]{4,5}$/);
  return new URL(host.page.url()).pathname.slice(1);
}

/** Two presses on the front page. */
export async function playAlone(device: Device, game: GameId = 'maffia'): Promise<void> {
  await device.goto('/');
  await device.press(saying(frontWords(device.language).alone));
  await inSheet(device, saying(houseWords(device.language).posters[game].name)).click();
}

/** Types the code that one was given. */
export async function typeCode(guest: Device, code: string): Promise<void> {
  const words = frontWords(guest.language);
  await guest.goto('/');
  await guest.field(words.code).fill(code);
  await guest.press(exactly(words.join));
  await guest.page.waitForURL(new RegExp(`/${code}$`));
}

export async function sitDown(guest: Device, name: string): Promise<void> {
  const words = houseWords(guest.language);
  await guest.field(words.join.name).fill(name);
  await guest.press(exactly(words.join.sit));
  await guest.loses(guest.field(words.join.name));
}

export async function sayReady(guest: Device): Promise<void> {
  const words = houseWords(guest.language);
  await guest.press(exactly(words.lobby.ready));
  await guest.sees(guest.button(exactly(words.lobby.notReady)));
}

export async function toTab(host: Device, tab: 'seats' | 'options' | 'invite'): Promise<void> {
  const words = houseWords(host.language);
  const nav = host.page.getByRole('navigation', { name: words.lobby.hostTabs });
  await nav.getByRole('button', { name: saying(words.lobby.tabs[tab]) }).click();
  await host.sees(host.page.getByRole('heading', { level: 1, name: words.lobby.tabs[tab] }));
}

/** Puts bots on empty chairs until so many sit at the table. */
export async function fillChairs(host: Device, chairs: number): Promise<void> {
  const words = houseWords(host.language);
  await toTab(host, 'seats');
  const more = host.button(`${words.lobby.bots}: +`);
  const seated = host.page.locator('.bar .clock');
  for (let count = Number((await seated.innerText()).split('/')[0]); count < chairs; count++) {
    await more.click();
    await host.sees(seated.filter({ hasText: new RegExp(`^\\s*${count + 1} /`) }));
  }
}

export async function choosePreset(host: Device, preset: 'standard' | 'blitz' | 'solo'): Promise<void> {
  const radio = host.page.getByRole('radio', { name: saying(gameWords(host.language).presets[preset].name) });
  await radio.click();
  await host.sees(host.page.getByRole('radio', { name: radioName(host, preset), checked: true }));
}

const radioName = (host: Device, preset: 'standard' | 'blitz' | 'solo') =>
  saying(gameWords(host.language).presets[preset].name);

type OptionName = keyof ReturnType<typeof gameWords>['options'];

/** Presses plus or minus until the number stands there. */
export async function step(host: Device, option: OptionName, way: '+' | '−', shown: string): Promise<void> {
  const { name } = gameWords(host.language).options[option];
  const group = host.page.getByRole('group', { name, exact: true });
  const output = group.locator('output');
  for (let pressed = 0; (await output.innerText()).trim() !== shown; pressed++) {
    if (pressed > 40) throw new Error(`${name} never says ${shown}`);
    const before = await output.innerText();
    await group.getByRole('button', { name: `${name}: ${way}` }).click();
    await host.loses(output.filter({ hasText: exactly(before) }));
  }
}

export async function chooseOption(host: Device, option: OptionName, value: string): Promise<void> {
  const { name, values } = gameWords(host.language).options[option];
  const label = (values as { readonly [value: string]: string })[value]!;
  const radio = host.page.getByRole('radiogroup', { name, exact: true }).getByRole('radio', { name: exactly(label) });
  await radio.click();
  await host.sees(host.page.getByRole('radio', { name: exactly(label), checked: true }));
}

export async function turn(host: Device, option: OptionName, on: boolean): Promise<void> {
  const { name } = gameWords(host.language).options[option];
  const control = host.page.getByRole('switch', { name, exact: true });
  if ((await control.getAttribute('aria-checked')) !== String(on)) await control.click();
  await host.sees(host.page.getByRole('switch', { name, exact: true, checked: on }));
}

/** Opens the table's screen or the console on another device, by the link in the square. */
export async function openDoor(screen: Device, host: Device, code: string): Promise<void> {
  const doors = await host.page.evaluate((room) => localStorage.getItem(`konklave.doors.${room}`), code);
  const token = (JSON.parse(doors!) as { table: string; master: string })[screen.kind as 'table' | 'master'];
  await screen.goto(`/${code}/${screen.kind}#${token}`);
}
