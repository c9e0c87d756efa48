/** Two fingers on the board, or the wheel with Ctrl: what is under them stays under them. */

interface Spot {
  readonly clientX: number;
  readonly clientY: number;
}

export interface Pinching {
  readonly scale: () => number;
  /** Draws it so large, with the same place under the spot. */
  readonly stretch: (scale: number, spot: Spot) => void;
  readonly end: () => void;
}

const WHEEL_STEP = 1.1;

const between = ({ touches: [a, b] }: TouchEvent): Spot => ({
  clientX: (a!.clientX + b!.clientX) / 2,
  clientY: (a!.clientY + b!.clientY) / 2,
});
const apart = ({ touches: [a, b] }: TouchEvent): number =>
  Math.max(1, Math.hypot(a!.clientX - b!.clientX, a!.clientY - b!.clientY));

export function onPinch(place: HTMLElement, { scale, stretch, end }: Pinching): () => void {
  let from: { readonly apart: number; readonly scale: number } | null = null;
  let due: (() => void) | null = null;
  let frame = 0;
  const draw = () => {
    due?.();
    due = null;
  };
  const begin = (event: TouchEvent) => {
    if (event.touches.length === 2) from = { apart: apart(event), scale: scale() };
  };
  const move = (event: TouchEvent) => {
    if (!from || event.touches.length !== 2) return;
    event.preventDefault();
    const wanted = (from.scale * apart(event)) / from.apart;
    const spot = between(event);
    if (!due) frame = requestAnimationFrame(draw);
    due = () => stretch(wanted, spot);
  };
  const lift = ({ touches }: TouchEvent) => {
    if (!from || touches.length > 1) return;
    from = null;
    draw();
    end();
  };
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    stretch(event.deltaY > 0 ? scale() / WHEEL_STEP : scale() * WHEEL_STEP, event);
    end();
  };
  const passive = { passive: true };
  const active = { passive: false };
  place.addEventListener('touchstart', begin, passive);
  place.addEventListener('touchmove', move, active);
  place.addEventListener('touchend', lift, passive);
  place.addEventListener('touchcancel', lift, passive);
  place.addEventListener('wheel', wheel, active);
  return () => {
    cancelAnimationFrame(frame);
    place.removeEventListener('touchstart', begin);
    place.removeEventListener('touchmove', move);
    place.removeEventListener('touchend', lift);
    place.removeEventListener('touchcancel', lift);
    place.removeEventListener('wheel', wheel);
  };
}
