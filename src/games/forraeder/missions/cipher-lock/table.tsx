/** M5 on the table screen: four wheels, the tries, and what was told. */
import './table.css';
import { useMemo } from 'preact/hooks';
import { cutPoly, disc, gouges, path, seeded } from '../../../../web/art/lino.ts';
import { Face, Picture } from '../../../../web/kit/index.ts';
import { greatHall } from '../../screens/art/hall.ts';
import { gold } from '../../screens/art/shapes.ts';
import { Frame, Paid, RED } from '../../screens/table/brief.tsx';
import type { TablePiece } from '../table.tsx';
import { signs } from './art.ts';
import { clueIn } from './story.ts';

const Sign = ({ id, label }: { id: keyof typeof signs; label: string }) => (
  <Picture width={100} height={100} art={signs[id]} class="ft-sign" label={label} />
);

const TOLD_SHOWN = 9;

/** The lock on its wall, with room for four wheels. */
const wall = (): string =>
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
    .join('');

export const cipherLock: TablePiece = (props) => {
  const { view, t, w, faces, name } = props;
  const scene = useMemo(wall, []);
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
};
