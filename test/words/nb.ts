import type { Word } from './word.ts';

export const nb: readonly Word[] = [];
