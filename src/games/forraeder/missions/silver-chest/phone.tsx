/** M1: silver or a key. */

import { useMemo, useState } from 'preact/hooks';
import { Button, offerOf, Picture } from '../../../../web/kit/index.ts';
import { armouryPlaces } from '../../content.ts';
import { keyArt } from '../../screens/art/charges.ts';
import { barArt } from '../../screens/art/guest.ts';
import { gold } from '../../screens/art/shapes.ts';
import { answered, MissionScreen } from '../../screens/mission/frame.tsx';
import { Choices } from '../../screens/phone/choices.tsx';
import type { Play } from '../../screens/phone/play.ts';
import type { PhonePiece } from '../phone.tsx';

const CHOICES = ['carry', 'key'] as const;
const bars = (): string =>
  [
    [2, 60],
    [50, 60],
    [24, 34],
  ]
    .map(([x, y]) => `<g transform="translate(${x} ${y}) scale(.64)">${barArt}</g>`)
    .join('');

function Screen(play: Play) {
  const { t, view, may, ask } = play;
  const [chosen, setChosen] = useState<(typeof CHOICES)[number] | null>(null);
  const arts = useMemo(() => [bars(), `<g color="${gold}">${keyArt}</g>`], []);
  const isOpen = offerOf(may, 'chest.choose') !== undefined;
  return (
    <MissionScreen
      play={play}
      title={t.phone.mission.chest.title}
      text={t.phone.mission.chest.text(armouryPlaces(view.living.length))}
      action={
        <Button
          kind="primary"
          big
          disabled={!isOpen || chosen === null}
          onPress={() => ask({ type: 'chest.choose', choice: chosen })}
        >
          {isOpen ? t.phone.mission.chest.lay : t.phone.mission.given}
        </Button>
      }
      foot={isOpen ? t.phone.mission.chest.foot : answered(play)}
    >
      <Choices
        class="fr-duo"
        label={t.phone.mission.chest.title}
        value={chosen}
        disabled={!isOpen}
        onChoose={setChosen}
        options={CHOICES.map((choice, k) => ({
          value: choice,
          class: 'fr-opt',
          inside: (
            <>
              <Picture width={100} height={110} art={arts[k]!} />
              <b>{t.buttons[choice]}</b>
            </>
          ),
        }))}
      />
    </MissionScreen>
  );
}

export const silverChest: PhonePiece = {
  Screen,
  Outcome: ({ t, view }) => view.chest && <p>{t.mission.keys(view.chest.carried, view.chest.keys)}</p>,
};
