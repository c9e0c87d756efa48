/** The seal's page: what it says of files that somebody has changed, where the game was played and elsewhere. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playing, type Room } from '../src/games/illumuffinati/room-fixtures.ts';
import type { OpenEntry } from '../src/kernel/fairness.ts';
import type { Typed } from '../src/kernel/game.ts';
import { lots } from '../src/kernel/random.ts';
import { openedGame } from '../src/kernel/room/verify.ts';
import { act, tick, watcherOf } from '../src/kernel/table.ts';
import { copyOf } from '../src/kernel/testing/plain.ts';
import { sampleOne } from '../src/kernel/testing/players.ts';
import { en } from '../src/web/texts/drawers/en.ts';
import { type Drawn, happen, open } from './mounted/dom.ts';
import { House } from './mounted/house.ts';
import { controlsIn, nameOf, press, shown, wordsOf } from './mounted/look.ts';
import './mounted/scripts.ts';
import { settled } from './mounted/settled.ts';

open();
const { openPage } = await import('./mounted/page.ts');
const { loadTexts } = await import('../src/web/texts/index.ts');
await loadTexts('en');
const { en: house } = await import('../src/web/texts/en.ts');

type Changeable = { rules?: string; told: { fact: Typed & { [field: string]: unknown } }[] }[];
const words = en.seal;

/** Four people play to the end, by lot. */
function finished(): Room {
  const room = playing(4);
  const lot = lots('the seal');
  for (let step = 0; step < 9000 && room.truth.phase === 'playing'; step++) {
    const seat = lot.pick([0, 1, 2, 3]);
    const offers = room.rules.legal(watcherOf(room, seat).view as never, seat, room.now);
    const own = offers.filter(({ command: { type } }) => !type.startsWith('room.'));
    const command = lot.int(3) > 0 && sampleOne(own, lot);
    if (command) act(room, seat, command, room.now);
    else tick(room, room.now + 1000 * (1 + lot.int(20)));
  }
  assert.equal(room.truth.phase, 'ended');
  return room;
}

const ended = finished();
const kept = (): OpenEntry[] => JSON.parse(JSON.stringify(openedGame(ended.log, 1)!));

/** What the page says of a file: at the table where it was played, or at one that has never heard of it. */
async function sayOf(change: (log: Changeable) => void, { isThere = true, handed = kept() } = {}): Promise<string[]> {
  const at = new House({ ...ended, log: [...ended.log], truth: copyOf(ended.truth) });
  const answers = globalThis.fetch;
  let asked = 0;
  Object.assign(globalThis, {
    fetch: (path: string, how: RequestInit) => {
      if (!/\/games\/1$/.test(path)) return answers(path, how);
      asked++;
      if (!isThere && asked > 1) return Promise.resolve({ ok: false, status: 404 });
      return Promise.resolve({ ok: true, status: 200, json: async () => ({ room: 'LYKT', number: 1, log: handed }) });
    },
  });
  const { page, close } = await openPage(2);
  try {
    await at.waitsForNothing(20_000);
    const button = controlsIn(page).find((one) => nameOf(one) === house.end.seal);
    assert.ok(button, controlsIn(page).map(nameOf).join(', '));
    await press(button);
    await at.waitsForNothing(1_000);
    const own = headingIn(page);
    const log = kept();
    change(log as unknown as Changeable);
    const input = page.querySelector('input[type="file"]') as Drawn & { files: unknown };
    input.files = [{ name: 'x.json', text: async () => JSON.stringify({ room: 'LYKT', number: 1, log }) }];
    happen(input, 'change');
    await settled();
    await at.waitsForNothing(1_000);
    return [own, headingIn(page), wordsOf(page.querySelector('.seal-page')!)];
  } finally {
    Object.assign(globalThis, { fetch: answers });
    await close();
  }
}

const headingIn = (page: Drawn): string =>
  wordsOf(shown(page.querySelector('.seal-page')!).find(({ localName }) => localName === 'h3')!);

const rename = (log: Changeable) => {
  for (const { told } of log)
    for (const { fact } of told)
      if (fact.type === 'room.seatTaken') fact.seat = { ...(fact.seat as object), name: 'Ingvild' };
};

const chat = (log: Changeable) => {
  const said = { at: (log.at(-1) as unknown as OpenEntry).at, told: [] as unknown[] };
  said.told.push({ fact: { type: 'room.said', by: 0, channel: 'all', text: 'Det var mig.' }, to: -1 });
  log.push(said as never);
};

test('a file that is as the house has it is called that; elsewhere the page says no more than it checked', async () => {
  const [own, there] = await sayOf(() => {});
  assert.deepEqual([own, there], [words.title, words.fileSame]);
  const [, elsewhere, all] = await sayOf(() => {}, { isThere: false });
  assert.equal(elsewhere, words.fileFits);
  assert.ok(all!.includes(words.asFileHelp), all);
  assert.ok(!all!.includes(words.same), 'nobody here knows which seal lay on the table');
});

test('another name at the table: believed by the rules, and found where the game was played', async () => {
  const [, there, all] = await sayOf(rename);
  assert.equal(there, words.unlikeRoom);
  assert.match(all!, /The file says: .*Ingvild/);
  assert.match(all!, /The house says: .*Anna/);
  const [, elsewhere] = await sayOf(rename, { isThere: false });
  assert.equal(elsewhere, words.fileFits);
});

test('a line that somebody is made to have said: found where the game was played', async () => {
  const [, there, all] = await sayOf(chat);
  assert.equal(there, words.unlikeRoom);
  assert.match(all!, /The file says: .*Det var mig/);
});

const relabel = (log: Changeable) => {
  for (const entry of log) entry.rules = 'room.1 illumuffinati.1';
};
const cheat = (log: Changeable) => {
  relabel(log);
  for (const { told } of log) for (const { fact } of told) if (fact.type === 'gameEnded') fact.winners = [3];
};

test('a file that calls all of it the work of earlier rules is never called good', async () => {
  const [, elsewhere, all] = await sayOf(cheat, { isThere: false });
  assert.equal(elsewhere, words.partly);
  assert.ok(all!.includes(words.earlierFile), all);
  const [, there, said] = await sayOf(relabel);
  assert.equal(there, words.unlikeRoom);
  assert.ok(said!.includes(words.relabelled(kept().length)), said);
});

test('what the house itself hands out of earlier rules is called what it is', async () => {
  const handed = kept().map((entry) => ({ ...entry, rules: 'room.1 illumuffinati.1' }));
  const [own] = await sayOf(relabel, { handed });
  assert.equal(own, words.partly);
});
