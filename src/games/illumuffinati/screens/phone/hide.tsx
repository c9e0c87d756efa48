/**
 * Two cards into the next bag, or, from the last Baker, onto the table.
 *
 * The same picture, light and gesture whatever the hand holds: a chosen card leaves the same dashed hole everywhere, and
 * a refused discard changes one small line. No sound, no vibration. (Section 7)
 */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Button, Face as Head, Picture } from '../../../../web/kit/index.ts';
import type { Face } from '../../content.ts';
import { isLastBaker, leftOf, passerOf } from '../../state.ts';
import { bag, spot } from '../art/scenes.ts';
import { Back, Blind } from '../cards.tsx';
import { Outside } from './bake.tsx';
import { GoldHold, Look, type Looking, useLook } from './hold.tsx';
import { Order } from './order.tsx';
import { Dots, Gong, Hand, Screen, Tools } from './parts.tsx';
import { isShown, laidOut, type Play } from './play.ts';
import { Tip } from './tips.tsx';

export function Hide(play: Play) {
  const { view, me } = play;
  if (view.inspector === me) return <Outside {...play} />;
  return passerOf(view) === me ? <Pass {...play} /> : <Wait {...play} />;
}

const PAIR = 2;

function Pass(play: Play) {
  const { t, view, me, ask, name } = play;
  const cards = laidOut(play);
  const [out, setOut] = useState<readonly number[]>([]);
  const [isRefused, setRefused] = useState(false);
  const isLast = isLastBaker(view, me);
  const toggle = (place: number) => {
    setRefused(false);
    setOut((before) =>
      before.includes(place) ? before.filter((one) => one !== place) : [...before, place].slice(-PAIR),
    );
  };
  const look = useLook({ always: isShown(play), count: cards.length, onDrop: toggle });
  // What lies in the hand has changed: the holes are no longer those that were chosen.
  useEffect(() => setOut([]), [cards.length]);
  const give = async () => {
    const faces = out.map((place) => cards[place]!);
    // Two jewels may not be laid; nobody is asked, and nobody learns of it. (IM-26)
    if (isLast && faces.every((face) => face === 'J')) {
      setOut([]);
      setRefused(true);
      return;
    }
    const answer = await ask({ type: isLast ? 'discardCards' : 'passCards', cards: faces });
    if (answer.refused) setOut([]);
  };
  const next = leftOf(view, me);
  const how = look.always ? t.phone[isLast ? 'tapLay' : 'tapGive'] : t.phone[isLast ? 'slideLay' : 'slideGive'];
  return (
    <Screen
      play={play}
      sign="bag"
      hasClock
      class="im-hide"
      thumb={
        <>
          <div class="im-foot">
            <Look look={look} label={t.phone.look} />
            <p class="im-slide-how">{how}</p>
          </div>
          {out.length === PAIR ? (
            <GoldHold onHeld={give} holding={t.phone.keepHolding} again={t.phone.pressAgain}>
              {isLast ? t.phone.holdLay : t.phone.holdGive}
            </GoldHold>
          ) : (
            <Button big disabled>
              {t.phone.chooseTwo}
            </Button>
          )}
          <Tools play={play}>{isLast ? t.phone.allWait : t.phone.waitsForBag(name(next))}</Tools>
        </>
      }
    >
      <div class="im-top">
        <div>
          <h1>{isLast ? t.phone.twoOnTable : t.phone.twoFor(name(next))}</h1>
          <p class="quiet-text">{isLast ? t.phone.lastHelp : cameFrom(play)}</p>
        </div>
        {isLast ? <Desk play={play} count={out.length} /> : <Bag play={play} count={out.length} />}
      </div>
      <Choose
        play={play}
        cards={cards}
        look={look}
        out={out}
        onChoose={toggle}
        hole={isLast ? t.phone.onTable : t.phone.inBag}
      />
      <p class="im-memo" role="status">
        {isRefused ? t.phone.needMuffin : <Received play={play} look={look} />}
      </p>
      <Gong play={play} />
      <Tip play={play} of="hide" />
    </Screen>
  );
}

const cameFrom = ({ t, view, me, name }: Play): string => {
  const from = view.received[me];
  return from && from.seat !== null ? t.phone.cameFrom(name(from.seat)) : t.phone.jewelsIn;
};

const pairIn = ({ t, cards }: Play, pair: readonly Face[]): string =>
  pair.every((face) => face === 'J') ? t.phone.bothJewels : cards(pair);

