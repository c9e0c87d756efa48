/** The missions on the table screen: name, rules in a few lines, how the Armoury is won, and the shared picture. */

import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { cutDisc, cutPoly, disc, gouges, n1, path, seeded } from '../../../../web/art/lino.ts';
import { swirl } from '../../../../web/art/sky.ts';
import { Face, Icon, Picture, TimerRing, timeText, useTimeLeft } from '../../../../web/kit/index.ts';
import { msOf, RAVENS_SHOW_MS } from '../../clock.ts';
import { plankBreaks, ravenRounds, SHARES } from '../../content.ts';
import { purseOf } from '../../options.ts';
import { isDays } from '../../state.ts';
import { clueIn } from '../../story.ts';
import { gorge, ropeBridge } from '../art/gorge.ts';
import { pile } from '../art/guest.ts';
import { greatHall } from '../art/hall.ts';
import { bell, blazon, blazonBack, chestBack, chestFront, keyArt, signs } from '../art/missions.ts';
import { birdsIn } from '../art/ravens.ts';
import { gold } from '../art/shapes.ts';
import { torch } from '../art/things.ts';
import { Silver } from './guest.tsx';
import type { TableProps } from './props.ts';

const RED = {
  wall: '#7a1830',
  cut: '#5e1125',
  deep: '#2a0a14',
  floor: '#2a0d18',
  floorCut: '#54182a',
  edge: '#a33248',
};

function Frame({
  props,
  children,
  hasClock = true,
}: {
  props: TableProps;
  children: ComponentChildren;
  hasClock?: boolean;
}) {
  const { view, t, w, stage } = props;
  const mission = view.mission!;
  const left = useTimeLeft(view.until, stage.now, 1000);
  const rules = t.missions[mission].rules.split(/(?<=[.?!])\s+/);
  return (
    <div class={`ft-layer is-mission is-${mission}`}>
      {children}
      <div class="ft-brief">
        <p>{w.mission.day(view.day)}</p>
        <h1>{t.missions[mission].name}</h1>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
          {view.isArmouryDay && (
            <li class="is-access">
              <Icon id="shield" />
              <span>{w.mission.armoury(t.missions[mission].access)}</span>
            </li>
          )}
        </ul>
      </div>
      {hasClock && view.phase === 'mission' && view.until !== null && !isDays(view) && (
        <p class="ft-clock is-mission num" role="timer">
          {timeText(left)}
        </p>
      )}
    </div>
  );
}

const Count = ({ view, w }: TableProps) => (
  <p class="ft-count">
    <b class="num">{view.pile}</b>
    {w.inPile(view.pile)}
  </p>
);

