/**
 * The privacy cover of a criminal's phone: the board hides by a tap, or when the phone is laid flat, and comes out while
 * the seal is held. While it is hidden nothing of it is in the page; what stays is public.
 */
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { cardBack, cardFoot, seal } from '../../../../web/art/marks.ts';
import { useHold } from '../../../../web/kit/hold.ts';
import { Button, Tool } from '../../../../web/kit/index.ts';
import { Dice, Screen } from './parts.tsx';
import type { Play } from './play.ts';

/** Of this device, not of a room: whoever covers the phone wants it covered. */
export const isCovered = signal(false);

const FLAT_DEGREES = 9;
const FLAT_MS = 700;

/** Laid flat on the table, face up, for a moment: covered. */
export function useFlat(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || typeof DeviceOrientationEvent === 'undefined') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lie = ({ beta, gamma }: DeviceOrientationEvent) => {
      const isFlat = beta !== null && gamma !== null && Math.abs(beta) < FLAT_DEGREES && Math.abs(gamma) < FLAT_DEGREES;
      if (!isFlat) {
        clearTimeout(timer);
        timer = undefined;
        return;
      }
      timer ??= setTimeout(() => {
        isCovered.value = true;
      }, FLAT_MS);
    };
    addEventListener('deviceorientation', lie);
    return () => {
      clearTimeout(timer);
      removeEventListener('deviceorientation', lie);
    };
  }, [isWanted]);
}

export const CoverTool = ({ play }: { play: Play }) => (
  <Tool
    icon="lock"
    onPress={() => {
      isCovered.value = true;
    }}
  >
    {play.w.tools.cover}
  </Tool>
);

const BACK = { __html: cardFoot('#56719b', '#304a72') + cardBack('#56719b', '#304a72') };
const WAX = { __html: seal('#1a2b46') };

/** Instead of any of a criminal's screens. `children`: the board, drawn only while the seal is held. */
export function Covered({ play, children }: { play: Play; children: () => ComponentChildren }) {
  const { view, w, told } = play;
  const { held, handlers } = useHold({
    onVirtualPress: () => {
      isCovered.value = false;
    },
  });
  return (
    <Screen
      play={play}
      title={w.bar.round(view.round)}
      class="gb-covered"
      thumb={
        <>
          <Dice faces={view.dice} />
          <p class="gb-note">{w.cover.text}</p>
          <Button
            onPress={() => {
              isCovered.value = false;
            }}
          >
            {w.cover.off}
          </Button>
        </>
      }
    >
      <h1 class="vh">{told().at(-1) ?? w.cover.hold}</h1>
      <button type="button" class="secret" aria-label={w.cover.hold} {...handlers}>
        <svg class="back" viewBox="0 0 300 420" aria-hidden="true" dangerouslySetInnerHTML={BACK} />
        <svg class="seal" viewBox="0 0 100 100" aria-hidden="true" dangerouslySetInnerHTML={WAX} />
      </button>
      {held && <div class="gb-peek">{children()}</div>}
    </Screen>
  );
}
