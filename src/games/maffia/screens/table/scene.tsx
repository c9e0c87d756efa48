/**
 * The village behind everything. Day and night are the same block in other inks, so one print is laid over the other and
 * the village turns; sun and moon pass between sky and roofs.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { sunAt as drawSun, moonAt } from '../../../../web/art/sky.ts';
import { villageParts } from '../../../../web/art/village.ts';
import { Picture, useTimeLeft } from '../../../../web/kit/index.ts';
import type { Stage } from '../../../../web/stage.ts';
import type { State } from '../../state.ts';
import { hasStars, type Mood, paletteOf } from './mood.ts';
import { type Layout, sunAt } from './places.ts';

const TURN_MS = 1700;

/** The new print comes over the old one, which then goes. */
function Turning({ art, name }: { art: string; name: string }) {
  const count = useRef(0);
  const [prints, setPrints] = useState(() => [{ id: 0, art }]);
  useEffect(() => {
    if (prints.at(-1)!.art === art) return;
    const print = { id: ++count.current, art };
    setPrints([prints.at(-1)!, print]);
    const timer = setTimeout(() => setPrints([print]), TURN_MS);
    return () => clearTimeout(timer);
  }, [art]);
  return (
    <>
      {prints.map((print, at) => (
        <Picture
          key={print.id}
          width={1920}
          height={1080}
          art={print.art}
          class={`mt-print ${name}${at > 0 ? ' is-coming' : ''}`}
        />
      ))}
    </>
  );
}

export interface SceneProps {
  readonly mood: Mood;
  readonly layout: Layout;
  /** The seats whose window is dark. */
  readonly dark: readonly number[];
  readonly children?: ComponentChildren;
}

export function Scene({ mood, layout, dark, children }: SceneProps) {
  const key = dark.join();
  const { sky, ground } = useMemo(() => {
    const { ring, house, seats, isEven, clear } = layout;
    return villageParts(paletteOf(mood), {
      ...ring,
      ...house,
      seats,
      even: isEven,
      lit: (seat) => !dark.includes(seat),
      stars: hasStars(mood),
      clear,
      id: `fir-${mood}-`,
    });
  }, [mood, layout, key]);
  return (
    <div class="mt-scene" aria-hidden="true">
      <Turning art={sky} name="is-sky" />
      {children}
      <Turning art={ground} name="is-ground" />
    </div>
  );
}

const SUN = drawSun(100, 100, 48, '#f6c65a', '#e3a93a');
const MOON = moonAt(100, 100, 96, '#efe6cf', '#d3c6a5');

/** How much of the day has passed; an extension is the last bit of the way once more. */
function passedOf({ options, day, extensionUsed, phase }: State, left: number): number {
  if (phase !== 'day-talk') return 1;
  if (extensionUsed) return 1 - 0.25 * (left / (options.extensionSeconds * 1000));
  return 1 - left / ((day === 1 ? options.firstDaySeconds : options.daySeconds) * 1000);
}

/** The sun is the clock. */
export function Sun({ stage, layout }: { stage: Stage<State>; layout: Layout }) {
  const { view, now, room } = stage;
  const left = useTimeLeft(view.phase === 'day-talk' ? view.until : null, now, 1000, room.pause === null);
  const [x, y] = sunAt(layout, passedOf(view, left));
  return <Globe art={SUN} x={x} y={y} r={layout.globe[2] * 2.1} name="mt-sun" />;
}

export function Moon({ layout }: { layout: Layout }) {
  return layout.isCrowded ? (
    <Globe art={MOON} x={1604} y={96} r={58} name="mt-moon" />
  ) : (
    <Globe art={MOON} x={1690} y={186} r={98} name="mt-moon" />
  );
}

/** After the night it comes up behind the houses in the south. */
export function DawnSun({ layout }: { layout: Layout }) {
  return layout.isCrowded ? (
    <Globe art={SUN} x={1600} y={110} r={86} name="mt-sun is-rising" />
  ) : (
    <Globe art={SUN} x={1560} y={856} r={92} name="mt-sun is-rising" />
  );
}

function Globe({ art, x, y, r, name }: { art: string; x: number; y: number; r: number; name: string }) {
  return (
    <span
      class={`mt-globe ${name}`}
      style={{ '--x': `${x.toFixed(1)}px`, '--y': `${y.toFixed(1)}px`, '--r': `${r}px` }}
    >
      <Picture width={200} height={200} art={art} />
    </span>
  );
}
