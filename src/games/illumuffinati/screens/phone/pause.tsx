/** The lamp is out: nothing can be laid, the own cards may still be looked at, and it says whose phone is gone. */
import './pause.css';
import { useMemo } from 'preact/hooks';
import { Bar, Button, Clock, offerOf, PhoneFrame, Picture } from '../../../../web/kit/index.ts';
import type { PauseProps } from '../../../../web/stage.ts';
import { darkScene } from '../art/later-scenes.ts';
import { Sign } from '../cards.tsx';
import { Look, useLook } from './hold.tsx';
import { Hand, Tools } from './parts.tsx';
import { isShown, laidOut, type Play } from './play.ts';

type Props = Pick<PauseProps<unknown>, 'going' | 'absent'> & { readonly play: Play };

export function Paused({ play, going, absent }: Props) {
  const { t, view, me, code, now, faces, names, may } = play;
  const bribe = view.bribes[me]!;
  const scene = useMemo(() => darkScene(bribe), [bribe]);
  const isTimed = view.options.timers !== 'off' && !view.hasGonged;
  const away = faces.flatMap((face, seat) => (face.connected || face.bot ? [] : [seat]));
  return (
    <PhoneFrame
      class="im im-paused"
      bleed
      bar={
        <Bar
          room={code}
          phase={
            <>
              <Sign id="lamp" />
              {t.pause.title}
            </>
          }
          clock={isTimed && <Clock until={view.endsAt} now={now} paused />}
        />
      }
      thumb={
        <>
          {!offerOf(may, 'room.resume') && (
            <Button big disabled>
              {bribe > 0 ? t.pause.bribeWaits : t.pause.gameWaits}
            </Button>
          )}
          {going}
          <Tools play={play}>{away.length > 0 && t.pause.gone(names(away), away.length)}</Tools>
        </>
      }
    >
      <div class="scene im-fs">
        <Picture width={390} height={250} art={scene} fit="slice-bottom" />
      </div>
      <section class="im-q">
        <div role="status">
          <h1>{t.pause.out}</h1>
          <p class="quiet-text">
            {t.pause.stands} {bribe > 0 && t.pause.yours(bribe)}
          </p>
        </div>
        <Own {...play} />
        {absent}
      </section>
    </PhoneFrame>
  );
}

function Own(play: Play) {
  const { t, view, me } = play;
  const look = useLook({ always: isShown(play) });
  const cards = laidOut(play);
  if (cards.length === 0) return null;
  return (
    <div class="im-mine">
      <Hand play={play} cards={cards} look={look} isFirstOpen={view.open[me] !== null} class="im-four" />
      <Look look={look} label={t.phone.look} />
    </div>
  );
}
