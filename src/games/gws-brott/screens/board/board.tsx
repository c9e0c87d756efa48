/**
 * The board on a phone: the town in a window that is panned by scrolling and pinched, every square a button with a name
 * in words. Arrow keys go from square to square, plus and minus come nearer or show the whole town.
 *
 * It is a real scrolling box: whatever gets the focus is brought into sight, and nothing has to be moved by hand.
 */
import './board.css';
import { type Signal, signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useFetched } from '../../../../web/chunk.ts';
import { pieces as allPieces, columns, height, type Piece, type Place, type Square, streets } from '../../content.ts';
import { gwId, layOut, pieceId, townId } from '../art/sprite.ts';
import { onPinch } from './pinch.ts';
import { beside, centre, columnOf, type Direction, directionTo, rowOf, VIEW, viewBox } from './places.ts';

export interface Man {
  readonly piece: Piece;
  readonly place: Place;
  readonly mine?: boolean;
}

export interface BoardProps {
  /** desk: GW's working print. night: the criminals' side. */
  readonly ink: 'desk' | 'night';
  readonly label: string;
  readonly zoom: 'whole' | 'near';
  readonly onZoom?: (zoom: 'whole' | 'near') => void;
  /** What is kept in the middle when it changes. */
  readonly focus: Place;
  readonly men?: readonly Man[];
  readonly gw: Square;
  /** Inner SVG below and above the pieces. */
  readonly under?: string;
  readonly over?: string;
  /** A square in words: "D5, Bakery, your evidence". */
  readonly name: (square: Square) => string;
  /** Squares that do something when they are pressed; the others only say what they are. */
  readonly live: readonly Square[];
  readonly picked?: Square | null;
  readonly onSquare?: (square: Square) => void;
  /** GW's own piece may be dragged one step. */
  readonly onDrag?: (direction: Direction) => void;
  /** Told which part of the town is in sight. */
  readonly sight?: Signal<Sight | null>;
  /** What is wanted in the middle, whenever somebody points there. */
  readonly aim?: Signal<Aim | null>;
  readonly children?: ComponentChildren;
  readonly class?: string;
}

