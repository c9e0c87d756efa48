/** The surface of the table's screen. */
import './table-frame.css';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useLayoutEffect, useState } from 'preact/hooks';

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
