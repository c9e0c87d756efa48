/**
 * A double tap is meant for the button that was there, and never for the one that comes in its place: what is inside
 * takes no press for a moment, if it came right under a finger.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

const TWICE_MS = 350;
let pressedAt = Number.NEGATIVE_INFINITY;

/** `of`: another text whenever the same press would mean something else. */
export function Steady({ of, children }: { readonly of: string; readonly children: ComponentChildren }) {
  const asked = useRef({ of: '', from: 0 });
  const [, drawAgain] = useState(0);
  if (asked.current.of !== of) asked.current = { of, from: pressedAt + TWICE_MS };
  const left = asked.current.from - performance.now();
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => {
      asked.current.from = 0;
      drawAgain((times) => times + 1);
    }, left);
    return () => clearTimeout(timer);
  }, [of]);
  const onClickCapture = (event: Event) => {
    const now = performance.now();
    if (now < asked.current.from) event.stopPropagation();
    else pressedAt = now;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, no form
    <div class="steady" role="group" aria-disabled={left > 0 || undefined} onClickCapture={onClickCapture}>
      {children}
    </div>
  );
}
