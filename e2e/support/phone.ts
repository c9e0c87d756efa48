/**
 * A phone with whichever engine, driven as a person would: what is pressed is found by what it is called, and what is
 * waited for is seen. Presses are those of a real finger or mouse, because sound and full screens ask for one.
 */
import { AssertionError } from 'node:assert/strict';
import { nextChange } from './device.ts';
import { Gone, type Point, type Tab } from './tab.ts';

const WAIT_MS = 60_000;
const STILL_MS = 1_000;

/** What can be pressed, by what a screen reader calls it. */
const KINDS = {
  button: 'button, [role=button], a[href], summary',
  radio: '[role=radio], input[type=radio]',
  switch: '[role=switch]',
  field: 'input, textarea',
} as const;
/** One of these, or a selector of one's own. */
export type Kind = keyof typeof KINDS | `.${string}` | `[${string}`;
const selectorOf = (kind: Kind): string => (KINDS as { readonly [kind: string]: string })[kind] ?? kind;

interface Wanted {
  readonly selector: string;
  readonly source: string;
  readonly flags: string;
}

/** Runs in the page: where to press the first that is called so, if a person could. What comes of it is noted. */
function whereIs({ selector, source, flags }: Wanted): Point | null {
  const name = new RegExp(source, flags);
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
  const called = (one: HTMLElement): string => {
    const labels = [...((one as HTMLInputElement).labels ?? [])].map(({ innerText }) => innerText).join(' ');
    return (
      one.getAttribute('aria-label') ??
      (labels || one.innerText || one.getAttribute('placeholder') || '')
    ).trim();
  };
  for (const one of (sheet ?? document).querySelectorAll<HTMLElement>(selector)) {
    const isOff = (one as HTMLButtonElement).disabled || one.ariaDisabled === 'true' || one.closest('[inert]');
    if (isOff || !one.checkVisibility({ visibilityProperty: true }) || !name.test(called(one))) continue;
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const at = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const hit = document.elementFromPoint(at.x, at.y);
    const label =
      one.closest('label') ?? (one.id ? document.querySelector(`label[for="${CSS.escape(one.id)}"]`) : null);
    const struck = [one, label].find((candidate) => hit && candidate?.contains(hit));
    if (!struck) continue;
    Object.assign(globalThis, { wasHit: false });
    const note = () => Object.assign(globalThis, { wasHit: true });
    struck.addEventListener('click', note, { once: true, capture: true });
    return at;
  }
  return null;
}

/** Runs in the page. It may have moved away under the finger, and then it was no press; a page that is another one by now was left by it. */
const wasMissed = (): boolean => (globalThis as { wasHit?: boolean }).wasHit === false;

const wordsOnPage = (): string => document.body.innerText;

export class Phone {
  readonly name: string;
  readonly tab: Tab;

  constructor(name: string, tab: Tab) {
    this.name = name;
    this.tab = tab;
  }

  /** Until something comes of it, looking again whenever the page changes. */
  async until<T>(what: string, look: () => Promise<T>, ms = WAIT_MS): Promise<NonNullable<T>> {
    const end = performance.now() + ms;
    for (;;) {
      const found = await look().catch((error: unknown) => {
        // A page that is opened again knows nothing for a moment.
        if (error instanceof AssertionError || error instanceof Gone || performance.now() > end) throw error;
        return undefined;
      });
      if (found) return found;
      if (performance.now() > end) throw new Error(`${this.name} waited in vain for ${what}\n${await this.words()}`);
      await this.changes();
    }
  }

  async changes(): Promise<void> {
    await this.tab.run(nextChange, STILL_MS).catch((error: unknown) => {
      if (error instanceof Gone) throw error;
    });
  }

  words = (): Promise<string> => this.tab.run(wordsOnPage, null);

  #where = (name: RegExp, kind: Kind): Promise<Point | null> =>
    this.tab.run(whereIs, { selector: selectorOf(kind), source: name.source, flags: name.flags });

  /** If it is there and can be pressed now. Says whether it was. */
  async tryTo(name: RegExp, kind: Kind = 'button'): Promise<boolean> {
    const at = await this.#where(name, kind);
    if (!at) return false;
    await this.tab.down(at);
    await this.tab.up();
    return !(await this.tab.run(wasMissed, null).catch(() => false));
  }

  async press(name: RegExp, kind: Kind = 'button'): Promise<void> {
    await this.until(`a ${kind} to press: ${name}`, () => this.tryTo(name, kind));
  }

  async write(label: RegExp, text: string): Promise<void> {
    await this.press(label, 'field');
    await this.tab.run(() => (document.activeElement as HTMLInputElement).select(), null);
    await this.tab.type(text);
    const isThere = () =>
      this.tab.run((wanted) => (document.activeElement as HTMLInputElement | null)?.value === wanted, text);
    await this.until(`${text} in ${label}`, isThere);
  }

  /** Holds it as long as something is done meanwhile. */
  async hold<T>(name: RegExp, meanwhile: () => Promise<T>, kind: Kind = 'button'): Promise<T> {
    await this.tab.down(await this.until(`something to hold: ${name}`, () => this.#where(name, kind)));
    try {
      return await meanwhile();
    } finally {
      await this.tab.up();
    }
  }

  /** The words of the first that is shown and has some. */
  reads = (selector: string): Promise<string> =>
    this.until(`words in ${selector}`, () =>
      this.tab.run((wanted) => {
        const shown = [...document.querySelectorAll<HTMLElement>(wanted)].filter((one) => one.checkVisibility());
        return shown.map((one) => one.innerText.trim()).find((words) => words !== '');
      }, selector),
    );

  sees = (selector: string): Promise<unknown> =>
    this.until(selector, () => this.tab.run((wanted) => document.querySelector(wanted)?.checkVisibility(), selector));

  loses = (selector: string): Promise<unknown> =>
    this.until(`${selector} to go`, () => this.tab.run((wanted) => !document.querySelector(wanted), selector));

  seesWords = (words: RegExp): Promise<unknown> =>
    this.until(String(words), async () => words.test(await this.words()));
  losesWords = (words: RegExp): Promise<unknown> =>
    this.until(`${words} to go`, async () => !words.test(await this.words()));

  keeps = (key: string, value: string): Promise<unknown> =>
    this.tab.run((kept) => localStorage.setItem(...kept), [key, value] as const);

  /** Somebody looks at a phone that slept. */
  wake = (): Promise<unknown> => this.tab.run(() => document.dispatchEvent(new Event('visibilitychange')), null);
}
