/** Those who are tied, in the light, and the ladder of what follows. */
import { useMemo } from 'preact/hooks';
import { cutDisc, path, seeded } from '../../../../web/art/lino.ts';
import { Picture, timeText, useTimeLeft } from '../../../../web/kit/index.ts';
import { isDays } from '../../state.ts';
import { glass } from '../art/things.ts';
import { rungOf } from '../phone/rung.ts';
import { tallyOf } from '../tally.ts';
import { Guest } from './guest.tsx';
import type { TableProps } from './props.ts';
import { Around, DIM, Layer, spotsFor, Title } from './ring.tsx';

const RUNGS = ['defence', 'revote', 'minute', 'protected', 'lot'] as const;

export function Ladder({ view, t, w, names }: TableProps) {
  const at = rungOf(view);
  const voters = view.living.filter((seat) => !view.tied.includes(seat)).length;
  return (
    <section class="ft-ladder" aria-label={t.phone.tie.ladder}>
      <h2>{w.tie.title}</h2>
      <ol>
        {RUNGS.map((rung, k) => (
          <li
            key={rung}
            class={k === at ? 'is-now' : k < at ? 'is-past' : ''}
            aria-current={k === at ? 'step' : undefined}
          >
            {t.phone.tie.rungs[rung]}
            <small>{t.phone.tie.help[rung](rung === 'protected' ? names(view.tied) : String(voters))}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

const MINUTE_MS = 60_000;
/** More stand in two rows, and so many at all; the others stay in their chairs. */
const IN_A_ROW = 4;
const SHOWN_MOST = 8;

export function Tie(props: TableProps) {
  const { view, w, faces, stage } = props;
  const at = useMemo(() => spotsFor(view.order.length), [view.order.length]);
  const left = useTimeLeft(view.until, stage.now, 1000);
  const speaker = view.phase === 'defence' ? view.floor[0] : undefined;
  const lights =
    path(cutDisc(820, 520, 300, 190, seeded(3), 3, 60), '#78142a') +
    path(cutDisc(820, 520, 230, 150, seeded(4), 3, 60), '#96182f');
  const votes = new Map(tallyOf(view).map(({ seat, votes: count }) => [seat, count]));
  const shown = view.tied.slice(0, SHOWN_MOST);
  const isCrowd = shown.length > 2;
  const hasTwoRows = shown.length > IN_A_ROW;
  const gap = isCrowd ? 780 / shown.length : 310;
  const middle = isCrowd ? 900 : 830;
  const sand = useMemo(
    () => glass(Math.min(1, Math.round((left / MINUTE_MS) * 30) / 30)),
    [Math.round((left / MINUTE_MS) * 30)],
  );
  return (
    <Layer props={props} inks={DIM} over={lights}>
      <Title {...props} />
      <Around
        props={props}
        at={at}
        looks={(seat) => (shown.includes(seat) ? 'is-hole' : view.tied.includes(seat) ? 'is-lead' : 'is-dim')}
        isEmpty={(seat) => shown.includes(seat)}
      />
      {view.phase !== 'lot' && (
        <div class={`ft-sand${isCrowd ? ' is-aside' : ''}`}>
          <Picture width={100} height={150} art={sand} />
          {!isDays(view) && (
            <b class="num" role="timer">
              {timeText(left)}
            </b>
          )}
        </div>
      )}
      {shown.map((seat, k) => {
        const isOn = seat === speaker;
        const hasSpoken = view.phase === 'defence' && !view.floor.includes(seat);
        const small = isOn
          ? w.tie.hasFloor
          : hasSpoken
            ? w.tie.spoke
            : view.phase === 'defence'
              ? w.tie.waits
              : `${votes.get(seat) ?? 0} ${w.tie.votes(votes.get(seat) ?? 0)}`;
        return (
          <Guest
            key={seat}
            face={faces[seat]!}
            x={middle + (k - (shown.length - 1) / 2) * gap}
            y={hasTwoRows ? (k % 2 === 0 ? 390 : 640) : 500}
            chair={false}
            class={`is-pair${isCrowd ? ' is-crowd' : ''}${isOn ? ' is-on' : ''}${view.phase === 'lot' ? ' is-drawn' : ''}`}
            small={small}
          />
        );
      })}
      <Ladder {...props} />
    </Layer>
  );
}
