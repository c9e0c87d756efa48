/** One picture for each of the other games, for the wall of the house. */
import { cutDisc, cutPoly, disc, fan, gouge, gouges, n1, type Point, path, seeded } from './lino.ts';
import { swirl } from './sky.ts';
import { LIPS, mouth, symbolArt } from './symbols.ts';

/** Forræder: the castle on its rock under a crimson sky, five cloaks walking up, one seal. 400 x 520 (portrait) */
export const castle = ({ w = 400, h = 520 } = {}): string => {
  const r = seeded(31),
    gold = '#c9a14a',
    red = '#96182f',
    deep = '#4d0c1b',
    stone = '#2a1a2a',
    ink = '#16101c',
    lit = '#f2b84b';
  const gx = w * 0.5,
    base = h * 0.64;
  let s = `<rect width="${w}" height="${h}" fill="${red}"/>`;
  s += path(
    swirl(gx, base - 130, 74, 74, 22, 19, r, {
      w: 3.4,
      density: 1.15,
      len: 0.045,
      clip: (x, y) => x > -30 && x < w + 30 && y > -30 && y < h,
    }),
    deep,
  );
  s += path(
    swirl(gx, base - 130, 84, 84, 14, 30, r, {
      w: 2.2,
      density: 0.5,
      len: 0.04,
      clip: (x, y) => x > -30 && x < w + 30 && y > -30 && y < h,
    }),
    '#b82b42',
  );
  s += path(disc(gx, base - 130, 62), gold) + path(fan(gx, base - 130, 38, 58, 20, 130, 10, 2), '#a37f32');
  const tower = (x: number, y: number, tw: number, th: number, roof: number, k: number) => {
    let t =
      path(
        cutPoly(
          [
            [x - tw / 2, y],
            [x - tw / 2, y - th],
            [x + tw / 2, y - th],
            [x + tw / 2, y],
          ],
          r,
          0.9,
          20,
        ),
        stone,
      ) +
      path(
        cutPoly(
          [
            [x - tw / 2 - 6, y - th + 2],
            [x, y - th - roof],
            [x + tw / 2 + 6, y - th + 2],
          ],
          r,
          0.6,
          24,
        ),
        ink,
      );
    let g = '';
    for (let q = 0; q < th / 13; q++)
      g += gouge(
        x - tw / 2 + 4 + (q % 2) * tw * 0.4,
        y - th + 14 + q * 13,
        x - tw / 2 + 4 + (q % 2) * tw * 0.4 + tw * 0.36,
        y - th + 14 + q * 13,
        1.3,
      );
    t += path(g, '#523a4c');
    if (k)
      t += path(
        `M${x - 4} ${y - th + 34}V${y - th + 22}Q${x} ${y - th + 16} ${x + 4} ${y - th + 22}V${y - th + 34}Z`,
        lit,
      );
    return t + path(gouge(x - tw / 2, y - th - 2, x - 1, y - th - roof + 8, 2.4), '#523a4c');
  };
  s +=
    tower(gx - 92, base, 44, 92, 52, 1) +
    tower(gx + 88, base, 40, 112, 56, 0) +
    tower(gx + 34, base, 46, 158, 70, 1) +
    tower(gx - 36, base, 54, 124, 60, 1);
  s += path(
    cutPoly(
      [
        [gx - 116, base + 10],
        [gx - 116, base - 46],
        [gx - 104, base - 46],
        [gx - 104, base - 56],
        [gx - 84, base - 56],
        [gx - 84, base - 46],
        [gx - 62, base - 46],
        [gx - 62, base - 56],
        [gx - 40, base - 56],
        [gx - 40, base - 46],
        [gx - 14, base - 46],
        [gx - 14, base - 56],
        [gx + 12, base - 56],
        [gx + 12, base - 46],
        [gx + 40, base - 46],
        [gx + 40, base - 56],
        [gx + 66, base - 56],
        [gx + 66, base - 46],
        [gx + 112, base - 46],
        [gx + 112, base + 10],
      ],
      r,
      0.6,
      24,
    ),
    stone,
  );
  s +=
    path(`M${gx - 20} ${base + 10}V${base - 18}Q${gx} ${base - 40} ${gx + 20} ${base - 18}V${base + 10}Z`, lit) +
    path(
      gouges([
        [gx - 11, base + 8, gx - 11, base - 26, 1.6],
        [gx, base + 8, gx, base - 30, 1.6],
        [gx + 11, base + 8, gx + 11, base - 26, 1.6],
      ]),
      ink,
    );
  let bricks = '';
  for (let q = 0; q < 26; q++)
    bricks += gouge(
      gx - 108 + ((q * 37) % 210),
      base - 38 + ((q * 17) % 42),
      gx - 94 + ((q * 37) % 210),
      base - 38 + ((q * 17) % 42),
      1.4,
    );
  s += path(bricks, '#523a4c');
  s += path(
    cutPoly(
      [
        [-10, h + 10],
        [-10, h * 0.83],
        [w * 0.16, h * 0.76],
        [gx - 128, base + 4],
        [gx + 120, base + 4],
        [w * 0.94, h * 0.74],
        [w + 10, h * 0.77],
        [w + 10, h + 10],
      ],
      r,
      3,
      22,
    ),
    ink,
  );
  s += path(
    gouges([
      [gx + 20, base + 22, gx + 90, base + 46, 2.4],
      [gx - 100, base + 30, gx - 160, base + 56, 2.2],
      [gx + 60, base + 60, gx + 120, base + 96, 2.4],
      [gx - 20, base + 26, gx + 6, base + 60, 2],
    ]),
    '#3d2438',
  );
  // path and cloaks
  s += path(
    cutPoly(
      [
        [gx - 12, base + 10],
        [gx + 12, base + 10],
        [gx + 20, base + 44],
        [gx - 30, base + 84],
        [gx - 30, h * 0.88],
        [w * 0.52, h + 10],
        [w * 0.14, h + 10],
        [gx - 92, h * 0.87],
        [gx - 76, base + 82],
        [gx - 8, base + 42],
      ],
      r,
      1.4,
      20,
    ),
    deep,
  );
  const cloak = (x: number, y: number, k: number, c = stone, trim = gold) =>
    `<g transform="translate(${n1(x)} ${n1(y)}) scale(${k})">${path('M0 -96Q-20 -92 -20 -66Q-22 -58 -30 -48Q-40 -20 -38 4Q0 12 38 4Q40 -20 30 -48Q22 -58 20 -66Q20 -92 0 -96Z', c)}${path('M0 -84Q-12 -80 -11 -62Q-6 -52 0 -50Q6 -52 11 -62Q12 -80 0 -84Z', '#0b070e')}${path(
      gouges([
        [-18, -48, -28, 0, 2.6],
        [-6, -44, -9, 3, 2.6],
        [8, -44, 12, 3, 2.6],
        [19, -46, 29, 0, 2.6],
      ]),
      '#0b070e',
    )}${path(gouge(-16, -52, 16, -52, 3, 6), trim)}</g>`;
  s +=
    cloak(gx - 2, base + 64, 0.34, '#7a1428') +
    cloak(gx - 46, base + 104, 0.5, '#861529') +
    cloak(gx - 86, base + 158, 0.74, '#96182f') +
    cloak(w * 0.24, h + 6, 1.18, '#b01f39') +
    cloak(w * 0.62, h + 34, 1.3, '#7a1428');
  s += path(disc(w * 0.24 - 1, h - 76, 2.2) + disc(w * 0.24 + 8, h - 76, 2.2), lit);
  return s;
};

