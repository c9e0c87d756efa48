/** M3: what flies about the tower. */
export const ravensMin = 40;
export const ravensMax = 180;
export const ravenRounds = 4;
/** A raven sits in one of this many cells of the picture, numbered row by row. */
export const ravenCells = 4096;

/** Live seconds for a guess, and hours for all of them. */
export const TIME = [20, 3] as const;
/** How long a picture is shown. */
export const SHOW_MS = 6000;
