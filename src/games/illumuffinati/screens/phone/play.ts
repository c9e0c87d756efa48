/** What every screen of the phone is given: the stage, and what is asked of it again and again. */
import { useState } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import type { Offer } from '../../../../kernel/offer.ts';
import { type FaceOf, ownSecret, seatFaces, useTimeLeft } from '../../../../web/kit/index.ts';
import type { Stage } from '../../../../web/stage.ts';
import type { Face } from '../../content.ts';
import { type State, waitedFor } from '../../state.ts';
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

/** FNV-1a, well mixed. */
function placeIn(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * The own hand, as it lies on this phone. Until the own pass each card has a place that follows from it and from what
 * nobody else has, this phone's token: what comes in is put in anywhere, so that neither a place nor a gesture betrays a jewel, and all lie where
 * they lay when the page is loaded anew. From then on the row is sorted, as everybody knows.
 */
export function laidOut({ view, me, code, room }: Pick<Play, 'view' | 'me' | 'code' | 'room'>): readonly Face[] {
  const hand = view.hands[me] ?? [];
  if (view.passed[me] || (view.phase !== 'bake' && view.phase !== 'hide')) return hand;
  const seed = [ownSecret(code), code, room.number, view.round, me].join();
  // Of two alike cards each has a place of its own.
  const alike = (face: Face, at: number) => hand.slice(0, at).filter((one) => one === face).length;
  return hand
    .map((face, at) => ({ face, place: placeIn(`${seed} ${face} ${alike(face, at)}`) }))
    .sort((a, b) => a.place - b.place)
    .map(({ face }) => face);
}

/** Whether this seat is asked to say that it is ready, and how many of those have whom all wait for. */
export function readinessOf({ view, may, t }: Pick<Play, 'view' | 'may' | 't'>) {
  const asked = waitedFor(view);
  const ready = asked.filter((seat) => view.ready[seat]).length;
  return {
    isAsked: may.some(({ command }) => command.type === 'ready'),
    howMany: asked.length > 1 && t.earnings.ready(ready, asked.length),
  };
}

/** True until that much of the phase has passed; the phase lasts `whole` unless somebody asks for more. */
export function useEarly({ view, now }: Pick<Play, 'view' | 'now'>, ms: number, whole: number): boolean {
  const [from] = useState(() => (view.endsAt === null ? 0 : view.endsAt - whole));
  return useTimeLeft(from + ms, now, 3_600_000) > 0;
}

export const isShown = (play: Play): boolean => !play.view.options.peekToView;
