/** What a test asks of a browser, whichever engine it has: so little that three can be driven alike (phone.ts). */
import type { Device } from './device.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** There is no browser any more to ask. */
export class Gone extends Error {}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Tab {
  /** What no page of ours may do: throw, break the content policy, ask somebody else for anything. */
  troubles(): Promise<readonly string[]>;
  goto(path: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Back in its history, as far as a browser has one. */
  back(): Promise<unknown>;
  /** Runs a function in the page, which knows nothing but what it is given. */
  run<Given, Found>(work: (given: Given) => Found | Promise<Found>, given: Given): Promise<Found>;
  /** A finger or a mouse comes down there, and goes up where it is. */
  down(at: Point): Promise<void>;
  up(): Promise<void>;
  /** What a keyboard would write where the focus is. */
  type(text: string): Promise<void>;
  /** Nothing gets through, until it does again. */
  loseNetwork(): Promise<void>;
  findNetwork(): Promise<void>;
  /** What was open carries nothing any more, and nobody is told. */
  sleep(): Promise<void>;
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Chromium, by Playwright. */
export function tabOf(device: Device): Tab {
  const { page, troubles } = device;
  return {
    troubles: async () => troubles,
    goto: device.goto,
    reload: device.reload,
    back: () => page.goBack(),
    run: (work, given) =>
      page.evaluate(work as never, given).catch((error: unknown) => {
        throw page.isClosed() ? new Gone(String(error)) : error;
      }) as never,
    async down({ x, y }) {
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    up: () => page.mouse.up(),
    type: (text) => page.keyboard.type(text),
    loseNetwork: () => device.loseNetwork(),
    findNetwork: () => device.findNetwork(),
    sleep: () => device.sleep(),
    picture: () => page.screenshot(),
    close: () => device.close(),
  };
}
