/** The master's own record of a night. */
import type { View } from '../../state.ts';
import type { Desk } from './desk.ts';

/** What lies behind a morning: for the master, and for nobody else, ever. (MF-24, MF-128) */
export function behindNight(desk: Pick<Desk, 'c' | 't' | 'name' | 'names'>, night: View['nights'][number]): string[] {
  const { c, t, name, names } = desk;
  const { behind } = c;
  const lines: string[] = [];
  const shots = night.shots ?? [];
  const died = shots.filter((seat) => night.deaths.includes(seat));
  if (died.length > 0) lines.push(`${t.end.shot(names(died), died.length)}.`);
  if (night.saved !== undefined && night.saved !== null) lines.push(behind.saved(name(night.saved)));
  const unsaid = night.deaths.filter((seat) => !shots.includes(seat));
  if (unsaid.length > 0) lines.push(behind.unwell(names(unsaid)));
  return lines.length > 0 ? lines : [behind.nothing];
}
