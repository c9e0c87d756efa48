/**
 * Screens are given a room that is folded in place: it is the same object before a fact and after it, and so are most
 * objects in it. Whatever decides by identity whether to draw (a component that compares its properties, something that
 * a hook remembers) then shows what was. So each screen is mounted twice: once on the room as a page has it, and once on
 * one that is copied anew with every fact. Both must show the same all the way.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ComponentChild, type ComponentType, h, render } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import * as games from '../src/games/index.ts';
import { bitOf, perceive } from '../src/kernel/audience.ts';
import type { AnyGame, Typed } from '../src/kernel/game.ts';
import { emptyRoom, type RoomState, recordIn } from '../src/kernel/room/state.ts';
import type { Entry } from '../src/kernel/table.ts';
import { copyOf } from '../src/kernel/testing/plain.ts';
import { playGame, seating } from '../src/kernel/testing/players.ts';
import type { Lobby, Stage } from '../src/web/stage.ts';
import { isDrawnAlike, open, pass, root, written } from './mounted/dom.ts';
import { screenOf } from './mounted/screen.ts';
import { settled } from './mounted/settled.ts';

open();
const { load, loaded, lobbyOf, screensOf } = await import('../src/web/games.ts');
const { seatFaces } = await import('../src/web/kit/faces.ts');
const { loadTexts, textsIn } = await import('../src/web/texts/index.ts');
const { loadLaterWords } = await import('../src/web/texts/later/index.ts');
await Promise.all([loadTexts('en'), loadLaterWords('en')]);

/** How much of a game is drawn, and how long a silence may be: the rest brings nothing new. */
const ENTRIES_MAX = 200;
const SILENCE_MS = 20_000;

interface Step {
  readonly at: number;
  readonly facts: readonly Typed[];
}

/** The first step at which the two show something else, if there is one. */
async function difference(
  room: RoomState,
  steps: readonly Step[],
  screen: (room: RoomState, now: number) => ComponentChild,
): Promise<string | undefined> {
  const [live, copied] = [root(), root()];
  let now = 0;
  let found: string | undefined;
  for (const [step, { at, facts }] of steps.entries()) {
    pass(Math.min(SILENCE_MS, at - now));
    now = at;
    for (const fact of facts) recordIn(loaded, room, fact);
    render(screen(room, now), live as never);
    render(screen(copyOf(room), now), copied as never);
    await settled();
    if (isDrawnAlike(live, copied)) continue;
    const wrong = firstDifference(written(live), written(copied));
    found = `step ${step} (${facts.map(({ type }) => type)}): ${wrong}`;
    break;
  }
  assert.ok(written(copied).length > 500, 'something was drawn');
  for (const at of [live, copied]) render(null, at as never);
  await settled();
  return found;
}

function firstDifference(one: string, other: string): string {
  const [mine, others] = [one.split('\n'), other.split('\n')];
  const at = mine.findIndex((line, i) => line !== others[i]);
  return `shows ${mine[at]?.trim().slice(0, 200)} instead of ${others[at]?.trim().slice(0, 200)}`;
}

const seatOf = (name: string, index: number) => ({
  ...{ name, pronouns: '', mask: index, bot: null, connected: true },
  ...{ isNew: index === 1, hasTime: false, isReady: false, contribution: null },
});

type Watching = number | 'table' | 'master';

interface Played {
  readonly room: RoomState;
  readonly steps: readonly Step[];
}

function played(id: string, viewer: Watching, seats: number): Played {
  const game = (games as unknown as { readonly [id: string]: AnyGame })[id]!;
  const { table } = playGame(game, {
    ...{ seats: seating(seats), seed: 'mounted', bots: ['sample'], viewers: [viewer], commandsMax: 2 * ENTRIES_MAX },
    options: viewer === 'master' ? { gameMaster: 'human' } : {},
  });
  const log = table.log as readonly Entry[];
  const steps = log.slice(0, ENTRIES_MAX).map(({ at, told }) => ({
    at,
    facts: told.flatMap((one) => perceive(one, bitOf(viewer)) ?? []),
  }));
  const taken = Array.from({ length: seats }, (_, i) => ({ ...seatOf(`Name ${i}`, i), coveredBy: null }));
  const room = { ...emptyRoom(), number: 1, phase: 'playing', game: id, play: table.initial(), host: 0, seats: taken };
  return { room: room as RoomState, steps: steps.filter(({ facts }) => facts.length > 0) };
}

const onStage =
  (Screen: ComponentType<Stage<unknown>>, viewer: Watching) =>
  (room: RoomState, now: number): ComponentChild =>
    h(Screen, {
      ...{ view: room.play, room, code: 'LYKT', language: 'en', address: 'lykt.example' },
      me: typeof viewer === 'number' ? viewer : null,
      now: () => now,
      told: () => [],
      offers: () => (viewer === 'table' ? [] : loaded[room.game]!.legal(room.play, viewer, now)),
      ask: async () => ({}),
      open: () => {},
    });

