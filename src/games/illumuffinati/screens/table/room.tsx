/** The interrogation room: every row in seat order, open cards large, backs alike, coins that grow, the pile. */
import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { Clock, Face as Head, Picture, useTimeLeft } from '../../../../web/kit/index.ts';
import { type Face, MS, sentHomeFirst } from '../../content.ts';
import {
  askedBack,
  bakersOf,
  handSize,
  isAnotherSentHome,
  lastBakerOf,
  passerOf,
  seatCount,
  type View,
} from '../../state.ts';
import { heap } from '../art/coins.ts';
import { inspectorHat, shopBoard } from '../art/figures.ts';
import { rimCuts } from '../art/light.ts';
import { paperBag } from '../art/scenes.ts';
import { Back, Backs, Card, Coins } from '../cards.tsx';
import { FIRST_MS, wholeMs } from '../clock.ts';
import { Backdrop, Fingers, Ntag, Panel, type Scene, useEarly } from './parts.tsx';
import { Away, isAnyAway } from './pause.tsx';
import { POOL, placesFor } from './places.ts';
import { mat, roomCone, roomGround, roomLamp, roomLight } from './room-art.ts';

const RIM = rimCuts(POOL.cx, POOL.cy, POOL.rx, POOL.ry);
const CUTS = 60;

const SWING_MS = 11_200;

/** Every scene draws the lamp anew; it swings on from where it would be. */
const swinging = () => ({ '--swing': `${-Math.round(performance.now() % SWING_MS)}ms` });

/** The rim of the pool is the clock: sixty cuts, the lit ones are left. */
function Rim({ scene: { view, stage } }: { scene: Scene }) {
  const isTimed = view.options.timers !== 'off' && view.endsAt !== null;
  const ms = wholeMs(view);
  const left = useTimeLeft(isTimed ? view.endsAt : null, stage.now, Math.max(50, ms / CUTS), stage.room.pause === null);
  const lit = isTimed ? Math.min(CUTS, Math.ceil((left / ms) * CUTS)) : CUTS;
  return (
    <svg class="picture" viewBox="0 0 1920 1080" aria-hidden="true">
      <path fill="#5f4222" d={RIM.slice(lit).join('')} />
      <path fill="#fff3cf" d={RIM.slice(0, lit).join('')} />
    </svg>
  );
}

export interface RoomProps {
  readonly scene: Scene;
  readonly title: string;
  readonly sub: string;
  readonly hasClock?: boolean;
  /** What lies in the light instead of the pile. */
  readonly middle?: ComponentChildren;
  readonly seat: (seat: Seat) => SeatLooks;
}

/** What a place shows at this moment. */
export interface SeatLooks {
  readonly open?: Face | null;
  readonly hidden: number;
  readonly isHome?: boolean;
  readonly bribe?: number;
  readonly was?: number | undefined;
  readonly isLit?: boolean;
  /** Just turned up, or just gone home: what lies there for longer does not move again when the scene changes. */
  readonly isFresh?: boolean;
  readonly note?: string;
  readonly small?: string;
}

export function Room({ scene, title, sub, hasClock = false, middle, seat }: RoomProps) {
  const { view, stage, faces, t } = scene;
  const isDark = stage.room.pause !== null;
  const bakers = bakersOf(view);
  const places = placesFor(seatCount(view));
  const looks = bakers.map(seat);
  const mats = looks.map(({ isHome, isLit }) => (isHome ? 'h' : isLit && !isDark ? 'l' : 'm'));
  const blotters = useMemo(
    () => mats.map((one, k) => (one === 'h' ? '' : mat(places.at[k]!, places.k, one === 'l', k))).join(''),
    [mats.join(), places],
  );
  const hat = useMemo(() => `<g transform="translate(1210 134)">${inspectorHat(0.72)}</g>`, []);
  const [swing] = useState(swinging);
  return (
    <div class={`it-room${isDark ? ' is-dark' : ''}`} style={swing}>
      <Backdrop art={roomGround} of="ground" />
      {!isDark && <Backdrop art={roomLight} of="light" />}
      {!isDark && <Rim scene={scene} />}
      {!isDark && <Backdrop art={roomCone} of="cone" />}
      <Picture width={1920} height={1080} art={blotters} />
      <Backdrop art={() => roomLamp(!isDark)} of={String(isDark)} class="it-lamp" />
      <header class="it-head">
        <h1>{isDark ? t.pause.title : title}</h1>
        {hasClock && view.options.timers !== 'off' && <Clock until={view.endsAt} now={stage.now} paused={isDark} />}
        <p>{isDark ? t.paused.stands : sub}</p>
      </header>
      <Head seat={faces[view.inspector]!} class="it-ihead" />
      <Picture width={1920} height={1080} art={hat} class="it-over" />
      <div class="it-insp">
        <Ntag scene={scene} seat={view.inspector} />
        <Fingers scene={scene} seat={view.inspector} />
      </div>
      {isDark && isAnyAway(scene) ? <Away scene={scene} /> : (middle ?? <Pile scene={scene} />)}
      <ul class="it-places">
        {bakers.map((one, k) => (
          <Place key={one} scene={scene} seat={one} at={places.at[k]!} k={places.k} looks={looks[k]!} />
        ))}
      </ul>
      <Used scene={scene} />
    </div>
  );
}

