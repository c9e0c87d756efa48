/** Maffia: what the table says of the deck, and who reads that somebody is not well. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { h } from 'preact';
import {
  does,
  F7,
  F11,
  hang,
  type MaffiaTable,
  nominateAll,
  onDayOne,
  seatedAs,
  shoot,
  toPhase,
  viewOf,
  wait,
} from '../src/games/maffia/fixtures.ts';
import { maffia } from '../src/games/maffia/index.ts';
import type { State } from '../src/games/maffia/state.ts';
import type { Typed } from '../src/kernel/game.ts';
import { emptyRoom, type Line, recordIn } from '../src/kernel/room/state.ts';
import type { Lobby } from '../src/web/lobby.ts';
import type { Stage } from '../src/web/stage.ts';
import { open } from './mounted/dom.ts';
import { screenOf, stageOf } from './mounted/screen.ts';

open();
const { load, loaded, lobbyOf, screensOf } = await import('../src/web/games.ts');
const { seatFaces } = await import('../src/web/kit/index.ts');
const { loadTexts, textsIn } = await import('../src/web/texts/index.ts');
const { Drawers } = await import('../src/web/drawers/index.tsx');
const { createLog } = await import('../src/web/told.ts');
await loadTexts('en');
await load('maffia', 'en');

const NAMES = ['Alma', 'Bodil', 'Cyril', 'Dagny', 'Einar', 'Freja', 'Gorm', 'Helga', 'Ivar', 'Juni', 'Kaja'];

const tableOf = (table: MaffiaTable) =>
  screenOf(() =>
    h(screensOf('maffia').Table, stageOf<State>('maffia', NAMES, viewOf(table, 'table'), { now: () => table.now })),
  );

function phoneOf(table: MaffiaTable, me: number) {
  return screenOf(() => {
    const view = viewOf(table, me);
    const [now, offers] = [() => table.now, () => maffia.legal(view, me, table.now)];
    const ask = async (command: object) => {
      does(table, me, command as never);
      return {};
    };
    const names = NAMES.slice(0, view.bots.length);
    return h(screensOf('maffia').Phone, stageOf<State>('maffia', names, view, { me, now, offers, ask: ask as never }));
  });
}

/** What the table hears of a game, in sentences. */
const heardIn = (table: MaffiaTable): string[] => {
  const view = viewOf(table, 'table');
  const name = (seat: number) => NAMES[seat]!;
  return table.log.flatMap(({ told }) => told.flatMap(({ fact }) => maffia.story!(fact, view, 'en', name) ?? []));
};

const consoleOf = (table: MaffiaTable) =>
  screenOf(() => {
    const view = viewOf(table, 'master');
    const [now, offers] = [() => table.now, () => maffia.legal(view, 'master', table.now)];
    return h(screensOf('maffia').Master, stageOf<State>('maffia', NAMES, view, { now, offers }));
  });

test('a swipe to the left turns a page of the briefing, one to the right turns back, and a touch does neither', async () => {
  const phone = phoneOf(seatedAs(F7), 6);
  assert.match(await phone.says(), /1 of 7/);
  assert.match(await phone.swipes('mf-card', -80), /2 of 7/);
  assert.match(await phone.swipes('mf-card', -80), /3 of 7/);
  assert.match(await phone.swipes('mf-card', -10), /3 of 7/);
  assert.match(await phone.swipes('mf-card', 80), /2 of 7/);
  phone.closes();
});

test('alone with bots nobody is told to take time for the others, neither before the game nor after it', async () => {
  const alone = seatedAs(F7, { bots: [0, 1, 2, 3, 4, 5] });
  const phone = phoneOf(alone, 6);
  assert.match(await phone.says(), /1 of 5 .*It is all pretend/);
  for (let card = 1; card < 5; card++)
    assert.doesNotMatch(await phone.swipes('mf-card', -80), /toilet|if you have time/i);
  assert.match(await phone.says(), /5 of 5/);
  toPhase(alone, 'ended');
  for (const next of [/Turn all the cards/, /Next: how are you?/]) await phone.does(next, 'click');
  assert.doesNotMatch(await phone.says(), /five minutes|How are you/);
  phone.closes();
});

