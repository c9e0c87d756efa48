/** Parts that several screens of the phone share. */

import type { ComponentChildren, ComponentProps } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import type { IconId } from '../../../../web/art/icons.ts';
import { Bar, Clock, Face, Icon, offerOf, PhoneFrame, Picture, Tool } from '../../../../web/kit/index.ts';
import { useLook } from '../../../../web/kit/secret.tsx';
import { buzz } from '../../../../web/settings.ts';
import { isDays, isNight, isRemote, type Phase } from '../../state.ts';
import { wax } from '../art/shapes.ts';
import { castleStrip } from '../art/strip.ts';
import { type Play, whenIs } from './play.ts';
import { Until } from './until.tsx';

const ICONS: { readonly [P in Phase]?: IconId } = {
  arrival: 'people',
  ceremony: 'lock',
  mission: 'star',
  armoury: 'shield',
  discussion: 'speech',
  ballot: 'pen',
  reveal: 'people',
  defence: 'hourglass',
  minute: 'hourglass',
  lot: 'star',
  banishment: 'people',
  council: 'moon',
  letters: 'moon',
  deed: 'moon',
  breakfast: 'sun',
  pause: 'hourglass',
  endVote: 'people',
  finalReveal: 'star',
  finished: 'star',
};

export interface ScreenProps extends Omit<ComponentProps<typeof PhoneFrame>, 'bar' | 'game' | 'night'> {
  readonly play: Play;
  readonly phase?: ComponentChildren;
  readonly icon?: IconId;
  /** Instead of the running clock. */
  readonly clock?: ComponentChildren;
}

export function Screen({ play, phase, icon, clock, class: name = '', ...frame }: ScreenProps) {
  const { view, code, now } = play;
  const running = isDays(view) ? <Until play={play} /> : <Clock until={view.until} now={now} />;
  return (
    <PhoneFrame
      class={`fr${isNight(view) ? ' fr-dark' : ''} ${name}`}
      {...frame}
      bar={
        <Bar
          room={code}
          icon={icon ?? ICONS[view.phase] ?? 'sun'}
          phase={phase ?? whenIs(play)}
          clock={clock === undefined ? running : clock}
        />
      }
    />
  );
}

/** The same three signs on every screen of everybody. */
export function Tools({ play, children }: { play: Play; children?: ComponentChildren }) {
  const { t, view, show, open, may, ask } = play;
  return (
    <div class="fr-tools">
      {children}
      {offerOf(may, 'room.moveOn') && !offerOf(may, 'words.done') && (
        <Tool icon="next" onPress={() => ask({ type: 'room.moveOn' })}>
          {t.phone.moveOn}
        </Tool>
      )}
      {isDays(view) && (
        <Tool icon="sun" onPress={() => show('today')}>
          {t.phone.today}
        </Tool>
      )}
      {isRemote(view) && (
        <Tool icon="speech" onPress={() => show('said')}>
          {t.phone.chat}
        </Tool>
      )}
      <Tool icon="log" onPress={() => open('log')}>
        {t.phone.heard}
      </Tool>
      <Tool icon="pen" onPress={() => show('notes')}>
        {t.phone.notes}
      </Tool>
      <Tool icon="book" onPress={() => open('rules')}>
        {t.phone.rules}
      </Tool>
    </div>
  );
}

export const Foot = ({ children }: { children: ComponentChildren }) => (
  <p class="fr-foot quiet-text" role="status">
    {children}
  </p>
);

export function Scene({ art, height, width = 390 }: { art: string; height: number; width?: number }) {
  return (
    <div class="fr-scene scene" style={{ '--scene-h': `${height}px` }}>
      <Picture width={width} height={height} art={art} fit="slice-bottom" />
    </div>
  );
}

/** The castle by night; by day only its sky is another. */
export function CastleScene({ height = 92, moon = 0.5, sky }: { height?: number; moon?: number; sky?: string }) {
  const art = useMemo(() => castleStrip({ h: height, moonX: moon, ...(sky && { sky }) }), [height, moon, sky]);
  return <Scene art={art} height={height} />;
}

export const Seal = ({ ink = 'currentColor', cut }: { ink?: string; cut: string }) => {
  const art = useMemo(() => ({ __html: wax(ink, cut) }), [ink, cut]);
  return <svg class="fr-seal" viewBox="0 0 100 100" aria-hidden="true" dangerouslySetInnerHTML={art} />;
};

export interface SealedProps {
  /** The button's name: "Hold to read". */
  readonly label: string;
  /** What lies there, and what is seen while it is held: nothing of the latter is in the page otherwise. */
  readonly rest: ComponentChildren;
  readonly words: () => ComponentChildren;
  readonly class: string;
  readonly onLook?: () => void;
}

/** Something that is read only while the finger is down. */
export function Sealed({ label, rest, words, class: name, onLook }: SealedProps) {
  const { isOpen, handlers } = useLook(onLook);
  return (
    <div class="secret-place">
      <button type="button" class={`${name}${isOpen ? ' is-held' : ''}`} aria-label={label} {...handlers}>
        {isOpen ? words() : rest}
      </button>
      <span class="vh" role="status">
        {isOpen && words()}
      </span>
    </div>
  );
}

/** Small faces in a row. */
export const Faces = ({ play, seats }: { play: Play; seats: readonly Seat[] }) => (
  <ul class="fr-faces">
    {seats.map((seat) => (
      <li key={seat}>
        <Face seat={play.faces[seat]!} named />
      </li>
    ))}
  </ul>
);

/** Who, with something to say about it. */
export function Row({
  play,
  seat,
  small,
  end,
}: {
  play: Play;
  seat: Seat;
  small?: ComponentChildren;
  end?: ComponentChildren;
}) {
  const face = play.faces[seat]!;
  return (
    <li class="fr-row">
      <Face seat={face} />
      <span class="fr-who">
        <b>
          {face.name}
          {face.bot && <Icon id="robot" class="bot" />}
        </b>
        {small && <small>{small}</small>}
      </span>
      {end !== undefined && <span class="fr-count num">{end}</span>}
    </li>
  );
}

/** A short buzz when something becomes one's own to do. Never at night, and only if wanted. */
export function useBuzz(isMine: boolean): void {
  useEffect(() => {
    if (isMine && buzz.peek() === 'on') navigator.vibrate?.(120);
  }, [isMine]);
}
