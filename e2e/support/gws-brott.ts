/**
 * GW:s brott on phones: from the front page to the first round, and people who play it by what they read. Whoever is too
 * late for a button finds it gone and goes on.
 */
import { errors, type Locator } from 'playwright-core';
import { distance, type Square, streets } from '../../src/games/gws-brott/content.ts';
import type { Options } from '../../src/games/gws-brott/options.ts';
import { da as daWall } from '../../src/games/gws-brott/screens/wall/da.ts';
import { en as enWall, type WallWords } from '../../src/games/gws-brott/screens/wall/en.ts';
import { nb as nbWall } from '../../src/games/gws-brott/screens/wall/nb.ts';
import { sv as svWall } from '../../src/games/gws-brott/screens/wall/sv.ts';
import { da } from '../../src/games/gws-brott/screens/words/da.ts';
import { en, type ScreenWords } from '../../src/games/gws-brott/screens/words/en.ts';
import { nb } from '../../src/games/gws-brott/screens/words/nb.ts';
import { sv } from '../../src/games/gws-brott/screens/words/sv.ts';
import { textsFor } from '../../src/games/gws-brott/texts/all.ts';
import type { GwTexts } from '../../src/games/gws-brott/texts/index.ts';
import type { Language } from '../../src/kernel/game.ts';
import type { Device } from './device.ts';
import { layTable } from './lobby.ts';
import { exactly, like, saying } from './words.ts';

const SCREENS: { readonly [language in Language]: ScreenWords } = { en, da, sv, nb };
const WALLS: { readonly [language in Language]: WallWords } = { en: enWall, da: daWall, sv: svWall, nb: nbWall };
export const gwWall = (language: Language): WallWords => WALLS[language];
export const gwTexts = (language: Language): GwTexts => textsFor(language);
export const gwScreens = (language: Language): ScreenWords => SCREENS[language];

/** Lays a table for this game from the front page; gives its code. */
export const layGwTable = (host: Device, { remote = false } = {}): Promise<string> =>
  layTable(host, { remote, game: 'gws-brott' });

type Name = keyof Options;

export async function chooseGw(host: Device, option: Name, value: string): Promise<void> {
  const { name, values } = gwTexts(host.language).options[option];
  const label = (values as { readonly [value: string]: string })[value]!;
  const group = host.page.getByRole('radiogroup', { name, exact: true });
  await group.getByRole('radio', { name: exactly(label) }).click();
  await host.sees(group.getByRole('radio', { name: exactly(label), checked: true }));
}

export async function turnGw(host: Device, option: Name, on: boolean): Promise<void> {
  const { name } = gwTexts(host.language).options[option];
  const control = host.page.getByRole('switch', { name, exact: true });
  if ((await control.getAttribute('aria-checked')) !== String(on)) await control.click();
  await host.sees(host.page.getByRole('switch', { name, exact: true, checked: on }));
}

/** Presses plus or minus until the number stands there. */
export async function stepGw(host: Device, option: Name, way: '+' | '−', shown: string): Promise<void> {
  const { name } = gwTexts(host.language).options[option];
  const group = host.page.getByRole('group', { name, exact: true });
  const output = group.locator('output');
  for (let pressed = 0; (await output.innerText()).trim() !== shown; pressed++) {
    if (pressed > 20) throw new Error(`${name} never says ${shown}`);
    const before = await output.innerText();
    await group.getByRole('button', { name: `${name}: ${way}` }).click();
    await host.loses(output.filter({ hasText: exactly(before) }));
  }
}

/** What a phone asks for now, told by what can be pressed. */
export type Asked =
  | 'will-you'
  | 'cards'
  | 'pieces'
  | 'piece-choice'
  | 'turn'
  | 'rolled'
  | 'moving'
  | 'gw-turn'
  | 'gw-step'
  | 'snitch'
  | 'look'
  | 'moment'
  | 'ended'
  | 'waiting';

const PRESS_MS = 1_500;
const SAME_MS = 100_000;
const AGAIN_MS = 2_500;

/** Runs in the page. */
function shown(): string {
  const words = [...document.querySelectorAll<HTMLElement>('main h1, main .bar .phase, main .gb-note')];
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('main .thumb button, main .gb-pbig')];
  const open = buttons.filter((one) => !one.disabled && one.ariaDisabled !== 'true');
  return [...words.map((one) => one.innerText), ...open.map((one) => one.ariaLabel ?? one.innerText)].join('|');
}

/** What a screen reader would call all that can be pressed, read at once: a board has a hundred squares. */
async function namesOn({ page }: Device): Promise<Record<'buttons' | 'headings', string[]>> {
  const tree = await page.locator('body').ariaSnapshot();
  const named = (role: string) =>
    [...tree.matchAll(new RegExp(`^ *- '?${role} ("(?:[^"\\\\]|\\\\.)*")`, 'gm'))].map(
      ([, name]) => JSON.parse(name!.replaceAll("''", "'")) as string,
    );
  return { buttons: named('button'), headings: named('heading') };
}