const SHOWN_USED = 12;

/** What has been used, if the table remembers for all. (IM-131) */
function Used({ scene: { view, t } }: { scene: Scene }) {
  if (!view.options.memoryAid || view.used.length === 0) return null;
  return (
    <Panel class={`it-used${view.used.length > 6 ? ' is-many' : ''}`}>
      <h2>{t.things.usedPile}</h2>
      <div>
        {view.used.slice(-SHOWN_USED).map((face, k) => (
          <Card key={k} face={face} t={t} jewelGold={view.options.jewelGold} mini />
        ))}
      </div>
    </Panel>
  );
}

function Pile({ scene: { view, t } }: { scene: Scene }) {
  const { pile } = view;
  const art = useMemo(
    () =>
      pile > 0 ? heap(POOL.cx + 92, POOL.cy + 44, pile, { rx: pile > 24 ? 28 : 36, cap: 4, seed: 3, spread: 0.8 }) : '',
    [pile],
  );
  return (
    <>
      <Picture width={1920} height={1080} art={art} />
      <p class="it-heap">
        <b class="num">{pile}</b>
        <span>{t.table.pile}</span>
      </p>
    </>
  );
}

interface PlaceProps {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly at: readonly [number, number];
  readonly k: number;
  readonly looks: SeatLooks;
}

function Place({ scene, seat, at: [x, y], k, looks }: PlaceProps) {
  const { view, t } = scene;
  const { jewelGold } = view.options;
  const style = { left: `${x}px`, top: `${y}px`, scale: String(k) };
  const board = useMemo(() => ({ __html: shopBoard(t.phone.openSign) }), [t]);
  if (looks.isHome) {
    return (
      <li class="it-place is-home" style={style}>
        <div class="it-who">
          <Ntag scene={scene} seat={seat} />
          <Fingers scene={scene} seat={seat} />
        </div>
        <div class={`it-lie${looks.isFresh ? ' is-fresh' : ''}`}>
          <Backs n={looks.hidden} />
          <svg
            class="it-board"
            viewBox="0 0 200 146"
            role="img"
            aria-label={t.phone.openSign.join(' ')}
            dangerouslySetInnerHTML={board}
          />
        </div>
      </li>
    );
  }
  return (
    <li class={`it-place${looks.isLit ? ' is-lit' : ''}`} style={style}>
      <div class="it-who">
        <Ntag scene={scene} seat={seat}>
          {looks.small && <span class="it-small">{looks.small}</span>}
        </Ntag>
        <Fingers scene={scene} seat={seat} />
      </div>
      <div class="it-lie">
        {looks.open !== undefined &&
          (looks.open === null ? (
            <Back class="it-open" />
          ) : (
            <Card
              key={`${view.run} ${looks.open}`}
              face={looks.open}
              t={t}
              jewelGold={jewelGold}
              class={`it-open${looks.isFresh ? ' is-fresh' : ''}`}
            />
          ))}
        <Backs n={looks.hidden} />
        {looks.note && <span class="it-slip">{looks.note}</span>}
      </div>
      {looks.bribe !== undefined && <Bribe bribe={looks.bribe} was={looks.was} seed={seat} />}
    </li>
  );
}

/** Coins lie in stacks of ten; a second stack stands beside the first. */
function Bribe({ bribe, was, seed }: { bribe: number; was: number | undefined; seed: number }) {
  const isSmall = bribe > 10;
  return (
    <div class={`it-bribe${isSmall ? ' is-many' : ''}`}>
      {was !== undefined && was > bribe && <s class="num">{was}</s>}
      <b class="num">{bribe}</b>
      {bribe > 0 ? (
        <Coins key={bribe} n={bribe} rx={bribe > 20 ? 20 : isSmall ? 26 : 40} seed={seed} />
      ) : (
        <svg class="coins" viewBox="0 0 92 44" width="92" height="44" aria-hidden="true">
          <ellipse
            cx="46"
            cy="26"
            rx="40"
            ry="13.6"
            fill="none"
            stroke="#9b8691"
            stroke-width="3"
            stroke-dasharray="8 6"
          />
        </svg>
      )}
    </div>
  );
}

/** A row as it lies: the lowest card up, the rest face down. */
const lying = (view: View, seat: Seat): SeatLooks => {
  const open = view.open[seat] ?? null;
  if (view.home.includes(seat)) return { hidden: view.counts[seat]!, isHome: true };
  return { open, hidden: view.counts[seat]! - 1 };
};

const runsIn = (view: View): number => handSize(view) - 1;

const LAST_CALL_MS = 15_000;

/** The last call is heard, and it is read; a clock that is set right meanwhile does not take it back. */
function useLastCall({ view, stage }: Scene): boolean {
  const { endsAt } = view;
  const isTimed = view.options.timers !== 'off' && !view.hasGonged;
  const left = useTimeLeft(isTimed ? endsAt : null, stage.now, LAST_CALL_MS, stage.room.pause === null);
  const called = useRef<number | null>(null);
  if (isTimed && left > 0 && left <= LAST_CALL_MS) called.current = endsAt;
  return isTimed && called.current === endsAt;
}

