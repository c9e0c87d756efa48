/** Coins are counted, not drawn as a symbol: a stack has as many as there are. */
import { disc, fan, gouge, n1, path as P, seeded } from '../../../../web/art/lino.ts';
import { C } from './inks.ts';

const NOTCHES = [0.18, 0.38, 0.62, 0.82];

const oneCoin = (x: number, y: number, rx: number, ry: number, h: number): string => {
  const notch = (t: number) => {
    const px = x - rx + 2 * rx * t;
    const py = y + ry * Math.sqrt(1 - (2 * t - 1) ** 2);
    return gouge(px, py + 1.5, px, py + h, rx * 0.035 + 0.4);
  };
  return (
    P(`M${n1(x - rx)} ${n1(y)}v${n1(h)}a${n1(rx)} ${n1(ry)} 0 0 0 ${n1(2 * rx)} 0v${n1(-h)}Z`, C.coinEdge) +
    P(NOTCHES.map(notch).join(''), C.coinCut) +
    P(disc(x, y, rx, ry), C.coin) +
    P(gouge(x - rx * 0.66, y - ry * 0.05, x + rx * 0.5, y - ry * 0.45, ry * 0.17, -ry * 0.34), C.coinLit)
  );
};

/** A stack of n coins standing on (x, y). */
export const stack = (x: number, y: number, n: number, { rx = 34, seed = 2 } = {}): string => {
  const r = seeded(seed + n);
  const ry = rx * 0.34;
  const h = rx * 0.24;
  let s = '';
  for (let k = 0; k < n; k++) s += oneCoin(x + (r() - 0.5) * rx * 0.22, y - ry - h - k * (h + 1.2), rx, ry, h);
  return s;
};

/** Coins that are not laid yet: outlines on top of the stack. */
export const hollow = (x: number, y: number, from: number, n: number, rx = 34): string => {
  const ry = rx * 0.34;
  const h = rx * 0.24;
  let s = '';
  for (let k = 0; k < n; k++) {
    const cy = y - ry - h - (from + k) * (h + 1.2);
    s += `<ellipse cx="${n1(x + (k % 2 ? 2 : -2))}" cy="${n1(cy)}" rx="${rx}" ry="${n1(ry)}" fill="none" stroke="${C.coin}" stroke-width="2.6" stroke-dasharray="7 5"/>`;
  }
  return s;
};

const SPOTS = [
  [0, 0],
  [-1.9, 0.16],
  [1.9, 0.12],
  [-0.95, 0.62],
  [0.98, 0.6],
  [-2.8, 0.7],
  [2.85, 0.66],
  [0, 1.16],
] as const;

/** A heap: several stacks, the back ones first. */
export const heap = (x: number, y: number, n: number, { rx = 34, seed = 5, cap = 6, spread = 1 } = {}): string => {
  const piles = Math.min(SPOTS.length, Math.max(1, Math.ceil(n / cap)));
  const r = seeded(seed);
  const stacks: { readonly depth: number; readonly art: string }[] = [];
  let left = n;
  for (let k = 0; k < piles; k++) {
    const share = Math.max(1, Math.round(n / piles + (r() - 0.4) * 2));
    const take = Math.min(left, k === piles - 1 ? left : share);
    left -= take;
    const [dx, dy] = SPOTS[k]!;
    if (take > 0)
      stacks.push({ depth: dy, art: stack(x + dx * rx * spread, y + dy * rx, take, { rx, seed: seed + k * 3 }) });
  }
  return stacks
    .sort((a, b) => a.depth - b.depth)
    .map(({ art }) => art)
    .join('');
};

/** Seen from above, with the muffin that is struck on it. */
export const flatCoin = (x: number, y: number, r: number): string => {
  const p = (dx: number, dy: number) => `${n1(x + r * dx)} ${n1(y + r * dy)}`;
  return (
    blankCoin(x, y, r) +
    P(
      `M${p(-0.34, 0.06)}L${p(-0.24, 0.46)}Q${p(0, 0.54)} ${p(0.24, 0.46)}L${p(0.34, 0.06)}Z` +
        `M${p(-0.44, 0.02)}Q${p(-0.52, -0.22)} ${p(-0.3, -0.28)}Q${p(-0.2, -0.54)} ${p(0, -0.54)}` +
        `Q${p(0.2, -0.54)} ${p(0.3, -0.28)}Q${p(0.52, -0.22)} ${p(0.44, 0.02)}Z`,
      C.coinCut,
    )
  );
};

export const blankCoin = (x: number, y: number, r: number): string =>
  P(disc(x, y + r * 0.12, r), C.coinEdge) +
  P(disc(x, y, r), C.coin) +
  P(fan(x, y, r * 0.78, r * 0.93, 0, 345, 24, r * 0.035), C.coinCut);
