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
  bribe,
  cille,
  counted,
  dan,
  does,
  g4,
  g4Rows,
  lapse,
  letGo,
  passAll,
  seated,
  secondRun,
  told,
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
  assert.match(reckoned[anna]!, new RegExp(`^25 \\+ ${last!.inspector} from the pile = `));
  assert.match(reckoned[bo]!, /− 5 in bribes/);
  assert.deepEqual(taken, [0, 5, 0, 4]);
  const screen = tableOf(table);
  assert.match(await screen.says(), /−\s*5\s+bribe/);
  screen.closes();
});

/** What all who are there are shown: every phone, and the table. */
async function everywhere(table: Bakery, seen: (says: string, who: number | 'table', drawn: string) => void) {
  for (const who of [anna, bo, cille, dan, 'table'] as const) {
    const screen = who === 'table' ? tableOf(table) : phoneOf(table, who);
    seen(await screen.says(), who, await screen.drawn());
    screen.closes();
  }
}

test('[IM-132] the last two cards lie open on all screens first, and then among the used ones', async () => {
  const table = g4();
  passAll(table, [4, 'J'], [2, 4], [2, 4]);
  await everywhere(table, (says, who) => assert.match(says, /Two cards on the table/, String(who)));
  const phone = phoneOf(table, anna);
  assert.match(await phone.says(), /Dan lays on the table: 2 Yesterday’s and 4 Oat\./);
  assert.equal(await phone.part('im-tiles'), '', 'no lowest card before the table shows it');
  wait(table, 2_000);
  await everywhere(table, (says, who, drawn) => {
    assert.doesNotMatch(says, /Two cards on the table/, String(who));
    assert.match(says, /Used cards/, String(who));
    for (const card of ['2 Yesterday’s', '4 Oat']) assert.ok(drawn.includes(card), `${who}: ${card}`);
  });
  phone.closes();
  const forgetful = g4Rows({ memoryAid: false });
  await everywhere(forgetful, (says, who) => assert.doesNotMatch(says, /Used cards/, String(who)));
});

/** What stands by somebody's name: purse, open shops, suspicions. */
const standsBy = async (phone: ReturnType<typeof screenOf>, name: string): Promise<string> => {
  const rows = [
    ...(await phone.parts('im-oth')),
    ...(await phone.parts('im-tile"')),
    ...(await phone.parts('im-tile>')),
  ];
  const row = rows.find((one) => new RegExp(`\\n\\s*${name}\\n`).test(one)) ?? '';
  return [...row.matchAll(/aria-label="?(Purse|Open Shop|Suspicious)"?[\s\S]*?<b[^>]*>\s*(\d+)/g)]
    .map(([, what, n]) => `${what} ${n}`)
    .join(', ');
};

test('[IM-132] a phone shows purse and tokens of all, who is at home for how much, and the pile', async () => {
  const table = secondRun();
  const phone = phoneOf(table, cille);
  for (const [seat, name] of [
    [anna, 'Anna'],
    [bo, 'Bo'],
    [dan, 'Dan'],
  ] as const)
    assert.equal(await standsBy(phone, name), `Purse ${table.truth.gold[seat]}, Open Shop 0, Suspicious 0`, name);
  assert.match(await phone.says(), /5 in the pile/);
  assert.match(await phone.says(), /paid 5/);
  phone.closes();
  const inspector = phoneOf(table, anna);
  for (const [seat, name] of [
    [bo, 'Bo'],
    [dan, 'Dan'],
  ] as const)
    assert.equal(await standsBy(inspector, name), `Purse ${table.truth.gold[seat]}, Open Shop 0, Suspicious 0`, name);
  inspector.closes();
  const hidden = phoneOf(secondRun({ purses: 'hidden' }), cille);
  assert.equal(await standsBy(hidden, 'Dan'), 'Open Shop 0, Suspicious 0');
  hidden.closes();
});

test('[IM-132] what bots say when they point stands on every phone for as long as they point', async () => {
  const table = seated({
    hands: [
      [4, 17, 26],
      [2, 12, 29],
      [8, 21, 30],
    ],
    bots: [dan],
  });
  for (const seat of [bo, cille]) does(table, seat, { type: 'ready' });
  passAll(table, [4, 'J'], [2, 4], [2, 4]);
  toPhase(table, 'negotiate');
  does(table, dan, { type: 'point', seat: bo });
  does(table, cille, { type: 'point', seat: bo });
  const [said] = table.truth.said;
  assert.deepEqual(said, { seat: dan, at: bo, ground: 'left' });
  const words = 'Bo had both jewels in hand first.';
  for (const me of [anna, bo, cille]) {
    const phone = phoneOf(table, me);
    const bubbles = await phone.parts('bubble');
    assert.equal(bubbles.length, 1, 'people say theirs themselves');
    assert.ok(bubbles[0]!.includes('Dan') && bubbles[0]!.includes(words), bubbles[0]);
    assert.match(await phone.drawn(), /Cille points at (Bo|you)/);
    phone.closes();
  }
  bribe(table, bo, 9);
  assert.deepEqual(table.truth.said, [said], 'what was said stays as it was said');
  does(table, dan, { type: 'point', seat: null });
  assert.deepEqual(table.truth.said, []);
  const phone = phoneOf(table, anna);
  assert.deepEqual(await phone.parts('bubble'), []);
  phone.closes();
});

