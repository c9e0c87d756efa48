/** M6: the chance in a hundred that plank 1 to 6 breaks. */
export const plankBreaks = [0, 8, 12, 18, 25, 35] as const;
