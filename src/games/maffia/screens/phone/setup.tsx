/** Before day 1: the briefing's cards, the deal, night zero. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, Face, HoldToLook, Lanterns } from '../../../../web/kit/index.ts';
import { estimateMinutes, roles } from '../../content.ts';
import { isCalled } from '../../state.ts';
import { briefingCards } from '../../texts/index.ts';
import { Asleep } from './night.tsx';
import { circleOf, Screen, Tools } from './parts.tsx';
import { isAlone, type Play } from './play.ts';
import { Drawn } from './village.tsx';

const PICTURES = ['time', 'privy', 'pretend', 'vote', 'talk', 'care', null] as const;
/** Time for the whole game, and a break before it: for people who wait for each other. */
const TOGETHER = 2;
const SWIPE_PX = 45;

function cardsOf(play: Play) {
  const { language, view } = play;
  const { roleSet, organisationRule, extensionsLeft, options, wording } = view;
  const length = { ...options, organisationRule, extensionCount: extensionsLeft };
  const minutes = estimateMinutes(view.bots.length, length);
  const cards = briefingCards(language, wording, { minutes, roleSet, organisationRule, extensions: extensionsLeft });
  const drawn = cards.map((card, at) => ({ ...card, picture: PICTURES[at] }));
  return isAlone(play) ? drawn.slice(TOGETHER) : drawn;
}

export function Briefing(play: Play) {
  const { t, view, me, ask } = play;
  const isIn = view.acknowledged.seats[me] === true;
  // A human game master turns the cards for all; a phone may look back at those that were read.
  const isLed = view.master === 'human';
  const cards = cardsOf(play);
  const last = cards.length - 1;
  const turned = isLed ? view.card - 1 : last;
  const [wanted, setAt] = useState(isLed || isIn ? turned : 0);
  // A chair that a bot takes over meanwhile may leave somebody alone, with fewer cards.
  const at = Math.min(wanted, last);
  useEffect(() => {
    if (isLed) setAt(turned);
  }, [isLed, turned]);
  const from = useRef<number | null>(null);
  const to = (next: number) => setAt(Math.min(turned, Math.max(0, next)));
  const { heading, title, text, picture } = cards[at]!;
  return (
    <Screen
      play={play}
      class="mf-brief"
      phase={t.briefing.title}
      clock={t.phone.of(at + 1, cards.length)}
      thumb={
        <>
          <div class="row">
            {at > 0 && <Button class="mf-back" icon="left" label={t.phone.backCard} onPress={() => to(at - 1)} />}
            {isLed && at === turned && at < last ? (
              <p class="mf-led">{t.briefing.led}</p>
            ) : at < last ? (
              <Button kind="primary" big onPress={() => to(at + 1)}>
                {t.buttons.nextCard}
              </Button>
            ) : (
              <Button kind="primary" big disabled={isIn} onPress={() => ask({ type: 'ackBriefing' })}>
                {isIn ? t.briefing.ready(view.acknowledged.count, view.bots.length) : t.buttons.ackBriefing}
              </Button>
            )}
          </div>
          {isAlone(play) && at === 0 && (
            <Button kind="bare" onPress={() => to(last)}>
              {t.briefing.roles.title}
            </Button>
          )}
          <Lanterns
            lit={view.acknowledged.count}
            of={view.bots.length}
            label={t.briefing.ready(view.acknowledged.count, view.bots.length)}
          />
          <Tools play={play} bare />
        </>
      }
    >
      <article
        key={at}
        class="mf-card"
        aria-live="polite"
        onPointerDown={(event) => {
          from.current = event.clientX;
        }}
        onPointerUp={(event) => {
          const moved = from.current === null ? 0 : event.clientX - from.current;
          from.current = null;
          if (Math.abs(moved) > SWIPE_PX) to(at + (moved < 0 ? 1 : -1));
        }}
      >
        {picture && <Drawn name={picture} class="mf-pic" />}
        {heading && <p class="mf-lead">{heading}</p>}
        <h1>{title}</h1>
        {at === last ? <RoleSet {...play} /> : <p>{text}</p>}
      </article>
      <ol class="mf-pips" aria-hidden="true">
        {cards.map((_, index) => (
          <li key={index} class={index === at ? 'is-on' : index < at ? 'is-past' : ''} />
        ))}
      </ol>
    </Screen>
  );
}