test('an inspector reads what she takes as her own, and the others read it of the inspector', async () => {
  const table = g4Rows();
  bribe(table, cille, 7);
  bribe(table, bo, 5);
  letGo(table, bo);
  assert.equal(table.truth.phase, 'takeback');
  for (const [me, line] of [
    [anna, 'You take 5. Bo goes home.'],
    [cille, 'The Inspector takes 5 gold. Bo goes home.'],
    [bo, 'You are out the door.'],
  ] as const) {
    const phone = phoneOf(table, me);
    const says = (await phone.says()).replace(/\s+/g, ' ');
    assert.ok(says.includes(line), `${NAMES[me]}: ${says}`);
    assert.equal(says.includes('The Inspector takes'), me === cille, `${NAMES[me]}: ${says}`);
    phone.closes();
  }
});

test('[IM-132] what stays after second thoughts is struck out on phones and table alike, also by whoever comes then', async () => {
  const table = g4Rows();
  bribe(table, cille, 7);
  bribe(table, dan, 2);
  letGo(table, bo);
  does(table, cille, { type: 'takeBack', keep: 3 });
  does(table, dan, { type: 'takeBack', keep: 2 });
  assert.equal(table.truth.phase, 'inspect');
  await everywhere(table, (says, who, drawn) => {
    assert.match(says, /This stays on the table/, String(who));
    assert.match(drawn, /<s[^>]*>\s*7/, String(who));
  });
  wait(table, 2_000);
  await everywhere(table, (says, who) => assert.doesNotMatch(says, /This stays/, String(who)));
});

test('[IM-132] a title that others had as many tokens for says what decided, on phones, table and in the log', async () => {
  const byGold = counted([
    [40, 2, 1],
    [60, 2, 3],
    [30, 0, 3],
    [35, 0, 1],
  ]);
  const thief = 'Suspected as often as Bo, with less gold.';
  const absent = 'Open as seldom as Dan, with more gold.';
  await everywhere(byGold, (says, who) => {
    assert.ok(says.includes(thief), `${who}: ${says}`);
    assert.ok(says.includes(absent), `${who}: ${says}`);
  });
  const [fact] = told(byGold, 'titlesGiven');
  const before = structuredClone(viewOf(byGold, anna)) as State;
  before.burglary = null;
  const line = illumuffinati.story!(fact!, before, 'en', (seat) => NAMES[seat]!);
  assert.ok(line!.includes('The Master Thief: Anna. Suspected as often as Bo'), line);

  const byOrder = counted([
    [40, 2, 1],
    [40, 2, 3],
    [30, 0, 3],
    [35, 0, 2],
  ]);
  await everywhere(byOrder, (says, who) => {
    assert.match(says, /Suspected as often as Anna, as rich, and Inspector later\./, String(who));
    assert.doesNotMatch(says, /Open as seldom/, String(who));
  });
});

const places = (drawn: string): string[] => [...drawn.matchAll(/<i>\s*(\d)\s/g)].map(([, place]) => place!);

test('[IM-132] places stand on no screen before the winner, and after a race on all at once', async () => {
  const having = [
    [60, 3, 2],
    [60, 3, 2],
    [40, 0, 4],
    [30, 0, 4],
  ] as const;
  const count = counted(having, { burglaryGold: 0 });
  await everywhere(count, (_, who, drawn) => assert.deepEqual(places(drawn), [], String(who)));
  allReady(count);
  assert.equal(count.truth.phase, 'nose-race');
  lapse(count);
  for (const [seat, after] of [
    [anna, 300],
    [bo, 400],
  ] as const)
    does(count, seat, { type: 'touchNose', reactionMs: after }, count.now + after);
  while (count.truth.ranking === null) lapse(count);
  assert.equal(count.truth.ranking.why, 'nose');
  const screens = [phoneOf(count, bo), phoneOf(count, cille), tableOf(count)];
  for (const screen of screens) {
    assert.deepEqual(places(await screen.drawn()), []);
    assert.match(await screen.says(), /Anna!.*0\.300 s/);
  }
  await screens[0]!.waits(6_500);
  for (const screen of screens) {
    assert.deepEqual(places(await screen.drawn()), ['1', '2', '3', '4']);
    screen.closes();
  }
});

test('a name of families is as long on the table as somebody sees it', async () => {
  const family = '👨‍👩‍👧';
  const table = seated(g4());
  const names = [family.repeat(4), 'Bo', 'Cille', 'Dan'];
  const screen = screenOf(() =>
    h(screensOf('illumuffinati').Table, stageOf<State>('illumuffinati', names, viewOf(table, 'table'), at(table))),
  );
  const drawn = await screen.drawn();
  const fits = [...drawn.matchAll(/--nm-fit:([\d.]+)/g)].map(([, fit]) => Number(fit));
  assert.ok(fits.length >= 4 && fits.every((fit) => fit === 1), String(fits));
  screen.closes();
});
