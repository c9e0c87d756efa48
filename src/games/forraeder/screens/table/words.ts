/** The words of the table screen, fetched with it. */

import type { Language } from '../../../../kernel/game.ts';
import { useFetched } from '../../../../web/chunk.ts';
import type { TableTexts } from './words/en.ts';

const loaders: { readonly [language in Language]: () => Promise<{ table: TableTexts }> } = {
  en: () => import('./words/en.ts'),
  da: () => import('./words/da.ts'),
  sv: () => import('./words/sv.ts'),
  nb: () => import('./words/nb.ts'),
};

export const useTableWords = (language: Language): TableTexts | undefined =>
  useFetched(() => loaders[language](), language)?.table;
