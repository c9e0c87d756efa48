import type { Word } from './word.ts';

export const sv: readonly Word[] = [];
