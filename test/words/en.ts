import type { Word } from './word.ts';

export const en: readonly Word[] = [{ thing: 'who plays for an empty chair', word: 'bot', not: /robots?/ }];
