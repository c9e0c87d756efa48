/** Forræder on a phone: which screen, and what lies over it. */
import './phone.css';
import './screens.css';
import './night.css';
import { useEffect } from 'preact/hooks';
import { useFetched } from '../../../../web/chunk.ts';
import { useOpened } from '../../../../web/kit/opened.ts';
import { Opening } from '../../../../web/opening.tsx';
import type { Stage } from '../../../../web/stage.ts';
import { isNight, type Phase, type State } from '../../state.ts';
import { type Moment, useMoment } from '../table/moments.ts';
import { Armoury } from './armoury.tsx';
import { Banishment } from './banish.tsx';
import { EndVote, FinalReveal, Pause } from './finale.tsx';
import { Identity } from './identity.tsx';
import { Breakfast } from './morning.tsx';
import { Letters, Night } from './night.tsx';
import { Out } from './out.tsx';
import { type Play, playOf, type SheetName } from './play.ts';
import { Arrival, Ceremony } from './setup.tsx';
import { useSince } from './since.ts';
import { Ballot, Reveal } from './slate.tsx';
import { Discussion } from './talk.tsx';
import { Defence, Lot, Minute } from './tie.tsx';

const SCREENS: { readonly [P in Phase]?: (play: Play) => preact.JSX.Element | null } = {
  arrival: Arrival,
  ceremony: Ceremony,
  mission: Mission,
  armoury: Armoury,
  discussion: Discussion,
  ballot: Ballot,
  reveal: Reveal,
  defence: Defence,
  minute: Minute,
  lot: Lot,
  banishment: Banishment,
  council: Night,
  letters: Letters,
  deed: Night,
  breakfast: Breakfast,
  pause: Pause,
  endVote: EndVote,
  finalReveal: FinalReveal,
};

const fetchMissions = () => import('../mission/index.tsx');
const fetchSheets = () => import('./sheets.tsx');
const fetchEnd = () => import('./ended.tsx');

export function Phone(stage: Stage<State>) {
  const { opened: sheet, setOpened: setSheet, open: show, close } = useOpened<SheetName>();
  useEffect(() => {
    // Before anybody has a secret: a phone that fetched something at night would be heard doing it.
    void Promise.allSettled([fetchMissions(), fetchSheets(), fetchEnd()]);
  }, []);
  const play = stage.me === null ? null : playOf(stage, stage.me, show);
  useSince(play, () => setSheet('today'));
  const moment = useMoment(stage.view);
  if (!play) return null;
  const { phase, day, step, stage: ballot } = stage.view;
  return (
    <>
      {/* Outside of the screens, which change with the phase: only what stays is read aloud when it changes. */}
      <p class="vh" role="status">
        {stage.told().at(-1)}
      </p>
      <News play={play} moment={moment} />
      <Now
        key={`${phase} ${day} ${phase === 'ballot' ? ballot : ''} ${phase === 'breakfast' ? step : ''}`}
        play={play}
        moment={moment}
      />
      {sheet && <Sheet play={play} name={sheet} onClose={close} />}
    </>
  );
}

/** What is over the moment it happens stays for a few seconds, above whatever comes next. */
function News({ play, moment }: { play: Play; moment: Moment | null }) {
  if (moment !== 'mission' && moment !== 'endVotes') return null;
  return (
    <div role="status" class={`fr-news${isNight(play.view) ? ' fr-dark' : ''}`}>
      {moment === 'mission' ? <Paid {...play} /> : burned(play)}
    </div>
  );
}

function burned({ view, t }: Play): string {
  const votes = Object.values(view.endVotes);
  const end = votes.filter((choice) => choice === 'end').length;
  return t.log.endVotes(end, votes.length - end);
}

function Paid(play: Play) {
  const { view, t, names } = play;
  const chunk = useFetched(fetchMissions);
  return (
    <>
      <b>{view.won ? t.phone.moment.paid(view.won) : t.phone.moment.none}</b>
      {chunk && <chunk.Outcome {...play} />}
      {view.access.length > 0 && <p>{t.log.access(names(view.access))}</p>}
    </>
  );
}

function Now({ play, moment }: { play: Play; moment: Moment | null }) {
  const { view, me } = play;
  if (moment === 'identity') return <Identity {...play} />;
  if (view.phase === 'finished') return <End {...play} />;
  const isStanding = view.phase === 'banishment' && view.banished === me;
  if (view.out[me] && !isStanding) return <Out {...play} />;
  const Screen = SCREENS[view.phase];
  return Screen ? <Screen {...play} /> : null;
}

function Mission(play: Play) {
  const chunk = useFetched(fetchMissions);
  return chunk ? <chunk.PhoneMission {...play} /> : <Opening code={play.code} />;
}

function End(play: Play) {
  const chunk = useFetched(fetchEnd);
  return chunk ? <chunk.Ended {...play} /> : null;
}

function Sheet(props: { play: Play; name: SheetName; onClose: () => void }) {
  const chunk = useFetched(fetchSheets);
  return chunk ? <chunk.Sheet {...props} /> : null;
}
