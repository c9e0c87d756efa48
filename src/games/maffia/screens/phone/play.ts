/** What every screen of the phone is given: the stage, and what is asked of it again and again. */
import type { Seat } from '../../../../kernel/game.ts';
import type { Offer } from '../../../../kernel/offer.ts';
import { type FaceOf, seatFaces } from '../../../../web/kit/index.ts';
import type { Stage } from '../../../../web/stage.ts';
import { nominationBy, type State } from '../../state.ts';
import { type MaffiaTexts, namesIn } from '../../texts/index.ts';
import { wordsOf } from '../words.ts';

export type SheetName = 'care' | 'notes' | 'say' | 'ghosts';

export interface Play extends Omit<Stage<State>, 'me'> {
  readonly me: Seat;
  readonly t: MaffiaTexts;
  readonly faces: readonly FaceOf[];
  readonly may: readonly Offer[];
  readonly name: (seat: Seat) => string;
  readonly names: (seats: readonly Seat[]) => string;
  readonly show: (sheet: SheetName) => void;
  /** What was said in the speech of now. */
  readonly spoken: readonly string[];
  /** Lines of the talk that this phone has not shown. */
  readonly unread: number;
}

export function playOf(stage: Stage<State>, me: Seat, more: Pick<Play, 'show' | 'spoken' | 'unread'>): Play {
  const faces = seatFaces(stage.room);
  const name = (seat: Seat) => faces[seat]?.name ?? '?';
  const names = (seats: readonly Seat[]) => namesIn(stage.language, seats.map(name));
  return { ...stage, me, t: wordsOf(stage), faces, may: stage.offers(), name, names, ...more };
}

/** Nobody else is there to be told to take time, or to talk it through with. */
export const isAlone = ({ view, me }: Pick<Play, 'view' | 'me'>): boolean =>
  view.master === 'auto' && view.bots.every((isBot, seat) => isBot || seat === me);

export const outSeats = ({ view }: Pick<Play, 'view'>): Seat[] =>
  view.out.flatMap((out, seat) => (out === null ? [] : [seat]));

/** 1, 2, 3 ... by first nomination of the day, for those who stand on the square now. */
export function ordersOf({ view }: Pick<Play, 'view'>): { [seat: Seat]: number } {
  const orders: { [seat: Seat]: number } = {};
  let place = 0;
  for (const seat of view.order) if (view.nominations.some(({ target }) => target === seat)) orders[seat] = ++place;
  return orders;
}

/** The square still holds the names of the day that is over. */
const AFTER_DAY: readonly string[] = ['night', 'dawn-break', 'declaration'];

/** What a screen reader says of a seat besides its name. */
export function noteOf({ view, t, name, faces }: Play, seat: Seat): string | undefined {
  const standing = AFTER_DAY.includes(view.phase) ? [] : view.nominations;
  const by = standing.filter(({ target }) => target === seat).map(({ nominator }) => name(nominator));
  const notes = [
    view.out[seat] && t.panel.outTag,
    faces[seat]!.bot && t.panel.robot,
    !faces[seat]!.bot && !faces[seat]!.connected && t.panel.away,
    ...by.map((one) => t.panel.nominatedBy(one)),
  ].filter((note) => typeof note === 'string');
  return notes.length > 0 ? notes.join(', ') : undefined;
}

export const ownTarget = ({ view, me }: Pick<Play, 'view' | 'me'>): Seat | undefined => nominationBy(view, me)?.target;
