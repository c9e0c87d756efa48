/** What is held on this game's phones: the seal over the own cards, and what cannot be taken back. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { seal } from '../../../../web/art/marks.ts';
import { useHold } from '../../../../web/kit/hold.ts';
import { HoldButton, type HoldButtonProps } from '../../../../web/kit/press.tsx';

const SHOWN_MS = 4_000;
const WAX = { __html: seal('#2a1f28', 7) };

/** A press that a screen reader makes shows for a while; it ends with whatever may take the eye away. */
function useShown(): readonly [boolean, () => void] {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const hide = () => setShown(false);
    const timer = setTimeout(hide, SHOWN_MS);
    addEventListener('blur', hide);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      removeEventListener('blur', hide);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [isShown]);
  return [isShown, () => setShown(true)];
}

export interface Looking {
  readonly isOpen: boolean;
  /** Nothing needs to be held: the faces lie open all the time. */
  readonly always: boolean;
  /** The place that the arrows have come to; null: none. */
  readonly at: number | null;
  readonly handlers: ReturnType<typeof useHold>['handlers'];
}

interface LookOptions {
  /** The faces lie open all the time: far apart, nobody looks over a shoulder. */
  readonly always: boolean;
  readonly count?: number;
  /** The finger slid from the seal onto a card and let go there; or Enter, while Space is held. */
  readonly onDrop?: (place: number) => void;
}

const STEPS: { readonly [key: string]: number } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One gesture for one thumb: hold the seal, slide onto a card, let go. By keys: hold Space, arrows, Enter. */
export function useLook({ always, count = 0, onDrop }: LookOptions): Looking {
  const [isShown, show] = useShown();
  const { held, handlers } = useHold({ onVirtualPress: show });
  const [at, setAt] = useState<number | null>(null);
  const key = useRef<string | null>(null);
  useEffect(() => {
    if (held) return;
    key.current = null;
    setAt(null);
  }, [held]);

  const place = (event: PointerEvent): number | undefined => {
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-place]');
    return under instanceof HTMLElement ? Number(under.dataset.place) : undefined;
  };
  return {
    isOpen: always || held || isShown,
    always,
    at,
    handlers: {
      ...handlers,
      onPointerUp: (event) => {
        const to = held ? place(event) : undefined;
        handlers.onPointerUp(event);
        if (to !== undefined) onDrop?.(to);
      },
      onKeyDown: (event) => {
        const step = STEPS[event.key];
        if (held && step && count > 0) {
          event.preventDefault();
          setAt((from) => (from === null ? (step > 0 ? 0 : count - 1) : (from + step + count) % count));
          return;
        }
        if (held && event.key === 'Enter' && key.current === ' ') {
          event.preventDefault();
          if (!event.repeat && at !== null) onDrop?.(at);
          return;
        }
        if (!held) key.current = event.key;
        handlers.onKeyDown(event);
      },
      onKeyUp: (event) => {
        if (event.key === 'Enter' && key.current === ' ') return event.preventDefault();
        handlers.onKeyUp(event);
      },
    },
  };
}

export const Look = ({ look, label }: { look: Looking; label: string }) =>
  look.always ? null : (
    <button type="button" class={`im-look${look.isOpen ? ' is-held' : ''}`} {...look.handlers}>
      <svg viewBox="0 0 100 100" aria-hidden="true" dangerouslySetInnerHTML={WAX} />
      <span>{label}</span>
    </button>
  );

/** Gold that fills while it is held. */
export const GoldHold = ({ ms = 600, big = true, ...props }: HoldButtonProps) => (
  <HoldButton {...props} ms={ms} big={big} look="btn-primary im-hold" />
);
