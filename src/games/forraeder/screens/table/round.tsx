/** The Round Table from above, and all that lies on it: wishes, silver, slates, those who are tied, the one who goes. */

import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { cutDisc, gouge, n1, path, seeded } from '../../../../web/art/lino.ts';
import { Candle, Face, Mask, Picture, timeText, useTimeLeft } from '../../../../web/kit/index.ts';
import { msOf } from '../../clock.ts';
import { isDays, isFinale } from '../../state.ts';
import { loyalSign, openCard, traitorSign } from '../art/cards.ts';
import { places, type Spot } from '../art/guest.ts';
import { type HallInks, roundHall } from '../art/hall.ts';
import { placeCandle } from '../art/laid.ts';
import { bigSlate, wax } from '../art/shapes.ts';
import { glass } from '../art/things.ts';
import { rungOf } from '../phone/rung.ts';
import { Guest, Head, Hood, SeasonNote, Silver, Use } from './guest.tsx';
import { guestSize, type TableProps, tallyOf } from './props.ts';

const CX = 782;
const CY = 478;
const RX = 662;
const RY = 382;

const DIM: Partial<HallInks> = { felt: ['#320812', '#3d0b18', '#48101e', '#541425'] };
const LOW: Partial<HallInks> = { felt: ['#3d0b18', '#4c0d1c', '#5c1023', '#78142a'] };

/** With few and large guests the ring is turned by half a chair if that keeps the corner with the day free. */
export function spotsFor(count: number): Spot[] {
  const twice = places(CX, CY, RX, RY, count * 2);
  const rings = [0, 1].map((from) => twice.filter((_, k) => k % 2 === from));
  const roomIn = (ring: readonly Spot[]) => Math.min(...ring.map(({ x, y }) => Math.hypot(x - 300, y - 90)));
  return count <= 16 && roomIn(rings[1]!) > roomIn(rings[0]!) ? rings[1]! : rings[0]!;
}

/** On the cloth before a chair. */
const before = ({ x, y }: Spot, k = 0.7, q = 0.6): readonly [number, number] => [CX + (x - CX) * k, CY + (y - CY) * q];

function Hall({ inks, over = '' }: { inks?: Partial<HallInks>; over?: string }) {
  const hall = useMemo(
    () =>
      roundHall({
        cx: CX,
        cy: CY + 6,
        rx: RX - 36,
        ry: RY - 36,
        clear: [
          [30, 20, 330, 230],
          [1480, 0, 440, 1080],
        ],
        ...(inks && { c: inks }),
      }),
    [inks],
  );
  return <Picture width={1920} height={1080} art={hall + over} class="ft-scene" />;
}

interface AroundProps {
  readonly props: TableProps;
  readonly at: readonly Spot[];
  readonly looks?: (seat: Seat) => string;
  readonly isEmpty?: (seat: Seat) => boolean;
  readonly note?: (seat: Seat) => string | undefined;
}

/** Everybody round the table, in table order. Whoever is out has left a dark chair. */
function Around({
  props: { view, faces, w },
  at,
  looks = () => '',
  isEmpty = () => false,
  note = () => undefined,
}: AroundProps) {
  return (
    <>
      {view.order.map((seat, k) => {
        const isOut = view.out[seat] !== null;
        return (
          <Guest
            key={seat}
            face={faces[seat]!}
            x={at[k]!.x}
            y={at[k]!.y}
            class={`${isOut ? 'is-gone ' : ''}${looks(seat)}`}
            hood={!isOut && !isEmpty(seat)}
            note={isOut ? w.gone : note(seat)}
          />
        );
      })}
    </>
  );
}

function Layer({
  props,
  inks,
  over,
  children,
}: {
  props: TableProps;
  inks?: Partial<HallInks>;
  over?: string;
  children: ComponentChildren;
}) {
  return (
    <div class="ft-layer" style={{ '--guest': `${guestSize(props.view.order.length)}px` }}>
      <Hall {...(inks && { inks })} {...(over && { over })} />
      {children}
    </div>
  );
}

