/**
 * Illumuffinati on the table screen: a dark interrogation room with a swinging lamp. It knows what anybody in the room
 * may know, and shows no more: no hint, no probability.
 */
import '../game.css';
import './table.css';
import './scenes.css';
import './shop.css';
import './ending.css';
import { useEffect, useMemo } from 'preact/hooks';
import { Caption, seatFaces, TableFrame, useTimeLeft } from '../../../../web/kit/index.ts';
import { rowsOf } from '../../../../web/kit/rows.ts';
import { motion } from '../../../../web/settings.ts';
import { SoundControl } from '../../../../web/sound/control.tsx';
import { soundWords } from '../../../../web/sound/words.ts';
import type { Stage } from '../../../../web/stage.ts';
import { MS } from '../../content.ts';
import type { State } from '../../state.ts';
import { Sprite } from '../cards.tsx';
import { FIRST_MS, sceneKey } from '../clock.ts';
import { useTimes } from '../race.ts';
import { loadWall, type WallTexts, wallIn } from '../wall.ts';
import { useSounds } from './cues.ts';
import { FinalCount, Finished, NoseRace } from './ending.tsx';
import { type Moment, narrationOf, SAY_LETTERS } from './narration.ts';
import { Code, Marked, type Scene, useEarly } from './parts.tsx';
import { Halt } from './pause.tsx';
import { Hide, Negotiate, Open, Revealed, TakeBack } from './room.tsx';
import { Accusation, Bake, Earnings, First, Inspect } from './scenes.tsx';

/** Movement becomes fading. */
const isStill = (): boolean => motion.value === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;

export function Table(stage: Stage<State>) {
  const { language } = stage;
  useEffect(() => void loadWall(language), [language]);
  const t = wallIn(language);
  return t ? <Screen stage={stage} t={t} /> : null;
}

function Screen({ stage, t }: { stage: Stage<State>; t: WallTexts }) {
  const { view, room, language } = stage;
  const faces = seatFaces(room);
  const name = (seat: number) => faces[seat]?.name ?? '?';
  const scene: Scene = { stage, view, t, faces, name };
  const isPaused = room.pause !== null;
  const moment = useMoment(scene);
  const narration = isPaused ? t.narrator.paused : moment === 'dark' ? '' : narrationOf(scene, moment);
  const heard = useSounds(scene, narration);
  const { phase } = view;
  return (
    <TableFrame
      game="illumuffinati"
      class={`it is-${phase}${isPaused ? ' is-paused' : ''}${isStill() ? ' is-still' : ''}`}
    >
      <Sprite />
      <Now key={sceneKey(view)} scene={scene} />
      {isPaused && <Halt scene={scene} />}
      <Caption who={soundWords[language].narrator} line class={`it-say is-${rowsOf(narration, SAY_LETTERS)}`}>
        <Marked faces={faces}>{narration}</Marked>
      </Caption>
      <Code address={stage.address} code={stage.code} />
      <SoundControl language={language} caption={heard} />
    </TableFrame>
  );
}

function Now({ scene }: { scene: Scene }) {
  switch (scene.view.phase) {
    case 'first-inspector':
      return <First scene={scene} />;
    case 'bake':
      return <Bake scene={scene} />;
    case 'hide':
      return <Hide scene={scene} />;
    case 'open':
      return <Open scene={scene} />;
    case 'negotiate':
      return <Negotiate scene={scene} />;
    case 'takeback':
      return <TakeBack scene={scene} />;
    case 'inspect':
      return <Inspection scene={scene} />;
    case 'accusation':
      return <Accusation scene={scene} />;
    case 'earnings':
    case 'round-end':
      return <Earnings scene={scene} />;
    case 'final-count':
      return <FinalCount scene={scene} />;
    case 'nose-race':
      return <NoseRace scene={scene} />;
    case 'finished':
      return <End scene={scene} />;
    default:
      return null;
  }
}

/** What a phase shows first, so that the narrator is not ahead of it. */
function useMoment(scene: Scene): Moment | null {
  const { view, stage } = scene;
  const endsAt = useMemo(() => view.endsAt ?? 0, [sceneKey(view)]); // more time makes nothing begin again
  const dark = view.phase === 'earnings' ? endsAt - MS.earnings + FIRST_MS.dark : null;
  const kept = view.phase === 'inspect' && view.offered ? endsAt - MS.inspect + FIRST_MS.kept : null;
  const laid = view.phase === 'open' && view.used.length > 0 ? endsAt - MS.open + FIRST_MS.laid : null;
  const left = useTimeLeft(dark ?? kept ?? laid, stage.now, 3_600_000, stage.room.pause === null);
  if (left <= 0) return null;
  return dark !== null ? 'dark' : kept !== null ? 'kept' : 'laid';
}

/** First what stays of the bribes, if anybody was asked; then the dog. */
function Inspection({ scene }: { scene: Scene }) {
  const isEarly = useEarly(scene, FIRST_MS.kept, MS.inspect);
  return scene.view.offered && isEarly ? <Revealed scene={scene} /> : <Inspect scene={scene} />;
}

/** After a race the times are looked at first. */
const End = ({ scene }: { scene: Scene }) =>
  useTimes(scene.view) ? <NoseRace scene={scene} /> : <Finished scene={scene} />;
