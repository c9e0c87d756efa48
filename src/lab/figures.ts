/** Figures as people read them. */
import type { Rate } from './statistics.ts';

export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
export const number = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
export const range = ({ rate, low, high }: Rate): string => `${percent(rate)} (${percent(low)} to ${percent(high)})`;
