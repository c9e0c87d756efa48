/** GW:s brott: what phones and the table say of an arrest, of a snitch and of the end, drawn on a clock that a test moves. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ComponentType, h } from 'preact';
import {
  begun,
  C1,
  C2,
  C3,
  does,
  G,
  type GwTable,
  given,
  type Position,
  passGw,
  passTurn,
  plain,
  playing,
  rolls,
  toGw,
  told,
  viewOf,
  wait,
  walks,
} from '../src/games/gws-brott/fixtures.ts';
import { gwsBrott } from '../src/games/gws-brott/index.ts';
import type { Stage } from '../src/web/stage.ts';
import { open } from './mounted/dom.ts';
import { screenOf, stageOf } from './mounted/screen.ts';

open();
const { load, screensOf } = await import('../src/web/games.ts');
const { prizesOf } = await import('../src/games/gws-brott/screens/hero.ts');
const { wordsIn } = await import('../src/games/gws-brott/screens/words.ts');
await load('gws-brott', 'en');

const NAMES = ['Gerda', 'Anna', 'Bill', 'Cleo'];
/** A screen that stays open. */
function opened(
  table: GwTable,
  viewer: number | 'table',
  ask: (command: object) => Promise<object> = async (command) => {
    does(table, viewer as number, command as never);
    return {};
  },
) {
  const { Phone, Table } = screensOf('gws-brott');
  const Screen = (viewer === 'table' ? Table : Phone) as ComponentType<Stage<unknown>>;
  return screenOf(() => {
    const view = viewOf(table, viewer);
    const me = viewer === 'table' ? null : viewer;
    const offers = () => (me === null ? [] : gwsBrott.legal(view, me, table.now));
    return h(
      Screen,
      stageOf<unknown>('gws-brott', NAMES, view, { me, now: () => table.now, offers, ask: ask as never }),
    );
  });
}

/** GW's turn on I6, the others far away; nobody is immune in a way that matters. */
const gwTurn = (position: Position = {}): GwTable =>
  given(toGw(playing(3, { timers: 'relaxed' })), {
    gw: 'I6',
    ...position,
    criminals: { ...plain, ...position.criminals },
    places: { hat: 'M1', glove: 'M10', mask: 'G1', ...position.places },
  });

/** GW walks one square, and somebody stands there. */
function arrests(table: GwTable): void {
  does(table, G, { type: 'rollGwDie' });
  walks(table, 'I7');
}

test('the click on the phone of somebody arrested says that it is their turn, and gives way to it', async () => {
  const table = gwTurn({ places: { hat: 'I7' } });
  const phone = opened(table, C1);
  await phone.says();
  arrests(table);
  const click = await phone.says();
  assert.match(click, /GW got you on I7/);
  assert.match(click, /Round 2, your turn/);
  const turn = await phone.waits(5_000);
  assert.doesNotMatch(turn, /GW got you/);
  assert.match(turn, /Roll 5 dice/);
  phone.closes();
});

test('a step of GW’s is made once, however often it is pressed before the answer has come', async () => {
  const table = gwTurn();
  does(table, G, { type: 'rollGwDie' });
  const asked: object[] = [];
  let answer = () => {};
  const phone = opened(table, G, (command) => {
    asked.push(command);
    return new Promise((then) => {
      answer = () => then({});
    });
  });
  const step = { type: 'gwStep', to: 'I7' };
  for (let i = 0; i < 3; i++) await phone.does(/gb-step(.|\n)*I7/, 'click');
  assert.deepEqual(asked, [step]);
  answer();
  await phone.says();
  await phone.does(/gb-step(.|\n)*I7/, 'click');
  assert.deepEqual(asked, [step, step], 'it may be pressed again after that');
  phone.closes();
});

