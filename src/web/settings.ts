/** One's own settings, kept by this browser; those that the styles read stand on the root of the page. */
import { effect, type Signal, signal } from '@preact/signals';
import { keep, recall } from './memory.ts';

function kept<T extends string>(name: string, fallback: T, values: readonly T[]): Signal<T> {
  const before = recall(name) as T | null;
  const setting = signal<T>(before !== null && values.includes(before) ? before : fallback);
  effect(() => keep(name, setting.value));
  return setting;
}

const ON_OFF = ['on', 'off'] as const;
export const hand = kept('hand', 'right', ['left', 'right']);
export const motion = kept('motion', 'full', ['full', 'less']);
export const size = kept('size', '1', ['1', '2', '3']);
export const light = kept('light', 'dark', ['dark', 'bright']);
export const buzz = kept<'on' | 'off'>('buzz', 'on', ON_OFF);
/** An iPhone has no way to buzz for a page: there it is neither offered nor promised. */
export const canBuzz = (): boolean => typeof navigator.vibrate === 'function';
export const isBuzzing = (): boolean => canBuzz() && buzz.value === 'on';

/** Whether what is shown may be bright: where a card or a night could light up a face, all are dark alike. */
export const isBright = signal(false);

export function applySettings(): void {
  effect(() => {
    const isLight = isBright.value && light.value === 'bright';
    if (isLight) void import('./light.css');
    document.documentElement.dataset.light = isLight ? 'bright' : 'dark';
  });
  effect(() => {
    const { dataset } = document.documentElement;
    dataset.hand = hand.value;
    dataset.motion = motion.value;
    dataset.size = size.value;
  });
}
