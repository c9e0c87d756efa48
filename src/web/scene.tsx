/** The table from the side by candle light: who sits there, and whether the line is lit. Drawn when it is first seen. */
import { useMemo } from 'preact/hooks';
import type { Guest, TableScene } from './art/table.ts';
import { useFetched } from './chunk.ts';
import { Picture } from './kit/index.ts';

export interface SceneProps extends Omit<TableScene, 'guests' | 'w' | 'h'> {
  readonly guests: readonly (Guest | null)[];
  readonly height: number;
}

const WIDTH = 390;

export function Scene({ height, ...scene }: SceneProps) {
  const art = useFetched(() => import('./art/table.ts'));
  const key = JSON.stringify(scene);
  const drawn = useMemo(() => art?.tableScene({ ...scene, w: WIDTH, h: height }), [art, key, height]);
  return (
    <div class="scene house-scene" style={{ '--scene-h': `${height}px` }}>
      {drawn && <Picture width={WIDTH} height={height} art={drawn} fit="slice-bottom" />}
    </div>
  );
}
