import { en, type Texts } from './en.ts';
export const da: Texts = en;
