import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../../src/server/log/testing/postgres-server.ts';
import { type Attack, type Ground, sitting } from '../attack.ts';
import { requestOf } from '../ground.ts';
import { type Command, type Fact, hex, Line, newToken } from '../line.ts';
import { quietPort, type Server, startServer } from '../server.ts';
import { type Stored, storedOf } from '../store.ts';

const ROOMS = 3;
const GUESTS = 2;
const EVERY_MS = 75;
const SHORT_KILLS = 3;
/** Moments after all are back, drawn once and for all. */
const momentOf = (kill: number): number => (kill * 7919) % 400;

interface Seen {
  readonly epoch: number;
  readonly position: number;
  readonly fact: string;
}

/** A phone that comes back after every fall and asks again what was not answered. */
class Phone {
  readonly token = newToken();
  readonly page = hex(8);
  readonly room: string;
  readonly #port: number;
  readonly #protocol: number;
  #line: Line | undefined;
  #isOver = false;
  #epoch = 0;
  #n = 0;
  /** What it has of its stream. */
  facts: Fact[] = [];
  /** All that it ever saw, also if it was taken back. */
  readonly seen: Seen[] = [];
  readonly acknowledged: number[] = [];
  readonly refused = new Set<string>();
  #pending: { readonly n: number; readonly command: Command; readonly then: (why: string | null) => void }[] = [];

  constructor(port: number, protocol: number, room: string) {
    this.#port = port;
    this.#protocol = protocol;
    this.room = room;
    void this.#live();
  }

  get epoch(): number {
    return this.#epoch;
  }

  get isIn(): boolean {
    return this.#line?.welcome !== undefined && !this.#line.isGone;
  }

  close(): void {
    this.#isOver = true;
    this.#line?.drop();
  }

  async ask(command: Command): Promise<string | null> {
    this.#n++;
    const n = this.#n;
    const why = await new Promise<string | null>((then) => {
      this.#pending.push({ n, command, then });
      if (this.isIn) this.#line!.say({ n, command });
    });
    if (why === null) this.acknowledged.push(n);
    else this.refused.add(why);
    return why;
  }

