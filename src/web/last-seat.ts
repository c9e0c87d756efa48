/** The table at which this browser sat last: the front page asks whether it still stands, and leads back there. */
import { forget, keep, recall } from './memory.ts';

const KEPT_MS = 7 * 24 * 3_600_000;

export interface Kept {
  readonly code: string;
  readonly seat: number;
  readonly mask: number;
  readonly name: string;
}

export const keepSeat = ({ code, seat, mask, name }: Kept): void =>
  keep('seat', [code, Date.now(), seat, mask, name].join(' '));

export function lastSeat(): Kept | undefined {
  const [code = '', at, seat, mask, ...name] = recall('seat')?.split(' ') ?? [];
  if (mask === undefined || Date.now() - Number(at) >= KEPT_MS) return undefined;
  return { code, seat: Number(seat), mask: Number(mask), name: name.join(' ') };
}

export function forgetSeat(code: string): void {
  if (lastSeat()?.code === code) forget('seat');
}
