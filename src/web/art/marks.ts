/** The raised hand, the seal, the back of the secret card, the timer rings, the candle, the lantern. */
import { cutDisc, disc, fan, gouge, gouges, n1, path, rad, seeded } from './lino.ts';

/** The raised hand, 200 x 260. Open palm, wrist in a knitted mitten cuff. */
export const hand = (fill: string, cut: string, cuff = fill): string => {
  const finger = (x: number, y: number, len: number, w: number, deg: number) =>
    `<rect x="${-w / 2}" y="${-len}" width="${w}" height="${len + 40}" rx="${w / 2}" transform="translate(${x} ${y}) rotate(${deg})" fill="${fill}"/>`;
  return (
    finger(62, 118, 78, 29, -13) +
    finger(91, 108, 98, 30, -4) +
    finger(121, 110, 90, 30, 5) +
    finger(148, 124, 66, 27, 15) +
    `<rect x="-15" y="-74" width="30" height="112" rx="15" transform="translate(52 172) rotate(-52)" fill="${fill}"/>` +
    path('M48 112Q100 98 160 118Q166 160 152 190Q140 208 104 210Q72 208 60 190Q44 150 48 112Z', fill) +
    path(
      gouges([
        [76, 128, 136, 136, 3.4, -8],
        [72, 150, 140, 156, 3.4, 6],
        [68, 132, 88, 194, 3.6, -10],
        [104, 190, 132, 168, 2.6],
        [92, 28, 94, 52, 2.4],
        [122, 36, 120, 58, 2.4],
        [54, 58, 58, 78, 2.2],
        [158, 74, 154, 90, 2.2],
        [78, 104, 92, 101, 2],
        [108, 101, 124, 102, 2],
        [138, 110, 150, 114, 2],
        [24, 128, 38, 140, 2.4],
        [90, 70, 92, 84, 1.8],
        [122, 74, 121, 88, 1.8],
        [118, 198, 142, 188, 2],
      ]),
      cut,
    ) +
    path('M62 206Q104 214 148 204L154 258Q104 266 58 258Z', cuff) +
    path(
      gouges([
        [70, 214, 68, 252, 2.6],
        [84, 217, 83, 255, 2.6],
        [98, 218, 98, 256, 2.6],
        [112, 218, 113, 256, 2.6],
        [126, 216, 128, 254, 2.6],
        [140, 213, 143, 251, 2.6],
      ]),
      cut,
    ) +
    path(gouge(60, 208, 150, 206, 2.4, 7), cut)
  );
};

/** A wax seal with the K of the house, 100 x 100, currentColor. */
export const seal = (cut: string, seed = 4): string => {
  const r = seeded(seed);
  return (
    path(cutDisc(50, 50, 46, 46, r, 3.4, 26), 'currentColor') +
    `<circle cx="50" cy="50" r="34" fill="none" stroke="${cut}" stroke-width="2.4"/>` +
    path(fan(50, 50, 37, 43, 0, 345, 24, 1.2), cut) +
    path('M37 30h8v16L58 30h9L52 48L68 70H58L45 51V70h-8Z', cut)
  );
};

/** Back of the secret card, 300 x 420, two flat tones that are the same for every role. */
export const cardBack = (line: string, dim: string): string =>
  path(fan(150, 128, 40, 98, 0, 352.5, 48, 2.5), line) +
  path(fan(150, 128, 44, 74, 3.75, 356.25, 48, 1.3), dim) +
  path(fan(150, 128, 14, 34, 0, 337.5, 16, 2.2), line);

/** The same small rosette crowns every role's words, so that no outline tells a neighbour anything. */
export const cardCrown = (line: string): string => path(fan(150, 62, 9, 24, 0, 337.5, 16, 1.8), line);

export const cardFoot = (line: string, dim: string): string => {
  let c = '';
  for (const [x, y] of [
    [28, 28],
    [272, 28],
    [28, 392],
    [272, 392],
  ] as const)
    c += disc(x, y, 4);
  for (let k = 0; k < 11; k++)
    c += gouge(28, 46 + k * 30, 28, 66 + k * 30, 2) + gouge(272, 46 + k * 30, 272, 66 + k * 30, 2);
  return (
    path(c, dim) +
    path(fan(150, 330, 66, 80, 0, 352.5, 48, 2), line) +
    path(fan(150, 330, 85, 98, 3.75, 356.25, 48, 1.6), dim)
  );
};

