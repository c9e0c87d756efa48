/** The Round Table from above, and what is round it on every screen of it: chairs, silver, the hour. */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { Picture, timeText, useTimeLeft } from '../../../../web/kit/index.ts';
import { isDays, isFinale } from '../../state.ts';
import { places, type Spot } from '../art/guest.ts';
import { type HallInks, roundHall } from '../art/hall.ts';
import { Guest, Head, Silver } from './guest.tsx';
import { guestSize, type TableProps } from './props.ts';

const CX = 782;
const CY = 478;
const RX = 662;
const RY = 382;

export const DIM: Partial<HallInks> = { felt: ['#320812', '#3d0b18', '#48101e', '#541425'] };
export const LOW: Partial<HallInks> = { felt: ['#3d0b18', '#4c0d1c', '#5c1023', '#78142a'] };

/** With few and large guests the ring is turned by half a chair if that keeps the corner with the day free. */
export function spotsFor(count: number): Spot[] {
  const twice = places(CX, CY, RX, RY, count * 2);
  const rings = [0, 1].map((from) => twice.filter((_, k) => k % 2 === from));
  const roomIn = (ring: readonly Spot[]) => Math.min(...ring.map(({ x, y }) => Math.hypot(x - 300, y - 90)));
  return count <= 16 && roomIn(rings[1]!) > roomIn(rings[0]!) ? rings[1]! : rings[0]!;
}

/** On the cloth before a chair. */
export const before = ({ x, y }: Spot, k = 0.7, q = 0.6): readonly [number, number] => [
  CX + (x - CX) * k,
  CY + (y - CY) * q,
];

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
export function Around({
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

export function Layer({
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

export function Title({ t, view, w }: TableProps) {
  const sub = isFinale(view) && view.living.length <= 4 ? t.words.lastRoundTable : t.words.roundTable;
  return <Head title={isFinale(view) ? w.end.finale : t.phone.day(view.day)} sub={sub} />;
}

export const Pile = ({ view, w }: TableProps) => (
  <div class="ft-pile">
    <Silver bars={view.pile} />
    <p>
      <b class="num">{view.pile}</b> {w.bars(view.pile)}
    </p>
  </div>
);

export function BigClock({ view, stage }: TableProps) {
  const left = useTimeLeft(view.until, stage.now, 1000);
  if (view.until === null || isDays(view)) return null;
  return (
    <p class="ft-clock num" role="timer">
      {timeText(left)}
    </p>
  );
}
