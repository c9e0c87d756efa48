/** What is said: by the narrator, by the table, by the house. */
import type { ComponentChildren } from 'preact';
import type { IconId } from '../art/icons.ts';
import type { FaceOf } from './faces.ts';
import { Face, Icon } from './picture.tsx';

export interface CaptionProps {
  /** Who speaks: "The narrator". */
  readonly who: string;
  readonly children: ComponentChildren;
  /** One row, the speaker at the left: for the foot of a table screen. */
  readonly line?: boolean;
  readonly class?: string;
}

/** Paper: everyone heard this. Names stand in <mark>. */
export function Caption({ who, children, line = false, class: name = '' }: CaptionProps) {
  return (
    <div class={`caption${line ? ' caption-line' : ''} ${name}`}>
      <span class="who">
        <Icon id="voice" />
        {who}
      </span>
      <span role="status">{children}</span>
    </div>
  );
}

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

export interface BubbleProps {
  /** Whose; without one it is one's own. */
  readonly by?: FaceOf;
  readonly children: ComponentChildren;
}

export function Bubble({ by, children }: BubbleProps) {
  if (!by) return <p class="bubble mine">{children}</p>;
  return (
    <div class="talk">
      <Face seat={by} size="2.4rem" />
      <p class="bubble" style={{ '--tint': `var(--seat-${by.tint})` }}>
        <span class="by">
          {by.name}
          {by.bot && <Icon id="robot" class="bot" />}
        </span>
        {children}
      </p>
    </div>
  );
}

/** The state of the line, in words. */
export function LineSign({ state, children }: { state: 'ok' | 'weak' | 'lost'; children: ComponentChildren }) {
  const icon = { ok: 'link', weak: 'hourglass', lost: 'cross' } as const;
  return (
    <span class={`conn ${state}`} role="status">
      <Icon id={icon[state]} />
      {children}
    </span>
  );
}
