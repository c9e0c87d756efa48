/** The screens of verdict, photo finish, vote and neutral card; what is drawn on them is fetched (judge.tsx). */
import { useFetched } from '../../../../web/chunk.ts';
import type { Play, Scene } from './play.ts';

let judge: typeof import('./judge.tsx') | undefined;

export async function fetchJudge() {
  judge = await import('./judge.tsx');
  return judge;
}

type Part = 'Verdict' | 'VerdictThumb' | 'Photo' | 'Doubts' | 'Question' | 'Votes' | 'Neutral' | 'FlipNeutral';

function Judge({ part, play }: { part: Part; play: Play }) {
  const chunk = useFetched(fetchJudge) ?? judge; // at once where it is here: a finish must not flicker
  if (!chunk) return null;
  const Drawn = chunk[part];
  return <Drawn play={play} />;
}

export const verdictScene = (play: Play): Scene => ({
  key: `verdict ${play.view.verdict?.winner}`,
  class: 'of-verdict',
  phase: play.w.verdict.title,
  clock: '',
  stage: <Judge part="Verdict" play={play} />,
  thumb: <Judge part="VerdictThumb" play={play} />,
});

export const challengeScene = (play: Play): Scene => ({
  key: 'challenge',
  class: 'of-photo',
  phase: play.w.photo.title,
  clock: play.view.until,
  stage: <Judge part="Photo" play={play} />,
  thumb: <Judge part="Doubts" play={play} />,
});

export const ballotScene = (play: Play): Scene => ({
  key: `ballot ${play.view.ballot?.side}`,
  class: 'of-ballot',
  phase: play.w.ballot.title,
  clock: play.view.until,
  stage: <Judge part="Question" play={play} />,
  thumb: <Judge part="Votes" play={play} />,
});

export function neutralScene(play: Play): Scene {
  const isMine = play.view.third === play.mine;
  return {
    key: `neutral-flip ${isMine}`,
    class: 'of-wait',
    phase: play.w.neutral.title,
    clock: play.view.until,
    stage: <Judge part="Neutral" play={play} />,
    ...(isMine && { thumb: <Judge part="FlipNeutral" play={play} /> }),
  };
}
