import { en, type ScreenWords } from './en.ts';
export const da: ScreenWords = en;
