/** What people are remembered for tonight: of each title the best of all games. */
import type { DeepReadonly, Title } from '../../kernel/game.ts';
import type { NameTag, Played } from '../../kernel/room/facts.ts';

export interface Honour extends Omit<Title, 'seats'> {
  /** Who share it. */
  readonly people: readonly Pick<NameTag, 'name' | 'mask'>[];
}

type Given = Pick<Honour, 'least' | 'numbers'>;

/** A share before a count, and of equal shares the one of more, so that whoever voted once is not above all. */
const marksOf = ({ least, numbers: [first = 0, of] }: Given): readonly number[] =>
  least ? [-first] : of === undefined ? [first] : [first / of, of];

function isBetter(one: Given, other: Given): boolean {
  const [a, b] = [marksOf(one), marksOf(other)];
  const at = a.findIndex((mark, i) => mark !== b[i]);
  return at >= 0 && a[at]! > b[at]!;
}

/** In the order in which they were first given. */
export function honoursOf(evening: readonly DeepReadonly<Played>[]): Honour[] {
  const best = new Map<string, Honour>();
  for (const { players, titles = [] } of evening) {
    for (const { seats, ...title } of titles) {
      const honour = { ...title, people: seats.map((seat) => players[seat]!) };
      const before = best.get(title.id);
      if (!before || isBetter(honour, before)) best.set(title.id, honour);
    }
  }
  return [...best.values()];
}

export const isOf =
  (name: string) =>
  ({ people }: Honour): boolean =>
    people.some((one) => one.name === name);
