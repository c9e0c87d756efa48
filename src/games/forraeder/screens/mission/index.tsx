/** The missions on a phone: fetched when the game is, drawn when the day has come. No mission knows a role. (TR-21) */
import './mission.css';
import type { MissionId as Mission } from '../../missions/index.ts';
import { Faces } from '../phone/parts.tsx';
import type { Play } from '../phone/play.ts';
import { momentIn } from '../phone/until.tsx';
import { Blazon, CoatsOfArms } from './arms.tsx';
import { BellTower } from './bells.tsx';
import { RopeBridge } from './bridge.tsx';
import { SilverChest } from './chest.tsx';
import { CipherLock } from './cipher.tsx';
import { MissionScreen } from './frame.tsx';
import { RavenTower } from './ravens.tsx';

export { Outcome } from './outcome.tsx';

const MISSIONS: { readonly [M in Mission]: (play: Play) => preact.JSX.Element | null } = {
  'silver-chest': SilverChest,
  'coats-of-arms': CoatsOfArms,
  'raven-tower': RavenTower,
  'bell-tower': BellTower,
  'cipher-lock': CipherLock,
  'rope-bridge': RopeBridge,
  'field-mission': FieldMission,
};

export function PhoneMission(play: Play) {
  const { view } = play;
  if (view.mission === null) return null;
  if (view.step === 'over') return <Over {...play} />;
  const Now = MISSIONS[view.mission];
  return <Now key={`${view.day} ${view.mission}`} {...play} />;
}

function FieldMission(play: Play) {
  const { t, view } = play;
  return (
    <MissionScreen play={play} title={t.missions['field-mission'].name} foot={t.phone.mission.field}>
      <div class="fr-field">
        <Blazon one="tower" />
        <p class="fr-in">
          <b class="num">{view.pile}</b> {t.phone.pause.bars}
        </p>
        <Faces play={play} seats={view.living} />
      </div>
    </MissionScreen>
  );
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