const NOBODY = /Nobody is told why, not even after the game/;
const MASTER = /The game master is told, and nobody else learns why/;
for (const [gameMaster, said, other] of [
  ['auto', NOBODY, MASTER],
  ['human', MASTER, NOBODY],
] as const) {
  test(`[MF-24] ${gameMaster}: the phone says truly who is told of somebody not well, and that it is said`, async () => {
    const table = onDayOne(F7, { options: { gameMaster } });
    const phone = phoneOf(table, 6);
    const ways = await phone.does(/I am not well/, 'click');
    assert.equal(/Only the game master is told who asked/.test(ways), gameMaster === 'human');
    assert.equal(/Nobody at the table is told who asked/.test(ways), gameMaster === 'auto');
    const sure = await phone.does(/Leave the game/, 'click');
    assert.match(sure, said);
    assert.doesNotMatch(sure, other);
    assert.match(await phone.does(/Yes, I leave/, 'click'), /It is noted.*you can take it back/);
    phone.closes();
  });
}

test('[MF-24] the console tells the master who is not well while the game goes on, and the end does not', async () => {
  const table = onDayOne(F7, { options: { gameMaster: 'human' } });
  hang(table, 0);
  does(table, 5, { type: 'signalUnwell' });
  shoot(table, 4);
  does(table, 6, { type: 'signalUnwell' });
  const desk = consoleOf(table);
  assert.match(await desk.says(), /Gorm is not well and leaves at dawn/);
  assert.match(await desk.does(/The record/, 'click'), /Not well, or gone: Freja/);
  desk.closes();
  hang(table, 1);
  toPhase(table, 'ended');
  const end = consoleOf(table);
  const whole = await end.says();
  assert.match(whole, /Gorm/);
  assert.doesNotMatch(whole, /not well/i);
  assert.doesNotMatch(await end.does(/The record/, 'click'), /not well/i);
  end.closes();
});

test('[MF-38, MF-99] the table lists the deck as it was dealt, and never as the cards of those who still live', async () => {
  const table = onDayOne(F11);
  const screen = tableOf(table);
  hang(table, 0);
  toPhase(table, 'night');
  const panel = await screen.part('mt-set');
  assert.match(panel, /10 of 11 still live here/);
  const [above, list] = panel.split('<ul class=mt-roles>');
  assert.match(list!.replaceAll(/<[^>]*>|\s+/g, ' '), /3 +mafia/i, 'one of them hangs, and nobody is told');
  assert.match(above!.trim().split('\n').at(-1)!, /The roles in this game/, 'what the list is called');
  screen.closes();
});

/** The open talk of whoever is given this. */
function chatOf(stage: Stage<State>) {
  const { room, code, language, me, now, ask, offers, open: opens } = stage;
  const lobby = {
    ...{ code, surface: 'phone', room, role: me, me, who: me, language, words: textsIn('en') },
    ...{ faces: seatFaces(room), game: loaded.maffia!, about: lobbyOf('maffia'), ask, offers },
    ...{ open: opens, now, wall: () => 0, lineMs: () => 0, why: () => undefined },
  } as Lobby;
  return { lobby, stage, log: createLog(), open: { name: 'chat' as const } };
}

/** Far apart, and somebody has the floor: their phone, another one, and the table. */
function speaking(before?: string) {
  const table = onDayOne(F7, { options: { playMode: 'remote' } });
  const room = { chat: [] as Line[], said: 0 };
  const stage = (viewer: number | 'table') => {
    const view = viewOf(table, viewer);
    const me = viewer === 'table' ? null : viewer;
    const base = stageOf<State>('maffia', NAMES.slice(0, 7), view, { me, now: () => table.now });
    const told = () => heardIn(table);
    const offers = () => (me === null ? [] : maffia.legal(view, me, table.now));
    return { ...base, told, offers, room: { ...base.room, chat: room.chat, said: room.said } };
  };
  const { Phone, Table } = screensOf('maffia');
  const screens = {
    speaker: screenOf(() => h(Phone, stage(3))),
    other: screenOf(() => h(Phone, stage(1))),
    wall: screenOf(() => h(Table, stage('table'))),
  };
  const says = (by: number, text: string) => {
    const before = { ...emptyRoom(), game: 'maffia', phase: 'playing' as const, play: table.truth };
    recordIn(loaded as never, Object.assign(before, room), {
      type: 'room.said',
      by,
      channel: 'village',
      text,
    } as Typed);
    room.said = before.said;
  };
  if (before) says(3, before);
  nominateAll(table, [3]);
  toPhase(table, 'speech');
  return { table, screens, says, stage };
}

test('what is said in a speech stands on every phone and on the table, written or ready-made', async () => {
  const { table, screens, says } = speaking('of the talk before');
  for (const screen of Object.values(screens)) assert.doesNotMatch(await screen.says(), /of the talk before/);
  assert.match(await screens.other.says(), /You are listening/);
  does(table, 3, { type: 'statement', says: { kind: 'suspect', target: 5 } });
  for (const screen of Object.values(screens)) assert.match(await screen.says(), /I suspect Freja/);
  assert.match((await screens.wall.part('mt-say')).replaceAll(/<[^>]*>|\s+/g, ' '), /Dagny *: “I suspect +Freja/);
  says(3, 'I was at home all night');
  says(1, 'nobody else is heard');
  for (const screen of Object.values(screens)) {
    const said = await screen.says();
    assert.match(said, /I was at home all night/);
    assert.doesNotMatch(said, /nobody else is heard/);
  }
  for (const screen of Object.values(screens)) screen.closes();
});

