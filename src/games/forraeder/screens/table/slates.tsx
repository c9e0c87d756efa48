/** Slates on the cloth: written, turned, counted. */
import { useMemo } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { gouge, n1, path } from '../../../../web/art/lino.ts';
import { Face, Mask, Picture } from '../../../../web/kit/index.ts';
import { widthOf } from '../../../../web/kit/width.ts';
import { reasonIn } from '../../texts/index.ts';
import type { Spot } from '../art/guest.ts';
import { bigSlate } from '../art/shapes.ts';
import { rungOf } from '../phone/rung.ts';
import { slatesLying, tallyOf } from '../tally.ts';
import { Lines, SeasonNote, Use } from './guest.tsx';
import { plateOf, SLATE_LETTERS } from './plate.ts';
import type { TableProps } from './props.ts';
import { Around, BigClock, before, DIM, Layer, Pile, spotsFor, Title } from './ring.tsx';
import { Ladder } from './tie.tsx';

function Slates({ props, at }: { props: TableProps; at: readonly Spot[] }) {
  const { view, faces, name, w } = props;
  const isTurning = view.phase === 'reveal' || view.phase === 'banishment';
  return (
    <>
      {view.order.map((seat, k) => {
        const shown = view.shown.find((ballot) => ballot.seat === seat);
        const isHere = view.cast.includes(seat) || (isTurning && view.voters.includes(seat));
        if (!isHere || (view.phase === 'reveal' && view.onStage === seat)) return null;
        const [x, y] = before(at[k]!);
        const target = shown?.target == null ? null : faces[shown.target]!;
        return (
          <div
            key={seat}
            class={`ft-slate${shown ? ' is-turned' : ''}`}
            style={{
              left: `${n1(x)}px`,
              top: `${n1(y)}px`,
              rotate: `${((seat * 37) % 11) - 5}deg`,
              ...(target && { '--tint': `var(--seat-${target.tint})` }),
            }}
          >
            <Use id={shown ? 'slatefront' : 'slateback'} box="0 0 98 70" class="ft-board" />
            {target && (
              <>
                <Mask id={target.mask} />
                <b aria-hidden="true">{target.letter}</b>
              </>
            )}
            <span class="vh">
              {name(seat)}: {shown ? (target?.name ?? w.vote.blank(name(seat))) : w.vote.hidden}
            </span>
          </div>
        );
      })}
    </>
  );
}

export function Ballot(props: TableProps) {
  const { view, t, w, names } = props;
  const at = useMemo(() => spotsFor(view.order.length), [view.order.length]);
  const rung = rungOf(view);
  const left = view.voters.filter((seat) => !view.cast.includes(seat));
  return (
    <Layer props={props} {...(rung >= 0 && { inks: DIM })}>
      <Title {...props} />
      <Slates props={props} at={at} />
      <Around
        props={props}
        at={at}
        looks={(seat) =>
          view.candidates.length < view.living.length && view.candidates.includes(seat) ? 'is-lead' : ''
        }
      />
      <Pile {...props} />
      <div class="ft-middle" role="status">
        <h1>{w.vote.written(view.cast.length, view.voters.length)}</h1>
        {left.length > 0 && left.length < 5 && <p>{t.phone.slate.left(names(left))}</p>}
      </div>
      {rung >= 0 ? <Ladder {...props} /> : <SeasonNote {...props} />}
      <BigClock {...props} />
    </Layer>
  );
}

const strokes = (count: number): string => {
  let cuts = '';
  for (let k = 0; k < Math.min(count, 4); k++) cuts += gouge(8 + k * 13, 4, 6 + k * 13, 38, 3);
  if (count >= 5) cuts += gouge(0, 32, 54, 10, 3.4);
  return path(cuts, 'currentColor');
};

const TALLY_ROWS = 5;

export function TallyPanel({ view, w, faces, name }: TableProps) {
  const rows = tallyOf(view);
  return (
    <aside class="ft-panel ft-tally">
      <h2>{w.vote.turned(view.shown.length)}</h2>
      <ol>
        {rows.slice(0, TALLY_ROWS).map(({ seat, votes }) => (
          <li key={seat}>
            <Face seat={faces[seat]!} />
            <span style={{ '--fit': plateOf(name(seat)).fit }}>
              <Lines name={name(seat)} />
            </span>
            <Picture width={60} height={42} art={strokes(votes)} />
            <b class="num">{votes}</b>
          </li>
        ))}
      </ol>
    </aside>
  );
}

export function Reveal(props: TableProps) {
  const { view, t, w, faces, name } = props;
  const at = useMemo(() => spotsFor(view.order.length), [view.order.length]);
  const slate = useMemo(() => bigSlate(512, 276), []);
  const now = view.onStage;
  const [leader] = tallyOf(view);
  const last = view.isShown ? view.shown.at(-1) : undefined;
  const written = last ? (last.target === null ? '–' : name(last.target)) : '…';
  const place = now === null ? undefined : at[view.order.indexOf(now)];
  const [hx, hy] = place ? before(place) : [0, 0];
  const hole = `<ellipse cx="${n1(hx)}" cy="${n1(hy)}" rx="48" ry="34" fill="none" stroke="#e0a9b4" stroke-width="4" stroke-dasharray="12 9"/>`;
  const lie = slatesLying(view);
  const next = view.callOrder.find((seat) => seat !== now && !view.shown.some((ballot) => ballot.seat === seat));
  const row = (seat: Seat, what: string) => (
    <p>
      <Face seat={faces[seat]!} />
      <span>
        {name(seat)}
        <small>{what}</small>
      </span>
    </p>
  );
  return (
    <Layer props={props} {...(place && { over: hole })}>
      <Title {...props} />
      <Slates props={props} at={at} />
      <Around
        props={props}
        at={at}
        looks={(seat) => (seat === now ? 'is-spot' : seat === leader?.seat ? 'is-lead' : '')}
      />
      <Pile {...props} />
      {now !== null && (
        <div class={`ft-big${last ? ' is-shown' : ''}`} key={`${now} ${Boolean(last)}`} role="status">
          <Picture width={512} height={276} art={slate} />
          <div class="ft-chalked">
            {last?.target != null && <Face seat={faces[last.target]!} />}
            <div>
              <p>{w.vote.writes(name(now))}</p>
              <h1 style={{ '--ems': Math.max(...plateOf(written, SLATE_LETTERS).lines.map(widthOf)) }}>
                <Lines name={written} letters={SLATE_LETTERS} />
              </h1>
            </div>
            {last?.reason && <i>{reasonIn(t, last.reason)}</i>}
          </div>
        </div>
      )}
      <TallyPanel {...props} />
      {now !== null && (
        <aside class="ft-panel ft-next">
          {row(now, w.tie.hasFloor)}
          {lie > 0 && <h2>{w.vote.lie(lie)}</h2>}
          {lie > 0 && next !== undefined && row(next, w.vote.next)}
        </aside>
      )}
    </Layer>
  );
}
