/** The words of the table's screen and of the console: all that a phone has, and their own. */
import { signal } from '@preact/signals';
import type { Language } from '../../../kernel/game.ts';
import type { Texts } from '../texts/en.ts';
import { type Wall, walls } from '../texts/wall/index.ts';
import { loadWords, wordsIn } from './words.ts';

export type WallTexts = Texts & Wall;

const fetched = signal<{ readonly [language in Language]?: Wall }>({});

export async function loadWall(language: Language): Promise<void> {
  const [wall] = await Promise.all([walls[language](), loadWords(language)]);
  fetched.value = { ...fetched.value, [language]: wall };
}

/** Undefined until the language is here; whoever calls it while drawing is drawn again then. */
export function wallIn(language: Language): WallTexts | undefined {
  const wall = fetched.value[language] ?? Object.values(fetched.value)[0];
  return wall && { ...wordsIn(language), ...wall };
}
