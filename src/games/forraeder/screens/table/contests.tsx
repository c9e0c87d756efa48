/** Missions on the table screen: bells, lock, bridge, and whatever the game master thinks of. */

import { useMemo } from 'preact/hooks';
import { cutPoly, disc, gouges, n1, path, seeded } from '../../../../web/art/lino.ts';
import { Face, Icon, Picture, timeText, useTimeLeft } from '../../../../web/kit/index.ts';
import { purseOf, SHARES } from '../../content.ts';
import { clueIn } from '../../missions/cipher-lock/story.ts';
import { plankBreaks } from '../../missions/rope-bridge/content.ts';
import { gorge, ropeBridge } from '../art/gorge.ts';
import { pile } from '../art/guest.ts';
import { greatHall } from '../art/hall.ts';
import { bell, blazon, signs } from '../art/missions.ts';
import { gold } from '../art/shapes.ts';
import { torch } from '../art/things.ts';
import { Answered, Count, Frame, Paid, RED } from './brief.tsx';
import { Silver } from './guest.tsx';
import type { TableProps } from './props.ts';

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
      `<g transform="translate(798 236) scale(2.7)">${blazon('tower')}</g>`,
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
}
