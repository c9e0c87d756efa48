/**
 * The bot that plays to win. (Sections 14.2 to 14.4)
 */
import type { Seat } from '../../../kernel/game.ts';
import type { Stream } from '../../../kernel/random.ts';
import { type Face, goldOf, jewelsIn } from '../content.ts';
import type { View } from '../state.ts';
import { jewelChances, scores } from './belief.ts';
import { chance, handIn, isLastIn, noise, placeIn, seatsIn, valueIn } from './look.ts';
import { type Mind, player } from './player.ts';

const KEEP_NONE_OF_TWO = 15;
const KEEP_BOTH = 25;
const KEEP_ONE = 75;
const SHIFT = 15;
/** How often a smuggler does not pay more than honest Bakers do, by the jewels in the bag. */
const IMITATES_PERCENT = [0, 66, 33];
const LOWEST_PERCENT = 75;
const FIRST_SHARE = 0.4;
/** So far above all others she waits: more would be a confession. */
const AHEAD = 2;

/** 14.2: how many jewels stay in the bag. */
function jewelsToKeep(view: View, me: Seat, held: number, lot: Stream): number {
  const muffins = handIn(view, me).filter((face) => face !== 'J') as number[];
  const isHigh = muffins.reduce((sum, number) => sum + number, 0) > 18 * muffins.length;
  const mean = view.gold.reduce((sum, gold) => sum + gold, 0) / seatsIn(view);
  const isKnownThief =
    placeIn(view, me) === 0 &&
    view.suspicious[me]! > 0 &&
    view.suspicious.every((tokens, seat) => seat === me || tokens < view.suspicious[me]!);
  const shift = SHIFT * ((isHigh || view.gold[me]! < mean ? 1 : 0) - (isKnownThief ? 1 : 0));
  const drawn = lot.int(100);
  if (held === 2) return drawn < KEEP_NONE_OF_TWO - shift ? 0 : drawn < 100 - KEEP_BOTH - shift ? 1 : 2;
  return held === 1 && drawn < KEEP_ONE + shift ? 1 : 0;
}

/** Jewels that go, then muffins: mostly the lowest, now and then another one, so that a low card stays as bait. */
function choosePass(view: View, me: Seat, lot: Stream): Face[] {
  const hand = handIn(view, me);
  const held = jewelsIn(hand);
  let give = Math.min(2, held - jewelsToKeep(view, me, held, lot));
  if (isLastIn(view, me)) give = Math.min(1, give);
  const muffins = hand.filter((face) => face !== 'J');
  const cards: Face[] = Array(give).fill('J');
  while (cards.length < 2) {
    const at = lot.int(100) < LOWEST_PERCENT ? 0 : lot.int(muffins.length);
    cards.push(...muffins.splice(at, 1));
  }
  return cards;
}

const cleverMind = (me: Seat, lot: Stream): Mind => {
  const temperament = 0.55 + 0.45 * chance(lot);
  let wobble = 0;
  let boldness = 0;
  let above = 0;
  let whims: number[] = [];

  /** 14.3: what leaving now is worth to her. */
  const limitOf = (view: View): number => {
    const row = handIn(view, me);
    const value = valueIn(view, row);
    const after = value - goldOf(row[0] ?? 1, view.options.jewelGold);
    const chances = jewelChances(view);
    const doubt = view.room.reduce((sum, seat) => sum + chances[seat]!, 0);
    const bakers = view.room.length;
    const risk = 0.5 * (doubt > 0 ? chances[me]! / doubt : 1 / bakers) + 0.5 / bakers;
    const top = row.at(-1) ?? 1;
    const asLast = top === 'J' ? 0 : goldOf(top, view.options.jewelGold) + (view.pile + 4) / 2;
    const staying = (1 - risk) * Math.max(0, after - 3) + risk * asLast;
    const limit = Math.floor(temperament * (value - staying) + wobble);
    return Math.max(0, Math.min(limit, view.gold[me]! + view.bribes[me]!));
  };

  const highestOther = (view: View): number => {
    let highest = 0;
    for (const seat of view.room) if (seat !== me) highest = Math.max(highest, view.bribes[seat]!);
    return highest;
  };

  const limitNow = (view: View): number => {
    const limit = limitOf(view);
    const jewels = jewelsIn(handIn(view, me));
    return boldness < IMITATES_PERCENT[jewels]! ? Math.min(limit, highestOther(view) + above) : limit;
  };

  return {
    begins() {
      wobble = 2 * chance(lot) - 1;
      boldness = lot.int(100);
      above = lot.int(5);
      whims = [];
    },
    pass: (view) => choosePass(view, me, lot),
    bid(view, isFirst) {
      const limit = limitNow(view);
      const bribe = view.bribes[me]!;
      if (isFirst)
        return affordable(view, me, Math.max(bribe, limit > 0 ? Math.max(1, Math.floor(FIRST_SHARE * limit)) : 0));
      if (bribe >= highestOther(view) + AHEAD) return undefined;
      const marks = scores(view, jewelChances(view));
      const isBest = view.room.every((seat) => seat === me || marks[seat]! < marks[me]!);
      return isBest ? undefined : affordable(view, me, Math.min(limit, bribe + 1 + lot.int(2)));
    },
    keeps: (view) => Math.min(view.bribes[me]!, Math.floor(limitOf(view) / 2)),
    lets(view) {
      if (whims.length === 0) whims = view.gold.map(() => noise(lot, 1.5));
      const marks = scores(view, jewelChances(view));
      const seat = view.room.reduce((best, one) =>
        marks[one]! + whims[one]! > marks[best]! + whims[best]! ? one : best,
      );
      return { seat, takeBribe: view.bribes[seat]! > 0 };
    },
    suspects(view) {
      if (view.options.playMode !== 'remote') return undefined; // at one table people point with their own fingers
      const chances = jewelChances(view, me);
      const others = view.room.filter((seat) => seat !== me);
      return others.reduce<Seat | undefined>(
        (most, seat) => (most === undefined || chances[seat]! > chances[most]! ? seat : most),
        undefined,
      );
    },
  };
};

/** A total that the door lets through: a raise that is large enough, or everything. */
export function affordable(view: View, me: Seat, total: number): number | undefined {
  const [bribe, purse] = [view.bribes[me]!, view.gold[me]!];
  if (total <= bribe) return undefined;
  return Math.min(bribe + purse, Math.max(total, bribe + view.options.minRaise));
}

export const clever = player(cleverMind);
