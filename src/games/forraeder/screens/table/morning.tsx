/**
 * Breakfast: the only light room. Chairs fill one by one; the last one is held for as long whether or not somebody is
 * missing, and nothing of the chair tells before. (TR-38 to TR-40)
 */

import { useMemo } from 'preact/hooks';
import { Face, Picture } from '../../../../web/kit/index.ts';
import { longTable, placeCandle } from '../art/laid.ts';
import { breakfastHall, smoke } from '../art/morning.ts';
import { rod } from '../art/views.ts';
import { Guest, Head, Hood, Lines } from './guest.tsx';
import { LENGTH, layoutFor, X0 } from './places.ts';
import { plateOf } from './plate.ts';
import { type TableProps, victimOf } from './props.ts';

/** A guest sits a little to the left of the place. */
const LEFT = 9;
/** From where one is drawn to half of its width. */
const CANDLE = 30;

export function Breakfast(props: TableProps) {
  const { view, t, w, faces, name } = props;
  const isArriving = view.step === 'arrivals';
  const victim = isArriving ? undefined : victimOf(props);
  const layout = useMemo(() => layoutFor(view.order.length), [view.order.length]);
  const { spot, step, rows, isOne } = layout;
  const last = view.arrived.at(-1);
  const dead = victim === undefined ? undefined : spot(view.order.indexOf(victim));
  const hall = useMemo(() => {
    const beam = dead
      ? ([
          [822, 262],
          [880, 262],
          [dead[0] + 74, dead[1] + 70],
          [dead[0] - 74, dead[1] + 70],
        ] as const)
      : null;
    const room = breakfastHall({
      windows: [
        [620, 252, 118, 210],
        [850, 252, 118, 210],
        [1080, 252, 118, 210],
      ],
      door: [206, 902, 268, 560, isArriving],
      dais: isOne ? [] : [[X0 - 92, 1930, rows[0]! + 132, rows[1]! + 60]],
      beam,
      clear: [
        [30, 20, 440, 260],
        [1180, 20, 740, 240],
      ],
    });
    const tables = rows.map((y, row) =>
      longTable(X0 - 84, y + (isOne ? 66 : 50), LENGTH + 168, isOne ? 150 : row ? 138 : 92, 60 + row),
    );
    return room + tables.join('');
  }, [isArriving, victim]);
  const candles = view.order
    .map((seat, k) => {
      if (view.out[seat] && seat !== victim) return '';
      const [x, y] = spot(k);
      const lit = seat !== victim;
      const beside = Math.min(64, step / 2 - CANDLE);
      const flame = lit ? '' : `<g transform="translate(-2 -92) scale(1.24 1.44)">${smoke('#5b3036')}</g>`;
      return `<g transform="translate(${x + (lit ? beside : 66)} ${y + (isOne ? 6 : 12)}) scale(1.16)">${placeCandle(lit)}${flame}</g>`;
    })
    .join('');
  return (
    <div class={`ft-layer is-morning${isOne ? ' is-one' : ''}`}>
      <Picture width={1920} height={1080} art={hall} class="ft-scene" />
      <Head title={t.phone.day(view.day)} sub={isArriving ? w.breakfast.knock : w.breakfast.shut} />
      <div class="ft-said" role="status">
        {isArriving ? (
          <>
            <h1>{w.breakfast.sat(view.arrived.length, view.living.length)}</h1>
            <p>{w.breakfast.satHelp}</p>
          </>
        ) : (
          <h1 class="is-words">{victim === undefined ? w.breakfast.all : w.breakfast.empty(name(victim))}</h1>
        )}
      </div>
      {view.order.map((seat, k) => {
        const [x, y] = spot(k);
        if (view.out[seat] && seat !== victim) {
          return (
            <p
              key={seat}
              class="ft-was"
              style={{ left: `${x + 6}px`, top: `${y + (isOne ? 110 : 92)}px`, '--fit': plateOf(name(seat)).fit }}
            >
              <Lines name={name(seat)} />
              <span class="vh">, {w.gone}</span>
            </p>
          );
        }
        const isHere = isArriving ? view.arrived.includes(seat) : seat !== victim;
        return (
          <Guest
            key={seat}
            face={faces[seat]!}
            x={x - LEFT}
            y={y}
            hood={isHere}
            class={seat === victim ? 'is-dead' : ''}
          />
        );
      })}
      {isArriving && last !== undefined && (
        <div key={last} class="ft-guest ft-comer" style={{ '--tint': `var(--seat-${faces[last]!.tint})` }}>
          <span class="ft-fig" aria-hidden="true">
            <Hood face={faces[last]!} />
          </span>
          <span class="ft-card">
            {name(last)}
            <small>{w.breakfast.called}</small>
          </span>
        </div>
      )}
      <Picture width={1920} height={1080} art={candles} class="ft-scene ft-front" />
      {view.deathList && !isArriving && <Scroll {...props} />}
    </div>
  );
}

function Scroll({ view, t, w, faces, name }: TableProps) {
  const end = useMemo(() => ({ __html: rod() }), []);
  const rods = (where: string) => (
    <svg
      class={where}
      viewBox="0 0 358 28"
      preserveAspectRatio="none"
      aria-hidden="true"
      dangerouslySetInnerHTML={end}
    />
  );
  return (
    <div class="ft-scroll" role="status">
      {rods('is-top')}
      <h1>{t.words.deathList}</h1>
      <p>{w.breakfast.list}</p>
      <ol>
        {view.deathList!.map((seat) => (
          <li key={seat}>
            <Face seat={faces[seat]!} />
            {name(seat)}
          </li>
        ))}
      </ol>
      {rods('is-bottom')}
    </div>
  );
}
