/** The ceremony and the night: nothing here counts who is ready, and no group of hoods is ever drawn in the dark. */

import { useMemo } from 'preact/hooks';
import { disc, gouge, n1, path } from '../../../../web/art/lino.ts';
import { moonAt } from '../../../../web/art/sky.ts';
import { Mask, Picture, useTimeLeft } from '../../../../web/kit/index.ts';
import { DARK_MS, msOf } from '../../clock.ts';
import { isDays } from '../../state.ts';
import { nightKeep, nightSky, windowPlaces } from '../art/castle.ts';
import { places } from '../art/guest.ts';
import { roundHall } from '../art/hall.ts';
import { arch, wax } from '../art/shapes.ts';
import { Guest, Head } from './guest.tsx';
import type { TableProps } from './props.ts';

const X = 960;
const Y = 462;
const STEPS = 96;

const BLACK = {
  floor: '#0b070d',
  stone: '#110b13',
  stones: ['#151019', '#0e0910'],
  joint: '#060308',
  cut: '#1c131e',
  rim: '#060308',
  wood: '#21120e',
  woodCut: '#33201a',
  woodDeep: '#150a08',
  felt: ['#25070f', '#2f0913', '#3b0c18', '#480f1e'],
} as const;

/** Steps that walk the whole round; where they are now is time alone. */
function feet(at: number): string {
  return places(X, Y + 4, 836, 438, STEPS)
    .map(({ x, y, a }, k) => {
      const [nx, ny] = [Math.sin(a) * 438, -Math.cos(a) * 836];
      const length = Math.hypot(nx, ny);
      const side = k % 2 ? 13 : -13;
      const turn = (Math.atan2(Math.sin(a) * 438, Math.cos(a) * 836) * 180) / Math.PI + 90;
      const behind = (at - k + STEPS) % STEPS;
      const ink = behind < 12 ? '#c9a14a' : behind < 40 ? '#6d572c' : '#33271f';
      return `<g transform="translate(${n1(x + (nx / length) * side)} ${n1(y + (ny / length) * side)}) rotate(${n1(turn)})" color="${ink}"><use href="#t-foot" x="-11" y="-23" width="23" height="46"/></g>`;
    })
    .join('');
}

export function Ceremony(props: TableProps) {
  const { view, w, faces, stage } = props;
  const isOpen = view.step === 'open';
  const left = useTimeLeft(view.until, stage.now, 500);
  const hall = useMemo(
    () => roundHall({ cx: X, cy: Y + 6, rx: 650, ry: 288, clear: [[1500, 940, 420, 140]], c: BLACK }),
    [],
  );
  const at = useMemo(() => places(X, Y, 690, 326, view.order.length), [view.order.length]);
  const step = isDays(view) ? 0 : Math.floor(left / 500) % STEPS;
  const walked = useMemo(() => feet((STEPS * 2 - step) % STEPS), [step]);
  const cards = useMemo(() => {
    const seal = wax('#8e1a32', '#3d0a16');
    return at
      .map(({ x, y }, k) => {
        const place = `translate(${n1(X + (x - X) * 0.76)} ${n1(Y + (y - Y) * 0.66 + 8)}) rotate(${((k * 29) % 9) - 4})`;
        return `<g transform="${place}">${path('M-25 -30L27 -33L29 33L-23 35Z', '#08050c')}${path('M-27 -34L25 -36L26 29L-25 31Z', '#1a2b46')}<path d="M-22 -29L20 -31L21 24L-20 26Z" fill="none" stroke="#3a547e" stroke-width="2"/><g transform="translate(-15 -18) scale(.3)">${seal}</g></g>`;
      })
      .join('');
  }, [at]);
  return (
    <div class="ft-layer is-ceremony">
      <Picture width={1920} height={1080} art={hall} class="ft-scene" />
      <Picture width={1920} height={1080} art={walked + cards} class="ft-scene" />
      {view.order.map((seat, k) => (
        <Guest key={seat} face={faces[seat]!} x={at[k]!.x} y={at[k]!.y} />
      ))}
      <div class="ft-eyes" role="status">
        <h1>{isOpen ? w.ceremony.open : w.ceremony.shut}</h1>
        <p>{isOpen ? w.ceremony.openHelp : w.ceremony.shutHelp}</p>
      </div>
    </div>
  );
}

