/** M7: what is done is not on the phone: the silver, and who is there. */
import './phone.css';
import { useMemo } from 'preact/hooks';
import { Picture } from '../../../../web/kit/index.ts';
import { MissionScreen } from '../../screens/mission/frame.tsx';
import { Faces } from '../../screens/phone/parts.tsx';
import type { Play } from '../../screens/phone/play.ts';
import type { PhonePiece } from '../phone.tsx';
import { towerShield } from './art.ts';

function Screen(play: Play) {
  const { t, view } = play;
  const art = useMemo(towerShield, []);
  return (
    <MissionScreen play={play} title={t.missions['field-mission'].name} foot={t.phone.mission.field}>
      <div class="fr-field">
        <Picture width={120} height={140} art={art} />
        <p class="fr-in">
          <b class="num">{view.pile}</b> {t.phone.pause.bars}
        </p>
        <Faces play={play} seats={view.living} />
      </div>
    </MissionScreen>
  );
}

export const fieldMission: PhonePiece = { Screen };
