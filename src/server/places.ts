/**
 * Gives each line of a room its place, and the stream that belongs to it: when it comes, and when places change hands.
 * Whoever has none is told why.
 */
import { type ShutOut, shutOut } from '../kernel/room/lock.ts';
import { quietOf, stretch } from '../kernel/wire.ts';
import { type CloseReason, welcomeLine } from '../protocol.ts';
import type { House, Line } from './house.ts';
import type { Place } from './jobs.ts';
import type { Presence } from './presence.ts';
import { roleOf, viewerOf } from './roles.ts';
import type { Library, Streams } from './streams.ts';

/** What becomes of a line when something has happened. */
type Turn = 'stays' | 'changes' | 'begins-anew' | { readonly closes: CloseReason };

/** What this needs of its room. */
export interface Inside extends Library {
  /** Lines that have their place, those that wait for one, and those that are told nothing until they have a new stream. */
  readonly lines: Set<Line>;
  readonly waiting: Set<Line>;
  readonly renewing: Set<Line>;
  expel(line: Line, reason: CloseReason): void;
  /** The last command of its page that is stored. */
  appliedOf(line: Line): number;
  /** Takes in what other servers have stored. */
  catchUp(): Promise<void>;
  /** The store has lost something of this room. */
  tellSetBack(): void;
}

/** So many devices have to have been shown more than is stored: one alone may be made to say so. */
const SHOWN_MORE = 2;

export class Places {
  readonly #house: House;
  readonly #inside: Inside;
  readonly #presence: Presence;
  readonly #streams: Streams;
  readonly #shownMore = new Set<string>();
  #isToldSetBack = false;

  constructor(house: House, inside: Inside, presence: Presence, streams: Streams) {
    this.#house = house;
    this.#inside = inside;
    this.#presence = presence;
    this.#streams = streams;
  }

  /**
   * People change places in the lobby, sit down, or are taken out; a stream may begin anew. Gives a line its new role.
   * Whoever is shown the door is told no more of the room, only an answer that they wait for.
   */
  turnOf(line: Line, isAnew: boolean): Turn {
    const { state } = this.#inside;
    const before = line.role;
    const role = roleOf(state, line.holder);
    // Who came by a key that is no longer good is told so when they use it.
    const shut = line.key === undefined || before === 'master' ? this.#shutOut(line) : undefined;
    if (role === before && !isAnew && !shut) return 'stays';
    line.role = role;
    if (role === 'visitor' && this.#hasMoved(line)) return { closes: 'handed-on' };
    // Out of a chair, or from the console, which somebody else is to have.
    if (role === 'visitor' && typeof before === 'number') return { closes: 'removed' };
    if (shut) return { closes: before === 'master' ? 'removed' : shut };
    if (role !== 'visitor' && role !== before && this.#presence.isOld(line)) return { closes: 'replaced' };
    return isAnew ? 'begins-anew' : 'changes';
  }

  welcome(line: Line, count = this.#inside.positions.of(viewerOf(line.role)).count): string {
    const { positions } = this.#inside;
    const { epoch } = positions.of(viewerOf(line.role));
    const { clock, build = '' } = this.#house;
    const applied = positions.setBacks > 0 && { applied: this.#inside.appliedOf(line) };
    return welcomeLine({ role: line.role, epoch, count, now: clock.now(), build, ...applied });
  }

  /** Gives a page its place and the tail of its stream. Says whether it has them now. */
  async admit(line: Line, hello: Place): Promise<boolean> {
    const { rules, metrics } = this.#house;
    const { lines, waiting, renewing, positions } = this.#inside;
    const isHere = () => waiting.has(line) || lines.has(line);
    if (this.#holdsMore(line, hello)) await this.#inside.catchUp(); // from another server, perhaps
    if (!isHere()) return false;
    if (this.#holdsMore(line, hello)) this.#noteMore(line);
    const role = roleOf(this.#inside.state, line.holder);
    const why = role === 'visitor' && this.#hasMoved(line) ? 'handed-on' : this.#shutOut(line);
    if (why) {
      line.close(why);
      return false;
    }
    line.role = role;
    if (waiting.has(line)) this.#replaceOthers(line);
    const position = positions.of(viewerOf(role));
    // Until a game begins everybody's stream is the same.
    const isOwn = hello.role === role || this.#inside.state.phase === 'lobby';
    const isSame = isOwn && hello.epoch === position.epoch && hello.count <= position.count;
    const from = isSame ? hello.count : 0;
    const { text, common } = await this.#streams.lines(viewerOf(role), from);
    if (!isHere()) return false; // it went while the log was read
    const isNew = waiting.delete(line);
    if (isNew) {
      lines.add(line);
      metrics.sockets.inc();
    }
    renewing.delete(line);
    if (role !== 'visitor') this.#presence.greet(line, role); // before it can ask for anything
    const told = [this.welcome(line, from), text];
    line.put(isNew ? [this.#stretch(line, told, common)] : told, quietOf(rules, this.#inside.state));
    return true;
  }

  /** Nothing is shown before it is stored: who was shown more than there is shows that the store has lost it. */
  #holdsMore({ holder }: Line, { role, epoch, count }: Place): boolean {
    const { state, positions } = this.#inside;
    if (role === 'visitor' || role !== roleOf(state, holder)) return false;
    const stored = positions.of(viewerOf(role));
    return epoch > stored.epoch || (epoch === stored.epoch && count > stored.count);
  }

  /** A database that was set back knows nothing of it, and says nothing. Once: whoever lies about it stops no room twice. */
  #noteMore({ holder }: Line): void {
    this.#shownMore.add(holder);
    const people = this.#inside.state.seats.filter(({ bot }) => bot === null).length;
    if (this.#isToldSetBack || this.#shownMore.size < Math.min(SHOWN_MORE, people)) return;
    this.#isToldSetBack = true;
    this.#inside.tellSetBack();
  }

  #stretch({ role }: Line, told: readonly string[], common: number): string {
    const { text, isOver } = stretch(told, common);
    // Whoever leads hears more than others, and everybody knows who that is.
    if (isOver && typeof role === 'number') this.#house.metrics.oversized.inc('stretch');
    return text;
  }

  /** Why it has no place here, and may not look on. */
  #shutOut({ holder, key }: Line): ShutOut | undefined {
    const { state } = this.#inside;
    return roleOf(state, holder) === 'visitor' ? shutOut(state, holder, key) : undefined;
  }

  /** What its browser had here, another device has now. */
  #hasMoved = ({ holder }: Line): boolean => this.#inside.state.moved?.includes(holder) === true;

  /** A second device on the same seat takes it over; the table may be shown on several screens. */
  #replaceOthers(line: Line): void {
    const isOne = line.role !== 'table' && line.role !== 'visitor';
    for (const other of this.#inside.lines) {
      if (other.holder !== line.holder) continue;
      // The same page by two ways: one of them is dead, and the other comes back if this was it.
      if (other.page === line.page) this.#inside.expel(other, 'moved');
      else if (isOne) this.#inside.expel(other, 'replaced');
    }
  }
}
