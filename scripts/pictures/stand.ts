/** What pages find when scenes are drawn: the built files, one laid scene, and a line that is answered here. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Host } from '../../test/scenes/host.ts';
import { CODE, tokenOf } from '../../test/scenes/laid.ts';
import type { Still } from '../../test/scenes/stills.ts';
import { kindOf } from '../../test/scenes/sweep.ts';
import { type Around, LINE, type Said, STEADY, standAround } from './standing.ts';

/** What people would type. */
const HOUSE = 'http://lykt.example';
const TYPES: { readonly [extension: string]: string } = {
  ...{ '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' },
  ...{ '.png': 'image/png', '.woff2': 'font/woff2', '.json': 'application/json' },
};

/** Its clock begins to go when somebody comes, and goes by theirs. */
export class Standing extends Host {
  #since: number | undefined;
  #at = 0;

  get hasCome(): boolean {
    return this.#since !== undefined;
  }

  override get now(): number {
    return this.room.now + this.#at - (this.#since ?? this.#at);
  }

  hears(at: number): void {
    this.#since ??= at;
    this.#at = at;
  }
}

/** What is laid before a page. */
interface Laid {
  readonly host: Standing;
  readonly line: { role: 'visitor'; down: (text: string) => void };
  readonly around: Around;
}

export class Stand {
  readonly #pages: string;
  readonly #server: Server;
  #laid: Laid | undefined;

  private constructor(pages: string) {
    this.#pages = pages;
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  /** `pages`: the folder of the built pages. */
  static async open(pages: string): Promise<Stand> {
    const stand = new Stand(pages);
    await new Promise<void>((opened) => stand.#server.listen(0, '127.0.0.1', opened));
    return stand;
  }

  close(): void {
    this.#server.close();
  }

  /** From now on pages find this scene. */
  lay({ viewer, room, path, kept = {} }: Still): { readonly host: Standing; readonly path: string } {
    const kind = kindOf(viewer);
    const host = new Standing(room());
    const key = kind === 'phone' ? `konklave.token.${CODE}` : `konklave.token.${CODE}.${kind}`;
    const around = { from: host.now, kept: { ...kept, [key]: tokenOf(viewer) } };
    this.#laid = { host, around, line: { role: 'visitor', down: () => {} } };
    const door = kind === 'phone' ? `/${CODE}` : `/${CODE}/${kind}#${tokenOf(viewer)}`;
    return { host, path: path ?? door };
  }

  get base(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }
  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url!, this.base);
    const { host, line, around } = this.#laid ?? {};
    const json = (value: unknown) => response.setHeader('content-type', TYPES['.json']!).end(JSON.stringify(value));
    if (pathname === LINE) {
      const said = JSON.parse(await text(request)) as Said;
      const told: string[] = [];
      line!.down = (one) => told.push(one);
      host!.hears(said.at);
      host!.take(line!, said.text);
      json(told);
    } else if (pathname.startsWith('/api/')) {
      const token = request.headers.authorization?.replace(/^Bearer /, '');
      const body = request.method === 'POST' ? await text(request) : undefined;
      const answer = host?.request(pathname, { token, body });
      if (answer) json({ ...answer, ways: [HOUSE] });
      else response.writeHead(404).end();
    } else if (extname(pathname) === '') {
      const first = `<style>${STEADY}</style><script>(${standAround})(${JSON.stringify(around)}, '${LINE}')</script>`;
      const page = readFileSync(join(this.#pages, 'index.html'), 'utf8').replace('<head>', `<head>${first}`);
      response.setHeader('content-type', TYPES['.html']!).end(page);
    } else {
      const file = join(this.#pages, pathname);
      if (!existsSync(file)) return void response.writeHead(404).end();
      response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
      response.setHeader('cache-control', 'max-age=86400').end(readFileSync(file));
    }
  }
}
