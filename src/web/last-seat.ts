/** The tables at which this browser sat last: the front page asks whether they still stand, and leads back there. */
import { forget, keep, recall } from './memory.ts';

const KEPT_MS = 7 * 24 * 3_600_000;
/** As many as the picture of the front page has room for. */
const KEPT_MAX = 2;

export interface Kept {
  readonly code: string;
  readonly seat: number;
  readonly mask: number;
  readonly name: string;
}

/** A line each, the latest first. */
const linesBesides = (code: string): string[] =>
  (recall('seat') ?? '').split('\n').filter((line) => line && !line.startsWith(`${code} `));

const keepLines = (lines: readonly string[]): void =>
  lines.length > 0 ? keep('seat', lines.join('\n')) : forget('seat');

export const keepSeat = ({ code, seat, mask, name }: Kept): void =>
  keepLines([[code, Date.now(), seat, mask, name].join(' '), ...linesBesides(code)].slice(0, KEPT_MAX));

export const lastSeats = (): Kept[] =>
  linesBesides('').flatMap((line) => {
    const [code = '', at, seat, mask, ...name] = line.split(' ');
    if (mask === undefined || Date.now() - Number(at) >= KEPT_MS) return [];
    return [{ code, seat: Number(seat), mask: Number(mask), name: name.join(' ') }];
  });

export const forgetSeat = (code: string): void => keepLines(linesBesides(code));
