/** M1 on the table screen: the chest, and who took a key. */
import './table.css';
import { useMemo } from 'preact/hooks';
import { cutPoly, disc, gouges, path, seeded } from '../../../../web/art/lino.ts';
import { Face, Picture } from '../../../../web/kit/index.ts';
import { keyArt } from '../../screens/art/charges.ts';
import { pile } from '../../screens/art/guest.ts';
import { greatHall } from '../../screens/art/hall.ts';
import { gold } from '../../screens/art/shapes.ts';
import { torch } from '../../screens/art/things.ts';
import { Answered, Count, Frame, Paid, RED } from '../../screens/table/brief.tsx';
import type { TablePiece } from '../table.tsx';
import { chestBack, chestFront } from './art.ts';

const hook = (k: number) => 1250 + k * 158;

export const silverChest: TablePiece = (props) => {
  const { view, w, faces, name } = props;
  const keys = view.won === null ? [] : view.access;
  const scene = useMemo(() => {
    const hall = greatHall({
      floorY: 730,
      ...RED,
      light: {
        x: 760,
        y: 560,
        k: 0.6,
        steps: [
          [620, '#8c1f38'],
          [430, '#a32b44'],
          [260, '#bb4355'],
        ],
      },
      clear: [
        [40, 20, 620, 400],
        [1480, 20, 440, 240],
      ],
    });
    const rail =
      path(
        cutPoly(
          [
            [1190, 250],
            [1800, 244],
            [1802, 274],
            [1192, 280],
          ],
          seeded(3),
          1.4,
          50,
        ),
        '#4a2618',
      ) +
      path(
        gouges([
          [1210, 258, 1500, 256, 2.4],
          [1480, 268, 1780, 266, 2.4],
        ]),
        '#7a4a28',
      );
    const hooks = [0, 1, 2, 3].map(
      (k) =>
        path(disc(hook(k), 276, 9), gold) +
        (k < keys.length
          ? `<g transform="translate(${hook(k) - 60} 272) scale(1.2 1.8)" color="${gold}">${keyArt}</g>`
          : ''),
    );
    const bars = view.won === null ? 6 : Math.max(2, view.won);
    const chest = `<g transform="translate(460 420) scale(1.12)">${chestBack()}<g transform="translate(280 232) scale(1.1)">${pile(Math.min(bars, 12), 5, 66)}</g>${chestFront()}</g>`;
    return hall + torch(1180, 520, 1.3) + chest + rail + hooks.join('');
  }, [keys.length, view.won]);
  return (
    <Frame props={props}>
      <Picture width={1920} height={1080} art={scene} class="ft-scene" />
      {view.won !== null && <Count {...props} />}
      {keys.map((seat, k) => (
        <p key={seat} class="ft-key" style={{ left: `${hook(k)}px` }}>
          <Face seat={faces[seat]!} />
          {name(seat)}
        </p>
      ))}
      {view.won === null ? (
        <Answered {...props} />
      ) : (
        <Paid
          props={props}
          rows={
            view.chest
              ? [
                  [w.mission.carried, view.chest.carried],
                  [w.mission.keys, view.chest.keys],
                ]
              : []
          }
        />
      )}
    </Frame>
  );
};
