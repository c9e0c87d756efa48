import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Attack, type Ground, sitting } from '../attack.ts';
import { requestOf } from '../ground.ts';
import { CLOSED, hex, Line, newToken } from '../line.ts';
import { quietPort, startServer } from '../server.ts';
import { FILE, storedOf } from '../store.ts';

const ROOMS = 6;
const WORDS = 12;
const PAGE_BYTES = 4096;

interface Kept {
  readonly room: string;
  readonly token: string;
  readonly mark: string;
}

interface Wreck {
  readonly what: string;
  /** Of the folder of a server that was killed; which rooms must be damaged by it, if that is known. */
  readonly wreck: (folder: string, rooms: readonly Kept[]) => readonly Kept[];
}

/** All that is in the write-ahead log goes to the file. */
function moveToFile(folder: string): string {
  const path = join(folder, FILE);
  const db = new DatabaseSync(path);
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
  return path;
}

const WRECKS: readonly Wreck[] = [
  {
    what: 'a letter of an entry',
    wreck(folder, rooms) {
      const path = moveToFile(folder);
      const bytes = readFileSync(path);
      // Also where a page was left behind.
      for (let at = bytes.indexOf(rooms[0]!.mark); at >= 0; at = bytes.indexOf(rooms[0]!.mark)) bytes[at]! ^= 1;
      writeFileSync(path, bytes);
      return [rooms[0]!];
    },
  },
  {
    what: 'a page',
    wreck(folder, rooms) {
      const path = moveToFile(folder);
      // Of the last room: what the others wrote may have left traces in pages that all of them need.
      const last = rooms.at(-1)!;
      const at = readFileSync(path).lastIndexOf(last.mark);
      const file = openSync(path, 'r+');
      writeSync(file, Buffer.alloc(PAGE_BYTES, 0xa5), 0, PAGE_BYTES, Math.floor(at / PAGE_BYTES) * PAGE_BYTES);
      closeSync(file);
      return [last];
    },
  },
  {
    what: 'half of the write-ahead log',
    wreck(folder) {
      const wal = join(folder, `${FILE}-wal`);
      truncateSync(wal, Math.floor(statSync(wal).size / 2));
      return [];
    },
  },
];

export const damage: Attack = {
  slug: 'damage',
  promise:
    'A damaged store costs the rooms that lie there: they are refused by name or say what they lost, others play on.',
  isApart: true,
  async run(ground) {
    for (const { what, wreck } of WRECKS) await survives(ground, what, wreck);
  },
};

async function survives(ground: Ground, what: string, wreck: Wreck['wreck']): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'konklave-attack-'));
  const setup = {
    checkout: ground.checkout,
    port: await quietPort(),
    settings: { DATA_DIR: folder, LOG_LEVEL: 'warn' },
  };
  const { port } = setup;
  let server = await startServer(setup);
  ground.atTheEnd(async () => {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  const come = async ({ room, token }: Pick<Kept, 'room' | 'token'>): Promise<Line> => {
    const line = new Line({ port });
    ground.atTheEnd(() => line.drop());
    line.say({ hello: { protocol: ground.protocol, room, token, page: hex(8), epoch: 0, count: 0 } });
    await line.until(() => line.welcome !== undefined);
    return line;
  };
  const rooms: (Kept & { acknowledged: number })[] = [];
  for (let i = 0; i < ROOMS; i++) {
    const body = '{"game":"maffia","language":"en","remote":true}';
    const { text } = await requestOf(port, '/api/rooms', { method: 'POST', body });
    const { room } = JSON.parse(text) as { room: string };
    const kept = { room, token: newToken(), mark: `mark-of-${hex(8)}` };
    const line = await come(kept);
    await line.ask(sitting('Gunvor'));
    await line.ask({ type: 'room.say', channel: null, text: kept.mark });
    for (let j = 0; j < WORDS; j++) await line.ask({ type: 'room.setSound', sounds: 1 + (j % 9), voice: 1 });
    rooms.push({ ...kept, acknowledged: storedOf(folder, room).length });
  }
  await server.kill();
  const hit = wreck(folder, rooms);
  server = await startServer(setup);
  const [fine, damaged, setBack, gone] = [[], [], [], []] as [string[], string[], string[], string[]];
  for (const { room, token, acknowledged } of rooms) {
    const line = await come({ room, token });
    if (line.code === CLOSED.noSuchRoom) {
      gone.push(room);
      ground.must(server.output().includes(room), `${what}: ${room} is gone, and the operator is not told`);
    } else if (line.welcome === undefined) {
      damaged.push(room);
      ground.must(line.code === CLOSED.damaged, `${what}: a damaged room is closed with ${line.code}`);
      const { status, text } = await requestOf(port, `/api/rooms/${room}`, {});
      ground.must(status === 410 && text.includes('room-damaged'), `${what}: it is answered ${status} ${text}`);
      ground.must(server.output().includes(room), `${what}: the operator is not told which room it is`);
    } else {
      const why = await line.ask({ type: 'room.setSound', sounds: 3, voice: 3 });
      ground.must(why === null, `${what}: ${room} does not play on: ${why}`);
      const length = storedOf(folder, room).filter(({ command }) => command.type !== 'room.connection').length;
      const isWhole = length > acknowledged;
      const isTold = line.facts.some(({ type }) => type === 'room.setBack');
      ground.must(
        isWhole || isTold || line.welcome.role !== 0,
        `${what}: ${room} has lost something and does not say so`,
      );
      (isTold ? setBack : fine).push(room);
    }
  }
  for (const { room } of hit) ground.must(damaged.includes(room), `${what}: ${room} is taken for whole`);
  ground.must(fine.length + setBack.length > 0, `${what}: no room plays on`);
  ground.says(
    `${what}: ${fine.length} play on, ${damaged.length} refused by name, ${setBack.length} say that moves are lost, ${gone.length} gone and named`,
  );
}
