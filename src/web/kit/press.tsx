/** What is pressed: buttons, tools, chips, and the button that must be held because it cannot be undone. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { IconId } from '../art/icons.ts';
import { useHold } from './hold.ts';
import { Icon } from './picture.tsx';

export interface ButtonProps {
  /** Primary is gold, *yours to do now*: at most one on a phone. */
  readonly kind?: 'primary' | 'quiet' | 'bare';
  readonly big?: boolean;
  readonly icon?: IconId;
  readonly children?: ComponentChildren;
  /** A promise keeps the button from being pressed again until it is kept. */
  readonly onPress?: () => unknown;
  readonly disabled?: boolean;
  /** Where no words stand on it. */
  readonly label?: string;
  /** Makes it a link that looks like a button. */
  readonly href?: string;
  readonly type?: 'button' | 'submit';
  readonly class?: string;
}

export function Button(props: ButtonProps) {
  const {
    kind = 'quiet',
    big = false,
    icon,
    children,
    onPress,
    disabled = false,
    label,
    href,
    type = 'button',
  } = props;
  // A press at night leaves with the next beat: that it is under way is seen at once.
  const isBusy = useRef(false);
  const [isUnderWay, setUnderWay] = useState(false);
  const name = `btn btn-${kind}${big ? ' btn-big' : ''} ${props.class ?? ''}`;
  const inside = (
    <>
      {icon && <Icon id={icon} />}
      {children}
    </>
  );
  const press = (event: Event) => {
    if (!onPress) return;
    if (href !== undefined) event.preventDefault();
    if (isBusy.current) return;
    const done = onPress();
    if (!(done instanceof Promise)) return;
    isBusy.current = true;
    setUnderWay(true);
    void done.finally(() => {
      isBusy.current = false;
      setUnderWay(false);
    });
  };
  if (href !== undefined) {
    return (
      <a class={name} href={href} aria-label={label} onClick={press}>
        {inside}
      </a>
    );
  }
  return (
    <button
      class={name}
      type={type}
      disabled={disabled}
      aria-label={label}
      aria-busy={isUnderWay || undefined}
      onClick={press}
    >
      {inside}
    </button>
  );
}

export interface HoldButtonProps {
  /** How long; 1200 unless told. */
  readonly ms?: number;
  readonly onHeld: () => unknown;
  readonly children: ComponentChildren;
  /** What it says while the red fills; the same words unless told. */
  readonly holding?: ComponentChildren;
  /** Said to those who cannot hold (screen readers, switches): press once more. */
  readonly again: string;
  readonly disabled?: boolean;
  readonly big?: boolean;
  /** Its classes, where it is not the red one. */
  readonly look?: string;
  readonly class?: string;
}

const ARMED_MS = 5_000;

/** Held that long, it happens; letting go before takes it back. Whoever cannot hold presses twice. */
export function useHeld(ms: number, onHeld: () => unknown) {
  const [isArmed, setArmed] = useState(false);
  const latest = useRef(onHeld);
  latest.current = onHeld;
  const { held, handlers } = useHold({
    onVirtualPress: () => {
      if (isArmed) latest.current();
      setArmed(!isArmed);
    },
  });
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => latest.current(), ms);
    return () => clearTimeout(timer);
  }, [held, ms]);
  useEffect(() => {
    if (!isArmed) return;
    const timer = setTimeout(() => setArmed(false), ARMED_MS);
    return () => clearTimeout(timer);
  }, [isArmed]);
  return { held, isArmed, handlers };
}

/** For what reveals or destroys: held until the red has filled it; letting go takes it back. */
export function HoldButton(props: HoldButtonProps) {
  const { ms = 1200, onHeld, children, holding, again, disabled = false, big = false, look = 'btn-hold' } = props;
  const { class: name = '' } = props;
  const { held, isArmed, handlers } = useHeld(ms, onHeld);
  return (
    <>
      <button
        type="button"
        class={`btn ${look}${big ? ' btn-big' : ''}${held ? ' is-held' : ''} ${name}`}
        style={{ '--hold-ms': `${ms}ms` }}
        disabled={disabled}
        {...handlers}
      >
        <span>{held && holding ? holding : children}</span>
      </button>
      <span class="vh" role="status">
        {isArmed ? again : ''}
      </span>
    </>
  );
}

export interface ToolProps {
  readonly icon: IconId;
  readonly children: ComponentChildren;
  readonly onPress: () => unknown;
  /** A number on a red ground: news there. */
  readonly dot?: number | string;
  readonly on?: boolean;
  readonly class?: string;
}

/** A small sign with its word below: rules, notes, log. */
export function Tool({ icon, children, onPress, dot, on, class: name = '' }: ToolProps) {
  return (
    <button type="button" class={`tool${on ? ' is-on' : ''} ${name}`} aria-pressed={on} onClick={() => onPress()}>
      <Icon id={icon} />
      <span>{children}</span>
      {dot ? <span class="dot">{dot}</span> : null}
    </button>
  );
}

export interface ChipProps {
  readonly on?: boolean;
  readonly icon?: IconId;
  readonly onPress: () => unknown;
  readonly children: ComponentChildren;
  readonly disabled?: boolean;
  readonly class?: string;
}

export function Chip({ on = false, icon, onPress, children, disabled = false, class: name = '' }: ChipProps) {
  return (
    <button
      type="button"
      class={`chip${on ? ' is-on' : ''} ${name}`}
      aria-pressed={on}
      disabled={disabled}
      onClick={() => onPress()}
    >
      {icon && <Icon id={icon} />}
      {children}
    </button>
  );
}
