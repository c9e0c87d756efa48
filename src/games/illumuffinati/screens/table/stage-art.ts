/** The room from the side: the dog, the accusation, the muffin; the shop, the count, the nose. 1920 x 1080 each. */
import { cutDisc, cutPoly, fan, gouge, gouges, path as P, type Random, seeded } from '../../../../web/art/lino.ts';
import { heap } from '../art/coins.ts';
import { dogBack } from '../art/dog.ts';
import { bakerCoat, inspectorCoat } from '../art/figures.ts';
import { C } from '../art/inks.ts';
import { type NoseLook, nose } from '../art/later-scenes.ts';
import { beam, board, lamp, rays, wall } from '../art/light.ts';

const at = (x: number, y: number, art: string, k = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${art}</g>`;

/** A pool on the table, seen from the side, with its beam. */
const sidePool = (r: Random, x: number, y: number, w: number): string =>
  P(cutDisc(x, y + 4, w * 1.74, w * 0.29, r, 4, 80), '#5a3d26') +
  P(cutDisc(x, y, w * 1.4, w * 0.23, r, 4, 80), '#8a6528');

export const dogRoom = (): string => {
  const r = seeded(27);
  const lx = 560;
  return (
    wall(1920, 1080, r, { gap: 54, clear: (x, y) => y < 720 && !(x > 860 && y < 250) }) +
    beam(r, lx, 150, 130, 780, 560, '#241a14') +
    beam(r, lx, 150, 110, 780, 430, '#4a351d') +
    board(r, 790, 60) +
    P(cutDisc(lx, 868, 520, 96, r, 4, 80), '#5a3d26') +
    beam(r, lx, 160, 84, 864, 330, C.custard) +
    P(cutDisc(lx, 866, 334, 60, r, 3, 70), C.custard) +
    P(fan(lx, 90, 170, 620, 68, 112, 11, 5), C.custardCut) +
    lamp(580, lx, 110, 1.2) +
    at(300, 276, dogBack(), 1.36)
  );
};

/** Two under the lamp: the last Baker at the left, the Inspector at the right. */
export const twoUnderLamp = (isOver: boolean): string => {
  const r = seeded(21);
  const lx = isOver ? 960 : 1000;
  return (
    wall(1920, 1080, r, { gap: 54, clear: (x, y) => y < 740 && !(x < 900 && y < 290) && !(x > 1240 && y < 190) }) +
    beam(r, lx, 200, 130, 780, isOver ? 700 : 640, '#241a14') +
    beam(r, lx, 200, 118, 780, isOver ? 540 : 450, '#4a351d') +
    at(isOver ? 420 : 560, isOver ? 530 : 516, bakerCoat(1.5)) +
    at(isOver ? 1500 : 1400, isOver ? 546 : 508, inspectorCoat(1.56)) +
    board(r, 748, 80) +
    sidePool(r, lx, 848, isOver ? 424 : 360) +
    beam(r, lx, 214, 84, 846, isOver ? 420 : 322, C.custard) +
    P(cutDisc(lx, 848, isOver ? 424 : 326, isOver ? 70 : 58, r, 3, 70), C.custard) +
    rays(lx, 150) +
    lamp(lx, lx, 172, 1.34) +
    P(
      gouges([
        [lx - 170, 150, lx - 200, 96, 4, -8],
        [lx - 210, 190, lx - 256, 130, 4, -10],
        [lx + 170, 150, lx + 200, 96, 4, 8],
        [lx + 210, 190, lx + 256, 130, 4, 10],
      ]),
      '#6b5661',
    )
  );
};

export const pileHeap = (n: number): string =>
  n > 0 ? heap(1204, 822, n, { rx: 40, cap: 5, seed: 9, spread: 0.88 }) : '';

/** Counted into two hands. */
export const twoHeaps = (baker: number, inspector: number): string =>
  (baker > 0 ? heap(690, 846, baker, { rx: 42, cap: 4, seed: 4, spread: 0.8 }) : '') +
  (inspector > 0 ? heap(1240, 846, inspector, { rx: 42, cap: 4, seed: 4, spread: 0.8 }) : '');

const awning = (drop: number): string => {
  let s = '';
  for (let k = 0; k < 20; k++) {
    const x = k * 96;
    s +=
      P(
        `M${x - 1} -4H${x + 98}V${drop}Q${x + 96} ${drop + 44} ${x + 48} ${drop + 44}Q${x} ${drop + 44} ${x - 1} ${drop}Z`,
        k % 2 ? C.paper : C.rasp,
      ) +
      P(
        gouges([
          [x + 24, 8, x + 22, drop + 18, 3],
          [x + 74, 20, x + 74, drop + 28, 2.6],
        ]),
        k % 2 ? '#d9c9a6' : C.raspDeep,
      );
  }
  return s;
};

/** The shop opens: custard wall, striped awning. */
export const shop = (drop = 112): string => {
  const r = seeded(4);
  let cuts = '';
  for (let k = 0; k < 260; k++) {
    const x = r() * 1920;
    const y = 170 + r() * 910;
    cuts += gouge(x, y, x + 40 + r() * 60, y + (r() - 0.5) * 6, 2.6);
  }
  return (
    '<rect width="1920" height="1080" fill="#efcd72"/>' +
    P(cuts, '#e2b956') +
    P(
      cutPoly(
        [
          [0, drop + 8],
          [1920, drop + 8],
          [1920, drop + 64],
          [0, drop + 70],
        ],
        r,
        4,
        30,
      ),
      '#d8b04c',
    ) +
    awning(drop)
  );
};

/** The winner behind the counter, without the head. */
export const counter = (): string => {
  const r = seeded(14);
  const box = (x: number, y: number, w: number, h: number, c: string) =>
    P(
      cutPoly(
        [
          [x, y],
          [x + w, y - 6],
          [x + w, y + h],
          [x, y + h],
        ],
        r,
        3,
        40,
      ),
      c,
    );
  return (
    P(fan(330, 560, 250, 420, 0, 352, 44, 9), '#e2b956') +
    at(330, 560, bakerCoat(1.7)) +
    box(-10, 868, 672, 222, '#5a2b1c') +
    box(-10, 852, 684, 40, '#7a4026') +
    P(
      gouges([
        [30, 920, 300, 922, 4],
        [340, 960, 620, 956, 4],
        [60, 1010, 240, 1012, 4],
      ]),
      '#3f1c10',
    )
  );
};

export const noseRoom = (look: NoseLook): string => {
  const r = seeded(15);
  if (look === 'red')
    return (
      `<rect width="1920" height="1080" fill="${C.custard}"/>` +
      P(fan(960, 560, 330, 1300, 0, 352, 44, 46), '#e6bd52') +
      at(590, 200, nose('red'), 1.86)
    );
  return (
    wall(1920, 1080, r, { gap: 60, clear: (x, y) => !(x < 900 && y < 320) }) +
    beam(r, 960, -10, 80, 1090, 460, '#241a14') +
    at(590, 200, nose('grey'), 1.86)
  );
};
