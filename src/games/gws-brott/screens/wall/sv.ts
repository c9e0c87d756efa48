import { en, type WallWords } from './en.ts';
export const sv: WallWords = en;
