/** A room of people and bots on a real server, from the door to the last word. */
import assert from 'node:assert/strict';
import type { AnyGame, Typed } from '../../kernel/game.ts';
import { makeRoom } from './client.ts';
import { Person, type PersonSetup } from './people.ts';

const NAMES = ['Alma', 'Bodil', 'Carl', 'Dagny', 'Emil'];

export interface PartySetup extends Pick<PersonSetup, 'seed' | 'now' | 'on'> {
  readonly games: { readonly [id: string]: AnyGame };
  /** Where the room is made. */
  readonly base: string;
  /** Where somebody's phone connects. */
  readonly url: (name: string) => string;
  readonly people: number;
  readonly bots: number;
  readonly options: { readonly [name: string]: string | number | boolean };
}

export interface Party {
  readonly code: string;
  /** Those with a seat, the host first, and the table screen. */
  readonly people: readonly Person[];
}

/** In the lobby, with everything set. */
export async function seatParty(setup: PartySetup): Promise<Party> {
  const { games, base, url, bots, options, seed, now, on } = setup;
  const { room: code, table } = await makeRoom(base, 'maffia');
  const open = (name: string, token?: string): Person =>
    new Person({ games, url: () => url(name), room: code, name, seed, now, on, ...(token && { token }) });
  const people = NAMES.slice(0, setup.people).map((name) => open(name));
  for (const person of people) assert.deepEqual(await person.sit(), {});
  const host = people[0]!;
  const done = async (command: Typed & { readonly [field: string]: unknown }) =>
    assert.deepEqual(await host.ask(command), {}, JSON.stringify(command));
  for (let i = 0; i < bots; i++) {
    const bot = i % 3 ? 'easy' : 'random';
    await done({ type: 'room.addBot', name: `Bot ${i}`, pronouns: '', mask: 0, bot });
  }
  for (const [name, value] of Object.entries(options)) await done({ type: 'room.setOption', name, value });
  return { code, people: [...people, open('the table', table)] };
}

/** Everybody has seen the end, and nobody has asked for another game meanwhile. */
export async function gameOver({ people }: Party): Promise<void> {
  const isOver = ({ view, client }: Person) => view.phase === 'ended' && client.page.waiting === 0;
  while (!people.every(isOver)) for (const person of people) await person.client.seen(() => isOver(person));
}

/**
 * Everybody rests, and has seen and been answered all there is. The sign is something that the host may do in every
 * phase and that everybody sees; words would not do: whoever is out speaks to those who are out alone.
 */
export async function lastWords({ people }: Party): Promise<void> {
  for (const person of people) await person.rest();
  const allowed = !people[0]!.view.spectators;
  for (;;) {
    const host = people.find(({ client, view }) => client.page.role === view.host);
    const answer = await host?.ask({ type: 'room.setSpectators', allowed } as Typed);
    if (answer && answer.refused === undefined) break;
    const { count } = people[0]!.client.page;
    await people[0]!.client.seen((_, page) => page.count > count);
  }
  for (const { client } of people) {
    await client.seen(({ spectators }, { waiting }) => waiting === 0 && spectators === allowed);
  }
  for (const person of people) person.glance();
}
