/** M7 on the table screen: the hall, and the silver in it. */
import { useMemo } from 'preact/hooks';
import { Picture } from '../../../../web/kit/index.ts';
import { greatHall } from '../../screens/art/hall.ts';
import { torch } from '../../screens/art/things.ts';
import { Count, Frame, Paid, RED } from '../../screens/table/brief.tsx';
import { Silver } from '../../screens/table/guest.tsx';
import type { TablePiece } from '../table.tsx';
import { towerShield } from './art.ts';

export const fieldMission: TablePiece = (props) => {
  const { view } = props;
  const scene = useMemo(
    () =>
      greatHall({
        floorY: 860,
        ...RED,
        light: {
          x: 960,
          y: 520,
          k: 0.7,
          steps: [
            [760, '#8c1f38'],
            [520, '#a32b44'],
            [300, '#bb4355'],
          ],
        },
        clear: [[40, 20, 700, 420]],
      }) +
      torch(520, 520, 1.6) +
      torch(1400, 520, 1.6) +
      `<g transform="translate(798 236) scale(2.7)">${towerShield()}</g>`,
    [],
  );
  return (
    <Frame props={props}>
      <Picture width={1920} height={1080} art={scene} class="ft-scene" />
      <Count {...props} />
      <div class="ft-hoard is-middle">
        <Silver bars={view.pile} />
      </div>
      <Paid props={props} />
    </Frame>
  );
};
