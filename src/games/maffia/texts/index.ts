/**
 * Maffia: the words, by language and wording.
 *
 * Everything that is said or shown comes from here, so that soft words reach every corner (MF-28): ask for the texts
 * once with the wording of the game, and no screen has to think of it again.
 */
import type { Language } from '../../../kernel/game.ts';
import { type RoleSet, roles, type Wording } from '../content.ts';
import type { Phase, Segment } from '../state.ts';
import type { Texts } from './en.ts';

/** Those that are here: a page fetches the languages that it shows, everything else brings all four (all.ts). */
const catalogues: { [language in Language]?: Texts } = {};

export function provide(language: Language, texts: Texts): void {
  catalogues[language] = texts;
}

/** Until a language is here, one that is. */
const catalogueFor = (language: Language): Texts => catalogues[language] ?? Object.values(catalogues)[0]!;

/** The texts of one language in one wording. */
export type MaffiaTexts = Texts['both'] & Texts['classic'];

const made = new Map<object, MaffiaTexts>();

export function textsFor(language: Language, wording: Wording = 'classic'): MaffiaTexts {
  const catalogue = catalogueFor(language);
  const known = made.get(catalogue[wording]);
  if (known) return known;
  const texts = lay(catalogue[wording], catalogue.both) as MaffiaTexts;
  made.set(catalogue[wording], texts);
  return texts;
}

/** `over` on top of `under`, group by group: both have roles, buttons, log ... with different keys in them. */
function lay(over: object, under: object): object {
  const groups = new Map<string, unknown>(Object.entries(under));
  for (const [key, value] of Object.entries(over)) {
    const below = groups.get(key);
    groups.set(key, isGroup(value) && isGroup(below) ? lay(value, below) : value);
  }
  return Object.fromEntries(groups);
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** "Alma, Bodil and Cyril" in the reader's language. English is British here, so no comma before the last. */
export const namesIn = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(names);

/** How a role is woken, in both forms: in night zero nobody has anything to do but to see who the others are. (MF-48) */
export function wakingOf({ narration }: MaffiaTexts, phase: Phase, segment: Segment): readonly [string, string] {
  const { meet, wake } = narration;
  return phase === 'night-zero' ? meet[segment as keyof typeof meet] : wake[segment as keyof typeof wake];
}

export interface BriefingCard {
  heading: string | null;
  title: string;
  text: string;
}

export interface Briefed {
  minutes: number;
  roleSet: RoleSet;
  organisationRule: boolean;
  extensions: number;
}

/** The seven cards of section 3.5, in order. */
export function briefingCards(language: Language, wording: Wording, game: Briefed): BriefingCard[] {
  const t = textsFor(language, wording);
  const { newHere, toilet, pretend, vote, talk, care, deeper, voteWithAvenger } = t.briefing;
  const dealt = roles.filter((role) => game.roleSet[role] > 0).map((role) => t.roles[role].count(game.roleSet[role]));
  const rule = game.organisationRule ? t.panel.organisationOn : t.panel.organisationOff;
  const stock = game.extensions > 0 ? t.panel.extensions(game.extensions) : t.panel.noExtensions;
  return [
    { heading: null, title: newHere.title, text: newHere.text(game.minutes) },
    { heading: null, ...toilet },
    { heading: deeper, ...pretend },
    { heading: deeper, title: vote.title, text: game.roleSet.avenger > 0 ? voteWithAvenger : vote.text },
    { heading: deeper, ...talk },
    { heading: null, ...care },
    { heading: null, title: t.briefing.roles.title, text: `${namesIn(language, dealt)}. ${rule} ${stock}` },
  ];
}
