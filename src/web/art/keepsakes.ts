/** Things of the house: the letter and its seal, the bowl, cards, the wreath for winners, the curtain of the replay. */
import { cutDisc, disc, escaped, fan, gouge, gouges, n1, path, rad, seeded } from './lino.ts';
import { seal } from './marks.ts';

export interface Timeline {
  readonly w?: number;
  readonly h?: number;
  readonly segs: readonly (readonly [kind: 'day' | 'night' | 'vote' | 'other', length: number, label?: string])[];
  /** Where one looks, 0..1. */
  readonly at: number;
  /** An event as a cut, with its place in 0..1: a nomination, somebody out, somebody saved. */
  readonly marks: readonly (readonly [at: number, kind: 'nom' | 'out' | 'saved'])[];
  readonly label?: number;
  /** How much may be seen already; the rest is dark. */
  readonly seen?: number;
}

/** Letter, 200 x 132: closed with wax, or open. */
export const letter = (open = false, wax = '#bf2f3c'): string =>
  open
    ? path('M14 60L100 4L186 60V128H14Z', '#cfbe9d') +
      path('M28 22H172V112H28Z', '#fbf5e8') +
      path(
        gouges([
          [42, 38, 120, 38, 2],
          [42, 50, 156, 50, 2],
          [42, 62, 150, 62, 2],
          [42, 74, 132, 74, 2],
        ]),
        '#6a5c45',
      ) +
      path('M14 60L84 100H116L186 60V128H14Z', '#e5d8be') +
      path(
        gouges([
          [18, 126, 78, 96, 1.6],
          [182, 126, 122, 96, 1.6],
        ]),
        '#cfbe9d',
      ) +
      `<g transform="translate(52 80) rotate(-14) scale(.46)" color="${wax}"><clipPath id="wl"><path d="M-8 -8H54L44 30L58 52L42 108H-8Z"/></clipPath><g clip-path="url(#wl)">${seal('#5f1520')}</g></g><g transform="translate(98 74) rotate(16) scale(.46)" color="${wax}"><clipPath id="wr"><path d="M108 -8H54L44 30L58 52L42 108H108Z"/></clipPath><g clip-path="url(#wr)">${seal('#5f1520')}</g></g>`
    : `${
        path('M14 20H186V128H14Z', '#e5d8be') +
        path('M14 20H186L104 88Q100 92 96 88Z', '#f3ead7') +
        path(
          gouges([
            [18, 22, 92, 84, 1.5],
            [182, 22, 108, 84, 1.5],
            [18, 126, 74, 82, 1.4],
            [182, 126, 126, 82, 1.4],
            [30, 118, 60, 118, 1.2],
            [140, 118, 170, 118, 1.2],
          ]),
          '#b9a47c',
        )
      }<g transform="translate(70 52) scale(.6)" color="${wax}">${seal('#5f1520')}</g>`;
