/** All four languages at once with their titles and banks of answers, for whatever is not a page. */
import { provideAnswers, provideTitles } from '../content.ts';
import { answers as answersDa } from './answers-da.ts';
import { answers as answersEn } from './answers-en.ts';
import { answers as answersNb } from './answers-nb.ts';
import { answers as answersSv } from './answers-sv.ts';
import { da } from './da.ts';
import { en } from './en.ts';
import { provide } from './index.ts';
import { nb } from './nb.ts';
import { sv } from './sv.ts';
import { titles as titlesDa } from './titles-da.ts';
import { titles as titlesEn } from './titles-en.ts';
import { titles as titlesNb } from './titles-nb.ts';
import { titles as titlesSv } from './titles-sv.ts';

provide('en', en);
provide('da', da);
provide('sv', sv);
provide('nb', nb);
provideTitles('en', titlesEn);
provideTitles('da', titlesDa);
provideTitles('sv', titlesSv);
provideTitles('nb', titlesNb);
provideAnswers('en', answersEn);
provideAnswers('da', answersDa);
provideAnswers('sv', answersSv);
provideAnswers('nb', answersNb);

export * from './index.ts';
