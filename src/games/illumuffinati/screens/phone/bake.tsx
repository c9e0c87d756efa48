/** Fresh from the oven, and the Inspector outside the door. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Button, Face as Head, Picture } from '../../../../web/kit/index.ts';
import { goldIn, MS } from '../../content.ts';
import { bakeMs, isHatGiven, leftOf } from '../../state.ts';
import { hatOutside, outsideScene, ovenScene } from '../art/scenes.ts';
import { Sign } from '../cards.tsx';
import { Chosen } from './first.tsx';
import { Look, useLook } from './hold.tsx';
import { Order } from './order.tsx';
import { Dots, Gong, Hand, Screen, Tools } from './parts.tsx';
import { isShown, laidOut, type Play, readinessOf, useEarly } from './play.ts';
import { Tip } from './tips.tsx';

/** In the first round the hat lands first. */
export function Bake(play: Play) {
  const { view, me } = play;
  const [isSeen, setSeen] = useState(!isHatGiven(view) || view.ready[me]!);
  const isEarly = useEarly(play, MS.hat, bakeMs(view));
  useEffect(() => {
    if (!isEarly) setSeen(true);
  }, [isEarly]);
  if (!isSeen && isEarly) return <Chosen {...play} onGo={() => setSeen(true)} />;
  return view.inspector === me ? <Outside {...play} /> : <Fresh {...play} />;
}

function Fresh(play: Play) {
  const { t, view, me, ask, name } = play;
  const cards = laidOut(play);
  const look = useLook({ always: isShown(play) });
  const art = useMemo(() => ovenScene(), []);
  const { isAsked, howMany } = readinessOf(play);
  const first = leftOf(view, view.inspector);
  return (
    <Screen
      play={play}
      sign="muffin"
      hasClock
      bleed
      class="im-bake"
      thumb={
        <>
          <p class="im-how">
            <Sign id="crown" />
            <span>{first === me ? t.phone.jewelsYours : t.phone.jewelsTo(name(first))}</span>
          </p>
          <Button kind="primary" big disabled={!isAsked} onPress={() => ask({ type: 'ready' })}>
            {isAsked ? t.phone.seenThem : t.phone.wait}
          </Button>
          <Tools play={play}>{howMany}</Tools>
        </>
      }
    >
      <div class="scene im-ov">
        <Picture width={390} height={210} art={art} fit="slice-bottom" />
      </div>
      <section class="im-q">
        <div class="im-hd">
          <div>
            <h1>{t.phone.fresh(cards.length)}</h1>
            <p class="quiet-text">
              {t.phone.sum} <Dots look={look}>{goldIn(cards, view.options.jewelGold)}</Dots>
            </p>
          </div>
          <Look look={look} label={t.phone.look} />
        </div>
        <Hand play={play} cards={cards} look={look} class="im-fan" />
        <Gong play={play} />
        <Tip play={play} of="bake" />
      </section>
    </Screen>
  );
}

/** The Inspector meanwhile: what the table knows, and no more. */
export function Outside(play: Play) {
  const { t, view, faces } = play;
  const [art, hat] = useMemo(() => [outsideScene(), hatOutside()], []);
  return (
    <Screen
      play={play}
      sign="hat"
      hasClock
      bleed
      class="im-bake"
      thumb={
        <>
          <p class="quiet-text im-small">{t.phone.lastLays}</p>
          <Tools play={play} />
        </>
      }
    >
      <div class="scene im-ov is-low">
        <Picture width={390} height={210} art={art} fit="slice-bottom" />
        <Head seat={faces[view.inspector]!} class="im-wf" />
        <Picture width={390} height={210} art={hat} fit="slice-bottom" class="im-over" />
      </div>
      <section class="im-q">
        <h1>{t.bake.inspector}</h1>
        <Gong play={play} />
      </section>
      <Order play={play} />
    </Screen>
  );
}
