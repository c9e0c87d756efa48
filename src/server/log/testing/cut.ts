/** A line to a server that can be cut at the worst moment: the request arrives, and its answer never does. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Line {
  readonly port: number;
  /** Cuts once this word goes by, before the server hears it or when it answers. The function given back says when. */
  cut(word: string, when: 'before' | 'after'): () => boolean;
  close(): Promise<void>;
}

export async function lineTo(port: number): Promise<Line> {
  let pending: { word: string; when: 'before' | 'after' } | undefined;
  const sockets = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    let isDoomed = false;
    const end = () => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', end).on('close', end);
    }
    const cut = () => {
      pending = undefined;
      end();
    };
    near.on('data', (bytes) => {
      isDoomed = pending !== undefined && bytes.includes(pending.word);
      if (isDoomed && pending!.when === 'before') cut();
      else far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (isDoomed) cut();
      else near.write(bytes);
    });
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    cut: (word, when) => {
      pending = { word, when };
      return () => pending === undefined;
    },
    close: async () => {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