function Title({ t, view, w }: TableProps) {
  const sub = isFinale(view) && view.living.length <= 4 ? t.words.lastRoundTable : t.words.roundTable;
  return <Head title={isFinale(view) ? w.end.finale : t.phone.day(view.day)} sub={sub} />;
}

const Pile = ({ view, w }: TableProps) => (
  <div class="ft-pile">
    <Silver bars={view.pile} />
    <p>
      <b class="num">{view.pile}</b> {w.bars(view.pile)}
    </p>
  </div>
);

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

/* ---------- arrival ---------- */

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

export function BigClock({ view, stage }: TableProps) {
  const left = useTimeLeft(view.until, stage.now, 1000);
  if (view.until === null || isDays(view)) return null;
  return (
    <p class="ft-clock num" role="timer">
      {timeText(left)}
    </p>
  );
}

/* ---------- talk ---------- */

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

/* ---------- the slates ---------- */

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
  const { view, w, names } = props;
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
        {left.length > 0 && left.length < 5 && <p>{names(left)}</p>}
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

function TallyPanel({ view, w, faces, name }: TableProps) {
  const rows = tallyOf(view);
  return (
    <aside class="ft-panel ft-tally">
      <h2>{w.vote.turned(view.shown.length)}</h2>
      <ol>
        {rows.slice(0, TALLY_ROWS).map(({ seat, votes }) => (
          <li key={seat}>
            <Face seat={faces[seat]!} />
            <span>{name(seat)}</span>
            <Picture width={60} height={42} art={strokes(votes)} />
            <b class="num">{votes}</b>
          </li>
        ))}
      </ol>
    </aside>
  );
}

export function Reveal(props: TableProps) {
  const { view, w, faces, name } = props;
  const at = useMemo(() => spotsFor(view.order.length), [view.order.length]);
  const slate = useMemo(() => bigSlate(512, 276), []);
  const now = view.onStage;
  const [leader] = tallyOf(view);
  const last = view.isShown ? view.shown.at(-1) : undefined;
  const place = now === null ? undefined : at[view.order.indexOf(now)];
  const [hx, hy] = place ? before(place) : [0, 0];
  const hole = `<ellipse cx="${n1(hx)}" cy="${n1(hy)}" rx="48" ry="34" fill="none" stroke="#e0a9b4" stroke-width="4" stroke-dasharray="12 9"/>`;
  const lie = view.voters.length - view.shown.length - (last ? 0 : 1);
  const next = view.callOrder.find((seat) => seat !== now && !view.shown.some((ballot) => ballot.seat === seat));
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
              <h1>{last ? (last.target === null ? '–' : name(last.target)) : '…'}</h1>
            </div>
            {last?.reason && <i>{last.reason}</i>}
          </div>
        </div>
      )}
      <TallyPanel {...props} />
      {lie > 0 && (
        <aside class="ft-panel ft-next">
          <h2>{w.vote.lie(lie)}</h2>
          {next !== undefined && (
            <p>
              <Face seat={faces[next]!} />
              <span>
                {name(next)}
                <small>{w.vote.next}</small>
              </span>
            </p>
          )}
        </aside>
      )}
    </Layer>
  );
}

/* ---------- ties ---------- */

const RUNGS = ['defence', 'revote', 'minute', 'protected', 'lot'] as const;

