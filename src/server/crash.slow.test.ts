/**
 * The server is killed with kill -9 at random moments, again and again, while people play, and started again on the
 * same folder and port. Nothing that was acknowledged is lost or there twice, nobody ever saw what is not stored, and
 * every game comes to its end. Its time runs faster than ours, so that whole evenings fit in.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import * as games from '../games/index.ts';
import { lots } from '../kernel/random.ts';
import type { Entry } from '../kernel/table.ts';
import { openSqlite } from './log/sqlite.ts';
import { Happenings } from './testing/happenings.ts';
import { checkRoom } from './testing/ledger.ts';
import { gameOver, lastWords, type Party, type PartySetup, seatParty } from './testing/party.ts';
import { quietPort, type ServerProcess, startServer } from './testing/processes.ts';

const SEED = 'crash';
const KILLS = 26;
const SPEED = { factor: 20, since: Date.now() };
const OPTIONS = {
  ...{ firstDaySeconds: 60, daySeconds: 60, extensionCount: 0, maxLastActs: 1, speechSeconds: 15 },
  ...{ voteCountdownMs: 4000, voteWindowMs: 3000, nightSeconds: 15, nightEarlyEnd: true, stalemateCycles: 2 },
};
const ROOMS: readonly Pick<PartySetup, 'people' | 'bots' | 'options'>[] = [
  { people: 3, bots: 4, options: {} },
  { people: 2, bots: 5, options: { deadSeeAll: true, revealOnOut: 'role' } },
  { people: 4, bots: 4, options: { deadSeeAll: true, mafiaChat: true, dealStyle: 'one-by-one' } },
  { people: 3, bots: 6, options: { nightStyle: 'called', calledSegmentSeconds: 8, revealOnOut: 'team' } },
];

const folder = mkdtempSync(join(tmpdir(), 'konklave-crash-'));
const lot = lots(`${SEED}/kills`);
const happenings = new Happenings();
const parties: Party[] = [];
let server: ServerProcess;

after(async () => {
  for (const { people } of parties) for (const person of people) person.close();
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** A moment that is drawn: while the server starts, or after so many more of what people see and do. */
async function randomMoment(): Promise<string> {
  const what = lot.pick(['start', 'sent', 'sent', 'answered', 'fact', 'phase', 'phase', 'back'] as const);
  const ms = lot.int(what === 'start' ? 600 : 25);
  const count = what === 'start' ? 0 : 1 + lot.int({ sent: 30, answered: 30, fact: 150, phase: 8, back: 8 }[what]);
  if (what !== 'start') {
    const isEnough = happenings.more(count, what); // people are back at once, and some before the server says it is there
    await server.during(server.ready);
    await server.during(isEnough);
  }
  await sleep(ms);
  return `${count} ${what} + ${ms} ms`;
}

test('killed again and again: nothing acknowledged is lost, nothing seen is gone, every game ends', {
  timeout: 600_000,
}, async (t) => {
  const port = await quietPort();
  const start = () => startServer({ port, settings: { DATA_DIR: folder }, speed: SPEED });
  server = start();
  await server.during(server.ready);
  let isLast = false;
  const { base } = server;
  const now = () => Math.floor(SPEED.since + (Date.now() - SPEED.since) * SPEED.factor);
  const setup = { games, base, url: () => base.replace('http', 'ws'), seed: SEED, now, on: happenings.note };
  for (const room of ROOMS) {
    const party = await seatParty({ ...setup, ...room, options: { ...OPTIONS, ...room.options } });
    parties.push(party);
    assert.deepEqual(await party.people[0]!.ask({ type: 'room.start' }), {});
    for (const person of party.people) person.play(() => !isLast);
  }

  let outputs = '';
  const phases = new Set<string>();
  for (let kill = 1; kill <= KILLS; kill++) {
    const moment = await randomMoment();
    await server.kill();
    for (const { people } of parties) {
      phases.add(people[0]!.phase);
      for (const person of people) person.glance();
    }
    outputs += server.output();
    t.diagnostic(`kill ${kill}: ${moment}, at ${Math.round(performance.now())} ms`);
    server = start();
  }
  isLast = true;
  for (const party of parties) {
    await server.during(gameOver(party));
    await server.during(lastWords(party));
  }
  await server.kill();
  assert.equal(outputs + server.output(), '', 'there was nothing to warn of');

  const log = await openSqlite(folder);
  t.after(() => log.close());
  const sums = { entries: 0, facts: 0, acknowledged: 0, refused: 0, games: 0, timesGiven: 0 };
  for (const { code, people } of parties) {
    const entries = (await log.read(code, 0)).map((text) => JSON.parse(text) as Entry);
    const tally = checkRoom(games, entries, people);
    for (const name of Object.keys(tally) as (keyof typeof tally)[]) sums[name] += tally[name];
    sums.timesGiven += entries.filter(({ command }) => command.type === 'room.giveTime').length;
  }
  t.diagnostic(`${KILLS} kills, ${parties.length} rooms: ${JSON.stringify(sums)}`);
  t.diagnostic(`killed in: ${[...phases].join(', ')}`);
  assert.ok(sums.acknowledged > 300 && sums.timesGiven > 0, 'enough was going on');
});
