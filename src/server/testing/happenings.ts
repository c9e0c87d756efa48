/** Counts what happens to people, and waits for so many more of it. */
import type { Happening } from './people.ts';

export class Happenings {
  #waiting: { readonly isSo: () => boolean; readonly then: () => void }[] = [];
  readonly counts: { [what in Happening]: number } = { sent: 0, answered: 0, fact: 0, phase: 0, back: 0 };

  readonly note = (what: Happening): void => {
    this.counts[what]++;
    const met = this.#waiting.filter(({ isSo }) => isSo());
    if (met.length === 0) return;
    this.#waiting = this.#waiting.filter((one) => !met.includes(one));
    for (const { then } of met) then();
  };

  more(count: number, what: Happening): Promise<void> {
    const enough = this.counts[what] + count;
    return new Promise((then) => this.#waiting.push({ isSo: () => this.counts[what] >= enough, then }));
  }
}
