/** The words of the house in the language of whoever reads. */
import type { Language } from '../../kernel/game.ts';
import { language } from '../memory.ts';
import { da } from './da.ts';
import { en, type Texts } from './en.ts';
import { nb } from './nb.ts';
import { sv } from './sv.ts';

const catalogues: Readonly<Record<Language, Texts>> = { en, da, sv, nb };

export const textsIn = (wanted: Language): Texts => catalogues[wanted];

/** The reader's own; whoever calls it while drawing is drawn again when the language changes. */
export const t = (): Texts => catalogues[language.value];
