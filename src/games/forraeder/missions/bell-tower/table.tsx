/** M4 on the table screen: a rope for the numbers that were rung. */
import './table.css';
import { useMemo } from 'preact/hooks';
import { disc, n1, path } from '../../../../web/art/lino.ts';
import { Face, Picture, timeText, useTimeLeft } from '../../../../web/kit/index.ts';
import { greatHall } from '../../screens/art/hall.ts';
import { Frame, Paid, RED } from '../../screens/table/brief.tsx';
import type { TablePiece } from '../table.tsx';
import { bell } from './art.ts';

const rope = (n: number) => 130 + n * 16.6;

export const bellTower: TablePiece = (props) => {
  const { view, w, faces, name, stage } = props;
  const left = useTimeLeft(view.until, stage.now, 1000);
  const hung = useMemo(
    () =>
      [
        ...view.rung.map(({ seat, number }) => ({ seat, number, isPassed: false })),
        ...view.passed.map(({ seat, number }) => ({ seat, number, isPassed: true })),
      ].sort((a, b) => a.number - b.number),
    [view.rung.length, view.passed.length],
  );
  const scene = useMemo(
    () =>
      greatHall({
        floorY: 980,
        ...RED,
        light: {
          x: 960,
          y: 260,
          k: 0.7,
          steps: [
            [540, '#8c1f38'],
            [360, '#a32b44'],
          ],
        },
        clear: [
          [40, 20, 640, 420],
          [1500, 20, 420, 230],
        ],
      }) +
      path('M700 0h520v26h-520Z', '#2a0d18') +
      '<path d="M960 20V130" stroke="#1b0d14" stroke-width="16"/>' +
      '<path d="M110 540Q960 566 1810 540" fill="none" stroke="#3a1c12" stroke-width="13"/><path d="M110 536Q960 562 1810 536" fill="none" stroke="#c89a58" stroke-width="9"/>' +
      path(
        Array.from({ length: 11 }, (_, k) => disc(rope(k * 10), 540 + 12 * Math.sin((Math.PI * k) / 10), 8)).join(''),
        '#7a5526',
      ),
    [],
  );
  const swing = view.rung.length % 2 ? 9 : -7;
  const bellArt = useMemo(() => `<g transform="translate(960 300) rotate(${swing}) scale(1.9)">${bell()}</g>`, [swing]);
  const strings = hung
    .map(
      ({ number }, k) => `<path d="M${n1(rope(number))} 546V${k % 2 ? 760 : 584}" stroke="#c89a58" stroke-width="4"/>`,
    )
    .join('');
  const open = view.living.length - hung.length;
  return (
    <Frame props={props} hasClock={false}>
      <Picture width={1920} height={1080} art={scene} class="ft-scene" />
      <Picture width={1920} height={1080} art={bellArt + strings} class="ft-scene" />
      <span class="ft-ropeend" style={{ left: '104px' }}>
        1
      </span>
      <span class="ft-ropeend" style={{ left: '1766px' }}>
        100
      </span>
      {hung.map(({ seat, number, isPassed }, k) => (
        <div
          key={seat}
          class={`ft-tg${isPassed ? ' is-bad' : ''}`}
          style={{ left: `${n1(rope(number))}px`, top: k % 2 ? '756px' : '580px' }}
        >
          <b class="num">{number}</b>
          <Face seat={faces[seat]!} />
          <span>{name(seat)}</span>
          {isPassed && <small>{w.mission.passed}</small>}
        </div>
      ))}
      {view.won === null && (
        <p class="ft-count">
          <b class="num">{timeText(left)}</b>
          {w.mission.notRung(open)}
        </p>
      )}
      <Paid props={props} />
    </Frame>
  );
};
