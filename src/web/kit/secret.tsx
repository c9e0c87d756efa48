/**
 * Hold to look: the card whose words are there only while it is held.
 *
 * Words only, in the card's own blue: no picture of the role, no other hue and no more light than at rest, so that a
 * neighbour who sees the glow learns nothing. When it is not held, the words are nowhere in the page.
 */
import './secret.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { cardBack, cardCrown, cardFoot, seal } from '../art/marks.ts';
import { useHold } from './hold.ts';

const LINE = '#56719b';
const DIM = '#304a72';
const SHOWN_MS = 4_000;

const cutCard = () => ({
  foot: { __html: cardFoot(LINE, DIM) },
  veil: { __html: cardBack(LINE, DIM) },
  crown: { __html: cardCrown(LINE) },
  wax: { __html: seal('#1a2b46') },
});
let card: ReturnType<typeof cutCard> | undefined;

export interface HoldToLookProps {
  /** The button's name: "Hold to see your card". */
  readonly label: string;
  readonly title: ComponentChildren;
  /** Three lines for every role, or the length of the text tells which. */
  readonly lines: readonly ComponentChildren[];
  /** `strip` is one row high, for a thumb zone: `hint` stands where the words will be. */
  readonly shape?: 'card' | 'strip';
  readonly hint?: ComponentChildren;
  readonly onLook?: () => void;
  readonly class?: string;
}

/** Held, or asked for by something that cannot hold: then for a few seconds, and not on a page that nobody looks at. */
export function useLook(onLook?: () => void) {
  const [isShown, setShown] = useState(false);
  const { held, handlers } = useHold({ onVirtualPress: () => setShown(true) });
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
  const isOpen = held || isShown;
  useEffect(() => {
    if (isOpen) onLook?.();
  }, [isOpen]);
  return { isOpen, handlers };
}

export function HoldToLook({ label, title, lines, shape = 'card', hint, onLook, class: name = '' }: HoldToLookProps) {
  card ??= cutCard();
  const { isOpen: open, handlers } = useLook(onLook);

  const words = open && (
    <>
      <b>{title}</b>
      <span class="txt">
        {lines.map((line, index) => (
          <span key={index}>{line} </span>
        ))}
      </span>
    </>
  );
  return (
    <div class={`secret-place ${name}`}>
      <button
        type="button"
        class={`${shape === 'card' ? 'secret' : 'secret-strip'}${open ? ' is-held' : ''}`}
        aria-label={shape === 'card' ? label : undefined}
        {...handlers}
      >
        {shape === 'card' && (
          <svg class="back" viewBox="0 0 300 420" aria-hidden="true">
            <g dangerouslySetInnerHTML={card.foot} />
            <g dangerouslySetInnerHTML={open ? card.crown : card.veil} />
          </svg>
        )}
        <span class="window">{words || (shape === 'strip' && (hint ?? label))}</span>
        <svg class="seal" viewBox="0 0 100 100" aria-hidden="true" dangerouslySetInnerHTML={card.wax} />
      </button>
      <span class="vh" role="status">
        {words}
      </span>
    </div>
  );
}
