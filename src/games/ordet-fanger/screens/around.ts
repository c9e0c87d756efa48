/** What every screen of Ordet fanger is given: the moment, the words, and who is who. */
import type { Language, Seat } from '../../../kernel/game.ts';
import { type FaceOf, seatFaces } from '../../../web/kit/index.ts';
import type { Stage } from '../../../web/stage.ts';
import type { CardId } from '../content.ts';
import { activeJokers, askedOf, contestOf, type Side, type State, topOf, type View } from '../state.ts';
import { namesIn, type OfTexts } from '../texts/index.ts';
import { askedTitle } from './parts.tsx';
import type { ScreenWords } from './words/en.ts';
import { wordsOf } from './words.ts';

export interface Around extends Omit<Stage<State>, 'view'> {
  readonly view: View;
  readonly t: OfTexts;
  readonly w: ScreenWords;
  readonly faces: readonly FaceOf[];
  readonly name: (seat: Seat) => string;
  /** "Alma", or "Alma + Bo" for a team. */
  readonly side: (side: Side) => string;
  readonly sides: (sides: readonly Side[]) => string;
  /** 2.37, in the reader's own way. */
  readonly seconds: (ms: number) => string;
}

const tagOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

export function aroundOf(stage: Stage<State>, view: View): Around {
  const { language } = stage;
  const faces = seatFaces(stage.room);
  const name = (seat: Seat) => faces[seat]?.name ?? '?';
  const side = (one: Side) => (view.sides[one] ?? []).map(name).join(' + ');
  const format = new Intl.NumberFormat(tagOf(language), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    ...stage,
    view,
    ...wordsOf(language),
    faces,
    name,
    side,
    sides: (list) => namesIn(language, list.map(side)),
    seconds: (ms) => format.format(ms / 1000),
  };
}

/** Cards in a score pile; null where the table agreed to hide them (OF option `hideScores`). */
export function scoreOf(view: View, side: Side, own: Side | null): number | null {
  const isHidden = view.options.hideScores && side !== own && view.phase !== 'round-end' && view.phase !== 'game-over';
  return isHidden ? null : view.won[side]!.length;
}

/** The joker in force, if one is. */
export const jokerOf = (view: View): CardId | undefined => activeJokers(view).at(-1);

/** Both cards of a duel, or the one card that all answer: what each side has to answer, and whose top it is. */
export interface Ask {
  readonly side: Side;
  readonly seat: Seat;
  readonly asked: string | undefined;
  readonly owner: Side | null;
}

export function asksOf(view: View): Ask[] {
  const contest = contestOf(view);
  if (!contest) return [];
  const dropped = view.duel?.dropped ?? [];
  return contest.sides
    .filter((side) => !dropped.includes(side))
    .map((side) => {
      const seat = view.sides[side]!.find((one) => !view.juniors[one]) ?? view.sides[side]![0]!;
      const owner =
        contest.kind === 'pair' && view.race?.card === null
          ? (contest.places.find((place) => place.side !== side)?.side ?? null)
          : contest.kind === 'own'
            ? contest.trigger!.side
            : null;
      return { side, seat, asked: askedOf(view, seat), owner };
    });
}

/** One card for all: after a dead heat, in a showdown, or where two cards of one player match. */
export const isShared = (view: View): boolean => {
  const contest = contestOf(view);
  return contest !== null && (contest.kind === 'own' || view.race?.card !== null);
};

export const titleOf = ({ view, language }: Pick<Around, 'view' | 'language'>, asked: string): string =>
  askedTitle(view, asked, language);

/** Which card a side stands to lose. */
export function stakeOf(view: View, side: Side): CardId | undefined {
  const { duel } = view;
  if (!duel || duel.kind === 'showdown') return undefined;
  if (duel.kind === 'own') return topOf(view, duel.trigger!);
  const place = duel.places.find((one) => one.side === side);
  return place && topOf(view, place);
}

export const isSpotting = (view: View): boolean => view.options.duelSignal === 'spot';

/** The cards under a top. */
export const underOf = (view: View, side: Side, pile = 0): number => (view.piles[side]?.[pile]?.length ?? 0) - 1;
