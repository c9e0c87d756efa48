import { en, type Texts } from './en.ts';
export const nb: Texts = en;
