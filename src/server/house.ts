/** What all rooms of a server share, and what each is told of a connected page. */
import type { AnyGame, Rules, Typed } from '../kernel/game.ts';
import type { RoomState } from '../kernel/room/state.ts';
import type { Quiet } from '../kernel/wire.ts';
import type { Breakage, CloseReason, Role } from '../protocol.ts';
import type { Brain } from './brain.ts';
import type { Clock } from './clock.ts';
import type { Drain } from './drain.ts';
import type { Metrics } from './metrics.ts';
import type { Push } from './push/push.ts';
import type { WatchedLog } from './store-watch.ts';

export interface House {
  readonly games: { readonly [id: string]: AnyGame };
  readonly rules: Rules<RoomState, Typed, Typed>;
  readonly log: WatchedLog;
  readonly clock: Clock;
  /** Whether this server is about to stop for good. */
  readonly drain: Drain;
  readonly brain: Brain;
  readonly metrics: Metrics;
  /** How much of the processor this thread has taken so far. */
  readonly spentMs: () => number;
  /** Which pages it hands out. */
  readonly build?: string;
  /** Reaches browsers that are not looking. */
  readonly push?: Push;
  /** This server's name among those that share the store. */
  readonly server: string;
  /** No other server works on this store: whoever was here before is dead. */
  readonly isAlone?: boolean;
  readonly onTrouble: (error: unknown, room: string) => void;
  /** A page could not draw one of its screens. */
  readonly onBreakage?: (breakage: Breakage, room: string) => void;
}

/** One connected page. */
export interface Line {
  readonly page: string;
  /** The hash of the browser's token. */
  readonly holder: string;
  /** That of the key that a link brought along. */
  readonly key?: string | undefined;
  /** The address that it comes from, or the network that a household is given. */
  readonly network?: string;
  role: Role;
  /** Lines of one append, maybe none; called for every append, because a quiet phase concerns also who hears nothing. */
  put(lines: readonly string[], quiet: Quiet | undefined): void;
  close(reason: CloseReason): void;
  /** Begins to measure how long it is; what has been found so far, where there is enough of it. */
  ping?(): void;
  roundTrip?(): number | undefined;
}
