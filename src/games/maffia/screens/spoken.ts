/** What is said in a speech: the ready-made statements, and far apart the words that the speaker writes. */
import type { FaceOf } from '../../../web/kit/index.ts';
import type { Stage } from '../../../web/stage.ts';
import { useSpeech } from '../../../web/talk.ts';
import { type State, speechIn } from '../state.ts';
import type { MaffiaTexts } from '../texts/index.ts';

export const TALK = 'village';

const HERE = '\0';

/** Without the name before them and the marks around them. */
function statementsIn(lines: readonly string[], t: MaffiaTexts, name: string): string[] {
  const [before, after] = t.statements.said(name, HERE).split(HERE) as [string, string];
  const began = lines.lastIndexOf(t.log.speech(name));
  return lines
    .slice(began + 1)
    .flatMap((line) =>
      line.startsWith(before) && line.endsWith(after) ? [line.slice(before.length, line.length - after.length)] : [],
    );
}

/** In the speech of now, the oldest first. */
export function useSpoken(
  { view, room, told, language }: Pick<Stage<State>, 'view' | 'room' | 'told' | 'language'>,
  t: MaffiaTexts,
  faces: readonly FaceOf[],
): readonly string[] {
  const speaker = view.phase === 'speech' ? view.speaker : null;
  const written = useSpeech(room, language, speaker, speechIn(view));
  if (speaker === null) return [];
  return [...statementsIn(told(), t, faces[speaker]!.name), ...written];
}
