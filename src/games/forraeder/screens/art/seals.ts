/** What is sealed on a phone: the rose window of the card, the parchment, the envelope, the doors. */
import { cutPoly, disc, fan, gouge, gouges, path, rad, seeded } from '../../../../web/art/lino.ts';
import { arch, gold, goldDeep, wax } from './shapes.ts';

/** The back of every sealed card. */
export const rose = (line: string, dim: string): string => {
  let a = '',
    b = '';
  for (let k = 0; k < 12; k++) {
    const t = rad(k * 30);
    a += gouge(150 + 30 * Math.sin(t), 130 - 30 * Math.cos(t), 150 + 92 * Math.sin(t), 130 - 92 * Math.cos(t), 3);
    const m = rad(k * 30 + 15);
    b +=
      gouge(150 + 40 * Math.sin(t), 130 - 40 * Math.cos(t), 150 + 66 * Math.sin(m), 130 - 66 * Math.cos(m), 2) +
      gouge(
        150 + 66 * Math.sin(m),
        130 - 66 * Math.cos(m),
        150 + 40 * Math.sin(rad(k * 30 + 30)),
        130 - 40 * Math.cos(rad(k * 30 + 30)),
        2,
      );
    a += disc(150 + 78 * Math.sin(m), 130 - 78 * Math.cos(m), 7);
  }
  return (
    `<circle cx="150" cy="130" r="97" fill="none" stroke="${line}" stroke-width="3.4"/><circle cx="150" cy="130" r="26" fill="none" stroke="${line}" stroke-width="2.6"/>` +
    path(a, line) +
    path(b, dim) +
    path(fan(150, 130, 6, 20, 0, 315, 8, 2.2), line)
  );
};

export const roseCrown = (line: string): string =>
  `<circle cx="150" cy="56" r="19" fill="none" stroke="${line}" stroke-width="2"/>` +
  path(fan(150, 56, 4, 16, 0, 330, 12, 1.6), line);

/** Writing that nobody can read, 358 x 118: what lies on a parchment that is not held. */
export const scribbles = (ink = '#9a8cae'): string => {
  const r = seeded(8);
  let d = '';
  for (let line = 0; line < 5; line++) {
    for (let x = 16; x < (line === 4 ? 200 : 326); ) {
      const w = 14 + r() * 34;
      d += gouge(x, 23 + line * 18 + r() * 2, Math.min(x + w, 342), 23 + line * 18 + r() * 2, 3.4);
      x += w + 5;
    }
  }
  return path(d, ink);
};

/** 342 x 400. Open, the flap is gone and the sheet lies bare. */
export const envelope = (isOpen: boolean): string => {
  const r = seeded(14);
  const sheet =
    path(
      cutPoly(
        [
          [6, 16],
          [336, 12],
          [340, 392],
          [4, 396],
        ],
        r,
        1.4,
        50,
      ),
      '#05040a',
    ) +
    path(
      cutPoly(
        [
          [2, 6],
          [338, 2],
          [336, 384],
          [5, 386],
        ],
        r,
        1.4,
        50,
      ),
      '#1e1829',
    );
  if (isOpen) return sheet;
  return (
    sheet +
    path(
      gouges([
        [8, 380, 150, 262, 5],
        [334, 378, 192, 262, 5],
      ]),
      '#5f5273',
    ) +
    path(
      cutPoly(
        [
          [4, 8],
          [336, 4],
          [178, 286],
          [164, 286],
        ],
        r,
        1.2,
        40,
      ),
      '#2b2439',
    ) +
    path(
      gouges([
        [8, 12, 162, 284, 5.6],
        [332, 10, 180, 284, 5.6],
      ]),
      '#5f5273',
    ) +
    path(
      gouges([
        [60, 26, 150, 24, 2.6],
        [170, 25, 290, 23, 2.6],
        [92, 60, 180, 58, 2.6],
        [196, 59, 262, 57, 2.6],
        [104, 96, 170, 95, 2.6],
        [182, 95, 240, 93, 2.4],
        [128, 132, 216, 130, 2.4],
      ]),
      '#3d334c',
    )
  );
};

/** A door of the Armoury, 150 x 196. Open, it shows nothing but the dark. */
export const door = (number: number, isOpen: boolean): string => {
  const r = seeded(30 + number);
  let boards = '';
  for (let q = 1; q < 5; q++)
    boards += gouge(22 + q * 21, 184, 22 + q * 21 + 1, 66 - 22 * Math.sin((q / 5) * Math.PI), 2.4);
  const frame =
    path(arch(75, 194, 138, 190), '#0a1322') +
    path(arch(75, 194, 128, 182), '#574a55') +
    path(fan(75, 82, 58, 72, 195, 345, 9, 2.4), '#2a1220') +
    path(arch(75, 194, 104, 164), isOpen ? '#0a0610' : '#5b3322');
  if (isOpen) {
    return (
      frame +
      path(
        cutPoly(
          [
            [24, 194],
            [24, 76],
            [8, 60],
            [6, 196],
          ],
          r,
          1,
          30,
        ),
        '#3a1f16',
      ) +
      path(gouges([[16, 80, 15, 186, 2]]), '#5b3322')
    );
  }
  return (
    frame +
    path(boards, '#2c150f') +
    path('M23 92h104v12H23ZM23 150h104v12H23Z', '#1d121d') +
    path([34, 60, 90, 116].map((x) => disc(x, 98, 3.4) + disc(x, 156, 3.4)).join(''), goldDeep) +
    path(disc(106, 128, 9), gold) +
    path(disc(106, 128, 5), '#5b3322')
  );
};

/** The niche behind a door, 300 x 380: the same whatever hangs there; its bars are gone while the seal is held. */
export const niche = (isHeld: boolean): string =>
  path(arch(150, 372, 236, 352), '#0f1a2c') +
  path(fan(150, 150, 112, 134, 190, 350, 17, 3), '#304a72') +
  (isHeld
    ? ''
    : path(
        gouges([
          [86, 250, 86, 130, 4],
          [118, 258, 118, 80, 4],
          [150, 262, 150, 64, 4],
          [182, 258, 182, 80, 4],
          [214, 250, 214, 130, 4],
          [60, 170, 240, 170, 4],
          [56, 222, 244, 222, 4],
        ]),
        '#304a72',
      ));

/** The back of the own slate, under wax, 330 x 236. */
export const slateBack = (): string =>
  path(
    cutPoly(
      [
        [8, 18],
        [326, 14],
        [334, 246],
        [14, 248],
      ],
      seeded(3),
      1,
      60,
    ),
    '#070d18',
  ) +
  path(
    cutPoly(
      [
        [2, 6],
        [328, 0],
        [326, 232],
        [6, 234],
      ],
      seeded(4),
      1.4,
      50,
    ),
    '#8a5b2c',
  ) +
  path(
    cutPoly(
      [
        [18, 22],
        [312, 17],
        [310, 216],
        [21, 218],
      ],
      seeded(5),
      1,
      50,
    ),
    '#6b4526',
  ) +
  path(
    gouges([
      [30, 50, 170, 46, 2.6],
      [120, 80, 300, 76, 2.6],
      [28, 112, 120, 110, 2.6],
      [200, 150, 302, 148, 2.6],
      [34, 180, 190, 182, 2.6],
      [220, 196, 296, 195, 2.2],
      [210, 40, 300, 38, 2.2],
    ]),
    '#523317',
  ) +
  `<g transform="translate(112 64) scale(1.06)">${wax('#b3203a', '#5c0d1e')}</g>`;
