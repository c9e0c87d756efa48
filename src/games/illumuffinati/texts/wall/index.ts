/** The words of the table's screen and of the console, by language; fetched with those screens alone. */
import type { Language } from '../../../../kernel/game.ts';
import type { Wall } from './en.ts';

export type { Wall } from './en.ts';

export const walls: { readonly [language in Language]: () => Promise<Wall> } = {
  en: async () => (await import('./en.ts')).wall,
  da: async () => (await import('./da.ts')).wall,
  sv: async () => (await import('./sv.ts')).wall,
  nb: async () => (await import('./nb.ts')).wall,
};
