import { en, type ScreenWords } from './en.ts';
export const nb: ScreenWords = en;
