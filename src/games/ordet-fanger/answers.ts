/**
 * Ordet fanger: answers that are typed. Whether one will do, who was first, and what becomes of it (6.9, 6.10).
 */
import { type Ctx, known, type Seat } from '../../kernel/game.ts';
import { type Finish, firstOf } from '../../kernel/lag.ts';
import { CREDIT_MAX_MS } from '../../kernel/room/limits.ts';
import { bankOf, type Entry, match, sameAs } from './banks.ts';
import type { CommandOf } from './commands.ts';
import { categoryNamed, isJuniorId, type MachineCheck, titlesOf } from './content.ts';
import type { Cause, Fact } from './facts.ts';
import { spoken } from './lines.ts';
import { isNonsense } from './nonsense.ts';
import { askedOf, type Held, rivalsOf, type Shown, type Side, sideOf, type View } from './state.ts';
import { contains, fold, hasWords, lettersOf } from './words.ts';

const ANSWER_MAX = 60;
const CHAT_WORDS_MAX = 8;

/** What stands on the card that this seat answers. */
interface Asked {
  readonly titles: readonly string[];
  readonly bank: readonly Entry[];
  readonly check?: MachineCheck | undefined;
}

function askedCard(state: View, seat: Seat): Asked {
  const id = askedOf(state, seat) ?? '';
  const own = state.options.ownCategories;
  if (state.juniors[seat]) return { titles: titlesOf(id, ''), bank: isJuniorId(id) ? bankOf(id) : [] };
  const category = categoryNamed(id, own);
  return { titles: titlesOf(id, own), bank: category?.own ?? bankOf(id), check: category?.check };
}

/** OF-74. */
export function passes(check: MachineCheck | undefined, text: string): boolean {
  if (!check) return true;
  const letters = lettersOf(text);
  return check.kind === 'letter-count' ? letters.length === check.value : letters.join('').endsWith(check.value);
}

/** OF-70: only words of the title, in any language, and not an answer in its own right. */
function isTitle({ titles, bank }: Asked, text: string): boolean {
  const words = fold(text).split(' ');
  const isIn = (title: string) => {
    const own = new Set([...fold(title).split(' '), ...title.split(/\s+/).map(fold)]);
    return words.every((word) => own.has(word));
  };
  return titles.some(isIn) && match(bank, text) === undefined;
}

/** OF-82, OF-83, OF-98. */
function isRepeat(state: View, seat: Seat, text: string, bank: readonly Entry[]): boolean {
  if (state.options.repeats === 'allowed') return false;
  const isSame = sameAs(bank, text);
  if (state.juniors[seat]) return state.juniorLast[seat]!.some(isSame);
  return state.said
    .filter(({ at }) => at < state.race!.barFrom)
    .some((said) => (said.chat ? contains(said.text, text) : isSame(said.text)));
}

/** Why an answer will not do; its sender alone is told (OF-70). */
function faultOf(state: View, seat: Seat, text: string): string | undefined {
  if (text.length > ANSWER_MAX) return 'answer-too-long';
  if (!hasWords(text)) return 'empty-answer';
  const asked = askedCard(state, seat);
  if (!passes(asked.check, text)) return 'answer-fails-check';
  if (isTitle(asked, text)) return 'answer-is-category';
  if (isNonsense(text) && match(asked.bank, text) === undefined) return 'answer-no-word';
  if (isRepeat(state, seat, text, asked.bank)) return 'answer-repeated';
  const side = sideOf(state, seat);
  const own = state.race!.held.filter((held) => sideOf(state, held.seat) === side);
  const barred = (state.duel?.barred ?? []).filter((one) => one.side === side);
  const isSame = sameAs(asked.bank, text);
  const isThat = (one: { readonly text: string }) => isSame(one.text);
  if (own.some(isThat) || barred.some((one) => !one.shown && isThat(one))) return 'answer-already-given';
  return barred.some(isThat) ? 'answer-shown' : undefined;
}