/** A bowl with a pebble from each guest, 200 x 132. */
export const bowl = (tints: readonly number[]): string => {
  const r = seeded(12);
  let s = '';
  const spots = [
    [58, 50],
    [80, 40],
    [104, 46],
    [128, 40],
    [146, 52],
    [70, 58],
    [94, 58],
    [118, 58],
    [136, 60],
    [84, 24],
    [110, 22],
  ] as const;
  s += path('M30 58Q100 40 170 58Q168 70 100 74Q32 70 30 58Z', '#2b1a10');
  tints.forEach((t, k) => {
    const [x, y] = spots[k % spots.length]!;
    s +=
      path(cutDisc(x, y, 12, 9, r, 1.2, 16), `var(--seat-${t})`) +
      path(gouge(x - 6, y - 2, x + 4, y - 4, 1.2), '#fbf5e8');
  });
  s +=
    path('M28 58Q100 78 172 58Q170 112 128 126H72Q30 112 28 58Z', '#8a5b24') +
    path(
      gouges([
        [38, 80, 162, 80, 2.2, 10],
        [46, 96, 154, 96, 2.2, 9],
        [58, 110, 142, 110, 2, 7],
      ]),
      '#50341d',
    ) +
    path(
      gouges([
        [40, 68, 70, 74, 1.8, 2],
        [140, 74, 164, 66, 1.8, 2],
      ]),
      '#dba13f',
    );
  return s;
};
/** Cards thrown around a table, 200 x 132. */
export const dealt = (): string => {
  let s = '';
  for (const [deg, x, y] of [
    [-34, 30, 66],
    [-12, 74, 56],
    [10, 122, 58],
    [32, 166, 68],
  ] as const) {
    s += `<g transform="translate(${x} ${y}) rotate(${deg})"><rect x="-26" y="-36" width="52" height="74" rx="6" fill="#070d18"/><rect x="-26" y="-40" width="52" height="74" rx="6" fill="#1a2b46"/><rect x="-20" y="-34" width="40" height="62" rx="3" fill="none" stroke="#7089ae" stroke-width="2"/>${path(fan(0, -3, 5, 17, 0, 330, 12, 1.7), '#a3b5ce')}</g>`;
  }
  return s;
};
/** A wreath of lingonberry twigs, 200 x 200. */
export const wreath = (leaf = '#3f7350', dark = '#2b5039', berry = '#bf2f3c', seed = 5): string => {
  const r = seeded(seed);
  let a = '',
    b = '',
    c = '',
    hi = '';
  for (let k = 0; k < 46; k++) {
    const t = rad((k * 360) / 46),
      R = 80,
      x = 100 + R * Math.cos(t),
      y = 100 + R * Math.sin(t),
      dir = t + Math.PI / 2;
    for (const side of [-1, 1]) {
      const aa = dir + side * (0.62 + r() * 0.3),
        l = 21 + r() * 6;
      const g = gouge(x, y, x + l * Math.cos(aa), y + l * Math.sin(aa), 4.6);
      if ((k + Number(side > 0)) % 3) a += g;
      else b += g;
    }
    if (k % 4 === 1) {
      for (const o of [
        [-4, -7],
        [6, 3],
        [-5, 7],
      ] as const) {
        const bx = x + o[0],
          by = y + o[1];
        c += disc(bx, by, 5.2);
        hi += disc(bx - 1.6, by - 1.7, 1.4);
      }
    }
  }
  return path(b, dark) + path(a, leaf) + path(c, berry) + path(hi, '#f4938c');
};
/** Stage curtains on both sides, w x h, each `width` wide; the pelmet on top. */
export const curtains = (
  w: number,
  h: number,
  width = 60,
  { cloth = '#8b202d', fold = '#641622', light = '#b13443', pelmet = 30 } = {},
): string => {
  const half = (flip: boolean) => {
    let s = path(
        `M0 0H${width}Q${width - 6} ${h * 0.4} ${width * 0.72} ${h * 0.7}Q${width * 0.6} ${h * 0.86} ${width * 0.86} ${h}H0Z`,
        cloth,
      ),
      f = '',
      l = '';
    for (let k = 0; k < 4; k++) {
      const x = width * (0.16 + k * 0.23);
      f += gouge(x, pelmet, x * 0.78, h * 0.98, width * 0.05, 2);
      l += gouge(x + width * 0.08, pelmet + 6, x * 0.8 + width * 0.06, h * 0.72, width * 0.02, 1);
    }
    s += path(f, fold) + path(l, light);
    return flip ? `<g transform="matrix(-1 0 0 1 ${w} 0)">${s}</g>` : s;
  };
  let p = `M0 0H${w}V${pelmet * 0.7}`;
  const n = Math.round(w / (pelmet * 2.6));
  for (let k = n; k > 0; k--) {
    const x1 = (w * (k - 1)) / n;
    p += `Q${n1((w * (k - 0.5)) / n)} ${n1(pelmet * 1.7)} ${n1(x1)} ${n1(pelmet * 0.7)}`;
  }
  let fr = '';
  for (let k = 0; k < n; k++)
    fr += gouges([
      [(w * (k + 0.5)) / n, 4, (w * (k + 0.5)) / n, pelmet * 1.04, pelmet * 0.07],
      [(w * (k + 0.22)) / n, 4, (w * (k + 0.27)) / n, pelmet * 0.88, pelmet * 0.05],
      [(w * (k + 0.78)) / n, 4, (w * (k + 0.73)) / n, pelmet * 0.88, pelmet * 0.05],
    ]);
  return half(false) + half(true) + path(`${p}Z`, cloth) + path(fr, fold);
};
/** The timeline of a game: bands of day and night, events as cuts. */
export const timeline = ({ w = 358, h = 74, segs, at, marks, label = 11, seen = 1 }: Timeline): string => {
  const total = segs.reduce((a, [, l]) => a + l, 0),
    y0 = 26,
    y1 = h - 20;
  let x = 0,
    s = '',
    t = '';
  for (const [kind, l, name] of segs) {
    const ww = (l / total) * w;
    s += `<rect x="${n1(x)}" y="${y0}" width="${n1(ww - 1.5)}" height="${y1 - y0}" fill="${kind === 'day' ? '#84a8c2' : kind === 'vote' ? '#bf2f3c' : kind === 'night' ? '#22375a' : '#3a547e'}"/>`;
    if (kind === 'day') s += path(gouges([[x + 3, y1 - 4, x + ww - 4, y1 - 4, 1.4, -1.5]]), '#dfe7ec');
    if (kind === 'night') s += path(disc(x + ww / 2, (y0 + y1) / 2, 3.4), '#efe6cf');
    if (name)
      t += `<text x="${n1(x + 2)}" y="${h - 4}" font-size="${label}" fill="#a3b5ce" font-weight="600">${escaped(name)}</text>`;
    x += ww;
  }
  for (const [m, kind] of marks) {
    const mx = m * w;
    s +=
      kind === 'nom'
        ? path(gouge(mx, y0 + 4, mx + 1, y1 - 8, 1.8), '#8b202d')
        : kind === 'out'
          ? path(`M${n1(mx - 5)} ${y0 - 12}L${n1(mx + 5)} ${y0 - 12}L${n1(mx)} ${y0 - 3}Z`, '#f3ead7')
          : path(disc(mx, y0 - 8, 4), '#9ccaa0');
  }
  if (seen < 1)
    s += `<rect x="${n1(seen * w)}" y="${y0 - 16}" width="${n1(w - seen * w)}" height="${y1 - y0 + 16}" fill="#0a1322" opacity=".82"/>${path(
      gouges(
        Array.from({ length: 12 }, (_, k) => {
          const gx = seen * w + 8 + k * ((w - seen * w) / 12);
          return [gx, y1 - 4, gx + 9, y0 + 4, 1.2] as const;
        }),
      ),
      '#263c5e',
    )}`;
  const px = at * w;
  s += `<rect x="${n1(px - 2)}" y="4" width="4" height="${y1 + 2}" fill="#f2b84b"/>${path(`M${n1(px - 11)} 0H${n1(px + 11)}V12L${n1(px)} 21L${n1(px - 11)} 12Z`, '#f2b84b')}`;
  return s + t;
};