/** What it came to, on paper. */
function Paid({ props, rows = [] }: { props: TableProps; rows?: readonly (readonly [string, ComponentChildren])[] }) {
  const { view, w } = props;
  if (view.won === null) return null;
  return (
    <aside class="ft-panel ft-paid">
      <dl>
        {[...rows, [w.mission.paid, view.won] as const].map(([what, how]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd class="num">{how}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

const Answered = ({ view, w }: TableProps) => (
  <p class="ft-answered" role="status">
    {w.mission.answered(view.answered.length, view.living.length)}
  </p>
);

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
    return hall + torch(400, 520, 1.3) + chest + rail + hooks.join('');
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
  const big = now ? `<g transform="translate(908 150) scale(3.55)">${blazon(now)}</g>` : '';
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
  const answerMs = msOf(view, 'raven-tower');
  const left = useTimeLeft(view.until, stage.now, 500);
  const cells = view.ravens.pictures[round - 1];
  const isShow = view.won === null && view.phase === 'mission' && !isDays(view) && left > answerMs;
  const sky = useMemo(() => sunset(), []);
  const land = useMemo(() => tower() + ground(), []);
  const birds = useMemo(
    () =>
      isShow && cells ? `<g transform="translate(740 40)" color="#1b0d14">${birdsIn(cells, 1120, 760, 0.92)}</g>` : '',
    [isShow, cells],
  );
  const showUntil = view.until === null ? null : view.until - answerMs;
  return (
    <Frame props={props} hasClock={!isShow}>
      <Picture width={1920} height={1080} art={sky} class="ft-scene" />
      <Picture width={1920} height={1080} art={land} class="ft-scene" />
      <Picture width={1920} height={1080} art={birds} class="ft-scene" />
      <div class="ft-ring">
        {isShow && <TimerRing until={showUntil} now={stage.now} ms={RAVENS_SHOW_MS} size="250px" />}
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

/* ---------- M4 ---------- */

const rope = (n: number) => 130 + n * 16.6;

export function BellTower(props: TableProps) {
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
}

/* ---------- M5 ---------- */

const Sign = ({ id, label }: { id: keyof typeof signs; label: string }) => (
  <Picture width={100} height={100} art={signs[id]} class="ft-sign" label={label} />
);

const TOLD_SHOWN = 9;

export function CipherLock(props: TableProps) {
  const { view, t, w, faces, name } = props;
  const scene = useMemo(
    () =>
      greatHall({
        floorY: 860,
        ...RED,
        light: {
          x: 1010,
          y: 460,
          k: 0.8,
          steps: [
            [520, '#8c1f38'],
            [380, '#a32b44'],
          ],
        },
        clear: [[40, 20, 600, 700]],
      }) +
      path(
        cutPoly(
          [
            [640, 690],
            [626, 250],
            [1394, 244],
            [1386, 694],
          ],
          seeded(3),
          2,
          50,
        ),
        '#1b0d14',
      ) +
      path(
        cutPoly(
          [
            [652, 676],
            [640, 264],
            [1380, 258],
            [1372, 680],
          ],
          seeded(4),
          2,
          50,
        ),
        '#6f5a3a',
      ) +
      path(
        gouges([
          [680, 290, 1000, 286, 3],
          [1040, 288, 1340, 284, 3],
          [680, 650, 980, 652, 3],
          [1020, 650, 1340, 648, 3],
        ]),
        '#4b3a22',
      ) +
      path(
        [
          [668, 284],
          [1352, 280],
          [680, 656],
          [1346, 654],
        ]
          .map(([x, y]) => disc(x!, y!, 12))
          .join(''),
        gold,
      ) +
      [0, 1, 2, 3]
        .map(
          (k) =>
            path(
              cutPoly(
                [
                  [690 + k * 166, 344],
                  [840 + k * 166, 342],
                  [838 + k * 166, 596],
                  [692 + k * 166, 598],
                ],
                seeded(20 + k),
                1.4,
                40,
              ),
              gold,
            ) +
            path(
              cutPoly(
                [
                  [700 + k * 166, 356],
                  [830 + k * 166, 354],
                  [828 + k * 166, 584],
                  [702 + k * 166, 586],
                ],
                seeded(30 + k),
                1.4,
                40,
              ),
              '#1b0d14',
            ),
        )
        .join(''),
    [],
  );
  const last = view.cipher.tries.at(-1);
  const dials = view.cipher.code ?? last?.code;
  return (
    <Frame props={props}>
      <Picture width={1920} height={1080} art={scene} class="ft-scene" />
      {[0, 1, 2, 3].map((k) => (
        <div key={k} class="ft-dial" style={{ left: `${680 + k * 166}px` }}>
          {dials?.[k] ? <Sign id={dials[k]} label={t.symbols[dials[k]]} /> : <b aria-hidden="true">?</b>}
        </div>
      ))}
      <ol class="ft-tries">
        {view.cipher.tries.map(({ code, placed, present }, k) => (
          <li key={k}>
            <b class="num">{k + 1}</b>
            {code.map((id) => (
              <Sign key={id} id={id} label={t.symbols[id]} />
            ))}
            <span>{t.mission.tried(placed, present)}</span>
          </li>
        ))}
      </ol>
      {view.cipher.scribe !== null && (
        <div class="ft-scribe">
          <Face seat={faces[view.cipher.scribe]!} />
          <span>
            {name(view.cipher.scribe)}
            <small>{w.mission.scribe}</small>
          </span>
        </div>
      )}
      <aside class="ft-panel ft-told">
        <h2>{w.mission.told}</h2>
        <ul>
          {view.cipher.told.slice(-TOLD_SHOWN).map(({ seat, clue }, k) => (
            <li key={k}>
              <Face seat={faces[seat]!} named />
              <span>{clueIn(t, clue)}</span>
            </li>
          ))}
          {view.cipher.told.length === 0 && <li>{w.mission.nothingTold}</li>}
        </ul>
      </aside>
      <Paid props={props} />
    </Frame>
  );
}

/* ---------- M6 ---------- */

export function RopeBridge(props: TableProps) {
  const { view, w, faces, name } = props;
  const { group, crossed } = view.bridge ?? { group: 0, crossed: 0 };
  const isBroken = view.bridge !== null && view.won !== null && crossed < group;
  const isDone = view.won !== null;
  const now = view.bridge && crossed < group ? crossed + 1 : 0;
  const factor = purseOf(view.options) / SHARES;
  const scene = useMemo(
    () =>
      gorge({
        clear: [
          [30, 20, 530, 400],
          [1480, 20, 440, 210],
        ],
      }),
    [],
  );
  const bridge = useMemo(
    () => ropeBridge({ done: crossed, now, pledged: view.bridge ? group : 6, isBroken }),
    [crossed, now, group, isBroken],
  );
  const bearer = (() => {
    if (!view.bridge || isBroken) return '';
    const [x, y] = isDone ? [1640, 570] : now > 0 ? bridge.at(now) : [420, 640];
    const load = `<g transform="translate(-58 -2) scale(.72)">${pile(Math.min(2 * crossed, 8), 3, 60)}</g>`;
    return `<g transform="translate(${n1(x)} ${n1(y - 12)})">${isDone ? '' : load}<svg x="-66" y="-134" width="144" height="134" viewBox="0 0 120 112" overflow="visible"><use href="#t-hood"/></svg></g>`;
  })();
  const living = view.order.filter((seat) => view.living.includes(seat));
  return (
    <Frame props={props}>
      <Picture width={1920} height={1080} art={scene + bridge.art + bearer} class="ft-scene" />
      <ul class="ft-crowd">
        {living.map((seat) => (
          <li key={seat}>
            <Face seat={faces[seat]!} />
            <span class="vh">{name(seat)}</span>
          </li>
        ))}
      </ul>
      {[1, 2, 3, 4, 5, 6].map((plank) => {
        const [x, y] = bridge.at(plank);
        const isHeld = plank <= crossed;
        const isNow = plank === now && !isDone;
        const isBeyond = view.bridge !== null && plank > group;
        return (
          <div
            key={plank}
            class={`ft-pk${isNow ? ' is-now' : isBeyond ? ' is-beyond' : ''}`}
            style={{ left: `${n1(x)}px`, top: `${n1(y + 62)}px` }}
          >
            <b class="num">{plank}</b>
            {isHeld ? <Icon id="check" label="✓" /> : `${plankBreaks[plank - 1]} %`}
          </div>
        );
      })}
      <Count {...props} />
      <div class="ft-hoard">
        <Silver bars={view.pile} />
      </div>
      {view.bridge && !isDone && (
        <aside class="ft-panel ft-odds">
          <h2>{w.mission.carrying(2 * crossed * factor)}</h2>
          <dl>
            <dt>{w.mission.holds(now)}</dt>
            <dd class="num">{2 * now * factor}</dd>
            <dt class="is-bad">{w.mission.breaks(now)}</dt>
            <dd class="num is-bad">{(now - 1) * factor}</dd>
          </dl>
        </aside>
      )}
      {!view.bridge && view.won === null && <Answered {...props} />}
      <Paid props={props} />
    </Frame>
  );
}

/* ---------- M7 ---------- */

export function FieldMission(props: TableProps) {
  const { w, view } = props;
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
      torch(1400, 520, 1.6),
    [],
  );
  return (
    <Frame props={props}>
      <Picture width={1920} height={1080} art={scene} class="ft-scene" />
      <p class="ft-number" role="status">
        {w.mission.field}
      </p>
      <Count {...props} />
      <div class="ft-hoard is-middle">
        <Silver bars={view.pile} />
      </div>
      <Paid props={props} />
    </Frame>
  );
}
