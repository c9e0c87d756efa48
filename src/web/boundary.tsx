/**
 * Around every screen: one that cannot be drawn must not leave a dead page behind. Whoever looks at it is told in plain
 * words and can load it anew; the frame around it, and the line, go on.
 */
import { Component, type ComponentChildren } from 'preact';
import { noteBroken } from './broken.ts';
import { Bar, Button, Mask, PhoneFrame } from './kit/index.ts';
import { type Texts, t } from './texts/index.ts';

export interface BoundaryProps {
  /** As the server's log names it: what kind of screen, nothing of what is on it. */
  readonly screen: string;
  readonly code?: string;
  /** The reader's own, unless the table speaks another language. */
  readonly words?: Texts;
  /** What goes on: when that changes, the screen is tried again. */
  readonly during?: string;
  readonly children: ComponentChildren;
}

interface BoundaryState {
  readonly brokenDuring: string | null;
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { brokenDuring: null };

  override componentDidCatch(error: unknown): void {
    const { screen, during = '' } = this.props;
    this.setState({ brokenDuring: during });
    noteBroken(error, screen);
    globalThis.reportError?.(error); // in this browser's own console, where it has one
  }

  override render({ children, code = '', words = t(), during = '' }: BoundaryProps): ComponentChildren {
    return this.state.brokenDuring === during ? <Broken code={code} words={words.errors.broken} /> : children;
  }
}

/** Made of what every page has already: nothing can be fetched for it. Also for what was told and cannot be read. */
export function Broken({ code, words }: { code: string; words: Texts['errors']['broken'] }) {
  return (
    <PhoneFrame
      class="grain"
      bleed
      bar={<Bar room={code} phase={<b class="house-word">Konklave</b>} />}
      thumb={
        <Button kind="primary" big onPress={() => location.reload()}>
          {words.again}
        </Button>
      }
    >
      <div class="broken">
        <Mask id="owl" tint={12} />
        <div class="pad" role="alert">
          <h1>{words.title}</h1>
          <p>{words.text}</p>
        </div>
      </div>
    </PhoneFrame>
  );
}
