/** Candles that burn down, and lanterns that count who is in. */
import { useMemo } from 'preact/hooks';
import { candle, lantern } from '../art/marks.ts';
import { Picture } from './picture.tsx';

/** left: how much is there to burn, 0..1. Out: the flame is gone and the wax grey. */
export function Candle({
  left,
  out = false,
  class: name = '',
  label,
}: {
  left: number;
  out?: boolean;
  class?: string;
  label?: string;
}) {
  const step = Math.round(left * 100) / 100;
  const art = useMemo(() => (out ? candle(step, '#8f9bb0', '#5f6c84', false) : candle(step)), [step, out]);
  return <Picture width={60} height={120} art={art} class={`candle ${name}`} {...(label && { label })} />;
}

/** One lantern for each who is in: a number, never a name. */
export function Lanterns({
  lit,
  of,
  label,
  class: name = '',
}: {
  lit: number;
  of: number;
  label: string;
  class?: string;
}) {
  const on = useMemo(() => ({ __html: lantern(true) }), []);
  const off = useMemo(() => ({ __html: lantern(false) }), []);
  return (
    <div class={`lamps ${name}`}>
      <span class="lrow" aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <svg key={index} viewBox="0 0 24 34" dangerouslySetInnerHTML={index < lit ? on : off} />
        ))}
      </span>
      <span class="quiet-text">{label}</span>
    </div>
  );
}
