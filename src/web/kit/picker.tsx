/** Whom? The seats as buttons, drawn from what is offered. */
import './picker.css';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { FaceOf } from './faces.ts';
import { NarrowName } from './narrow-name.tsx';
import { Face, Icon } from './picture.tsx';

export interface SeatPickerProps {
  /** By seat number, as `seatFaces` gives them. */
  readonly faces: readonly FaceOf[];
  /** Names the group: "Whom do you nominate?" */
  readonly label: string;
  /** Which seats, and in which order; all unless told. */
  readonly seats?: readonly number[];
  /** Those that may be picked now; a seat not in it is shown and cannot be pressed. */
  readonly allowed: readonly number[];
  readonly chosen?: number | null | readonly number[];
  /** A small flag with a number or a word, by seat. */
  readonly orders?: { readonly [seat: number]: ComponentChildren };
  readonly out?: readonly number[];
  readonly mine?: number | null;
  /** Said after the name by a screen reader: "nominated by Dagny", "out". */
  readonly note?: (seat: number) => string | undefined;
  /** Drawn below the name. */
  readonly below?: (seat: number) => ComponentChildren;
  readonly onPick: (seat: number) => unknown;
  readonly class?: string;
}

const STEPS: { readonly [key: string]: 'next' | 'previous' | 'down' | 'up' } = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  ArrowDown: 'down',
  ArrowUp: 'up',
};

/** Which of the buttons in a grid the arrow leads to. */
function neighbour(buttons: readonly HTMLElement[], from: HTMLElement, step: string): HTMLElement | undefined {
  const index = buttons.indexOf(from);
  if (step === 'next') return buttons[index + 1];
  if (step === 'previous') return buttons[index - 1];
  const here = from.getBoundingClientRect();
  const inLine = buttons.filter((button) => {
    const there = button.getBoundingClientRect();
    const isRow = step === 'down' ? there.top >= here.bottom - 2 : there.bottom <= here.top + 2;
    return isRow && Math.abs(there.left - here.left) < here.width / 2;
  });
  return step === 'down' ? inLine[0] : inLine.at(-1);
}

export function SeatPicker(props: SeatPickerProps) {
  const { faces, label, allowed, orders = {}, out = [], mine = null, note, below, onPick, class: name = '' } = props;
  const seats = props.seats ?? faces.map((_, seat) => seat);
  const chosen: readonly number[] =
    props.chosen === undefined || props.chosen === null
      ? []
      : typeof props.chosen === 'number'
        ? [props.chosen]
        : props.chosen;
  const list = useRef<HTMLUListElement>(null);
  const first =
    seats.find((seat) => chosen.includes(seat) && allowed.includes(seat)) ??
    seats.find((seat) => allowed.includes(seat));

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    const buttons = [...list.current!.querySelectorAll<HTMLElement>('button:not([disabled])')];
    const next = neighbour(buttons, event.target as HTMLElement, step);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <ul class={`picker ${name}`} aria-label={label} ref={list} onKeyDown={move}>
      {seats.map((seat) => {
        const face = faces[seat]!;
        const isOut = out.includes(seat);
        const isChosen = chosen.includes(seat);
        const said = note?.(seat);
        return (
          <li key={seat}>
            <button
              type="button"
              class={`pick${isChosen ? ' is-picked' : ''}${isOut ? ' is-out' : ''}${mine === seat ? ' is-mine' : ''}`}
              disabled={!allowed.includes(seat)}
              aria-pressed={isChosen}
              tabIndex={seat === first ? 0 : -1}
              onClick={() => onPick(seat)}
            >
              {orders[seat] !== undefined && (
                <span class="order" aria-hidden={said ? 'true' : undefined}>
                  {orders[seat]}
                </span>
              )}
              <Face seat={face} />
              <NarrowName>{face.name}</NarrowName>
              {said && <span class="vh">, {said}</span>}
              {below?.(seat)}
              {isChosen && <Icon id="check" class="check" />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
