/** The back of every card: the muffin that sees, 200 x 280. Bright on the table, dim in a hand. */
import { disc, fan, gouge, gouges, path as P } from '../../../../web/art/lino.ts';
import { C } from './inks.ts';

interface BackInks {
  readonly ground: string;
  readonly line: string;
  readonly dim: string;
  readonly eye: string;
}
const backArt = ({ ground, line, dim, eye }: BackInks): string => {
  let border = '';
  for (let k = 0; k < 13; k++) {
    border += gouge(13, 24 + k * 18.4, 13, 36 + k * 18.4, 2.2) + gouge(187, 24 + k * 18.4, 187, 36 + k * 18.4, 2.2);
  }
  for (let k = 0; k < 9; k++)
    border += gouge(24 + k * 17.6, 13, 35 + k * 17.6, 13, 2.2) + gouge(24 + k * 17.6, 267, 35 + k * 17.6, 267, 2.2);
  return (
    `<rect width="200" height="280" fill="${ground}"/>` +
    P(border, dim) +
    P(fan(100, 126, 84, 104, -200, 20, 25, 2.6) + fan(100, 126, 70, 80, -195, 15, 22, 1.6), dim) +
    P('M58 158L68 214Q100 224 132 214L142 158Q100 172 58 158Z', line) +
    P(
      gouges([
        [66, 170, 74, 212, 2.6],
        [80, 173, 85, 216, 2.6],
        [93, 175, 95, 218, 2.6],
        [107, 175, 105, 218, 2.6],
        [120, 173, 115, 216, 2.6],
        [134, 170, 126, 212, 2.6],
      ]),
      ground,
    ) +
    P('M42 160Q34 136 56 128Q72 84 100 66Q128 84 144 128Q166 136 158 160Q128 172 100 169Q72 172 42 160Z', line) +
    P('M60 130Q100 92 140 130Q100 160 60 130Z', ground) +
    P('M66 130Q100 100 134 130Q100 153 66 130Z', eye) +
    P(disc(100, 128, 15), ground) +
    P(disc(95, 123, 4.4), eye) +
    P(fan(100, 138, 34, 46, 222, 318, 7, 2), ground) +
    P(
      fan(100, 246, 3, 9, 0, 300, 6, 1.6) +
        disc(60, 246, 2) +
        disc(140, 246, 2) +
        disc(78, 246, 1.5) +
        disc(122, 246, 1.5),
      dim,
    )
  );
};
export const backs = {
  bright: backArt({ ground: C.raspDeep, line: C.custard, dim: '#cf5078', eye: '#fff6df' }),
  dim: backArt({ ground: '#21171d', line: '#67505c', dim: '#4c3844', eye: '#846876' }),
};
