/**
 * Illumuffinati: the cards and the tables of section 3 and 4. Data only; what the muffins are called is in texts/.
 */

/** A muffin by its number, or a crown jewel. The two jewels are alike, and so are the two 30s: a card has no other name. */
export type Face = number | 'J';

export const seatsMin = 4;
export const seatsMax = 7;

export const NUMBERS: readonly number[] = Array.from({ length: 30 }, (_, i) => i + 1);
/** IM-12: 1 to 29 once, 30 twice. */
export const MUFFINS: readonly number[] = [...NUMBERS, 30];
export const JEWELS = 2;
const JEWEL_RANK = 31;

/** IM-13, IM-14. */
export const goldOf = (face: Face, jewelGold: number): number => (face === 'J' ? jewelGold : Math.ceil(face / 5));
export const rankOf = (face: Face): number => (face === 'J' ? JEWEL_RANK : face);

export function goldIn(row: readonly Face[], jewelGold: number): number {
  let sum = 0;
  for (const face of row) sum += goldOf(face, jewelGold);
  return sum;
}

/** IM-31: ascending, jewels at the right end. */
export function sorted(cards: readonly Face[]): Face[] {
  const row: Face[] = [];
  for (const face of cards) {
    row.push(face);
    let at = row.length - 1;
    for (; at > 0 && rankOf(row[at - 1]!) > rankOf(face); at--) row[at] = row[at - 1]!;
    row[at] = face;
  }
  return row;
}

/** IM-20: how many cards a Baker is dealt, by players at the table. */
export const handSizes: { readonly [players: number]: number } = { 4: 3, 5: 4, 6: 4, 7: 5 };
/** IM-60: how many go home in the first run. */
export const sentHomeFirst = (players: number): number => (players >= 6 ? 2 : 1);

/** When somebody last solved a crime or wore a hat, counted back from now. (IM-17) */
export const BUCKETS = ['today', 'week', 'month', 'year', 'longer', 'never'] as const;
export type Bucket = (typeof BUCKETS)[number];

/**
 * Cards as they are told in secret: two characters a card. A jewel is then as long as a 7, and whoever weighs the
 * frames in the air learns nothing. (Section 7)
 */
export function pack(cards: readonly Face[]): string {
  let packed = '';
  for (const face of cards) packed += face === 'J' ? 'JJ' : face < 10 ? `0${face}` : face;
  return packed;
}

const ZERO = '0'.charCodeAt(0);

export function unpack(packed: string): Face[] {
  const cards: Face[] = [];
  for (let i = 0; i < packed.length; i += 2) {
    const [tens, ones] = [packed.charCodeAt(i) - ZERO, packed.charCodeAt(i + 1) - ZERO];
    cards.push(packed[i] === 'J' ? 'J' : tens * 10 + ones);
  }
  return cards;
}

export const isJewel = (face: Face): boolean => face === 'J';

export function jewelsIn(cards: readonly Face[]): number {
  let count = 0;
  for (const face of cards) if (face === 'J') count++;
  return count;
}

/** Takes these faces out of a hand, one card for each; undefined if they are not all there. */
export function without(hand: readonly Face[], cards: readonly Face[]): Face[] | undefined {
  const left = [...hand];
  for (const face of cards) {
    const at = left.indexOf(face);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/** The times of section 5 that are no options. */
export const MS = {
  claims: 45_000,
  /** In the first round the hat lands first, and the eight seconds begin after it. */
  hat: 5_000,
  bake: 8_000,
  open: 4_000,
  inspect: 4_000,
  accusation: 15_000,
  earnings: 25_000,
  roundEnd: 3_000,
  finalCount: 30_000,
} as const;

/** IM-113 to IM-116. */
export const NOSE = {
  delayMin: 2_000,
  delayMax: 5_000,
  closesAfter: 500,
  falseUnder: 80,
  lockedFor: 1_000,
  attempt: 20_000,
  silentMax: 3,
  reactionMax: 60_000,
} as const;
