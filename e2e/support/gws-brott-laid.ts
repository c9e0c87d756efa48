/**
 * A game of GW:s brott that is on already when the house opens: played by the rules themselves, without a browser, and
 * laid into the store. GW knows where everybody is, which no GW does, and so somebody is soon caught for the third time.
 */
import assert from 'node:assert/strict';
import type { Command } from '../../src/games/gws-brott/commands.ts';
import { distance, neighboursOf, placeOf, type Square } from '../../src/games/gws-brott/content.ts';
import { gwsBrott } from '../../src/games/gws-brott/index.ts';
import { isOut, pieceOf, type State } from '../../src/games/gws-brott/state.ts';
import { endsOf, usableDice } from '../../src/games/gws-brott/turn.ts';
import type { Actor, AnyGame, Language, Seat, Typed } from '../../src/kernel/game.ts';
import { seeded } from '../../src/kernel/random.ts';
import { roomRules } from '../../src/kernel/room/rules.ts';
import { emptyRoom, type RoomState } from '../../src/kernel/room/state.ts';
import { act, openTable, type Table } from '../../src/kernel/table.ts';
import { openSqlite } from '../../src/server/log/sqlite.ts';
import { hashOf } from '../../src/server/tokens.ts';
import { tokenOf } from './illumuffinati-laid.ts';

type Room = Table<RoomState, Typed, Typed>;
const rules = roomRules({ [gwsBrott.id]: gwsBrott as unknown as AnyGame });
const stateOf = (room: Room): State => room.truth.play as State;

const ok = (room: Room, by: Actor, command: Typed & { readonly [field: string]: unknown }): void =>
  assert.equal(act(room, by, command, room.now).refusal, undefined, `${JSON.stringify(command)} by ${by}`);

/** The first of them is GW, and hosts. */
export const PEOPLE = ['Egon', 'Dagny', 'Gunvor'] as const;
const [GW, QUARRY, OTHER] = [0, 1, 2] as const;

function begin(language: Language, from: number): Room {
  const room = openTable(rules, emptyRoom, seeded('unused'));
  room.now = from;
  const doors = { table: hashOf(tokenOf('table')), master: hashOf(tokenOf('master')), secret: hashOf('laid') };
  ok(room, 'server', { type: 'room.open', game: gwsBrott.id, language, remote: false, ...doors });
  for (const [mask, name] of PEOPLE.entries()) {
    const holder = hashOf(tokenOf(name));
    const contribution = holder.slice(0, 32);
    ok(room, 'visitor', {
      ...{ type: 'room.sit', name, pronouns: '', mask, isNew: false, holder, via: 'here', contribution },
    });
  }
  for (const [name, value] of Object.entries({ gwPicker: 'host', gwSeat: 1, handcuffs: 8 }))
    ok(room, 0, { type: 'room.setOption', name, value });
  ok(room, 0, { type: 'room.start' });
  return room;
}

const nearest = (squares: readonly Square[], to: Square): Square =>
  squares.reduce((a, b) => (distance(b, to) < distance(a, to) ? b : a));

/** What is done now, and by whom: the quarry runs into GW's arms, and GW after the quarry. */
function next(state: State): readonly [Seat, Command] {
  const seat = state.turn!;
  switch (state.phase) {
    case 'setup':
      return state.pieces[QUARRY]!.length === 0
        ? [QUARRY, { type: 'choosePieces', pieces: ['hat'] }]
        : [OTHER, { type: 'choosePieces', pieces: ['glove'] }];
    case 'turn-start':
      return [seat, { type: 'roll', dice: null }];
    case 'rolled': {
      const [die] = usableDice(state);
      return [seat, die === undefined ? { type: 'declareStuck' } : { type: 'chooseDie', die }];
    }
    case 'moving': {
      const ends = endsOf(state, state.chosen!.face).map(placeOf);
      return [seat, { type: 'movePiece', to: seat === QUARRY ? nearest(ends, state.gwAt) : ends[0]! }];
    }
    case 'gw-turn':
      return [GW, { type: 'rollGwDie' }];
    default: {
      const at = state.places[pieceOf(state, QUARRY)];
      const goal = at === undefined || at === null || at === 'jail' ? 'B6' : at;
      return [GW, { type: 'gwStep', to: nearest(neighboursOf(state.gwAt), goal) }];
    }
  }
}

const MOVES_MAX = 5_000;

/** Dagny is out, and it is Gunvor's turn; nobody's clock runs. */
export async function layOut(folder: string, code: string, language: Language): Promise<void> {
  await lay(folder, code, language, (state) => isOut(state, QUARRY) && state.phase === 'turn-start');
}

/** Egon walks, and Dagny stands one step away: on this square. */
export async function layNear(folder: string, code: string, language: Language): Promise<Square> {
  const square = ({ places, pieces }: State) => places[pieces[QUARRY]![0]!];
  const state = await lay(folder, code, language, (now) => {
    const at = square(now);
    return now.phase === 'gw-move' && !!at && at !== 'jail' && distance(at, now.gwAt) === 1;
  });
  return square(state)!;
}

async function lay(
  folder: string,
  code: string,
  language: Language,
  isThere: (state: State) => boolean,
): Promise<State> {
  const room = begin(language, Date.now());
  for (let moves = 0; !isThere(stateOf(room)); moves++) {
    assert.ok(moves < MOVES_MAX && !stateOf(room).result, 'it never comes to this');
    const [by, command] = next(stateOf(room));
    ok(room, by, command);
  }
  const store = await openSqlite(folder);
  await store.append(
    code,
    0,
    room.log.map((entry) => JSON.stringify(entry)),
  );
  await store.close();
  return stateOf(room);
}
