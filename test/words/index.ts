import type { Language } from '../../src/kernel/game.ts';
import { da } from './da.ts';
import { en } from './en.ts';
import { nb } from './nb.ts';
import { sv } from './sv.ts';
import type { Word } from './word.ts';

export const words: { readonly [language in Language]: readonly Word[] } = { en, da, sv, nb };
