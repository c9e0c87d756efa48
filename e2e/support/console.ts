/** The human game master at the console: reads the heading, and presses what goes on. */
import { da } from '../../src/games/maffia/screens/master/words/da.ts';
import { en } from '../../src/games/maffia/screens/master/words/en.ts';
import { nb } from '../../src/games/maffia/screens/master/words/nb.ts';
import { sv } from '../../src/games/maffia/screens/master/words/sv.ts';
import type { Phase } from '../../src/games/maffia/state.ts';
import type { Device } from './device.ts';
import { exactly, gameWords, like } from './words.ts';

const WORDS = { da, en, nb, sv };
const PHASE_MS = 90_000;
const AGAIN_MS = 3_000;

export interface Moment {
  readonly phase: Phase;
  /** Changes with every step of a phase too. */
  readonly whole: string;
}

/** Runs in the page. */
function readConsole(): { heading: string; whole: string } {
  const text = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText.trim() ?? '';
  const go = document.querySelector<HTMLButtonElement>('main .go .btn-primary');
  return {
    heading: text('main h1'),
    whole: [text('main h1'), go && !go.disabled ? go.innerText : '', text('.pending h2')].join('|'),
  };
}

export class Console {
  readonly device: Device;
  /** For how long the same was shown while somebody waited for another; not while a test looked at it. */
  #waitedMs = 0;

  constructor(device: Device) {
    this.device = device;
  }

  get #c() {
    return WORDS[this.device.language];
  }

  #phaseOf(heading: string): Phase | undefined {
    const { heading: h } = this.#c;
    const phases: readonly (readonly [Phase, RegExp])[] = [
      ['briefing', exactly(h.briefing)],
      ['deal', exactly(h.deal)],
      ['night-zero', exactly(h.nightZero)],
      ['day-talk', like(h.talk)],
      ['extension-offer', like(h.extension)],
      ['last-nominations', like(h.last)],
      ['nominee-list', like(h.list)],
      ['speech', like(h.speech)],
      ['vote-call', like(h.vote)],
      ['vote-result', like(h.result)],
      ['night', like(h.parallel)],
      ['dawn-break', like(h.dawnBreak)],
      ['declaration', like(h.dawn)],
      ['ended', exactly(h.ended)],
    ];
    return phases.find(([, words]) => words.test(heading))?.[0];
  }

  /** The next moment that differs from the one before; after a while the same again, if a press came to nothing. */
  async next(before?: Moment): Promise<Moment> {
    const from = performance.now();
    for (;;) {
      const read = await this.device.alone(() => this.device.page.evaluate(readConsole).catch(() => undefined));
      const phase = read && this.#phaseOf(read.heading);
      if (phase && read.whole !== before?.whole) {
        this.#waitedMs = 0;
        return { phase, whole: read.whole };
      }
      const passed = performance.now() - from;
      if (this.#waitedMs + passed > PHASE_MS)
        throw new Error(`the console has shown the same for too long: ${read?.whole}`);
      if (before && passed > AGAIN_MS) {
        this.#waitedMs += passed;
        return before;
      }
      await this.device.changes();
    }
  }

  /** What ends the phase, if the master ends it. */
  async goOn(phase: Phase): Promise<void> {
    const { go, pending, sheet } = this.#c;
    const { device } = this;
    const t = gameWords(device.language);
    const press = async (...names: readonly RegExp[]) => {
      for (const name of names) {
        if (await device.tryTo(device.page.getByRole('button', { name, disabled: false }))) return;
      }
    };
    await device.alone(async () => {
      switch (phase) {
        case 'briefing':
          return press(exactly(go.deal));
        case 'day-talk':
          await press(exactly(pending.shorten));
          return press(exactly(sheet.upNow));
        case 'extension-offer':
          return press(exactly(go.nobody));
        case 'nominee-list':
        case 'speech':
          return press(like(go.speeches), exactly(go.vote), exactly(go.sleep));
        case 'vote-call':
          return press(like(t.master.callVote), like(go.calls), exactly(go.on));
        case 'declaration':
          return press(exactly(go.on));
        case 'dawn-break':
          return press(exactly(go.news));
      }
    });
  }
}
