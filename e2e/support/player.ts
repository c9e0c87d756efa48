/**
 * Somebody who plays Maffia on a phone: reads what the screen asks, and presses what a person would press. Whoever is
 * too late for a button finds it gone and goes on, as people do.
 */
import { type Role, roles } from '../../src/games/maffia/content.ts';
import type { Phase } from '../../src/games/maffia/state.ts';
import type { MaffiaTexts } from '../../src/games/maffia/texts/index.ts';
import type { Device } from './device.ts';
import { exactly, gameWords, like } from './words.ts';

const PHASE_MS = 120_000;
const AGAIN_MS = 3_000;
const HOLD_MS = 5_000;

/** What a phone shows, in a few words: the phase by its bar, and all that changes when something is to be done. */
interface Shown {
  readonly bar: string;
  readonly whole: string;
}

/** Runs in the page. */
export function readPhone(): Shown {
  const text = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText.trim() ?? '';
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
  const pressable = buttons
    .filter((one) => !one.disabled && one.ariaDisabled !== 'true')
    .map((one) => one.ariaLabel ?? one.innerText);
  return { bar: text('.bar .phase'), whole: [text('.bar .phase'), text('main h1'), ...pressable].join('|') };
}

/** Undefined between the screens. */
export function phaseOf(bar: string, t: MaffiaTexts): Phase | undefined {
  const { phases, briefing, panel, paper, end, phone } = t;
  // Names before patterns: night zero is called a night too.
  const named = (Object.keys(phases) as (Phase | 'paused')[]).find((phase) => phases[phase] === bar);
  if (named && named !== 'paused') return named;
  if (bar === briefing.title) return 'briefing';
  if (bar === end.cards || bar === phone.afterwards) return 'ended';
  if (like(panel.day).test(bar)) return 'day-talk';
  if (like(panel.night).test(bar)) return 'night';
  return like(paper.edition).test(bar) ? 'declaration' : undefined;
}

export class Player {
  /** Another one after a hand-over. */
  device: Device;
  readonly name: string;
  role: Role | undefined;
  /** Phases that were seen on the way. */
  readonly seen = new Set<Phase>();
  /** For those who act only when somebody else has seen the same. */
  waits: ((phase: Phase) => Promise<void>) | undefined;
  #isOver = false;
  /** What its card says in night zero: the names of its mates, if it has any. */
  #circle = '';
  #nominatedOn = '';
  #choseOn = '';

  constructor(device: Device, name: string) {
    this.device = device;
    this.name = name;
  }