  async #live(): Promise<void> {
    while (!this.#isOver) {
      const line = new Line({ port: this.#port });
      this.#line = line;
      const { room, token, page } = this;
      const own = { room, token, page, epoch: this.#epoch, count: this.facts.length };
      line.say({ hello: { protocol: this.#protocol, ...own } });
      await line.until(() => line.welcome !== undefined);
      if (line.welcome) await this.#follow(line);
      line.drop();
      await sleep(50);
    }
  }

  async #follow(line: Line): Promise<void> {
    const { epoch, count } = line.welcome!;
    this.facts = epoch === this.#epoch ? this.facts.slice(0, count) : [];
    this.#epoch = epoch;
    for (const { n, command } of this.#pending) line.say({ n, command });
    let taken = 0;
    const take = () => {
      for (; taken < line.facts.length; taken++) {
        const fact = line.facts[taken]!;
        this.seen.push({ epoch, position: this.facts.length, fact: JSON.stringify(fact) });
        this.facts.push(fact);
      }
      for (const one of this.#pending) if (line.answers.has(one.n)) one.then(line.answers.get(one.n)!);
      this.#pending = this.#pending.filter(({ n }) => !line.answers.has(n));
    };
    while (!line.isGone && line.welcome?.epoch === epoch) {
      const [facts, answers] = [line.facts.length, line.answers.size];
      await line.until(() => line.facts.length > facts || line.answers.size > answers || line.welcome?.epoch !== epoch);
      if (line.welcome?.epoch === epoch) take();
    }
  }
}

export const kills: Attack = {
  slug: 'kills',
  promise:
    'A server that is killed at any moment loses nothing that was acknowledged, does nothing twice, and nobody has seen what is not stored.',
  isApart: true,
  async run(ground) {
    const folder = mkdtempSync(join(tmpdir(), 'konklave-attack-'));
    ground.atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
    const here = async (room: string) => storedOf(folder, room);
    await killed(ground, 'SQLite', ground.isShort ? SHORT_KILLS : ground.kills.sqlite, { DATA_DIR: folder }, here);
    if (ground.isShort || ground.kills.postgres === 0) return;
    const postgres = await startPostgres();
    ground.atTheEnd(() => postgres.close());
    const there = async (room: string): Promise<Stored[]> => {
      const client = new pg.Client(postgres.url);
      await client.connect();
      const { rows } = await client.query('SELECT entry FROM konklave.entries WHERE room = $1 ORDER BY position', [
        room,
      ]);
      await client.end();
      return rows.map(({ entry }: { entry: string }) => JSON.parse(entry) as Stored);
    };
    await killed(ground, 'PostgreSQL', ground.kills.postgres, { DATABASE_URL: postgres.url }, there);
  },
};

async function killed(
  ground: Ground,
  what: string,
  count: number,
  settings: { readonly [name: string]: string },
  read: (room: string) => Promise<readonly Stored[]>,
): Promise<void> {
  const setup = { checkout: ground.checkout, port: await quietPort(), settings: { ...settings, LOG_LEVEL: 'warn' } };
  const { port } = setup;
  let server: Server = await startServer(setup);
  const tables: Phone[][] = [];
  ground.atTheEnd(async () => {
    for (const phone of tables.flat()) phone.close();
    await server.kill();
  });
  let isOn = true;
  for (let i = 0; i < ROOMS; i++) {
    const body = '{"game":"ordet-fanger","language":"en","remote":true}';
    const { room } = JSON.parse((await requestOf(port, '/api/rooms', { method: 'POST', body })).text) as {
      room: string;
    };
    const phones = Array.from({ length: 1 + GUESTS }, () => new Phone(port, ground.protocol, room));
    tables.push(phones);
    for (const [j, phone] of phones.entries()) await phone.ask(sitting(`Guest ${String.fromCharCode(65 + j)}`));
    const began = await phones[0]!.ask({ type: 'room.start' });
    ground.must(began === null, `${what}: a game did not begin: ${began}`);
  }
  // The host says something that everybody sees, each time something else; the others what nobody sees.
  const plays = tables.flatMap((phones) =>
    phones.map(async (phone, j) => {
      for (let k = 0; isOn; k++) {
        const loud = { type: 'room.setSound', sounds: k % 11, voice: Math.floor(k / 11) % 11 };
        await phone.ask(j === 0 ? loud : { type: 'room.ticket', ticket: newToken() });
        await sleep(EVERY_MS);
      }
    }),
  );
  const allIn = async () => {
    for (let i = 0; i < 600 && !tables.flat().every(({ isIn }) => isIn); i++) await sleep(50);
    ground.must(
      tables.flat().every(({ isIn }) => isIn),
      `${what}: not all came back within half a minute`,
    );
  };
  for (let kill = 0; kill < count; kill++) {
    await allIn();
    await sleep(momentOf(kill));
    await server.kill();
    server = await startServer(setup);
  }
  await allIn();
  isOn = false;
  await Promise.all(plays);
  // A last word, so that everybody has the whole of it.
  for (const [host, ...guests] of tables) {
    await host!.ask({ type: 'room.setSpectators', allowed: true });
    const isLast = ({ type }: Fact) => type === 'room.spectatorsSet';
    for (let i = 0; i < 100 && !guests.every(({ facts }) => facts.some(isLast)); i++) await sleep(50);
  }

  const sums = { acknowledged: 0, lost: 0, twice: 0, seen: 0, missing: 0 };
  for (const phones of tables) {
    const entries = await read(phones[0]!.room);
    const ids = new Map<string, number>();
    for (const { id } of entries) if (id !== undefined) ids.set(id, (ids.get(id) ?? 0) + 1);
    for (const phone of phones) {
      for (const n of phone.acknowledged) {
        const stored = [...ids.keys()].filter((id) => id.endsWith(`${phone.page}:${n}`));
        sums.acknowledged++;
        if (stored.length === 0) sums.lost++;
      }
      for (const { epoch, position, fact } of phone.seen) {
        sums.seen++;
        if (epoch === phone.epoch && JSON.stringify(phone.facts[position]) !== fact) sums.missing++;
      }
      // Of all that everybody is told, these are known by their values: one by one, in the order of the store.
      const loud = ({ type, sounds, voice }: Fact) => (type === 'room.soundSet' ? [`${sounds}/${voice}`] : []);
      const told = entries.flatMap(({ told: list }) => list.flatMap((one) => loud(one.fact)));
      const heard = phone.facts.flatMap(loud);
      if (told.join() !== heard.join()) sums.missing++;
    }
    sums.twice += [...ids.values()].filter((times) => times > 1).length;
  }
  const refused = new Set(tables.flat().flatMap((phone) => [...phone.refused]));
  ground.says(
    `${what}: ${count} kills; ${Object.entries(sums)
      .map(([name, sum]) => `${name} ${sum}`)
      .join(', ')}`,
  );
  ground.must(sums.lost + sums.twice + sums.missing === 0, `${what}: ${JSON.stringify(sums)}`);
  ground.must(refused.size === 0, `${what}: refused with ${[...refused].join(', ')}`);
  ground.must(sums.acknowledged > 5 * count, `${what}: too little was going on`);
}
