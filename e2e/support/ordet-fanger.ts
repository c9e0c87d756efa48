/**
 * People who play Ordet fanger: they read what their phone asks and press what a person would press. A list of their own
 * with four symbols brings a duel with nearly every card, so that everything worth seeing comes soon.
 */
import type { Locator } from 'playwright-core';
import { da } from '../../src/games/ordet-fanger/screens/words/da.ts';
import { en, type ScreenWords } from '../../src/games/ordet-fanger/screens/words/en.ts';
import { nb } from '../../src/games/ordet-fanger/screens/words/nb.ts';
import { sv } from '../../src/games/ordet-fanger/screens/words/sv.ts';
import { textsFor } from '../../src/games/ordet-fanger/texts/all.ts';
import type { Language } from '../../src/kernel/game.ts';
import type { Device } from './device.ts';
import { layTable, toTab } from './lobby.ts';
import { exactly, houseWords, naming } from './words.ts';

const WORDS: { readonly [language in Language]: ScreenWords } = { en, da, sv, nb };
export const screenWords = (language: Language): ScreenWords => WORDS[language];

/** 44 lines can only be shared by four symbols. */
export const LIST = Array.from({ length: 44 }, (_, i) => `Something on day ${i + 1} of the trip: a bus, a bear`).join(
  '\n',
);

/** Lays a table for this game from the front page; gives its code. */
export const layOrdet = (host: Device, { remote = false } = {}): Promise<string> =>
  layTable(host, { remote, game: 'ordet-fanger' });

const optionName = (host: Device, name: string): string =>
  (textsFor(host.language).options as { readonly [name: string]: string })[name]!;

export async function chooseValue(host: Device, option: string, value: string): Promise<void> {
  const label = (textsFor(host.language).values as { readonly [value: string]: string })[value]!;
  const radio = host.page
    .getByRole('radiogroup', { name: optionName(host, option), exact: true })
    .getByRole('radio', { name: exactly(label) });
  await radio.click();
  await host.sees(radio.and(host.page.getByRole('radio', { checked: true })));
}

export async function writeOption(host: Device, option: string, text: string): Promise<void> {
  const { save } = screenWords(host.language).lobby;
  const field = host.page.getByRole('textbox', { name: optionName(host, option), exact: true });
  await field.fill(text);
  const take = field.locator('xpath=..').getByRole('button', { name: exactly(save) });
  await take.click();
  // Taken: there is nothing left to take.
  await host.sees(take.and(host.page.locator(':disabled')));
}

/** All symbols are played with, however many sides there are. */
export async function leaveNoneOut(host: Device): Promise<void> {
  const none = host.page
    .getByRole('group', { name: optionName(host, 'removedSymbols'), exact: true })
    .getByRole('button', { name: exactly(textsFor(host.language).values.none) });
  await none.click();
  await host.sees(none.and(host.page.getByRole('button', { pressed: true })));
}

export async function openAllOptions(host: Device): Promise<void> {
  await toTab(host, 'options');
  const all = new RegExp(houseWords(host.language).lobby.allOptions(99).replace('99', '\\d+'));
  await host.press(all);
}

/** One round with the group's own list, all of its symbols in play. */
export async function chooseOwnList(host: Device, list = LIST): Promise<void> {
  await openAllOptions(host);
  await chooseValue(host, 'cardSets', 'own');
  await writeOption(host, 'ownCategories', list);
  await leaveNoneOut(host);
}

export type Screen =
  | 'shuffle'
  | 'flip'
  | 'place'
  | 'duel'
  | 'onlooker'
  | 'typed'
  | 'verdict'
  | 'photo'
  | 'ballot'
  | 'neutral'
  | 'round'
  | 'over'
  | 'other';

/** Runs in the page: which screen it is, by the class that its frame wears. */
function readScreen(): string {
  const main = document.querySelector('main.of');
  return `${main?.className ?? ''} ${main?.querySelector('fieldset')?.getAttribute('aria-label') ?? ''}`;
}

/** One person with one phone. */
export class Guest {
  readonly device: Device;
  readonly name: string;

  constructor(device: Device, name: string) {
    this.device = device;
    this.name = name;
  }

  get w(): ScreenWords {
    return screenWords(this.device.language);
  }

  async screen(): Promise<Screen> {
    const shown = await this.device.page.evaluate(readScreen);
    const has = (name: string) => shown.includes(name);
    if (has('of-shuffle')) return (await this.isThere(this.w.shuffle.button)) ? 'shuffle' : 'other';
    if (has('of-duel') && has('is-typed')) return 'typed';
    if (has('of-duel')) return 'duel';
    if (has('of-onlooker')) return 'onlooker';
    if (has('of-verdict')) return 'verdict';
    if (has('of-photo')) return 'photo';
    if (has('of-ballot')) return 'ballot';
    if (has('of-round')) return 'round';
    if (has('of-over')) return 'over';
    if (has('of-wait')) return has(this.w.neutral.flip) ? 'neutral' : 'other';
    if (has(this.w.turn.where)) return 'place';
    return has(this.w.turn.flip) ? 'flip' : 'other';
  }

