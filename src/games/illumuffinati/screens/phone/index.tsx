/** Illumuffinati on a phone: which screen, and what lies over it. */
import '../game.css';
import './phone.css';
import './scenes.css';
import './room.css';
import './inspector.css';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useFetched } from '../../../../web/chunk.ts';
import { useOpened } from '../../../../web/kit/opened.ts';
import type { PauseProps, Stage } from '../../../../web/stage.ts';
import { isHome, type Phase, type State } from '../../state.ts';
import { Sprite } from '../cards.tsx';
import { pageKey, sceneKey } from '../clock.ts';
import { type News, newsAfter } from '../news.ts';
import { Bake } from './bake.tsx';
import { Negotiate } from './baker.tsx';
import { First } from './first.tsx';
import { Hide } from './hide.tsx';
import { OpenBags } from './open.tsx';
import { type Play, playOf, type SheetName } from './play.ts';

const SCREENS: { readonly [P in Phase]?: (play: Play) => preact.JSX.Element } = {
  'first-inspector': First,
  bake: Bake,
  hide: Hide,
  open: OpenBags,
  negotiate: Negotiate,
};

const fetchSheets = () => import('./sheets.tsx');
const fetchLater = () => import('./later.tsx');
/** Once it is here no screen waits for it again, not even for a blink. */
let later: Awaited<ReturnType<typeof fetchLater>> | undefined;

export function Phone(stage: Stage<State>) {
  const { opened: sheet, open: show, close } = useOpened<SheetName>();
  useEffect(() => {
    // Before it matters: a nose that is fetched after the cue is late.
    void fetchLater().then(
      (chunk) => {
        later = chunk;
      },
      () => {}, // no line: asked again when it is wanted
    );
    void fetchSheets().catch(() => {});
  }, []);
  // What was scrolled down to belongs to the screen before.
  useLayoutEffect(() => scrollTo(0, 0), [pageKey(stage.view, stage.me)]);
  const read = useRef<News | null>(null);
  read.current = newsAfter(read.current, stage.told());
  if (stage.me === null) return null;
  const play = playOf(stage, stage.me, show);
  return (
    <>
      <Sprite />
      {/* Outside of the screens, which change with the phase: only what stays is read aloud when it changes. */}
      <p class="vh" role="status">
        {read.current.text}
      </p>
      <Now key={sceneKey(stage.view)} {...play} />
      {sheet && <Open play={play} name={sheet} onClose={close} />}
    </>
  );
}

/** Lies over the screen that was stopped, and over whatever was opened there. */
export function Pause({ going, absent, ...stage }: PauseProps<State>) {
  const { opened: sheet, open: show, close } = useOpened<SheetName>();
  const chunk = useFetched(fetchLater) ?? later;
  if (stage.me === null || !chunk) return null;
  const play = playOf(stage, stage.me, show);
  return (
    <>
      <chunk.Paused play={play} going={going} absent={absent} />
      {sheet && <Open play={play} name={sheet} onClose={close} />}
    </>
  );
}

function Now(play: Play) {
  const Screen = SCREENS[play.view.phase];
  return Screen && !isHome(play.view, play.me) ? <Screen {...play} /> : <Later {...play} />;
}

function Later(play: Play) {
  const chunk = useFetched(fetchLater) ?? later;
  if (!chunk) return null;
  switch (play.view.phase) {
    case 'open':
    case 'negotiate':
      return <chunk.Home {...play} />;
    case 'takeback':
      return <chunk.TakeBack {...play} />;
    case 'inspect':
      return <chunk.Inspect {...play} />;
    case 'accusation':
      return <chunk.Accusation {...play} />;
    case 'earnings':
    case 'round-end':
      return <chunk.Earnings {...play} />;
    case 'final-count':
      return <chunk.FinalCount {...play} />;
    case 'nose-race':
      return <chunk.NoseRace {...play} />;
    case 'finished':
      return <chunk.Finished {...play} />;
    default:
      return null;
  }
}

function Open(props: { play: Play; name: SheetName; onClose: () => void }) {
  const chunk = useFetched(fetchSheets);
  return chunk ? <chunk.Sheet {...props} /> : null;
}
