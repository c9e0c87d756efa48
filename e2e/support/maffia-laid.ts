/**
 * A game of Maffia that is on already when the house opens, led by a person: played by the rules themselves, without a
 * browser, and laid into the store. Three people sit there, and robots that nominate nobody.
 */
import type { Options } from '../../src/games/maffia/options.ts';
import { ok, type Room, rules, sitting } from '../../src/games/maffia/room-fixtures.ts';
import type { Language } from '../../src/kernel/game.ts';
import { seeded } from '../../src/kernel/random.ts';
import { emptyRoom } from '../../src/kernel/room/state.ts';
import { openTable } from '../../src/kernel/table.ts';
import { openSqlite } from '../../src/server/log/sqlite.ts';
import { hashOf } from '../../src/server/tokens.ts';
import { tokenOf } from './illumuffinati-laid.ts';

export const [ALMA, BODIL, CYRIL] = [0, 1, 2] as const;
export const PEOPLE = ['Alma', 'Bodil', 'Cyril'] as const;
const BOTS = ['Dagny', 'Egon', 'Fritjof', 'Gunvor'];

function begin(language: Language, options: Partial<Options>, from: number): Room {
  const room = openTable(rules, emptyRoom, seeded('unused'));
  room.now = from;
  const doors = { table: hashOf(tokenOf('table')), master: hashOf(tokenOf('master')) };
  ok(room, 'server', {
    ...{ type: 'room.open', game: 'maffia', language, remote: false, secret: hashOf('led'), ...doors },
  });
  for (const [mask, name] of PEOPLE.entries())
    ok(room, 'visitor', sitting(name, { mask, holder: hashOf(tokenOf(name)) }));
  for (const [at, name] of BOTS.entries())
    ok(room, ALMA, { type: 'room.addBot', name, pronouns: '', mask: PEOPLE.length + at, bot: 'quiet' });
  const holder = hashOf(tokenOf('the master'));
  ok(room, 'visitor', { type: 'room.takeMaster', door: doors.master, holder, via: 'here' });
  for (const [name, value] of Object.entries({ gameMaster: 'human', ...options }))
    ok(room, ALMA, { type: 'room.setOption', name, value });
  ok(room, ALMA, { type: 'room.start' });
  return room;
}

/** `play` goes on from the briefing to the moment of the test. Those who sit there come by name: `enter`. */
export const layLed =
  (code: string, language: Language, options: Partial<Options> = {}, play: (room: Room) => void = () => {}) =>
  async (folder: string): Promise<void> => {
    const playFrom = (from: number): Room => {
      const room = begin(language, options, from);
      play(room);
      return room;
    };
    // Once to know how long it takes: the lots do not depend on the time.
    const room = playFrom(Date.now() - playFrom(0).now);
    const store = await openSqlite(folder);
    await store.append(
      code,
      0,
      room.log.map((entry) => JSON.stringify(entry)),
    );
    await store.close();
  };
