/** Faults of a server, planted to see whether the simulation finds them. */
import { doneLine } from '../../../kernel/wire.ts';
import type { Socket } from '../../sockets.ts';
import type { Planted } from './server.ts';

type Heard = (data: unknown, isBinary: boolean) => void;

/** The same socket, whose messages are looked at before the server hears them. */
const overheard = (socket: Socket, look: (message: { n?: number }) => void): Socket => ({
  OPEN: socket.OPEN,
  bufferedAmount: 0,
  get readyState() {
    return socket.readyState;
  },
  send: (text) => socket.send(text),
  close: (code, reason) => socket.close(code, reason),
  terminate: () => socket.terminate(),
  on(event: 'message' | 'pong' | 'error' | 'close', then: Heard | (() => void)) {
    if (event !== 'message') return socket.on(event, then as () => void);
    return socket.on('message', (data, isBinary) => {
      const text = String(data);
      if (text.startsWith('{"n":') && text.trimEnd().endsWith('}')) look(JSON.parse(text));
      (then as Heard)(data, isBinary);
    });
  },
});

interface PlantedFault extends Planted {
  /** What the simulation says when it has found it. */
  readonly finds: RegExp;
}

export const planted: { readonly [fault: string]: PlantedFault } = {
  'a command is acknowledged before it is stored': {
    finds: /is done, and stored 0 times/,
    socket: (socket) => overheard(socket, ({ n }) => n && socket.send(doneLine(n))),
  },
  'what has happened is told before it is stored': {
    finds: /: not in the log: /,
    log: (log) => ({
      ...log,
      append: async (...append) => {
        log.append(...append).catch(() => {});
        return true;
      },
    }),
  },
  'a room that is folded anew forgets which commands it has seen': {
    finds: / stored [2-9] times|was refused, and is stored/,
    log: (log) => ({
      ...log,
      // The last entry is known by its sum.
      read: async (...read) =>
        (await log.read(...read)).map((text, i, all) => {
          const { id: _, ...entry } = JSON.parse(text);
          return i < all.length - 1 ? JSON.stringify(entry) : text;
        }),
    }),
  },
  'a server that was second appends all the same': {
    finds: /the rules refuse it|where the rules tell| instead of /,
    log: (log) => ({
      ...log,
      append: async (room, expectedLength, entries) => {
        let isWritten = await log.append(room, expectedLength, entries);
        while (!isWritten) isWritten = await log.append(room, (await log.read(room, 0)).length, entries);
        return true;
      },
    }),
  },
  'reports of what other servers stored are not heard': {
    finds: /has \d+ facts and was told|: another /,
    log: (log) => ({ ...log, watch: () => () => {} }),
  },
  'a log that is read lacks its last entry now and then': {
    finds: / instead of |: another /,
    log: (log) => {
      let reads = 0;
      return {
        ...log,
        read: async (room, from) => {
          const texts = await log.read(room, from);
          reads++;
          return reads % 7 === 0 && texts.length > 1 ? texts.slice(0, -1) : texts;
        },
      };
    },
  },
};