/** A part of the drawing, in its own units. */
export interface Sight {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const NEAR_PX = 47;
const NEAR_COLUMNS = 8.3;
const LEAST_PX = 24;
const MOST_PX = 96;
const SAID_MS = 2_600;
const DRAG_PX = 22;
const NEARLY = 1.06;
const WIDE = VIEW.w / 100;
const TALL = VIEW.h / 100;

const fetchTown = () =>
  Promise.all([import('../art/town.ts'), import('../art/inks.ts')]).then(([{ town }, inks]) => ({ town, inks }));
/** Kept: a board that is drawn anew with every phase would be an empty town for a moment. */
const kept = signal<Awaited<ReturnType<typeof fetchTown>> | null>(null);

/** The block of an ink, once it is here. */
export function useTown(ink: 'day' | 'desk' | 'night', isLean = true): string | undefined {
  const fetched = useFetched(fetchTown);
  useEffect(() => {
    if (fetched) kept.value = fetched;
  }, [fetched]);
  const art = kept.value;
  return useMemo(() => (art ? townId(ink, () => art.town(art.inks[ink], isLean)) : undefined), [art, ink]);
}

const wantsLessMotion = (): boolean =>
  document.documentElement.dataset.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A point of the drawing, in its own units. */
export interface Aim {
  readonly x: number;
  readonly y: number;
}

/** How many pixels a square has; fingers and the wheel change it. `byHand`: just now, so that nothing else moves. */
function useScale({ zoom, onZoom }: Pick<BoardProps, 'zoom' | 'onZoom'>) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(390);
  const [pinched, setPinched] = useState<number | null>(null);
  const byHand = useRef(false);
  useLayoutEffect(() => {
    const place = box.current!;
    const measure = () => setWidth(place.clientWidth || 390);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  const isOwn = useRef(false);
  useEffect(() => {
    if (!isOwn.current) setPinched(null);
    isOwn.current = false;
  }, [zoom]);
  const whole = Math.max(LEAST_PX, width / WIDE);
  const near = Math.max(NEAR_PX, width / NEAR_COLUMNS);
  const scale = pinched ?? (zoom === 'whole' ? whole : near);
  const latest = useRef({ scale, whole, zoom, onZoom });
  latest.current = { scale, whole, zoom, onZoom };
  // While fingers are down. What is told meanwhile draws the board anew, and would put back the scale from before them.
  const hand = useRef<number | null>(null);
  const inHand = () => hand.current ?? latest.current.scale;

  useEffect(() => {
    const place = box.current!;
    const size = (wanted: number) => Math.min(MOST_PX, Math.max(latest.current.whole, wanted));
    return onPinch(place, {
      scale: inHand,
      /** In the document at once: drawing all squares anew for every hair's breadth would stutter. */
      stretch: (wanted, { clientX, clientY }) => {
        const town = place.firstElementChild as HTMLElement;
        const before = town.getBoundingClientRect();
        const [u, v] = [(clientX - before.left) / before.width, (clientY - before.top) / before.height];
        const scale = size(wanted);
        hand.current = scale;
        place.parentElement!.style.setProperty('--sq', `${scale}px`);
        town.style.width = `${WIDE * scale}px`;
        town.style.height = `${TALL * scale}px`;
        const after = town.getBoundingClientRect();
        place.scrollLeft += after.left + u * after.width - clientX;
        place.scrollTop += after.top + v * after.height - clientY;
      },
      end: () => {
        latest.current.scale = inHand();
        hand.current = null;
        const now = latest.current;
        const seen = now.scale < now.whole * NEARLY ? 'whole' : 'near';
        byHand.current = true;
        setPinched(now.scale);
        if (seen === now.zoom || !now.onZoom) return;
        isOwn.current = true;
        now.onZoom(seen);
      },
    });
  }, []);
  const zoomTo = (to: 'whole' | 'near') => setPinched(to === 'near' ? near : whole);
  return { box, scale, width, inHand, byHand, zoomTo };
}

/** Keeps a place in the middle: at once when the window changes, gliding when the place does. */
function useFocus(
  { box, scale, width, byHand }: ReturnType<typeof useScale>,
  focus: Place,
  aim: Signal<Aim | null> | undefined,
): void {
  const before = useRef<{ scale: number; width: number } | null>(null);
  const wanted = aim?.value ?? null;
  const aimed = useRef({ wanted, focus });
  useLayoutEffect(() => {
    const place = box.current!;
    const isScaled = before.current?.scale !== scale;
    const isJump = isScaled || before.current?.width !== width || wantsLessMotion();
    before.current = { scale, width };
    const isPinched = byHand.current && isScaled;
    byHand.current = false;
    // What somebody pointed at stays wanted until there is something new to see.
    if (wanted !== aimed.current.wanted) aimed.current = { wanted, focus };
    if (isPinched) return;
    const isAimed = wanted !== null && aimed.current.focus === focus;
    const [x, y] = isAimed ? [wanted.x, wanted.y] : centre(focus, 1);
    place.scrollTo({
      left: ((x - VIEW.x) / 100) * scale - place.clientWidth / 2,
      top: ((y - VIEW.y) / 100) * scale - place.clientHeight / 2,
      behavior: isJump ? 'instant' : 'smooth',
    });
  }, [focus, scale, width, wanted]);
}

/** Says which part is in sight, whenever that changes. */
function useSight({ box, scale, width, inHand }: ReturnType<typeof useScale>, sight: Signal<Sight | null>): void {
  useLayoutEffect(() => {
    const place = box.current!;
    const tell = () => {
      const { scrollLeft, scrollTop, clientWidth, clientHeight } = place;
      const units = 100 / inHand();
      sight.value = {
        x: VIEW.x + scrollLeft * units,
        y: VIEW.y + scrollTop * units,
        w: Math.min(VIEW.w, clientWidth * units),
        h: Math.min(VIEW.h, clientHeight * units),
      };
    };
    tell();
    place.addEventListener('scroll', tell, { passive: true });
    return () => place.removeEventListener('scroll', tell);
  }, [scale, width]);
}

/** Lit squares out of sight: a gold tick at the edge behind which they lie. */
function Ticks({ live, sight }: { live: readonly Square[]; sight: Signal<Sight | null> }) {
  const seen = sight.value;
  if (!seen || live.length === 0 || live.length > 40) return null;
  const sides = new Set<Direction>();
  for (const square of live) {
    const [x, y] = centre(square);
    if (x < seen.x) sides.add('left');
    if (x > seen.x + seen.w) sides.add('right');
    if (y < seen.y) sides.add('up');
    if (y > seen.y + seen.h) sides.add('down');
  }
  return (
    <>
      {[...sides].map((side) => (
        <i key={side} class={`gb-tick is-${side}`} aria-hidden="true" />
      ))}
    </>
  );
}

const KEYS: { readonly [key: string]: Direction } = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
};
const STEP: { readonly [direction in Direction]: readonly [number, number] } = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};

