/** The hourglass was turned: for a few seconds it is told by whom. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { FaceOf } from '../../../../web/kit/index.ts';
import type { Stage } from '../../../../web/stage.ts';
import type { State } from '../../state.ts';
import type { MaffiaTexts } from '../../texts/index.ts';

const SHOWN_MS = 5_000;

export function useTurned({ view, told }: Stage<State>, t: MaffiaTexts, faces: readonly FaceOf[]): string | null {
  const [text, setText] = useState<string | null>(null);
  const before = useRef(view.extensionsLeft);
  useEffect(() => {
    const wasTurned = view.extensionsLeft < before.current && view.phase === 'day-talk';
    before.current = view.extensionsLeft;
    if (!wasTurned) return;
    const seconds = view.options.extensionSeconds;
    const names = new Map(faces.map(({ name }) => [t.log.extended(name, seconds), name]));
    const line = told().findLast((one) => names.has(one));
    setText(line === undefined ? null : t.day.taken(names.get(line)!, seconds));
    const timer = setTimeout(() => setText(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [view.extensionsLeft]);
  return text;
}
