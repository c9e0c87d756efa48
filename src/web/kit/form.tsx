/** Controls of a form: switch, stepper, segments, text. Gold means *chosen by you*. */
import type { ComponentChildren, TargetedInputEvent } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { shortened } from '../../kernel/room/names.ts';
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

/** What somebody has typed, and no more letters of it; a letter that is still being put together is left alone. */
export function typedIn(event: TargetedInputEvent<HTMLInputElement>, lettersMax = Infinity): string {
  const { currentTarget: field, isComposing } = event;
  const kept = isComposing ? field.value : shortened(field.value, lettersMax);
  if (kept !== field.value) field.value = kept;
  return kept;
}

export interface TextFieldProps {
  readonly label: ComponentChildren;
  readonly value: string;
  readonly onInput: (value: string) => unknown;
  readonly hint?: ComponentChildren;
  /** Why it cannot stay so, and what to do. */
  readonly error?: ComponentChildren;
  readonly maxLength?: number;
  /** So many as are seen: an emoji is one, whatever it is made of. */
  readonly lettersMax?: number;
  readonly type?: 'text' | 'search';
  readonly autocomplete?: 'off' | 'name' | 'nickname' | 'one-time-code';
  readonly inputMode?: 'text' | 'numeric' | 'search';
  readonly placeholder?: string;
  readonly disabled?: boolean;
  /** The label is for screen readers only. */
  readonly bare?: boolean;
  readonly class?: string;
}

export function TextField(props: TextFieldProps) {
  const { label, value, onInput, hint, error, type = 'text', bare = false, class: name = '' } = props;
  const { maxLength, lettersMax, autocomplete, inputMode, placeholder, disabled = false } = props;
  const id = useId();
  const below = error ?? hint;
  return (
    <div class={`textfield ${name}`}>
      <label class={bare ? 'vh' : 'label'} for={id}>
        {label}
      </label>
      <input
        id={id}
        class="field"
        type={type as 'text'}
        value={value}
        maxLength={maxLength}
        autocomplete={autocomplete}
        inputMode={inputMode}
        placeholder={placeholder}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={below ? `${id}-below` : undefined}
        onInput={(event) => onInput(typedIn(event, lettersMax))}
      />
      {below && (
        <p id={`${id}-below`} class={error ? 'field-error' : 'field-hint'} role={error ? 'alert' : undefined}>
          {below}
        </p>
      )}
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
