/** What is said: by the narrator, by the table; and whether the line lives. */
import type { ComponentChildren } from 'preact';
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
