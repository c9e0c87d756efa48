/**
 * Where each viewer's own stream stands: how many facts it has perceived, and in which epoch. Kept for all viewers of
 * a room, without keeping a single fact. Now and then all counts are marked down, so that whoever comes back is read no
 * more of the log than they have missed, and a little.
 */
import { bitOf, GHOST } from '../kernel/audience.ts';
import { type Rules, SEATS_MAX, type Seat, type Typed, type Viewer } from '../kernel/game.ts';
import type { Entry } from '../kernel/table.ts';

export interface Position {
  readonly mask: number;
  readonly epoch: number;
  readonly count: number;
}

export interface Positions {
  /**
   * Moves all positions over an entry that was just recorded; says whose streams begin anew with it, and whether with
   * another game or with all that they held.
   */
  pass(entry: Entry, ghosts: readonly Seat[]): 'game' | 'whole' | readonly Seat[];
  /** How often something of this room was told as lost. */
  readonly setBacks: number;
  of(viewer: Viewer): Position;
  /** An entry of this game, counted from its lobby, before which a viewer had perceived no more than this many facts. */
  before(viewer: Viewer, count: number): { readonly entry: number; readonly count: number };
}

const VIEWERS: readonly Viewer[] = [...Array(SEATS_MAX).keys(), 'table', 'master'];
/** Each seat is counted twice, as itself and as the ghost that it may become. */
const MASKS = [...VIEWERS.map(bitOf), ...Array.from({ length: SEATS_MAX }, (_, seat) => bitOf(seat) | GHOST)];

const MARK_EVERY = 200;

export function createPositions({
  begins,
  renews,
}: Pick<Rules<unknown, Typed, Typed>, 'begins' | 'renews'>): Positions {
  const counts = new Int32Array(MASKS.length);
  const ghosts = new Set<Seat>();
  /** Counts games, and goes on from the time when what they held was told anew. */
  let beginnings = 0;
  let setBacks = 0;
  /** Entries of this game, and the counts before every so manieth of them. */
  let entries = 0;
  let marks: Int32Array[] = [];

  const indexOf = (viewer: Viewer): number =>
    typeof viewer === 'number' && ghosts.has(viewer) ? VIEWERS.length + viewer : VIEWERS.indexOf(viewer);

  return {
    of(viewer) {
      const index = indexOf(viewer);
      const isGhost = index >= VIEWERS.length;
      return { mask: MASKS[index]!, epoch: beginnings * 2 + (isGhost ? 1 : 0), count: counts[index]! };
    },
    before(viewer, count) {
      const index = indexOf(viewer);
      const mark = marks.findLastIndex((one) => one[index]! <= count);
      return mark < 0 ? { entry: 0, count: 0 } : { entry: (mark + 1) * MARK_EVERY, count: marks[mark]![index]! };
    },
    get setBacks() {
      return setBacks;
    },
    pass(entry, raised) {
      let anew: 'game' | 'whole' | undefined;
      if (entries > 0 && entries % MARK_EVERY === 0) marks.push(counts.slice());
      entries++;
      for (const told of entry.told) {
        if (renews?.(told.fact)) {
          anew ??= 'whole';
          // What is lost may have had a number itself: another game, or an earlier loss. The store's clock never goes back.
          beginnings = Math.max(beginnings + 1, entry.at);
          setBacks++;
        }
        if (begins?.(told.fact)) {
          anew = 'game';
          beginnings++;
          entries = 1;
          marks = [];
          counts.fill(0);
          ghosts.clear();
        }
        for (let i = 0; i < MASKS.length; i++) if (told.to & MASKS[i]!) counts[i]!++;
      }
      const risen = raised.filter((seat) => !ghosts.has(seat));
      for (const seat of risen) ghosts.add(seat);
      return anew ?? risen;
    },
  };
}
