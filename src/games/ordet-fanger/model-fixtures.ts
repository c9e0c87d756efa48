/**
 * Ordet fanger: an independent model of a round, to hold the rules against. It knows nothing of the rules' code: cards are
 * symbols, piles are lists, and every pair of tops is compared with every other after each change.
 */
import type { Stream } from '../../kernel/random.ts';

const SIGNS = ['circle', 'diamond', 'triangle', 'star', 'cross', 'moon', 'waves', 'grid'];
const JOKERS: { [id: string]: string } = {
  'joker-1': 'circle diamond',
  'joker-2': 'triangle star',
  'joker-3': 'cross moon',
  'joker-4': 'waves grid',
  'joker-5': 'triangle moon',
  'joker-6': 'star waves',
};
const signOf = (card: string): string => SIGNS[(Number(card.slice(3)) - 1) % 8]!;

interface Model {
  readonly piles: string[][][];
  readonly won: string[][];
  readonly jokers: string[];
  readonly aside: string[];
  /** For each top the number of the event that made it one. */
  readonly born: number[][];
  events: number;
  turn: number;
  drawer: number;
  again: boolean;
  readonly had: boolean[];
  last: [number, number] | undefined;
}

export const model = (sides: number): Model => ({
  piles: Array.from({ length: sides }, () => (sides === 2 ? [[], []] : [[]])),
  won: Array.from({ length: sides }, () => []),
  jokers: [],
  aside: [],
  born: Array.from({ length: sides }, () => [0, 0]),
  events: 0,
  turn: 0,
  drawer: 0,
  again: false,
  had: Array.from({ length: sides }, () => false),
  last: undefined,
});

/** A card is drawn by the side to move. */
export function drawn(world: Model, card: string, pile: number): void {
  const me = world.turn;
  world.drawer = me;
  if (JOKERS[card]) {
    if (world.had[me]) world.jokers.push(card);
    else world.aside.push(card);
    world.again = true;
    world.last = undefined;
  } else {
    world.piles[me]![pile]!.push(card);
    world.born[me]![pile] = ++world.events;
    world.had[me] = true;
    world.again = false;
    world.last = [me, pile];
  }
  world.turn = world.again ? me : (me + 1) % world.piles.length;
}

/** Every fight that the table calls for, the first one first. */
export function fights(world: Model, all: boolean): [number, number, number, number, boolean][] {
  const found: { key: number[]; fight: [number, number, number, number, boolean] }[] = [];
  const count = world.piles.length;
  const active = all ? world.jokers : world.jokers.slice(-1);
  const places = world.piles.flatMap((piles, side) => piles.map((_, pile) => [side, pile] as const));
  for (const [i, [s1, p1]] of places.entries()) {
    for (const [s2, p2] of places.slice(i + 1)) {
      const [one, other] = [world.piles[s1]![p1]!.at(-1), world.piles[s2]![p2]!.at(-1)];
      if (one === undefined || other === undefined) continue;
      const isEqual = signOf(one) === signOf(other);
      const isJoker = active.some(
        (joker) => JOKERS[joker]!.split(' ').includes(signOf(one)) && JOKERS[joker]!.split(' ').includes(signOf(other)),
      );
      if (!isEqual && !isJoker) continue;
      const far = (side: number) => (side - world.drawer + count) % count;
      const isFirst = far(s1) <= far(s2);
      const [a, ap, b, bp] = isFirst ? [s1, p1, s2, p2] : [s2, p2, s1, p1];
      const touches =
        world.last && ((world.last[0] === a && world.last[1] === ap) || (world.last[0] === b && world.last[1] === bp));
      found.push({ key: [isEqual ? 0 : 1, touches ? 0 : 1, far(a), far(b), ap, bp], fight: [a, ap, b, bp, !isEqual] });
    }
  }
  found.sort((x, y) => x.key.map((value, k) => value - y.key[k]!).find((difference) => difference !== 0) ?? 0);
  return found.map(({ fight }) => fight);
}

/** Somebody wins the first fight, or nobody does; says which card went where. */
export function fought(
  world: Model,
  [a, ap, b, bp]: [number, number, number, number, boolean],
  winner: number | undefined,
): string {
  const youngest = world.born[a]![ap]! > world.born[b]![bp]! ? ([a, ap] as const) : ([b, bp] as const);
  const [side, pile] =
    winner === undefined || a === b ? youngest : winner === a ? ([b, bp] as const) : ([a, ap] as const);
  const card = world.piles[side]![pile]!.pop()!;
  if (winner !== undefined) world.won[winner]!.push(card);
  const isEmpty = world.piles[side]![pile]!.length === 0;
  if (!isEmpty) world.born[side]![pile] = ++world.events;
  world.last = isEmpty ? undefined : [side, pile];
  return card;
}

export const deckFor = (lot: Stream, set: string, sides: number): string[] => {
  const cards = Array.from({ length: 72 }, (_, i) => `${set}-${String(i + 1).padStart(2, '0')}`);
  const usable = sides === 3 ? cards.filter((card) => !['circle', 'diamond'].includes(signOf(card))) : cards;
  const jokers = Object.keys(JOKERS).filter((joker) => sides !== 3 || joker !== 'joker-1');
  return lot.shuffle([...usable, ...jokers]);
};
