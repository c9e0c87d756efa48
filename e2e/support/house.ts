/** A house for one test: the real server as a process, its own folder for the store, and `kill -9` at any moment. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quietPort, type ServerProcess, startServer } from '../../src/server/testing/processes.ts';

export class House {
  readonly base: string;
  readonly #port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), 'konklave-e2e-'));
  #server: ServerProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
    this.base = `http://127.0.0.1:${port}`;
  }

  /** `prepare`: lays something into the store before anybody comes. */
  static async open(prepare?: (folder: string) => Promise<void>): Promise<House> {
    const house = new House(await quietPort());
    await prepare?.(house.#folder);
    await house.start();
    return house;
  }

  async start(): Promise<void> {
    this.#server = startServer({
      port: this.#port,
      settings: { DATA_DIR: this.#folder },
    });
    if (!(await this.#server.ready)) throw new Error('the server ended before it listened');
  }

  /** kill -9. */
  async kill(): Promise<void> {
    await this.#server?.kill();
  }

  output = (): string => this.#server?.output() ?? '';

  async close(): Promise<void> {
    await this.#server?.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