  get #t() {
    return gameWords(this.device.language);
  }

  shown = (): Promise<Shown> => this.device.page.evaluate(readPhone);

  async phase(): Promise<Phase | undefined> {
    return this.phaseOf((await this.shown()).bar);
  }

  phaseOf = (bar: string): Phase | undefined => phaseOf(bar, this.#t);

  /** Plays until the game is over, or until told to stop. `at` is told of a phase when it is first seen. */
  async play(at?: (phase: Phase) => Promise<void>): Promise<void> {
    let last = '';
    let waitedMs = 0; // with the same to be seen; not while somebody else looks at this phone
    while (!this.#isOver) {
      const { bar, whole } = await this.device.alone(() => this.shown());
      const phase = this.phaseOf(bar);
      if (phase === 'ended') return;
      if (whole !== last) waitedMs = 0;
      if (waitedMs > PHASE_MS) throw new Error(`${this.name} has seen the same for too long: ${whole}`);
      last = whole;
      if (phase && !this.seen.has(phase)) {
        this.seen.add(phase);
        if (at) await this.device.alone(() => at(phase));
      }
      if (phase) await this.waits?.(phase);
      await this.device.alone(() => this.#act(phase));
      const from = performance.now();
      await this.#changes(whole);
      waitedMs += performance.now() - from;
    }
  }

  stop(): void {
    this.#isOver = true;
  }

  /** Until something else is shown, or it is time to try again: a press may have come to nothing. */
  async #changes(before: string): Promise<void> {
    const until = performance.now() + AGAIN_MS;
    const isStill = async () => (await this.shown().catch(() => ({ whole: before }))).whole === before;
    while (!this.#isOver && performance.now() < until && (await isStill())) await this.device.changes();
  }

  async #act(phase: Phase | undefined): Promise<unknown> {
    const t = this.#t;
    switch (phase) {
      case 'briefing':
        await this.device.tryTo(this.device.button(exactly(t.buttons.nextCard)));
        return this.device.tryTo(this.device.button(exactly(t.buttons.ackBriefing)));
      case 'deal':
        if (this.role === undefined) await this.look();
        return this.device.tryTo(this.device.button(exactly(t.buttons.ackRole)));
      case 'night-zero':
        if (this.role === 'mafia' && this.#circle === '') this.#circle = await this.#hold();
        return this.device.tryTo(this.device.button(exactly(t.buttons.ackNightZero)));
      case 'day-talk':
        await this.device.tryTo(this.device.button(exactly(t.phone.lookOn)));
        return this.#talk();
      case 'speech': {
        const done = this.device.button(exactly(t.buttons.done));
        if (await this.device.tryTo(done)) await done.waitFor({ state: 'hidden', timeout: HOLD_MS }).catch(() => {});
        return;
      }
      case 'vote-call':
        return this.device.tryTo(this.device.button(like(t.buttons.raiseHand)));
      case 'night':
        return this.#night();
      case 'dawn-break':
        return this.device.tryTo(this.device.button(exactly(t.buttons.backFromBreak)));
      default:
        return this.device.tryTo(this.device.button(exactly(t.phone.lookOn)));
    }
  }

  async look(): Promise<void> {
    const words = await this.#hold('b');
    this.role = roles.find((role) => this.#t.roles[role].name.toLowerCase() === words.toLowerCase());
    if (words !== '' && !this.role) throw new Error(`${this.name} does not know the card ${words}`);
  }

  /** Holds the card until the words are read. They are gone when the finger is. Nothing, if the card is gone first. */
  async #hold(part?: string): Promise<string> {
    const { page } = this.device;
    const card = this.device.button(this.#t.phone.holdCard).first();
    const box = await card.boundingBox({ timeout: HOLD_MS }).catch(() => null);
    if (!box) return '';
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    const title = card.locator('b').first();
    const words = await title
      .waitFor({ timeout: HOLD_MS })
      .then(() => (part ? title : card).innerText({ timeout: HOLD_MS }))
      .catch(() => '');
    await page.mouse.up();
    await title.waitFor({ state: 'detached' });
    return words.trim();
  }

  /** The first on this grid who is neither oneself nor a mate. */
  async #pick(grid: string): Promise<void> {
    const seats = this.device.page.getByRole('list', { name: grid }).getByRole('button', { disabled: false });
    const names = (await seats.locator('.nm').allInnerTexts()).map((name) => name.trim());
    const at = names.findIndex((name) => name !== this.name && !this.#circle.includes(name));
    await this.device.tryTo(seats.nth(Math.max(0, at)));
  }

  /** One nomination a day, of whoever comes first; then ready for the vote. */
  async #talk(): Promise<void> {
    const t = this.#t;
    const { bar } = await this.shown();
    if (this.#nominatedOn !== bar) {
      this.#nominatedOn = bar;
      await this.#pick(t.day.talk);
      await this.device.tryTo(this.device.button(like(t.buttons.nominate)));
    }
    await this.device.tryTo(this.device.page.getByRole('switch', { name: t.buttons.ready, checked: false }));
  }

  /** One choice a night, and then done. */
  async #night(): Promise<void> {
    const t = this.#t;
    const { bar } = await this.shown();
    if (this.#choseOn !== bar) {
      this.#choseOn = bar;
      await this.#pick(t.night.title);
      await this.device.tryTo(this.device.button(like(t.buttons.choose)).and(this.device.page.locator('.mf-choose')));
    }
    await this.device.tryTo(this.device.button(exactly(t.buttons.nightDone)));
  }
}
