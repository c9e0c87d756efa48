/**
 * Holding: by finger, mouse, Space or Enter. It ends with release, and with anything that may take the eye or the hand
 * away (another window, a locked phone, a lost pointer): whatever was shown must not stay on an unwatched screen.
 */
import { useEffect, useRef, useState } from 'preact/hooks';

/**
 * A press that a screen reader, a switch or a voice makes: it has no length. Most give it no detail or no kind of
 * pointer; TalkBack says that a button is still down while it clicks.
 */
export const isVirtual = (event: Pick<MouseEvent, 'detail' | 'buttons'> & { readonly pointerType?: string }): boolean =>
  event.detail === 0 || event.pointerType === '' || event.buttons === 1;

interface Holding {
  readonly onVirtualPress?: () => void;
}

export function useHold({ onVirtualPress }: Holding = {}) {
  const [held, setHeld] = useState(false);
  const by = useRef<number | 'key' | null>(null);

  const begin = (what: number | 'key') => {
    if (by.current !== null) return;
    by.current = what;
    setHeld(true);
  };
  const end = () => {
    by.current = null;
    setHeld(false);
  };

  useEffect(() => {
    if (!held) return;
    addEventListener('blur', end);
    addEventListener('pagehide', end);
    document.addEventListener('visibilitychange', end);
    return () => {
      removeEventListener('blur', end);
      removeEventListener('pagehide', end);
      document.removeEventListener('visibilitychange', end);
    };
  }, [held]);

  const isKey = (event: KeyboardEvent) => event.key === ' ' || event.key === 'Enter';

  const handlers = {
    'data-hold': '', // base.css: no loupe, no menu and no scrolling under the finger
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || by.current !== null) return;
      (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
      begin(event.pointerId);
    },
    onPointerUp: (event: PointerEvent) => event.pointerId === by.current && end(),
    onPointerCancel: (event: PointerEvent) => event.pointerId === by.current && end(),
    onLostPointerCapture: (event: PointerEvent) => event.pointerId === by.current && end(),
    onKeyDown: (event: KeyboardEvent) => {
      if (!isKey(event)) return;
      event.preventDefault();
      if (!event.repeat) begin('key');
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (!isKey(event)) return;
      event.preventDefault();
      if (by.current === 'key') end();
    },
    onBlur: end,
    // A long press must not open the browser's own menu over the card.
    onContextMenu: (event: Event) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      if (isVirtual(event as PointerEvent)) onVirtualPress?.();
    },
  };
  return { held, handlers };
}
