/** Before the first card: the dealer shuffles, the others are told how it goes. */
import { useEffect, useRef } from 'preact/hooks';
import { Button, Icon } from '../../../../web/kit/index.ts';
import { isBuzzing } from '../../../../web/settings.ts';
import { clockwise } from '../../state.ts';
import { deckSize, signsIn } from '../count.ts';
import { Back, Tile } from '../parts.tsx';
import { SideFaces, useBuzz } from './bits.tsx';
import type { Play, Scene } from './play.ts';

export function shuffleScene(play: Play): Scene {
  const { view, mine, w } = play;
  const isMine = view.dealer === mine;
  return {
    key: `shuffle ${isMine}`,
    class: 'of-shuffle',
    phase: w.round(view.round),
    clock: view.until,
    stage: isMine ? <Dealer play={play} /> : <Others play={play} />,
    thumb: isMine ? (
      <Button kind="primary" big onPress={() => play.ask({ type: 'shuffle' })}>
        {w.shuffle.button}
      </Button>
    ) : (
      <p class="of-note">{w.shuffle.number(clockwise(view, view.dealer).indexOf(mine) + 1, isBuzzing())}</p>
    ),
  };
}

const SHAKE = 18;

/** A phone that is shaken shuffles too, where the browser tells of it. */
function useShake(call: () => void): void {
  const latest = useRef(call);
  latest.current = call;
  useEffect(() => {
    let shakes = 0;
    const feel = ({ acceleration }: DeviceMotionEvent) => {
      const { x, y, z } = acceleration ?? {};
      if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) > SHAKE && ++shakes === 3) latest.current();
    };
    addEventListener('devicemotion', feel);
    return () => removeEventListener('devicemotion', feel);
  }, []);
}

function Dealer({ play }: { play: Play }) {
  const { view, w } = play;
  useBuzz(true);
  useShake(() => void play.ask({ type: 'shuffle' }));
  return (
    <>
      <div>
        <h1 class="of-big">{w.shuffle.title}</h1>
        <p class="of-lead">{w.shuffle.help}</p>
      </div>
      <div class="of-fan" aria-hidden="true">
        {[-26, -13, 13, 26, 0].map((angle) => (
          <span key={angle} style={{ rotate: `${angle}deg` }}>
            <Back box={view.cardSet} count={null} width="9rem" />
          </span>
        ))}
      </div>
      {view.coach && <Steps play={play} />}
      <p class="of-deck">
        {signsIn(view).map((sign) => (
          <Tile key={sign} sign={sign} size="1.4rem" label={`${play.t.symbols[sign]} `} />
        ))}
        <span>{w.shuffle.deck(deckSize(view).all)}</span>
      </p>
    </>
  );
}

function Others({ play }: { play: Play }) {
  const { view, w, side } = play;
  return (
    <>
      <div class="of-claim">
        <SideFaces play={play} side={view.dealer} size="8rem" />
        <h1 class="of-big">{w.shuffle.other(side(view.dealer))}</h1>
      </div>
      <Steps play={play} />
    </>
  );
}

/** The whole game in three lines. */
function Steps({ play: { w } }: { play: Play }) {
  const [one, two, three] = w.shuffle.steps;
  return (
    <div class="of-coach">
      <h2>{w.shuffle.how}</h2>
      <ol>
        <li>
          <span class="of-signs">
            <Tile sign="star" size="1.9rem" />
            <Tile sign="star" size="1.9rem" />
          </span>
          <span>{one}</span>
        </li>
        <li>
          <Icon id="voice" />
          <span>{two}</span>
        </li>
        <li>
          <b class="of-won" aria-hidden="true">
            1
          </b>
          <span>{three}</span>
        </li>
      </ol>
    </div>
  );
}
