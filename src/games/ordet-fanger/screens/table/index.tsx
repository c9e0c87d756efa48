/**
 * Ordet fanger on the table screen. It knows what anybody in the room may know, and shows no more; before a duel is
 * spotted it looks as on a quiet table.
 */
import './table.css';
import './duel.css';
import './ends.css';
import './words.css';
import { useEffect, useState } from 'preact/hooks';
import { TableFrame } from '../../../../web/kit/index.ts';
import { SoundControl } from '../../../../web/sound/control.tsx';
import type { Stage } from '../../../../web/stage.ts';
import { isTyped, type State, type View } from '../../state.ts';
import { type Around, aroundOf } from '../around.ts';
import { useMoment } from '../moment.ts';
import { useSounds } from './cues.ts';
import { Again, Duel, Stamp } from './duel.tsx';
import { DuelEnd, Level, SeriesOver } from './ends.tsx';
import { Photo, Vote } from './judge.tsx';
import { narrationOf, spokenOf } from './narration.ts';
import { Gallery, Scores } from './scores.tsx';
import { Cut, Shuffle } from './shuffle.tsx';
import { Turn } from './turn.tsx';

const SERIES_MS = 3_200;
const SERIES_LEAST = 3;

/** For a moment after a series of three or more, while nobody draws. */
function useSeriesOver(view: View): boolean {
  const [isShown, setShown] = useState(false);
  const isOver = view.phase === 'turn' && view.chronicle.steps.length >= SERIES_LEAST;
  useEffect(() => {
    if (!isOver) return;
    setShown(true);
    const timer = setTimeout(() => setShown(false), SERIES_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [isOver]);
  return isShown && isOver;
}

function Scene({ around, narration }: { around: Around; narration: string }) {
  const { view } = around;
  switch (view.phase) {
    case 'lobby':
    case 'shuffle':
      return <Shuffle around={around} />;
    case 'turn':
    case 'reveal':
      if (view.drawer === null) return <Cut around={around} />;
      return <Turn around={around} narration={narration} />;
    case 'race':
    case 'verdict':
      return (
        <>
          <Duel around={around} />
          {view.phase === 'verdict' && <Stamp around={around} />}
          {view.phase === 'race' && view.race?.card === null && view.duel?.kind === 'pair' && <Again around={around} />}
        </>
      );
    case 'challenge':
      return <Photo around={around} />;
    case 'ballot':
      return <Vote around={around} />;
    case 'neutral-flip':
      return <Level around={around} />;
    case 'duel-end':
      return <DuelEnd around={around} />;
    case 'round-end': {
      const hasWall = isTyped(view) && view.chronicle.wall.some(({ won }) => won);
      return hasWall ? <Gallery around={around} /> : <Scores around={around} />;
    }
    case 'game-over':
      return <Scores around={around} />;
  }
}

export function Table(stage: Stage<State>) {
  const view = useMoment(stage.view, stage.now);
  const around = aroundOf(stage, view);
  const narration = narrationOf(around);
  const heard = useSounds(around, spokenOf(around, narration));
  const isSeries = useSeriesOver(view);
  return (
    <TableFrame game="ordet-fanger" class={`ot is-${view.phase}`}>
      {isSeries ? <SeriesOver around={around} /> : <Scene around={around} narration={narration} />}
      {view.phase !== 'turn' && view.phase !== 'reveal' && (
        <p class="vh" role="status">
          {narration}
        </p>
      )}
      <SoundControl language={stage.language} caption={heard} />
    </TableFrame>
  );
}
