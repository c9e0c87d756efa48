/** Being home is a place: the sign hangs, all cards are face down until the bags are opened. */
import { useMemo } from 'preact/hooks';
import { Bubble, Picture } from '../../../../web/kit/index.ts';
import { goldIn } from '../../content.ts';
import { isRemote } from '../../state.ts';
import { homeScene } from '../art/later-scenes.ts';
import { Look, useLook } from './hold.tsx';
import { Others, Rest, Said, Used } from './others.tsx';
import { Dots, Hand, Screen, Tools } from './parts.tsx';
import { isShown, type Play } from './play.ts';

const LINES_SHOWN = 2;
const PHRASE = '/';

export function Home(play: Play) {
  const { t, view, me, room, faces } = play;
  const cards = view.hands[me] ?? [];
  const look = useLook({ always: isShown(play) });
  const sign = useMemo(() => homeScene(t.phone.openSign), [t]);
  // Ready-made words travel as signs; they are read in the talk itself.
  const lines = isRemote(view)
    ? room.chat
        .filter(({ channel, text }) => channel === 'interrogation' && !text.startsWith(PHRASE))
        .slice(-LINES_SHOWN)
    : [];
  return (
    <Screen
      play={play}
      sign="shop"
      phase={t.phone.youAreHome}
      hasClock={view.phase === 'negotiate'}
      bleed
      class="im-home"
      thumb={<Tools play={play}>{t.phone.noSale}</Tools>}
    >
      <div class="scene im-hs">
        <Picture width={390} height={250} art={sign} fit="slice-bottom" />
      </div>
      <section class="im-q">
        <div class="im-hd">
          <div>
            <h1>{t.phone.forCounter(cards.length)}</h1>
            <p class="quiet-text">
              {t.phone.sumToday} <Dots look={look}>{goldIn(cards, view.options.jewelGold)}</Dots>
            </p>
          </div>
          <Look look={look} label={t.phone.look} />
        </div>
        <Hand play={play} cards={cards} look={look} class="im-five" />
        {lines.map(({ by, text }, k) =>
          by === me || by === 'master' ? (
            <Bubble key={k}>{text}</Bubble>
          ) : (
            <Bubble key={k} by={faces[by]!}>
              {text}
            </Bubble>
          ),
        )}
        <Said play={play} />
        <Others play={play} />
        <Rest play={play} />
        <Used play={play} />
      </section>
    </Screen>
  );
}
