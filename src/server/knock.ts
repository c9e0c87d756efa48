/**
 * A screen that nobody can scan a square with (a television, somebody's laptop) asks to be the table's: it shows a sign,
 * whoever leads compares it and lets the screen in, and from then on the screen's own token opens the room.
 */
import type { Typed } from '../kernel/game.ts';
import { isWaiting } from '../kernel/room/door.ts';
import type { Clock } from './clock.ts';
import { drawLetters } from './letters.ts';
import { Buckets, LIMITS } from './limits.ts';
import type { Room } from './room.ts';
import type { Chance } from './rooms.ts';

export interface Knocked {
  /** `gone`: nobody let it in in time, or somebody said no. */
  readonly state: 'waiting' | 'in' | 'gone';
  readonly sign: string;
}

const SIGN_LETTERS = 4;
const ROOMS_KEPT = 10_000;
const SIGNS_TRIED = 8;

export function standingOf({ state }: Room, holder: string, now: number): Knocked {
  if (state.screens?.includes(holder)) return { state: 'in', sign: '' };
  const own = state.knocking?.find((one) => one.holder === holder && isWaiting(state, one.sign, now));
  return own ? { state: 'waiting', sign: own.sign } : { state: 'gone', sign: '' };
}

export interface Knocks {
  /** Undefined: too many screens have asked this room in a short time. */
  knock(room: Room, holder: string): Promise<Knocked | undefined>;
}

export function createKnocks(clock: Clock, chance: Chance): Knocks {
  const paces = new Buckets(LIMITS.knocksBurst, LIMITS.knocksPerMinute / 60, ROOMS_KEPT);
  return {
    async knock(room, holder) {
      const standing = standingOf(room, holder, clock.now());
      if (standing.state !== 'gone') return standing;
      if (!paces.take(room.id, clock.now())) return undefined;
      for (let tried = 0; tried < SIGNS_TRIED; tried++) {
        const sign = drawLetters(SIGN_LETTERS, chance);
        if (!sign) continue;
        const refusal = await room.tell({ type: 'room.knock', sign, holder } as Typed);
        if (refusal === undefined) return { state: 'waiting', sign };
      }
      return undefined;
    },
  };
}
