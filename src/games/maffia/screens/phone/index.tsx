/** Maffia on a phone: which screen, and what lies over it. */
import './phone.css';
import './vote.css';
import './night.css';
import './small.css';
import { useEffect, useState } from 'preact/hooks';
import { useFetched } from '../../../../web/chunk.ts';
import { seatFaces } from '../../../../web/kit/index.ts';
import { useOpened } from '../../../../web/kit/opened.ts';
import type { Stage } from '../../../../web/stage.ts';
import { useUnread } from '../../../../web/talk.ts';
import type { Phase, State } from '../../state.ts';
import { TALK, useSpoken } from '../spoken.ts';
import { wordsOf } from '../words.ts';
import { DayTalk, ExtensionOffer, LastNominations, NomineeList } from './day.tsx';
import { DawnBreak, Declaration, Night } from './night.tsx';
import { Ghost } from './out.tsx';
import { type Play, playOf, type SheetName } from './play.ts';
import { Briefing, Deal, NightZero } from './setup.tsx';
import { JustOut, Speech, VoteCall, VoteIntro, VoteResult } from './vote.tsx';

const SCREENS: { readonly [P in Phase]?: (play: Play) => preact.JSX.Element } = {
  briefing: Briefing,
  deal: Deal,
  'night-zero': NightZero,
  'day-talk': DayTalk,
  'extension-offer': ExtensionOffer,
  'last-nominations': LastNominations,
  'nominee-list': NomineeList,
  speech: Speech,
  'vote-intro': VoteIntro,
  'vote-call': VoteCall,
  'vote-result': VoteResult,
  night: Night,
  'dawn-break': DawnBreak,
  declaration: Declaration,
};

const fetchSheets = () => import('./sheets.tsx');
const fetchEnd = () => import('./ended.tsx');

export function Phone(stage: Stage<State>) {
  const { opened: sheet, setOpened: setSheet, open: show, close } = useOpened<SheetName>();
  useEffect(() => {
    // Before anybody has a secret: a phone that fetched its way out at night would be heard doing it.
    void Promise.allSettled([fetchSheets(), fetchEnd()]);
  }, []);
  const { phase } = stage.view;
  // Words for another moment than this are laid aside; the notes stay.
  useEffect(() => setSheet((open) => (open === 'say' ? null : open)), [phase]);
  const spoken = useSpoken(stage, wordsOf(stage), seatFaces(stage.room));
  const unread = useUnread(stage, TALK);
  if (stage.me === null) return null;
  const play = playOf(stage, stage.me, { show, spoken, unread });
  return (
    <>
      {/* Outside of the screens, which change with the phase: only what stays is read aloud when it changes. */}
      <p class="vh" role="status">
        {stage.told().at(-1)}
      </p>
      <Now key={`${phase} ${stage.view.day} ${stage.view.nominee}`} {...play} />
      {sheet && <Open play={play} name={sheet} onClose={close} />}
    </>
  );
}

/** Whoever goes out sees the tag turned once, then looks on. Outside of the keyed screens: it lasts over phases. */
const watching = new Set<string>();

function Now(play: Play) {
  const { view, me, code, room } = play;
  const [, again] = useState(0);
  if (view.phase === 'ended') return <End {...play} />;
  const out = view.out[me];
  if (out && !(out.how === 'shot' && view.phase === 'declaration' && view.day === out.day)) {
    const key = `${code} ${room.number} ${me}`;
    if (watching.has(key)) return <Ghost {...play} />;
    const watch = () => {
      watching.add(key);
      again((count) => count + 1);
    };
    return <JustOut {...play} onWatch={watch} />;
  }
  const Screen = SCREENS[view.phase];
  return Screen ? <Screen {...play} /> : null;
}

function End(play: Play) {
  const chunk = useFetched(fetchEnd);
  return chunk ? <chunk.Ended {...play} /> : null;
}

function Open(props: { play: Play; name: SheetName; onClose: () => void }) {
  const chunk = useFetched(fetchSheets);
  return chunk ? <chunk.Sheet {...props} /> : null;
}
