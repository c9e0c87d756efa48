/** When a screen begins anew, and how long its clock was then. */
import type { Seat } from '../../../kernel/game.ts';
import { awaited } from '../clock.ts';
import { MS } from '../content.ts';
import { bakeMs, passerOf, readersOf, type View } from '../state.ts';

/** How long the running clock was when it began; a ring and a rim are drawn by it. */
export function wholeMs(view: View): number {
  const { phase, options, home } = view;
  switch (phase) {
    case 'first-inspector':
      return MS.claims;
    case 'hide':
      return options.passSeconds * 1000;
    case 'negotiate':
      return (home.length === 0 ? options.negotiateSecondsFirst : options.negotiateSeconds) * 1000;
    case 'takeback':
      return options.takeBackSeconds * 1000;
    case 'open':
      return MS.open;
    case 'inspect':
      return MS.inspect;
    case 'accusation':
      return MS.accusation;
    case 'earnings':
      return MS.earnings;
    case 'round-end':
      return MS.roundEnd;
    case 'final-count':
      return MS.finalCount;
    default:
      return bakeMs(view);
  }
}

/** What a phase shows first, on all screens for as long: two cards laid down, bribes that stay, the dark, the last card. */
export const FIRST_MS = { laid: 1_900, kept: 1_600, dark: 1_000, card: 6_000 } as const;

/** Another one, another screen. The end of a round goes on with its earnings: what was stamped is not stamped again. */
export function sceneKey({ phase, round, run, home }: View): string {
  const scene = phase === 'round-end' ? 'earnings' : phase;
  return `${scene} ${round} ${phase === 'inspect' ? run : home.length}`;
}

/** Another one, and a phone begins at its top again. Opened bags stay where they are when the bargaining begins. */
export function pageKey(view: View, me: Seat | null): string {
  const phase = view.phase === 'open' ? 'negotiate' : view.phase;
  return `${sceneKey({ ...view, phase })} ${view.phase === 'hide' && passerOf(view) === me}`;
}

/** Whether the gong is for this seat: the phase waits for its answer, or its bribe may still change the Inspector's. */
export const isGongFor = (view: View, me: Seat): boolean =>
  view.hasGonged &&
  (awaited(view).includes(me) ||
    (readersOf(view).includes(me) && !view.ready[me]) ||
    (view.phase === 'negotiate' && view.room.includes(me)));
