/**
 * Forræder on the table screen: the castle in four lights, and everybody in it. It knows what anybody in the room may
 * know, and shows no more; from the far end of a room the light alone says where the day is.
 */
import '../phone/phone.css';
import './table.css';
import './rooms.css';
import './missions.css';
import { Caption, TableFrame } from '../../../../web/kit/index.ts';
import { rowsOf } from '../../../../web/kit/rows.ts';
import { marked } from '../../../../web/marked.ts';
import { motion } from '../../../../web/settings.ts';
import { SoundControl } from '../../../../web/sound/control.tsx';
import type { Stage } from '../../../../web/stage.ts';
import { tablePiece } from '../../missions/table.tsx';
import type { Phase, State } from '../../state.ts';
import { Banishment } from './banish.tsx';
import { useSounds } from './cues.ts';
import { Ceremony, Night } from './dark.tsx';
import { Sprite } from './guest.tsx';
import { Armoury, EndVote, Final } from './hall.tsx';
import { type Moment, useMoment } from './moments.ts';
import { Breakfast } from './morning.tsx';
import { narrationOf, SAY_LETTERS } from './narration.ts';
import { propsOf, type TableProps } from './props.ts';
import { Ballot, Reveal } from './slates.tsx';
import { Arrival, Discussion, Pause } from './talk.tsx';
import { Tie } from './tie.tsx';
import type { TableTexts } from './words/en.ts';
import { useTableWords } from './words.ts';

type Scene = (props: TableProps) => preact.ComponentChild;

const Mission: Scene = (props) => {
  const Now = tablePiece(props.view.mission);
  return Now ? <Now {...props} /> : null;
};

const SCENES: { readonly [P in Phase]?: Scene } = {
  arrival: Arrival,
  ceremony: Ceremony,
  mission: Mission,
  armoury: Armoury,
  discussion: Discussion,
  ballot: Ballot,
  reveal: Reveal,
  defence: Tie,
  minute: Tie,
  lot: Tie,
  banishment: Banishment,
  council: Night,
  letters: Night,
  deed: Night,
  breakfast: Breakfast,
  pause: Pause,
  endVote: EndVote,
  finalReveal: Final,
  finished: Final,
};

const MOMENTS: { readonly [M in Moment]: Scene } = { identity: Banishment, mission: Mission, endVotes: EndVote };

/** Movement becomes fading. */
const isStill = (): boolean => motion.value === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;

export function Table(stage: Stage<State>) {
  const w = useTableWords(stage.language);
  return w ? <Laid stage={stage} w={w} /> : null;
}

function Laid({ stage, w }: { stage: Stage<State>; w: TableTexts }) {
  const props = propsOf(stage, w);
  const { view, faces } = props;
  const moment = useMoment(view);
  const line = narrationOf(props, moment);
  const heard = useSounds(props, moment, line);
  const Now = moment ? MOMENTS[moment] : SCENES[view.phase];
  const isOver = view.phase === 'finished';
  return (
    <TableFrame game="forraeder" class={`ft${isStill() ? ' is-still' : ''}`}>
      <Sprite />
      {Now && <Now {...props} key={moment ?? view.phase} />}
      {!isOver && (
        <Caption who={w.castle} line class={`ft-say is-${rowsOf(line, SAY_LETTERS)}`}>
          {marked(line, faces).map(({ text, isName }, at) => (isName ? <mark key={at}>{text}</mark> : text))}
        </Caption>
      )}
      <p class={`ft-code${isOver ? ' is-over' : ''}`}>
        {stage.address}
        <b>{stage.code}</b>
      </p>
      <SoundControl language={stage.language} caption={heard} />
    </TableFrame>
  );
}
