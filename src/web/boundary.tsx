/**
 * Around every screen: one that cannot be drawn must not leave a dead page behind. Whoever looks at it is told in plain
 * words and can load it anew; the frame around it, and the line, go on.
 */
import { Component, type ComponentChildren } from 'preact';
import { noteBroken } from './broken.ts';
import { Bar, Button, Mask, PhoneFrame } from './kit/index.ts';
import { Strap } from './opening.tsx';
import { type Texts, t } from './texts/index.ts';

export interface BoundaryProps {
  /** As the server's log names it: what kind of screen, nothing of what is on it. */
  readonly screen: string;
  readonly code?: string;
  /** The reader's own, unless the table speaks another language. */
  readonly words?: Texts;
  /** What goes on: when that changes, the screen is tried again. */
  readonly during?: string;
  /** What stands there instead: a whole page, the same words on a sheet or over the picture, or nothing at all. */
  readonly drawn?: 'page' | 'sheet' | 'strap' | 'nothing';
  readonly children: ComponentChildren;
}

interface BoundaryState {
  readonly brokenDuring: string | null;
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { brokenDuring: null };

  static override getDerivedStateFromProps({ during = '' }: BoundaryProps, { brokenDuring }: BoundaryState) {
    return brokenDuring === null || brokenDuring === during ? null : { brokenDuring: null };
  }

  override componentDidCatch(error: unknown): void {
    const { screen, during = '' } = this.props;
    this.setState({ brokenDuring: during });
    noteBroken(error, screen);
    globalThis.reportError?.(error); // in this browser's own console, where it has one
  }

  override render({ children, ...props }: BoundaryProps): ComponentChildren {
    return this.state.brokenDuring === null ? children : instead(props);
  }
}

function instead({ code = '', words = t(), drawn = 'page' }: Omit<BoundaryProps, 'children'>): ComponentChildren {
  const { broken } = words.errors;
  if (drawn === 'nothing') return null;
  if (drawn === 'page') return <Broken code={code} words={broken} />;
  const again = <Button onPress={() => location.reload()}>{broken.again}</Button>;
  if (drawn === 'strap')
    return (
      <Strap kind="weak" icon="hourglass" title={broken.title} text={broken.text}>
        {again}
      </Strap>
    );
  return (
    <div class="pad" role="alert">
      <h3>{broken.title}</h3>
      <p>{broken.text}</p>
      {again}
    </div>
  );
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
