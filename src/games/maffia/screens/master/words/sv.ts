import type { ConsoleWords } from './en.ts';
import { en } from './en.ts';
export const sv: ConsoleWords = en;
