/** Before the first mission: the wish, the dark, the sealed card. */

import { useMemo, useState } from 'preact/hooks';
import { cardFoot } from '../../../../web/art/marks.ts';
import { Button, Icon, Lanterns, offerOf, Picture } from '../../../../web/kit/index.ts';
import { type Wish, wishes } from '../../content.ts';
import { isDays } from '../../state.ts';
import { rose, roseCrown } from '../art/seals.ts';
import { wax } from '../art/shapes.ts';
import { gate, lid } from '../art/views.ts';
import { Choices } from './choices.tsx';
import { Foot, Scene, Screen, Seal, Sealed, Tools } from './parts.tsx';
import type { Play } from './play.ts';

const LINE = '#56719b';
const DIM = '#304a72';

export function Arrival(play: Play) {
  const { t, view, may, ask } = play;
  const [chosen, setChosen] = useState<Wish | null>(null);
  const art = useMemo(() => gate(), []);
  const seals = useMemo(() => wishes.map((_, k) => wax('#b3203a', '#5c0d1e', 4 + k)), []);
  const isOpen = offerOf(may, 'arrival.wish') !== undefined;
  const counted = t.phone.wish.count(view.wished.length, view.order.length);
  return (
    <Screen
      play={play}
      bleed
      class="fr-arrival"
      thumb={
        <>
          <Button
            kind="primary"
            big
            disabled={!isOpen || chosen === null}
            onPress={() => ask({ type: 'arrival.wish', wish: chosen })}
          >
            {isOpen ? t.phone.wish.seal : t.phone.wish.sealed}
          </Button>
          {isOpen ? (
            <Foot>{t.phone.wish.help}</Foot>
          ) : (
            <Lanterns lit={view.wished.length} of={view.order.length} label={counted} />
          )}
          <Tools play={play} />
        </>
      }
    >
      <Scene art={art} height={200} />
      <div class="fr-body">
        <h1>{t.wishes.question}</h1>
        {isOpen ? (
          <Choices
            class="fr-wish"
            label={t.wishes.question}
            value={chosen}
            onChoose={setChosen}
            options={wishes.map((wish, k) => ({
              value: wish,
              inside: (
                <>
                  <Picture width={100} height={100} art={seals[k]!} />
                  <span>
                    {t.wishes[wish]}
                    <small>{t.phone.wish[wish]}</small>
                  </span>
                </>
              ),
            }))}
          />
        ) : (
          <p class="fr-sub">{t.phone.wish.none}</p>
        )}
      </div>
    </Screen>
  );
}

/** The same dark phone for everybody until the cards are out. */
function Dark(play: Play) {
  const { t } = play;
  const eye = useMemo(() => lid(), []);
  return (
    <Screen play={play} class="fr-dark fr-shut" thumb={<Foot>{t.phone.nothing}</Foot>}>
      <Picture width={300} height={120} art={eye} class="fr-lid" />
      <h1>{t.phone.dark.title}</h1>
      <p class="fr-sub">{t.phone.dark.text}</p>
    </Screen>
  );
}

/** Words of the card: three lines for either role, so that its length tells nothing. (TR-8) */
function cardWords({ t, view, me, names }: Play) {
  const role = view.roles[me] ?? 'loyal';
  const fellows = view.conclave?.filter((seat) => seat !== me) ?? [];
  const line =
    view.options.traitorsMeet === 'ceremony' && role === 'traitor'
      ? t.phone.card.fellows(names(fellows))
      : t.phone.card.knows[role];
  return (
    <span class="window">
      <b>{t.roles[role].name}</b>
      <span class="txt">
        {t.roles[role].about} {line}
      </span>
    </span>
  );
}

export function RoleCard({ play, label }: { play: Play; label: string }) {
  const foot = useMemo(() => ({ __html: cardFoot(LINE, DIM) }), []);
  const veil = useMemo(() => ({ __html: rose(LINE, DIM) }), []);
  const crown = useMemo(() => ({ __html: roseCrown(LINE) }), []);
  const back = (over: { __html: string }) => (
    <svg class="back" viewBox="0 0 300 420" aria-hidden="true">
      <g dangerouslySetInnerHTML={foot} />
      <g dangerouslySetInnerHTML={over} />
    </svg>
  );
  return (
    <Sealed
      class="secret fr-card"
      label={label}
      rest={
        <>
          {back(veil)}
          <Seal cut="#1a2b46" />
        </>
      }
      words={() => (
        <>
          {back(crown)}
          {cardWords(play)}
          <Seal cut="#1a2b46" />
        </>
      )}
    />
  );
}

export function Ceremony(play: Play) {
  const { t, view, me, may, ask } = play;
  if (view.step !== 'open' || view.roles[me] === undefined) return <Dark {...play} />;
  const isSeen = offerOf(may, 'ceremony.ack') === undefined;
  return (
    <Screen
      play={play}
      class="fr-deal"
      thumb={
        <>
          <Button kind="primary" big disabled={isSeen} onPress={() => ask({ type: 'ceremony.ack' })}>
            {isSeen ? t.phone.card.waits : t.phone.card.seen}
          </Button>
          {isDays(view) && <Tools play={play} />}
        </>
      }
    >
      <h1>{t.phone.card.title}</h1>
      <p class="fr-sub">{t.phone.card.how}</p>
      <RoleCard play={play} label={t.phone.card.hold} />
      <p class="fr-rule">
        <Icon id="book" />
        <span>{t.phone.card.rule}</span>
      </p>
    </Screen>
  );
}
