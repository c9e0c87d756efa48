/**
 * Ordet fanger's bots: what comes to mind, and when (section 14). It is fixed when the race starts, and kept to (OF-110).
 */
import type { Seat } from '../../../kernel/game.ts';
import type { Stream } from '../../../kernel/random.ts';
import { answersIn, categoryNamed, isJuniorId, match, sets, titleIn } from '../content.ts';
import type { View } from '../state.ts';
import { type Match, sideOf } from './look.ts';

export interface Skill {
  readonly pace: number;
  readonly blank: number;
  readonly blunder: number;
}
export const skills = {
  easy: { pace: 1.6, blank: 2, blunder: 0.08 },
  clever: { pace: 1, blank: 1, blunder: 0.03 },
  sharp: { pace: 0.9, blank: 0.5, blunder: 0.01 },
} as const satisfies { [name: string]: Skill };

export interface Thought {
  readonly ms: number;
  /** null: it is stuck, and says so. */
  readonly text: string | null;
}

const THINKING_MS = [2200, 3200, 4800];
const BLANK = [0.02, 0.06, 0.12];
const BLANK_MS = 8000;
const LEAST_MS = 900;
const GAP_MS = 350;

const chance = (lot: Stream): number => (lot.int(2 ** 32) + 0.5) / 2 ** 32;
/** Standard normal, by Box and Muller. */
const normal = (lot: Stream): number => Math.sqrt(-2 * Math.log(chance(lot))) * Math.cos(2 * Math.PI * chance(lot));

/** What may be said: the bank in the table's language, or Norwegian, or English, less what is barred. */
function candidates(view: View, me: Seat, asked: string): string[] {
  const own = view.juniors[me] ? undefined : categoryNamed(asked, view.options.ownCategories)?.own;
  const languages = [view.language, 'nb', 'en'] as const;
  const bank = own ?? languages.map((language) => answersIn(language, asked)).find((list) => list.length > 0) ?? [];
  const side = sideOf(view, me);
  const barred = (view.duel?.barred ?? []).filter((one) => one.side === side).map(({ text }) => text);
  const said = view.said.filter(({ at }) => at < view.race!.barFrom).map(({ text }) => text);
  const before = view.options.repeats === 'allowed' ? [] : view.juniors[me] ? view.juniorLast[me]! : said;
  const taken = [...barred, ...before];
  const gone = new Set(taken.map((text) => match(bank, text)));
  return bank.filter((_, i) => !gone.has(i)).map(({ text }) => text);
}

const difficultyOf = (view: View, me: Seat, asked: string): number =>
  view.juniors[me] || isJuniorId(asked) ? 1 : (categoryNamed(asked, view.options.ownCategories)?.difficulty ?? 2);

/** Common answers come first: geometric over the bank's order. */
function common(list: readonly string[], lot: Stream): string {
  for (const text of list.slice(0, -1)) if (chance(lot) < 0.3) return text;
  return list.at(-1)!;
}

/** A clever bot's answers to a race, in order. */
export function think(view: View, me: Seat, match: Match, { pace, blank, blunder }: Skill, lot: Stream): Thought[] {
  const asked = view.juniors[me] ?? match.card(sideOf(view, me));
  if (asked === undefined || asked === null) return [];
  const hard = difficultyOf(view, me, asked) - 1;
  const free = candidates(view, me, asked);
  const isBlank = chance(lot) < BLANK[hard]! * blank;
  const rivals = match.sides.filter((side) => side !== sideOf(view, me)).flatMap((side) => view.sides[side]!);
  let ms = pace * THINKING_MS[hard]! * Math.exp(0.35 * normal(lot));
  if (view.options.duelSignal === 'spot') ms += 700 * Math.exp(0.4 * normal(lot));
  if (view.series > 0 && view.duel && view.duel.series > 1) ms *= 0.85;
  if (rivals.some((seat) => view.juniors[seat])) ms *= 1.5;
  const { answersRequired: needed } = view.options;
  const isShort = isBlank || free.length < needed;
  const thoughts: Thought[] = isShort ? [{ ms: BLANK_MS, text: null }] : [];
  // Stuck is not out: it thinks once more, and what it says then takes the `blank` back (OF-44a).
  let at = isShort ? BLANK_MS : 0;
  for (let k = 0; k < needed && free.length > 0; k++) {
    const isSlip = k === 0 && view.bots.some((bot) => !bot) && chance(lot) < blunder;
    const text = isSlip ? elsewhere(view, hard + 1, lot) : common(free, lot);
    if (free.includes(text)) free.splice(free.indexOf(text), 1);
    const typing = view.options.judging === 'typed' ? Math.min(2500, pace * 110 * text.length) : 0;
    at = Math.max(LEAST_MS, at + GAP_MS, at + (k === 0 ? ms : 0.6 * ms) + typing);
    thoughts.push({ ms: Math.round(at), text });
  }
  return thoughts;
}

/** One more where an answer was turned down at this time: a person would not fall silent either. */
export function more(
  view: View,
  me: Seat,
  match: Match,
  { pace }: Skill,
  refused: readonly string[],
  at: number,
): Thought {
  const side = sideOf(view, me);
  const asked = (view.juniors[me] ?? match.card(side))!;
  const given = view.race!.held.filter(({ seat }) => sideOf(view, seat) === side).map(({ text }) => text);
  const [text] = candidates(view, me, asked).filter((one) => ![...given, ...refused].includes(one));
  if (text === undefined) return { ms: at + GAP_MS, text: null };
  return { ms: at + Math.round(0.6 * pace * THINKING_MS[difficultyOf(view, me, asked) - 1]!), text };
}

/** A blunder for people to challenge: an answer to another card as hard as this one. */
function elsewhere(view: View, difficulty: number, lot: Stream): string {
  const set = view.cardSet === 'set-2' ? sets['set-2'] : sets['set-1'];
  const other = lot.pick(set.filter((card) => card.difficulty === difficulty));
  return answersIn(view.language, other.id)[0]?.text ?? titleIn('en', other.id, '');
}

/** The baseline: in nine of ten races some answer at some time. */
export function guess(view: View, me: Seat, match: Match, lot: Stream): Thought[] {
  const asked = view.juniors[me] ?? match.card(sideOf(view, me));
  if (asked === undefined || asked === null || chance(lot) >= 0.9) return [];
  const free = lot.shuffle(candidates(view, me, asked));
  const start = 1000 + lot.int(9001);
  return free.slice(0, view.options.answersRequired).map((text, k) => ({ ms: start + 1000 * k, text }));
}
