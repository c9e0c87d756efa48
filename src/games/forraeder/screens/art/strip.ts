/** A strip of the castle, for the head of a phone. */
import { cutPoly, gouges, path, seeded } from '../../../../web/art/lino.ts';
import { moonAt, star, swirl } from '../../../../web/art/sky.ts';
import { arch } from './shapes.ts';

/** A strip of the same castle for a phone's head. */
export const castleStrip = ({ w = 390, h = 96, moonX = 0.5, sky = '#120c1b' } = {}): string => {
  const r = seeded(5),
    wallInk = '#2a1c2c',
    seam = '#41304a',
    lit = '#c08f3d',
    mx = w * moonX,
    my = 22 + 30 * (1 - Math.sin(Math.PI * moonX));
  let s =
    `<rect width="${w}" height="${h}" fill="${sky}"/>` +
    path(
      swirl(mx, my, 26, 26, 18, 13, r, {
        w: 1.8,
        density: 1.1,
        len: 0.02,
        clip: (x, y) => x > -10 && x < w + 10 && y > -6 && y < h,
      }),
      '#221930',
    );
  for (let i = 0; i < 18; i++) s += path(star(r() * w, r() * h * 0.6, 1.5 + r() * 3), '#9a8fae');
  s += moonAt(mx, my, 13, '#e4d5ae', '#c2ad7c');
  const tower = (x: number, tw: number, top: number, rh: number): string =>
    path(
      cutPoly(
        [
          [x - tw / 2, h],
          [x - tw / 2, top],
          [x + tw / 2, top],
          [x + tw / 2, h],
        ],
        r,
        0.6,
        20,
      ),
      wallInk,
    ) +
    path(`M${x - tw / 2 - 4} ${top + 1}L${x} ${top - rh}L${x + tw / 2 + 4} ${top + 1}Z`, '#171021') +
    path(
      gouges([
        [x - tw / 2 + 4, top + 12, x - 2, top + 12, 1],
        [x, top + 24, x + tw / 2 - 4, top + 24, 1],
        [x - tw / 2 + 5, top + 36, x + 2, top + 36, 1],
      ]),
      seam,
    );
  const wall = (x0: number, x1: number, top: number): string => {
    const pts: [number, number][] = [[x0, h]];
    const n = Math.round((x1 - x0) / 12) | 1,
      q = (x1 - x0) / n;
    for (let i = 0; i < n; i++)
      pts.push([x0 + i * q, i % 2 ? top + 6 : top], [x0 + (i + 1) * q, i % 2 ? top + 6 : top]);
    pts.push([x1, h]);
    return path(cutPoly(pts, r, 0.4, 30), wallInk);
  };
  s += path(
    cutPoly(
      [
        [-5, h + 4],
        [-5, h - 26],
        [60, h - 40],
        [130, h - 24],
        [250, h - 34],
        [330, h - 22],
        [w + 5, h - 36],
        [w + 5, h + 4],
      ],
      r,
      2,
      16,
    ),
    '#1b1424',
  );
  s +=
    wall(84, 306, h - 40) +
    tower(104, 26, h - 52, 22) +
    tower(146, 34, h - 62, 26) +
    tower(240, 36, h - 66, 28) +
    tower(286, 26, h - 50, 22) +
    wall(162, 226, h - 52);
  const win = (x: number, y: number): string => path(arch(x, y, 7, 13), lit);
  s += [
    [104, h - 28],
    [140, h - 36],
    [152, h - 36],
    [176, h - 26],
    [194, h - 26],
    [212, h - 26],
    [234, h - 38],
    [246, h - 38],
    [286, h - 26],
    [126, h - 16],
    [262, h - 16],
  ]
    .map(([x, y]) => win(x!, y!))
    .join('');
  return (
    s +
    path(
      cutPoly(
        [
          [-5, h + 4],
          [-5, h - 8],
          [90, h - 14],
          [200, h - 6],
          [310, h - 13],
          [w + 5, h - 7],
          [w + 5, h + 4],
        ],
        r,
        1.6,
        14,
      ),
      '#0a0610',
    )
  );
};
