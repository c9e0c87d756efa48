/**
 * The masks by name; a room numbers them 0 to 23 in this order. How they look is in masks.ts, which a page fetches when
 * it draws the first one.
 */
export const maskNames = [
  ...(['owl', 'fox', 'hare', 'stag', 'raven', 'wolf', 'bear', 'cat', 'moth', 'fish', 'sun', 'moon'] as const),
  ...(['jester', 'plague-doctor', 'goat', 'boar', 'badger', 'swan', 'hedgehog', 'lynx', 'seal'] as const),
  ...(['rooster', 'dragon', 'bee'] as const),
];

export type MaskId = (typeof maskNames)[number];

/** The mask with a number; a number that no mask has (an older page, a newer room) gets the nearest. */
export const maskAt = (number: number): MaskId => maskNames[Math.min(Math.max(0, number), maskNames.length - 1)]!;