for (const [id, { seats }] of Object.entries(games)) {
  for (const viewer of ['table', 0, 'master'] as const) {
    const whose = viewer === 0 ? 'a phone' : `the ${viewer}’s screen`;
    test(`${id}: ${whose} shows every fact, in whatever object it comes`, async () => {
      await load(id, 'en');
      const { Phone, Table, Master } = screensOf(id);
      const { room, steps } = played(id, viewer, Math.min(seats.max, seats.min + 2));
      const screen = onStage({ table: Table, 0: Phone, master: Master }[viewer], viewer);
      assert.equal(await difference(room, steps, screen), undefined);
    });
  }
}

const LAID = { commitment: 'ab'.repeat(32), seats: [], host: null, options: {}, locked: [] };
const GUESTS: readonly object[] = [
  { type: 'room.lobbyOpened', number: 1, game: 'maffia', language: 'en', ...LAID },
  ...['Alma', 'Bodil', 'Cyril', 'Dagny'].map((name, index) => ({ type: 'room.seatTaken', seat: seatOf(name, index) })),
];
const NEWS: readonly object[] = [
  { type: 'room.hostChanged', seat: 0 },
  { type: 'room.readied', seat: 1, ready: true },
  { type: 'room.tagged', seat: 2, tag: { name: 'Cecil', pronouns: 'they', mask: 9 }, isNew: true },
  { type: 'room.timeConfirmed', seat: 2 },
  { type: 'room.optionSet', name: 'doctor', value: false },
  { type: 'room.connectionChanged', who: 3, connected: false, at: 0 },
  { type: 'room.ordered', seats: [1, 0, 3, 2] },
  { type: 'room.hostChanged', seat: 0 },
  { type: 'room.seatFreed', seat: 3 },
  { type: 'room.masterCame' },
];

const lobbyFor = (room: RoomState, role: Lobby['role']): Lobby => ({
  ...{ code: 'LYKT', surface: 'phone', room, role, language: 'en', words: textsIn('en'), faces: seatFaces(room) },
  ...{ game: loaded.maffia!, about: lobbyOf('maffia'), ask: async () => ({}), offers: () => [], open: () => {} },
  ...{ now: () => 0, wall: () => 0, lineMs: () => 0, why: () => undefined },
  me: typeof role === 'number' ? role : null,
  who: typeof role === 'number' || role === 'master' ? role : null,
});

test('the lobby shows every fact, in whatever object it comes', async () => {
  await load('maffia', 'en');
  const { SeatedLobby } = await import('../src/web/lobby-phone.tsx');
  const { LobbyTable } = await import('../src/web/lobby-table.tsx');
  const { LobbyMaster } = await import('../src/web/lobby-master.tsx');
  const screens: readonly (readonly [ComponentType<Lobby>, Lobby['role']])[] = [
    [SeatedLobby, 0],
    [SeatedLobby, 1],
    [SeatedLobby, 2],
    [LobbyTable, 'table'],
    [LobbyMaster, 'master'],
  ];
  for (const [Screen, role] of screens) {
    const room = emptyRoom();
    for (const fact of GUESTS) recordIn(loaded, room, fact as Typed);
    const steps = NEWS.map((fact, i) => ({ at: i * 1000, facts: [fact as Typed] }));
    assert.equal(await difference(room, steps, (now) => h(Screen, lobbyFor(now, role))), undefined, `for ${role}`);
  }
});

test('in the lobby whoever gets up to lead is not said to have gone', async () => {
  await load('maffia', 'en');
  const { LobbyTable } = await import('../src/web/lobby-table.tsx');
  const room = emptyRoom();
  const happens = (...facts: object[]) => {
    for (const fact of facts) recordIn(loaded, room, fact as Typed);
  };
  happens(...GUESTS);
  const name = room.seats.at(-1)!.name;
  const wall = screenOf(() => h(LobbyTable, lobbyFor({ ...room }, 'table')));
  await wall.says();
  happens({ type: 'room.seatFreed', seat: room.seats.length - 1 });
  assert.match(await wall.says(), new RegExp(`${name} has got up`));
  happens({ type: 'room.masterCame' });
  const said = await wall.says();
  assert.match(said, /A game master is in charge now/);
  assert.doesNotMatch(said, /has got up|has left/);
  wall.closes();
});

const inWords = (view: unknown): string => JSON.stringify(view);

test('a planted screen that remembers by identity is found', async () => {
  await load('maffia', 'en');
  const Remembering = ({ view }: Stage<unknown>) =>
    h(
      'p',
      null,
      useMemo(() => inWords(view), [view]),
    );
  const { room, steps } = played('maffia', 'table', 7);
  assert.match((await difference(room, steps, onStage(Remembering, 'table')))!, /^step 1 /);
});

test('a part of a screen that keeps something of its own, and is given nothing but the view, is drawn with it', async () => {
  await load('maffia', 'en');
  const Part = ({ view }: { view: unknown }) => {
    const [mine] = useState('');
    return h('p', null, mine + inWords(view));
  };
  const Whole = ({ view }: Stage<unknown>) => h('div', null, h(Part, { view }));
  const { room, steps } = played('maffia', 'table', 7);
  assert.equal(await difference(room, steps, onStage(Whole, 'table')), undefined);
});
