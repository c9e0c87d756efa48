/**
 * When a card turned on a device, and when its face had come, by the one clock of this machine. Before the first page:
 * `await watchMoments(device)`.
 */
import type { Device } from './device.ts';

interface Moments {
  /** When a card that stood on its edge was shown, and when it was to be, in game time. */
  readonly turned: readonly { readonly at: number; readonly due: number }[];
  /** When a face came ahead of its moment, and when the fact itself did. */
  readonly faces: readonly { readonly at: number; readonly fact: number | null }[];
  /** How long the server found this line, each time that it told the game. */
  readonly lines: readonly number[];
}

/** Runs in the page, before all else. */
function note(): void {
  const faces: { at: number; fact: number | null }[] = [];
  const turned: { at: number; due: number }[] = [];
  const lines: number[] = [];
  const clock = () => performance.timeOrigin + performance.now();
  Object.assign(globalThis, { moments: { turned, faces, lines } });
  let due = Number.NaN;
  globalThis.WebSocket = class extends WebSocket {
    constructor(url: string | URL) {
      super(url);
      this.addEventListener('message', ({ data }) => {
        const last = faces.at(-1);
        if (String(data).includes('"faceSent"')) faces.push({ at: clock(), fact: null });
        else if (last?.fact === null && !String(data).startsWith('{"sync"')) last.fact = clock();
        // A card is drawn from a pile onto a pile, to be turned then.
        const drawn = /"(?:left|right)",\d,(\d+)/.exec(String(data));
        if (drawn) due = Number(drawn[1]);
        const measured = /"lineMeasured".*?"roundTripMs":(\d+)/.exec(String(data));
        if (measured) lines.push(Number(measured[1]));
      });
    }
  };
  let isOnEdge = false;
  const look = () => {
    const now = document.querySelector('.of-edge') !== null;
    if (isOnEdge && !now) turned.push({ at: clock(), due });
    isOnEdge = now;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}

export const watchMoments = (device: Device): Promise<unknown> => device.context.addInitScript(note);

export const momentsOf = (device: Device): Promise<Moments> =>
  device.page.evaluate(() => (globalThis as unknown as { moments: Moments }).moments);

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
