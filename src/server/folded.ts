/** A room as its stored log has it. A long one is folded in pieces, so that nobody in other rooms waits for it. */
import type { Typed } from '../kernel/game.ts';
import { seeded } from '../kernel/random.ts';
import { emptyRoom, type RoomState } from '../kernel/room/state.ts';
import { openTable, replay, type Table } from '../kernel/table.ts';
import { AppliedCommands } from './applied.ts';
import type { House } from './house.ts';
import { Lengths } from './lengths.ts';
import { ownSum } from './log/sums.ts';
import { lastAtOf } from './lost-time.ts';
import { breath, PIECE, piecesOf } from './pieces.ts';
import { createPositions, type Positions } from './positions.ts';
import { Purses } from './purses.ts';
import { readEntry } from './reading.ts';

type Rules = Pick<House, 'games' | 'rules'>;

export interface Folded {
  readonly table: Table<RoomState, Typed, Typed>;
  readonly positions: Positions;
  readonly applied: AppliedCommands;
  readonly lengths: Lengths;
  readonly purses: Purses;
  length: number;
  /** The entry in which the lobby of this game opened: no stream reaches further back. */
  begins: number;
  lastAt: number;
  /** The sum of the last entry: who has another one has lost what was stored here. */
  tail: number;
}

export const unfolded = ({ rules }: Rules): Folded => ({
  table: openTable(rules, emptyRoom, seeded('no key yet')),
  positions: createPositions(rules),
  applied: new AppliedCommands(),
  lengths: new Lengths(),
  purses: new Purses(),
  ...{ length: 0, begins: 0, lastAt: 0, tail: 0 },
});

/** Nobody sees the room before all of it is there: others have their turn meanwhile, also people of this room. */
export async function folded(house: Rules, texts: readonly string[]): Promise<Folded> {
  const room = unfolded(house);
  for (const piece of piecesOf(texts)) {
    for (const text of piece) fold(house, room, text);
    if (piece.length === PIECE) await breath();
  }
  return room;
}

function fold({ games, rules }: Rules, room: Folded, text: string): void {
  const { table } = room;
  const entry = readEntry(games, text);
  replay(table, [entry]);
  table.log.length = 0;
  if (room.positions.pass(entry, rules.ghosts?.(table.truth) ?? []) === 'game') room.begins = room.length;
  room.lengths.pass(entry);
  room.purses.pass(entry, rules.quiet?.(table.truth) !== undefined);
  if (entry.id) room.applied.noteId(entry.id);
  room.length++;
  room.lastAt = lastAtOf(entry);
  room.tail = ownSum(text);
}
