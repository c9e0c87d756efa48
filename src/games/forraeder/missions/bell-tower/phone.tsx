/** M4: ring in rising order, without a word. The own number is read under the seal only. */
import './phone.css';
import { useMemo } from 'preact/hooks';
import { Button, offerOf, Picture } from '../../../../web/kit/index.ts';
import { MissionScreen } from '../../screens/mission/frame.tsx';
import { Seal, Sealed } from '../../screens/phone/parts.tsx';
import type { Play } from '../../screens/phone/play.ts';
import { isLiving } from '../../state.ts';
import type { PhonePiece } from '../phone.tsx';
import { bell } from './art.ts';

function BellTower(play: Play) {
  const { t, view, me, may, ask, name } = play;
  const art = useMemo(() => `<g transform="translate(90 110)">${bell('#7d5208', '#5a3a04', '#2b1c05')}</g>`, []);
  const isOpen = offerOf(may, 'bell.ring') !== undefined;
  const last = view.rung.at(-1);
  const isPassed = view.passed.some(({ seat }) => seat === me);
  const left = view.living.filter(
    (seat) => !view.rung.some((one) => one.seat === seat) && !view.passed.some((one) => one.seat === seat),
  ).length;
  const words = t.phone.mission.bells;
  return (
    <MissionScreen
      play={play}
      title={words.title}
      text={words.text}
      action={
        isOpen && isLiving(view, me) ? (
          <Button kind="primary" class="fr-bellb" onPress={() => ask({ type: 'bell.ring' })}>
            <Picture width={180} height={170} art={art} />
            {t.buttons.ring}
          </Button>
        ) : undefined
      }
      foot={isOpen ? words.once : isPassed ? words.passed : words.rung(left)}
    >
      <Sealed
        class="fr-sealed"
        label={words.hold}
        rest={
          <>
            <Seal ink="#3a547e" cut="#14223a" />
            <span>{words.hold}</span>
          </>
        }
        words={() => (
          <>
            <b class="num">{view.bells[me] ?? '?'}</b>
            <span>{words.hold}</span>
          </>
        )}
      />
      <p class="fr-rung" aria-live="polite">
        {last ? (
          <>
            <span>{words.last}</span> <b class="num">{last.number}</b> <span>{words.by(name(last.seat))}</span>
          </>
        ) : (
          <span>{words.nobody}</span>
        )}
      </p>
    </MissionScreen>
  );
}

export const bellTower: PhonePiece = { Screen: BellTower };