/** What came from the neighbour: words while the seal is held, dots otherwise. */
function Received({ play, look }: { play: Play; look: Looking }) {
  const { t, view, me, name } = play;
  const from = view.received[me];
  if (!from || from.seat === null) return null;
  return (
    <>
      {t.phone.from(name(from.seat))} <Dots look={look}>{pairIn(play, from.cards)}</Dots>
    </>
  );
}

function Bag({ play, count }: { play: Play; count: number }) {
  const { t, view, me, faces } = play;
  const art = useMemo(() => ({ __html: bag(count) }), [count]);
  return (
    <div class="im-bag">
      <svg viewBox="20 -8 180 212" aria-hidden="true" dangerouslySetInnerHTML={art} />
      <Head seat={faces[leftOf(view, me)]!} size="3.1rem" />
      <b class="im-cnt num">{t.phone.of(count, PAIR)}</b>
    </div>
  );
}

function Desk({ play, count }: { play: Play; count: number }) {
  const art = useMemo(() => spot(), []);
  return (
    <div class="im-desk">
      <Picture width={150} height={150} art={art} />
      <span class="im-two">
        {[0, 1].map((place) => (
          <i key={place} class={place < count ? 'is-on' : ''}>
            {place < count && <Back dim />}
          </i>
        ))}
      </span>
      <b class="im-cnt num">{play.t.phone.of(count, PAIR)}</b>
    </div>
  );
}

interface ChooseProps {
  readonly play: Play;
  readonly cards: readonly Face[];
  readonly look: Looking;
  readonly out: readonly number[];
  readonly onChoose: (place: number) => void;
  readonly hole: string;
}

/** Every card is a button without a word of what it is, unless all lie open; a screen reader is told while the seal is held. */
function Choose({ play, cards, look, out, onChoose, hole }: ChooseProps) {
  const { t, view } = play;
  const { jewelGold, peekToView } = view.options;
  return (
    <>
      <ul class={`im-hand${cards.length < 7 ? ' is-few' : ''}`} aria-label={t.phone.hand(cards.length)}>
        {cards.map((face, place) => {
          const isOut = out.includes(place);
          return (
            <li key={place} data-place={place} class={look.at === place ? 'is-at' : ''}>
              <button
                type="button"
                aria-pressed={isOut}
                aria-label={[t.phone.cardAt(place + 1), look.always && play.cards([face]), isOut && hole]
                  .filter(Boolean)
                  .join(', ')}
                onClick={() => onChoose(place)}
              >
                {isOut ? (
                  <span class="im-gap">{hole}</span>
                ) : look.isOpen ? (
                  <Blind face={face} t={t} jewelGold={jewelGold} />
                ) : (
                  <Back dim />
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <span class="vh" role="status">
        {look.isOpen && peekToView && (look.at === null ? play.cards(cards) : play.cards([cards[look.at]!]))}
      </span>
    </>
  );
}

/** The bag is elsewhere: the own hand, and who is packing. */
function Wait(play: Play) {
  const { t, view, me, name, faces, cards: told } = play;
  const cards = laidOut(play);
  const look = useLook({ always: isShown(play) });
  const passer = passerOf(view)!;
  const passed = view.passed[me];
  const art = useMemo(() => ({ __html: bag(0) }), []);
  return (
    <Screen
      play={play}
      sign="bag"
      hasClock
      class="im-hide"
      thumb={
        <>
          <div class="im-foot">
            <Look look={look} label={t.phone.look} />
            <p class="im-slide-how">{passed ? t.hide.sorted : t.phone.bagComes}</p>
          </div>
          <Tools play={play} />
        </>
      }
    >
      <div class="im-top">
        <div>
          <h1>{t.hide.passing(name(passer))}</h1>
          <p class="quiet-text">{t.phone.passedOf(view.passes, faces.length - 1)}</p>
        </div>
        <div class="im-bag">
          <svg viewBox="20 -8 180 212" aria-hidden="true" dangerouslySetInnerHTML={art} />
          <Head seat={faces[passer]!} size="3.1rem" />
        </div>
      </div>
      <Hand play={play} cards={cards} look={look} class="im-row" />
      <p class="im-memo">
        <Received play={play} look={look} />
      </p>
      {passed && (
        <p class="im-memo">
          {passed.seat === null ? t.phone.youLaid : t.phone.to(name(passed.seat))}{' '}
          {passed.seat === null ? <b>{told(passed.cards)}</b> : <Dots look={look}>{pairIn(play, passed.cards)}</Dots>}
        </p>
      )}
      <Order play={play} />
    </Screen>
  );
}
