/** What stands on the screens, in the language of whoever looks: tests press what people read. */
import { textsFor } from '../../src/games/maffia/texts/all.ts';
import type { MaffiaTexts } from '../../src/games/maffia/texts/index.ts';
import type { Language } from '../../src/kernel/game.ts';
import { da } from '../../src/web/texts/da.ts';
import { da as doorDa } from '../../src/web/texts/door/da.ts';
import { en as doorEn } from '../../src/web/texts/door/en.ts';
import { nb as doorNb } from '../../src/web/texts/door/nb.ts';
import { sv as doorSv } from '../../src/web/texts/door/sv.ts';
import { da as drawersDa } from '../../src/web/texts/drawers/da.ts';
import { en as drawersEn } from '../../src/web/texts/drawers/en.ts';
import { nb as drawersNb } from '../../src/web/texts/drawers/nb.ts';
import { sv as drawersSv } from '../../src/web/texts/drawers/sv.ts';
import { en, type Texts } from '../../src/web/texts/en.ts';
import { da as frontDa } from '../../src/web/texts/front/da.ts';
import { en as frontEn } from '../../src/web/texts/front/en.ts';
import { nb as frontNb } from '../../src/web/texts/front/nb.ts';
import { sv as frontSv } from '../../src/web/texts/front/sv.ts';
import { da as laterDa } from '../../src/web/texts/later/da.ts';
import { type LaterWords, en as laterEn } from '../../src/web/texts/later/en.ts';
import { nb as laterNb } from '../../src/web/texts/later/nb.ts';
import { sv as laterSv } from '../../src/web/texts/later/sv.ts';
import { nb } from '../../src/web/texts/nb.ts';
import { sv } from '../../src/web/texts/sv.ts';

/** Those that the page has from the start, and those it fetches later. */
const whole = (texts: Texts, { hosts, pages, ...later }: LaterWords) => ({
  ...{ ...texts, ...later },
  lobby: { ...texts.lobby, ...hosts },
  errors: { ...texts.errors, pages },
});

const HOUSE = { en: whole(en, laterEn), da: whole(da, laterDa), nb: whole(nb, laterNb), sv: whole(sv, laterSv) };
const DRAWERS = { en: drawersEn, da: drawersDa, nb: drawersNb, sv: drawersSv };
const DOOR = { en: doorEn, da: doorDa, nb: doorNb, sv: doorSv };
const FRONT = { en: frontEn, da: frontDa, nb: frontNb, sv: frontSv };

export const houseWords = (language: Language) => HOUSE[language];
export const frontWords = (language: Language) => FRONT[language];
export const doorWords = (language: Language) => DOOR[language];
export const drawerWords = (language: Language) => DRAWERS[language];
export const gameWords = (language: Language): MaffiaTexts => textsFor(language, 'classic');

const literal = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** These words, whatever stands around them in the name of a control. */
export const saying = (words: string): RegExp => new RegExp(literal(words), 'i');
/** The same, and not in the middle of another word: "Me" is no "Menu". */
export const naming = (words: string): RegExp => new RegExp(`(?<!\\p{L})${literal(words)}(?!\\p{L})`, 'iu');
/** Nothing but these words. */
export const exactly = (words: string): RegExp => new RegExp(`^\\s*${literal(words)}\\s*$`);

const HOLE = '\u2603';

/** A sentence with a name or a number in it, whichever. */
export const like = (words: (hole: never) => string): RegExp =>
  new RegExp(`^\\s*${literal(words(HOLE as never)).replaceAll(HOLE, '.+')}`);