function RoleSet({ t, view }: Play) {
  const { roleSet, organisationRule, extensionsLeft } = view;
  return (
    <>
      <dl class="mf-set">
        {roles
          .filter((role) => roleSet[role] > 0)
          .map((role) => (
            <div key={role}>
              <dt class="num">{roleSet[role]}</dt>
              <dd>
                {t.roles[role].count(roleSet[role]).replace(/^\d+ /, '')}
                <small>{t.phone.brief[role]}</small>
              </dd>
            </div>
          ))}
      </dl>
      <p>
        {organisationRule ? t.panel.organisationOn : t.panel.organisationOff}{' '}
        {extensionsLeft > 0 ? t.panel.extensions(extensionsLeft) : t.panel.noExtensions}
      </p>
    </>
  );
}

export function Deal(play: Play) {
  const { t, view, me, ask, name, faces } = play;
  const role = view.roles[me];
  const [hasLooked, setLooked] = useState(false);
  const isCalledOne = view.cardOf !== null;
  const isSeen = view.acknowledged.seats[me] === true;
  if (role === undefined || (isCalledOne && view.cardOf !== me)) {
    return (
      <Screen play={play} class="mf-deal" thumb={<Tools play={play} bare />}>
        <h1>{t.deal.title}</h1>
        {view.cardOf !== null && (
          <div class="mf-called-card" role="status">
            <Face seat={faces[view.cardOf]!} />
            <p>{t.deal.called(name(view.cardOf))}</p>
          </div>
        )}
      </Screen>
    );
  }
  return (
    <Screen
      play={play}
      class="mf-deal"
      thumb={
        <>
          {!isCalledOne && (
            <Button
              kind={hasLooked || isSeen ? 'primary' : 'quiet'}
              big
              disabled={isSeen}
              onPress={() => ask({ type: 'ackRole' })}
            >
              {isSeen ? t.deal.seen(view.acknowledged.count, view.bots.length) : t.buttons.ackRole}
            </Button>
          )}
          <Tools play={play} bare>
            {!isCalledOne && !isSeen && (
              <span class="mf-seen">{t.deal.seen(view.acknowledged.count, view.bots.length)}</span>
            )}
          </Tools>
        </>
      }
    >
      <h1>{t.deal.title}</h1>
      <p class="mf-sub">{isCalledOne ? t.deal.look : t.deal.hold}</p>
      <HoldToLook
        label={t.phone.holdCard}
        title={t.roles[role].name}
        lines={[t.roles[role].about]}
        onLook={() => setLooked(true)}
      />
    </Screen>
  );
}

const NIGHT_ZERO_SECONDS = 20;

export function NightZero(play: Play) {
  const { t, view, me, ask } = play;
  const role = view.roles[me];
  if (role === undefined || (isCalled(view) && view.segment !== role)) return <Asleep {...play} />;
  const endsEarly = view.options.nightEarlyEnd && !isCalled(view);
  return (
    <Screen
      play={play}
      night
      class="mf-deal"
      thumb={
        <>
          {endsEarly ? (
            <Button big disabled={view.acknowledged.seats[me] === true} onPress={() => ask({ type: 'ackNightZero' })}>
              {t.buttons.ackNightZero}
            </Button>
          ) : (
            <p class="small quiet-text">{t.nightZero.length(NIGHT_ZERO_SECONDS)}</p>
          )}
          <Tools play={play} bare />
        </>
      }
    >
      <h1>{t.nightZero.title}</h1>
      <p class="mf-sub">{t.nightZero.hint}</p>
      <HoldToLook label={t.phone.holdCard} title={t.roles[role].name} lines={[circleOf(play)]} />
    </Screen>
  );
}
