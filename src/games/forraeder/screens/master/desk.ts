/** What every part of the console is given. */
import type { Seat } from '../../../../kernel/game.ts';
import type { Offer } from '../../../../kernel/offer.ts';
import { allowed, type FaceOf, seatFaces } from '../../../../web/kit/index.ts';
import type { Stage } from '../../../../web/stage.ts';
import { missionOf } from '../../missions/index.ts';
import type { State } from '../../state.ts';
import { type CastleTexts, namesIn } from '../../texts/index.ts';
import { wordsOf } from '../words.ts';
import type { DeskTexts } from './words/en.ts';

export interface Desk {
  readonly stage: Stage<State>;
  readonly view: State;
  readonly c: DeskTexts;
  readonly t: CastleTexts;
  readonly may: readonly Offer[];
  readonly faces: readonly FaceOf[];
  readonly name: (seat: Seat) => string;
  readonly names: (seats: readonly Seat[]) => string;
  /** Seats that are marked in the list: traitors to be, or visitors of the Armoury. */
  readonly marked: readonly Seat[];
  readonly onMark: (seat: Seat) => void;
  readonly isPaused: boolean;
}

export function deskOf(stage: Stage<State>, c: DeskTexts, marked: readonly Seat[], onMark: (seat: Seat) => void): Desk {
  const faces = seatFaces(stage.room);
  const name = (seat: Seat) => faces[seat]?.name ?? '?';
  const names = (seats: readonly Seat[]) => namesIn(stage.language, seats.map(name));
  const isPaused = stage.room.pause !== null && stage.room.phase === 'playing';
  const [t, may] = [wordsOf(stage), stage.offers()];
  return { stage, view: stage.view, c, t, may, faces, name, names, marked, onMark, isPaused };
}

/** Whom the master may call to turn the slate, in the order in which they would be called. */
export const callable = ({ may, view }: Pick<Desk, 'may' | 'view'>): readonly Seat[] => {
  const seats = allowed(may, 'gm.nextVoter', 'seat');
  return view.callOrder.filter((seat) => seats.includes(seat));
};

/** Who would be called by itself. */
export const nextVoter = (desk: Pick<Desk, 'may' | 'view'>): Seat | undefined => callable(desk)[0];

/** Where seats of the list are marked. */
export const isMarking = ({ view }: Pick<Desk, 'view'>): boolean =>
  (view.phase === 'ceremony' && view.step === 'choosing') ||
  (view.phase === 'mission' && missionOf(view)?.isMasters === true && view.step !== 'over' && view.isArmouryDay);
