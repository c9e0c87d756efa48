/**
 * A game of Ordet fanger that has been dealt already when the house opens, with a deck in which everything worth seeing
 * comes soon, whatever the server's lots are; and a note of all that a table's screen has shown, however briefly.
 */
import assert from 'node:assert/strict';
import type { CardId } from '../../src/games/ordet-fanger/content.ts';
import { ordetFanger } from '../../src/games/ordet-fanger/index.ts';
import type { State } from '../../src/games/ordet-fanger/state.ts';
import '../../src/games/ordet-fanger/texts/all.ts';
import type { Actor, AnyGame, Typed } from '../../src/kernel/game.ts';
import { seeded } from '../../src/kernel/random.ts';
import { roomRules } from '../../src/kernel/room/rules.ts';
import { emptyRoom, type RoomState } from '../../src/kernel/room/state.ts';
import { act, openTable, type Table } from '../../src/kernel/table.ts';
import { openSqlite } from '../../src/server/log/sqlite.ts';
import { hashOf } from '../../src/server/tokens.ts';
import type { Device } from './device.ts';
import { tokenOf } from './illumuffinati-laid.ts';

type Room = Table<RoomState, Typed, Typed>;
const rules = roomRules({ [ordetFanger.id]: ordetFanger as unknown as AnyGame });

const ok = (room: Room, by: Actor, command: Typed & { readonly [field: string]: unknown }): void =>
  assert.equal(act(room, by, command, room.now).refusal, undefined, `${JSON.stringify(command)} by ${by}`);

/** The first of them hosts and deals. */
export const PEOPLE = ['Alma', 'Bo', 'Cleo'] as const;

/**
 * What the left pile brings, if of two duellists the first in the order of the chairs always gives in. Alma's star meets
 * Bo's; Bo's cross meets Cleo's, for which two neutral cards lie ready; Cleo's joker makes the triangle and the star of
 * the other two the same; and Cleo's moon takes Alma's, under which lie the waves that Bo has shown: a series.
 */
const LEFT: readonly CardId[] = [
  ...['s1-03', 's1-04', 's1-05', 's1-12', 's1-13', 's1-41', 's1-42'],
  ...['joker-2', 's1-21', 's1-07', 's1-09', 's1-10', 's1-06', 's1-15', 's1-14'],
];

/** Clocks that a slow machine does not run into. */
const SLOW = { turnMs: 0, raceMs: 120_000, verdictMs: 15_000, ballotMs: 60_000 } as const;
const OPTIONS = { ...SLOW, duelSignal: 'flash', judging: 'voices', removedSymbols: 'none', coach: false } as const;

/** It is Alma's turn, and nobody has drawn. */
export async function layDuels(folder: string, code: string): Promise<void> {
  const room = openTable(rules, emptyRoom, seeded('unused'));
  room.now = Date.now();
  const doors = { table: hashOf(tokenOf('table')), master: hashOf(tokenOf('master')), secret: hashOf('laid') };
  ok(room, 'server', { type: 'room.open', game: ordetFanger.id, language: 'en', remote: false, ...doors });
  for (const [mask, name] of PEOPLE.entries()) {
    const holder = hashOf(tokenOf(name));
    const contribution = holder.slice(0, 32);
    ok(room, 'visitor', {
      ...{ type: 'room.sit', name, pronouns: '', mask, isNew: false, holder, via: 'here', contribution },
    });
  }
  for (const [name, value] of Object.entries(OPTIONS)) ok(room, 0, { type: 'room.setOption', name, value });
  ok(room, 0, { type: 'room.start' });
  ok(room, 0, { type: 'shuffle' });
  const { deck } = room.truth.play as State;
  const rest = [...deck!.left, ...deck!.right].filter((card) => !LEFT.includes(card));
  const half = Math.ceil((LEFT.length + rest.length) / 2);
  const cards = [...LEFT, ...rest];
  const [left, right] = [cards.slice(0, half), cards.slice(half)];
  const entries = room.log.map((entry) =>
    JSON.stringify(entry, (_, value) => (value?.type === 'deckShuffled' ? { ...value, left, right } : value)),
  );
  const store = await openSqlite(folder);
  await store.append(code, 0, entries);
  await store.close();
}

/** What a table's screen may show, and how it is told: by the class that it wears, or that something in it does. */
const SHOWN = {
  neutral: '.is-neutral-flip',
  ballot: '.is-ballot',
  joker: '.ot-seam.is-joker',
  series: '.ot-foot .k > i',
} as const;
type Shown = keyof typeof SHOWN;

/** Runs in the page, before all else. */
function note(selectors: { readonly [what: string]: string }): void {
  const seen = new Set<string>();
  Object.assign(globalThis, { seen });
  const look = () => {
    for (const what in selectors) if (document.querySelector(selectors[what]!)) seen.add(what);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Before the first page. */
export const watchTable = (table: Device): Promise<unknown> => table.context.addInitScript(note, SHOWN);

export const shownOn = async (table: Device): Promise<readonly Shown[]> =>
  (await table.page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen])) as Shown[];
