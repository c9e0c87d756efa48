/** M2: the twelve coats of arms. */
export const arms = [
  'boar',
  'raven',
  'wolf',
  'stag',
  'tower',
  'key',
  'crown',
  'oak',
  'ship',
  'sun',
  'moon',
  'fish',
] as const;
export type Arms = (typeof arms)[number];

/** Live seconds in which they are asked for, and hours for show and question. */
export const TIME = [25, 3] as const;
/** How long each of them is shown. */
export const SHOW_MS = 2000;
