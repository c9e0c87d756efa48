/**
 * How much is said in secret. Frames have room for so much and no more (`SECRET` in kernel/wire.ts), so whoever listens
 * to the air would see who has heard a great deal: each seat has a purse of words that not all hear, which what all are
 * told fills again, and in a hidden phase one of deeds that tell somebody something.
 *
 * Words are refused before they are decided, by their hearers' purses. That tells somebody at most that a fellow has
 * heard much elsewhere.
 */
import { isForAll, ownOf, type Told } from '../kernel/audience.ts';
import { SEATS_MAX, type Seat, type Typed, type Viewer } from '../kernel/game.ts';
import type { Entry } from '../kernel/table.ts';
import { byteLength, commonLength, factLine } from '../kernel/wire.ts';
import { LIMITS } from './limits.ts';

const { wordsBurst, wordsPerCommon, deedsPerPhase } = LIMITS.secret;

/** What a fact has more than the command that it follows from, at most: names, a seat, a channel, a time. */
const MORE_BYTES = 128;

export class Purses {
  /** What each seat may still hear in secret, and what its deeds have told somebody in this hidden phase. */
  readonly #words = new Array<number>(SEATS_MAX).fill(wordsBurst);
  readonly #deeds = new Array<number>(SEATS_MAX).fill(0);

  /** Moves on over an entry that was just recorded. */
  pass({ told, by }: Entry, isQuiet: boolean): void {
    if (!isQuiet) this.#deeds.fill(0);
    for (const one of told) {
      if (one.fact.type === 'room.gameStarted') this.#words.fill(wordsBurst);
      const told = this.#spend(one);
      if (isQuiet && typeof by === 'number') this.#deeds[by]! += told;
    }
  }

  /** Takes what this fact tells some and not all. Says how much that is for one of them. */
  #spend(told: Told): number {
    const earned = isForAll(told) ? commonLength(told) * wordsPerCommon : 0;
    if (earned > 0 && !told.secret) {
      for (let seat = 0; seat < SEATS_MAX; seat++) this.#earn(seat, earned);
      return 0;
    }
    const whole = earned > 0 ? undefined : byteLength(factLine(told.fact));
    let most = 0;
    for (let seat = 0; seat < SEATS_MAX; seat++) {
      const bytes = whole ?? ownBytes(told, 1 << seat);
      const isTold = (told.to & (1 << seat)) !== 0;
      this.#earn(seat, earned);
      if (!isTold) continue;
      this.#words[seat]! -= bytes;
      most = Math.max(most, bytes);
    }
    return most;
  }

  #earn(seat: Seat, bytes: number): void {
    this.#words[seat] = Math.min(wordsBurst, this.#words[seat]! + bytes);
  }

  /** Whether words would be too much for somebody whom they are for. */
  refusesWords(command: Typed, by: Seat, hearers: readonly Viewer[]): boolean {
    const bytes = byteLength(JSON.stringify(command)) + MORE_BYTES;
    return [by, ...hearers].some((one) => typeof one === 'number' && this.#words[one]! < bytes);
  }

  /** Whether somebody has changed their mind so often in this hidden phase that nobody does. */
  refusesDeed = (by: Seat): boolean => this.#deeds[by]! >= deedsPerPhase;
}

function ownBytes(told: Told, mask: number): number {
  const own = ownOf(told, mask);
  return own ? byteLength(JSON.stringify(own)) + 1 : 0;
}
