/** What lies over the page: a dialog on paper, a drawer from below. Both keep the focus inside and close with Escape. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Icon } from './picture.tsx';

interface SheetProps {
  readonly open: boolean;
  /** Escape, the ground behind it, the cross. */
  readonly onClose: () => void;
}

function useSheet({ open, onClose }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const sheet = ref.current!;
    if (open && !sheet.open) sheet.showModal();
    if (!open && sheet.open) sheet.close();
  }, [open]);
  useEffect(() => () => ref.current?.close(), []);
  return {
    ref,
    onCancel: (event: Event) => {
      event.preventDefault();
      onClose();
    },
    // A browser may close it by itself (a second Escape, Android's back).
    onClose: () => {
      if (open) onClose();
    },
    onClick: (event: MouseEvent) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
}

export interface DialogProps extends SheetProps {
  readonly title: ComponentChildren;
  readonly children?: ComponentChildren;
  /** The buttons; the safe answer first. */
  readonly actions: ComponentChildren;
  readonly class?: string;
}

/** Paper. Not for night screens: it lights a face; use a drawer there. */
export function Dialog({ open, onClose, title, children, actions, class: name = '' }: DialogProps) {
  const id = useId();
  return (
    <dialog class={`dialog-over ${name}`} aria-labelledby={id} {...useSheet({ open, onClose })}>
      {open && (
        <div class="dialog">
          <h2 id={id}>{title}</h2>
          {children}
          <div class="row">{actions}</div>
        </div>
      )}
    </dialog>
  );
}

export interface DrawerProps extends SheetProps {
  readonly title: ComponentChildren;
  /** The name of the cross: "Close". */
  readonly close: string;
  readonly children?: ComponentChildren;
  /** Stays at the lower edge while the rest scrolls. */
  readonly foot?: ComponentChildren;
  readonly class?: string;
}

export function Drawer({ open, onClose, title, close, children, foot, class: name = '' }: DrawerProps) {
  const id = useId();
  return (
    <dialog class={`drawer-over ${name}`} aria-labelledby={id} {...useSheet({ open, onClose })}>
      {open && (
        <div class="drawer">
          <header>
            <h2 id={id}>{title}</h2>
            <button type="button" class="close" aria-label={close} onClick={onClose}>
              <Icon id="cross" />
            </button>
          </header>
          <div class="drawer-body">{children}</div>
          {foot && <div class="thumb">{foot}</div>}
        </div>
      )}
    </dialog>
  );
}
