/**
 * When a card turned on a device, and when its face had come, by the one clock of this machine. Before the first page:
 * `await watchMoments(device)`.
 */
import type { Device } from './device.ts';

export interface Moments {
  /** When the cards that were drawn are to turn: the server's clock is this machine's. */
  readonly due: readonly number[];
  /** When a card that stood on its edge was shown. */
  readonly turned: readonly number[];
  /** When a face came ahead of its moment, and when the fact itself did. */
  readonly faces: readonly { readonly at: number; readonly fact: number | null }[];
  /** How long the server found this line, each time that it told the game. */
  readonly lines: readonly number[];
}

/** Runs in the page, before all else. */
function note(): void {
  const faces: { at: number; fact: number | null }[] = [];
  const moments = { due: [] as number[], turned: [] as number[], faces, lines: [] as number[] };
  const clock = () => performance.timeOrigin + performance.now();
  Object.assign(globalThis, { moments });
  globalThis.WebSocket = class extends WebSocket {
    constructor(url: string | URL) {
      super(url);
      this.addEventListener('message', ({ data }) => {
        const last = faces.at(-1);
        if (String(data).includes('"faceSent"')) faces.push({ at: clock(), fact: null });
        else if (last?.fact === null && !String(data).startsWith('{"sync"')) last.fact = clock();
        for (const [, at] of String(data).matchAll(/"(?:left|right)",\d,(\d{13})/g)) moments.due.push(Number(at));
        const measured = /"lineMeasured".*?"roundTripMs":(\d+)/.exec(String(data));
        if (measured) moments.lines.push(Number(measured[1]));
      });
    }
  };
  let isOnEdge = false;
  const look = () => {
    const now = document.querySelector('.of-edge') !== null;
    if (isOnEdge && !now) moments.turned.push(clock());
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
