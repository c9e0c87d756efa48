/** The bots by name: a page offers them, and lets none of them think. */
export const botNames = ['random', 'easy', 'clever', 'sharp'] as const;
export type BotName = (typeof botNames)[number];
