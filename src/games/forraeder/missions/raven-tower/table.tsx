/** M3 on the table screen: the sky over the tower, and what the rounds came to. */
import './table.css';
import { useMemo } from 'preact/hooks';
import { cutDisc, cutPoly, gouges, path, seeded } from '../../../../web/art/lino.ts';
import { swirl } from '../../../../web/art/sky.ts';
import { Picture, TimerRing, useTimeLeft } from '../../../../web/kit/index.ts';
import { purseOf, SHARES } from '../../content.ts';
import { Answered, Clock, Frame } from '../../screens/table/brief.tsx';
import { isDays } from '../../state.ts';
import type { TablePiece } from '../table.tsx';
import { birdsIn } from './art.ts';
import { ravenRounds, SHOW_MS } from './content.ts';

const tower = (): string =>
  path(
    cutPoly(
      [
        [1170, 1000],
        [1180, 480],
        [1150, 460],
        [1150, 400],
        [1182, 400],
        [1182, 424],
        [1212, 424],
        [1212, 400],
        [1250, 400],
        [1250, 424],
        [1284, 424],
        [1284, 400],
        [1320, 400],
        [1320, 424],
        [1346, 424],
        [1346, 400],
        [1380, 400],
        [1380, 460],
        [1350, 480],
        [1360, 1000],
      ],
      seeded(9),
      1.4,
      40,
    ),
    '#2a0d18',
  ) +
  path(
    gouges([
      [1200, 520, 1240, 522, 2.6],
      [1270, 560, 1330, 558, 2.6],
      [1200, 620, 1260, 622, 2.6],
      [1290, 690, 1340, 688, 2.6],
      [1196, 760, 1250, 760, 2.6],
    ]),
    '#54182a',
  );

const sunset = (): string =>
  '<rect width="1920" height="1080" fill="#c2503f"/>' +
  path(cutDisc(1260, 760, 1100, 720, seeded(2), 5, 70), '#d4694a') +
  path(cutDisc(1260, 800, 800, 540, seeded(3), 5, 70), '#e48a56') +
  path(cutDisc(1260, 830, 520, 380, seeded(4), 5, 70), '#f0ad69') +
  path(
    swirl(1260, 820, 260, 220, 26, 36, seeded(6), {
      w: 2.8,
      density: 0.7,
      len: 0.04,
      clip: (x, y) => x > 600 && x < 1960 && y > -30 && y < 900,
    }),
    '#e99c60',
  ) +
  path(
    cutPoly(
      [
        [-10, -10],
        [690, -10],
        [716, 300],
        [664, 620],
        [700, 1090],
        [-10, 1090],
      ],
      seeded(7),
      6,
      40,
    ),
    '#5e1125',
  );

const ground = (): string =>
  path(
    cutPoly(
      [
        [-10, 1090],
        [-10, 880],
        [300, 840],
        [640, 880],
        [900, 850],
        [1200, 880],
        [1600, 840],
        [1930, 880],
        [1930, 1090],
      ],
      seeded(8),
      5,
      30,
    ),
    '#2a0d18',
  );

export const ravenTower: TablePiece = (props) => {
  const { view, w, stage } = props;
  const round = view.ravens.pictures.length;
  const { goneAt } = view.ravens;
  const left = useTimeLeft(goneAt, stage.now, 500);
  const cells = view.ravens.pictures[round - 1];
  const isShow = view.won === null && view.phase === 'mission' && left > 0;
  const sky = useMemo(() => sunset(), []);
  const land = useMemo(() => tower() + ground(), []);
  const birds = useMemo(
    () =>
      isShow && cells ? `<g transform="translate(740 40)" color="#1b0d14">${birdsIn(cells, 1120, 760, 0.92)}</g>` : '',
    [isShow, cells],
  );
  return (
    <Frame props={props} hasClock={false}>
      <Picture width={1920} height={1080} art={sky} class="ft-scene" />
      <Picture width={1920} height={1080} art={land} class="ft-scene" />
      <Picture width={1920} height={1080} art={birds} class="ft-scene" />
      <div class="ft-ring">
        {isShow ? <TimerRing until={goneAt} now={stage.now} ms={SHOW_MS} size="250px" /> : <Clock {...props} />}
        {!isDays(view) && <p>{w.mission.round(Math.max(1, round), ravenRounds)}</p>}
      </div>
      <aside class="ft-panel ft-rounds">
        <table>
          <thead>
            <tr>
              <th>{w.mission.rounds.round}</th>
              <th>{w.mission.rounds.ravens}</th>
              <th>{w.mission.rounds.said}</th>
              <th>{w.mission.rounds.silver}</th>
            </tr>
          </thead>
          <tbody>
            {view.ravens.counted.map(({ count, group, shares }, k) => (
              <tr key={k}>
                <td>{k + 1}</td>
                <td>{count}</td>
                <td>{group ?? '–'}</td>
                <td>{(shares * purseOf(view.options)) / SHARES}</td>
              </tr>
            ))}
            {view.won === null && (
              <tr class="is-now">
                <td>{view.ravens.counted.length + 1}</td>
                <td>?</td>
                <td />
                <td />
              </tr>
            )}
          </tbody>
        </table>
      </aside>
      {!isShow && view.won === null && <Answered {...props} />}
    </Frame>
  );
};
