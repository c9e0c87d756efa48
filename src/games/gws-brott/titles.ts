/** GW:s brott: what people are remembered for: the awards of the end (section 8). */
import type { Title } from '../../kernel/game.ts';
import type { View } from './state.ts';

export function titles({ opened }: View): Title[] {
  if (!opened) return [];
  const { closestShave, luckiestRoll, cheekiestWait } = opened.awards;
  return Object.entries({ shave: closestShave, roll: luckiestRoll, wait: cheekiestWait }).flatMap(([id, award]) =>
    award ? [{ id, seats: [award.seat], numbers: [award.number] }] : [],
  );
}
