/**
 * Where each viewer's own stream stands: how many facts it has perceived, and in which epoch. Kept for all viewers of
 * a room, without keeping a single fact.
 */
import { bitOf, GHOST } from '../kernel/audience.ts';
import { SEATS_MAX, type Seat, type Typed, type Viewer } from '../kernel/game.ts';
import type { Entry } from '../kernel/table.ts';

export interface Position {
  readonly mask: number;
  readonly epoch: number;
  readonly count: number;
}

export interface Positions {
  /** Moves all positions over an entry that was just recorded; says whose streams begin anew with it. */
  pass(entry: Entry, ghosts: readonly Seat[]): 'all' | readonly Seat[];
  of(viewer: Viewer): Position;
}

const VIEWERS: readonly Viewer[] = [...Array(SEATS_MAX).keys(), 'table', 'master'];
/** Each seat is counted twice, as itself and as the ghost that it may become. */
const MASKS = [...VIEWERS.map(bitOf), ...Array.from({ length: SEATS_MAX }, (_, seat) => bitOf(seat) | GHOST)];

export function createPositions(begins: (fact: Typed) => boolean): Positions {
  const counts = new Int32Array(MASKS.length);
  const ghosts = new Set<Seat>();
  let games = 0;

  return {
    of(viewer) {
      const isGhost = typeof viewer === 'number' && ghosts.has(viewer);
      const index = isGhost ? VIEWERS.length + viewer : VIEWERS.indexOf(viewer);
      return { mask: MASKS[index]!, epoch: games * 2 + (isGhost ? 1 : 0), count: counts[index]! };
    },
    pass(entry, raised) {
      let all = false;
      for (const told of entry.told) {
        if (begins(told.fact)) {
          all = true;
          games++;
          counts.fill(0);
          ghosts.clear();
        }
        for (let i = 0; i < MASKS.length; i++) if (told.to & MASKS[i]!) counts[i]!++;
      }
      const risen = raised.filter((seat) => !ghosts.has(seat));
      for (const seat of risen) ghosts.add(seat);
      return all ? 'all' : risen;
    },
  };
}
