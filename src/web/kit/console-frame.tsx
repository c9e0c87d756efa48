/** The surface of the master's console. */
import './console-frame.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from './picture.tsx';

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