/** The sixty gouges of a timer ring, 100 x 100, clockwise from the top. */
export const ringCuts = (): string[] =>
  Array.from({ length: 60 }, (_, k) => {
    const t = rad(k * 6 - 90);
    const long = k % 5 === 0 ? 36 : 39.5;
    const [x, y] = [Math.cos(t), Math.sin(t)];
    return gouge(50 + 48.5 * x, 50 + 48.5 * y, 50 + long * x, 50 + long * y, 2.5);
  });

/** Timer ring: the gouges that are still left are lit. */
export const ring = (left: number, lit = 'var(--yours)', gone = 'var(--ink-700)'): string => {
  const cuts = ringCuts();
  return (
    path(cuts.filter((_, k) => k / 60 >= left).join(''), gone) +
    path(cuts.filter((_, k) => k / 60 < left).join(''), lit)
  );
};

/** Gouges round the edge of a screen of w x h, clockwise from the middle of the top; 150 on a phone of 390 x 800. */
export const edgeCuts = (w: number, h: number, n = Math.round((w + h) * (150 / 1190)), long = 15): string[] => {
  const around = 2 * (w + h);
  const at = (t: number): readonly [x: number, y: number, nx: number, ny: number] => {
    let d = (((t * around + w / 2) % around) + around) % around;
    if (d < w) return [d, 0, 0, 1];
    d -= w;
    if (d < h) return [w, d, -1, 0];
    d -= h;
    if (d < w) return [w - d, h, 0, -1];
    return [0, h - (d - w), 1, 0];
  };
  return Array.from({ length: n }, (_, k) => {
    const [x, y, nx, ny] = at(k / n);
    return gouge(x + nx, y + ny, x + nx * long, y + ny * long, 5);
  });
};

/** Candle, 60 x 120; left = how much is left to burn. */
export const candle = (left = 0.7, wax = 'var(--paper-100)', cut = 'var(--paper-300)', flame = true): string => {
  const top = 108 - 62 * left;
  return (
    path(`M20 112V${n1(top + 3)}Q24 ${n1(top - 3)} 30 ${n1(top)}Q37 ${n1(top - 3)} 40 ${n1(top + 4)}V112Z`, wax) +
    path(
      gouges([
        [24, top + 8, 24.6, 104, 1.4],
        [35, top + 12, 35, 92, 1.6],
        [30, top + 24, 30, 108, 1.2],
      ]),
      cut,
    ) +
    path('M8 111Q30 105 52 111L47 119H13Z', '#5a3412') +
    path(gouge(14, 113, 46, 113, 1.6, 3), 'var(--candle-600)') +
    (flame
      ? path(
          `M30 ${n1(top - 36)}Q41 ${n1(top - 17)} 30 ${n1(top - 3)}Q19 ${n1(top - 17)} 30 ${n1(top - 36)}Z`,
          'var(--candle-400)',
        ) +
        path(
          `M30 ${n1(top - 22)}Q35 ${n1(top - 12)} 30 ${n1(top - 5)}Q25 ${n1(top - 12)} 30 ${n1(top - 22)}Z`,
          'var(--candle-200)',
        )
      : '') +
    path(`M29.2 ${n1(top - 6)}h1.6v7h-1.6Z`, '#2b1c05')
  );
};

/** A lantern, 24 x 34, for one who is in. */
export const lantern = (lit: boolean): string =>
  path('M9 2h6v4h-6ZM5 7h14l2 4H3Z', '#56719b') +
  path('M5 12h14v16H5Z', lit ? '#f2b84b' : '#1a2b46') +
  (lit ? path('M12 14Q16 20 12 26Q8 20 12 14Z', '#ffdf9c') : '') +
  path('M4 12h2v16H4ZM18 12h2v16h-2ZM11.2 12h1.6v16h-1.6ZM2 28h20v4H2Z', '#56719b');
