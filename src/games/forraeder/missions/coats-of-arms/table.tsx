/** M2 on the table screen: twelve shields in a row. */
import './table.css';
import { useMemo } from 'preact/hooks';
import { cutPoly, n1, path, seeded } from '../../../../web/art/lino.ts';
import { Picture } from '../../../../web/kit/index.ts';
import { shieldBack } from '../../screens/art/charges.ts';
import { greatHall } from '../../screens/art/hall.ts';
import { torch } from '../../screens/art/things.ts';
import { Answered, Frame, Paid, RED } from '../../screens/table/brief.tsx';
import type { TablePiece } from '../table.tsx';
import { blazon } from './art.ts';

export const coatsOfArms: TablePiece = (props) => {
  const { view, w, t } = props;
  const isShow = view.step === 'show' && view.won === null;
  const at = view.arms.length;
  const now = isShow ? view.arms[at - 1] : undefined;
  const hall = useMemo(
    () =>
      greatHall({
        floorY: 940,
        ...RED,
        light: {
          x: 1120,
          y: 400,
          k: 0.9,
          steps: [
            [520, '#8c1f38'],
            [380, '#a32b44'],
          ],
        },
        clear: [[40, 20, 640, 440]],
      }) +
      torch(800, 330, 1.5) +
      torch(1440, 330, 1.5) +
      path(
        cutPoly(
          [
            [60, 716],
            [1860, 712],
            [1860, 730],
            [60, 734],
          ],
          seeded(5),
          1.4,
          60,
        ),
        '#3a1c12',
      ),
    [],
  );
  const row = Array.from({ length: 12 }, (_, k) => {
    const isNow = isShow && k === at - 1;
    const shield =
      isNow && now
        ? blazon(now, '#f2b84b')
        : shieldBack(k < at ? '#4a2a38' : '#2a1620', k < at ? '#8a5b5c' : '#5d3a42');
    return `<g transform="translate(${n1(90 + k * 150)} ${isNow ? 722 : 730}) scale(${isNow ? 1.08 : 0.96})">${shield}</g>`;
  }).join('');
  const shown = now ? blazon(now) : view.won === null ? shieldBack('#2a1620', '#8a5b5c') : '';
  const big = shown && `<g transform="translate(908 150) scale(3.55)">${shown}</g>`;
  return (
    <Frame props={props}>
      <Picture width={1920} height={1080} art={hall} class="ft-scene" />
      <Picture width={1920} height={1080} art={row + big} class="ft-scene" />
      <p class="ft-number" role="status">
        {isShow
          ? `${w.mission.number(at)}${now ? `, ${t.arms[now].toLowerCase()}` : ''}`
          : view.armsRight === null
            ? w.mission.asked
            : w.mission.right(view.armsRight, view.living.length)}
      </p>
      {Array.from({ length: 12 }, (_, k) => (
        <span
          key={k}
          class={`ft-n${isShow && k === at - 1 ? ' is-now' : ''}`}
          style={{ left: `${148 + k * 150}px` }}
          aria-hidden="true"
        >
          {k + 1}
        </span>
      ))}
      {!isShow && view.won === null && <Answered {...props} />}
      <Paid props={props} />
    </Frame>
  );
};
