/** Where the Bakers lie, from the Inspector's left: right, round the front, left. The fewer they are, the larger. */
import type { Point } from '../../../../web/art/lino.ts';

export interface Places {
  /** The scale of a seat, 448 x 276 as drawn. */
  readonly k: number;
  readonly at: readonly Point[];
}

const PLACES: { readonly [players: number]: Places } = {
  4: {
    k: 1.24,
    at: [
      [1310, 434],
      [682, 590],
      [54, 434],
    ],
  },
  5: {
    k: 1.1,
    at: [
      [1404, 330],
      [976, 630],
      [442, 630],
      [54, 330],
    ],
  },
  6: {
    k: 1.04,
    at: [
      [1412, 270],
      [1246, 622],
      [736, 622],
      [226, 622],
      [54, 296],
    ],
  },
  7: {
    k: 1,
    at: [
      [1428, 262],
      [1432, 588],
      [974, 592],
      [498, 592],
      [44, 592],
      [44, 264],
    ],
  },
};

export const placesFor = (players: number): Places => PLACES[players] ?? PLACES[7]!;

/** The pool of light. */
export const POOL = { cx: 938, cy: 424, rx: 268, ry: 136 } as const;
