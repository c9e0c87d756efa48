/** What all missions on a phone have in common. */
import { Icon } from '../../../../web/kit/index.ts';
import { Foot, Screen, type ScreenProps, Tools } from '../phone/parts.tsx';
import type { Play } from '../phone/play.ts';

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
          <span>
            <b>{`${t.words.armoury}:`}</b> {t.missions[view.mission!].access}
          </span>
        </p>
      )}
      {children}
    </Screen>
  );
}

/** How many have given their answer: a number, never a name. */
export const answered = ({ t, view }: Play): string =>
  t.phone.mission.answered(view.answered.length, view.living.length);
