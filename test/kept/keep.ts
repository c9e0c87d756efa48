/** One evening, from the door to the last word, in a house of its own. */
import assert from 'node:assert/strict';
import * as games from '../../src/games/index.ts';
import { bitOf } from '../../src/kernel/audience.ts';
import type { AnyGame, Viewer } from '../../src/kernel/game.ts';
import { emptyRoom, type RoomState, recordIn } from '../../src/kernel/room/state.ts';
import { type Entry, streamOf } from '../../src/kernel/table.ts';
import { MemoryStore } from '../../src/server/log/memory.ts';
import { VirtualClock } from '../../src/server/testing/clock.ts';
import { openHouse } from '../../src/server/testing/house.ts';
import { patient } from '../../src/server/testing/patient.ts';
import { type Ending, type Kept, release } from './kept.ts';
import { Person, playOut } from './people.ts';
import type { Recipe } from './recipes.ts';

const NAMES = ['Alma', 'Bodil', 'Carl', 'Dagny', 'Egon', 'Freja', 'Gunnar', 'Hilda', 'Ivar'];
/** A Monday morning. */
const catalogue: { readonly [id: string]: AnyGame } = games;
const BEGINS = Date.UTC(2026, 0, 5, 9);
const HAPPENS_EVERY = 60;
const AWAY_MS = 30_000;

export async function keep(recipe: Recipe): Promise<Kept> {
  const clock = new VirtualClock(BEGINS);
  const store = new MemoryStore(clock.now);
  const { log, rest } = patient(store.open({ later: queueMicrotask }));
  const house = openHouse(games, { clock, store, log, seed: `kept ${recipe.name} ${recipe.seed ?? 0}` });
  const { game, remote, options } = recipe;
  const made = await house.rooms.create({ game, language: 'da', remote });
  assert.ok(typeof made === 'object');
  const { room: code, table, master } = made;
  const names = NAMES.slice(0, recipe.people);
  const people = names.map((name) => new Person(house, code, name, { isWild: recipe.isWild ?? false }));
  const screen = new Person(house, code, 'the table', { token: table });
  await screen.come();
  for (const [i, person] of people.entries()) {
    await person.come();
    const tag = { name: names[i]!, pronouns: i === 1 ? 'hen' : '', mask: i, isNew: i === 1 };
    await person.does({ type: 'room.sit', ...tag, contribution: `${i}a`.repeat(16) });
  }
  const host = people[0]!;
  for (let i = 0; i < recipe.bots; i++) {
    const tag = { name: NAMES[recipe.people + i]!, pronouns: '', mask: 10 + i };
    await host.does({ type: 'room.addBot', ...tag, bot: 'clever' });
  }
  for (const [name, value] of Object.entries(options)) await host.does({ type: 'room.setOption', name, value });
  const isLed = options.gameMaster === 'human';
  const desk = isLed ? new Person(house, code, 'the master', { key: master }) : undefined;
  await desk?.come();
  await desk?.does({ type: 'room.takeMaster', door: master });
  if (people[1]) await people[1].does({ type: 'room.confirmTime' });
  await host.does({ type: 'room.start' });

  const room = (await house.rooms.find(code))!;
  const happenings = happeningsOf(people, recipe.tries ?? [], clock);
  let told = 0;
  await playOut(house, room, rest, () => {
    const facts = screen.page.count;
    if (facts - told < HAPPENS_EVERY) return;
    told = facts;
    happenings.next();
  });
  assert.deepEqual(house.troubles, []);
  const entries = await house.house.log.read(code, 0);
  const read = entries.map((text) => JSON.parse(text) as Entry);
  const cuts = cutsOf(read);
  const head = {
    ...{ release, game, rules: read.at(-1)!.rules!, people: names, table, master: isLed ? master : null },
    ...{ cuts, ending: endingOf(read) },
  };
  return { name: recipe.name, head, entries };
}

/** Now and then somebody says something, wants a rest, or is gone for a while. */
function* happeningsOf(people: readonly Person[], tries: readonly string[], clock: VirtualClock): Generator<void> {
  for (let round = 0; ; round++) {
    const person = people[round % people.length]!;
    for (const type of tries) void person.page.ask({ type });
    void person.page.ask({ type: 'room.say', channel: null, text: `Hvor er vi? ${round}` } as never);
    yield;
    void person.page.ask({ type: 'room.pause' });
    yield;
    person.page.cut();
    clock.at(clock.now() + AWAY_MS, () => void person.come());
    yield;
  }
}

/** The phase of the game, or of the room around it. */
export function phaseOf({ phase, pause, play }: RoomState): string {
  if (phase !== 'playing') return phase;
  const { phase: own, mission } = play as { phase: string; mission?: unknown };
  const part = own === 'mission' && typeof mission === 'string' ? `${own}/${mission}` : own;
  return pause ? 'paused' : part;
}

/** The middle of the longest time that each phase has taken; of the time before and after the game its end. */
function cutsOf(log: readonly Entry[]): { readonly [phase: string]: number } {
  const state = emptyRoom();
  const runs: { phase: string; from: number; to: number }[] = [];
  for (const [i, entry] of log.entries()) {
    for (const { fact } of entry.told) recordIn(games, state, fact);
    const phase = phaseOf(state);
    const run = runs.at(-1);
    if (run?.phase === phase) run.to = i + 1;
    else runs.push({ phase, from: i + 1, to: i + 1 });
  }
  const cuts: { [phase: string]: number } = {};
  for (const { phase, from, to } of runs.sort((a, b) => b.to - b.from - (a.to - a.from))) {
    cuts[phase] ??= phase === 'lobby' || phase === 'ended' ? to : Math.floor((from + to) / 2);
  }
  return cuts;
}

/** Of a log that was read: what came of it, and how much of it each viewer was told. */
export function endingOf(log: readonly Entry[], games = catalogue): Ending {
  const end = emptyRoom();
  for (const { told } of log) for (const { fact } of told) recordIn(games, end, fact);
  const { outcome, winners } = games[end.game]!.result(end.play as never)!;
  const viewers: Viewer[] = [...end.seats.keys(), 'table', 'master'];
  const facts = Object.fromEntries(viewers.map((viewer) => [viewer, streamOf(log, bitOf(viewer)).length]));
  return { outcome, winners, facts };
}
