/** Illumuffinati: what a pause says on a phone, and what the screens say of one game to all who are there. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { h } from 'preact';
import {
  accused,
  allReady,
  anna,
  type Bakery,
  bo,
  cille,
  counted,
  dan,
  does,
  lapse,
  seated,
  toPhase,
  viewOf,
  wait,
} from '../src/games/illumuffinati/fixtures.ts';
import { illumuffinati } from '../src/games/illumuffinati/index.ts';
import type { State } from '../src/games/illumuffinati/state.ts';
import { open } from './mounted/dom.ts';
import { FINGER } from './mounted/look.ts';
import { screenOf, stageOf } from './mounted/screen.ts';

open();
const { load, screensOf } = await import('../src/web/games.ts');
await load('illumuffinati', 'en');

/** A page that is loaded anew has all of it anew. */
const PLAY = new URL('../src/games/illumuffinati/screens/phone/play.ts', import.meta.url).href;
const NAMES = ['Anna', 'Bo', 'Cille', 'Dan'];

function pauseOf(table: Bakery, me: number) {
  const { Pause } = screensOf('illumuffinati');
  return screenOf(() => {
    const stage = stageOf<State>('illumuffinati', NAMES, viewOf(table, me), { me, now: () => table.now });
    return h(Pause!, { ...stage, going: null, absent: null });
  });
}

const tableOf = (table: Bakery) =>
  screenOf(() =>
    h(screensOf('illumuffinati').Table, stageOf<State>('illumuffinati', NAMES, viewOf(table, 'table'), at(table))),
  );

const at = (table: Bakery) => ({ now: () => table.now });

function phoneOf(table: Bakery, me: number, ask: (command: object) => Promise<object> = async () => ({})) {
  return screenOf(() => {
    const view = viewOf(table, me);
    const offers = () => illumuffinati.legal(view, me, table.now);
    return h(
      screensOf('illumuffinati').Phone,
      stageOf<State>('illumuffinati', NAMES, view, { me, offers, ask: ask as never, ...at(table) }),
    );
  });
}

test('a pause shows the time that is left, and no clock that has run out', async () => {
  const table = seated({ options: { timers: 'soft' } });
  const before = pauseOf(table, 1);
  assert.match(await before.says(), /The lamp is out/);
  assert.match(await before.part('role=timer'), /\d\d:\d\d/);
  before.closes();
  lapse(table);
  assert.ok(table.truth.hasGonged);
  const after = pauseOf(table, 1);
  assert.match(await after.says(), /The lamp is out/);
  assert.equal(await after.part('role=timer'), '');
  after.closes();
});

test('the table of a game that was called off has no result, no places and nobody that all wait for', async () => {
  const table = seated({ options: { timers: 'soft' } });
  lapse(table);
  does(table, 'server', { type: 'cancel' });
  const screen = tableOf(table);
  const says = await screen.says();
  assert.equal(says.match(/The game was called off\./g)?.length, 2, says);
  assert.doesNotMatch(says, /waiting for|Final count/i);
  assert.doesNotMatch(await screen.drawn(), /is-win|<i>\s*\d/);
  screen.closes();
  const phone = phoneOf(table, 1);
  assert.match(await phone.says(), /The game was called off\./);
  assert.doesNotMatch(await phone.drawn(), /is-one|<i>\s*\d/);
  phone.closes();
});

test('all screens wait for the same people: whoever is played by a bot is not counted, and a count stands once', async () => {
  const table = seated({ options: { timers: 'soft' }, bots: [3] });
  does(table, 1, { type: 'ready' });
  const phone = phoneOf(table, 1);
  assert.deepEqual((await phone.says()).match(/\d of \d are ready/g), ['1 of 2 are ready']);
  phone.closes();
  lapse(table);
  const screen = tableOf(table);
  assert.match(await screen.says(), /We are waiting for Cille ?\./);
  screen.closes();
});

test('a touch of the nose is sent once by a finger, and once by whoever presses it without one', async () => {
  const hands = [
    [60, 3, 2],
    [60, 3, 2],
    [40, 0, 4],
    [30, 0, 4],
  ] as const;
  const table = counted(hands, { burglaryGold: 0 });
  allReady(table);
  lapse(table);
  const asked: string[] = [];
  const phone = phoneOf(table, anna, async (command) => {
    asked.push((command as { type: string }).type);
    return {};
  });
  await phone.does(/im-nb/, 'pointerdown', FINGER);
  await phone.does(/im-nb/, 'click', FINGER);
  assert.deepEqual(asked, ['touchNose']);
  await phone.does(/im-nb/, 'click', { ...FINGER, detail: 0 });
  assert.deepEqual(asked, ['touchNose', 'touchNose']);
  phone.closes();
});

test('a hidden hand lies as it lay when the page is loaded anew, and on no other device', async () => {
  const table = seated({ players: 5 });
  const lies = async (page: string, code = 'LYKT') => {
    const { laidOut } = await import(`${PLAY}?${page}`);
    const { room } = stageOf('illumuffinati', NAMES, null, {});
    return (laidOut as typeof import('../src/games/illumuffinati/screens/phone/play.ts').laidOut)({
      ...{ view: viewOf(table, 1), me: 1, code, room },
    });
  };
  const { tokenFor } = await import('../src/web/memory.ts');
  const tables = Array.from({ length: 12 }, (_, i) => `T${i}`);
  const phoneIs = (token: string) => tables.forEach((code) => void tokenFor(code, 'phone', token));
  phoneIs('0a'.repeat(16));
  const [early, again] = [[] as unknown[], [] as unknown[]];
  for (const code of tables) early.push(await lies('before', code));
  for (const code of tables) again.push(await lies('after', code));
  assert.deepEqual(again, early);
  assert.ok(new Set(early.map(String)).size > 1);
  phoneIs('0b'.repeat(16));
  const other: unknown[] = [];
  for (const code of tables) other.push(await lies('other', code));
  assert.notDeepEqual(other, early);

  const [before] = [await lies('before')];
  does(table, 2, { type: 'ready' });
  toPhase(table, 'hide');
  const jewels = (await lies('after')).filter((face) => face !== 'J');
  assert.deepEqual(jewels, before, 'what comes in moves nothing else');
});

test('the takings add up on every phone: the purse before, what was sold, the bribe paid or got, the purse now', async () => {
  const reckoned: string[] = [];
  const table = accused(dan);
  wait(table, 7_000);
  for (const me of [anna, bo, cille, dan]) {
    const phone = phoneOf(table, me);
    reckoned.push((await phone.part('im-reckoned')).replace(/<[^>]*>/g, '').trim());
    phone.closes();
  }
  const { gold, taken, last } = table.truth;
  for (const [seat, text] of reckoned.entries()) {
    const [sum, now] = text.split(' = ');
    const parts = sum!.replaceAll(/ ([+−]) /g, (_, sign) => ` ${sign}`).matchAll(/[+−]?\d+/g);
    const total = [...parts].reduce((all, [n]) => all + Number(n.replace('−', '-')), 0);
    assert.deepEqual([total, Number.parseInt(now!, 10)], [gold[seat], gold[seat]], text);
  }
  assert.match(reckoned[anna]!, new RegExp(`^25 \\+ ${last!.inspector} of the pile = `));
  assert.match(reckoned[bo]!, /− 5 in bribes/);
  assert.deepEqual(taken, [0, 5, 0, 4]);
  const screen = tableOf(table);
  assert.match(await screen.says(), /−\s*5\s+bribe/);
  screen.closes();
});
