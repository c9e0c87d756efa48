/** The missions on a phone: fetched when the game is, drawn when the day has come. No mission knows a role. (TR-21) */
import './mission.css';
import { phonePiece } from '../../missions/phone.tsx';
import type { Play } from '../phone/play.ts';
import { momentIn } from '../phone/until.tsx';
import { MissionScreen } from './frame.tsx';

export function PhoneMission(play: Play) {
  const { view } = play;
  if (view.mission === null) return null;
  if (view.step === 'over') return <Over {...play} />;
  const Now = phonePiece(view.mission)?.Screen;
  return Now ? <Now key={`${view.day} ${view.mission}`} {...play} /> : null;
}

/** What came of it, as everybody may know it, and beside it what one answered oneself. */
export function Outcome(play: Play) {
  const Came = phonePiece(play.view.mission)?.Outcome;
  return Came ? <Came {...play} /> : null;
}

/** The quiet night of a season whose ceremony is on the second day. (TR-10) */
function Over(play: Play) {
  const { t, view } = play;
  return (
    <MissionScreen
      play={play}
      title={t.phone.mission.rest}
      text={view.until === null ? '' : t.phone.mission.restUntil(momentIn(play, view.until))}
      foot={t.phone.nothing}
    />
  );
}
