/** After the game every viewer draws the same true ways, and GW's possible squares never leave out the true one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Viewer } from '../../../kernel/game.ts';
import { playGame, seating } from '../../../kernel/testing/players.ts';
import { gwsBrott } from '../index.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import { replayOf } from './replay.ts';
import { facesSince, gwWay, lastSeen } from './view.ts';

const GAMES = 6;

function played(seats: number, seed: string, options: Partial<Options>): { viewer: Viewer; view: State }[] {
  const viewers: Viewer[] = [...Array(seats).keys(), 'table'];
  const game = playGame(gwsBrott, { seats: seating(seats), options, seed, bots: [gwsBrott.bots.random!], viewers });
  return game.table.watchers.map(({ viewer, view }) => ({ viewer, view: view as State }));
}

for (const seats of [2, 3, 5]) {
  test(`${seats} seats: the hatching of the end holds the true squares, for everybody alike`, () => {
    for (let k = 0; k < GAMES; k++) {
      const options = seats === 2 ? { tellActingPiece: k % 2 === 0, twoPlayerTrumps: k % 3 === 0 } : {};
      const views = played(seats, `replay ${seats} ${k}`, options);
      const first = replayOf(views[0]!.view);
      for (const { viewer, view } of views) {
        const replay = replayOf(view);
        assert.deepEqual([...replay.stops], [...first.stops], `${viewer} sees the same ways`);
        assert.equal(gwWay(view).length, view.walked + 1, `${viewer} has counted GW's squares`);
        for (const [round, sets] of replay.possible) {
          if (round === replay.rounds) continue; // somebody may have won before all had moved
          for (const [piece, places] of sets) {
            const moves = replay.stops.get(piece)!.filter((stop) => stop.round <= round && stop.caught === undefined);
            const place = placeAfterMoves(replay.stops.get(piece)!, round);
            if (place === null || places.length === 0) continue;
            assert.ok(
              places.includes(place),
              `game ${k}, ${viewer}, round ${round}: ${piece} is on ${place} after ${moves.length}`,
            );
          }
        }
      }
    }
  });
}

/** Where a piece stands when all have moved; null where GW took it in that round, before or after. */
function placeAfterMoves(
  stops: readonly { place: string; round: number; caught?: string }[],
  round: number,
): string | null {
  if (stops.some((stop) => stop.round === round && stop.caught !== undefined)) return null;
  return stops.findLast((stop) => stop.round <= round)?.place ?? null;
}

test('what was announced since somebody was seen is counted from there', () => {
  const { view } = played(4, 'since', {})[0]!;
  for (const seat of view.order) {
    const seen = lastSeen(view, seat);
    const moves = view.chronicle.filter(
      (note) => note.type === 'moved' && note.seat === seat && note.round > seen.round,
    );
    assert.ok(facesSince(view, seat).length >= moves.length);
  }
});
