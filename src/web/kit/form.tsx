/** Controls of a form: switch, stepper, segments. Gold means *chosen by you*. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { IconId } from '../art/icons.ts';
import { Icon } from './picture.tsx';

export interface SwitchProps {
  readonly on: boolean;
  /** Names it; not shown. */
  readonly label: string;
  readonly onChange: (on: boolean) => unknown;
  readonly disabled?: boolean;
}

export function Switch({ on, label, onChange, disabled = false }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      class={`switch${on ? ' is-on' : ''}`}
      aria-checked={on}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(!on)}
    />
  );
}

export interface SwitchRowProps extends Omit<SwitchProps, 'label'>, Pick<OptionRowProps, 'help' | 'changed'> {
  readonly name: string;
  readonly icon?: IconId;
}

/** A switch with its words: pressing them turns it too. */
export function SwitchRow({ name, icon, help, changed = false, ...control }: SwitchRowProps) {
  const sign = icon && <Icon id={icon} />;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch in it is a button, which a label presses
    <label class={rowClass(changed, false)}>
      <RowWords name={sign ? [sign, ' ', name] : name} help={help} />
      <Switch {...control} label={name} />
    </label>
  );
}

export interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** "10 min"; the bare number unless told. */
  readonly format?: (value: number) => string;
  readonly onChange: (value: number) => unknown;
  readonly disabled?: boolean;
}

interface StepButtonProps {
  readonly label: string;
  readonly icon: 'minus' | 'plus';
  readonly disabled: boolean;
  readonly onStep: () => void;
}

const REPEAT_AFTER_MS = 450;
const REPEAT_MS = 90;

/** One step for each press; more of them while it is kept down. */
function StepButton({ label, icon, disabled, onStep }: StepButtonProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  const latest = useRef(onStep);
  latest.current = onStep;
  const repeat = () => {
    hasRepeated.current = true;
    latest.current();
    timer.current = setTimeout(repeat, REPEAT_MS);
  };
  const stop = () => clearTimeout(timer.current);
  useEffect(() => (disabled ? stop() : undefined), [disabled]);
  useEffect(() => stop, []);
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onPointerDown={() => {
        hasRepeated.current = false;
        stop();
        timer.current = setTimeout(repeat, REPEAT_AFTER_MS);
      }}
      onPointerUp={stop}
      onPointerCancel={stop}
      onPointerLeave={stop}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        if (!hasRepeated.current) onStep();
        hasRepeated.current = false;
      }}
    >
      <Icon id={icon} />
    </button>
  );
}

export function Stepper(props: StepperProps) {
  const { label, value, min, max, step = 1, format = String, onChange, disabled = false } = props;
  const to = (next: number) => {
    const kept = Math.min(max, Math.max(min, next));
    if (kept !== value) onChange(kept);
  };
  return (
    <fieldset class="step" aria-label={label} disabled={disabled}>
      <StepButton label={`${label}: −`} icon="minus" disabled={value <= min} onStep={() => to(value - step)} />
      <output>{format(value)}</output>
      <StepButton label={`${label}: +`} icon="plus" disabled={value >= max} onStep={() => to(value + step)} />
    </fieldset>
  );
}

export interface SegmentsProps<T extends string | number | boolean> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: ComponentChildren }[];
  readonly value: T;
  readonly onChange: (value: T) => unknown;
  readonly disabled?: boolean;
  readonly class?: string;
}

export function Segments<T extends string | number | boolean>(props: SegmentsProps<T>) {
  const { label, options, value, onChange, disabled = false, class: name = '' } = props;
  const group = useRef<HTMLDivElement>(null);
  const at = options.findIndex((option) => option.value === value);
  const move = (event: KeyboardEvent) => {
    const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    const next = (at + way + options.length) % options.length;
    onChange(options[next]!.value);
    group.current!.querySelectorAll('button')[next]!.focus();
  };
  return (
    <div class={`seg ${name}`} role="radiogroup" aria-label={label} ref={group} onKeyDown={move}>
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a real radio cannot hold words that wrap and a drawing
        <button
          key={String(option.value)}
          type="button"
          role="radio"
          aria-checked={index === at}
          tabIndex={index === Math.max(0, at) ? 0 : -1}
          class={index === at ? 'is-on' : ''}
          disabled={disabled}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

export interface OptionRowProps {
  readonly name: ComponentChildren;
  readonly help?: ComponentChildren;
  /** It differs from the preset: marked in gold. */
  readonly changed?: boolean;
  /** Control below the words, over the whole width. */
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

const rowClass = (changed: boolean, wide: boolean) => `opt${changed ? ' is-changed' : ''}${wide ? ' is-wide' : ''}`;

const RowWords = ({ name, help }: Pick<OptionRowProps, 'name' | 'help'>) => (
  <span class="nm">
    {name}
    {help && <small>{help}</small>}
  </span>
);

/** One row of a form: words at the left, the control at the right or below. */
export function OptionRow({ name, help, changed = false, wide = false, children }: OptionRowProps) {
  return (
    <div class={rowClass(changed, wide)}>
      <RowWords name={name} help={help} />
      {children}
    </div>
  );
}
