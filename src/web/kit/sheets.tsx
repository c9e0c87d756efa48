/**
 * What lies over the page: a dialog on paper, a drawer from below. Both keep the focus inside and close with Escape. What
 * is refused meanwhile is said on them: what lies below can neither be seen nor heard.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from './picture.tsx';
import { RefusalPlace } from './refusals.tsx';

interface SheetProps {
  readonly open: boolean;
  /** Escape, the ground behind it, the cross. */
  readonly onClose: () => void;
}

function useSheet({ open, onClose }: SheetProps, title: ComponentChildren) {
  const ref = useRef<HTMLDialogElement>(null);
  // Before the next paint: whatever happens after it, the focus still lies on what was pressed.
  useLayoutEffect(() => {
    if (!open) return;
    const sheet = ref.current!;
    const opener = document.activeElement as HTMLElement | null;
    sheet.showModal();
    return () => {
      sheet.close();
      // What had the focus inside is gone by now, so a browser would not give it back.
      opener?.focus();
    };
  }, [open]);
  // What was pressed inside goes when one content makes room for another.
  useEffect(() => {
    const sheet = ref.current!;
    if (open && !sheet.contains(document.activeElement)) sheet.querySelector('button')?.focus();
  }, [open, title]);
  return {
    ref,
    onCancel: (event: Event) => {
      event.preventDefault();
      onClose();
    },
    // A browser may close it by itself (a second Escape, Android's back).
    onClose: () => {
      if (open && ref.current) onClose();
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
    <dialog class={`dialog-over ${name}`} aria-labelledby={id} {...useSheet({ open, onClose }, title)}>
      {open && (
        <div class="dialog">
          <h2 id={id}>{title}</h2>
          {children}
          <RefusalPlace class="small sheet-refused" />
          <div class="row">{actions}</div>
        </div>
      )}
    </dialog>
  );
}

export interface PageSheetProps extends SheetProps {
  /** What a screen reader calls it. */
  readonly label: string;
  readonly children?: ComponentChildren;
  /** Its looks, where it is not as large as the page. */
  readonly class?: string;
}

/** A whole page over the page. */
export function PageSheet({ open, onClose, label, children, class: name = 'page-over' }: PageSheetProps) {
  return (
    <dialog class={name} aria-label={label} {...useSheet({ open, onClose }, label)}>
      {open && children}
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
    <dialog class={`drawer-over ${name}`} aria-labelledby={id} {...useSheet({ open, onClose }, title)}>
      {open && (
        <div class="drawer">
          <header>
            <h2 id={id}>{title}</h2>
            <button type="button" class="close" aria-label={close} onClick={onClose}>
              <Icon id="cross" />
            </button>
          </header>
          <div class="drawer-body">{children}</div>
          <RefusalPlace class="small sheet-refused" />
          {foot && <div class="thumb">{foot}</div>}
        </div>
      )}
    </dialog>
  );
}
