/** GW:s brott: what people are remembered for: the awards of the end (section 8). */
import type { Title } from '../../kernel/game.ts';
import type { View } from './state.ts';

export function titles({ opened }: View): Title[] {
  if (!opened) return [];
  const { closestShave, luckiestRoll, cheekiestWait } = opened.awards;
  const title = (id: string, award: typeof closestShave): Title[] =>
    award ? [{ id, seats: [award.seat], numbers: [award.number] }] : [];
  return [
    ...title('shave', closestShave).map((one) => ({ ...one, least: true }) as const),
    ...title('roll', luckiestRoll),
    ...title('wait', cheekiestWait),
  ];
}
