import { en, type WallWords } from './en.ts';
export const da: WallWords = en;
