/** M6: how far does the group dare to go? */
import './phone.css';
import { useState } from 'preact/hooks';
import { Button, Icon, offerOf } from '../../../../web/kit/index.ts';
import { purseOf, SHARES } from '../../content.ts';
import { answered, MissionScreen } from '../../screens/mission/frame.tsx';
import { Choices } from '../../screens/phone/choices.tsx';
import type { Play } from '../../screens/phone/play.ts';
import type { PhonePiece } from '../phone.tsx';
import { plankBreaks } from './content.ts';

const PLANKS = [6, 5, 4, 3, 2, 1] as const;

function RopeBridge(play: Play) {
  const { t, view, may, ask } = play;
  const [chosen, setChosen] = useState<number | null>(null);
  const words = t.phone.mission.bridge;
  const isOpen = offerOf(may, 'bridge.pledge') !== undefined;
  const bars = (plank: number) => (2 * plank * purseOf(view.options)) / SHARES;
  const risk = (plank: number) => (plank === 1 ? words.always : words.risk(plankBreaks[plank - 1]!));
  if (view.bridge) {
    const { group, crossed } = view.bridge;
    return (
      <MissionScreen
        play={play}
        title={words.crossing(group)}
        text={t.missions['rope-bridge'].rules}
        foot={t.phone.nothing}
      >
        <ol class="fr-planks" aria-live="polite">
          {PLANKS.map((plank) => (
            <li
              key={plank}
              class={plank <= crossed ? 'is-held' : plank > group ? 'is-beyond' : plank === crossed + 1 ? 'is-now' : ''}
            >
              <b>{plank}</b>
              <span>{t.status.pile(bars(plank))}</span>
              <small>{plank <= crossed ? <Icon id="check" label={words.held} /> : risk(plank)}</small>
            </li>
          ))}
        </ol>
      </MissionScreen>
    );
  }
  return (
    <MissionScreen
      play={play}
      title={words.title}
      text={words.text}
      action={
        <Button
          kind="primary"
          big
          disabled={!isOpen || chosen === null}
          onPress={() => ask({ type: 'bridge.pledge', planks: chosen })}
        >
          {isOpen ? (chosen === null ? t.buttons.pledge : words.pledge(chosen)) : t.phone.mission.given}
        </Button>
      }
      foot={isOpen ? words.foot : answered(play)}
    >
      <Choices
        class="fr-planks"
        label={words.title}
        value={chosen}
        disabled={!isOpen}
        onChoose={setChosen}
        options={PLANKS.map((plank) => ({
          value: plank,
          class: isOpen && chosen !== null && plank <= chosen ? 'is-in' : '',
          inside: (
            <>
              <b>{plank}</b>
              <span>{t.status.pile(bars(plank))}</span>
              <small>{risk(plank)}</small>
            </>
          ),
        }))}
      />
    </MissionScreen>
  );
}

function bridgeWords({ t, view: { bridge } }: Play): string {
  if (!bridge) return '';
  const dared = `${t.phone.mission.bridge.crossing(bridge.group)}.`;
  return bridge.crossed < bridge.group ? `${dared} ${t.log.broke(bridge.crossed + 1)}` : dared;
}

export const ropeBridge: PhonePiece = { Screen: RopeBridge, Outcome: (play) => <p>{bridgeWords(play)}</p> };
