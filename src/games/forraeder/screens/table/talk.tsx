/** Before the slates: wishes, talk; and the pause before the last table. */
import { useMemo } from 'preact/hooks';
import { cutDisc, n1, path, seeded } from '../../../../web/art/lino.ts';
import { Candle, Face, timeText, useTimeLeft } from '../../../../web/kit/index.ts';
import { msOf } from '../../clock.ts';
import { isDays } from '../../state.ts';
import { placeCandle } from '../art/laid.ts';
import { Head, SeasonNote } from './guest.tsx';
import type { TableProps } from './props.ts';
import { Around, BigClock, before, Layer, LOW, Pile, spotsFor, Title } from './ring.tsx';

export function Arrival(props: TableProps) {
  const { view, t, w } = props;
  const at = useMemo(() => spotsFor(view.order.length), [view.order.length]);
  const lights = view.order.map((seat, k) => {
    const [x, y] = before(at[k]!, 0.76, 0.7);
    const lit = view.wished.includes(seat);
    const glow = lit
      ? path(cutDisc(x, y - 12, 54, 44, seeded(k), 2, 30), '#8e1a32') +
        path(cutDisc(x, y - 14, 36, 30, seeded(k), 2, 24), '#a8324a')
      : '';
    return `${glow}<g transform="translate(${n1(x - 26)} ${n1(y - 62)}) scale(1.3)">${placeCandle(lit)}</g>`;
  });
  return (
    <Layer props={props} over={lights.join('')}>
      <Head title={t.phone.day(1)} sub={t.phases.arrival} />
      <Around props={props} at={at} isEmpty={(seat) => !view.wished.includes(seat)} />
      <div class="ft-hello" role="status">
        <h1>{t.wishes.question}</h1>
        <p>{w.arrival.sealed(view.wished.length, view.order.length)}</p>
      </div>
      <aside class="ft-panel ft-cal">
        <h2>{w.arrival.days(view.finale)}</h2>
        <ol>
          {Array.from({ length: view.finale }, (_, k) => (
            <li key={k} class={k + 1 === view.finale ? 'is-finale' : ''}>
              {k + 1}
            </li>
          ))}
        </ol>
        <p>{w.arrival.last(view.finale)}</p>
      </aside>
      <BigClock {...props} />
    </Layer>
  );
}

function ListPanel({ view, t, faces, name }: TableProps) {
  if (!view.deathList) return null;
  const listed = view.deathList.filter((seat) => view.living.includes(seat));
  return (
    <aside class="ft-panel ft-black ft-listed">
      <h2>{t.words.deathList}</h2>
      <ul>
        {listed.map((seat) => (
          <li key={seat}>
            <Face seat={faces[seat]!} />
            {name(seat)}
          </li>
        ))}
      </ul>
    </aside>
  );
}

export function Discussion(props: TableProps) {
  const { view, t, w, stage } = props;
  const at = useMemo(() => spotsFor(view.order.length), [view.order.length]);
  const left = useTimeLeft(view.until, stage.now, 1000);
  const ms = msOf(view, 'discussion');
  return (
    <Layer props={props}>
      <Title {...props} />
      <Around
        props={props}
        at={at}
        looks={(seat) => (view.ready.includes(seat) ? 'is-ready' : '')}
        note={(seat) => (view.ready.includes(seat) ? t.phone.talk.isReady : undefined)}
      />
      <div class="ft-burn">
        <Candle left={Math.max(0.12, Math.min(1, left / ms))} />
        {!isDays(view) && (
          <p class="num" role="timer">
            {timeText(left)}
          </p>
        )}
      </div>
      <Pile {...props} />
      <aside class="ft-panel ft-ready">
        <h2>{w.talk.ready(view.ready.length, view.living.length)}</h2>
      </aside>
      <ListPanel {...props} />
      <SeasonNote {...props} />
    </Layer>
  );
}

export function Pause(props: TableProps) {
  const { view, w } = props;
  const at = useMemo(() => spotsFor(view.order.length), [view.order.length]);
  return (
    <Layer props={props} inks={LOW}>
      <Head title={w.end.finale} />
      <Around props={props} at={at} />
      <Pile {...props} />
      <div class="ft-middle" role="status">
        <h1>{w.end.pause}</h1>
        <p>{w.end.pauseHelp(view.living.length)}</p>
      </div>
      <SeasonNote {...props} />
      <BigClock {...props} />
    </Layer>
  );
}