/** Illumuffinati: the lamp swings, three muffins wait as evidence. 560 x 320 */
export const interrogation = ({ w = 560, h = 320 } = {}): string => {
  const r = seeded(17),
    noir = '#0d0b0e',
    custard = '#f2d071',
    rasp = '#cb2c5f',
    lx = w * 0.6,
    ly = h * 0.25,
    ty = h * 0.72;
  let s = `<rect width="${w}" height="${h}" fill="${noir}"/>`;
  // bricks in the dark
  let b = '';
  for (let y = 12; y < ty; y += 20)
    for (let x = ((y / 20) % 2) * 22 - 20; x < w; x += 46)
      if (r() > 0.25) b += gouge(x + r() * 4, y, x + 32 + r() * 8, y + 1, 1.5);
  s += path(b, '#2c2429');
  // the cone of light, in three printed steps
  const L = (k: number, c: string) =>
    path(
      cutPoly(
        [
          [lx - 30 + k * 0.1, ly + 12],
          [lx + 44 - k * 0.1, ly + 22],
          [lx + 260 - k, ty + 10],
          [lx - 120 + k, ty + 10],
        ],
        r,
        2,
        24,
      ),
      c,
    );
  s += L(-34, '#3a2f1c') + L(12, '#8a6f30') + L(62, custard);
  s += path(fan(lx + 8, ly + 10, 60, 230, 58, 116, 9, 2.2), '#d8b04c');
  s += `<path d="M${lx - 40} -6L${lx - 3} ${ly - 20}" stroke="#e8dcc0" stroke-width="3"/>`;
  s +=
    path(
      cutPoly(
        [
          [lx - 46, ly + 6],
          [lx - 12, ly - 28],
          [lx + 14, ly - 25],
          [lx + 54, ly + 24],
        ],
        r,
        0.8,
        20,
      ),
      rasp,
    ) +
    path(
      gouges([
        [lx - 6, ly - 20, lx - 32, ly + 4, 2.4],
        [lx + 6, ly - 20, lx + 4, ly + 10, 2.4],
        [lx + 14, ly - 16, lx + 38, ly + 14, 2.4],
      ]),
      '#8c1a40',
    ) +
    path(disc(lx + 6, ly + 20, 13, 9), '#fff3cf');
  // the table
  s +=
    path(
      cutPoly(
        [
          [-10, ty],
          [w + 10, ty - 6],
          [w + 10, h + 10],
          [-10, h + 10],
        ],
        r,
        1.6,
        26,
      ),
      '#3b2630',
    ) +
    path(
      cutPoly(
        [
          [lx - 150, ty - 1],
          [lx + 214, ty - 4],
          [lx + 262, ty + 36],
          [lx - 196, ty + 38],
        ],
        r,
        2,
        24,
      ),
      '#a5782c',
    );
  let wood = '';
  for (let k = 0; k < 34; k++) {
    const x = r() * w,
      y = ty + 8 + r() * (h - ty - 8);
    wood += gouge(x, y, x + 40 + r() * 50, y + (r() - 0.5) * 3, 1.6);
  }
  s += path(wood, '#22161d');
  const muffin = (x: number, y: number, k: number, top: string, dots: string, jewel = false) =>
    `<g transform="translate(${n1(x)} ${n1(y)}) scale(${k})">${path('M-34 -34L-25 8Q0 14 25 8L34 -34Z', '#e9ddc4')}${path(
      gouges([
        [-26, -30, -20, 8, 2.4],
        [-13, -30, -10, 10, 2.4],
        [0, -30, 0, 11, 2.4],
        [13, -30, 10, 10, 2.4],
        [26, -30, 20, 8, 2.4],
      ]),
      '#9a8563',
    )}${path('M-44 -34Q-50 -52 -32 -58Q-26 -80 0 -80Q26 -80 32 -58Q50 -52 44 -34Q20 -26 0 -28Q-20 -26 -44 -34Z', top)}${path(
      gouges([
        [-30, -42, -14, -46, 2.4],
        [10, -64, 24, -56, 2.4],
        [-18, -66, -8, -72, 2],
        [18, -42, 34, -40, 2.2],
      ]),
      noir,
    )}${path(dots, noir)}${jewel ? path('M-16 -88L-9 -98H9L16 -88L0 -70Z', '#7fd0d6') + path('M-16 -88H16L0 -70ZM-9 -98L0 -88L9 -98Z', '#3f98a6') : ''}</g>`;
  s +=
    muffin(lx - 66, ty + 18, 0.86, custard, disc(-8, -54, 4) + disc(14, -50, 3.6) + disc(0, -40, 3)) +
    muffin(lx + 34, ty + 26, 1.1, rasp, disc(-14, -52, 4) + disc(6, -48, 4) + disc(22, -62, 3), true) +
    muffin(lx + 132, ty + 14, 0.8, '#5b3a2a', disc(-8, -52, 4) + disc(12, -46, 4));
  // the inspector across the table: a hat and two eyes
  const ix = w * 0.9;
  s +=
    path(
      cutPoly(
        [
          [ix - 92, ty + 2],
          [ix - 74, ty - 50],
          [ix - 30, ty - 68],
          [ix + 34, ty - 68],
          [ix + 80, ty - 46],
          [ix + 96, ty],
        ],
        r,
        1.4,
        18,
      ),
      '#241c24',
    ) + path(disc(ix, ty - 92, 34, 40), '#241c24');
  s +=
    path(
      `M${ix - 66} ${ty - 112}Q${ix} ${ty - 98} ${ix + 60} ${ty - 116}Q${ix + 50} ${ty - 126} ${ix + 34} ${ty - 126}L${ix + 26} ${ty - 166}Q${ix} ${ty - 154} ${ix - 28} ${ty - 164}L${ix - 36} ${ty - 124}Q${ix - 54} ${ty - 122} ${ix - 66} ${ty - 112}Z`,
      '#3b2d38',
    ) + path(gouge(ix - 36, ty - 128, ix + 34, ty - 130, 5, 5), rasp);
  s +=
    path(gouge(ix - 22, ty - 94, ix - 6, ty - 92, 3.4) + gouge(ix + 8, ty - 92, ix + 24, ty - 95, 3.4), custard) +
    path(
      gouges([
        [ix - 66, ty - 38, ix - 50, ty - 2, 2.4],
        [ix - 24, ty - 52, ix - 12, ty - 6, 2.6],
        [ix + 30, ty - 52, ix + 14, ty - 6, 2.6],
      ]),
      custard,
    );
  return s;
};

