/**
 * Holds what people were told and answered against what is stored: the log alone says what has happened.
 */
import assert from 'node:assert/strict';
import { bitOf, GHOST, perceive, type Told } from '../../kernel/audience.ts';
import { canonical } from '../../kernel/fairness.ts';
import { type AnyGame, SEATS_MAX, type Seat, type Typed, type Viewer } from '../../kernel/game.ts';
import { roomRules } from '../../kernel/room/rules.ts';
import { emptyRoom } from '../../kernel/room/state.ts';
import { verifyRoom } from '../../kernel/room/verify.ts';
import { type Entry, foldStream } from '../../kernel/table.ts';
import type { Role } from '../../protocol.ts';
import type { Asked, Glance, Seen } from './people.ts';

/** What somebody remembers. */
export interface Witness {
  readonly name: string;
  readonly seen: readonly Seen[];
  readonly glances: readonly Glance[];
  readonly asked: readonly Asked[];
}

interface Stream {
  readonly mask: number;
  readonly told: Told[];
}

/** Every stream that anybody could have had, by viewer and epoch. */
type Streams = Map<string, Stream>;

const keyOf = (role: Role, epoch: number): string => `${role === 'visitor' ? 'table' : role} in epoch ${epoch}`;

/** Worked out from the facts' bits alone, apart from the server's own counting: positions.ts is held against it. */
function streamsOf(games: { readonly [id: string]: AnyGame }, entries: readonly Entry[]): Streams {
  const rules = roomRules(games);
  const truth = emptyRoom();
  const viewers: Viewer[] = [...Array(SEATS_MAX).keys(), 'table', 'master'];
  const streams: Streams = new Map();
  let running = new Map<Viewer, Stream>();
  let game: Told[] = [];
  let number = 0;
  let ghosts: Seat[] = [];
  for (const entry of entries) {
    for (const told of entry.told) {
      if (rules.begins!(told.fact)) {
        number++;
        game = [];
        ghosts = [];
        running = new Map();
        for (const viewer of viewers) {
          const stream = { mask: bitOf(viewer), told: [] };
          running.set(viewer, stream);
          streams.set(keyOf(viewer, 2 * number), stream);
        }
      }
      game.push(told);
      for (const { mask, told: list } of running.values()) if (told.to & mask) list.push(told);
      rules.record(truth, told.fact);
    }
    for (const seat of rules.ghosts!(truth as never)) {
      if (ghosts.includes(seat)) continue;
      ghosts.push(seat);
      const mask = bitOf(seat) | GHOST;
      const stream = { mask, told: game.filter(({ to }) => to & mask) };
      running.set(seat, stream);
      streams.set(keyOf(seat, 2 * number + 1), stream);
    }
  }
  return streams;
}

/** As it is after a journey over the wire. */
const arrived = (fact: Typed): Typed => JSON.parse(JSON.stringify(fact));

export interface Tally {
  readonly entries: number;
  readonly facts: number;
  readonly acknowledged: number;
  readonly refused: number;
  readonly games: number;
}

/** All that must hold of one room and its people, whatever happened to the servers. */
export function checkRoom(
  games: { readonly [id: string]: AnyGame },
  entries: readonly Entry[],
  people: readonly Witness[],
): Tally {
  assert.equal(verifyRoom(games, entries).difference, undefined, 'the log is what the rules and the lots make of it');
  const streams = streamsOf(games, entries);
  const byId = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (entry.id !== undefined) byId.set(entry.id, [...(byId.get(entry.id) ?? []), entry]);
  }
  for (const [id, list] of byId) assert.equal(list.length, 1, `${id} is stored once`);
  for (const { name, seen, glances, asked } of people) {
    for (const one of seen) checkSeen(streams, one, name);
    for (const glance of glances) checkGlance(games, streams, glance, name);
    for (const one of asked) checkAsked(byId, one, name);
  }
  const answers = people.flatMap(({ asked }) => asked.flatMap(({ answer }) => answer ?? []));
  return {
    entries: entries.length,
    facts: people.reduce((sum, { seen }) => sum + seen.length, 0),
    acknowledged: answers.filter(({ refused }) => refused === undefined).length,
    refused: answers.filter(({ refused }) => refused !== undefined).length,
    games: entries.filter(({ told }) => told.some(({ fact }) => fact.type === 'room.gameOver')).length,
  };
}

/** Nobody saw what is not stored, and not in another place. */
function checkSeen(streams: Streams, { epoch, position, role, fact }: Seen, name: string): void {
  const stream = streams.get(keyOf(role, epoch));
  const told = stream?.told[position];
  const where = `${name}, ${keyOf(role, epoch)}, at ${position}`;
  assert.ok(stream && told, `${where}: saw ${fact}, and nothing is stored there`);
  assert.equal(fact, canonical(perceive(told, stream.mask)), where);
}

/** A view is the fold of its stored stream, so far. */
function checkGlance(
  games: { readonly [id: string]: AnyGame },
  streams: Streams,
  { epoch, count, role, view }: Glance,
  name: string,
): void {
  if (epoch === 0) return assert.equal(count, 0); // it had not been welcomed yet
  const stream = streams.get(keyOf(role, epoch));
  const where = `${name}, ${keyOf(role, epoch)}, at ${count}`;
  assert.ok(stream && stream.told.length >= count, `${where}: there are only ${stream?.told.length}`);
  const facts = stream.told.slice(0, count).map((told) => arrived(perceive(told, stream.mask)!));
  assert.equal(view, canonical(foldStream(roomRules(games), emptyRoom(), facts)), where);
}

/** What was acknowledged is stored, once and as it was asked; what was refused is not. */
function checkAsked(byId: ReadonlyMap<string, readonly Entry[]>, { id, command, answer }: Asked, name: string): void {
  const [stored] = byId.get(id) ?? [];
  const what = `${name}: ${JSON.stringify(command)} (${id}), answered ${JSON.stringify(answer)}`;
  if (stored) {
    const { holder, via, ...asked } = stored.command as Typed & { holder?: unknown; via?: unknown };
    assert.equal(canonical(asked), canonical(command), what);
    assert.equal(answer?.refused, undefined, `${what}, and is stored`);
  } else assert.ok(answer === undefined || answer.refused !== undefined, `${what}, and is not stored`);
}