export interface Habits {
  /** Would like to be GW. */
  readonly hunts: boolean;
  /** GW: where the quarry is, if the test knows it; a criminal: where GW is. */
  readonly towards?: () => Square | null;
  /** Called first with what is asked; `true`: it has been dealt with. */
  readonly at?: (asked: Asked) => Promise<boolean | undefined>;
}

export class Rogue {
  readonly device: Device;
  readonly name: string;
  readonly seen = new Set<Asked>();
  readonly #habits: Habits;
  #isOver = false;
  /** The own square, as the phone says it. */
  square: Square | null = null;

  constructor(device: Device, name: string, habits: Habits) {
    this.device = device;
    this.name = name;
    this.#habits = habits;
  }

  get t() {
    return gwTexts(this.device.language);
  }
  get w() {
    return gwScreens(this.device.language);
  }

  stop(): void {
    this.#isOver = true;
  }

  async asked(): Promise<Asked> {
    const { t, w, device } = this;
    const { buttons, headings } = await namesOn(device);
    const has = (name: RegExp) => buttons.some((one) => name.test(one));
    if (has(exactly(w.end.ways))) return 'ended';
    if (has(exactly(w.tools.goOn))) return 'moment';
    if (has(exactly(w.trumps.write)) || has(exactly(w.caught.watch))) return 'moment';
    if (has(exactly(t.buttons.willing))) return 'will-you';
    if (has(exactly(w.deal.toHand)) || has(exactly(w.deal.seen))) return 'cards';
    if (has(exactly(w.deal.seenTrumps))) return 'cards';
    if (has(exactly(w.look.hold))) return 'look';
    if (has(exactly(t.buttons.rollGwDie))) return 'gw-turn';
    if (has(new RegExp(` ${w.gw.up}$| ${w.gw.down}$| ${w.gw.left}$| ${w.gw.right}$| ${w.gw.back}$`))) return 'gw-step';
    if (has(saying(w.turn.reset))) return 'turn';
    if (has(like(w.turn.again as (n: never) => string))) return 'rolled';
    if (has(exactly(w.turn.choose)) || has(like(w.turn.go as (n: never) => string))) return 'moving';
    const isHead = (words: string) => headings.some((one) => exactly(words).test(one));
    if (isHead(w.pieces.title) || isHead(w.pieces.two)) {
      const isOpen =
        has(exactly(w.pieces.chooseFirst)) || (await device.page.locator('.thumb .btn-primary').count()) > 0;
      return isOpen ? 'pieces' : 'waiting';
    }
    if (isHead(w.pieces.who)) return 'piece-choice';
    if (has(exactly(w.trumps.pickWhom)) || has(like(t.buttons.tellOn as (n: never) => string))) return 'snitch';
    return 'waiting';
  }