/** OF-76: how long listening may take. A microphone that is closed heard nothing. */
const listeningMs = (state: View, seat: Seat): number => (state.microphones[seat] ? state.options.speechCreditMs : 0);

/** OF-64: from the sending of the face, whoever it was sent to, to the arrival of the answer. */
function timeOf(state: View, seat: Seat, { input, reactionMs }: CommandOf<'answer'>, now: number): number {
  const r = Math.floor(now - state.race!.revealAt) + (state.lines?.[seat]?.lead ?? 0);
  return (input === 'speech' ? spoken(reactionMs, r, listeningMs(state, seat)) : r) - state.handicaps[seat]!;
}

export function hold(state: View, seat: Seat, asked: CommandOf<'answer'>, { tell, now }: Ctx<Fact>): void {
  const { text } = asked;
  const code = faultOf(state, seat, text);
  if (code) return tell({ type: 'answerTurnedDown', seat, text, code, at: now });
  const race = state.race!;
  const r = timeOf(state, seat, asked, now);
  const closesAt = race.closesAt ?? closingTime(state, [...race.held, { seat, text, r }], sideOf(state, seat), now);
  tell({ type: 'answerHeld', seat, text, r, at: now, closesAt });
}

/** OF-66: computed once, by the first complete side. */
function closingTime(state: View, held: readonly Held[], side: Side, now: number): number | null {
  const r = standing(state, held).find((one) => one.side === side)?.ms;
  if (r === undefined) return null;
  const others = rivalsOf(state)
    .filter((one) => one !== side)
    .flatMap((one) => state.sides[one]!);
  // The same for every line: when the finish closes must not tell how long the line of another is.
  const slack = others.map((seat) => listeningMs(state, seat) + state.handicaps[seat]!);
  const window = state.options.tieWindowMs + CREDIT_MAX_MS;
  return Math.max(now, state.race!.revealAt + r + window + Math.max(0, ...slack));
}

interface Standing extends Finish {
  readonly side: Side;
}

/** OF-69: the sides that are complete, each with the time of its k-th answer, as it is and with the credit of its seat. */
export function standing(state: View, held: readonly Held[]): Standing[] {
  const needed = state.options.answersRequired;
  return rivalsOf(state).flatMap((side) => {
    const own = held.filter(({ seat }) => sideOf(state, seat) === side);
    if (own.length < needed) return [];
    const kth = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[needed - 1]!;
    const ms = kth(own.map(({ r }) => known(r)));
    return [{ side, ms, credited: kth(own.map(({ seat, r }) => known(r) - (state.lines?.[seat]?.credit ?? 0))) }];
  });
}

/** All held answers as everybody will see them. */
function shownOf(state: View): Shown[] {
  const held = state.race!.held.map((one) => ({ ...one, r: known(one.r) }));
  const needed = state.options.answersRequired;
  return held
    .map(({ seat, text, r }) => {
      const side = sideOf(state, seat);
      const rank = held
        .filter((other) => sideOf(state, other.seat) === side)
        .toSorted((a, b) => a.r - b.r)
        .findIndex((other) => other.seat === seat && other.text === text);
      const verified = match(askedCard(state, seat).bank, text) !== undefined;
      return { seat, text, r, side, verified, counts: rank < needed };
    })
    .toSorted((a, b) => a.r - b.r);
}

/** OF-67. */
export function closeRace(state: View, cause: Cause, { tell, now }: Ctx<Fact>): void {
  tell({ type: 'raceClosed', cause, answers: shownOf(state), at: now });
}

/** OF-68, OF-94a: one side, or all between whom it is a dead heat. */
export const quickest = (state: View, sides: readonly Standing[]): Side[] =>
  firstOf(sides, state.options.tieWindowMs).map(({ side }) => side);

/** OF-83: a message that bars what it says. */
export const barsWords = (state: View, text: string): boolean =>
  state.options.repeats === 'forbidden' && hasWords(text) && text.trim().split(/\s+/).length <= CHAT_WORDS_MAX;
