/** Who sits where, as the screens draw it: a mask, a colour and a letter, always two of the three together. */
import { isBot, type RoomState } from '../../kernel/room/state.ts';
import { type MaskId, maskAt } from '../art/mask.ts';

export interface FaceOf {
  readonly name: string;
  readonly pronouns: string;
  readonly mask: MaskId;
  /** 1..12: one of the seat tints. */
  readonly tint: number;
  readonly letter: string;
  readonly bot: boolean;
  readonly connected: boolean;
}

const TINTS = 12;

/** Neighbours get tints that lie far apart; from seat 13 on they repeat, and mask and letter still differ. */
export const tintOf = (seat: number): number => ((seat * 5) % TINTS) + 1;

/** The letter of a seat, not of a name: two people may be called Anna. */
export const letterOf = (seat: number): string => String.fromCharCode(65 + (seat % 26));

export const seatFaces = (room: Pick<RoomState, 'seats'>): FaceOf[] =>
  room.seats.map((seat, index) => ({
    name: seat.name,
    pronouns: seat.pronouns,
    mask: maskAt(seat.mask),
    tint: tintOf(index),
    letter: letterOf(index),
    bot: isBot(seat),
    connected: seat.connected,
  }));