/** The next street square that way, over houses, as far as there is one. */
function onward(from: Square, direction: Direction): Square | undefined {
  const near = beside(from, direction);
  if (/^[A-Z]\d/.test(near)) return near;
  const [dx, dy] = STEP[direction];
  for (let k = 1; k < columns.length; k++) {
    const square = `${columns[columnOf(from) + dx * k] ?? '?'}${rowOf(from) + dy * k + 1}`;
    if (streets.includes(square)) return square;
  }
  return undefined;
}

export function Board(props: BoardProps) {
  const { ink, label, focus, gw, men = [], live, picked = null, onSquare, class: name = '' } = props;
  const town = useTown(ink);
  const lens = useScale(props);
  const { box, scale, zoomTo } = lens;
  useFocus(lens, focus, props.aim);
  const own = useSignal<Sight | null>(null);
  const sight = props.sight ?? own;
  useSight(lens, sight);
  const handle = useDrag(props);
  useMemo(() => layOut(allPieces), []);
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const press = (square: Square) => {
    if (live.includes(square)) onSquare?.(square);
    else setSaid(props.name(square));
  };
  const turn = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '-') return (props.onZoom ?? zoomTo)(event.key === '+' ? 'near' : 'whole');
    const direction = KEYS[event.key];
    const from = (event.target as HTMLElement).dataset.square;
    if (!direction || !from) return;
    const to = onward(from, direction);
    event.preventDefault();
    if (to) box.current!.querySelector<HTMLElement>(`[data-square="${to}"]`)?.focus();
  };
  const under = useMemo(() => ({ __html: props.under ?? '' }), [props.under]);
  const over = useMemo(() => ({ __html: props.over ?? '' }), [props.over]);
  const first = picked ?? live[0] ?? (focus === 'jail' ? gw : focus);
  return (
    <div class={`gb-board is-${ink} ${name}`} style={{ '--sq': `${scale}px` }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a board is no form */}
      <div class="gb-window" ref={box} role="group" aria-label={label} onKeyDown={turn}>
        <div class="gb-town" style={{ width: `${WIDE * scale}px`, height: `${TALL * scale}px` }} {...handle}>
          <svg class="gb-print" viewBox={viewBox} aria-hidden="true">
            {town && <use href={town} />}
            <g dangerouslySetInnerHTML={under} />
            <Men men={men} gw={gw} ink={ink} />
            <g dangerouslySetInnerHTML={over} />
          </svg>
          <div class="gb-squares">
            {streets.map((square) => (
              <button
                key={square}
                type="button"
                class={`gb-sq${live.includes(square) ? ' is-live' : ''}${props.onDrag && square === gw ? ' is-handle' : ''}`}
                data-square={square}
                aria-label={props.name(square)}
                aria-pressed={onSquare && live.includes(square) ? picked === square : undefined}
                tabIndex={square === first ? 0 : -1}
                style={{ '--c': columnOf(square), '--r': rowOf(square) }}
                onClick={() => press(square)}
              />
            ))}
          </div>
          <div class="gb-cols" aria-hidden="true">
            {[...columns].map((letter, k) => (
              <span key={letter} style={{ '--c': k }}>
                {letter}
              </span>
            ))}
          </div>
          <div class="gb-rows" aria-hidden="true">
            {Array.from({ length: height }, (_, k) => (
              <span key={k} style={{ '--r': k }}>
                {k + 1}
              </span>
            ))}
          </div>
        </div>
      </div>
      <p class="gb-said" role="status">
        {said}
      </p>
      <Ticks live={live} sight={sight} />
      {props.children}
    </div>
  );
}

/** The own piece, picked up and set down one square further. */
function useDrag({ gw, onDrag }: BoardProps) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  if (!onDrag) return {};
  return {
    onPointerDown: (event: PointerEvent) => {
      const square = (event.target as HTMLElement).dataset.square;
      from.current = square === gw ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp: (event: PointerEvent) => {
      if (!from.current) return;
      const [dx, dy] = [event.clientX - from.current.x, event.clientY - from.current.y];
      from.current = null;
      if (Math.hypot(dx, dy) < DRAG_PX) return;
      onDrag(Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'down' : 'up');
    },
  };
}