const INKS = {
  circle: '#e8412f',
  diamond: '#1d62d8',
  triangle: '#11915a',
  star: '#f4b400',
  cross: '#7a3bb8',
  moon: '#0f6f86',
  waves: '#d9317f',
} as const;
const BLACK = '#0b0d12';

/**
 * Ordet fanger: a mouth that shouts a card. All that matters stays in the middle 160 of 300 and above 200, so that a
 * narrow crop and a label at the foot leave it whole. 300 x 300
 */
export const shout = ({ w = 300, h = 300, word = ['', '', ''] as readonly string[] } = {}): string => {
  const put = (id: keyof typeof INKS, x: number, y: number, size: number, rot: number, color: string = INKS[id]) =>
    `<g transform="translate(${n1(x * w)} ${n1(y * h)}) rotate(${rot}) scale(${size / 100})" color="${color}"><g transform="translate(-50 -50)">${symbolArt[id]}</g></g>`;
  const around =
    put('star', 0.06, 0.14, 104, -8, BLACK) +
    put('circle', 0.95, 0.12, 92, 0) +
    put('waves', 0.03, 0.6, 96, 6) +
    put('moon', 0.965, 0.56, 100, 14) +
    put('cross', 0.14, 0.95, 84, 8) +
    put('diamond', 0.86, 0.95, 96, 18);
  const lines = word.map((line, i) => `<text x="-25" y="${-17 + i * 23.5}">${line}</text>`).join('');
  return `<rect width="${w}" height="${h}" fill="${INKS.star}"/>${around}<g transform="translate(${n1(w / 2 - 70)} -9) scale(.74)"><g transform="translate(9 10)">${path(LIPS, BLACK)}</g>${mouth(INKS.diamond, INKS.circle)}</g><g transform="translate(${n1(w / 2)} 138) rotate(-5)">${path('M-70 -36L78 -38L80 52L-70 54Z', BLACK)}${path('M-76 -45L74 -47L75 45L-77 46Z', '#fff')}${path('M-76 -45L-32 -45.6L-32.6 45.6L-77 46Z', INKS.triangle)}<g transform="translate(-71 -17) scale(.33)" color="#fff">${symbolArt.triangle}</g><g font-family="Atkinson Hyperlegible Next, Verdana, sans-serif" font-weight="800" font-size="20.5" letter-spacing="-.3" fill="${BLACK}">${lines}</g></g>`;
};