/* ---------- the night ---------- */

const WINDOWS = ['council', 'letters', 'deed'] as const;
const BEADS = 46;
const arcAt = (t: number): readonly [number, number] => [
  1290 - 560 * Math.cos(Math.PI * t),
  262 - 178 * Math.sin(Math.PI * t),
];

/** How much of the night is over: the three windows one after the other, whatever happens in them. */
function useNight({ view, stage }: TableProps): number {
  const left = useTimeLeft(view.until, stage.now, isDays(view) ? 60_000 : 1000);
  const lengths = WINDOWS.map((one) => msOf(view, one));
  const all = lengths.reduce((sum, ms) => sum + ms, 0);
  const at = WINDOWS.indexOf(view.phase as 'council');
  if (at < 0) return 0;
  if (view.step === 'falling') return 0;
  const before = lengths.slice(0, at).reduce((sum, ms) => sum + ms, 0);
  return Math.min(1, Math.max(0, (before + lengths[at]! - Math.min(left, lengths[at]! + DARK_MS)) / all));
}

/** One bead for each part of the night, and two gates between its windows. */
function track(done: number, gatesAt: readonly number[]): string {
  let past = '';
  let ahead = '';
  for (let k = 0; k < BEADS; k++) {
    const [t0, t1] = [(k + 0.15) / BEADS, (k + 0.85) / BEADS];
    const cut = gouge(...arcAt(t0), ...arcAt(t1), 4);
    if (t1 <= done) past += cut;
    else ahead += cut;
  }
  const gates = gatesAt.map((t) => {
    const [x, y] = arcAt(t);
    const away = Math.PI * t;
    return gouge(x - 24 * Math.cos(away), y - 24 * Math.sin(away), x + 24 * Math.cos(away), y + 24 * Math.sin(away), 5);
  });
  return path(past, '#8f6d2a') + path(ahead, '#5b4a6a') + path(gates.join(''), '#c9a14a');
}

export function Night(props: TableProps) {
  const { view, t, w, faces } = props;
  const done = useNight(props);
  const sky = useMemo(() => nightSky(), []);
  const keep = useMemo(() => nightKeep(), []);
  const lengths = WINDOWS.map((one) => msOf(view, one));
  const all = lengths.reduce((sum, ms) => sum + ms, 0);
  const gates = [lengths[0]! / all, (lengths[0]! + lengths[1]!) / all];
  const [mx, my] = arcAt(done);
  const moon = track(done, gates) + path(disc(mx, my, 78), '#241a33') + moonAt(mx, my, 60, '#efe0bb', '#d2bd8b');
  const at = WINDOWS.indexOf(view.phase as 'council');
  const pane = useMemo(() => arch(50, 118, 96, 116), []);
  return (
    <div class="ft-layer is-night">
      <Picture width={1920} height={1080} art={sky} class="ft-scene" />
      <Picture width={1920} height={1080} art={moon} class="ft-scene" />
      <Picture width={1920} height={1080} art={keep} class="ft-scene" />
      <Head title={t.phone.night(view.day)} sub={w.night.help} />
      <ol class="ft-hours">
        {WINDOWS.map((one, k) => (
          <li
            key={one}
            class={k === at ? 'is-on' : k < at ? 'is-past' : ''}
            aria-current={k === at ? 'step' : undefined}
          >
            {t.phases[one]}
          </li>
        ))}
      </ol>
      {view.order.map((seat, k) => {
        const [x, y] = windowPlaces[k]!;
        const isOut = view.out[seat] !== null;
        const face = faces[seat]!;
        return (
          <div
            key={seat}
            class={`ft-win${isOut ? ' is-dark' : ''}`}
            style={{ left: `${x}px`, top: `${y}px`, '--tint': `var(--seat-${face.tint})` }}
          >
            <svg viewBox="0 0 100 122" aria-hidden="true">
              <path d={pane} fill="#150c15" />
              <path d={arch(50, 114, 84, 104)} fill={isOut ? '#20141f' : '#f2b84b'} />
            </svg>
            {!isOut && (
              <>
                <Mask id={face.mask} />
                <b aria-hidden="true">{face.letter}</b>
              </>
            )}
            <span>{face.name}</span>
          </div>
        );
      })}
    </div>
  );
}
