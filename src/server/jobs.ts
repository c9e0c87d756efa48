/** What waits to be done in a room, and what one round of work comes to. */
import type { Actor, Refusal, Seat, Typed } from '../kernel/game.ts';
import type { Entry } from '../kernel/table.ts';
import type { Hello } from '../protocol.ts';
import type { Fate } from './bots.ts';
import type { Line } from './house.ts';
import type { Sign } from './presence.ts';

export type Job =
  | {
      readonly type: 'ask';
      readonly line: Line;
      readonly n: number;
      readonly command: Typed;
      readonly of: string | undefined;
      readonly at: number;
    }
  | { readonly type: 'join'; readonly line: Line; readonly hello: Place }
  | {
      readonly type: 'server';
      readonly command: Typed;
      readonly by?: Actor;
      /** Whether it is out of date by the time it is decided. */
      readonly isNeedless?: () => boolean;
      readonly done?: Done;
      readonly failed?: (error: unknown) => void;
    }
  | {
      readonly type: 'lost';
      readonly since: number;
      /** Less than this is not worth a word. */
      readonly leastMs: number;
      readonly done?: Done;
      readonly failed?: (error: unknown) => void;
    }
  | {
      readonly type: 'bot';
      readonly seat: Seat;
      readonly game: number;
      readonly seen: number;
      readonly command: Typed;
      readonly settle: (fate: Fate) => void;
    }
  | Sign
  | { readonly type: 'look' | 'rouse' };

/** Where a page was in a stream, and in whose. */
export type Place = Pick<Hello, 'role' | 'epoch' | 'count'>;

type Done = (refusal?: Refusal) => void;

/** What one round of work comes to. */
export interface Round {
  readonly entries: Entry[];
  readonly answers: { readonly line: Line; readonly text: string }[];
  readonly after: (() => void)[];
  readonly joins: Extract<Job, { type: 'join' }>[];
  isGrown: boolean;
}
