/** What every screen of the phone is given: the stage, and what is asked of it again and again. */
import type { Seat } from '../../../../kernel/game.ts';
import type { Offer } from '../../../../kernel/offer.ts';
import { type FaceOf, seatFaces } from '../../../../web/kit/index.ts';
import type { Stage } from '../../../../web/stage.ts';
import { isNight, type State } from '../../state.ts';
import { type CastleTexts, namesIn } from '../../texts/index.ts';
import { wordsOf } from '../words.ts';

export type SheetName = 'notes' | 'today' | 'said';

export interface Play extends Omit<Stage<State>, 'me'> {
  readonly me: Seat;
  readonly t: CastleTexts;
  readonly faces: readonly FaceOf[];
  readonly may: readonly Offer[];
  readonly name: (seat: Seat) => string;
  readonly names: (seats: readonly Seat[]) => string;
  /** "Alma or Bodil?" */
  readonly either: (seats: readonly Seat[]) => string;
  readonly show: (sheet: SheetName) => void;
}

/** What lies in a sheet. */
export interface InsideProps {
  readonly play: Play;
  readonly onClose: () => void;
}

export function playOf(stage: Stage<State>, me: Seat, show: Play['show']): Play {
  const faces = seatFaces(stage.room);
  const name = (seat: Seat) => faces[seat]?.name ?? '?';
  const either = (seats: readonly Seat[]) => `${namesIn(stage.language, seats.map(name), 'disjunction')}?`;
  const names = (seats: readonly Seat[]) => namesIn(stage.language, seats.map(name));
  return { ...stage, me, t: wordsOf(stage), faces, may: stage.offers(), name, names, either, show };
}

/** "the Round Table" in the middle of a line. */
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "Day 4, the Round Table", "Night 3, council". */
export function whenIs({ t, view }: Pick<Play, 't' | 'view'>): string {
  const { phase, day } = view;
  if (phase === 'mission' && view.mission) return t.missions[view.mission].name;
  if (isNight(view)) return t.phone.at(t.phone.night(day), small(t.phases[phase]));
  return day === 0 || phase === 'finished' ? t.phases[phase] : t.phone.at(t.phone.day(day), small(t.phases[phase]));
}

/** What a screen reader says of a seat besides its name. */
export function noteOf({ t, view, me, faces }: Play, seat: Seat): string | undefined {
  const notes = [
    seat === me && t.phone.you,
    view.out[seat] && t.phone.out,
    faces[seat]!.bot && t.phone.robot,
    !faces[seat]!.bot && !faces[seat]!.connected && t.phone.away,
  ].filter((note) => typeof note === 'string');
  return notes.length > 0 ? notes.join(', ') : undefined;
}

/** Notes stay in this tab and go with the game: nobody else ever reads them. */
const kept = new Map<string, string>();

export function recalled(key: string): string {
  try {
    return kept.get(key) ?? sessionStorage.getItem(key) ?? '';
  } catch {
    return kept.get(key) ?? '';
  }
}

export function keep(key: string, text: string): void {
  kept.set(key, text);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // a private window: remembered until the page is closed
  }
}

export const keyOf = ({ code, room, me }: Play, what: string): string =>
  `konklave.${what}.${code}.${room.number}.${me}`;
