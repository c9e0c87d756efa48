import { en, type Texts } from './en.ts';
export const sv: Texts = en;
