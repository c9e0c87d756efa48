/**
 * Two servers on one database: phones of the same rooms are spread over both, both decide at the same moment, and both
 * are killed with kill -9 in turn. No room forks, and the same holds as for one server (crash.slow.test.ts).
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import * as games from '../games/index.ts';
import { lots } from '../kernel/random.ts';
import { verifyRoom } from '../kernel/room/verify.ts';
import type { Entry } from '../kernel/table.ts';
import { MemoryStore } from './log/memory.ts';
import { openPostgres } from './log/postgres.ts';
import type { RoomLog } from './log/room-log.ts';
import { type PostgresServer, startPostgres } from './log/testing/postgres-server.ts';
import { VirtualClock } from './testing/clock.ts';
import { Happenings } from './testing/happenings.ts';
import { connect, openHouse, openPage } from './testing/house.ts';
import { checkRoom } from './testing/ledger.ts';
import { lastWords, type Party, type PartySetup, seatParty } from './testing/party.ts';
import type { Person } from './testing/people.ts';
import { metricsOf, quietPort, type ServerProcess, startServer } from './testing/processes.ts';

const SEED = 'two servers';
const KILLS = 14;
/** With what the host has set before, no more than a line may say at once (`messagesBurst`). */
const VOLLEYS = 12;
const OPTIONS = {
  ...{ firstDaySeconds: 60, daySeconds: 60, extensionCount: 0, maxLastActs: 1, speechSeconds: 15 },
  ...{ voteCountdownMs: 1000, voteWindowMs: 1000, nightSeconds: 15, nightEarlyEnd: true, stalemateCycles: 2 },
};
const ROOMS: readonly Pick<PartySetup, 'people' | 'bots' | 'options'>[] = [
  { people: 4, bots: 3, options: {} },
  { people: 3, bots: 5, options: { deadSeeAll: true } },
  { people: 5, bots: 2, options: { dealStyle: 'one-by-one', revealOnOut: 'role' } },
];

const lot = lots(SEED);
const happenings = new Happenings();
const parties: Party[] = [];
let database: PostgresServer;
let log: RoomLog;
const servers: ServerProcess[] = [];
let isAtHome = true;
let outputs = '';

before(async () => {
  database = await startPostgres();
  log = await openPostgres(database.url);
});
after(async () => {
  for (const { people } of parties) for (const person of people) person.close();
  await Promise.all(servers.map((server) => server.kill()));
  await log.close();
  await database.close();
});

const start = (port: number) => startServer({ port, settings: { DATABASE_URL: database.url } });

/** Whoever connects takes any server that is there; those that live at first have every other phone each. */
function serverFor(name: string): ServerProcess {
  const there = servers.filter(({ isAlive }) => isAlive);
  if (there.length === 0) return servers[0]!;
  return isAtHome ? servers[name.charCodeAt(0) % 2]! : lot.pick(there);
}

const during = <T>(work: Promise<T>): Promise<T> =>
  servers.filter(({ isAlive }) => isAlive).reduce((all, server) => server.during(all), work);

async function conflictsAt({ base }: ServerProcess): Promise<number> {
  const text = await metricsOf(base);
  return Number(/^konklave_append_conflicts_total (\d+)$/m.exec(text)![1]);
}

const entriesOf = async (code: string): Promise<Entry[]> =>
  (await log.read(code, 0)).map((text) => JSON.parse(text) as Entry);

