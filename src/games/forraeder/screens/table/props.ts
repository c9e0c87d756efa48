/** What every part of the table screen is given. */
import type { Seat } from '../../../../kernel/game.ts';
import { type FaceOf, seatFaces } from '../../../../web/kit/faces.ts';
import type { Stage } from '../../../../web/stage.ts';
import type { State } from '../../state.ts';
import { type CastleTexts, namesIn } from '../../texts/index.ts';
import { wordsOf } from '../words.ts';
import type { TableTexts } from './words/en.ts';

export interface TableProps {
  readonly stage: Stage<State>;
  readonly view: State;
  readonly t: CastleTexts;
  readonly w: TableTexts;
  readonly faces: readonly FaceOf[];
  readonly name: (seat: Seat) => string;
  readonly names: (seats: readonly Seat[]) => string;
}

export function propsOf(stage: Stage<State>, w: TableTexts): TableProps {
  const faces = seatFaces(stage.room);
  const name = (seat: Seat) => faces[seat]?.name ?? '?';
  const names = (seats: readonly Seat[]) => namesIn(stage.language, seats.map(name));
  return { stage, view: stage.view, t: wordsOf(stage), w, faces, name, names };
}

/** How large a guest is: with fewer there is more room. */
export const guestSize = (seats: number): number => (seats > 16 ? 128 : seats > 12 ? 150 : 176);

/** Whose chair stayed empty this morning; nobody's before it is told. */
export const victimOf = ({ view }: Pick<TableProps, 'view'>): Seat | undefined =>
  view.order.find((seat) => view.out[seat]?.how === 'murdered' && view.out[seat]?.day === view.day - 1);