function Ladder({ view, t, w, names }: TableProps) {
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

export function Tie(props: TableProps) {
  const { view, w, faces, stage } = props;
  const at = useMemo(() => spotsFor(view.order.length), [view.order.length]);
  const left = useTimeLeft(view.until, stage.now, 1000);
  const speaker = view.phase === 'defence' ? view.floor[0] : undefined;
  const lights =
    path(cutDisc(820, 520, 300, 190, seeded(3), 3, 60), '#78142a') +
    path(cutDisc(820, 520, 230, 150, seeded(4), 3, 60), '#96182f');
  const votes = new Map(tallyOf(view).map(({ seat, votes: count }) => [seat, count]));
  const shown = view.tied.slice(0, 4);
  const gap = Math.min(310, 760 / shown.length);
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
        looks={(seat) => (view.tied.includes(seat) ? 'is-hole' : 'is-dim')}
        isEmpty={(seat) => view.tied.includes(seat)}
      />
      {view.phase !== 'lot' && (
        <div class="ft-sand">
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
            x={830 + (k - (shown.length - 1) / 2) * gap}
            y={500}
            chair={false}
            class={`is-pair${isOn ? ' is-on' : ''}${view.phase === 'lot' ? ' is-drawn' : ''}`}
            small={small}
          />
        );
      })}
      <Ladder {...props} />
    </Layer>
  );
}

/* ---------- banishment ---------- */

const SEALED = (): string => {
  const rays = Array.from({ length: 48 }, (_, k) => {
    const a = (k / 48) * 2 * Math.PI;
    return gouge(150 + 96 * Math.cos(a), 210 + 96 * Math.sin(a), 150 + 120 * Math.cos(a), 210 + 120 * Math.sin(a), 2.4);
  });
  return (
    path('M10 16L300 12L308 432L14 434Z', '#1b0710') +
    path('M0 4L300 0L298 420L3 418Z', '#1a2b46') +
    '<path d="M14 18L286 15L284 405L17 404Z" fill="none" stroke="#56719b" stroke-width="3"/>' +
    path(rays.join(''), '#304a72') +
    `<g transform="translate(72 132) scale(1.56)">${wax('#b3203a', '#5c0d1e')}</g>`
  );
};

export function Banishment(props: TableProps) {
  const { view, w, faces, name } = props;
  const at = useMemo(() => spotsFor(view.order.length), [view.order.length]);
  const gone = view.tables.at(-1)?.banished;
  const role = gone !== undefined && view.identified.includes(gone) ? view.roles[gone] : undefined;
  const card = useMemo(() => {
    if (role === undefined) return SEALED();
    const ink = role === 'loyal' ? '#1a4f6e' : '#8b1a2c';
    return openCard(ink, '#9fb2b9') + (role === 'loyal' ? loyalSign(ink, '#f3ead7') : traitorSign(ink, '#f3ead7'));
  }, [role]);
  if (gone === undefined) return null;
  const lights =
    path(cutDisc(500, 520, 236, 200, seeded(8), 4, 60), '#96182f') +
    path(cutDisc(500, 520, 186, 158, seeded(9), 4, 60), '#b3324a');
  const votes = view.out[gone]?.votes ?? 0;
  const isCardShown = view.asked !== false || role !== undefined;
  return (
    <Layer props={props} inks={LOW} over={lights}>
      <Title {...props} />
      <Around props={props} at={at} />
      <div class="ft-guest ft-stand" style={{ '--tint': `var(--seat-${faces[gone]!.tint})` }}>
        <span class="ft-fig" aria-hidden="true">
          <Hood face={faces[gone]!} />
        </span>
        <span class="ft-card">
          {name(gone)}
          <small>{w.banish.is}</small>
        </span>
      </div>
      {isCardShown && (
        <div class={`ft-id${role ? ' is-shown' : ''}`} role="status" key={role ?? 'sealed'}>
          <Picture width={300} height={420} art={card} />
          {role ? (
            <p class={role}>
              <span>{w.banish.was(name(gone))}</span>
              <b>{w.banish[role]}</b>
            </p>
          ) : (
            <span class="vh">{w.banish.sealed}</span>
          )}
        </div>
      )}
      {view.shown.length > 0 ? (
        <TallyPanel {...props} />
      ) : (
        <aside class="ft-panel ft-tally">
          <h2>{w.banish.sum(votes)}</h2>
        </aside>
      )}
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
