/** One of a few drawn things: seals, doors, planks, pouches. Tab comes to the group, arrows go through it. */
import type { ComponentChildren } from 'preact';

export interface Choice<T> {
  readonly value: T;
  readonly inside: ComponentChildren;
  /** Where the drawing says nothing aloud. */
  readonly label?: string;
  readonly class?: string;
  readonly disabled?: boolean;
}

export interface ChoicesProps<T> {
  readonly label: string;
  readonly class: string;
  readonly options: readonly Choice<T>[];
  readonly value: T | null;
  readonly disabled?: boolean;
  readonly onChoose: (value: T) => void;
}

const WAYS: { readonly [key: string]: number } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function move(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  if (!way) return;
  event.preventDefault();
  const group = event.currentTarget as HTMLElement;
  const all = [...group.querySelectorAll<HTMLButtonElement>('button:not([disabled])')];
  const next = all[(all.indexOf(document.activeElement as HTMLButtonElement) + way + all.length) % all.length];
  next?.focus();
  next?.click();
}

export function Choices<T extends string | number>(props: ChoicesProps<T>) {
  const { label, class: name, options, value, disabled = false, onChoose } = props;
  const free = options.filter((one) => !one.disabled);
  const stop = (free.find((one) => one.value === value) ?? free[0])?.value;
  return (
    <div class={name} role="radiogroup" aria-label={label} onKeyDown={move}>
      {options.map((one) => {
        const isOn = !disabled && one.value === value;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a real radio cannot hold a drawing and two lines of words
          <button
            key={one.value}
            type="button"
            role="radio"
            aria-checked={isOn}
            aria-label={one.label}
            tabIndex={one.value === stop ? 0 : -1}
            disabled={disabled || one.disabled}
            class={`${one.class ?? ''}${isOn ? ' is-on' : ''}`}
            onClick={() => onChoose(one.value)}
          >
            {one.inside}
          </button>
        );
      })}
    </div>
  );
}
