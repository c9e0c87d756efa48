/** Parts that several screens of the phone share. */
import type { ComponentChildren, ComponentProps } from 'preact';
import type { Seat } from '../../../../kernel/game.ts';
import { Bar, Clock, Icon, offerOf, PhoneFrame, TimerRing, Tool } from '../../../../web/kit/index.ts';
import { parted, widestIn } from '../../../../web/kit/width.ts';
import type { Face } from '../../content.ts';
import { isRemote } from '../../state.ts';
import type { SignId } from '../art/signs.ts';
import { Back, Blind, Bot, Card, Sign, Tokens } from '../cards.tsx';
import { isGongFor } from '../clock.ts';
import type { Looking } from './hold.tsx';
import type { Play } from './play.ts';

export interface ScreenProps extends Omit<ComponentProps<typeof PhoneFrame>, 'bar' | 'game'> {
  readonly play: Play;
  readonly sign: SignId;
  readonly phase?: ComponentChildren;
  /** Whether the bar shows the running clock; a ring, or nothing, may stand on the page instead. */
  readonly hasClock?: boolean;
}

export function Screen({ play, sign, phase, hasClock = false, class: name = '', ...frame }: ScreenProps) {
  const { view, code, t, now } = play;
  const isTimed = hasClock && view.options.timers !== 'off';
  return (
    <PhoneFrame
      class={`im ${name}`}
      {...frame}
      bar={
        <Bar
          room={code}
          phase={
            <>
              <Sign id={sign} />
              {phase ?? t.phases[view.phase]}
            </>
          }
          clock={isTimed && <Clock until={view.endsAt} now={now} />}
        />
      }
    />
  );
}

/** The ring of a short phase: second thoughts, the last card. */
export function Ring({ play, ms }: { play: Play; ms: number }) {
  const { view, now, room } = play;
  if (view.options.timers === 'off' || view.endsAt === null) return <span />;
  return <TimerRing until={view.endsAt} now={now} ms={ms} paused={room.pause !== null} size="4.8rem" class="im-ring" />;
}

/** The reference card and the rules at one end, on every screen (IM-126); what the host may do, and talk. */
export function Tools({ play, children }: { play: Play; children?: ComponentChildren }) {
  const { t, show, open, may, view } = play;
  // After the gong the host may go on without whoever is missing: that is marked.
  const maySkip = offerOf(may, 'master.playDefault') !== undefined;
  const isHost = may.some(({ command: { type } }) => type.startsWith('master.') && type !== 'master.extend');
  return (
    <div class="im-foot is-tools">
      <span class="grow quiet-text im-small">{children}</span>
      {isHost && (
        <Tool icon="crown" dot={maySkip ? '!' : ''} onPress={() => show('host')}>
          {t.phone.host}
        </Tool>
      )}
      {isRemote(view) && (
        <Tool icon="speech" onPress={() => open('chat')}>
          {t.phone.say}
        </Tool>
      )}
      <Tool icon="log" onPress={() => show('card')}>
        {t.phone.card}
      </Tool>
      <Tool icon="book" onPress={() => open('rules')}>
        {t.phone.rules}
      </Tool>
    </div>
  );
}

/** Why it is as it is: the round was voided, or the gong of a soft clock has rung and this seat has something to decide. */
export function Gong({ play }: { play: Play }) {
  const { view, me, t } = play;
  if (!view.isVoided && !isGongFor(view, me)) return null;
  return (
    <p class="im-gong" role="status">
      <Icon id="bell" />
      {view.isVoided ? t.log.voided : t.panel.gong}
    </p>
  );
}

interface HandProps {
  readonly play: Play;
  readonly cards: readonly Face[];
  readonly look: Looking;
  /** The first card lies open on the table: paper. */
  readonly isFirstOpen?: boolean;
  readonly class?: string;
}

/** The own cards: backs of one kind, and words while they are looked at. Nothing of them is in the page otherwise. */
export function Hand({ play, cards, look, isFirstOpen = false, class: name = '' }: HandProps) {
  const { t, view } = play;
  const { jewelGold } = view.options;
  return (
    <div class={`im-cards ${name}`}>
      <span class="vh">{t.phone.hand(cards.length)}</span>
      {cards.map((face, place) =>
        isFirstOpen && place === 0 ? (
          <Card key={place} face={face} t={t} jewelGold={jewelGold} />
        ) : look.isOpen ? (
          <Blind key={place} face={face} t={t} jewelGold={jewelGold} />
        ) : (
          <Back key={place} dim />
        ),
      )}
      <span class="vh" role="status">
        {look.isOpen && view.options.peekToView ? play.cards(cards) : ''}
      </span>
    </div>
  );
}

/** Two dots until the seal is held. */
export const Dots = ({ look, children }: { look: Looking; children: ComponentChildren }) => (
  <b class="num im-dots">{look.isOpen ? children : '··'}</b>
);

/** As large as its place has room for its widest word. */
export const Fit = ({ of, children }: { of: string; children: ComponentChildren }) => (
  <span class="im-fit">
    <b style={{ '--ems': widestIn(of) }}>{children}</b>
  </span>
);

/** Whoever plays alone was given a name and may not know it. */
export const You = ({ play, seat }: { play: Play; seat: Seat }) =>
  seat === play.me ? <span class="im-you"> ({play.t.phone.you})</span> : null;

export const Name = ({ play, seat }: { play: Play; seat: Seat }) => (
  <Fit of={play.name(seat)}>
    {parted(play.name(seat))}
    <You play={play} seat={seat} />
    {play.faces[seat]!.bot && <Bot t={play.t} />}
  </Fit>
);

/** Purse and tokens, as they stand by a name on the table. */
export const Belongings = ({ play: { view, t }, seat }: { play: Play; seat: Seat }) => (
  <span class="im-tks">
    {view.options.purses === 'open' && (
      <span class="im-tok is-purse">
        <Sign id="purse" label={t.things.purse} />
        <b>{view.gold[seat]}</b>
      </span>
    )}
    <Tokens shop={view.openShop[seat]!} suspicious={view.suspicious[seat]!} t={t} />
  </span>
);

export const SeatTokens = ({ play: { view, t }, seat }: { play: Play; seat: Seat }) => (
  <span class="im-tks">
    <Tokens shop={view.openShop[seat]!} suspicious={view.suspicious[seat]!} t={t} />
  </span>
);
