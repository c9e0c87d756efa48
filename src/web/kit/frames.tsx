/** The three surfaces: a phone, the table screen, the master's console. */
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useId, useLayoutEffect, useState } from 'preact/hooks';
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

export const TABLE = { width: 1920, height: 1080 } as const;

/** How much larger than drawn: the whole design is always seen. */
export const fitOf = (width: number, height: number): number => Math.min(width / TABLE.width, height / TABLE.height);

export interface TableFrameProps {
  readonly children?: ComponentChildren;
  readonly game?: string;
  readonly class?: string;
}

/** Where the table screen is a picture on another page (the replay): how large it is drawn there. */
export const Staged = createContext<number | null>(null);

/** 1920 x 1080, scaled as a whole to the window. Only public things, ever. */
export function TableFrame({ children, game, class: name = '' }: TableFrameProps) {
  const staged = useContext(Staged);
  const [whole, setFit] = useState(() => fitOf(innerWidth, innerHeight));
  const fit = staged ?? whole;
  const isPage = staged === null;
  useLayoutEffect(() => {
    if (!isPage) return;
    const measure = () => setFit(fitOf(innerWidth, innerHeight));
    document.documentElement.dataset.frame = 'table';
    addEventListener('resize', measure);
    return () => {
      delete document.documentElement.dataset.frame;
      removeEventListener('resize', measure);
    };
  }, [isPage]);
  const Whole = isPage ? 'main' : 'div';
  return (
    <div class="table-window" data-surface="table" data-game={game}>
      <Whole class={`table ${name}`} style={{ '--fit': fit }}>
        {children}
      </Whole>
    </div>
  );
}

export interface MasterFrameProps {
  readonly room: ComponentChildren;
  readonly title: ComponentChildren;
  /** Who is there: a <LineSign>. */
  readonly status?: ComponentChildren;
  /** "Only you may see this screen". */
  readonly privacy: ComponentChildren;
  /** Left: what to say now, and below it the button that goes on. */
  readonly say: ComponentChildren;
  readonly go?: ComponentChildren;
  /** Right: what is pending and who has not acted; below it what mends. */
  readonly children: ComponentChildren;
  readonly mend?: ComponentChildren;
  readonly game?: string;
  readonly class?: string;
}

export function MasterFrame(props: MasterFrameProps) {
  const { room, title, status, privacy, say, go, children, mend, game, class: name = '' } = props;
  return (
    <main class={`master ${name}`} data-surface="master" data-game={game}>
      <header class="mbar">
        <span class="room">{room}</span>
        <h1>{title}</h1>
        {status}
        <span class="eyes">
          <Icon id="lock" />
          {privacy}
        </span>
      </header>
      <section class="sayside">
        {say}
        {go && <div class="go">{go}</div>}
      </section>
      <section class="work">
        <div class="work-body">{children}</div>
        {mend && <div class="mend">{mend}</div>}
      </section>
    </main>
  );
}

export interface ScriptProps {
  /** "Say this now". */
  readonly lead: ComponentChildren;
  readonly children: ComponentChildren;
  readonly note?: ComponentChildren;
}

/** The sheet that a master reads aloud. */
export function Script({ lead, children, note }: ScriptProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, and must do so without a mouse.
    <article class="script" tabIndex={0} aria-labelledby={id}>
      <p class="lead" id={id}>
        <Icon id="voice" />
        {lead}
      </p>
      <blockquote>{children}</blockquote>
      {note && <p class="note">{note}</p>}
    </article>
  );
}