/** GW:s brott: the town from above on map paper; string, pins and chalk. 560 x 320 */
export const townMap = ({ w = 560, h = 320 } = {}): string => {
  const r = seeded(77),
    paper = '#e2d6b5',
    road = '#f6efdc',
    water = '#8fb8ca',
    ink = '#1b2b45',
    string = '#c8323f';
  let s = `<rect width="${w}" height="${h}" fill="${paper}"/>`;
  s += path(
    cutPoly(
      [
        [w * 0.7, -10],
        [w + 10, -10],
        [w + 10, h * 0.34],
        [w * 0.93, h * 0.42],
        [w * 0.82, h * 0.3],
        [w * 0.75, h * 0.12],
      ],
      r,
      2.4,
      18,
    ),
    water,
  );
  let wv = '';
  for (let k = 0; k < 16; k++) {
    const x = w * 0.76 + r() * w * 0.22,
      y = r() * h * 0.27;
    wv += gouge(x, y, x + 26, y + 2, 1.6, 3);
  }
  s += path(wv, '#b9d6e2');
  const R = (pts: readonly Point[], ww: number) =>
    `<path d="M${pts.map((p) => p.map(n1).join(' ')).join('L')}" fill="none" stroke="#b7a67c" stroke-width="${ww + 4}" stroke-linejoin="round"/><path d="M${pts.map((p) => p.map(n1).join(' ')).join('L')}" fill="none" stroke="${road}" stroke-width="${ww}" stroke-linejoin="round"/>`;
  s +=
    R(
      [
        [-10, h * 0.34],
        [w * 0.3, h * 0.3],
        [w * 0.62, h * 0.44],
        [w + 10, h * 0.56],
      ],
      24,
    ) +
    R(
      [
        [w * 0.2, -10],
        [w * 0.26, h * 0.3],
        [w * 0.2, h * 0.68],
        [w * 0.28, h + 10],
      ],
      20,
    ) +
    R(
      [
        [w * 0.56, -10],
        [w * 0.5, h * 0.4],
        [w * 0.58, h * 0.74],
        [w * 0.54, h + 10],
      ],
      20,
    ) +
    R(
      [
        [w * 0.2, h * 0.7],
        [w * 0.58, h * 0.76],
        [w + 10, h * 0.82],
      ],
      18,
    );
  const roof = (x: number, y: number, rw: number, rh: number, rot: number, c: string, d: string) =>
    `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${rot})">${path(`M${-rw / 2 + 5} ${-rh / 2 + 6}h${rw}v${rh}h${-rw}Z`, '#b09d70')}${path(`M${-rw / 2} ${-rh / 2}h${rw}v${rh / 2}h${-rw}Z`, c)}${path(`M${-rw / 2} 0h${rw}v${rh / 2}h${-rw}Z`, d)}${path(Array.from({ length: Math.floor(rw / 8) }, (_, k) => gouge(-rw / 2 + 6 + k * 8, 3, -rw / 2 + 6 + k * 8, rh / 2 - 2, 1) + gouge(-rw / 2 + 6 + k * 8, -rh / 2 + 2, -rw / 2 + 6 + k * 8, -3, 1)).join(''), ink).replace('<path', '<path opacity=".28"')}${path(`M${rw * 0.2} -4h8v8h-8Z`, ink)}</g>`;
  const reds = ['#b5482f', '#8f3526'] as const,
    greys = ['#5b6f88', '#425570'] as const,
    ochres = ['#c98f3c', '#a5712a'] as const,
    greens = ['#5f7f62', '#48664c'] as const;
  const H = [
    [0.07, 0.14, 60, 40, -4, reds],
    [0.07, 0.54, 56, 44, 3, greys],
    [0.09, 0.83, 62, 42, -6, ochres],
    [0.38, 0.13, 66, 42, 6, greys],
    [0.35, 0.52, 60, 46, 8, reds],
    [0.44, 0.6, 40, 34, 8, ochres],
    [0.4, 0.9, 62, 38, 4, greens],
    [0.66, 0.2, 48, 40, -6, reds],
    [0.7, 0.6, 58, 42, 12, greys],
    [0.84, 0.68, 50, 40, 12, reds],
    [0.72, 0.94, 64, 38, 6, ochres],
    [0.92, 0.96, 46, 34, 4, greys],
  ] as const;
  for (const [x, y, rw, rh, rot, [c, d]] of H) s += roof(x * w, y * h, rw, rh, rot, c, d);
  let trees = '';
  for (const [x, y] of [
    [0.14, 0.3],
    [0.3, 0.17],
    [0.46, 0.24],
    [0.13, 0.68],
    [0.31, 0.84],
    [0.47, 0.86],
    [0.63, 0.66],
    [0.79, 0.47],
    [0.86, 0.5],
    [0.62, 0.06],
    [0.82, 0.9],
    [0.02, 0.68],
  ] as const)
    trees +=
      path(cutDisc(x * w, y * h, 10, 10, r, 2, 12), '#54794f') +
      path(
        gouges([
          [x * w - 4, y * h - 3, x * w + 3, y * h - 5, 1.4],
          [x * w - 3, y * h + 3, x * w + 5, y * h + 1, 1.4],
        ]),
        '#83a676',
      );
  s += trees;
  // chalk: somebody stood here
  s += `<circle cx="${w * 0.5}" cy="${h * 0.42}" r="30" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="11 5 17 4" />${path(
    gouges([
      [w * 0.5 - 9, h * 0.42 - 9, w * 0.5 + 9, h * 0.42 + 9, 3],
      [w * 0.5 + 9, h * 0.42 - 9, w * 0.5 - 9, h * 0.42 + 9, 3],
    ]),
    '#1f5fc4',
  )}`;
  const pins = [
    [0.09, 0.5],
    [0.355, 0.1],
    [0.5, 0.42],
    [0.7, 0.57],
    [0.84, 0.64],
  ] as const;
  s += `<path d="M${pins.map(([x, y]) => `${n1(x * w)} ${n1(y * h)}`).join('L')}" fill="none" stroke="${string}" stroke-width="3.2" stroke-linejoin="round"/>`;
  pins.forEach(([x, y], k) => {
    s +=
      path(gouge(x * w, y * h + 2, x * w + 12, y * h + 14, 2), '#8c7b52') +
      path(disc(x * w, y * h, 9), k === 2 ? '#1f5fc4' : string) +
      path(disc(x * w - 3, y * h - 3, 2.6), '#fff');
  });
  return s;
};
