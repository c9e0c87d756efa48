/** The village as a strip above the words; its drawing is fetched once and cut once for each light. */
import { useMemo } from 'preact/hooks';
import { useFetched } from '../../../../web/chunk.ts';
import { Picture, useTimeLeft } from '../../../../web/kit/index.ts';
import type { Light, PictureName } from './art.ts';
import { outSeats, type Play } from './play.ts';

const fetchArt = () => import('./art.ts');

export interface VillageProps {
  readonly play: Play;
  readonly light: Light;
  readonly height: number;
  /** How much of the day has gone, 0..1: where the sun stands. */
  readonly gone?: number;
  readonly class?: string;
}

const WIDTH = 390;

export function Village({ play, light, height, gone, class: name = '' }: VillageProps) {
  const art = useFetched(fetchArt);
  const dark = outSeats(play).length / play.faces.length;
  const strip = useMemo(() => art?.strip(light, height, dark), [art, light, height, dark]);
  const sun = useMemo(() => (gone === undefined ? '' : (art?.sun() ?? '')), [art, gone === undefined]);
  const [x, y] = gone === undefined ? [0, 0] : [22 + 346 * gone, 40 + 62 * (2 * gone - 1) ** 2];
  return (
    <div class={`scene mf-scene is-${light} ${name}`} style={{ '--scene-h': `${height}px` }}>
      {strip && (
        <svg class="picture" viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <g dangerouslySetInnerHTML={{ __html: strip.sky }} />
          {sun && (
            <g
              class="mf-sun"
              style={{ transform: `translate(${x}px, ${y}px)` }}
              dangerouslySetInnerHTML={{ __html: sun }}
            />
          )}
          <g dangerouslySetInnerHTML={{ __html: strip.ground }} />
        </svg>
      )}
    </div>
  );
}

const SUN_STEP_MS = 5000;

/** The sun is the clock. */
export function DayVillage({ play, height }: { play: Play; height: number }) {
  const { view, now } = play;
  const { firstDaySeconds, daySeconds, extensionSeconds } = view.options;
  const seconds = view.extensionUsed ? extensionSeconds : view.day === 1 ? firstDaySeconds : daySeconds;
  const left = useTimeLeft(view.until, now, Math.min(SUN_STEP_MS, seconds * 20));
  const gone = Math.min(1, Math.max(0, 1 - left / (seconds * 1000)));
  return <Village play={play} light="day" height={height} gone={gone} class={left < 30_000 ? 'is-late' : ''} />;
}

/** A picture by its name, drawn when the drawings have come; its place is kept until then. */
export function Drawn({ name, class: more = '' }: { name: PictureName; class?: string }) {
  const art = useFetched(fetchArt);
  const picture = useMemo(() => art?.pictures[name](), [art, name]);
  if (!picture) return <svg class={`picture ${more}`} viewBox="0 0 310 190" aria-hidden="true" />;
  return <Picture width={picture.w} height={picture.h} art={picture.art} class={more} />;
}
