/** Missions on the table screen: the chest, the coats of arms, the ravens. */

import { useMemo } from 'preact/hooks';
import { cutDisc, cutPoly, disc, gouges, n1, path, seeded } from '../../../../web/art/lino.ts';
import { swirl } from '../../../../web/art/sky.ts';
import { Face, Picture, TimerRing, useTimeLeft } from '../../../../web/kit/index.ts';
import { purseOf, SHARES } from '../../content.ts';
import { SHOW_MS as RAVENS_SHOW_MS, ravenRounds } from '../../missions/raven-tower/content.ts';
import { isDays } from '../../state.ts';
import { pile } from '../art/guest.ts';
import { greatHall } from '../art/hall.ts';
import { blazon, blazonBack, chestBack, chestFront, keyArt } from '../art/missions.ts';
import { birdsIn } from '../art/ravens.ts';
import { gold } from '../art/shapes.ts';
import { torch } from '../art/things.ts';
import { Answered, Clock, Count, Frame, Paid, RED } from './brief.tsx';
import type { TableProps } from './props.ts';

/* ---------- M1 ---------- */

const hook = (k: number) => 1250 + k * 158;

export function SilverChest(props: TableProps) {
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
}

/* ---------- M2 ---------- */

export function CoatsOfArms(props: TableProps) {
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
        : blazonBack(k < at ? '#4a2a38' : '#2a1620', k < at ? '#8a5b5c' : '#5d3a42');
    return `<g transform="translate(${n1(90 + k * 150)} ${isNow ? 722 : 730}) scale(${isNow ? 1.08 : 0.96})">${shield}</g>`;
  }).join('');
  const shown = now ? blazon(now) : view.won === null ? blazonBack('#2a1620', '#8a5b5c') : '';
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
}

/* ---------- M3 ---------- */

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

export function RavenTower(props: TableProps) {
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
        {isShow ? <TimerRing until={goneAt} now={stage.now} ms={RAVENS_SHOW_MS} size="250px" /> : <Clock {...props} />}
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
}
