/** What a page finds around it that is drawn: a clock of whole milliseconds, lots, and a line by which it asks and is answered. */

export interface Around {
  /** When the page comes, by the clock on the wall. */
  readonly from: number;
  /** What this browser has kept. */
  readonly kept: { readonly [key: string]: string };
}

/** A line as it goes to the house: when the page said it, by its own clock. */
export interface Said {
  readonly at: number;
  readonly text: string;
}

export const LINE = '/line';

export const STEADY = '*, ::before, ::after { transition: none !important; caret-color: transparent !important; }';

/** Runs in the page: whatever moves is where it comes to rest, and what never rests is as if it did not move. */
export function toRest(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }
}

/** Runs in the page, before anything else. */
export function standAround({ from, kept }: Around, line: string): void {
  const runs = performance.now.bind(performance);
  const since = runs(); // not nought: it has gone on since the page before
  // By then all has come that is drawn first: how long it was read and understood differs by some milliseconds.
  const OPENS_MS = 350;
  const now = () => Math.round(runs() - since);
  let lot = 1;
  const drawn = () => {
    lot = Math.imul(lot ^ (lot >>> 15), 2246822507) + 2654435769;
    return lot >>> 0;
  };
  const { Date: Whole } = globalThis;
  class Standing extends Whole {
    constructor(...at: []) {
      super(...((at.length > 0 ? at : [Standing.now()]) as []));
    }
    static override now = () => from + now();
  }
  localStorage.clear();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  Object.defineProperty(performance, 'now', { value: now });
  Object.defineProperty(performance, 'timeOrigin', { value: from });
  Object.assign(Math, { random: () => drawn() / 2 ** 32 });
  Object.defineProperty(crypto, 'getRandomValues', {
    value: (into: Uint8Array | Uint32Array) => {
      for (let i = 0; i < into.length; i++) into[i] = drawn();
      return into;
    },
  });
  Object.assign(globalThis, {
    Date: Standing,
    // Frames come when the machine has time for them.
    requestAnimationFrame: (frame: FrameRequestCallback) => setTimeout(() => frame(now()), 16),
    cancelAnimationFrame: clearTimeout,
    // What is fetched is waited for while the clock stands.
    WebSocket: class {
      static readonly OPEN = 1;
      readonly readyState = 1;
      onopen: (() => void) | undefined;
      onmessage: ((message: { readonly data: string }) => void) | undefined;
      #last = Promise.resolve();
      constructor() {
        setTimeout(() => this.onopen?.(), OPENS_MS - (now() % OPENS_MS));
      }
      send(text: string): void {
        const body = JSON.stringify({ at: now(), text });
        const answer = () => fetch(line, { method: 'POST', body }).then((given) => given.json() as Promise<string[]>);
        this.#last = this.#last.then(answer).then((lines) => {
          for (const data of lines) this.onmessage?.({ data });
        });
      }
      close(): void {}
    },
  });
}