test('a page that is opened in the middle of a speech has what was written in it before, and not the talk before it', async () => {
  const { screens, says } = speaking('of the talk before');
  says(3, 'I was at home all night');
  for (const screen of Object.values(screens)) {
    const said = await screen.says();
    assert.match(said, /I was at home all night/);
    assert.doesNotMatch(said, /of the talk before/);
    screen.closes();
  }
});

test('far apart the talk has a mark for what is new, which goes when it is read; one’s own words make none', async () => {
  const { screens, says, stage } = speaking();
  const talk = async () => (await screens.other.parts('<button')).find((one) => /\bChat\b/.test(one))!;
  assert.match(await talk(), /Chat/);
  assert.doesNotMatch(await talk(), /new/);
  says(3, 'one');
  says(3, 'two');
  says(1, 'my own');
  assert.match(await talk(), /2 new/);
  assert.match(await talk(), /class=dot/);
  const drawer = screenOf(() => h(Drawers, { ...chatOf(stage(1)), onOpen: () => {}, onClose: () => {} }));
  assert.match(await drawer.says(), /one.*two.*my own/);
  assert.doesNotMatch(await talk(), /new/);
  drawer.closes();
  says(5, 'three');
  assert.match(await talk(), /1 new/);
  for (const screen of Object.values(screens)) screen.closes();
});

test('what bots say all at once is one line at a time, each as long as it takes to read; what is done goes first', async () => {
  const bots = [0, 1, 2, 3, 4, 5];
  const table = onDayOne(F7, { bots });
  const phone = screenOf(() => {
    const view = viewOf(table, 6);
    const [now, offers] = [() => table.now, () => maffia.legal(view, 6, table.now)];
    const told = () => heardIn(table);
    return h(
      screensOf('maffia').Phone,
      stageOf<State>('maffia', NAMES.slice(0, 7), view, { me: 6, now, offers, told }),
    );
  });
  const strip = async (ms = 0): Promise<string> => {
    await phone.says();
    for (const one of [ms, 20, 20]) await phone.waits(one);
    return (await phone.part('mf-heard')).replaceAll(/<[^>]*>|\s+/g, ' ').trim();
  };
  await strip(10_000);
  const says = (seat: number, kind: 'suspect' | 'trust', target: number): void =>
    does(table, seat, { type: 'statement', says: { kind, target } });
  for (const seat of bots) says(seat, 'suspect', (seat + 1) % 6);
  const first = await strip(100);
  assert.match(first, /^Freja/, 'nothing was on the paper that was not read yet');
  does(table, 1, { type: 'nominate', target: 4 });
  assert.equal(await strip(), 'Bodil nominates Einar.', 'what is done goes first');
  says(6, 'trust', 2);
  await strip(1_000);
  does(table, 2, { type: 'nominate', target: 5 });
  const [bodil, cyril, freja] = ['Bodil nominates Einar.', 'Cyril nominates Freja.', 'Freja: “I trust Bodil.”'];
  assert.equal(await strip(500), bodil, 'what was done a moment later waits');
  assert.equal(await strip(2_000), cyril);
  wait(table, 6_000);
  says(5, 'trust', 1);
  says(4, 'trust', 3);
  says(3, 'trust', 1);
  assert.equal(await strip(500), cyril);
  assert.match(await strip(2_000), /^Dagny/, 'of what was said meanwhile the newest');
  says(2, 'trust', 1);
  assert.match(await strip(100), /^Dagny/);
  assert.match(await strip(2_000), /^Cyril: /);
  assert.ok(heardIn(table).includes(freja!), 'the list has all');
  phone.closes();
});

test('by day each sign under the thumb is its own, and talk is not the sign of what has happened', async () => {
  const phone = phoneOf(onDayOne(F7, { options: { playMode: 'remote' } }), 6);
  const tools = await phone.part('mf-tools');
  const signs = [...tools.matchAll(/#i-([a-z]+)/g)].map(([, sign]) => sign!);
  assert.ok(signs.length >= 5, tools);
  assert.deepEqual([...new Set(signs)], signs);
  assert.ok(signs.includes('speech') && !signs.includes('log'), signs.join());
  assert.match(tools, /Talk|Chat/);
  phone.closes();
});
