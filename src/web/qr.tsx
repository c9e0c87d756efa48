/** An address as a square that a camera reads: ink on paper. */
import { useMemo } from 'preact/hooks';
import { useFetched } from './chunk.ts';

/** Runs of dark cells in one row become one stroke of the path. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      path += `M${from} ${y}h${x - from + 1}v1H${from}z`;
    }
  }
  return path;
}

export function Qr({ text, label }: { text: string; label: string }) {
  const uqr = useFetched(() => import('uqr'));
  const code = useMemo(() => {
    const { data, size } = uqr?.encode(text, { border: 0, ecc: 'M' }) ?? { data: [], size: 29 };
    return { path: pathOf(data), size };
  }, [uqr, text]);
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <path d={code.path} />
    </svg>
  );
}
