/** Houses and firs of the village, standing on y = 0 and centred on x = 0. */
import { cutPoly, disc, gouge, gouges, n1, type Point, path, seeded } from './lino.ts';
import type { Palette } from './palette.ts';

export interface House {
  readonly w?: number;
  readonly h?: number;
  readonly roof?: number;
  readonly wall?: string;
  readonly seed?: number;
  readonly kind?: 'cottage' | 'barn' | 'tall' | 'church';
  /** Somebody is in. */
  readonly lit?: boolean;
  readonly chimney?: boolean;
  readonly gable?: boolean;
}

/** A wooden house standing on y = 0, centred on x = 0. kind: cottage, barn, tall, church */
export const house = (
  c: Palette,
  {
    w = 70,
    h = 52,
    roof = 34,
    wall = c.red,
    seed = 1,
    kind = 'cottage',
    lit = true,
    chimney = true,
    gable = true,
  }: House = {},
): string => {
  const r = seeded(seed),
    x = w / 2,
    o = 7;
  const pane = (px: number, py: number, pw: number, ph: number) =>
    path(`M${n1(px)} ${n1(py)}h${pw}v${ph}h${-pw}Z`, c.trim) +
    path(`M${n1(px + 2)} ${n1(py + 2)}h${pw - 4}v${ph - 4}h${-(pw - 4)}Z`, lit ? c.window : c.ink) +
    path(
      `M${n1(px + pw / 2 - 0.9)} ${n1(py)}h1.8v${ph}h-1.8ZM${n1(px)} ${n1(py + ph / 2 - 0.9)}h${pw}v1.8h${-pw}Z`,
      c.trim,
    );
  let s = '';
  if (kind === 'church') {
    s += path(
      cutPoly(
        [
          [-x, 0],
          [-x, -h],
          [x, -h],
          [x, 0],
        ],
        r,
        0.8,
        18,
      ),
      wall,
    );
    s +=
      path(
        cutPoly(
          [
            [-x - o, -h + 3],
            [-x + 8, -h - roof],
            [x - 8, -h - roof],
            [x + o, -h + 3],
          ],
          r,
          0.8,
          18,
        ),
        c.roof,
      ) +
      path(
        cutPoly(
          [
            [-x - o, -h + 3],
            [-x + 8, -h - roof],
            [x - 8, -h - roof],
            [x - 6, -h - roof + 8],
            [-x + 10, -h - roof + 10],
            [-x, -h],
          ],
          r,
          1,
          12,
        ),
        c.snow,
      );
    s +=
      path(
        cutPoly(
          [
            [-13, 0],
            [-13, -h - 46],
            [13, -h - 46],
            [13, 0],
          ],
          r,
          0.6,
          20,
        ),
        wall,
      ) +
      path(`M-16 ${-h - 45}L0 ${-h - 112}L16 ${-h - 45}Z`, c.roof) +
      path(`M-16 ${-h - 45}L0 ${-h - 112}L2 ${-h - 100}L-7 ${-h - 56}Z`, c.snow);
    s +=
      path(`M-1.4 ${-h - 126}h2.8v18h-2.8ZM-6 ${-h - 121}h12v2.8h-12Z`, c.trim) +
      pane(-6, -h - 36, 12, 16) +
      path(`M-6 0V-18Q0 -27 6 -18V0Z`, c.ink);
    for (const px of [-x + 8, x - 20]) s += pane(px, -h + 14, 12, 20);
    return s;
  }
  if (chimney)
    s +=
      path(`M${n1(x * 0.3)} ${-h - roof * 0.4}v${-roof * 0.8}h11v${roof}Z`, c.wood) +
      path(`M${n1(x * 0.3 - 2)} ${n1(-h - roof * 1.2)}h15v5h-15Z`, c.snow);
  s += path(
    cutPoly([[-x, 0], [-x, -h], ...(gable ? [[0, -h - roof + 2] as const] : []), [x, -h], [x, 0]], r, 0.7, 16),
    wall,
  );
  // boards, cut out of the wall
  let boards = '';
  for (let bx = -x + 7; bx < x - 3; bx += 7)
    boards += gouge(
      bx + r(),
      -h + (gable ? -Math.max(0, roof * (1 - Math.abs(bx) / x) - 10) : 4) + r() * 6,
      bx + r(),
      -4 - r() * 8,
      0.9,
    );
  s += path(boards, wall === c.red ? c.redDeep : c.ink).replace('<path', '<path opacity=".55"');
  s += path(`M${-x} 0v${-h}h4.5v${h}ZM${x} 0v${-h}h-4.5v${h}Z`, c.trim);
  if (gable) {
    s += path(
      cutPoly(
        [
          [-x - o, -h + 5],
          [0, -h - roof - 5],
          [x + o, -h + 5],
          [x + o - 2, -h - 3],
          [2, -h - roof - 15],
          [-2, -h - roof - 15],
          [-x - o + 2, -h - 3],
        ],
        r,
        0.9,
        14,
      ),
      c.roof,
    );
    s += path(
      cutPoly(
        [
          [-x - o, -h - 1],
          [-1, -h - roof - 11],
          [x + o, -h - 1],
          [x + o - 3, -h - 8],
          [0, -h - roof - 21],
          [-x - o + 3, -h - 8],
        ],
        r,
        1.2,
        10,
      ),
      c.snow,
    );
  } else {
    s += path(
      cutPoly(
        [
          [-x - o, -h + 3],
          [-x + 9, -h - roof],
          [x - 9, -h - roof],
          [x + o, -h + 3],
        ],
        r,
        0.8,
        16,
      ),
      c.roof,
    );
    s += path(
      cutPoly(
        [
          [-x - o, -h - 2],
          [-x + 7, -h - roof - 4],
          [x - 7, -h - roof - 4],
          [x + o, -h - 2],
          [x - 2, -h - roof * 0.42],
          [x * 0.3, -h - roof * 0.28],
          [-x * 0.4, -h - roof * 0.5],
          [-x + 3, -h - roof * 0.3],
        ],
        r,
        1.4,
        10,
      ),
      c.snow,
    );
  }
  if (kind === 'barn') {
    s += `${path(`M${-x * 0.42} 0V${-h * 0.62}H${x * 0.42}V0Z`, c.trim) + path(`M${-x * 0.42 + 2.5} 0V${-h * 0.62 + 2.5}H${x * 0.42 - 2.5}V0Z`, wall === c.red ? c.redDeep : c.wood)}<path stroke="${c.trim}" stroke-width="2.4" d="M${-x * 0.42} 0L${x * 0.42} ${-h * 0.62}M${x * 0.42} 0L${-x * 0.42} ${-h * 0.62}"/>${gable ? pane(-6, -h - roof * 0.36, 12, 12) : ''}`;
  } else {
    const dw = 14,
      dh = Math.min(30, h * 0.6),
      dx = kind === 'tall' ? -dw / 2 : x * 0.34 - dw / 2;
    s +=
      path(`M${n1(dx - 2)} 0V${-dh - 2}h${dw + 4}V0Z`, c.trim) +
      path(`M${n1(dx)} 0V${-dh}h${dw}V0Z`, c.roof) +
      path(disc(dx + dw - 3.4, -dh * 0.45, 1.2), c.trim);
    if (kind === 'tall') {
      for (const wx of [-x + 8, x - 21]) {
        s += pane(wx, -h + 8, 13, 14) + pane(wx, -h * 0.46, 13, 14);
      }
    } else {
      s += pane(-x * 0.62 - 3, -h * 0.68, 15, 16) + pane(-x * 0.62 + 16, -h * 0.68, 15, 16);
    }
    if (gable) s += pane(-6, -h - roof * 0.44, 12, 12);
  }
  return s;
};
export const fir = (c: Palette, h = 70, seed = 3): string => {
  const r = seeded(seed),
    w = h * 0.36;
  const tiers = 4;
  const left: Point[] = [],
    right: Point[] = [];
  for (let i = 0; i < tiers; i++) {
    const y = -h + (h * 0.9 * (i + 1)) / tiers,
      ww = w * (0.34 + (0.66 * (i + 1)) / tiers);
    right.push([ww, y + r() * 3], [ww * 0.5, y - 2]);
    left.unshift([-ww * 0.5, y - 2], [-ww, y + r() * 3]);
  }
  const s = path(`M-3 0h6v${-h * 0.14}h-6Z`, c.wood) + path(cutPoly([[0, -h], ...right, ...left], r, 0.8, 18), c.fir);
  let g = '',
    sn = '';
  for (let i = 0; i < tiers; i++) {
    const y = -h + (h * 0.9 * (i + 0.85)) / tiers,
      ww = w * (0.3 + (0.6 * (i + 1)) / tiers);
    g += gouges([
      [0, y - h * 0.16, ww * 0.6, y, 1.6],
      [0, y - h * 0.13, -ww * 0.6, y - 1, 1.6],
    ]);
    sn += gouges([
      [-ww * 0.95, y + 3, -ww * 0.1, y - h * 0.12, 2.4],
      [ww * 0.5, y, ww * 0.95, y + 3, 1.6],
    ]);
  }
  return s + path(g, c.firCut) + path(sn, c.snow);
};
