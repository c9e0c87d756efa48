/** A long room is loaded by a server, and others are answered meanwhile. */
import assert from 'node:assert/strict';
import type { AnyGame, Typed } from '../../kernel/game.ts';
import { liar } from '../../kernel/testing/liar/index.ts';
import { PIECE } from '../pieces.ts';
import { sitting } from './client.ts';
import { settled } from './clock.ts';
import { connect, openHouse, openPage } from './house.ts';

const games: { readonly [id: string]: AnyGame } = { liar: liar as AnyGame };

/** How often another room was answered while one with so many entries was loaded is as much as it should be. */
export async function assertAnsweredMeanwhile(entries: number): Promise<void> {
  const house = openHouse(games);
  const made = await house.rooms.create({ game: 'liar', language: 'en', remote: true });
  const other = await house.rooms.create({ game: 'liar', language: 'en', remote: true });
  assert.ok(typeof made === 'object' && typeof other === 'object');
  const [host, guest] = [openPage(house, made.room, 'Alma'), openPage(house, other.room, 'Bodil')];
  for (const [page, { room }] of [
    [host, made],
    [guest, other],
  ] as const) {
    await connect(house, page, room);
    assert.deepEqual(await page.ask(sitting(room) as Typed), {});
  }
  assert.deepEqual(await host.ask({ type: 'room.ready', ready: true } as Typed), {});
  const texts = await house.house.log.read(made.room, 0);
  for (let length = texts.length; length < entries; ) {
    const more = Math.min(1000, entries - length);
    assert.equal(await house.house.log.append(made.room, length, Array(more).fill(texts.at(-1)!)), true);
    length += more;
  }

  const later = openHouse(games, { clock: house.clock, store: house.store, server: 'later', isAlone: true });
  const again = openPage(later, other.room, 'Bodil');
  await connect(later, again, other.room);
  let isLoaded = false;
  const loading = later.rooms.find(made.room).then((room) => {
    isLoaded = true;
    return room;
  });
  let answered = 0;
  for (let ready = true; !isLoaded; ready = !ready) {
    await settled();
    if (!isLoaded && (await again.ask({ type: 'room.ready', ready } as Typed)).refused === undefined) answered++;
  }
  assert.equal((await loading)!.state.seats[0]!.name, made.room);
  assert.ok(answered > entries / PIECE / 4, `${answered} answers`);
  assert.deepEqual(later.troubles, []);
}
