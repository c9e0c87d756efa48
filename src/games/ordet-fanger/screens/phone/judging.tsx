/** The screens of verdict, photo finish, vote and neutral card; what is drawn on them is fetched (judge.tsx). */
import { RefusalPlace } from '../../../../web/kit/index.ts';
import { fetchedParts } from './fetched.tsx';
import type { Play, Scene } from './play.ts';

export const judge = fetchedParts(() => import('./judge.tsx'));

export const verdictScene = (play: Play): Scene => ({
  key: `verdict ${play.view.verdict?.winner}`,
  class: 'of-verdict',
  phase: play.w.verdict.title,
  clock: '',
  stage: <judge.Part part="Verdict" play={play} />,
  thumb: <judge.Part part="VerdictThumb" play={play} />,
});

export const challengeScene = (play: Play): Scene => ({
  key: 'challenge',
  class: 'of-photo',
  phase: play.w.photo.title,
  clock: play.view.until,
  stage: <judge.Part part="Photo" play={play} />,
  // An answer that was too late is refused just when everybody looks at the strip.
  thumb: (
    <>
      <RefusalPlace class="of-note of-refused" />
      <judge.Part part="Doubts" play={play} />
    </>
  ),
});

export function ballotScene(play: Play): Scene {
  const { view, w } = play;
  const isOwn = view.ballot!.examples !== null;
  return {
    key: `ballot ${view.ballot?.side}`,
    class: isOwn ? 'of-ballot of-honest' : 'of-ballot',
    phase: isOwn ? w.ballot.own.title : w.ballot.title,
    clock: view.until,
    stage: isOwn ? <judge.Part part="Honest" play={play} /> : <judge.Part part="Question" play={play} />,
    thumb: isOwn ? <judge.Part part="HonestThumb" play={play} /> : <judge.Part part="Votes" play={play} />,
  };
}

export function neutralScene(play: Play): Scene {
  const isMine = play.view.third === play.mine;
  return {
    key: `neutral-flip ${isMine}`,
    class: 'of-wait',
    phase: play.w.neutral.title,
    clock: play.view.until,
    stage: <judge.Part part="Neutral" play={play} />,
    ...(isMine && { thumb: <judge.Part part="FlipNeutral" play={play} /> }),
  };
}
