/** The first moment of a room, and the lines that lie over it. */
import type { ComponentChildren } from 'preact';
import type { IconId } from './art/icons.ts';
import { Bar, Icon, Mask, PhoneFrame } from './kit/index.ts';
import { t } from './texts/index.ts';

/** Nothing for the first moment: most doors open at once. */
export function Opening({ code }: { code: string }) {
  return (
    <PhoneFrame class="grain" bar={<Bar room={code} phase="" />} bleed>
      <p class="opening" role="status">
        <Mask id="owl" tint={12} />
        <span>{t().line.connecting}</span>
      </p>
    </PhoneFrame>
  );
}

export interface StrapProps {
  readonly kind: 'weak' | 'ok';
  readonly icon: IconId;
  readonly title: string;
  readonly text: string;
  /** What can be done about it. */
  readonly children?: ComponentChildren;
}

/** Two lines over the picture, which stays. */
export function Strap({ kind, icon, title, text, children }: StrapProps) {
  return (
    <div class={`strap ${kind}`} role="status">
      <Icon id={icon} />
      <span>
        <b>{title}</b>
        <br />
        {text}
      </span>
      {children}
    </div>
  );
}

export function Fact({ icon, children }: { icon: IconId; children: ComponentChildren }) {
  return (
    <li>
      <Icon id={icon} />
      <span>{children}</span>
    </li>
  );
}
