/** What every attack stands on: a server with an evening going on, and what it takes to come there. */
import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answered, type Asked, type Attack, type Coming, type Ground, sitting, type Table } from './attack.ts';
import { hex, Line, newToken } from './line.ts';
import { quietPort, type Server, startServer } from './server.ts';
import { storedOf } from './store.ts';

export interface FieldSetup {
  readonly checkout: string;
  readonly protocol: number;
  readonly seconds: number;
  readonly isShort: boolean;
  readonly kills: Ground['kills'];
}

export interface Field extends FieldSetup {
  readonly server: Server;
  readonly folder: string;
  close(): Promise<void>;
}

export async function openField(setup: FieldSetup): Promise<Field> {
  const folder = mkdtempSync(join(tmpdir(), 'konklave-attack-'));
  const port = await quietPort();
  // The word of this machine is taken for where a visitor comes from, so that a few sockets can be many addresses.
  const settings = { DATA_DIR: folder, TRUST_PROXY: 'yes' };
  const server = await startServer({ checkout: setup.checkout, port, settings });
  return {
    ...setup,
    ...{ server, folder },
    async close() {
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Outcome {
  readonly figures: readonly string[];
  readonly broken: readonly string[];
}

/** Whatever an attack waits for is there by then. A kill takes less, also on a busy machine. */
const LATE_MS = 100_000;
const KILL_MS = 10_000;

let addresses = 0;
/** Networks of documentation and tests (RFC 5737, RFC 2544): nobody's own. */
function newAddress(): string {
  addresses++;
  return `198.18.${addresses >> 8}.${addresses & 255}`;
}

/** One attack, with lines that end with it. */
export async function carryOut(attack: Attack, field: Field): Promise<Outcome> {
  const figures: string[] = [];
  const broken: string[] = [];
  const endings: (() => unknown)[] = [];
  const { server, isShort } = field;
  const { port } = server;
  const own = newAddress();

  const ground: Ground = {
    ...field,
    says: (figure) => void figures.push(figure),
    must: (isSo, otherwise) => void (isSo || broken.push(otherwise)),
    address: newAddress,
    line(setup = {}) {
      const line = new Line({ port, from: own, ...setup });
      endings.push(() => line.drop());
      return line;
    },
    hello: (room, { from: _, pongMs: __, ...more } = {}) => ({
      hello: { protocol: field.protocol, room, token: newToken(), page: hex(8), epoch: 0, count: 0, ...more },
    }),
    async come(room: string, coming: Coming = {}) {
      const { from, pongMs } = coming;
      const line = ground.line({ ...(from && { from }), ...(pongMs !== undefined && { pongMs }) });
      line.say(ground.hello(room, coming));
      await line.until(() => line.welcome !== undefined);
      return line;
    },
    async sit(room, name, coming = {}) {
      const line = await ground.come(room, coming);
      const refused = await line.ask(sitting(name));
      if (refused !== null) throw new Error(`${name} did not sit down: ${refused}`);
      return line;
    },
    async table(game = 'maffia'): Promise<Table> {
      const wish = JSON.stringify({ game, language: 'en', remote: true });
      const { status, text } = await ground.request('/api/rooms', { method: 'POST', body: wish, from: newAddress() });
      if (status !== 201) throw new Error(`no room was made: ${status} ${text}`);
      const made = JSON.parse(text) as { room: string; table: string; master: string };
      const hostToken = newToken();
      const host = await ground.sit(made.room, 'Gunvor', { token: hostToken, from: newAddress() });
      return { ...made, hostToken, host };
    },
    request: (path, asked = {}) => requestOf(port, path, { from: own, ...asked }),
    async again(work) {
      const started = performance.now();
      let count = 0;
      for (; performance.now() - started < field.seconds * 1000; count++) await work();
      return count;
    },
    stored: (room) => storedOf(field.folder, room),
    atTheEnd: (work) => void endings.push(work),
  };
  const kills = field.kills.sqlite + field.kills.postgres;
  const late = new Promise<never>((_, reject) => {
    const timer = setTimeout(
      () => reject(new Error('it does not come to an end')),
      LATE_MS + field.seconds * 10_000 + kills * KILL_MS,
    );
    endings.push(() => clearTimeout(timer));
  });
  try {
    await server.during(Promise.race([attack.run(ground), late]));
    const alive = await requestOf(port, '/healthz', { from: newAddress() });
    ground.must(alive.status === 200, `the server is not well: ${alive.status}`);
  } catch (error) {
    broken.push(isShort ? String((error as Error).stack) : String(error));
  }
  for (const end of endings.reverse()) await end();
  return { figures, broken };
}

export function requestOf(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body, token, from }: Asked,
): Promise<Answered> {
  const all = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(from && { 'x-forwarded-for': from }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, host: '127.0.0.1', path, method, headers: all, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text }));
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}