  button = (name: string): Locator =>
    this.device.page
      .getByRole('main')
      .getByRole('button', { name: naming(name) })
      .first();
  isThere = (name: string): Promise<boolean> => this.button(name).isVisible();

  /** Presses if it is still there; whoever is too late goes on. */
  async press(name: string): Promise<boolean> {
    try {
      await this.button(name).click({ timeout: 2_000 });
      return true;
    } catch {
      return false;
    }
  }

  async answer(text: string): Promise<void> {
    const field = this.device.field(this.w.typed.label);
    await field.fill(text);
    await field.press('Enter');
  }

  /** The same, sent again if it came too soon after another, until somebody reads it. */
  async answerFor(reader: Device, text: string): Promise<void> {
    await this.answer(text);
    const field = this.device.field(this.w.typed.label);
    const isRead = reader.page.getByText(text).first();
    for (let tries = 0; tries < 30 && !(await isRead.isVisible()); tries++) {
      if ((await field.inputValue()) !== '') await field.press('Enter');
      await isRead.waitFor({ timeout: 1000 }).catch(() => {});
    }
    await reader.sees(isRead);
  }
}

/** Goes round the phones until somebody has something to do, and says who and what. */
export async function whoActs(
  guests: readonly Guest[],
  wanted: (screens: readonly Screen[]) => boolean,
): Promise<readonly Screen[]> {
  for (let look = 0; look < 400; look++) {
    const screens = await Promise.all(guests.map((guest) => guest.screen()));
    if (wanted(screens)) return screens;
    await guests[look % guests.length]!.device.changes();
  }
  throw new Error(`nothing came: ${await Promise.all(guests.map((guest) => guest.screen()))}`);
}

/** How a duel is to end; a wish is forgotten when what it asks for has come. */
export interface Wish {
  wish: 'settle' | 'tie' | 'vote';
}

/** Somebody can do something; a duel has come to both phones. */
const isOpen = (all: readonly Screen[]): boolean =>
  all.filter((screen) => screen === 'duel').length === 2 ||
  all.some((screen) => ['shuffle', 'flip', 'place', 'verdict', 'ballot', 'neutral'].includes(screen));

/** One thing happens: a card is drawn, or whatever stands open is brought to its end in the way that is wanted. */
export async function voiceStep(guests: readonly Guest[], how: Wish): Promise<Screen> {
  const { w } = guests[0]!;
  const screens = await whoActs(guests, isOpen);
  const who = (screen: Screen) => guests.filter((_, i) => screens[i] === screen);
  const [shuffler] = who('shuffle');
  if (shuffler) {
    await shuffler.press(w.shuffle.button);
    return 'shuffle';
  }
  const duellists = who('duel');
  if (duellists.length === 2) {
    const [one, other] = duellists as [Guest, Guest];
    await one.press({ tie: w.duel.same, vote: w.duel.me, settle: other.name }[how.wish]);
    return 'duel';
  }
  const judges = who('verdict');
  if (judges.length > 0) {
    for (const judge of judges) {
      if (how.wish === 'vote' && (await judge.press(w.verdict.disagree))) break;
      await judge.press(w.verdict.agree);
    }
    return 'verdict';
  }
  if (who('ballot').length > 0) {
    if (how.wish === 'vote') how.wish = 'settle';
    for (const voter of who('ballot')) await voter.press(w.duel.same);
    return 'ballot';
  }
  const [third] = who('neutral');
  if (third) {
    if (how.wish === 'tie') how.wish = 'settle';
    await third.press(w.turn.left);
    return 'neutral';
  }
  const [placer] = who('place');
  if (placer) {
    await placer.press(w.turn.toRight);
    return 'place';
  }
  const [mover] = who('flip');
  if (mover && !(await mover.press(w.turn.left))) await mover.press(w.turn.right);
  return mover ? 'flip' : 'other';
}

/** At a distance: whoever is asked does something that people would do. */
export async function typedStep(guests: readonly Guest[], answers: () => string): Promise<readonly Screen[]> {
  const screens = await whoActs(guests, (all) => all.some((screen) => screen !== 'other' && screen !== 'onlooker'));
  for (const [i, guest] of guests.entries()) {
    const { w } = guest;
    if (screens[i] === 'shuffle') await guest.press(w.shuffle.button);
    if (screens[i] === 'flip') (await guest.press(w.turn.left)) || (await guest.press(w.turn.right));
    if (screens[i] === 'photo') await guest.press(w.photo.fine);
    if (screens[i] === 'neutral') await guest.press(w.turn.left);
    if (screens[i] === 'ballot') (await guest.press(w.ballot.counts)) || (await guest.press(w.ballot.own.counts));
    if (screens[i] === 'typed') await guest.answer(answers()).catch(() => {});
    if (screens[i] === 'round') await guest.press(w.roundEnd.readyEnd);
  }
  return screens;
}