/** Pieces glide from square to square; in jail they stand below one another. */
function Men({ men, gw, ink }: { men: readonly Man[]; gw: Square; ink: string }) {
  const before = useRef(gw);
  const facing = useRef<Direction>('left');
  if (before.current !== gw) {
    facing.current = directionTo(before.current, gw);
    before.current = gw;
  }
  const [gx, gy] = centre(gw);
  let jailed = 0;
  return (
    <>
      {men.map(({ piece, place, mine }) => {
        const [x, y] = centre(place, place === 'jail' ? jailed++ : 0);
        return (
          <g key={piece} class="gb-man" data-piece={piece} style={{ transform: `translate(${x}px, ${y}px)` }}>
            {mine && <circle class="gb-mine" r="47" />}
            <use href={pieceId(piece)} x="-31" y="-33" width="62" height="66" />
          </g>
        );
      })}
      <g class="gb-man" style={{ transform: `translate(${gx}px, ${gy}px)` }}>
        {ink === 'night' && <Light way={facing.current} />}
        <use href={gwId()} x="-52" y="-90" width="104" height="124" />
      </g>
    </>
  );
}

const AIM: { readonly [direction in Direction]: number } = { up: -90, right: 0, down: 90, left: 180 };

/** The torch's light in two printed steps. */
const Light = ({ way }: { way: Direction }) => (
  <g transform={`rotate(${AIM[way]})`} class="gb-light">
    <path d="M20 0L215 -86L240 0L215 86Z" fill="#ffe7a8" fill-opacity=".12" />
    <path d="M20 0L168 -38L178 0L168 38Z" fill="#ffd87c" fill-opacity=".16" />
  </g>
);

/**
 * The whole town small, with the window's frame. A tap beside the frame moves the window there; on it, or by a key, all of
 * the town is shown, or the window comes nearer again.
 */
export interface InsetProps extends Pick<BoardProps, 'ink' | 'gw' | 'men' | 'under'> {
  readonly label: string;
  readonly sight: Signal<Sight | null>;
  readonly onPress: () => void;
  readonly onAim: (aim: Aim) => void;
}

/** Where on the town a tap falls, or null for a press without a place. */
function tapped({ clientX, clientY, detail, currentTarget }: MouseEvent): Aim | null {
  const { left, top, width, height } = (currentTarget as Element).querySelector('svg')!.getBoundingClientRect();
  if (detail === 0 || width === 0) return null;
  // The drawing lies in the middle of its box, as large as fits.
  const units = Math.max(VIEW.w / width, VIEW.h / height);
  return {
    x: VIEW.x + VIEW.w / 2 + (clientX - left - width / 2) * units,
    y: VIEW.y + VIEW.h / 2 + (clientY - top - height / 2) * units,
  };
}

const isIn = ({ x, y }: Aim, seen: Sight): boolean =>
  x > seen.x && x < seen.x + seen.w && y > seen.y && y < seen.y + seen.h;

function Frame({ sight, ink }: { sight: Signal<Sight | null>; ink: string }) {
  const seen = sight.value;
  if (!seen || seen.w >= VIEW.w - 20) return null;
  return (
    <rect
      {...{ x: seen.x + 12, y: seen.y + 12, width: seen.w - 24, height: seen.h - 24 }}
      class={`gb-frame is-${ink}`}
      rx="20"
    />
  );
}

export function Inset({ ink, gw, men = [], under = '', label, sight, onPress, onAim }: InsetProps) {
  const town = useTown(ink);
  const marks = useMemo(() => ({ __html: under }), [under]);
  const [gx, gy] = centre(gw);
  const press = (event: MouseEvent) => {
    const aim = tapped(event);
    const seen = sight.peek();
    const isWhole = !seen || seen.w >= VIEW.w - 20;
    if (isWhole || !aim || isIn(aim, seen)) onPress();
    if (aim && (isWhole || !isIn(aim, seen))) onAim(aim);
  };
  return (
    <button type="button" class="gb-inset" aria-label={label} onClick={press}>
      <svg viewBox={viewBox} aria-hidden="true">
        {town && <use href={town} />}
        <g dangerouslySetInnerHTML={marks} />
        {men.map(({ piece, place }, k) => {
          const [x, y] = centre(place, place === 'jail' ? k : 0);
          return <use key={piece} href={pieceId(piece)} x={x - 58} y={y - 62} width="116" height="124" />;
        })}
        <use href={gwId()} x={gx - 94} y={gy - 164} width="188" height="224" />
        <Frame sight={sight} ink={ink} />
      </svg>
    </button>
  );
}
