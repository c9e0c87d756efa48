/** All four languages at once with their banks of answers, for whatever is not a page. */
import { provideAnswers } from '../content.ts';
import { answers as answersDa } from './answers-da.ts';
import { answers as answersEn } from './answers-en.ts';
import { answers as answersNb } from './answers-nb.ts';
import { answers as answersSv } from './answers-sv.ts';
import { da } from './da.ts';
import { en } from './en.ts';
import { provide } from './index.ts';
import { nb } from './nb.ts';
import { sv } from './sv.ts';

provide('en', en);
provide('da', da);
provide('sv', sv);
provide('nb', nb);
provideAnswers('en', answersEn);
provideAnswers('da', answersDa);
provideAnswers('sv', answersSv);
provideAnswers('nb', answersNb);

export * from './index.ts';
