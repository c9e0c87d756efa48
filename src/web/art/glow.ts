/** Light of a candle, falling off in printed steps; 400 x 400. */
import { cutDisc, fan, path, seeded } from './lino.ts';

const STEPS = [
  ['#16233a', 190, 5, 50],
  ['#22304a', 136, 4, 44],
  ['#4a4030', 86, 3, 36],
  ['#8a652a', 48, 2.4, 28],
] as const;

export function glow(): string {
  const random = seeded(8);
  const discs = STEPS.map(([ink, r, amp, step]) => path(cutDisc(200, 200, r, r, random, amp, step), ink)).join('');
  const rays = path(fan(200, 200, 92, 128, 0, 350, 36, 2.6), '#4a4030');
  return discs + rays + path(fan(200, 200, 146, 182, 5, 355, 44, 2.6), '#22304a');
}
