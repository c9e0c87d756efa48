/** Parts that several screens of the phone share. */
import type { ComponentChildren, ComponentProps } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import type { IconId } from '../../../../web/art/icons.ts';
import { Bar, Clock, Face, type FaceOf, HoldToLook, Icon, PhoneFrame, Tool } from '../../../../web/kit/index.ts';
import { parted } from '../../../../web/kit/width.ts';
import { buzz } from '../../../../web/settings.ts';
import { isRemote, type Phase } from '../../state.ts';
import type { Play } from './play.ts';

const ICONS: { readonly [P in Phase]?: IconId } = {
  briefing: 'book',
  deal: 'lock',
  'night-zero': 'moon',
  'extension-offer': 'hourglass',
  speech: 'speech',
  night: 'moon',
  'dawn-break': 'hourglass',
};

/** By day and by night the bar says which; elsewhere what goes on. */
function phaseName({ t, view }: Play): string {
  if (view.phase === 'day-talk') return t.panel.day(view.day);
  if (view.phase === 'night') return t.panel.night(view.day);
  return t.phases[view.phase];
}

export interface ScreenProps extends Omit<ComponentProps<typeof PhoneFrame>, 'bar' | 'game'> {
  readonly play: Play;
  readonly phase?: ComponentChildren;
  readonly icon?: IconId;
  /** Instead of the running clock. */
  readonly clock?: ComponentChildren;
}

export function Screen({ play, phase, icon, clock, class: name = '', ...frame }: ScreenProps) {
  const { view, code, now } = play;
  return (
    <PhoneFrame
      class={`mf ${name}`}
      {...frame}
      bar={
        <Bar
          room={code}
          icon={icon ?? ICONS[view.phase] ?? 'sun'}
          phase={phase ?? phaseName(play)}
          clock={clock === undefined ? <Clock until={view.until} now={now} /> : clock}
        />
      }
    />
  );
}

/** Not well in the same corner of every screen (MF-21), notes and rules at the other end. */
export function Tools({ play, children, bare = false }: { play: Play; children?: ComponentChildren; bare?: boolean }) {
  const { t, show, open } = play;
  return (
    <div class="mf-tools">
      <Tool icon="heart" class="mf-unwell" onPress={() => show('care')}>
        {t.buttons.notWell}
      </Tool>
      {children}
      {!bare && (
        <Tool icon="pen" onPress={() => show('notes')}>
          {t.buttons.notes}
        </Tool>
      )}
      <Tool icon="book" onPress={() => open('rules')}>
        {t.buttons.rules}
      </Tool>
    </div>
  );
}

/** Talk for those who are far apart, with the number of lines that are new. */
export function TalkTool({ play: { view, t, open, unread } }: { play: Play }) {
  if (!isRemote(view)) return null;
  return (
    <Tool icon="speech" dot={unread > 0 ? Math.min(unread, 99) : ''} onPress={() => open('chat')}>
      {t.phone.chat}
      {unread > 0 && <span class="vh">, {t.phone.unread(unread)}</span>}
    </Tool>
  );
}

/** The place in the day's order, as a flag. */
export const Flag = ({ children }: { children: ComponentChildren }) => <span class="mf-flag num">{children}</span>;

export interface RowProps {
  readonly face: FaceOf;
  readonly order?: number;
  readonly small?: ComponentChildren;
  readonly end?: ComponentChildren;
  readonly class?: string;
}

export function Row({ face, order, small, end, class: name = '' }: RowProps) {
  return (
    <li class={`mf-row ${name}`}>
      {order !== undefined && <Flag>{order}</Flag>}
      <Face seat={face} />
      <span class="mf-who">
        <b>
          {parted(face.name)}
          {face.bot && <Icon id="robot" class="bot" />}
        </b>
        {small}
      </span>
      {end !== undefined && <span class="mf-count num">{end}</span>}
    </li>
  );
}

/** Small faces in a row: hands that were raised, a team. */
export const Faces = ({ play, seats, out = [] }: { play: Play; seats: readonly Seat[]; out?: readonly Seat[] }) => (
  <span class="mf-faces">
    {seats.map((seat) => (
      <Face key={seat} seat={play.faces[seat]!} named class={out.includes(seat) ? 'mf-gone' : ''} />
    ))}
  </span>
);

/** The own card and all that was learned with it: words that are there only while the seal is held. */
export function OwnCard({ play }: { play: Play }) {
  const { view, t, me, name, names } = play;
  const role = view.roles[me];
  if (role === undefined) return null;
  const checks = (view.checks[me] ?? []).map(({ day, target, team }) => (
    <>
      {t.panel.night(day)}: {t.night.answer[team](name(target))}
    </>
  ));
  const hunches = view.hunches[me] ?? [];
  const lines = [circleOf(play), ...checks, ...(hunches.length > 0 ? [t.phone.hunches(names(hunches))] : [])];
  return (
    <HoldToLook
      shape="strip"
      label={t.phone.holdCard}
      title={t.roles[role].name}
      lines={lines}
      hint={
        <>
          {t.phone.holdCard}
          <small>{t.phone.holdHelp}</small>
        </>
      }
    />
  );
}

/** Whom one knows since night zero; for most of them nobody. */
export function circleOf({ view, t, me, name, names }: Play): string {
  const role = view.roles[me];
  const mates = view.bots.flatMap((_, seat) => (seat !== me && view.roles[seat] === role ? [seat] : []));
  if (role === 'mafia')
    return mates.length > 0 ? t.nightZero.mafia(names(mates), mates.length) : t.nightZero.mafiaAlone;
  if (role === 'freemason' && mates.length > 0) return t.nightZero.freemason(name(mates[0]!));
  return t.nightZero.others;
}

/** A short buzz when something becomes one's own to do. Never at night, and only if wanted. */
export function useBuzz(isMine: boolean): void {
  useEffect(() => {
    if (isMine && buzz.peek() === 'on') navigator.vibrate?.(120);
  }, [isMine]);
}
