/**
 * The town from above, cut from the board: 100 units to a square, A1 has its corner at 0, 0. Streets, joints and plots
 * follow the board by themselves; the houses (houses.ts) are drawn for this board.
 */
import { gouge, type Point, seeded } from '../../../../web/art/lino.ts';
import { columns, height, rows } from '../../content.ts';
import { houses } from './houses.ts';
import type { Inks } from './inks.ts';
import { corners, P, rect } from './knife.ts';
import { partsOf } from './parts.ts';
import { jail, shore } from './shore.ts';

const terrainAt = (x: number, y: number): string => rows[y]?.[x] ?? '';

/** Whole units are enough at a hundred to the square, and halve what a phone has to read. */
const whole = (svg: string): string =>
  svg.replace(/ d="[^"]*"/g, (d) =>
    d.replace(/-?(?:\d+(?:\.\d+)?|\.\d+)/g, (figure, at: number, all: string) => {
      if (!figure.includes('.')) return figure; // two flags of an arc may stand as 01
      const round = String(Math.round(Number(figure)));
      const gap = /\d/.test(all[at - 1] ?? '') && round[0] !== '-' ? ' ' : '';
      return gap + (round === '-0' ? '0' : round);
    }),
  );

/** lean: with fewer strokes, for a phone. */
export function town(p: Inks, lean = false): string {
  const r = seeded(1304);
  const parts = partsOf(p, r);
  const { poly } = parts;
  let s = '';
  // ---- land, forest, water
  s += P(rect(-400, -400, 2200, 2100), p.land);
  let g = '';
  for (let k = 0; k < (lean ? 70 : 150); k++) {
    const a = r() * 4,
      x = a < 1 ? -380 + r() * 360 : a < 2 ? 1320 + r() * 260 : -380 + r() * 1900,
      y = a < 2 ? -300 + r() * 1200 : -300 + r() * 285;
    g += gouge(x, y, x + 26 + r() * 30, y + (r() - 0.5) * 8, 2);
  }
  s += P(g, p.landCut);
  const coast = corners(
    '-420 842, -190 852, -70 872, -22 884, -20 1120, 96 1124, 240 1118, 420 1124, 640 1118, 860 1124, 1090 1118, 1322 1122, 1324 906, 1400 884, 1520 862, 1820 846',
  );
  s +=
    P(poly([...coast, [1820, 1720], [-420, 1720]], 4, 30), p.waterDeep) +
    P(
      poly(
        [...coast.map(([x, y]): Point => [x + (x < 0 ? -14 : x > 1300 ? 14 : 0), y + 16]), [1820, 1720], [-420, 1720]],
        5,
        34,
      ),
      p.water,
    );
  let w = '';
  for (let k = 0; k < (lean ? 80 : 170); k++) {
    const x = -380 + r() * 2060,
      y = 900 + r() * 620;
    if ((x > -40 && x < 1340 && y < 1146) || y < 940) continue;
    w += gouge(x, y, x + 34 + r() * 44, y + (r() - 0.5) * 4, 2.6, 4);
  }
  s += P(w, p.waterLight);
  // quay wall
  s += P(poly(corners('-18 890, 6 890, 6 1100, 1298 1100, 1298 910, 1322 910, 1322 1122, -18 1122'), 2, 40), p.quay);
  let q = '';
  for (let x = -8; x < 1316; x += 44) q += gouge(x, 1106, x + 4, 1121, 2);
  for (let y = 904; y < 1090; y += 40) q += gouge(-17, y, -2, y + 3, 2) + gouge(1302, y, 1320, y + 3, 2);
  s += P(q, p.quayCut);
  // ---- streets: one sheet, houses are laid on it
  s +=
    P(poly(corners('-8 -8, 1308 -8, 1308 1108, -8 1108'), 2, 50), p.curb) +
    P(poly(corners('0 0, 1300 0, 1300 1100, 0 1100'), 1.4, 50), p.road);
  let j = '',
    cob = '';
  for (let y = 0; y < height; y++)
    for (let x = 0; x < columns.length; x++)
      if (terrainAt(x, y) === '.') {
        if (terrainAt(x + 1, y) === '.')
          j +=
            gouge(x * 100 + 100, y * 100 + 16, x * 100 + 101, y * 100 + 38, 2) +
            gouge(x * 100 + 100, y * 100 + 62, x * 100 + 100, y * 100 + 85, 2);
        if (terrainAt(x, y + 1) === '.')
          j +=
            gouge(x * 100 + 16, y * 100 + 100, x * 100 + 38, y * 100 + 101, 2) +
            gouge(x * 100 + 62, y * 100 + 100, x * 100 + 85, y * 100 + 100, 2);
        if (!lean && r() > 0.5)
          cob += gouge(
            x * 100 + 20 + r() * 40,
            y * 100 + 20 + r() * 60,
            x * 100 + 34 + r() * 46,
            y * 100 + 20 + r() * 60,
            1,
          );
      }
  s += P(cob, p.plotCut) + P(j, p.joint);
  // ---- plots
  const H = (x: number, y: number) => terrainAt(x, y) === '#';
  let plots = '',
    curbs = '';
  for (let y = 0; y < height; y++)
    for (let x = 0; x < columns.length; x++)
      if (H(x, y)) {
        const l = H(x - 1, y) ? 0 : 5,
          R = H(x + 1, y) ? 0 : 5,
          t = H(x, y - 1) ? 0 : 5,
          b = H(x, y + 1) ? 0 : 5;
        curbs += rect(
          x * 100 + l - (l ? 3 : 0),
          y * 100 + t - (t ? 3 : 0),
          100 - l - R + (l ? 3 : 0) + (R ? 3 : 0),
          100 - t - b + (t ? 3 : 0) + (b ? 3 : 0),
        );
        plots += rect(x * 100 + l, y * 100 + t, 100 - l - R, 100 - t - b);
      }
  s += P(curbs, p.curb) + P(plots, p.plot);
  s += houses(p, r, parts) + jail(p, parts) + shore(p, parts);
  return whole(s);
}
