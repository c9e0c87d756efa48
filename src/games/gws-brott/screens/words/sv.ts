import { en, type ScreenWords } from './en.ts';
export const sv: ScreenWords = en;