export function Negotiate({ scene }: { scene: Scene }) {
  const { view, t } = scene;
  const isLastCall = useLastCall(scene);
  const isTwo = isAnotherSentHome(view) && sentHomeFirst(seatCount(view)) > 1;
  const round = t.panel.round(view.round + 1, seatCount(view) * view.options.laps);
  const sub = view.hasGonged
    ? t.table.notForced
    : isLastCall
      ? t.panel.lastCall
      : isTwo
        ? `${round}. ${view.home.length > 0 ? t.table.oneMore : t.table.twoMay}`
        : round;
  return (
    <Room
      scene={scene}
      title={view.hasGonged ? t.table.timeUp : t.table.run(view.run + 1, runsIn(view))}
      hasClock
      sub={sub}
      seat={(seat) => ({
        ...lying(view, seat),
        ...(view.room.includes(seat) && {
          bribe: view.bribes[seat]!,
          was: view.isLocked ? view.offered?.[seat] : undefined,
        }),
      })}
    />
  );
}

export function TakeBack({ scene }: { scene: Scene }) {
  const { view, t, name } = scene;
  const out = view.home.at(-1)!;
  const asked = askedBack(view);
  return (
    <Room
      scene={scene}
      title={t.phases.takeback}
      hasClock
      sub={view.taken[out]! > 0 ? t.table.bought(name(out), view.taken[out]!) : t.table.free(name(out))}
      middle={
        <p class="it-ans">
          <b class="num">
            {view.answered}
            <i>{t.table.of}</i>
            {asked.length}
          </b>
          <span>{t.table.answered}</span>
        </p>
      }
      seat={(seat) => ({
        ...lying(view, seat),
        isFresh: seat === out,
        ...(view.room.includes(seat) && { bribe: view.bribes[seat]! }),
      })}
    />
  );
}

/** All answers turned together: what lay before is struck out, for a moment, before the dog comes. */
export function Revealed({ scene }: { scene: Scene }) {
  const { view, t } = scene;
  return (
    <Room
      scene={scene}
      title={t.phases.takeback}
      sub={t.phone.stays}
      seat={(seat) =>
        view.room.includes(seat)
          ? {
              open: view.shown[seat]!.at(view.open[seat] === null ? -1 : -2) ?? null,
              hidden: view.counts[seat]!,
              bribe: view.bribes[seat]!,
              was: view.offered?.[seat],
            }
          : lying(view, seat)
      }
    />
  );
}

export function Hide({ scene }: { scene: Scene }) {
  const { view, t, faces } = scene;
  const passer = passerOf(view)!;
  const bakers = bakersOf(view);
  const from = view.passes > 0 ? bakers[view.passes - 1]! : null;
  const art = useMemo(() => `<g transform="translate(716 268) rotate(-7 120 120)">${paperBag(1.34, true)}</g>`, []);
  return (
    <Room
      scene={scene}
      title={t.phases.hide}
      hasClock
      sub={t.phone.passedOf(view.passes, bakers.length)}
      middle={
        <>
          <Picture key={view.passes} width={1920} height={1080} art={art} class="it-bag" />
          <span class="it-fromto">
            {from !== null && <Head seat={faces[from]!} />}
            <svg viewBox="0 0 40 40" aria-hidden="true">
              <path fill="currentColor" d="M2 17L22 16L20 5L39 20L20 35L22 24L2 23Z" />
            </svg>
            <Head seat={faces[passer]!} />
          </span>
        </>
      }
      seat={(seat) => ({
        hidden: seat === passer && view.passes >= 0 ? view.counts[seat]! - 2 : view.counts[seat]!,
        isLit: seat === passer,
        ...(seat === passer && { note: t.table.onTheWay }),
        ...(bakers.indexOf(seat) < view.passes && { small: t.phone.given }),
      })}
    />
  );
}

/** The last two lie open for a moment; then every lowest card, all at once. */
export function Open({ scene }: { scene: Scene }) {
  const { view, t, name } = scene;
  const isDrop = useEarly(scene, FIRST_MS.laid, MS.open);
  const last = lastBakerOf(view);
  if (isDrop && view.used.length > 0) {
    return (
      <Room
        scene={scene}
        title={t.phone.twoOnTable}
        sub={t.table.lastLies(name(last))}
        middle={
          <div class="it-drop">
            {view.used.slice(-2).map((face, k) => (
              <Card key={k} face={face} t={t} jewelGold={view.options.jewelGold} />
            ))}
          </div>
        }
        seat={(seat) => ({ hidden: view.counts[seat]!, isLit: seat === last })}
      />
    );
  }
  return (
    <Room
      scene={scene}
      title={t.phases.open}
      sub={t.table.lowest}
      middle={
        <p class="it-count">
          <b>{t.table.atOnce}</b>
        </p>
      }
      seat={(seat) => ({ ...lying(view, seat), isLit: true, isFresh: true })}
    />
  );
}
