import type { Word } from './word.ts';

export const da: readonly Word[] = [];
