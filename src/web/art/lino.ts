/**
 * The cutting tools: everything drawn on Konklave is made of these few strokes.
 *
 * Pure string builders: the same arguments give the same string, in a browser and at build time. No `style` attribute
 * is ever written, because the pages' content security policy would drop it.
 */

export type Point = readonly [x: number, y: number];
export type Random = () => number;
/** A gouge as arguments: from, to, half its width, how far it bends. */
export type Cut = readonly [x1: number, y1: number, x2: number, y2: number, w?: number, bend?: number];

/** A small seeded generator, so that a picture comes out the same each time. */
export const seeded = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

export const n1 = (x: number): string => String(Math.round(x * 10) / 10);
export const rad = (deg: number): number => (deg * Math.PI) / 180;

/** One gouge: pointed where the blade goes in, widest at two fifths, pointed where it comes out. */
export const gouge = (x1: number, y1: number, x2: number, y2: number, w = 3, bend = 0): string => {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const l = Math.hypot(dx, dy) || 1;
  const nx = -dy / l;
  const ny = dx / l;
  const mx = x1 + dx * 0.4 + nx * bend;
  const my = y1 + dy * 0.4 + ny * bend;
  const start = `${n1(x1)} ${n1(y1)}`;
  return `M${start}Q${n1(mx + nx * w)} ${n1(my + ny * w)} ${n1(x2)} ${n1(y2)}Q${n1(mx - nx * w)} ${n1(my - ny * w)} ${start}Z`;
};
export const gouges = (list: readonly Cut[]): string => list.map((cut) => gouge(...cut)).join('');

/** Gouges like spokes, from r1 out to r2, between two angles in degrees (0 is right, 90 is down). */
export const fan = (
  cx: number,
  cy: number,
  r1: number,
  r2: number,
  a0: number,
  a1: number,
  count: number,
  w = 2,
): string => {
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = rad(a0 + ((a1 - a0) * i) / (count === 1 ? 1 : count - 1));
    d += gouge(cx + r1 * Math.cos(a), cy + r1 * Math.sin(a), cx + r2 * Math.cos(a), cy + r2 * Math.sin(a), w);
  }
  return d;
};
export const disc = (cx: number, cy: number, r: number, ry = r): string =>
  `M${n1(cx - r)} ${n1(cy)}a${n1(r)} ${n1(ry)} 0 1 0 ${n1(2 * r)} 0a${n1(r)} ${n1(ry)} 0 1 0 ${n1(-2 * r)} 0Z`;

/** A polygon whose long edges wander a little, as a knife does. */
export const cutPoly = (points: readonly Point[], random: Random, amp = 1.4, step = 26): string => {
  let d = '';
  points.forEach(([x, y], i) => {
    const [px, py] = points[(i + 1) % points.length]!;
    d += `${i ? 'L' : 'M'}${n1(x)} ${n1(y)}`;
    const k = Math.floor(Math.hypot(px - x, py - y) / step);
    for (let j = 1; j < k; j++) {
      const t = j / k;
      d += `L${n1(x + (px - x) * t + (random() - 0.5) * 2 * amp)} ${n1(y + (py - y) * t + (random() - 0.5) * 2 * amp)}`;
    }
  });
  return `${d}Z`;
};
/** A wobbly ellipse. */
export const cutDisc = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  random: Random,
  amp = 2,
  count = 48,
): string => {
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2;
    const x = cx + (rx + (random() - 0.5) * 2 * amp) * Math.cos(a);
    const y = cy + (ry + (random() - 0.5) * 2 * amp) * Math.sin(a);
    d += `${i ? 'L' : 'M'}${n1(x)} ${n1(y)}`;
  }
  return `${d}Z`;
};
export const mirror = (inner: string, width = 100): string =>
  `${inner}<g transform="matrix(-1 0 0 1 ${width} 0)">${inner}</g>`;
export const path = (d: string, fill: string): string => `<path fill="${fill}" d="${d}"/>`;
/** What a person typed, before it stands in a drawing. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);
