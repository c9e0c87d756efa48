/** Where guests sit at breakfast: at one long table, or at two with more room for each. */

/** At more of them name plates would lie over each other. */
const ROW = 8;
export const X0 = 470;
export const LENGTH = 1310;

interface Layout {
  readonly spot: (k: number) => readonly [number, number];
  readonly step: number;
  readonly rows: readonly number[];
  readonly isOne: boolean;
}

export function layoutFor(count: number): Layout {
  const isOne = count <= ROW;
  const rows = isOne ? [620] : [374, 700];
  // Two tables hold as many as each other, give or take one.
  const each = isOne ? count : Math.ceil(count / 2);
  const step = isOne ? 170 : LENGTH / (each - 1);
  const from = isOne ? X0 + 60 : X0;
  return { rows, isOne, step, spot: (k) => [from + (k % each) * step, rows[Math.floor(k / each)]!] };
}
