/** What the house says to one phone. */
import type { ComponentChildren } from 'preact';
import type { IconId } from '../art/icons.ts';
import { Icon } from './picture.tsx';

export interface ToastProps {
  readonly kind?: 'news' | 'refusal';
  readonly icon?: IconId;
  readonly title: ComponentChildren;
  /** A refusal says here what to do instead. */
  readonly help?: ComponentChildren;
  /** At the end: a button. */
  readonly children?: ComponentChildren;
  readonly class?: string;
}

export function Toast({ kind = 'news', icon, title, help, children, class: name = '' }: ToastProps) {
  const isRefusal = kind === 'refusal';
  return (
    <div class={`toast${isRefusal ? ' refusal' : ''} ${name}`} role={isRefusal ? 'alert' : 'status'}>
      <Icon id={icon ?? (isRefusal ? 'cross' : 'bell')} class="sign" />
      <div>
        <p>
          <b>{title}</b>
        </p>
        {help && <p>{help}</p>}
      </div>
      {children}
    </div>
  );
}
