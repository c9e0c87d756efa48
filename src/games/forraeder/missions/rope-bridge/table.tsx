/** M6 on the table screen: the gorge, and how far they are. */
import './table.css';
import { useMemo } from 'preact/hooks';
import { n1 } from '../../../../web/art/lino.ts';
import { Face, Icon, Picture } from '../../../../web/kit/index.ts';
import { purseOf, SHARES } from '../../content.ts';
import { pile } from '../../screens/art/guest.ts';
import { Answered, Count, Frame, Paid } from '../../screens/table/brief.tsx';
import { Silver } from '../../screens/table/guest.tsx';
import type { TablePiece } from '../table.tsx';
import { bridgeArt, gorge } from './art.ts';
import { plankBreaks } from './content.ts';

export const ropeBridge: TablePiece = (props) => {
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
    () => bridgeArt({ done: crossed, now, pledged: view.bridge ? group : 6, isBroken }),
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
};
