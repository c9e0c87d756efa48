/** A television as the front page meets it: large, read from far, and nothing to point with but four arrows. */
import { useEffect, useState } from 'preact/hooks';

const TELEVISION = '(min-width: 1800px) and (pointer: none), (min-width: 1800px) and (pointer: coarse)';

export function useTelevision(): boolean {
  const [isTelevision, setTelevision] = useState(() => matchMedia(TELEVISION).matches);
  useEffect(() => {
    const query = matchMedia(TELEVISION);
    const look = () => setTelevision(query.matches);
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  // What lies nearest is chosen from the start: a remote control cannot point at it.
  useEffect(() => {
    if (isTelevision) document.querySelector<HTMLElement>('.home .way-in')?.focus();
  }, [isTelevision]);
  return isTelevision;
}

/** Which way an arrow goes: along `x` or `y`, and on or back. */
const ARROWS: { readonly [key: string]: readonly ['x' | 'y', 1 | -1] } = {
  ArrowRight: ['x', 1],
  ArrowLeft: ['x', -1],
  ArrowDown: ['y', 1],
  ArrowUp: ['y', -1],
};

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The spot that lies next in that direction, best straight ahead; -1 if there is none. */
export function nextSpot(spots: readonly Spot[], from: Spot, key: string): number {
  const [along, way] = ARROWS[key]!;
  const across = along === 'x' ? 'y' : 'x';
  const costs = spots.map((spot) => {
    const ahead = (spot[along] - from[along]) * way;
    return ahead < 8 ? Number.POSITIVE_INFINITY : ahead + 2 * Math.abs(spot[across] - from[across]);
  });
  const least = Math.min(...costs);
  return Number.isFinite(least) ? costs.indexOf(least) : -1;
}

const middleOf = (element: Element): Spot => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

export function moveByArrows(event: KeyboardEvent): void {
  const page = event.currentTarget as HTMLElement;
  const now = document.activeElement;
  // A group of choices moves by arrows of its own accord.
  if (!Object.hasOwn(ARROWS, event.key) || !now || event.defaultPrevented) return;
  // What lies below an open sheet does not take the focus.
  const within = now.closest('dialog') ?? page;
  const all = [...within.querySelectorAll<HTMLElement>('a, button:not([tabindex="-1"])')].filter(
    (one) => one !== now && one.getClientRects().length > 0,
  );
  const next = all[nextSpot(all.map(middleOf), middleOf(now), event.key)];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
}
