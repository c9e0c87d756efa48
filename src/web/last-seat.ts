/** The table at which this browser sat last: the front page leads back there, and asks nobody whether it still stands. */
import { forget, keep, recall } from './memory.ts';

const KEPT_MS = 7 * 24 * 3_600_000;

export const keepSeat = (code: string): void => keep('seat', `${code} ${Date.now()}`);

export function lastSeat(): string | undefined {
  const [code, at] = recall('seat')?.split(' ') ?? [];
  return Date.now() - Number(at) < KEPT_MS ? code : undefined;
}

export function forgetSeat(code: string): void {
  if (lastSeat() === code) forget('seat');
}
