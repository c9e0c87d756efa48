/** All four languages at once, for whatever is not a page. */
import { da } from './da.ts';
import { en } from './en.ts';
import { provide } from './index.ts';
import { nb } from './nb.ts';
import { sv } from './sv.ts';

provide('en', en);
provide('da', da);
provide('sv', sv);
provide('nb', nb);

export * from './index.ts';
