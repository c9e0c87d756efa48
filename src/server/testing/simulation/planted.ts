/** Faults of a server, planted to see whether the simulation finds them. */
import { doneLine } from '../../../kernel/wire.ts';
import { isDamage } from '../../log/room-log.ts';
import type { Socket } from '../../sockets.ts';
import type { Planted } from './server.ts';

type Heard = (data: unknown, isBinary: boolean) => void;

/** The same socket, whose messages are looked at before the server hears them. */
const overheard = (socket: Socket, look: (text: string) => void): Socket => ({
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
      look(String(data));
      (then as Heard)(data, isBinary);
    });
  },
});

const numberOf = (text: string): number | undefined =>
  text.startsWith('{"n":') && text.trimEnd().endsWith('}') ? (JSON.parse(text) as { n: number }).n : undefined;

export interface PlantedFault extends Planted {
  /** What the simulation says when it has found it. */
  readonly finds: RegExp;
}

export const planted: { readonly [fault: string]: PlantedFault } = {
  'a command is acknowledged before it is stored': {
    finds: /is done, and stored 0 times/,
    socket: (socket) =>
      overheard(socket, (text) => {
        const n = numberOf(text);
        if (n) socket.send(doneLine(n));
      }),
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
  'a clock rings again as soon as it has rung': {
    finds: /it never comes to rest: .* the next clock rings at \d+; games: /,
    house: (house) => {
      const again = (): void => void house.clock.at(house.clock.now(), again);
      again();
      return house;
    },
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

/** Those that only a rough simulation can find. */
export const plantedInRough: { readonly [fault: string]: PlantedFault } = {
  'a damaged room is taken for one that is not there': {
    finds: /was closed with 4014|does not say that|is not told that its room is damaged/,
    log: (log) => ({
      ...log,
      read: (...read) =>
        log.read(...read).catch((error) => {
          if (isDamage(error)) return [];
          throw error;
        }),
    }),
  },
  'nobody asks whether moves are lost': {
    finds: /moves are lost, and 0 times it was said so| instead of |were lost|commands are lost/,
    log: (log) => ({ ...log, isSetBack: async () => false }),
  },
  'lost moves are said to be lost once, and never again': {
    finds: /moves are lost, and 0 times it was said so| instead of |commands are lost|: another /,
    house: (house) => ({
      ...house,
      rules: {
        ...house.rules,
        refuse: (view, command, by, now) => {
          const isKnown = command.type === 'room.setBack' && view.pause?.why === 'moves-lost';
          return isKnown ? 'no-change' : house.rules.refuse(view, command, by, now);
        },
      },
    }),
  },
  'an append that failed is tried again, and nobody looks whether it was written': {
    finds: / stored [2-9] times|the rules refuse it|where the rules tell| instead of /,
    log: (log) => ({
      ...log,
      append: (room, expectedLength, entries) =>
        log
          .append(room, expectedLength, entries)
          .catch(async () => log.append(room, (await log.read(room, 0)).length, entries)),
    }),
  },
  'an append that failed is taken for written': {
    finds: /: not in the log: |is done, and stored 0 times| instead of /,
    log: (log) => ({ ...log, append: (...append) => log.append(...append).catch(() => true) }),
  },
  'nobody hears that the store was away': {
    finds: /clocks were given/,
    house: (house) => ({ ...house, log: { ...house.log, awaySince: undefined, whenBack: () => () => {} } }),
  },
  'whoever stands in has every right of the host': {
    finds: /and \d+ is the host/,
    house: (house) => ({
      ...house,
      rules: {
        ...house.rules,
        refuse: (view, command, by, now) =>
          house.rules.refuse(view, command, by === view.standIn?.seat ? view.host! : by, now),
      },
    }),
  },
  'nobody stands in for a host who is gone': {
    finds: /stands in for seat|room\.standIn was due|the rules/,
    house: (house) => ({
      ...house,
      rules: {
        ...house.rules,
        deadline: (view) => {
          const due = house.rules.deadline(view);
          return due?.command.type === 'room.standIn' ? undefined : due;
        },
      },
    }),
  },
};
