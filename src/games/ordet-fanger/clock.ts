/**
 * Ordet fanger: how long things take, and the lines at the moment when a card is set to turn.
 */
import { type Ctx, LANGUAGES } from '../../kernel/game.ts';
import { answersIn, match } from './banks.ts';
import type { CardId } from './content.ts';
import type { Examples, Fact } from './facts.ts';
import { lineOf } from './lines.ts';
import { isAway, type Side, seatsOf, type View } from './state.ts';

export const FLIP_MS = 400;
export const SHUFFLE_MS = 15_000;
export const DUEL_END_MS = 1200;
/** OF-36a. */
export const WORDS_MS = 2000;
export const NEUTRAL_MS = 6000;
export const ROUND_END_MS = 60_000;
export const RESTART_MS = 3000;
export const VERIFIED_MS = 2000;
/** OF-65: from here on a line may lose what was equal, and is called slow, for all to see. */
export const SLOW_MS = 150;
const AWAY_MS = 10_000;
export const EXTEND_MAX_MS = 600_000;

/** OF-106: with no turn timer the clock still draws for a side that is away. */
export function turnUntil(state: View, side: Side, now: number): number | null {
  if (state.options.turnMs > 0) return now + state.options.turnMs;
  return isAway(state, side) ? now + AWAY_MS : null;
}

/** OF-65: with every card that is set to turn, match or not. */
export function freezeLines(state: View, { tell }: Ctx<Fact>): void {
  const lines = seatsOf(state).map((seat) => (state.bots[seat] ? lineOf(undefined) : lineOf(state.roundTrips[seat])));
  tell({ type: 'linesFrozen', slow: seatsOf(state).map((seat) => (state.roundTrips[seat] ?? 0) > SLOW_MS), lines });
}

/**
 * Up to three examples in each language, only for a card that has left play for good (section 7); none that was just said.
 */
export const examplesOf = (card: CardId, said: readonly string[]): Examples =>
  Object.fromEntries(
    LANGUAGES.map((language) => {
      const answers = answersIn(language, card);
      const gone = new Set(said.map((text) => match(answers, text)));
      const left = answers.filter((_, i) => !gone.has(i));
      return [language, left.slice(0, 3).map(({ text }) => text)];
    }),
  );

/** OF-114: each point once, when it first matters. */
export function coach(state: View, point: number, { tell }: Ctx<Fact>): void {
  if (state.coach && !state.coached.includes(point)) tell({ type: 'coachSaid', point });
}
