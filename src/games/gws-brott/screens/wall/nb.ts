import { en, type WallWords } from './en.ts';
export const nb: WallWords = en;
