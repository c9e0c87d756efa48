/** The surface of a phone. */
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { IconId } from '../art/icons.ts';
import { Icon } from './picture.tsx';

export interface BarProps {
  readonly room: ComponentChildren;
  readonly phase: ComponentChildren;
  readonly icon?: IconId;
  /** A <Clock>, or "2 of 7". */
  readonly clock?: ComponentChildren;
}

/** What the house lays beside the clock of a phone, whichever game draws it. */
export const BarTool = createContext<ComponentChildren>(null);

/** The thin line on top of a phone. The left-handed see it mirrored. */
export function Bar({ room, phase, icon, clock }: BarProps) {
  const tool = useContext(BarTool);
  return (
    <header class="bar">
      <span class="room">{room}</span>
      <span class="phase">
        {icon && <Icon id={icon} />}
        {phase}
      </span>
      <span class="clock">
        {clock}
        {tool}
      </span>
    </header>
  );
}

export interface PhoneFrameProps {
  readonly bar?: ComponentChildren;
  readonly children?: ComponentChildren;
  /** Where the thumb is: the answer, then the tools. */
  readonly thumb?: ComponentChildren;
  /** Which game's accent. */
  readonly game?: string;
  /** At night everything is dimmer, the same for all. */
  readonly night?: boolean;
  /** Children bring their own padding (a scene that reaches the edges). */
  readonly bleed?: boolean;
  readonly class?: string;
}

export function PhoneFrame({
  bar,
  children,
  thumb,
  game,
  night = false,
  bleed = false,
  class: name = '',
}: PhoneFrameProps) {
  return (
    <main class={`phone${night ? ' is-night' : ''} ${name}`} data-surface="phone" data-game={game}>
      {bar}
      <section class={bleed ? 'stage is-bleed' : 'stage'}>{children}</section>
      {thumb && <div class="thumb">{thumb}</div>}
    </main>
  );
}
