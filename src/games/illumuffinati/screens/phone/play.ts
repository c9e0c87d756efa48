/** What every screen of the phone is given: the stage, and what is asked of it again and again. */
import { useState } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import type { Offer } from '../../../../kernel/offer.ts';
import { type FaceOf, seatFaces, useTimeLeft } from '../../../../web/kit/index.ts';
import type { Stage } from '../../../../web/stage.ts';
import type { Face } from '../../content.ts';
import type { State } from '../../state.ts';
import type { Texts } from '../../texts/en.ts';
import { cardIn, listIn } from '../../texts/index.ts';
import { wordsIn } from '../words.ts';

export type SheetName = 'card' | 'host';

export interface Play extends Omit<Stage<State>, 'me'> {
  readonly me: Seat;
  readonly t: Texts;
  readonly faces: readonly FaceOf[];
  readonly may: readonly Offer[];
  readonly name: (seat: Seat) => string;
  readonly names: (seats: readonly Seat[]) => string;
  readonly cards: (cards: readonly Face[]) => string;
  readonly show: (sheet: SheetName) => void;
}

export function playOf(stage: Stage<State>, me: Seat, show: Play['show']): Play {
  const { language } = stage;
  const t = wordsIn(language);
  const faces = seatFaces(stage.room);
  const name = (seat: Seat) => faces[seat]?.name ?? '?';
  return {
    ...stage,
    me,
    t,
    faces,
    may: stage.offers(),
    name,
    names: (seats) => listIn(language, seats.map(name)),
    cards: (cards) =>
      listIn(
        language,
        cards.map((face) => cardIn(t, face)),
      ),
    show,
  };
}

/** A whole number below n that nobody can guess: places in a hand tell nothing. */
const anyOf = (n: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % n;

const laid = new Map<string, Face[]>();

/**
 * The own hand, as it lies on this phone. Until the own pass, what comes in is put in at a random place, so that neither
 * a place nor a gesture betrays a jewel; from then on the row is sorted, as everybody knows.
 */
export function laidOut({ view, me, code, room }: Pick<Play, 'view' | 'me' | 'code' | 'room'>): readonly Face[] {
  const hand = view.hands[me] ?? [];
  if (view.passed[me] || (view.phase !== 'bake' && view.phase !== 'hide')) return hand;
  const key = `${code} ${room.number} ${view.round} ${me}`;
  const fresh = [...hand];
  const kept = (laid.get(key) ?? []).filter((face) => {
    const at = fresh.indexOf(face);
    if (at >= 0) fresh.splice(at, 1);
    return at >= 0;
  });
  for (const face of fresh) kept.splice(anyOf(kept.length + 1), 0, face);
  laid.set(key, kept);
  return kept;
}

/** True until that much of the phase has passed; the phase lasts `whole` unless somebody asks for more. */
export function useEarly({ view, now }: Pick<Play, 'view' | 'now'>, ms: number, whole: number): boolean {
  const [from] = useState(() => (view.endsAt === null ? 0 : view.endsAt - whole));
  return useTimeLeft(from + ms, now, 3_600_000) > 0;
}

export const isShown = (play: Play): boolean => !play.view.options.peekToView;
