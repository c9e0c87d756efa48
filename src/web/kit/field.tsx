/** Where somebody writes. */
import type { ComponentChildren, TargetedInputEvent } from 'preact';
import { useId } from 'preact/hooks';
import { shortened } from '../../kernel/room/names.ts';

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