test('what the snitch told leaves GW’s phone by itself', async () => {
  const table = gwTurn({ trumps: ['snitch'] });
  const phone = opened(table, G);
  await phone.says();
  does(table, G, { type: 'playTrump', play: { trump: 'snitch', seat: C1 } });
  does(table, C1, { type: 'snitchOn', seat: C2 });
  assert.match(await phone.says(), /Bill is on Boatyard M10/);
  assert.match(await phone.waits(12_000), /Anna is thinking/);
  phone.closes();
});

test('the other criminals are told of an arrest', async () => {
  const table = gwTurn({ places: { hat: 'I7' } });
  const phone = opened(table, C3);
  await phone.says();
  arrests(table);
  assert.match(await phone.says(), /Anna is arrested on I7/);
  assert.match(await phone.waits(5_000), /Anna's turn/);
  phone.closes();
});

test('everybody hears who told on whom, and a snitch who was too slow hears it too', async () => {
  const table = gwTurn({ trumps: ['snitch'], places: { mask: 'jail' } });
  const [snitch, target, other, wall] = [C1, C2, C3, 'table' as const].map((viewer) => opened(table, viewer));
  for (const screen of [snitch!, target!, other!, wall!]) await screen.says();
  does(table, G, { type: 'playTrump', play: { trump: 'snitch', seat: C1 } });
  wait(table, table.truth.until! - table.now);
  assert.match(await snitch!.says(), /You gave Bill away/);
  for (const screen of [target!, other!]) assert.match(await screen.says(), /Anna tells on Bill/);
  assert.match(await wall!.says(), /Snitch Anna has told on Bill/);
  for (const screen of [snitch!, target!, other!, wall!]) screen.closes();
});

test('on GW’s phone somebody is where they were seen until a die is announced, and no die goes missing', async () => {
  const table = given(playing(3), { places: { hat: 'D2' }, hands: { 1: ['e02', 'e05'] } });
  const phone = opened(table, G);
  does(table, C1, { type: 'destroyEvidence', card: 'e02' });
  assert.match(await phone.says(), /Anna D2, now/);
  passTurn(table);
  assert.match(await phone.says(), /Anna D2, r. 1/);
  for (let rounds = 1; rounds < 8; rounds++) {
    passGw(toGw(table));
    passTurn(table);
  }
  const [text, drawn] = [await phone.says(), await phone.part('class=gb-went')];
  assert.match(text, /Anna D2, r. 1 \+3 /);
  assert.equal(drawn.match(/<svg/g)!.length, 5);
  phone.closes();
});

test('at the end somebody who was thrown out has the cards that were never handed in', async () => {
  const table = gwTurn({ places: { hat: 'I7', glove: 'H7' }, arrests: { 1: 2 }, handcuffs: 2, locked: 5 });
  const phone = opened(table, G);
  arrests(table);
  walks(table, 'H7');
  const end = await phone.says();
  assert.match(end, /The last went to Bill, Fountain H7, in round 1. 5 cards to go/);
  assert.match(end, /Anna , Turbo Tyra out of the game, 5 cards left/);
  phone.closes();
});

test('the end counts dice in a row for the luckiest roll, and says what was dealt, not what is held', () => {
  const table = playing(3);
  rolls(table, C1, 'gw', 'gw', '1', '2', '3');
  rolls(table, C1, '1', '2', '3');
  rolls(table, C1, '1', '2', '3');
  does(table, 'server', { type: 'cancel' });
  const view = viewOf(table, 'table');
  const prizes = prizesOf(view, wordsIn('en').w, (seat) => NAMES[seat]!);
  assert.equal(prizes.find(({ title }) => title === 'Luckiest roll')!.text, 'Anna: 6 dice in a row, none locked');
  const all = told(table, 'allOpened')[0]!;
  const text = gwsBrott.story!(all, view, 'en', (seat) => NAMES[seat]!)!;
  assert.match(text, /Luckiest roll: Anna, 6 dice in a row and none locked/);
  assert.match(text, /Anna was dealt: /);
});

test('whoever is taken by helicopter, and everybody else, is told that it was one', async () => {
  const table = gwTurn({ trumps: ['helicopter'], places: { hat: 'D5' } });
  const screens = [C1, C2, G, 'table' as const].map((viewer) => opened(table, viewer));
  for (const screen of screens) await screen.says();
  does(table, G, { type: 'playTrump', play: { trump: 'helicopter', to: 'D5' } });
  for (const screen of screens) assert.match(await screen.says(), /The helicopter lands on D5/);
  for (const screen of screens) screen.closes();
});

test('whoever keeps the helicopter away, and everybody else, is told whose card lies open and what GW knows', async () => {
  const position = { trumps: ['helicopter'], places: { hat: 'D5' }, criminals: { [C1]: 'velvet-vera' } } as const;
  const table = gwTurn(position as unknown as Position);
  const phones = [C1, C2, G].map((viewer) => opened(table, viewer));
  for (const phone of phones) await phone.says();
  does(table, G, { type: 'playTrump', play: { trump: 'helicopter', to: 'D5' } });
  const [own, other, gw] = await Promise.all(phones.map((phone) => phone.says()));
  for (const said of [own!, other!]) {
    assert.match(said, /Stop\. Anna is immune/);
    assert.match(said, /GW stays on I6\. Anna is on D5 or on the squares around it; nobody is told where exactly/);
    assert.match(said, /The card lies open beside Anna/);
  }
  assert.match(gw!, /You stay on I6/);
  for (const phone of phones) phone.closes();
});

test('the table says of a third arrest that somebody is out', async () => {
  const table = gwTurn();
  const wall = opened(table, 'table');
  await wall.says();
  for (const said of [
    /Two more, and Anna is out/,
    /One more, and Anna is out/,
    /Third arrest Anna is out of the game/,
  ]) {
    given(toGw(table), { gw: 'I6', places: { hat: 'I7', glove: 'M10', mask: 'G1' } });
    await wall.says();
    await wall.waits(10_000);
    arrests(table);
    assert.match(await wall.says(), said);
    await wall.waits(10_000);
  }
  wall.closes();
});

test('the die of GW is shown as it is: two threes and two fours on the fast one', async () => {
  const table = begun(3);
  const [phone, wall] = [opened(table, G), opened(table, 'table')];
  for (const screen of [phone, wall]) {
    assert.match(await screen.drawn(), /2, 3, 3, 4, 4, 5/);
    screen.closes();
  }
});

test('trumps are explained where they are dealt, and a criminal reads what the trump does that cannot touch them', async () => {
  const table = begun(3);
  const phone = opened(table, G);
  assert.doesNotMatch(await phone.says(), /Land on any street|must tell you|eight steps|three seconds/);
  const held = await phone.does(/Hold to see your trumps/, 'click', { detail: 0 });
  const about = /Land on any street|must tell you|eight steps|three seconds/g;
  assert.equal(new Set(held.match(about)).size, viewOf(table, G).trumps!.length);
  phone.closes();
  const criminal = opened(table, C1);
  assert.match(await criminal.does(/Hold to see your criminal card/, 'click', { detail: 0 }), /It tells GW: “/);
  criminal.closes();
});

test('two fingers show the whole town also if something is told before they are lifted', async () => {
  const table = gwTurn();
  const phone = opened(table, C1);
  does(table, G, { type: 'rollGwDie' });
  assert.ok((await phone.drawn()).includes('aria-label=The whole town'));
  await phone.touches('gb-window', 'touchstart', 300);
  await phone.touches('gb-window', 'touchmove', 20);
  walks(table, 'H6');
  await phone.says();
  await phone.touches('gb-window', 'touchend');
  assert.ok((await phone.drawn()).includes('aria-label=Nearer'));
  phone.closes();
});

test('somebody who is out is not said to have no cards left', async () => {
  const table = gwTurn({ places: { hat: 'I7' }, arrests: { 1: 2 } });
  const screens = [G, 'table' as const].map((viewer) => opened(table, viewer));
  for (const screen of screens) await screen.says();
  arrests(table);
  for (const screen of screens) {
    for (let moments = 0; moments < 3; moments++) await screen.waits(12_000);
    const drawn = await screen.drawn();
    assert.ok(/aria-label=out of the game/.test(drawn));
    assert.ok(!/0 cards left/.test(drawn));
    screen.closes();
  }
});

test('while GW walks, the phone keeps in view where each was seen and what was announced since', async () => {
  const table = given(playing(3), { places: { hat: 'D2' }, hands: { 1: ['e02', 'e05'] } });
  does(table, C1, { type: 'destroyEvidence', card: 'e02' });
  passTurn(table);
  toGw(table);
  const phone = opened(table, G);
  assert.equal(await phone.part('class=gb-log'), '');
  does(table, G, { type: 'rollGwDie' });
  const log = await phone.part('class=gb-log');
  assert.match(log, /Anna: D2, r\. 1/);
  assert.equal(log.match(/<li/g)!.length, 3);
  assert.match(log, /gb-die/);
  phone.closes();
});

test('GW walks to a square far off: the way is shown, one more press walks it, and an arrest ends it', async () => {
  const table = gwTurn({ places: { hat: 'H7' }, locked: 4 });
  does(table, G, { type: 'rollGwDie' });
  const phone = opened(table, G);
  const square = (name: string) => new RegExp(`data-square=${name}\\b`);
  await phone.says();
  assert.match(await phone.does(square('H9'), 'click'), /The way to H9.*Walk to H9: 4 steps/);
  assert.equal(viewOf(table, G).gwAt, 'I6', 'a look is no step');
  await phone.does(square('H9'), 'click');
  for (let waits = 0; waits < 6; waits++) await phone.waits(300);
  assert.equal(viewOf(table, G).gwAt, 'H7', 'where somebody stood');
  assert.equal(told(table, 'arrested').length, 1);
  assert.match(await phone.says(), /You got Anna/);
  phone.closes();
});

test('the table keeps GW’s footprints and says how far it was, until GW walks again', async () => {
  const table = gwTurn();
  const wall = opened(table, 'table');
  does(table, G, { type: 'rollGwDie' });
  const steps = viewOf(table, 'table').steps;
  for (let left = steps; left > 0; left--) walks(table, left % 2 ? 'I7' : 'I6');
  assert.equal(viewOf(table, 'table').phase, 'turn-start');
  assert.match(await wall.says(), new RegExp(`GW took ${steps} steps`));
  wall.closes();
});

test('on GW’s phone it stays written around which square somebody kept the helicopter away', async () => {
  const position = { trumps: ['helicopter'], places: { hat: 'D5' }, criminals: { [C1]: 'velvet-vera' } } as const;
  const table = gwTurn(position as unknown as Position);
  does(table, G, { type: 'playTrump', play: { trump: 'helicopter', to: 'D5' } });
  const phone = opened(table, G);
  await phone.waits(20_000);
  assert.match(await phone.says(), /Anna from jail around D5, r\. 1/);
  passTurn(table);
  toGw(table);
  does(table, G, { type: 'rollGwDie' });
  await phone.says();
  const log = await phone.part('class=gb-log');
  assert.match(log, /Anna: from jail/);
  assert.match(log, /around D5, r\. \d/);
  phone.closes();
});

test('of somebody who was arrested GW reads that, and not the name of the jail', async () => {
  const table = gwTurn({ places: { hat: 'I7' } });
  arrests(table);
  passGw(toGw(table));
  const phone = opened(table, G);
  await phone.waits(20_000);
  assert.match(await phone.says(), /Anna arrested, /);
  phone.closes();
});

test('to hand over is as large as to roll, and to reset the dice is smaller', async () => {
  const table = given(playing(3), { places: { hat: 'D2' }, hands: { 1: ['e02', 'e05'] } });
  const phone = opened(table, C1);
  const big = (await phone.parts('btn-big')).join('\n');
  assert.match(big, /Hand over/);
  assert.match(big, /Roll/);
  assert.doesNotMatch(big, /Reset/);
  phone.closes();
});
