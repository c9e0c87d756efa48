/**
 * The last card. Its owner lifts the corner and turns it for all; the underside is blank until every screen turns, so
 * the page holds no face before the public fact has come.
 */
import { useMemo, useRef, useState } from 'preact/hooks';
import { gouges, n1, path as P, seeded } from '../../../../web/art/lino.ts';
import { Button, Face as Head, Icon, Picture } from '../../../../web/kit/index.ts';
import { widestIn } from '../../../../web/kit/width.ts';
import { MS } from '../../content.ts';
import { beam } from '../art/light.ts';
import { coatScene, hatOn } from '../art/scenes.ts';
import { Sign } from '../cards.tsx';
import { Gong, Ring, Screen, Tools } from './parts.tsx';
import type { Play } from './play.ts';

/** How far the corner is lifted: 0 lies flat, 1.25 is over the middle. */
const LIFTED = 0.35;
const HALF = 1;
const MOST = 1.3;
const DRAG_PX = 210;

const fold = (k: number) => {
  const x = 300 - 128 * k;
  const y = 420 - 160 * k;
  return {
    clip: `polygon(0 0, 100% 0, 100% ${n1(y / 4.2)}%, ${n1(x / 3)}% 100%, 0 100%)`,
    art:
      P(
        `M300 ${n1(y)}L${n1(x)} 420Q${n1(x + 22 * k)} ${n1(420 - 70 * k)} ${n1(x + 6 * k)} ${n1(y + 22 * k)}Q${n1(x + 80 * k)} ${n1(y + 20 * k)} 300 ${n1(y)}Z`,
        '#d8c8a8',
      ) +
      P(
        gouges([
          [x + 18 * k, y + 34 * k, x + 16 * k, y + 90 * k, 2.6, 4],
          [x + 34 * k, y + 34 * k, x + 36 * k, y + 76 * k, 2.2, 3],
          [x + 70 * k, y + 22 * k, x + 104 * k, y + 10 * k, 2.2],
        ]),
        '#a08c66',
      ),
  };
};

export function Accusation(play: Play) {
  const { view, me } = play;
  return view.room.includes(me) ? <Last {...play} /> : <Watch {...play} />;
}

/** The corner follows the finger; past the middle, letting go turns it. */
function useCorner(onTurn: () => void) {
  const [lift, setLift] = useState(LIFTED);
  const from = useRef<{ x: number; y: number } | null>(null);
  const end = () => {
    if (from.current === null) return;
    from.current = null;
    if (lift >= HALF) onTurn();
    setLift(LIFTED);
  };
  return {
    lift,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        (event.currentTarget as Element).setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent) => {
        if (!from.current) return;
        const moved = Math.max(from.current.y - event.clientY, from.current.x - event.clientX, 0);
        setLift(Math.min(MOST, LIFTED + (moved / DRAG_PX) * (MOST - LIFTED)));
      },
      onPointerUp: end,
      onPointerCancel: () => {
        from.current = null;
        setLift(LIFTED);
      },
    },
  };
}

function Last(play: Play) {
  const { t, view, me, ask, name } = play;
  const turn = () => ask({ type: 'flipLast' });
  const { lift, handlers } = useCorner(() => void turn());
  const { clip, art } = fold(lift);
  const glow = useMemo(() => {
    const r = seeded(5);
    return { __html: beam(r, 195, -10, 45, 640, 201, '#211812') + beam(r, 194, -10, 28, 660, 159, '#3f2d18') };
  }, []);
  const { pile } = view;
  return (
    <Screen
      play={play}
      sign="lamp"
      class="im-last"
      thumb={
        <>
          <p class="im-how2" role="status">
            <Icon id="point" />
            <span>{lift >= HALF ? t.phone.letGoTurns : t.phone.dragCorner}</span>
          </p>
          <Button kind="primary" onPress={turn}>
            {t.buttons.flip}
          </Button>
          <dl class="im-ends2">
            <div>
              <Sign id="muffin" />
              <dt>{t.phone.muffin}</dt>
              <dd class="num">{t.phone.youGetHush(Math.ceil(pile / 2))}</dd>
            </div>
            <div>
              <Sign id="crown" />
              <dt>{t.things.jewel}</dt>
              <dd class="num">{t.phone.getsAll(name(view.inspector), pile)}</dd>
            </div>
          </dl>
          <Tools play={play} />
        </>
      }
    >
      <div class="im-tt">
        <div>
          <p class="quiet-text">{t.phone.allLook(name(me))}</p>
          <h1>{t.phone.turnLast}</h1>
        </div>
        <Ring play={play} ms={MS.accusation} />
      </div>
      <div class="im-lc">
        <svg
          class="im-glow"
          viewBox="0 0 390 646"
          preserveAspectRatio="none"
          aria-hidden="true"
          dangerouslySetInnerHTML={glow}
        />
        <div class="im-flip" {...handlers}>
          <span class="im-bk2" style={{ clipPath: clip }}>
            <svg viewBox="0 0 200 280" aria-hidden="true">
              <use href="#im-back-bright" />
            </svg>
          </span>
          <svg class="im-fl" viewBox="0 0 300 420" aria-hidden="true" dangerouslySetInnerHTML={{ __html: art }} />
        </div>
      </div>
      <Gong play={play} />
    </Screen>
  );
}

/** Everybody else: the lamp swings. */
function Watch(play: Play) {
  const { t, view, me, name, faces } = play;
  const [coat, hat] = useMemo(() => [coatScene(), hatOn()], []);
  const last = view.room[0]!;
  const { pile } = view;
  return (
    <Screen play={play} sign={view.inspector === me ? 'hat' : 'lamp'} class="im-watch" thumb={<Tools play={play} />}>
      <div class="im-fsc is-beating">
        <Picture width={390} height={330} art={coat} fit="slice-bottom" />
        <Head seat={faces[view.inspector]!} class="im-fh" />
        <Picture width={390} height={330} art={hat} fit="slice-bottom" class="im-over" />
      </div>
      <div class="im-tt">
        <div>
          <h1 style={{ '--ems': widestIn(name(last)) }}>{t.accusation.waiting(name(last))}</h1>
        </div>
        <Ring play={play} ms={MS.accusation} />
      </div>
      <dl class="im-sum">
        <div>
          <dt>
            <Sign id="muffin" />
            {t.phone.muffin}
          </dt>
          <dd>{t.phone.splitTo(name(last), Math.ceil(pile / 2), name(view.inspector), Math.floor(pile / 2))}</dd>
        </div>
        <div>
          <dt>
            <Sign id="crown" />
            {t.things.jewel}
          </dt>
          <dd>{t.phone.getsAll(name(view.inspector), pile)}</dd>
        </div>
      </dl>
    </Screen>
  );
}
