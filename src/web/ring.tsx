/**
 * The seats around the table. Whoever may order them picks one up: it is then dragged, or moved by buttons or arrows.
 */
import './lobby.css';
import { useMemo, useRef, useState } from 'preact/hooks';
import { candle } from './art/marks.ts';
import { useFetched } from './chunk.ts';
import { Face, Icon, Picture } from './kit/index.ts';
import { isHost, type Lobby, shortOf } from './lobby.ts';

export interface RingProps {
  readonly lobby: Lobby;
  /** The seat that is picked up. */
  readonly picked: number | null;
  readonly onPick: (seat: number | null) => void;
  /** An empty chair was pressed. */
  readonly onFree?: () => void;
}

/** How many chairs are drawn: enough to begin, and one more for whoever comes. */
const chairsFor = (seats: number, min: number, max: number): number => Math.min(max, Math.max(min, seats + 1));

/** The order in which a seat has moved to another place. */
export function moved(count: number, from: number, to: number): number[] {
  const seats = Array.from({ length: count }, (_, seat) => seat);
  seats.splice(to, 0, ...seats.splice(from, 1));
  return seats;
}

const place = (index: number, of: number): { left: string; top: string } => {
  const angle = (index / of) * 2 * Math.PI;
  return { left: `${50 + 39 * Math.sin(angle)}%`, top: `${50 - 40 * Math.cos(angle)}%` };
};

export function SeatRing({ lobby, picked, onPick, onFree }: RingProps) {
  const { room, faces, words, game, ask } = lobby;
  const box = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<{ seat: number; x: number; y: number } | null>(null);
  const begun = useRef<{ seat: number; x: number; y: number } | null>(null);
  const canOrder = isHost(lobby);
  const count = room.seats.length;
  const chairs = chairsFor(count, game.seats.min, game.seats.max);
  const names = faces.map(({ name }) => name);
  const art = useFetched(() => import('./art/table.ts'));
  const drawn = useMemo(
    () => art && `${art.smallTable(195, 195, 104)}<g transform="translate(166 110) scale(.98)">${candle(0.7)}</g>`,
    [art],
  );

  const move = (from: number, to: number) => {
    if (from === to) return;
    onPick(to);
    return ask({ type: 'room.order', seats: moved(count, from, to) });
  };
  const chairAt = (x: number, y: number): number => {
    const { left, top, width, height } = box.current!.getBoundingClientRect();
    const angle = Math.atan2((x - left - width / 2) / width, (top + height / 2 - y) / height);
    return Math.min(count - 1, Math.round((((angle / (2 * Math.PI) + 1) % 1) * chairs) % chairs) % chairs);
  };
  const down = (event: PointerEvent, seat: number) => {
    if (!canOrder || event.button !== 0) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    begun.current = { seat, x: event.clientX, y: event.clientY };
  };
  const drags = (event: PointerEvent) => {
    const from = begun.current;
    if (!from) return;
    if (!drag && Math.hypot(event.clientX - from.x, event.clientY - from.y) < 10) return;
    const { left, top } = box.current!.getBoundingClientRect();
    setDrag({ seat: from.seat, x: event.clientX - left, y: event.clientY - top });
  };
  const up = (event: PointerEvent) => {
    begun.current = null;
    if (!drag) return;
    setDrag(null);
    void move(drag.seat, chairAt(event.clientX, event.clientY));
  };
  const key = (event: KeyboardEvent, seat: number) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!way || !canOrder || picked !== seat) return;
    event.preventDefault();
    const to = (seat + way + count) % count;
    void move(seat, to);
    (box.current!.querySelectorAll('.rs')[to] as HTMLElement | undefined)?.focus();
  };

  return (
    <div class={`ringbox${chairs > 14 ? ' is-crowded' : ''}`} ref={box}>
      {drawn && <Picture width={390} height={390} art={drawn} />}
      {Array.from({ length: chairs }, (_, index) => {
        const seat = room.seats[index];
        const face = faces[index];
        const spot = place(index, chairs);
        if (!seat || !face) {
          return (
            <button
              key={`free${index}`}
              type="button"
              class="rs is-free"
              style={spot}
              disabled={!onFree}
              aria-label={words.lobby.freeSeat(index + 1)}
              onClick={onFree}
            >
              {onFree && <Icon id="plus" />}
            </button>
          );
        }
        const isUp = picked === index;
        const isMoving = drag?.seat === index;
        // Whoever hosts begins, and is not waited for.
        const isLeading = index === room.host;
        const standsIn = index === room.standIn?.seat;
        const way = seat.bot
          ? words.lobby.bot
          : isLeading
            ? words.lobby.isHost
            : standsIn
              ? words.lobby.standsIn
              : seat.isReady
                ? words.lobby.isReady
                : words.lobby.isNotReady;
        const state = seat.isNew ? `${words.lobby.isNew}, ${way}` : way;
        const style = isMoving ? { left: `${drag.x}px`, top: `${drag.y}px` } : spot;
        return (
          <button
            key={`seat${index}`}
            type="button"
            class={`rs${isUp ? ' is-up' : ''}${isMoving ? ' is-moving' : ''}${seat.connected ? '' : ' is-away'}`}
            style={style}
            aria-pressed={isUp}
            onClick={() => onPick(isUp ? null : index)}
            onPointerDown={(event) => down(event, index)}
            onPointerMove={drags}
            onPointerUp={up}
            onPointerCancel={() => {
              begun.current = null;
              setDrag(null);
            }}
            onKeyDown={(event) => key(event, index)}
          >
            <Face seat={face} />
            <span class="vh">
              {words.lobby.seatLabel(face.name, index + 1, seat.connected ? state : words.lobby.away)}
            </span>
            <span
              class={`st ${seat.bot ? 'is-bot' : isLeading ? 'is-host' : standsIn ? 'is-host is-lent' : seat.isReady ? 'is-ok' : 'is-waiting'}`}
            >
              {seat.bot ? (
                <Icon id="robot" />
              ) : isLeading || standsIn ? (
                <Icon id="crown" />
              ) : seat.isReady ? (
                <Icon id="check" />
              ) : null}
            </span>
            <span class="rs-name" aria-hidden="true">
              {shortOf(face.name, names)}
            </span>
            <span class="rs-words" aria-hidden="true">
              <b>{shortOf(face.name, names)}</b>
              <small>{state}</small>
            </span>
          </button>
        );
      })}
    </div>
  );
}
