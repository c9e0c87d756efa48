/** A house for one test: the real server as a process, its own folder for the store, and `kill -9` at any moment. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quietPort, type ServerProcess, startServer } from '../../src/server/testing/processes.ts';

/** How much faster the house's time runs than ours, and since when. */
export interface Speed {
  readonly factor: number;
  readonly since: number;
}

export class House {
  readonly base: string;
  /** Whoever brings a device sets its clock by it. */
  speed: Speed | undefined;
  /** The server's settings besides its folder; heeded when it is opened the next time. */
  settings: { readonly [name: string]: string } = {};
  readonly #port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), 'konklave-e2e-'));
  #server: ServerProcess | undefined;
  #isOpen: Promise<void> | undefined;

  private constructor(port: number) {
    this.#port = port;
    this.base = `http://127.0.0.1:${port}`;
  }

  /** `prepare`: lays something into the store before anybody comes. */
  static async build(prepare?: (folder: string) => Promise<void>): Promise<House> {
    const house = new House(await quietPort());
    await prepare?.(house.#folder);
    return house;
  }

  /** It is opened when the first of them comes: until then it may be told how fast its time runs. */
  open(): Promise<void> {
    this.#isOpen ??= this.start();
    return this.#isOpen;
  }

  async start(): Promise<void> {
    this.#server = startServer({
      port: this.#port,
      settings: { ...this.settings, DATA_DIR: this.#folder },
      ...(this.speed && { speed: this.speed }),
    });
    if (!(await this.#server.ready)) throw new Error('the server ended before it listened');
  }

  /** Opened again at once, and from now on its time runs so much faster; its clock may be set, too. */
  async hurry(factor: number, clock?: number): Promise<void> {
    const now = Date.now();
    await this.#at(factor, clock === undefined ? now : (factor * now - clock) / (factor - 1));
  }

  /** Dark for so long: killed, and opened again when that much of its time has gone by. */
  async darkFor(hours: number): Promise<void> {
    const { factor, since } = this.speed ?? { factor: 1, since: Date.now() };
    const now = Date.now();
    await this.#at(2, 2 * now - (since + (now - since) * factor + hours * 3_600_000));
  }

  async #at(factor: number, since: number): Promise<void> {
    await this.kill();
    this.speed = { factor, since };
    this.#isOpen = this.start();
    await this.#isOpen;
  }

  /** kill -9. */
  async kill(): Promise<void> {
    await this.#server?.kill();
  }

  /** SIGTERM. */
  async terminate(): Promise<void> {
    await this.#server?.terminate();
  }

  output = (): string => this.#server?.output() ?? '';

  async close(): Promise<void> {
    await this.#server?.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
