/** boardgame.io's own server: Koa, socket.io, its storage in memory. */
import { createRequire } from 'node:module';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { definitionOf } from '../stash-bgio.ts';
import { report } from './report.ts';

interface BgioServer {
  run(options: { port: number }): Promise<{ appServer: { address(): AddressInfo } }>;
}

// Its `run` takes no host: it is kept to this machine here.
const { listen } = NetServer.prototype;
NetServer.prototype.listen = function (this: NetServer, port: unknown, ...rest: unknown[]) {
  const then = rest.filter((one) => typeof one === 'function');
  const args = typeof port === 'number' ? [port, '127.0.0.1', ...then] : [port, ...rest];
  return listen.apply(this, args as Parameters<typeof listen>);
} as typeof listen;

const { Server } = createRequire(import.meta.url)('boardgame.io/server') as {
  Server(options: { games: unknown[]; origins: string[] }): BgioServer;
};
const game = { ...definitionOf(Number.POSITIVE_INFINITY), disableUndo: true };
const { appServer } = await Server({ games: [game], origins: ['*'] }).run({ port: 0 });
report(appServer.address().port);