test('two servers decide for the same rooms at the same moment, and nothing forks', { timeout: 300_000 }, async (t) => {
  for (let i = 0; i < 2; i++) servers.push(start(await quietPort()));
  for (const server of servers) await server.during(server.ready);
  const url = (name: string) => serverFor(name).base.replace('http', 'ws');
  const setup = { games, base: servers[0]!.base, url, seed: SEED, now: Date.now, on: happenings.note };
  for (const room of ROOMS) {
    parties.push(await seatParty({ ...setup, ...room, options: { ...OPTIONS, ...room.options } }));
  }
  for (let i = 0; i < VOLLEYS; i++) {
    const ready = (person: Person) => person.ask({ type: 'room.ready', ready: i % 2 === 0 } as never);
    const seated = parties.flatMap(({ people }) => people.filter(({ seat }) => seat !== undefined));
    for (const answer of await during(Promise.all(seated.map(ready)))) assert.deepEqual(answer, {});
  }
  const conflicts = await Promise.all(servers.map(conflictsAt));
  for (const party of parties) await during(lastWords(party));
  for (const { code, people } of parties) checkRoom(games, await entriesOf(code), people);
  t.diagnostic(`${VOLLEYS} volleys, conflicts: ${conflicts.join(' and ')}`);
  assert.ok(
    conflicts.every((count) => count > 0),
    'each of them was second now and then',
  );
});

async function randomMoment(): Promise<string> {
  const what = lot.pick(['start', 'sent', 'sent', 'answered', 'answered', 'fact', 'fact', 'phase'] as const);
  const ms = lot.int(what === 'start' ? 600 : 25);
  const count = what === 'start' ? 0 : 1 + lot.int({ sent: 30, answered: 30, fact: 150, phase: 2 }[what]);
  if (what !== 'start') {
    for (const server of servers) await server.during(server.ready);
    await during(happenings.more(count, what));
  }
  await sleep(ms);
  return `${count} ${what} + ${ms} ms`;
}

/** What is stored is played on by yet another server, on a clock of its own, until it is over. */
async function finish({ code, people }: Party): Promise<void> {
  const texts = await log.read(code, 0);
  const clock = new VirtualClock((JSON.parse(texts.at(-1)!) as Entry).at + 1000);
  const house = openHouse(games, { clock, store: new MemoryStore(clock.now), isAlone: true });
  await house.house.log.append(code, 0, texts);
  for (const { name, client } of people)
    await connect(house, openPage(house, code, name, { token: client.token }), code);
  const room = (await house.rooms.find(code))!;
  for (let minute = 0; minute < 240 && room.state.phase === 'playing'; minute++) await clock.pass(60_000);
  assert.equal(room.state.phase, 'ended', `${code} has an end`);
  const entries = (await house.house.log.read(code, 0)).map((text) => JSON.parse(text) as Entry);
  assert.equal(verifyRoom(games, entries).difference, undefined);
  assert.deepEqual(house.troubles, []);
}

test('both are killed in turn: the same holds, and whoever lives goes on', { timeout: 600_000 }, async (t) => {
  isAtHome = false;
  for (const { people } of parties) {
    assert.deepEqual(await during(people[0]!.ask({ type: 'room.start' })), {});
    for (const person of people) person.play(() => true);
  }
  const kill = async (index: number): Promise<void> => {
    const { base } = servers[index]!;
    await servers[index]!.kill();
    outputs += servers[index]!.output();
    for (const { people } of parties) for (const person of people) person.glance();
    servers[index] = start(Number(new URL(base).port));
  };
  let kills = 0;
  while (kills < KILLS) {
    const moment = await randomMoment();
    const index = kills % 2;
    const both = lot.int(5) === 0;
    if (both) await kill(1 - index);
    await kill(index);
    kills += both ? 2 : 1;
    t.diagnostic(`kill ${kills}: ${moment}${both ? ', both' : ''}, at ${Math.round(performance.now())} ms`);
  }
  for (const server of servers) await server.during(server.ready);
  for (const party of parties) await during(lastWords(party));
  for (const server of servers) {
    await server.kill();
    outputs += server.output();
  }
  assert.equal(outputs, '', 'there was nothing to warn of');
  const sums = { entries: 0, facts: 0, acknowledged: 0, refused: 0, games: 0 };
  for (const party of parties) {
    const tally = checkRoom(games, await entriesOf(party.code), party.people);
    for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += tally[name];
    for (const person of party.people) person.close();
    await finish(party);
  }
  t.diagnostic(`${kills} kills, ${parties.length} rooms: ${JSON.stringify(sums)}`);
});