  /** Plays until the end, or until told to stop. */
  async play(): Promise<void> {
    let last = '';
    let since = performance.now();
    while (!this.#isOver) {
      const now = await this.device.page.evaluate(shown).catch(() => '');
      if (now !== last) since = performance.now();
      if (performance.now() - since > SAME_MS) throw new Error(`${this.name} has seen the same for too long: ${now}`);
      last = now;
      const asked = await this.device.alone(() => this.asked());
      this.seen.add(asked);
      const isDone = await this.device.alone(async () => (await this.#habits.at?.(asked)) ?? false);
      if (asked === 'ended') return;
      if (!isDone) await this.device.alone(() => this.#act(asked));
      await this.#changes(now);
    }
  }

  async #changes(before: string): Promise<void> {
    const until = performance.now() + AGAIN_MS;
    const isStill = async () => (await this.device.page.evaluate(shown).catch(() => before)) === before;
    while (!this.#isOver && performance.now() < until && (await isStill())) await this.device.changes();
  }

  async #act(asked: Asked): Promise<void> {
    const { t, w, device } = this;
    switch (asked) {
      case 'will-you':
        return this.tryTo(device.button(exactly(this.#habits.hunts ? t.buttons.willing : t.buttons.unwilling)));
      case 'cards':
        await this.tryTo(device.button(exactly(w.deal.toHand)));
        await this.tryTo(device.button(exactly(w.deal.seen)));
        return this.tryTo(device.button(exactly(w.deal.seenTrumps)));
      case 'pieces':
        return this.choosePieces();
      case 'piece-choice':
        return this.tryTo(device.page.locator('.thumb .btn-primary'));
      case 'turn': {
        const handOver = device.page.locator('button[aria-disabled="false"]').filter({ hasText: w.turn.handHelp });
        await this.tryTo(handOver);
        return this.tryTo(device.page.locator('.thumb .btn-primary'));
      }
      case 'rolled':
        return this.chooseDie();
      case 'moving':
        return this.move();
      case 'gw-turn':
        return this.tryTo(device.button(exactly(t.buttons.rollGwDie)));
      case 'gw-step':
        return this.step();
      case 'snitch':
        await this.tryTo(device.page.getByRole('list').getByRole('button', { disabled: false }));
        return this.tryTo(device.button(like(t.buttons.tellOn as (n: never) => string)));
      case 'moment':
        await this.tryTo(device.button(exactly(w.tools.goOn)));
        await this.tryTo(device.button(exactly(w.trumps.write)));
        return this.tryTo(device.button(exactly(w.caught.watch)));
      case 'look':
        return this.holdSeal();
      default:
        return undefined;
    }
  }

  async choosePieces(): Promise<void> {
    const { w, device } = this;
    const wanted = (await device.heading(exactly(w.pieces.two)).count()) > 0 ? 2 : 1;
    const free = device.page.getByRole('list').getByRole('button', { disabled: false, pressed: false });
    for (let k = await device.page.getByRole('list').getByRole('button', { pressed: true }).count(); k < wanted; k++)
      await this.tryTo(free);
    await this.tryTo(device.page.locator('.thumb .btn-primary'));
  }

  /** Every lit square in words: "D5, Bakery, your evidence, can be reached". */
  async lit(): Promise<{ readonly square: Square; readonly isOwn: boolean }[]> {
    const { w, device } = this;
    const names = await device.page
      .locator('[data-square].is-live')
      .evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
    return names.map((name) => ({ square: name.split(',')[0]!, isOwn: name.includes(w.turn.own) }));
  }

  /** Own evidence, read from the names of the squares. */
  async goals(): Promise<Square[]> {
    const { w, device } = this;
    const names = await device.page
      .locator('[data-square]')
      .evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
    this.square = names.find((name) => name.includes(`, ${w.turn.you}`))?.split(',')[0] ?? this.square;
    return names.filter((name) => name.includes(w.turn.own)).map((name) => name.split(',')[0]!);
  }

  /** The die that reaches most squares: its name says how many. */
  async chooseDie(): Promise<void> {
    const { w, device } = this;
    await this.tryTo(device.button(exactly(w.turn.stuck)));
    const dice = device.page.locator('.gb-dicerow').getByRole('button', { disabled: false });
    const names = await dice.evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText));
    const counts = names.map((name) => Number(/\d+/.exec(name)?.[0] ?? 0));
    if (counts.length === 0) return;
    await this.tryTo(dice.nth(counts.indexOf(Math.max(...counts))));
    await this.tryTo(device.page.locator('.thumb .btn-primary'));
  }

  async move(): Promise<void> {
    const { w, device } = this;
    const goals = await this.goals();
    const lit = await this.lit();
    if (lit.length === 0) return;
    const to = lit.reduce((a, b) => (nearest(b.square, goals) < nearest(a.square, goals) ? b : a));
    await this.tryTo(device.page.locator(`[data-square="${to.square}"]`));
    await this.tryTo(device.button(like(w.turn.go as (n: never) => string)));
    this.square = to.square;
  }

  /** One step of GW, towards the quarry if it is known. */
  async step(): Promise<void> {
    const { device } = this;
    const goal = this.#habits.towards?.() ?? null;
    const open = device.page.locator('.gb-pad').getByRole('button', { disabled: false });
    const names = await open.evaluateAll((all) =>
      all.map((one) => (one as HTMLElement).innerText.trim().split(/\s/)[0]!),
    );
    const steps = names.filter((name) => streets.includes(name));
    if (steps.length === 0) return;
    const to = goal === null ? steps[0]! : steps.reduce((a, b) => (distance(b, goal) < distance(a, goal) ? b : a));
    await this.tryTo(open.nth(names.indexOf(to)));
  }

  /** Holds the seal until the look is over. */
  async holdSeal(during?: () => Promise<void>): Promise<void> {
    const { page } = this.device;
    const seal = this.device.button(exactly(this.w.look.hold)).first();
    const box = await seal.boundingBox();
    if (!box) return;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    try {
      await this.device.heading(exactly(this.w.look.remember)).waitFor();
      await during?.();
      await this.device.heading(exactly(this.w.look.remember)).waitFor({ state: 'hidden' });
    } finally {
      await page.mouse.up();
    }
  }

  /** If it is there and can be pressed. */
  async tryTo(what: Locator): Promise<void> {
    const one = what.first();
    if ((await one.count()) === 0 || !(await one.isEnabled().catch(() => false))) return;
    try {
      await one.click({ timeout: PRESS_MS });
    } catch (error) {
      if (!(error instanceof errors.TimeoutError) && !/detached|navigat|closed/i.test(String(error))) throw error;
    }
  }
}

const nearest = (square: Square, goals: readonly Square[]): number =>
  Math.min(99, ...goals.map((goal) => distance(square, goal)));
