/** The missions on a phone: fetched when the game is, drawn when the day has come. No mission knows a role. (TR-21) */
import './mission.css';
import { Icon } from '../../../../web/kit/index.ts';
import type { Mission } from '../../content.ts';
import { Foot, Screen, type ScreenProps, Tools } from '../phone/parts.tsx';
import type { Play } from '../phone/play.ts';
import { timeIn } from '../phone/until.tsx';
import { CoatsOfArms } from './arms.tsx';
import { BellTower } from './bells.tsx';
import { RopeBridge } from './bridge.tsx';
import { SilverChest } from './chest.tsx';
import { CipherLock } from './cipher.tsx';
import { RavenTower } from './ravens.tsx';

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

interface MissionScreenProps extends Omit<ScreenProps, 'thumb' | 'class' | 'title'> {
  readonly title: string;
  readonly text?: string;
  /** The answer. */
  readonly action?: preact.ComponentChildren;
  readonly foot: string;
}

/** Title, the rule in a line, how the Armoury is won today; the controls; the answer under the thumb. */
export function MissionScreen({ play, title, text, action, foot, children, ...rest }: MissionScreenProps) {
  const { t, view } = play;
  return (
    <Screen
      play={play}
      class="fr-mission"
      thumb={
        <>
          {action}
          <Foot>{foot}</Foot>
          <Tools play={play} />
        </>
      }
      {...rest}
    >
      <h1>{title}</h1>
      <p class="fr-sub">{text ?? t.missions[view.mission!].rules}</p>
      {view.isArmouryDay && (
        <p class="fr-access">
          <Icon id="shield" />
          <span>{t.missions[view.mission!].access}</span>
        </p>
      )}
      {children}
    </Screen>
  );
}

/** How many have given their answer: a number, never a name. */
export const answered = ({ t, view }: Play): string =>
  t.phone.mission.answered(view.answered.length, view.living.length);

function FieldMission(play: Play) {
  const { t } = play;
  return <MissionScreen play={play} title={t.missions['field-mission'].name} foot={t.phone.mission.field} />;
}

/** The quiet night of a season whose ceremony is on the second day. (TR-10) */
function Over(play: Play) {
  const { t, view, language } = play;
  const time = view.until === null ? '' : timeIn(language, view.until);
  return (
    <MissionScreen
      play={play}
      title={t.phone.mission.rest}
      text={view.until === null ? '' : t.phone.mission.restUntil(time)}
      foot={t.phone.nothing}
    />
  );
}
